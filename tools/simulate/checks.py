"""What must hold after every run, and what must hold all the time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from pocketmoney.core.event import EVERYBODY
from pocketmoney.core.problem import Problem
from pocketmoney.table import broadcast, entries
from pocketmoney.table.chair import hashed
from pocketmoney.table.table import Table
from tests.server.accounts import LOGGED, Books
from tools.simulate.people import BYES_OF_FAULTS, USUAL_BYES, Client, Guest, Rogue, Shown

if TYPE_CHECKING:
    from pocketmoney.server.settings import Limits
    from tools.simulate.server import SimulatedServer, WriterSteps
    from tools.simulate.server_world import ServerWorld
    from tools.simulate.world import Seated, World

# Of the journal: what the server writes down when something in it is wrong.
FAULTS: Final = frozenset(
    {"round-failed", "request-failed", "bot-failed", "no-story", "snapshot-unreadable", "library-fault"}
)
BROKEN: Final = frozenset({"table-broken", "table-unreadable"})
Logs = dict[str, tuple[list[bytes], str]]  # entries, or why they cannot be read

# Words by which damage is named.
KILLED: Final = "BrokenProcessPool"
DAMAGE: Final = (
    "table-damaged", "store-damaged", "store-row-damaged", "store-row-lost", "store-rows-lost", "store-heads-damaged",
    "store-ends-damaged", "store-snapshot-damaged", "store-unreadable", "store-corrupt", "malformed",
)  # fmt: skip
HELD_MOST: Final = 200  # changes of one table that wait for the disk
LATE: Final = 1_000  # ms
SLACK: Final = 0.01  # seconds
WAITING_MOST: Final = 50  # batches and jobs of the writer


def has_named_damage(world: ServerWorld) -> bool:
    """Whether a server has said that something on its disk is damaged."""
    return (
        bool(world.machine.damage)
        or world.is_refused
        or any(word in event or word in told for _, event, told in world.journal.lines for word in DAMAGE)
    )


def check_memory(world: World, server: SimulatedServer) -> None:
    """Queues of a server are bounded at every moment."""
    for live in server.registry.live_tables.values():
        due = live.table.due
        if due is not None and due + LATE < server.registry.now() and not live.is_broken:
            world.fail(f"table {live.table.code} is not woken: {server.registry.now() - due} ms late")
        if len(live.held) > HELD_MOST or len(live.submitted) > HELD_MOST:
            world.fail(f"table {live.table.code} holds {len(live.held)} changes back")
    if server.connections.sockets > len(server.port.links) + server.port.closing:
        world.fail(f"{server.connections.sockets} sockets are kept, of {len(server.port.links)} that are there")


def check_writer(world: World, writer: WriterSteps) -> None:
    """What waits for the disk is bounded."""
    if writer.most_waiting > WAITING_MOST:
        world.fail(f"the writer has {writer.most_waiting} batches before it")


def check_links(world: World, limits: Limits) -> None:
    """What waits for slow readers is bounded."""
    for link, client in world.network.links:
        if link.unread_most > 2 * limits.unread:
            world.fail(f"{link.unread_most} bytes wait for {client.address}")


def check_server_world(world: ServerWorld) -> None:
    """Everything that must hold at the end of a run of a single server."""
    logs = read_logs(world)
    _check_noticed(world, logs or {})
    damaged = has_named_damage(world) or logs is None or any(why for _, why in logs.values())
    if damaged and not world.flips:
        world.fail(f"damage was reported, and there was none: {world.machine.damage}")
    may_break = world.plan.has_disk_faults
    _check_journal(world, is_damaged=damaged, may_break=may_break)
    check_rates(world, world.machine.limits)
    if logs is None:
        return
    allowed = USUAL_BYES | BYES_OF_FAULTS if may_break else USUAL_BYES
    for seated in world.tables:
        if not seated.code:
            continue
        found = logs.get(seated.code)
        if found is None:
            if not damaged:
                world.fail(f"table {seated.code} is gone")
            continue
        lines, why = found
        if why:
            if not damaged:
                world.fail(f"the log of {seated.code} cannot be read: {why}")
            continue
        for violation in check_table(world, seated, lines, allowed, is_damaged=damaged):
            world.fail(f"{seated.code}: {violation}")


def _check_journal(world: ServerWorld, *, is_damaged: bool, may_break: bool) -> None:
    for when, event, told in world.journal.lines:
        if KILLED in told:  # a worker process, twice
            continue
        is_fault = event in FAULTS or (event in BROKEN and not (may_break or is_damaged))
        if is_fault and not is_damaged and "store-" not in told:
            world.fail(f"at {when:.3f} s the server wrote: {event} {told}")
    check_handled(world)


def check_handled(world: World) -> None:
    """No exception came to an end in the event loop."""
    for fault in world.loop.faults:
        world.fail(f"no code handled: {fault}")


def check_rates(world: World, limits: Limits) -> None:
    """No link got more pings answered than its limit allows."""
    for link, client in world.network.links:
        most = limits.message_burst
        reached = 0.0  # seconds up to which the limit is used
        for at in link.pongs:
            reached = max(reached, at) + 1 / limits.messages_per_second
            if reached - at > most / limits.messages_per_second + SLACK:
                world.fail(f"{client.address} got {len(link.pongs)} pings answered on one link, faster than the limit")
                break


def _check_noticed(world: ServerWorld, logs: Logs) -> None:
    """The server that was tested reads the same, or says that it cannot."""
    for code, (lines, why) in logs.items():
        seen, noticed = world.served.get(code, ([], ""))
        if not noticed and seen != lines:
            world.fail(f"{code}: the server reads {len(seen)} entries and notices nothing, but: {why or len(lines)}")


def read_logs(world: ServerWorld) -> Logs | None:
    """Start a server; return the log of each table by its code, or why it cannot be read."""
    machine = world.machine
    try:
        machine.boot()
    except Problem as problem:
        machine.kill()
        if not world.flips:
            world.fail(f"the last start fails: {problem.key} {problem.details}")
        return None
    store = machine.store
    assert store is not None
    found: Logs = {}
    for row in store.tables():
        try:
            found[row.code] = (list(store.read(row.id)), "")
        except Problem as problem:
            found[row.code] = ([], f"{problem.key} {problem.details}")
    machine.kill()
    return found


def check_table(
    world: World, seated: Seated, lines: list[bytes], allowed: frozenset[str], *, is_damaged: bool = False
) -> list[str]:
    """Whatever does not hold for one table."""
    try:
        books = Books(lines)
        table = Table.resume(seated.code, lines, _no_chance)
    except Exception as fault:
        return [f"the log does not replay: {fault!r}"]
    violations = _secrets(world, seated, books, lines)
    if is_damaged:
        return violations
    honest = {player.chair: player for player in seated.players if player.chair >= 0}
    for (chair, n), made in books.done.items():
        player = honest.get(chair)
        if player is None:
            continue
        sent = player.sent.get(n)
        if sent is None:
            violations.append(f"{player.name} never sent {n}: {made}")
        elif len(made) > 1 and sent["do"] != "understood":
            violations.append(f"{player.name}: {n} is there {len(made)} times: {made}")
        elif isinstance(made[0], entries.Moved) and made[0].move != sent.get("move"):
            violations.append(f"{player.name}: {n} is {made[0]}, but {sent} was sent")
    for player in seated.players:
        who = player.name or "a watcher"
        violations += [f"{who}: {each}" for each in _check_player(world, player, books, table, allowed)]
    return violations + check_fresh(seated.players, books)


def check_fresh(players: list[Guest], books: Books) -> list[str]:
    """Nobody is shown less than others had been shown before they asked: then a table would have two owners."""
    violations: list[str] = []
    known: dict[int, list[tuple[float, int]]] = {}  # by game: when a player was shown how much of it
    asked: list[tuple[Guest, Shown, int]] = []
    for player in players:
        heards: dict[int, list[int]] = {}  # by game: which events this player hears
        for shown in player.shown:
            if shown.game not in heards:
                seats = books.seats.get(shown.game, [])
                wanted = (EVERYBODY, seats.index(player.chair) if player.chair in seats else EVERYBODY)
                heards[shown.game] = [at for at, (to, _) in enumerate(books.events.get(shown.game, ())) if to in wanted]
            heard = heards[shown.game]
            if not 0 < shown.seen <= len(heard):  # nothing, or what is not there: that is found elsewhere
                continue
            known.setdefault(shown.game, []).append((shown.when, heard[shown.seen - 1]))
            if shown.asked >= 0 and shown.seen < len(heard):
                asked.append((player, shown, heard[shown.seen]))
    for player, shown, following in asked:
        best = max([at for when, at in known[shown.game] if when <= shown.asked], default=-1)
        if best >= following:
            who = player.name or "a watcher"
            violations.append(
                f"{who} asked at {shown.asked:.3f} s and was not shown event {following} of game {shown.game}, "
                f"though event {best} had been shown before"
            )
    return violations


def _check_player(world: World, player: Guest, books: Books, table: Table, allowed: frozenset[str]) -> list[str]:
    violations = list(player.faults)
    for n in sorted(player.acknowledged):
        sent = player.sent[n]
        kind = LOGGED.get(sent["do"])
        made = books.done.get((player.chair, n), [])
        if kind is not None and [type(each) for each in made] != [kind]:
            violations.append(f"{sent} was acknowledged, but {made} is there")
    violations += [f"{n} was refused, and is in the log" for n in player.refusals if (player.chair, n) in books.done]
    violations += [f"was sent away: {key}" for key in player.byes if key not in allowed]
    world.count("acknowledged commands", len(player.acknowledged))
    world.count("commands sent again", player.noted.again)
    for game in books.events:
        is_seated = player.chair in books.seats.get(game, ())
        expected, told = books.heard(game, player.chair if is_seated else -1), player.told.get(game, [])
        if not is_seated:
            expected = [event if seen is not None else None for event, seen in zip(expected, told, strict=False)]
        if told != expected:
            at = next((at for at, pair in enumerate(zip(told, expected, strict=False)) if pair[0] != pair[1]), -1)
            violations.append(f"game {game}: was told {len(told)} of {len(expected)} events, others from {at} on")
    return violations + _last_decision(player, table)


def _last_decision(player: Guest, table: Table) -> list[str]:
    """Whether the last message of a player agrees with a replay of the log."""
    running = table.running
    if running is None or running.number not in player.public:
        return [] if running is None or player.chair < 0 else ["never saw the game"]
    chair = next((chair for chair in table.chairs if chair.id == player.chair), None)
    seat = -1 if chair is None else chair.seat
    shared = broadcast.shared_part(table, running, running.state.public(), 0)
    expected: dict[str, Any] = msgspec.json.decode(broadcast.encode_play(table, running, shared, seat, b"[]", 0, 0))
    seen = {"public": player.public[running.number], "own": player.own.get(running.number), "choices": player.choices}
    violations = []
    for part, value in seen.items():
        wanted = expected.get(part) or ([] if part == "choices" else None)
        if (value or None) != (wanted or None):
            violations.append(f"game {running.number}: saw {part} {str(value)[:300]}, but it is {str(wanted)[:300]}")
    return violations


def _secrets(world: World, seated: Seated, books: Books, lines: list[bytes]) -> list[str]:
    """Whether a client was sent what is not for it."""
    violations: list[str] = []
    everybody = [*seated.players, *seated.others]
    made = entries.decode(lines[0])
    secret = made.secret if isinstance(made, entries.Made) else ""
    tokens = {client: client.token for client in everybody if isinstance(client, Guest) and client.token}
    for link, client in world.network.links:
        if client not in everybody:
            continue
        chairs = _chairs_of(world, client)
        revealed = False
        for data in link.received:
            revealed = revealed or data.startswith(b'{"is":"reveal"')
            if secret and not revealed and secret.encode() in data:
                violations.append(f"{client.address} was sent the secret of the deal")
            for other, token in tokens.items():
                if other is not client and (token.encode() in data or hashed(token).encode() in data):
                    violations.append(f"{client.address} was sent the token of {other.name}")
            if data.startswith(b'{"is":"play"') and msgspec.json.decode(data)["game"] in books.seats:
                violations += [f"{client.address} {each}" for each in _hidden(data, chairs, books)]
    return violations


def _chairs_of(world: World, client: Client) -> set[int]:
    """The chairs that a client has ever had; only a cheater has more than one."""
    if not isinstance(client, Rogue):
        return {client.chair} if isinstance(client, Guest) else set()
    messages = [data for link, owner in world.network.links if owner is client for data in link.received]
    return {msgspec.json.decode(data)["you"]["chair"] for data in messages if data.startswith(b'{"is":"table"')}


def _hidden(data: bytes, chairs: set[int], books: Books) -> list[str]:
    message = msgspec.json.decode(data)
    own_seats = {seat for seat, chair in enumerate(books.seats.get(message["game"], [])) if chair in chairs}
    found: list[str] = []
    public = message.get("public") or {}
    found += [f"was shown {key} of all" for key in ("hand", "sealed", "owed") if key in public]
    if not own_seats and (message.get("own") or message.get("choices")):
        found.append(f"has no seat, and was shown {message.get('own')}")
    found += [
        f"was told {event}"
        for event in message["events"]
        if event[0] == "you-draw" and event[1]["seat"] not in own_seats
    ]
    return found


def _no_chance(count: int) -> bytes:
    raise AssertionError("nothing is drawn while a log is read")
