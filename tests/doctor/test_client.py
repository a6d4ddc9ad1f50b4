"""The web client: complete, incomplete, or missing for a reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from pocketmoney.doctor.client import check_client, missing_files
from pocketmoney.doctor.finding import State
from pocketmoney.server import web_build
from pocketmoney.text.languages import languages
from pocketmoney.text.speech import Speech


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the client, if it was built, that the package takes for its own."""
    if web_build.missing_reason() is not None:
        pytest.skip("the web client is not built here")
    folder = tmp_path / "server" / "site"
    shutil.copytree(web_build.folder(), folder)
    monkeypatch.setattr(web_build, "folder", lambda: folder)
    return folder


def test_the_client_as_it_is_built_is_complete(site: Path) -> None:
    finding = check_client()
    assert finding.state is State.FINE and finding.facts["build"]
    assert missing_files(site) == []


@pytest.mark.parametrize("pattern", ["index.html", "worker.js", "app.webmanifest", "assets/*.css", "assets/*.woff2"])
def test_every_file_that_is_lost_is_missed(site: Path, pattern: str) -> None:
    lost = sorted(site.glob(pattern))[0]
    lost.unlink()
    if pattern == "index.html":
        assert check_client().key == "doctor-client-missing"
    else:
        assert missing_files(site) == [lost.relative_to(site).as_posix()]
        assert check_client().state is State.NOTE


@pytest.mark.parametrize("key", ["no-node", "no-registry", "off", "failed"])
def test_the_reason_of_the_build_is_told_with_the_way_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    (tmp_path / web_build.NOTE).write_text(f"{key}\nsome reason\n", encoding="utf-8")
    monkeypatch.setattr(web_build, "folder", lambda: tmp_path / "site")
    finding = check_client()
    assert finding.facts["why"] == key
    for language in languages():
        said = Speech(language).say(finding.key, finding.facts)
        assert "pip install --force-reinstall" in said
        assert ("some reason" in said) == (key == "failed")


def test_in_the_source_tree_the_tool_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_build, "folder", lambda: tmp_path / "site")
    assert "python -m tools.site" in Speech("en").say(check_client().key, check_client().facts)
