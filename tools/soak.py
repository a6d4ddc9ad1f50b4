"""Play the full number of random games of every deck, of the mix and of Tietgen; store the figures in docs/measured.

Usage: python -m tools.soak [--games N] [--only NAME]. Of Tietgen, whose games are long, a fifth of that number is
played. Every game has random house rules and as many seats as it takes; any exception stops the run with the table that
caused it. One game in a hundred also goes through JSON and through a record and must come out the same, and one in five
hundred is held against the whole contract, and every well-formed move is tried at each of its decisions. Of a fifth of
that number, of all mixes and of Tietgen together, and of every state of the records, menus are held against what is
made from them. Then as many games are played in which players leave at every question and in every role. Figures are
stored when the full number of all of them has been played.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

from pocketmoney import games
from pocketmoney.core.header import Header
from pocketmoney.core.play import play_randomly
from pocketmoney.core.record import parse
from pocketmoney.core.replay import Replay, come_to_turn
from pocketmoney.core.rng import from_seed
from tests.contract import brawl_departure, decisions, departure, tietgen_departure
from tests.contract.brawl_case import CASES
from tests.contract.case import Case
from tests.contract.checks import check_decisions
from tests.contract.telling import check_mark, check_told
from tests.contract.tietgen_case import TIETGEN
from tests.games import moments
from tools.measured import Page
from tools.written import play

SOAKED: list[Case] = [*CASES[:3], TIETGEN]
GAMES = 100_000
BATCH = 200
EACH_DECISION = 500  # so many times fewer are held against the contract at each of their decisions
OF_TIETGEN = 5  # one in so many
LIMIT = 500_000

DECISIONS = "decisions"
DECIDED: list[Case] = [*CASES, TIETGEN]
OF_DECISIONS = 5  # all of these together: one in so many
RECORDS = "the records"

LEFT: list[departure.Part] = [*brawl_departure.PARTS, tietgen_departure.PART]
DEPARTURES = "departures"
OF_DEPARTURES = 5  # all decks together: one in so many
ONE_RECORD_IN = 4

Row = tuple[departure.Part, departure.Tally, float]
DecisionRow = tuple[str, decisions.Tally, float]


class Tally:
    """What a batch of games came to."""

    def __init__(self) -> None:
        self.games = self.decisions = self.longest = self.drawn = self.recorded = self.checked = self.tried = 0

    def add(self, other: Tally) -> None:
        """Take another batch in."""
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.drawn += other.drawn
        self.recorded += other.recorded
        self.checked += other.checked
        self.tried += other.tried


def record_and_replay(case: Case, header: Header, seed: int) -> None:
    """Play with rights and giving up, write the record, replay it: the same state."""
    state, recorder, _ = play(case, header, from_seed(seed))
    replay = Replay(parse(recorder.text(), games.find))
    failure = replay.run()
    if failure is not None:
        raise RuntimeError(f"line {failure.line}: {failure.key}\n{recorder.text()}")
    come_to_turn(replay.state)
    if replay.state.digest() != state.digest():
        raise RuntimeError(f"the record does not replay to the same state\n{recorder.text()}")
    again = case.game.from_json(json.loads(json.dumps(state.to_json())))
    if again.digest() != state.digest():
        raise RuntimeError("JSON does not give the same state")


def batch(which: int, first: int, count: int) -> Tally:
    """Play some games of one mix."""
    case = SOAKED[which]
    tally = Tally()
    for number in range(first, first + count):
        rng = from_seed(number * 10 + which)
        header = case.header(rng)
        state = case.game.set_up(header)
        try:
            steps = play_randomly(state, rng, LIMIT, case.boundaries)
            case.count_pieces(state)
            if number % 100 == 0:
                record_and_replay(case, header, number)
                tally.recorded += 1
            if number % EACH_DECISION == 0:
                check_decisions(case, number)
                check_told(case, number)
                check_mark(case, number)
                thorough = decisions.Tally()
                decisions.check_game(case, number, thorough, thoroughly=True)
                tally.checked += 1
                tally.tried += thorough.tried
        except Exception as fault:
            told = f"{case.name}, game {number}, {len(header.seats)} seats, seed {header.seed}, {header.options}"
            raise RuntimeError(told) from fault
        tally.games += 1
        tally.decisions += steps
        tally.longest = max(tally.longest, steps)
        tally.drawn += state.winner < 0
    return tally


def progress(done: int, whole: int, begun: float) -> None:
    """One line that is written over."""
    spent = perf_counter() - begun
    left = spent / done * (whole - done)
    print(f"\r{done:,} of {whole:,} games, {spent:.0f} s spent, about {left:.0f} s to go ", end="", flush=True)


def soak(count: int, only: str) -> Iterator[tuple[str, Tally, float]]:
    """All games of all mixes, on all cores."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for which, case in enumerate(SOAKED):
            if only not in ("", case.name):
                continue
            print(case.name)
            whole = count // OF_TIETGEN if case is TIETGEN else count
            begun = perf_counter()
            tally = Tally()
            firsts = list(range(0, whole, BATCH))
            sizes = [min(BATCH, whole - first) for first in firsts]
            for part in pool.map(batch, [which] * len(firsts), firsts, sizes):
                tally.add(part)
                progress(tally.games, whole, begun)
            print()
            yield case.name, tally, perf_counter() - begun


