"""Draw docs/images/first-game.svg: the first turns of a real game, as the terminal shows them.

Usage: python -m tools.picture. The game has a fixed seed and a player who types prepared lines, so the picture comes
out the same until the program shows something else. A browser that may move things reveals it line by line.
"""

from __future__ import annotations

import argparse
import io
import re
from html import escape
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from pocketmoney import games
from pocketmoney.terminal.console import Console
from pocketmoney.terminal.play_command import begin, dealt
from pocketmoney.text.speech import Speech

PICTURE: Final = Path(__file__).resolve().parent.parent / "docs" / "images" / "first-game.svg"

COMMAND: Final = "pocketmoney play --seed 1"
SEED: Final = 1
TYPED: Final = ("why choke", "1", "1", 'choke "Hush."', "2")

COLUMNS: Final = 90
CHARACTER: Final = 8.4
LINE: Final = 19
MARGIN: Final = 18
SECONDS_A_STEP: Final = 2.5

# The codes that the console paints with, and how they look on a dark ground.
COLOURS: Final = {
    "1": "fill:#fff;font-weight:bold",
    "2": "fill:#8b949e",
    "31": "fill:#ff7b72",
    "32": "fill:#56d364",
    "33": "fill:#e3b341",
    "35": "fill:#d2a8ff",
    "36": "fill:#76e3ea",
    "91": "fill:#ffa198",
    "94": "fill:#79c0ff;font-weight:bold",
}
TYPED_COLOUR: Final = "94"
_PAINTED: Final = re.compile(r"\x1b\[(\d+)m(.*?)\x1b\[0m", re.DOTALL)


class Piece(NamedTuple):
    """Some characters of one line that look alike and appear together."""

    line: int
    column: int
    step: int
    style: str
    text: str


class Paper(Console):
    """A console of a fixed width, with colours, whoever runs it and wherever."""

    def __init__(self, typist: io.StringIO, paper: io.StringIO) -> None:
        super().__init__(typist, paper)
        self.has_colour = True

    @property
    def width(self) -> int:
        return COLUMNS


class Typist(io.StringIO):
    """Types the prepared lines, which a terminal would echo; each line begins a new step."""

    def __init__(self, paper: io.StringIO) -> None:
        super().__init__()
        self.paper = paper
        self.lines = list(TYPED)
        self.starts: list[int] = []

    def isatty(self) -> bool:
        return True

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        self.starts.append(self.paper.tell())
        if not self.lines:
            return ""
        line = self.lines.pop(0)
        self.paper.write(f"{_typed(line)}\n")
        return f"{line}\n"


def _typed(line: str) -> str:
    return f"\x1b[{TYPED_COLOUR}m{line}\x1b[0m"


def played() -> list[str]:
    """What the terminal shows, cut where something is typed."""
    paper = io.StringIO()
    typist = Typist(paper)
    start = dealt(games.find("lunch-money"), [], None, {}, SEED)
    with TemporaryDirectory() as folder:
        begin(start, Paper(typist, paper), Speech(), Path(folder), None).play()
    shown = paper.getvalue()
    starts = [0, *typist.starts]
    steps = [shown[start:end] for start, end in pairwise(starts)]
    steps[0] = f"$ {_typed(COMMAND)}\n{steps[0]}"
    return steps


def pieces(steps: list[str]) -> list[Piece]:
    """The text cut into pieces of one style each."""
    found: list[Piece] = []
    line = column = 0
    for step, text in enumerate(steps):
        for style, words in _styled(text):
            for number, part in enumerate(words.split("\n")):
                if number:
                    line, column = line + 1, 0
                if part.strip():
                    found.append(Piece(line, column, step, style, part))
                column += len(part)
    return found


def _styled(text: str) -> list[tuple[str, str]]:
    """The text as stretches of one style; the plain one has no name."""
    found: list[tuple[str, str]] = []
    at = 0
    for paint in _PAINTED.finditer(text):
        found += [("", text[at : paint.start()]), (paint[1], paint[2])]
        at = paint.end()
    return [*found, ("", text[at:])]


def drawn() -> str:
    """The picture."""
    steps = played()
    shown = pieces(steps)
    width = round(COLUMNS * CHARACTER + 2 * MARGIN)
    height = (shown[-1].line + 1) * LINE + 2 * MARGIN
    drawing = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img">',
        "<title>The first turns of a game of Lunch Money in a terminal</title>",
        "<style>",
        "text{font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;fill:#d0d7de}",
        *[f".c{code}{{{style}}}" for code, style in COLOURS.items()],
        "@keyframes appear{from{visibility:hidden}to{visibility:visible}}",
        "@media (prefers-reduced-motion:no-preference){g{animation:appear .01s backwards}}",
        "</style>",
        f'<rect width="{width}" height="{height}" rx="8" fill="#161b22"/>',
    ]
    for step in range(len(steps)):
        drawing.append(f'<g style="animation-delay:{step * SECONDS_A_STEP:g}s">')
        drawing += [_text(piece) for piece in shown if piece.step == step]
        drawing.append("</g>")
    return "\n".join([*drawing, "</svg>\n"])


def _text(piece: Piece) -> str:
    text = piece.text.strip()
    x = MARGIN + (piece.column + piece.text.index(text)) * CHARACTER
    y = MARGIN + (piece.line + 1) * LINE - 5
    colour = f' class="c{piece.style}"' if piece.style else ""
    # A length for each piece keeps the columns straight whatever the font.
    return f'<text x="{x:.1f}" y="{y}" textLength="{len(text) * CHARACTER:.1f}"{colour}>{_spaced(text)}</text>'


def _spaced(text: str) -> str:
    """The text for a picture, where blanks in a row would be drawn as one."""
    return escape(text, quote=False).replace("  ", "\u00a0 ").replace("  ", "\u00a0 ")


def main() -> None:
    """Draw it anew."""
    argparse.ArgumentParser(
        prog="python -m tools.picture", description=f"Draw docs/images/{PICTURE.name} anew."
    ).parse_args()
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(drawn(), encoding="utf-8")
    print(f"{PICTURE.name}: {PICTURE.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
