"""The systemd unit is one that systemd understands, starts the server as it can be started, and keeps it locked up."""

from __future__ import annotations

import configparser
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from pocketmoney.server.serve_command import read_flags, read_settings
from tests.deploy.programs import DEPLOY, changed, program
from tests.repository import ROOT, text_of

UNIT = DEPLOY / "pocketmoney.service"
SETTINGS = DEPLOY / "pocketmoney.env"
PAGE = ROOT / "docs" / "how-to" / "run-as-a-service.md"
INSTALLED = "/usr/local/lib/pocketmoney"
MOST_EXPOSED = 15  # tenths; systemd calls everything up to 2 OK

FLAGS = "POCKETMONEY_FLAGS"


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit with the program of this environment, since systemd looks whether it is there."""
    path = tmp_path / UNIT.name
    path.write_text(changed(UNIT, {INSTALLED: sys.prefix}))
    return path


def section() -> configparser.SectionProxy:
    """Return the settings of the service; of those that are given twice, the last."""
    read = configparser.ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read_string(text_of(UNIT))
    return read["Service"]


def flags_in(text: str) -> list[list[str]]:
    """Return the flags of each line of an environment file, also of those that are commented out."""
    lines = [line.lstrip("# ") for line in text.splitlines()]
    return [shlex.split(line.partition("=")[2]) for line in lines if line.startswith(f"{FLAGS}=")]


def test_systemd_has_nothing_to_say_about_it(unit: Path) -> None:
    """Unknown settings are only a line in the output; the exit code is 0 all the same."""
    done = subprocess.run(
        [program("systemd-analyze"), "verify", "--man=no", unit], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_a_misspelt_setting_would_be_noticed(unit: Path) -> None:
    unit.write_text(unit.read_text().replace("ProtectHome=", "ProtectHomes="))
    done = subprocess.run(
        [program("systemd-analyze"), "verify", "--man=no", unit], capture_output=True, text=True, check=False
    )
    assert "ProtectHomes" in done.stdout + done.stderr


def test_the_service_is_hardly_exposed(unit: Path) -> None:
    words = ["security", "--offline=true", "--no-pager", f"--threshold={MOST_EXPOSED}", str(unit)]
    done = subprocess.run([program("systemd-analyze"), *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-300:]


def test_the_server_takes_the_flags_of_the_unit_and_of_every_example() -> None:
    command = shlex.split(section()["ExecStart"])
    assert command[:2] == [f"{INSTALLED}/bin/pocketmoney", "serve"] and command[-1] == f"${FLAGS}"
    examples = flags_in(text_of(SETTINGS)) + flags_in(text_of(PAGE))
    assert len(examples) >= 3
    for flags in examples:
        settings = read_settings(read_flags([*command[2:-1], *flags]))
        assert (settings.port, str(settings.data)) == (8765, "${STATE_DIRECTORY}")


def test_the_settings_lie_where_the_unit_and_the_page_say() -> None:
    assert section()["EnvironmentFile"] == "-/etc/pocketmoney.env"
    assert "sudo cp deploy/pocketmoney.env /etc/pocketmoney.env" in text_of(PAGE)
    assert f"sudo python3 -m venv {INSTALLED}" in text_of(PAGE)


def test_the_service_may_write_its_own_folder_and_nothing_else() -> None:
    found = section()
    assert found["DynamicUser"] == "yes" and found["ProtectSystem"] == "strict"
    assert (found["StateDirectory"], found["StateDirectoryMode"], found["UMask"]) == ("pocketmoney", "0700", "0077")
    assert found["CapabilityBoundingSet"] == "" and found["NoNewPrivileges"] == "yes"
    assert not [key for key in found if key in ("ReadWritePaths", "User", "ExecStartPre")]
