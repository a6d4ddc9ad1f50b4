"""From nothing to an installation and back, where something is missing: real Pythons, real pip, an empty home."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.repository import ROOT, text_of
from tools import dist, native, site

NEEDED = ("CHANGELOG.md", "LICENSE", "NOTICE.md", "README.md", "hatch_build.py", "pyproject.toml")
NOT_NEEDED = shutil.ignore_patterns("__pycache__", "node_modules", "tests", "site")
OLD = ("3.10", "3.9", "3.8", "3.7", "3.6")
NOWHERE = "http://127.0.0.1:9"  # nobody listens there

old_pythons = dist.pythons(list(OLD))
needs_old_python = pytest.mark.skipif(not old_pythons, reason="there is no Python here that is too old")


@needs_old_python
@pytest.mark.parametrize("version", old_pythons)
def test_an_old_python_says_which_one_is_needed(version: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [str(old_pythons[version]), "-m", "pocketmoney", "play"]
    done = subprocess.run(command, env=environment, capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stdout) == (2, b"")
    sentence = rf"pocketmoney: this is Python {re.escape(version)}\.\d+; install Python 3\.11 or newer and run .*\n"
    assert re.fullmatch(sentence, done.stderr.decode())


@needs_old_python
def test_make_says_which_python_is_needed(tmp_path: Path) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    command = ["make", f"PYTHON={next(iter(old_pythons.values()))}", ".venv/bin/python"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode != 0
    assert "Pocket Money needs Python 3.11 or newer; name one: make PYTHON=python3.12" in done.stderr
    assert not (tmp_path / ".venv").exists()


@pytest.mark.slow
@pytest.mark.timeout(300)
@needs_old_python
def test_pip_says_which_python_is_needed(tmp_path: Path) -> None:
    version, python = next(iter(old_pythons.items()))
    subprocess.run([python, "-m", "venv", tmp_path / "venv"], check=True)
    command = [str(tmp_path / "venv" / "bin" / "python"), "-m", "pip", "install", str(ROOT)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert re.search(
        rf"Pocket Money needs Python 3\.11 or newer, and this is {re.escape(version)}\.", done.stdout + done.stderr
    )


class Home:
    """A person's home folder with a virtual environment in it, on a machine that lacks much."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = folder / "venv" / "bin"
        self.sources = folder / "clone"
        subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
        for name in NEEDED:
            (self.sources / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, self.sources)
        for name in ("src", "web", "docs/rules"):
            shutil.copytree(ROOT / name, self.sources / name, ignore=NOT_NEEDED)
        (self.sources / "tools").mkdir()
        for name in ("native.py", "site.py"):
            shutil.copy(ROOT / "tools" / name, self.sources / "tools")

    def environment(self, **more: str) -> dict[str, str]:
        """No compiler, no Node.js and no npm registry; pip keeps nothing for later."""
        unwanted = ("XDG_", "PYTHON", "CC", "npm_", native.SWITCH, site.SWITCH, "MAKE", "MFLAGS")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(unwanted)}
        poor = {"HOME": str(self.folder), "PATH": str(self.programs), "PIP_NO_CACHE_DIR": "1"}
        poor |= {"npm_config_registry": NOWHERE, "npm_config_fetch_retries": "0", "LC_ALL": "C.UTF-8"}
        return {**kept, **poor, **more}

    def run(self, *words: str, **more: str) -> str:
        """What a program of the environment prints."""
        done = subprocess.run(
            [self.programs / words[0], *words[1:]],
            cwd=self.folder,
            env=self.environment(**more),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def found(self, part: str, **more: str) -> dict[str, Any]:
        """What the doctor says about a part."""
        told = json.loads(self.run("pocketmoney", "doctor", "--json", **more))
        (finding,) = [each for each in told["findings"] if each["part"] == part]
        return dict(finding)

    @contextmanager
    def serving(self) -> Iterator[tuple[list[str], str]]:
        """What the server says first, and its address."""
        command = [str(self.programs / "pocketmoney"), "serve", "--host", "127.0.0.1", "--port", "0"]
        with subprocess.Popen(command, env=self.environment(), stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                said = [server.stdout.readline() for _ in range(5)]
                address = re.search(r"http://\S+", said[1])
                assert address is not None, said
                yield said, address[0]
            finally:
                server.terminate()

    def files(self) -> set[str]:
        """Everything in this home but the clone and the environment."""
        inside = {path.relative_to(self.folder) for path in self.folder.rglob("*") if path.is_file()}
        return {path.as_posix() for path in inside if path.parts[0] not in ("clone", "venv")}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Home:
    """A home in which `pip install` has been run once."""
    made = Home(tmp_path_factory.mktemp("home"))
    made.run("pip", "install", "--quiet", str(made.sources))
    return made


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_installed_without_compiler_and_registry_it_says_both_and_what_to_do(home: Home) -> None:
    assert home.run("pocketmoney", "--version") == "pocketmoney 0.1.0 (pure: there is no C compiler)\n"
    build, client = home.found("build"), home.found("client")
    assert (build["state"], build["facts"]["why"]) == (client["state"], "no-compiler") == ("note", "no-compiler")
    assert "apt install gcc" in build["says"] and "~/clone" in build["says"]
    assert client["facts"]["why"] == "no-registry" and "~/clone" in client["says"]
    with home.serving() as (said, _):
        assert "there was no C compiler when it was installed. To fix this, run: pocketmoney doctor" in said[0]
        assert "no web client here" in said[4]


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_an_upgrade_keeps_the_tables_and_removal_leaves_no_trace(home: Home) -> None:
    before = home.files()
    with home.serving() as (_, url):
        body = json.dumps({"game": "beer-money", "name": "Ann"}).encode()
        asked = urllib.request.Request(f"{url}/api/tables", body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(asked) as answer:
            assert answer.status == 201
    assert home.found("data")["facts"]["tables"] == 1
    start = home.sources / "src" / "pocketmoney" / "__init__.py"
    start.write_text(text_of(start).replace('__version__ = "0.1.0"', '__version__ = "0.1.1"'), encoding="utf-8")
    home.run("pip", "install", "--quiet", "--upgrade", str(home.sources), **{site.SWITCH: "off"})
    assert home.run("pocketmoney", "--version").startswith("pocketmoney 0.1.1 ")
    assert home.found("data")["facts"]["tables"] == 1

    home.run("pip", "uninstall", "--quiet", "--yes", "pocketmoney")
    left = [path for path in (home.folder / "venv").rglob("*") if "pocketmoney" in path.name.lower()]
    assert left == [] and not list((home.folder / "venv").rglob("*__mypyc*"))
    guide = text_of(ROOT / "docs" / "how-to" / "install.md")
    named = [folder for folder in (".local/share/pocketmoney", ".npm", ".cache/pip") if f"`~/{folder}`" in guide]
    assert named[0] == ".local/share/pocketmoney"
    assert (home.folder / named[0] / "tables.db").is_file()
    left_in_home = {file for file in home.files() | before if not file.startswith(tuple(named))}
    assert left_in_home == set()
