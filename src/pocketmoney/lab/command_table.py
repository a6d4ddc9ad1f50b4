"""The commands of the lab, by their words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pocketmoney.lab.commands import compare_command, sim_command, tournament_command
from pocketmoney.lab.review_command import review_command
from pocketmoney.text.speech import Speech

COMMANDS: Final[dict[str, Callable[[list[str], Speech], int]]] = {
    "sim": sim_command,
    "compare": compare_command,
    "tournament": tournament_command,
    "review": review_command,
}
