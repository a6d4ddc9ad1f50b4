"""Write tests/table/transcripts anew, after a change of what a table answers.

Usage: python -m tools.transcripts [NAME ...]. Look at the differences before you commit them.
"""

from __future__ import annotations

import argparse

from tests.table.transcript import paths, played_again


def main() -> None:
    """Play every transcript again and write what comes out."""
    parser = argparse.ArgumentParser(prog="python -m tools.transcripts", description="Write the transcripts anew.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these; all of them if none is named")
    names = parser.parse_args().names
    for path in paths():
        if not names or path.stem in names:
            before = path.read_text(encoding="utf-8")
            after = played_again(before)
            if after != before:
                path.write_text(after, encoding="utf-8")
                print(path.stem)


if __name__ == "__main__":
    main()
