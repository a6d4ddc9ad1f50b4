"""A kind of card: its row and its hooks; and the terms of a table, which hold its cards as sets of bits."""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from pocketmoney.core.action import NOBODY
from pocketmoney.games.brawl.action_numbers import ActionNumbers
from pocketmoney.games.brawl.actions import plays_of
from pocketmoney.games.brawl.house import House
from pocketmoney.games.brawl.kinds import mask_of
from pocketmoney.games.brawl.play import MOMENTS, OPENING, Chain, Play
from pocketmoney.games.brawl.reason import NOT_AT, NOT_NOW, UNSTOPPED, UNSTOPPED_AT, Reason

S = TypeVar("S")

BASIC: Final = "basic"
WEAPON: Final = "weapon"
DEFENSE: Final = "defense"
SPECIALTY: Final = "specialty"

# What a card is, as a set of bits.
DAMAGES: Final = 1  # takes counters
HEALS: Final = 2
DEFENDS: Final = 4
HUMILIATES: Final = 8
HOLDS: Final = 16
CHOKES: Final = 32  # a hold that takes a counter a turn
LIMITED: Final = 64  # may be laid only if its `limit` allows it
MEDIEVAL: Final = 128  # goes with another card
PLAIN: Final = 256  # takes counters and does nothing more, so `landed` and `returns` are not asked
ONE_ATTACK: Final = 512  # all of its hits are one attack, which is reduced once (R49, R94)
ALLOWS_BLOWS: Final = 1024  # a hold whose holder may attack the victim (R57)
BOTH_HANDS: Final = 2048  # the holder cannot heal, nor release while its tick or an escape is settled (R95, R103)


class Card(Generic[S]):
    """One kind of card. S is the state: a card knows the state, this module does not.

    The rulings are those that its entry in the rule book cites. `breaks` are the ids of the holds that it breaks on the
    victim's turn. `extra`, `sequel` and `keep` are what a simple bot thinks of it, in counters; no rule reads them.
    """

    # What every card of a class is: its type, the moments at which it may be laid, its traits; and by moment, where the
    # class has a reason of its own, why it does not fit and why a defence does not stop it.
    TYPE: ClassVar[str] = SPECIALTY
    MOMENTS: ClassVar[int] = 0
    TRAITS: ClassVar[int] = 0
    NOT_AT: ClassVar[dict[int, Reason]] = {}
    UNSTOPPED_AT: ClassVar[dict[int, Reason]] = {}

    def __init__(
        self,
        id: str,
        value: int = 0,
        lunch_money: int = 0,
        beer_money: int = 0,
        rules: tuple[int, ...] = (),
        *,
        moments: int = 0,
        hits: int = 1,
        knocks_out_at: int = 0,
        breaks: tuple[str, ...] = (),
        effect: int = NOBODY,
        turns: int = 1,
        shot_rule: int = 0,
        opens_with: str = "attacks",
        extra: float = 0.0,
        sequel: float = 0.0,
        keep: float = 0.0,
    ) -> None:
        self.id = id
        self.kind = NOBODY  # its number: its place in the list of all cards
        self.type = self.TYPE
        self.value = value  # counters lost, or healed
        self.lunch_money = lunch_money  # copies in each deck
        self.beer_money = beer_money
        self.rules = rules
        self.moments = self.MOMENTS | moments  # the places of an action in which it may be laid, as a set of bits
        self.hits = hits
        self.knocks_out_at = knocks_out_at  # at how many counters or fewer it knocks out at once (R89, R91)
        self.breaks = breaks
        self.effect = effect  # what it leaves on its victim, and for how many turns
        self.turns = turns
        self.shot_rule = shot_rule  # the ruling by which a free basic attack follows it; 0 if none does
        self.opens_with = opens_with  # the key of the event when it begins an action
        self.traits = self.TRAITS
        self.extra = extra  # what it does to its victim beyond its counters
        self.sequel = sequel  # what follows from it: a free attack, the turns of a hold, the card after a Grab
        self.keep = keep or value * hits + extra + sequel  # how gladly it is kept; an attack by how hard it hits

    # What it is at a table

    def moments_by_house(self, house: House) -> int:
        """The moments at which it may be laid by these house rules."""
        return self.moments

    def value_by_house(self, house: House) -> int:
        """How many counters it takes or heals by these house rules."""
        return self.value

    def why_not(self, moment: int) -> Reason:
        """Why it does not fit a moment."""
        return self.NOT_AT.get(moment) or NOT_AT.get(moment, NOT_NOW)

    def stopped_by(self, house: House, moment: int) -> tuple[str, ...]:
        """The ids of the defences that stop it when it is laid at that moment."""
        return ()

    def why_not_stopped(self, moment: int, defence: str) -> Reason:
        """Why a defence does not stop it when it is laid at that moment."""
        return self.UNSTOPPED_AT.get(moment) or UNSTOPPED_AT.get(moment, UNSTOPPED)

    def limit(self, state: S, seat: int, target: int) -> Reason | None:
        """Why that seat cannot lay it at that target, although it fits; asked only of limited cards."""
        return None

    # What it does

    def stand(self, state: S, chain: Chain) -> None:
        """Nobody answers it any more, and it is the last of the chain."""
        self.land(state, chain[-1])

    def land(self, state: S, play: Play) -> None:
        """Nothing stopped it."""
        raise NotImplementedError

    def landed(self, state: S, play: Play) -> None:
        """Its damage is done, and the victim is conscious. The frames pushed last come first."""

    def escaped(self, state: S, play: Play) -> None:
        """It broke the hold on its player."""

    def stopped(self, state: S, attack: Play, defence: Play) -> None:
        """All of its hits were stopped."""

    def returns(self, state: S, seat: int) -> None:
        """Its attack is over, however that came about: a weapon goes home (R32)."""

    def voided(self, state: S, play: Play) -> None:
        """A Humiliation stands on it."""

    # What a hold does besides

    def tighten(self, state: S, holder: int, victim: int) -> None:
        """The holder's turn begins."""

    def ended(self, state: S, victim: int) -> None:
        """The hold on a conscious victim has ended."""

    def binds(self, house: House) -> bool:
        """Whether the victim can neither act nor answer."""
        return True

    def rule_for_held(self, what: int) -> int:
        """The ruling that stops its victim from doing this."""
        return 0

    def rule_for_holder(self, what: int) -> int:
        """The ruling that stops its holder from doing this."""
        return 0


