"""The board: forty spaces, groups, deeds and mail cards, read from a TOML text.

start = "75cl"                     stock of each player at the start
go = "10cl"                        coupons for landing on or passing over GO
fine = "2.5cl"                     the way out of the administration
crates = 32                        pieces to build with
fridges = 12
transport = ["1.25cl", ...]        rent by how many of that kind the owner holds
utility = ["0.2cl", ...]           the same for each pip of the throw

[[groups]]                         id, crate (the price of one)
[[spaces]]                         id, name, kind and what the kind needs: a kitchen group, price and six rents;
                                   transport and utility a price; energy and fee an amount; mail may say
                                   letters = true. The first space is GO.
[[mail]]                           number, text, effect and what the effect needs: see cards.py
"""

from __future__ import annotations

import re
from typing import Final

from pocketmoney.core.action import Action
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.games.tietgen import pieces
from pocketmoney.games.tietgen.actions import MAX_SEATS, OFFER
from pocketmoney.games.tietgen.board_file import Notes, Table, all_noted, first_raised, load
from pocketmoney.games.tietgen.cards import read_cards
from pocketmoney.games.tietgen.pieces import NO_GROUP, SPACES, Group, Space

_ID: Final = re.compile(r"[a-z][a-z0-9]*([.-][a-z0-9]+)*")
_TAKEN: Final = ("flirt", "give", "get", "none")  # words of moves and facts

# So that half of a price and a tenth of that half can be written with three decimals, and half of a crate (R122).
_OF_PRICES: Final = 200
_OF_CRATES: Final = 20

_RENTS: Final = 6


class Board:
    """All that is printed, read from a TOML text. Nothing of it changes during a game."""

    __slots__ = (
        "start", "go", "fine", "crates", "fridges", "transport_rents", "utility_pips", "spaces", "groups", "mail",
        "source", "index", "ids", "deeds", "transports", "utilities", "administration", "mates_of", "mate_bits",
        "kin_bits", "bargains",
    )  # fmt: skip

    def __init__(self, text: str, notes: Notes, *, needs_words: bool) -> None:
        """Read the text and note its problems. The packaged board has its words in the catalogues."""
        table = Table(load(text), "board", notes)
        self.source = text if needs_words else ""  # the text of an own board; empty for the packaged one
        self.start = table.amount("start")
        self.go = table.amount("go")
        self.fine = table.amount("fine")
        self.crates = table.number("crates")
        self.fridges = table.number("fridges")
        self.transport_rents = table.amounts("transport")
        self.utility_pips = table.amounts("utility")
        self.groups: list[Group] = []
        for one in table.tables("groups"):
            id = _read_id(one, [group.id for group in self.groups])
            self.groups.append(Group(id, one.amount("crate", _OF_CRATES)))
            one.end()
        self.spaces: list[Space] = []
        for one in table.tables("spaces"):
            self.spaces.append(_read_space(one, self.spaces, self.groups, needs_words=needs_words))
        self.ids = [space.id for space in self.spaces]
        self.mail = read_cards(table, "mail", self.spaces, [], needs_text=needs_words)
        table.end()
        self.index = {id: at for at, id in enumerate(self.ids)}
        self.deeds = tuple([at for at, space in enumerate(self.spaces) if space.is_deed])
        kinds = [space.kind for space in self.spaces]
        self.transports = tuple([at for at, kind in enumerate(kinds) if kind == pieces.TRANSPORT])
        self.utilities = tuple([at for at, kind in enumerate(kinds) if kind == pieces.UTILITY])
        self.administration = kinds.index(pieces.ADMINISTRATION) if pieces.ADMINISTRATION in kinds else 0
        self._check_counts(kinds, table)
        for index, group in enumerate(self.groups):
            group.spaces = tuple([at for at, space in enumerate(self.spaces) if space.group == index])
            if len(group.spaces) < 2:
                where = f"groups[{index + 1}] {group.id}"
                notes.append(Problem("board-group-small", {"where": where, "count": len(group.spaces)}))
        self.mates_of: list[tuple[int, ...]] = []  # the kitchens of the same group, itself too; none without a group
        self.mate_bits: list[int] = []  # the same as a set: space n is `1 << n`
        self.kin_bits: list[int] = []  # the spaces that are worth more together with this one, itself too, as a set
        for space in self.spaces:
            mates = self.groups[space.group].spaces if space.group != NO_GROUP else ()
            self.mates_of.append(mates)
            self.mate_bits.append(_bits(mates))
            is_transport = space.kind == pieces.TRANSPORT
            kin = self.transports if is_transport else self.utilities if space.kind == pieces.UTILITY else mates
            self.kin_bits.append(_bits(kin))
        # By space and seat: the offer to that player to buy the deed for its price. Made once and shared.
        prices = [(space.price, 0, 0, 0, 0, at) for at, space in enumerate(self.spaces)]
        self.bargains = [[Action(OFFER, parts, seat) for seat in range(MAX_SEATS)] for parts in prices]

    def _check_counts(self, kinds: list[int], table: Table) -> None:
        if len(kinds) != SPACES:
            table.wrong("board-count", "spaces", {"count": len(kinds), "needed": SPACES})
        starts, offices = kinds.count(pieces.GO), kinds.count(pieces.ADMINISTRATION)
        if not kinds or kinds[0] != pieces.GO or starts != 1:
            table.notes.append(Problem("board-one-go", {"where": "spaces", "count": starts}))
        if offices != 1:
            table.notes.append(Problem("board-one-administration", {"where": "spaces", "count": offices}))
        transport, utility = (self.transport_rents, self.transports), (self.utility_pips, self.utilities)
        for field, (rents, deeds) in (("transport", transport), ("utility", utility)):
            if len(rents) != len(deeds):
                table.wrong("board-count", field, {"count": len(rents), "needed": len(deeds)})

    @property
    def is_own(self) -> bool:
        """Whether it is not the packaged one."""
        return self.source != ""

    def space_named(self, word: str, line: int = 0) -> int:
        """The space that a word names; another word is a problem."""
        if word not in self.index:
            raise unknown("tietgen-unknown-space", word, self.ids, line)
        return self.index[word]

    def crate_price(self, space: int) -> int:
        """What a crate costs on that kitchen."""
        return self.groups[self.spaces[space].group].crate


