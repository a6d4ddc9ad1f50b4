"""Nobody gets in: into a seat that is not theirs, into somebody's turn, or twice through the same door."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest
from picows import WSCloseCode

from pocketmoney.table import commands
from pocketmoney.table.clock import HANDS_OVER
from pocketmoney.table.commands import AnyCommand, Command
from tests.server.house import Device, House, house, play
from tests.server.test_tables import deal, spelled
from tests.server.typed import is_spoken

pytestmark = pytest.mark.usefixtures("store")

FOR_ANYBODY = (commands.Sit, commands.TakeOver, commands.AskSeat, commands.Look, commands.ReportScreen)
FOR_HOSTS: tuple[type[Command], ...] = (
    commands.Deal, commands.Choose, commands.Arrange, commands.Pause, commands.PassHost, commands.Delete,
    commands.AddBot, commands.Kick, commands.FillIn, commands.SetScreen, commands.RemoveDoodle,
)  # fmt: skip

# What the fields that a command cannot do without may hold.
FITTING = {
    "ask": 1, "bot": "fair", "code": "ABCDEFGH", "game": "beer-money", "how": "water", "move": "pass", "name": "Eve",
    "option": "x", "text": "boo", "value": "x", "who": 0, "yes": True, "doodle": "AAAA", "sound": True, "volume": 5,
    "announcer": False, "brightness": "dark", "language": "en", "pace": "usual", "full_screen": False,
}  # fmt: skip


def every_command() -> list[type[Command]]:
    """All that can be asked of a table."""
    return list(get_args(AnyCommand))


def filled(kind: type[Command], n: int) -> dict[str, object]:
    """A command of that kind that the server understands."""
    given: dict[str, object] = {"do": kind.__struct_config__.tag, "n": n}
    for field in msgspec.structs.fields(kind):
        if field.required:
            given[field.name] = FITTING[field.name]
    return given


def entries(here: House, code: str) -> int:
    """How much stands in the log of a table."""
    return here.server.registry.live_tables[here.server.registry.codes[code]].table.seq


def token_of(device: Device) -> str:
    """The token that a device was given when it took its seat."""
    return str(next(message["token"] for message in device.heard if "token" in message))


async def sent_away(device: Device, key: str) -> None:
    """It was told why, in words that somebody has written, and closed."""
    assert await device.gone() == WSCloseCode.POLICY_VIOLATION
    assert device.heard[-1] == {"is": "bye", "key": key} and is_spoken(key)


async def is_undisturbed(*people: Device) -> None:
    """They can talk, and hear each other."""
    people[0].say(do="say", text="all is well")
    for person in people:
        assert (await person.hear("talk"))["text"] == "all is well"


def test_only_the_token_of_a_seat_opens_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            ann, bob = await here.table_of("Ann", "Bob")
            code = (await ann.hear("table"))["code"]
            token = here.tokens["Ann"]
            await here.table_of("Cy", "Di")
            before = entries(here, code)
            wrong = {
                "foreign": here.tokens["Cy"],
                "shorter": token[:-1],
                "longer": token + "A",
                "other case": token.swapcase(),
                "blank": f" {token}",
                "code": code,
                "hash": here.server.registry.live_tables[here.server.registry.codes[code]].table.chairs[0].key,
            }
            for guess in wrong.values():
                await sent_away(await here.hello(code, guess), "token-unknown")
            assert entries(here, code) == before
            await is_undisturbed(ann, bob)

    play(story())


def test_the_token_of_a_chair_that_was_given_up_opens_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            ann, bob, cy = await deal(here, "Ann", "Bob", "Cy")
            code = ann.heard[1]["code"]
            tokens = [token_of(person) for person in (bob, cy)]
            bob.say(do="leave", n=50)
            await bob.hear("done", n=50)
            ann.say(do="kick", who=2, n=50)
            assert await cy.gone() == WSCloseCode.POLICY_VIOLATION
            assert cy.heard[-1]["key"] == "kicked" and is_spoken("kicked")
            for token in tokens:
                await sent_away(await here.hello(code, token), "token-unknown")
            await is_undisturbed(ann, bob)

    play(story())


def test_a_hand_over_code_works_once_at_its_own_table_and_not_for_long(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            ann, bob = await here.table_of("Ann", "Bob")
            code = (await ann.hear("table"))["code"]
            other, _ = await here.table_of("Cy", "Di")
            stranger = await here.hello((await other.hear("table"))["code"])
            ann.say(do="hand-over", n=1)
            await ann.hear("done", n=1)
            once = next(message["code"] for message in ann.heard if message["is"] == "yours" and "code" in message)

            stranger.say(do="take-over", n=1, code=once)
            await stranger.hear("refused", n=1, key="code-unknown")

            phone, thief = [await here.hello(code) for _ in range(2)]
            phone.say(do="take-over", n=1, code=once.lower())
            await phone.hear("done", n=1)
            assert token_of(phone) != here.tokens["Ann"]
            await sent_away(ann, "taken-over")
            await sent_away(await here.hello(code, here.tokens["Ann"]), "token-unknown")
            thief.say(do="take-over", n=1, code=once)
            await thief.hear("refused", n=1, key="code-unknown")

            phone.say(do="hand-over", n=60)
            late = (await phone.hear("yours", lasts=HANDS_OVER))["code"]
            now = here.server.registry.now() + HANDS_OVER
            here.server.registry.now = lambda: now
            thief.say(do="take-over", n=2, code=late)
            await thief.hear("refused", n=2, key="code-unknown")
            await is_undisturbed(phone, bob, thief)

    play(story())


@pytest.mark.parametrize("when", ["before the deal", "in a game"])
def test_a_spectator_has_no_say(tmp_path: Path, when: str) -> None:
    async def story() -> None:
        async with house(tmp_path, message_burst=200) as here:
            ann, bob = await (deal(here, "Ann", "Bob") if when == "in a game" else here.table_of("Ann", "Bob"))
            code = (await ann.hear("table"))["code"]
            eve = await here.hello(code)
            await eve.hear("table")
            before = entries(here, code)
            for n, kind in enumerate(every_command(), 1):
                if kind not in FOR_ANYBODY:
                    eve.say(**filled(kind, n))
                    await eve.hear("refused", n=n, key="only-seated")
            assert entries(here, code) == before
            await is_undisturbed(ann, bob, eve)

    play(story())


def test_a_spectator_cannot_claim_a_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            ann, bob = await deal(here, "Ann", "Bob")
            code = (await ann.hear("table"))["code"]
            for claim in ({"chair": 0}, {"seat": 0}, {"name": "Ann"}, {"token": None}, {"token": 0}, {"key": "x"}):
                eve = await here.connect()
                eve.say(**{"do": "hello", "v": 1, "table": code, **claim})
                await sent_away(eve, "bad-message")
            eve = await here.hello(code)
            for n, name in enumerate(("Ann", "ANN", " Ann ", "A\u200bnn", "@0"), 1):
                eve.say(do="sit", n=n, name=name)
                refused = await eve.hear("refused", n=n)
                assert refused["key"] in ("name-twice", "name-letters") and is_spoken(refused["key"])
            eve.say(do="sit", n=9, name="Eve")
            table = await eve.hear("table")
            while table["you"]["chair"] < 0:
                table = await eve.hear("table")
            assert table["you"] == {"chair": 2, "seat": -1}
            eve.say(do="move", n=10, move="concede")
            await eve.hear("refused", n=10, key="table-no-game")
            assert not any("own" in message and message["own"] for message in eve.heard)
            await is_undisturbed(ann, bob, eve)

    play(story())


def test_only_the_host_does_what_hosts_do(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            ann, bob = await here.table_of("Ann", "Bob")
            code = (await ann.hear("table"))["code"]
            before = entries(here, code)
            for n, kind in enumerate(FOR_HOSTS, 100):
                bob.say(**filled(kind, n))
                await bob.hear("refused", n=n, key="only-host")
            assert entries(here, code) == before
            await is_undisturbed(ann, bob)

    play(story())


def test_a_move_cannot_be_made_for_another_seat(tmp_path: Path) -> None:
    """No field names whom a command comes from: it comes from whoever holds the token of the socket."""
    assert {field.name for field in msgspec.structs.fields(commands.Move)} == {"n", "move", "talk"}

    async def story() -> None:
        async with house(tmp_path, bad_messages=100) as here:
            people = await deal(here, "Ann", "Bob", "Cy")
            plays = [await person.hear("play") for person in people]
            code = people[0].heard[1]["code"]
            turn = plays[0]["public"]["turn"]
            answers = [choice for choice in plays[turn]["choices"] if choice["do"] not in ("concede", "pass")]
            move = spelled(answers[0])
            thief = people[(turn + 1) % 3]
            before = entries(here, code)
            for n, more in enumerate(({"seat": turn}, {"chair": turn}, {"by": turn}, {"who": turn}, {"as": turn}), 100):
                thief.say(**{"do": "move", "n": n, "move": move, **more})
                await thief.hear("refused", n=n, key="bad-message")
            for n, text in enumerate((move, f"@{turn}: {move}", f"Ann: {move}", f"{move}\n@{turn}: pass"), 200):
                thief.say(do="move", n=n, move=text)
                assert is_spoken((await thief.hear("refused", n=n))["key"])
            assert entries(here, code) == before
            people[turn].say(do="move", n=300, move=move)
            await people[turn].hear("play", done=300)

    play(story())


def test_what_was_sent_before_changes_nothing_when_it_is_sent_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, message_burst=500) as here:
            people = await deal(here, "Ann", "Bob")
            plays = [await person.hear("play") for person in people]
            code = people[0].heard[1]["code"]
            turn = plays[0]["public"]["turn"]
            mover, other = people[turn], people[1 - turn]
            move = {"do": "move", "n": 20, "move": "pass"}
            mover.say(**move)
            await mover.hear("play", done=20)
            before = entries(here, code)
            for old in ({**move}, {**move, "n": 19}, {"do": "leave", "n": 20}, {"do": "say", "n": 1, "text": "again"}):
                mover.say(**old)
                await mover.hear("done", n=old["n"])
            spy = await here.hello(code)
            spy.say(**move)
            await spy.hear("refused", n=20, key="only-seated")
            other.say(**move)  # as a stranger's number it is new; it is judged like any other move
            told = await other.hear_any()
            while told["is"] not in ("refused", "play") or told.get("n", told.get("done")) != 20:
                told = await other.hear_any()
            assert entries(here, code) == before + (told["is"] == "play")
            await is_undisturbed(mover, other, spy)

    play(story())


def test_every_kind_of_command_is_told_apart_here() -> None:
    """Whoever adds a command says here whom it is for."""
    missing = {field.name for kind in every_command() for field in msgspec.structs.fields(kind) if field.required}
    assert missing <= set(FITTING)
    assert set(FOR_ANYBODY) | set(FOR_HOSTS) <= set(every_command())
