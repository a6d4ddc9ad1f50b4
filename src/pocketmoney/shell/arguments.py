"""Reading the words of a sub-command; what is wrong with them is a problem for the catalogue."""

from __future__ import annotations

import argparse
from typing import NoReturn

from pocketmoney.core.game import Game
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.options import choose
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.shell import atomic_file


class Parser(argparse.ArgumentParser):
    """Reads flags and words; the catalogue says what is wrong with them."""

    def __init__(self, command: str) -> None:
        super().__init__(prog=command, add_help=False, allow_abbrev=False, exit_on_error=False)
        self.add_argument("words", nargs="*")

    def error(self, message: str) -> NoReturn:
        raise Problem("too-many-words", {"command": self.prog, "word": message})

    def add_house(self) -> None:
        """The flags that choose what is played: decks, house rules, files of an own board."""
        self.add_argument("--decks", nargs="+", action="extend")
        self.add_argument("--option", action="append", default=[])
        self.add_argument("--preset", action="append", default=[])
        self.add_argument("--board")
        self.add_argument("--kitchen")

    def read(self, words: list[str], most: int | None = None) -> argparse.Namespace:
        """What the words mean; `most` is how many may stand without a flag."""
        try:
            read, rest = self.parse_known_intermixed_args(words)
        except argparse.ArgumentError as fault:
            flag = max((fault.argument_name or "").split("/"), key=len)
            if "explicit" in str(fault.message):
                raise Problem("flag-takes-no-value", {"flag": flag}) from None
            raise Problem("flag-needs-value", {"flag": flag, "command": self.prog}) from None
        strange = [word for word in rest if word.startswith("-")]
        if strange:
            problem = unknown("unknown-flag", strange[0], sorted(self._option_string_actions))
            problem.details["command"] = self.prog
            raise problem
        extra = rest or (read.words[most:] if most is not None else [])
        if extra:
            raise Problem("too-many-words", {"command": self.prog, "word": extra[0]})
        return read


def split(words: list[str] | None) -> list[str]:
    """The parts of a list that was given with commas, with blanks, or both."""
    return [part.strip() for word in words or [] for part in word.split(",")]


def decks_in(read: argparse.Namespace) -> list[str]:
    """The decks that flags name."""
    return [deck for word in split(read.decks) for deck in word.split()]


def files_in(read: argparse.Namespace) -> dict[str, str]:
    """The files that flags name, by their header keys."""
    named = {"board": read.board, "kitchen": read.kitchen}
    return {key: file for key, file in named.items() if file is not None}


def chosen(game: Game, given: list[str], presets: list[str]) -> dict[str, str]:
    """The house rules that flags choose; what is named by itself comes after the presets."""
    found: dict[str, str] = {}
    for name in presets:
        matching = [preset for preset in game.presets() if preset.name == name]
        if not matching:
            raise unknown("unknown-preset", name, [preset.name for preset in game.presets()])
        found.update(matching[0].choices)
    for word in given:
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            raise Problem("option-form", {"word": word})
        found[name] = value
    choose(game.options(), found)
    return found


def header_of(
    game: Game, names: list[str], options: dict[str, str], seed: int, decks: list[str], files: dict[str, str]
) -> Header:
    """The header of a game that flags describe, with the text of every file that they name."""
    entries = [Entry("decks", "", decks)] if decks else []
    entries += [Entry(key, "", [file]) for key, file in files.items()]
    for entry in entries:
        if entry.key not in game.header_keys():
            raise Problem("flag-of-other-game", {"flag": f"--{entry.key}", "game": game.name})
    texts = {file: atomic_file.read_text(file) for file in files.values()}
    return Header(game.name, names, options, seed, entries, texts)
