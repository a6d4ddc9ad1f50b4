"""`pocketmoney connect` from the outside: what is wrong is said in one sentence, and a pipe is enough to play."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.run import Command


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_an_address_is_needed_and_must_be_one(pocketmoney: Command) -> None:
    assert "connect where?" in pocketmoney.complaint("connect")
    assert "no address of a table" in pocketmoney.complaint("connect", "ftp://host/BCDFG")
    assert pocketmoney.complaint("connect", "host/BCDFG", "more")
    assert pocketmoney.complaint("connect", "host/BCDFG", "--nmae", "Ann")


def test_nobody_there(pocketmoney: Command) -> None:
    port = free_port()
    said = pocketmoney.complaint("connect", f"127.0.0.1:{port}/BCDFG")
    assert said.startswith(f"pocketmoney: nobody answers at 127.0.0.1:{port} (")
    assert "no-such-host.invalid" in pocketmoney.complaint("connect", "http://no-such-host.invalid/t/BCDFG")


def test_a_file_that_holds_no_token(pocketmoney: Command, tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("dear diary", "utf-8")
    assert "holds no token" in pocketmoney.complaint("connect", "host/BCDFG", "--token-file", str(tmp_path / "notes"))


def test_a_table_is_set_up_and_played_at_through_a_pipe(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pocketmoney"]
    serving = [*command, "serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path / "data")]
    environment = {**os.environ, "COLUMNS": "100"}
    with subprocess.Popen(serving, stdout=subprocess.PIPE, env=environment, text=True) as server:
        try:
            assert server.stdout is not None
            told = re.search(r"port=(\d+)|127\.0\.0\.1:(\d+)", server.stdout.readline())
            assert told is not None
            port = told[1] or told[2]
            refused = subprocess.run(
                [*command, "connect", f"http://127.0.0.1:{port}"],
                input="\nAnn\nchess\n", capture_output=True, text=True, env=environment, timeout=60, check=False,
            )  # fmt: skip
            typed = "\nAnn\nbeer-money\nbot fair Rex\ndeal\ntable\nconcede\nyes\nquit\n"
            done = subprocess.run(
                [*command, "connect", f"http://127.0.0.1:{port}"],
                input=typed, capture_output=True, text=True, env=environment, timeout=60, check=False,
            )  # fmt: skip
        finally:
            server.terminate()
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "chess" in refused.stderr
    assert (done.returncode, done.stderr) == (0, "")
    for words in ("You sit at the table as Ann.", "Beer Money begins, clockwise: Ann and Rex.", "Rex wins", "Checked:"):
        assert words in done.stdout
