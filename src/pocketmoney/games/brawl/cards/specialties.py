"""Specialties: attacks with an effect, Humiliations, the Distraction and Medieval."""

from __future__ import annotations

from typing import ClassVar, Final

from pocketmoney.games.brawl import reason as why
from pocketmoney.games.brawl.card import DAMAGES, HUMILIATES, LIMITED, MEDIEVAL, ONE_ATTACK, Card
from pocketmoney.games.brawl.cards.attacks import WITH_SPECIALTIES, Attack
from pocketmoney.games.brawl.effects import DAZED, HEART_BROKEN, POKED
from pocketmoney.games.brawl.frames.attack import Distracted, FreeAttack
from pocketmoney.games.brawl.frames.hit import Aftermath
from pocketmoney.games.brawl.house import House
from pocketmoney.games.brawl.play import DISTRACTED, ESCAPE, FOLLOW_UP, FREE, OPENING, RESCUE, Chain, Play
from pocketmoney.games.brawl.play import JAB as BLOW
from pocketmoney.games.brawl.position import Position
from pocketmoney.games.brawl.reason import Reason


class Specialty(Attack):
    """An attack of its own kind. Whether it may follow a Grab is a house rule (R72, R85)."""

    MOMENTS = WITH_SPECIALTIES

    def moments_by_house(self, house: House) -> int:
        return self.moments | 1 << FOLLOW_UP if house.follow_ups == "any-attack" else self.moments

    def why_not(self, moment: int) -> Reason:
        if moment == FOLLOW_UP:
            return why.LUNCH_MONEY_AFTER_GRAB if self.lunch_money else why.BEER_MONEY_AFTER_GRAB
        return super().why_not(moment)


class BigCombo(Specialty):
    """Two hits, but one attack (R49, R69 to R71)."""

    TRAITS = DAMAGES | ONE_ATTACK


class Stomp(Specialty):
    """Halves the victim's next attack (R45 to R48)."""

    def landed(self, state: Position, play: Play) -> None:
        state.stomped |= 1 << play.target  # one marker, however often (R48)
        if state.log is not None:
            state.tell("stomped", {"on": play.target})


class ThunderHead(Specialty):
    """Dazes the victim, and breaks a Choke & Puke (R93, R95)."""

    UNSTOPPED_AT: ClassVar = {ESCAPE: why.UNSTOPPED_THUNDER_HEAD}


class OpenHand(Specialty):
    """Knocks out at few counters; by the text it may follow a Grab (R85, R89)."""

    def moments_by_house(self, house: House) -> int:
        return self.moments if house.follow_ups == "text" else self.moments | 1 << FOLLOW_UP


class Humiliation(Card[Position]):
    """Voids the card laid last, and gives a free attack on its player (R15 to R24)."""

    TRAITS = HUMILIATES

    def escaped(self, state: Position, play: Play) -> None:
        state.stack.append(FreeAttack(play.seat, play.target, FREE, state.terms.kinds_at[FREE], breaks_free=True))

    def stand(self, state: Position, chain: Chain) -> None:
        """Void the card below, whole and with its Medievals (R20): first the free attack, then the rest."""
        voided = chain[-2]
        if state.log is not None:
            state.tell("voided", {"by": voided.seat, "card": state.terms.ids[voided.card]})
        state.terms.cards[voided.card].voided(state, voided)  # a weapon goes home (R23), a tick ends its hold (R104)
        if voided.how == RESCUE:
            return  # the verdict below finds the player still down (R17)
        if len(chain) > 2:
            state.stack.append(Aftermath(chain[:-1]))
        state.stack.append(FreeAttack(chain[-1].seat, voided.seat, FREE, state.terms.kinds_at[FREE]))


class Distraction(Card[Position]):
    """Nobody can defend against the attack that follows it, which must be made (R105 to R107)."""

    MOMENTS = 1 << OPENING
    TRAITS = LIMITED

    def limit(self, state: Position, seat: int, target: int) -> Reason | None:
        return None if state.masks[seat] & state.terms.kinds_at[DISTRACTED] else why.DISTRACTION_EMPTY  # R106

    def land(self, state: Position, play: Play) -> None:
        state.stack.append(Distracted(play.seat, play.target))


class Medieval(Card[Position]):
    """Goes with an attack that takes counters, and makes it take two more (R86 to R90)."""

    TRAITS = MEDIEVAL
    NOT_AT: ClassVar = {OPENING: why.MEDIEVAL_ALONE}


_ANY_HOLD: Final = ("choke", "choke-and-puke", "headlock")

ROWS: Final[list[Card[Position]]] = [
    Humiliation("humiliation", 0, 4, 0, (15, 16, 17, 18, 19, 20, 21, 22, 24, 113), breaks=_ANY_HOLD, keep=5.0),
    Humiliation(
        "horror-of-horrors", 0, 0, 4, (15, 16, 17, 18, 19, 20, 21, 22, 24, 104, 113), breaks=_ANY_HOLD, keep=5.0
    ),
    BigCombo("big-combo", 3, 4, rules=(49, 69, 70, 71, 72, 90, 94), hits=2),  # each half takes 3: R71
    Specialty(
        "poke-in-the-eye", 1, 4, rules=(53, 54, 55, 56, 72, 84), effect=POKED, shot_rule=54, extra=2.0, sequel=0.5
    ),
    # It takes 1: R45.
    Stomp(
        "stomp", 1, 4, rules=(45, 46, 47, 48, 57, 62, 72), moments=1 << BLOW, breaks=("choke", "headlock"), extra=1.0
    ),
    # It takes 6 (R50), and the free basic attack is laid after the hit (R51, R52).
    Specialty("uppercut-squared", 6, 1, rules=(50, 51, 52, 72), shot_rule=51, sequel=2.0),
    Specialty("fists-of-fury", 2, beer_money=4, rules=(20, 85, 90, 94, 108, 109), hits=3),
    Specialty("heart-breaker", 2, beer_money=3, rules=(79, 80, 84, 85), effect=HEART_BROKEN, extra=2.0),
    ThunderHead(
        "thunder-head", 2, 0, 3, (85, 93, 94, 95), breaks=("choke-and-puke",), effect=DAZED, turns=2, extra=1.5
    ),
    OpenHand("open-hand", 3, beer_money=3, rules=(85, 89, 91), knocks_out_at=3),
    Distraction("distraction", 0, 0, 4, (105, 106, 107), opens_with="distracts", sequel=3.0),
    Medieval("medieval", 2, 0, 4, (86, 87, 88, 89, 90), keep=1.5),
]
