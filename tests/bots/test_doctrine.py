"""Standing orders: every form is read and obeyed, and every mistake is explained."""

from __future__ import annotations

from pathlib import Path

import pytest

from pocketmoney import games
from pocketmoney.bots.doctrine import brawl_orders, names, tietgen_orders
from pocketmoney.bots.doctrine.bot import DoctrineBot
from pocketmoney.bots.doctrine.grammar import FORMS
from pocketmoney.bots.doctrine.orders import BRAWL, TIETGEN
from pocketmoney.bots.doctrine.parser import Read
from pocketmoney.bots.registry import make
from pocketmoney.core.problem import Problem
from pocketmoney.games.brawl.cards import IDS, KIND
from pocketmoney.games.tietgen import package_data
from pocketmoney.text.speech import Speech
from tests.bots.tables import choice, right

EXAMPLES = {
    "block WHAT": "block anything worth 3 or more",
    "dodge WHAT": "dodge a Grab",
    "disarm WHAT": "disarm weapons",
    "defend against WHAT": "defend against Headbutt or Roundhouse",
    "humiliate WHAT": "humiliate anything worth 4 or more at me",
    "take WHAT": "take anything worth 1 or less",
    "heal below N": "heal below 6",
    "attack WHO": "attack the weakest",
    "always attack": "always attack",
    "play CARD": "play Hail Mary",
    "keep CARD for WHAT": "keep Humiliation for a Grab",
    "never play CARD": "never play Choke & Puke",
    "never discard CARD": "never discard Dodge",
    "never discard": "never discard",
    "never attack WHO": "never attack the strongest",
    "never heal": "never heal",
    "never pass": "never pass",
    "never release": "never release",
    "claim rent always": "claim rent always",
    "always claim rent": "always claim rent",
    "never claim rent": "never claim rent",
    "buy what completes a group": "buy what completes a group",
    "buy anything under AMOUNT": "buy anything under 20cl",
    "buy DEEDS": "buy orange and Bike room A",
    "bid up to AMOUNT": "bid up to 5 cl",
    "bid up to SHARE": "bid up to the price",
    "build on DEEDS": "build on anything",
    "lift mortgages above AMOUNT": "lift mortgages above 30cl",
    "accept what completes a group": "accept what completes a group",
    "pay the fine": "pay the fine",
    "stay in the administration": "stay in the administration",
    "chug": "chug",
    "drink": "drink",
    "keep AMOUNT in stock": "keep 10cl in stock",
    "keep AMOUNT": "keep 2.5cl",
    "never buy anything over AMOUNT": "never buy anything over 15cl",
    "never buy DEEDS": "never buy utilities",
    "never bid": "never bid",
    "never build on DEEDS": "never build on brown",
    "never build": "never build",
    "never sell a group": "never sell a group",
    "never sell DEEDS": "never sell dark blue",
    "never mortgage a group": "never mortgage a group",
    "never mortgage DEEDS": "never mortgage transports",
    "never lift mortgages": "never lift mortgages",
    "never offer": "never offer",
    "never trade": "never trade",
    "fall back on BOT": "fall back on greedy",
}


def obeying(orders: str, game: str = "lunch-money") -> DoctrineBot:
    read = Read(orders)
    assert not read.problems, [(problem.line, problem.key, problem.details) for problem in read.problems]
    found = games.find(game)
    return DoctrineBot(read.doctrine, make(read.doctrine.rest, found))


# Reading


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.text)
def test_every_form_can_be_written_and_does_something(form: object) -> None:
    text = form.text  # type: ignore[attr-defined]
    read = Read(f"{EXAMPLES[text]}\nheal below 1")
    assert not read.problems
    order = read.doctrine.orders[0]
    if text == "fall back on BOT":
        assert read.doctrine.rest == "greedy"
        return
    assert order.form == text
    known = brawl_orders if order.game == BRAWL else tietgen_orders
    assert text in known.WANTED or text in known.RULED_OUT


def test_case_blanks_articles_and_comments_do_not_matter() -> None:
    plain = Read("block anything worth 3 or more\nnever discard dodge").doctrine.orders
    fancy = Read("\n#!\n  BLOCK  anything worth 3 or more.   # always\n\nNever discard the Dodge!").doctrine.orders
    assert [(order.form, order.what, order.cards) for order in plain] == [
        (order.form, order.what, order.cards) for order in fancy
    ]


