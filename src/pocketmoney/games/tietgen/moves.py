"""What a seat may do: its answers to the open question, and its rights, of which giving up is the last."""

from __future__ import annotations

from typing import Final, TypeVar

from pocketmoney.core.action import NOBODY, NOTHING, Action
from pocketmoney.core.game import Json
from pocketmoney.core.moves import Listed, Moves
from pocketmoney.core.mypyc_hints import mypyc_attr
from pocketmoney.core.rng import Rng
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.tietgen import actions, building, mortgage, proposals, rent, trade
from pocketmoney.games.tietgen.holdings import draw_space, spaces_in
from pocketmoney.games.tietgen.legality import is_free
from pocketmoney.games.tietgen.offer import write_offer
from pocketmoney.games.tietgen.position import Position

T = TypeVar("T")

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
        self._add_own(actions.TO_CLAIM, actions.TO_SPACES, found)
        if self.state.offers:
            found += self.replies()
        found += self.offers()
        found.append(actions.TO_CONCEDE)
        return found

    def add_numbers(self, found: list[int]) -> None:
        """Add the numbers of these rights in the order of the list; giving up has none."""
        if self.extent == _NONE:
            return
        table = self.state.terms.numbers
        self._add_own(table.words[actions.CLAIM], table.of_spaces, found)
        if self.state.offers:
            self._add_replies(table.of_seats[self.seat], found)
        found += range(table.offer, table.offer + len(self.offers()))

    def _add_own(self, claim: T, rows: list[list[T]], found: list[T]) -> None:
        """Add the claim, then what to do with deeds in board order: `rows` goes by verb, as OF_SPACES, and space."""
        if self.extent == _ALL and rent.has_rent(self.state, self.seat):
            found.append(claim)
        builds, sells, lifts, mortgages = self._deeds()
        to_build, to_sell, to_mortgage, to_lift = rows
        deeds = spaces_in(builds | sells | lifts | mortgages)
        if not builds | sells:  # nearly always
            found += [to_lift[deed] if lifts >> deed & 1 else to_mortgage[deed] for deed in deeds]
        else:
            for deed in deeds:
                if builds >> deed & 1:
                    found.append(to_build[deed])
                if sells >> deed & 1:
                    found.append(to_sell[deed])
                if lifts >> deed & 1:
                    found.append(to_lift[deed])
                if mortgages >> deed & 1:
                    found.append(to_mortgage[deed])

    def folded(self) -> list[Json]:
        """A choice for each kind of right, with what may follow its word."""
        found: list[Json] = []
        s, seat = self.state, self.seat
        if self.extent == _ALL and rent.has_rent(s, seat):
            found.append({"do": "claim", "text": "claim", "may": True})
        ids = s.terms.board.ids
        for word, spaces in zip(("build", "sell", "lift", "mortgage"), self._deeds(), strict=True):
            if spaces:
                one = [ids[space] for space in spaces_in(spaces)]
                found.append({"do": word, "text": word, "one": one, "may": True})
        replies = self.replies()
        for verb in actions.OF_SEATS:
            others = [_NAMES[reply.target] for reply in replies if reply.verb == verb]
            if others:
                found.append({"do": actions.VERBS[verb], "text": actions.VERBS[verb], "one": others, "may": True})
        if self.extent == _ALL or self.extent == _DEBTOR:
            self._fold_offers(found)
        if self.extent == _ALL and s.calls >> seat & 1 == 0:
            found.append({"do": "time", "text": "time", "may": True})  # R156
        found.append({"do": "concede", "text": "concede", "may": True})
        return found

    def has_any(self) -> bool:
        """Whether an asked seat, or any seat while everybody may use rights, has one; giving up does not count."""
        if self.extent == _NONE or self.extent == _REPLY:
            return False
        s, seat = self.state, self.seat
        builds, sells, lifts, mortgages = self._deeds()
        if builds | sells | lifts | mortgages or (self.extent == _ALL and rent.has_rent(s, seat)):
            return True
        for offer in s.offers:
            if seat == offer.by or seat == offer.on:
                return True
        return len(self.offers()) > 0

    def offers(self) -> list[Action]:
        """Sensible offers; those of a debtor bring the beer that is missing."""
        s = self.state
        if self.extent == _ALL:
            return proposals.list_proposals(s, self.seat, 0)
        return proposals.list_proposals(s, self.seat, s.stack[-1].missing(s)) if self.extent == _DEBTOR else []

    def replies(self) -> list[Action]:
        """Accepting and refusing what is offered, and taking back what was offered."""
        found: list[Action] = []
        self._add_replies(actions.TO_SEATS, found)
        return found

    def _add_replies(self, rows: list[list[T]], found: list[T]) -> None:
        """Add the replies in the order of the offers: `rows` goes by verb, as OF_SEATS, and the other seat."""
        to_accept, to_refuse = rows
        s, seat = self.state, self.seat
        if self.extent == _NONE:
            return
        only = s.stack[-1].seat_in_debt() if self.extent == _REPLY else NOBODY
        for offer in s.offers:
            other = offer.by if offer.on == seat else offer.on
            if (offer.by != seat and offer.on != seat) or (only != NOBODY and only != other):
                continue
            if offer.on == seat and trade.judge_accept(s, seat, other) is None:
                found.append(to_accept[other])
            found.append(to_refuse[other])

    def _deeds(self) -> tuple[int, int, int, int]:
        """Where this seat may build, sell, lift and mortgage, as sets of spaces; a debtor may not spend beer."""
        s, seat = self.state, self.seat
        if self.extent == _NONE or self.extent == _REPLY:
            return 0, 0, 0, 0
        sells = building.sellable(s, seat)
        mortgages = mortgage.mortgageable(s, seat)
        if self.extent == _DEBTOR:
            return 0, sells, 0, mortgages
        return building.buildable(s, seat), sells, mortgage.liftable(s, seat), mortgages

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


