"""Where the command begins. Asking for the version must not wait for everything else to load."""

from __future__ import annotations

import sys


def main() -> int:
    """Say the version, or run the command line."""
    if sys.argv[1:] in (["--version"], ["-V"]):
        from pocketmoney.version import told

        print(told())
        return 0
    from pocketmoney.cli import main as run

    return run()
