"""What `pip install .` puts on a machine: code, catalogues and rules, and a command that runs."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from pocketmoney import __version__
from tests.patience import PATIENCE
from tests.repository import PACKAGE, ROOT

pytestmark = pytest.mark.xdist_group("package")  # what is built is built once


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built and unpacked."""
    top = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(top)]
    pure = {**os.environ, "POCKETMONEY_COMPILED": "off"}
    subprocess.run(build, cwd=ROOT, env=pure, check=True, capture_output=True, timeout=3 * PATIENCE)
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


def output_of(installed: Path, *words: str, typed: str = "") -> str:
    """What the installed command prints, run from a folder of its own."""
    environment = {**os.environ, "PYTHONPATH": str(installed), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "pocketmoney", *words]
    done = subprocess.run(
        command,
        cwd=installed,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_installed_command_prints_the_rules(installed: Path) -> None:
    assert "stomp" in output_of(installed, "rules", "lunch-money", "stomp").lower()


def test_a_pure_build_says_why_in_its_version(installed: Path) -> None:
    assert (
        output_of(installed, "--version") == f"pocketmoney {__version__} (pure: built with POCKETMONEY_COMPILED=off)\n"
    )


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "not compiled"), ("es", "no están compiladas"), ("de", "nicht kompiliert"), ("da", "ikke er kompileret")],
)
def test_a_pure_build_says_why_in_the_first_line_of_a_game(installed: Path, language: str, words: str) -> None:
    assert words in output_of(installed, "--language", language, "play", "--seed", "1", typed="").splitlines()[0]


def test_a_pure_build_says_why_in_the_first_line_of_the_server(installed: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(installed), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "pocketmoney", "serve", "--host", "127.0.0.1", "--port", "0", "--data"]
    with subprocess.Popen(
        [*command, str(tmp_path / "data")], cwd=installed, env=environment, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            assert "compiling was switched off" in server.stdout.readline()
        finally:
            server.terminate()
