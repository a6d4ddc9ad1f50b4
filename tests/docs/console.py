"""Console blocks: commands after `$ `, then what the terminal shows; after a question of the program, what is typed."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache

from tests.docs.markdown import Block
from tests.repository import PACKAGE, ROOT, text_of

# What only sets things up is not run here; it is checked against this list, and `make` against the Makefile.
SETTING_UP = re.compile(
    r"git clone \S+( \S+)?|cd pocketmoney|python3 -m venv \.venv|\. \.venv/bin/activate"
    r"|pip install (--upgrade )?(\.|\"\.\[[a-z,]+\]\"|torch)|pip uninstall --yes pocketmoney"
)
_MAKE = re.compile(r"make(?: ([a-z]+))?(?: [A-Z]+=\S+)*")
_INSTANT_TARGETS = {"help"}

_ASKING = "ask-(?!of)[a-z-]+|which-cards|give-up|hand-over|anyone|anyone-else|rights|watch"
_QUESTION = re.compile(rf"^terminal-(?:{_ASKING}) = (.*)$", re.MULTILINE)
_VARIABLE = re.compile(r"\\{\\ \\\$[a-z\\-]+\\ \\}")


@dataclass
class Command:
    """One command of a console block, with what is typed into it and what it must print."""

    line: int
    text: str
    typed: list[str] = field(default_factory=list)
    printed: list[str] = field(default_factory=list)


@cache
def questions() -> re.Pattern[str]:
    """A line on which the program asks; what stands after the question is typed."""
    catalogue = text_of(PACKAGE / "text" / "en" / "terminal.ftl")
    forms = [_VARIABLE.sub(".+", re.escape(question)) for question in _QUESTION.findall(catalogue)]
    return re.compile(rf"((?:\[.+?\] )?(?:{'|'.join(forms)}))(?: (.*))?")


def commands(block: Block) -> list[Command]:
    """The commands of a console block, in order."""
    found: list[Command] = []
    for number, line in enumerate(block.lines, block.line):
        if line.startswith("$ "):
            found.append(Command(number, line[2:].partition("  #")[0].strip()))
            continue
        assert found, f"{block.place}: a console block begins with a command after '$ '"
        last = found[-1]
        asked = questions().fullmatch(line)
        if last.text.endswith("\\"):
            last.text = f"{last.text[:-1].rstrip()} {line.strip()}"
        elif asked:
            last.typed.append(asked[2] or "")
            last.printed.append(asked[1])  # what is typed into a pipe is not echoed
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
    """What is wrong with the printed text, in a sentence; a claimed line `...` stands for any lines.

    Empty lines at the end do not count.
    """
    parts = [r"(?:.*\n)*?" if line.strip() == "..." else re.escape(line.rstrip()) + r" *\n" for line in claimed]
    text = printed.rstrip("\n") + "\n" if printed else ""
    if re.fullmatch("".join(parts), text):
        return ""
    return "\n".join(["the document says:", *claimed, "the program printed:", printed])
