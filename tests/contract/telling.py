"""What a table tells its seats at every decision of a random game, held against what they know and may do."""

from __future__ import annotations

import json

from pocketmoney.core.game import State
from pocketmoney.core.rng import Rng, from_seed
from pocketmoney.games.brawl.cards import IDS
from pocketmoney.games.brawl.state import Brawl
from pocketmoney.games.tietgen.state import Tietgen
from tests.contract import checks
from tests.contract.case import Case
from tests.contract.expanding import expanded, names
from tests.contract.tietgen_case import TIETGEN

MOVES = 400


def shown(state: State, seat: int) -> str:
    """All that a table tells one seat, byte by byte."""
    told = [state.asking(), state.public(), state.piles(), state.own(seat), state.choices(seat)]
    return json.dumps(told)


def check_two_worlds(case: Case, state: State, rng: Rng) -> None:
    """Whatever a seat does not know shows in nothing that it is told; and telling changes nothing."""
    before = state.digest()
    seat = rng.below(state.seats)
    other = case.game.imagine(state.view(seat), rng)
    assert shown(other, seat) == shown(state, seat)
    for spectator in range(state.seats):
        elsewhere = case.game.imagine(state.view(spectator), rng)
        assert elsewhere.public() == state.public()
        assert elsewhere.piles() == state.piles()
    assert state.digest() == before


def check_choices(case: Case, state: State) -> None:
    """Choices stand for the menu: all of it and, where no move is free, nothing else."""
    called = names(state)
    for seat in range(state.seats):
        menu = state.menu(seat)
        rights = state.rights(seat)
        answers = [action for action in menu if action not in rights]
        written = {case.game.write_move(action, called) for action in menu}
        texts: list[str] = []
        for choice in state.choices(seat):
            whole = list(expanded(choice))
            texts += whole
            ready = choice.get("ready", [])
            assert isinstance(ready, list)
            assert choice["do"] == choice["text"] or choice["do"] == "play"
            for text in [*whole, *ready]:
                action = case.game.parse_move(text, called)
                assert state.check(seat, action) is None, text
                assert choice.get("may", True) is True
                assert action not in answers or "may" not in choice
                assert action not in rights or "may" in choice or choice["do"] in ("release", "drop")
            texts += [text for text in ready if text not in texts]
        assert len(set(texts)) == len(texts)
        if case is TIETGEN:
            assert written <= set(texts)
        else:
            assert set(texts) == written


def check_told(case: Case, seed: int) -> None:
    """A seat is told nothing beyond its view, and exactly the moves that are on its menu."""
    rng = from_seed(seed * 77 + len(case.name))
    state = case.game.set_up(case.header(rng))
    for _ in range(MOVES):
        assert state.asking() in case.game.askings()
        assert (state.asking() == "over") == state.over
        check_two_worlds(case, state, rng)
        check_choices(case, state)
        if state.over:
            break
        state.apply(*checks.random_move(state, rng))


def hidden(state: State) -> object:
    """Everything that nobody or not everybody sees, but for answers that lie sealed."""
    if isinstance(state, Brawl):
        return state.rng.to_json(), state.pile[: state.left]
    assert isinstance(state, Tietgen)
    decks = [deck.cards[: deck.hidden] for deck in (state.mail, state.letters)]
    return state.rng.to_json(), state.dice, decks


def cards_laid_by_others(state: State, mover: int, before: list[list[int]]) -> list[str]:
    """Cards that left the hands of others while the mover made a move."""
    assert isinstance(state, Brawl)
    return [
        IDS[card]
        for seat, hand in enumerate(before)
        if seat != mover
        for card in hand
        if hand.count(card) > state.hands[seat].count(card)
    ]


def check_mark(case: Case, seed: int) -> None:
    """The mark changes when a secret comes out, and only then may what is hidden change."""
    rng = from_seed(seed * 31 + len(case.name))
    state = case.game.set_up(case.header(rng))
    marks = [state.secrets_out()]
    kept = 0
    for _ in range(4 * MOVES):
        if state.over:
            break
        secret = hidden(state)
        hands = [hand[:] for hand in state.hands] if isinstance(state, Brawl) else []
        was_window = state.asking() == "window" and len(state.owed()) == 1
        mover, action = checks.random_move(state, rng)
        answers = mover in state.owed() and action not in state.rights(mover)
        state.apply(mover, action)
        mark = state.secrets_out()
        if mark == marks[-1]:
            kept += 1
            assert hidden(state) == secret
            assert not hands or not cards_laid_by_others(state, mover, hands)
            assert not (was_window and answers)
        else:
            assert mark not in marks
            marks.append(mark)
        assert state.clone().secrets_out() == mark
        assert case.game.from_json(json.loads(json.dumps(state.to_json()))).secrets_out() == mark
    assert state.over or (kept and len(marks) > 1), "nothing came out in a long game"
