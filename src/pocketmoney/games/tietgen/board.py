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

from pocketmoney.core.problem import Problem, unknown
from pocketmoney.games.tietgen.board_file import Notes, Table, all_noted, first_raised, load
from pocketmoney.games.tietgen.cards import read_cards
from pocketmoney.games.tietgen.pieces import (
    ADMINISTRATION,
    ENERGY,
    FEE,
    GO,
    KINDS,
    KITCHEN,
    MAIL,
    NO_GROUP,
    SPACES,
    TRANSPORT,
    UTILITY,
    Card,
    Group,
    Space,
)

_ID: Final = re.compile(r"[a-z][a-z0-9]*([.-][a-z0-9]+)*")
_TAKEN: Final = ("flirt", "give", "get", "none")  # words of moves and facts

# So that half of a price and a tenth of that half can be written with three decimals, and half of a crate (R122).
_OF_PRICES: Final = 200
_OF_CRATES: Final = 20

_RENTS: Final = 6


class Board:
    """All that is printed. Nothing of it changes during a game."""

    __slots__ = (
        "start", "go", "fine", "crates", "fridges", "transport_rents", "utility_pips", "spaces", "groups", "mail",
        "source", "index", "ids", "deeds", "transports", "utilities", "administration", "mates_of", "mate_bits",
        "kin_bits",
    )  # fmt: skip

    def __init__(
        self,
        start: int,
        go: int,
        fine: int,
        crates: int,
        fridges: int,
        transport_rents: tuple[int, ...],
        utility_pips: tuple[int, ...],
        spaces: list[Space],
        groups: list[Group],
        mail: list[Card],
        source: str,
    ) -> None:
        self.start = start
        self.go = go
        self.fine = fine
        self.crates = crates
        self.fridges = fridges
        self.transport_rents = transport_rents
        self.utility_pips = utility_pips
        self.spaces = spaces
        self.groups = groups
        self.mail = mail
        self.source = source  # the text of an own board; empty for the packaged one
        self.ids = [space.id for space in spaces]
        self.index = {id: at for at, id in enumerate(self.ids)}
        self.deeds = tuple([at for at, space in enumerate(spaces) if space.is_deed])
        self.transports = tuple([at for at, space in enumerate(spaces) if space.kind == TRANSPORT])
        self.utilities = tuple([at for at, space in enumerate(spaces) if space.kind == UTILITY])
        kinds = [space.kind for space in spaces]
        self.administration = kinds.index(ADMINISTRATION) if ADMINISTRATION in kinds else 0
        self.mates_of: list[tuple[int, ...]] = []  # the kitchens of the same group, itself too; none without a group
        self.mate_bits: list[int] = []  # the same as a set: space n is `1 << n`
        self.kin_bits: list[int] = []  # the spaces that are worth more together with this one, itself too, as a set
        for space in spaces:
            mates = groups[space.group].spaces if space.group != NO_GROUP else ()
            self.mates_of.append(mates)
            self.mate_bits.append(_bits(mates))
            is_transport = space.kind == TRANSPORT
            kin = self.transports if is_transport else self.utilities if space.kind == UTILITY else mates
            self.kin_bits.append(_bits(kin))

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
    found = 0
    for space in spaces:
        found |= 1 << space
    return found


def parse(text: str) -> Board:
    """Return the board of a text, with its names and texts. The first problem is raised."""
    return first_raised(lambda notes: read_board(text, notes, needs_words=True))


def check(text: str) -> list[Problem]:
    """Return every problem of a text as a board; nothing if it can be played on."""
    return all_noted(lambda notes: read_board(text, notes, needs_words=True))


def read_board(text: str, notes: Notes, *, needs_words: bool) -> Board:
    """Return the board of a text and note its problems. The packaged board has its words in the catalogues."""
    table = Table(load(text), "board", notes)
    start = table.amount("start")
    go = table.amount("go")
    fine = table.amount("fine")
    crates = table.number("crates")
    fridges = table.number("fridges")
    transport_rents = table.amounts("transport")
    utility_pips = table.amounts("utility")
    ids: list[str] = []
    prices: list[int] = []
    for index, one in enumerate(table.tables("groups")):
        group = Table(one, f"groups[{index + 1}]", notes)
        ids.append(_id(group, ids))
        prices.append(group.amount("crate", _OF_CRATES))
        group.end()
    spaces = _spaces(table.tables("spaces"), ids, notes, needs_words=needs_words)
    mail = read_cards(table.tables("mail"), "mail", spaces, [], notes, needs_text=needs_words)
    table.end()
    _check_counts(spaces, transport_rents, utility_pips, notes)
    groups: list[Group] = []
    for index, id in enumerate(ids):
        mates = tuple([at for at, space in enumerate(spaces) if space.group == index])
        if len(mates) < 2:
            notes.add("board-group-small", {"where": f"groups[{index + 1}] {id}", "count": len(mates)})
        groups.append(Group(id, prices[index], mates))
    source = text if needs_words else ""
    return Board(start, go, fine, crates, fridges, transport_rents, utility_pips, spaces, groups, mail, source)


def _id(table: Table, before: list[str]) -> str:
    id = table.text("id")
    if not id:
        return ""
    table.where = f"{table.where} {id}"
    if not _ID.fullmatch(id) or id in _TAKEN:
        table.wrong("board-id-form", "id")
    if id in before:
        table.wrong("board-id-twice", "id", {"first": before.index(id) + 1})
    return id


def _spaces(data: list[object], groups: list[str], notes: Notes, *, needs_words: bool) -> list[Space]:
    spaces: list[Space] = []
    ids: list[str] = []
    for index, one in enumerate(data):
        table = Table(one, f"spaces[{index + 1}]", notes)
        id = _id(table, ids)
        ids.append(id)
        name = table.text("name") if needs_words or table.has("name") else ""
        kind = table.one_of("kind", KINDS, "board-unknown-kind")
        group = NO_GROUP
        price = amount = 0
        rents: tuple[int, ...] = ()
        if kind in (KITCHEN, TRANSPORT, UTILITY):
            price = table.amount("price", _OF_PRICES)
        if kind == KITCHEN:
            group = table.one_of("group", groups, "board-unknown-group")
            rents = table.amounts("rents")
            if table.has("rents") and len(rents) != _RENTS:
                table.wrong("board-count", "rents", {"count": len(rents), "needed": _RENTS})
        elif kind in (ENERGY, FEE):
            amount = table.amount("amount")
        letters = kind == MAIL and table.yes("letters")
        table.end()
        spaces.append(Space(id, name, kind, group, price, rents, amount, letters=letters))
    return spaces


def _check_counts(spaces: list[Space], transport: tuple[int, ...], utility: tuple[int, ...], notes: Notes) -> None:
    kinds = [space.kind for space in spaces]
    if len(spaces) != SPACES:
        notes.add("board-count", {"where": "board", "field": "spaces", "count": len(spaces), "needed": SPACES})
    if not kinds or kinds[0] != GO or kinds.count(GO) != 1:
        notes.add("board-one-go", {"where": "spaces", "count": kinds.count(GO)})
    if kinds.count(ADMINISTRATION) != 1:
        notes.add("board-one-administration", {"where": "spaces", "count": kinds.count(ADMINISTRATION)})
    for field, rents, kind in (("transport", transport, TRANSPORT), ("utility", utility, UTILITY)):
        needed = kinds.count(kind)
        if len(rents) != needed:
            notes.add("board-count", {"where": "board", "field": field, "count": len(rents), "needed": needed})
