"""A terminal as the game needs one: lines in, wrapped and perhaps coloured lines out."""

from __future__ import annotations

import io
import os
import shutil
import signal
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from textwrap import wrap
from typing import TYPE_CHECKING, Final, TextIO

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

NARROWEST: Final = 20
WIDEST: Final = 100
LONGEST_LINE: Final = 2000

COLOURS: Final = {
    "strong": "1",
    "faint": "2",
    "good": "32",
    "fair": "33",
    "bad": "31",
    "basic": "33",
    "weapon": "35",
    "defense": "36",
    "specialty": "91",
    "brown": "33",
    "light-blue": "96",
    "pink": "95",
    "orange": "38;5;208",
    "red": "91",
    "yellow": "93",
    "green": "92",
    "dark-blue": "94",
}
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"


class Leave(Exception):
    """The player has gone: the end of the input, or an interrupt."""


class Console:
    """Where a game is shown and lines are read. Plain is for screen readers: no bars, no colours."""

    def __init__(self, stdin: TextIO | None = None, stdout: TextIO | None = None) -> None:
        # A stream that was closed before the program began is none at all.
        self._stdin: TextIO = stdin or sys.stdin or io.StringIO()
        self._stdout: TextIO = stdout or sys.stdout or io.StringIO()
        _forgive(self._stdin)
        _forgive(self._stdout)
        is_terminal = self._stdout.isatty()
        clever = is_terminal and os.environ.get("TERM", "dumb") != "dumb"
        self.has_colour = clever and not os.environ.get("NO_COLOR")
        self._can_clear = clever
        self.edits_lines = stdin is None and stdout is None and clever and self._stdin.isatty()  # while they are typed
        self._session: PromptSession[str] | None = None
        self.completions: Callable[[], list[str]] = list  # words that Tab completes
        self.is_plain = False
        self._unread: list[str] = []
        self._is_waiting = False  # for a line
        self._is_interrupted = False
        self.before_waiting: Callable[[], None] = lambda: None

    @property
    def is_interactive(self) -> bool:
        """Whether a person is there, who can be asked."""
        return self._stdin.isatty() and self._stdout.isatty()

    @property
    def width(self) -> int:
        return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))

    def write(self, text: str = "", indent: int = 0, hang: int = 0) -> None:
        """Write a paragraph, wrapped; lines after its first one are indented by `hang` more."""
        if not text:
            self.put("")
        for line in text.splitlines():
            before = " " * indent
            lines = wrap(
                line,
                self.width,
                initial_indent=before,
                subsequent_indent=before + " " * hang,
                break_on_hyphens=False,
                break_long_words=False,  # a path must stay one word, to be copied
            )
            for part in lines or [""]:
                self.put(part)

    def put(self, line: str) -> None:
        """Write one line as it is."""
        self._stdout.write(line + "\n")

    def ask(self, question: str) -> str:
        """Read one line, without the blanks around it."""
        self.before_waiting()
        if self._unread:
            return self._unread.pop()
        *before, last = wrap(question, self.width - 1) or [""]
        for part in before:
            self.put(part)
        self._stdout.flush()
        try:
            self._is_waiting = True
            if self._is_interrupted:
                raise KeyboardInterrupt
            line = self._read(f"{last} " if last else "")
        except (EOFError, KeyboardInterrupt):
            self.put("")
            raise Leave from None
        finally:
            self._is_waiting = False
        return line.strip()[:LONGEST_LINE]

    def unread(self, line: str) -> None:
        """Take a line back, so that the next question gets it."""
        self._unread.append(line)

    def _edit(self, question: str) -> str:
        """Read a line that can be edited, with Tab and the arrow keys. What does that is loaded when it is needed."""
        if self._session is None:
            from prompt_toolkit import PromptSession
            from prompt_toolkit.completion import WordCompleter

            words = WordCompleter(lambda: self.completions(), ignore_case=True)
            self._session = PromptSession(completer=words, complete_while_typing=False)
        return self._session.prompt(question)

    async def lines(self) -> AsyncIterator[str]:
        """Lines that are typed while others are written above them; they end when the person leaves."""
        from prompt_toolkit import PromptSession
        from prompt_toolkit.patch_stdout import patch_stdout

        session: PromptSession[str] = PromptSession()
        with patch_stdout(raw=True):
            before, self._stdout = self._stdout, sys.stdout
            try:
                while True:
                    yield await session.prompt_async("> ") + "\n"
            except (EOFError, KeyboardInterrupt):
                return
            finally:
                self._stdout = before

    def is_sure(self, question: str, yes: str) -> bool:
        """Whether the answer is one of the words for yes."""
        return self.ask(question).lower() in yes.split()

    def _read(self, question: str) -> str:
        if self.edits_lines and not self.is_plain:
            return self._edit(question)
        self._stdout.write(question)
        self._stdout.flush()
        line = self._stdin.readline()
        if not line:
            raise EOFError
        if not self._stdin.isatty():
            self.put("")  # nobody pressed a key that would have ended the line
        return line

    @contextmanager
    def held_interrupts(self) -> Iterator[None]:
        """Within this, Ctrl-C ends a wait for input at once, and anything else only at the next `pause`."""

        def arrive(number: int, frame: object) -> None:
            if self._is_waiting:
                self._is_waiting = False
                raise KeyboardInterrupt
            self._is_interrupted = True

        try:
            before = signal.signal(signal.SIGINT, arrive)
        except ValueError:  # not in the main thread: signals do not come here
            yield
            return
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    def pause(self) -> None:
        """A moment at which people may leave though nobody is asked."""
        if self._is_interrupted:
            raise Leave

    def clear(self) -> None:
        """Take everything out of sight."""
        self._session = None  # the next person must not find with the arrow keys what the last one typed
        if self._can_clear and not self.is_plain:
            self._stdout.write(CLEAR)
        else:
            self._stdout.write("\n" * shutil.get_terminal_size((80, 24)).lines)

    def paint(self, text: str, style: str) -> str:
        if not self.has_colour or self.is_plain or not text:
            return text
        return f"\x1b[{COLOURS[style]}m{text}\x1b[0m"

    def flush(self) -> None:
        self._stdout.flush()


def _forgive(stream: TextIO) -> None:
    """Let a character that cannot be shown, or a byte that is no character, become a question mark."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