@mypyc_attr(free_list_len=1)
class TietgenMoves(Moves):
    """The moves of one seat that is in the game; `answers` is None if it is not asked."""

    __slots__ = ("state", "seat", "answers")

    def __init__(self, s: Position, seat: int) -> None:
        self.state = s
        self.seat = seat
        frame = s.stack[-1]
        self.answers = frame.moves(s, seat) if frame.owed(s) >> seat & 1 else None

    def listed(self) -> list[Action]:
        rights = Rights(self.state, self.seat).listed()
        return rights if self.answers is None else self.answers.listed() + rights

    def folded(self) -> list[Json]:
        rights = Rights(self.state, self.seat).folded()
        return rights if self.answers is None else self.answers.folded() + rights

    def only(self) -> Action | None:
        """The only answer of a seat that has no rights but to give up."""
        only = None if self.answers is None else self.answers.only()
        return only if only is not None and not Rights(self.state, self.seat).has_any() else None

    def draw(self, rng: Rng) -> Action:
        if self.answers is None:
            return Listed(self.listed(), actions.CONCEDE).draw(rng)
        return draw_move(self.state, self.seat, self.answers, rng)

    def numbers(self) -> list[int]:
        return self.state.legal_actions(self.seat)


def draw_move(s: Position, seat: int, answers: Moves, rng: Rng) -> Action:
    """Draw a move of an asked seat: mostly an answer, now and then any move; first the kind, then the move."""
    if (is_free(s) or s.stack[-1].seat_in_debt() != NOBODY) and rng.below(8) == 0:
        return Listed(answers.listed() + Rights(s, seat).listed(), actions.CONCEDE).draw(rng)
    return answers.draw(rng)


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
    if kind == _OFFER:
        partners = SEATS_OF[proposals.partners(s, seat)]
        if not partners:
            return None
        found = proposals.propose_to(s, seat, partners[rng.below(len(partners))])
    else:
        verb = actions.ACCEPT if kind == _ACCEPT else actions.REFUSE
        found = [reply for reply in Rights(s, seat).replies() if reply.verb == verb]
    if len(found) > 1:
        return found[rng.below(len(found))]
    return found[0] if found else None
