"""`pocketmoney replay`: the story, the claims, the exit codes, and what is said of files that are no records."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from tests.cli.run import Command

THREE_TURNS = """\
game: beer-money
seats: Ann Carl Bob                # clockwise; the first one begins
options: heart-breaker-skips-turn=off
hand Ann: coldcock self-help grab little-helper block
hand Carl: kick-4 grab smite dodge beer-bottle
hand Bob: dodge grab smack fists-of-fury block
pile: dodge kick-2 smack           # top first; what is not named lies below, shuffled by the seed
seed: 7
---
Ann: coldcock > Bob                "I have a present for Bob."
Bob: dodge                         "Keep it."
= Ann 15, Bob 15
Carl: kick-4 > Ann
= Ann 11
Bob: grab > Carl
! Carl: beer-bottle > Bob          # refused: it is no answer to a Grab
? Carl: dodge                      # he may, but lets it happen
Bob: smack
= Carl 14, turn Ann
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "good.play").write_text(THREE_TURNS, encoding="utf-8")
    return tmp_path


def written(folder: Path, text: str | bytes, name: str = "game.play") -> str:
    (folder / name).write_bytes(text if isinstance(text, bytes) else text.encode())
    return name


def test_a_record_that_holds_is_told(folder: Path, pocketmoney: Command) -> None:
    done = pocketmoney("replay", "good.play")
    assert (done.code, done.err) == (0, "")
    told = done.out.splitlines()
    assert told[0] == "good.play: beer-money with Ann, Carl and Bob"
    assert told.index("Ann attacks Bob with Coldcock.") < told.index("Bob dodges Ann.")
    assert "  Ann: “I have a present for Bob.”" in told
    assert "Smack hits Carl for 1, down to 14." in told
    assert "good.play: every claim holds" in told


def test_nobody_hears_what_another_draws(folder: Path, pocketmoney: Command) -> None:
    out = pocketmoney("replay", "good.play").out
    assert "Bob draws a card." in out
    assert "Kick (2)" not in out


def test_the_title_is_told(folder: Path, pocketmoney: Command) -> None:
    file = written(folder, "title: A duel\n" + THREE_TURNS)
    assert pocketmoney("replay", file).out.startswith("game.play: A duel (beer-money with Ann, Carl and Bob)\n")


def test_quiet_says_nothing_of_what_holds(folder: Path, pocketmoney: Command) -> None:
    assert pocketmoney("replay", "good.play", "--quiet") == (0, "", "")
    assert pocketmoney("replay", "--quiet", "good.play") == (0, "", "")


FAILURES = [
    ("= Carl 15", "claimed: Carl 15; actual: Carl 14"),
    ("Bob: smack > Ann", "claimed: Bob: smack > Ann; actual: this is not possible here. Bob is told: "),
    ("! Ann: smite > Bob, pass", "claimed: Ann may not pass; actual: this is allowed"),
    ("? Ann: kick-4 > Bob", "claimed: Ann may kick-4 > Bob; actual: no. Ann is told: "),
]


@pytest.mark.parametrize(("line", "said"), FAILURES, ids=[line for line, _ in FAILURES])
@pytest.mark.parametrize("flags", [[], ["--quiet"]], ids=["told", "quiet"])
def test_a_claim_that_does_not_hold_is_named_with_its_line(
    folder: Path, pocketmoney: Command, line: str, said: str, flags: list[str]
) -> None:
    done = pocketmoney("replay", written(folder, THREE_TURNS + line + "\n"), *flags)
    assert done.code == 1
    lines = done.out.splitlines()
    assert lines[-1].startswith(f"game.play:20: {said}")
    assert (len(lines) == 1) == bool(flags)
    assert "every claim holds" not in done.out
    assert not done.err


