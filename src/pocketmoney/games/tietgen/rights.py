"""What a seat may do unasked: listed, folded for buttons, and at random. Giving up is the last of it."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY, NOTHING, Action
from pocketmoney.core.compiling import mypyc_attr
from pocketmoney.core.game import Json
from pocketmoney.core.rng import Rng
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.tietgen import actions, building, mortgage, proposals, rent, trade
from pocketmoney.games.tietgen.holdings import draw_space, spaces_in
from pocketmoney.games.tietgen.legality import is_free
from pocketmoney.games.tietgen.offer import write_offer
from pocketmoney.games.tietgen.position import Position

# Who has which rights (R154)
_NONE: Final = 0  # an auction, interest or the last call is running
_ALL: Final = 1
_DEBTOR: Final = 2  # may raise beer for the own debt
_REPLY: Final = 3  # may only answer the debtor

# Kinds of rights, to draw one from a set of them.
_MORTGAGE: Final = 0
_LIFT: Final = 1
_BUILD: Final = 2
_SELL: Final = 3
_OFFER: Final = 4
_ACCEPT: Final = 5
_REFUSE: Final = 6

_NAMES: Final = [f"@{seat}" for seat in range(actions.MAX_SEATS)]


@mypyc_attr(free_list_len=1)
class Rights:
    """The rights of one seat that is in the game. Each set is made when it is needed."""

    __slots__ = ("state", "seat", "extent")

    def __init__(self, s: Position, seat: int) -> None:
        self.state = s
        self.seat = seat
        if is_free(s):
            self.extent = _ALL
        else:
            debtor = s.stack[-1].seat_in_debt()
            self.extent = _NONE if debtor == NOBODY else _DEBTOR if debtor == seat else _REPLY

    def listed(self) -> list[Action]:
        """Every right; of the offers that could be made only sensible ones."""
        found: list[Action] = []
        s, seat = self.state, self.seat
        if self.extent == _REPLY:
            add_replies(s, seat, found, s.stack[-1].seat_in_debt())
        elif self.extent != _NONE:
            if self.extent == _ALL and rent.has_rent(s, seat):
                found.append(actions.TO_CLAIM)
            builds, sells, lifts, mortgages = self._deeds()
            for deed in spaces_in(builds | sells | lifts | mortgages):
                if builds >> deed & 1:
                    found.append(actions.TO_BUILD[deed])
                if sells >> deed & 1:
                    found.append(actions.TO_SELL[deed])
                if lifts >> deed & 1:
                    found.append(actions.TO_LIFT[deed])
                if mortgages >> deed & 1:
                    found.append(actions.TO_MORTGAGE[deed])
            add_replies(s, seat, found, NOBODY)
            found += self.offers()
        found.append(actions.TO_CONCEDE)
        return found

    def numbers(self) -> list[int]:
        """The numbers of these rights in the order of the list; giving up, which stands last, has none."""
        return self.state.terms.numbers.number_menu(self.listed()[:-1], self.seat)

    def folded(self) -> list[Json]:
        """A choice for each kind of right, with what may follow its word."""
        found: list[Json] = []
        s, seat = self.state, self.seat
        if self.extent == _ALL or self.extent == _DEBTOR:
            if self.extent == _ALL and rent.has_rent(s, seat):
                found.append({"do": "claim", "text": "claim", "may": True})
            builds, sells, lifts, mortgages = self._deeds()
            self._fold_spaces("build", builds, found)
            self._fold_spaces("sell", sells, found)
            self._fold_spaces("lift", lifts, found)
            self._fold_spaces("mortgage", mortgages, found)
            self._fold_replies(NOBODY, found)
            self._fold_offers(found)
            if self.extent == _ALL and s.calls >> seat & 1 == 0:
                found.append({"do": "time", "text": "time", "may": True})  # R156
        elif self.extent == _REPLY:
            self._fold_replies(s.stack[-1].seat_in_debt(), found)
        found.append({"do": "concede", "text": "concede", "may": True})
        return found

    def has_any(self) -> bool:
        """Whether an asked seat, or any seat while everybody may use rights, has one; giving up does not count."""
        if self.extent == _NONE or self.extent == _REPLY:
            return False
        s, seat = self.state, self.seat
        if mortgage.mortgageable(s, seat) or building.sellable(s, seat):
            return True
        if self.extent == _ALL:
            if rent.has_rent(s, seat) or mortgage.liftable(s, seat) or building.buildable(s, seat):
                return True
        for offer in s.offers:
            if seat == offer.by or seat == offer.on:
                return True
        return len(self.offers()) > 0

    def offers(self) -> list[Action]:
        """Sensible offers; those of a debtor bring the beer that is missing."""
        s = self.state
        missing = s.stack[-1].missing(s) if self.extent == _DEBTOR else 0
        return proposals.list_proposals(s, self.seat, missing)

    def _deeds(self) -> tuple[int, int, int, int]:
        """Where this seat may build, sell, lift and mortgage, as sets of spaces; a debtor may not spend beer."""
        s, seat = self.state, self.seat
        sells = building.sellable(s, seat)
        mortgages = mortgage.mortgageable(s, seat)
        if self.extent == _DEBTOR:
            return 0, sells, 0, mortgages
        return building.buildable(s, seat), sells, mortgage.liftable(s, seat), mortgages

    def _fold_spaces(self, word: str, spaces: int, found: list[Json]) -> None:
        """Fold a right that names one of these spaces."""
        if spaces:
            ids = self.state.terms.board.ids
            found.append({"do": word, "text": word, "one": [ids[space] for space in spaces_in(spaces)], "may": True})

    def _fold_replies(self, only: int, found: list[Json]) -> None:
        """Fold accepting and refusing; of the offers by or to one player alone, if one is named."""
        if not self.state.offers:
            return
        replies: list[Action] = []
        add_replies(self.state, self.seat, replies, only)
        for verb, word in ((actions.ACCEPT, "accept"), (actions.REFUSE, "refuse")):
            others = [_NAMES[reply.target] for reply in replies if reply.verb == verb]
            if others:
                found.append({"do": word, "text": word, "one": others, "may": True})

    def _fold_offers(self, found: list[Json]) -> None:
        """Fold making offers, which are free (R155): with whom, and some sensible ones as whole texts."""
        s, seat = self.state, self.seat
        partners = [other for other in s.others(seat) if not any(offer.is_between(seat, other) for offer in s.offers)]
        if not partners:
            return
        offers: Json = {"do": "offer", "text": "offer", "with": sorted(partners)}
        ids = s.terms.board.ids
        ready = [write_offer(action, _NAMES[action.target], ids) for action in self.offers()]
        if ready:
            offers["ready"] = ready
        offers["may"] = True
        found.append(offers)


def rights_of(s: Position, seat: int) -> list[Action]:
    """All rights of that seat; nothing once it is out or the game is over."""
    if s.won != NOBODY or s.out >> seat & 1:
        return []
    return Rights(s, seat).listed()


def add_replies(s: Position, seat: int, found: list[Action], only: int) -> None:
    """Add accepting and refusing what is offered, and taking back what was offered."""
    for offer in s.offers:
        other = offer.by if offer.on == seat else offer.on
        if (offer.by != seat and offer.on != seat) or (only != NOBODY and only != other):
            continue
        if offer.on == seat and trade.judge_accept(s, seat, other) is None:
            found.append(actions.TO_ACCEPT[other])
        found.append(actions.TO_REFUSE[other])


# Rights that drivers ask for by themselves


def replies(s: Position) -> list[tuple[int, Action]]:
    """Accepting and refusing by the players who were made an offer, where that is allowed now (R154, R155)."""
    found: list[tuple[int, Action]] = []
    if s.offers and s.won == NOBODY:
        for seat in sorted({offer.on for offer in s.offers}):
            answers = [right for right in rights_of(s, seat) if right.verb in actions.OF_SEATS]
            made = [offer.by for offer in s.offers if offer.on == seat]
            found += [(seat, answer) for answer in answers if answer.target in made]
    return found


def dues(s: Position) -> list[tuple[int, Action]]:
    """The claims on rents that are open (R136)."""
    if not s.rents or s.won != NOBODY or not is_free(s):
        return []
    return [(owner, actions.TO_CLAIM) for owner in sorted({due.owner for due in s.rents})]


def at_stake(s: Position) -> list[tuple[int, Action]]:
    """The claims that are lost with the throw that comes next (R136)."""
    ending = {due.owner for due in s.rents if rent.ends_with_throw(s, due, s.whose)}
    return [due for due in dues(s) if due[0] in ending]


def consents(s: Position) -> list[tuple[int, Action]]:
    """The players who have not called time yet, once another one has, and may do so now (R156)."""
    if not s.calls or s.won != NOBODY or not is_free(s):
        return []
    return [(seat, actions.TO_TIME) for seat in SEATS_OF[(1 << s.terms.seats) - 1 & ~s.out & ~s.calls]]


# At random


def random_right(s: Position, seat: int, rng: Rng) -> Action | None:
    """Rent is always claimed (R136); else every second time nothing, every second time some right.

    The kind is drawn first, from those that the sets of deeds allow, and another one if it turns out to have no move.
    """
    if s.rents and rent.has_rent(s, seat):
        return actions.TO_CLAIM
    holdings = s.holdings
    owned = holdings.owned[seat]
    loose = owned & ~holdings.built
    mortgaged = loose & s.mortgaged
    bare = loose ^ mortgaged
    kinds = 0
    if bare:
        kinds = 1 << _MORTGAGE
    if mortgaged:
        kinds |= 1 << _LIFT
    if owned & holdings.whole:
        kinds |= 1 << _BUILD
    if loose != owned:
        kinds |= 1 << _SELL
    if (loose and holdings.wanted[seat]) or s.sitting[seat] >= 0 or s.flirts[seat]:
        kinds |= 1 << _OFFER
    for offer in s.offers:
        if offer.on == seat:
            kinds |= 1 << _ACCEPT | 1 << _REFUSE
        elif offer.by == seat:
            kinds |= 1 << _REFUSE
    if kinds == 0:
        return None
    drawn = SEATS_OF[kinds]
    at = rng.below(2 * len(drawn))
    while at < len(drawn):
        right = _random_of_kind(s, seat, drawn[at], rng)
        if right is not None:
            return right
        kinds ^= 1 << drawn[at]
        drawn = SEATS_OF[kinds]
        at = rng.below(len(drawn)) if drawn else 0
    return NOTHING if bare or Rights(s, seat).has_any() else None


def _random_of_kind(s: Position, seat: int, kind: int, rng: Rng) -> Action | None:
    """A random right of one kind, while a throw is asked for; all of them are in the list."""
    if kind == _MORTGAGE:
        return actions.TO_MORTGAGE[draw_space(mortgage.mortgageable(s, seat), rng)]
    if kind == _LIFT:
        lifts = mortgage.liftable(s, seat)
        return actions.TO_LIFT[draw_space(lifts, rng)] if lifts else None
    if kind == _BUILD:
        builds = building.buildable(s, seat)
        return actions.TO_BUILD[draw_space(builds, rng)] if builds else None
    if kind == _SELL:
        sells = building.sellable(s, seat)
        return actions.TO_SELL[draw_space(sells, rng)] if sells else None
    found: list[Action] = []
    if kind == _OFFER:
        partners = SEATS_OF[proposals.partners(s, seat)]
        if partners:
            proposals.propose_to(s, seat, partners[rng.below(len(partners))], 0, found)
    else:
        verb = actions.ACCEPT if kind == _ACCEPT else actions.REFUSE
        answers: list[Action] = []
        add_replies(s, seat, answers, NOBODY)
        for answer in answers:
            if answer.verb == verb:
                found.append(answer)
    if len(found) > 1:
        return found[rng.below(len(found))]
    return found[0] if found else None
