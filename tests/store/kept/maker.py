"""Makes a kept data folder: what a server of one version leaves behind, and what it told about it.

    python -m tests.store.kept.maker tests/store/kept/rules-2-data-2

The name says by which rules the games were dealt and which format the data has. Of a cluster the same is kept: its
streams as NATS exports them, and the archive of its node.

A real server runs as a process of its own. People with seeded whims play at its tables over the socket, next to bots;
some games come to their end, others stop half-way. The server is stopped (so it keeps snapshots), started again, and
some tables go on for a while, so that their logs are longer than their snapshots. Then everything that the server tells
about its games is written down, a backup is made, and the server is killed. A folder is made once, by the version
that it names, and never again: what it is good for is that later versions can still open it.
"""

from __future__ import annotations

import asyncio
import lzma
import subprocess
import sys
import tarfile
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import httpx
import msgspec
import uvloop

from pocketmoney.core.record import RULES_VERSION
from tests.cluster.nodes import NodeProcess
from tests.server.process import Process
from tests.server.steady import RETRY, Json, Noted, Player, Wishes
from tests.store.kept.stream_archive import export_all
from tools.nats_servers import start_one

SEED = 18
NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve"]
NAME = "kept"  # of the cluster
FOREVER = 10**9
LIMITED = {"end-rule": "throw-limit", "throw-limit": "40"}
TYPED = {"dice": "typed", "cards": "typed"}
BOTH = ["lunch-money", "beer-money"]

# What people do beside the game, once at a table, so that there are such entries, too.
REMARKS: list[Json] = [
    {"do": "say", "text": "¡Salud!"},
    {"do": "say", "taunt": "banana"},
    {"do": "mute", "who": 1},
    {"do": "set-doodle", "doodle": "AAffZZ99"},
    {"do": "settle", "how": "water", "cap": 500, "pace": 50},
    {"do": "stand", "others": True},
    {"do": "pause", "on": True},
    {"do": "pause", "on": False},
    {"do": "ask-vote", "option": "end-rule", "value": "throw-limit"},
    {"do": "answer-vote", "yes": True},
    {"do": "step-out"},
    {"do": "come-back"},
    {"do": "pass-host", "who": 1},
]

# Bob has attacked Ann, who blocks and throws him out of turn: R81 of rules 1 lets him keep his next turn.
THROWN = """game: beer-money
rules: 1
seats: Bob Ann Carl
seed: 81
hand Bob: kick-2 kick-4 love-tap smack coldcock
hand Ann: block grab manhandle smack love-tap
hand Carl: kick-2 sucker-punch smack kick-4 love-tap
---
Bob: kick-2 > Ann
"""
THROWS = ["block", "grab", "manhandle"]


class Guest(Player):
    """Somebody who follows a plan, then plays at whim until enough has happened; takes moves back now and then."""

    def __init__(self, code: str, name: str, token: str, chance: Random, noted: Noted) -> None:
        super().__init__(code, name, token, chance, noted)
        self.until = FOREVER  # events of the last game
        self.plan: list[str] = []
        self.remarks: list[Json] = []
        self.takes_back = 0  # how many moves to take back, at most
        self.play: Json = {}  # the last that was told of the game
        self.is_halted = False

    def hear(self, message: Json) -> None:
        """Whatever the server says."""
        if message["is"] == "play":
            self.play = {**self.play, **message}
        super().hear(message)

    def _move(self) -> None:
        if self.is_halted:
            return
        if self.remarks:
            self.command(**self.remarks.pop(0))
            return
        undo = self.table.get("undo")
        if undo:  # others may take back what they like
            if self.table["you"]["seat"] not in (undo["by"], *undo["agreed"]):
                self.command("answer-undo", yes=True)
            return
        game = max(self.told, default=0)
        if self.plan:
            if any(not choice.get("may") for choice in self.choices) or self.plan[0].startswith("time"):
                self.command("move", move=self.plan[0])
        elif game >= self.wishes.games and len(self.told.get(game, ())) >= self.until:
            pass
        elif self.takes_back and self.n > 8 and self.chance.random() < 0.3:
            self.takes_back -= 1
            self.command("ask-undo")
        else:
            self.choices = [choice for choice in self.choices if choice["do"] != "time"]
            super()._move()

    def _done(self, n: int, *, is_bare: bool) -> None:
        if self.plan and self.pending is not None and self.pending.get("move") == self.plan[0]:
            self.plan.pop(0)
        super()._done(n, is_bare=is_bare)

    def _refused(self, message: Json) -> None:
        if message["key"] == "not-now":
            self.plan.clear()  # it came otherwise
        super()._refused(message)


