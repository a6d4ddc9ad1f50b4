"""docs/rules and the catalogues beside it are complete: every ruling, every card, every house rule."""

from __future__ import annotations

import re
from collections import Counter
from math import prod
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, TextElement

from pocketmoney import games
from pocketmoney.core.options import Option
from pocketmoney.games.brawl import cards, house
from pocketmoney.games.brawl.card import BASIC, DEFENSE, SPECIALTY, WEAPON, Card
from pocketmoney.games.brawl.state import Brawl
from pocketmoney.games.tietgen import house as tietgen
from tests.repository import PACKAGE, ROOT
from tests.rulings import RULINGS, cited

DOCS = ROOT / "docs" / "rules"
FILE_OF_RULING = [
    *[(number, "brawl.md") for number in range(1, 41)],
    *[(number, "lunch-money.md") for number in range(41, 79)],
    *[(number, "beer-money.md") for number in range(79, 115)],
    *[(number, "tietgen.md") for number in range(115, 172)],
]


class Expected(NamedTuple):
    """What is printed on a card, and how many there are of it in each deck."""

    name: str
    type: str
    value: str
    lunch_money: int
    beer_money: int


def _cards(type_: str, rows: str) -> dict[str, Expected]:
    """Rows of `id | name | value | copies in Lunch Money | copies in Beer Money`."""
    cells = [[cell.strip() for cell in row.split("|")] for row in rows.strip().splitlines()]
    return {
        card_id: Expected(name, type_, value, int(lunch_money), int(beer_money))
        for card_id, name, value, lunch_money, beer_money in cells
    }


CARDS = {
    **_cards(
        "basic attack",
        """
        jab               | Jab               | 1 | 4 | 0
        hook              | Hook              | 2 | 4 | 0
        pimp-slap         | Pimp Slap         | 2 | 4 | 0
        elbow             | Elbow             | 2 | 4 | 0
        kick-2            | Kick (2)          | 2 | 4 | 4
        kick-4            | Kick (4)          | 4 | 4 | 4
        spinning-backfist | Spinning Backfist | 3 | 4 | 0
        headbutt          | Headbutt          | 3 | 4 | 0
        uppercut          | Uppercut          | 2 | 4 | 0
        roundhouse        | Roundhouse        | 4 | 4 | 0
        hail-mary         | Hail Mary         | 7 | 1 | 0
        smack             | Smack             | 1 | 0 | 4
        love-tap          | Love Tap          | 2 | 0 | 4
        knuckle-sammitch  | Knuckle Sammitch  | 3 | 0 | 4
        sucker-punch      | Sucker Punch      | 3 | 0 | 4
        coldcock          | Coldcock          | 4 | 0 | 4
        death-from-above  | Death From Above  | 5 | 0 | 4
        smite             | Smite             | 7 | 0 | 1
        """,
    ),
    **_cards(
        "weapon",
        """
        knife          | Knife          | 3 | 1 | 0
        chain          | Chain          | 3 | 1 | 0
        pipe           | Pipe           | 3 | 1 | 0
        hammer         | Hammer         | 3 | 1 | 0
        little-helper  | Little Helper  | 2 | 0 | 1
        beer-bottle    | Beer Bottle    | 3 | 0 | 1
        hardware       | Hardware       | 3 | 0 | 1
        tequila-bottle | Tequila Bottle | 4 | 0 | 1
        """,
    ),
    **_cards(
        "defence",
        """
        block       | Block       | none    | 10 | 10
        dodge       | Dodge       | none    | 8  | 8
        disarm      | Disarm      | none    | 4  | 0
        disarmament | Disarmament | none    | 0  | 4
        freedom     | Freedom     | none    | 4  | 4
        first-aid   | First Aid   | heals 2 | 8  | 0
        self-help   | Self Help   | heals 2 | 0  | 4
        redemption  | Redemption  | heals 4 | 0  | 4
        """,
    ),
    **_cards(
        "specialty",
        """
        grab              | Grab              | 0           | 8 | 8
        humiliation       | Humiliation       | 0           | 4 | 0
        horror-of-horrors | Horror of Horrors | 0           | 0 | 4
        big-combo         | Big Combo         | 6           | 4 | 0
        choke             | Choke             | 1           | 1 | 0
        headlock          | Headlock          | 0           | 1 | 0
        poke-in-the-eye   | Poke in the Eye   | 1           | 4 | 0
        powerplay         | Powerplay         | 3           | 4 | 0
        stomp             | Stomp             | 1           | 4 | 0
        uppercut-squared  | Uppercut²         | 6           | 1 | 0
        distraction       | Distraction       | 0           | 0 | 4
        fists-of-fury     | Fists of Fury     | 3 hits of 2 | 0 | 4
        medieval          | Medieval          | +2          | 0 | 4
        heart-breaker     | Heart Breaker     | 2           | 0 | 3
        thunder-head      | Thunder Head      | 2           | 0 | 3
        open-hand         | Open Hand         | 3           | 0 | 3
        manhandle         | Manhandle         | 2           | 0 | 2
        piledriver        | Piledriver        | 5           | 0 | 2
        pound-of-flesh    | Pound of Flesh    | 4           | 0 | 1
        choke-and-puke    | Choke & Puke      | 1           | 0 | 1
        """,
    ),
}

