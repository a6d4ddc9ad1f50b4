"""Messages as no client of ours sends them: valid ones with something wrong, and some that are right after all."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import msgspec

from pocketmoney.table.commands import AnyCommand, Command, Delete, Say

Json = dict[str, Any]

# Texts that have broken programs before.
ODD_TEXTS: list[Any] = [
    "", " ", "\x00", "\n", "\u200b", "\u202eevil", "e\u0301" * 20, "👩‍👩‍👧‍👦", "²", "٣", "0", "-1", "1e9", "NaN",
    "@0", "@9", "@-1", "@", "> @1", "../../etc/passwd", "doctrine:/etc/passwd", "{0}", "%s", "'; DROP TABLE tables;--",
    "x" * 24, "x" * 61, "x" * 401, "\uffff", "İ", "ß" * 24, "__class__",
]  # fmt: skip
ODD_NUMBERS: list[Any] = [
    0, -1, 1, 2**31 - 1, 2**31, 2**53, 2**53 + 1, 2**63, 2**64, 10**30, -(10**30), 0.5, -0.0, 1e308, 1.0,
]  # fmt: skip
ODD_VALUES: list[Any] = [None, True, False, [], {}, [[]], {"a": 1}, ["x"] * 70, {"x": "y"}, [None]]

WORDS = [
    "pass", "take", "concede", "discard", "grab", "jab", "hook", "block", "dodge", "headbutt", "medieval", "roll",
    "buy", "decline", "bid", "bid 1cl", "bid 0.0000001cl", "bid ²cl", "bid ٣cl", "bid 99999999999999999999cl", "offer",
    "offer @1 give 1cl get", "accept @1", "refuse @0", "claim @1", "build kitchen-10.1", "mortgage kitchen-12.1",
    "beer-money", "lunch-money", "tietgen", "fair", "random", "search", "quick", "none", "normal", "turn", "game",
    "beer", "water", "end-rule", "throw-limit", "last", "house", "on", "off", "30", "Eve", "Ann",
]  # fmt: skip

# What lets a game begin, and go on.
ONWARD: list[Json] = [
    {"do": "sit", "name": "Eve"}, {"do": "add-bot", "bot": "random"}, {"do": "understood"}, {"do": "ready"},
    {"do": "deal"}, {"do": "come-back"}, {"do": "pause", "on": False}, {"do": "answer-undo", "yes": True},
]  # fmt: skip


class Garbler:
    """Makes one message after the other; the same chance makes the same ones."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.moves: list[str] = []  # that would be allowed now
        self._kinds: list[type[Command]] = list(get_args(AnyCommand))

    def message(self) -> bytes:
        """The next one: as it should be, with odd values in it, or broken."""
        made = self._sensible()
        roll = self.chance.random()
        if roll < 0.4:
            return msgspec.json.encode(made)
        if roll < 0.75:
            return msgspec.json.encode(self._with_odd_values(made))
        return self._broken(msgspec.json.encode(made))

    def hello(self, code: str) -> bytes:
        """A first message that may not be one."""
        chance = self.chance
        made: Json = {"do": "hello", "v": 1, "table": code, "game": chance.randrange(3), "seen": chance.randrange(300)}
        if chance.random() < 0.5:
            made["token"] = chance.choice([*ODD_TEXTS, f"{chance.getrandbits(192):032x}"])
        roll = chance.random()
        if roll < 0.2:
            return msgspec.json.encode(made)
        if roll < 0.7:
            return msgspec.json.encode(self._with_odd_values(made))
        return self._broken(msgspec.json.encode(made))

    def _sensible(self) -> Json:
        """A command with values that could be meant."""
        chance = self.chance
        if self.moves and chance.random() < 0.4:
            return {"do": "move", "n": 0, "move": chance.choice(self.moves)}
        if chance.random() < 0.3:
            return {**chance.choice(ONWARD), "n": 0}
        kind = chance.choice(self._kinds)
        if kind is Delete and chance.random() < 0.8:
            kind = Say
        n = chance.choice([0, 0, 0, 1, 2, chance.randrange(1, 10_000)])
        made: Json = {"do": kind.__struct_config__.tag, "n": n}
        for field in msgspec.structs.fields(kind):
            if field.name != "n" and (field.required or chance.random() < 0.5):
                made[field.name] = self._value(field.name)
        return made

    def _value(self, name: str) -> Any:
        chance = self.chance
        if name in ("on", "yes", "others", "all", "claim", "family", "listed"):
            return chance.random() < 0.7
        if name in ("who", "cap", "pace"):
            return chance.randrange(5)
        if name == "entropy":
            return f"{chance.getrandbits(64):x}"
        if name == "options":
            return {chance.choice(WORDS): chance.choice(WORDS)} if chance.random() < 0.5 else {}
        if name in ("decks", "cards"):
            return [chance.choice(WORDS) for _ in range(chance.randrange(3))]
        if name == "move":
            return " ".join([chance.choice(WORDS) for _ in range(1 + chance.randrange(2))])
        return chance.choice(WORDS)

    def _with_odd_values(self, made: Json) -> Json:
        chance = self.chance
        for _ in range(1 + chance.randrange(2)):
            key = chance.choice(list(made))
            roll = chance.random()
            if roll < 0.15:
                made.pop(key)
                made["do"] = made.get("do", "say")
            elif roll < 0.3:
                made[chance.choice(["seat", "chair", "v", "token", "", "__proto__"])] = chance.choice(ODD_VALUES)
            else:
                made[key] = chance.choice(chance.choice([ODD_TEXTS, ODD_TEXTS, ODD_NUMBERS, ODD_VALUES]))
        return made

    def _broken(self, data: bytes) -> bytes:
        chance = self.chance
        at = chance.randrange(len(data) + 1)
        depth = chance.choice([3, 100, 3_000])
        ways = [
            data[:at],
            data[at:],
            data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :],
            data[:at] + chance.randbytes(chance.randrange(1, 9)) + data[at:],
            data + data,
            b"\xef\xbb\xbf" + data,
            data.decode().encode("utf-16"),
            b"[" * depth,
            b'{"do":"say","text":' + b'{"a":' * depth + b"1" + b"}" * depth + b"}",
            b'{"do":"choose","game":"tietgen","options":' + b"[" * depth + b"]" * depth + b"}",
            b'{"do":"say","n":' + b"9" * chance.choice([20, 400, 5_000]) + b',"text":"x"}',
            b'{"do":"say","text":"\\ud800"}',
            b'{"do":"say","text":"\xed\xa0\x80"}',
            b'{"do":"say","n":1,"n":2,"text":"a","text":7}',
            b'{"do":"move","move":NaN}',
            chance.randbytes(chance.randrange(200)),
            b" " * chance.choice([1, 8_000]),
            b"",
        ]
        return chance.choice(ways)
