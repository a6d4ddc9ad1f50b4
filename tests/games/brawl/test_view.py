"""What a seat sees beyond what records can say."""

from __future__ import annotations

from pocketmoney import games
from pocketmoney.core.record import parse
from pocketmoney.core.replay import Replay
from pocketmoney.games.brawl.cards import IDS
from pocketmoney.games.brawl.frames.window import Window
from pocketmoney.games.brawl.view import BrawlView
from tests.games.brawl.table import Table

FIGHT = """
game: beer-money
seats: Ann Bob Cat
counters Bob: 2
hand Ann: kick-4 hardware smack smack smack
hand Bob: smack love-tap kick-2 kick-2 kick-2
hand Cat: self-help self-help redemption block block
---
Ann: kick-4 > Bob
= Bob out, turn Cat
Cat: pass
Ann: hardware > Cat
= Cat 12
"""


def seen(record: str, seat: int) -> BrawlView:
    replay = Replay(parse(record.strip(), games.find))
    assert replay.run() is None
    view = replay.state.view(seat)
    assert isinstance(view, BrawlView)
    return view


def test_r9_the_pool_shows_what_everybody_has_lost_and_limits_nothing() -> None:
    view = seen(FIGHT, 2)
    assert view.counters == [15, -2, 12]
    assert view.lost == 17 + 3
    healed = seen(FIGHT + "Cat: heal self-help\n= Cat 14\n", 2)
    assert healed.lost == 17 + 1


def test_a_weapon_that_returned_is_remembered_by_everybody() -> None:
    view = seen(FIGHT, 2)
    assert [IDS[card] for card in view.known[0]] == ["hardware"]
    assert len(view.known[2]) == 0


def test_other_hands_are_numbers() -> None:
    view = seen(FIGHT, 2)
    assert view.sizes == [5, 0, 5]
    assert "hands" not in view.to_json()


def test_a_seat_that_is_not_asked_could_answer_with_nothing() -> None:
    state = Table("game: lunch-money\nseats: Ann Bob Cat\nhand Ann: hook\n---\nAnn: hook > Bob").state
    asked = state.stack[-1]
    assert isinstance(asked, Window)
    assert asked.could_answer(state, 1)
    others = Window(asked.chain, 1 << 2, 1 << 2, ())
    assert others.answering(state, 1)
    assert not others.could_answer(state, 1)