ON_OFF = ("on", "off")
OPTIONS = {
    "heal-cap": ("15", "none"),
    "heal-while-helpless": ON_OFF,
    "humiliate-healing": ON_OFF,
    "disarm-after-grab": ON_OFF,
    "dodge-grab-after-block": ON_OFF,
    "discard-rule": (
        *("free", "forbidden", "pay-1", "pay-2", "pay-3"),
        *("pay-per-card", "open-season", "underdog-free"),
    ),
    "lm-values": ("seed", "spr"),
    "stomp-scope": ("next-attack", "next-own-turn-hit"),
    "poke-next-basic-only": ON_OFF,
    "headlock-any-basic": ("off", "on"),
    "break-also-hits": ON_OFF,
    "grab-follow-ups": ("text+open-hand", "text", "any-attack"),
    "heart-breaker-skips-turn": ON_OFF,
    "medieval-stack": ON_OFF,
    "choke-victim": ("lunch-money", "unrestricted"),
    "vomit-bonus-attack": ("extra", "instead"),
    "distraction-grab": ON_OFF,
}
TIETGEN_OPTIONS = {
    "drink-rent": ("off", "on"),
    "drink-buildings": ON_OFF,
    "tax-chug": ON_OFF,
    "glass": ("10cl",),  # or any amount
    "kitchen-mail": ("off", "on"),
    "rent-must-be-claimed": ON_OFF,
    "rent-claim-until": ("next-player", "next-throw"),
    "building-shortage": ("first-come", "auction"),
    "interest-base": ("mortgage", "price"),
    "end-rule": ("last", "throw-limit"),
    "throw-limit": ("400",),  # or any number
    "wealth": ("everything", "stock"),
    "buildings-fill-piggy": ("off", "on"),
}
COMPANION_OPTIONS = {"dice": ("thrown", "typed"), "cards": ("drawn", "typed")}
ALL_OPTIONS = OPTIONS | TIETGEN_OPTIONS | COMPANION_OPTIONS


def docs() -> dict[str, str]:
    """Every file of rules by its name."""
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(DOCS.glob("*.md"))}


def section(text: str, heading: str) -> str:
    """What stands under a heading, up to the next one."""
    _, found, rest = f"\n{text}".partition(f"\n{heading}\n")
    assert found, f"no heading {heading!r}"
    return re.split(r"^#", rest, maxsplit=1, flags=re.MULTILINE)[0].strip()


def messages(catalogue: str) -> dict[str, Message]:
    """The messages of an English catalogue by their keys."""
    text = (PACKAGE / "text" / "en" / catalogue).read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    assert not [entry.content for entry in entries if isinstance(entry, Junk)]
    found = [entry for entry in entries if isinstance(entry, Message)]
    repeated = [key for key, times in Counter(message.id.name for message in found).items() if times > 1]
    assert not repeated
    return {message.id.name: message for message in found}


def words(message: Message) -> str:
    """What a message without variables says."""
    assert message.value is not None
    return "".join(element.value for element in message.value.elements if isinstance(element, TextElement))


# Rulings


def test_every_ruling_stands_in_its_file_and_nowhere_else() -> None:
    marks = [
        (int(number), name)
        for name, text in docs().items()
        for number in re.findall(r"^\*\*R(\d+)\.\*\*", text, re.MULTILINE)
    ]
    assert sorted(marks) == sorted(FILE_OF_RULING)


def test_a_ruling_begins_a_paragraph() -> None:
    for name, text in docs().items():
        marked = len(re.findall(r"\*\*R\d+\.\*\*", text))
        assert marked == len(re.findall(r"(?<=\n\n)\*\*R\d+\.\*\* ", text)), name


