"""What is counted in Tietgen: beer that is booked as drunk, rent, building, trading, and what each deed is worth."""

from __future__ import annotations

from typing import ClassVar, Final

from pocketmoney.core.event import Event
from pocketmoney.core.game import State
from pocketmoney.core.rng import Rng
from pocketmoney.games.tietgen.decks import Deck
from pocketmoney.games.tietgen.end import wealth
from pocketmoney.games.tietgen.state import Tietgen
from pocketmoney.lab.observers.common import Observer
from pocketmoney.lab.statistics import Counted, Form

MINUTES_A_THROW: Final = 1  # with all that follows from it; an assumption, and reports say so
SIP: Final = 20_000  # microlitres: 2 cl, another one
MINUTES_AN_HOUR: Final = 60

BOUGHT: Final = ("tietgen-buys", "tietgen-wins-auction")

# Which event is counted under which figure.
COUNTED: Final = {
    "tietgen-builds": "built",
    "tietgen-auction": "auctions",
    "tietgen-accepts": "trades",
    "tietgen-sent": "reprimands",
    "tietgen-claims": "claims",
    "tietgen-rent-lost": "lost",
}


class TietgenObserver(Observer):
    """Counts centilitres, deeds and dealings."""

    FORMS: ClassVar[dict[str, Form]] = {
        **Observer.FORMS,
        "drunk": Form("beer", per_game=False),
        "sips-an-hour": Form("number", per_game=False),
        "rent": Form("beer"),
        "rent-missed": Form("share", per_game=False),
        "built": Form("number"),
        "auctions": Form("number"),
        "trades": Form("number"),
        "reprimands": Form("number"),
        "players-out": Form("number"),
        "wins-deed": Form("share", per_game=False),
    }

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._times = dict.fromkeys(COUNTED.values(), 0)
        self._drunk = 0
        self._rent = 0
        self._bought: dict[str, int] = {}  # seats as bits, by deed

    def observe(self, event: Event) -> None:
        """Count what is booked, and dealings."""
        args = event.args
        drunk = args.get("drunk-beer", 0)
        assert isinstance(drunk, int)
        self._drunk += drunk
        if event.key in COUNTED:
            self._times[COUNTED[event.key]] += 1
        elif event.key in BOUGHT:
            space, seat = args["space"], args["seat"]
            assert isinstance(space, str) and isinstance(seat, int)
            self._bought[space] = self._bought.get(space, 0) | 1 << seat
        elif event.key == "tietgen-pays-rent":
            moved = args["moved-beer"]
            assert isinstance(moved, int)
            self._rent += moved

    def standings(self, state: State) -> list[int]:
        """What everybody owns in all (R157)."""
        assert isinstance(state, Tietgen)
        return [wealth(state, seat) for seat in range(self.seats)]

    def own(self, state: State) -> Counted:
        """Beer and dealings of the game, and every deed that was bought."""
        times = self._times
        minutes = self.turns(state) * MINUTES_A_THROW
        found: Counted = {
            "drunk": (self._drunk, self.seats),
            "sips-an-hour": (self._drunk * MINUTES_AN_HOUR, self.seats * minutes * SIP),
            "rent": (self._rent, 1),
            "rent-missed": (times["lost"], times["lost"] + times["claims"]),
            "players-out": (len(self.out), 1),
        }
        for figure in ("built", "auctions", "trades", "reprimands"):
            found[figure] = (times[figure], 1)
        winner = state.winner
        for space, who in self._bought.items():
            found[f"wins-deed:{space}"] = (1 if winner >= 0 and who >> winner & 1 else 0, who.bit_count())
        return found

    @staticmethod
    def renew_chance(state: State, rng: Rng) -> None:
        """Other dice, and the unseen mail in another order."""
        assert isinstance(state, Tietgen)
        state.mail = _shuffled(state.mail, rng)
        state.letters = _shuffled(state.letters, rng)
        state.dice = ()
        state.rng = rng


def _shuffled(deck: Deck, rng: Rng) -> Deck:
    hidden = list(deck.cards[: deck.hidden])
    rng.shuffle(hidden)
    return Deck(tuple(hidden) + deck.bottom(), deck.seen)
