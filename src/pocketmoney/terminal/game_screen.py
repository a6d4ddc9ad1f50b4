"""The game on the console: the story as it happens, the table, my menu, and what I am asked."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from pocketmoney.core.event import Event
from pocketmoney.table.messages import Piles
from pocketmoney.terminal import menu, wire
from pocketmoney.terminal.game_view import GameView
from pocketmoney.terminal.screen import Choice, Screen
from pocketmoney.terminal.text_output import TextOutput

HURRY: Final = 10_000  # ms that are left when a player is reminded
LONG: Final = 15_000  # questions of which a player is reminded
LONGEST_RECAP: Final = 12
LOG_LENGTH: Final = 20


class Told(NamedTuple):
    """A piece of the story: an event, or the words that someone said."""

    event: Event | None
    name: str = ""
    words: str = ""


class GameScreen:
    """What is shown of one game after the other. The story is told as it comes, or waits for `catch_up`."""

    def __init__(self, voice: TextOutput, *, tells_at_once: bool = True) -> None:
        self.voice = voice
        self.console = voice.console
        self.scene: GameView | None = None
        self.numbered: list[Choice] = []  # what the numbers on the screen mean
        self.asked_at = 0  # when they were shown
        self.story: list[Told] = []
        self.told = 0  # how much of it
        self._tells_at_once = tells_at_once
        self._latest = 0  # where in it the last message begins
        self._question: tuple[object, ...] = ()
        self._deadline = 0  # when a player has to be reminded; 0: not
        self._appeals: set[object] = set()  # that were told

    def begin(self, scene: GameView, *, is_running: bool) -> None:
        self.scene = scene
        self.story = []
        self.told = self._latest = 0
        self.numbered = []
        self._question = ()
        self._appeals = set()
        if is_running:
            names = self.voice.speech.listing(scene.names)
            self.voice.say("connect-begins", game=scene.screen.title(), names=names, commit=scene.commit)

    # Telling

    def tell(self, events: list[Event], missed: int) -> None:
        """Add what has happened to the story."""
        if missed and self._tells_at_once:
            self.voice.say("connect-missed", count=missed)
        self._latest = len(self.story)
        self.story += [Told(event) for event in events]
        if self._tells_at_once:
            self.catch_up()

    def talk(self, name: str, words: str) -> None:
        """Add what someone said: before a turn that has just begun, if that is not told yet."""
        at = len(self.story)
        for place in range(at - 1, max(self._latest, self.told) - 1, -1):
            event = self.story[place].event
            if event is not None and self._screen.begins_paragraph(event):
                at = place
                break
        self.story.insert(at, Told(None, name, words))
        if self._tells_at_once:
            self.catch_up()

    def catch_up(self) -> None:
        """Tell what has happened since the last time."""
        new, self.told = self.story[self.told :], len(self.story)
        self._write(new)

    def recap(self) -> None:
        """Tell again what happened since the running turn began."""
        story = self.story[: self.told]
        first = len(story)
        while first > 0 and len(story) - first < LONGEST_RECAP:
            first -= 1
            event = story[first].event
            if event is not None and self._screen.begins_paragraph(event):
                break
        self._write(story[first:])

    def remember(self, length: int) -> None:
        """Tell only the last of what has not been told."""
        self.told = len(self.story)
        self._write(self.story[-length:])

    def log(self, rest: str) -> None:
        length = int(rest) if rest.isdecimal() else len(self.story) if rest else LOG_LENGTH
        self._write(self.story[max(0, len(self.story) - length) :])

    def _write(self, story: list[Told]) -> None:
        """Write a part of the story, a paragraph for each turn."""
        assert self.scene is not None
        scene = self.scene
        paragraphs: list[list[str]] = [[]]
        for event, name, words in story:
            if event is None:
                said = self.voice.speech.say("terminal-talk", {"name": name, "words": words})
                paragraphs[-1].append(said)
                continue
            if scene.screen.begins_paragraph(event):
                paragraphs.append([])
            if scene.screen.is_worth_telling(event, scene.me):
                paragraphs[-1].append(self.voice.event_sentence(event, scene.names, scene.me))
        for paragraph in paragraphs:
            if paragraph:
                self.console.write(" ".join(paragraph), hang=2)

    @property
    def _screen(self) -> Screen[Any]:
        assert self.scene is not None
        return self.scene.screen

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
        assert self.scene is not None
        scene = self.scene
        lines = scene.screen.table(scene.view, scene.me)
        if scene.me < 0:
            lines = scene.screen.show("players", scene.view) or lines
        for line in lines:
            self.console.put(line)

    def hand(self) -> None:
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
        if not self._tells_at_once:
            return  # the next line is asked for elsewhere
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
        if self._tells_at_once and self.scene is not None and self.scene.answers:
            self._put_question(now)

    def _put_question(self, now: int) -> None:
        assert self.scene is not None
        scene = self.scene
        words = scene.ask()
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
        if self._deadline and now >= self._deadline and self.scene is not None and self.scene.answers:
            self._deadline = 0
            self.voice.say("connect-hurry", seconds=HURRY // 1000)
            self.console.flush()
