"""`pocketmoney bots` and `pocketmoney doctrine`."""

from __future__ import annotations

from pathlib import Path

import pytest

from pocketmoney.bots.doctrine.grammar import FORMS
from pocketmoney.bots.registry import words
from pocketmoney.cli import main


def said(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    code = main(list(argv))
    shown = capsys.readouterr()
    return code, shown.out, shown.err


def test_every_bot_is_listed_with_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = said(capsys, "bots")
    listed = {
        line.split()[0].partition(":")[0]: line.split(maxsplit=1)[1] for line in out.splitlines() if line[:1] == " "
    }
    assert (code, err) == (0, "")
    assert set(listed) == {word.rstrip(":") for word in words()}


def test_the_orders_to_begin_with_are_sound(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "orders.txt"
    file.write_text(said(capsys, "doctrine", "new")[1], encoding="utf-8")
    code, out, err = said(capsys, "doctrine", "check", str(file))
    assert (code, err) == (0, "")
    assert "6 orders for the card games, 4 orders for Tietgen; for the rest it falls back on greedy." in out


def test_every_order_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, "doctrine", "orders")[1].splitlines()
    assert all(f"  {form.text}" in lines for form in FORMS)


def test_each_mistake_is_one_line_with_its_place(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "orders.txt"
    file.write_text("heal below 6\nkeep Humilation for a Grab\n\nhael below 3\n", encoding="utf-8")
    code, out, err = said(capsys, "doctrine", "check", str(file))
    assert (code, out) == (2, "")
    assert err.splitlines() == [
        f"{file}:2: there is no card called humilation; did you mean humiliation?",
        f"{file}:4: there is no order that begins with hael; did you mean heal?",
    ]


@pytest.mark.parametrize(
    ("argv", "part"),
    [
        (["doctrine"], "there are: check, new, orders"),
        (["doctrine", "chekc", "x"], "did you mean check?"),
        (["doctrine", "check"], "Expected pocketmoney doctrine check FILE"),
        (["doctrine", "check", "nowhere.txt"], "nowhere.txt: there is no such file"),
        (["doctrine", "new", "x"], "doctrine new does not know what to do with x"),
        (["bots", "x"], "bots does not know what to do with x"),
        (["play", "--seats", "Ann,doctrine:nowhere.txt"], "nowhere.txt cannot be read"),
    ],
)
def test_bad_words_get_one_line(capsys: pytest.CaptureFixture[str], argv: list[str], part: str) -> None:
    code, out, err = said(capsys, *argv)
    assert (code, out) == (2, "")
    assert part in err and err.count("\n") == 1


def test_play_tells_where_the_mistake_in_the_orders_is(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "orders.txt"
    file.write_text("# mine\nnever discard Dodgge\n", encoding="utf-8")
    code, out, err = said(capsys, "play", "--seats", f"Ann,doctrine:{file}", "--record", str(tmp_path / "game.play"))
    assert (code, out) == (2, "")
    assert err == f"{file}:2: there is no card called dodgge; did you mean dodge?\n"
    assert [path.name for path in tmp_path.iterdir()] == ["orders.txt"]
