"""What the server writes about itself, and what it keeps to itself."""

from __future__ import annotations

import io
import json
import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from picows import WSCloseCode

from pocketmoney.server import event_log
from tests.server.house import house, play


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    event_log._logger.cache_clear()
    loggers = [logging.getLogger(library) for library in event_log.LIBRARIES]
    before = [(logger.handlers, logger.level, logger.propagate) for logger in loggers]
    yield
    event_log.set_up(event_log.TEXT, is_quiet=False)
    for logger, (handlers, level, propagate) in zip(loggers, before, strict=True):
        logger.handlers, logger.level, logger.propagate = handlers, level, propagate
    event_log._logger.cache_clear()


class Pieces(io.StringIO):
    """A stream that remembers how it was written to."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[str] = []

    def write(self, text: str) -> int:
        self.pieces.append(text)
        return len(text)


def test_a_line_is_written_in_one_piece_so_that_threads_do_not_mix_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Pieces()
    monkeypatch.setattr(sys, "stderr", stream)
    event_log.set_up(event_log.JSON, is_quiet=False)
    event_log.log_event("listening", port=1)
    event_log.log_event("resumed", tables=2)
    assert [json.loads(piece)["event"] for piece in stream.pieces] == ["listening", "resumed"]
    assert all(piece.endswith("}\n") for piece in stream.pieces)


def test_events_are_json_lines_and_hold_no_local_values(capsys: pytest.CaptureFixture[str]) -> None:
    event_log.set_up(event_log.JSON, is_quiet=False)
    token = "of somebody"
    try:
        raise ValueError("broken")
    except ValueError as fault:
        event_log.log_event("table-broken", fault, table="ab", seq=len(token))
    event_log.log_event("stopped")
    told = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [(line["event"], line["level"]) for line in told] == [("table-broken", "error"), ("stopped", "info")]
    assert "ValueError" in str(told[0]) and token not in str(told)


def test_quiet_is_for_what_goes_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    event_log.set_up(event_log.TEXT, is_quiet=True)
    event_log.log_event("stopped")
    event_log.log_event("round-failed", OSError("full"))
    told = capsys.readouterr().err
    assert "stopped" not in told and "round-failed" in told and "OSError: full" in told


def test_libraries_complain_in_the_same_form_but_not_about_visitors(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    event_log.set_up(event_log.JSON, is_quiet=True)

    async def story() -> None:
        async with house(tmp_path) as here:
            made = await here.make()
            for _ in range(3):
                ann = await here.hello(made["code"], made["token"])
                ann.shout(b"x" * 9_000)
                assert await ann.gone() == WSCloseCode.MESSAGE_TOO_BIG

    play(story())
    assert capsys.readouterr().err == ""
    try:
        raise KeyError("nobody there")
    except KeyError:
        logging.getLogger("asyncio").exception("Task exception was never retrieved")
    (told,) = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert (told["event"], told["library"], told["level"]) == ("library-fault", "asyncio", "error")
    assert "nobody there" in str(told["exception"])


def test_a_terminal_that_is_gone_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    event_log.set_up(event_log.TEXT, is_quiet=False)
    monkeypatch.setattr(sys, "stderr", None)
    event_log.log_event("stopped")


def test_nobody_is_named_in_the_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    event_log.set_up(event_log.TEXT, is_quiet=False)

    async def story() -> list[str]:
        async with house(tmp_path) as here:
            made = await here.make("Annabel")
            ann = await here.hello(made["code"], made["token"])
            ann.say(do="say", n=1, text="hush now")
            await ann.hear("talk")
            ann.shout(b"{")
            await (await here.hello(made["code"], "wrong-token-altogether")).gone()
        return [made["code"], made["token"], "Annabel", "hush", "wrong-token"]

    secrets = play(story())
    told = capsys.readouterr().err
    assert "stopped" in told
    assert not [secret for secret in secrets if secret in told]
