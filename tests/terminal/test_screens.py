"""Screens draw every question of every record from the messages of a table alone."""

from __future__ import annotations

import io

import msgspec
import pytest
from msgspec import Raw

from pocketmoney.core.action import Action
from pocketmoney.core.game import State
from pocketmoney.core.header import Header
from pocketmoney.core.replay import Replay
from pocketmoney.games.tietgen.actions import TO_DRAW, TO_ROLL
from pocketmoney.games.tietgen.state import Tietgen
from pocketmoney.table.messages import ChairNow, Play, TableNow, You
from pocketmoney.terminal.console import Console
from pocketmoney.terminal.game_view import GameView
from pocketmoney.text.speech import Speech
from tests.records import collection

RECORDS = collection.paths()
SPEECH = Speech()


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


def usual(menu: list[Action], state: State) -> Action | None:
    """In Tietgen, Enter throws, or draws."""
    moves = (TO_ROLL, TO_DRAW) if isinstance(state, Tietgen) else ()
    return next((move for move in moves if move in menu), None)


def look(scene: GameView, state: State) -> None:
    """Whoever is asked sees the whole table, and every move that the rules allow, and no other."""
    for seat in state.owed():
        choices = raw(state.choices(seat))
        told = Play(
            game=1, seen=0, events=raw([]), public=raw(state.public()), own=raw(state.own(seat)), choices=choices
        )
        scene.receive(told, seat, 0)
        screen, view = scene.screen, scene.view
        shown = "\n".join([*screen.table(view, seat), *(screen.show("players", view) or [])])
        assert all(name in shown for name in scene.names)
        numbered = [choice for offer in screen.offers(view, scene.menu(), in_full=True) for choice in offer.choices]
        for choice in numbered:
            assert choice.caption
            assert choice.action is None or state.check(seat, choice.action) is None
        assert scene.must_begin == state.must_begin()
        assert screen.ask(view, must_begin=scene.must_begin, may_decline=scene.nothing() != "")
        nothing = state.default(seat) or usual(scene.menu(), state)
        assert scene.nothing() == ("" if nothing is None else scene.write(nothing))


@pytest.mark.parametrize("folder", sorted({path.parent.name for path in RECORDS}))
def test_every_question_of_every_record_is_drawn(folder: str) -> None:
    console = Console(io.StringIO(), io.StringIO())
    for path in RECORDS:
        record = collection.read(path) if path.parent.name == folder else None
        if record is None or record.header.files:
            continue
        scene = GameView(table(record.header), SPEECH, console)
        replay = Replay(record)
        while not replay.done:
            look(scene, replay.state)
            replay.step()
        look(scene, replay.state)
