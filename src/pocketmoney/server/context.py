"""The parts of a running server, as the API and the command know them."""

from __future__ import annotations

from pocketmoney.server.connections import Lobby
from pocketmoney.server.metrics import Figures
from pocketmoney.server.rate_limit import (
    HOUR,
    MINUTE,
    PerAddress,
    Rate,
)
from pocketmoney.server.review_worker import Reviewer, Reviewing
from pocketmoney.server.settings import Settings
from pocketmoney.server.table_queries import Desk
from pocketmoney.server.table_registry import Hub


class Service:
    """What is shared by everything that answers requests."""

    def __init__(
        self, settings: Settings, hub: Hub, lobby: Lobby, figures: Figures, reviewer: Reviewer | None = None
    ) -> None:
        self.settings = settings
        self.hub = hub
        self.lobby = lobby
        self.desk = Desk(hub, lobby)
        self.figures = figures
        self.makers = PerAddress(Rate(settings.limits.tables_per_address, HOUR))
        self.replays = PerAddress(Rate(settings.limits.replays_per_address, MINUTE))
        self.reviewing = Reviewing(reviewer)
        self.is_ready = False  # every table that was open has been taken up again
