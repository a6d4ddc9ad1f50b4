"""What people type at a Tietgen table, in the notation that the game reads.

`build 12.1` is `build kitchen-12.1`, `bid 3,5` and `pujar 3,5 cl` are `bid 3.5cl`, `offer ben 5 cl for Bike room A` is
`offer Ben give 5cl get bike-room-a`. What is not understood is left as it is: the game says what is wrong with it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pocketmoney.core.notation import quoted
from pocketmoney.core.problem import unknown
from pocketmoney.games.tietgen.actions import BID, MAIL, OF_SEATS, OF_SPACES, OFFER, ROLL, VERBS
from pocketmoney.terminal import vocabulary
from pocketmoney.terminal.seat_list import meant
from pocketmoney.terminal.tietgen_labels import Labels
from pocketmoney.text.languages import FALL_BACK
from pocketmoney.text.lexicon import Lexicon
from pocketmoney.text.speech import Speech

GIVE: Final = "give"
GET: Final = "get"
FLIRT: Final = "flirt"
FILLER: Final = "filler"
FILLERS: Final = ("and", "y", "und", "og", "+", ",")
MORE_FLIRTS: Final = ("flirting", "flirts")

_TOKEN: Final = re.compile(r'"[^"]*"|[^\s]+')
_AMOUNT: Final = re.compile(r"\d+(?:[.,]\d+)?(?:cl)?")
_SPACED_UNIT: Final = re.compile(r"(?<=\d)\s+cl\b", re.IGNORECASE)


class Spelling:
    """How one table spells its moves."""

    def __init__(self, labels: Labels) -> None:
        self.speech = labels.speech
        self.names = labels.names
        self.ids = labels.board.ids
        self.verbs = vocabulary.lexicon(self.speech, VERBS)
        self.inside = vocabulary.lexicon(self.speech, (GIVE, GET))
        self.flirts = Lexicon([(form, FLIRT) for form in (*vocabulary.forms(self.speech, FLIRT), *MORE_FLIRTS)])
        self.fillers = Lexicon([(form, FILLER) for form in vocabulary.forms(self.speech, FILLER) if form != FILLER])
        self.places = Lexicon()
        english = Speech()
        for index, id in enumerate(self.ids):
            self.places.add(labels.places[index], id)
            self.places.add(labels.short[index], id)
            end = id.rpartition("-")[2]
            if not end.isdigit() and end not in self.ids:  # 7 is an amount, not mail-7
                self.places.add(end, id)
            if not labels.board.is_own:
                self.places.add(english.space(id), id)
        for id in self.ids:
            self.places.add(id, id)

    def spell_out(self, text: str) -> str:
        """The move in the game's notation, with the words that were understood."""
        tokens: list[str] = _TOKEN.findall(_SPACED_UNIT.sub("cl", text))
        if not tokens:
            return text
        first = tokens[0].lower()
        if len(tokens) == 1 and first.endswith("cl") and _AMOUNT.fullmatch(first):
            return f"{VERBS[BID]} {_amount(first)}"
        word, rest = self._verb(tokens)
        verb = VERBS.index(word) if word in VERBS else -1
        if verb == OFFER:
            return " ".join([word, *self._offer(rest)])
        if verb in OF_SEATS and rest:
            return f"{word} {self._name(rest)}"
        if verb == BID:
            rest = [_amount(token) for token in rest]
        elif verb in OF_SPACES and rest:
            rest = self._one_place(rest)
        elif verb in (ROLL, MAIL) and rest:
            rest = [token for token in rest if not self.fillers.exact(token)]
        return " ".join([word, *rest])

    def _verb(self, tokens: Sequence[str]) -> tuple[str, list[str]]:
        """The verb that tokens begin with, or begin to spell, and the tokens behind it."""
        run = self.verbs.run(tokens)
        if run is not None:
            return run[0], list(tokens[run[1] :])
        begun = [] if self.places.exact(tokens[0]) else self.verbs.beginning(tokens[0])
        if len(begun) > 1:
            raise vocabulary.several(tokens[0], [vocabulary.shown(self.speech, verb) for verb in begun])
        if begun:
            return begun[0], list(tokens[1:])
        if self.speech.language != FALL_BACK and not self.places.exact(" ".join(tokens)):
            known = [vocabulary.shown(self.speech, verb) for verb in VERBS]
            raise unknown("tietgen-unknown-word", tokens[0], known)
        return tokens[0].lower(), list(tokens[1:])

    def place(self, word: str) -> str:
        """The id of the space that a word means or begins; the word itself if it means none or several."""
        word = word.strip('"')
        exact = self.places.exact(word)
        if exact is not None:
            return exact
        begun = self.places.beginning(word)
        return begun[0] if len(begun) == 1 else word

    def _one_place(self, tokens: Sequence[str]) -> list[str]:
        """The space that all tokens together name; several that begin so are a problem."""
        run = self.places.run(tokens)
        if run is not None:
            return [run[0], *tokens[run[1] :]]
        begun, count = self.places.begun(tokens)
        if len(begun) > 1 and not tokens[0][:1].isdigit() and not _is_notation(tokens[0]):
            raise vocabulary.several(" ".join(tokens[:count]), map(self.speech.space, begun))
        return [begun[0], *tokens[count:]] if len(begun) == 1 else list(tokens)

    def _name(self, tokens: Sequence[str]) -> str:
        """The name that is meant, in whatever case it was typed."""
        typed = " ".join(tokens)
        seat = meant(typed.strip('":'), self.names)
        return typed if seat is None else quoted(self.names[seat])

    def _offer(self, tokens: Sequence[str]) -> list[str]:
        """A name, what is given, what is wanted; `give` may be left out, and `for` is `get`."""
        ends = next((at for at in range(len(tokens)) if self._word_inside(tokens[at:]) == (GIVE, 1)), 1)
        if not tokens[:ends]:
            return list(tokens)
        goods: list[str] = []
        at = ends
        while at < len(tokens):
            token = tokens[at].lower().rstrip(",")
            inside = self._word_inside(tokens[at:])
            place = self.places.run([word.rstrip(",") for word in tokens[at:]])
            if place is not None:
                goods.append(place[0])
                at += place[1]
                continue
            if inside is not None and inside[0] == GET:
                goods.append(GET)
            elif inside is None and _AMOUNT.fullmatch(token):
                goods.append(_amount(token))
            elif inside is None and self.flirts.exact(token):
                goods.append(FLIRT)
            elif inside is None and token and token not in FILLERS and not self.fillers.exact(token):
                goods.append(self.place(token))
            at += 1 if inside is None else inside[1]
        return [self._name(tokens[:ends]), GIVE, *goods]

    def _word_inside(self, tokens: Sequence[str]) -> tuple[str, int] | None:
        return self.inside.run(tokens)

    def words_before_names(self) -> list[str]:
        """Every word that can be typed before a name."""
        return [form for verb in (OFFER, *OF_SEATS) for form in vocabulary.forms(self.speech, VERBS[verb])]

    def tries(self, word: str) -> list[str]:
        """Every move that asking `why` about it may be about: a deed may be built on, sold from, mortgaged, lifted."""
        place = self.place(word)
        if place in self.ids:
            return [f"{VERBS[verb]} {place}" for verb in OF_SPACES]
        return [self.spell_out(word)]


def _is_notation(word: str) -> bool:
    """Whether a word is written like an id, so that the game's own complaint about it is the better one."""
    return "-" in word


def _amount(word: str) -> str:
    """An amount with its unit and a decimal point."""
    if not _AMOUNT.fullmatch(word.lower()):
        return word
    return word.lower().removesuffix("cl").replace(",", ".") + "cl"
