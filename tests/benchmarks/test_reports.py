"""The pages of the benchmarks: which targets they state, what counts as slow, and which peers were left out."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from benchmarks import envs, equal, load_cluster, load_report, own, report, search
from pocketmoney import games
from tests.repository import ROOT
from tools.measured import Page
from tools.web_measure import report as web
from tools.web_measure.frames import Frames, beat_rates
from tools.web_measure.games import Played
from tools.web_measure.visits import Visit
from tools.web_measure.watching import Work

Row = dict[str, Any]


def told(page: Page) -> str:
    """The page in one line."""
    return " ".join(page.text().split())


@pytest.fixture(scope="module")
def measured() -> Row:
    """A row of our own, really measured, for a moment."""
    return own.measure("lunch-money", 0.05)


def bench(measured: Row, faster: float) -> Row:
    """What a run of `make bench` has seen: a compiled build that is so much faster than the pure one."""
    pure, compiled = {**measured, "build": "pure"}, {**measured, "build": "compiled"}
    compiled["decisions_s"] = faster * float(str(pure["decisions_s"]))
    return {
        "rounds": 1,
        "rows": [pure, compiled, {"peer": "rlcard uno core", "missing": "No module named 'rlcard'"}],
        "start_up": {"ratio": 1.8},
        "cores": {"cores": 2, "ratio": 1.0, "scaling": 1.9},
        "memory": {"games": 1000, "growth": 1.0},
    }


def test_bench_states_its_targets_and_names_the_peers_that_are_not_there(measured: Row) -> None:
    page = report.page(bench(measured, 5.0))
    assert not page.missed
    assert "Peers that were left out: rlcard uno core (No module named 'rlcard')." in told(page)
    (missed,) = report.page(bench(measured, 3.0)).missed
    assert missed.seen == "3" and "in those of the pure one" in missed.what


def test_bench_states_equal_work_beside_open_spiel(measured: Row) -> None:
    seen = bench(measured, 5.0)
    for row in seen["rows"][:2]:
        row |= {"equal_numbers_s": 130.0, "equal_actions_s": 70.0}
    theirs = {"decisions_s": 1.0, "moves_s": 100.0, "clone_us": 1.0}
    seen["rows"].append({"peer": "open_spiel", "build": "", "game": "crazy_eights", **theirs})
    page = report.page(seen)
    assert "| compiled | lunch-money | 1.30 | 0.70 |" in page.text()
    (missed,) = page.missed
    assert missed.seen == "0.70" and "lunch-money with moves as objects, compiled" in missed.what


@pytest.mark.parametrize("name", own.names())
def test_both_builds_are_measured_at_the_same_positions(name: str) -> None:
    game = games.find(own.MIXES.get(name, [name])[0])
    states = [own.halfway(game, name, 3) for _ in range(2)]
    assert not states[0].over and states[0].digest() == states[1].digest() != own.table(game, name, 3).digest()


def test_the_peers_of_the_environments_need_nothing_of_ours() -> None:
    command = [sys.executable, "-c", "import sys, benchmarks.peers; print([name for name in sys.modules])"]
    loaded = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    assert "'benchmarks.timing'" in loaded and "'pocketmoney'" not in loaded and "'msgspec'" not in loaded


def test_equal_work_makes_moves_in_both_ways() -> None:
    row = equal.measure("beer-money", 0.02)
    assert float(str(row["equal_numbers_s"])) > 0 and float(str(row["equal_actions_s"])) > 0


def test_the_environments_must_be_as_quick_as_the_quickest_peer() -> None:
    row = {"decisions_s": 100.0, "decisions_game": 5.0}
    ours = {"name": "pettingzoo:lunch-money", **row, "decisions_s": 90.0}
    there, missing = {"name": "leduc_holdem_v4", **row}, {"name": "texas_holdem_v4", "missing": "no rlcard"}
    assert [each.seen for each in envs.page([there, missing, ours], 1).missed] == ["0.90"]
    assert "Left out: texas_holdem_v4 (no rlcard)." in told(envs.page([missing, ours], 1))
    alone = envs.page([missing, ours], 1)
    assert not alone.missed and "no peer was there to be compared with" in told(alone)


def test_the_environments_must_be_quicker_than_an_earlier_build() -> None:
    row = {"decisions_s": 100.0, "decisions_game": 5.0}
    rows = [{"name": "pettingzoo:tietgen", **row}]
    rows += [
        {"name": name, **row, "decisions_s": 1e6 / spent} for name, spent in zip(envs.NOTHING, (2, 60), strict=True)
    ]
    page = envs.page(rows, 1, {"raw:tietgen": 2.9, "pettingzoo:tietgen": 1.5})
    (missed,) = page.missed
    assert missed.what == "PettingZoo `raw_env`, tietgen: steps in those of commit d6069ca" and missed.seen == "2.90"
    assert "an environment that does nothing take 58 µs a step, its loop without them 2.0 µs." in told(page)


def test_a_short_search_is_measured_in_a_process_and_slow_moves_are_counted() -> None:
    command = [sys.executable, "-c", "import json; from benchmarks.search import measure;"]
    command[-1] += "print(json.dumps(measure('lunch-money', 'hard', 1)))"
    row = json.loads(subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout)
    assert row["moves"] > 0 and row["slow"] <= row["moves"]
    (missed,) = search.page([{**row, "slow": 2}]).missed
    assert (missed.wanted, missed.seen) == ("at most 0", "2")
    assert not search.page([{**row, "slow": 0}]).missed


def served(moves: float, slow: int) -> Row:
    """What was seen of a server of ours."""
    calm = {"moves_s": 500.0, "p50_ms": 1.0, "p99_ms": 3.0, "slow": slow, "timed": 1000}
    full = {"moves_s": moves, "us_a_move": 100.0, "entries_s": 2 * moves, "p99_ms": 50.0}
    full |= {"cpu_server": 1.0, "cpu_client": 0.5}
    return {"calm": calm, "saturated": full, "idle_kb": 60.0, "ready_p50_ms": 5.0, "start_ms": 400.0, "refused": {}}


def test_load_counts_slow_moves_and_names_the_peers_that_are_not_there() -> None:
    round_ = {"compiled": served(8000.0, 1), "pure": served(4000.0, 0), "colyseus": None}
    seen: Row = {"tables": 200, "rounds": [round_], "growth": [{"us_a_move": 100.0, "idle": 10, "sockets": 40}]}
    seen["growth"][0] |= {"moves_s": 8000.0, "rss_mb": 80.0}
    page = load_report.page(seen)
    assert not page.missed
    assert "Peers that were left out: Colyseus, boardgame.io." in told(page)
    assert "1 of 1,000 moves at a steady rate were slow." in told(page)
    round_["compiled"] = served(8000.0, 2)
    assert [each.what for each in load_report.page(seen).missed] == ["slow moves in 1,000"]
    round_["compiled"] = {**served(8000.0, 0), "refused": {"too-fast": 3}}
    assert [each.seen for each in load_report.page(seen).missed] == ["3"]


def test_load_of_the_cluster_counts_slow_moves() -> None:
    row = {"moves_s": 500.0, "p50_ms": 5.0, "p99_ms": 40.0, "slow": 0, "timed": 100}
    row |= {"cpu_nodes": 0.5, "cpu_nats": 0.5, "cpu_load": 0.2}
    rows: dict[str, Row] = {
        name: {"calm": dict(row), "full": dict(row), "refused": 0} for name in ("embedded", "1 node")
    }
    assert not load_cluster.page(rows, 100, 500, 0.5).missed
    rows["1 node"]["calm"]["slow"] = 2
    assert [each.seen for each in load_cluster.page(rows, 100, 500, 0.5).missed] == ["20"]


def test_the_web_page_counts_slow_moves_and_judges_one_page_at_a_time() -> None:
    visits = [Visit("start page", 1500.0, 11, 200_000, 100_000)]
    alone = Played("one phone", "tietgen", 1, 1, [20.0] * 59 + [170.0], [], Work(1, 1, 1), 0, [30.0])
    crowd = Played("four phones and a TV", "tietgen", 1, 5, [300.0] * 60, [80.0] * 9, Work(1, 1, 1), 1, [])
    beats = [Frames("a record", 3, 60.0, 59.6, "Ann falls.")]
    page = web.page(visits, [alone, crowd], beats)
    assert not page.missed
    assert "| one phone | Tietgen | 60 | 20 | 30 | 20 | 170 | 1 | 0 |" in page.text()
    assert "| four phones and a TV | Tietgen | 60 | 300 | – | 300 | 300 | 60 | 9 |" in page.text()
    assert "| a record | 3 | 60 | 60 | Ann falls. |" in page.text()
    late = alone._replace(delays=[20.0] * 50 + [170.0] * 10, busy=[60.0])
    assert [each.seen for each in web.page(visits, [late], beats).missed] == ["170 ms", "1"]
    slow = alone._replace(own=[40.0, 51.0, 60.0])
    assert [each.seen for each in web.page(visits, [slow], [beats[0]._replace(least=41.2)]).missed] == ["51 ms", "41"]


def test_frames_are_counted_beat_by_beat() -> None:
    calm = [(frame * 1_000 / 60, "hit", "One.") for frame in range(61)]
    heavy = [(1_100 + frame * 50.0, "fall", "Two.") for frame in range(21)]
    short = [(2_200.0, "turn", "Three."), (2_250.0, "turn", "Three.")]
    assert [(round(rate), said) for rate, said in beat_rates([*calm, *heavy, *short])] == [(60, "One."), (20, "Two.")]
