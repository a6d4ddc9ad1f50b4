"""The facts of a brawl: where every card lies, who is how, and the stack of frames; and what every frame answers."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.frame import Frame
from pocketmoney.core.game import Json, State
from pocketmoney.core.mypyc_hints import mypyc_attr
from pocketmoney.core.rng import Rng
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.brawl.actions import HAND
from pocketmoney.games.brawl.card import Terms
from pocketmoney.games.brawl.effects import DAZED, HEART_BROKEN, POKED, THROWN, VOMITING, Effect
from pocketmoney.games.brawl.kinds import mask_of
from pocketmoney.games.brawl.play import Chain, Play
from pocketmoney.games.brawl.reason import Reason

_NOT_SETTLED: Final[list[int]] = []


@mypyc_attr(acyclic=True)
class Position(State):
    """A game as the rules read and change it.

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
        terms: Terms[Position],
        hands: list[list[int]],
        counters: list[int],
        pile: tuple[int, ...],
        left: int,
        discard: list[int],
        action_from: int,
        out: int,
        stack: list[BrawlFrame],
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
        self.counters = counters
        self.pile = pile
        self.left = left
        self.discard = discard
        self.action_from = action_from
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
        # What follows from these: `settle` and `refresh` work it out.
        self.masks = _NOT_SETTLED  # the kinds in each hand
        self.unseen = _NOT_SETTLED  # of each kind, how many do not lie in the discard pile
        self.gone = 0  # kinds of which every copy lies there
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

    # What follows from the facts alone

    def asking(self) -> str:
        return self.stack[-1].asking() if self.won == NOBODY else "over"

    def open_to(self) -> tuple[int, ...]:
        return SEATS_OF[self.stack[-1].open_to(self)] if self.won == NOBODY else ()

    def run(self) -> None:
        """Let frames go on until one waits for an answer, or the game is over."""
        stack = self.stack
        while self.won == NOBODY and not stack[-1].waits(self):
            pass

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

    def settle(self) -> None:
        """Work out everything that follows from the facts, after a state was put together."""
        self.masks = [mask_of(hand) for hand in self.hands]
        unseen = list(self.terms.supply)
        for card in self.discard:
            unseen[card] -= 1
        self.unseen = unseen
        self.gone = mask_of([kind for kind, left in enumerate(unseen) if left == 0])
        for seat, hand in enumerate(self.hands):
            if len(hand) == len(self.known[seat]):
                self.mute |= 1 << seat
            if len(hand) < HAND:
                self.short |= 1 << seat
        self.refresh()

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
                if self.is_bound(victim):
                    could &= ~(1 << victim)  # the held cannot defend (R60, R96)
        self.could = could  # may answer, if need be after releasing a choke (R61, R103)
        self.able = could & ~self.chokers  # may answer now

    def is_bound(self, seat: int) -> bool:
        """Whether that seat is in a hold that does not leave it free to act (R96, switch)."""
        return self.held_by[seat] >= 0 and self.terms.cards[self.hold_card[seat]].binds(self.terms.house)

    def holds_as(self, victim: int, trait: int) -> bool:
        """Whether the hold on that seat has a trait."""
        return self.terms.cards[self.hold_card[victim]].traits & trait != 0

    def is_in_flight(self, how: int, seat: int) -> bool:
        """Whether a play of that kind, laid by that seat, is neither settled nor void."""
        for frame in self.stack:
            chain = frame.chain_in_flight()
            if chain and chain[0].how == how and chain[0].seat == seat:
                return True
        return False

    def is_choked(self, seat: int) -> bool:
        """Whether that seat is in a Choke or Choke & Puke."""
        return self.held_by[seat] >= 0 and self.terms.chokes >> self.hold_card[seat] & 1 == 1


class BrawlFrame(Frame[Position]):
    """What every frame of these games answers."""

    __slots__ = ()

    # The next four are in the contract of all frames; with the type of the state a compiled call needs no check of it.

    def waits(self, state: Position) -> bool:
        raise NotImplementedError

    def open_to(self, state: Position) -> int:
        raise NotImplementedError

    def owed(self, state: Position) -> int:
        return self.open_to(state)

    def accept(self, state: Position, seat: int, action: Action) -> None:
        raise NotImplementedError

    def draw(self, state: Position, seat: int, rng: Rng) -> Action:
        """A random move of an asked seat; where much is drawn, without making all of its moves first."""
        return state.moves(seat).draw(rng)

    def chain_in_flight(self) -> Chain:
        """The cards in flight that this frame settles."""
        return ()

    def seen_by(self, seat: int) -> BrawlFrame:
        return self

    def laid(self, ids: list[str]) -> list[Json]:
        """The cards that lie on the table because of this frame, beside the chain of an open window."""
        return []

    def beneath(self, state: Position) -> Json:
        """What everybody sees of this frame while another question is open."""
        return {}

    def sealed_by(self, seat: int, ids: list[str]) -> str:
        """What that seat has answered and nobody else may see; empty if it has not."""
        return ""

    def could_answer(self, state: Position, seat: int) -> int:
        """The kinds with which that seat could answer, by public knowledge; none if no card answers."""
        return 0

    def about(self, asked: int, holding: tuple[int, ...]) -> int:
        """The player whom this question to `asked` is about; nobody if it is about a card."""
        return NOBODY

    def dodged(self) -> Play | None:
        """The dodged attack that this question sends on; None if it is another question."""
        return None

    def hold_ended(self, state: Position) -> None:
        """A hold was released while this frame is on top."""

    def weapon_dropped(self, state: Position, seat: int) -> None:
        """A player dropped a weapon while this frame is on top."""

    def player_left(self, state: Position, seat: int) -> None:
        """A player gave up while this frame is on top."""

    def outlasts_turn(self, state: Position) -> bool:
        """Whether this is still settled when the owner of the turn is gone; if not, its weapons go home (R5)."""
        return False

    def game_won(self, state: Position) -> None:
        """The game was won by the fall that this frame waited for."""

    def aim(self, state: Position, seat: int) -> int:
        """Whom a card that this seat lays without a target is aimed at."""
        return state.held_by[seat]

    def why_unasked(self, state: Position, seat: int, card: int) -> Reason:
        """Why a seat that is not asked cannot lay this card now."""
        raise NotImplementedError

    def skip_forced(self, state: Position) -> bool:
        """Answer for asked seats that have a single move; True if another question may have come up by that."""
        seat = SEATS_OF[self.owed(state)][0]
        only = state.forced(seat)
        if only is None:
            return False
        state.apply(seat, only)
        return True
