"""Pictures of every view at three sizes, by day and by night: `python -m tools.screenshots [view ...]`.

They go into build/screenshots, and are taken of real games that pages and bots play, and of records; look at them after
a change of what the client shows.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.browser.browser import browsing, serving
from tools.screenshots import cards, moments, shell, tietgen
from tools.screenshots.camera import SIZES, Camera, Scheme

FOLDER: Final = Path(__file__).resolve().parents[2] / "build" / "screenshots"
SCHEMES: Final[tuple[Scheme, ...]] = ("dark", "light")
VIEWS: Final[dict[str, Callable[[Camera, str], None]]] = {
    "start": shell.start,
    "lobby": shell.lobby,
    "lesson": shell.lesson,
    "shared": shell.shared,
    "faults": shell.faults,
    "replay": shell.replay,
    "lunch": cards.lunch,
    "beer": cards.beer,
    "full": cards.full,
    "chain": cards.chain,
    "tietgen": tietgen.building,
    "owner": tietgen.owner,
    "companion": tietgen.companion,
}


def main() -> None:
    """Take the pictures that were asked for."""
    asked = argparse.ArgumentParser(prog="python -m tools.screenshots", description="Pictures of the web client.")
    asked.add_argument("views", nargs="*", metavar="view", help=f"of {', '.join(VIEWS)}; all of them if none is named")
    asked.add_argument("--readme", action="store_true", help="draw the pictures in docs/images anew, and nothing else")
    asked.add_argument("--moments", action="store_true", help="draw the twelve moments in docs anew, and nothing else")
    asked.add_argument(
        "--sizes", nargs="+", choices=list(SIZES), default=list(SIZES), help="all of them if none is named"
    )
    asked.add_argument("--schemes", nargs="+", choices=SCHEMES, default=list(SCHEMES), help="both if none is named")
    asked.add_argument("--language", default="en", help="of the pages that are not driven by words afterwards")
    asked.add_argument("--folder", type=Path, default=FOLDER, help="where they go (%(default)s)")
    given = asked.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as url, browsing() as browser:
        camera = Camera(browser, given.folder, sizes=given.sizes, schemes=given.schemes, language=given.language)
        if given.moments:
            moments.write_page(moments.moments(camera, url))
            return
        if given.readme:
            cards.readme(camera, url)
            return
        for view in given.views or VIEWS:
            VIEWS[view](camera, url)
            print(f"{view}: {camera.taken} pictures so far")
    print(f"pictures: {given.folder}")


if __name__ == "__main__":
    main()