class Tables:
    """The tables of the evening, by a word that says what each is for."""

    def __init__(self, web: httpx.AsyncClient, chance: Random) -> None:
        self.web = web
        self.chance = chance
        self.noted = Noted()
        self.of: dict[str, Wishes] = {}

    async def make(
        self, word: str, game: str, people: int, *, bots: int = 0, games: int = 1, until: int = FOREVER,
        takes_back: int = 0, speed: str = "none", **more: object,
    ) -> Wishes:  # fmt: skip
        """A table with so many people and bots, who play so many games; of the last one no more than some events."""
        wanted = {"game": game, "name": NAMES[0], "speed": speed, **more}
        made = await self._post("/api/tables", wanted)
        wishes = self.of[word] = Wishes(games, people, bots)
        for name in NAMES[:people]:
            self._seat(wishes, made["code"], name, made["token"] if name == NAMES[0] else "", until)
        for player in wishes.players:
            assert isinstance(player, Guest)
            player.takes_back = takes_back
        return wishes

    async def go_on(self, word: str, path: str, *, until: int = FOREVER, **more: object) -> Guest:
        """A table that plays on from a moment, with one person."""
        made = await self._post(path, {"understood": True, **more})
        wishes = self.of[word] = Wishes(1, 1, 0)
        return self._seat(wishes, made["code"], NAMES[0], made["token"], until)

    async def _post(self, path: str, wanted: Json) -> Json:
        answer = await self.web.post(path, json=wanted)
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def _seat(self, wishes: Wishes, code: str, name: str, token: str, until: int) -> Guest:
        guest = Guest(code, name, token, Random(self.chance.random()), self.noted)
        guest.wishes = wishes
        guest.until = until
        wishes.players.append(guest)
        return guest


def guests(wishes: Wishes) -> list[Guest]:
    """The people of a table."""
    return [player for player in wishes.players if isinstance(player, Guest)]


async def quiet(tables: list[Wishes]) -> None:
    """Wait until nothing has been told at these tables for a while."""
    loop = asyncio.get_running_loop()
    last, since = -1, loop.time()
    while loop.time() - since < 3.0:
        told = sum(len(events) for table in tables for player in table.players for events in player.told.values())
        told += sum(player.n for table in tables for player in table.players)
        if told != last:
            last, since = told, loop.time()
        await asyncio.sleep(RETRY)


async def evening(process: Process) -> Json:
    """Fill the folder of a server, and return what was told. The server runs on."""
    await process.start()
    chance = Random(SEED)
    staying: list[asyncio.Task[None]] = []
    try:
        async with httpx.AsyncClient(base_url=process.url, timeout=60) as web:
            tables = Tables(web, chance)
            await _set_up(tables)
            staying = [
                asyncio.create_task(each.stay(process)) for table in tables.of.values() for each in table.players
            ]
            await quiet(list(tables.of.values()))
            await _play_on(tables, process, staying)
            await quiet(list(tables.of.values()))
        process.terminate()  # keeps snapshots of what runs
        await process.start()
        for table in tables.of.values():
            for guest in guests(table):
                guest.faults.clear()  # they were sent away
        for word in ("beer-money-goes-on", "tietgen-goes-on"):
            for guest in guests(tables.of[word]):
                guest.until += 40
        await quiet(list(tables.of.values()))
        for table in tables.of.values():
            for guest in guests(table):
                guest.is_halted = True
        async with httpx.AsyncClient(base_url=process.url, timeout=60) as web:
            manifest = {word: await _told(web, table) for word, table in tables.of.items()}
        faults = [fault for table in tables.of.values() for player in table.players for fault in player.faults]
        assert not faults, faults
        return manifest
    finally:
        for task in staying:
            task.cancel()
        await asyncio.gather(*staying, return_exceptions=True)


async def of_one_server(folder: Path, backup: Path) -> Json:
    """An evening at a single server, with a backup."""
    process = Process(folder)
    try:
        manifest = await evening(process)
        words = [sys.executable, "-m", "pocketmoney", "backup", str(backup), "--data", str(folder)]
        subprocess.run(words, check=True)
        return manifest
    finally:
        process.kill()


async def of_cluster(folder: Path, exported: Path) -> Json:
    """An evening at the only node of a cluster, with its streams."""
    server = start_one(folder.parent / "nats")
    process = NodeProcess(folder, [server.url], NAME, 4, archives=True)
    try:
        manifest = await evening(process)
        process.kill()
        exported.write_bytes(await export_all(server.url, NAME))
        return manifest
    finally:
        process.kill()
        server.stop()


async def _set_up(tables: Tables) -> None:
    """Tables whose games are played from their deal."""
    await tables.make("lunch-money-twice", "lunch-money", 3, bots=1, games=2, takes_back=2)
    await tables.make("beer-money", "beer-money", 4, takes_back=1)
    await tables.make("both-decks", "beer-money", 3, decks=BOTH)
    await tables.make("tietgen", "tietgen", 4, options=LIMITED)
    await tables.make("tietgen-typed", "tietgen", 2, options={**LIMITED, **TYPED}, takes_back=6)
    await tables.make("lunch-money-stops", "lunch-money", 3, until=40)
    await tables.make("beer-money-goes-on", "beer-money", 3, bots=1, until=30, takes_back=1)
    await tables.make("both-decks-stop", "beer-money", 5, until=50, decks=BOTH)
    await tables.make("tietgen-goes-on", "tietgen", 3, bots=1, until=90)
    await tables.make("tietgen-typed-stops", "tietgen", 3, until=60, options=TYPED, takes_back=3)
    await tables.make("lesson", "lunch-money", 1, until=6, lesson=True)
    guests(await tables.make("talkative", "tietgen", 2, until=20))[0].remarks = REMARKS[:]
    # Somebody lands on a deed with a double and throws again; rules 1 lose the rent there (R136).
    for word in ("rent-lost", "rent-lost-over"):
        table = await tables.make(word, "tietgen", 2, options=TYPED, speed="relaxed")
        for guest in guests(table):
            guest.is_halted = True