@pytest.mark.parametrize("card", IDS)
def test_a_card_goes_by_its_id_and_by_its_name(card: str) -> None:
    for spelling in (card, Speech().card(card), card.replace("-", " "), Speech().card(card).upper(), f"{card}s"):
        assert names.cards(spelling.lower()) == 1 << KIND[card], spelling


def test_names_with_an_and_of_their_own_can_stand_in_lists() -> None:
    wanted = 1 << KIND["choke-and-puke"] | 1 << KIND["poke-in-the-eye"] | 1 << KIND["block"]
    assert names.cards("choke and puke, a poke in the eye and the block") == wanted


@pytest.mark.parametrize("deed", package_data.board().deeds)
def test_a_deed_goes_by_its_id_and_by_its_name(deed: int) -> None:
    board = package_data.board()
    id = board.ids[deed]
    for spelling in (id, Speech().space(id)):
        assert names.deeds(spelling.lower(), board) == {deed}


@pytest.mark.parametrize(
    ("line", "key", "near"),
    [
        ("keep Humilation for a Grab", "unknown-card", "humiliation"),
        ("never discard Dodgeball", "unknown-card", None),
        ("block anythng", "doctrine-what", "anything"),
        ("dodge a Grabb", "doctrine-what", "grab"),
        ("hael below 6", "doctrine-order", "heal"),
        ("never bild", "doctrine-order", "never build"),
        ("heal bellow 6", "doctrine-form", None),
        ("heal below six", "doctrine-number", None),
        ("heal below -1", "doctrine-number", None),
        ("attack the weekest", "doctrine-who", "weakest"),
        ("buy oragne", "doctrine-deed", "orange"),
        ("buy anything under 20", "doctrine-amount", None),
        ("buy anything under 2.12345cl", "tietgen-decimals", None),
        ("bid up to ten", "doctrine-limit", None),
        ("fall back on chess", "doctrine-bot", None),
        ("fall back on gredy", "doctrine-bot", "greedy"),
        ("block", "doctrine-form", None),
        ("please win", "doctrine-order", None),
    ],
)
def test_a_mistake_is_explained_with_its_line(line: str, key: str, near: str | None) -> None:
    read = Read(f"# mine\nheal below 6\n{line}\nnever pass")
    assert [(problem.line, problem.key) for problem in read.problems] == [(3, key)]
    if near is not None:
        assert read.problems[0].details["near"] == near
    said = Speech().complain(read.problems[0]).lower()
    assert any(word in said for word in line.lower().split() if word not in ("for", "a", "to", "on"))
    assert len(read.doctrine.orders) == 2


def test_every_mistake_is_found_at_once() -> None:
    assert [problem.line for problem in Read("blok\n\nheal below x\nchug\nbuy foo").problems] == [1, 3, 5]


def test_a_text_without_orders_is_a_mistake() -> None:
    for text in ("", "\n\n", "# nothing", "fall back on random"):
        assert [problem.key for problem in Read(text).problems] == ["doctrine-empty"]


def test_orders_of_all_games_may_stand_in_one_text() -> None:
    read = Read("heal below 6\nclaim rent always\nnever build")
    assert (read.count(BRAWL), read.count(TIETGEN)) == (1, 2)


# Obeying

SEATS = "game: lunch-money\nseats: Ann Ben Cat\nhand Cat: stomp stomp stomp\n"


def dealt(ann: str, ben: str = "pimp-slap pimp-slap elbow hook jab", more: str = "", moves: str = "") -> str:
    return f"{SEATS}hand Ann: {ann}\nhand Ben: {ben}\n{more}---\n{moves}"


@pytest.mark.parametrize(
    ("orders", "answer"),
    [
        ("block anything worth 3 or more", "block"),
        ("dodge anything worth 3 or more", "dodge"),
        ("take anything worth 3 or more", "take"),
        ("humiliate anything worth 3 or more", "humiliation"),
        ("defend against Headbutt", "block"),
        ("dodge a Grab\nblock anything", "block"),
        ("dodge anything\nblock anything", "dodge"),
        ("keep Block for a Grab\ndefend against anything", "dodge"),
        ("never play Block\nnever play Dodge\nkeep Humiliation for a Grab", "take"),
    ],
)
def test_answers(orders: str, answer: str) -> None:
    record = dealt("headbutt elbow elbow", "block dodge humiliation hook hook", moves="Ann: headbutt > Ben\n")
    assert choice(record, 1, obeying(orders)) == answer


