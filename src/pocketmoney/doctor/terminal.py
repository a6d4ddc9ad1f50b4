"""The terminal: whether it can show every letter of our languages."""

from __future__ import annotations

import codecs
import sys

from pocketmoney.doctor.finding import Finding, fine, note


def check_terminal() -> Finding:
    """Return which letters the output can show."""
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    if codecs.lookup(encoding).name != "utf-8":
        return note("terminal", "doctor-terminal-letters", encoding=encoding)
    return fine("terminal", "doctor-terminal-fine", encoding="UTF-8")
