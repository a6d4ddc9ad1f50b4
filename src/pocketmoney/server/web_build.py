"""Which build of the web client lies in this package, or why there is none."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Final

from pocketmoney.version import Reason, noted_reason

FILE: Final = "build.txt"  # written by web/tools/shell.ts
NOTE: Final = "no-client.txt"  # written by the build hook: a key, and below it the reason in English


def folder() -> Path:
    """Return where the client lies, if it was built."""
    return Path(str(resources.files("pocketmoney.server") / "site"))


def build_of_client() -> str:
    """The mark that the build has set; empty where there is no client."""
    file = folder() / FILE
    return file.read_text(encoding="utf-8").strip() if file.is_file() else ""


def missing_reason() -> Reason | None:
    """Return why browsers cannot join; None if they can."""
    if (folder() / "index.html").is_file():
        return None
    return noted_reason(folder().with_name(NOTE), "it was not built in the source tree")