def test_a_refused_move_names_who_is_asked_and_what_may_be_done(folder: Path, pocketmoney: Command) -> None:
    out = pocketmoney("replay", written(folder, THREE_TURNS + "Carl: pass\n")).out
    assert "Ann is asked, and may: " in out
    assert "little-helper > Carl" in out and "self-help" in out


def test_a_move_after_the_end_says_that_the_game_is_over(folder: Path, pocketmoney: Command) -> None:
    end = "Carl: concede\nBob: concede\nAnn: pass\n"
    done = pocketmoney("replay", "--quiet", written(folder, THREE_TURNS + end))
    assert done.out == "game.play:22: claimed: Ann: pass; actual: this is not possible here. The game is over.\n"


def test_facts_before_a_compulsory_move_say_who_must_move(folder: Path, pocketmoney: Command) -> None:
    text = "game: beer-money\nseats: Ann Bob\nhand Ann: distraction smack\n---\nAnn: distraction > Bob\n= Bob 15\n"
    done = pocketmoney("replay", "--quiet", written(folder, text))
    assert done.code == 1
    assert done.out.startswith("game.play:6: claimed: Bob 15; but no turn can begin yet. Ann is asked, and may: ")
    assert "smack" in done.out


def test_the_worst_file_gives_the_exit_code(folder: Path, pocketmoney: Command) -> None:
    fails = written(folder, THREE_TURNS + "= Carl 15\n", "fails.play")
    broken = written(folder, "game: beer-money\n", "broken.play")
    assert pocketmoney("replay", "--quiet", "good.play", fails).code == 1
    done = pocketmoney("replay", "--quiet", broken, fails, "good.play")
    assert done.code == 2
    assert [line.split(":")[0] for line in done.err.splitlines()] == ["broken.play"]
    assert [line.split(":")[0] for line in done.out.splitlines()] == ["fails.play"]


def test_a_record_may_come_from_standard_input(
    folder: Path, pocketmoney: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(THREE_TURNS.encode())))
    assert pocketmoney("replay", "--quiet", "-").code == 0


def changed(old: str, new: str) -> str:
    assert old in THREE_TURNS
    return THREE_TURNS.replace(old, new, 1)


UNREADABLE = [
    ("unknown game", changed("game: beer-money", "game: bear-money"), "1: there is no game called bear-money; "
     "did you mean beer-money?"),
    ("unknown card in a hand", changed("coldcock", "coldcok"), "4: there is no card called coldcok; "
     "did you mean coldcock?"),
    ("unknown card in a move", changed("kick-4 > Ann", "knuckel-sammitch > Ann"), "13: there is no card called "
     "knuckel-sammitch; did you mean knuckle-sammitch?"),
    ("unknown seat", changed("Bob: smack", "Bop: smack"), "18: there is no seat called Bop; did you mean Bob?"),
    ("unknown key", changed("seed: 7", "sead: 7"), "8: there is no header key sead; did you mean seed?"),
    ("a key of another game", changed("seed: 7", "dice: 3-4"), "8: there is no header key dice; there are: game, "),
    ("unknown option", changed("heart-breaker-", "heartbreaker-"), "3: there is no house rule called "
     "heartbreaker-skips-turn; did you mean heart-breaker-skips-turn?"),
    ("unknown value", changed("turn=off", "turn=of"), "3: heart-breaker-skips-turn cannot be of; "
     "did you mean off?"),
    ("unknown deck", changed("seed: 7", "decks: lunchmoney"), "8: there is no deck called lunchmoney; "
     "did you mean lunch-money?"),
    ("six cards", changed("little-helper block", "little-helper block dodge"), "4: 6 cards in a hand; "
     "expected at most 5"),
    ("too many copies", changed("pile: dodge", "pile: smite dodge"), "7: there are not so many smite cards: "
     "the decks hold 1"),
    ("a card of no deck in play", changed("coldcock", "jab"), "4: there are not so many jab cards: the decks hold 0"),
    ("one seat", "game: beer-money\nseats: Ann\n---\n", "2: there is one seat; expected 2 to 10"),
    ("eleven seats", "game: beer-money\nseats: a b c d e f g h i j k\n---\n", "2: there are 11 seats; "
     "expected 2 to 10"),
    ("two of a name", changed("Ann Carl Bob", "Ann Carl Ann"), "2: two seats are called Ann"),
    ("no counters", changed("seed: 7", "counters Ann: 0"), "8: counters must be a whole number from 1 to 999999, "
     "found: 0"),
    ("no divider", THREE_TURNS[:100], "3: the header never ends; expected a line --- between header and moves"),
    ("empty", "", "1: there is nothing in this file; expected a record, beginning with game: NAME"),
    ("cut in a move", THREE_TURNS + "Ann: gra", "20: there is no card called gra; did you mean grab?"),
    ("cut in talk", THREE_TURNS + 'Ann: pass "I will', '20: a quote is never closed: "I will'),
    ("binary junk", b"\x00\xff\xfe" * 40, "1: this is not text; expected a record in UTF-8"),
    ("latin-1", THREE_TURNS.replace("Keep it", "Fünf").encode("latin-1"), "11: this is not text; expected a "
     "record in UTF-8"),
    ("a long word", changed("coldcock", "c" * 5000), "4: there is no card called " + "c" * 79 + "…"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "said"), [one[1:] for one in UNREADABLE], ids=[one[0] for one in UNREADABLE])
