"""The help of a command names every flag that the command takes, in every language, and no other."""

from __future__ import annotations

import argparse
import re

import pytest

from pocketmoney import cli
from pocketmoney.shell.arguments import Parser
from pocketmoney.text.languages import languages
from pocketmoney.text.speech import Speech
from tools.command_line import commands

FLAG = re.compile(r"(?<![\w-])--[a-z][a-z-]*")
# What the help of one command says of another, and what is shared by all of them.
ELSEWHERE = {"--language", "--help"}
OTHERS = {"options": {"--option"}, "board": {"--board"}, "doctrine": {"--seats"}}


class _Read(Exception):
    """The flags of a command are known; nothing else shall happen."""


@pytest.fixture
def flags(monkeypatch: pytest.MonkeyPatch) -> dict[str, set[str]]:
    """The long flags that each command takes."""
    found: dict[str, set[str]] = {}

    def read(parser: Parser, words: list[str], most: int | None = None) -> argparse.Namespace:
        found[parser.prog] = {flag for flag in parser._option_string_actions if flag.startswith("--")}
        raise _Read

    monkeypatch.setattr(Parser, "read", read)
    for command in commands(Speech("en")):
        with pytest.raises(_Read):
            cli.main([command, "vs"])  # without it `compare` does not look at its flags
    return found


@pytest.mark.parametrize("language", languages())
def test_the_help_of_a_command_names_its_flags(flags: dict[str, set[str]], language: str) -> None:
    speech = Speech(language)
    for command, taken in flags.items():
        named = set(FLAG.findall(speech.say(f"cli-help-{command}"))) - ELSEWHERE - OTHERS.get(command, set())
        assert named == taken, f"{language}: {command}"
