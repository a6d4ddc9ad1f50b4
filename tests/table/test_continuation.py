"""Playing on from a moment of an earlier game, and what a replay of any game tells."""

from __future__ import annotations

import pytest

from pocketmoney import games
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.problem import Problem
from pocketmoney.core.record import parse
from pocketmoney.core.replay import Replay
from pocketmoney.table import commands
from pocketmoney.table.continuation import Position, made_again, may_take
from pocketmoney.table.fairness import verify
from pocketmoney.table.played_game import Played, finished, recorded
from pocketmoney.table.replay_steps import Made, steps
from pocketmoney.table.table import Table
from pocketmoney.text.speech import Speech
from tests.games.tietgen.boards import own
from tests.table.likeness import check_log, likeness
from tests.table.people import Chance, Party, Person
from tests.table.test_clocks import HANDS
from tests.table.test_fairness import two_games


def never() -> bool:
    return False


def played(game: str) -> Played:
    """A short game of two that was played to its end."""
    party, _, _ = two_games(game)
    return finished(party.lines, 1)


def continued(earlier: Played, step: int, seat: int = 0, bot: str = "greedy") -> tuple[Party, Person]:
    """A new table that plays on from there, and whoever sits at it."""
    party = Party(earlier.header.game, 7)
    token = party.table.begin_with(earlier.position(step), seat, bot, party.now)
    party.settle()
    return party, party.connect(token)