def test_only_rulings_that_exist_are_cited() -> None:
    cited = {int(number) for text in docs().values() for number in re.findall(r"\bR(\d+)\b", text)}
    assert cited == set(RULINGS)


def test_links_between_the_files_lead_somewhere() -> None:
    texts = docs()
    targets = {target for text in texts.values() for target in re.findall(r"\]\(([^)]*)\)", text)}
    assert targets <= texts.keys()


# Cards


def files_of(card: Expected) -> str:
    """The file that a card is described in: the shared one if both decks have it."""
    if card.lunch_money and card.beer_money:
        return "brawl.md"
    return "lunch-money.md" if card.lunch_money else "beer-money.md"


@pytest.mark.parametrize("card_id", CARDS)
def test_a_card_has_its_heading_and_its_numbers(card_id: str) -> None:
    card = CARDS[card_id]
    entry = section(docs()[files_of(card)], f"### {card.name} · {card_id}")
    facts = re.match(r"Type: (.+?)\. Value: (.+?)\. Copies: (.+?)\.\n\n(.+)", entry)
    assert facts, entry
    both = f"{card.lunch_money} in Lunch Money, {card.beer_money} in Beer Money"
    copies = both if files_of(card) == "brawl.md" else str(card.lunch_money or card.beer_money)
    assert facts[1] == card.type
    assert re.fullmatch(re.escape(card.value) + r"(?:[ ,].*)?", facts[2])
    assert facts[3] == copies


def test_no_card_is_described_twice_and_none_is_unknown() -> None:
    texts = [text for name, text in docs().items() if name != "tietgen.md"]
    ids = [card_id for text in texts for card_id in re.findall(r"^### .+ · (\S+)$", text, re.MULTILINE)]
    assert sorted(ids) == sorted(CARDS)


@pytest.mark.parametrize(("file", "deck"), [("lunch-money.md", "lunch_money"), ("beer-money.md", "beer_money")])
def test_the_table_of_a_deck_lists_its_110_cards(file: str, deck: str) -> None:
    rows = re.findall(r"^\| (.+?) \| (.+?) \| (.+?) \| (\d+) \|$", docs()[file], re.MULTILINE)
    expected = [
        (card.name, card.type, card.value, str(getattr(card, deck))) for card in CARDS.values() if getattr(card, deck)
    ]
    assert sorted(rows) == sorted(expected)
    assert sum(int(row[3]) for row in rows) == 110


@pytest.mark.parametrize(
    ("file", "deck", "names"), [("lunch-money.md", "lunch_money", 29), ("beer-money.md", "beer_money", 31)]
)
def test_the_first_sentence_of_a_deck_counts_right(file: str, deck: str, names: int) -> None:
    copies: Counter[str] = Counter()
    for card in CARDS.values():
        copies[card.type] += getattr(card, deck)
    assert sum(1 for card in CARDS.values() if getattr(card, deck)) == names
    sentence = (
        f"110 cards with {names} names: {copies['basic attack']} basic attacks, {copies['weapon']} weapons, "
        f"{copies['defence']} defences and {copies['specialty']} specialties."
    )
    assert sentence in docs()[file].replace("\n", " ")


def test_the_catalogue_names_every_card() -> None:
    named = messages("cards.ftl")
    names = {key.removeprefix("card-"): words(message) for key, message in named.items() if key.startswith("card-")}
    assert names == {card_id: card.name for card_id, card in CARDS.items()}
    assert all("short" in {a.id.name for a in named[f"card-{card_id}"].attributes} for card_id in CARDS)


def test_the_catalogue_names_types_and_decks() -> None:
    named = messages("cards.ftl")
    types = {words(named[f"type-{name}"]) for name in ("basic", "weapon", "defense", "specialty")}
    assert types == {card.type for card in CARDS.values()}
    assert words(named["deck-lunch-money"]) == "Lunch Money"
    assert words(named["deck-beer-money"]) == "Beer Money"


# House rules


@pytest.mark.parametrize("option", ALL_OPTIONS)
def test_a_house_rule_is_explained_with_all_its_values(option: str) -> None:
    entry = section(docs()["house-rules.md"], f"### {option}")
    values = re.findall(r"^- `([^`]+)`( \(default\))?: ", entry, re.MULTILINE)
    assert [value for value, _ in values] == list(ALL_OPTIONS[option])
    assert [bool(mark) for _, mark in values] == [True] + [False] * (len(values) - 1)


