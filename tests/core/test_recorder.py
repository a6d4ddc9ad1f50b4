"""Recording: whatever is played can be written down so that it replays to the same state."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pocketmoney.core import recorder as recording
from pocketmoney.core.action import Action
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.record import RULES_VERSION, parse
from pocketmoney.core.recorder import Recorder
from pocketmoney.core.replay import Replay
from pocketmoney.core.rng import from_seed
from tests.core.toy import HIT, LEAVE, PASS, SHOVE, STOP, TAKE, VETO, Toy, ToyGame, find


class Live:
    """A live game with its recorder."""

    def __init__(self, *names: str) -> None:
        game = ToyGame("toy")
        header = Header("toy", list(names))
        self.state = game.set_up(header)
        self.state.listen()
        self.recorder = Recorder(game, header)

    def do(self, seat: int, verb: int, target: int = -1, talk: str = "") -> None:
        action = Action(verb, (), target)
        self.state.apply(seat, action)
        self.recorder.note(seat, action, self.state, self.state.take_events(), talk)

    def body(self) -> list[str]:
        text = self.recorder.text()
        return text[text.index("---\n") + 4 :].splitlines()


def replayed(text: str) -> Toy:
    replay = Replay(parse(text, find))
    failure = replay.run()
    assert failure is None, (text, failure.line, failure.key, failure.claimed, failure.so)
    assert isinstance(replay.state, Toy)
    return replay.state


def test_only_what_counted_is_written() -> None:
    live = Live("Ann", "Bob", "The Buddha")
    live.do(0, HIT, 2, talk='Here "you" go.')
    live.do(1, TAKE)
    live.do(2, STOP, talk="No.")
    live.do(1, PASS)
    assert live.body() == [
        'Ann: hit > "The Buddha"  "Here \'you\' go."',
        '"The Buddha": stop  "No."',
        "Bob: pass",
    ]
    assert replayed(live.recorder.text()).digest() == live.state.digest()


def test_a_sealed_answer_that_did_not_count_is_not_told_nor_its_talk() -> None:
    live = Live("Ann", "Bob", "Carl")
    live.do(0, HIT, 1)
    live.do(1, STOP, talk="Ha!")
    live.do(2, VETO, talk="Not here.")
    live.do(1, PASS)
    live.do(2, HIT, 1)
    live.do(0, TAKE)
    live.do(1, STOP)
    assert live.body() == [
        "Ann: hit > Bob", 'Carl: veto  "Not here."', "Bob: pass", "Carl: hit > Bob", "Bob: stop",
    ]  # fmt: skip


def test_declining_is_not_written_where_it_goes_without_saying() -> None:
    live = Live("Ann", "Bob")
    live.do(0, HIT, 1)
    live.do(1, TAKE)
    live.do(0, TAKE)
    live.do(1, HIT, 0)
    live.do(0, TAKE)
    live.do(1, TAKE)
    live.do(0, HIT, 1)
    assert live.body() == ["Ann: hit > Bob", "Bob: hit > Ann", "Ann: hit > Bob"]
    assert replayed(live.recorder.text()).digest() == live.state.digest()


def test_a_turn_is_written_where_a_move_would_be_read_too_early() -> None:
    """Bob leaves when his turn has come; without the line he would leave while he is being hit."""
    live = Live("Ann", "Bob", "Carl")
    live.do(0, HIT, 1)
    live.do(1, TAKE)
    live.do(2, TAKE)
    live.do(0, TAKE)
    live.do(1, LEAVE)
    assert live.body() == ["Ann: hit > Bob", "= turn Bob", "Bob: leave"]
    assert replayed(live.recorder.text()).digest() == live.state.digest()


def test_what_was_declined_stays_declined_in_a_record_cut_short() -> None:
    live = Live("Ann", "Bob", "Carl")
    live.do(0, HIT, 1)
    live.do(1, TAKE)
    assert live.body() == ["Ann: hit > Bob", "Bob: take"]
    live.do(2, TAKE)
    assert live.body() == ["Ann: hit > Bob", "Bob: take", "Carl: take"]
    assert replayed(live.recorder.text()).digest() == live.state.digest()
    live.do(0, TAKE)
    assert live.body() == ["Ann: hit > Bob", "= turn Bob"]
    assert replayed(live.recorder.text()).digest() == live.state.digest()


def test_a_right_used_while_others_have_sealed_their_answers() -> None:
    live = Live("Ann", "Bob", "Carl", "Dan")
    live.do(0, HIT, 1)
    live.do(1, STOP)
    live.do(3, LEAVE)
    live.do(2, TAKE)
    assert live.body() == ["Ann: hit > Bob", "Dan: leave", "Bob: stop"]
    assert replayed(live.recorder.text()).digest() == live.state.digest()


def test_the_end_is_claimed() -> None:
    live = Live("Ann", "Bob")
    live.do(0, SHOVE, 1)
    live.do(0, HIT)
    live.do(1, LEAVE)
    assert live.body()[-1] == "= winner Ann"
    assert replayed(live.recorder.text()).over


def test_the_header_is_written_in_full() -> None:
    header = Header("toy", ["Ann", "a,b", "turn", "?"], {"points": "5"}, 12, [Entry("lacks", "turn", ["veto"])])
    text = Recorder(ToyGame("toy"), header, [("title", "Game #1"), ("site", "home")]).text()
    record = parse(text, find)
    assert record.header.seats == header.seats
    assert (record.header.options, record.header.seed) == ({"points": "5"}, 12)
    assert record.header.entries[0].of == "turn"
    assert record.meta == [("title", '"Game #1"'), ("site", "home"), ("rules", RULES_VERSION)]


@pytest.mark.parametrize(("value", "line"), [
    ("An  evening", "title: An evening"),
    ("Table #3", 'title: "Table #3"'),
    ('The "small" table', 'title: The "small" table'),
    ('Table "#3" # late', 'title: Table "#3" # late'),
])  # fmt: skip
def test_a_value_with_a_hash_is_quoted_unless_it_has_quotes(value: str, line: str) -> None:
    assert recording.header_lines(Header("toy", ["Ann"]), [("title", value)])[0] == line


def test_a_record_goes_on_where_it_ended() -> None:
    first = "# kept\ngame: toy\nseats: Ann Bob\n---\nAnn: hit > Bob\nBob: stop\n"
    record = parse(first, find)
    replay = Replay(record)
    replay.run()
    recorder = recording.go_on(record, replay.state)
    assert recorder.text() == first
    state = replay.state
    state.apply(1, Action(PASS))
    recorder.note(1, Action(PASS), state, state.take_events())
    assert recorder.text() == first + "Bob: pass\n"


@settings(max_examples=60)
@given(st.integers(0, 10_000), st.integers(2, 4))
def test_random_games_replay_to_the_same_state_at_any_time(seed: int, seats: int) -> None:
    rng = from_seed(seed)
    live = Live(*["Ann", "Bob", "Carl", "Dan"][:seats])
    for _ in range(25):
        if live.state.over:
            break
        asked = live.state.owed()
        seat = asked[rng.below(len(asked))]
        if rng.below(12) == 0:
            seat = rng.below(seats)
            if live.state.is_out(seat):
                continue
            live.do(seat, LEAVE)
        else:
            move = live.state.random_action(seat, rng)
            live.do(seat, move.verb, move.target)
        assert live.recorder.exact
        again = replayed(live.recorder.text())
        if len(live.state.owed()) == len(live.state.open_to()):
            assert again.digest() == live.state.digest(), live.recorder.text()
    assert live.recorder.exact
