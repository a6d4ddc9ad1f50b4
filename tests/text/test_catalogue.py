"""The catalogues hold what the program says, once, and nothing else."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message, MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor

from pocketmoney import games
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.options import choose
from pocketmoney.core.rng import from_seed
from pocketmoney.games.brawl.actions import VERBS as BRAWL_VERBS
from pocketmoney.games.brawl.cards import CARDS, DECKS
from pocketmoney.games.tietgen.actions import VERBS as TIETGEN_VERBS
from pocketmoney.table.clock import SPEEDS
from pocketmoney.table.handlers.ledger import WAYS
from pocketmoney.table.standing_answers import UNTIL
from pocketmoney.text.speech import Speech
from tests.repository import PACKAGE, ROOT, named, text_of

ENGLISH = sorted((PACKAGE / "text" / "en").glob("*.ftl"))

# Families whose keys come from data: a card, a deck, a house rule and so on.
FAMILIES = (
    "card-", "deck-", "type-", "option-", "preset-", "space-", "group-", "mail-", "goods-", "bot-", "talk-",
    "notice-", "speed-", "settle-", "until-", "letter-",
)  # fmt: skip


@cache
def resource(path: Path) -> Resource:
    return FluentResource(text_of(path))


def messages() -> list[Message]:
    return [entry for path in ENGLISH for entry in resource(path).body if isinstance(entry, Message)]


def ids() -> set[str]:
    return {message.id.name for message in messages()}


class References(Visitor):
    """Which messages a catalogue uses itself."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.found.add(f"-{node.id.name}")


@cache
def sources() -> list[tuple[Path, ast.AST]]:
    """Every module of ours, as a tree."""
    return [(path, ast.parse(text_of(path), str(path))) for path in sorted(PACKAGE.rglob("*.py"))]


def texts(tree: ast.AST) -> set[str]:
    """Every text that stands in some code."""
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def beginnings(tree: ast.AST) -> set[str]:
    """How texts begin that are put together, as in f"card-{id}"."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
            found.add(str(node.values[0].value))
    return found


@cache
def client() -> list[tuple[Path, str]]:
    """Every module and component of the web client."""
    found = [path for pattern in ("*.ts", "*.svelte") for path in (ROOT / "web" / "src").rglob(pattern)]
    return [(path, text_of(path)) for path in sorted(found)]


def client_texts() -> set[str]:
    """Every text in quotes that stands in the client."""
    return {text for _, source in client() for text in re.findall(r'"([^"\n]*)"', source)}


def client_beginnings() -> set[str]:
    """How texts begin that the client puts together, as in `card-${id}`."""
    return {text for _, source in client() for text in re.findall(r"`([\w-]+-)\$\{", source)}


def first_words(*callers: str) -> Iterator[tuple[str, str]]:
    """Where one of these is called with a text as its first argument, and that text."""
    for path, tree in sources():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            caller = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            first = node.args[0]
            if caller in callers and isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield f"{named(path)}:{node.lineno}", first.value


def without_words(prefix: str, *callers: str) -> list[str]:
    known = ids()
    return [
        f"{place}: {prefix}{key}"
        for place, key in first_words(*callers)
        if f"{prefix}{key}".partition(".")[0] not in known
    ]


def test_catalogues_can_be_read() -> None:
    junk = [
        f"{named(path)}: {entry.content}"
        for path in ENGLISH
        for entry in resource(path).body
        if isinstance(entry, Junk)
    ]
    assert not junk


def test_no_key_stands_twice() -> None:
    assert not [key for key, times in Counter(message.id.name for message in messages()).items() if times > 1]


def test_everything_said_has_words() -> None:
    assert not without_words("", "say")


def test_everything_the_web_client_says_has_words() -> None:
    said = [(path, key) for path, source in client() for key in re.findall(r"\bsay\(\"([\w.-]+)\"", source)]
    assert len(said) > 50
    assert not [f"{named(path)}: {key}" for path, key in said if key.partition(".")[0] not in ids()]
    picked = {text for text in client_texts() if text.startswith("web-")}
    assert sorted(picked - ids()) == []


def test_every_game_question_and_move_has_words_in_the_web_client() -> None:
    wanted = {f"web-game-{name}" for name in games.names()}
    wanted |= {f"web-move-{verb}" for verb in [*BRAWL_VERBS, *TIETGEN_VERBS] if verb != "play"}
    assert sorted(wanted - ids()) == []


def test_every_problem_has_words() -> None:
    assert not without_words("problem-", "Problem", "unknown")


def test_every_refusal_has_words() -> None:
    assert not without_words("refusal-", "Refusal")


def test_every_notice_and_every_closed_connection_has_words() -> None:
    """What a table says to one person alone, and why it lets a device go: the text behind whom it is said to."""
    missing = []
    for prefix, caller in (("notice-", "_send_notice"), ("problem-", "close")):
        keys = {key for path, tree in sources() if "table" in path.parts for key in later_words(tree, caller)}
        assert keys
        missing += [f"{prefix}{key}" for key in sorted(keys) if f"{prefix}{key}" not in ids()]
    assert not missing


def later_words(tree: ast.AST, caller: str) -> set[str]:
    """Every text that is given as an argument to a function of that name."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    called = [node for node in calls if getattr(node.func, "attr", getattr(node.func, "id", "")) == caller]
    arguments = [argument for node in called for argument in node.args if isinstance(argument, ast.Constant)]
    return {argument.value for argument in arguments if isinstance(argument.value, str)}