@pytest.mark.parametrize("option", ALL_OPTIONS)
def test_the_rulings_of_a_house_rule_name_it(option: str) -> None:
    entry = section(docs()["house-rules.md"], f"### {option}")
    rulings = re.findall(r"\bR\d+\b", entry.split(".")[0])
    naming = [
        mark
        for text in docs().values()
        for mark, body in re.findall(r"^\*\*(R\d+)\.\*\* ((?:.+\n)+)", text, re.MULTILINE)
        if f"`{option}`" in body
    ]
    assert rulings[0] in naming
    assert set(naming) - {"R31", "R90"} <= set(rulings)  # these two mention the house rules of others


def test_the_overview_lists_every_house_rule() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \|", docs()["house-rules.md"], re.MULTILINE)
    assert sorted(rows) == sorted(ALL_OPTIONS)


@pytest.mark.parametrize(("catalogue", "options"), [
    ("options.ftl", OPTIONS),
    ("tietgen.ftl", TIETGEN_OPTIONS),
    ("tietgen-companion.ftl", COMPANION_OPTIONS),
])  # fmt: skip
def test_the_catalogue_explains_every_house_rule_and_value(catalogue: str, options: dict[str, tuple[str, ...]]) -> None:
    keys = {key for key in messages(catalogue) if key.startswith("option-")}
    expected = {f"option-{option}" for option in options}
    for option, values in options.items():
        expected |= {f"option-{option}-{value.replace('+', '-plus-')}" for value in values}
    assert keys == expected


def test_presets_are_explained_alike_in_both_places() -> None:
    entry = section(docs()["house-rules.md"], "## Presets")
    presets = re.findall(r"^- `([^`]+)`: ", entry, re.MULTILINE)
    catalogue = [
        key.removeprefix("preset-")
        for key in [*messages("options.ftl"), *messages("tietgen-companion.ftl")]
        if key.startswith("preset-")
    ]
    assert presets == catalogue
    settings = re.findall(r"`([a-z-]+)` = `([^`]+)`", entry)
    assert settings
    free = {"throw-limit"}  # any number will do
    assert all(option in free or value in ALL_OPTIONS[option][1:] for option, value in settings)


# The program


def test_the_program_has_the_same_cards() -> None:
    """By type, value of all hits together, and copies in each deck."""
    types = {BASIC: "basic attack", WEAPON: "weapon", DEFENSE: "defence", SPECIALTY: "specialty"}
    own = {
        card.id: (types[card.type], card.value * card.hits, card.lunch_money, card.beer_money) for card in cards.CARDS
    }
    assert own == {id: (card.type, whole_value(card), card.lunch_money, card.beer_money) for id, card in CARDS.items()}


def whole_value(card: Expected) -> int:
    """Return what all hits of a card take, or what it heals."""
    return prod(int(number) for number in re.findall(r"\d+", card.value)) if card.value != "none" else 0


@pytest.mark.parametrize("card", cards.CARDS, ids=lambda card: card.id)
def test_the_program_has_the_same_rulings_for_a_card(card: Card[Brawl]) -> None:
    entry = section(docs()[files_of(CARDS[card.id])], f"### {CARDS[card.id].name} · {card.id}")
    assert list(card.rules) == sorted(cited(entry))


@pytest.mark.parametrize(
    ("own", "options"),
    [(house.OPTIONS, OPTIONS), (tietgen.OPTIONS, TIETGEN_OPTIONS | COMPANION_OPTIONS)],
    ids=["brawl", "tietgen"],
)
def test_the_program_has_the_same_house_rules(own: list[Option], options: dict[str, tuple[str, ...]]) -> None:
    assert {option.name: option.values for option in own} == options
    text = docs()["house-rules.md"]
    for option in own:
        (cited,) = re.findall(rf"^\| `{option.name}` \|.*\| (R[^|]+) \|", text, re.MULTILINE)
        assert cited == ", ".join(f"R{number}" for number in option.rules)


def test_the_program_has_the_same_presets() -> None:
    entry = section(docs()["house-rules.md"], "## Presets")
    explained = {
        name: dict(re.findall(r"`([a-z-]+)` = `([^`]+)`", rest))
        for name, rest in re.findall(r"^- `([^`]+)`: ((?:.+\n?(?!- ))+)", entry, re.MULTILINE)
    }
    own = [preset for name in games.names() for preset in games.find(name).presets()]
    assert explained == {preset.name: preset.choices for preset in own}
