"""Check play records: every move is made again, and every claim is looked at.

python examples/check_record.py tonight.play yesterday.play
"""

from __future__ import annotations

import sys

from pocketmoney import ClaimFailed, InvalidInput, Match


def main(files: list[str]) -> int:
    """Say of each record how it ends, or what is wrong with it; 1 if anything is."""
    wrong = 0
    for file in files:
        try:
            match = Match.from_record(file)
        except (ClaimFailed, InvalidInput) as fault:
            print(fault)
            wrong = 1
        else:
            ends = f"{match.winner} has won" if match.winner else f"{match.turn} is on turn"
            print(f"{file}: {len(match.moves)} moves, every claim holds; {ends}")
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
