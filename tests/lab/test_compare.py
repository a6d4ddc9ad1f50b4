"""Two sets of rules on the same seeds."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.run import Command

COMPARE = ["compare", "lunch-money", "--seats", "random,random,random", "--jobs", "1"]


def test_what_a_house_rule_changes_is_said_first(pocketmoney: Command) -> None:
    """The preset 2002 gives Uppercut and Roundhouse other values, and nothing else."""
    done = pocketmoney(*COMPARE, "--games", "100", "vs", "--preset", "2002")
    lead = done.out.partition("What changes")[0]
    assert "A: as printed. B: lm-values=spr." in lead
    assert "Damage by Uppercut, in a game: up by" in lead and "Damage by Roundhouse, in a game: down by" in lead
    changed = done.out.partition("What changes")[2].partition("\n\n")[0]
    assert "Damage by Hammer" not in changed and "Games won from" not in changed


def test_a_rule_that_changes_nothing_changes_nothing(pocketmoney: Command) -> None:
    """Medieval is not in the deck: every game is the same on both sides."""
    done = pocketmoney(*COMPARE, "--games", "40", "vs", "--option", "medieval-stack=off", "--json", "sums.json")
    assert "none changes from A to B by more than chance could explain" in done.out
    sums = json.loads(Path("sums.json").read_text("utf-8"))["sums"]
    assert all(sums[f"b/{key[2:]}"] == value for key, value in sums.items() if key.startswith("a/"))


def test_few_games_never_prove_a_change(pocketmoney: Command) -> None:
    done = pocketmoney(*COMPARE, "--games", "10", "vs", "--decks", "beer-money")
    assert "What changes" not in done.out and "nearly everything is chance" in done.out


def test_common_flags_may_stand_on_either_side(pocketmoney: Command) -> None:
    first = pocketmoney(*COMPARE, "--games", "6", "--both", "heal-cap=none", "--preset", "2002", "vs")
    second = pocketmoney(*COMPARE, "--preset", "2002", "vs", "--both", "heal-cap=none", "--games", "6")
    assert first.code == 0 and first.out == second.out
    assert "A: lm-values=spr, heal-cap=none. B: heal-cap=none." in " ".join(first.out.split())


def test_beer_is_compared_in_tietgen(pocketmoney: Command) -> None:
    words = ["compare", "tietgen", "--seats", "greedy,greedy,greedy", "--jobs", "1", "--games", "30"]
    words += ["--both", "end-rule=throw-limit", "--both", "throw-limit=50"]
    done = pocketmoney(*words, "--option", "drink-rent=off", "vs", "--option", "drink-rent=on")
    assert "Beer booked as drunk, for each player: up by" in " ".join(done.out.split())
    assert "Sips in an hour, for each player: up by" in " ".join(done.out.split())
