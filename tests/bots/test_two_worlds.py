"""Bots see what their seat sees: in two worlds that differ in nothing else they choose, and talk, alike."""

from __future__ import annotations

from math import inf
from pathlib import Path

import pytest

from pocketmoney.bots import characters
from pocketmoney.bots.bot import Bot
from pocketmoney.bots.doctrine.grammar import FORMS
from pocketmoney.bots.registry import make, words
from pocketmoney.bots.search.bot import SearchBot
from pocketmoney.core.action import Action
from pocketmoney.core.event import EVERYBODY
from pocketmoney.core.game import State
from pocketmoney.core.rng import Rng, from_seed
from tests.bots.test_doctrine import EXAMPLES
from tests.contract import brawl_case, tietgen_case
from tests.contract.case import Case
from tests.contract.checks import random_move

CASES = [brawl_case.CASES[0], brawl_case.CASES[1], brawl_case.CASES[4], tietgen_case.TIETGEN]
# Hard and brutal are a search with more iterations, which the time cap may end sooner in one world than in the other.
WORDS = [word for word in words() if not word.endswith(":") and word not in ("hard", "brutal")] + ["search:20"]
WORLDS = 8
STEPS = 30
CHANCE = 99


def agree(case: Case, world: State, other: State, seat: int, bots: tuple[Bot, Bot], rng: Rng) -> int:
    """Play on with the same moves in both worlds; returns how many choices were compared."""
    compared = 0
    for step in range(STEPS):
        if world.over or case.is_near_the_difference(world, other):
            return compared
        menu = [action for action in world.menu(seat) if action != case.game.parse_move("concede", _names(world))]
        rights = [action for action in world.rights(seat) if action in menu]
        chosen: Action | None = None
        if seat in world.owed() and menu:
            answers = [action for action in menu if action not in rights] or menu
            first, second = (
                bot.choose(one.view(seat), answers[:], from_seed(CHANCE + step))
                for bot, one in zip(bots, (world, other), strict=True)
            )
            assert first == second, (world.view(seat).to_json(), first, second)
            chosen = first
            compared += 1
        if rights:
            ways = [
                bot.use_right(one.view(seat), rights[:], from_seed(CHANCE + step))
                for bot, one in zip(bots, (world, other), strict=True)
            ]
            assert ways[0] == ways[1]
        mover, action = (seat, chosen) if chosen is not None else common_move(world, other, seat, rng)
        if action is None:
            return compared
        standing = [player for player in range(world.seats) if not world.is_out(player)]
        world.apply(mover, action)
        other.apply(mover, action)
        if any(world.is_out(player) for player in standing):
            return compared  # a fallen player's hand is shown to all
        listen(world, other, seat, bots, step)
    return compared


def listen(world: State, other: State, seat: int, bots: tuple[Bot, Bot], step: int) -> None:
    said = []
    for bot, one in zip(bots, (world, other), strict=True):
        events = one.take_events()
        bot.observe(seat, [event for event in events if event.is_for(seat)])
        said.append(bot.talk(seat, [event for event in events if event.to == EVERYBODY], from_seed(step)))
    assert said[0] == said[1]


def common_move(world: State, other: State, seat: int, rng: Rng) -> tuple[int, Action | None]:
    """A move of somebody else that both worlds allow."""
    for mover in world.owed():
        theirs = other.menu(mover)
        common = [action for action in world.menu(mover)[:-1] if action in theirs]
        if mover != seat and mover in other.owed() and common:
            kinds = sorted({action.verb for action in common})
            kind = kinds[rng.below(len(kinds))]
            moves = [action for action in common if action.verb == kind]
            return mover, moves[rng.below(len(moves))]
    return seat, None


def _names(state: State) -> list[str]:
    return [str(seat) for seat in range(state.seats)]


def compare(case: Case, word: str) -> int:
    rng = from_seed(sum(map(ord, word)))
    compared = 0
    for _ in range(WORLDS):
        state = case.game.set_up(case.header(rng))
        for _ in range(rng.below(60)):
            if not state.over:
                state.apply(*random_move(state, rng))
        if state.over:
            continue
        seat = state.owed()[0]
        other = case.other_world(state, seat, rng)
        state.listen()
        other.listen()
        compared += agree(case, state, other, seat, (make(word, case.game), make(word, case.game)), rng)
    return compared


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
@pytest.mark.parametrize("word", WORDS)
def test_choices_and_talk_depend_on_what_the_seat_sees(case: Case, word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SearchBot, "cap", inf)  # on a busy machine it would end a search sooner
    assert compare(case, word) >= WORLDS


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_so_do_those_of_every_order(case: Case, tmp_path: Path) -> None:
    file = tmp_path / "orders.txt"
    file.write_text("\n".join(EXAMPLES[form.text] for form in FORMS), encoding="utf-8")
    assert compare(case, f"doctrine:{file}") >= WORLDS


def test_a_bot_that_peeks_would_be_found_out() -> None:
    """The test can fail: a bot that looks into a hand that it cannot see chooses differently."""
    case = CASES[0]

    class Peeking(Bot):
        def __init__(self, world: State) -> None:
            self.world = world

        def choose(self, view: object, menu: list[Action], rng: Rng) -> Action:
            hands: list[tuple[int, ...]] = self.world.hands  # type: ignore[attr-defined]
            return menu[sum(map(sum, hands)) % len(menu)]

    rng = from_seed(5)
    found = 0
    for _ in range(20):
        state = case.game.set_up(case.header(rng))
        seat = state.owed()[0]
        other = case.other_world(state, seat, rng)
        try:
            agree(case, state, other, seat, (Peeking(state), Peeking(other)), rng)
        except AssertionError:
            found += 1
    assert found


def test_there_are_eight_characters_at_least() -> None:
    assert len(characters.words()) >= 8
