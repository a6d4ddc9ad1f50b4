"""The flags of `pocketmoney serve` that make a server one node of several; without them nothing of that is loaded."""

from __future__ import annotations

import socket
import ssl
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pocketmoney.core.problem import Problem
from pocketmoney.server.settings import Settings, read_number

if TYPE_CHECKING:
    from argparse import Namespace

    from pocketmoney.server.review_worker import Reviewer
    from pocketmoney.server.server import Server
    from pocketmoney.store.nats.settings import ClusterSettings

FLAGS: Final = (
    "cluster", "cluster-name", "cluster-creds", "cluster-ca", "cluster-replicas", "cluster-lease", "cluster-bytes",
    "archive",
)  # fmt: skip

NO_ARCHIVE: Final = "off"


class ClusterFlags:
    """The cluster to join, and where finished games are put."""

    def __init__(self, cluster: ClusterSettings, archive: Path | None) -> None:
        self._cluster = cluster
        self._archive = archive

    async def server(
        self, settings: Settings, port: int, reviewer: Reviewer | None, context: ssl.SSLContext | None
    ) -> Server:
        """A node that listens on that port."""
        from pocketmoney.server.cluster.server import ClusterServer
        from pocketmoney.store.nats.cluster import open_cluster

        name = f"{socket.gethostname()}:{port}"
        return ClusterServer(settings, await open_cluster(self._cluster), self._archive, name, reviewer, context)


def read_joining(read: Namespace, data: Path) -> ClusterFlags | None:
    """What the flags say about a cluster, if they do."""
    if read.cluster is None:
        for flag in FLAGS:
            if getattr(read, flag.replace("-", "_")) is not None:
                raise Problem("flag-needs-cluster", {"flag": f"--{flag}"})
        return None
    from pocketmoney.store.nats.connection import check_extra
    from pocketmoney.store.nats.settings import LEASE, NAME, ClusterSettings, checked_name, read_urls

    check_extra()
    cluster = ClusterSettings(
        urls=read_urls(read.cluster),
        name=checked_name(read.cluster_name or NAME),
        creds=Path(read.cluster_creds) if read.cluster_creds is not None else None,
        ca=Path(read.cluster_ca) if read.cluster_ca is not None else None,
        replicas=read_number(read.cluster_replicas, "--cluster-replicas", 0),
        lease=max(1, read_number(read.cluster_lease, "--cluster-lease", LEASE)),
        most_bytes=read_number(read.cluster_bytes, "--cluster-bytes", 0),
    )
    return ClusterFlags(cluster, None if read.archive == NO_ARCHIVE else Path(read.archive or data / "archive"))
