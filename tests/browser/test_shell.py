"""The page around the games: installed, served over TLS, light enough, and heard or seen when it is my turn."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from pocketmoney.server.listen_socket import local_address
from tests.browser.browser import Still
from tests.browser.restarting import Restarting
from tests.browser.tables import deal, open_table
from tests.browser.tapping import looks
from tests.browser.test_faults import cards, passes
from tests.repository import PACKAGE

SITE = PACKAGE / "server" / "site"
BUDGET = 150_000  # bytes of compressed script and style in the first load
LETTERS = ".woff2"
LETTERS_BUDGET = 60_000  # bytes of letters, which are put in when they come
REQUESTS = 12  # of the first load, the worker's own apart
FAR = 500  # ms there and back: more than a busy machine takes to ask for two things at once
ROUND_TRIPS = 5  # page, script, languages and games, words, and what the page then asks for

# What the page asks of the system is written down instead.
SPY = """
  window.told = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    told.push(`sound ${this.type}`); return start.apply(this, when);
  };
  Notification.requestPermission = async () => { told.push('asks'); return 'granted'; };
  Object.defineProperty(Notification, 'permission', { get: () => told.includes('asks') ? 'granted' : 'default' });
  window.Notification = new Proxy(Notification, { construct: (_, [title, about]) => {
    told.push(`notice ${title}: ${about.body}`); return { close() {} };
  } });
  navigator.vibrate = () => told.push('buzz');
  WakeLock.prototype.request = async () => {
    told.push('awake'); return { released: false, release: async () => void told.push('asleep') };
  };
  window.isHidden = false;
  Object.defineProperty(document, 'visibilityState', { get: () => window.isHidden ? 'hidden' : 'visible' });
