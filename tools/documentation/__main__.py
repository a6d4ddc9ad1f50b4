"""Build the documentation site strictly: `python -m tools.documentation`, in build/docs/site.

It runs in an environment of its own with the packages of requirements/docs.txt; `make docs` makes that.
"""

from __future__ import annotations

import argparse
import subprocess
import sys

from tools.documentation import pages

FOLDER = pages.ROOT / "build" / "docs"


def main() -> int:
    """Gather the pages and build the site; return the exit code."""
    argparse.ArgumentParser(
        prog="python -m tools.documentation", description="Build the documentation site strictly in build/docs/site."
    ).parse_args()
    try:
        pages.gather(FOLDER / "pages")
    except pages.StrayLink as fault:
        print(fault, file=sys.stderr)
        return 1
    build = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    return subprocess.run(build, cwd=pages.ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