class Terms(Generic[S]):
    """What never changes during a game: seats, house rules, decks, supply, and the cards as sets of kinds."""

    def __init__(
        self, seats: int, house: House, decks: tuple[str, ...], supply: tuple[int, ...], cards: list[Card[S]]
    ) -> None:
        self.seats = seats
        self.house = house
        self.decks = list(decks)
        self.supply = supply  # of each kind, how many the decks hold together
        self.everybody = (1 << seats) - 1
        self.cards = cards
        self.ids = [card.id for card in cards]
        self.values = tuple([card.value_by_house(house) for card in cards])
        self.hits = tuple([card.hits for card in cards])
        self.knocks_out_at = tuple([card.knocks_out_at for card in cards])
        self.kinds_at: list[int] = []  # by moment: the kinds that may be laid then
        self.why_not: list[list[Reason]] = []  # by moment and kind: why not
        self.stoppers: list[list[int]] = []  # by moment and kind: the kinds that defend
        for moment in range(MOMENTS):
            self.kinds_at.append(_set_of([card for card in cards if card.moments_by_house(house) >> moment & 1]))
            self.why_not.append([card.why_not(moment) for card in cards])
            stoppers = [card.stopped_by(house, moment) for card in cards]
            self.stoppers.append([_set_of([card for card in cards if card.id in ids]) for ids in stoppers])
        self.openings = self.kinds_at[OPENING]
        # By hold: the kinds that break it (R113).
        self.breakers = [_set_of([card for card in cards if id in card.breaks]) for id in self.ids]
        self.basics = _set_of([card for card in cards if card.type == BASIC])
        self.weapons = _set_of([card for card in cards if card.type == WEAPON])
        self.damaging = _with(cards, DAMAGES)
        self.healing = _with(cards, HEALS)
        self.defending = _with(cards, DEFENDS)
        self.humiliations = _with(cards, HUMILIATES)
        self.holds = _with(cards, HOLDS)
        self.chokes = _with(cards, CHOKES)
        self.limited = _with(cards, LIMITED)
        self.droppable = _set_of([card for card in cards if card.type == WEAPON and card.beer_money])  # R110
        self.plain = _with(cards, PLAIN)
        self.medieval = _with(cards, MEDIEVAL).bit_length() - 1
        self.plays = plays_of(len(cards), self.medieval)
        self.numbers = ActionNumbers(seats, supply, self.damaging, self.medieval, self.plays)


def _with(cards: list[Card[S]], trait: int) -> int:
    return _set_of([card for card in cards if card.traits & trait])


def _set_of(cards: list[Card[S]]) -> int:
    """These cards as a set of kinds."""
    return mask_of([card.kind for card in cards])
