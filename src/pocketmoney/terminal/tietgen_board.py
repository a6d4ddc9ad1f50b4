"""The Tietgen board in text: a ring of forty spaces with the players in the middle, or everything in words."""

from __future__ import annotations

import shutil
from typing import Final

from pocketmoney.core.action import NOBODY
from pocketmoney.games.tietgen.pieces import FRIDGE
from pocketmoney.terminal.console import COLOURS, Console
from pocketmoney.terminal.tietgen_facts import TietgenFacts
from pocketmoney.terminal.tietgen_labels import Labels, in_game

SIDE: Final = 10
ACROSS: Final = 11
THICK: Final = 3  # so many cells of the top row is a cell of the sides wide
NARROWEST_RING: Final = 76
WIDEST_CELL: Final = 8
TALL: Final = 30  # lines of a terminal that has room for a frame around it


class BoardDrawing:
    """One table's board and players."""

    def __init__(self, labels: Labels, console: Console) -> None:
        self.labels = labels
        self.console = console
        self.speech = labels.speech

    def fits(self) -> bool:
        """Whether the terminal is wide enough for the ring, and wants drawings."""
        return self.console.width >= NARROWEST_RING and not self.console.is_plain

    def ring(self, view: TietgenFacts) -> list[str]:
        """GO at the lower right, then clockwise: left along the bottom, up, right along the top, down."""
        cell = min(WIDEST_CELL, (self.console.width - 1) // ACROSS - 1)
        side = cell * THICK + THICK - 1
        middle = self._middle(view, cell * (ACROSS - 2 * THICK) + ACROSS - 2 * THICK - 1)
        edge = "+" + ("-" * cell + "+") * ACROSS
        frame = [edge] if shutil.get_terminal_size((80, 24)).lines >= TALL else []
        lines = [*frame, *self._row(view, list(range(2 * SIDE, 3 * SIDE + 1)), cell), edge]
        for step in range(1, SIDE):
            left = self._beside(view, 2 * SIDE - step, side)
            right = self._beside(view, 3 * SIDE + step, side)
            lines.append(f"|{left}|{middle[step - 1]}|{right}|")
        return [*lines, edge, *self._row(view, list(range(SIDE, -1, -1)), cell), *frame]

    def _row(self, view: TietgenFacts, spaces: list[int], cell: int) -> list[str]:
        """Three lines: what they are, whose they are, who stands there."""
        labels = self.labels
        names = [self._painted(space, labels.short[space].ljust(cell)[:cell]) for space in spaces]
        holds = [self._held(view, space, labels.holding(view, space).ljust(cell)[:cell]) for space in spaces]
        stand = [self.console.paint(labels.standing(view, space, cell).ljust(cell), "strong") for space in spaces]
        return ["|" + "|".join(cells) + "|" for cells in (names, holds, stand)]

    def _beside(self, view: TietgenFacts, space: int, width: int) -> str:
        """One line of the left or right side."""
        labels = self.labels
        column = width // THICK
        name = self._painted(space, labels.short[space].ljust(column))
        held = self._held(view, space, labels.holding(view, space).ljust(column))
        room = width - 2 * column - 2
        standing = self.console.paint(labels.standing(view, space, room).ljust(room), "strong")
        return f"{name} {held} {standing}"

    def _painted(self, space: int, text: str) -> str:
        style = self.labels.group(space)
        return self.console.paint(text, style) if style in COLOURS else text

    def _held(self, view: TietgenFacts, space: int, text: str) -> str:
        return self.console.paint(text, "faint") if view.owner[space] == NOBODY else text

    def _middle(self, view: TietgenFacts, width: int) -> list[str]:
        """A line for each player, then what the game has left."""
        rows = [self._player(view, seat, width) for seat in range(len(self.labels.names))]
        left, piggy = self._game(view)
        if len(rows) <= SIDE - 4:
            rows = ["", *rows, ""]
        rows.append(left)
        rows += [piggy, self.speech.say("terminal-tietgen-legend")][: SIDE - 1 - len(rows)]
        rows += [""] * (SIDE - 1 - len(rows))
        return [row if "\x1b" in row else row[:width].ljust(width) for row in rows]

    def _game(self, view: TietgenFacts) -> tuple[str, str]:
        """What the game has left to build with, and what is in the piggy bank."""
        left = self.speech.say("terminal-tietgen-left", {"crates": view.crates, "fridges": view.fridges})
        return left, self.speech.say("terminal-tietgen-piggy", {"amount": self.speech.beer(view.piggy)})

    def _player(self, view: TietgenFacts, seat: int, width: int) -> str:
        name = self.labels.names[seat]
        mark = self.labels.marks[seat]
        stock = self.speech.beer(view.stock[seat])
        note = self.speech.say("terminal-tietgen-deeds", {"count": view.owner.count(seat)})
        if view.sitting[seat] >= 0:
            note = self.speech.say("terminal-tietgen-held")
        if not in_game(view, seat):
            stock, note = "", self.speech.say("terminal-out")
        turn = ">" if view.turn == seat and in_game(view, seat) else " "
        room = width - 24
        text = f"{turn}{mark} {name[:room].ljust(room)} {stock:>10} {note}"[:width].ljust(width)
        return self.console.paint(text, "strong") if turn == ">" else text

    def sides(self, view: TietgenFacts) -> list[str]:
        """Every space in words, under a heading for each side."""
        lines: list[str] = []
        for side in range(4):
            lines.append(self.speech.say("terminal-tietgen-side", {"number": side + 1}))
            lines += [f"  {self._in_words(view, space)}" for space in range(side * SIDE, (side + 1) * SIDE)]
        return lines

    def _in_words(self, view: TietgenFacts, space: int) -> str:
        labels = self.labels
        names = labels.names
        said = [labels.places[space]]
        printed = labels.board.spaces[space]
        if printed.is_deed and view.owner[space] == NOBODY:
            price = self.speech.beer(printed.price)
            said.append(self.speech.say("terminal-tietgen-for-sale", {"amount": price}))
        elif printed.is_deed:
            said.append(names[view.owner[space]])
        if built := self.built(view, space):
            said.append(built)
        here = [name for seat, name in enumerate(names) if view.at[seat] == space and in_game(view, seat)]
        if here:
            said.append(self.speech.say("terminal-tietgen-here", {"names": self.speech.listing(here)}))
        return ", ".join(said)

    def built(self, view: TietgenFacts, space: int) -> str:
        """What is built there, or that it is mortgaged; nothing of a bare deed."""
        if space in view.mortgaged:
            return self.speech.say("terminal-tietgen-mortgaged")
        level = view.level[space]
        if not level:
            return ""
        return self.speech.say("terminal-tietgen-built", {"level": level, "is-fridge": str(level == FRIDGE)})

    # The players in words, in table order: nobody is ranked by anything

    def everybody(self, view: TietgenFacts) -> list[str]:
        """A paragraph for each player, then what the game has left."""
        say = self.speech.say
        lines = []
        for seat in range(len(self.labels.names)):
            turn = say("terminal-turn-mark") + " " if view.turn == seat and in_game(view, seat) else ""
            lines.append(turn + self.one(view, seat))
        left, piggy = self._game(view)
        return [*lines, f"{left[0].upper()}{left[1:]}. {piggy[0].upper()}{piggy[1:]}."]

    def one(self, view: TietgenFacts, seat: int) -> str:
        """Where a player stands, with how much, and what is owned."""
        say = self.speech.say
        name = self.labels.names[seat]
        if not in_game(view, seat):
            return say("terminal-seat-out", {"name": name})
        place = self.labels.places[view.at[seat]]
        args = {"name": name, "place": place, "amount": self.speech.beer(view.stock[seat])}
        said = [say("terminal-tietgen-player", args)]
        if view.sitting[seat] >= 0:
            said.append(say("terminal-tietgen-player-held", {"failed": view.sitting[seat]}))
        deeds = self.deeds(view, seat)
        said.append(f"{deeds[0].upper()}{deeds[1:]}")
        return " ".join(said)

    def deeds(self, view: TietgenFacts, seat: int) -> str:
        """What a player owns, group by group, as a sentence."""
        say = self.speech.say
        board = self.labels.board
        groups: dict[str, list[int]] = {}
        for deed in board.deeds:
            if view.owner[deed] == seat:
                groups.setdefault(self.labels.group(deed), []).append(deed)
        said = []
        for group, deeds in groups.items():
            cells = [self._deed(view, deed) for deed in deeds]
            is_whole = len(deeds) == board.kin_bits[deeds[0]].bit_count()
            name = self.labels.group_name(group)
            args = {"group": name, "deeds": self.speech.listing(cells), "is-whole": str(is_whole)}
            said.append(say("terminal-tietgen-group", args))
        words = "; ".join(said) if said else say("terminal-tietgen-no-deeds")
        cards = view.flirts[seat]
        flirts = " " + say("terminal-tietgen-flirts", {"count": cards}) if cards else ""
        return f"{words}.{flirts}"

    def _deed(self, view: TietgenFacts, deed: int) -> str:
        built = self.built(view, deed)
        short = self.labels.brief(deed)
        return f"{short} ({built})" if built else short

    def ledger(self, view: TietgenFacts) -> list[str]:
        """What the rules have booked as drunk, and where the beer of the books is."""
        say = self.speech.say
        lines = [say("terminal-tietgen-ledger")]
        for seat, name in enumerate(self.labels.names):
            drunk, stock = self.speech.beer(view.drunk[seat]), self.speech.beer(view.stock[seat])
            lines.append("  " + say("terminal-tietgen-ledger-of", {"name": name, "drunk": drunk, "stock": stock}))
        paid, taken = self.speech.beer(view.paid), self.speech.beer(view.taken)
        piggy = self.speech.beer(view.piggy)
        return [*lines, "  " + say("terminal-tietgen-ledger-game", {"piggy": piggy, "paid": paid, "taken": taken})]
