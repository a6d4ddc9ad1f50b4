"""Which version this is, and which build of the rules it runs."""

from __future__ import annotations

from importlib.util import find_spec

from pocketmoney import __version__


def told() -> str:
    """One line, made without a catalogue: it must be there at once."""
    rules = find_spec("pocketmoney.core.action")
    build = "pure" if rules is None or str(rules.origin).endswith(".py") else "compiled"
    return f"pocketmoney {__version__} ({build})"
