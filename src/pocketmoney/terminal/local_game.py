"""A whole game at a table in this process: bots move at once, people when they are asked. Nothing here knows a card.

There is no clock, so nobody has to be fast: before each turn everybody may do what they may do unasked, rent can be
claimed and offers answered.
"""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY
from pocketmoney.core.problem import Problem
from pocketmoney.shell import atomic_file, output_file
from pocketmoney.terminal.console import Console, Leave
from pocketmoney.terminal.hot_seat import SAYS_YES, HotSeat
from pocketmoney.terminal.kept_game import OpenGame
from pocketmoney.text.speech import Speech

# How much of a saved game is told again when it goes on.
REMEMBERED: Final = 12


class LocalGame:
    """People around one keyboard, and bots."""

    def __init__(self, game: OpenGame, console: Console, speech: Speech, *, is_new: bool) -> None:
        self.kept, self.table, self.record, self.seating, self.record_to = game
        self.console = console
        self.speech = speech
        self.is_new = is_new
        self._written: dict[str, str] = {}  # what stands in each file
        self.seats = HotSeat(
            self.table, self.record.header, self.seating.people, console, speech, self._save_as, self.save
        )
        self._last_turn = NOBODY
        self._rounds = Rounds(self.seats)
        self._has_asked_to_watch = False
        self._is_watched = True

    def play(self) -> None:
        """Play to the end, or until people leave."""
        self.console.before_waiting = self.save
        with self.console.held_interrupts():
            for file in self.record_to:
                self._write(file)
            try:
                self._welcome()
                if self.is_new:
                    self._open()
                self.table.wake()
                while self.table.is_playing:
                    self._go_on()
                    self.console.pause()
                self.save()
                self._end()
            except Leave:
                self.save()
                self._leave()
            finally:
                self.kept.close()
        self.console.flush()

    # Files

    def save(self) -> None:
        """Bring the kept game and the records on the disk up to date."""
        problem = self.kept.sync()
        if problem is not None:
            self.seats.teller.voice.complain(problem)
        for file in self.record_to[:]:
            try:
                self._write(file)
            except Problem as problem:
                self.seats.teller.voice.complain(problem)
                self.record_to.remove(file)

    def _write(self, file: str) -> None:
        text = self.record.text_for(file)
        if self._written.get(file) != text:
            atomic_file.write(file, text)
            self._written[file] = text

    def _save_as(self, rest: str) -> None:
        """`save FILE`: write the record there, and whatever follows."""
        file = rest.strip('"')
        if not file:
            self.seats.say("terminal-save-where")
            return
        if file not in self.record_to:
            output_file.check(file, output_file.is_record, force=False, ask=self._may_replace)
        self._write(file)
        if file not in self.record_to:
            self.record_to.append(file)
            self.kept.record_to(self.record_to)
        self.seats.say("terminal-saved", file=file)

    def _may_replace(self, file: str) -> bool:
        return self.console.is_sure(self.speech.say("terminal-replace", {"file": file}), self.speech.say(SAYS_YES))

    # The game

    def _go_on(self) -> None:
        """Let the next player make one move: bots at once, people when they are asked."""
        if self._offer_rights() or self.table.step():
            self._look_for_people()
            return
        owed = self.seats.owed()
        if not self.seats.is_shared():
            self._ask_one(owed[0])
        else:
            self._ask_room(owed)
        self._look_for_people()

    def _ask_one(self, seat: int) -> None:
        """Ask the only person, if there is a choice; nobody else is there to learn from not being asked."""
        if self.seats.has_choice(seat):
            self.seats.decide(seat)
        else:
            scene = self.seats.scene_of(seat)
            self.seats.move(seat, scene.nothing() or scene.write(scene.menu()[0]))

    def _ask_room(self, owed: list[int]) -> None:
        """Ask one of several people; who is asked, and how, depends only on what the whole table knows."""
        seats = self.seats
        open_to: list[int] = seats.scene.public["open_to"]
        silent = [seats.scene_of(seat).nothing() for seat in owed]
        if len(open_to) == 1 or "" in silent:
            seats.decide(owed[0])
            return
        before = self.table.position
        if not seats.has_secrets:
            able = [seat for seat in owed if seats.has_choice(seat)]
            if able and seats.answers(able):
                return
        else:
            people = [seat for seat in open_to if seat in self.seating.people]
            chosen = seats.who_answers(people, owed)
            if chosen is not None:
                if self.table.position == before:
                    seats.decide(chosen)
                return
        for seat, nothing in zip(owed, silent, strict=True):
            if seat in seats.owed():
                seats.move(seat, nothing)

    def _offer_rights(self) -> bool:
        """Once before each turn, let people do what they may do unasked. True if one of them did."""
        seats = self.seats
        scene = seats.scene
        if not self.seating.people or not self._is_watched:
            return False
        if not seats.has_secrets:
            return self._rounds.go_on()
        turn: int = scene.public["turn"]
        if not scene.begins or turn == self._last_turn:
            return False
        self._last_turn = turn
        for seat in _after(turn, len(scene.names)):
            if seat != turn and seat in seats.people and not scene.is_out(seat) and seats.scene_of(seat).rights():
                if seats.use_rights(seat):
                    return True
        return False

    def _look_for_people(self) -> None:
        """When the last person has fallen, ask whether to watch the bots finish it."""
        people = self.seating.people
        if not self.table.is_playing or not self._is_watched or not people:
            return
        if all(self.seats.scene.is_out(seat) for seat in people):
            if not self._has_asked_to_watch:
                self._has_asked_to_watch = True
                self._is_watched = self.seats.watches()
            if self._is_watched:
                self.seats.catch_up()

    # Beginning and end

    def _welcome(self) -> None:
        """Say who plays what, and who are bots; of a game that goes on, what happened in this turn."""
        names = self.record.header.seats
        bots = self.speech.listing([names[seat] for seat in sorted(self.seating.bots)])
        args = {"names": self.speech.listing(names), "bots": bots, "bot-count": len(self.seating.bots)}
        self.seats.say("terminal-welcome", game=self.seats.screen.title(), **args)
        for file in self.record_to:
            self.seats.say("terminal-recording", file=file)
        if self.seats.scene.is_over:
            self.seats.say("terminal-over")
        self.seats.teller.board.remember(REMEMBERED)

    def _open(self) -> None:
        """What is to be said before a new game; people go on when they have read it."""
        paragraphs = self.seats.screen.opening()
        for paragraph in paragraphs:
            self.console.write(paragraph)
        if paragraphs and self.seating.people:
            self.seats.wait(self.speech.say("terminal-go-on"))

    def _end(self) -> None:
        """The game is over: tell how, and where the record is."""
        if not self._is_watched:
            self.seats.teller.board.remember(1)
        self.seats.catch_up()
        self.console.write()
        self.seats.say("terminal-seed", seed=str(self.record.header.seed))
        for file in self.record_to:
            self.seats.say("terminal-recorded", file=file)

    def _leave(self) -> None:
        if self.record_to:
            self.seats.say("terminal-left-saved", file=self.record_to[-1])
        elif self.kept.is_kept:
            self.seats.say("terminal-left-kept")
        elif not self.kept.is_lost:
            self.seats.say("terminal-left-unsaved")


