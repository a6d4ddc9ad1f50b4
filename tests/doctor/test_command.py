"""`pocketmoney doctor`: a line for each part, in four languages or as JSON, and an exit code."""

from __future__ import annotations

import ctypes
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from pocketmoney.cli import main
from pocketmoney.doctor.command import as_json, lines
from pocketmoney.doctor.finding import Finding, State, fine, mend
from pocketmoney.text.languages import languages
from pocketmoney.text.speech import Speech

PARTS = ["python", "packages", "build", "data", "port", "network", "client", "terminal", "extras"]
CAP_DAC_OVERRIDE = 1
PR_CAPBSET_DROP = 24


def report(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, Any]]:
    """Exit code and JSON of a run in this process."""
    capsys.readouterr()
    code = main(["doctor", "--host", "127.0.0.1", "--json", *words])
    return code, json.loads(capsys.readouterr().out)


def found(told: dict[str, Any], part: str) -> dict[str, Any]:
    """What the report says about one part."""
    (finding,) = [each for each in told["findings"] if each["part"] == part]
    return dict(finding)


def test_there_is_one_line_for_each_part(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["doctor", "--data", str(tmp_path / "new"), "--host", "127.0.0.1", "--port", "0"]
    assert main(words) == 0
    first, *middle, last = capsys.readouterr().out.splitlines()
    assert first.startswith("pocketmoney ") and last == "Everything that serve and play need is in place."
    assert len(middle) == len(PARTS) and {line.split()[0] for line in middle} <= {"fine", "note"}
    assert f"{tmp_path / 'new'}: does not exist yet" in middle[PARTS.index("data")]
    assert not (tmp_path / "new").exists()


def test_json_names_every_part_and_not_the_home_folder(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    code, told = report(capsys, "--data", str(tmp_path / "data"), "--port", "0")
    assert code == 0 and told["is_fit"] is True
    assert [each["part"] for each in told["findings"]] == PARTS
    assert found(told, "data")["facts"]["folder"] == "~/data"
    assert str(tmp_path) not in json.dumps(told["findings"])


def test_what_has_to_be_mended_makes_the_exit_code_one(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    code, told = report(capsys, "--data", str(tmp_path / "file" / "data"), "--port", "0")
    assert code == 1 and told["is_fit"] is False
    assert found(told, "data")["state"] == "mend"
    assert "choose one that you can write to with --data" in found(told, "data")["says"]


@pytest.mark.skipif(sys.platform != "linux", reason="folders are made read-only another way there")
@pytest.mark.parametrize("command", [["doctor"], ["serve", "--quiet"]])
def test_a_read_only_folder_gets_one_sentence_with_the_way_out(tmp_path: Path, command: list[str]) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o500)

    def obey_modes() -> None:
        """Root may write everywhere, unless it gives that right up."""
        if os.geteuid() == 0:
            ctypes.CDLL(None).prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, 0, 0, 0)

    words = [*command, "--data", str(folder), "--host", "127.0.0.1", "--port", "0"]
    done = subprocess.run(
        [sys.executable, "-m", "pocketmoney", *words],
        preexec_fn=obey_modes,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    said = [line for line in (done.stdout + done.stderr).splitlines() if str(folder) in line]
    assert done.returncode != 0 and len(said) == 1, done
    assert "cannot be used: Permission denied; choose one that you can write to with --data" in said[0]
    assert "Traceback" not in done.stderr


def test_a_port_that_is_no_port_is_refused_as_serve_does(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--port", "99999"]) == 2
    assert "there is no port 99999" in capsys.readouterr().err


def test_without_the_packages_only_the_rest_is_checked(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A Python that was built without SQLite cannot even load the store."""
    monkeypatch.setitem(sys.modules, "sqlite3", None)
    code, told = report(capsys, "--data", str(tmp_path))
    assert code == 1
    assert [each["part"] for each in told["findings"]] == ["python", "packages", "build", "terminal", "extras"]
    assert "was built without sqlite3" in found(told, "python")["says"]


@pytest.mark.parametrize("language", languages())
def test_columns_stand_below_each_other_in_every_language(language: str) -> None:
    findings = [
        fine("port", "doctor-port-fine", port="8765"),
        mend("data", "problem-store-folder", folder="/x", why="Permission denied"),
    ]
    speech = Speech(language)
    first, second = lines(findings, speech)
    assert first.index(speech.say("doctor-part-port")) == second.index(speech.say("doctor-part-data"))
    assert first.index(speech.say("doctor-port-fine", {"port": "8765"})) == second.lower().index(
        speech.say("problem-store-folder", {"folder": "/x", "why": "Permission denied"}).lower()
    )
    assert as_json(findings, speech)["is_fit"] is False


def test_a_finding_is_one_line_even_if_its_reason_is_not() -> None:
    many = Finding("build", State.NOTE, "doctor-build-pure", {"why": "failed", "detail": "a\nb", "again": "pip"})
    (line,) = lines([many], Speech("en"))
    assert "a b. Fix that" in line and "\n" not in line
