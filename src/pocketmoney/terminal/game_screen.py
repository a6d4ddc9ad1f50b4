"""The game on the console: the story as it happens, the table, my menu, and what I am asked."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.event import Event
from pocketmoney.table.messages import Piles
from pocketmoney.terminal import menu, wire
from pocketmoney.terminal.game_view import Scene
from pocketmoney.terminal.screen import Choice
from pocketmoney.terminal.telling import LONGEST_RECAP
from pocketmoney.terminal.text_output import Voice

HURRY: Final = 10_000  # ms that are left when somebody is reminded
LONG: Final = 15_000  # questions of which somebody is reminded


class Board:
    """What is shown of one game after the other."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.console = voice.console
        self.scene: Scene | None = None
        self.numbered: list[Choice] = []  # what the numbers on the screen mean
        self.asked_at = 0  # when they were shown
        self.story: list[str] = []
        self._question: tuple[object, ...] = ()
        self._deadline = 0  # when somebody has to be reminded; 0: not
        self._appeals: set[object] = set()  # that were told

    def begin(self, scene: Scene, *, is_running: bool) -> None:
        """Another game."""
        self.scene = scene
        self.story = []
        self.numbered = []
        self._question = ()
        self._appeals = set()
        if is_running:
            names = self.voice.speech.listing(scene.names)
            self.voice.say("connect-begins", game=scene.screen.title(), names=names, commit=scene.commit)

    # Telling

    def tell(self, events: list[Event], missed: int) -> None:
        """Tell what has happened, a paragraph for each turn."""
        if missed:
            self.voice.say("connect-missed", count=missed)
        for paragraph in self._paragraphs(events):
            self.console.write(paragraph, hang=2)
            self.story.append(paragraph)

    def _paragraphs(self, events: list[Event]) -> list[str]:
        assert self.scene is not None
        scene = self.scene
        found: list[list[str]] = [[]]
        for event in events:
            if scene.screen.begins_paragraph(event):
                found.append([])
            if scene.screen.is_worth_telling(event, scene.me):
                found[-1].append(self.voice.told(event, scene.names, scene.me))
        return [" ".join(paragraph) for paragraph in found if paragraph]

    def log(self, rest: str) -> None:
        """Tell the last of it again."""
        length = int(rest) if rest.isdecimal() else len(self.story) if rest else LONGEST_RECAP
        for paragraph in self.story[max(0, len(self.story) - length) :]:
            self.console.write(paragraph, hang=2)

    def piles(self, message: Piles) -> None:
        """Say what lies open: cards, top first; of the mail, what will come when the unknown cards are through."""
        speech = self.voice.speech
        piles = wire.facts(message.piles)
        if "discard" in piles:
            cards = [speech.card(card) for card in reversed(piles["discard"])]
            self.voice.say("connect-discards", count=len(cards), cards=", ".join(cards))
        for name in ("mail", "letters"):
            if name in piles:
                key = "mail" if name == "mail" else "letter"
                known = [speech.say(f"{key}-{number}") for number in piles[name]["known"]]
                self.voice.say(f"connect-{name}", hidden=piles[name]["hidden"], known=len(known))
                for card in known:
                    self.console.write(card, 2)

    # Showing

    def table(self) -> None:
        """Show what everybody can see."""
        assert self.scene is not None
        scene = self.scene
        lines = scene.screen.table(scene.view, scene.me)
        if scene.me < 0:
            lines = scene.screen.show("players", scene.view) or lines
        for line in lines:
            self.console.put(line)

    def hand(self) -> None:
        """Show my hand, with what each card does."""
        assert self.scene is not None
        menu.show_hand(self.scene.screen.hand(self.scene.view), self.console)

    def moves(self, *, in_full: bool) -> None:
        """Show what I may do, numbered."""
        assert self.scene is not None
        scene = self.scene
        offers = scene.screen.offers(scene.view, scene.menu(), in_full=in_full)
        self.numbered = menu.show(offers, self.console)

    # Asking

    def ask(self, now: int) -> None:
        """Ask me what I am to answer, unless I was asked just that already."""
        assert self.scene is not None
        scene = self.scene
        question = scene.question()
        if question == self._question:
            return
        self._question = question
        self._deadline = 0
        self.numbered = []
        if scene.answers:
            self.asked_at = now
            if scene.must_begin:
                self.table()
            self.moves(in_full=scene.must_begin and scene.screen.has_secrets)
            self._put_question(now)
        elif scene.choices:
            self._mention()

    def ask_again(self, now: int) -> None:
        """Put the question once more, after something that was no answer."""
        if self.scene is not None and self.scene.answers:
            self._put_question(now)

    def _put_question(self, now: int) -> None:
        assert self.scene is not None
        scene = self.scene
        may_decline = scene.nothing() != ""
        words = scene.screen.ask(scene.view, must_begin=scene.must_begin, may_decline=may_decline)
        if scene.clock is not None:
            left, bank = scene.left(now), scene.clock.bank
            about = {"question": words, "seconds": round(left / 1000), "bank": round(bank / 1000)}
            words = self.voice.speech.say("connect-clock", about)
            if scene.clock.of >= LONG:
                self._deadline = now + left + bank - HURRY
        self.console.write(words)

    def _mention(self) -> None:
        """Rights that are lost if I do not use them soon: rent that is due to me, offers that I was made."""
        assert self.scene is not None
        scene = self.scene
        rights = scene.rights()
        due = scene.screen.due(scene.view, rights)
        if due is not None:
            self.console.write(scene.screen.due_question(scene.view))
        for appeal in scene.screen.appeals(scene.view):
            if appeal.seat == scene.me and appeal.token not in self._appeals:
                self._appeals.add(appeal.token)
                self.console.write(appeal.question)

    def tick(self, now: int) -> None:
        """Remind me once when time runs out."""
        if self._deadline and now >= self._deadline and self.scene is not None and self.scene.answers:
            self._deadline = 0
            self.voice.say("connect-hurry", seconds=HURRY // 1000)
            self.console.flush()
