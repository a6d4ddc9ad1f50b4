"""The engine and the second model play the same games and must agree on every question, answer and counter."""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest

from pocketmoney import games
from pocketmoney.core.header import Entry, Header
from pocketmoney.games.brawl.cards import IDS
from pocketmoney.games.brawl.state import Brawl
from tests.games.brawl.second_model import Answers, Model, Options

GAMES = int(os.environ.get("POCKETMONEY_MODEL_GAMES", "150"))
NAMES = ["Ann", "Bob", "Carl", "Dee", "Eve", "Finn", "Gil", "Hal", "Ida", "Jon"]
SWITCHES = {
    "heal-cap": ("15", "none"),
    "heal-while-helpless": ("on", "off"),
    "humiliate-healing": ("on", "off"),
    "disarm-after-grab": ("on", "off"),
    "dodge-grab-after-block": ("on", "off"),
    "discard-rule": ("free", "forbidden", "pay-1", "pay-2", "pay-3", "pay-per-card", "open-season", "underdog-free"),
    "grab-follow-ups": ("text+open-hand", "text", "any-attack"),
    "break-also-hits": ("on", "off"),
    "lm-values": ("seed", "spr"),
    "stomp-scope": ("next-attack", "next-own-turn-hit"),
    "poke-next-basic-only": ("on", "off"),
    "headlock-any-basic": ("off", "on"),
    "heart-breaker-skips-turn": ("on", "off"),
    "medieval-stack": ("on", "off"),
    "choke-victim": ("lunch-money", "unrestricted"),
    "vomit-bonus-attack": ("extra", "instead"),
    "distraction-grab": ("on", "off"),
}
# Cards that make things happen; hands are dealt from these more often than a shuffle would.
SPICE = [
    "humiliation", "horror-of-horrors", "grab", "grab", "choke", "choke-and-puke", "headlock", "manhandle", "block",
    "dodge", "freedom", "heart-breaker", "poke-in-the-eye", "stomp", "thunder-head", "distraction", "fists-of-fury",
    "big-combo", "medieval", "self-help", "first-aid", "redemption", "roundhouse", "spinning-backfist", "powerplay",
    "tequila-bottle", "knife", "disarm", "open-hand", "piledriver", "pound-of-flesh", "uppercut-squared", "headbutt",
    "jab", "smite", "hail-mary",
]  # fmt: skip
SCENES = [
    ["grab", "choke", "medieval"], ["grab", "choke-and-puke"], ["grab", "headlock", "jab", "stomp"],
    ["block", "grab", "manhandle"], ["block", "grab", "choke-and-puke"], ["humiliation", "horror-of-horrors"],
    ["roundhouse", "spinning-backfist", "poke-in-the-eye"], ["freedom", "thunder-head", "stomp", "headbutt"],
    ["redemption", "self-help", "first-aid", "redemption"], ["distraction", "grab", "choke"],
    ["dodge", "dodge", "block"],
]  # fmt: skip
WEIGHTS = dict.fromkeys(("choke", "choke-and-puke", "headlock", "manhandle"), 8)
WEIGHTS |= dict.fromkeys(("humiliation", "horror-of-horrors", "grab", "poke-in-the-eye", "heart-breaker", "block"), 3)
RIGHTS = ("release", "concede")


