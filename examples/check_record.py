"""Check play records: make every move again and check every claim.

python examples/check_record.py tonight.play yesterday.play
"""

from __future__ import annotations

import sys

from pocketmoney import ClaimFailed, InvalidInput, Match


def main(files: list[str]) -> int:
    """Print how each record ends or what is wrong with it; return 1 if any is wrong."""
    wrong = 0
    for file in files:
        try:
            match = Match.from_record(file)
        except (ClaimFailed, InvalidInput) as fault:
            print(fault)
            wrong = 1
        else:
            ends = f"{match.winner} has won" if match.winner else f"it is {match.turn}'s turn"
            print(f"{file}: {len(match.moves)} moves, every claim holds; {ends}")
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
