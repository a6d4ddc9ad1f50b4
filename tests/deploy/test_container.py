"""The Containerfile finds what it copies, copies what a build needs, and pins what it installs."""

from __future__ import annotations

import json
import os
import re
import tomllib
from pathlib import Path

import pytest

from pocketmoney.server.settings import PORT
from tests.deploy.programs import DEPLOY
from tests.repository import ROOT, text_of
from tools import image

CONTAINERFILE = text_of(DEPLOY / "Containerfile")
PROJECT = tomllib.loads(text_of(ROOT / "pyproject.toml"))


def steps() -> list[tuple[str, str]]:
    """Return the instructions with their arguments, each on one line and without comments."""
    lines = [line for line in CONTAINERFILE.splitlines() if not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    return [(line.partition(" ")[0], line.partition(" ")[2].strip()) for line in joined.splitlines() if line.strip()]


def copied() -> list[str]:
    """Return what is copied from the repository."""
    words = [text.split() for name, text in steps() if name == "COPY" and not text.startswith("--from")]
    return [source for each in words for source in each[:-1]]


def pins(name: str) -> dict[str, str]:
    """Return the version of each package in a requirements file."""
    lines = re.findall(r"^([a-z0-9-]+)(?:\[[a-z,]+\])?==(\S+)", text_of(ROOT / "requirements" / name), re.MULTILINE)
    return dict(lines)


def test_everything_that_is_copied_is_there_and_not_ignored() -> None:
    patterns = [line for line in text_of(ROOT / ".dockerignore").splitlines() if line and not line.startswith("#")]
    let_in = {pattern[1:] for pattern in patterns if pattern.startswith("!")}
    assert patterns[0] == "*" and let_in == set(copied())
    assert [source for source in copied() if not (ROOT / source).exists()] == []
    assert {"**/node_modules", "**/__pycache__"} <= set(patterns)


def test_what_a_build_needs_is_copied() -> None:
    """A source distribution can be built from, so the image copies the same."""
    needed = [each.strip("/") for each in PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]]
    needed += ["pyproject.toml", PROJECT["project"]["readme"], *PROJECT["project"]["license-files"]]
    assert [each for each in needed if each not in copied()] == []


def test_images_are_named_by_arguments_and_short_names() -> None:
    arguments = dict(text.split("=") for name, text in steps() if name == "ARG")
    assert set(arguments) == {"BASE", "BUILDER"}
    assert all(re.fullmatch(r"[a-z]+:[\w.-]+", value) for value in arguments.values())
    assert [text for name, text in steps() if name == "FROM"] == ["${BUILDER} AS build", "${BASE}"]


def test_the_server_runs_as_a_user_of_its_own_with_its_data_in_a_volume() -> None:
    last = dict(steps())
    assert last["USER"] == f"{image.USER}:{image.USER}" and last["VOLUME"] == "/data"
    assert "XDG_DATA_HOME=/data" in last["ENV"] and last["EXPOSE"] == str(PORT)
    assert json.loads(last["ENTRYPOINT"]) == ["pocketmoney"] and json.loads(last["CMD"]) == ["serve"]


def test_the_health_check_is_a_program_that_runs_on_readiness() -> None:
    command = json.loads(dict(steps())["HEALTHCHECK"].partition(" CMD ")[2])
    assert command[:2] == ["python3", "-c"]
    compile(command[2], "health check", "exec")
    assert f"http://127.0.0.1:{PORT}/readyz" in command[2]


def test_an_image_is_compiled_and_has_a_client_or_is_not_made() -> None:
    built = " ".join(text for name, text in steps() if name == "RUN")
    assert "POCKETMONEY_COMPILED=on POCKETMONEY_WEB=on" in built
    assert "--require-hashes -r requirements/image.txt" in built and "--no-deps ." in built


def test_the_image_holds_the_versions_that_are_tested() -> None:
    ours, tested = pins("image.txt"), pins("dev.txt")
    assert ours and {name: version for name, version in ours.items() if tested.get(name) != version} == {}
    extras = PROJECT["project"]["optional-dependencies"]
    wanted = [*PROJECT["project"]["dependencies"], *extras["tls"], *extras["cluster"]]
    names = {re.split(r"[^\w.-]", each)[0].replace(".", "-") for each in wanted}
    assert names <= set(ours)


@pytest.mark.parametrize(
    ("there", "user", "said"),
    [
        ([], 0, "buildah and debootstrap must be installed to build the image: apt-get install buildah debootstrap"),
        (["buildah"], 0, "debootstrap must be installed to build the image: apt-get install debootstrap"),
        (["buildah", "debootstrap"], 1000, "building the image needs root, because debootstrap does: sudo make image"),
        (["buildah", "debootstrap"], 0, ""),
    ],
)
def test_what_is_missing_is_one_sentence(
    there: list[str], user: int, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in there:
        (tmp_path / name).write_text("#!/bin/sh\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(os, "geteuid", lambda: user)
    assert image.missing() == said


def test_the_tool_builds_on_both_bases_of_the_containerfile() -> None:
    builder, base = [image.BASES[f"pocketmoney-{name}"].split(",") for name in ("builder", "base")]
    assert {"gcc", "python3-dev", "python3-venv"} <= set(builder)
    assert "python3" in base and "gcc" not in base
