"""A blocked attack: the attacker is asked once, and the answer counts for the Block and for the Grab after it."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Page, WebSocket, WebSocketRoute, expect

from tests.browser.browser import Still
from tests.browser.tables import play_on

BLOCKED = """game: beer-money
seats: Ann Bob Carl
hand Ann: kick-2 {card} coldcock kick-4 smack
hand Bob: block coldcock kick-4 kick-2 smack
hand Carl: kick-2 smack kick-4 love-tap smack
---
Ann: kick-2 > Bob
Bob: block
"""
SMALL = (360, 640)


def moves_of(page: Page) -> list[str]:
    """Return a list that fills with the moves which a page sends."""
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda data: sent.extend(moves(data)))

    def moves(data: str | bytes) -> list[str]:
        said = json.loads(data)
        return [said["move"]] if said["do"] == "move" else []

    page.on("websocket", listen)
    return sent


def test_one_tap_lets_the_block_stand_and_grabs(browser: Browser, url: str) -> None:
    device = Still(browser, SMALL)
    page = device.page
    sent = moves_of(page)
    play_on(page, url, BLOCKED.format(card="grab"), 2, 0, "Ann")
    expect(page.get_by_role("heading", name="Bob blocked you. Grab Bob?")).to_be_visible()
    grab = page.locator(".bar").get_by_role("button", name="Grab → Bob")
    expect(grab).to_be_visible()
    assert device.overflow() == 0
    grab.click()
    expect(page.locator(".me h2[data-asking=follow-up]")).to_be_visible()
    assert sent == ["take", "grab"]
    assert not device.complaints
    device.context.close()


def test_the_grab_that_may_follow_is_raised_and_does_the_same(browser: Browser, url: str) -> None:
    device = Still(browser, SMALL)
    page = device.page
    sent = moves_of(page)
    play_on(page, url, BLOCKED.format(card="grab"), 2, 0, "Ann")
    card = page.locator(".reach [aria-label^='Grab.']")
    expect(page.get_by_role("heading", name="Bob blocked you. Grab Bob?")).to_be_visible()
    expect(page.locator(".reach [data-card]:not(.grey)")).to_have_count(1)
    card.click()
    expect(page.locator(".me h2[data-asking=follow-up]")).to_be_visible()
    assert sent == ["take", "grab"]
    assert not device.complaints
    device.context.close()


@pytest.mark.parametrize("card", ["grab", "love-tap"])
def test_who_lets_it_happen_is_not_asked_again_with_a_grab_or_without(browser: Browser, url: str, card: str) -> None:
    device = Still(browser, SMALL)
    page = device.page
    sent = moves_of(page)
    play_on(page, url, BLOCKED.format(card=card), 2, 0, "Ann")
    page.get_by_role("button", name="Let it happen").click()
    expect(page.get_by_role("log").get_by_text("Bob's turn.")).to_be_visible()
    assert sent == ["take", "take"]  # the same in both worlds, whatever Ann holds
    assert not device.complaints
    device.context.close()


def test_a_number_and_enter_lay_a_block(browser: Browser, url: str) -> None:
    device = Still(browser, SMALL)
    page = device.page
    sent = moves_of(page)
    play_on(page, url, BLOCKED.format(card="grab"), 1, 1, "Bob")
    expect(page.locator(".me h2[data-asking=window]")).to_be_visible()
    names = page.locator(".reach [data-card]").evaluate_all("cards => cards.map(card => card.ariaLabel)")
    page.keyboard.press(str([name.startswith("Block.") for name in names].index(True) + 1))
    expect(page.get_by_role("button", name="Lay Block", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".reach [aria-label^='Block.']")).to_have_count(0)
    assert sent[0] == "block"
    assert not device.complaints
    device.context.close()


class HeldBack:
    """The socket of a page, on which the server's words can be held back, so that a moment lasts."""

    def __init__(self, page: Page) -> None:
        self.is_holding = False
        self.held: list[str | bytes] = []
        page.route_web_socket("**/ws", self._open)

    def _open(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        server = socket.connect_to_server()
        server.on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        if self.is_holding:
            self.held.append(message)
        else:
            self.socket.send(message)

    def let_go(self) -> None:
        """Let everything through that was held back, and all that comes."""
        self.is_holding = False
        for message in self.held:
            self.socket.send(message)


def test_a_planned_grab_can_be_taken_back_and_is_asked_for_then(browser: Browser, url: str) -> None:
    device = Still(browser, SMALL)
    page = device.page
    line = HeldBack(page)
    play_on(page, url, BLOCKED.format(card="grab"), 2, 0, "Ann")
    grab = page.locator(".bar").get_by_role("button", name="Grab → Bob")
    expect(grab).to_be_visible()
    line.is_holding = True
    grab.click()
    expect(page.get_by_text("Your Grab follows unless somebody answers the Block.")).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).click()
    line.let_go()
    expect(page.locator(".me h2[data-asking=block-grab]")).to_have_text("Bob blocked you. Grab Bob?")
    assert not device.complaints
    device.context.close()


def test_the_one_who_blocked_reads_that_it_was_them(browser: Browser, url: str) -> None:
    device = Still(browser, SMALL)
    page = device.page
    record = BLOCKED.format(card="love-tap").replace("block coldcock", "block grab")
    play_on(page, url, record, 2, 1, "Bob")
    expect(page.get_by_role("heading", name="You blocked Ann. Grab Ann?")).to_be_visible()
    assert not device.complaints
    device.context.close()
