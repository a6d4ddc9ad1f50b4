"""The rule book gives out rulings, cards and games as plain text, from sources and when installed."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pocketmoney.text import rulebook
from tests.repository import PACKAGE, ROOT

SAMPLE = """# A game

Some **bold** words, some `code`, and a [link](other.md)
that goes on.

**R1.** First ruling,
in two lines.

- `one`: first
  and more
- `two`: second

**R2.** Second ruling.

## Cards

**R3.** Third ruling.

More of the third.

### Left Hook · left-hook

Type: basic attack.

| Card | Copies |
|---|---|
| Hook | 4 |
| **Jab** | 10 |
"""


SPANISH = """# Un juego

**R1.** Primera regla.

**R3.** Tercera regla.

## Cartas

### Gancho de izquierda · left-hook

Tipo: ataque básico.
"""
HOUSE = """# House rules

Some words.

## Healing

### heal-cap

Ruling: R7.

- `15`: the cap.
"""


@pytest.fixture
def wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed package whose rules are the sample."""
    rules = tmp_path / "rules_text"
    rules.mkdir()
    (rules / "brawl.md").write_text(SAMPLE, encoding="utf-8")
    (rules / "lunch-money.md").write_text("# Lunch\n\n**R4.** Last ruling.\n", encoding="utf-8")
    (rules / "es").mkdir()
    (rules / "es" / "brawl.md").write_text(SPANISH, encoding="utf-8")
    (rules / "notes.txt").write_text("not a rule", encoding="utf-8")
    monkeypatch.setattr("importlib.resources.files", lambda package: tmp_path)
    return tmp_path


def test_every_ruling_can_be_read() -> None:
    for number in range(1, 172):
        text = rulebook.ruling(number)
        assert text is not None
        assert text.startswith(f"R{number}. ")
        assert text.endswith(".")


@pytest.mark.parametrize("number", [0, 172, -1])
def test_a_ruling_that_does_not_exist_is_nothing(number: int) -> None:
    assert rulebook.ruling(number) is None


def test_a_card_begins_with_its_name_and_numbers() -> None:
    text = rulebook.card("poke-in-the-eye")
    assert text is not None
    assert text.startswith("Poke in the Eye\n\nType: specialty. Value: 1. Copies: 4.\n\n")


@pytest.mark.parametrize("card_id", ["in-the-eye", "eye", "", "· jab", "Jab", "wedgie"])
def test_a_card_that_does_not_exist_is_nothing(card_id: str) -> None:
    assert rulebook.card(card_id) is None


def test_a_space_begins_with_its_name_and_numbers() -> None:
    text = rulebook.space("kitchen-12.1")
    assert text is not None
    assert text.startswith("Kitchen 12.1\n\nSpace 8. Group: light blue, with 10.1 and 14.1. Price: 5 cl. ")


def test_spaces_that_are_alike_share_an_entry() -> None:
    assert rulebook.space("mail-2") == rulebook.space("mail-36")
    assert len(rulebook.spaces()) == 40


def test_a_card_is_no_space_and_a_space_no_card() -> None:
    assert rulebook.space("jab") is None
    assert rulebook.card("go") is None
    assert rulebook.space("") is None


@pytest.mark.parametrize("name", list(rulebook.GAMES))
def test_a_game_is_the_shared_rules_and_its_own_without_markup(name: str) -> None:
    text = rulebook.game(name)
    assert ("\nR1. " in text) is (name != "tietgen")
    assert ("\nR41. " in text) is (name == "lunch-money")
    assert ("\nR79. " in text) is (name == "beer-money")
    assert ("\nR115. " in text) is (name == "tietgen")
    assert not re.search(r"\*\*|`|^#|^\||\]\(", text, re.MULTILINE)


def test_tables_fit_on_a_narrow_page() -> None:
    for name in rulebook.GAMES:
        columns = [line for line in rulebook.game(name).splitlines() if "  " in line]
        assert columns
        assert max(len(line) for line in columns) <= 90


def test_an_unknown_game_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        rulebook.game("tiddlywinks")


def test_the_files_are_those_of_the_repository() -> None:
    assert rulebook.files() == sorted(path.name for path in (ROOT / "docs" / "rules").glob("*.md"))


