"""The words for the default bot, in a module of their own so that using them loads no bots."""

from __future__ import annotations

from typing import Final

ANY_BOT: Final = "bot"  # seats a bot of the default level
DEFAULT_LEVEL: Final = "fair"
