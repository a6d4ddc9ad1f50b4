"""The rule books of all languages have the same parts, rulings, ids and numbers; what differs is named in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from pocketmoney.text import rulebook
from tools import rules_check
from tools.number_words import number_words
from tools.words import languages

RULINGS = 171

ENGLISH = """# A game

You begin with fifteen counters; see [house rules](house-rules.md).

**R1.** Healing brings you up to 15 counters (R7). With `heal-cap` = `none` there is no limit.

**R2.** A bid must beat 3.5 cl, and 1 cl has 10,000 microlitres.

- `free`: it costs nothing, neither counters nor cards.
- `pay-1`: it costs 1 counter for each of the three cards.

### heal-cap

Type `offer NAME` or `pass`.

### Coldcock · coldcock

Type: basic attack. Value: 4. Copies: 4.

### Kitchen 12.5 · kitchen-12.5

| Card | Type | Rent |
|---|---|---|
| Piledriver | specialty | 2.5 |
| 12.5 | none | 1 |
"""
SPANISH = """# Un juego

Empiezas con 15 contadores; mira las [reglas de la casa](house-rules.md).

**R1.** Al curarte llegas como mucho a quince contadores (R7). Con `heal-cap` = `none` no hay límite.

**R2.** Una puja debe superar 3,5 cl, y 1 cl tiene 10.000 microlitros.

- `free`: no cuesta nada, ni contadores ni cartas.
- `pay-1`: cuesta 1 contador por cada una de las tres cartas.

### heal-cap

Escribe `offer NOMBRE` o `pass`.

### Dormilón · coldcock

Tipo: ataque básico. Valor: 4. Copias: 4.

### Cocina 12.5 · kitchen-12.5

