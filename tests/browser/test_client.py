"""The client's own checks: its types, its tests, and that it tells games in the same sentences as Python."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import pytest

from pocketmoney import games
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.rng import from_seed
from pocketmoney.text.languages import languages
from pocketmoney.text.speech import Speech
from tests.repository import ROOT
from tools import site

WEB = ROOT / "web"
MOVES = 400


@pytest.fixture(scope="module")
def node() -> list[str]:
    """How Node.js is called, with everything that the client is tested with."""
    try:
        return site.install(ROOT)
    except site.CannotBuild as why:
        pytest.skip(f"THE WEB CLIENT IS NOT CHECKED: {why}")


def run(*command: str) -> str:
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False, timeout=240)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def sentences(name: str, seed: int, language: str) -> list[dict[str, Any]]:
    """A random game, as everybody hears it."""
    game = games.find(name)
    speech = Speech(language)
    names = ["Ann", "Ben", "Carl"]
    rng = from_seed(seed)
    decks = [Entry("decks", "", game.decks())] if game.decks() else []
    state = game.set_up(Header(name, names, {}, seed, decks))
    state.listen()
    for _ in range(MOVES):
        state.skip_forced()
        if state.over:
            break
        seat = state.owed()[0]
        state.apply(seat, state.random_action(seat, rng))
    return [
        {
            "language": language,
            "event": [event.key, event.args],
            "names": names,
            "hearer": hearer,
            "said": speech.tell(event, names, hearer),
        }
        for event in state.take_events()
        for hearer in (-1, 0)
    ]


def landed(seed: int) -> list[dict[str, Any]]:
    """Attacks of a random game that nobody stopped: how they stood in the air, and what they took."""
    game = games.find("beer-money")
    rng = from_seed(seed)
    header = Header("beer-money", ["Ann", "Ben", "Carl", "Dee"], {}, seed, [Entry("decks", "", game.decks())])
    state = game.set_up(header)
    state.listen()
    found: list[dict[str, Any]] = []
    for _ in range(MOVES):
        if state.over:
            break
        before: dict[str, Any] = dict(state.public())
        seat = state.owed()[0]
        answers = state.menu(seat)
        default = state.default(seat) if before["asking"] == "window" and rng.below(3) else None
        state.apply(seat, default or answers[rng.below(max(1, len(answers) - 1))])
        events = state.take_events()
        flight = before["chain"][-1] if before.get("chain") else {}
        hit = next((event for event in events if event.key == "hits"), None)
        if hit is not None and events[0].key in ("hits", "halved"):
            if flight.get("card") == hit.args["card"] and flight.get("by") == hit.args["by"]:
                found.append({"now": before, "flight": flight, "amount": hit.args["amount"]})
    return found


def test_types_and_components_hold(node: list[str]) -> None:
    run(*node, "node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")


def test_modules_do_what_they_say(node: list[str]) -> None:
    made = WEB / "tests" / "made"
    made.mkdir(exist_ok=True)
    told = [
        one
        for language in languages()
        for name in games.names()
        for seed in range(3)
        for one in sentences(name, seed, language)
    ]
    (made / "sentences.json").write_text(json.dumps(told), encoding="utf-8")
    cards = list(games.find("beer-money").pieces())
    attacks = [one for seed in range(40) for one in landed(seed)]
    (made / "landed.json").write_text(json.dumps({"landed": attacks, "cards": cards}), encoding="utf-8")
    assert "passed" in run(*node, "node_modules/vitest/vitest.mjs", "run")
