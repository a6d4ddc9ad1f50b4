"""Matches: moves, refusals, copies, records, and one clear sentence for every mistake."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from pathlib import Path

import pytest

from pocketmoney import ClaimFailed, IllegalMove, InvalidInput, Match, Move, game_names, rules
from tests.repository import ROOT

TRIO = ["Ann", "Ben", "Cat"]
HOLD = """\
game: lunch-money
seats: Ann Bob Carl
hand Ann: choke jab hook elbow block
hand Bob: dodge jab hook elbow block
---
"""
CLAIM = f"{HOLD}Ann: jab > Bob\n= Bob 15\n"


def beer(seed: int = 27) -> Match:
    return Match("beer-money", TRIO, seed=seed)


def play_at_random(match: Match, seed: int, most: int) -> None:
    chance = random.Random(seed)
    while not match.is_over and len(match.moves) < most:
        name = chance.choice(match.to_move)
        match.push(chance.choice(match.legal_moves(name)), by=name)


# Moves


def test_a_move_is_pushed_and_the_asked_answer() -> None:
    match = beer()
    assert (match.game, match.names, match.seed, match.turn) == ("beer-money", TRIO, 27, "Ann")
    assert match.to_move == ["Ann"] and "love-tap > Ben" in match.legal_moves()
    match.push("love-tap > Ben")
    assert match.to_move == ["Ben", "Cat"]
    assert match.legal_moves("Ben") == ["horror-of-horrors", "take"]
    match.push("take", by="Cat")
    match.push("take", by="Ben")
    assert match.view("Ben").players["Ben"].counters == 13
    assert match.moves == [Move("Ann", "love-tap > Ben"), Move("Cat", "take"), Move("Ben", "take")]


def test_giving_up_is_allowed_and_never_listed() -> None:
    match = beer()
    assert not [move for name in TRIO for move in match.legal_moves(name) if move == "concede"]
    assert match.is_legal("concede", by="Ben")
    match.push("concede", by="Ben")
    match.push("concede", by="Cat")
    assert match.is_over and match.winner == "Ann" and match.to_move == [] and match.legal_moves() == []


def test_open_answers_are_declined_up_to_the_next_turn() -> None:
    match = beer()
    match.push("love-tap > Ben")
    assert match.decline() == 2
    assert match.to_move == ["Ben"] and match.turn == "Ben" and match.decline() == 0


def test_talk_rides_on_a_move_into_the_record() -> None:
    match = beer()
    match.push('love-tap > Ben "Good morning."')
    match.decline()
    assert match.moves[0] == Move("Ann", "love-tap > Ben", "Good morning.")
    assert 'Ann: love-tap > Ben  "Good morning."' in match.record()


def test_without_a_seed_one_is_drawn_and_deals_the_same_again() -> None:
    match = Match("lunch-money", TRIO)
    again = Match("lunch-money", TRIO, seed=match.seed)
    assert [again.view(name) for name in TRIO] == [match.view(name) for name in TRIO]


def test_house_rules_presets_and_decks_reach_the_game() -> None:
    match = Match("lunch-money", TRIO, seed=1, presets=["2002"], options={"discard-rule": "pay-1"})
    assert match.options == {"lm-values": "spr", "discard-rule": "pay-1"}
    assert "options: lm-values=spr discard-rule=pay-1\n" in match.record()
    two = Match("lunch-money", TRIO, seed=1, decks=["lunch-money", "beer-money"])
    assert two.view("Ann").table["pile"] == 110 + 110 - 15
    assert "decks: lunch-money beer-money\n" in two.record()


# Refusals


def test_a_refused_move_cites_its_ruling_and_changes_nothing() -> None:
    match = Match.from_record(HOLD)
    before = match.record()
    with pytest.raises(IllegalMove) as refused:
        match.push("choke > Bob")
    fault = refused.value
    assert (fault.move, fault.by) == ("choke > Bob", "Ann")
    assert fault.ruling == fault.refusal.rule > 0
    assert f"(R{fault.ruling})" in str(fault) and rules(fault.ruling).startswith(f"R{fault.ruling}.")
    assert fault.refusal.key and fault.refusal.args["card"] == "choke"
    assert str(fault) == match.why("choke > Bob") == fault.sentence()
    assert fault.sentence("de") == match.why("choke > Bob", language="de") != str(fault)
    assert not match.is_legal("choke > Bob") and match.is_legal("jab > Bob") and match.why("jab > Bob") is None
    assert match.record() == before and match.to_move == ["Ann"]


def test_a_match_speaks_its_language() -> None:
    match = Match("beer-money", TRIO, seed=27, language="da-DK")
    with pytest.raises(IllegalMove) as refused:
        match.push("choke > Ben")
    assert str(refused.value) == refused.value.sentence("da") != refused.value.sentence("en")
    match.push("love-tap > Ben")
    assert match.story() != match.story(language="en")


def test_a_refusal_without_a_ruling_cites_none() -> None:
    with pytest.raises(IllegalMove) as refused:
        beer().push("choke > Ben")
    assert refused.value.ruling is None
    assert str(refused.value) == "You do not have Choke in your hand."


@pytest.mark.parametrize("game", ["lunch-money", "beer-money", "tietgen"])
def test_no_refusal_cites_ruling_zero(game: str) -> None:
    """Try what one seat may do with every other seat, all through a game."""
    match = Match(game, TRIO, seed=5)
    chance = random.Random(5)
    seen = 0
    for _ in range(120):
        if match.is_over:
            break
        asked = chance.choice(match.to_move)
        moves = match.legal_moves(asked)
        for other in TRIO:
            for move in chance.sample(moves, min(3, len(moves))):
                why = match.why(move, by=other)
                assert why != "" and (why is None or "R0" not in why)
                seen += why is not None
        match.push(chance.choice(moves), by=asked)
    assert seen > 50


def test_a_seat_that_is_not_asked_and_a_game_that_is_over_say_so() -> None:
    match = Match.from_record(HOLD)
    assert match.why("dodge", by="Bob") is not None
    with pytest.raises(IllegalMove):
        match.push("jab > Carl", by="Bob")
    match.push("concede", by="Bob")
    match.push("concede", by="Carl")
    for by in ("Ann", None):
        with pytest.raises(IllegalMove, match=r"^The game is over"):
            match.push("pass", by=by)


# Mistakes


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: Match("beer-mony", TRIO), "there is no game called beer-mony; did you mean beer-money?"),
        (lambda: Match("tietgen", ["Ann"]), "there is one seat; expected 2 to 8"),
        (lambda: Match("beer-money", ["Ann", "Ann"]), "two seats are called Ann"),
        (lambda: Match("beer-money", ["Ann", ""]), "a seat has an empty name"),
        (lambda: Match("beer-money", TRIO, options={"heal-kap": "15"}), "there is no house rule called heal-kap"),
        (lambda: Match("beer-money", TRIO, options={"heal-cap": 7}), "heal-cap cannot be 7"),
        (lambda: Match("beer-money", TRIO, presets=["1999"]), "there is no preset called 1999"),
        (lambda: Match("beer-money", TRIO, decks=["tarot"]), "there is no deck called tarot"),
        (lambda: Match("tietgen", TRIO, decks=["beer-money"]), "decks are for the card games, not for tietgen"),
        (lambda: Match("beer-money", TRIO, language="xx"), "xx is not a language of this program"),
        (lambda: beer().push("love-tap > Bill"), "there is no seat called Bill"),
        (lambda: beer().push("take", by="Bill"), "there is no seat called Bill"),
        (lambda: beer().push("love-tapp > Ben"), "there is no card called love-tapp"),
        (lambda: beer().push(""), "expected a move"),
        (lambda: beer().push('"Hello."'), "expected a move"),
        (lambda: beer().is_legal("love-tap > Bill"), "there is no seat called Bill"),
        (lambda: beer().why("fly"), "there is no card called fly"),
        (lambda: beer().legal_moves("Bill"), "there is no seat called Bill"),
        (lambda: beer().may_wait("Bill"), "there is no seat called Bill"),
        (lambda: beer().view("Bill"), "there is no seat called Bill"),
        (lambda: beer().story("Bill"), "there is no seat called Bill"),
        (lambda: beer().story(language="xx"), "xx is not a language"),
        (lambda: Match.from_record("nowhere.play"), "nowhere.play: there is no such file"),
        (lambda: Match.from_record(Path("nowhere.play")), "nowhere.play: there is no such file"),
        (lambda: Match.from_record("game: chess\n---\n"), "line 1: there is no game called chess"),
        (lambda: Match.from_record(f"{HOLD}Ann: fly\n"), "line 6: there is no card called fly"),
        (lambda: Match.from_record("\n"), "line 1: there is nothing in this file"),
    ],
)
def test_bad_input_is_one_clear_sentence(call: object, sentence: str) -> None:
    assert callable(call)
    with pytest.raises(InvalidInput) as wrong:
        call()
    told = str(wrong.value)
    assert told.startswith(sentence)
    assert "\n" not in told and wrong.value.key and len(told) < 400


def test_long_input_is_not_repeated_in_full() -> None:
    with pytest.raises(InvalidInput) as wrong:
        beer().push("x" * 5_000)
    assert len(str(wrong.value)) < 400


# Records and copies


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("seed", range(3))
def test_a_record_leads_to_the_same_position(game: str, seed: int, tmp_path: Path) -> None:
    match = Match(game, TRIO, seed=seed)
    play_at_random(match, seed, 150)
    match.decline()
    match.save(tmp_path / "game.play")
    for again in (Match.from_record(match.record()), Match.from_record(tmp_path / "game.play")):
        assert [again.view(name) for name in TRIO] == [match.view(name) for name in TRIO]
        assert (again.to_move, again.winner, again.is_over) == (match.to_move, match.winner, match.is_over)


def test_a_match_goes_on_from_its_record() -> None:
    match = beer()
    match.push("love-tap > Ben")
    match.decline()
    again = Match.from_record(match.record())
    assert again.story() == match.story() and again.moves[0] == match.moves[0]
    for one in (match, again):
        one.push("pass")
    assert again.moves[-1] == Move("Ben", "pass")
    assert again.record().replace("= turn Ben\n", "") == match.record()


def test_a_claim_that_does_not_hold_is_told_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(ClaimFailed, match=r"^line 7: claimed: Bob 15; actual: Bob 14$") as failed:
        Match.from_record(CLAIM)
    assert (failed.value.line, failed.value.claimed) == (7, "Bob 15")
    file = tmp_path / "wrong.play"
    file.write_text(CLAIM, encoding="utf-8")
    with pytest.raises(ClaimFailed, match=r"wrong\.play:7: claimed"):
        Match.from_record(file)
    with pytest.raises(ClaimFailed, match="line 6: claimed: Bob: jab > Ann; actual: this is not possible here"):
        Match.from_record(f"{HOLD}Bob: jab > Ann\n")


def test_records_of_the_conformance_suite_are_read() -> None:
    for file in sorted((ROOT / "tests" / "records" / "tietgen").glob("*.play"))[:20]:
        assert Match.from_record(file).game == "tietgen"


@pytest.mark.parametrize("game", game_names())
def test_a_copy_goes_its_own_way(game: str) -> None:
    match = Match(game, TRIO, seed=2)
    play_at_random(match, 2, 20)
    before = match.record(), match.story(), match.moves, [match.view(name) for name in TRIO]
    for other in (match.copy(), copy.copy(match), copy.deepcopy(match)):
        assert other.record() == before[0]
        play_at_random(other, 3, 60)
        assert len(other.moves) > 20
    assert before == (match.record(), match.story(), match.moves, [match.view(name) for name in TRIO])


def test_matches_and_exceptions_travel_to_other_processes() -> None:
    match = Match("beer-money", TRIO, seed=27, language="de")
    match.push("love-tap > Ben")
    match.push("take", by="Ben")
    resumed = Match.from_record(HOLD)
    resumed.push("jab > Bob")
    for one in (match, resumed):
        again = pickle.loads(pickle.dumps(one))
        assert (again.record(), again.story(), again.moves) == (one.record(), one.story(), one.moves)
        assert again.to_move == one.to_move and [again.view(name) for name in one.names] == [
            one.view(name) for name in one.names
        ]
    with pytest.raises(IllegalMove) as refused:
        Match.from_record(HOLD).push("choke > Bob")
    again = pickle.loads(pickle.dumps(refused.value))
    assert (str(again), again.ruling, again.by, again.move) == (str(refused.value), 31, "Ann", "choke > Bob")
    assert again.sentence("es") == refused.value.sentence("es")
    with pytest.raises(InvalidInput) as wrong:
        Match("chess", TRIO)
    assert pickle.loads(pickle.dumps(wrong.value)).key == "unknown-game"
    with pytest.raises(ClaimFailed) as failed:
        Match.from_record(CLAIM)
    assert pickle.loads(pickle.dumps(failed.value)).line == 7


def test_a_match_is_printed_in_a_line() -> None:
    match = beer()
    assert repr(match) == "<Match beer-money: Ann, Ben, Cat; Ann to move>"
    match.push("concede", by="Ann")
    match.push("concede", by="Ben")
    assert repr(match) == "<Match beer-money: Ann, Ben, Cat; won by Cat>"


def test_an_own_board_is_spoken_of_by_its_names(tmp_path: Path) -> None:
    template = subprocess.run([sys.executable, "-m", "pocketmoney", "board", "new"], capture_output=True, check=True)
    board = template.stdout.decode()
    assert board.count('name = "Kitchen 18.1"') == 1
    (tmp_path / "ours.toml").write_text(board.replace('"Kitchen 18.1"', '"The Attic"'), encoding="utf-8")
    file = tmp_path / "ours.play"
    file.write_text("game: tietgen\nseats: Ann Ben\nboard: ours.toml\ndeeds Ben: kitchen-18.1\n---\n", encoding="utf-8")
    for match in (Match.from_record(file), pickle.loads(pickle.dumps(Match.from_record(file)))):
        with pytest.raises(IllegalMove) as refused:
            match.push("mortgage kitchen-18.1", by="Ann")
        for fault in (refused.value, pickle.loads(pickle.dumps(refused.value))):
            assert "The Attic" in str(fault) and "The Attic" in fault.sentence("da")
        assert "The Attic" in str(match.why("mortgage kitchen-18.1", by="Ann", language="es"))
