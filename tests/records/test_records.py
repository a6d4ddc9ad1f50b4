"""Every record replays, and together they prove every value of every house rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from pocketmoney import games
from pocketmoney.core.replay import Replay
from pocketmoney.terminal import replay_page
from pocketmoney.text.speech import Speech
from tests.records import collection


def name_of(path: Path) -> str:
    return str(path.relative_to(collection.FOLDER))


@pytest.mark.parametrize("path", collection.paths(), ids=name_of)
def test_the_record_replays(path: Path) -> None:
    record = collection.read(path)
    failure = Replay(record).run()
    assert failure is None, f"{name_of(path)}:{failure.line}: {failure.key}: {failure.claimed}; {failure.so}"
    assert collection.claims(path) > 0


@pytest.mark.parametrize("path", collection.paths(), ids=name_of)
def test_the_record_can_be_told(path: Path) -> None:
    record = collection.read(path)
    speech = Speech()
    speech.learn(record.game.own_words())
    assert "".join(replay_page.story(Replay(record), path.name, speech))


def switched() -> list[Path]:
    return [path for path in collection.paths() if collection.switch(path, "x-switch")]


@pytest.mark.parametrize("path", switched(), ids=name_of)
def test_the_record_holds_with_its_house_rule_and_fails_with_the_other(path: Path) -> None:
    chosen = collection.switch(path, "x-switch")
    other = collection.switch(path, "x-fails-with")
    assert chosen is not None and other is not None
    assert chosen[0] == other[0] and chosen[1] != other[1]
    record = collection.read(path)
    options = {option.name: option for option in record.game.options()}
    option = options[chosen[0]]
    assert option.allows(chosen[1]) and option.allows(other[1])
    assert record.header.options.get(option.name, option.default) == chosen[1]
    assert Replay(collection.with_option(path, *other)).run() is not None, "it holds with the other value too"


@pytest.mark.parametrize("game", ["lunch-money", "tietgen"])
def test_every_value_of_every_house_rule_is_proved(game: str) -> None:
    """Also one value that is not listed, of those that leave a choice."""
    proved = [switch for path in switched() if (switch := collection.switch(path, "x-switch"))]
    missing = [
        f"{option.name}={value}"
        for option in games.find(game).options()
        for value in option.values
        if (option.name, value) not in proved
    ]
    missing += [
        f"{option.name}={option.free}"
        for option in games.find(game).options()
        if option.free and not [name for name, value in proved if name == option.name and value not in option.values]
    ]
    assert not missing


@pytest.mark.parametrize(("folder", "least"), [("", 560), ("tietgen", 150)])
def test_there_are_many_records(folder: str, least: int) -> None:
    assert len([path for path in collection.paths() if folder in path.parent.name]) >= least


@pytest.mark.parametrize("number", range(1, 33))
def test_every_mail_card_is_read_in_a_record(number: int) -> None:
    named = [word for path in collection.paths() for word in _mail(path)]
    assert str(number) in named


def _mail(path: Path) -> list[str]:
    return [word for entry in collection.read(path).header.named("mail") for word in entry.words]


@pytest.mark.parametrize("game", ["lunch-money", "beer-money"])
def test_the_printed_example_of_play_stands_as_a_record(game: str) -> None:
    assert (collection.FOLDER / game / "example-of-play.play").is_file()
