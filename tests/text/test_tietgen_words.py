"""The words of Tietgen fit the board that the program plays on, in the rules and in the catalogue."""

from __future__ import annotations

import re

import pytest

from pocketmoney import games
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.options import choose
from pocketmoney.core.problem import Problem
from pocketmoney.core.rng import from_seed
from pocketmoney.games.tietgen import amounts, kitchen, package_data
from pocketmoney.games.tietgen.game import TietgenGame
from pocketmoney.games.tietgen.pieces import EFFECTS, KINDS, Card, Space
from pocketmoney.text import rulebook
from pocketmoney.text.speech import Speech
from tests.repository import PACKAGE, text_of
from tests.text.test_rules_docs import docs, messages, section

BOARD = package_data.board()
CATALOGUES = ("tietgen.ftl", "tietgen-events.ftl", "tietgen-refusals.ftl")


@pytest.fixture(scope="module")
def speech() -> Speech:
    return Speech()


def cl(beer: int) -> str:
    return amounts.write(beer).removesuffix("cl")


def rows(heading: str) -> list[list[str]]:
    """The table under a heading of the rules, without its head."""
    lines = [line for line in section(docs()["tietgen.md"], heading).splitlines() if line.startswith("|")]
    return [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in lines[2:]]


# The rules


def test_the_rules_list_the_forty_spaces(speech: Speech) -> None:
    listed = [(row[0], row[1], row[2], row[4].removesuffix(" cl")) for row in rows("## The board")]
    assert listed == [
        (str(at), speech.space(space.id), space.id, cl(space.price) if space.is_deed else "none")
        for at, space in enumerate(BOARD.spaces)
    ]


def group_of(space: Space) -> str:
    return BOARD.groups[space.group].id


def test_the_rules_list_the_rents_of_every_kitchen(speech: Speech) -> None:
    listed = rows("### Kitchens")
    kitchens = [(at, space) for at, space in enumerate(BOARD.spaces) if KINDS[space.kind] == "kitchen"]
    assert listed == [
        [
            speech.space(space.id).removeprefix("Kitchen "),
            speech.say(f"group-{group_of(space)}"),
            cl(space.price),
            cl(BOARD.crate_price(at)),
            *[cl(rent) for rent in space.rents],
        ]
        for at, space in kitchens
    ]


@pytest.mark.parametrize("at", range(40))
def test_a_space_is_described_with_its_numbers(at: int, speech: Speech) -> None:
    space = BOARD.spaces[at]
    text = rulebook.space(space.id)
    assert text is not None
    assert text.startswith(f"{speech.space(space.id)}\n\nSpace")
    assert re.search(rf"\b{at}\b", text.split("\n\n")[1])
    if space.is_deed:
        assert f"Price: {cl(space.price)} cl. Mortgage: {cl(space.price // 2)} cl." in text
    for rent in space.rents:
        assert re.search(rf"[ :]{re.escape(cl(rent))}[ ,]", text)


def in_the_table(card: Card) -> str:
    """What a card does, in the words of the rules."""
    amount = cl(card.amount)
    return {
        "move": f"move to {Speech().space(BOARD.ids[card.to])}" + (", +10 cl" if card.to == 0 else ""),
        "next-transport": "next transport, double rent",
        "next-utility": f"next utility, {card.amount // amounts.ML} ml a pip of a new throw",
        "gain": f"+{amount} cl",
        "pay": f"{amount} cl",
        "flirting": "keep it",
        "back": f"go back {card.count} spaces",
        "administration": "to the administration",
        "repairs": f"{amount} cl for each crate, {cl(card.fridge)} cl for each fridge",
        "pay-each": f"{amount} cl to each other player",
        "from-each": f"{amount} cl from each other player",
    }[EFFECTS[card.effect]]


def test_the_rules_list_every_mail_card() -> None:
    listed = [(row[0], row[2]) for row in rows("## The mail cards")]
    assert listed == [(str(card.number), in_the_table(card)) for card in BOARD.mail]


# The catalogue


