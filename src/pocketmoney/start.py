"""Where the command begins. Asking for the version must not wait for everything else to load.

Older Pythons can read this file, too, so that they say what is wrong in a sentence.
"""

import sys

OLDEST = (3, 11)


def main() -> int:
    """Say the version, or run the command line."""
    if sys.version_info < OLDEST:
        print(too_old(), file=sys.stderr)
        return 2
    if sys.argv[1:] in (["--version"], ["-V"]):
        from pocketmoney.version import version_line

        print(version_line())
        return 0
    from pocketmoney.cli import main as run

    return run()


def too_old() -> str:
    """Return what is said by a Python that cannot run the rest."""
    wanted = ".".join(map(str, OLDEST))
    version = ".".join(map(str, sys.version_info[:3]))
    return f"pocketmoney: this is Python {version}; install Python {wanted} or newer and run Pocket Money with that"
