"""Records with something wrong in them are told, fail or are complained about; nothing else ever happens."""

from __future__ import annotations

from pathlib import Path

import pytest

from pocketmoney.core.rng import Rng, from_seed
from pocketmoney.games.brawl.cards import IDS
from tests.cli.run import Command
from tests.repository import ROOT

RECORDS = sorted((ROOT / "tests" / "records").rglob("*.play"))
WORDS = [*IDS, "pass", "take", "left", "right", "release", "drop", "concede", "heal", "discard", "medieval", "> Ann"]
SIGNS = [*':,>+#"=?!-\n 0é', "---", "\t"]
ROUNDS = 12


def one_of(items: list[str], rng: Rng) -> str:
    return items[rng.below(len(items))]


def mangled(text: str, rng: Rng) -> str:
    """The text with one thing changed: a letter, a word, a line, or its end cut off."""
    lines = text.split("\n")
    first, second = rng.below(len(lines)), rng.below(len(lines))
    at = rng.below(len(text))
    how = rng.below(7)
    if how == 0:
        return text[:at] + one_of(SIGNS, rng) + text[at + 1 :]
    if how == 1:
        return text[:at]
    if how == 2:
        return "\n".join(lines[:first] + lines[first + 1 :])
    if how == 3:
        lines[first], lines[second] = lines[second], lines[first]
    elif how == 4:
        lines.insert(second, lines[first])
    elif how == 5:
        lines[first] = f"{one_of(['!', '?', '=', ''], rng)} {lines[first]}"
    else:
        parts = text.split(" ")
        parts[rng.below(len(parts))] = one_of(WORDS, rng)
        return " ".join(parts)
    return "\n".join(lines)


@pytest.mark.parametrize("start", range(0, len(RECORDS), 40))
def test_a_mangled_record_never_ends_in_a_fault(pocketmoney: Command, tmp_path: Path, start: int) -> None:
    rng = from_seed(start)
    file = tmp_path / "mangled.play"
    for path in RECORDS[start : start + ROUNDS]:
        for _ in range(2):
            file.write_text(mangled(path.read_text(encoding="utf-8"), rng), encoding="utf-8")
            done = pocketmoney("replay", str(file))
            said = done.err.splitlines()
            assert done.code in (0, 1, 2)
            assert len(said) == (1 if done.code == 2 else 0), done.err
            assert done.code != 1 or "claimed: " in done.out.splitlines()[-1]
            assert all(line.startswith(f"{file}:") for line in said)
