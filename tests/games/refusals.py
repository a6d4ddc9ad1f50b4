"""Why moves are refused at chosen moments of the records, as text.

At every moment of `tests.games.moments` each seat tries many moves, most of them out of place. A line says at how many
moments it was so, who tried, why not, and which moves were refused for that reason: the first of them, if they are
many. It stands where it was so for the first time.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

from pocketmoney.core.action import NOBODY, NOTHING, Action
from pocketmoney.core.game import Game, State
from pocketmoney.core.refusal import Refusal
from pocketmoney.games.brawl import actions as brawl
from pocketmoney.games.brawl.cards import KIND, MEDIEVAL, kinds_in
from pocketmoney.games.brawl.state import Brawl
from pocketmoney.games.tietgen import actions as tietgen
from pocketmoney.games.tietgen.state import Tietgen
from tests.games import moments
from tests.records import collection

FOLDER = Path(__file__).resolve().parent / "refusals"

BRAWL_WORDS = (brawl.PASS, brawl.TAKE, brawl.LEFT, brawl.RIGHT, brawl.RELEASE, brawl.DROP)
STRANGE = [KIND[card] for card in ("grab", "humiliation", "kick-2", "block", "first-aid")]  # held or not
SHOWN = 4  # moves with the same reason that are written
LEAST_BID = 1_000
LARGE_BID = 100_000_000


def file_of(folder: str) -> Path:
    """Where the refusals of a folder of records are written."""
    return FOLDER / f"{folder}.txt"


def written(folder: str) -> str:
    """Return what is refused at the moments of a folder, and why: each line once, with the number of its moments."""
    first: dict[str, moments.Moment] = {}
    times: Counter[str] = Counter()
    for moment in moments.moments(folder):
        state = moments.state_at(folder, moment)
        game = collection.read(collection.FOLDER / folder / moment[0]).game
        lines = [line for seat in range(state.seats) for line in refused(game, state, seat)]
        for line in lines + refused_again(game, state):
            first.setdefault(line, moment)
            times[line] += 1
    lines = []
    for moment, new in groupby(first, first.__getitem__):
        lines.append(f"{moment[0]} {moment[1]}")
        lines += [f"    {times[line]} x {line}" for line in new]
    return "\n".join(lines) + "\n"


def refused(game: Game, state: State, seat: int) -> list[str]:
    """Return the reasons for which moves of a seat are refused, each with these moves."""
    names = [f"@{other}" for other in range(state.seats)]
    found: dict[str, list[str]] = {}
    for action in tried(state, seat):
        refusal = state.check(seat, action)
        if refusal is not None:
            found.setdefault(reason(refusal), []).append(game.write_move(action, names))
    return [f"@{seat} {why}: {_listed(moves)}" for why, moves in found.items()]


def refused_again(game: Game, state: State) -> list[str]:
    """Return what is refused to a seat that has answered already, while others are still asked."""
    asked = state.owed()
    if len(asked) < 2 or state.default(asked[-1]) is None:
        return []
    answered = state.clone()
    answered.apply(asked[-1], state.default(asked[-1]) or NOTHING)
    return [f"answered {line}" for line in refused(game, answered, asked[-1])]


def _listed(moves: list[str]) -> str:
    more = len(moves) - SHOWN
    return ", ".join(moves[:SHOWN]) + (f" and {more} more" if more > 0 else "")


def reason(refusal: Refusal) -> str:
    """Return a refusal as text."""
    parts = [
        refusal.key,
        *([f"R{refusal.rule}"] if refusal.rule else []),
        *([refusal.unlock] if refusal.unlock else []),
    ]
    return " ".join([*parts, json.dumps(refusal.args)] if refusal.args else parts)


def tried(state: State, seat: int) -> Iterable[Action]:
    """Return the moves that a seat tries, each once."""
    if isinstance(state, Brawl):
        return dict.fromkeys(_tried_in_brawl(state, seat))
    assert isinstance(state, Tietgen)
    return dict.fromkeys(_tried_in_tietgen(state))


def _tried_in_brawl(state: Brawl, seat: int) -> list[Action]:
    found = [Action(word) for word in BRAWL_WORDS]
    kinds = kinds_in(state.masks[seat])
    for kind in kinds + STRANGE:
        found += [brawl.to_play(kind, target) for target in range(NOBODY, state.seats)]
        found += [Action(brawl.HEAL, (kind,)), Action(brawl.DISCARD, (kind,))]
    for kind in kinds:
        found.append(Action(brawl.PLAY, (kind, MEDIEVAL)))
        found.append(Action(brawl.PLAY, (kind, MEDIEVAL), (seat + 1) % state.seats))
    found.append(Action(brawl.DISCARD, tuple(state.hands[seat])))
    return found


def _tried_in_tietgen(state: Tietgen) -> list[Action]:
    words = set(range(len(tietgen.VERBS))) - {*tietgen.OF_SPACES, *tietgen.OF_SEATS}
    words -= {tietgen.BID, tietgen.OFFER, tietgen.MAIL, tietgen.CONCEDE}
    found = [Action(word) for word in sorted(words)]
    found += [Action(verb, (space,)) for verb in tietgen.OF_SPACES for space in spaces_of_interest(state)]
    found += [Action(verb, (), other) for verb in tietgen.OF_SEATS for other in range(state.seats)]
    found += [Action(tietgen.BID, (beer,)) for beer in (0, LEAST_BID, LEAST_BID + 1, LARGE_BID)]
    found += [Action(tietgen.ROLL, dice) for dice in ((1, 2), (0, 7))]
    found += [Action(tietgen.MAIL, (number,)) for number in (1, 99)]
    for other in range(state.seats):
        found.append(Action(tietgen.OFFER, (LEAST_BID, 0, 0, 0, 0), other))
        found.append(Action(tietgen.OFFER, (LEAST_BID, 0, 0, 1, 0), other))
        found.append(Action(tietgen.OFFER, (0, 0, LARGE_BID, 1, 0), other))
        found += [Action(tietgen.OFFER, (0, 0, LEAST_BID, 0, 1, deed), other) for deed in spaces_of_interest(state)]
    return found


def spaces_of_interest(state: Tietgen) -> list[int]:
    """Return GO, the first deed that nobody owns, and the first of each player."""
    deeds = [
        space for space, owner in enumerate(state.owner) if owner == NOBODY and state.terms.board.spaces[space].is_deed
    ]
    found = [0, *deeds[:1]]
    for seat in range(state.seats):
        found += [space for space, owner in enumerate(state.owner) if owner == seat][:1]
    return found
