"""Console blocks: commands after `$ `, what is typed after `> `, and between them what must be printed."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from tests.docs.markdown import Block
from tests.repository import ROOT, text_of

# What only sets things up is not run here; it is checked against this list, and `make` against the Makefile.
SETTING_UP = re.compile(
    r"git clone \S+( \S+)?|cd pocketmoney|python3 -m venv \.venv|\. \.venv/bin/activate|pip install \."
)
_MAKE = re.compile(r"make(?: ([a-z]+))?(?: [A-Z]+=\S+)*")
_INSTANT_TARGETS = {"help"}


@dataclass
class Command:
    """One command of a console block, with what is typed into it and what it must print."""

    line: int
    text: str
    typed: list[str] = field(default_factory=list)
    printed: list[str] = field(default_factory=list)


def commands(block: Block) -> list[Command]:
    """The commands of a console block, in order."""
    found: list[Command] = []
    for number, line in enumerate(block.lines, block.line):
        if line.startswith("$ "):
            found.append(Command(number, line[2:].partition("  #")[0].strip()))
            continue
        assert found, f"{block.place}: a console block begins with a command after '$ '"
        last = found[-1]
        if last.text.endswith("\\"):
            last.text = f"{last.text[:-1].rstrip()} {line.strip()}"
        elif line == ">" or line.startswith("> "):
            last.typed.append(line[2:])
            last.printed.append("> ")
        elif last.printed and last.printed[-1] == "> ":
            last.printed[-1] = (
                f"> {line}"  # typed words are not echoed into a pipe: the answer follows the prompt
            )
        else:
            last.printed.append(line)
    return found


def is_setting_up(command: str) -> bool:
    """Whether a command installs or starts something long, so that it is checked and not run."""
    make = _MAKE.fullmatch(command)
    if make is not None:
        return (make[1] or "help") not in _INSTANT_TARGETS
    return SETTING_UP.fullmatch(command) is not None


def check_setting_up(command: str) -> None:
    """A `make` command must name a target that the Makefile has."""
    make = _MAKE.fullmatch(command)
    if make is not None:
        target = re.compile(rf"^{make[1]}:", re.MULTILINE)
        assert target.search(text_of(ROOT / "Makefile")), f"the Makefile has no target {make[1]!r}"


def differs(claimed: list[str], printed: str) -> str:
    """What is wrong with the printed text, in a sentence; a claimed line `...` stands for any lines."""
    parts = [
        r"(?:.*\n)*?" if line.strip() == "..." else re.escape(line.rstrip()) + r" *\n" for line in claimed
    ]
    text = printed if printed.endswith("\n") or not printed else f"{printed}\n"
    if re.fullmatch("".join(parts), text):
        return ""
    return "\n".join(["the document says:", *claimed, "the program printed:", printed])
