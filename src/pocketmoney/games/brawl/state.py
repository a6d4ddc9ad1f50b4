"""The state of a brawl: where every card lies, who is how, and the stack of frames."""

from __future__ import annotations

from typing import Any

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.compiling import mypyc_attr
from pocketmoney.core.game import Json, State, View
from pocketmoney.core.moves import Moves
from pocketmoney.core.refusal import Refusal
from pocketmoney.core.rng import Rng
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.brawl.actions import RELEASE
from pocketmoney.games.brawl.card import Terms
from pocketmoney.games.brawl.effects import DAZED, HEART_BROKEN, POKED, THROWN, VOMITING, Effect
from pocketmoney.games.brawl.frame import BrawlFrame
from pocketmoney.games.brawl.kinds import kinds_in, mask_of


@mypyc_attr(acyclic=True)
class Brawl(State):
    """One game of Lunch Money, Beer Money or a mix.

    Cards: hands are sorted; the pile's top is `pile[left - 1]`; the discard pile's top is its end, and from
    `action_from` on lie the cards laid in the running turn. What clones can share is immutable.
    """

    __slots__ = (
        "terms", "hands", "masks", "counters", "pile", "left", "discard", "action_from", "unseen", "gone",
        "out", "stack", "whose", "turn_no", "holding", "held_by", "hold_card", "weak", "known", "effects",
        "stomped", "used", "rng", "won", "idle", "helpless", "skips", "thrown", "poked", "vomiting", "able", "could",
        "mute", "short", "holders", "chokers", "opened",
    )  # fmt: skip

    def __init__(
        self,
        terms: Terms[Brawl],
        hands: list[list[int]],
        masks: list[int],
        counters: list[int],
        pile: tuple[int, ...],
        left: int,
        discard: list[int],
        action_from: int,
        unseen: list[int],
        gone: int,
        out: int,
        stack: list[BrawlFrame[Brawl]],
        whose: int,
        turn_no: int,
        holding: tuple[int, ...],
        held_by: tuple[int, ...],
        hold_card: tuple[int, ...],
        weak: tuple[int, ...],
        known: tuple[tuple[int, ...], ...],
        effects: tuple[Effect, ...],
        stomped: int,
        used: tuple[tuple[int, int], ...],
        rng: Rng,
        won: int,
        idle: int,
    ) -> None:
        self.log = None
        self.terms = terms
        self.hands = hands
        self.masks = masks  # the kinds in each hand
        self.counters = counters
        self.pile = pile
        self.left = left
        self.discard = discard
        self.action_from = action_from
        self.unseen = unseen  # of each kind, how many do not lie in the discard pile
        self.gone = gone  # kinds of which every copy lies there
        self.out = out
        self.stack = stack
        self.whose = whose
        self.turn_no = turn_no
        self.holding = holding  # by holder: the victim
        self.held_by = held_by  # by victim: the holder
        self.hold_card = hold_card  # by victim: the kind of hold
        self.weak = weak  # Pounds of Flesh suffered (R92)
        self.known = known  # weapons that everybody saw return to a hand
        self.effects = effects
        self.stomped = stomped
        self.used = used  # Beer Money weapons used in this action that may still be dropped (R110)
        self.rng = rng
        self.won = won  # the winner's seat; NOBODY while the game goes on; DRAWN
        self.idle = idle  # turns in a row in which everybody passed
        self.helpless = 0
        self.skips = 0
        self.thrown = 0
        self.poked = 0
        self.vomiting = 0
        self.able = 0
        self.could = 0
        self.mute = 0  # hands in which everybody knows every card
        self.short = 0  # hands that may have fewer than five cards
        self.holders = 0  # the seats with a hold on another
        self.chokers = 0  # the seats with a Choke or Choke & Puke on another
        self.opened = 0  # windows whose sealed answers were opened

    # The contract

    @property
    def seats(self) -> int:
        return self.terms.seats

    @property
    def over(self) -> bool:
        return self.won != NOBODY

    @property
    def winner(self) -> int:
        return self.won if self.won >= 0 else NOBODY

    @property
    def turn(self) -> int:
        return self.whose

    def turn_number(self) -> int:
        return self.turn_no

    def must_begin(self) -> bool:
        return self.won == NOBODY and self.stack[-1].asking() == "turn"

    def is_out(self, seat: int) -> bool:
        return self.out >> seat & 1 == 1

    def open_to(self) -> tuple[int, ...]:
        if self.won != NOBODY:
            return ()
        return SEATS_OF[self.stack[-1].open_to(self)]

    def owed(self) -> tuple[int, ...]:
        return SEATS_OF[self.stack[-1].owed(self)] if self.won == NOBODY else ()

    def rights(self, seat: int) -> list[Action]:
        return self.terms.rules.rights(self, seat)

    def moves(self, seat: int) -> Moves:
        return self.terms.rules.moves(self, seat)

    def action_of(self, seat: int, number: int) -> Action:
        return self.terms.numbers.action_of(seat, self.hands[seat], number)

    def number_of(self, seat: int, action: Action) -> int:
        return self.terms.numbers.number_of(seat, self.hands[seat], action)

    def default(self, seat: int) -> Action | None:
        if self.won != NOBODY:
            return None
        top = self.stack[-1]
        return top.default(self, seat) if top.owed(self) >> seat & 1 else None

    def could_answer(self, seat: int) -> list[str]:
        if self.won != NOBODY:
            return []
        return [self.terms.ids[card] for card in kinds_in(self.stack[-1].could_answer(self, seat))]

    def aimed_at(self) -> int:
        chain = self.stack[-1].chain_in_flight() if self.won == NOBODY else ()
        return chain[-1].target if chain else NOBODY

    def check(self, seat: int, action: Action) -> Refusal | None:
        return self.terms.rules.judge(self, seat, action)

    def apply(self, seat: int, action: Action) -> None:
        verb = action.verb
        if verb < RELEASE:
            self.stack[-1].accept(self, seat, action)
        else:
            self.terms.rules.use_right(self, seat, verb)
        # The same as `run`, written out: a call less a move.
        stack = self.stack
        while self.won == NOBODY and not stack[-1].waits(self):
            pass

    def run(self) -> None:
        """Let frames go on until one waits for an answer, or the game is over."""
        stack = self.stack
        while self.won == NOBODY and not stack[-1].waits(self):
            pass

    def random_action(self, seat: int, rng: Rng) -> Action:
        return self.stack[-1].draw(self, seat, rng)

    def skip_forced(self) -> None:
        while self.won == NOBODY and self.stack[-1].skip_forced(self):
            pass

    def step_at_random(self, rng: Rng) -> bool:
        # The same as in the contract, without asking twice who is asked.
        self.skip_forced()
        if self.won != NOBODY:
            return False
        top = self.stack[-1]
        owed = top.owed(self)
        asked = SEATS_OF[owed]
        seat = asked[rng.below(len(asked))] if owed & (owed - 1) else asked[0]
        self.apply(seat, top.draw(self, seat, rng))
        return True

    def implied_target(self, seat: int) -> int:
        """Whom an answer, follow-up or escape of that seat is aimed at without saying so."""
        return self.stack[-1].aim(self, seat) if self.won == NOBODY else NOBODY

    def view(self, seat: int) -> View:
        return self.terms.rules.view(self, seat)

    def asking(self) -> str:
        return self.stack[-1].asking() if self.won == NOBODY else "over"

    def public(self) -> Json:
        return self.terms.rules.public(self)

    def piles(self) -> Json:
        # The discard pile, its top last; from `turn_from` on lie the cards of the running turn.
        return {"discard": [self.terms.ids[card] for card in self.discard], "turn_from": self.action_from}

    def own(self, seat: int) -> Json:
        # The hand, sorted as it is held; in an open window the answer that this seat has sealed, if it has.
        found: Json = {"hand": [self.terms.ids[card] for card in self.hands[seat]]}
        if self.won == NOBODY:
            sealed = self.stack[-1].sealed_by(seat, self.terms.ids)
            if sealed:
                found["sealed"] = sealed
        return found

    def secrets_out(self) -> tuple[int, ...]:
        # How far the generator is, how many cards are left in the pile, whose hand was laid open, windows opened.
        return (self.rng.block, self.rng.at, self.left, self.out, self.opened)

    def to_json(self) -> Json:
        return self.terms.rules.to_json(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return self.terms.rules.reader(), (self.to_json(),)

    def clone(self) -> Brawl:
        other = Brawl(
            self.terms, [hand[:] for hand in self.hands], self.masks[:], self.counters[:], self.pile, self.left,
            self.discard[:], self.action_from, self.unseen[:], self.gone, self.out, self.stack[:], self.whose,
            self.turn_no, self.holding, self.held_by, self.hold_card, self.weak, self.known, self.effects,
            self.stomped, self.used, self.rng, self.won, self.idle,
        )  # fmt: skip
        other.helpless = self.helpless
        other.skips = self.skips
        other.thrown = self.thrown
        other.poked = self.poked
        other.vomiting = self.vomiting
        other.able = self.able
        other.could = self.could
        other.mute = self.mute
        other.short = self.short
        other.holders = self.holders
        other.chokers = self.chokers
        other.opened = self.opened
        return other

    def standing(self) -> int:
        """How many players are conscious."""
        return self.terms.seats - self.out.bit_count()

    # Cards

    def leave_hand(self, seat: int, card: int) -> None:
        """Take one card out of a hand and put it on the discard pile."""
        hand = self.hands[seat]
        hand.remove(card)
        if card not in hand:
            self.masks[seat] &= ~(1 << card)
        self.short |= 1 << seat
        if self.known[seat]:
            self._forget(seat, card)
        elif not hand:
            self.mute |= 1 << seat
        self.discard.append(card)
        left = self.unseen[card] - 1
        self.unseen[card] = left
        if left == 0:
            self.gone |= 1 << card

    def leave_all(self, seat: int, cards: tuple[int, ...]) -> None:
        """Put several cards of a hand on the discard pile, the last one on top."""
        if len(cards) < 3:
            for card in cards:
                self.leave_hand(seat, card)
            return
        hand = self.hands[seat]
        for card in cards:
            hand.remove(card)
            left = self.unseen[card] - 1
            self.unseen[card] = left
            if left == 0:
                self.gone |= 1 << card
        self.masks[seat] = mask_of(hand)
        self.short |= 1 << seat
        self.discard += cards
        if self.known[seat]:
            for card in cards:
                self._forget(seat, card)
        elif not hand:
            self.mute |= 1 << seat

    def take_back(self, seat: int, card: int) -> None:
        """Return a weapon of the running action to its owner's hand, where it is one of the five again (R32, R33)."""
        at = len(self.discard) - 1
        while self.discard[at] != card:
            at -= 1
        del self.discard[at]
        self.unseen[card] += 1
        self.gone &= ~(1 << card)
        self.hands[seat].append(card)
        self.hands[seat].sort()
        self.masks[seat] |= 1 << card
        known = self.known
        self.known = known[:seat] + (tuple(sorted(known[seat] + (card,))),) + known[seat + 1 :]
        if self.log is not None:
            self.tell("takes-back", {"seat": seat, "card": self.terms.ids[card]})

    def _forget(self, seat: int, card: int) -> None:
        """A card left a hand of which weapons are known."""
        known = self.known
        cards = list(known[seat])
        if self.terms.weapons >> card & 1 and card in cards:
            cards.remove(card)
            self.known = known[:seat] + (tuple(cards),) + known[seat + 1 :]
        if len(self.hands[seat]) == len(cards):
            self.mute |= 1 << seat

    def draw_up(self, seat: int) -> None:
        """Draw from the draw pile up to five cards (R2); reshuffle when a card is due and the pile is empty (R4)."""
        hand = self.hands[seat]
        left = self.left
        rest = left - 5 + len(hand)
        if rest >= 0:
            drawn = self.pile[rest:left]
            self.left = rest
        else:
            drawn = self._draw_last(left - rest)
        if not drawn:
            return
        mask = self.masks[seat]
        for card in drawn:
            mask |= 1 << card
        self.masks[seat] = mask
        hand += drawn
        hand.sort()
        others = ~(1 << seat)
        self.mute &= others
        if len(hand) == 5:
            self.short &= others
        if self.log is not None:
            self.tell("draws", {"seat": seat, "count": len(drawn)})
            self.tell("you-draw", {"seat": seat, "cards": [self.terms.ids[card] for card in reversed(drawn)]}, seat)

    def _draw_last(self, due: int) -> tuple[int, ...]:
        """Draw card by card, from a new pile when the old one is empty (R4); the last drawn stands first."""
        drawn: list[int] = []
        while len(drawn) < due and (self.left or self._reshuffle()):
            self.left -= 1
            drawn.insert(0, self.pile[self.left])
        return tuple(drawn)

    def _reshuffle(self) -> bool:
        """Make a new pile of the discard pile, without the cards of the running turn."""
        cards = self.discard[: self.action_from]
        if not cards:
            return False
        del self.discard[: self.action_from]
        self.action_from = 0
        cards.sort()
        rng = self.rng.copy()
        rng.shuffle(cards)
        self.rng = rng
        self.pile = tuple(cards)
        self.left = len(cards)
        for card in cards:
            self.unseen[card] += 1
            self.gone &= ~(1 << card)
        if self.log is not None:
            self.tell("reshuffles", {"count": len(cards)})
        return True

    # Who is how

    def refresh(self) -> None:
        """Work out again who can answer and who loses turns, after holds or effects changed."""
        helpless = thrown = poked = vomiting = skips = 0
        for effect in self.effects:
            bit = 1 << effect.on
            kind = effect.kind
            if kind == DAZED:
                continue
            helpless |= bit
            if kind == POKED:
                poked |= bit
            elif kind == THROWN:
                thrown |= bit
            elif kind == VOMITING:
                vomiting |= bit
            if kind != HEART_BROKEN or self.terms.house.heart_skips:
                skips |= bit
        self.helpless = helpless
        self.skips = skips
        self.thrown = thrown
        self.poked = poked
        self.vomiting = vomiting
        could = self.terms.everybody & ~self.out & ~helpless
        self.holders = self.chokers = 0
        for holder, victim in enumerate(self.holding):
            if victim >= 0:
                self.holders |= 1 << holder
                if self.terms.chokes >> self.hold_card[victim] & 1:
                    self.chokers |= 1 << holder
                if not self.is_free_victim(victim):
                    could &= ~(1 << victim)  # the held cannot defend (R60, R96)
        self.could = could  # may answer, if need be after releasing a choke (R61, R103)
        self.able = could & ~self.chokers  # may answer now

    def is_free_victim(self, seat: int) -> bool:
        """Whether the hold on that seat leaves it free to act (R96, switch)."""
        return not self.terms.cards[self.hold_card[seat]].binds(self.terms.house)

    def is_in_flight(self, how: int, seat: int) -> bool:
        """Whether a play of that kind, laid by that seat, is neither settled nor void."""
        for frame in self.stack:
            chain = frame.chain_in_flight()
            if chain and chain[0].how == how and chain[0].seat == seat:
                return True
        return False

    def is_choking(self, seat: int) -> bool:
        """Whether that seat holds another in a Choke or Choke & Puke."""
        victim = self.holding[seat]
        return victim >= 0 and self.terms.chokes >> self.hold_card[victim] & 1 == 1

    def is_choked(self, seat: int) -> bool:
        """Whether that seat is in a Choke or Choke & Puke."""
        return self.held_by[seat] >= 0 and self.terms.chokes >> self.hold_card[seat] & 1 == 1
