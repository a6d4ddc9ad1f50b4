"""The small parts that all text of records is made of: words, quotes, comments, names."""

from __future__ import annotations

import re
from typing import Final

from pocketmoney.core.problem import Problem, unknown

# Outside quotes these mean something, so a name that holds one of them stands in quotes.
MISREAD: Final = re.compile(r'^[?!=]|[:,>+#"\s]')
# First words of facts, and words inside of moves.
_FIRST_WORDS: Final = (
    "---", "turn", "winner", "pile", "discard-top", "owner", "crates", "mortgaged", "clear", "piggy", "give", "get",
)  # fmt: skip

_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
_NUMBER: Final = re.compile(r"[+-]?[0-9]+")
MOST_DIGITS: Final = 30


class Word:
    """A word or a quoted text, and where it begins."""

    __slots__ = ("text", "is_quoted", "start")

    def __init__(self, text: str, start: int, *, is_quoted: bool) -> None:
        self.text = text
        self.is_quoted = is_quoted
        self.start = start

    def is_mark(self, mark: str) -> bool:
        """Whether this is that mark, not a quoted text that looks like it."""
        return not self.is_quoted and self.text == mark


def words(text: str, marks: str = "") -> list[Word]:
    """Cut a text at blanks; quoted texts stay whole, and each mark is a word of its own."""
    found: list[Word] = []
    at = 0
    end = len(text)
    while at < end:
        letter = text[at]
        if letter.isspace():
            at += 1
        elif letter == '"':
            close = text.find('"', at + 1)
            if close < 0:
                raise Problem("open-quote", {"text": text[at:]})
            found.append(Word(text[at + 1 : close], at, is_quoted=True))
            at = close + 1
        elif letter in marks:
            found.append(Word(letter, at, is_quoted=False))
            at += 1
        else:
            start = at
            while at < end and not text[at].isspace() and text[at] != '"' and text[at] not in marks:
                at += 1
            found.append(Word(text[start:at], start, is_quoted=False))
    return found


def find_mark(text: str, mark: str, start: int = 0) -> int:
    """Where a mark first stands outside quotes; -1 if nowhere."""
    is_inside = False
    for at in range(start, len(text)):
        if text[at] == '"':
            is_inside = not is_inside
        elif text[at] == mark and not is_inside:
            return at
    return -1


def split_at(text: str, mark: str) -> list[str]:
    """The parts between marks that stand outside quotes."""
    parts: list[str] = []
    start = 0
    at = find_mark(text, mark)
    while at >= 0:
        parts.append(text[start:at].strip())
        start = at + 1
        at = find_mark(text, mark, start)
    return [*parts, text[start:].strip()]


def without_comment(line: str) -> str:
    """The line up to a `#` outside quotes, without blanks around it."""
    at = find_mark(line, "#")
    return line.strip() if at < 0 else line[:at].strip()


def cut_talk(text: str, before_names: list[str] | None = None, names: list[str] | None = None) -> tuple[str, str]:
    """A move and the talk after it: quoted words, unless they are the name behind a `>`.

    Behind one of the words `before_names` a quoted text is a name if a seat is called that.
    """
    found = words(text, ">")
    said: list[str] = []
    move_end = len(text)
    for index, word in enumerate(found):
        before = found[index - 1] if index else None
        is_name = before is not None and (
            before.is_mark(">")
            or (not before.is_quoted and before.text in (before_names or []) and word.text in (names or []))
        )
        if word.is_quoted and not is_name:
            if not said:
                move_end = word.start
            said.append(word.text)
        elif said:
            raise Problem("after-talk", {"text": text[word.start :]})
    return text[:move_end].strip(), " ".join(said)


def quoted(name: str) -> str:
    """A name as a record writes it: in quotes if it would be misread without."""
    return f'"{name}"' if name in _FIRST_WORDS or MISREAD.search(name) else name


def spoken(talk: str) -> str:
    """Talk as a record can hold it: one line, without double quotes."""
    return " ".join(_CONTROL.sub(" ", talk.replace('"', "'")).split())


def check_names(names: list[str], line: int = 0) -> None:
    """Names must be there, must differ, and must be such that a record can hold them."""
    for index, name in enumerate(names):
        if not name.strip():
            raise Problem("name-empty", {}, line)
        if '"' in name or _CONTROL.search(name):
            raise Problem("name-letters", {"word": _CONTROL.sub("?", name)}, line)
        if name in names[:index]:
            raise Problem("name-twice", {"word": name}, line)


def seat_named(name: str, names: list[str]) -> int:
    """The seat of that name, or a problem that names the nearest."""
    if name in names:
        return names.index(name)
    raise unknown("unknown-seat", name, names)


def one_seat(found: list[Word], names: list[str]) -> int:
    """The seat that these words name: one word, or one quoted text."""
    if len(found) == 1:
        return seat_named(found[0].text, names)
    whole = " ".join([word.text for word in found])
    if whole in names:
        raise Problem("name-needs-quotes", {"word": whole})
    for word in found:
        if word.text not in names:
            raise unknown("unknown-seat", whole, names)
    raise Problem("one-name", {"text": whole})


def whole_number(text: str, key: str) -> int:
    """The integer that a text writes, in plain digits."""
    text = text.replace("\u2212", "-")  # the minus sign of print
    if not _NUMBER.fullmatch(text):
        raise Problem("bad-integer", {"word": text, "key": key})
    digits = len(text.lstrip("+-"))
    if digits > MOST_DIGITS:
        raise Problem("integer-too-long", {"key": key, "digits": digits, "most": MOST_DIGITS})
    return int(text)
