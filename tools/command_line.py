"""Write docs/reference/command-line.md: every command with its usage and its flags, from the help that it prints.

`python -m tools.command_line` writes the page; a test fails when it no longer fits.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from pocketmoney.text.speech import Speech

PAGE: Final = Path(__file__).resolve().parents[1] / "docs" / "reference" / "command-line.md"

HEAD: Final = """\
# Command line

`pocketmoney` has a command for each purpose. This page has the same text as `pocketmoney COMMAND --help`;
`python -m tools.command_line` generates it.
"""
GENERAL: Final = """\
## For every command

| Flag | What it does |
|---|---|
| `--help` | print the help of a command |
| `--language LANGUAGE` | use this language: {languages} (default: `POCKETMONEY_LANGUAGE`, or your system's) |
| `pocketmoney --version` | print the version, and whether the rules are compiled or why not |

The exit code is 0 on success, 1 if a check failed, 2 if the input cannot be used, and 130 after Ctrl-C. Errors are one
sentence on standard error.
"""
COMMAND: Final = re.compile(r"^pocketmoney (\w+)\b.*? {2,}")
ROW: Final = re.compile(r"^(\S(?:.*?\S)?) {2,}(\S.*)$|^(--.*)$")  # a long list of flags stands on a line of its own
GOES_ON: Final = re.compile(r"^ {8,}(\S.*)$")
USAGE: Final = "pocketmoney "
# A command or a flag in a sentence, with what belongs to it: `pocketmoney options GAME`, `--tls-key FILE`.
_FLAG: Final = r"--[a-z][a-z-]*(?:[ =](?:[A-Z]{2,}(?:=[A-Z]+)?|[a-z-]+=\w+|\w+,\w+:[A-Z]+))?"
WORDS: Final = re.compile(rf"(?<![\w`-])(pocketmoney [a-z]+(?: tietgen| [A-Z]{{2,}}\b| new > \S+| {_FLAG})*|{_FLAG})")
PAGE_NAME: Final = re.compile(r"\bdocs/([\w/-]+)\.md")


def page() -> str:
    """Return the whole page."""
    from pocketmoney.text.languages import languages

    speech = Speech("en")
    parts = [HEAD, GENERAL.format(languages=", ".join(f"`{name}`" for name in languages()))]
    parts += [section(command, speech.say(f"cli-help-{command}")) for command in commands(speech)]
    return "\n".join(parts)


def commands(speech: Speech) -> list[str]:
    """Return the commands in the order in which the help lists them."""
    found = [match[1] for line in speech.say("cli-help").splitlines() if (match := COMMAND.match(line))]
    return list(dict.fromkeys(found))


def section(command: str, help_text: str) -> str:
    """Return the part of the page about one command, made from its help."""
    blocks = [f"## {command}"]
    for kind, lines in _runs(help_text.splitlines()):
        if kind == "usage":
            blocks.append("\n".join(["```text", *lines, "```"]))
        elif kind == "row":
            what = "Flag" if lines[0].startswith("| `--") else "Command"
            blocks.append("\n".join([f"| {what} | What it does |", "|---|---|", *lines]))
        else:
            blocks.append("\n".join(lines))
    return "\n\n".join(blocks) + "\n"


def _runs(lines: list[str]) -> Iterator[tuple[str, list[str]]]:
    """Give the help in runs of lines of one kind: usage, rows of a table, or text."""
    kind, run, is_usage = "", [""], True
    for line in [*lines, ""]:
        row = ROW.match(line)
        more = GOES_ON.match(line)
        if more and kind == "row":
            run[-1] = f"{run[-1][:-2].rstrip()} {_cell(more[1])} |"
            continue
        is_usage = is_usage and line.startswith(USAGE)
        now = "row" if row else "usage" if is_usage else "text" if line else ""
        if now != kind:
            if kind:
                yield kind, run
            kind, run = now, []
        if row:
            line = f"| {', '.join(f'`{name}`' for name in _names(row[1] or row[3]))} | {_cell(row[2] or '')} |"
        run.append(_text(line) if now == "text" else line)


def _names(left: str) -> list[str]:
    """Return what stands in the left column: one command or flag, or several flags."""
    return left.split(", ") if ", --" in left else [left]


def _cell(text: str) -> str:
    return _text(text).replace("|", "\\|")


def _text(line: str) -> str:
    """Set commands and flags in a sentence as code, and make links of pages."""
    return PAGE_NAME.sub(r"[\1](../\1.md)", WORDS.sub(r"`\1`", line))


def main() -> None:
    """Write the page."""
    argparse.ArgumentParser(
        prog="python -m tools.command_line", description=f"Write docs/reference/{PAGE.name}."
    ).parse_args()
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
    print(f"{PAGE} is written.")


if __name__ == "__main__":
    main()
