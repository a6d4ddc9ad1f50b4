"""The figures of the server in the form that Prometheus reads."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from pocketmoney.server.metrics import BOUNDS, Histogram

if TYPE_CHECKING:
    from pocketmoney.server.context import ServerContext

COUNTED: Final = {
    "heard": "messages that came in",
    "said": "messages that went out",
    "entries": "entries of logs",
    "appends": "times that entries went to the store",
    "batches": "batches in which the store wrote them",
    "made": "tables made",
    "resumed": "tables taken up from their logs",
    "deleted": "tables deleted",
    "broken": "tables dropped because of a fault",
    "slow": "sockets dropped because they did not read",
    "dead": "sockets dropped because they no longer answered",
}


# Published names stay, so that dashboards do.
ATTRIBUTES: Final = {"heard": "received", "said": "sent"}


class Reader(Collector):
    """Reads the figures when they are asked for."""

    def __init__(self, service: ServerContext) -> None:
        self._service = service

    def collect(self) -> Iterator[Metric]:
        service, metrics = self._service, self._service.metrics
        yield GaugeMetricFamily("pocketmoney_tables", "tables that are open", len(service.registry.codes))
        yield GaugeMetricFamily("pocketmoney_tables_in_memory", "tables in memory", len(service.registry.live_tables))
        yield GaugeMetricFamily("pocketmoney_sockets", "open sockets", service.connections.sockets)
        for gauge in service.queries.gauges():
            family = GaugeMetricFamily(gauge.name, gauge.words, labels=[gauge.label] if gauge.label else [])
            for label, value in gauge.values.items():
                family.add_metric([label] if gauge.label else [], value)
            yield family
        for name, words in COUNTED.items():
            yield CounterMetricFamily(f"pocketmoney_{name}", words, getattr(metrics, ATTRIBUTES.get(name, name)))
        refused = CounterMetricFamily("pocketmoney_refused", "what was refused, by reason", labels=["key"])
        for key, times in metrics.refused.items():
            refused.add_metric([key], times)
        yield refused
        yield _histogram("pocketmoney_move_seconds", "from hearing a command to telling of it", metrics.moves)
        yield _histogram("pocketmoney_commit_seconds", "from handing a batch to the store to durable", metrics.commits)


def _histogram(name: str, words: str, spread: Histogram) -> Metric:
    buckets: list[tuple[str, float]] = []
    so_far = 0
    for bound, count in zip([*map(str, BOUNDS), "+Inf"], spread.counts, strict=True):
        so_far += count
        buckets.append((bound, so_far))
    return HistogramMetricFamily(name, words, buckets=buckets, sum_value=spread.total)


@cache
def _registry(service: ServerContext) -> CollectorRegistry:
    registry = CollectorRegistry()
    registry.register(Reader(service))
    return registry


def exposition(service: ServerContext) -> bytes:
    """Everything, as text."""
    return generate_latest(_registry(service))
