"""`pocketmoney connect` from the outside: what is wrong is said in one sentence, and a pipe is enough to play."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.run import Command
from tests.patience import PATIENCE
from tests.ports import held_port


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def test_an_address_is_needed_and_must_be_one(pocketmoney: Command) -> None:
    assert "connect where?" in pocketmoney.complaint("connect")
    assert "no address of a table" in pocketmoney.complaint("connect", "ftp://host/BCDFG")
    assert pocketmoney.complaint("connect", "host/BCDFG", "more")
    assert pocketmoney.complaint("connect", "host/BCDFG", "--nmae", "Ann")


def test_nobody_there(pocketmoney: Command) -> None:
    with held_port() as port:
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
                input="\nAnn\nchess\n", capture_output=True, text=True, env=environment, timeout=PATIENCE, check=False,
            )  # fmt: skip
            with subprocess.Popen(
                [*command, "connect", f"http://127.0.0.1:{port}"],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment,
            ) as playing:  # fmt: skip
                assert playing.stdin is not None and playing.stdout is not None
                playing.stdin.write("\nAnn\nbeer-money\nbot fair Rex\ndeal Ann\ntable\nconcede\nyes\n")
                playing.stdin.flush()
                shown = ""
                while "Checked:" not in shown and (line := playing.stdout.readline()):
                    shown += line
                rest, complaints = playing.communicate("quit\n", timeout=PATIENCE)
        finally:
            server.terminate()
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "chess" in refused.stderr
    assert (playing.returncode, complaints) == (0, "")
    for words in ("You sit at the table as Ann.", "Beer Money begins, clockwise: Ann and Rex.", "Rex wins", "Checked:"):
        assert words in shown
    assert "your seat is kept" in rest
