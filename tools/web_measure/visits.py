"""A first visit on a slow line, with nothing kept from an earlier one."""

from __future__ import annotations

from typing import Final, NamedTuple

from playwright.sync_api import Browser

from tests.browser.browser import Device

LINE: Final = {"latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}  # ms, bytes a second
PATIENCE: Final = 60_000  # ms
SCRIPT: Final = (".js", ".css")


class Visit(NamedTuple):
    """What was seen of a visit."""

    what: str
    ms: float
    requests: int
    bytes: int
    code: int  # bytes of script and style


def visit(browser: Browser, what: str, url: str, wanted: str) -> Visit:
    """Open a page, until a button can be pressed there."""
    device = Device(browser)
    line = device.context.new_cdp_session(device.page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", {"offline": False, **LINE})
    paths: dict[str, str] = {}
    sizes: dict[str, int] = {}
    line.on("Network.requestWillBeSent", lambda it: paths.update({it["requestId"]: it["request"]["url"]}))
    line.on("Network.loadingFinished", lambda it: sizes.update({it["requestId"]: int(it["encodedDataLength"])}))
    device.page.goto(url, wait_until="commit")
    device.page.get_by_role("button", name=wanted).wait_for(timeout=PATIENCE)
    ms = float(device.page.evaluate("performance.now()"))
    device.page.wait_for_load_state("networkidle")
    code = sum(size for key, size in sizes.items() if paths.get(key, "").endswith(SCRIPT))
    device.context.close()
    return Visit(what, ms, len(sizes), sum(sizes.values()), code)
