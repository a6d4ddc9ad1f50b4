"""What goes on at a table: people gather, a game runs, a game has ended."""

from __future__ import annotations

from typing import Final

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"
