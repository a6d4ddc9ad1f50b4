"""Bad input is said in one line, before anything is played, and leaves nothing behind."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.cli.run import Command

SIM = "sim lunch-money --games 2 --seats random,random"
COMPARE = "compare lunch-money --games 2 --seats random,random"

COMPLAINTS = [
    ("sim", "sim of which game? Expected pocketmoney sim GAME"),
    ("sim lunch-moeny --seats random,random", "there is no game called lunch-moeny; did you mean lunch-money?"),
    ("sim lunch-money", "who plays? Expected --seats"),
    ("sim lunch-money --seats random", "there is one seat; expected 2 to 10"),
    ("sim tietgen --seats " + ",".join(["random"] * 9), "there are 9 seats; expected 2 to 8"),
    ("sim lunch-money --seats random,,random", "a bot in --seats has no word"),
    ("sim lunch-money --seats random,Ann", "Ann"),
    ("sim lunch-money --seats random,greedyy", "did you mean greedy?"),
    (f"{SIM} --seed one", "expected a whole number for --seed, found one"),
    (f"{SIM} --games many", "expected a whole number for --games, found many"),
    (f"{SIM} --games 0", "--games must be a whole number from 1"),
    (f"{SIM} --jobs -1", "--jobs must be a whole number from 1"),
    (f"{SIM} --longest x", "expected a whole number for --longest, found x"),
    (f"{SIM} --engine rya", "there is no engine called rya; did you mean ray?"),
    (f"{SIM} --option heal-kap=15", "there is no house rule called heal-kap; did you mean heal-cap?"),
    (f"{SIM} --option heal-cap=16", "heal-cap cannot be 16; there are: 15, none"),
    (f"{SIM} --preset 2001", "there is no preset called 2001; did you mean 2002?"),
    (f"{SIM} --decks beer-mony", "there is no deck called beer-mony; did you mean beer-money?"),
    (f"{SIM} --board own.toml", "--board"),
    ("sim tietgen --seats random,random --board bad.toml", "bad.toml"),
    ("sim tietgen --seats random,random --board short.toml", "short.toml"),
    ("sim tietgen --seats random,random --kitchen none.toml", "none.toml cannot be read"),
    (f"{SIM} --seets a", "sim has no option --seets; did you mean --seats?"),
    (f"{SIM} --report", "--report needs a value"),
    (f"{SIM} --report nowhere/report.html", "nowhere/report.html cannot be written: No such file or directory"),
    (f"{SIM} --report page.txt", "a report is called FILE.html, not page.txt"),
    (f"{SIM} --report folder.html", "folder.html cannot be written: Is a directory"),
    (f"{SIM} --json nowhere/sums.json", "nowhere/sums.json cannot be written: No such file or directory"),
    (f"{SIM} --json other.json", "other.json is no file of the lab and stays as it is"),
    (f"{SIM} --json list.json", "list.json is no file of the lab and stays as it is"),
    (f"{SIM} --json r.md --report r.html", "r.md cannot be both the report and the file of --json"),
    (COMPARE, "compare what with what?"),
    (f"{COMPARE} vs vs", "compare what with what?"),
    (f"{COMPARE} vs", "both sides have the same rules"),
    (f"{COMPARE} vs --option heal-cap=15", "both sides have the same rules"),
    (f"{COMPARE} vs beer-money", "compare does not know what to do with beer-money"),
    (f"{COMPARE} vs --option heal-cap=16", "heal-cap cannot be 16"),
    ("tournament lunch-money", "who plays? Expected --bots"),
    ("tournament lunch-money --bots random", "random is alone"),
    ("tournament lunch-money --bots random,random", "random takes part twice"),
    ("tournament lunch-money --bots random,greedy --table 3", "a table of 3 needs 3 bots or more, and there are 2"),
    ("tournament lunch-money --bots random,greedy --table 1", "there is one seat; expected 2 to 10"),
    ("review", "review which record?"),
    ("review no-such.play", "there is no such file"),
    ("review good.play --rollouts none", "expected a whole number for --rollouts, found none"),
    ("review good.play --policy wise", "wise"),
    ("review good.play --html nowhere/a.html", "nowhere/a.html cannot be written"),
    ("review good.play --svg nowhere/a.svg", "nowhere/a.svg cannot be written"),
    ("review empty.play", "there is no move in empty.play to look at"),
]

GOOD = "game: lunch-money\nseats: Ann Ben\nhand Ann: jab\n---\n"


@pytest.mark.parametrize(("line", "said"), COMPLAINTS, ids=[line for line, _ in COMPLAINTS])
def test_bad_input_is_said_in_one_line(pocketmoney: Command, tmp_path: Path, line: str, said: str) -> None:
    Path("folder.html").mkdir()
    Path("other.json").write_text("not JSON", encoding="utf-8")
    Path("list.json").write_text("[1, 2]", encoding="utf-8")
    Path("bad.toml").write_text("heal below 6\n", encoding="utf-8")
    Path("short.toml").write_text("name = 'Ours'\n", encoding="utf-8")
    Path("good.play").write_text(f"{GOOD}Ann: jab > Ben\n", encoding="utf-8")
    Path("empty.play").write_text(GOOD, encoding="utf-8")
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert said in pocketmoney.complaint(*line.split())
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


def test_a_record_that_does_not_hold_is_named_with_its_line(pocketmoney: Command) -> None:
    Path("bad.play").write_text(f"{GOOD}Ann: jab > Ben\n= Ben 3\n", encoding="utf-8")
    complaint = pocketmoney.complaint("review", "bad.play")
    assert complaint.startswith("bad.play:6: the record does not hold here: Ben 3")
    Path("cut.play").write_text(f"{GOOD}Ann: jabb > Ben\n", encoding="utf-8")
    assert pocketmoney.complaint("review", "cut.play").startswith("cut.play:5: there is no card called jabb")


@pytest.mark.parametrize(
    ("line", "library"),
    [
        (f"{SIM} --report r.html", "matplotlib"),
        ("tournament lunch-money --bots random,greedy", "openskill"),
        (f"{SIM} --engine ray", "ray"),
        ("review good.play --svg r.svg", "matplotlib"),
    ],
    ids=["report", "tournament", "ray", "ribbon"],
)
def test_a_missing_extra_is_named(
    pocketmoney: Command, monkeypatch: pytest.MonkeyPatch, line: str, library: str
) -> None:
    Path("good.play").write_text(f"{GOOD}Ann: jab > Ben\n", encoding="utf-8")
    for module in (library, f"{library}.models"):
        monkeypatch.setitem(__import__("sys").modules, module, None)
    complaint = pocketmoney.complaint(*line.split())
    assert f'needs {library}, which is not installed; pip install "pocketmoney[' in complaint
    assert os.listdir() == ["good.play"]
