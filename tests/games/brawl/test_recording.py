"""Random brawls, written down while they run, replay to the very same state at any time."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from pocketmoney.core import recorder as recording
from pocketmoney.core.action import Action
from pocketmoney.core.game import Game, State
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.record import parse
from pocketmoney.core.recorder import Recorder
from pocketmoney.core.replay import Replay
from pocketmoney.core.rng import Rng, from_seed
from pocketmoney.games import find, names
from pocketmoney.games.brawl.actions import TO_CONCEDE

SEATS = ["Ann", "The Buddha", "turn", "7", "Zoë: a", "Ö"]


def some_header(rng: Rng, seed: int) -> tuple[Game, Header]:
    game = find(names()[rng.below(2)])
    decks = [names()[rng.below(2)] for _ in range(1 + rng.below(2))]
    options = {
        option.name: option.values[rng.below(len(option.values))] for option in game.options() if rng.below(3) == 0
    }
    return game, Header(game.name, SEATS[: 2 + rng.below(5)], options, seed, [Entry("decks", "", decks)])


def some_move(state: State, rng: Rng) -> tuple[int, Action]:
    """Mostly an answer of somebody who is asked, now and then a right of anybody."""
    if rng.below(15) == 0:
        seat = rng.below(state.seats)
        unasked = [right for right in state.rights(seat) if right != TO_CONCEDE or rng.below(15) == 0]
        if unasked:
            return seat, unasked[rng.below(len(unasked))]
    asked = state.owed()
    seat = asked[rng.below(len(asked))]
    return seat, state.random_action(seat, rng)


def replayed(text: str) -> State:
    replay = Replay(parse(text, find))
    failure = replay.run()
    assert failure is None, (text, failure.line, failure.key, failure.claimed, failure.so)
    return replay.state


def is_settled(state: State) -> bool:
    return len(state.owed()) == len(state.open_to())


@settings(max_examples=25)
@given(st.integers(0, 1_000_000))
def test_random_games_are_recorded_exactly(seed: int) -> None:
    rng = from_seed(seed)
    game, header = some_header(rng, seed)
    live = game.set_up(header)
    live.listen()
    recorder = Recorder(game, header)
    moves = 0
    looked_at = rng.below(40)
    while not live.over:
        seat, action = some_move(live, rng)
        live.apply(seat, action)
        recorder.note(seat, action, live, live.take_events())
        moves += 1
        if moves % 40 == looked_at:
            again = replayed(recorder.text())
            assert not is_settled(live) or again.digest() == live.digest(), recorder.text()
    assert recorder.exact
    assert replayed(recorder.text()).digest() == live.digest()


@settings(max_examples=10)
@given(st.integers(0, 1_000_000))
def test_a_saved_game_goes_on_as_if_it_had_not_been_saved(seed: int) -> None:
    rng = from_seed(seed)
    game, header = some_header(rng, seed)
    live = game.set_up(header)
    live.listen()
    recorder = Recorder(game, header)
    for moves in range(90):
        if live.over:
            break
        seat, action = some_move(live, rng)
        live.apply(seat, action)
        recorder.note(seat, action, live, live.take_events())
        if moves % 20 == 19 and is_settled(live):
            record = parse(recorder.text(), find)
            replay = Replay(record)
            assert replay.run() is None
            assert replay.state.digest() == live.digest()
            live = replay.state
            live.take_events()
            recorder = recording.go_on(record, live)
    assert recorder.exact
    again = replayed(recorder.text())
    assert not is_settled(live) or again.digest() == live.digest(), recorder.text()


def test_only_the_chance_that_was_let_pass_by_the_mover_is_written() -> None:
    """Dan lets the Block on the first half be, and humiliates the second half; the others' silence needs no line."""
    game = find("lunch-money")
    hands = [Entry("hand", name, cards.split()) for name, cards in (
        ("Ann", "big-combo"), ("Bob", "block"), ("Dan", "humiliation"),
    )]  # fmt: skip
    header = Header("lunch-money", ["Ann", "Bob", "Carl", "Dan"], {}, 3, hands)
    live = game.set_up(header)
    live.listen()
    recorder = Recorder(game, header)

    def do(seat: int, text: str) -> None:
        action = game.fit(live, seat, game.parse_move(text, header.seats))
        live.apply(seat, action)
        recorder.note(seat, action, live, live.take_events())

    do(0, "big-combo > Bob")
    for seat, text in ((3, "take"), (1, "block"), (2, "take")):
        do(seat, text)
    for seat in live.owed():
        do(seat, "take")
    for seat in live.owed():
        do(seat, "humiliation" if seat == 3 else "take")
    text = recorder.text()
    assert text[text.index("---") :].splitlines()[1:] == [
        "Ann: big-combo > Bob", "Bob: block", "Dan: take", "Dan: humiliation",
    ]  # fmt: skip
    assert replayed(text).digest() == live.digest()
