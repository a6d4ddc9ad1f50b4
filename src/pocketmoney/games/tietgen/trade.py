"""Trades between two players: offers, what may be in them, and the exchange (R148, R155)."""

from __future__ import annotations

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.event import EventArgs
from pocketmoney.core.refusal import Args, Refusal
from pocketmoney.games.tietgen import building, mortgage
from pocketmoney.games.tietgen.offer import Goods, Offer, offer_of
from pocketmoney.games.tietgen.position import Position


def open_offer(offers: tuple[Offer, ...], by: int, on: int) -> Offer | None:
    """The one of these offers that goes from one player to another."""
    for offer in offers:
        if offer.by == by and offer.on == on:
            return offer
    return None


def judge_offer(s: Position, seat: int, action: Action) -> Refusal | None:
    """Why an offer cannot be made: each side gives something, one of them more than beer, and can keep it (R155)."""
    offer = offer_of(seat, action)
    if offer is None or not _is_sound(s, offer):
        return Refusal("tietgen-unknown-move")
    if offer.on == seat:
        return Refusal("tietgen-offer-to-self", rule=155)
    if s.out >> offer.on & 1:
        return Refusal("tietgen-offer-to-out", {"on": offer.on}, 155)
    for other in s.offers:
        if other.is_between(seat, offer.on):
            return Refusal("tietgen-offer-open", {"on": offer.on}, 155, "unlock-tietgen-refuse")
    if offer.give.is_nothing:
        return Refusal("tietgen-offer-gives-nothing", {"on": offer.on}, 155)
    if offer.get.is_nothing:
        return Refusal("tietgen-offer-gets-nothing", {"on": offer.on}, 155)
    if not (offer.give.deeds or offer.give.flirts or offer.get.deeds or offer.get.flirts):
        return Refusal("tietgen-offer-only-beer", {"on": offer.on}, 155)
    refusal = _judge_goods(s, offer.give, seat, has_beer=True) or _judge_goods(s, offer.get, offer.on, has_beer=False)
    return refusal or _judge_interest(s, seat, offer.give, offer.get)


def _is_sound(s: Position, offer: Offer) -> bool:
    """Whether the numbers of an offer mean something: seats, deeds in board order, no debts."""
    if not 0 <= offer.on < s.terms.seats:
        return False
    spaces = s.terms.board.spaces
    for goods in (offer.give, offer.get):
        if goods.beer < 0 or goods.flirts < 0:
            return False
        before = NOBODY
        for deed in goods.deeds:
            if not before < deed < len(spaces):
                return False
            before = deed
    return True


def _judge_goods(s: Position, goods: Goods, seat: int, *, has_beer: bool) -> Refusal | None:
    """Why that player cannot give these goods: deeds of bare groups, cards, and beer if `has_beer` is asked for."""
    for deed in goods.deeds:
        id = s.id(deed)
        if not s.terms.board.spaces[deed].is_deed:
            return Refusal("tietgen-no-deed", {"space": id})
        if s.owner[deed] != seat:
            return Refusal("tietgen-not-theirs", {"space": id, "on": seat}, 155)
        if (refusal := building.judge_bare(s, deed, 0)) is not None:
            return refusal
    if goods.flirts > len(s.flirts[seat]):
        args: Args = {"on": seat, "wanted": goods.flirts, "count": len(s.flirts[seat])}
        return Refusal("tietgen-too-few-flirts", args, 125)
    if has_beer and goods.beer > s.stock[seat]:
        args = {"on": seat, "price-beer": goods.beer, "stock-beer": s.stock[seat]}
        return Refusal("tietgen-too-little-beer", args, 155)
    return None


def _judge_interest(s: Position, seat: int, gives: Goods, gets: Goods) -> Refusal | None:
    """Why a new owner could not pay the tenth on mortgaged deeds when the goods have changed hands (R148)."""
    due = sum([mortgage.interest(s, deed) for deed in gets.deeds])
    left = s.stock[seat] - gives.beer + gets.beer
    if due > left:
        return Refusal("tietgen-interest-short", {"on": seat, "due-beer": due, "stock-beer": left}, 148)
    return None


def make_offer(s: Position, seat: int, action: Action) -> None:
    """Make an offer; it blocks nobody."""
    made = offer_of(seat, action)
    assert made is not None
    s.offers += (made,)
    if s.log is not None:
        ids = s.terms.board.ids
        args: EventArgs = {"by": seat, "on": made.on, "give": made.give.words(ids), "get": made.get.words(ids)}
        s.tell_move("tietgen-offers", args, seat, action)


