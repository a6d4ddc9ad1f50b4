"""How the card games look in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.event import Event
from pocketmoney.core.game import Game
from pocketmoney.core.header import Header
from pocketmoney.core.notation import quoted
from pocketmoney.core.options import choose
from pocketmoney.games.brawl.actions import CONCEDE, DISCARD, DROP, HEAL, PLAY, TAKE, VERBS
from pocketmoney.games.brawl.cards import CARDS, HEALING, IDS, KIND, MEDIEVAL
from pocketmoney.games.brawl.house import House
from pocketmoney.terminal import rules_page, wire
from pocketmoney.terminal.brawl_facts import FULL, BrawlFacts
from pocketmoney.terminal.card_input import CardSpelling
from pocketmoney.terminal.console import Console
from pocketmoney.terminal.screen import Choice, Offer, Screen
from pocketmoney.terminal.wire import Json
from pocketmoney.text import rulebook
from pocketmoney.text.speech import Speech

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
WIDE: Final = 60

# More sets of healing cards than this are asked for instead of listed.
LISTED_SETS: Final = 4

WEAPON_QUESTION: Final = "weapon-back"


class BrawlScreen(Screen[BrawlFacts]):
    """Counters as bars, the hand with letters, its cards with numbered targets."""

    def __init__(self, game: Game, header: Header, people: list[int], speech: Speech, console: Console) -> None:
        super().__init__(game, header, people, speech, console)
        house = House(choose(game.options(), header.options))
        self.values = [card.value_by_house(house) for card in CARDS]
        self.decks = [word for entry in header.named("decks") for word in entry.words] or [game.name]
        copies = {
            "lunch-money": [card.lunch_money for card in CARDS],
            "beer-money": [card.beer_money for card in CARDS],
        }
        dealt = {card.id for kind, card in enumerate(CARDS) if any(copies[deck][kind] for deck in self.decks)}
        self.spelling = CardSpelling(speech, self.names, dealt)

    def read(self, seat: int, public: Json, own: Json, choices: Sequence[wire.Choice]) -> BrawlFacts:
        return BrawlFacts(seat, public, own)

    def title(self) -> str:
        decks = [self.speech.say(f"deck-{deck}") for deck in dict.fromkeys(self.decks)]
        return self.speech.listing(decks)

    # The table

    def table(self, view: BrawlFacts, hearer: int) -> list[str]:
        """Everybody's counters, hand and troubles; then the piles."""
        lines: list[str] = []
        for seat in range(len(self.names)):
            lines += self._seat(view, seat, hearer)
        top = self.speech.card(view.top) if view.top else ""
        args = {"pile": view.pile, "discards": view.discards, "top": top, "lost": view.lost}
        return lines + self._fitted(self.speech.say("terminal-piles", args), 2)

    def _seat(self, view: BrawlFacts, seat: int, hearer: int) -> list[str]:
        say = self.speech.say
        console = self.console
        name = self.names[seat]
        troubles = ", ".join(self._troubles(view, seat))
        is_out = seat in view.out
        if console.is_plain:
            key = "terminal-seat-out" if is_out else "terminal-seat"
            args = {
                "name": name,
                "counters": view.counters[seat],
                "cards": view.sizes[seat],
                "troubles": troubles,
            }
            turn = say("terminal-turn-mark") + " " if view.turn == seat and not is_out else ""
            return [turn + say(key, {**args, "has-troubles": "yes" if troubles else "no"})]
        mark = ">" if view.turn == seat and not is_out else " "
        column = max(len(one) for one in self.names)
        shown = name.ljust(column)
        if seat == hearer:
            shown = console.paint(shown, "strong")
        if is_out:
            return [console.paint(f"{mark} {name.ljust(column)}  {say('terminal-out')}", "faint")]
        counters = view.counters[seat]
        line = f"{mark} {shown} {counters:>3} {self._bar(counters)}"
        used = 2 + column + 5 + FULL
        if used > console.width:
            line, used = f"{mark} {shown} {counters:>3}", used - FULL - 1
        cards = say("terminal-cards", {"count": view.sizes[seat]})
        beside = ", ".join(part for part in (cards, troubles) if part)
        if used + 2 + len(beside) <= console.width:
            return [f"{line}  {beside}"]
        if used + 2 + len(cards) <= console.width:
            return [f"{line}  {cards}", *self._fitted(troubles, 4)]
        return [line, *self._fitted(beside, 4)]

    def _fitted(self, text: str, indent: int) -> list[str]:
        margin = " " * indent
        return wrap(text, self.console.width, initial_indent=margin, subsequent_indent=margin)

    def _bar(self, counters: int) -> str:
        style = "good" if counters > FULL * 2 // 3 else "fair" if counters > FULL // 3 else "bad"
        filled = max(0, min(FULL, counters))
        return self.console.paint("#" * filled, style) + " " * (FULL - filled)

    def _troubles(self, view: BrawlFacts, seat: int) -> list[str]:
        say = self.speech.say
        found: list[str] = []
        victim, hold = view.victim_of(seat)
        if victim != NOBODY:
            found.append(say("terminal-holds", {"on": self.names[victim], "card": self.speech.card(hold)}))
        holder, hold = view.holder_of(seat)
        if holder != NOBODY:
            found.append(say("terminal-held", {"by": self.names[holder], "card": self.speech.card(hold)}))
        for effect in view.effects:
            if effect["seat"] == seat:
                found.append(say(f"terminal-is-{effect['what']}", {"amount": effect.get("times", 0)}))
        if view.known[seat]:
            weapons = self.speech.listing([self.speech.card(card) for card in view.known[seat]])
            found.append(say("terminal-has", {"cards": weapons}))
        return found

    # The hand and what can be done with it

    def hand(self, view: BrawlFacts) -> list[Offer]:
        """Every card with its letter, number and what it does."""
        return [offer for offer in self.offers(view, [], in_full=True) if offer.head]

    def offers(self, view: BrawlFacts, menu: list[Action], *, in_full: bool) -> list[Offer]:
        """A line for each card, then one for everything else."""
        lines: list[Offer] = []
        for letter, kind in self._letters(view).items():
            card = CARDS[kind]
            copies = view.hand.count(kind)
            many = f" ×{copies}" if copies > 1 else ""
            number = self._number(kind)
            name = self.speech.card(card.id)
            head = f"{letter} {name}{many}{' ' if number else ''}{number}"
            plays = [move for move in menu if move.verb == PLAY and move.parts[0] == kind]
            plain = [self._play(move) for move in plays if len(move.parts) == 1]
            plain += [
                Choice(self.speech.say("terminal-move-heal"), move)
                for move in menu
                if move.verb == HEAL and move.parts == (kind,)
            ]
            if plain or in_full:
                lines.append(Offer(head, self.speech.say(f"card-{card.id}.short"), plain, card.type))
            for medievals in range(1, 1 + max([len(move.parts) for move in plays], default=1)):
                extra = [self._play(move) for move in plays if len(move.parts) == 1 + medievals]
                if extra:
                    with_medieval = f"  {name} + {self.speech.card('medieval')}"
                    lines.append(
                        Offer(with_medieval + (f" ×{medievals}" if medievals > 1 else ""), "", extra, card.type)
                    )
        rest = self._rest(menu, view.asking)
        if rest:
            lines.append(Offer("", "", rest))
        return lines

    def _play(self, move: Action) -> Choice:
        caption = self.speech.say("terminal-move-play") if move.target == NOBODY else self.names[move.target]
        return Choice(caption, move)

    def _rest(self, menu: list[Action], asked: str) -> list[Choice]:
        """What is not about one card."""
        say = self.speech.say
        found: list[Choice] = []
        sets = [move for move in menu if move.verb == HEAL and len(move.parts) > 1]
        if len(sets) <= LISTED_SETS:
            found += [
                Choice(
                    say("terminal-heal-with", {
                        "cards": self.speech.listing([self.speech.card(IDS[card]) for card in move.parts])
                    }),
                    move,
                )
                for move in sets
            ]  # fmt: skip
        else:
            found.append(Choice(say("terminal-heal-some"), None, "heal"))
        if any(move.verb == DISCARD for move in menu):
            found.append(Choice(say("terminal-discard-some"), None, "discard"))
        words = [move for move in menu if move.verb not in (PLAY, DISCARD, HEAL, CONCEDE)]
        for move in words:
            key = f"terminal-take-{asked}"
            if move.verb != TAKE or not self.speech.has(key):
                key = f"terminal-move-{VERBS[move.verb]}"
            found.append(Choice(say(key), move))
        return found

    def ask(self, view: BrawlFacts, *, must_begin: bool, may_decline: bool) -> str:
        key = f"terminal-ask-{view.asking}"
        if not self.speech.has(key):
            key = "terminal-ask-turn" if must_begin else "terminal-ask-any" if may_decline else "terminal-ask-must"
        return self.speech.say(key)

    def is_worth_asking(self, view: BrawlFacts, menu: list[Action]) -> bool:
        """A weapon can be dropped for the rest of the action, but that has a question of its own (R110)."""
        if view.asking == WEAPON_QUESTION:
            return True
        return len([move for move in menu if move.verb != DROP]) > 1

    def _letters(self, view: BrawlFacts) -> dict[str, int]:
        return dict(zip(LETTERS, sorted(set(view.hand)), strict=False))

    def _number(self, kind: int) -> str:
        value = self.values[kind]
        if not value or IDS[kind][-1].isdigit():  # the Kicks have theirs in the name
            return ""
        if HEALING >> kind & 1 or kind == MEDIEVAL:
            return f"+{value}"
        hits = CARDS[kind].hits
        return f"{hits}×{value}" if hits > 1 else str(value)

    # The story

    def is_worth_telling(self, event: Event, hearer: int) -> bool:
        """What goes without saying: that everybody draws to five, and whose turn it is when a bot acts."""
        if event.key == "turn-begins":
            return event.args["seat"] in self.people
        return event.key != "draws"

    def begins_paragraph(self, event: Event) -> bool:
        return event.key in ("turn-begins", "turn-skipped")

    # What people type

    def spell_out(self, text: str, view: BrawlFacts) -> str:
        """Letters, names and beginnings of cards become ids, words become English, and `a rex` is `a > Rex`."""
        return self.spelling.spell_out(text, self._lettered(view))

    def words(self, view: BrawlFacts) -> list[str]:
        """The cards of the hand, by name and id, and the verbs."""
        cards = [IDS[kind] for kind in sorted(set(view.hand))]
        return [*cards, *map(self.speech.card, cards), *VERBS]

    def _lettered(self, view: BrawlFacts) -> dict[str, str]:
        return {letter: IDS[kind] for letter, kind in self._letters(view).items()}

    def tries(self, word: str, view: BrawlFacts) -> list[str]:
        """A card may be laid, laid at a player, or healed with."""
        spelt = self.spell_out(word, view)
        if ">" in spelt:
            return [spelt]
        if spelt in (VERBS[HEAL], VERBS[DISCARD]):
            return [f"{spelt} {IDS[kind]}" for kind in self._letters(view).values()]
        if spelt in VERBS and spelt != VERBS[PLAY]:
            return [spelt]
        card = self.card_named(spelt, view)
        if HEALING >> KIND[card] & 1:
            return [f"heal {card}"]
        others = [quoted(name) for seat, name in enumerate(self.names) if seat != view.seat and seat not in view.out]
        return [card, *[f"{card} > {name}" for name in others]]

    def rules(self, word: str, view: BrawlFacts) -> str:
        """A card, a ruling by its number, a house rule or a chapter."""
        found = rules_page.ruling(word, self.speech)
        if found is None and self.spelling.cards.exact(word) is None:
            found = rules_page.written(word, self.speech, self.game.name)
        return found or rulebook.card(self.card_named(word, view), self.speech.language) or ""

    def card_named(self, word: str, view: BrawlFacts) -> str:
        return self.spelling.card(word, self._lettered(view))
