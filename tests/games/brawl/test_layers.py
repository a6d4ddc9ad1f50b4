"""Kinds of cards fit into one machine word, and plain cards are plain."""

from __future__ import annotations

from pocketmoney.core.action import NOBODY
from pocketmoney.games.brawl.actions import MOST_KINDS
from pocketmoney.games.brawl.card import PLAIN, Card
from pocketmoney.games.brawl.cards import CARDS, KINDS
from pocketmoney.games.brawl.cards.attacks import Attack


def test_a_set_of_kinds_is_one_machine_word() -> None:
    assert KINDS <= MOST_KINDS < 62


def test_a_plain_card_does_nothing_after_its_damage() -> None:
    plain = [card for card in CARDS if card.traits & PLAIN]
    assert plain
    for card in plain:
        assert type(card).landed is Attack.landed and type(card).returns is Card.returns, card.id
        assert card.effect == NOBODY and not card.shot_rule, card.id
