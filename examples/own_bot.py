"""A bot of ten lines: it hits the player with the most counters and defends itself whenever it can.

python examples/own_bot.py
"""

from __future__ import annotations

from pocketmoney import Match

GAMES = 40


def leveller(match: Match, name: str) -> str | None:
    """Return the move of that player."""
    moves = match.legal_moves(name)
    players = match.view(name).players
    attacks = [move for move in moves if ">" in move]
    if attacks:
        return max(attacks, key=lambda move: players[move.partition(" > ")[2]].counters)
    answers = [move for move in moves if move not in ("take", "pass") and not move.startswith("discard")]
    return answers[0] if answers else moves[-1]


def main() -> None:
    """Play it against two bots of the package, in every seat."""
    wins = 0
    for seed in range(GAMES):
        names = ["Ben", "Cat"]
        names.insert(seed % 3, "Me")
        match = Match("lunch-money", names, seed=seed)
        match.play({"Me": leveller, "Ben": "random", "Cat": "random"})
        wins += match.winner == "Me"
    print(f"The bot of ten lines won {wins} of {GAMES} games against two random bots.")


if __name__ == "__main__":
    main()
