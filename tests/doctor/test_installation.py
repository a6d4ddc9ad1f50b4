"""Python, packages, build and extras, each with the command that mends it."""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path

import pytest

from pocketmoney import version
from pocketmoney.doctor import installation
from pocketmoney.doctor.finding import State
from pocketmoney.doctor.installation import (
    EXTRAS,
    check_build,
    check_extras,
    check_packages,
    check_python,
    install_again,
)
from pocketmoney.text.languages import languages
from pocketmoney.text.speech import Speech
from tests.repository import ROOT, text_of

PROJECT = tomllib.loads(text_of(ROOT / "pyproject.toml"))["project"]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed package that asks for one thing that is there and one that is not."""
    facts = tmp_path / "pocketmoney-1.dist-info"
    facts.mkdir()
    lines = ["Name: pocketmoney", "Version: 1", "Requires-Dist: msgspec>=0.22"]
    lines += ["Requires-Dist: not-there>=1", "Requires-Dist: nor-this; extra == 'lab'"]
    (facts / "METADATA").write_text("\n".join(lines) + "\n", encoding="utf-8")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    return facts


def test_every_extra_that_people_can_ask_for_is_known() -> None:
    assert EXTRAS.keys() == PROJECT["optional-dependencies"].keys() - {"peers"}


def test_this_python_is_fine() -> None:
    finding = check_python()
    assert (finding.state, finding.facts["path"]) == (State.FINE, sys.executable)


def test_all_packages_are_counted() -> None:
    finding = check_packages()
    assert (finding.state, finding.facts["count"]) == (State.FINE, len(PROJECT["dependencies"]))


@pytest.mark.usefixtures("package")
def test_a_missing_package_is_named_with_the_command() -> None:
    finding = check_packages()
    assert finding.state is State.MEND
    assert "pip install not-there" in Speech("en").say(finding.key, finding.facts)


def test_a_missing_extra_is_named_with_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cryptography", None)
    finding = check_extras()
    assert finding.state is State.FINE and "tls" in str(finding.facts["missing"])
    assert 'pip install "pocketmoney[' in Speech("en").say(finding.key, finding.facts)


@pytest.mark.parametrize(
    ("url", "ends"),
    [
        ("file:///somewhere/my%20clone", " '/somewhere/my clone'"),
        ("https://example.org/p.tar.gz", " https://example.org/p.tar.gz"),
    ],
)
def test_installing_again_uses_the_place_it_came_from(package: Path, url: str, ends: str) -> None:
    (package / "direct_url.json").write_text(json.dumps({"url": url}), encoding="utf-8")
    assert install_again() == f"pip install --force-reinstall --no-deps{ends}"


@pytest.mark.usefixtures("package")
def test_what_came_from_an_index_is_built_here() -> None:
    assert install_again().endswith(" --no-cache-dir --no-binary pocketmoney pocketmoney")


@pytest.mark.parametrize("key", ["no-compiler", "no-headers", "off", "failed", version.SOURCE_TREE])
def test_why_the_rules_are_not_compiled_is_told_with_the_way_out(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installation, "pure_reason", lambda: version.Reason(key, "the reason"))
    finding = check_build()
    assert finding.state is State.NOTE
    for language in languages():
        said = Speech(language).say(finding.key, finding.facts)
        assert ("make play" if key == version.SOURCE_TREE else "pip install --force-reinstall") in said


def test_compiled_rules_are_fine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installation, "pure_reason", lambda: None)
    assert check_build().state is State.FINE