def judge_accept(s: Position, seat: int, by: int) -> Refusal | None:
    """Why an offer cannot be accepted: both sides must still have what they promised, and the interest."""
    offer = open_offer(s.offers, by, seat)
    if offer is None:
        return _not_for_you(s, seat, by) or _no_offer(s, seat, by)
    return (
        _judge_goods(s, offer.give, by, has_beer=True)
        or _judge_goods(s, offer.get, seat, has_beer=True)
        or _judge_interest(s, by, offer.give, offer.get)
        or _judge_interest(s, seat, offer.get, offer.give)
    )


def _not_for_you(s: Position, seat: int, other: int) -> Refusal | None:
    """Why an offer cannot be accepted though one is open: it is this seat's own, or several are and no name."""
    if other >= 0:
        if open_offer(s.offers, seat, other) is None:
            return None
        return Refusal("tietgen-own-offer", {"on": other}, 155, "unlock-tietgen-take-back")
    to_answer = len([offer for offer in s.offers if offer.on == seat])
    if to_answer:
        return Refusal("tietgen-which-offer", {"count": to_answer}, 155)
    own = len([offer for offer in s.offers if offer.by == seat])
    return Refusal("tietgen-own-offers", {"count": own}, 155, "unlock-tietgen-take-back") if own else None


def _no_offer(s: Position, seat: int, other: int) -> Refusal:
    """Why nothing can be answered: no offer of that player, none at all, or several and no name."""
    if other >= 0:
        return Refusal("tietgen-no-offer", {"on": other}, 155)
    count = len([offer for offer in s.offers if offer.by == seat or offer.on == seat])
    if count > 1:
        return Refusal("tietgen-which-offer", {"count": count}, 155)
    return Refusal("tietgen-no-offers", rule=155)


def accept_offer(s: Position, seat: int, action: Action) -> tuple[int, ...]:
    """Let the goods change hands; return the mortgaged deeds among them, on which interest is due (R148)."""
    offer = open_offer(s.offers, action.target, seat)
    assert offer is not None
    s.offers = tuple([other for other in s.offers if other is not offer])
    s.tell_move("tietgen-accepts", {"by": seat, "on": offer.by}, seat, action)
    hand_over(s, offer.by, seat, offer.give)
    hand_over(s, seat, offer.by, offer.get)
    moved = offer.give.deeds + offer.get.deeds
    return tuple(sorted([deed for deed in moved if s.is_mortgaged(deed)]))


def hand_over(s: Position, by: int, on: int, goods: Goods) -> None:
    """Let the goods of one side change hands."""
    if goods.beer:
        s.transfer("tietgen-gives-beer", None, by, on, goods.beer)
    for deed in goods.deeds:
        s.hand(deed, on)
        if s.log is not None:
            s.tell("tietgen-gives-deed", {"by": by, "on": on, "space": s.id(deed)})
    for _ in range(goods.flirts):
        s.flirts[on] += s.flirts[by][:1]
        s.flirts[by] = s.flirts[by][1:]
        s.tell("tietgen-gives-flirt", {"by": by, "on": on})
    if s.offers:
        void_offers_of_flirts(s, by)


def judge_refuse(s: Position, seat: int, other: int) -> Refusal | None:
    """Why nothing can be refused: an offer to this seat can be, and one of its own taken back."""
    if other >= 0 and (open_offer(s.offers, other, seat) or open_offer(s.offers, seat, other)):
        return None
    return _no_offer(s, seat, other)


def refuse_offer(s: Position, seat: int, action: Action) -> None:
    """Refuse the offer between the two, or take it back."""
    key = "tietgen-refuses" if open_offer(s.offers, action.target, seat) else "tietgen-takes-back"
    s.offers = tuple([offer for offer in s.offers if not offer.is_between(seat, action.target)])
    s.tell_move(key, {"by": seat, "on": action.target}, seat, action)


# Offers that die before they are answered (R155)


def void_offers_of_flirts(s: Position, seat: int) -> None:
    """Void offers that take more Flirting cards from this seat than it holds; the cards are all alike."""
    held = len(s.flirts[seat])
    own = [offer for offer in s.offers if seat in (offer.by, offer.on)]
    s.void_offers(tuple([offer for offer in own if (offer.give if offer.by == seat else offer.get).flirts > held]))


def void_offers_of_seat(s: Position, seat: int) -> None:
    """Void offers by and to a player who leaves."""
    s.void_offers(tuple([offer for offer in s.offers if seat in (offer.by, offer.on)]))
