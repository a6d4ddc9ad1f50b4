"""Speaking: a key and its arguments become a sentence from the catalogue.

Every `*.ftl` file of a language belongs to one catalogue. What a language lacks is said in English. A key
that no catalogue has, or a message that wants an argument nobody gave, is a fault of the program.

Events and refusals come from the rules with seats as numbers and cards as ids; `tell` and `explain` give them
names first. For a seat argument `by` a message finds the name in `$by` and, in `$by-is`, whether it is `you`
or `other`; for a card argument `card` it finds the name in `$card` and the id in `$card-id`. An argument `beer`, or
one that ends so, is in microlitres and comes as centilitres with their unit; `$beer-is` says `none` or `some`. For a
`space` it finds the name, for `mail` and `letter` what is written on the card, for goods that are traded their names.

A table may have words of its own, for the spaces of a board that it has made: they stand before every catalogue.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from decimal import Decimal
from functools import cache
from typing import Final, Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from pocketmoney.core.unprintable import printable
from pocketmoney.text.languages import FALL_BACK, catalogue_files, text_folder

SEATS: Final = frozenset({"by", "on", "seat", "asked"})
CARDS: Final = frozenset({"card", "against"})
SPACES: Final = frozenset({"space", "other"})
WRITTEN: Final = frozenset({"mail", "letter"})
GOODS: Final = frozenset({"give", "get"})
BEER: Final = "beer"

MICROLITRES: Final = 10_000  # in a centilitre

YOU: Final = "you"
OTHER: Final = "other"
NONE: Final = "none"
SOME: Final = "some"


class Told(Protocol):
    """What a sentence about an event needs."""

    @property
    def key(self) -> str:
        """Which event."""

    @property
    def args(self) -> Mapping[str, object]:
        """Seats, cards and numbers."""


class Refused(Told, Protocol):
    """What an explanation of a refusal needs."""

    @property
    def rule(self) -> int:
        """The number of the ruling; 0 if none."""

    @property
    def unlock(self) -> str:
        """The key of what would unlock the move; empty if nothing would."""


class Wrong(Protocol):
    """What a sentence about a problem with given input needs."""

    @property
    def key(self) -> str:
        """Which problem."""

    @property
    def details(self) -> Mapping[str, object]:
        """What the sentence needs."""


class Unspeakable(LookupError):
    """A fault of the program: no words for a key, or words that want an argument nobody gave."""


def catalogue(language: str, left_out: Collection[str] = ()) -> str:
    """All files of a language as one text, but for those of these names."""
    files = [
        file for file in catalogue_files(text_folder() / language) if file.name.removesuffix(".ftl") not in left_out
    ]
    return "\n".join([file.read_text(encoding="utf-8") for file in files])


class Speech:
    """One language, with English behind it."""

    def __init__(self, language: str = FALL_BACK) -> None:
        self.language = language
        self._chain = [language] if language == FALL_BACK else [language, FALL_BACK]
        self._bundles: list[FluentBundle] | None = None
        self._own: dict[str, str] = {}

    def learn(self, words: Mapping[str, str]) -> None:
        """Take words of the table's own, by their keys, in place of those it had before."""
        self._own = dict(words)

    def has(self, key: str) -> bool:
        """Whether there are words for that key; `card-jab.short` is the attribute of a message."""
        return key in self._own or any(_pattern(bundle, key) is not None for bundle in self._loaded())

    def say(self, key: str, args: Mapping[str, object] | None = None) -> str:
        """The words for a key."""
        if key in self._own:
            return self._own[key]
        for bundle in self._loaded():
            pattern = _pattern(bundle, key)
            if pattern is None:
                continue
            given = {name: printable(value) if type(value) is str else value for name, value in (args or {}).items()}
            words, faults = bundle.format_pattern(pattern, given)
            if faults:
                raise Unspeakable(f"{key} with {dict(args or {})}: {faults[0]}")
            return str(words)
        raise Unspeakable(f"no words for {key!r} in {' or '.join(self._chain)}")

    def listing(self, words: Sequence[str]) -> str:
        """Words in a row: "a", "a and b", "a, b and c"."""
        if not words:
            return self.say("list-none")
        if len(words) == 1:
            return words[0]
        so_far = words[0]
        for word in words[1:-1]:
            so_far = self.say("list-comma", {"before": so_far, "after": word})
        return self.say("list-and", {"before": so_far, "after": words[-1]})

    def card(self, card: str) -> str:
        """The name of a card."""
        return self.say(f"card-{card}")

    def space(self, space: str) -> str:
        """The name of a space."""
        return self.say(f"space-{space.replace('.', '-')}")

    def beer(self, microlitres: int) -> str:
        """An amount of beer in centilitres, with the unit."""
        return self.say("beer-amount", {"cl": Decimal(microlitres) / MICROLITRES})

    def goods(self, word: str) -> str:
        """A thing that is traded, as a record calls it: a deed, an amount (`2.5cl`), a Flirting card."""
        if self.has(f"goods-{word}"):
            return self.say(f"goods-{word}")
        if word[:1].isdigit():
            return self.say("beer-amount", {"cl": Decimal(word.removesuffix("cl"))})
        return self.space(word)

    def tell(self, event: Told, names: Sequence[str], hearer: int = -1) -> str:
        """An event as a sentence. The hearer is spoken to as "you"; so is a seat that is called that."""
        return self.say(f"event-{event.key}", self._named(event.args, names, hearer))

    def explain(self, refusal: Refused, names: Sequence[str]) -> str:
        """Say to the player why a move is not allowed, by which ruling, and what would unlock it."""
        args = self._named(refusal.args, names, -1)
        said = self.say(f"refusal-{refusal.key}", args)
        if refusal.rule:
            said = self.say("refusal-by-rule", {"why": said, "rule": refusal.rule})
        if refusal.unlock:
            said = f"{said} {self.say(refusal.unlock, args)}"
        return said

    def complain(self, problem: Wrong) -> str:
        """What is wrong with something a person gave us, as a sentence."""
        return self.say(f"problem-{problem.key}", problem.details)

    def _named(self, args: Mapping[str, object], names: Sequence[str], hearer: int) -> dict[str, object]:
        named: dict[str, object] = {}
        for arg, value in args.items():
            if arg in SEATS and isinstance(value, int):
                is_you = value == hearer or names[value] == self.say("you-as-a-name")
                named[arg] = self.say("you") if is_you else names[value]
                named[f"{arg}-is"] = YOU if is_you else OTHER
            elif arg in CARDS and isinstance(value, str):
                named[arg] = self.card(value)
                named[f"{arg}-id"] = value
            elif arg.rpartition("-")[2] == BEER and isinstance(value, int):
                named[arg] = self.beer(value)
                named[f"{arg}-is"] = SOME if value else NONE
            elif arg in SPACES and isinstance(value, str):
                named[arg] = self.space(value)
            elif arg in WRITTEN:
                named[arg] = self.say(f"{arg}-{value}")
            elif isinstance(value, (list, tuple)):
                name = self.goods if arg in GOODS else self.card
                named[arg] = self.listing([name(str(one)) for one in value])
                named[f"{arg}-count"] = len(value)
            else:
                named[arg] = value
        return named

    def _loaded(self) -> list[FluentBundle]:
        if self._bundles is None:
            self._bundles = [_bundle(str(text_folder()), language) for language in self._chain]
        return self._bundles


def _pattern(bundle: FluentBundle, key: str) -> Pattern | None:
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


@cache
def _bundle(place: str, language: str) -> FluentBundle:
    # Isolation marks are for pages that mix writing directions; a terminal prints them as rubbish.
    bundle = FluentBundle([language], use_isolating=False)
    for file in catalogue_files(text_folder() / language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