@pytest.mark.parametrize("card", BOARD.mail, ids=lambda card: str(card.number))
def test_a_mail_card_says_its_amounts(card: Card, speech: Speech) -> None:
    text = speech.say(f"mail-{card.number}")
    effect = EFFECTS[card.effect]
    if effect == "next-utility":
        assert "5 ml" in text
    elif card.amount:
        assert f"{cl(card.amount)} cl" in text
    if card.fridge:
        assert f"{cl(card.fridge)} cl for each fridge" in text
    if effect == "move":
        assert speech.space(BOARD.ids[card.to]) in text
    assert ("Flirting" in text) is (effect == "flirting")


def test_the_catalogue_has_the_sample_of_kitchen_letters(speech: Speech) -> None:
    letters = kitchen.parse(package_data.letters(), BOARD)
    assert len(letters) == 10
    assert [speech.say(f"letter-{letter.number}") for letter in letters] == [letter.text for letter in letters]


def test_only_letters_of_ones_own_are_words_of_the_table() -> None:
    game = TietgenGame("tietgen")
    options = choose(game.options(), {"kitchen-mail": "on"})
    game.set_up(Header("tietgen", ["Ann", "Bob"], options, 0))
    assert len(game.letters) == 10 and game.own_words() == {}
    own = package_data.letters().replace("Your pot plant won", "Your cactus won")
    entry = Entry("kitchen", "", ["own.toml"])
    game.set_up(Header("tietgen", ["Ann", "Bob"], options, 0, [entry], {"own.toml": own}))
    assert game.own_words() == {"letter-2": "Your cactus won the kitchen's prize for survival."}


def test_everything_on_the_board_has_a_name() -> None:
    wanted = {f"space-{space.id.replace('.', '-')}" for space in BOARD.spaces}
    wanted |= {f"group-{group.id}" for group in BOARD.groups} | {"group-transport", "group-utility"}
    wanted |= {f"mail-{card.number}" for card in BOARD.mail}
    families = ("space-", "group-", "mail-")
    assert {key for key in messages("tietgen.ftl") if key.startswith(families)} == wanted


def test_r163_words_book_what_is_owed_and_order_nobody_to_drink() -> None:
    """Nothing the program says holds the word; what a player chooses is called by the move, `drink`."""
    order = re.compile(r"\b(drinks?|drinking|chugs?|sip|gulp|down it|bottoms up|cheers)\b", re.IGNORECASE)
    said = [
        line.strip()
        for name in CATALOGUES
        for line in text_of(PACKAGE / "text" / "en" / name).splitlines()
        if not line.startswith("#")
    ]
    texts = [line.partition("=")[2] if re.match(r"[a-z-]+\S* =", line) else line for line in said]
    assert not [text for text in texts if order.search(text)]


def test_r163_what_was_drunk_is_known_to_everybody() -> None:
    game = games.find("tietgen")
    state = game.set_up(Header("tietgen", ["Ann", "Bob"], {}, 0, [Entry("dice", "", ["1-3"])]))
    for word in ("roll", "chug"):
        state.apply(0, game.parse_move(word, ["Ann", "Bob"]))
    seen = [state.view(seat).to_json()["drunk"] for seat in range(2)]
    assert seen == [[100_000, 0], [100_000, 0]]


@pytest.mark.parametrize("word", ["0-3", "3-7", "3", "3-4-5", "x-1", "33"])
def test_r160_dice_that_do_not_lie_flat_are_no_throw(word: str, speech: Speech) -> None:
    with pytest.raises(Problem) as caught:
        games.find("tietgen").set_up(Header("tietgen", ["Ann", "Bob"], {}, 0, [Entry("dice", "", [word])]))
    assert word in speech.complain(caught.value)


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_whatever_happens_can_be_told_to_anybody(seats: int) -> None:
    """Random games with random house rules; a message that wants what its event lacks would raise."""
    speech = Speech()
    game = TietgenGame("tietgen")
    names = [f"Player {seat}" for seat in range(seats)]
    heard: set[str] = set()
    for seed in range(6):
        rng = from_seed(seed)
        options = choose(game.options(), {})
        for option in game.options():
            options[option.name] = option.values[rng.below(len(option.values))]
        state = game.set_up(Header("tietgen", names, options, seed))
        speech.learn(game.own_words())
        state.listen()
        for _ in range(1500):
            if state.over:
                break
            seat = state.owed()[0]
            state.apply(seat, state.random_action(seat, rng))
        for event in state.take_events():
            heard.add(event.key)
            for hearer in (-1, 0, 1):
                assert speech.tell(event, names, hearer)
    assert len(heard) > 20
