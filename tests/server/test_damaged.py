"""A table whose log is damaged says so and can be looked at; every other table goes on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from pocketmoney.store import data_folder
from pocketmoney.text.speech import Speech
from tests.server.house import house, play, until


def damage(folder: Path, code: str, back: int) -> int:
    """Change one byte of an entry so many before the last of a table; returns its number."""
    with closing(sqlite3.connect(folder / data_folder.DATABASE, isolation_level=None)) as connection:
        [(no,)] = connection.execute("SELECT no FROM tables WHERE code = ?", (code,)).fetchall()
        connection.execute("DELETE FROM snapshot")
        rows = connection.execute("SELECT id, seq, line FROM entry WHERE table_no = ? ORDER BY seq", (no,)).fetchall()
        place, seq, line = rows[-1 - back]
        changed = bytearray(line)
        changed[len(changed) // 2] ^= 1
        connection.execute("UPDATE entry SET line = ? WHERE id = ?", (bytes(changed), place))
    return int(seq)


def test_a_damaged_table_is_shown_but_not_played_and_others_go_on(tmp_path: Path) -> None:
    codes: list[str] = []
    tokens: list[str] = []

    async def before() -> None:
        async with house(tmp_path) as here:
            for _ in range(2):
                made = await here.make("Ann", "lunch-money")
                await here.sit(made["code"], "Bob")
                await here.sit(made["code"], "Cat")
                codes.append(made["code"])
                tokens.append(made["token"])

    async def after() -> None:
        async with house(tmp_path) as here:
            await until(lambda: here.server.service.is_ready)
            ann = await here.hello(codes[0], tokens[0])
            notice = await ann.hear("notice")
            assert (notice["key"], notice["args"]) == ("table-damaged", {"entry": seq})
            for language in ("en", "es", "de", "da"):
                assert str(seq) in Speech(language).say("notice-table-damaged", notice["args"])
            table = next(message for message in ann.heard if message["is"] == "table")
            assert [chair["name"] for chair in table["chairs"]] == ["Ann", "Bob"]  # Cat's entry is damaged
            ann.say(do="ready", n=9, entropy="00ff")
            refused = await ann.hear("refused", n=9)
            assert (refused["key"], refused["args"]) == ("table-damaged", {"entry": seq})
            assert (await here.web.get(f"/api/tables/{codes[0]}")).json()["players"] == ["Ann", "Bob"]

            other = await here.hello(codes[1], tokens[1])
            other.say(do="ready", n=9, entropy="00ff")
            await other.hear("done", n=9)

    async def deleted() -> None:
        async with house(tmp_path) as here:
            ann = await here.hello(codes[0], tokens[0])
            await ann.hear("notice")
            ann.say(do="delete", n=10)
            await until(lambda: ann.closed)
            assert (await here.web.get(f"/api/tables/{codes[0]}")).status_code == 404

    play(before())
    seq = damage(tmp_path, codes[0], back=0)
    play(after())
    play(deleted())


def test_a_table_that_is_damaged_from_its_first_entry_on(tmp_path: Path) -> None:
    codes: list[str] = []

    async def before() -> None:
        async with house(tmp_path) as here:
            codes.append((await here.make("Ann", "lunch-money"))["code"])

    async def after() -> None:
        async with house(tmp_path) as here:
            device = await here.hello(codes[0])
            assert (await device.hear("bye"))["key"] == "table-lost"
            await here.make("Bob", "lunch-money")

    play(before())
    with closing(sqlite3.connect(tmp_path / data_folder.DATABASE, isolation_level=None)) as connection:
        connection.execute("UPDATE entry SET line = x'00' WHERE seq = 1")
    play(after())
