"""One table: seats, clocks, windows, talk, ledger, log. Messages in, messages out, time and chance passed in."""
