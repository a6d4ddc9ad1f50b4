"""The engine and the second model play the same games and must agree on every question, move and amount."""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest

from pocketmoney import games
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.problem import Problem
from pocketmoney.games.tietgen.state import Tietgen
from tests.games.tietgen.second_model import (
    CL,
    GAME,
    KITCHENS,
    MAIL,
    ML,
    Goods,
    Model,
    Move,
    mates,
    price,
)

GAMES = int(os.environ.get("POCKETMONEY_MODEL_GAMES", "40"))
STEPS = 350
DEEDS = [space for space in range(40) if price(space)]
NAMES = ["Ann", "Bob", "Carl", "Dee", "Eve", "Finn", "Gil", "Hal"]

SWITCHES = {
    "drink-rent": ("off", "on"),
    "drink-buildings": ("on", "off"),
    "tax-chug": ("on", "off"),
    "glass": ("10cl", "3.5cl"),
    "rent-must-be-claimed": ("on", "off"),
    "rent-claim-until": ("next-player", "next-throw"),
    "building-shortage": ("first-come", "auction"),
    "interest-base": ("mortgage", "price"),
    "end-rule": ("last", "throw-limit"),
    "throw-limit": ("400", "30"),
    "wealth": ("everything", "stock"),
    "buildings-fill-piggy": ("off", "on"),
    "dice": ("thrown", "typed"),
    "cards": ("drawn", "typed"),
}


