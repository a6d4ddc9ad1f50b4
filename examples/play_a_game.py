"""Play Beer Money against two bots: type the number of a move, or a move such as `discard block grab`.

    python examples/play_a_game.py

At the end of input a bot takes over for you.
"""

from __future__ import annotations

from pocketmoney import IllegalMove, InvalidInput, Match

BOTS = {"Ben": "fair", "Cat": "grudge"}


def typed(match: Match) -> str | None:
    """Show the table and return the move that you type; None at the end of input."""
    view = match.view("Ann")
    for player in view.players.values():
        print(f"  {player.name}: {player.counters} counters, {player.cards} cards")
    print("  You hold:", ", ".join(view.hand))
    moves = [move for move in match.legal_moves("Ann") if not move.startswith("discard")]
    for number, move in enumerate(moves, 1):
        print(f"  {number} {move}")
    try:
        answer = input("Your move: ")
    except EOFError:
        return None
    return moves[int(answer) - 1] if answer.isdigit() and 0 < int(answer) <= len(moves) else answer


def main() -> None:
    """Play one game."""
    match = Match("beer-money", ["Ann", "Ben", "Cat"], seed=27)
    shown = 0
    while match.play(BOTS) == "Ann":
        story = match.story("Ann")
        print("", *story[shown:], sep="\n")
        shown = len(story)
        move = typed(match)
        if move is None:
            match.play("fair")
            break
        try:
            match.push(move, by="Ann")
        except (IllegalMove, InvalidInput) as refused:
            print(refused)
    print("", *match.story("Ann")[shown:], sep="\n")


if __name__ == "__main__":
    main()
