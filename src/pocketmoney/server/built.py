"""Which build of the web client lies in this package."""

from __future__ import annotations

from importlib import resources
from typing import Final

FILE: Final = "build.txt"  # written by web/tools/shell.ts


def build_of_client() -> str:
    """The mark that the build has set; empty where there is no client."""
    file = resources.files("pocketmoney.server") / "site" / FILE
    return file.read_text(encoding="utf-8").strip() if file.is_file() else ""
