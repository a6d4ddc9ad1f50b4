"""The web client: whether it was built into the package, and all of its files are there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from pocketmoney.doctor.finding import Finding, fine, note
from pocketmoney.doctor.installation import install_again
from pocketmoney.server import web_build

# Both name what they load: the page its script and style, the worker everything that it keeps for later.
NAMING: Final = ("index.html", "worker.js")
_NAMED: Final = re.compile(r"""["'`]/((?:assets/)?[\w-][\w.-]*\.\w+)["'`]""")


def check_client() -> Finding:
    """Return whether browsers can join."""
    reason = web_build.missing_reason()
    if reason is not None:
        return note("client", "doctor-client-missing", why=reason.key, detail=reason.phrase, again=install_again())
    missing = missing_files(web_build.folder())
    if missing:
        return note("client", "doctor-client-incomplete", file=missing[0], count=len(missing), again=install_again())
    return fine("client", "doctor-client-fine", build=web_build.build_of_client())


def missing_files(site: Path) -> list[str]:
    """Return the files that the page or its worker name and that are not there."""
    named = set(NAMING)
    for each in NAMING:
        if (site / each).is_file():
            named |= set(_NAMED.findall((site / each).read_text(encoding="utf-8")))
    return sorted(name for name in named if not (site / name).is_file())
