"""The page that `make bench` writes: everything as ratios inside one run, because machines differ and are busy."""

from __future__ import annotations

from typing import Any

from benchmarks import targets
from tools.measured import Page

Row = dict[str, Any]


def page(seen: Row) -> Page:
    """The whole page."""
    rows = [row for row in seen["rows"] if "missing" not in row]
    missing = [f"{row['peer']} ({row['missing'][:80]})" for row in seen["rows"] if "missing" in row]
    made = Page(
        "bench",
        "Speed",
        "make bench",
        "Random play at four seats on one core. A peer is driven through its ordinary Python interface. Counted are",
        "decisions with a choice, for us and for them. All figures are ratios inside this run.",
    )
    made.note(f"Builds and peers took turns; the best of {seen['rounds']} rounds counts.")
    made.note(f"Peers that were left out: {', '.join(missing) or 'none'}.")
    _state_targets(made, rows, seen)
    made.add(*_beside(rows), *_own(rows), *_rest(seen))
    return made


def _state_targets(made: Page, rows: list[Row], seen: Row) -> None:
    own = {(row["build"], row["game"]): row["decisions_s"] for row in rows if row["peer"] == "pocketmoney"}
    games = [game for build, game in own if build == "compiled"]
    pure = [own["compiled", game] / own["pure", game] for game in games if ("pure", game) in own]
    if pure:
        made.at_least(
            "decisions of the compiled build, in those of the pure one, in every game", targets.TIMES_PURE, min(pure)
        )
    for peer in rows:
        if peer["peer"] == "open_spiel" and games:
            ratio = min(own["compiled", game] for game in games) / peer["decisions_s"]
            what = f"decisions in every game, in those of open_spiel {peer['game']}"
            made.at_least(what, targets.TIMES_OPEN_SPIEL, ratio)
            _state_equal_work(made, rows, peer)
    made.at_most(
        "`pocketmoney --version`, in starts of a bare interpreter", targets.START_UP, seen["start_up"]["ratio"]
    )
    if "cores" in seen:
        ratio = seen["cores"]["ratio"]
        made.at_least("decisions of a pool, in those of independent processes", targets.OF_INDEPENDENT, ratio)
    if "memory" in seen:
        made.at_most("memory after all games, in that after a tenth of them", targets.GROWTH, seen["memory"]["growth"])


def _state_equal_work(made: Page, rows: list[Row], peer: Row) -> None:
    """What it takes to list all moves, draw one and apply it, beside the peer."""
    for build, key, what, wanted in (
        ("compiled", "equal_numbers_s", "numbers", targets.EQUAL_NUMBERS),
        ("compiled", "equal_actions_s", "moves as objects", targets.EQUAL_ACTIONS),
        ("pure", "equal_numbers_s", "numbers", targets.EQUAL_NUMBERS_PURE),
    ):
        seen = {row["game"]: row[key] for row in rows if row.get("build") == build and key in row}
        for game, least in wanted.items():
            if game in seen:
                said = f"list, draw and apply, {game} with {what}, {build}, in moves of open_spiel {peer['game']}"
                made.at_least(said, least, seen[game] / peer["moves_s"])


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
    lines += _equal_work(own, peers)
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


def _equal_work(own: list[Row], peers: list[Row]) -> list[str]:
    """Moves that are listed, drawn and applied, ours divided by those of OpenSpiel."""
    lines: list[str] = []
    for peer in peers:
        if peer["peer"] == "open_spiel":
            lines += [f"## Equal work: list all moves, draw one, apply it, in moves of {peer['peer']} {peer['game']}"]
            lines += ["", "| build | game | numbers | objects |", "|---|---|---|---|"]
            for row in own:
                if "equal_numbers_s" in row:
                    shares = [_number(row[key] / peer["moves_s"]) for key in ("equal_numbers_s", "equal_actions_s")]
                    lines.append(f"| {row['build']} | {row['game']} | {' | '.join(shares)} |")
            lines.append("")
    return lines


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
