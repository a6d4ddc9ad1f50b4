"""Bots as players: words, functions and objects; people among bots; the same games as everywhere else."""

from __future__ import annotations

import pytest

from pocketmoney import IllegalMove, InvalidInput, Match, bot, bot_names, game_names, games
from pocketmoney.bots import match as bot_match
from pocketmoney.bots.registry import make
from pocketmoney.core.header import Header
from pocketmoney.core.rng import from_seed

TRIO = ["Ann", "Ben", "Cat"]
SEATED = {"Ann": "greedy", "Ben": "grudge", "Cat": "random"}


def last(match: Match, name: str) -> str | None:
    """The last of the legal moves; nothing that is not asked for."""
    return None if match.may_wait(name) else match.legal_moves(name)[-1]


class First:
    """A player with a memory."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, match: Match, name: str) -> str | None:
        self.asked += 1
        return None if match.may_wait(name) else f'{match.legal_moves(name)[0]} "Mine."'


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("seed", [3, 8])
def test_bots_play_the_same_game_as_in_the_lab(game: str, seed: int) -> None:
    match = Match(game, TRIO, seed=seed)
    assert match.play(SEATED) is None and match.is_over
    rules = games.find(game)
    state = rules.set_up(Header(game, TRIO, {}, seed))
    bot_match.Match(state, [make(word, rules) for word in SEATED.values()], from_seed(-1 - seed)).play()
    assert state.winner >= 0 and match.winner == TRIO[state.winner]
    assert Match.from_record(match.record()).winner == match.winner


def test_the_same_seed_is_the_same_match() -> None:
    first, second = (Match("beer-money", TRIO, seed=5) for _ in range(2))
    for match in (first, second):
        match.play("random")
    assert first.record() == second.record()


@pytest.mark.parametrize("game", game_names())
def test_functions_and_objects_play_beside_words(game: str) -> None:
    own = First()
    match = Match(game, TRIO, seed=4)
    match.play({"Ann": last, "Ben": own, "Cat": bot("greedy", seed=1)}, moves=2_000)
    assert own.asked > 3 and {move.by for move in match.moves} == set(TRIO)
    assert any(move.by == "Ben" and move.talk == "Mine." for move in match.moves)
    Match.from_record(match.record())


def test_play_waits_for_a_person() -> None:
    match = Match("beer-money", TRIO, seed=27)
    turns = 0
    while (name := match.play({"Ben": "greedy", "Cat": "greedy"})) is not None:
        assert name == "Ann" and not match.may_wait("Ann") and len(match.legal_moves("Ann")) > 1
        match.push(match.legal_moves("Ann")[0], by="Ann")
        turns += 1
    assert match.is_over and turns > 3


def test_play_waits_for_rent_that_a_person_can_claim_and_goes_on_without() -> None:
    record = "game: tietgen\nseats: Ben Ann\ndeeds Ann: kitchen-18.1\ndice: 1-2\n---\nBen: roll\n"
    match = Match.from_record(record)
    assert "claim" in match.legal_moves("Ann") and match.may_wait("Ann") is ("Ann" not in match.to_move)
    other = Match.from_record(record.replace("Ben Ann\n", "Ben Ann Cat\n"))
    assert "claim" in other.legal_moves("Ann")
    bots = {"Ben": "greedy", "Cat": "greedy"}
    assert other.play(bots) == "Ann" and other.legal_moves("Ann")
    other.push("claim", by="Ann")
    assert other.view("Ann").players["Ann"].stock > 75


def test_play_puts_an_offer_before_a_person() -> None:
    def trader(match: Match, name: str) -> str | None:
        offers = [move for move in match.moves if move.text.startswith("offer")]
        if match.may_wait(name):
            return None if offers else "offer Ann give 1cl get kitchen-18.1"
        return match.legal_moves(name)[0]

    match = Match.from_record("game: tietgen\nseats: Ben Ann\ndeeds Ann: kitchen-18.1\ndeeds Ben: kitchen-12.1\n---\n")
    assert match.play({"Ben": trader}) == "Ann"
    assert {"accept Ben", "refuse Ben"} <= set(match.legal_moves("Ann"))
    match.push("refuse Ben", by="Ann")
    assert match.play({"Ben": trader}) == "Ann" and "accept Ben" not in match.legal_moves("Ann")


def test_play_stops_after_so_many_moves() -> None:
    match = Match("beer-money", TRIO, seed=27)
    assert match.play("greedy", moves=5) in TRIO
    count = len(match.moves)
    assert 5 <= count < 12
    assert match.play("greedy", moves=0) in TRIO and len(match.moves) == count


@pytest.mark.parametrize("game", game_names())
def test_a_bot_is_asked_by_hand(game: str) -> None:
    grudge = bot("grudge", seed=2)
    match = Match(game, TRIO, seed=6)
    for _ in range(60):
        if match.is_over:
            break
        name = match.to_move[0]
        move = grudge.choose(match, name)
        assert move is not None
        match.push(move, by=name)
    assert len(match.moves) == 60 or match.is_over


def test_a_bot_that_owes_nothing_returns_nothing() -> None:
    match = Match("beer-money", TRIO, seed=27)
    assert bot("greedy").choose(match, "Ben") is None
    assert repr(bot("greedy")) == "bot('greedy')"


def test_every_word_that_stands_alone_makes_a_bot() -> None:
    match = Match("beer-money", ["Ann", "Ben"], seed=1)
    words = [word for word in bot_names() if not word.endswith(":")]
    assert {"bot", "easy", "fair", "hard", "greedy", "random", "grudge"} <= set(words)
    for word in words:
        move = bot(word).choose(match, "Ann")
        assert move is not None and match.is_legal(move)


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("greedi", "there is no bot called greedi; did you mean greedy?"),
        ("search", "search needs something after a colon"),
        ("doctrine:", "doctrine needs something after a colon"),
        ("", "there is no bot called "),
    ],
)
def test_a_wrong_word_is_one_clear_sentence(word: str, sentence: str) -> None:
    with pytest.raises(InvalidInput) as wrong:
        bot(word)
    assert str(wrong.value).startswith(sentence)
    with pytest.raises(InvalidInput) as wrong:
        Match("beer-money", TRIO, seed=1).play({"Ann": word})
    assert str(wrong.value).startswith(sentence)


def test_a_bot_for_nobody_is_bad_input() -> None:
    with pytest.raises(InvalidInput, match="there is no seat called Bill"):
        Match("beer-money", TRIO, seed=1).play({"Bill": "greedy"})


def test_a_function_that_returns_nothing_or_a_wrong_move_is_told() -> None:
    with pytest.raises(InvalidInput, match=r"^Ann must move, and the bot returned nothing$"):
        Match("beer-money", TRIO, seed=1).play(lambda match, name: None)
    match = Match("beer-money", TRIO, seed=27)
    with pytest.raises(IllegalMove, match="You do not have Choke in your hand"):
        match.play(lambda match, name: "choke > Ben")
    assert match.to_move == ["Ann"] and len(match.legal_moves()) > 1
