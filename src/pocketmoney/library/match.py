"""A match: push moves, ask what is legal, look through a player's eyes, let bots play, keep the record."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from secrets import randbelow
from typing import Any, Final, Protocol, TypeAlias, runtime_checkable

from pocketmoney import games
from pocketmoney.bots.decisions import Decision, Decisions
from pocketmoney.core.action import Action
from pocketmoney.core.event import EVERYBODY
from pocketmoney.core.game import State
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.problem import Problem
from pocketmoney.core.record import MoveLine, parse
from pocketmoney.core.replay import Replay
from pocketmoney.library.bot_seats import SeatedBot, check
from pocketmoney.library.errors import ClaimFailed, as_invalid_input, speech_in
from pocketmoney.library.ongoing_game import Move, OngoingGame
from pocketmoney.library.view import View, view_of
from pocketmoney.shell.arguments import chosen
from pocketmoney.terminal import replay_page
from pocketmoney.text.languages import FALL_BACK
from pocketmoney.text.speech import Speech

SEEDS: Final = 1_000_000_000


@runtime_checkable
class Chooser(Protocol):
    """An object that plays: it has a method `choose`."""

    def choose(self, match: Match, name: str) -> str | None:
        """Return the move of that player; None for no move where the player may wait."""


BotLike: TypeAlias = str | Chooser | Callable[["Match", str], str | None]


class Match:
    """A game of `lunch-money`, `beer-money` or `tietgen` among players with names.

        >>> match = Match("beer-money", ["Ann", "Ben", "Cat"], seed=27)
        >>> match.to_move
        ['Ann']
        >>> match.push("love-tap > Ben")
        >>> match.to_move
        ['Ben', 'Cat']

    Args:
        game: The name of the game; `game_names()` lists them.
        names: The players, clockwise. The first one begins.
        seed: Cards and dice follow from it. Without one a seed is drawn; the attribute `seed` tells which.
        options: House rules by name; `options(game)` lists them.
        presets: Named choices of house rules; `presets(game)` lists them. `options` come after them.
        decks: Card games: the decks to shuffle together, each as often as it is named.
        language: The language of refusals and of `story`: `en`, `es`, `de` or `da`.

    Raises:
        InvalidInput: There is no such game, house rule, deck or language, or the game cannot be dealt to these players.
    """

    def __init__(
        self,
        game: str,
        names: Sequence[str],
        *,
        seed: int | None = None,
        options: Mapping[str, str | int] | None = None,
        presets: Sequence[str] = (),
        decks: Sequence[str] = (),
        language: str = FALL_BACK,
    ) -> None:
        speech = speech_in(language)
        with as_invalid_input(speech):
            rules = games.find(game)
            house = chosen(rules, [f"{name}={value}" for name, value in (options or {}).items()], list(presets))
            if decks and "decks" not in rules.header_keys():
                raise Problem("env-no-decks", {"game": game})
            entries = [Entry("decks", "", list(decks))] if decks else []
            header = Header(game, list(names), house, randbelow(SEEDS) if seed is None else seed, entries)
            self._begin(OngoingGame(rules, header, rules.set_up(header), speech))

    def _begin(self, game: OngoingGame) -> None:
        self._game = game
        self._bots: dict[str, SeatedBot] = {}
        self._talk = ""

    @classmethod
    def from_record(cls, record: str | os.PathLike[str], *, language: str = FALL_BACK) -> Match:
        """Return the match that a play record leads to, after checking everything that the record claims.

        Args:
            record: The text of a record, or the path of a file. A text of one line is a path.
            language: The language of refusals and of `story`.

        Raises:
            InvalidInput: There is no such file, or it cannot be read as a record.
            ClaimFailed: A move cannot be made, or a claim does not hold.
        """
        speech = speech_in(language)
        file = "" if isinstance(record, str) and "\n" in record else os.fspath(record)
        with as_invalid_input(speech, file):
            replay = replay_page.read(file, speech) if file else Replay(parse(str(record), games.find))
        return cls._resumed(replay, speech, file)

    @classmethod
    def _resumed(cls, replay: Replay, speech: Speech, file: str = "") -> Match:
        """The match that a record leads to."""
        header = replay.record.header
        speech.learn(replay.record.game.own_words())
        events, moves = [], []
        while not replay.done:
            line = replay.next_line()
            events += replay.step()
            if replay.failure is not None:
                raise ClaimFailed(replay.failure, replay_page.failure(replay, replay.failure, speech), speech, file)
            if isinstance(line, MoveLine):
                moves.append(Move(header.seats[line.seat], line.text, line.talk))
        match = cls.__new__(cls)
        match._begin(OngoingGame(replay.record.game, header, replay.state, speech, replay.record))
        match._game.events = events
        match._game.before = moves
        return match

    # What is played

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._game.rules.name

    @property
    def names(self) -> list[str]:
        """The players, clockwise."""
        return list(self._game.names)

    @property
    def seed(self) -> int:
        """The number that cards and dice follow from."""
        return self._game.header.seed

    @property
    def options(self) -> dict[str, str]:
        """The house rules that were chosen. The others have their default."""
        return dict(self._game.header.options)

    # How it stands

    @property
    def to_move(self) -> list[str]:
        """The players who owe a move, in table order; empty when the game is over.

        Several players can owe an answer at once. Others may have moves too: ask `legal_moves` by name.
        """
        return [self._game.names[seat] for seat in self._game.state.owed()]

    @property
    def turn(self) -> str:
        """The player whose turn it is."""
        return self._game.names[self._game.state.turn]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._game.state.over

    @property
    def winner(self) -> str | None:
        """The winner; None while the game runs, and if nobody has won."""
        winner = self._game.state.winner
        return self._game.names[winner] if winner >= 0 else None

    @property
    def moves(self) -> list[Move]:
        """All moves so far, in order. Of a match from a record, those that the record holds come first."""
        return self._game.moves()

    def view(self, name: str) -> View:
        """Return what a player knows: the own hand, and what everybody sees.

        Raises:
            InvalidInput: Nobody is called that.
        """
        return view_of(self._game.state, self._game.seat(name), self._game.names)

    def story(self, name: str | None = None, *, language: str | None = None) -> list[str]:
        """Return what has happened, in sentences: as a player heard it, or without a name what everybody heard.

        Raises:
            InvalidInput: Nobody is called that, or there is no such language.
        """
        game = self._game
        seat = EVERYBODY if name is None else game.seat(name)
        speech = self._speech(language)
        return [speech.tell(event, game.names, seat) for event in game.events_seen_by(seat)]

    # Moves

    def legal_moves(self, name: str | None = None) -> list[str]:
        """Return the moves that a player may make now, as texts that `push` takes.

        Without a name they are those of the first player in `to_move`. A player who owes nothing may still have moves,
        such as claiming rent in Tietgen. `concede` is always allowed and never listed; so are the offers in
        Tietgen that you word yourself.

        Raises:
            InvalidInput: Nobody is called that.
        """
        seat = self._game.mover(name)
        return [self._game.write(action) for action in self._game.menu(seat)] if seat >= 0 else []

    def may_wait(self, name: str) -> bool:
        """Return whether a player may make no move now. A bot that is asked may then return None.

        Raises:
            InvalidInput: Nobody is called that.
        """
        seat = self._game.seat(name)
        decision = self._game.decision
        if decision is not None and decision.seat == seat:
            return decision.is_right
        return seat not in self._game.state.owed()

    def is_legal(self, move: str, by: str | None = None) -> bool:
        """Return whether a player may make that move now. Without `by` it is the first player in `to_move`.

        Raises:
            InvalidInput: The text is no move, or nobody is called that.
        """
        return self._game.judge(move, by).refusal is None

    def why(self, move: str, by: str | None = None, *, language: str | None = None) -> str | None:
        """Return why a move is not allowed, in a sentence that cites the ruling; None if it is allowed.

        Raises:
            InvalidInput: The text is no move, nobody is called that, or there is no such language.
        """
        refusal = self._game.judge(move, by).refusal
        return None if refusal is None else self._speech(language).explain(refusal, self._game.names)

    def push(self, move: str, by: str | None = None) -> None:
        """Make a move. Words in double quotes behind it are table talk, as in `push('jab > Ben "Duck."')`.

        Without `by` the first player in `to_move` makes it. Where several owe an answer, name the player.

        Raises:
            IllegalMove: The rules refuse the move. Nothing has changed.
            InvalidInput: The text is no move, or nobody is called that.
        """
        judged = self._game.allowed(move, by)
        self._game.apply(judged.seat, judged.action, judged.talk)

    def decline(self) -> int:
        """Let all open answers pass, in table order, until a turn must begin; returns how many were declined.

        It stops where the rules demand an answer.
        """
        return self._game.decline()

    # Bots

    def play(self, bots: BotLike | Mapping[str, BotLike], *, moves: int | None = None) -> str | None:
        """Let bots play until another player must decide; returns that player, or None when the game is over.

        Moves that leave no choice are made for everybody. With a bot for every player the game goes to its end.

            >>> match = Match("beer-money", ["Ann", "Ben", "Cat"], seed=27)
            >>> match.play({"Ben": "greedy", "Cat": "grudge"})
            'Ann'
            >>> match.play("greedy")
            >>> match.is_over
            True

        Args:
            bots: Who plays for which player: a word that `bot_names()` lists, an object with a method
                `choose(match, name)`, or a function with these arguments; the latter two return a move. One bot
                without a name plays for everybody.
            moves: Stop after so many moves.

        Raises:
            IllegalMove: A bot chose a move that the rules refuse.
            InvalidInput: There is no such player or bot, or a bot returned no move where it had to make one.
        """
        game = self._game
        named = bots if isinstance(bots, Mapping) else dict.fromkeys(game.names, bots)
        seated = {game.seat(name): self._seat_bot(one) for name, one in named.items()}
        decisions = Decisions(game.state, self._note)
        end = None if moves is None else len(game.made) + moves
        while (decision := decisions.next()) is not None:
            seat = decision.seat
            if end is not None and len(game.made) >= end:
                return game.names[seat]
            if decision.only is not None:
                decisions.answer(decision.only)
            elif seat in seated:
                decisions.answer(self._choose(seated[seat], decision))
            elif decision.is_right and not game.offer_dues(seat):
                decisions.answer(None)
            else:
                return game.names[seat]
        return None

    def _seat_bot(self, one: BotLike) -> BotLike | SeatedBot:
        """The bot that a word means, the same one throughout the match; anything else is a bot already."""
        if isinstance(one, str):
            if one not in self._bots:
                check(one, self._game.speech)
                self._bots[one] = SeatedBot(one, self._game.chance)
            return self._bots[one]
        return one

    def _choose(self, player: BotLike | SeatedBot, decision: Decision) -> Action | None:
        """What a bot answers to a decision."""
        game = self._game
        name = game.names[decision.seat]
        game.decision = decision
        try:
            if isinstance(player, SeatedBot):
                return player.action(game, decision.seat)
            assert not isinstance(player, str)
            text = player.choose(self, name) if isinstance(player, Chooser) else player(self, name)
        finally:
            game.decision = None
        if text is None and decision.is_right:
            return None
        if text is None:
            with as_invalid_input(game.speech):
                raise Problem("library-must-move", {"name": name})
        judged = game.allowed(text, name)
        self._talk = judged.talk
        return judged.action

    def _note(self, state: State, seat: int, action: Action) -> None:
        talk, self._talk = self._talk, ""
        self._game.note(state, seat, action, talk)

    # Kept and copied

    def record(self) -> str:
        """Return the play record so far: a text that `pocketmoney replay` proves and `from_record` goes on with.

        Answers that others still wait for are not in it.
        """
        return self._game.record()

    def save(self, file: str | os.PathLike[str]) -> None:
        """Write the play record into a file."""
        Path(file).write_text(self.record(), encoding="utf-8", newline="\n")

    def copy(self) -> Match:
        """Return a copy that goes its own way, for looking ahead. It holds the same cards and dice to come."""
        other = type(self).__new__(type(self))
        other._begin(self._game.copy())
        return other

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        game = self._game
        return _restored, (game.header, game.source, game.speech.language, game.made)

    def __repr__(self) -> str:
        stands = f"won by {self.winner or 'nobody'}" if self.is_over else f"{', '.join(self.to_move)} to move"
        return f"<Match {self.game}: {', '.join(self.names)}; {stands}>"

    def _speech(self, language: str | None) -> Speech:
        if language is None:
            return self._game.speech
        speech = speech_in(language)
        speech.learn(self._game.rules.own_words())
        return speech


def _restored(header: Header, source: str | None, language: str, made: list[tuple[int, Action, str]]) -> Match:
    """The match of a header or a record with these moves. Bots remember nothing."""
    speech = speech_in(language)
    if source is None:
        rules = games.find(header.game)
        match = Match.__new__(Match)
        match._begin(OngoingGame(rules, header, rules.set_up(header), speech))
    else:
        match = Match._resumed(Replay(parse(source, games.find, header.files.__getitem__)), speech)
    for seat, action, talk in made:
        match._game.apply(seat, action, talk)
    return match