def test_what_is_no_record_is_said_in_one_line(
    folder: Path, pocketmoney: Command, text: str | bytes, said: str
) -> None:
    assert pocketmoney.complaint("replay", written(folder, text)).startswith(f"game.play:{said}")


def test_a_file_that_is_not_there_is_named_with_the_nearest(folder: Path, pocketmoney: Command) -> None:
    assert pocketmoney.complaint("replay", "god.play") == "god.play: there is no such file; did you mean good.play?"
    assert pocketmoney.complaint("replay", "no/where.play") == "no/where.play: there is no such file"


def test_a_directory_is_no_record(folder: Path, pocketmoney: Command) -> None:
    assert pocketmoney.complaint("replay", ".").startswith(".: this is a directory; ")


def test_a_file_name_that_cannot_be_is_a_problem(folder: Path, pocketmoney: Command) -> None:
    assert "cannot be read" in pocketmoney.complaint("replay", "a\0b")


def test_a_huge_file_is_no_record(folder: Path, pocketmoney: Command) -> None:
    with (folder / "huge.play").open("wb") as huge:
        huge.truncate(17 << 20)
    assert pocketmoney.complaint("replay", "huge.play").endswith("expected at most 16 megabytes")


LETTER = """\
[[letters]]
number = 1
text = "Whoever ate the cheese owes a round."
effect = "pay-each"
amount = "1cl"
"""
WITH_LETTER = """\
game: tietgen
seats: Ann Bob
options: kitchen-mail=on
kitchen: letters.toml
at Ann: administration
dice: 3-4
---
Ann: roll
= Ann stock 74cl, Bob stock 76cl
"""


def test_letters_that_a_record_names_lie_beside_it(pocketmoney: Command, folder: Path) -> None:
    beside = folder / "evening"
    beside.mkdir()
    (beside / "letters.toml").write_text(LETTER, encoding="utf-8")
    (beside / "letter.play").write_text(WITH_LETTER, encoding="utf-8")
    done = pocketmoney("replay", "evening/letter.play")
    assert done.code == 0
    assert "Ann finds a letter in the kitchen mailbox: “Whoever ate the cheese owes a round.”" in done.out


def test_letters_that_are_not_there_are_a_problem_on_their_line(pocketmoney: Command, folder: Path) -> None:
    (folder / "letter.play").write_text(WITH_LETTER, encoding="utf-8")
    done = pocketmoney("replay", "letter.play")
    assert done.code == 2
    assert done.err.startswith("letter.play:4: the file letters.toml that kitchen names cannot be read")
