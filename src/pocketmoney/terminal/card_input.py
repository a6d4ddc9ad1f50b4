"""What people type at a card table, in the notation that the game reads.

`a rex` is `kick-4 > Rex` where the card with the letter a is a Kick, `Martinete a rex` is `piledriver > Rex`, and
`descartar patada 4 demente` is `discard kick-4 medieval`. What is not understood is left as it is: the game says what
is wrong with it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from pocketmoney.core.notation import quoted
from pocketmoney.core.problem import unknown
from pocketmoney.games.brawl.actions import DISCARD, HEAL, PLAY, VERBS
from pocketmoney.games.brawl.cards import IDS
from pocketmoney.terminal import vocabulary
from pocketmoney.terminal.seat_list import meant
from pocketmoney.text.languages import FALL_BACK
from pocketmoney.text.lexicon import Lexicon
from pocketmoney.text.speech import Speech

WITH_CARDS: Final = (VERBS[DISCARD], VERBS[HEAL])
LAY: Final = VERBS[PLAY]
AT: Final = "at"
MEDIEVAL: Final = "medieval"
BETWEEN: Final = ("+", "&", ",")


class CardSpelling:
    """How one table spells its moves. Beginnings are looked for in the hand first, then in the decks."""

    def __init__(self, speech: Speech, names: Sequence[str], deck: Collection[str]) -> None:
        self.speech = speech
        self.names = list(names)
        self.deck = deck
        self.verbs = vocabulary.lexicon(speech, VERBS)
        self.at = Lexicon([(form, AT) for form in vocabulary.forms(speech, AT) if form != AT])
        self.cards = Lexicon()
        for language in (speech, Speech()):
            for card in IDS:
                self.cards.add(language.card(card), card)
        for card in IDS:
            self.cards.add(card, card)

    def spell_out(self, text: str, letters: Mapping[str, str]) -> str:
        """The move as the game writes it. `letters` has the cards of the hand by their letters."""
        left, arrow, right = text.partition(">")
        words = left.replace(",", " ").split()
        verb = self.verb(words)
        if not arrow and verb in (None, LAY) and self.cards.exact(left) is None and len(words) > 1:
            if meant(words[-1].strip('"'), self.names) is not None:
                right, arrow = words.pop(), ">"
        if verb == LAY:
            words = words[(self.verbs.run(words) or ("", 1))[1] :]
        if arrow and len(words) > 1 and self.at.exact(words[-1]) and letters.get(words[-1].lower()) != MEDIEVAL:
            words.pop()
        spelt = self._spelt(words, letters)
        if not arrow:
            return spelt
        seat = meant(right.strip().strip('"'), self.names)
        return f"{spelt} > {right.strip() if seat is None else quoted(self.names[seat])}"

    def verb(self, words: Sequence[str]) -> str | None:
        """The verb that words begin with; none if they are a card."""
        found = self.verbs.run(words)
        return None if found is None or self.cards.exact(" ".join(words)) else found[0]

    def card(self, text: str, letters: Mapping[str, str]) -> str:
        """The id of the card that a text means; no card is a problem."""
        found = self._cards(text.split(), letters)
        if len(found) == 1 and found[0] in IDS:
            return found[0]
        raise unknown("unknown-card", text, self.known_cards())

    def known_cards(self) -> list[str]:
        """The cards as they are named to the reader when one is not understood."""
        own = [] if self.speech.language == FALL_BACK else [self.speech.card(card) for card in IDS]
        return [*own, *IDS]

    def _spelt(self, words: Sequence[str], letters: Mapping[str, str]) -> str:
        verb = self.verbs.run(words)
        whole = self.cards.exact(" ".join(words))
        if whole is not None:
            return whole
        if verb is not None:
            word, count = verb
            rest = words[count:]
            return " ".join([word, *(self._cards(rest, letters) if word in WITH_CARDS else rest)])
        return " ".join(self._first(words, letters))

    def _first(self, words: Sequence[str], letters: Mapping[str, str]) -> list[str]:
        """A card with its Medievals, or the beginning of a verb."""
        if not words or words[0].lower() in letters or self.cards.run(words):
            return self._cards(words, letters)
        verbs = self.verbs.beginning(words[0])
        cards, _ = self._begun(words, letters)
        if (verbs and cards) or len(verbs) > 1:
            raise vocabulary.several(words[0], [*self._shown(verbs), *map(self.speech.card, cards)])
        if verbs:
            cards = self._cards(words[1:], letters) if verbs[0] in WITH_CARDS else list(words[1:])
            return [verbs[0], *cards]
        if not cards and self.speech.language != FALL_BACK:
            raise unknown("unknown-card", words[0], [*self._shown(VERBS), *self.known_cards()])
        return self._cards(words, letters)

    def _cards(self, words: Sequence[str], letters: Mapping[str, str]) -> list[str]:
        """Every card that the words name, one after the other; a word that names none stays."""
        found: list[str] = []
        at = 0
        while at < len(words):
            word = words[at].lower()
            run = self.cards.run(words[at:])
            if len(word) == 1 and word in letters:
                found.append(letters[word])
                at += 1
            elif word in BETWEEN:
                at += 1
            elif run is not None:
                found.append(run[0])
                at += run[1]
            else:
                begun, count = self._begun(words[at:], letters)
                if len(begun) > 1:
                    raise vocabulary.several(" ".join(words[at : at + count]), map(self.speech.card, begun))
                found.append(begun[0] if begun else word)
                at += max(1, count)
        return found

    def _begun(self, words: Sequence[str], letters: Mapping[str, str]) -> tuple[list[str], int]:
        """The cards that the first words may begin, those of the hand if there are any, and how many words."""
        for among in (letters.values(), self.deck):
            found, count = self.cards.begun(words, among)
            if found:
                return found, count
        return [], 0

    def _shown(self, verbs: Sequence[str]) -> list[str]:
        return [vocabulary.shown(self.speech, verb) for verb in verbs]