class Pair:
    """One game, set up in the engine and in the model."""

    def __init__(self, seed: int) -> None:
        self.random = random = Random(seed)
        self.names = NAMES[: random.choice((2, 2, 3, 3, 4, 4, 6, 10))]
        self.options = {
            name: values[0] if random.random() < 0.7 else random.choice(values) for name, values in SWITCHES.items()
        }
        self.header = self._header(seed)
        self.game = games.find("beer-money")
        state = self.game.set_up(self.header)
        assert isinstance(state, Brawl)
        self.state = state
        counters = list(state.counters)
        hands = [[IDS[card] for card in hand] for hand in state.hands]
        self.model = Model(len(self.names), self.options, hands, counters, self.drawn)
        self.run = self.model.play()
        self.asked: tuple[str, Options] = next(self.run)
        self.played: list[str] = []

    def _header(self, seed: int) -> Header:
        random = self.random
        decks = random.choice(
            (["beer-money"], ["lunch-money"], ["beer-money", "lunch-money"], ["beer-money", "lunch-money"])
        )
        decks = decks * (2 if len(self.names) > 3 or random.random() < 0.5 else 1)
        left = Counter[str]()
        for piece in games.find("beer-money").pieces():
            copies = piece["copies"]
            assert isinstance(copies, dict)
            for deck in decks:
                left[str(piece["id"])] += copies.get(deck, 0)
        entries = [Entry("decks", "", decks)]
        for name in self.names:
            hand: list[str] = []
            scene = random.choice(SCENES) if random.random() < 0.6 else []
            for card in [*scene, *random.choices(SPICE, k=random.choice((0, 3, 5)))][:5]:
                if left[card]:
                    left[card] -= 1
                    hand.append(card)
            if hand:
                entries.append(Entry("hand", name, hand))
        pile: list[str] = []
        for _ in range(random.choice((0, 60, 120))):
            card = random.choice(SPICE)
            if left[card]:
                left[card] -= 1
                pile.append(card)
        if pile:
            entries.append(Entry("pile", "", pile))
        for name in self.names:
            entries.append(Entry("counters", name, [str(random.choice((1, 2, 3, 4, 6, 9, 14, 15, 15, 15)))]))
        return Header("beer-money", self.names, dict(self.options), seed, entries)

    def drawn(self, seat: int) -> list[str]:
        """The hand that the engine has after a draw: full, unless the piles are empty, with all that was there."""
        state = self.state
        hand = Counter(IDS[card] for card in state.hands[seat])
        before = +self.model.hands[seat]
        if not state.is_out(seat) and (before - hand or (hand.total() != 5 and len(state.pile))):
            self.fail(f"{self.names[seat]} had {before} and has {hand} after drawing")
        return list(hand.elements())

    def write(self, seat: int) -> list[str]:
        """The answers that the engine allows a seat, in the words of the model."""
        found: list[str] = []
        for action in self.state.menu(seat):
            text = self.game.write_move(action, [str(one) for one in range(len(self.names))])
            words = text.split()
            if words[0] in RIGHTS or (words[0] == "drop" and self.state.asking() != "weapon-back"):
                continue
            if words[0] in ("discard", "heal"):
                text = " ".join([words[0], *sorted(words[1:])])
            found.append(text)
        return found

    def fail(self, what: str) -> None:
        """Say what differs, with the moves that led there."""
        told = "\n".join(self.played[-14:])
        chosen = " ".join(f"{key}={value}" for key, value in self.options.items() if value != SWITCHES[key][0])
        pytest.fail(f"{what}\noptions: {chosen}\nturn {self.names[self.model.turn]}\n{told}", pytrace=False)

    def advance_engine(self) -> None:
        """Let the engine pass over questions that leave nobody a choice."""
        state = self.state
        while not state.over:
            asked = {seat: self.write(seat) for seat in state.owed()}
            if any(set(answers) != {"take"} for answers in asked.values()):
                break
            seat = state.owed()[0]
            take = next(action for action in state.menu(seat) if self.game.write_move(action, self.names) == "take")
            state.apply(seat, take)

    def advance(self) -> bool:
        """Pass over questions that leave nobody a choice; False when the game is over."""
        self.advance_engine()
        while self.asked[0] != "over" and all(set(answers) == {"take"} for answers in self.asked[1].values()):
            self.send(dict.fromkeys(self.asked[1], "take"))
        return not self.state.over

    def send(self, answers: Answers) -> None:
        self.advance_engine()  # what was drawn must be known
        try:
            self.asked = self.run.send(answers)
        except StopIteration:
            self.asked = ("over", {})

    def compare(self) -> None:
        """Both say the same of everything that can be seen."""
        state, model = self.state, self.model
        ours: dict[str, object] = {
            "counters": list(state.counters),
            "out": {seat for seat in range(model.n) if state.is_out(seat)},
            "over": state.over,
            "winner": state.winner,
            "turn": state.turn,
            "holds": {seat: state.holding[seat] for seat in range(model.n) if state.holding[seat] >= 0},
            "question": "over" if state.over else state.asking(),
        }
        theirs: dict[str, object] = {
            "counters": model.counters,
            "out": model.out,
            "over": self.asked[0] == "over",
            "winner": -1 if model.winner is None else model.winner,
            "turn": model.turn,
            "holds": {holder: victim for holder, (victim, _) in model.holds.items()},
            "question": self.asked[0],
        }
        for key, value in ours.items():
            if value != theirs[key] and not (key in ("turn", "holds") and state.over):
                self.fail(f"{key}: the engine has {value}, the model {theirs[key]}")
        for seat in range(model.n):
            hand = Counter(IDS[card] for card in state.hands[seat])
            if hand != +model.hands[seat] and not state.over:
                self.fail(f"hand of {self.names[seat]}: the engine has {hand}, the model {+model.hands[seat]}")
        if state.over:
            return
        answers = {seat: self.write(seat) for seat in state.owed()}
        for seat in range(model.n):
            mine = Counter(answers.get(seat, ["take"]))
            yours = Counter(self.asked[1].get(seat, ["take"]))
            if set(mine) != set(yours):
                more, less = sorted(set(mine) - set(yours)), sorted(set(yours) - set(mine))
                self.fail(
                    f"{state.asking()} of {self.names[seat]}: only the engine {more[:6]}, only the model {less[:6]}"
                )
            may_release = "release" in [self.game.write_move(one, self.names) for one in state.rights(seat)]
            if may_release != model.can_release(seat):
                self.fail(f"release by {self.names[seat]}: the engine {may_release} at {state.asking()}")

    def make(self, seat: int, text: str) -> None:
        """Make a move in the engine."""
        names = [str(one) for one in range(len(self.names))]
        action = self.game.fit(self.state, seat, self.game.parse_move(text, names))
        refusal = self.state.check(seat, action)
        if refusal is not None:
            self.fail(f"{self.names[seat]}: {text} is refused by the engine: {refusal.key}")
        self.played.append(f"{self.names[seat]}: {text}   # {self.state.asking()} {list(self.state.counters)}")
        self.state.apply(seat, action)

    def step(self, reached: Counter[str]) -> None:
        """One decision, or a release."""
        random, state, model = self.random, self.state, self.model
        reached[state.asking()] += 1
        releasers = [seat for seat in range(model.n) if model.can_release(seat)]
        if releasers and random.random() < 0.04:
            seat = random.choice(releasers)
            reached[f"release at {state.asking()}"] += 1
            self.make(seat, "release")
            self.send({seat: "release"})
            return
        answers: Answers = {}
        for seat in list(state.owed()):
            options = self.asked[1].get(seat, ["take"])
            answers[seat] = self.choose(options)
        for seat, text in answers.items():
            self.make(seat, text)
        self.send({seat: text for seat, text in answers.items() if seat in self.asked[1]})

    def choose(self, options: list[str]) -> str:
        """An answer: cards rather than passing, discards seldom."""
        random = self.random
        if "take" in options and random.random() < 0.35:
            return "take"
        kinds = sorted({option.split()[0] for option in options if not option.startswith("discard")})
        cards = [kind for kind in kinds if kind not in ("take", "pass")]
        if cards and random.random() < 0.9:
            kind = random.choices(cards, [WEIGHTS.get(card, 1) for card in cards])[0]
            return random.choice([option for option in options if option.split()[0] == kind])
        return random.choice(options)


def play(seed: int, reached: Counter[str]) -> None:
    """Play one game at random in both."""
    pair = Pair(seed)
    for _ in range(400):
        if not pair.advance():
            break
        pair.compare()
        pair.step(reached)
    pair.advance()
    pair.compare()


def test_the_engine_agrees_with_a_second_model() -> None:
    reached: Counter[str] = Counter()
    first = int(os.environ.get("POCKETMONEY_MODEL_SEED", "0"))
    for seed in range(first, first + GAMES):
        play(seed, reached)
    for kind in ("window", "follow-up", "rescue", "block-grab", "free-attack", "distracted", "series", "pass-on"):
        assert reached[kind], f"no {kind} in {GAMES} games"
