"""Commit and reveal: what is shown before the deal binds deck and dice, and a record can be checked by anybody."""

from __future__ import annotations

import time

import pytest

from pocketmoney import games
from pocketmoney.core.problem import Problem
from pocketmoney.core.record import Record, parse
from pocketmoney.core.replay import Replay
from pocketmoney.table import commands
from pocketmoney.table.chair import hashed
from pocketmoney.table.fairness import commitment, seed_of, verify
from pocketmoney.table.played_game import finished
from tests.table.people import Party, Person


def two_games(game: str) -> tuple[Party, Person, Person]:
    party = Party(game)
    ann, ben = party.join_all("Ann", 'Ben "no"'.replace('"', "'"))
    for number in range(2):
        for person in (ann, ben):
            person.do(commands.Understood())
        ann.do(commands.Ready(entropy=f"aa{number}"))
        ben.do(commands.Ready(entropy="0b" * 30 if number else ""))
        assert ann.do(commands.Deal()) == ""
        for person in (ann, ben):
            person.do(commands.StepOut())
        party.wait(20_000)
        for person in (ann, ben):
            person.do(commands.ComeBack())
        if party.table.phase == "playing":
            ben.play("concede")
        assert party.table.phase == "over"
    return party, ann, ben


@pytest.mark.parametrize("game", games.names())
def test_records_of_a_table_verify_and_replay(game: str) -> None:
    party, ann, _ = two_games(game)
    for number in (1, 2):
        text = finished(party.lines, number).record()
        record = parse(text, games.find)
        assert verify(record) == number
        assert Replay(record).run() is None
    assert list(finished(party.lines, 2).steps())
    assert len(ann.reveals()) == 2


def test_what_was_shown_before_the_deal_is_what_was_dealt() -> None:
    party = Party("lunch-money")
    ann, ben = party.join_all("Ann", "Ben")
    commit = ann.table().commit
    ann.do(commands.Ready(entropy="feed"))
    assert ben.table().chairs[0].entropy == hashed("feed")
    assert b"feed" not in b"".join(ben.raw)
    party.begin(ann, ben)
    assert ann.table().commit == commit
    ben.play("concede")
    (reveal,) = ben.reveals()
    assert commitment(reveal.secret) == commit == reveal.commit
    assert reveal.entropy == {"Ann": "feed", "Ben": ""}
    assert reveal.seed == str(seed_of(reveal.secret, [("Ann", "feed"), ("Ben", "")]))
    assert ann.table().commit != commit


def altered(party: Party, old: str, new: str) -> Record:
    text = finished(party.lines, 1).record()
    assert old in text
    return parse(text.replace(old, new), games.find)


def test_what_does_not_fit_is_found() -> None:
    party, ann, _ = two_games("lunch-money")
    reveal = ann.reveals()[0]
    for old, new, why in [
        (reveal.secret, reveal.secret[:-1] + ("0" if reveal.secret[-1] != "0" else "1"), "verify-commit"),
        ("aa0", "aa1", "verify-seed"),
        (f"seed: {reveal.seed}", "seed: 7", "verify-seed"),
        ("x-secret", "x-nothing", "verify-no-key"),
        ("commit", "x-commit", "verify-no-key"),
    ]:
        with pytest.raises(Problem) as raised:
            verify(altered(party, old, new))
        assert raised.value.key == why


def test_the_commit_that_somebody_noted_down_is_compared() -> None:
    party, ann, _ = two_games("lunch-money")
    commit = ann.reveals()[0].commit
    record = parse(finished(party.lines, 1).record(), games.find)
    assert verify(record, f" {commit.upper()}\n") == verify(record, commit) == verify(record)
    with pytest.raises(Problem) as raised:
        verify(record, "0" + commit)
    assert raised.value.key == "verify-other-commit"
    assert raised.value.details == {"shown": "0" + commit, "commit": commit}


def test_a_record_that_deals_cards_says_nothing_about_chance() -> None:
    party, _, _ = two_games("lunch-money")
    text = finished(party.lines, 1).record()
    dealt = text.replace("---", "hand Ann: jab\npile: hook\n---", 1)
    with pytest.raises(Problem) as raised:
        verify(parse(dealt, games.find))
    assert (raised.value.key, raised.value.details) == ("verify-dealt", {"keys": "hand, pile"})


def test_what_is_missing_or_wrong_is_named() -> None:
    party, ann, _ = two_games("lunch-money")
    reveal = ann.reveals()[0]
    for old, new, details in [
        ("x-secret", "x-nothing", {"key": "x-secret"}),
        ("commit", "x-commit", {"key": "commit"}),
        (f"seed: {reveal.seed}", "seed: 7", {"seed": "7", "is": reveal.seed}),
        (f"commit: {reveal.commit}", "commit: 00", {"commit": "00", "is": reveal.commit}),
    ]:
        with pytest.raises(Problem) as raised:
            verify(altered(party, old, new))
        assert raised.value.details == details


def test_a_running_game_gives_no_record() -> None:
    party = Party("lunch-money")
    ann, ben = party.join_all("Ann", "Ben")
    party.begin(ann, ben)
    for number, why in [(1, "game-not-over"), (2, "no-such-game"), (0, "no-such-game")]:
        with pytest.raises(Problem) as raised:
            finished(party.lines, number)
        assert raised.value.key == why


def test_the_date_of_a_record_is_the_same_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    party, _, _ = two_games("lunch-money")
    lines = [finished(party.lines, 1).record().splitlines()[0]]
    for zone in ("Etc/GMT+12", "Etc/GMT-14"):
        monkeypatch.setenv("TZ", zone)
        time.tzset()
        lines.append(finished(party.lines, 1).record().splitlines()[0])
    monkeypatch.undo()
    time.tzset()
    assert lines == ["date: 2027-01-15"] * 3
