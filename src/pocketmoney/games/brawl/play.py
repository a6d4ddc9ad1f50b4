"""A card on the table, on its way: who laid it, at whom, and in which place of the action."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.mypyc_hints import mypyc_attr
from pocketmoney.core.plain import Json, numbers

OPENING: Final = 0  # an attack, Grab or Distraction that begins the action of a turn
DEFENDS: Final = 1  # a Dodge, Block, Disarm or Freedom
HUMILIATES: Final = 2  # a Humiliation or Horror of Horrors, as an answer
FOLLOW_UP: Final = 3  # what a Grab gives
DISTRACTED_FOLLOW_UP: Final = 4  # the same, where the Grab came after a Distraction
FREE: Final = 5  # the free attack of a Humiliation
SHOT: Final = 6  # the free basic attack after a Poke, Powerplay or Uppercut Squared
JAB: Final = 7  # one of the attacks on the victim of one's Headlock
DISTRACTED: Final = 8  # the attack after a Distraction
SEASON: Final = 9  # an attack of the open season on a discarder
BONUS: Final = 10  # the extra attack on a vomiting player
BLOCK_GRAB: Final = 11  # a Grab after a Block
TICK: Final = 12  # no card: a standing Choke & Puke takes its counter
ESCAPE: Final = 13  # a card that breaks a hold on the own turn
HEALS: Final = 14  # healing as the action of the turn
RESCUE: Final = 15  # healing at 0 or less

# The same in words.
HOWS: Final = (
    "opening", "defends", "humiliates", "follow-up", "distracted-follow-up", "free", "shot", "jab", "distracted",
    "season", "bonus", "block-grab", "tick", "escape", "heals", "rescue",
)  # fmt: skip

MOMENTS: Final = len(HOWS)

LEFTWARD: Final = 1
RIGHTWARD: Final = -1


@mypyc_attr(acyclic=True, free_list_len=1)
class Play:
    """One laid card with its add-ons. Immutable: what changes is a new play."""

    __slots__ = ("seat", "card", "target", "how", "medievals", "cards", "stopped", "blocked", "way", "halved", "choked")

    def __init__(
        self,
        seat: int,
        card: int,
        target: int,
        how: int,
        medievals: int = 0,
        cards: tuple[int, ...] = (),
        stopped: int = 0,
        *,
        blocked: bool = False,
        way: int = 0,
        halved: bool = False,
        choked: bool = False,
    ) -> None:
        self.seat = seat
        self.card = card
        self.target = target
        self.how = how
        self.medievals = medievals
        self.cards = cards  # healing cards laid together
        self.stopped = stopped  # hits of this card that were defended
        self.blocked = blocked  # whether a Block was among those defences
        self.way = way  # the direction in which a dodged attack goes on
        self.halved = halved  # the attacker was stomped (R46)
        self.choked = choked  # the attacker is being choked (R65)

    def _changed(self, target: int, stopped: int, way: int, *, blocked: bool) -> Play:
        return Play(
            self.seat, self.card, target, self.how, self.medievals, self.cards,
            stopped, blocked=blocked, way=way, halved=self.halved, choked=self.choked,
        )  # fmt: skip

    def after_defence(self, *, blocked: bool) -> Play:
        """The same card with one more hit stopped."""
        return self._changed(self.target, self.stopped + 1, self.way, blocked=self.blocked or blocked)

    def without_block(self) -> Play:
        """The same card as if no Block had been among the defences."""
        return self._changed(self.target, self.stopped, self.way, blocked=False) if self.blocked else self

    def going_on(self, target: int, way: int) -> Play:
        """The same card on its way to the next player (R73)."""
        return self._changed(target, 0, way, blocked=False)

    def public(self, ids: list[str]) -> Json:
        """The card on its way as everybody sees it: by whom, at whom, where in the action, and what goes with it."""
        found: Json = {"by": self.seat, "card": ids[self.card], "how": HOWS[self.how]}
        if self.target >= 0:
            found["on"] = self.target
        if self.medievals:
            found["medievals"] = self.medievals
        if self.cards:
            found["cards"] = [ids[card] for card in self.cards]
        if self.stopped:
            found["stopped"] = self.stopped
        if self.blocked:
            found["blocked"] = True
        if self.way:
            found["way"] = "left" if self.way == LEFTWARD else "right"
        if self.halved:
            found["halved"] = True
        if self.choked:
            found["choked"] = True
        return found

    def to_json(self) -> list[object]:
        """The play as plain data."""
        return [
            self.seat, self.card, self.target, self.how, self.medievals, list(self.cards),
            self.stopped, self.blocked, self.way, self.halved, self.choked,
        ]  # fmt: skip


Chain = tuple[Play, ...]


def chain_json(chain: Chain) -> list[object]:
    """A chain of plays as plain data."""
    return [play.to_json() for play in chain]


def chain_from(data: object) -> Chain:
    """The chain that `chain_json` wrote."""
    assert isinstance(data, list)
    return tuple([play_from(item) for item in data])


def play_from(data: object) -> Play:
    """The play that `to_json` wrote."""
    assert isinstance(data, list)
    seat, card, target, how, medievals, cards, stopped, blocked, way, halved, choked = data
    return Play(
        seat, card, target, how, medievals, tuple(numbers(cards)), stopped,
        blocked=bool(blocked), way=way, halved=bool(halved), choked=bool(choked),
    )  # fmt: skip
