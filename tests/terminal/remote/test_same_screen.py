"""A remote screen, fed by the wire, shows what the screen of a local table shows, at every decision of random games."""

from __future__ import annotations

import io
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from pocketmoney import games
from pocketmoney.core.game import State
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.replay import Replay
from pocketmoney.core.rng import from_seed
from pocketmoney.table.messages import ChairNow, Play, TableNow, You
from pocketmoney.terminal.console import Console
from pocketmoney.terminal.game_view import BEGINNINGS, Scene
from pocketmoney.terminal.screen import Screen
from pocketmoney.terminal.screen_registry import screen_for
from pocketmoney.text.speech import Speech
from tests.records import collection

NAMES = ["Ann", "Old Ben", "Cat"]
STEPS = 60
SPEECH = Speech()
RECORDS = collection.paths()


def table(header: Header) -> TableNow:
    chairs = [ChairNow(id=seat, name=name, seat=seat) for seat, name in enumerate(header.seats)]
    decks = [word for entry in header.named("decks") for word in entry.words]
    return TableNow(
        code="BCDFG", you=You(chair=0, seat=0), phase="playing", host=0, chairs=chairs, game=header.game,
        options=header.options, decks=decks, speed="none", family=False, listed=False, stand_in="fair", paused=False,
        commit="", games=1, watchers=0,
    )  # fmt: skip


def raw(data: object) -> Raw:
    return Raw(msgspec.json.encode(data))


def told(state: State, seat: int) -> Play:
    """What the table tells a seat."""
    choices = raw(state.choices(seat))
    return Play(game=1, seen=0, events=raw([]), public=raw(state.public()), own=raw(state.own(seat)), choices=choices)


def shown(screen: Screen, view: Any, menu: Any, *, must_begin: bool) -> list[str]:
    """All that a screen shows a seat."""
    lines = [*screen.table(view, view.seat), *(offer.head for offer in screen.hand(view))]
    for offer in screen.offers(view, menu, in_full=True):
        lines += [offer.head, offer.hint, *(choice.caption for choice in offer.choices)]
    return [*lines, screen.ask(view, must_begin=must_begin, may_decline=True)]


class Pair:
    """Both screens of one game."""

    def __init__(self, header: Header) -> None:
        console = Console(io.StringIO(), io.StringIO())
        self.game = games.find(header.game)
        self.local = screen_for(self.game, header, list(range(len(header.seats))), SPEECH, console)
        self.remote = Scene(table(header), SPEECH, console)
        self.concession = self.game.parse_move("concede", header.seats)

    def compare(self, state: State) -> int:
        """Everybody who is asked sees the same on both; returns how many they were."""
        remote = self.remote
        for seat in state.owed():
            remote.hear(told(state, seat), seat, 0)
            menu = [action for action in state.menu(seat) if action != self.concession]
            must_begin = state.must_begin()
            assert must_begin == (remote.public["asking"] in BEGINNINGS)
            here = shown(self.local, state.view(seat), menu, must_begin=must_begin)
            there = shown(remote.screen, remote.view, remote.menu(), must_begin=must_begin)
            assert there == here
            nothing = state.default(seat) or self.local.usual(menu)
            assert remote.nothing() == ("" if nothing is None else remote.write(nothing))
        return len(state.owed())


@pytest.mark.parametrize(
    ("game", "options", "decks"),
    [
        ("lunch-money", {}, []),
        ("beer-money", {"heal-cap": "none"}, []),
        ("beer-money", {}, ["beer-money", "lunch-money"]),
        ("tietgen", {}, []),
        ("tietgen", {"kitchen-mail": "on"}, []),
    ],
)
def test_in_random_games(game: str, options: dict[str, str], decks: list[str]) -> None:
    header = Header(game, NAMES, options, 7, [Entry("decks", "", decks)] if decks else [])
    pair = Pair(header)
    state = pair.game.set_up(header)
    rng = from_seed(7)
    compared = 0
    for _ in range(STEPS):
        compared += pair.compare(state)
        if not state.step_at_random(rng):
            break
    assert compared > 20


@pytest.mark.parametrize("folder", sorted({path.parent.name for path in RECORDS}))
def test_in_every_record(folder: str) -> None:
    """The records come through every question that the rules know."""
    for path in RECORDS:
        if path.parent.name != folder:
            continue
        record = collection.read(path)
        if record.header.files:
            continue  # boards of one's own are not played at remote tables
        pair = Pair(record.header)
        replay = Replay(record)
        while not replay.done:
            pair.compare(replay.state)
            replay.step()
        pair.compare(replay.state)
