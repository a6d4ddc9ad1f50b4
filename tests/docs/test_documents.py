"""Every command, record and snippet in the documents is run, and every link leads somewhere."""

from __future__ import annotations

import re
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from tests.docs import console
from tests.docs.markdown import Block, blocks, documents, links, missing
from tests.docs.scratch import Scratch
from tests.repository import ROOT, named, text_of

# `text` is for pictures and shapes; everything else is run, replayed, applied or written.
LANGUAGES = {"console", "diff", "play", "python", "text"}
RULE = re.compile(r"\|[-:|\s]+\|$")  # what stands under the headings of a table
TELLING = [path for path in documents() if any(block.language != "text" for block in blocks(path))]


@pytest.mark.parametrize("path", TELLING, ids=named)
def test_document_tells_the_truth(path: Path, tmp_path: Path) -> None:
    for package in missing(path):
        pytest.skip(f"{named(path)} needs {package}, which is not installed")
    scratch = Scratch.make(tmp_path)
    session: list[Block] = []
    for block in blocks(path):
        if block.file is not None:
            scratch.write(block)
            if block.language != "play":
                continue
        if block.language == "play":
            _replay(block, scratch)
        elif block.language == "console":
            _run_console(block, scratch)
        elif block.language == "python" and block.text.startswith(">>>"):
            session = [block] if block.text.startswith((">>> import ", ">>> from ")) else [*session, block]
            _run_session(session, scratch)
        elif block.language == "python":
            _run_python(block, scratch)
        elif block.language == "diff":
            scratch.apply(block)


def _run_console(block: Block, scratch: Scratch) -> None:
    for command in console.commands(block):
        place = f"{named(block.path)}:{command.line}: {command.text}"
        if console.is_setting_up(command.text):
            console.check_setting_up(command.text)
            continue
        code, printed = scratch.run(command.text, "".join(f"{line}\n" for line in command.typed))
        wrong = console.differs(command.printed, printed) if command.printed else ""
        assert not wrong, f"{place}\n{wrong}"
        assert code == 0 or command.printed, f"{place}\nexit code {code}\n{printed}"


def _replay(block: Block, scratch: Scratch) -> None:
    record = scratch.top / "document.play"
    record.write_text(block.text, encoding="utf-8")
    code, printed = scratch.run(["pocketmoney", "replay", "--quiet", record.name])
    assert code == 0, f"{block.place}\n{printed}"


def _run_python(block: Block, scratch: Scratch) -> None:
    snippet = scratch.top / "document_snippet.py"
    snippet.write_text(block.text, encoding="utf-8")
    code, printed = scratch.run([sys.executable, snippet.name])
    assert code == 0, f"{block.place}\n{printed}"


def _run_session(session: list[Block], scratch: Scratch) -> None:
    """Run the last block of a session; a block that begins with an import begins a new one."""
    snippet = scratch.top / "document_snippet.txt"
    snippet.write_text("\n".join(block.text for block in session), encoding="utf-8")
    code, printed = scratch.run([sys.executable, "-m", "doctest", snippet.name])
    assert code == 0, f"{session[-1].place}\n{printed}"


@pytest.mark.parametrize("path", documents(), ids=named)
def test_every_block_says_what_it_is(path: Path) -> None:
    mute = [block.place for block in blocks(path) if not block.file and block.language not in LANGUAGES]
    assert not mute, f"a fenced block is one of {sorted(LANGUAGES)}, or says file=PATH"


@pytest.mark.parametrize("path", documents(), ids=named)
def test_every_link_leads_somewhere(path: Path) -> None:
    broken = []
    for number, target in links(path):
        file, _, heading = target.partition("#")
        goal = (path.parent / file).resolve() if file else path
        if not goal.exists() or ROOT not in goal.parents:
            broken.append(f"{named(path)}:{number}: {target}")
        elif heading and goal.suffix == ".md" and heading not in _anchors(goal):
            broken.append(f"{named(path)}:{number}: {target} (no such heading)")
    assert not broken


@pytest.mark.parametrize("path", documents(), ids=named)
def test_every_column_of_a_table_has_a_heading(path: Path) -> None:
    lines = text_of(path).splitlines()
    for number, (head, rule) in enumerate(pairwise(lines), 1):
        if RULE.match(rule):
            assert all(cell.strip() for cell in head.strip()[1:-1].split("|")), f"{named(path)}:{number}: {head}"


def _anchors(path: Path) -> set[str]:
    titles = [line.lstrip("#").strip() for line in path.read_text("utf-8").splitlines() if line.startswith("#")]
    kept = ("".join(c for c in title.lower() if c.isalnum() or c in " -_") for title in titles)
    return {title.replace(" ", "-") for title in kept}
