"""Nothing that steers a terminal gets through."""

from __future__ import annotations

import pytest

from pocketmoney import games
from pocketmoney.core import record
from pocketmoney.core.problem import Problem
from pocketmoney.core.unprintable import UNPRINTABLE, printable
from pocketmoney.games.tietgen import board, package_data
from pocketmoney.terminal import wire
from pocketmoney.text.speech import Speech

HOSTILE = ["\x1b[2J", "\x1b]0;title\x07", "\x9b31m", "\r", "\x7f", "\b\b", "\u202egnp", "\u2066x\u2069"]


@pytest.mark.parametrize("bad", HOSTILE)
def test_it_is_replaced(bad: str) -> None:
    shown = printable(f"Ann{bad}!")
    assert shown.startswith("Ann") and shown.endswith("!") and not UNPRINTABLE.search(shown)


def test_words_of_any_language_stay() -> None:
    for text in ("Zoë Ångström", "Дима", "\u05d0\u200f", "a\tb\nc", "🍌", "e\u0301"):
        assert printable(text) == text


@pytest.mark.parametrize("bad", [bad for bad in HOSTILE if bad != "\r"])
def test_a_record_with_it_is_refused_at_its_line(bad: str) -> None:
    with pytest.raises(Problem) as refused:
        record.parse(f"game: lunch-money\nseats: Ann, B{bad}\n---\n", games.find)
    assert (refused.value.key, refused.value.line) == ("not-text", 2)


def test_a_board_that_escapes_it_is_refused() -> None:
    text = 'name = "A board"\nmail = [{ text = "come \\u001b[2J here" }]\n'
    found = [problem for problem in board.check(text) if problem.key == "board-no-text"]
    assert found and not UNPRINTABLE.search(Speech().complain(found[0]))
    assert package_data.board().spaces


@pytest.mark.parametrize("bad", HOSTILE)
def test_no_sentence_passes_it_on(bad: str) -> None:
    with pytest.raises(Problem) as refused:
        games.find(f"lunch{bad}")
    assert not UNPRINTABLE.search(Speech().complain(refused.value))


@pytest.mark.parametrize(
    "written", ["\\u001b[2J", "\\u001B]0;x\\u0007", "\\u009b31m", "\\r", "\\b", "\\u202e", "\x7f", "\u009b"]
)
def test_no_message_of_a_server_passes_it_on(written: str) -> None:
    data = '{"is":"talk","chair":1,"text":"hi ' + written + ' there"}'
    told = wire.message(data.encode())
    assert told is not None
    said = str(getattr(told, "text"))  # noqa: B009
    assert said.startswith("hi ") and said.endswith(" there") and not UNPRINTABLE.search(said)


def test_a_backslash_that_is_written_stays() -> None:
    told = wire.message(b'{"is":"talk","chair":1,"text":"C:\\\\bin \\\\u001b \\ud83c\\udf4c"}')
    assert getattr(told, "text") == "C:\\bin \\u001b 🍌"  # noqa: B009