def batch_of_decisions(which: int, first: int, count: int) -> decisions.Tally:
    """Hold menus against what is made from them, at each decision of some games."""
    tally = decisions.Tally()
    for number in range(first, first + count):
        try:
            decisions.check_game(DECIDED[which], number, tally)
        except Exception as fault:
            raise RuntimeError(f"{DECIDED[which].name}, decisions of game {number}") from fault
    return tally


def batch_of_records(folder: str) -> decisions.Tally:
    """The same at each state of the records of a folder, where every well-formed move is tried as well."""
    tally = decisions.Tally()
    decisions.check_records(folder, tally)
    return tally


def soak_decisions(count: int) -> Iterator[DecisionRow]:
    """Decisions of so many games, and of the records, on all cores."""
    each = count // len(DECIDED)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for which, case in enumerate(DECIDED):
            print(f"{case.name}, {DECISIONS}")
            begun = perf_counter()
            tally = decisions.Tally()
            whole = count - each * (len(DECIDED) - 1) if case is DECIDED[0] else each
            firsts = list(range(0, whole, BATCH // 4))
            sizes = [min(BATCH // 4, whole - first) for first in firsts]
            for done in pool.map(batch_of_decisions, [which] * len(firsts), firsts, sizes):
                tally.add(done)
                progress(tally.games, whole, begun)
            print()
            yield case.name, tally, perf_counter() - begun
        print(f"{RECORDS}, {DECISIONS}")
        begun = perf_counter()
        tally = decisions.Tally()
        for done in pool.map(batch_of_records, moments.folders()):
            tally.add(done)
        yield RECORDS, tally, perf_counter() - begun


def batch_of_departures(which: int, first: int, count: int) -> departure.Tally:
    """Play some games that players leave."""
    tally = departure.Tally()
    for number in range(first, first + count):
        departure.play(LEFT[which], number, tally, tries=1, one_record_in=ONE_RECORD_IN)
    return tally


def soak_departures(count: int) -> Iterator[Row]:
    """So many games that players leave, on all cores."""
    each = count // len(LEFT)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for which, part in enumerate(LEFT):
            print(f"{part.case.name}, {DEPARTURES}")
            begun = perf_counter()
            tally = departure.Tally()
            firsts = list(range(0, each, BATCH))
            sizes = [min(BATCH, each - first) for first in firsts]
            for done in pool.map(batch_of_departures, [which] * len(firsts), firsts, sizes):
                tally.add(done)
                progress(tally.games, each, begun)
            print()
            yield part, tally, perf_counter() - begun


def add_games(page: Page, rows: list[tuple[str, Tally, float]]) -> None:
    """Add the random games."""
    head = ["decks", "games", "decisions", "longest game", "ended without a winner", "also recorded and replayed"]
    lines = []
    for name, tally, seconds in rows:
        figures = [tally.games, tally.decisions, tally.longest, tally.drawn, tally.recorded, tally.checked, tally.tried]
        lines.append([name, *[f"{figure:,}" for figure in [*figures, round(seconds)]]])
    more = ["also held against the contract at each decision", "well-formed moves tried there"]
    page.table([*head, *more, "seconds"], lines)


def add_decisions(page: Page, rows: list[DecisionRow]) -> None:
    """Add the decisions at which menus were held against what is made from them."""
    page.section("Decisions")
    page.add(
        "At every decision of these games, and at every state of the records: folded choices stand for the menu of",
        "each seat that is asked and of one other, action numbers are those of the menu, one for each move, and a",
        "random move is on it. At the states of the records, and in the games above that are held against the",
        "contract, every well-formed move is tried as well: those of the menu are allowed, and no other is. In Tietgen",
        "bids, offers, typed mail and `time` are left out, of which the menu holds only samples.",
        "",
    )
    lines = []
    for name, tally, seconds in rows:
        figures = [tally.games, tally.decisions, tally.moves, tally.tried, round(seconds)]
        lines.append([name, *[f"{figure:,}" for figure in figures]])
    page.table(["decks", "games", "decisions", "moves on menus", "well-formed moves tried", "seconds"], lines)


def add_departures(page: Page, rows: list[Row]) -> None:
    """Add the games that players leave."""
    page.section("Departures")
    page.add(
        "Random games, mostly from the middle, in which players leave. Where a player could leave in a role in which",
        f"nobody has left among {BATCH} games, a branch of the game is played too. At every decision of a game or a",
        "branch nothing is lost or doubled, nobody who is out is asked, its JSON and a copy agree, and a witness who",
        "sees what everybody sees finds the rules of leaving kept; all are played to their end.",
        "",
    )
    head = ["decks", "games", "branches", "moves", "departures", "longest game", "also recorded and replayed"]
    lines = []
    for part, tally, seconds in rows:
        figures = [tally.games, tally.branches, tally.moves, tally.departures, tally.longest, tally.recorded]
        lines.append([part.case.name, *[f"{figure:,}" for figure in [*figures, round(seconds)]]])
    page.table([*head, "seconds"], lines)
    for name, _, tally in families(rows):
        page.add("", f"Who left {name}, and how often, by the question that was open:", "")
        questions = sorted({question for question, _ in tally.pairs})
        roles = sorted({role for _, role in tally.pairs})
        counts = {question: [tally.pairs[question, role] for role in roles] for question in questions}
        found = [[question, *[f"{count:,}" if count else "" for count in row]] for question, row in counts.items()]
        page.table(["question", *roles], found)


def families(rows: list[Row]) -> list[tuple[str, dict[str, str], departure.Tally]]:
    """The card games together, and Tietgen: what is possible there, and what came of it."""
    cards = departure.Tally()
    for _, tally, _ in rows[:-1]:
        cards.add(tally)
    return [
        ("the card games", brawl_departure.POSSIBLE, cards),
        ("Tietgen", tietgen_departure.POSSIBLE, rows[-1][1]),
    ]


def state_targets(page: Page, rows: list[Row]) -> None:
    """Somebody has left in every role at every question where that is possible."""
    for name, possible, tally in families(rows):
        never = departure.missing(possible, tally, often=False)
        what = f"questions and roles of {name} at which nobody left, though it is possible"
        page.target(what, "none", ", ".join(never) or "none", is_met=not never)


def main() -> int:
    """Soak, and store what was seen."""
    parser = argparse.ArgumentParser(prog="python -m tools.soak", description="Play random games of every deck.")
    parser.add_argument(
        "--games", type=int, default=GAMES, help="so many of each, and a fifth of Tietgen (%(default)s)"
    )
    only = [*[case.name for case in SOAKED], DECISIONS, DEPARTURES]
    parser.add_argument("--only", choices=only, default="", help="this one; stores nothing")
    asked = parser.parse_args()
    rows = list(soak(asked.games, asked.only))
    decided = list(soak_decisions(asked.games // OF_DECISIONS)) if asked.only in ("", DECISIONS) else []
    left = list(soak_departures(asked.games // OF_DEPARTURES)) if asked.only in ("", DEPARTURES) else []
    page = Page(
        "soak",
        "Soak",
        "make soak",
        "Random games with random house rules and as many seats as the game takes; no exception. A game of Tietgen is",
        f"left after {TIETGEN.boundaries} throws if it has not ended by then, and then counts as one without a winner.",
    )
    if left and asked.games >= GAMES:
        state_targets(page, left)
    add_games(page, rows)
    if decided:
        add_decisions(page, decided)
    if left:
        add_departures(page, left)
    return page.store(is_whole=asked.games >= GAMES and not asked.only)


if __name__ == "__main__":
    sys.exit(main())
