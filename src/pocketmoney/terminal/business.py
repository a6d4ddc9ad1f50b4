"""What may be done unasked: offered once at each public boundary, in table order, whoever must begin last.

There is no clock here, so nobody has to be fast: rent can be claimed, and offers answered, before the next throw.
"""

from __future__ import annotations

from pocketmoney.bots.bot import Bot
from pocketmoney.bots.questions import RIGHTS_A_BOUNDARY
from pocketmoney.core.action import Action
from pocketmoney.core.rng import Rng
from pocketmoney.terminal.asking import Asker
from pocketmoney.terminal.session import Session


class Business:
    """One round for each boundary; what is put to somebody is answered at once."""

    def __init__(self, session: Session, asker: Asker, bots: dict[int, Bot], chance: Rng) -> None:
        self.session = session
        self.asker = asker
        self.screen = asker.teller.screen
        self.bots = bots
        self._chance = chance
        self._boundary = -1
        self._left: list[int] = []  # who has not been offered anything in this round
        self._used = 0  # how much the bot has done that is being offered something
        self._asks_room = False
        self._put: set[object] = set()

    def go_on(self) -> bool:
        """Let somebody do something. False if nobody wants to do more before the game goes on."""
        return self._put_appeals() or self._go_round()

    def _put_appeals(self) -> bool:
        """Let whoever was made an offer answer it, once."""
        state = self.session.state
        for appeal in self.screen.appeals(state.view(state.turn)):
            if appeal.token in self._put:
                continue
            rights = self.session.rights(appeal.seat)
            replies = [reply for reply in appeal.replies if reply in rights]
            if replies and appeal.seat not in self.bots and self.asker.use_rights(appeal.seat, appeal.question):
                return True
            self._put.add(appeal.token)
            if replies and appeal.seat in self.bots:
                self._let_bot(appeal.seat, replies)
                return True
        return False

    def _go_round(self) -> bool:
        state = self.session.state
        if not state.must_begin():
            return False
        if state.boundary() != self._boundary:
            self._boundary = state.boundary()
            self._left = [(state.turn + step) % state.seats for step in range(1, state.seats + 1)]
            self._asks_room = False
            self._put.clear()
        while self._left:
            seat = self._left[0]
            did = not state.is_out(seat) and (self._bot(seat) if seat in self.bots else self._person(seat))
            if did:
                return True
            if self._left:
                self._left.pop(0)
            self._used = 0
        if self._asks_room and self.asker.is_hot_seat():
            self._asks_room = self.asker.deals(state.turn)
            return self._asks_room
        return False

    def _bot(self, seat: int) -> bool:
        """A bot does what it likes of what it may do unasked, one thing after the other, up to a limit."""
        return self._used < RIGHTS_A_BOUNDARY and self.use_right(seat, self.session.rights(seat))

    def use_right(self, seat: int, rights: list[Action]) -> bool:
        """Let a bot use one of these rights, if it likes."""
        if not rights:
            return False
        right = self.bots[seat].use_right(self.session.state.view(seat), rights, self._chance)
        if right is None:
            return False
        self._used += 1
        self.session.make(seat, right)
        return True

    def _let_bot(self, seat: int, menu: list[Action]) -> None:
        self.session.make(seat, self.bots[seat].choose(self.session.state.view(seat), menu, self._chance))

    def _person(self, seat: int) -> bool:
        """A person is asked first for what is due, else for anything; the one who must begin is asked for that next."""
        state = self.session.state
        view = state.view(seat)
        rights = self.session.rights(seat)
        due = self.screen.due(view, rights)
        if due is not None:
            if not self.asker.use_rights(seat, self.screen.due_question(view)):
                return False
            if due not in self.session.rights(seat):
                self._left.pop(0)
            return True
        if seat == state.turn or not rights or self.asker.commands.is_quiet:
            return False
        if self.asker.is_hot_seat():
            self._asks_room = True
            return False
        return self.asker.use_rights(seat, self.screen.rights_question(view, rights))