@pytest.mark.parametrize("game", games.names())
def test_a_continued_game_begins_exactly_with_that_moment(game: str) -> None:
    earlier = played(game)
    moments = list(earlier.steps())
    for step in (0, len(moments) // 2):
        state = earlier.game.set_up(earlier.header)
        for made in earlier.moves[: moments[step].moves]:
            assert isinstance(made, Made)
            state.apply(made.seat, made.action)
        party = Party(game, 7)
        party.table.begin_with(earlier.position(step), 0, "greedy", party.now)
        assert party.state.digest() == state.digest()
        assert party.table.entries and party.table.phase == "playing"


@pytest.mark.parametrize("game", games.names())
def test_it_is_played_on_survives_a_restart_and_says_that_it_is_no_fresh_deal(game: str) -> None:
    party, ann = continued(played(game), 1)
    assert ann.table().continued and ann.table().speed == "none"
    assert [(chair.bot != "", chair.seat) for chair in ann.table().chairs] == [(False, 0), (True, 1)]
    assert ann.last_play().seen > 0  # what happened before is told
    for _ in range(6):
        if ann.seat in party.state.owed():
            assert ann.play(party.first_move(ann)) == ""
        party.wait(2_000)
    check_log(party)

    later = Table.resume(party.table.id, party.lines, Chance(0))
    later.wake(party.now)
    assert later.running is not None and later.running.state.digest() == party.state.digest()
    kept = Table.resume(party.table.id, [], Chance(0), party.table.snapshot())
    assert likeness(kept) == likeness(party.table)

    ann.play("concede")
    assert party.table.phase == "over" and ann.reveals() == []
    text = finished(party.lines, 1).record()
    record = parse(text, games.find)
    assert Replay(record).run() is None
    with pytest.raises(Problem) as raised:
        verify(record)
    assert raised.value.key == "verify-continued"


def test_the_next_game_at_that_table_is_a_fresh_deal() -> None:
    party, ann = continued(played("beer-money"), 0)
    ann.play("concede")
    commit = ann.table().commit
    assert ann.do(commands.Deal()) == ""
    assert not ann.table().continued
    ann.play("concede")
    (reveal,) = ann.reveals()
    assert reveal.commit == commit
    assert verify(parse(finished(party.lines, 2).record(), games.find)) == 0


def test_a_continued_game_can_be_continued() -> None:
    party, ann = continued(played("lunch-money"), 2)
    ann.play("concede")
    again = finished(party.lines, 1)
    assert again.is_continued
    other, _ = continued(again, len(list(again.steps())) - 2, seat=1)
    check_log(other)


def test_a_seat_that_is_not_there_or_out_and_a_game_that_is_over_are_refused() -> None:
    earlier = played("beer-money")
    last = len(list(earlier.steps())) - 1
    refusals = [may_take(earlier.position(0), 5), may_take(earlier.position(last), 0)]
    assert [refusal and refusal.key for refusal in refusals] == ["continue-no-seat", "continue-over"]
    with pytest.raises(Problem) as raised:
        earlier.position(last + 1)
    assert raised.value.key == "no-such-moment"
    three = parse("game: beer-money\nseats: Ann Bob Cat\n---\nBob: concede\n", games.find)
    position = recorded(three, never).position(1)
    refusal = may_take(position, 1)
    assert refusal is not None and (refusal.key, refusal.args["name"]) == ("continue-out", "Bob")
    assert may_take(position, 2) is None


def test_a_record_tells_the_same_steps_as_the_table_that_played_it() -> None:
    earlier = played("beer-money")
    again = recorded(parse(earlier.record(), games.find), never)
    told = [(step.events[0].key, step.public) for step in earlier.steps() if step.events]
    assert [(step.events[0].key, step.public) for step in again.steps() if step.events] == told


def test_a_record_that_does_not_hold_or_takes_too_long_names_the_line() -> None:
    text = "game: lunch-money\nseats: Ann Bob\nhand Ann: jab\nseed: 1\n---\nAnn: jab > Bob\n= Bob 15\n"
    with pytest.raises(Problem) as raised:
        recorded(parse(text, games.find), never)
    assert (raised.value.key, raised.value.details, raised.value.line) == ("record-fails", {"claimed": "Bob 15"}, 7)
    assert "does not hold here: Bob 15" in Speech().complain(raised.value)
    with pytest.raises(Problem) as raised:
        recorded(parse(text, games.find), lambda: True)
    assert (raised.value.key, raised.value.details, raised.value.line) == ("record-too-long", {}, 6)
    assert "takes too long" in Speech().complain(raised.value)


def test_what_was_sealed_and_never_counted_stays_private() -> None:
    """Both answer Ann's jab. The Humiliation counts; the Dodge never left its hand, and nobody hears of it."""
    game = games.find("lunch-money")
    hands = {"Ann": ["jab"], "Bob": ["dodge"], "Cat": ["humiliation"]}
    header = Header("lunch-money", list(hands), {}, 1, [Entry("hand", name, cards) for name, cards in hands.items()])

    def made(seat: int, text: str, talk: str, *, is_sealed: bool = True) -> Made:
        return Made(seat, game.parse_move(text, header.seats), talk, is_sealed)

    moves = [made(0, "jab > Bob", "here!", is_sealed=False), made(2, "humiliation", "no"), made(1, "dodge", "missed")]
    told = [(step.seat, step.move, step.talk) for step in steps(game, header, moves)]
    assert told == [(-1, "", ""), (0, "jab > Bob", "here!"), (2, "humiliation", "no")]
    silent = [moves[0], made(2, "take", "zzz"), made(1, "take", "ouch")]
    assert [(step.seat, step.move, step.talk) for step in steps(game, header, silent)][-1] == (-1, "", "")


def test_a_record_that_leaves_declining_out_has_every_move_all_the_same() -> None:
    """Bob and Cat let the first jab pass before the facts, and the second before the next turn."""
    text = (
        "game: lunch-money\nseats: Ann Bob Cat\nhand Ann: jab\nhand Bob: jab\nhand Cat: hook\nseed: 1\n---\n"
        "Ann: jab > Bob\n= Bob 14, turn Bob\nBob: jab > Cat\nCat: hook > Ann\nAnn: concede\n"
    )
    moves = recorded(parse(text, games.find), never).moves
    game = games.find("lunch-money")
    names = ["Ann", "Bob", "Cat"]
    told = [
        (made.seat, game.write_move(made.action, names), made.is_sealed) for made in moves if isinstance(made, Made)
    ]
    assert told == [
        (0, "jab > Bob", False),
        (1, "take", True),
        (2, "take", True),
        (1, "jab > Cat", False),
        (0, "take", True),
        (2, "take", True),
        (2, "hook > Ann", False),
        (0, "concede", True),
    ]


def test_a_name_that_no_table_would_keep_is_refused() -> None:
    header = Header("lunch-money", ["Ann", "B" * 25], {}, 1)
    with pytest.raises(Problem) as raised:
        Party("lunch-money").table.begin_with(Position(header, []), 0, "easy", 0)
    assert (raised.value.key, raised.value.details) == ("name-letters", {"word": "B" * 25})


@pytest.mark.parametrize(
    ("options", "bot", "why"), [({"nonsense": "on"}, "easy", "unknown-option"), ({}, "nobody", "unknown-bot")]
)
def test_house_rules_and_bots_that_are_not_known_are_refused(options: dict[str, str], bot: str, why: str) -> None:
    position = Position(Header("lunch-money", ["Ann", "Ben"], options, 1), [])
    with pytest.raises(Problem) as raised:
        Party("lunch-money").table.begin_with(position, 0, bot, 0)
    assert raised.value.key == why and raised.value.details["word"] in ("nonsense", "nobody")


def test_a_record_that_ends_with_what_is_so_then_ends_with_declining() -> None:
    text = "game: lunch-money\nseats: Ann Bob Cat\nhand Ann: jab\nseed: 1\n---\nAnn: jab > Bob\n= Bob 14, turn Bob\n"
    moves = recorded(parse(text, games.find), never).moves
    assert [made.seat for made in moves if isinstance(made, Made)] == [0, 1, 2]


@pytest.mark.parametrize(("seat", "is_there"), [(-1, False), (0, True), (1, True), (2, False)])
def test_only_seats_of_the_game_can_be_taken(seat: int, is_there: bool) -> None:  # noqa: FBT001
    refusal = may_take(Position(Header("lunch-money", ["Ann", "Ben"], {}, 1), []), seat)
    assert (refusal is None) == is_there
    assert refusal is None or (refusal.key, refusal.args) == ("continue-no-seat", {"seats": 2})


def test_moves_that_are_made_again_are_sealed_where_they_were() -> None:
    hands = [Entry("hand", name, cards.split()) for name, cards in HANDS.items()]
    header = Header("lunch-money", ["Ann", "Ben", "Cat"], {}, 1, hands)
    moves = [(0, "headbutt > @1"), (1, "dodge"), (2, "take")]
    again = made_again(games.find("lunch-money"), header, moves)
    assert [isinstance(made, Made) and made.is_sealed for made in again] == [False, True, True]


def test_a_board_of_ones_own_changes_no_word_at_another_table() -> None:
    header = Header("tietgen", ["Ann", "Ben"], {}, 3)
    on_own_board = Header("tietgen", ["Ann", "Ben"], {}, 3, [Entry("board", "", ["b.toml"])], {"b.toml": own()})
    for each, kitchen in ((on_own_board, "flat-12.1"), (header, "kitchen-12.1"), (on_own_board, "flat-12.1")):
        party = Party("tietgen", 7)
        party.table.begin_with(Position(each, []), 0, "greedy", party.now)
        read, write = party.running.read, party.running.write
        assert write(read(f"mortgage {kitchen}")) == f"mortgage {kitchen}"
