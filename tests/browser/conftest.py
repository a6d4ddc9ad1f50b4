"""A browser for stories; without one they are skipped, loudly, unless this is a build server."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browser import browsing, found, serving

PATIENCE = 60_000  # ms; nothing here takes that long, but a build server may be busy
HOW = "NO BROWSER: the web client is not tested. Install Chromium (Debian: apt-get install chromium), then try again."


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A story in a browser may take its time where others use the machine."""
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.timeout(900))


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Wait until no other worker has a browser: two of them on two cores are slower than one after the other."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        yield
        return
    import fcntl  # where tests run side by side at all

    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A browser that is there. It has an event loop running, so it is gone before tests of another kind begin."""
    if not found():
        if os.environ.get("CI"):
            pytest.fail(HOW)
        pytest.skip(HOW)
    expect.set_options(timeout=PATIENCE)
    with alone(tmp_path_factory.getbasetemp().parent / "browser.lock"), browsing() as opened:
        yield opened


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that stays."""
    with serving(tmp_path_factory.mktemp("data")) as address:
        yield address
