"""Flip 500 bits and cut 100 files short in data folders and backups, and mend what was damaged; to docs/measured.

Usage: python -m tools.soak_damage [--flips N] [--cuts N] [--seed N]

The folders are of a server that was killed, of one that was stopped, and of an earlier version after its upgrade, with
real games. Damage is silent if the folder opens, nothing is reported, and something is read that was never written, or
is missing. The same is done to the files of one of three NATS servers at a time, while logs are written to. Figures are
stored when all of the damage was asked for.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random
from time import perf_counter

from pocketmoney.store import repair
from pocketmoney.store.sqlite_log import SqliteLog
from tests.cluster import rot as cluster_rot
from tests.cluster.writers import Round, Writers
from tests.store import rot
from tests.store.kept import folder as kept
from tools.measured import Page

FLIPS = 500
CUTS = 100
SEED = 23
KINDS = 4  # of what is damaged
AT_ONCE = {"bit flips": 20, "cuts": 4, "files deleted": 2, "everything deleted": 1}  # at a NATS server
DELETED = 10  # times that files of a NATS server are deleted, and that all of them are
WRITTEN = 20  # tables of the cluster
WITHIN = 10.0  # seconds in which each has to be written to again

Row = tuple[str, str, rot.Tally]


def upgraded(room: Path) -> Path:
    """The kept folder of an earlier version, as this version has upgraded it, with the server killed at once."""
    folder = kept.unpack(kept.VERSIONS[0], room / "kept")
    with closing(SqliteLog(folder)):
        return rot.copy(folder, room / "upgraded")


def damage_all(room: Path, flips: int, cuts: int, seed: int) -> list[Row]:
    """Damage everything, each kind of source with its share."""
    killed, stopped, backup = rot.make_sources(room, seed)
    chance = Random(seed)
    rows: list[Row] = []
    folders = {"folder, server killed": killed, "folder, server stopped": stopped, "folder, upgraded": upgraded(room)}
    for kind, damage, count in (("bit flips", rot.flip, flips), ("cuts", rot.truncate, cuts)):
        for name, source in {**folders, "backup": backup}.items():
            tally = rot.Tally()
            place = room / f"{name} {kind}"
            place.mkdir()
            run = rot.damage_backups if name == "backup" else rot.damage_folders
            run(source, place, damage, -(-count // KINDS), chance, tally)
            rows.append((name, kind, tally))
            print(f"{name}, {kind}: {dict(tally.outcomes)}", flush=True)
    return rows


def mend_all(room: Path, count: int, seed: int) -> dict[str, Counter[str]]:
    """Mend damaged folders of a killed server, alone and with a backup; count tables."""
    room.mkdir()
    killed, _, backup = rot.make_sources(room, seed)
    original = rot.observe(rot.copy(killed, room / "original"))
    logs = {name: lines for name, lines in original.logs.items() if not name.endswith("snapshot")}
    found: dict[str, Counter[str]] = {}
    for name, spare in (("without a backup", None), ("with a backup", backup)):
        tally = found[name] = Counter()
        chance = Random(seed)
        for number in range(count):
            folder = rot.copy(killed, room / f"{number}")
            files = [folder / file for file in rot.FILES]
            rot.flip(chance.choices(files, [file.stat().st_size for file in files])[0], chance)
            planned = repair.plan(folder, spare)
            if planned.is_needed:
                tally["folders"] += 1
                repair.carry_out(folder, planned, cut=False)
                mended = rot.observe(folder).logs
                tally["tables"] += len(logs)
                tally["whole"] += sum(mended.get(table) == lines for table, lines in logs.items())
                tally["wrong"] += sum(table in mended and mended[table] != lines for table, lines in logs.items())
            shutil.rmtree(folder)
        print(f"mended {name}: {dict(tally)}", flush=True)
    return found


async def rot_servers(room: Path, flips: int, cuts: int, seed: int) -> dict[str, list[Round]]:
    """Damage the files of one NATS server after another, some at a time, under load."""
    chance = Random(seed)
    counts: list[tuple[str, cluster_rot.Damage, int]] = [
        ("bit flips", cluster_rot.flip, flips),
        ("cuts", cluster_rot.truncate, cuts),
        ("files deleted", cluster_rot.delete, min(cuts, 2 * DELETED)),
        ("everything deleted", cluster_rot.delete_all, min(cuts, DELETED)),
    ]
    found: dict[str, list[Round]] = {}
    for name, damage, count in counts:
        writers = Writers(room / name, WRITTEN)
        try:
            await writers.begin()
            for left in range(count, 0, -AT_ONCE[name]):
                kinds = [damage] * min(left, AT_ONCE[name])
                done = await writers.damage(chance.choice(writers.servers), kinds, chance)
                found.setdefault(name, []).append(done)
                if done.lost:
                    break  # what is lost stays lost
            await writers.end()
        finally:
            writers.stop()
        acknowledged = sum(writers.acknowledged.values())
        print(f"one of three NATS servers, {name}: {len(found[name])} restarts, {acknowledged:,} entries", flush=True)
    return found


def _server_row(name: str, rounds: list[Round]) -> list[str]:
    took = sorted(second for each in rounds for second in each.seconds)
    pieces, restarts = sum(len(each.what) for each in rounds), len(rounds)
    silent, lost, left = [sum(len(getattr(each, key)) for each in rounds) for key in ("silent", "lost", "replicas")]
    faults = [silent, lost, sum(each.is_replaced for each in rounds), left]
    times = [f"{took[len(took) // 2]:.1f}", f"{took[-1]:.1f}"] if took else ["", ""]
    return [name, f"{pieces:,}", f"{restarts:,}", *[f"{figure:,}" for figure in faults], *times]


def add_servers(made: Page, found: dict[str, list[Round]]) -> None:
    """Put what NATS servers made of damaged files on the page."""
    rounds = [each for some in found.values() for each in some]
    made.at_most("tables of a cluster that were silently something else", 0, sum(len(each.silent) for each in rounds))
    made.at_most("tables of a cluster with acknowledged entries lost", 0, sum(len(each.lost) for each in rounds))
    late = sum(second > WITHIN for each in rounds for second in each.seconds)
    made.at_most(f"tables of a cluster not written to within {WITHIN:.0f} s of the damage", 0, late)
    made.section("One of three NATS servers")
    made.add(
        f"A server is killed while {WRITTEN} logs are written to, its files are damaged, and it is started again. Then",
        "every log is read. NATS does not notice every hole in a replica, so each server is checked alone",
        "(`pocketmoney check`), and one with a log that is not whole is started with an empty folder; the others give",
        "it everything. The seconds run from the kill until a log is written to again; choosing a leader takes NATS",
        "four to nine.",
        "",
    )
    made.table(
        [
            "damage",
            "pieces",
            "restarts",
            "silent",
            "tables with losses",
            "started empty",
            "logs not whole on a server afterwards",
            "median s",
            "longest s",
        ],
        [_server_row(name, some) for name, some in found.items()],
    )


def page(rows: list[Row], mended: dict[str, Counter[str]], servers: dict[str, list[Round]], seconds: float) -> Page:
    """The figures as a page."""
    made = Page(
        "damage",
        "Damaged data",
        "make soak",
        "One bit is flipped, or one file is cut short, in a copy of a data folder or a backup; then all of it is read.",
        "Damage is silent if nothing is reported and something else is read than was written. Bits in unused parts",
        "change nothing.",
        needs_installed=False,
    )
    made.note(f"It took {seconds:.0f} seconds.")
    silent = sum(tally.outcomes[rot.SILENT] for _, _, tally in rows)
    made.at_most("damage that was silent", 0, silent)
    made.at_most("tables that were mended into something else", 0, sum(each["wrong"] for each in mended.values()))
    head = [
        "files",
        "damage",
        "tried",
        rot.NOTICED,
        rot.HARMLESS,
        rot.SILENT,
        "tables read whole, of those in folders that open",
    ]
    lines = []
    for name, kind, tally in rows:
        outcomes = [tally.outcomes[key] for key in (rot.NOTICED, rot.HARMLESS, rot.SILENT)]
        share = f"{tally.readable:,} of {tally.tables:,}"
        lines.append([name, kind, *[f"{figure:,}" for figure in (sum(outcomes), *outcomes)], share])
    made.table(head, lines)
    made.section("Repair")
    made.add(
        "A bit is flipped in a folder whose server was killed, most of which is the file of recent changes, and the",
        "folder is repaired. The backup was made just before the kill.",
        "",
    )
    made.table(
        ["repair", "folders repaired", "their tables", "whole afterwards", "something else"],
        [
            [name, *[f"{each[key]:,}" for key in ("folders", "tables", "whole", "wrong")]]
            for name, each in mended.items()
        ],
    )
    add_servers(made, servers)
    return made


def main() -> int:
    """Damage, mend, and store what was seen."""
    parser = argparse.ArgumentParser(prog="python -m tools.soak_damage", description="Damage data, and mend it.")
    parser.add_argument("--flips", type=int, default=FLIPS, help="bits that are flipped (%(default)s)")
    parser.add_argument("--cuts", type=int, default=CUTS, help="files that are cut short (%(default)s)")
    parser.add_argument("--seed", type=int, default=SEED, help="of where (%(default)s)")
    asked = parser.parse_args()
    begun = perf_counter()
    with tempfile.TemporaryDirectory() as name:
        rows = damage_all(Path(name), asked.flips, asked.cuts, asked.seed)
        mended = mend_all(Path(name) / "mended", asked.cuts, asked.seed)
        servers = asyncio.run(rot_servers(Path(name), asked.flips, asked.cuts, asked.seed))
    silent = [what for _, _, tally in rows for what in tally.silent]
    for what in silent:
        print(f"silent: {what}", file=sys.stderr)
    for each in [each for some in servers.values() for each in some if each.silent or each.lost or each.replicas]:
        print(f"{each.what}: {each.silent} {each.lost} {each.replicas}", file=sys.stderr)
    made = page(rows, mended, servers, perf_counter() - begun)
    return made.store(is_whole=asked.flips >= FLIPS and asked.cuts >= CUTS)


if __name__ == "__main__":
    sys.exit(main())
