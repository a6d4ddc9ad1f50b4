"""The card games in the contract suite: every deck, every mix, two to ten seats, random house rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

from pocketmoney import games
from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.game import State
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.rng import Rng
from pocketmoney.games.brawl.actions import DISCARD, HEAL, PLAY, VERBS
from pocketmoney.games.brawl.cards import CARDS, KINDS, MEDIEVAL, mask_of
from pocketmoney.games.brawl.house import OPTIONS
from pocketmoney.games.brawl.state import Brawl
from tests.contract.case import Case

NAMES = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Joe"]


class BrawlCase(Case):
    """Decks shuffled together."""

    def __init__(self, decks: list[str]) -> None:
        self.name = "+".join(decks)
        self.decks = decks
        self.game = games.find(decks[0])

    def header(self, rng: Rng) -> Header:
        options: dict[str, str] = {}
        if rng.below(4):  # one table in four plays by the book
            for option in OPTIONS:
                options[option.name] = option.values[rng.below(len(option.values))]
        seats = NAMES[: 2 + rng.below(9)]
        return Header(self.decks[0], seats, options, rng.below(1 << 31), [Entry("decks", "", self.decks)])

    def well_formed(self, state: State, seat: int) -> Iterator[Action]:
        assert isinstance(state, Brawl)
        targets = range(NOBODY, state.seats)
        for verb, word in enumerate(VERBS):
            if word not in ("play", "discard", "heal"):
                for target in targets:
                    yield Action(verb, (), target)
        for card in range(KINDS):
            for target in targets:
                for medievals in range(3):
                    yield Action(PLAY, (card,) + (MEDIEVAL,) * medievals, target)
        in_hand = sorted(set(state.hands[seat]))
        some = sorted({*in_hand, *range(0, KINDS, 9)})
        for verb in (DISCARD, HEAL):
            yield Action(verb, ())
            for card in range(KINDS):
                yield Action(verb, (card,))
            for size in (2, 3):
                for cards in combinations_with_replacement(some, size):
                    yield Action(verb, cards)
            yield Action(verb, tuple(state.hands[seat]))
            yield Action(verb, (*state.hands[seat], 0))

    def count_pieces(self, state: State) -> None:
        assert isinstance(state, Brawl)
        lying: Counter[int] = Counter(state.discard)
        lying.update(state.pile[: state.left])
        for hand in state.hands:
            lying.update(hand)
            assert list(hand) == sorted(hand)
        copies = {"lunch-money": self.decks.count("lunch-money"), "beer-money": self.decks.count("beer-money")}
        for kind, card in enumerate(CARDS):
            supply = card.lunch_money * copies["lunch-money"] + card.beer_money * copies["beer-money"]
            assert lying[kind] == supply, card.id
        for seat, hand in enumerate(state.hands):
            assert state.masks[seat] == mask_of(hand)
            assert len(hand) <= 5
            assert not (state.is_out(seat) and hand)
            assert state.is_out(seat) or state.counters[seat] > 0 or not state.must_begin()

    def check_end(self, header: Header, state: State, standing: int) -> None:
        assert standing == 1 or header.options["discard-rule"] != "free"

    def other_world(self, state: State, seat: int, rng: Rng) -> State:
        """Hidden cards of other hands change places with cards from the bottom of the pile, and with each other."""
        other = state.clone()
        assert isinstance(other, Brawl)
        pile = list(other.pile[: other.left])
        bottom = len(pile) // 2  # what lies above stays, so that draws are the same for a while
        sealed = self._sealed(other)
        for victim in range(other.seats):
            if victim == seat:
                continue
            hand = list(other.hands[victim])
            for at, card in enumerate(hand):
                if card in other.known[victim] or (victim, card) in sealed or not bottom or rng.below(3) == 0:
                    continue
                below = rng.below(bottom)
                hand[at], pile[below] = pile[below], card
            hand.sort()
            other.hands[victim] = hand
            other.masks[victim] = mask_of(hand)
        other.pile = tuple(pile)
        return other

    def _sealed(self, state: Brawl) -> set[tuple[int, int]]:
        frame = state.stack[-1].to_json()
        if frame[0] != "window":
            return set()
        answers = frame[4]
        assert isinstance(answers, list)
        return {(seat, card) for seat, card in answers}

    def is_near_the_difference(self, world: State, other: State) -> bool:
        assert isinstance(world, Brawl) and isinstance(other, Brawl)
        if world.left < 30:
            return True
        return world.pile[world.left - 30 : world.left] != other.pile[other.left - 30 : other.left]


CASES = [
    BrawlCase(decks)
    for decks in (
        ["lunch-money"],
        ["beer-money"],
        ["lunch-money", "beer-money"],
        ["lunch-money", "lunch-money"],
        ["beer-money", "lunch-money", "lunch-money"],
    )
]