def _bits(spaces: tuple[int, ...]) -> int:
    """Spaces as a set."""
    return sum([1 << space for space in spaces])


def parse(text: str) -> Board:
    """Return the board of a text, with its names and texts. The first problem is raised."""
    return first_raised(lambda notes: Board(text, notes, needs_words=True))


def check(text: str) -> list[Problem]:
    """Return every problem of a text as a board; nothing if it can be played on."""
    return all_noted(lambda notes: Board(text, notes, needs_words=True))


def _read_id(table: Table, before: list[str]) -> str:
    id = table.text("id")
    if not id:
        return ""
    table.where = f"{table.where} {id}"
    if not _ID.fullmatch(id) or id in _TAKEN:
        table.wrong("board-id-form", "id")
    if id in before:
        table.wrong("board-id-twice", "id", {"first": before.index(id) + 1})
    return id


def _read_space(table: Table, before: list[Space], groups: list[Group], *, needs_words: bool) -> Space:
    id = _read_id(table, [space.id for space in before])
    name = table.text("name") if needs_words or table.has("name") else ""
    kind = table.one_of("kind", pieces.KINDS, "board-unknown-kind")
    group = NO_GROUP
    price = amount = 0
    rents: tuple[int, ...] = ()
    if kind in (pieces.KITCHEN, pieces.TRANSPORT, pieces.UTILITY):
        price = table.amount("price", _OF_PRICES)
    if kind == pieces.KITCHEN:
        group = table.one_of("group", [one.id for one in groups], "board-unknown-group")
        rents = table.amounts("rents")
        if table.has("rents") and len(rents) != _RENTS:
            table.wrong("board-count", "rents", {"count": len(rents), "needed": _RENTS})
    elif kind in (pieces.ENERGY, pieces.FEE):
        amount = table.amount("amount")
    letters = kind == pieces.MAIL and table.yes("letters")
    table.end()
    return Space(id, name, kind, group, price, rents, amount, letters=letters)
