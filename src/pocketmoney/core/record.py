"""Play records: the text of a whole game, read before anything is played."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final, NamedTuple

from pocketmoney.core.action import Action
from pocketmoney.core.game import Fact, Game, State
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.notation import (
    MISREAD,
    Word,
    check_names,
    cut_talk,
    find_mark,
    one_seat,
    quoted,
    split_at,
    whole_number,
    without_comment,
    words,
)
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.core.unprintable import UNPRINTABLE

# Goes up when a ruling changes, so that an old record can be told from a wrong one.
RULES_VERSION: Final = "2"

DIVIDER: Final = "---"
ELSEWHERE: Final = "file-elsewhere"  # a named file lies neither beside the record nor below its folder

_COMMON: Final = ["game", "seats", "options", "seed", "rules"]
_KEPT: Final = ["title", "date", "site"]
_PUBLISHED: Final = ["commit", "entropy "]


class MoveLine(NamedTuple):
    """`Name: move "talk"`: the seat makes that move."""

    line: int
    seat: int
    action: Action
    talk: str
    text: str


class FactLine(NamedTuple):
    """`= fact, fact`: these hold when a seat must begin a turn."""

    line: int
    facts: list[Fact]


class MayLine(NamedTuple):
    """`? Name: move, move` or `! Name: move, move`: the seat may make each of these moves, or none."""

    line: int
    seat: int
    actions: list[Action]
    texts: list[str]
    may: bool


Line = MoveLine | FactLine | MayLine


class Record(NamedTuple):
    """A whole record: how the game begins, what is told about it, and its lines."""

    game: Game
    header: Header
    meta: list[tuple[str, str]]  # keys that are kept and not judged, in order
    body: list[Line]
    source: str
    start: State  # shared: `begin` copies it

    @property
    def rules(self) -> str:
        """The version of the rules that the record says it was made with; the present one if it says none."""
        return dict(self.meta).get("rules", RULES_VERSION)

    def begin(self) -> State:
        """The state before the first move."""
        return self.start.clone()


class _HeaderLine(NamedTuple):
    line: int
    key: str
    names: list[Word]
    value: str


def parse(source: str | bytes, find: Callable[[str], Game], read: Callable[[str], str | bytes] | None = None) -> Record:
    """Read a record in full. Whatever is wrong with it is a problem with the line it stands on.

    `read` gives what stands in a file that the header names, relative to the record.
    """
    text = _decode(source)
    lines = [without_comment(line) for line in text.split("\n")]
    divider = _divider(lines)
    raw: list[_HeaderLine] = []
    for index in range(divider):
        if lines[index]:
            try:
                raw.append(_header_line(index + 1, lines[index]))
            except Problem as problem:
                raise problem.at(index + 1) from None
    game = _game(raw, divider + 1, find)
    header, meta = _header(raw, divider + 1, game)
    _fetch(header, game, read)
    try:
        start = game.set_up(header)
    except Problem as problem:
        raise problem.at(divider + 1) from None
    body: list[Line] = []
    for index in range(divider + 1, len(lines)):
        if lines[index]:
            try:
                body += _body_line(index + 1, lines[index], game, header.seats)
            except Problem as problem:
                raise problem.at(index + 1) from None
    return Record(game, header, meta, body, text, start)


def _fetch(header: Header, game: Game, read: Callable[[str], str | bytes] | None) -> None:
    """Take the files that the header names into it."""
    for entry in header.entries:
        if entry.key in game.file_keys():
            if len(entry.words) != 1:
                raise Problem("one-file", {"key": entry.key, "text": " ".join(entry.words)}, entry.line)
            file = entry.words[0]
            if read is None:
                raise Problem("named-file", {"key": entry.key, "file": file}, entry.line)
            try:
                header.files[file] = _decode(read(file))
            except Problem as problem:
                key = ELSEWHERE if problem.key == ELSEWHERE else "named-file"
                raise Problem(key, {"key": entry.key, "file": file}, entry.line) from None


def _decode(source: str | bytes) -> str:
    if isinstance(source, bytes):
        try:
            text = source.decode("utf-8")
        except UnicodeDecodeError as fault:
            raise Problem("not-text", {}, source.count(b"\n", 0, fault.start) + 1) from None
    else:
        text = source
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    junk = UNPRINTABLE.search(text)
    if junk is not None:
        raise Problem("not-text", {}, text.count("\n", 0, junk.start()) + 1)
    return text


def _divider(lines: list[str]) -> int:
    """Where the line between header and body stands."""
    if DIVIDER in lines:
        return lines.index(DIVIDER)
    written = [number for number, line in enumerate(lines, 1) if line]
    if not written:
        raise Problem("empty-record", {}, 1)
    raise Problem("no-divider", {}, written[-1])


def _header_line(line: int, text: str) -> _HeaderLine:
    colon = find_mark(text, ":")
    if colon <= 0:
        raise Problem("no-colon", {"text": text}, line)
    value = text[colon + 1 :].strip()
    found = words(text[:colon])
    return _HeaderLine(line, found[0].text, found[1:], value)


def _is_kept(key: str) -> bool:
    return key.startswith("x-") or key in _KEPT


def _game(raw: list[_HeaderLine], end: int, find: Callable[[str], Game]) -> Game:
    for one in raw:
        if one.key == "game":
            _no_names(one)
            try:
                return find(_one_word(one))
            except Problem as problem:
                raise problem.at(one.line) from None
    for one in raw:
        if one.key not in _COMMON and get_close_matches(one.key.lower(), ["game"]):
            raise unknown("unknown-key", one.key, ["game"], one.line)
    raise Problem("no-key", {"key": "game"}, end)


def _header(raw: list[_HeaderLine], end: int, game: Game) -> tuple[Header, list[tuple[str, str]]]:
    """The header of the lines, and what is kept of the rest."""
    own = game.header_keys()
    plain = _COMMON + [key for key in own + _PUBLISHED if not key.endswith((" ", " #"))]
    of_things = [key[:-2] for key in own if key.endswith(" #")]
    of_seats = [key[:-1] for key in own + _PUBLISHED if key.endswith(" ")]
    common: dict[str, _HeaderLine] = {}
    for one in raw:
        if _is_kept(one.key):
            continue
        if one.key in of_seats:
            if not one.names:
                raise Problem("key-needs-seat", {"key": one.key}, one.line)
        elif one.key in of_things:
            if len(one.names) != 1:
                raise Problem("key-needs-thing", {"key": one.key}, one.line)
        elif one.key in plain:
            _no_names(one)
            if one.key in common:
                raise Problem("key-twice", {"key": one.key, "first": str(common[one.key].line)}, one.line)
            common[one.key] = one
        else:
            raise unknown("unknown-key", one.key, plain + of_seats + of_things + _KEPT, one.line)
    if "seats" not in common:
        raise Problem("no-key", {"key": "seats"}, end)
    header = Header(game.name, _seats(common["seats"]))
    meta: list[tuple[str, str]] = []
    first_of: dict[str, int] = {}
    for one in raw:
        if _is_kept(one.key):
            meta.append((" ".join([one.key] + [word.text for word in one.names]), one.value))
            continue
        try:
            _read(one, header, meta, own, first_of)
        except Problem as problem:
            raise problem.at(one.line) from None
        header.lines[one.key] = one.line
    return header, meta


def _read(
    one: _HeaderLine, header: Header, meta: list[tuple[str, str]], own: list[str], first_of: dict[str, int]
) -> None:
    """Take one header line into the header."""
    key = one.key
    if key == "options":
        header.options = _options(one)
    elif key == "seed":
        header.seed = whole_number(_one_word(one), key)
    elif key in own:
        header.entries.append(Entry(key, "", _values(one), one.line))
    elif key == "rules":
        meta.append((key, str(whole_number(_one_word(one), key))))
    elif key == "commit":
        meta.append((key, one.value))
    elif one.names:
        is_thing = f"{key} #" in own
        of = one.names[0].text if is_thing else header.seats[one_seat(one.names, header.seats)]
        if f"{key} {of}" in first_of:
            raise Problem("key-twice", {"key": f"{key} {of}", "first": str(first_of[f"{key} {of}"])})
        first_of[f"{key} {of}"] = one.line
        if is_thing or f"{key} " in own:
            header.entries.append(Entry(key, of, _values(one), one.line))
        else:
            meta.append((f"{key} {quoted(of)}", one.value))


def _no_names(one: _HeaderLine) -> None:
    if one.names:
        raise Problem("key-takes-no-seat", {"key": one.key}, one.line)


def _values(one: _HeaderLine) -> list[str]:
    return [word.text for word in words(one.value)]


def _one_word(one: _HeaderLine) -> str:
    found = _values(one)
    if not found:
        raise Problem("no-value", {"key": one.key}, one.line)
    if len(found) > 1:
        raise Problem("one-word", {"key": one.key, "text": one.value}, one.line)
    return found[0]


def _seats(one: _HeaderLine) -> list[str]:
    try:
        found = words(one.value)
        for word in found:
            if not word.is_quoted and MISREAD.search(word.text):
                raise Problem("name-needs-quotes", {"word": word.text})
        names = [word.text for word in found]
        check_names(names)
    except Problem as problem:
        raise problem.at(one.line) from None
    return names


def _options(one: _HeaderLine) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for word in _values(one):
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            raise Problem("option-form", {"word": word})
        if name in chosen:
            raise Problem("option-twice", {"word": name})
        chosen[name] = value
    return chosen


def _body_line(line: int, text: str, game: Game, names: list[str]) -> list[Line]:
    sign = text[0]
    if sign == "=":
        facts: list[Fact] = []
        for part in split_at(text[1:], ","):
            if not part:
                raise Problem("empty-fact", {})
            facts.append(game.parse_fact(part, names))
        return [FactLine(line, facts)]
    if sign == "?" or sign == "!":
        return [_may_line(line, text[1:], game, names, may=sign == "?")]
    seat, rest = _mover(text, names)
    moves: list[Line] = []
    for part in split_at(rest, "+"):
        move, talk = cut_talk(part, game.words_before_names(), names)
        moves.append(MoveLine(line, seat, _move(move, game, names), talk, move))
    return moves


def _may_line(line: int, text: str, game: Game, names: list[str], *, may: bool) -> MayLine:
    seat, rest = _mover(text, names)
    texts = split_at(rest, ",")
    actions: list[Action] = []
    for one in texts:
        if cut_talk(one, game.words_before_names(), names)[1]:
            raise Problem("talk-in-claim", {})
        actions.append(_move(one, game, names))
    return MayLine(line, seat, actions, texts, may=may)


def _mover(text: str, names: list[str]) -> tuple[int, str]:
    """The seat before the colon, and what stands after it."""
    colon = find_mark(text, ":")
    if colon < 0:
        words(text)  # an open quote is the likelier mistake
        raise Problem("no-move-line", {"text": text.strip()})
    found = words(text[:colon])
    if not found:
        raise Problem("no-name", {"text": text.strip()})
    return one_seat(found, names), text[colon + 1 :]


def _move(text: str, game: Game, names: list[str]) -> Action:
    if not text:
        raise Problem("no-move", {})
    return game.parse_move(text, names)
