"""The sources of the web client are held to their style once, and again when they have changed."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from tests.repository import ROOT
from tools import site

# Stands in for ESLint and Prettier, which take their time: notes that it was called, and dislikes semicolons.
CHECKER = """
const fs = require("fs");
fs.appendFileSync("node_modules/calls.txt", "x");
process.exit(fs.readFileSync("src/main.ts", "utf8").includes(";") ? 1 : 0);
"""

needs_node = pytest.mark.skipif(not site.has_node(), reason="there is no Node.js here")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A client of one file, with all its packages installed."""
    web = tmp_path / "web"
    for name in ("node_modules", "src", "tests/made"):
        (web / name).mkdir(parents=True)
    (web / "src" / "main.ts").write_text("go()\n", encoding="utf-8")
    (web / "package-lock.json").write_text("{}\n", encoding="utf-8")
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    (web / "node_modules" / site.STAMP).write_text(f"{lock} everything", encoding="utf-8")
    for program, *_ in site.CHECKS:
        (web / program).parent.mkdir(parents=True)
        (web / program).write_text(CHECKER, encoding="utf-8")
    return tmp_path


def calls(root: Path) -> int:
    """How often a check was run."""
    noted = root / "web" / "node_modules" / "calls.txt"
    return len(noted.read_text(encoding="utf-8")) if noted.is_file() else 0


def test_every_check_is_a_program_of_a_package_that_is_pinned() -> None:
    pinned = (ROOT / "web" / "package.json").read_text(encoding="utf-8")
    for program, *_ in site.CHECKS:
        assert f'"{program.split("/")[1]}": "' in pinned


@needs_node
def test_what_was_found_clean_is_not_checked_again_before_it_changes(root: Path) -> None:
    assert site.is_clean(root)
    assert calls(root) == len(site.CHECKS)
    (root / "web" / "tests" / "made" / "sentences.json").write_text("[]", encoding="utf-8")
    assert site.is_clean(root)
    assert calls(root) == len(site.CHECKS)
    (root / "web" / "tests" / "new.test.ts").write_text("go()\n", encoding="utf-8")
    assert site.is_clean(root)
    assert calls(root) == 2 * len(site.CHECKS)


@needs_node
def test_a_finding_fails_every_time_until_it_is_mended(root: Path) -> None:
    main = root / "web" / "src" / "main.ts"
    main.write_text("go();\n", encoding="utf-8")
    for _ in range(2):
        with pytest.raises(SystemExit, match="npm run format"):
            site.check_or_say_why_not(root)
    main.write_text("go()\n", encoding="utf-8")
    assert site.check_or_say_why_not(root) == ""


def test_a_machine_without_node_says_so_and_goes_on(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(root))
    monkeypatch.delenv(site.SWITCH, raising=False)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert "is not checked, because there is no Node.js" in site.check_or_say_why_not(root)
    monkeypatch.setenv(site.SWITCH, "off")
    assert site.check_or_say_why_not(root) == ""
    monkeypatch.setenv(site.SWITCH, "on")
    with pytest.raises(SystemExit, match="cannot be checked"):
        site.check_or_say_why_not(root)


def test_configuration_of_checks_does_not_build_the_client_anew(root: Path) -> None:
    built = root / site.SITE
    built.mkdir(parents=True)
    (built / site.STAMP).write_text(site.digest_of_sources(root), encoding="utf-8")
    for name in ("eslint.config.js", "vitest.config.ts", "tests/new.test.ts", "node_modules/some.js"):
        (root / "web" / name).write_text("\n", encoding="utf-8")
    assert site.is_built(root)
    (root / "web" / "src" / "main.ts").write_text("stop()\n", encoding="utf-8")
    assert not site.is_built(root)
