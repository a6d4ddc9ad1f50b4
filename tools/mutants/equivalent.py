"""Mutants that no test can kill because they change nothing that can be observed, each with the reason."""

from __future__ import annotations

import tomllib
from pathlib import Path

LIST = Path(__file__).with_name("equivalent.toml")


def read() -> dict[tuple[str, str, str, str], str]:
    """Return the reasons by what names a mutant when lines move."""
    rows = tomllib.loads(LIST.read_text(encoding="utf-8")).get("equivalent", [])
    return {(row["file"], row["function"], row["original"], row["mutated"]): row["why"] for row in rows}
