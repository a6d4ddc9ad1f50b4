"""Crates and fridges: building evenly, selling evenly, and pieces that run out (R118, R143 to R146, R161)."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.refusal import Args, Refusal
from pocketmoney.games.tietgen.holdings import first_in, spaces_in
from pocketmoney.games.tietgen.pieces import FRIDGE, KITCHEN
from pocketmoney.games.tietgen.position import Position

CRATES: Final = 4  # on one kitchen, before the fridge


def judge_place(s: Position, seat: int, space: int) -> Refusal | None:
    """Why no crate or fridge of that seat can go there, beer and supply aside (R145, R146)."""
    if (refusal := _judge_kitchen(s, seat, space)) is not None:
        return refusal
    board = s.terms.board
    id = s.id(space)
    mates = board.mate_bits[space]
    lacking = mates & ~s.holdings.owned[seat]
    if lacking:
        args: Args = {"space": id, "other": s.id(first_in(lacking))}
        return Refusal("tietgen-group-incomplete", args, 0, "unlock-tietgen-group")
    if mates & s.mortgaged:
        args = {"space": id, "other": s.id(first_in(mates & s.mortgaged))}
        return Refusal("tietgen-group-mortgaged", args, 146, "unlock-tietgen-lift")
    level = s.level[space]
    if level == FRIDGE:
        return Refusal("tietgen-full", {"space": id})
    lowest = lowest_mate(s, board.mates_of[space])
    if level > s.level[lowest]:
        rule = 145 if level == CRATES else 0  # R145: four crates on every kitchen before the first fridge
        args = {"space": id, "level": level, "other": s.id(lowest), "least": s.level[lowest]}
        return Refusal("tietgen-uneven", args, rule, "unlock-tietgen-even")
    return None


def _judge_kitchen(s: Position, seat: int, space: int) -> Refusal | None:
    """Why that is no kitchen of this seat."""
    if s.terms.board.spaces[space].kind != KITCHEN:
        return Refusal("tietgen-no-kitchen", {"space": s.id(space)})
    return judge_owner(s, seat, space)


def judge_owner(s: Position, seat: int, space: int) -> Refusal | None:
    """Why that is no deed of this seat: it is none at all, another player owns it, or nobody."""
    if not s.terms.board.spaces[space].is_deed:
        return Refusal("tietgen-no-deed", {"space": s.id(space)})
    owner = s.owner[space]
    if owner == seat:
        return None
    if owner == NOBODY:
        return Refusal("tietgen-unowned", {"space": s.id(space)})
    return Refusal("tietgen-not-yours", {"space": s.id(space), "on": owner})


def judge_bare(s: Position, space: int, rule: int) -> Refusal | None:
    """Why the group of that space is not bare."""
    if s.holdings.built >> space & 1 == 0:
        return None
    args: Args = {"space": s.id(space), "level": s.level[space]}
    if s.level[space]:
        return Refusal("tietgen-is-built", args, rule, "unlock-tietgen-bare")
    built = [mate for mate in s.terms.board.mates_of[space] if s.level[mate]]
    args = {"space": s.id(space), "other": s.id(built[0]), "level": s.level[built[0]]}
    return Refusal("tietgen-group-built", args, rule, "unlock-tietgen-bare")


def lowest_mate(s: Position, mates: tuple[int, ...]) -> int:
    """The kitchen of a group with the fewest crates."""
    found = mates[0]
    for mate in mates:
        if s.level[mate] < s.level[found]:
            found = mate
    return found


def judge_build(s: Position, seat: int, space: int) -> Refusal | None:
    """Why that seat cannot buy the next crate, or the fridge, for that kitchen."""
    if (refusal := judge_place(s, seat, space)) is not None:
        return refusal
    if s.level[space] == CRATES:
        if s.fridges == 0:
            return Refusal("tietgen-no-fridges", {"all": s.terms.board.fridges}, 143, "unlock-tietgen-supply")
    elif s.crates == 0:
        return Refusal("tietgen-no-crates", {"all": s.terms.board.crates}, 143, "unlock-tietgen-supply")
    return s.judge_price(seat, s.terms.board.crate_price(space), 118)


def places(s: Position, seat: int, *, is_fridge: bool, most: int = -1) -> list[int]:
    """Where that seat could place one crate, or one fridge; for a bid, where its price is not above that (R143)."""
    return [
        deed
        for deed in spaces_in(s.holdings.owned[seat] & s.holdings.whole)
        if (s.level[deed] == CRATES) == is_fridge
        and (most < 0 or s.terms.board.crate_price(deed) <= most)
        and judge_place(s, seat, deed) is None
    ]


def cheapest_place(s: Position, seat: int, *, is_fridge: bool) -> int:
    """The lowest building price among the kitchens where that seat could place the piece; NOBODY if it has none."""
    board = s.terms.board
    return min([board.crate_price(deed) for deed in places(s, seat, is_fridge=is_fridge)], default=NOBODY)


def rivals(s: Position, seat: int, space: int) -> int:
    """Who else could place the last piece of the supply now: has a place, and the stock for it there (R143)."""
    is_fridge = s.level[space] == CRATES
    left = s.fridges if is_fridge else s.crates
    if not s.terms.house.shortage_auction or left != 1:
        return 0
    found = 0
    for other in s.others(seat):
        price = cheapest_place(s, other, is_fridge=is_fridge)
        if price != NOBODY and s.stock[other] >= price:
            found |= 1 << other
    return found


def place(s: Position, seat: int, space: int, price: int, move: Action | None) -> None:
    """Pay for a piece and put it on the kitchen; a fridge sends its four crates back to the supply."""
    if s.level[space] == CRATES:
        s.fridges -= 1
        s.crates += CRATES
    else:
        s.crates -= 1
    s.put(space, s.level[space] + 1)
    house = s.terms.house  # whether the price is drunk (R118), and fills the piggy bank (R161)
    s.pay(
        "tietgen-builds", {"space": s.id(space), "level": s.level[space]}, seat, price,
        drinks=house.drink_buildings, piggy=house.buildings_fill_piggy, move=move,
    )  # fmt: skip


def buildable(s: Position, seat: int) -> int:
    """Where that seat can buy the next crate, or the fridge, as a set of spaces: what `judge_build` says yes to."""
    board = s.terms.board
    left = s.holdings.whole & s.holdings.owned[seat]
    found = 0
    while left:
        space = left.bit_length() - 1
        mates = board.mate_bits[space]
        left &= ~mates
        if mates & s.mortgaged == 0 and s.stock[seat] >= board.crate_price(space):
            lowest = s.level[lowest_mate(s, board.mates_of[space])]
            supply = 0 if lowest == FRIDGE else s.fridges if lowest == CRATES else s.crates
            if supply:
                found |= _at_level(s, board.mates_of[space], lowest)
    return found


def _at_level(s: Position, mates: tuple[int, ...], level: int) -> int:
    """The kitchens of a group with that level."""
    found = 0
    for mate in mates:
        if s.level[mate] == level:
            found |= 1 << mate
    return found


def sellable(s: Position, seat: int) -> int:
    """Where that seat can sell something, as a set of spaces: what `judge_sell` says yes to."""
    board = s.terms.board
    owned = s.holdings.owned[seat]
    left = s.holdings.built & owned
    found = 0
    while left:
        mates = board.mates_of[left.bit_length() - 1]
        left &= ~board.mate_bits[mates[0]]
        highest = 0
        for mate in mates:
            if s.level[mate] > highest:
                highest = s.level[mate]
        found |= _at_level(s, mates, highest)
    return found & owned


def judge_sell(s: Position, seat: int, space: int) -> Refusal | None:
    """Why that seat cannot sell a crate or the fridge of that kitchen: pieces are sold as evenly as they are built."""
    if (refusal := _judge_kitchen(s, seat, space)) is not None:
        return refusal
    level = s.level[space]
    if level == 0:
        return Refusal("tietgen-nothing-built", {"space": s.id(space)})
    for mate in s.terms.board.mates_of[space]:
        if s.level[mate] > level:
            args: Args = {"space": s.id(space), "level": level, "other": s.id(mate), "most": s.level[mate]}
            return Refusal("tietgen-uneven-sale", args, 0, "unlock-tietgen-even-sale")
    return None


def sell(s: Position, seat: int, space: int, move: Action | None) -> None:
    """Sell one piece back at half its price. A fridge leaves four crates, if the supply has them (R144)."""
    if s.level[space] == FRIDGE and s.crates < CRATES:
        _sell_down(s, seat, space, move)
        return
    _take_off(s, space, s.level[space] - 1)
    half = s.terms.board.crate_price(space) // 2
    s.gain("tietgen-sells", {"space": s.id(space), "level": s.level[space]}, seat, half, move)


def _sell_down(s: Position, seat: int, space: int, move: Action | None) -> None:
    """Sell down to the highest equal level of the group that the supply of crates allows (R144)."""
    mates = s.terms.board.mates_of[space]
    there = s.crates + sum([s.level[mate] for mate in mates if s.level[mate] != FRIDGE])
    level = min(there // len(mates), CRATES, s.level[lowest_mate(s, mates)])
    steps = sum([s.level[mate] - level for mate in mates])
    for mate in mates:
        _take_off(s, mate, level)
    half = s.terms.board.crate_price(space) // 2
    s.gain("tietgen-sells-down", {"space": s.id(space), "level": level, "steps": steps}, seat, steps * half, move)


def _take_off(s: Position, space: int, level: int) -> None:
    """Bring a kitchen down to that level; pieces go to and from the supply."""
    before = s.level[space]
    if before == FRIDGE:
        s.fridges += 1
        s.crates -= level
    else:
        s.crates += before - level
    s.put(space, level)


def sell_all(s: Position, seat: int) -> None:
    """Sell every piece of a player at half its price (R150)."""
    for deed in spaces_in(s.holdings.owned[seat] & s.holdings.built):
        if s.level[deed]:
            beer = s.level[deed] * s.terms.board.crate_price(deed) // 2
            _take_off(s, deed, 0)
            s.gain("tietgen-sells", {"space": s.id(deed), "level": 0}, seat, beer)