@pytest.mark.usefixtures("wheel")
def test_an_installed_package_reads_its_own_rules() -> None:
    assert rulebook.files() == ["brawl.md", "lunch-money.md"]
    assert rulebook.ruling(4) == "R4. Last ruling."
    assert rulebook.ruling(46) is None


@pytest.mark.usefixtures("wheel")
def test_a_ruling_goes_on_to_the_next_ruling_or_heading() -> None:
    assert rulebook.ruling(1) == "R1. First ruling, in two lines.\n\n- one: first and more\n- two: second"
    assert rulebook.ruling(2) == "R2. Second ruling."
    assert rulebook.ruling(3) == "R3. Third ruling.\n\nMore of the third."


@pytest.mark.usefixtures("wheel")
def test_a_language_reads_its_own_files_and_english_for_what_it_lacks() -> None:
    assert rulebook.ruling(1, "es") == "R1. Primera regla."
    assert rulebook.ruling(2, "es") == "R2. Second ruling."
    assert rulebook.ruling(4, "es") == "R4. Last ruling."
    assert rulebook.ruling(1, "de") == rulebook.ruling(1)
    assert rulebook.card("left-hook", "es") == "Gancho de izquierda\n\nTipo: ataque básico."
    assert rulebook.game("lunch-money", "es").startswith("Un juego\n========\n")
    assert rulebook.game("lunch-money", "es").endswith("R4. Last ruling.")


def test_house_rules_and_chapters_can_be_read(wheel: Path) -> None:
    (wheel / "rules_text" / "house-rules.md").write_text(HOUSE, encoding="utf-8")
    assert rulebook.options() == ["heal-cap"]
    assert rulebook.option("heal-cap") == "heal-cap\n\nRuling: R7.\n\n- 15: the cap."
    assert rulebook.option("left-hook") is None
    assert rulebook.card("heal-cap") is None
    titles = [(chapter.file, chapter.number, chapter.title) for chapter in rulebook.chapters("es", "lunch-money")]
    assert titles[:3] == [("brawl.md", 0, "Un juego"), ("brawl.md", 1, "Cartas"), ("lunch-money.md", 0, "Lunch")]
    assert titles[3:] == [("house-rules.md", 0, "House rules"), ("house-rules.md", 1, "Healing")]
    assert rulebook.chapter("brawl.md", 1, "es").startswith("Cartas\n------\n\nGancho de izquierda")
    assert rulebook.chapter("brawl.md", 0, "es").endswith("R3. Tercera regla.")


@pytest.mark.usefixtures("wheel")
def test_tables_come_out_in_columns() -> None:
    text = rulebook.card("left-hook")
    assert text is not None
    assert text.splitlines()[-4:] == ["Card  Copies", "----  ------", "Hook  4", "Jab   10"]


@pytest.mark.usefixtures("wheel")
def test_headings_are_underlined_and_markup_is_gone() -> None:
    text = rulebook.game("lunch-money")
    assert text.startswith("A game\n======\n\nSome bold words, some code, and a link that goes on.\n\n")
    assert "\n\nCards\n-----\n\n" in text
    assert text.endswith("\n\nLunch\n=====\n\nR4. Last ruling.")


def test_missing_rules_say_where_they_were_looked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.resources.files", lambda package: tmp_path / "installed")
    monkeypatch.setattr(rulebook, "__file__", str(tmp_path / "a" / "b" / "c" / "rulebook.py"))
    with pytest.raises(FileNotFoundError, match="rules_text"):
        rulebook.files()


def test_a_package_away_from_its_sources_reads_the_rules_it_ships(tmp_path: Path) -> None:
    """Laid out as a wheel unpacks: the package with rules_text inside, and no docs beside it."""
    package = tmp_path / "pocketmoney"
    (package / "text").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "text" / "__init__.py").touch()
    for module in ("rulebook.py", "languages.py"):
        shutil.copy(PACKAGE / "text" / module, package / "text")
    shutil.copytree(ROOT / "docs" / "rules", package / "rules_text")
    code = "from pocketmoney.text import rulebook; print(rulebook.ruling(2)); print(rulebook.__file__)"
    ran = subprocess.run(
        [sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r}); {code}"],
        capture_output=True,
        check=True,
        text=True,
    )
    assert ran.stdout.splitlines() == [rulebook.ruling(2), str(package / "text" / "rulebook.py")]
