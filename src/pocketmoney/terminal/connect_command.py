"""`pocketmoney connect`: read the flags, find the table or set one up, and play at it."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Final

from pocketmoney import games
from pocketmoney.core.problem import Problem
from pocketmoney.shell.arguments import Parser
from pocketmoney.terminal import server_address as addresses
from pocketmoney.terminal import table_creation
from pocketmoney.terminal.client import Client
from pocketmoney.terminal.client_session import HOLDS, ClientSession, typed
from pocketmoney.terminal.console import Console, Leave
from pocketmoney.terminal.line_input import LineInput
from pocketmoney.terminal.server_address import Address
from pocketmoney.terminal.text_output import TextOutput
from pocketmoney.terminal.token_file import Token, file_for
from pocketmoney.text.speech import Speech

GRACE: Final = 400  # ms in which a question that has just come cannot be answered blindly


def run(words: list[str], speech: Speech) -> int:
    """Play at a remote table; returns the exit code."""
    parser = Parser("connect")
    parser.add_argument("--name")
    parser.add_argument("--watch", action="store_true")
    parser.add_argument("--token-file")
    read = parser.read(words, most=1)
    if not read.words:
        raise Problem("connect-where", {})
    address = addresses.read(read.words[0])
    console = Console()
    name = (read.name or "").strip()
    token = None
    has_made = False
    if not address.code:
        try:
            address, made, name = _find(address, name, console, speech, is_watching=read.watch)
        except Leave:
            return HOLDS
        if made:
            token = _token(address, read.token_file)
            token.keep(made)
            has_made = True
    if token is None:
        token = _token(address, read.token_file)
    if read.watch:
        token.text = ""
    client = Client(console, speech, address.link, name=name, watches=read.watch)
    client.has_made = has_made
    typing = LineInput(client, GRACE if sys.stdin.isatty() else 0)
    return asyncio.run(_play(client, typing, address, token))


async def _play(client: Client, typing: LineInput, address: Address, token: Token) -> int:
    lines = client.console.lines() if client.console.edits_lines else typed(sys.stdin)
    return await ClientSession(client, typing, address, token).run(lines)


def _token(address: Address, file: str | None) -> Token:
    return Token(file_for(address) if file is None else Path(file))


def _find(
    address: Address, name: str, console: Console, speech: Speech, *, is_watching: bool
) -> tuple[Address, str, str]:
    """Which table at a server: the code of one, or a new one. The address, the token if there is one, the name."""
    code = console.ask(speech.say("connect-ask-code" if not is_watching else "connect-ask-code-only"))
    if code or is_watching:
        return addresses.read(f"{address.web}/#{code}"), "", name
    while not name:
        name = console.ask(speech.say("connect-ask-your-name"))
    known = games.names()
    game = console.ask(speech.say("connect-ask-game", {"games": speech.listing(known), "usual": known[0]}))
    made = table_creation.make(address, game.lower() or known[0], name, TextOutput(console, speech))
    return address.at(made.code), made.token, name
