"""The page that `make load` writes: our server beside its peers, as ratios inside one run."""

from __future__ import annotations

from statistics import median
from typing import Any, Final

from tools.measured import Page

Row = dict[str, Any]
Figures = dict[str, float]

OURS: Final = ("compiled", "pure")
PEERS: Final = ("colyseus", "boardgame")

NAMES: Final = {"colyseus": "Colyseus", "boardgame": "boardgame.io"}
SLOW: Final = 100.0  # ms; a move at 500 moves a second that takes longer, or is never heard of, is counted as slow

# The targets, for the middle of all rounds and the compiled build.
OF_COLYSEUS: Final = 0.75
OF_BOARDGAME: Final = 2.5
TIMES_PURE: Final = 1.5
CALM_RATE: Final = 475.0  # of the 500 moves a second that are asked for
CALM_P99: Final = 10.0
SLOW_SHARE: Final = 0.001
READY: Final = 25.0
GROWTH: Final = 1.3

_HEAD: Final = [
    "| server | moves/s | of Colyseus | of boardgame.io | µs a move | calm p50/p99 ms | KB a table | ready ms "
    "| start ms |",
    "|---|---|---|---|---|---|---|---|---|",
]


def page(seen: Row) -> Page:
    """The whole page."""
    made = Page(
        "load",
        "Load",
        "make load",
        "Tables of four playing Beer Money over real sockets, each seat with a view of its own, every entry durable",
        "before it is broadcast. A move is a log entry that is not a pass; answers to windows come on top. The server",
        "has one core, the load the other. The peers store nothing, and their players act in turns without windows. A",
        "table is ready when it was made by HTTP, on a connection that stays open between requests as a browser's",
        f"does, and four sit there. Slow is a move at 500 moves a second that takes longer than {SLOW:.0f} ms or has",
        "not been heard of by all four at the end.",
    )
    made.note(f"Servers took turns with {seen['tables']} tables; compare inside a round, or the middle of all rounds.")
    rounds = [{name: _figures(name, row[name]) for name in OURS + PEERS if row.get(name)} for row in seen["rounds"]]
    left_out = [NAMES[peer] for peer in PEERS if not all(peer in found for found in rounds)]
    made.note(f"Peers that were left out: {', '.join(left_out) or 'none'}.")
    _state_targets(made, _middle(rounds), seen)
    made.section(f"The middle of {len(rounds)} rounds")
    made.add(*_HEAD, *_lines(_middle(rounds)))
    made.section("The best round of each")
    made.add(*_HEAD, *_lines(_best(rounds)))
    for number, found in enumerate(rounds, 1):
        made.section(f"Round {number}")
        made.add(*_HEAD, *_lines(_with_ratios(found)))
        for name in OURS:
            if name in found:
                made.add("", _about(name, found[name]))
    _add_growth(made, seen["growth"])
    return made


def _state_targets(made: Page, middle: dict[str, Figures], seen: Row) -> None:
    ours = middle.get("compiled")
    if ours is None:
        return
    if "colyseus" in ours:
        made.at_least("moves a second, in those of Colyseus", OF_COLYSEUS, ours["colyseus"])
    if "boardgame" in ours:
        made.at_least("moves a second, in those of boardgame.io", OF_BOARDGAME, ours["boardgame"])
    if "pure" in middle:
        ratio = ours["moves_s"] / middle["pure"]["moves_s"]
        made.at_least("moves a second, in those of the pure build", TIMES_PURE, ratio)
    made.at_least("moves a second where 500 are asked for", CALM_RATE, ours["calm_moves_s"])
    made.at_most("99 of 100 moves at 500 a second are heard of within", CALM_P99, ours["p99_ms"], " ms")
    made.at_most("slow moves in 1,000", 1000 * SLOW_SHARE, 1000 * ours["slow"] / max(1.0, ours["timed"]))
    made.at_most("a table is ready in", READY, ours["ready_p50_ms"], " ms")
    refused = sum(sum(row[name]["refused"].values()) for row in seen["rounds"] for name in OURS if row.get(name))
    made.at_most("commands that were refused", 0, refused)
    if seen["growth"]:
        most = max(row["us_a_move"] for row in seen["growth"]) / seen["growth"][0]["us_a_move"]
        made.at_most("cost of a move with idle tables, in that with few of them", GROWTH, most)


