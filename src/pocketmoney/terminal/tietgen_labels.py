"""Short forms for the drawing of a Tietgen board: a letter for each player, a few characters for each space."""

from __future__ import annotations

from collections import Counter
from typing import Final

from pocketmoney.core.action import NOBODY
from pocketmoney.games.tietgen import amounts
from pocketmoney.games.tietgen.board import Board
from pocketmoney.games.tietgen.pieces import FRIDGE, KINDS, NO_GROUP, PIGGY_BANK, TRANSPORT, UTILITY
from pocketmoney.terminal.tietgen_facts import TietgenFacts
from pocketmoney.text.speech import Speech

LONGEST: Final = 6
SPARE: Final = "123456789"
CRATE_MARK: Final = "#"
TELLING: Final = 4  # a word of fewer letters says little by itself


class Labels:
    """Names and short forms of one table."""

    def __init__(self, board: Board, names: list[str], speech: Speech) -> None:
        self.board = board
        self.names = names
        self.speech = speech
        self.marks = marks(names)
        self.places = [speech.space(id) for id in board.ids]
        self.short = _shortened(board, self.places, speech)

    def group(self, space: int) -> str:
        """The id of the group of a deed; transport and utilities are groups too."""
        printed = self.board.spaces[space]
        if printed.group != NO_GROUP:
            return self.board.groups[printed.group].id
        return {TRANSPORT: "transport", UTILITY: "utility"}.get(printed.kind, "")

    def group_name(self, group: str) -> str:
        """What a group is called; those of an own board by their ids."""
        key = f"group-{group}"
        return self.speech.say(key) if self.speech.has(key) else group.replace("-", " ")

    def brief(self, space: int) -> str:
        """A deed in a list under its group: its short form if that says enough, else its name."""
        short = self.short[space]
        return short if short in self.places[space].split() else self.places[space]

    def holding(self, view: TietgenFacts, space: int) -> str:
        """Whose a space is and what is built: `A ##`, `A F`, `A m`; of what is for sale, the price."""
        printed = self.board.spaces[space]
        if printed.kind == PIGGY_BANK:
            return amounts.write(view.piggy)
        if not printed.is_deed:
            return ""
        owner = view.owner[space]
        if owner == NOBODY:
            return amounts.write(printed.price)
        level = view.level[space]
        what = self.speech.say("terminal-tietgen-mark-fridge") if level == FRIDGE else CRATE_MARK * level
        if space in view.mortgaged:
            what = self.speech.say("terminal-tietgen-mark-mortgaged")
        return f"{self.marks[owner]} {what}".rstrip()

    def standing(self, view: TietgenFacts, space: int, width: int) -> str:
        """The letters of those who stand there, as many as fit, in brackets if those fit too."""
        here = "".join([mark for seat, mark in enumerate(self.marks) if view.at[seat] == space and in_game(view, seat)])
        if not here or len(here) + 2 <= width:
            return f"[{here}]" if here else ""
        return here if len(here) <= width else f"{here[: width - 2]}+{len(here) - width + 2}"


def in_game(view: TietgenFacts, seat: int) -> bool:
    """Whether that seat is still in."""
    return seat not in view.out


def marks(names: list[str]) -> list[str]:
    """A letter for each name: the first of its letters that nobody before has, else a digit."""
    found: list[str] = []
    for name in names:
        letters = [letter.upper() for letter in name if letter.isalnum() and len(letter.upper()) == 1]
        found.append(next(letter for letter in [*letters, *SPARE] if letter not in found))
    return found


def _shortened(board: Board, places: list[str], speech: Speech) -> list[str]:
    """Short forms of all spaces; those of the packaged board are written by hand."""
    taken = Counter([word for place in set(places) for word in set(_candidates(place))])
    found: list[str] = []
    for index, place in enumerate(places):
        key = f"terminal-tietgen-space-{board.ids[index].replace('.', '-')}"
        if not board.is_own and speech.has(key):
            found.append(speech.say(key))
            continue
        if not board.spaces[index].is_deed:
            found.append(speech.say(f"terminal-tietgen-kind-{KINDS[board.spaces[index].kind]}"))
            continue
        alone = [word for word in _candidates(place) if taken[word] == 1]
        found.append(alone[0] if alone else f"no.{index}")
    return found


def _candidates(place: str) -> list[str]:
    """What could stand for a name in few characters, the best first: `12.1`, `Bike A`, `Laundry` cut short."""
    words = [word.strip(",;:()") for word in place.split()]
    numbers = [word for word in words if any(letter.isdigit() for letter in word) and len(word) <= LONGEST]
    ends = f"{words[0]} {words[-1]}" if len(words) > 1 else words[0]
    ends = ends if len(ends) <= LONGEST else ""
    long = sorted([word[:LONGEST] for word in words if len(word) >= TELLING], key=len, reverse=True)
    return [word for word in (*numbers, ends, *long, place.replace(" ", "")[:LONGEST]) if word]
