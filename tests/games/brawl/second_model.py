"""A second model of the card games, written from the rule book alone, to be compared with the engine move by move.

It shares no code with the engine and works the other way round: where the engine keeps a stack of frames, the model is
one generator that plays the whole game and stops wherever somebody is asked. It is slow, and can neither be copied nor
be written down. It knows no draw pile: whoever runs it tells it what was drawn. It does not know conceding.

A question is its kind and what each asked seat may answer, in the words of play records.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations

BASIC = {
    "jab": 1, "hook": 2, "pimp-slap": 2, "elbow": 2, "kick-2": 2, "kick-4": 4, "spinning-backfist": 3, "headbutt": 3,
    "uppercut": 2, "roundhouse": 4, "hail-mary": 7, "smack": 1, "love-tap": 2, "knuckle-sammitch": 3,
    "sucker-punch": 3, "coldcock": 4, "death-from-above": 5, "smite": 7,
}  # fmt: skip
WEAPON = {
    "knife": 3, "chain": 3, "pipe": 3, "hammer": 3, "little-helper": 2, "beer-bottle": 3, "hardware": 3,
    "tequila-bottle": 4,
}  # fmt: skip
BEER_WEAPONS = {"little-helper", "beer-bottle", "hardware", "tequila-bottle"}
SPECIAL = {
    "big-combo": 3, "poke-in-the-eye": 1, "stomp": 1, "uppercut-squared": 6, "fists-of-fury": 2, "heart-breaker": 2,
    "thunder-head": 2, "open-hand": 3,
}  # fmt: skip
AFTER_GRAB = {
    "choke": 1, "headlock": 0, "powerplay": 3, "manhandle": 2, "choke-and-puke": 1, "pound-of-flesh": 4,
    "piledriver": 5,
}  # fmt: skip
VALUE = BASIC | WEAPON | SPECIAL | AFTER_GRAB
HOLDS = {"choke", "headlock", "choke-and-puke"}
CHOKES = {"choke", "choke-and-puke"}
HEALING = {"first-aid": 2, "self-help": 2, "redemption": 4}
DISARMS = {"disarm", "disarmament"}
HUMILIATIONS = {"humiliation", "horror-of-horrors"}
PASSES_ON = {"roundhouse", "spinning-backfist"}
HITS = {"big-combo": 2, "fists-of-fury": 3}
KNOCK_OUT = {"open-hand": 3, "piledriver": 5}
BREAKERS = {
    "choke": {"freedom", "stomp", "headbutt"} | HUMILIATIONS,
    "headlock": {"freedom", "stomp"} | HUMILIATIONS,
    "choke-and-puke": {"freedom", "thunder-head"} | HUMILIATIONS,
}

Options = dict[int, list[str]]
Answers = dict[int, str]
Game = Generator[tuple[str, Options], Answers, None]


@dataclass(frozen=True)
class Play:
    """A card on the table: who laid it, at whom, with how many Medievals, and in which way."""

    card: str
    by: int
    on: int
    how: str
    medievals: int = 0
    halvings: int = 0  # that count from the moment it is laid: a Stomp, a choked attacker


@dataclass
class Effect:
    """Something that ends with a coming turn of the player it is tied to."""

    kind: str
    on: int
    by: int
    tied: int
    left: int
    turn: int  # in which it began
    must_miss: bool = False  # a throw out of turn: the victim has yet to miss a turn


class Over(Exception):
    """One player is left."""


class Model:
    """A game of Lunch Money, Beer Money or a mix."""

    def __init__(
        self, seats: int, options: dict[str, str], hands: list[list[str]], counters: list[int],
        drawn: Callable[[int], list[str]],
    ) -> None:  # fmt: skip
        self.n = seats
        self.options = options
        self.hands = [Counter(hand) for hand in hands]
        self.counters = counters
        self.drawn = drawn  # the whole hand of a seat after a draw
        self.out: set[int] = set()
        self.holds: dict[int, tuple[int, str]] = {}  # by holder: victim, card
        self.effects: list[Effect] = []
        self.bonus: dict[int, set[int]] = {}  # by vomiting player: who has had the extra attack
        self.weak = [0] * seats
        self.stomped: set[int] = set()
        self.turn = 0
        self.turn_number = 0
        self.acts = False  # whether the turn owner's action is running
        self.winner: int | None = None
        self.due_tick: int = -1  # the holder whose counter is due
        self.escaping: int = -1  # the victim whose escape card is in flight
        self.idle = 0
        if options["lm-values"] == "spr":
            self.values = VALUE | {"uppercut": 3, "roundhouse": 3}
        else:
            self.values = dict(VALUE)

    # How everybody is

    def on(self, option: str) -> bool:
        return self.options[option] == "on"

    def is_in(self, seat: int) -> bool:
        return seat not in self.out

    def has(self, kind: str, seat: int) -> bool:
        return any(effect.kind == kind and effect.on == seat for effect in self.effects)

    def holder_of(self, seat: int) -> int:
        return next((holder for holder, (victim, _) in self.holds.items() if victim == seat), -1)

    def is_bound(self, seat: int) -> bool:
        """Held in a way that takes away defence and most of the turn (R60, R65, R96)."""
        holder = self.holder_of(seat)
        if holder < 0:
            return False
        is_free = self.holds[holder][1] == "choke-and-puke" and self.options["choke-victim"] == "unrestricted"
        return not is_free

    def is_helpless(self, seat: int) -> bool:
        """Poked, heart-broken, vomiting or thrown."""
        return any(self.has(kind, seat) for kind in ("poked", "heart", "vomit", "thrown"))

    def chokes(self, seat: int) -> bool:
        return seat in self.holds and self.holds[seat][1] in CHOKES

    def is_able(self, seat: int) -> bool:
        """Whether that seat may answer with a defence or a Humiliation (R18, R24, R61)."""
        return self.is_in(seat) and not self.is_helpless(seat) and not self.is_bound(seat) and not self.chokes(seat)

    def may_lay_attacks(self, seat: int) -> bool:
        """Whether that seat may go on to attack: a follow-up, a free attack, a Grab after a Block."""
        if not self.is_in(seat) or self.chokes(seat) or self.is_bound(seat):
            return False
        if self.has("heart", seat) and (self.on("heart-breaker-skips-turn") or seat != self.turn):
            return False
        return not any(self.has(kind, seat) for kind in ("poked", "vomit", "thrown"))

    def may_reach(self, seat: int, on: int) -> bool:
        """Whether that seat may attack that player at all (R39, R61, R81)."""
        if seat == on or not self.is_in(on) or self.has("thrown", on):
            return False
        return seat not in self.holds or self.holds[seat][0] == on

    def basics_only(self, seat: int, on: int) -> bool:
        """R53."""
        for effect in self.effects:
            if effect.kind == "poked" and effect.on == on:
                if effect.by == seat or (effect.tied == seat and self.on("poke-next-basic-only")):
                    return True
        return False

    def skips(self, seat: int) -> bool:
        """R55, R79, R81, R101."""
        if self.has("heart", seat) and self.on("heart-breaker-skips-turn"):
            return True
        return any(self.has(kind, seat) for kind in ("poked", "vomit", "thrown"))

    def can_release(self, seat: int) -> bool:
        """R59, R103."""
        if seat not in self.holds or not self.is_in(seat):
            return False
        victim, card = self.holds[seat]
        if card != "choke-and-puke":
            return True
        return self.due_tick != seat and self.escaping != victim

    # Cards

    def lay(self, seat: int, card: str) -> None:
        assert self.hands[seat][card] > 0, (seat, card)
        self.hands[seat][card] -= 1

    def with_medievals(self, seat: int, cards: list[str]) -> list[str]:
        """Those cards, each also with as many Medievals as may go along (R86, R87, R90)."""
        found: list[str] = []
        most = self.hands[seat]["medieval"]
        if not self.on("medieval-stack"):
            most = min(most, 1)
        for card in cards:
            found.append(card)
            if self.values.get(card, 0):
                found += [card + " medieval" * count for count in range(1, most + 1)]
        return found

    def mine(self, seat: int, cards: set[str] | dict[str, int]) -> list[str]:
        return sorted(card for card in self.hands[seat] if self.hands[seat][card] > 0 and card in cards)

    def take_card(self, seat: int, text: str, on: int, how: str) -> Play:
        """Lay a card with its Medievals."""
        words = text.split(" > ")[0].split()
        card = words[0]
        self.lay(seat, card)
        for _ in words[1:]:
            self.lay(seat, "medieval")
        is_attack = card in VALUE and card not in HOLDS
        halvings = 0
        if is_attack and seat in self.stomped and self.options["stomp-scope"] == "next-attack":
            self.stomped.discard(seat)
            halvings += 1
        holder = self.holder_of(seat)
        if holder >= 0 and self.holds[holder][1] in CHOKES and self.is_bound(seat) and how != "escape":
            halvings += 1
        return Play(card, seat, on, how, len(words) - 1, halvings)

    # Asking

    def ask(self, kind: str, options: Callable[[], Options]) -> Generator[tuple[str, Options], Answers, Answers]:
        """Put a question until it is answered; a release comes in between and may change it."""
        while True:
            open_to = options()
            if not open_to:
                return {}
            answers = yield kind, open_to
            releaser = next((seat for seat, answer in answers.items() if answer == "release"), None)
            if releaser is None:
                return answers
            assert self.can_release(releaser)
            self.end_hold(releaser)

    # Holds, effects, falling

    def end_hold(self, holder: int) -> None:
        victim, card = self.holds.pop(holder)
        if card == "choke-and-puke" and self.is_in(victim):
            self.effects = [one for one in self.effects if not (one.kind == "vomit" and one.on == victim)]
            self.effects.append(Effect("vomit", victim, holder, self.turn, 1, self.turn_number))
            self.bonus[victim] = set()

    def begin(self, kind: str, on: int, by: int, left: int = 1) -> None:
        tied = by
        must_miss = False
        if kind == "poked":
            tied = (self.turn + 1) % self.n
            while tied in self.out:
                tied = (tied + 1) % self.n
        if kind == "thrown":
            must_miss = self.turn != by
        self.effects.append(Effect(kind, on, by, tied, left, self.turn_number, must_miss))

    def end_effects(self, place: int) -> list[int]:
        """The turn at that place is over; returns who is back after a throw."""
        back: list[int] = []
        kept: list[Effect] = []
        for effect in self.effects:
            if effect.turn == self.turn_number:
                kept.append(effect)
                continue
            if effect.must_miss:
                if effect.on == place:
                    effect.must_miss = False
                kept.append(effect)
                continue
            if effect.tied == place:
                effect.left -= 1
                if effect.left == 0:
                    if effect.kind == "thrown":
                        back.append(effect.on)
                    continue
            kept.append(effect)
        self.effects = kept
        return [seat for seat in back if not self.has("thrown", seat)]

    def fall(self, seat: int) -> None:
        self.out.add(seat)
        self.hands[seat] = Counter()
        self.effects = [effect for effect in self.effects if effect.on != seat]
        self.stomped.discard(seat)
        holder = self.holder_of(seat)
        if holder >= 0:
            self.end_hold(holder)
        if seat in self.holds:
            self.end_hold(seat)
        if len(self.out) == self.n - 1:
            self.winner = next(one for one in range(self.n) if one not in self.out)
            raise Over

    # Windows and chains

    def order(self, play: Play) -> list[int]:
        """R18: the target first, then clockwise from the player who would be humiliated."""
        clockwise = [(play.by + step) % self.n for step in range(1, self.n)]
        if play.on >= 0:
            clockwise.sort(key=lambda seat: seat != play.on)
        return clockwise

    def humiliators(self, play: Play) -> list[int]:
        return [seat for seat in self.order(play) if self.is_able(seat) and seat not in self.barred]

    def window(
        self, play: Play, defences: Callable[[], set[str]]
    ) -> Generator[tuple[str, Options], Answers, tuple[int, str] | None]:
        """Ask for answers to the card laid last; returns the one that counts."""

        def options() -> Options:
            found: Options = {}
            for seat in self.humiliators(play) if self.may_be_humiliated(play) else []:
                found[seat] = self.mine(seat, HUMILIATIONS)
            if play.on >= 0 and self.is_able(play.on):
                found.setdefault(play.on, []).extend(self.mine(play.on, defences()))
            return {seat: [*cards, "take"] for seat, cards in found.items()}

        answers = yield from self.ask("window", options)
        for seat in self.order(play):
            if answers.get(seat) in HUMILIATIONS:
                return seat, answers[seat]
        found = answers.get(play.on, "take")
        return None if found == "take" else (play.on, found)

    @property
    def barred(self) -> set[int]:
        """Who cannot humiliate now although able: a Choke & Puke's holder at the tick and during an escape."""
        found: set[int] = set()
        if self.due_tick >= 0:
            found.add(self.due_tick)
        if self.escaping >= 0:
            holder = self.holder_of(self.escaping)
            if holder >= 0 and self.holds[holder][1] == "choke-and-puke":
                found.add(holder)
        return found

    def may_be_humiliated(self, play: Play) -> bool:
        return play.how not in ("heal", "rescue") or self.on("humiliate-healing")

    def settle(
        self, play: Play, defences: Callable[[], set[str]]
    ) -> Generator[tuple[str, Options], Answers, tuple[str, str]]:
        """Let everybody answer a laid card until it stands, is stopped or is void.

        Returns ("stands", ""), ("stopped", card), ("unanswered", ""): a ruined defence, or ("void", "").
        """
        while True:
            answer = yield from self.window(play, defences)
            if answer is None:
                return "stands", ""
            seat, card = answer
            self.lay(seat, card)
            if card in HUMILIATIONS:
                if (yield from self.humiliate(Play(card, seat, play.by, "humiliates"), play)):
                    return "void", ""
                if not self.is_in(play.by) or (play.on >= 0 and not self.is_in(play.on)):
                    return "dropped", ""
                continue
            defence = Play(card, seat, play.by, "defends")
            result, _ = yield from self.settle(defence, set)
            if not self.is_in(play.by) or not self.is_in(play.on):
                return "dropped", ""
            if result == "stands":
                return "stopped", card
            if result == "void":
                return "unanswered", ""
            return "dropped", ""

    def stands(self, play: Play) -> Generator[tuple[str, Options], Answers, bool]:
        """A Humiliation is laid; whether it counts in the end, or was humiliated itself (R19)."""
        while True:
            answer = yield from self.window(play, set)
            if answer is None:
                return True
            seat, card = answer
            self.lay(seat, card)
            if (yield from self.humiliate(Play(card, seat, play.by, "humiliates"), play)):
                return False
            if not self.is_in(play.by):
                return False
            if not self.is_in(play.on):
                return True

    def humiliate(self, play: Play, below: Play) -> Generator[tuple[str, Options], Answers, bool]:
        """A Humiliation is laid on a card; True if that card is void in the end, with the free attack made (R19)."""
        if not (yield from self.stands(play)):
            return False
        if below.card in WEAPON and below.how not in ("humiliates", "defends") and self.is_in(below.by):
            self.hands[below.by][below.card] += 1  # R23
        if self.is_in(play.on):
            if below.how == "tick":
                self.due_tick = -1
                self.end_hold(below.by)
            if below.how == "escape":
                self.escaping = -1
            if below.how != "rescue":
                yield from self.free_attack(play.by, play.on, {**BASIC, **WEAPON})
        return True

    def free_attack(
        self, by: int, on: int, cards: set[str] | dict[str, int], how: str = "free", kind: str = "free-attack"
    ) -> Generator[tuple[str, Options], Answers, None]:
        """One optional attack that nothing but a Humiliation stops."""

        def options() -> Options:
            if not (self.may_lay_attacks(by) or by == self.breaker) or not self.may_reach(by, on):
                return {}
            allowed = set(cards) & set(BASIC) if self.basics_only(by, on) else set(cards)
            return {by: [*self.with_medievals(by, self.mine(by, allowed)), "take"]}

        answers = yield from self.ask(kind, options)
        text = answers.get(by, "take")
        if text != "take":
            yield from self.attack(self.take_card(by, text, on, how))

    breaker = -1  # the victim who breaks a Choke & Puke by a Humiliation on the own turn, and has the free attack

    # Attacks

    def defences(self, play: Play) -> set[str]:
        if play.how in ("opening", "season"):
            if play.card == "grab":
                return {"dodge", "freedom"}
            return {"block", "dodge"} | (DISARMS if play.card in WEAPON else set())
        if play.how == "block-grab":
            return {"dodge", "freedom"} if self.on("dodge-grab-after-block") else {"freedom"}
        if play.how == "follow":
            if play.card in WEAPON and self.on("disarm-after-grab"):
                return set(DISARMS)
            if play.card in HOLDS:
                return {"freedom"}
        return set()

    def attack(self, play: Play) -> Generator[tuple[str, Options], Answers, bool]:
        """A card that takes counters has been laid. True if it was not voided, so that a run of cards may go on."""
        hits = HITS.get(play.card, 1)
        through = hits
        is_blocked = False
        direction = 0
        while True:
            result = "stands"
            stopped = 0
            for _ in range(hits):
                result, card = yield from self.settle(play, partial(self.defences, play))
                if result != "stopped":
                    break
                stopped += 1
                is_blocked = is_blocked or card == "block"
            through = hits - stopped
            if result == "stopped" and card == "dodge" and play.card in PASSES_ON:
                if not direction:
                    direction = yield from self.choose_way(play)
                on = self.next_in_the_way(play.on, direction, play.by) if direction else -1
                if on < 0:
                    break
                play = replace(play, on=on)
                continue
            break
        if result == "void":
            return False
        if result == "dropped":
            if play.card in WEAPON and self.is_in(play.by):
                self.hands[play.by][play.card] += 1
            return False
        if result == "unanswered":
            is_blocked = False
        if through:
            yield from self.land(play, through)
        if play.card in WEAPON and self.is_in(play.by):
            if result == "stopped" and card in DISARMS:
                pass
            else:
                self.hands[play.by][play.card] += 1
                if play.card in BEER_WEAPONS:
                    yield from self.weapon_back(play)
        if is_blocked:
            yield from self.after_block(play.on, play.by)
        return result != "unanswered"

    def weapon_back(self, play: Play) -> Generator[tuple[str, Options], Answers, None]:
        answers = yield from self.ask("weapon-back", lambda: {play.by: ["drop", "take"]})
        if answers[play.by] == "drop":
            self.lay(play.by, play.card)

    def choose_way(self, play: Play) -> Generator[tuple[str, Options], Answers, int]:
        if all(self.next_in_the_way(play.on, way, play.by) < 0 for way in (1, -1)):
            return 0
        answers = yield from self.ask("pass-on", lambda: {play.by: ["left", "right"]})
        return 1 if answers[play.by] == "left" else -1

    def next_in_the_way(self, seat: int, way: int, attacker: int) -> int:
        """R73."""
        while True:
            seat = (seat + way) % self.n
            if seat == attacker:
                return -1
            if self.is_in(seat) and not self.has("thrown", seat):
                return seat

    def halvings(self, play: Play) -> int:
        count = play.halvings
        if self.options["stomp-scope"] == "next-own-turn-hit" and play.by in self.stomped and play.by == self.turn:
            self.stomped.discard(play.by)
            count += 1
        return count

    def damage(self, play: Play, through: int) -> int:
        """R47, R49, R90, R94."""
        value = self.values[play.card]
        if play.card in CHOKES:
            return value + 2 * play.medievals
        weak = self.weak[play.by] + sum(one.kind == "dazed" and one.on == play.by for one in self.effects)
        halvings = self.halvings(play)
        if play.card == "fists-of-fury":
            if not halvings:
                hits = [value + 2 * play.medievals, *[value] * (through - 1)]
                return sum(max(0, hit - weak) for hit in hits)
            total = value * through + 2 * play.medievals
            for _ in range(halvings):
                total //= 2
            return max(0, total - weak * through)
        total = value * through + 2 * play.medievals
        for _ in range(halvings):
            total //= 2
        return max(0, total - weak)

    def land(self, play: Play, through: int) -> Generator[tuple[str, Options], Answers, None]:
        """The attack lands; what follows from it."""
        card, by, on = play.card, play.by, play.on
        if card == "headlock":
            self.set_hold(play)
            yield from self.blows(by)
            return
        had = self.counters[on]
        beer = self.damage(play, through)
        self.counters[on] -= beer
        if card in KNOCK_OUT and had <= KNOCK_OUT[card]:
            self.counters[on] = min(0, self.counters[on])
            self.fall(on)
            return
        yield from self.rescue(on)
        if not self.is_in(on):
            return
        if card in CHOKES:
            self.set_hold(play)
        elif card == "poke-in-the-eye":
            self.begin("poked", on, by)
            yield from self.free_attack(by, on, BASIC, "shot")
        elif card == "stomp":
            self.stomped.add(on)
        elif card == "heart-breaker":
            self.begin("heart", on, by)
        elif card == "thunder-head":
            self.begin("dazed", on, by, 2)
        elif card == "manhandle":
            self.begin("thrown", on, by)
        elif card == "pound-of-flesh":
            self.weak[on] += 1
        elif card in ("powerplay", "uppercut-squared"):
            yield from self.free_attack(by, on, BASIC, "shot")

    def set_hold(self, play: Play) -> None:
        """R68."""
        if play.on in self.holds:
            self.end_hold(play.on)
        self.holds[play.by] = (play.on, play.card)

    def blows(self, holder: int) -> Generator[tuple[str, Options], Answers, None]:
        """R57, R58."""

        def options() -> Options:
            cards = self.blow_cards(holder)
            return {holder: [*self.with_medievals(holder, cards), "take"]} if holder in self.holds else {}

        while True:
            answers = yield from self.ask("series", options)
            text = answers.get(holder, "take")
            if text == "take":
                return
            victim = self.holds[holder][0]
            if not (yield from self.attack(self.take_card(holder, text, victim, "blow"))):
                return
            if holder not in self.holds:
                return

    def blow_cards(self, holder: int) -> list[str]:
        if holder not in self.holds or self.holds[holder][1] != "headlock" or not self.may_lay_attacks(holder):
            return []
        victim = self.holds[holder][0]
        if self.has("thrown", victim):
            return []
        cards = set(BASIC) | {"stomp"} if self.on("headlock-any-basic") else {"jab", "uppercut", "stomp"}
        if self.basics_only(holder, victim):
            cards &= set(BASIC)
        return self.mine(holder, cards)

    def heal_sets(self, seat: int) -> list[str]:
        """R7, R8."""
        cards = sorted(card for card in self.hands[seat].elements() if card in HEALING)
        found: set[str] = set()
        for size in range(1, len(cards) + 1):
            for chosen in combinations(cards, size):
                values = sorted(HEALING[card] for card in chosen)
                rest = self.counters[seat] + sum(values[:-1])
                if not self.has_cap() or rest < 15:
                    found.add("heal " + " ".join(chosen))
        return sorted(found)

    def has_cap(self) -> bool:
        return self.options["heal-cap"] == "15"

    def may_rescue(self, seat: int) -> bool:
        """R12."""
        if seat in self.holds and self.holds[seat][1] == "choke-and-puke":
            return False
        if self.on("heal-while-helpless"):
            return True
        return not (self.is_helpless(seat) or self.is_bound(seat) or self.chokes(seat))

    def rescue(self, seat: int) -> Generator[tuple[str, Options], Answers, None]:
        """R10 to R13, R17."""
        if self.counters[seat] > 0:
            return

        def options() -> Options:
            return {seat: [*(self.heal_sets(seat) if self.may_rescue(seat) else []), "take"]}

        answers = yield from self.ask("rescue", options)
        text = answers.get(seat, "take")
        if text != "take":
            yield from self.heal(seat, text, "rescue")
        if self.counters[seat] <= 0 and self.is_in(seat):
            self.fall(seat)

    def heal(self, seat: int, text: str, how: str) -> Generator[tuple[str, Options], Answers, None]:
        cards = text.split()[1:]
        for card in cards:
            self.lay(seat, card)
        play = Play(cards[0], seat, -1, how)
        result, _ = yield from self.settle(play, set)
        if result == "stands":
            gained = self.counters[seat] + sum(HEALING[card] for card in cards)
            self.counters[seat] = min(gained, 15) if self.has_cap() else gained

    # Grabs

    def grab(self, play: Play, *, distracted: bool = False) -> Generator[tuple[str, Options], Answers, None]:
        """A Grab has been laid (R26 to R31)."""
        result, _ = yield from self.settle(play, lambda: set() if distracted else self.defences(play))
        if result not in ("stands", "unanswered"):
            return
        by, on = play.by, play.on

        def options() -> Options:
            if not self.may_lay_attacks(by) or not self.may_reach(by, on):
                return {}
            cards = {*BASIC, *WEAPON, *AFTER_GRAB}
            if self.options["grab-follow-ups"] == "text+open-hand":
                cards |= {"open-hand"}
            elif self.options["grab-follow-ups"] == "any-attack":
                cards |= set(SPECIAL)
            if self.holder_of(on) >= 0:
                cards -= HOLDS
            if self.basics_only(by, on):
                cards &= set(BASIC)
            return {by: [*self.with_medievals(by, self.mine(by, cards)), "take"]}

        answers = yield from self.ask("follow-up", options)
        text = answers.get(by, "take")
        if text != "take":
            how = "distracted" if distracted else "follow"
            yield from self.attack(self.take_card(by, text, on, how))

    def after_block(self, blocker: int, attacker: int) -> Generator[tuple[str, Options], Answers, None]:
        """R29, R30."""
        for by, on in ((blocker, attacker), (attacker, blocker)):

            def options(by: int = by, on: int = on) -> Options:
                if not self.may_lay_attacks(by) or not self.may_reach(by, on) or self.basics_only(by, on):
                    return {}
                return {by: [*self.mine(by, {"grab"}), "take"]}

            answers = yield from self.ask("block-grab", options)
            if answers.get(by, "take") == "grab":
                yield from self.grab(self.take_card(by, "grab", on, "block-grab"))
                return

    # The turn

    def targets(self, seat: int) -> list[int]:
        return [on for on in range(self.n) if self.may_reach(seat, on)]

    def follows_distraction(self) -> set[str]:
        return {*BASIC, *WEAPON, *SPECIAL} | ({"grab"} if self.on("distraction-grab") else set())

    def openings(self, seat: int, on: int) -> list[str]:
        """The attacks with which that seat may open an action on that player."""
        cards = {*BASIC, *WEAPON, *SPECIAL, "grab"}
        if self.mine(seat, self.follows_distraction()):
            cards.add("distraction")
        if self.basics_only(seat, on):
            cards &= set(BASIC)
        if self.holder_of(seat) == on:
            cards -= BREAKERS[self.holds[on][1]]
        return self.mine(seat, cards)

    def turn_options(self) -> Options:
        seat = self.turn
        if not self.is_in(seat) or self.skips(seat):
            return {}
        found: list[str] = []
        held = self.holder_of(seat)
        if held >= 0:
            cards = set(BREAKERS[self.holds[held][1]])
            if self.has("heart", seat):
                cards -= HUMILIATIONS  # R79, R24
            escapes = self.mine(seat, cards)
            if self.on("break-also-hits"):
                attacks = [card for card in escapes if card in VALUE]
                found += self.with_medievals(seat, attacks) + [card for card in escapes if card not in VALUE]
            else:
                found += escapes
        if seat in self.holds:
            if self.holds[seat][1] == "headlock":
                victim = self.holds[seat][0]
                found += [f"{text} > {victim}" for text in self.with_medievals(seat, self.blow_cards(seat))]
                if self.can_heal(seat):
                    found += self.heal_sets(seat)
        elif self.is_bound(seat):
            if self.holds[held][1] in CHOKES:
                for on in self.targets(seat):
                    if on != held:
                        found += [f"{text} > {on}" for text in self.with_medievals(seat, self.mine(seat, BASIC))]
        else:
            for on in self.targets(seat):
                found += [f"{text} > {on}" for text in self.with_medievals(seat, self.openings(seat, on))]
            found += self.heal_sets(seat)
        found += self.discards(seat)
        found.append("pass")
        return {seat: found}

    def can_heal(self, seat: int) -> bool:
        return not self.is_bound(seat)

    def discards(self, seat: int) -> list[str]:
        """R14, R34."""
        rule = self.options["discard-rule"]
        if rule == "forbidden":
            return []
        cards = sorted(self.hands[seat].elements())
        found: set[str] = set()
        for size in range(1, len(cards) + 1):
            price = self.price(seat, size)
            if price == 0 or self.counters[seat] > price:
                found |= {"discard " + " ".join(chosen) for chosen in combinations(cards, size)}
        return sorted(found)

    def price(self, seat: int, size: int) -> int:
        rule = self.options["discard-rule"]
        if rule == "pay-per-card":
            return size
        if rule.startswith("pay-"):
            return int(rule[-1])
        if rule == "underdog-free" and size > 1:
            fewest = min(self.counters[one] for one in range(self.n) if self.is_in(one))
            return 0 if self.counters[seat] == fewest else 1
        return 0

    def play(self) -> Game:
        """The whole game."""
        try:
            while True:
                yield from self.one_turn()
        except Over:
            return

    def one_turn(self) -> Game:
        seat = self.turn
        self.turn_number += 1
        if self.chokes(seat):
            yield from self.tick(seat)
        while True:
            answers = yield from self.ask("turn", self.turn_options)
            text = answers.get(seat)
            if text is None:
                break
            if (yield from self.act(seat, text)):
                break
        self.end_effects(seat)
        for step in range(self.n):
            self.draw((seat + step) % self.n)
        rule = self.options["discard-rule"]
        if rule != "free" and rule != "open-season" and rule != "underdog-free":
            standing = self.n - len(self.out)
            if self.idle >= 10 * standing:
                most = max(self.counters[one] for one in range(self.n) if self.is_in(one))
                best = [one for one in range(self.n) if self.is_in(one) and self.counters[one] == most]
                self.winner = best[0] if len(best) == 1 else -1
                raise Over
        self.turn = (seat + 1) % self.n
        while self.turn in self.out:
            self.turn_number += 1
            for one in self.end_effects(self.turn):
                self.draw(one)
            self.turn = (self.turn + 1) % self.n

    def draw(self, seat: int) -> None:
        if self.is_in(seat) and not self.has("thrown", seat):
            self.hands[seat] = Counter(self.drawn(seat))

    def tick(self, holder: int) -> Game:
        """R64, R104."""
        victim, card = self.holds[holder]
        if card == "choke-and-puke":
            self.due_tick = holder
            play = Play(card, holder, victim, "tick")
            result, _ = yield from self.settle(play, set)
            self.due_tick = -1
            if result != "stands" or holder not in self.holds:
                return
        self.counters[victim] -= 1
        yield from self.rescue(victim)

    def act(self, seat: int, text: str) -> Generator[tuple[str, Options], Answers, bool]:
        """Do what the turn owner says; True if that was the action."""
        self.idle = self.idle + 1 if text == "pass" else 0
        if text == "pass":
            return True
        if text.startswith("heal "):
            yield from self.heal(seat, text, "heal")
            return True
        if text.startswith("discard "):
            yield from self.discard(seat, text.split()[1:])
            return True
        if " > " not in text:
            yield from self.escape(seat, text)
            return True
        on = int(text.split(" > ")[1])
        card = text.split()[0]
        is_extra = self.options["vomit-bonus-attack"] == "extra"
        if (
            card in BASIC
            and is_extra
            and self.has("vomit", on)
            and seat not in self.bonus[on]
            and seat not in self.holds
        ):
            self.bonus[on].add(seat)
            yield from self.attack(self.take_card(seat, text, on, "bonus"))
            return False
        if seat in self.holds:
            if (yield from self.attack(self.take_card(seat, text, on, "blow"))):
                yield from self.blows(seat)
            return True
        play_ = self.take_card(seat, text, on, "opening")
        if card == "grab":
            yield from self.grab(play_)
        elif card == "distraction":
            yield from self.distract(play_)
        else:
            yield from self.attack(play_)
        return True

    def discard(self, seat: int, cards: list[str]) -> Game:
        price = self.price(seat, len(cards))
        for card in cards:
            self.lay(seat, card)
        self.counters[seat] -= price
        if self.options["discard-rule"] != "open-season":
            return
        self.draw(seat)
        for step in range(1, self.n):
            by = (seat + step) % self.n

            def options(by: int = by) -> Options:
                if not self.is_in(seat) or not self.may_lay_attacks(by) or not self.may_reach(by, seat):
                    return {}
                cards = set(BASIC) if self.basics_only(by, seat) else {*BASIC, *WEAPON}
                return {by: [*self.with_medievals(by, self.mine(by, cards)), "take"]}

            answers = yield from self.ask("free-attack", options)
            text = answers.get(by, "take")
            if text != "take":
                yield from self.attack(self.take_card(by, text, seat, "season"))

    def distract(self, play: Play) -> Game:
        """R105, R106."""
        result, _ = yield from self.settle(play, set)
        if result != "stands":
            return
        by, on = play.by, play.on

        def options() -> Options:
            if not self.may_lay_attacks(by) or not self.may_reach(by, on):
                return {}
            cards = self.follows_distraction()
            if self.basics_only(by, on):
                cards &= set(BASIC)
            found = self.with_medievals(by, self.mine(by, cards))
            return {by: found} if found else {}

        answers = yield from self.ask("distracted", options)
        text = answers.get(by)
        if text is None:
            return
        laid = self.take_card(by, text, on, "distracted")
        if laid.card == "grab":
            yield from self.grab(laid, distracted=True)
        else:
            yield from self.attack(laid)

    def escape(self, seat: int, text: str) -> Game:
        """A held player lays a card that breaks the hold (R24, R62, R63, R95, R97)."""
        holder = self.holder_of(seat)
        hold = self.holds[holder][1]
        play = self.take_card(seat, text, holder, "escape")
        self.escaping = seat
        if play.card in HUMILIATIONS:
            stands = yield from self.stands(play)
            self.escaping = -1
            if stands:
                self.break_hold(seat, holder)
                if hold == "choke-and-puke":
                    self.breaker = seat
                if self.is_in(holder):
                    yield from self.free_attack(seat, holder, {**BASIC, **WEAPON})
                self.breaker = -1
            return
        result, _ = yield from self.settle(play, set)
        self.escaping = -1
        if result != "stands":
            return
        self.break_hold(seat, holder)
        if play.card in VALUE and self.on("break-also-hits") and self.is_in(holder):
            yield from self.land(play, 1)

    def break_hold(self, seat: int, holder: int) -> None:
        if self.holder_of(seat) == holder and holder >= 0:
            self.end_hold(holder)
