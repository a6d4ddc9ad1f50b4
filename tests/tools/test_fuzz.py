"""The fuzzer runs every reader of foreign texts, and finds what is planted."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.repository import ROOT
from tools import fuzz

pytest.importorskip("atheris")

PLANTED = """
import sys, atheris
from tools import fuzz
@atheris.instrument_func
def faulty(data):
    if data[:1] == b"g":
        if data[1:2] == b"a":
            raise KeyError("planted")
fuzz.TARGETS["record"] = faulty
fuzz.fuzz("record", sys.argv[1:])
"""


@pytest.mark.parametrize("target", fuzz.TARGETS)
def test_readers_refuse_foreign_texts_by_a_problem_and_nothing_else(
    target: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert fuzz.main([target, "--runs", "2000"]) == 0
    assert "2000 inputs, well" in capsys.readouterr().out


def test_a_reader_that_fails_is_found(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PLANTED, "-runs=200000", f"-artifact_prefix={tmp_path}/"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode != 0 and "planted" in done.stdout
    assert any(file.read_bytes().startswith(b"ga") for file in tmp_path.iterdir())


def test_an_unknown_target_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        fuzz.main(["cards"])
    assert "there is no target cards" in capsys.readouterr().err