class Pair:
    """One game, set up in the engine and in the model."""

    def __init__(self, seed: int) -> None:
        self.random = random = Random(seed)
        self.names = NAMES[: random.choice((2, 3, 3, 4, 4, 5, 8))]
        self.options = {
            name: values[0] if random.random() < 0.6 else random.choice(values) for name, values in SWITCHES.items()
        }
        if random.random() < 0.5:
            self.options["building-shortage"] = "auction"
        seats = len(self.names)
        dice = [(random.randint(1, 6), random.randint(1, 6)) for _ in range(900)]
        dice = [(first, first) if random.random() < 0.15 else (first, second) for first, second in dice]
        mail = list(MAIL)
        random.shuffle(mail)
        owner = self._deal_deeds(seats)
        mortgaged, level = self._build_up(owner)
        stock = [
            random.choice((0, 1, 5, 12, 30, 75, 200)) * CL + random.choice((0, 0, 500, 12_500)) for _ in range(seats)
        ]
        at = [random.randrange(40) for _ in range(seats)]
        at = [0 if space == 30 else space for space in at]
        piggy = random.choice((0, 25_000))
        self.header = self._header(stock, at, owner, level, mortgaged, piggy, dice, mail)
        self.game = games.find("tietgen")
        state = self.game.set_up(self.header)
        assert isinstance(state, Tietgen)
        self.state = state
        self.model = Model(
            seats, self.options, iter(dice), mail[:], stock=stock[:], at=at[:], owner=owner, level=level,
            mortgaged=mortgaged, flirts=[[] for _ in range(seats)], piggy=piggy,
        )  # fmt: skip
        self.played: list[str] = []

    def _deal_deeds(self, seats: int) -> dict[int, int]:
        random = self.random
        owner: dict[int, int] = {}
        share = random.choice((0.0, 0.3, 0.7, 1.0))
        for space in DEEDS:
            if random.random() < share:
                owner[space] = random.randrange(seats)
        for space in KITCHENS:
            if space == mates(space)[0] and random.random() < share * 0.8:
                who = random.randrange(seats)
                owner.update(dict.fromkeys(mates(space), who))
        return owner

    def _build_up(self, owner: dict[int, int]) -> tuple[set[int], dict[int, int]]:
        random = self.random
        mortgaged: set[int] = set()
        level: dict[int, int] = {}
        crates, fridges = 32, 12
        chance = random.choice((0.0, 0.5, 1.0))
        for space in KITCHENS:
            group = mates(space)
            if space != group[0] or not all(owner.get(mate, GAME) == owner.get(space, GAME) != GAME for mate in group):
                continue
            if random.random() < chance:
                high = random.randint(1, 5)
                levels = [high - (random.random() < 0.4) for _ in group]
                if random.random() < 0.4:
                    levels = [random.choice((4, 5))] * len(group)
                used = sum(one for one in levels if one < 5)
                if used <= crates and levels.count(5) <= fridges:
                    crates -= used
                    fridges -= levels.count(5)
                    level.update({mate: one for mate, one in zip(group, levels, strict=True) if one})
        for space in owner:
            is_bare = space not in KITCHENS or not any(level.get(mate, 0) for mate in mates(space))
            if is_bare and random.random() < 0.25:
                mortgaged.add(space)
        return mortgaged, level

    def _header(
        self,
        stock: list[int],
        at: list[int],
        owner: dict[int, int],
        level: dict[int, int],
        mortgaged: set[int],
        piggy: int,
        dice: list[tuple[int, int]],
        mail: list[int],
    ) -> Header:
        ids = games.find("tietgen").board.ids  # type: ignore[attr-defined]
        self.ids: list[str] = ids
        entries: list[Entry] = []
        for seat, name in enumerate(self.names):
            entries.append(Entry("stock", name, [_amount(stock[seat])]))
            entries.append(Entry("at", name, [ids[at[seat]]]))
            deeds = [ids[space] for space in sorted(owner) if owner[space] == seat]
            if deeds:
                entries.append(Entry("deeds", name, deeds))
        entries += [Entry("crates", ids[space], [str(built)]) for space, built in level.items()]
        if mortgaged:
            entries.append(Entry("mortgaged", "", [ids[space] for space in sorted(mortgaged)]))
        entries.append(Entry("piggy", "", [_amount(piggy)]))
        entries.append(Entry("dice", "", [f"{first}-{second}" for first, second in dice]))
        entries.append(Entry("mail", "", [str(number) for number in mail]))
        return Header("tietgen", self.names, dict(self.options), 1, entries)

    def text(self, move: Move) -> str:
        """The move in the words of a record."""
        word = str(move[0])
        if word == "offer":
            _, on, give, get = move
            assert isinstance(on, int) and isinstance(give, Goods) and isinstance(get, Goods)
            return f"offer {self.names[on]} give {self._goods(give)} get {self._goods(get)}"
        if word in ("accept", "refuse"):
            assert isinstance(move[1], int)
            return f"{word} {self.names[move[1]]}"
        if word == "bid":
            assert isinstance(move[1], int)
            return f"bid {_amount(move[1])}"
        if word in ("build", "sell", "mortgage", "lift"):
            assert isinstance(move[1], int)
            return f"{word} {self.ids[move[1]]}"
        if word == "roll" and len(move) == 3:
            return f"roll {move[1]}-{move[2]}"
        return " ".join(str(part) for part in move)

    def _goods(self, goods: Goods) -> str:
        words = [self.ids[deed] for deed in goods.deeds]
        if goods.beer:
            words.append(_amount(goods.beer))
        return " ".join(words + ["flirt"] * goods.flirts)

    def candidates(self, seat: int) -> list[Move]:
        """Moves to be judged by both, allowed ones and others."""
        random, model = self.random, self.model
        found: list[Move] = [(word,) for word in ("roll", "fine", "flirt", "buy", "decline", "pass", "claim", "keep")]
        found += [(word,) for word in ("chug", "drink", "settle", "surrender", "draw", "time")]
        found.append(("roll", random.randint(1, 6), random.randint(1, 6)))
        found.append(("mail", random.randint(1, 32)))
        for space in random.sample(DEEDS, 6) + model.deeds(seat):
            found += [(word, space) for word in ("build", "sell", "mortgage", "lift")]
        found += [(word, other) for word in ("accept", "refuse") for other in range(model.n) if other != seat]
        q = model.question()
        if q.kind == "auction" and seat in q.among:
            least = model.least_bid(seat)
            stock = model.stock[seat]
            whole = stock - stock % ML
            for beer in (least - ML, least, least + ML, least + 500, whole, whole + ML, random.randint(1, 20) * CL):
                if 0 < beer < 10**9:
                    found.append(("bid", beer))
        found += [self._offer(seat) for _ in range(2)]
        return found

    def _offer(self, seat: int) -> Move:
        random, model = self.random, self.model
        other = random.choice([one for one in range(model.n) if one != seat])

        def goods(of: int) -> Goods:
            deeds = [deed for deed in model.deeds(of) if random.random() < 0.9 or deed in model.mortgaged]
            beer = random.choice((0, 0, 1, 5, 20)) * CL
            flirts = int(bool(model.flirts[of]) and random.random() < 0.4)
            return Goods(
                beer, flirts, tuple(sorted(random.sample(deeds, min(len(deeds), random.choice((0, 1, 1, 2))))))
            )

        give, get = goods(seat), goods(other)
        if give == Goods(0, 0, ()):
            give = Goods(CL, 0, ())
        if get == Goods(0, 0, ()):
            get = Goods(CL, 0, ())
        return ("offer", other, give, get)

    def fail(self, what: str) -> None:
        """Say what differs, with the moves that led there."""
        told = "\n".join(self.played[-25:])
        record = [f"options: {' '.join(f'{k}={v}' for k, v in self.options.items() if v != SWITCHES[k][0])}"]
        pytest.fail(f"{what}\n{record[0]}\nwhose turn {self.names[self.model.turn]}\n{told}", pytrace=False)

    def compare(self) -> None:
        """Both say the same of everything that can be seen."""
        state, model = self.state, self.model
        assert state.holdings is not None
        kind = state.asking()
        q = model.question()
        ours: dict[str, object] = {
            "question": kind, "asked": set(state.owed()), "turn": state.turn, "stock": state.stock,
            "drunk": state.drunk, "at": state.at, "sitting": state.sitting,
            "owner": {space: who for space, who in enumerate(state.owner) if who >= 0},
            "level": {space: built for space, built in enumerate(state.level) if built},
            "mortgaged": {space for space in range(40) if state.mortgaged >> space & 1},
            "flirts": [sorted(cards) for cards in state.flirts], "piggy": state.piggy, "crates": state.crates,
            "fridges": state.fridges, "out": {seat for seat in range(model.n) if state.is_out(seat)},
            "over": state.over, "winner": state.winner,
            "offers": sorted((offer.by, offer.on) for offer in state.offers),
        }  # fmt: skip
        theirs: dict[str, object] = {
            "question": q.kind, "asked": model.asked(), "turn": model.turn, "stock": model.stock,
            "drunk": model.drunk, "at": model.at, "sitting": model.sitting, "owner": model.owner,
            "level": {space: built for space, built in model.level.items() if built}, "mortgaged": model.mortgaged,
            "flirts": [sorted(cards) for cards in model.flirts], "piggy": model.piggy, "crates": model.crates,
            "fridges": model.fridges, "out": model.out, "over": model.winner is not None,
            "winner": GAME if model.winner is None else model.winner,
            "offers": sorted((offer.by, offer.on) for offer in model.offers),
        }  # fmt: skip
        if model.winner is not None:
            ours.pop("turn"), theirs.pop("turn"), ours.pop("offers"), theirs.pop("offers")
        for key, value in ours.items():
            if value != theirs[key]:
                self.fail(f"{key}: the engine has {value}, the model {theirs[key]}")

    def judge(self, seat: int, moves: list[Move]) -> list[Move]:
        """Both say the same of these moves; returns the allowed ones."""
        allowed: list[Move] = []
        for move in moves:
            text = self.text(move)
            try:
                action = self.game.parse_move(text, self.names)
            except Problem:
                continue
            refusal = self.state.check(seat, action)
            is_legal = self.model.legal(seat, move)
            if is_legal != (refusal is None):
                why = "allows" if refusal is None else f"refuses ({refusal.key})"
                kind = self.model.question().kind
                self.fail(f"{self.names[seat]}: {text}: the engine {why}, the model {is_legal=}, at {kind}")
            if is_legal:
                allowed.append(move)
        return allowed

    def make(self, seat: int, move: Move) -> None:
        """Make the move in both."""
        text = self.text(move)
        self.played.append(f"{self.names[seat]}: {text}   # {self.state.asking()}")
        self.state.apply(seat, self.game.parse_move(text, self.names))
        self.model.apply(seat, move)
        self.compare()


