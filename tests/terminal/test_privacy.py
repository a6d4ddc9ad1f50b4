"""Around one keyboard nobody sees another's hand."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from pocketmoney.games.brawl.cards import IDS
from pocketmoney.terminal import local_game as module
from pocketmoney.text.speech import Speech
from tests.terminal.people import Player, Typist, play

CLEARED = "\n" * 20
HAND_LINE = re.compile(r"^  [a-z] ([^\d\s].*?)(?: [+\d].*|  .*| ×.*)?$", re.MULTILINE)

# Ann and Ben have no card in common, and nobody else can have one of these.
DEAL = """\
game: lunch-money
seats: Ann Ben Rex
hand Ann: knife chain pipe hammer hail-mary
hand Ben: uppercut-squared choke headlock humiliation humiliation
x-bots: Rex
---
"""
ANNS = ["Knife", "Chain", "Pipe", "Hammer", "Hail Mary"]
BENS = ["Uppercut²", "Choke", "Headlock", "Humiliation"]


@pytest.fixture(autouse=True)
def tall_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clearing is told by a run of empty lines, as where a terminal cannot clear."""
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("COLUMNS", "80")


def screens(shown: str) -> list[str]:
    """What was on the screen between one clearing and the next."""
    return [part for part in shown.split(CLEARED) if part.strip()]


def test_each_hand_is_shown_to_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "deal.play"
    file.write_text(DEAL, encoding="utf-8")
    shown = play(
        Typist("", "knife > Rex", "Ben", "", "hand", "", "", "", "pass", "", "", ""),
        go_on_from=file,
        seats=["Ann", "Ben", "bot"],
    )
    parts = screens(shown)
    anns = [part for part in parts if "[Ann] " in part]
    bens = [part for part in parts if "[Ben] " in part]
    public = [part for part in parts if "Does anyone" in part]
    assert anns and bens and public
    for part in anns:
        assert not [card for card in BENS if re.search(rf"^  \w {card}", part, re.MULTILINE)]
    for part in bens:
        assert not [card for card in ANNS if re.search(rf"^  \w {card}", part, re.MULTILINE)]
    for part in public:
        assert not HAND_LINE.search(part)
        assert not [card for card in BENS if card in part]


def test_the_keyboard_is_passed_by_name(tmp_path: Path) -> None:
    file = tmp_path / "deal.play"
    file.write_text(DEAL, encoding="utf-8")
    shown = play(Typist("", "pass"), go_on_from=file, seats=["Ann", "Ben", "bot"])
    assert shown.index("Pass the keyboard to Ann") < shown.index("[Ann] Your move")
    between = shown[shown.index("[Ann] Your move") : shown.index("Pass the keyboard to Ben")]
    assert CLEARED in between


@pytest.mark.parametrize("seed", range(4))
def test_in_random_games_only_the_hand_of_whoever_sits_there_is_on_the_screen(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables: list[module.LocalGame] = []
    begin = module.LocalGame.play

    def watched(table: module.LocalGame) -> None:
        tables.append(table)
        begin(table)

    monkeypatch.setattr(module.LocalGame, "play", watched)
    screen = io.StringIO()
    player = Player(screen, seed)
    card_names = {Speech().card(card) for card in IDS}
    since: dict[int, set[str]] = {}
    looked = 0

    def look(shown: str) -> None:
        nonlocal looked
        seats = tables[0].seats
        part = shown[shown.rfind(CLEARED) + 1 :]
        seat = seats._at_keyboard
        found = {name for name in HAND_LINE.findall(part) if name in card_names}
        if seat is None or not seats.is_shared():
            assert not seats.is_shared() or not found
            since.clear()
            return
        mine = since.setdefault(seat, set())
        mine |= {seats.speech.card(card) for card in seats.scene_of(seat).own["hand"]}
        assert found <= mine
        looked += 1

    player.look = look
    play(player, screen, game="beer-money", seats=["Ann", "Ben", "Cleo", "bot"], seed=seed)
    assert looked > 5


def test_who_could_answer_is_not_told(tmp_path: Path) -> None:
    """The room is asked in the same words whether or not somebody holds an answer."""
    asked = set()
    for hand in ("jab", "humiliation"):
        file = tmp_path / f"{hand}.play"
        file.write_text(
            f"game: lunch-money\nseats: Ann Ben Cleo Rex\nhand Ann: hail-mary\nhand Ben: {hand}\n"
            "hand Cleo: hook hook hook hook elbow\nx-bots: Rex\n---\n",
            encoding="utf-8",
        )
        shown = play(Typist("", "hail-mary > Cleo"), go_on_from=file)
        asked.add(screens(shown)[-1].replace(file.name, "FILE"))
    assert len(asked) == 1
    assert "Does anyone answer?" in asked.pop()
