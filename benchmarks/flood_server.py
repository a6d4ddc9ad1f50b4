"""`pocketmoney serve` to which only 127.0.0.1 is this machine, so that the rest of 127.0.0.0/8 are strangers.

A server believes and does not count its own machine, which may be a proxy. A flood that stays on this machine would
meet no limit then.
"""

from __future__ import annotations

import argparse
import sys
from ipaddress import ip_network

from pocketmoney.server import client_address
from pocketmoney.start import main

if __name__ == "__main__":
    words = argparse.ArgumentParser(
        prog="python -m benchmarks.flood_server", description="A server for benchmarks.flood"
    )
    words.add_argument("command", choices=["serve"], help="with the flags of `pocketmoney serve`")
    words.parse_known_args()
    client_address.LOOPBACK = (ip_network("127.0.0.1/32"),)  # type: ignore[assignment, misc]
    sys.exit(main())