| Carta | Tipo | Renta |
|---|---|---|
| Martinete | especialidad | 2,5 |
| 12.5 | ninguno | 1 |
"""


def faults(tmp_path: Path, spanish: str) -> list[str]:
    for folder, text in ((tmp_path, ENGLISH), (tmp_path / "es", spanish)):
        folder.mkdir(exist_ok=True)
        (folder / "game.md").write_text(text, encoding="utf-8")
    return rules_check.faults("es", tmp_path)


def test_a_faithful_translation_has_no_difference(tmp_path: Path) -> None:
    assert faults(tmp_path, SPANISH) == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("**R2.** Una", "**R3.** Una"), "game.md: R2: missing"),
        (("**R2.** Una", "**R3.** Una"), "game.md: R3: English has no such part"),
        (("quince", "catorce"), "game.md: R1: number 15 is missing"),
        (("quince", "catorce"), "game.md: R1: number 14 is not in English"),
        (("(R7)", "(R8)"), "game.md: R1: ruling R7 is missing"),
        (("`none`", "`ninguno`"), "game.md: R1: name in backticks ninguno is not in English"),
        (("3,5 cl", "5,3 cl"), "game.md: R2: block 1: number 3.5 is missing"),
        (("3,5 cl", "3.5 cl"), "game.md: R2: block 1: 3.5 is written with a point, not with a comma"),
        (("10.000", "1000"), "game.md: R2: block 1: number 10000 is missing"),
        (("las tres cartas", "las cartas"), "game.md: R2: block 2: item 2: number 3 is missing"),
        (("- `pay-1`", "  `pay-1`"), "game.md: R2: block 2: 1 items, in English 2"),
        (("### heal-cap", "### curarse"), "game.md: `heal-cap`: missing"),
        (("### Dormilón", "#### Dormilón"), "game.md: `coldcock`: heading of level 4, in English 3"),
        (
            ("### Dormilón", "### Frío"),
            "game.md: `coldcock`: 'Frío' for 'Coldcock'; the catalogue says 'Dormilón'",
        ),
        (
            ("Cocina 12.5 ·", "Cocina 12,5 ·"),
            "game.md: `kitchen-12.5`: the heading is 'Cocina 12,5', in English 'Kitchen 12.5': the number stays",
        ),
        (
            ("| Martinete", "| Taladro"),
            "game.md: `kitchen-12.5`: row 3: 'Taladro' for 'Piledriver'; the catalogue says 'Martinete'",
        ),
        (("| 2,5 |", "| 2.5 |"), "game.md: `kitchen-12.5`: row 3: 2.5 is written with a point, not with a comma"),
        (("| 12.5 |", "| 12,5 |"), "game.md: `kitchen-12.5`: row 4: kitchen 12,5, in English 12.5"),
        (("| 1 |", "|"), "game.md: `kitchen-12.5`: row 4: 2 columns, in English 3"),
        (("(house-rules.md)", "(reglas.md)"), "game.md: heading 1: link house-rules.md is missing"),
        (
            ("no cuesta nada, ni contadores ni cartas", "it costs nothing, neither counters nor cards"),
            "game.md: R2: the same words as in en: - `free`: it costs nothing",
        ),
        (
            ("Con `heal-cap` = `none` no hay límite", "The cap and your limit with `heal-cap` = `none` which is gone"),
            "game.md: R1: looks like English",
        ),
        (
            ("Escribe `offer NOMBRE` o `pass`.\n", "Escribe `offer NOMBRE` o `pass`.\n\nY nada más.\n"),
            "game.md: `heal-cap`: 2 paragraphs, lists and tables, in English 1",
        ),
    ],
)  # fmt: skip
def test_a_difference_is_named_with_file_part_and_value(tmp_path: Path, change: tuple[str, str], fault: str) -> None:
    before, after = change
    assert before in SPANISH
    found = faults(tmp_path, SPANISH.replace(before, after, 1))
    assert [line for line in found if line.startswith(fault)], found


def test_parts_in_another_order_are_named(tmp_path: Path) -> None:
    before, first, rest = SPANISH.partition("**R1.**")
    ruling, second, after = rest.partition("**R2.**")
    moved, heading, end = after.partition("### heal-cap")
    found = faults(tmp_path, before + second + moved + first + ruling + heading + end)
    assert found == ["game.md: R2: stands where English has R1"]


def test_a_missing_file_and_a_superfluous_one_are_named(tmp_path: Path) -> None:
    assert faults(tmp_path, SPANISH) == []
    (tmp_path / "es" / "game.md").rename(tmp_path / "es" / "juego.md")
    assert rules_check.faults("es", tmp_path) == ["game.md: missing", "juego.md: English has no such file"]


@pytest.mark.parametrize("language", languages())
def test_a_language_has_the_whole_rule_book(language: str) -> None:
    assert rules_check.faults(language) == []


@pytest.mark.parametrize("language", languages())
def test_every_ruling_is_given_in_its_language(language: str) -> None:
    """None of them falls back to English."""
    for number in range(1, RULINGS + 1):
        own, english = rulebook.ruling(number, language), rulebook.ruling(number)
        assert own is not None and own.startswith(f"R{number}. ")
        assert own != english


def test_the_tool_prints_what_a_language_lacks(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_check.main(["nowhere"]) == 1
    printed = capsys.readouterr().out.splitlines()
    assert "nowhere/brawl.md: missing" in printed
    assert printed[-1] == "nowhere: 5 differences"


@pytest.mark.parametrize(
    ("language", "text", "numbers"),
    [
        ("en", "Twenty-eight deeds, four hundred throws, three-sided, one or two", [28, 400]),
        ("es", "Veintiocho títulos, treinta y dos cajas, cuatrocientos tiros, un par", [28, 32, 400]),
        ("de", "Dreimal gewürfelt, achtundzwanzig Karten, vierhundert, das Achte", [3, 28, 400]),
        ("da", "Otteogtyve skøder, tre kasser, fire hundrede kast, tres", [28, 3, 400, 60]),
        ("nl", "drie kaarten", []),
    ],
)
def test_numbers_in_words_are_numbers(language: str, text: str, numbers: list[int]) -> None:
    assert number_words(text, language) == numbers
