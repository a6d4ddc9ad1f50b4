"""What a socket puts up with: sizes, rates, broken and foreign messages, silence, slow receivers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from picows import WSCloseCode, WSHandshakeError, WSMsgType

from tests.server.house import Device, House, house, play, until

pytestmark = pytest.mark.usefixtures("store")

LONG = "x" * 9_000


async def at_a_table(here: House) -> Device:
    made = await here.make()
    device = await here.hello(made["code"], made["token"])
    await device.hear("table")
    return device


BROKEN: dict[str, bytes] = {
    "no json": b"{",
    "no object": b"[1,2]",
    "unknown command": b'{"do":"fly"}',
    "unknown field": b'{"do":"deal","now":true}',
    "wrong type": b'{"do":"say","text":7}',
    "deep": b'{"do":' + b"[" * 3_000 + b"]" * 3_000 + b"}",
    "too long a text": msgspec.json.encode({"do": "say", "text": "x" * 300}),
    "no utf-8": b'{"do":"say","text":"\xff\xfe"}',
    "a second hello": b'{"do":"hello","v":1,"table":"BCDFG"}',
    "empty": b"",
}


@pytest.mark.parametrize("data", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_message_is_refused_and_the_table_plays_on(tmp_path: Path, data: bytes) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            ann = await at_a_table(here)
            ann.shout(data)
            assert (await ann.hear("refused"))["key"] == "bad-message"
            ann.say(do="say", n=1, text="still here")
            await ann.hear("done", n=1)

    play(story())


def test_a_refusal_carries_the_number_of_the_message_where_it_can_be_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            ann = await at_a_table(here)
            ann.say(do="fly", n=17)
            await ann.hear("refused", n=17, key="bad-message")

    play(story())


def test_many_broken_messages_close_the_socket(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, bad_messages=3) as here:
            ann = await at_a_table(here)
            for _ in range(4):
                ann.shout(b"{")
            assert await ann.gone() == WSCloseCode.POLICY_VIOLATION
            assert ann.heard[-1] == {"is": "bye", "key": "bad-message"}

    play(story())


def test_whoever_sends_too_fast_is_told_and_then_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, message_burst=5, messages_per_second=1, bad_messages=2) as here:
            ann = await at_a_table(here)
            for number in range(1, 9):
                ann.say(do="look", n=number)
            assert (await ann.hear("refused", key="too-fast"))["n"] == 5
            assert await ann.gone() == WSCloseCode.POLICY_VIOLATION
            assert ann.heard[-1]["key"] == "too-fast"

    play(story())


Send = Callable[[Device], None]


def fragments(device: Device, *parts: bytes) -> None:
    for number, part in enumerate(parts):
        kind = WSMsgType.TEXT if number == 0 else WSMsgType.CONTINUATION
        device.transport.send(kind, part, number == len(parts) - 1)


def two_beginnings(device: Device) -> None:
    device.transport.send(WSMsgType.TEXT, b"{", False)
    device.shout(b"{}")


CLOSED: dict[str, tuple[Send, WSCloseCode]] = {
    "binary": (lambda ann: ann.shout(b"{}", WSMsgType.BINARY), WSCloseCode.UNSUPPORTED_DATA),
    "too large": (lambda ann: ann.say(do="say", text=LONG), WSCloseCode.MESSAGE_TOO_BIG),
    "too large in pieces": (lambda ann: fragments(ann, *[b"x" * 3_000] * 4), WSCloseCode.MESSAGE_TOO_BIG),
    "a piece of nothing": (lambda ann: ann.shout(b"{}", WSMsgType.CONTINUATION), WSCloseCode.POLICY_VIOLATION),
    "two beginnings": (two_beginnings, WSCloseCode.POLICY_VIOLATION),
}


@pytest.mark.parametrize(("send", "code"), CLOSED.values(), ids=CLOSED.keys())
def test_what_no_client_of_ours_sends_closes_the_socket(tmp_path: Path, send: Send, code: WSCloseCode) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            made = await here.make()
            ann, bob = [await here.hello(made["code"], token) for token in (made["token"], "")]
            await ann.hear("table", watchers=1)
            send(ann)
            assert await ann.gone() == code
            table = await bob.hear("table")
            while table["chairs"][0].get("here", False):
                table = await bob.hear("table")

    play(story())


def test_a_message_may_come_in_pieces(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            ann = await at_a_table(here)
            fragments(ann, b'{"do":"say",', b'"n":1,', b'"text":"in pieces"}')
            await ann.hear("done", n=1)

    play(story())


@pytest.mark.parametrize(
    ("first", "key"),
    [
        (b'{"do":"deal"}', "bad-message"),
        (b"nonsense", "bad-message"),
        (b'{"do":"hello","v":1,"table":"BCDFG"}', "no-such-table"),
        (b'{"do":"hello","v":1,"table":"../etc"}', "no-such-table"),
    ],
)
def test_whoever_does_not_say_hello_to_a_table_is_sent_away(tmp_path: Path, first: bytes, key: str) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            stranger = await here.connect()
            stranger.shout(first)
            assert await stranger.gone() == WSCloseCode.POLICY_VIOLATION
            assert stranger.heard == [{"is": "bye", "key": key}]

    play(story())


def test_a_hello_of_another_version_or_with_a_wrong_token_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            made = await here.make()
            old = await here.connect()
            old.say(do="hello", v=99, table=made["code"])
            assert await old.gone() == WSCloseCode.POLICY_VIOLATION
            assert old.heard[-1]["key"] == "wire-version"
            thief = await here.hello(made["code"], "x" * 32)
            await thief.gone()
            assert thief.heard[-1]["key"] == "token-unknown"

    play(story())


def test_silence_before_the_hello_is_not_waited_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, hello=1) as here:
            stranger = await here.connect()
            assert await stranger.gone() == WSCloseCode.POLICY_VIOLATION
            assert stranger.heard[-1]["key"] == "no-hello"
            await until(lambda: here.server.connections.sockets == 0)

    play(story())


def test_codes_cannot_be_guessed(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, unknown_codes=3) as here:
            made = await here.make()
            for _ in range(3):
                await (await here.hello("BCDFG")).gone()
            guesser = await here.hello(made["code"])
            await guesser.gone()
            assert guesser.heard[-1]["key"] == "too-many-guesses"
            refused = await here.web.get(f"/api/tables/{made['code']}")
            assert refused.status_code == 429 and int(refused.headers["retry-after"]) >= 1
            elsewhere = await here.connect({"X-Forwarded-For": "198.51.100.9"})
            elsewhere.say(do="hello", v=1, table=made["code"])
            await elsewhere.hear("table")

    play(story())


def test_a_page_of_a_stranger_opens_no_socket(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, public_url="https://table.example.org") as here:
            for origin in (here.url, "https://table.example.org"):
                (await here.connect({"Origin": origin})).leave()
            with pytest.raises(WSHandshakeError) as caught:
                await here.connect({"Origin": "https://evil.example"})
            assert caught.value.response is not None and caught.value.response.status == 403

    play(story())


def test_one_address_opens_only_so_many_sockets(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, connections_per_address=2) as here:
            from_afar = {"X-Forwarded-For": "198.51.100.9"}
            first, _ = [await here.connect(from_afar) for _ in range(2)]
            with pytest.raises(WSHandshakeError):
                await here.connect(from_afar)
            first.leave()
            await until(lambda: here.server.connections.sockets == 1)
            await here.connect(from_afar)

    play(story())


def test_a_slow_phone_is_dropped_and_comes_back_to_where_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, unread=20_000, message_burst=10**6, messages_per_second=10**6) as here:
            made = await here.make()
            slow = await here.connect(buffer=4_096)
            slow.say(do="hello", v=1, table=made["code"], token=made["token"])
            await slow.hear("table")
            slow.transport.underlying_transport.pause_reading()
            quick = await here.hello(made["code"], made["token"])
            await quick.hear("table")
            number = 0
            while not here.server.metrics.slow:
                number += 1
                assert number < 30_000
                slow.say(do="look", n=0)
                slow.say(do="why", n=0, move="x" * 400)
                if number % 50 == 0:
                    quick.say(do="mute", who=999, n=0)
                    await quick.hear("refused")
            slow.transport.underlying_transport.resume_reading()
            assert await slow.gone() == WSCloseCode.TRY_AGAIN_LATER
            assert slow.reason == "slow-receiver"
            again = await here.hello(made["code"], made["token"])
            await again.hear("table")

    play(story())


def test_a_socket_that_gives_no_sign_of_life_is_dropped(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, quiet=1) as here:
            alive = await at_a_table(here)
            made = await here.make("Bob")
            dead = await here.hello(made["code"], made["token"])
            await dead.hear("table")
            dead.transport.underlying_transport.pause_reading()
            await until(lambda: here.server.metrics.dead)
            alive.say(do="say", n=1, text="here")
            await alive.hear("done", n=1)

    play(story())
