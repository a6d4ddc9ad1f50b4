"""Every promise of the threat model names tests that exist."""

from __future__ import annotations

import re

from tests.repository import ROOT, text_of

PAGE = ROOT / "docs" / "explanation" / "threat-model.md"
CITED = re.compile(r"`(tests/[\w/]+\.py)` `(test_\w+)`")


def test_every_promise_is_held_by_tests_that_exist() -> None:
    _, _, table = text_of(PAGE).partition("## What we promise")
    rows = [line for line in table.partition("\n## ")[0].splitlines() if line.startswith("| ")][1:]
    assert len(rows) > 10
    for row in rows:
        cited = CITED.findall(row)
        assert cited, row
        for file, name in cited:
            assert f"def {name}(" in text_of(ROOT / file), f"{file} has no {name}"
