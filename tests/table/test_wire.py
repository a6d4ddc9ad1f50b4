"""What goes over the wire and into the log: the fields of every command, message and entry, and what is left out."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import FieldInfo, fields

from pocketmoney.table import commands, entries, messages

COMMANDS: list[type[msgspec.Struct]] = [*commands.AnyCommand.__args__, commands.Hello, commands.Ping]
MESSAGES: list[type[msgspec.Struct]] = [
    *messages.AnyMessage.__args__, messages.You, messages.ChairNow, messages.VoteNow, messages.UndoNow,
    messages.LessonNow, messages.Clock, messages.SeatAsk, messages.ScreenNow,
]  # fmt: skip
ENTRIES: list[type[msgspec.Struct]] = list(entries.AnyEntry.__args__)
WRITTEN = Path(__file__).resolve().parent / "wire.txt"


def value(field: FieldInfo) -> str:
    """What a field is when it is left out; nothing if it must be there."""
    if field.default is not msgspec.NODEFAULT:
        return f" = {field.default!r}"
    if field.default_factory is not msgspec.NODEFAULT:
        made = field.default_factory()
        return f" = {bytes(made)!r}" if isinstance(made, msgspec.Raw) else f" = {made!r}"
    return ""


def described(kind: type[msgspec.Struct]) -> list[str]:
    """One struct as lines of text."""
    config = kind.__struct_config__
    head = f"{kind.__name__} {config.tag or ''}".strip()
    return [head, *[f"    {field.encode_name}{value(field)}" for field in fields(kind)]]


def test_fields_tags_and_defaults_are_as_written() -> None:
    """Clients and logs of yesterday rely on them: whoever changes one changes `wire.txt` on purpose."""
    lines = [line for kind in [*COMMANDS, *MESSAGES, *ENTRIES] for line in described(kind)]
    assert lines == WRITTEN.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("kind", [*COMMANDS, *MESSAGES], ids=lambda kind: kind.__name__)
def test_every_field_is_given_by_its_name(kind: type[msgspec.Struct]) -> None:
    with pytest.raises(TypeError):
        kind(1)


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.__name__)
def test_a_command_with_a_field_that_is_not_known_is_refused(kind: type[msgspec.Struct]) -> None:
    wrong = msgspec.json.encode({"do": kind.__struct_config__.tag, "nonsense": 1})
    with pytest.raises(msgspec.ValidationError, match="unknown field `nonsense`"):
        msgspec.json.decode(wrong, type=kind)


@pytest.mark.parametrize(
    ("field", "most"),
    [("Name", 24), ("Talk", 200), ("MoveText", 400), ("Word", 60)],
)
def test_words_have_a_longest(field: str, most: int) -> None:
    kind = getattr(commands, field)
    assert msgspec.convert("x" * most, kind) == "x" * most
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert("x" * (most + 1), kind)


@pytest.mark.parametrize(("field", "is_good"), [("Name", False), ("MoveText", False), ("Talk", True), ("Word", True)])
def test_an_empty_word(field: str, is_good: bool) -> None:  # noqa: FBT001
    kind = getattr(commands, field)
    assert msgspec.convert("x", kind) == "x"
    if is_good:
        assert msgspec.convert("", kind) == ""
    else:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert("", kind)


@pytest.mark.parametrize(("field", "most"), [("Count", 2**53), ("ChairId", 2**31), ("Loudness", 10)])
def test_numbers_have_a_least_and_a_most(field: str, most: int) -> None:
    kind = getattr(commands, field)
    for good in (0, most):
        assert msgspec.convert(good, kind) == good
    for bad in (-1, most + 1):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(bad, kind)


@pytest.mark.parametrize(
    ("field", "good", "bad"),
    [
        ("Token", ["", "a" * 32, "Zz09_-" * 13], ["a" * 31, "a" * 81, "a" * 31 + "+", "a" * 32 + "\n" + "a"]),
        ("Entropy", ["", "09af", "a" * 64], ["a" * 65, "AF", "xyz"]),
        ("LanguageCode", ["en", "tlh"], ["", "e", "EN", "engl", "<b>"]),
    ],
)
def test_tokens_and_numbers_to_shuffle_with(field: str, good: list[str], bad: list[str]) -> None:
    kind = getattr(commands, field)
    for text in good:
        assert msgspec.convert(text, kind) == text
    for text in bad:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(text, kind)


def test_lists_in_commands_have_a_longest() -> None:
    def choose(decks: int) -> bytes:
        return msgspec.json.encode({"do": "choose", "game": "lunch-money", "decks": ["x"] * decks})

    def stand(cards: int) -> bytes:
        return msgspec.json.encode({"do": "stand", "cards": ["x"] * cards})

    for make, kind, most in ((choose, commands.Choose, 12), (stand, commands.Stand, 60)):
        msgspec.json.decode(make(most), type=kind)
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(make(most + 1), type=kind)


def test_what_is_as_usual_is_left_out_of_a_message() -> None:
    assert messages.encode(messages.Notice(key="x")) == b'{"is":"notice","key":"x"}'
    assert messages.encode(messages.ChairNow(id=1, name="Ann")) == b'{"id":1,"name":"Ann"}'
    assert messages.encode(messages.You(chair=1, seat=-1)) == b'{"chair":1,"seat":-1}'


def test_an_entry_is_an_array() -> None:
    entry = entries.Sat(5, 1, 2, 3, "Ann", "key", "")
    assert entries.encode(entry) == b'["sat",5,1,2,3,"Ann","key",""]'
    assert entries.decode(entries.encode(entry)) == entry
