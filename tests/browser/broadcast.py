"""A record played to a screen for all, step by step, in place of the server's table: the same every time."""

from __future__ import annotations

import json
from functools import lru_cache
from io import BytesIO
from typing import Any

import segno
from playwright.sync_api import Page, Route, WebSocketRoute, expect

CODE = "PARTY"
LINK = f"http://192.0.2.2:8765/#{CODE}"

Json = dict[str, Any]


HEARTBEAT = 2_000  # ms: a page that has asked for a sign of life must get it before twice that long has passed


@lru_cache(1)
def qr_code() -> bytes:
    """Draw the link to the table, as the server does."""
    drawn = BytesIO()
    segno.make(LINK, micro=False).save(drawn, kind="svg", scale=8, dark="#000")
    return drawn.getvalue()


def run_for(page: Page, milliseconds: int) -> None:
    """Let a stopped clock run, in parts between which the answer to a ping reaches the page."""
    while milliseconds > 0:
        page.clock.run_for(min(milliseconds, HEARTBEAT))
        milliseconds -= HEARTBEAT


class Broadcast:
    """A table whose every message is a step of a record. Only the screen's own socket is replaced."""

    def __init__(
        self, page: Page, url: str, record: str, *, speed: str = "none", talk: str = "", path: str = "/tv"
    ) -> None:
        self.page = page
        answer = page.request.post(f"{url}/api/replays", data={"record": record})
        assert answer.ok, answer.text()
        self.shown: Json = answer.json()
        self.speed = speed
        self.talk = talk
        self.clock: Json | None = None  # what the next steps say of the time that is left
        self.at = -1
        self.seen = 0
        self.state: Json = {}
        self.socket: WebSocketRoute | None = None
        page.route_web_socket("**/ws", self._open)
        page.route(f"**/api/tables/{CODE}/**", self._answer)
        page.route(f"**/api/tables/{CODE}", self._show)
        page.goto(f"{url}/#{CODE}{path}")

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.shown["steps"]) - 1

    def play(self, until: int) -> None:
        """Send the steps up to that one, each as a message of its own."""
        while self.at < until:
            self._send(1)

    def burst(self, until: int) -> None:
        """Send the steps up to that one as a single message."""
        self._send(until - self.at)

    def say(self, chair: int, text: str) -> None:
        """Send a line of talk."""
        self._tell({"is": "talk", "chair": chair, "text": text})

    def _send(self, steps: int) -> None:
        events: list[Any] = []
        for _ in range(steps):
            self.at += 1
            step = self.shown["steps"][self.at]
            self.state |= step.get("changed", {})
            for field in step.get("gone") or []:
                self.state.pop(field, None)
            events += [event[:2] for event in step.get("events") or [] if len(event) < 3]
        self.seen += len(events)
        self._tell(
            {"is": "play", "game": 1, "seen": self.seen, "events": events, "public": self.state, "clock": self.clock}
        )
        if self.state.get("won", self) is not self:
            self._tell(self._table())

    def _tell(self, message: Json) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def _open(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self._greet)

    def _greet(self, message: str | bytes) -> None:
        asked = json.loads(message).get("do")
        if asked == "ping":
            self._tell({"is": "pong"})
        if asked != "hello":
            return
        self._tell({"is": "welcome", "v": 1, "program": "", "rules": ""})
        self._tell(self._table())
        if self.at < 0:
            self._send(1)

    def _table(self) -> Json:
        is_over = "won" in self.state
        chairs = [
            {"id": seat, "name": name, "seat": seat, "person": True, "here": True, "ready": True}
            for seat, name in enumerate(self.shown["seats"])
        ]
        return {
            "is": "table", "code": CODE, "you": {"chair": -1, "seat": -1}, "phase": "over" if is_over else "playing",
            "host": 0, "chairs": chairs, "game": self.shown["game"], "options": {}, "decks": self.shown["decks"],
            "speed": self.speed, "family": False, "listed": False, "stand_in": "", "paused": False, "commit": "",
            "games": 1, "watchers": 0,
        }  # fmt: skip

    def _show(self, route: Route) -> None:
        seats = self.shown["seats"]
        route.fulfill(
            json={
                "code": CODE, "game": self.shown["game"], "phase": "playing", "players": seats, "least": 2, "most": 10,
                "speed": self.speed, "games": 1, "link": LINK,
            }
        )  # fmt: skip

    def _answer(self, route: Route) -> None:
        if route.request.url.endswith("qr.svg"):
            route.fulfill(body=qr_code(), content_type="image/svg+xml")
        elif route.request.url.endswith("/games/1/replay"):
            route.fulfill(json=self.shown)
        else:
            route.continue_()


def see(page: Page, act: str) -> None:
    """Wait until the table shows a beat of that kind."""
    expect(page.locator(f".arena[data-act={act}]")).to_be_visible()


def stop(page: Page) -> None:
    """Stop the clock of a page on which it was installed: from now on time passes only when it is told to."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1_000 + 1)