async def _play_on(tables: Tables, process: Process, staying: list[asyncio.Task[None]]) -> None:
    """Tables that begin with a moment of an earlier game, or follow a plan."""
    code = tables.of["lunch-money-twice"].players[0].code
    path = f"/api/tables/{code}/games/1/continue"
    added = [
        await tables.go_on("lunch-money-continued", path, step=20, seat=0, bot="easy"),
        await tables.go_on("lunch-money-continued-stops", path, step=8, seat=1, bot="fair", until=30),
    ]
    for word, until in (("thrown", FOREVER), ("thrown-stops", 25)):
        guest = await tables.go_on(
            word, "/api/replays/continue", record=THROWN, step=1, seat=1, bot="easy", until=until
        )
        guest.plan = THROWS[:]
        added.append(guest)
    staying += [asyncio.create_task(each.stay(process)) for each in added]
    for word in ("rent-lost", "rent-lost-over"):
        first, second = sorted(guests(tables.of[word]), key=lambda guest: guest.table["you"]["seat"])
        for guest in (first, second):
            guest.until = 0
            guest.is_halted = False
        await _follow(first, "roll 4-2", "buy")
        await _follow(second, "roll 3-3", "roll 1-2")
        if word == "rent-lost-over":
            await _follow(second, "buy", "time")
            await _follow(first, "time")


async def _follow(guest: Guest, *moves: str) -> None:
    """Make these moves, again and again until each is taken."""
    guest.plan = list(moves)
    async with asyncio.timeout(60):
        while guest.plan:
            guest.act()
            await asyncio.sleep(0.1)


async def _told(web: httpx.AsyncClient, table: Wishes) -> Json:
    """Everything that the server tells about a table: finished games whole, a running one as each seat sees it."""
    host = guests(table)[0]
    path = f"/api/tables/{host.code}"
    shown = await web.get(path)
    games: Json = {}
    for game in range(1, shown.json()["games"] + 1):
        record, replay = [await web.get(f"{path}/games/{game}/{what}") for what in ("record", "replay")]
        if record.status_code == 200:
            games[str(game)] = {"record": record.text, "replay": replay.json()}
        else:
            assert record.json()["key"] == "game-not-over"
    return {
        "code": host.code,
        "game": shown.json()["game"],
        "phase": shown.json()["phase"],
        "games": games,
        "people": [
            {
                "name": guest.name,
                "token": guest.token,
                "seat": guest.table["you"]["seat"],
                "seen": guest.play["seen"],
                "public": guest.play["public"],
                "own": guest.play.get("own"),
                "choices": guest.play.get("choices"),
                "events": guest.told[guest.play["game"]],
            }
            for guest in guests(table)
        ],
    }


def main(place: Path) -> None:
    """Make the folder, and pack it."""
    assert place.name.split("-")[:2] == ["rules", RULES_VERSION], "a folder is made by the version that it names"
    place.mkdir(exist_ok=True)
    with TemporaryDirectory() as made:
        folder, backup = Path(made) / "data", Path(made) / "backup.db"
        manifest = uvloop.run(of_one_server(folder, backup))
        files = [file for file in folder.glob("tables.*") if not file.name.endswith("-shm")]
        _pack(place / "data.tar.xz", folder, files)
        (place / "backup.db.xz").write_bytes(lzma.compress(backup.read_bytes(), preset=9))
        (place / "manifest.json.xz").write_bytes(lzma.compress(msgspec.json.encode(manifest), preset=9))
    with TemporaryDirectory() as made:
        folder, exported = Path(made) / "data", Path(made) / "streams"
        manifest = uvloop.run(of_cluster(folder, exported))
        archived = [file for file in (folder / "archive").rglob("*") if file.is_file()]
        _pack(place / "archive.tar.xz", folder, archived)
        (place / "streams.xz").write_bytes(lzma.compress(exported.read_bytes(), preset=9))
        (place / "cluster.json.xz").write_bytes(lzma.compress(msgspec.json.encode(manifest), preset=9))


def _pack(place: Path, folder: Path, files: list[Path]) -> None:
    with tarfile.open(place, "w:xz") as packed:
        for file in sorted(files):
            packed.add(file, file.relative_to(folder).as_posix(), filter=_nobodys)


def _nobodys(file: tarfile.TarInfo) -> tarfile.TarInfo:
    """The file without who made it and when."""
    file.uid = file.gid = file.mtime = 0
    file.uname = file.gname = ""
    return file


if __name__ == "__main__":
    main(Path(sys.argv[1]))
