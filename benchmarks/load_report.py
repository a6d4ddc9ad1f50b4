"""The page that `make load` writes: our server beside its peers, as ratios inside one run."""

from __future__ import annotations

from statistics import median
from typing import Any, Final

Row = dict[str, Any]
Figures = dict[str, float]

OURS: Final = ("compiled", "pure")
PEERS: Final = ("colyseus", "boardgame")

_HEAD: Final = [
    "| | moves/s | of Colyseus | of boardgame.io | µs a move | calm p50/p99 ms | KB a table | ready ms | start ms |",
    "|---|---|---|---|---|---|---|---|---|",
]


def page(seen: Row) -> str:
    """The whole page."""
    lines = [
        "# Load",
        "",
        f"Measured by `make load` on {seen['machine']}: tables of four playing Beer Money over real sockets, each seat",
        "with a view of its own, every entry durable before anybody hears of it. A move is a log entry that is not a",
        "pass; answers to windows come on top. The server has one core, the load the other. The peers store nothing,",
        "and their players act in turns without windows. Servers take turns, in several rounds, because the machine is",
        "not always equally fast: compare inside a round, or the middle of all rounds. A table is ready when it was",
        "made by HTTP, on a connection that stays open between requests as a browser's does, and four sit there.",
        "",
    ]
    rounds = [{name: _figures(name, row[name]) for name in OURS + PEERS if row.get(name)} for row in seen["rounds"]]
    if len(rounds) > 1:
        lines += [f"## The middle of {len(rounds)} rounds", "", *_HEAD, *_lines(_middle(rounds)), ""]
        lines += ["## The best round of each", "", *_HEAD, *_lines(_best(rounds)), ""]
    for number, found in enumerate(rounds, 1):
        lines += [f"## Round {number}", "", *_HEAD, *_lines(_with_ratios(found))]
        for name in OURS:
            if name in found:
                lines += ["", _about(name, found[name])]
        lines.append("")
    lines += _growth(seen["growth"])
    return "\n".join(lines).rstrip() + "\n"


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
        f" server at {row['cpu_server']:.0%} of its core, load at {row['cpu_client']:.0%}."
    )


def _growth(rows: list[Row]) -> list[str]:
    if not rows:
        return []
    first = rows[0]["us_a_move"]
    lines = [
        "## Idle tables beside the ones in play",
        "",
        "| idle tables | their sockets | moves/s | µs of the server a move | of the first row | server MB |",
        "|---|---|---|---|---|---|",
    ]
    for row in rows:
        lines.append(
            f"| {row['idle']:,} | {row['sockets']:,} | {row['moves_s']:,.0f} | {row['us_a_move']:.0f} | "
            f"{row['us_a_move'] / first:.2f} | {row['rss_mb']:.0f} |"
        )
    return [*lines, ""]