def test_every_setting_of_a_table_has_words() -> None:
    wanted = {f"speed-{speed}" for speed in SPEEDS}
    wanted |= {f"settle-{way}" for way in WAYS} | {f"until-{end}" for end in UNTIL}
    for name in games.names():
        wanted |= set(games.find(name).notices())
    assert sorted(wanted - ids()) == []


def test_every_event_has_words() -> None:
    assert not without_words("event-", "tell_move", "tell", "Event", "pay", "gain", "transfer")


def test_whatever_would_unlock_a_move_has_words() -> None:
    used = {text for _, tree in sources() for text in texts(tree) if text.startswith("unlock-")}
    assert used <= ids()


def test_every_message_is_used() -> None:
    """By its key in the code, by another message, or as one of a family that data or code puts together."""
    said: set[str] = set()
    families = set(FAMILIES)
    for _, tree in sources():
        said |= texts(tree)
        families |= {text for text in beginnings(tree) if text.endswith("-")}
    said |= client_texts()
    families |= client_beginnings()
    families -= {"event-", "refusal-", "problem-"}
    references = References()
    for path in ENGLISH:
        references.visit(resource(path))
    for prefix in ("event-", "refusal-", "problem-"):
        said |= {f"{prefix}{text}" for text in list(said)}
    unused = ids() - said - references.found
    assert not [key for key in sorted(unused) if not key.startswith(tuple(families))]


def test_every_card_house_rule_and_preset_has_words() -> None:
    wanted = {f"deck-{deck}" for deck in DECKS}
    for card in CARDS:
        wanted |= {f"card-{card.id}", f"type-{card.type}"}
    for name in games.names():
        for option in games.find(name).options():
            wanted.add(f"option-{option.name}")
            wanted |= {f"option-{option.name}-{value.replace('+', '-plus-')}" for value in option.values}
        wanted |= {f"preset-{preset.name}" for preset in games.find(name).presets()}
    assert sorted(wanted - ids()) == []
    speech = Speech()
    assert [card.id for card in CARDS if not speech.has(f"card-{card.id}.short")] == []


@pytest.mark.parametrize("decks", [DECKS[:1], DECKS[1:], DECKS], ids=["lunch", "beer", "mix"])
def test_whatever_happens_can_be_told_to_anybody(decks: list[str]) -> None:
    """Random games with random house rules; a message that wants what its event lacks would raise."""
    speech = Speech()
    game = games.find(decks[0])
    heard: set[str] = set()
    for seed in range(25):
        rng = from_seed(seed)
        options = choose(game.options(), {})
        for option in game.options():
            options[option.name] = option.values[rng.below(len(option.values))]
        names = ["Ann", "Ben", "Carl", "Dora"][: 2 + seed % 3]
        state = game.set_up(Header(game.name, names, options, seed, [Entry("decks", "", decks)]))
        state.listen()
        for _ in range(2000):
            state.skip_forced()
            if state.over:
                break
            seat = state.owed()[0]
            state.apply(seat, state.random_action(seat, rng))
        for event in state.take_events():
            heard.add(event.key)
            for hearer in (-1, 0, 1):
                assert speech.tell(event, names, hearer)
    assert len(heard) > 25