def _amount(beer: int) -> str:
    return f"{beer / CL:.4f}".rstrip("0").rstrip(".") + "cl"


def play(seed: int, reached: Counter[str]) -> None:
    """Play one game at random in both."""
    pair = Pair(seed)
    random, model = pair.random, pair.model
    leaving = random.choice((0.0, 0.002, 0.01, 0.03))
    calling = random.choice((0.0, 0.0, 0.3))
    pair.compare()
    for _ in range(STEPS):
        if model.winner is not None:
            reached["over"] += 1
            return
        kind = model.question().kind
        reached[kind] += 1
        seat = random.choice(sorted(model.asked())) if random.random() < 0.6 else random.choice(model.playing())
        if random.random() < leaving:
            reached[f"leaving at {kind}"] += 1
            pair.make(seat, ("concede",))
            continue
        allowed = pair.judge(seat, pair.candidates(seat))
        if not allowed:
            continue
        calls = [move for move in allowed if move == ("time",)]
        if calls and random.random() > calling:
            allowed.remove(("time",))
        words = sorted({str(move[0]) for move in allowed})
        if not words:
            continue
        weights = [
            {"offer": 0.3, "mortgage": 0.3, "sell": 0.3, "build": 3, "decline": 2, "refuse": 0.2}.get(w, 1)
            for w in words
        ]
        word = random.choices(words, weights)[0]
        pair.make(seat, random.choice([move for move in allowed if move[0] == word]))


def test_the_engine_agrees_with_a_second_model() -> None:
    reached: Counter[str] = Counter()
    first = int(os.environ.get("POCKETMONEY_MODEL_SEED", "0"))
    for seed in range(first, first + GAMES):
        try:
            play(seed, reached)
        except Exception as fault:
            raise AssertionError(f"seed {seed}: {fault!r}") from fault
    for kind in ("throw", "purchase", "auction", "debt", "interest", "tax", "mail", "over"):
        assert reached[kind], f"no {kind} in {GAMES} games"