class Rounds:
    """What people may do unasked where nothing is secret: asked once at each boundary, in table order; what is put to
    one of them is answered at once."""

    def __init__(self, seats: HotSeat) -> None:
        self.seats = seats
        self._boundary: tuple[object, ...] = ()
        self._left: list[int] = []  # who has not been offered anything in this round
        self._asks_room = False
        self._put: set[object] = set()

    def go_on(self) -> bool:
        """Let one of the people do something. False if nobody wants to do more before the game goes on."""
        return self._put_appeals() or self._go_round()

    def _put_appeals(self) -> bool:
        """Let the player who was made an offer answer it, once."""
        seats = self.seats
        for appeal in seats.screen.appeals(seats.scene.view):
            if appeal.token in self._put or appeal.seat not in seats.people:
                continue
            rights = seats.scene_of(appeal.seat).rights()
            if any(reply in rights for reply in appeal.replies) and seats.use_rights(appeal.seat, appeal.question):
                return True
            self._put.add(appeal.token)
        return False

    def _go_round(self) -> bool:
        seats = self.seats
        scene = seats.scene
        if not scene.begins:
            return False
        turn: int = scene.public["turn"]
        if scene.boundary != self._boundary:
            self._boundary = scene.boundary
            self._left = [seat for seat in _after(turn, len(scene.names)) if seat in seats.people]
            self._asks_room = False
            self._put.clear()
        while self._left:
            seat = self._left[0]
            if not scene.is_out(seat) and self._ask(seat, turn):
                return True
            if self._left:
                self._left.pop(0)
        if self._asks_room and seats.is_shared():
            self._asks_room = seats.deals(turn)
            return self._asks_room
        return False

    def _ask(self, seat: int, turn: int) -> bool:
        """A person is asked first for what is due, else for anything; the one who must begin is asked for that next."""
        seats = self.seats
        scene = seats.scene_of(seat)
        rights = scene.rights()
        due = seats.screen.due(scene.view, rights)
        if due is not None:
            if not seats.use_rights(seat, seats.screen.due_question(scene.view)):
                return False
            if due not in scene.rights():
                self._left.pop(0)
            return True
        if seat == turn or not rights or seats.is_quiet:
            return False
        if seats.is_shared():
            self._asks_room = True
            return False
        return seats.use_rights(seat, seats.screen.rights_question(scene.view, rights))


def _after(turn: int, seats: int) -> list[int]:
    """The seats in table order, the one whose turn it is last."""
    return [(turn + step) % seats for step in range(1, seats + 1)]
