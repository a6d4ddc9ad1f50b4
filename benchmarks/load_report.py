"""The page that `make load` writes: our server beside its peers, as ratios inside one run."""

from __future__ import annotations

from typing import Any

Row = dict[str, Any]


def page(seen: Row) -> str:
    """The whole page."""
    lines = [
        "# Load",
        "",
        f"Measured by `make load` on {seen['machine']}: tables of four playing Beer Money over real sockets, each seat",
        "with a view of its own, every entry durable before anybody hears of it. A move is a log entry that is not a",
        "pass; answers to windows come on top. The server has one core, the load the other. The peers store nothing,",
        "and their players act in turns without windows. Rounds are noisy: compare inside a round.",
        "",
    ]
    for number, row in enumerate(seen["rounds"], 1):
        lines += _round(number, row)
    lines += _growth(seen["growth"])
    return "\n".join(lines).rstrip() + "\n"


def _round(number: int, row: Row) -> list[str]:
    lines = [
        f"## Round {number}",
        "",
        "| | moves/s | of Colyseus | of boardgame.io | µs a move | calm p50/p99 ms | KB a table | ready | start |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for name in ("compiled", "pure"):
        if row.get(name):
            lines.append(_ours(name, row))
    for name in ("colyseus", "boardgame"):
        peer = row.get(name)
        if peer:
            lines.append(
                f"| {name} | {peer['moves_s']:,.0f} | | | {peer['us_a_move']:.0f} | {peer['p50_ms']:.2f} / "
                f"{peer['p99_ms']:.1f} | {peer['kb']:.0f} | {peer['ready_p50_ms']:.1f} | {peer['start_ms']:.0f} |"
            )
    for name in ("compiled", "pure"):
        if row.get(name):
            full = row[name]["saturated"]
            lines += [
                "",
                f"{name}: {full['entries_s']:,.0f} entries a second, passes included, p99 {full['p99_ms']:.0f} ms,"
                f" server at {full['cpu_server']:.0%} of its core, load at {full['cpu_client']:.0%}.",
            ]
    return [*lines, ""]


def _ours(name: str, row: Row) -> str:
    own = row[name]
    full = own["saturated"]
    calm = own["calm"]
    beside = [
        f"{full['moves_s'] / row[peer]['moves_s']:.2f}" if row.get(peer) else "" for peer in ("colyseus", "boardgame")
    ]
    return (
        f"| {name} | {full['moves_s']:,.0f} | {' | '.join(beside)} | {full['us_a_move']:.0f} | {calm['p50_ms']:.2f} / "
        f"{calm['p99_ms']:.1f} | {own['idle_kb']:.0f} | {own['ready_p50_ms']:.1f} | {own['start_ms']:.0f} |"
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
