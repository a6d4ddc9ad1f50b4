"""The pages of docs/measured: what stands at their top, when they are stored, and what a missed target does."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from tests.repository import ROOT, text_of
from tools import measured
from tools.measured import Page

PAGES = sorted((ROOT / "docs" / "measured").glob("*.md"))
WRITERS = [*(ROOT / "tools").rglob("*.py"), *(ROOT / "benchmarks").rglob("*.py")]


def page(*, needs_installed: bool = False) -> Page:
    made = Page("speed", "Speed", "make bench", "All of it", "in one run.", needs_installed=needs_installed)
    made.at_least("moves a second", 100, 250)
    made.at_most("slow moves", 0, 0)
    made.add("Some figures:", "")
    made.table(["game", "moves"], [["lunch-money", "250"]])
    return made


def test_a_page_says_when_how_where_and_on_which_build_it_was_measured() -> None:
    text = page().text()
    assert text.startswith("# Speed\n\nAll of it in one run.\n\nMeasured 20")
    told = " ".join(text.split())
    assert re.search(r"by `make bench` at commit [0-9a-f]{10}( with changes)?: \d+ cores, \w+ \w+, Python 3\.", told)
    assert re.search(r"(pure rules, source tree|compiled rules, installed package \S+)\.", told)


def test_targets_stand_above_the_figures() -> None:
    text = page().text()
    assert (
        "| moves a second | at least 100 | 250 | met |\n| slow moves | at most 0 | 0 | met |\n\nSome figures:" in text
    )
    assert text.endswith("| game | moves |\n|---|---|\n| lunch-money | 250 |\n")


def test_what_is_whole_is_stored_with_its_figures(tmp_path: Path) -> None:
    assert page().store(is_whole=True, data={"moves": 250}, folder=tmp_path) == 0
    assert (tmp_path / "speed.md").read_text(encoding="utf-8") == page().text()
    assert json.loads((tmp_path / "speed.json").read_text(encoding="utf-8")) == {"moves": 250}


def test_a_part_is_not_stored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert page().store(is_whole=False, folder=tmp_path) == 0
    assert list(tmp_path.iterdir()) == [] and "that was not everything" in capsys.readouterr().err


@pytest.mark.skipif(measured.is_installed(), reason="this is the installed build")
def test_speed_is_stored_only_on_the_installed_build(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page(needs_installed=True).store(is_whole=True, folder=tmp_path)
    assert list(tmp_path.iterdir()) == [] and "not the installed build" in capsys.readouterr().err


def test_a_missed_target_is_stored_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = page()
    made.at_most("99 of 100 moves within", 10, 12.5, " ms")
    assert made.store(is_whole=True, folder=tmp_path) == 1
    assert "| 99 of 100 moves within | at most 10 ms | 12.5 ms | **missed** |" in made.text()
    assert (tmp_path / "speed.md").exists()
    assert "Missed: 99 of 100 moves within: wanted at most 10 ms, seen 12.5 ms." in capsys.readouterr().err


def test_a_changed_tree_is_marked_and_pages_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measured, "ROOT", tmp_path)
    assert measured.commit() == "no commit"
    person = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    (tmp_path / "file").touch()
    for words in (["init", "--quiet"], ["add", "."], [*person, "commit", "--quiet", "-m", "First"]):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    clean = measured.commit()
    assert re.fullmatch(r"[0-9a-f]{10}", clean)
    (tmp_path / "docs" / "measured").mkdir(parents=True)
    (tmp_path / "docs" / "measured" / "speed.md").touch()
    assert measured.commit() == clean
    (tmp_path / "file").write_text("changed", encoding="utf-8")
    assert measured.commit() == f"{clean} with changes"


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_every_page_has_a_tool_that_writes_it(path: Path) -> None:
    sources = [text_of(file) for file in WRITERS]
    assert any(re.search(rf'Page\(\s*"{path.stem}"', source) for source in sources), "no tool writes this page"
