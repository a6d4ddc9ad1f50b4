"""The parts of a running server that the API and the command use."""

from __future__ import annotations

from typing import Any

from pocketmoney.server.connections import Connections
from pocketmoney.server.metrics import Metrics
from pocketmoney.server.rate_limit import HOUR, MINUTE, SECOND, AddressRateLimit, RateLimit
from pocketmoney.server.recent_replays import RecentReplays
from pocketmoney.server.review_worker import Reviewer, ReviewWorker
from pocketmoney.server.settings import Settings
from pocketmoney.server.table_queries import TableQueries
from pocketmoney.server.table_registry import TableRegistry
from pocketmoney.server.worker_pool import REPLAYS, WorkerPool


class ServerContext:
    """What all endpoints share."""

    def __init__(
        self,
        settings: Settings,
        registry: TableRegistry,
        connections: Connections,
        metrics: Metrics,
        reviewer: Reviewer | None = None,
    ) -> None:
        self.settings = settings
        self.registry = registry
        self.connections = connections
        self.replayers = WorkerPool(registry.loop, workers=1, niceness=REPLAYS)  # so bots never wait for replays
        self.queries = TableQueries(registry, connections)
        self.metrics = metrics
        limits = settings.limits
        self.requests = AddressRateLimit(RateLimit(limits.requests_per_second, SECOND, limits.request_burst))
        self.makers = AddressRateLimit(RateLimit(limits.tables_per_address, HOUR))
        self.replays = AddressRateLimit(RateLimit(limits.replays_per_address, MINUTE))
        self.recent_replays: RecentReplays[Any] = RecentReplays()  # as responses that are ready to be sent
        self.review_worker = ReviewWorker(reviewer)
        self.is_ready = False  # every table that was open has been taken up again
