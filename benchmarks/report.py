"""The page that `make bench` writes: everything as ratios inside one run, because machines differ and are busy."""

from __future__ import annotations

from typing import Any

Row = dict[str, Any]


def page(seen: Row) -> str:
    """The whole page."""
    rows = [row for row in seen["rows"] if "missing" not in row]
    missing = [row for row in seen["rows"] if "missing" in row]
    lines = [
        "# Speed",
        "",
        f"Measured by `make bench` on {seen['machine']}: random play at four seats on one core, our builds and",
        f"the peers in turns, best of {seen['rounds']} rounds. A peer is driven through its ordinary Python interface.",
        "Counted are decisions with a choice, for us and for them. All figures are ratios inside this run.",
        "",
        *_beside(rows),
        *_own(rows),
        *_rest(seen),
    ]
    lines += [f"\nNot installed: {row['peer']} ({row['missing'][:80]})" for row in missing]
    return "\n".join(lines) + "\n"


def _beside(rows: list[Row]) -> list[str]:
    """Ours divided by theirs."""
    own = [row for row in rows if row["peer"] == "pocketmoney"]
    peers = [row for row in rows if row["peer"] != "pocketmoney"]
    lines = []
    for what, key in (("Decisions a second", "decisions_s"), ("Copies of a position a second", "clone_us")):
        there = [peer for peer in peers if key in peer]
        if not there:
            continue
        names = " | ".join(f"{peer['peer']} {peer['game']}" for peer in there)
        lines += [f"## {what}, ours divided by theirs", "", f"| build | game | {names} |"]
        lines += ["|---|---|" + "---|" * len(there)]
        for row in own:
            shares = [row[key] / peer[key] if key.endswith("_s") else peer[key] / row[key] for peer in there]
            lines.append(f"| {row['build']} | {row['game']} | " + " | ".join(_number(share) for share in shares) + " |")
        lines.append("")
    for peer in peers:
        share = peer["moves_s"] / peer["decisions_s"]
        lines.append(f"- {peer['peer']} {peer['game']} asks for {share:.2f} moves for each one with a choice.")
    for peer in peers:
        if "native_decisions_s" in peer:
            share = peer["native_decisions_s"] / peer["decisions_s"]
            lines.append(
                f"- Inside its own C++, {peer['peer']} makes {share:.1f} times the decisions it makes from Python."
            )
    return [*lines, ""]


def _own(rows: list[Row]) -> list[str]:
    """What each thing costs, in decisions of random play of the same game and build."""
    lines = [
        "## What things cost",
        "",
        "A clone, a view, a menu, and a state through JSON and back, in decisions of random play of the same game and",
        "build; the memory of a clone in bytes.",
        "",
        "| build | game | decisions a game | clone | view | menu | JSON | bytes |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        if row["peer"] != "pocketmoney":
            continue
        costs = [_number(row[key] * row["decisions_s"] / 1e6) for key in ("clone_us", "view_us", "menu_us", "json_us")]
        lines.append(
            f"| {row['build']} | {row['game']} | {row['decisions_game']:.0f} | {' | '.join(costs)} "
            f"| {row['state_bytes']:,.0f} |"
        )
    return lines


def _rest(seen: Row) -> list[str]:
    """Start-up, all cores, memory."""
    lines = ["", "## The command, all cores, many games", ""]
    lines.append(f"- `pocketmoney --version` takes {seen['start_up']['ratio']:.1f} times a bare interpreter.")
    if "cores" in seen:
        cores = seen["cores"]
        lines.append(
            f"- A pool of {cores['cores']} processes makes {cores['ratio']:.2f} of the decisions of {cores['cores']} "
            f"processes that know nothing of each other, and {cores['scaling']:.2f} times those of one."
        )
    if "memory" in seen:
        memory = seen["memory"]
        lines.append(
            f"- After {memory['games']:,} games a process takes {memory['growth']:.2f} times the memory "
            f"it took after a tenth of them."
        )
    return lines


def _number(share: float) -> str:
    return f"{share:,.0f}" if share >= 100 else f"{share:.1f}" if share >= 10 else f"{share:.2f}"
