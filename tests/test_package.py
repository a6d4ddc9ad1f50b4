"""What `pip install .` puts on a machine: code, catalogues and rules, and a command that runs."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.repository import PACKAGE, ROOT

pytestmark = pytest.mark.xdist_group("package")  # what is built is built once


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built and unpacked."""
    top = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(top)]
    pure = {**os.environ, "POCKETMONEY_COMPILED": "off"}
    subprocess.run(build, cwd=ROOT, env=pure, check=True, capture_output=True, timeout=100)
    (wheel,) = top.glob("pocketmoney-*.whl")
    site = top / "site"
    zipfile.ZipFile(wheel).extractall(site)
    return site


def test_the_wheel_holds_every_module_catalogue_and_rule(installed: Path) -> None:
    wanted = {path.relative_to(PACKAGE) for pattern in ("*.py", "*.ftl", "py.typed") for path in PACKAGE.rglob(pattern)}
    rules = ROOT / "docs" / "rules"
    wanted |= {Path("rules_text") / path.relative_to(rules) for path in rules.rglob("*.md")}
    missing = sorted(str(path) for path in wanted if not (installed / "pocketmoney" / path).is_file())
    assert not missing


def test_the_wheel_carries_licence_and_notice(installed: Path) -> None:
    assert {path.name for path in installed.glob("*.dist-info/licenses/*")} == {"LICENSE", "NOTICE.md"}


def test_the_installed_command_prints_the_rules(installed: Path, tmp_path: Path) -> None:
    code = "import sys; from pocketmoney.cli import main; sys.exit(main(['rules', 'lunch-money', 'stomp']))"
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "stomp" in done.stdout.lower()