"""


def test_a_browser_finds_nothing_that_keeps_it_from_installing_the_page(browser: Browser, url: str) -> None:
    ann = Still(browser, workers="allow")
    ann.page.goto(url)
    ann.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    line = ann.context.new_cdp_session(ann.page)
    manifest = line.send("Page.getAppManifest")
    assert manifest["errors"] == [] and manifest["manifest"]["name"] == "Pocket Money"
    faults: set[str] = set()
    for _ in looks(ann.page):  # the browser makes up its mind when it likes
        found = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
        faults = {fault["errorId"] for fault in found} - {"in-incognito"}
        if not faults:
            break
    assert not faults
    for size in (192, 512):
        drawn = ann.page.evaluate(
            "async path => { const it = new Image(); it.src = path; await it.decode(); return it.naturalWidth; }",
            f"/icon-{size}.png",
        )
        assert drawn == size
    assert not ann.complaints
    ann.context.close()


def test_the_worker_throws_away_what_an_older_build_has_kept(browser: Browser, url: str) -> None:
    ann = Still(browser, workers="allow")
    ann.page.goto(f"{url}/api/games")  # before the client comes
    ann.page.evaluate("caches.open('pocketmoney-older').then(it => it.put('/', new Response('an old page')))")
    ann.page.goto(url)
    build = (SITE / "build.txt").read_text().strip()
    is_alone = "async name => (await caches.keys()).join() === name"
    ann.page.wait_for_function(is_alone, arg=f"pocketmoney-{build}")
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name="Pocket Money")).to_be_visible()
    assert ann.page.locator('meta[name="build"]').get_attribute("content") == build
    ann.context.close()


def test_a_table_over_tls_is_a_secure_place(browser: Browser, tmp_path: Path) -> None:
    with Restarting(tmp_path, "--tls") as server:
        context = browser.new_context(ignore_https_errors=True, locale="en-GB")
        page = context.new_page()
        code = open_table(page, server.url, "Beer Money", "Ann")
        assert page.evaluate("isSecureContext") is True
        page.goto(f"{server.url}/#{code}")
        expect(page.locator("li", has_text="Ann")).to_contain_text("you")
        page.get_by_role("button", name="Menu").click()
        page.get_by_text("This device", exact=True).click()
        expect(page.get_by_label("Keep the screen on while we play")).to_be_visible()
        context.close()


def test_a_plain_address_says_what_it_cannot_do(browser: Browser, tmp_path: Path) -> None:
    host = local_address()
    if host == "127.0.0.1":
        pytest.skip("this machine has no address but its own")
    with Restarting(tmp_path, "--host", "0.0.0.0") as server:
        ann = Still(browser)
        ann.page.goto(server.url.replace("127.0.0.1", host))
        ann.page.get_by_text("This device", exact=True).click()
        expect(ann.page.get_by_text("pocketmoney serve --tls")).to_be_visible()
        expect(ann.page.get_by_label("Keep the screen on while we play")).to_have_count(0)
        expect(ann.page.get_by_label("Sounds")).not_to_be_checked()
        assert ann.overflow() <= 0
        ann.context.close()


def test_sounds_notices_and_a_screen_that_stays_on_are_off_until_they_are_wanted(browser: Browser, url: str) -> None:
    ann, bob = Still(browser), Still(browser)
    bob.page.add_init_script(SPY)
    deal([ann.page, bob.page], url, "Lunch Money")
    passes(ann.page)
    expect(bob.page).to_have_title("● Your turn – Lunch Money")
    assert bob.page.evaluate("told") == []

    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_text("This device", exact=True).click()
    for name in ("Sounds", "Buzz when", "Keep the screen on", "Tell me when"):
        bob.page.get_by_label(name).click()
    bob.page.get_by_role("button", name="Close").click()
    bob.page.wait_for_function("() => told.includes('asks') && told.includes('awake')")
    passes(bob.page)
    expect(ann.page.locator(".me h2")).to_be_visible()
    bob.page.evaluate("told.length = 0; told.push('asks'); window.isHidden = true;")
    passes(ann.page)
    for told in ("notice ● Your turn – Lunch Money: Your turn. What do you do?", "buzz", "sound triangle"):
        bob.page.wait_for_function("what => told.includes(what)", arg=told)
    bob.page.evaluate("window.isHidden = false")
    bob.page.reload()  # the wishes of a device are kept
    bob.page.wait_for_function("() => told.includes('awake')")
    for device in (ann, bob):
        assert not device.complaints
        device.context.close()


def test_dark_and_light_are_as_the_device_is_set_or_as_one_chooses(browser: Browser, url: str) -> None:
    ann = Still(browser)
    ground = "getComputedStyle(document.body).backgroundColor"
    ann.page.emulate_media(color_scheme="dark")
    ann.page.goto(url)
    expect(ann.page.get_by_label("Your name")).to_be_visible()
    dark = ann.page.evaluate(ground)
    ann.page.emulate_media(color_scheme="light")
    light = ann.page.evaluate(ground)
    assert dark != light
    ann.page.get_by_label("Brightness").select_option("dark")
    assert ann.page.evaluate(ground) == dark
    ann.page.reload()
    expect(ann.page.get_by_label("Brightness")).to_have_value("dark")
    assert ann.page.evaluate(ground) == dark
    ann.context.close()


# What the first load costs


def test_script_and_style_of_the_first_load_are_within_the_budget() -> None:
    page = (SITE / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', page)
    assert named
    assert sum(len(gzip.compress((SITE / name).read_bytes(), 9)) for name in named) < BUDGET


def test_the_first_load_needs_few_requests_and_few_round_trips(browser: Browser, url: str) -> None:
    ann = Still(browser)
    sizes: dict[str, int] = {}
    line = ann.context.new_cdp_session(ann.page)
    line.send("Network.enable")
    # Far away, so that what begins after something else has ended did wait for it.
    far = {"offline": False, "latency": FAR, "downloadThroughput": -1, "uploadThroughput": -1}
    line.send("Network.emulateNetworkConditions", far)
    paths: dict[str, str] = {}
    line.on("Network.requestWillBeSent", lambda it: paths.update({it["requestId"]: it["request"]["url"]}))
    line.on("Network.loadingFinished", lambda it: sizes.update({paths[it["requestId"]]: it["encodedDataLength"]}))
    ann.page.goto(url)
    expect(ann.page.get_by_role("radio", name="Beer Money")).to_be_attached()
    ann.page.wait_for_load_state("networkidle")
    letters = [size for path, size in sizes.items() if path.endswith(LETTERS)]  # nothing waits for them
    assert sum(letters) < LETTERS_BUDGET, sizes
    assert len(sizes) - len(letters) <= REQUESTS, sizes
    code = sum(size for path, size in sizes.items() if re.search(r"/assets/.*\.(js|css)$", path))
    assert 0 < code < BUDGET, sizes
    depth = ann.page.evaluate(
        """() => {
          const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
            .filter(({ name }) => !name.includes('/icon') && !name.endsWith('.woff2'))
            .map(({ startTime, responseEnd, duration }) => [startTime, responseEnd || startTime + duration]);
          all.sort((one, other) => one[0] - other[0]);
          const depths = [];
          all.forEach(([start], place) => {
            const before = all.slice(0, place).map(([, end], at) => end <= start ? depths[at] : 0);
            depths.push(1 + Math.max(0, ...before));
          });
          return Math.max(...depths);
        }"""
    )
    assert depth <= ROUND_TRIPS
    ann.context.close()


def test_cards_are_shown_before_anything_else_is_asked_for(browser: Browser, url: str) -> None:
    """A phone that comes back to a running game fetches what it needs for that, and no more."""
    ann, bob = Still(browser), Still(browser)
    deal([ann.page, bob.page], url, "Lunch Money")
    asked: list[str] = []
    bob.page.on("request", lambda request: asked.append(request.url.removeprefix(url)))
    bob.page.reload()
    expect(cards(bob.page)).to_have_count(5)
    assert len([path for path in asked if not path.endswith(LETTERS)]) <= REQUESTS, asked
    for device in (ann, bob):
        device.context.close()
