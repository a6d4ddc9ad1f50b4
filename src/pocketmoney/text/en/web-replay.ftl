# Replays: looking at a game again, and playing on from a moment of it.

problem-no-such-moment = there is no moment { $step } in this game; the last one is { $most }
problem-record-fails = this does not hold here: { $claimed }
problem-record-too-long = this record takes too long to be played again here
problem-verify-continued = this game began with { $moves } moves of an earlier one, so there was no fresh deal that could be checked

refusal-continue-no-seat = There are only { $seats } seats in that game.
refusal-continue-over = The game is over at that moment; go back a little.
refusal-continue-out = { $name } is out at that moment; take another seat, or go back a little.
