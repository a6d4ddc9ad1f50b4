"""What every game stands on: frames, the play loop, randomness, refusals, records. No card is known here."""
