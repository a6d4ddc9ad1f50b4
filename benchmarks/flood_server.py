"""`pocketmoney serve` to which only 127.0.0.1 is this machine, so that the rest of 127.0.0.0/8 are strangers.

A server believes and does not count its own machine, which may be a proxy. A flood that stays on this machine would
meet no limit then.
"""

from __future__ import annotations

import sys
from ipaddress import ip_network

from pocketmoney.server import client_address
from pocketmoney.start import main

if __name__ == "__main__":
    client_address.LOOPBACK = (ip_network("127.0.0.1/32"),)  # type: ignore[assignment, misc]
    sys.exit(main())
