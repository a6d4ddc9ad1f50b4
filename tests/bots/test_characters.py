"""Characters: their files, their names, and what they say."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from pocketmoney import games
from pocketmoney.bots import characters, talk
from pocketmoney.bots.bot import Bot
from pocketmoney.bots.greedy.style import BrawlStyle, TietgenStyle
from pocketmoney.bots.match import Match
from pocketmoney.bots.registry import NAMES, make, own_name
from pocketmoney.core.event import Event
from pocketmoney.core.header import Header
from pocketmoney.core.rng import from_seed
from pocketmoney.text.speech import Speech
from tests.bots.tables import choice

WORDS = characters.words()
LUNCH = games.find("lunch-money")


@pytest.mark.parametrize("word", WORDS)
def test_a_file_says_who_it_is(word: str) -> None:
    character = characters.load(word)
    assert character.name.lower() == word
    assert re.fullmatch(r"[A-Z][a-z]+", character.name)
    assert character.name not in NAMES
    assert own_name(word.upper()) == character.name
    plain = BrawlStyle(), TietgenStyle()
    assert character.doctrine.orders or (character.brawl, character.tietgen) != plain


def test_no_two_are_alike() -> None:
    tempers = {(repr(character.brawl), repr(character.tietgen)) for character in map(characters.load, WORDS)}
    assert len(tempers) == len(WORDS)


@pytest.mark.parametrize("word", WORDS)
def test_there_are_words_for_every_occasion(word: str) -> None:
    speech = Speech()
    said = [speech.say(f"talk-{word}-{occasion}{way}") for occasion in talk.ALL for way in ("", ".b")]
    assert len(set(said)) == len(said)
    assert all(len(words) <= 70 for words in said)


def test_every_event_that_gives_an_occasion_exists() -> None:
    speech = Speech()
    assert all(speech.has(f"event-{key}") for key in talk.OCCASIONS)
    assert {occasion for ways in talk.OCCASIONS.values() for _, occasion in ways} == set(talk.ALL)


def hit(by: int, on: int) -> Event:
    return Event("hits", {"by": by, "on": on, "card": "jab", "amount": 1, "left": 9})


def test_talk_is_about_oneself() -> None:
    assert talk.occasions(1, [hit(0, 2)]) == []
    assert talk.occasions(0, [hit(0, 2)]) == ["hits"]
    assert talk.occasions(2, [hit(0, 2)]) == ["is-hit"]
    secret = Event("hits", {"by": 1, "on": 2}, to=1)
    assert talk.occasions(1, [secret]) == []


@pytest.mark.parametrize("word", WORDS)
def test_it_speaks_now_and_then_never_twice_the_same_and_always_at_the_end(word: str) -> None:
    bot, rng = make(word, LUNCH), from_seed(1)
    said = [bot.talk(0, [hit(0, 1)], rng) for _ in range(300)]
    spoken = [key for key in said if key]
    assert 20 <= len(spoken) <= 200
    assert all(one != other for one, other in pairwise(spoken))
    assert bot.talk(0, [Event("falls", {"seat": 0})], rng).startswith(f"talk-{word}-falls")
    assert bot.talk(0, [], rng) == ""


def test_the_same_chance_gives_the_same_talk() -> None:
    for word in WORDS:
        first, second = make(word, LUNCH), make(word, LUNCH)
        events = [hit(0, 1), hit(1, 0)]
        assert [first.talk(0, events, from_seed(at)) for at in range(20)] == [
            second.talk(0, events, from_seed(at)) for at in range(20)
        ]


def test_plain_bots_are_silent() -> None:
    assert make("fair", LUNCH).talk(0, [Event("wins", {"seat": 0})], from_seed(1)) == ""


def attacked(word: str, seed: int) -> list[tuple[list[int], int, int]]:
    """Whom a character attacked, with the counters at that moment and who had hit it last."""
    state = LUNCH.set_up(Header("lunch-money", ["Ann", "Ben", "Cat", "Dan"], seed=seed))
    bots = [make(word, LUNCH), *[make("fair", LUNCH) for _ in range(3)]]
    match = Match(state, bots, from_seed(seed))
    found: list[tuple[list[int], int, int]] = []
    enemy = -1

    def heard(seat: int, events: list[Event]) -> None:
        nonlocal enemy
        for event in events:
            if event.key == "attacks" and event.args["by"] == 0:
                on = event.args["on"]
                assert isinstance(on, int)
                found.append((list(state.counters), on, enemy))  # type: ignore[attr-defined]
            if event.key == "hits" and event.args["on"] == 0:
                by = event.args["by"]
                assert isinstance(by, int)
                enemy = by
        listen(seat, events)

    listen = bots[0].observe
    bots[0].observe = heard  # type: ignore[method-assign]
    match.play()
    return found


def test_the_grudge_hits_back() -> None:
    revenge = [on == enemy for seed in range(12) for _, on, enemy in attacked("grudge", seed) if enemy >= 0]
    assert len(revenge) > 20
    assert sum(revenge) > 0.7 * len(revenge)


HAND = "hook hail-mary headbutt block dodge"
FIGHT = f"game: lunch-money\nseats: Ann Ben Cat\nhand Ann: {HAND}\ncounters Ben: 9\ncounters Cat: 12\n---\n"
LANDING = "game: tietgen\nseats: Ann Ben\nstock Ann: {stock}\ndice: 5-4\n---\nAnn: roll\n"


@pytest.mark.parametrize(
    ("word", "move"), [("bully", "hail-mary > Ben"), ("leveller", "hail-mary > Cat"), ("gambler", "hail-mary > Cat")]
)
def test_whom_it_hits(word: str, move: str) -> None:
    assert choice(FIGHT, 0, word) == move


@pytest.mark.parametrize(
    ("word", "stock", "move"),
    [
        ("landlady", "6cl", "buy"),
        ("gambler", "6cl", "buy"),
        ("tortoise", "15cl", "decline"),
        ("miser", "22cl", "decline"),
    ],
)
def test_what_it_buys(word: str, stock: str, move: str) -> None:
    assert choice(LANDING.format(stock=stock), 0, word) == move


def test_the_tortoise_heals_long_before_the_bruiser() -> None:
    hurt = "game: lunch-money\nseats: Ann Ben\nhand Ann: first-aid first-aid hook block dodge\ncounters Ann: 7\n---\n"
    assert choice(hurt, 0, "tortoise").startswith("heal ")
    assert choice(hurt, 0, "bruiser").startswith("hook > ")


def test_games_with_characters_can_be_repeated() -> None:
    for name in games.names():
        game = games.find(name)
        ends = []
        for _ in range(2):
            state = game.set_up(Header(name, ["Ann", "Ben", "Cat", "Dan"], seed=4))
            Match(state, [make(word, game) for word in WORDS[:4]], from_seed(4)).play(boundaries=40)
            ends.append(state.digest())
        assert ends[0] == ends[1]


@pytest.mark.parametrize("word", WORDS)
def test_whoever_plays_for_a_character_hears_of_the_deadline(word: str) -> None:
    class Player(Bot):
        told = 0.0

        def decide_by(self, deadline: float) -> None:
            self.told = deadline

    player = Player()
    characters.CharacterBot(characters.load(word), player).decide_by(12.5)
    assert player.told == 12.5
