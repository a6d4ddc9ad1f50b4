"""Every ruling has its document, the code that obeys it, and the test or record that proves it."""

from __future__ import annotations

import pytest

from tests import rulings
from tests.rulings import RULINGS, WITHOUT_CODE


def lacking() -> list[str]:
    """What is missing, ruling by ruling."""
    places = [
        ("document in docs/rules", rulings.in_documents(), set()),
        ("code that cites it", rulings.in_code(), set(WITHOUT_CODE)),
        ("test or record", rulings.in_tests(), set()),
    ]
    return [
        f"R{number}: no {place}"
        for number in RULINGS
        for place, found, excused in places
        if number not in found | excused
    ]


def test_every_ruling_has_its_document_its_code_and_its_test() -> None:
    missing = lacking()
    assert not missing, "\n" + "\n".join(missing)


def test_only_rulings_that_exist_are_cited() -> None:
    cited = rulings.in_documents() | rulings.in_code() | rulings.in_tests()
    assert cited <= set(RULINGS)


def test_rulings_that_no_code_can_obey_are_few_and_have_a_reason() -> None:
    assert set(WITHOUT_CODE) <= set(RULINGS)
    assert all(reason.endswith(".") for reason in WITHOUT_CODE.values())
    assert len(WITHOUT_CODE) < 5


@pytest.mark.parametrize(("text", "numbers"), [
    ("Nothing.", set()),
    ("Cap 15 (R7).", {7}),
    ("(R1, R3)", {1, 3}),
    ("(R26 to R29, R31)", {26, 27, 28, 29, 31}),
    ("R1660 and XR12 are none", set()),
])  # fmt: skip
def test_a_text_cites_single_rulings_and_ranges(text: str, numbers: set[int]) -> None:
    assert rulings.cited(text) == numbers
