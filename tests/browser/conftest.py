"""One browser for all stories; without one they are skipped, loudly, unless this is a build server."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.browser import browsing, found

HOW = "NO BROWSER: the web client is not tested. Install Chromium (Debian: apt-get install chromium), then try again."


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser that is there."""
    if not found():
        if os.environ.get("CI"):
            pytest.fail(HOW)
        pytest.skip(HOW)
    with browsing() as opened:
        yield opened
