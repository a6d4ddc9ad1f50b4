"""Write tests/table/transcripts and views, refusals, outcomes and golden games of tests/games anew, after a change.

Usage: python -m tools.transcripts [NAME ...]. Look at the differences before you commit them.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tests.games import chance, moments, outcomes, refusals
from tests.table.transcript import paths, played_again


def main() -> None:
    """Play everything again and write what comes out."""
    parser = argparse.ArgumentParser(prog="python -m tools.transcripts", description="Write the transcripts anew.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these; all of them if none is named")
    names = parser.parse_args().names
    for path in paths():
        if not names or path.stem in names:
            put(path, played_again(path.read_text(encoding="utf-8")))
    for folder in moments.folders():
        if not names or folder in names:
            put(moments.file_of(folder), moments.written(folder, moments.moments(folder) + moments.missing(folder)))
            put(refusals.file_of(folder), refusals.written(folder))
            put(outcomes.file_of(folder), outcomes.written(folder))
    for case in chance.GOLDEN:
        if not names or case.name in names:
            put(chance.file_of(case), chance.written(case))


def put(path: Path, text: str) -> None:
    """Write a file that has changed, and name it."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
        print(path.stem)


if __name__ == "__main__":
    main()
