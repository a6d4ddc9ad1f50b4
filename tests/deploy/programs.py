"""Programs that the files in deploy are made for, and settings that a test changes in a copy of such a file."""

from __future__ import annotations

import os
import random
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.repository import ROOT, text_of

DEPLOY = ROOT / "deploy"
HOST = "127.0.0.1"
PORTS = range(15_000, 30_000)  # below those that systems give to outgoing connections, so nobody takes one by chance
IN_CI = ("nginx", "systemd-analyze")  # .ci/run installs them, so there nobody skips their tests


def program(name: str) -> str:
    """Return where a program is; without it the test is left out, and says so."""
    found = shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin"]))
    if found is None:
        if os.environ.get("CI") and name in IN_CI:
            pytest.fail(f"there is no {name} here, and .ci/run should have installed it")
        pytest.skip(f"there is no {name} here")
    return found


def changed(file: Path, changes: dict[str, str]) -> str:
    """Return the text of a file with every key replaced; a key that does not occur is a mistake of the test."""
    text = text_of(file)
    for old, new in changes.items():
        assert old in text, f"{file.name} does not hold {old!r}"
        text = text.replace(old, new)
    return text


def quiet_ports(count: int) -> list[int]:
    """Return ports that nobody listens on, for programs that must be told theirs."""
    found: list[int] = []
    for port in random.sample(PORTS, len(PORTS)):
        with socket.socket() as tried:
            try:
                tried.bind((HOST, port))
            except OSError:
                continue
        found.append(port)
        if len(found) == count:
            break
    return found


@contextmanager
def running(words: list[str], log: Path, given: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """A program at work, with variables of its own, until it is told to stop."""
    with log.open("wb") as written:
        process = subprocess.Popen(
            words, stdin=subprocess.DEVNULL, stdout=written, stderr=written, env=os.environ | given
        )
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