@pytest.mark.parametrize(
    ("orders", "begins"),
    [
        ("heal below 16", "heal "),
        ("heal below 14", "h"),
        ("attack the weakest", "headbutt > Cat"),
        ("attack the strongest", "headbutt > Ben"),
        ("attack the player to my left", "headbutt > Ben"),
        ("attack the player to my right", "headbutt > Cat"),
        ("never attack the weakest", "headbutt > Ben"),
        ("never play attacks\nnever heal\nnever pass", "discard "),
        ("never play attacks\nnever heal\nnever discard", "pass"),
        ("play Jab\nattack the strongest", "jab > "),
        ("attack the strongest\nplay Jab", "jab > Ben"),
        ("never play attacks\nnever heal\nnever pass\nnever discard Headbutt, Dodge and First Aid", "discard "),
    ],
)
def test_turns(orders: str, begins: str) -> None:
    record = dealt("jab headbutt first-aid dodge block", more="counters Ann: 14\ncounters Ben: 12\ncounters Cat: 9\n")
    move = choice(record, 0, obeying(orders))
    assert move.startswith(begins)
    if "never discard Headbutt" in orders:
        assert not {"headbutt", "dodge", "first-aid"} & set(move.split())


def test_what_is_ruled_out_is_done_where_nothing_else_is_left() -> None:
    orders = "never play attacks\nnever heal\nnever discard\nnever pass"
    assert choice(dealt("jab headbutt first-aid dodge block"), 0, obeying(orders))


BUY = "game: tietgen\nseats: Ann Ben\ndice: 1-2\n{more}---\nAnn: roll\n"


@pytest.mark.parametrize(
    ("orders", "answer"),
    [
        ("buy anything under 20cl", "buy"),
        ("never buy brown", "decline"),
        ("never buy anything over 2.5cl", "decline"),
        ("buy orange\nnever buy anything", "decline"),
        ("buy brown\nnever buy anything", "buy"),
        ("keep 74cl in stock", "decline"),
        ("keep 70cl", "buy"),
    ],
)
def test_buying(orders: str, answer: str) -> None:
    assert choice(BUY.format(more=""), 0, obeying(orders, "tietgen")) == answer


def test_bids_stay_within_the_limit() -> None:
    auction = BUY.format(more="") + "Ann: decline\n"
    assert choice(auction, 1, obeying("bid up to half the price", "tietgen")) == "bid 1.5cl"
    assert choice(auction + "Ann: bid 1.5cl\n", 1, obeying("bid up to half the price", "tietgen")) == "pass"
    assert choice(auction, 1, obeying("never bid", "tietgen")) == "pass"


OWNED = (
    "game: tietgen\nseats: Ann Ben\ndeeds Ann: kitchen-16.1 kitchen-18.1 kitchen-12.1\ndeeds Ben: kitchen-10.1\n---\n"
)


@pytest.mark.parametrize(
    ("orders", "used"),
    [
        ("build on brown", "build kitchen-18.1"),
        ("never build\nnever offer", ""),
        ("never build on brown\nnever trade", ""),
        ("keep 74cl\nnever offer", ""),
    ],
)
def test_what_is_done_unasked(orders: str, used: str) -> None:
    assert right(OWNED, 0, obeying(orders, "tietgen")) == used


def test_rent_is_claimed_or_not() -> None:
    record = "game: tietgen\nseats: Ann Ben\ndice: 1-2\ndeeds Ben: kitchen-16.1 kitchen-18.1\n---\nAnn: roll\n"
    assert right(record, 1, obeying("claim rent always", "tietgen")) == "claim"
    assert right(record, 1, obeying("never claim rent\nnever build\nnever offer", "tietgen")) == ""


# Files


def test_a_file_seats_a_bot(tmp_path: Path) -> None:
    file = tmp_path / "orders.txt"
    file.write_text("heal below 6\nfall back on random\n", encoding="utf-8")
    for name in games.names():
        assert isinstance(make(f"doctrine:{file}", games.find(name)), DoctrineBot)


@pytest.mark.parametrize("text", ["hael below 6", "", "heal below 6\n\nblock anything worth many"])
def test_a_file_with_a_mistake_seats_nobody(text: str, tmp_path: Path) -> None:
    file = tmp_path / "orders.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Problem) as caught:
        make(f"doctrine:{file}", games.find("lunch-money"))
    assert caught.value.file == str(file)
    assert caught.value.line == len(text.splitlines())


def test_a_file_that_is_not_there_or_no_text(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00block")
    for file, key in ((tmp_path / "nowhere", "cannot-read"), (tmp_path, "cannot-read"), (binary, "doctrine-not-text")):
        with pytest.raises(Problem) as caught:
            make(f"doctrine:{file}", games.find("lunch-money"))
        assert caught.value.key == key
