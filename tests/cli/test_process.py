"""The command as a process of its own: pipes, locales, start-up."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE

COMMAND = [sys.executable, "-m", "pocketmoney"]


def test_the_version_is_told_without_loading_any_catalogue() -> None:
    code = (
        "import sys; from pocketmoney.cli import main; main(['--version']);"
        "sys.exit(any(name.startswith(('fluent', 'pocketmoney.text', 'pocketmoney.games')) for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=PATIENCE).returncode == 0


def test_a_reader_who_leaves_is_no_fault() -> None:
    """As in `pocketmoney rules lunch-money | head -1`."""
    process = subprocess.Popen(
        [*COMMAND, "rules", "lunch-money"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None and process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == ""
    process.stderr.close()
    assert process.wait(timeout=PATIENCE) in (0, 141)


def test_a_full_disk_is_said_in_one_line() -> None:
    if not Path("/dev/full").exists():
        return
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(
            [*COMMAND, "rules", "R46"], stdout=full, stderr=subprocess.PIPE, text=True, check=False, timeout=PATIENCE
        )
    assert done.returncode == 2
    assert done.stderr.startswith("pocketmoney: the output cannot be written") and done.stderr.count("\n") == 1


def test_names_that_the_terminal_cannot_show_are_no_fault(tmp_path: Path) -> None:
    record = tmp_path / "names.play"
    record.write_text("game: lunch-money\nseats: Zoë 王\n---\nZoë: pass\n王: concede\n", encoding="utf-8")
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(
        [*COMMAND, "replay", str(record)], env=environment, capture_output=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    assert rb"Zo\xeb passes." in done.stdout


def test_a_file_name_in_strange_letters_is_no_fault() -> None:
    done = subprocess.run([*COMMAND, "replay", b"\xff.play"], capture_output=True, check=False, timeout=PATIENCE)
    assert done.returncode == 2
    assert b"there is no such file" in done.stderr and b"Traceback" not in done.stderr
