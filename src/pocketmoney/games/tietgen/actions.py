"""The moves of the game, as numbers.

BUILD, SELL, MORTGAGE and LIFT have one part, the space. BID has one part, the amount. ROLL has the two dice as parts if
they lie on the table and are typed in, MAIL the number of a card that was drawn there. ACCEPT and REFUSE
have the other player as target. OFFER has the other player as target, and as parts: beer given, Flirting cards given,
beer got, Flirting cards got, how many deeds are given, then the deeds given and the deeds got, each in board order.
All other moves are words alone.
"""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import Action
from pocketmoney.games.tietgen.pieces import SPACES

ROLL: Final = 0
BUY: Final = 1
DECLINE: Final = 2
BID: Final = 3
PASS: Final = 4
CLAIM: Final = 5
BUILD: Final = 6
SELL: Final = 7
MORTGAGE: Final = 8
LIFT: Final = 9
KEEP: Final = 10
FINE: Final = 11
FLIRT: Final = 12
CHUG: Final = 13
DRINK: Final = 14
OFFER: Final = 15
ACCEPT: Final = 16
REFUSE: Final = 17
SETTLE: Final = 18
SURRENDER: Final = 19
CONCEDE: Final = 20
DRAW: Final = 21
MAIL: Final = 22
TIME: Final = 23

VERBS: Final[list[str]] = [
    "roll", "buy", "decline", "bid", "pass", "claim", "build", "sell", "mortgage", "lift", "keep", "fine", "flirt",
    "chug", "drink", "offer", "accept", "refuse", "settle", "surrender", "concede",
    "draw", "mail", "time",
]  # fmt: skip

OF_SPACES: Final = (BUILD, SELL, MORTGAGE, LIFT)
OF_SEATS: Final = (ACCEPT, REFUSE)

MIN_SEATS: Final = 2
MAX_SEATS: Final = 8

# One move for each space, or each other player: they are made once and shared.
TO_BUILD: Final = [Action(BUILD, (space,)) for space in range(SPACES)]
TO_SELL: Final = [Action(SELL, (space,)) for space in range(SPACES)]
TO_MORTGAGE: Final = [Action(MORTGAGE, (space,)) for space in range(SPACES)]
TO_LIFT: Final = [Action(LIFT, (space,)) for space in range(SPACES)]
TO_SPACES: Final = [TO_BUILD, TO_SELL, TO_MORTGAGE, TO_LIFT]  # as OF_SPACES
TO_ACCEPT: Final = [Action(ACCEPT, (), seat) for seat in range(MAX_SEATS)]
TO_REFUSE: Final = [Action(REFUSE, (), seat) for seat in range(MAX_SEATS)]
TO_SEATS: Final = [TO_ACCEPT, TO_REFUSE]  # as OF_SEATS

TO_ROLL: Final = Action(ROLL)
TO_DRAW: Final = Action(DRAW)
TO_TIME: Final = Action(TIME)
TO_BUY: Final = Action(BUY)
TO_DECLINE: Final = Action(DECLINE)
TO_PASS: Final = Action(PASS)
TO_CLAIM: Final = Action(CLAIM)
TO_KEEP: Final = Action(KEEP)
TO_FINE: Final = Action(FINE)
TO_FLIRT: Final = Action(FLIRT)
TO_CHUG: Final = Action(CHUG)
TO_DRINK: Final = Action(DRINK)
TO_SETTLE: Final = Action(SETTLE)
TO_SURRENDER: Final = Action(SURRENDER)
TO_CONCEDE: Final = Action(CONCEDE)
