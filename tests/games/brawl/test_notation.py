"""The text of moves: read, written, and fitted to the moment."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.game import State
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.problem import Problem
from pocketmoney.core.record import parse
from pocketmoney.core.replay import Replay
from pocketmoney.core.rng import from_seed
from pocketmoney.games import find
from pocketmoney.games.brawl.actions import DISCARD, HEAL, PLAY, TO_CONCEDE, TO_LEFT, TO_PASS, TO_RELEASE, TO_TAKE
from pocketmoney.games.brawl.cards import IDS, KIND
from pocketmoney.games.brawl.notation import parse_move, write_move

NAMES = ["Ann", "The Buddha", "Carl"]


def play(card: str, target: int = NOBODY, *, medievals: int = 0) -> Action:
    return Action(PLAY, (KIND[card],) + (KIND["medieval"],) * medievals, target)


def kinds(*cards: str) -> tuple[int, ...]:
    return tuple(KIND[card] for card in cards)


READ = [
    ("smack > Carl", play("smack", 2)),
    ("smack>Carl", play("smack", 2)),
    ('grab > "The Buddha"', play("grab", 1)),
    ("dodge", play("dodge")),
    ("smack medieval > Carl", play("smack", 2, medievals=1)),
    ("smack medieval medieval > Carl", play("smack", 2, medievals=2)),
    ("smack > Carl medieval", play("smack", 2, medievals=1)),
    ("smack medieval", play("smack", medievals=1)),
    ("medieval > Carl", play("medieval", 2)),
    ("first-aid", play("first-aid")),
    ("heal redemption self-help", Action(HEAL, kinds("redemption", "self-help"))),
    ("discard jab block jab", Action(DISCARD, kinds("jab", "block", "jab"))),
    ("discard", TO_PASS),
    ("pass", TO_PASS),
    ("take", TO_TAKE),
    ("left", TO_LEFT),
    ("release", TO_RELEASE),
    ("concede", TO_CONCEDE),
]


@pytest.mark.parametrize(("text", "action"), READ, ids=[text for text, _ in READ])
def test_text_is_read(text: str, action: Action) -> None:
    assert parse_move(text, NAMES) == action


WRONG = [
    ("knuckel-sammitch > Carl", "unknown-card", "knuckle-sammitch"),
    ("Dodge", "unknown-card", "dodge"),
    ("pas", "unknown-card", "pass"),
    ("xyz", "unknown-card", "none"),
    ('"dodge"', "unknown-card", "dodge"),
    ("discard jabb", "unknown-card", "jab"),
    ("heal frist-aid", "unknown-card", "first-aid"),
    ("smack medeival > Carl", "unknown-card", "medieval"),
    ("smack > carl", "unknown-seat", "Carl"),
    ("smack > The Buddha", "name-needs-quotes", None),
    ("smack >", "no-target", None),
    ("smack > > Carl", "no-target", None),
    ("smack > Ann > Carl", "one-target", None),
    ("smack hook > Carl", "only-medieval", None),
    ("pass Carl", "word-alone", None),
    ("heal", "heal-needs-card", None),
    ("", "no-move", None),
    ('smack > "Carl', "open-quote", None),
]


@pytest.mark.parametrize(("text", "key", "near"), WRONG, ids=[text for text, _, _ in WRONG])
def test_text_that_is_no_move_is_a_problem(text: str, key: str, near: str | None) -> None:
    with pytest.raises(Problem) as caught:
        parse_move(text, NAMES)
    assert (caught.value.key, caught.value.details.get("near")) == (key, near)


WRITTEN = [
    (play("kick-4", 1), 'kick-4 > "The Buddha"'),
    (play("dodge"), "dodge"),
    (play("smack", 2, medievals=2), "smack medieval medieval > Carl"),
    (Action(HEAL, (KIND["first-aid"],)), "heal first-aid"),
    (Action(DISCARD, kinds("jab", "block")), "discard jab block"),
    (TO_PASS, "pass"),
    (TO_TAKE, "take"),
]


@pytest.mark.parametrize(("action", "text"), WRITTEN, ids=[text for _, text in WRITTEN])
def test_moves_are_written(action: Action, text: str) -> None:
    assert write_move(action, NAMES) == text


def state_after(*lines: str) -> State:
    replay = Replay(parse("\n".join(lines) + "\n", find))
    assert replay.run() is None
    return replay.state


LUNCH = ("game: lunch-money", "seats: Ann Bob Carl")
TWO = ("game: lunch-money", "seats: Ann Bob")


def fitted(state: State, seat: int, text: str) -> Action:
    game = find("lunch-money")
    names = ["Ann", "Bob", "Carl"][: state.seats]
    return game.fit(state, seat, game.parse_move(text, names))


def test_a_target_goes_without_saying_where_there_is_only_one() -> None:
    assert fitted(state_after(*TWO, "hand Ann: jab", "---"), 0, "jab") == play("jab", 1)
    assert fitted(state_after(*LUNCH, "hand Ann: jab", "---"), 0, "jab") == play("jab")


def test_the_implied_target_of_an_answer_may_be_named_and_no_other() -> None:
    state = state_after(
        *LUNCH, "hand Ann: jab elbow", "hand Bob: block grab", "---", "Ann: jab > Bob", "Bob: block", "Carl: take",
        "Ann: take",
    )  # fmt: skip
    assert fitted(state, 1, "grab") == play("grab")
    assert fitted(state, 1, "grab > Ann") == play("grab")
    assert fitted(state, 1, "grab > Carl") == play("grab", 2)
    assert state.check(1, play("grab")) is None
    assert state.check(1, play("grab", 2)) is not None


def test_a_follow_up_may_name_the_one_who_is_grabbed() -> None:
    state = state_after(
        *LUNCH, "hand Ann: grab jab", "---", "Ann: grab > Bob", "Bob: take", "Carl: take"
    )  # fmt: skip
    assert fitted(state, 0, "jab > Bob") == play("jab")
    assert fitted(state, 0, "jab > Carl") == play("jab", 2)


def test_an_escape_is_the_bare_card_and_may_name_the_holder() -> None:
    state = state_after(
        *LUNCH, "hand Ann: grab choke", "hand Bob: headbutt", "---", "Ann: grab > Bob + choke", "= turn Bob"
    )  # fmt: skip
    assert fitted(state, 1, "headbutt") == play("headbutt")
    assert fitted(state, 1, "headbutt > Ann") == play("headbutt")
    assert fitted(state, 1, "headbutt > Carl") == play("headbutt", 2)


def test_a_bare_healing_card_heals() -> None:
    state = state_after(*LUNCH, "hand Ann: first-aid", "counters Ann: 9", "---")
    assert fitted(state, 0, "first-aid") == Action(HEAL, (KIND["first-aid"],))
    assert state.check(0, fitted(state, 0, "first-aid > Bob")) is not None


@settings(max_examples=25)
@given(st.integers(0, 100_000))
def test_every_move_of_every_menu_is_read_back_as_it_was_written(seed: int) -> None:
    rng = from_seed(seed)
    game = find(["lunch-money", "beer-money"][rng.below(2)])
    names = ["Ann", "The Buddha", "turn", "7", "a,b"][: 2 + rng.below(4)]
    mix = Entry("decks", "", ["lunch-money", "beer-money"])
    state = game.set_up(Header(game.name, names, {}, seed, [mix] if rng.below(2) else []))
    for _ in range(120):
        if state.over:
            break
        for seat in range(state.seats):
            for action in state.menu(seat):
                text = game.write_move(action, names)
                assert game.fit(state, seat, game.parse_move(text, names)) == action, (seat, text)
        seat = state.owed()[rng.below(len(state.owed()))]
        state.apply(seat, state.random_action(seat, rng))


def test_no_card_is_called_like_a_word_of_the_notation() -> None:
    assert not set(IDS) & {"play", "discard", "heal", "pass", "take", "left", "right", "release", "drop", "concede"}
