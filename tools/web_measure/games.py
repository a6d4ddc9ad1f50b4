"""Games that are played while pages are watched: four phones and a TV, or one of them with sockets as company."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from typing import Final, NamedTuple

from playwright.sync_api import Browser

from tests.browser import cards, tietgen
from tests.browser.browser import PHONE, TV
from tests.browser.tables import join
from tests.browser.tapping import tap
from tools.web_measure.players import Listener, Loop, Player, open_table
from tools.web_measure.watching import Watched, Work

NAMES: Final = ("Ann", "Bob", "Cat", "Dan")
SECONDS: Final = 360.0  # at most, for one row
HEARS: Final = 0.25  # seconds in which a socket usually hears of a move, if it changes anything that all can see
LATE: Final = 1.0  # seconds more, for a move that is slow; after that nothing has changed
SHOWS: Final = 10_000  # ms in which every page shows it; a move that is not shown by then counts as long as that
FIRST: Final = 1.0  # second after the deal, in which the page of the game is built
BETWEEN: Final = 0.4  # seconds between two moves: people are slower

# A seat that is held already, for the page of whoever opened the table.
SEAT: Final = "localStorage.setItem('pocketmoney.seats', JSON.stringify({{ '{}': {} }}))"


class Played(NamedTuple):
    """What was seen of a game, or of as many as it took."""

    what: str
    game: str
    slowed: int  # how many times the processor was slowed down
    pages: int
    delays: list[float]  # ms from a tap, or from when a socket sent its move, until the last page had painted it
    busy: list[float]  # ms of every task over 50 ms, of all pages
    work: Work  # of all pages
    unseen: int  # moves that some page did not show in ten seconds; they are among the delays
    own: list[float]  # ms from a tap on a phone until that phone had painted its own card and prompt


class Table:
    """Four seats: phones, the other ones sockets; perhaps TVs; and somebody who only listens."""

    def __init__(self, browser: Browser, url: str, game: str, phones: int, tvs: int) -> None:
        self.game = game
        chance = random.Random(7)
        code, token = open_table(url, game)
        self._loop = Loop()
        self.listener = Listener(self._loop, url, code)
        self.phones = [Watched(browser, PHONE) for _ in range(phones)]
        self.sockets = [
            Player(self._loop, url, code, name, token if name == NAMES[0] else "", chance)
            for name in NAMES[: len(NAMES) - phones]
        ]
        for phone, name in zip(self.phones, NAMES[len(self.sockets) :], strict=True):
            if name == NAMES[0]:
                held = {"token": token, "name": name, "game": game}
                phone.page.add_init_script(SEAT.format(code, json.dumps(held)))
                phone.page.goto(f"{url}/#{code}")
            else:
                join(phone.page, url, code, name)
        screens = [Watched(browser, TV) for _ in range(tvs)]
        for screen in screens:
            screen.page.goto(f"{url}/#{code}/tv")
        self.pages = [*self.phones, *screens]

    def begin(self) -> None:
        """Everybody is ready, and whoever has opened the table deals."""
        for player in self.sockets:
            if player.table.get("notice"):
                player.command("understood")
            player.command("ready", entropy="00ff")
        for phone in reversed(self.phones):  # the host last
            understood = phone.page.get_by_role("button", name="Understood")
            start = phone.page.locator("button.main.big")
            ready = start.or_(phone.page.get_by_text("You are in."))  # who sits down is
            understood.or_(ready).first.wait_for()
            if understood.count():
                understood.click()
            ready.first.wait_for()
            if phone is self.phones[0] and not self.sockets:
                start.click()
            else:
                tap(start)  # after a game; before the first one a guest is ready in a moment, and it is gone
        if self.sockets:
            self.sockets[0].wait_for(lambda table: all(chair.get("ready") for chair in table["chairs"][1:]))
            self.sockets[0].command("deal")
        self.listener.wait_for(lambda table: table.get("phase") == "playing")
        for phone in self.phones:
            phone.page.locator(".reach").wait_for()

    def moves(self) -> Iterator[tuple[int, Watched | None]]:
        """Have one after the other do something, while the game lasts; when that was, and which phone was tapped."""
        while self.listener.table.get("phase") == "playing":
            seats: list[Player | Watched] = [*self.sockets, *self.phones]
            for seat in seats:
                for page in self.pages:
                    page.forget()
                self.listener.forget()
                yield (seat.answer(), None) if isinstance(seat, Player) else (self._tap(seat), seat)

    def _tap(self, phone: Watched) -> int:
        act = tietgen.act if self.game == "tietgen" else cards.move
        return phone.tapped() if act(phone.page) else 0

    def close(self) -> None:
        """Everybody goes home."""
        for device in self.pages:
            device.context.close()
        for player in (self.listener, *self.sockets):
            player.close()
        self._loop.close()


def play(at: Table, what: str, moves: int, slowed: int = 1) -> Played:
    """Play until so many moves were shown, in as many games as it takes; on processors that are so much slower."""
    delays: list[float] = []
    own: list[float] = []
    busy: list[float] = []
    work = Work(0, 0, 0)
    unseen = 0
    until = time.monotonic() + SECONDS
    while len(delays) < moves and time.monotonic() < until:
        at.begin()
        time.sleep(FIRST)
        for page in at.pages:
            page.begin(slowed)
        for done, tapped in at.moves():
            if len(delays) >= moves or time.monotonic() > until:
                break
            if not done or not (at.listener.hears(HEARS * slowed) or at.listener.hears(LATE * slowed)):
                continue
            seen = [page.shows(SHOWS) for page in at.pages]
            if all(seen):
                delays.append(max(seen) - done)
                if tapped is not None:
                    own.append(seen[at.pages.index(tapped)] - done)
            elif at.listener.table.get("phase") == "playing":
                delays.append(SHOWS)
                unseen += 1
            time.sleep(BETWEEN * slowed)
        for page in at.pages:
            busy += page.busy()
            work = work.plus(page.spent())
    return Played(what, at.game, slowed, len(at.pages), delays, busy, work, unseen, own)
