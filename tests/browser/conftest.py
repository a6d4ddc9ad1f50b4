"""A browser for stories; without one they are skipped, loudly, unless this is a build server."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browser import browsing, found, serving

PATIENCE = 60_000  # ms; nothing here takes that long, but a build server may be busy
HOW = "NO BROWSER: the web client is not tested. Install Chromium (Debian: apt-get install chromium), then try again."


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A story in a browser may take its time where others use the machine; a file of them shares a browser."""
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.timeout(900))
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser that is there. It has an event loop running, so it is gone before tests of another kind begin."""
    if not found():
        if os.environ.get("CI"):
            pytest.fail(HOW)
        pytest.skip(HOW)
    expect.set_options(timeout=PATIENCE)
    with browsing() as opened:
        yield opened


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for the stories of one file. They meet at tables of their own."""
    with serving(tmp_path_factory.mktemp("data")) as address:
        yield address


@pytest.fixture(autouse=True)
def _pages_are_closed(request: pytest.FixtureRequest) -> Iterator[None]:
    """No page of a story that failed goes on beside the next one."""
    opened = request.getfixturevalue("browser") if "browser" in request.fixturenames else None
    yield
    for context in opened.contexts if opened else []:
        context.close()
