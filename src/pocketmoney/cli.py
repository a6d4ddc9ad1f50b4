"""One command, a sub-command per purpose. What is wrong with the input is said in one line, never with a traceback."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from pocketmoney.version import told

if TYPE_CHECKING:
    from pocketmoney.core.game import Game
    from pocketmoney.core.problem import Problem
    from pocketmoney.text.speech import Speech

HOLDS: Final = 0
FAILS: Final = 1
UNREADABLE: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141

BOARD_WORDS: Final = ("check", "show", "new")

MEGABYTE: Final = 1 << 20
LARGEST_RECORD: Final = 16
LONGEST_WORD: Final = 80


def main(argv: list[str] | None = None) -> int:
    """Run a command line; returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        # A name that the terminal cannot show must not end the program.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        code = _run(sys.argv[1:] if argv is None else argv)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return BROKEN_PIPE
    except OSError as fault:
        _drop_output()
        _complain(_problem("no-output", why=fault.strerror or str(fault)))
        return UNREADABLE


def _drop_output() -> None:
    """Nobody reads any more: keep Python from complaining about it when it ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(words: list[str]) -> int:
    if words in (["--version"], ["-V"]):
        print(told())
        return HOLDS
    from pocketmoney.core.problem import Problem, unknown

    commands: dict[str, Callable[[list[str]], int]] = {
        "play": _play,
        "replay": _replay,
        "options": _options,
        "rules": _rules,
        "board": _board,
        "bots": _bots,
        "doctrine": _doctrine,
    }
    try:
        if not words or words[0] in ("-h", "--help", "help"):
            print(_speech().say("cli-help"))
            return HOLDS
        command = words[0]
        if command not in commands:
            raise unknown("unknown-command", command, list(commands))
        if "-h" in words or "--help" in words:
            print(_speech().say(f"cli-help-{command}"))
            return HOLDS
        return commands[command](words[1:])
    except Problem as problem:
        _complain(problem)
        return UNREADABLE


@cache
def _speech() -> Speech:
    from pocketmoney.text.speech import Speech

    return Speech()


def _problem(key: str, **details: str | int) -> Problem:
    from pocketmoney.core.problem import Problem

    return Problem(key, {**details})


def _complain(problem: Problem, file: str = "pocketmoney") -> None:
    """One line on standard error: where, what is wrong, what was expected."""
    for name, value in problem.details.items():
        if name != "known" and isinstance(value, str) and len(value) > LONGEST_WORD:
            problem.details[name] = value[: LONGEST_WORD - 1] + "…"
    file = problem.file or file
    place = f"{file}:{problem.line}" if problem.line else file
    _print_error(f"{place}: {_speech().complain(problem)}")


def _print_all(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


def _print_error(line: str) -> None:
    if sys.stdout is not None:
        sys.stdout.flush()
    print(line, file=sys.stderr)


# Reading the command line


class _Parser(argparse.ArgumentParser):
    """Reads flags and words; the catalogue says what is wrong with them."""

    def __init__(self, command: str) -> None:
        super().__init__(prog=command, add_help=False, allow_abbrev=False, exit_on_error=False)
        self.add_argument("words", nargs="*")

    def error(self, message: str) -> NoReturn:
        raise _problem("too-many-words", command=self.prog, word=message)

    def read(self, words: list[str], most: int | None = None) -> argparse.Namespace:
        """What the words mean; `most` is how many may stand without a flag."""
        from pocketmoney.core.problem import unknown

        try:
            read, rest = self.parse_known_intermixed_args(words)
        except argparse.ArgumentError as fault:
            flag = max((fault.argument_name or "").split("/"), key=len)
            if "explicit" in str(fault.message):
                raise _problem("flag-takes-no-value", flag=flag) from None
            raise _problem("flag-needs-value", flag=flag, command=self.prog) from None
        strange = [word for word in rest if word.startswith("-")]
        if strange:
            problem = unknown("unknown-flag", strange[0], sorted(self._option_string_actions))
            problem.details["command"] = self.prog
            raise problem
        extra = rest or (read.words[most:] if most is not None else [])
        if extra:
            raise _problem("too-many-words", command=self.prog, word=extra[0])
        return read


def _split(words: list[str] | None) -> list[str]:
    return [part.strip() for word in words or [] for part in word.split(",")]


# Play


def _play(words: list[str]) -> int:
    from pocketmoney import games
    from pocketmoney.core.notation import whole_number

    parser = _Parser("play")
    parser.add_argument("--seats", nargs="+", action="extend")
    parser.add_argument("--decks", nargs="+", action="extend")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--preset", action="append", default=[])
    parser.add_argument("--seed")
    parser.add_argument("--record")
    parser.add_argument("--from", dest="go_on_from")
    parser.add_argument("--board")
    parser.add_argument("--kitchen")
    read = parser.read(words, most=1)
    decks = [deck for word in _split(read.decks) for deck in word.split()]
    if read.go_on_from is not None:
        _refuse_with_from(words, read.words)
    name = read.words[0] if read.words else None
    if name is None and decks and decks[0] in games.names():
        name = decks[0]
    options = _chosen(games.find(name or games.names()[0]), read.option, read.preset)
    seed = whole_number(read.seed, "--seed") if read.seed is not None else None
    seats = _split(read.seats) if read.seats is not None else None

    from pocketmoney.core.problem import Problem
    from pocketmoney.terminal import play

    named = {"board": read.board, "kitchen": read.kitchen}
    files = {key: file for key, file in named.items() if file is not None}
    if files and name == "tietgen" and not _are_sound(read.board, read.kitchen):
        return UNREADABLE
    try:
        return play.run(name, decks, seats, options, seed, read.record, read.go_on_from, files=files)
    except Problem as problem:
        if read.go_on_from is None or problem.line == 0:
            raise
        _complain(problem, read.go_on_from)
        return UNREADABLE


def _are_sound(board: str | None, kitchen: str | None) -> bool:
    """Whether a table can be set up with these files; if not, the first thing that is wrong is said."""
    from pocketmoney.terminal import tietgen_files

    for file, problem in tietgen_files.Checked(board, kitchen, _read).problems[:1]:
        _complain(problem, file)
        return False
    return True


def _refuse_with_from(words: list[str], game: list[str]) -> None:
    """A saved game has its decks, house rules, seed and files already."""
    flags = ("--decks", "--option", "--preset", "--seed", "--board", "--kitchen")
    fixed = [word for word in words if word.split("=")[0] in flags]
    for word in fixed + game:
        raise _problem("from-alone", word=word)


def _chosen(game: Game, given: list[str], presets: list[str]) -> dict[str, str]:
    """The house rules that flags choose; what is named by itself comes after the presets."""
    from pocketmoney.core.options import choose
    from pocketmoney.core.problem import unknown

    chosen: dict[str, str] = {}
    for name in presets:
        found = [preset for preset in game.presets() if preset.name == name]
        if not found:
            raise unknown("unknown-preset", name, [preset.name for preset in game.presets()])
        chosen.update(found[0].choices)
    for word in given:
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            raise _problem("option-form", word=word)
        chosen[name] = value
    choose(game.options(), chosen)
    return chosen


# Replay


def _replay(words: list[str]) -> int:
    parser = _Parser("replay")
    parser.add_argument("--quiet", "-q", action="store_true")
    read = parser.read(words)
    if not read.words:
        raise _problem("needs-file")
    return max(_replay_file(file, is_quiet=read.quiet) for file in read.words)


def _replay_file(file: str, *, is_quiet: bool) -> int:
    from pocketmoney import games
    from pocketmoney.core.problem import Problem
    from pocketmoney.core.record import parse
    from pocketmoney.core.replay import Replay
    from pocketmoney.terminal import retelling

    try:
        replay = Replay(parse(_read(file), games.find, lambda named: _read(str(Path(file).parent / named))))
    except Problem as problem:
        _complain(problem, file)
        return UNREADABLE
    _speech().learn(replay.record.game.own_words())
    if is_quiet:
        replay.run()
    else:
        _print_all(retelling.story(replay, file, _speech()))
    if replay.failure is not None:
        # What a replay finds is its output; only a file that cannot be read is an error.
        print(f"{file}:{replay.failure.line}: {retelling.failure(replay, replay.failure, _speech())}")
        return FAILS
    return HOLDS


def _read(file: str) -> bytes:
    """What stands in a file, or a problem if that cannot be a record."""
    from pocketmoney.core.problem import unknown

    try:
        if file == "-":
            text = sys.stdin.buffer.read(LARGEST_RECORD * MEGABYTE + 1)
        else:
            with open(file, "rb") as stream:
                text = stream.read(LARGEST_RECORD * MEGABYTE + 1)
    except FileNotFoundError:
        raise unknown("no-file", Path(file).name, _beside(file)) from None
    except IsADirectoryError:
        raise _problem("is-directory") from None
    except (OSError, ValueError) as fault:
        raise _problem("unreadable", why=getattr(fault, "strerror", None) or str(fault)) from None
    if len(text) > LARGEST_RECORD * MEGABYTE:
        raise _problem("too-large", most=LARGEST_RECORD)
    return text


def _beside(file: str) -> list[str]:
    """The records that lie where that file was looked for."""
    with suppress(OSError, ValueError):
        return sorted(path.name for path in Path(file).parent.iterdir() if path.suffix == Path(file).suffix)
    return []


# Options


def _options(words: list[str]) -> int:
    from pocketmoney import games
    from pocketmoney.terminal import options_page

    read = _Parser("options").read(words, most=1)
    if not read.words:
        raise _problem("needs-game", known=", ".join(games.names()))
    game = games.find(read.words[0])
    _print_all(options_page.lines(game, _speech()))
    return HOLDS


# Boards


def _board(words: list[str]) -> int:
    from pocketmoney.core.problem import unknown
    from pocketmoney.terminal import tietgen_files

    parser = _Parser("board")
    parser.add_argument("--kitchen")
    read = parser.read(words, most=2)
    what, *files = read.words or [""]
    if what not in BOARD_WORDS:
        raise unknown("board-word", what, list(BOARD_WORDS))
    if what == "new":
        _print_all(tietgen_files.template(_speech()))
        return HOLDS
    if what == "check" and not files:
        raise _problem("board-needs-file")
    found = tietgen_files.Checked(files[0] if files else None, read.kitchen, _read)
    for file, problem in found.problems:
        _complain(problem, file)
    if found.board is None:
        return UNREADABLE
    if what == "show":
        _print_all(tietgen_files.table(found.board, _speech()))
    else:
        print(tietgen_files.summary(found.board, files[0], _speech()))
    return HOLDS


# Bots


def _bots(words: list[str]) -> int:
    from pocketmoney.terminal import bots_page

    _Parser("bots").read(words, most=0)
    _print_all(bots_page.lines(_speech()))
    return HOLDS


def _doctrine(words: list[str]) -> int:
    from pocketmoney.terminal import doctrine_page

    read = _Parser("doctrine").read(words, most=2)
    page = doctrine_page.Page(read.words, _read, _speech())
    _print_all(page.lines)
    for problem in page.problems:
        _complain(problem)
    return UNREADABLE if page.problems else HOLDS


# Rules


def _rules(words: list[str]) -> int:
    from pocketmoney import games
    from pocketmoney.terminal import rules_page
    from pocketmoney.text import rulebook

    read = _Parser("rules").read(words, most=2)
    topics = list(read.words)
    game = topics.pop(0) if topics and topics[0] in games.names() else None
    if len(topics) > 1:
        games.find(topics[0])
    if topics:
        _print_all(rules_page.wide(rules_page.topic(topics[0], game)))
    elif game is not None:
        _print_all(rules_page.wide(rulebook.game(game)))
    else:
        print(_speech().say("cli-rules-games", {"games": ", ".join(games.names())}))
    return HOLDS
