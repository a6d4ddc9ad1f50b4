"""The pages of the documentation site, gathered in one folder so that no link leads out of it.

Documents link to each other and to sources as they lie in the repository, so that they can be read there. On the site
the documents beside `docs` and the sources that are linked to have pages of their own; links lead to those.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
from functools import partial
from pathlib import Path, PurePosixPath
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = "docs"

# Where on the site a file or folder of the repository is that does not lie in docs.
DOCUMENTS: Final = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "SECURITY.md": "security.md",
    "NOTICE.md": "notice.md",
}
LICENCE: Final = "licence.md"
EXAMPLES: Final = "reference/examples.md"
WIRE_TYPES: Final = "reference/wire-types.md"
ELSEWHERE: Final = {
    **DOCUMENTS,
    "LICENSE": LICENCE,
    "README.md": "index.md",
    "examples": EXAMPLES,
    "web/wire.d.ts": WIRE_TYPES,
    "docs/measured": "reference/measured.md",
    "docs/rules": "reference/rules.md",
}

_FENCE: Final = re.compile(r"^ *(`{3,}|~{3,})")
_FILE: Final = re.compile(r"^( *`{3,} *\w+) file=(\S+)$")
_LINK: Final = re.compile(r"\[([^\]]*)\]\(([^)\s]+)\)")
_TRANSLATED: Final = re.compile(r"rules/([a-z]+)/")
_ELSEWHERE: Final = re.compile(r"[a-z]+:|#")


class StrayLink(Exception):
    """A link of a document that leads to nothing on the site."""


def gather(folder: Path) -> list[str]:
    """Write every page and picture of the site into an empty folder; return the names of the pages."""
    shutil.rmtree(folder, ignore_errors=True)
    for path in sorted((ROOT / DOCS).rglob("*")):
        if path.is_file() and path.suffix != ".md":
            copy = folder / path.relative_to(ROOT / DOCS)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, copy)
    pages = written()
    for name, text in pages.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return sorted(pages)


def written() -> dict[str, str]:
    """Return the text of every page by its name on the site."""
    pages = {LICENCE: _licence(), EXAMPLES: _examples(), WIRE_TYPES: _wire_types()}
    sources = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / DOCS).rglob("*.md"))]
    for source in [*sources, *DOCUMENTS]:
        page = place(source)
        assert page is not None
        pages[page] = adapt((ROOT / source).read_text(encoding="utf-8"), source)
        language = _TRANSLATED.match(page)
        if language:
            pages[page] = f"---\nlang: {language[1]}\n---\n\n{pages[page]}"
    return pages


def place(source: str) -> str | None:
    """Return where a file or folder of the repository is on the site; None if it is not there."""
    path = PurePosixPath(source)
    if source in ELSEWHERE:
        return ELSEWHERE[source]
    if path.parts[:1] == ("examples",) and path.suffix == ".py":
        return f"{EXAMPLES}#{path.name.replace('.', '').lower()}"
    if path.parts[:1] != (DOCS,):
        return None
    inside = path.relative_to(DOCS).as_posix()
    return inside if path.suffix else f"{inside}/index.md".removeprefix("./")


def adapt(text: str, source: str) -> str:
    """Return a document as the site shows it: links lead to pages, and blocks of files and Python sessions say so."""
    lines, fence = [], ""
    source_lines = text.splitlines()
    for number, line in enumerate(source_lines, 1):
        ticks = _FENCE.match(line)
        if ticks and not fence:
            fence = ticks[1]
            is_session = source_lines[number : number + 1][0].startswith(">>> ")
            lines.append(_FILE.sub(r'\1 title="\2"', line.replace("python", "pycon") if is_session else line))
        elif fence:
            fence = "" if line.strip() == fence else fence
            lines.append(line)
        else:
            lines.append(_LINK.sub(partial(_moved, source=source, line=number), line))
    return "\n".join(lines) + "\n"


def _moved(link: re.Match[str], source: str, line: int) -> str:
    """Return a link as it is on the site. One that shows a file name shows the title of that page instead."""
    label, target = link.groups()
    if _ELSEWHERE.match(target):
        return link[0]
    file, _, heading = target.partition("#")
    there = os.path.normpath((PurePosixPath(source).parent / file).as_posix())
    goal, page = place(there), place(source)
    if goal is None or page is None:
        raise StrayLink(f"{source}:{line}: {target} is not on the site")
    if label == PurePosixPath(there).name and label.endswith(".md"):
        label = (ROOT / there).read_text(encoding="utf-8").partition("\n")[0].lstrip("# ")
    where = os.path.relpath(goal, PurePosixPath(page).parent)
    return f"[{label}]({where}{'#' + heading if heading else ''})"


# Pages that are made from sources


def _licence() -> str:
    paragraphs = (ROOT / "LICENSE").read_text(encoding="utf-8").strip()
    title, _, text = paragraphs.partition("\n")
    return f"# {title}\n{text}\n"


def _examples() -> str:
    parts = [
        "# Examples\n\nPrograms to begin with, in the folder `examples` of the source. Copy one and change it;"
        " the tests run each of them.\n"
    ]
    for path in sorted((ROOT / "examples").glob("*.py")):
        code = path.read_text(encoding="utf-8")
        about = (ast.get_docstring(ast.parse(code)) or "").partition("\n")[0]
        parts.append(f"## {path.name}\n\n{about}\n\n```python\n{code.rstrip()}\n```\n")
    return "\n".join(parts)


def _wire_types() -> str:
    code = (ROOT / "web" / "wire.d.ts").read_text(encoding="utf-8")
    return (
        "# Message types\n\nEverything that goes over a socket, and the shapes of the HTTP API, as TypeScript types"
        " (`web/wire.d.ts`). They are made from the types of the server: `Any...` at the end lists every command and"
        " every message. [The wire protocol](wire-protocol.md) says when which of them is sent.\n"
        f'\n```typescript title="web/wire.d.ts"\n{code.rstrip()}\n```\n'
    )