def _figures(name: str, row: Row) -> Figures:
    """What is told of a server, under the same names for all of them."""
    if name in PEERS:
        return {key: row[key] for key in ("moves_s", "us_a_move", "p50_ms", "p99_ms", "kb", "ready_p50_ms", "start_ms")}
    full, calm = row["saturated"], row["calm"]
    return {
        "moves_s": full["moves_s"],
        "us_a_move": full["us_a_move"],
        "p50_ms": calm["p50_ms"],
        "p99_ms": calm["p99_ms"],
        "kb": row["idle_kb"],
        "ready_p50_ms": row["ready_p50_ms"],
        "start_ms": row["start_ms"],
        "calm_moves_s": calm["moves_s"],
        "slow": calm["slow"],
        "timed": calm["timed"],
        "entries_s": full["entries_s"],
        "full_p99_ms": full["p99_ms"],
        "cpu_server": full["cpu_server"],
        "cpu_client": full["cpu_client"],
    }


def _with_ratios(found: dict[str, Figures]) -> dict[str, Figures]:
    """The same, with how many times a peer's moves a second ours are."""
    ratios: dict[str, Figures] = {
        name: {peer: found[name]["moves_s"] / found[peer]["moves_s"] for peer in PEERS if peer in found}
        for name in OURS
        if name in found
    }
    return {name: figures | ratios.get(name, {}) for name, figures in found.items()}


def _middle(rounds: list[dict[str, Figures]]) -> dict[str, Figures]:
    """The median of everything, also of the ratios, which belong to one round each."""
    rows = [_with_ratios(found) for found in rounds]
    names = [name for name in OURS + PEERS if all(name in row for row in rows)]
    return {name: {key: median(row[name][key] for row in rows) for key in rows[0][name]} for name in names}


def _best(rounds: list[dict[str, Figures]]) -> dict[str, Figures]:
    """The best of everything; ratios of the best to the best."""
    names = [name for name in OURS + PEERS if all(name in found for found in rounds)]
    best = {
        name: {
            key: (max if key.endswith("_s") else min)(found[name][key] for found in rounds) for key in rounds[0][name]
        }
        for name in names
    }
    return _with_ratios(best)


def _lines(found: dict[str, Figures]) -> list[str]:
    lines: list[str] = []
    for name, row in found.items():
        beside = " | ".join(f"{row[peer]:.2f}" if peer in row else "" for peer in PEERS)
        lines.append(
            f"| {name} | {row['moves_s']:,.0f} | {beside} | {row['us_a_move']:.0f} | {row['p50_ms']:.2f} / "
            f"{row['p99_ms']:.1f} | {row['kb']:.0f} | {row['ready_p50_ms']:.1f} | {row['start_ms']:.0f} |"
        )
    return lines


def _about(name: str, row: Figures) -> str:
    return (
        f"{name}: {row['entries_s']:,.0f} entries a second, passes included, p99 {row['full_p99_ms']:.0f} ms,"
        f" server at {row['cpu_server']:.0%} of its core, load at {row['cpu_client']:.0%};"
        f" {row['slow']:.0f} of {row['timed']:,.0f} moves at a steady rate were slow."
    )


def _add_growth(made: Page, rows: list[Row]) -> None:
    if not rows:
        return
    first = rows[0]["us_a_move"]
    made.section("Idle tables beside the ones in play")
    made.table(
        ["idle tables", "their sockets", "moves/s", "µs of the server a move", "of the first row", "server MB"],
        [
            [
                f"{row['idle']:,}", f"{row['sockets']:,}", f"{row['moves_s']:,.0f}", f"{row['us_a_move']:.0f}",
                f"{row['us_a_move'] / first:.2f}", f"{row['rss_mb']:.0f}",
            ]
            for row in rows
        ],
    )  # fmt: skip
