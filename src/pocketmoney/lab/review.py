"""A game looked at again: everybody's chance of winning, turning points, the worst moves, the ribbon."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from math import sqrt
from typing import Final, NamedTuple

from pocketmoney import __version__
from pocketmoney.core.action import Action
from pocketmoney.core.play import decline_open
from pocketmoney.core.replay import is_at_turn
from pocketmoney.lab import executors
from pocketmoney.lab.job_runner import Progress
from pocketmoney.lab.record_positions import Moment, RecordPositions, Source, positions_of
from pocketmoney.lab.report import Page, Section, Table
from pocketmoney.lab.report_plots import Ribbon
from pocketmoney.lab.rollouts import AGAIN, CHANCE, HORIZON, JUDGE, TURN, Rollouts, Task
from pocketmoney.text.speech import Speech

TURNING_POINTS: Final = 5
WORST: Final = 5
FINALISTS: Final = 10
TINY: Final = 0.01  # what no one would call a turn
SENTENCES: Final = 3
QUIET: Final = ("turn-begins", "tietgen-turn", "draws", "tietgen-moves")


class Mistake(NamedTuple):
    """A move, the better one, and how much chance it cost with its standard error."""

    moment: int
    better: Action
    kept: float
    lost: float
    error: float


class Turn(NamedTuple):
    """A turning point: behind which place of a review, whose chance moved most, from what to what."""

    at: int
    seat: int
    before: float
    after: float


class Review:
    """What rollouts say about a record. Long games are looked at in steps."""

    def __init__(
        self, source: Source, rollouts: int, policy: str, seed: int, most: int, chances: int = 0
    ) -> None:  # fmt: skip
        self.source = source
        self.rollouts = rollouts
        self.games_a_chance = max(rollouts, chances)  # a chance is read by itself, so it may want more games
        self.policy = policy
        self.seed = seed
        self.positions: RecordPositions = positions_of(source)
        count = len(self.positions.moments)
        step = max(1, -(-count // most))
        self.places = [-1, *range(step - 1, count, step)]
        if self.places[-1] != count - 1:
            self.places.append(count - 1)
        judged = [place for place, moment in enumerate(self.positions.moments) if moment.others]
        step = max(1, -(-len(judged) // most))
        self.judged = judged[::step]
        self.chances: list[list[float]] = []
        self.mistakes: list[Mistake] = []
        self.turns: list[Turn] = []

    def run(
        self, jobs: int, engine: str, speech: Speech | None, tell: Callable[[int, int], None] | None = None
    ) -> None:  # fmt: skip
        """Let the rollouts run: chances, then moves roughly, then the worst of them again with fresh chance.

        `tell` is called with how many questions are answered, and of how many. Without anybody to speak to, nothing
        is said about how far it is.
        """
        tasks: list[Task] = [(CHANCE, place, 0) for place in self.places]
        tasks += [(JUDGE, place, 0) for place in self.judged]
        progress = None
        if speech is not None:
            progress = Progress(len(tasks) + 2 * FINALISTS, 0, speech, "lab-progress-review")

        def show(done: int) -> None:
            if progress is not None:
                progress.show(done)
            if tell is not None:
                tell(done, len(tasks) + 2 * FINALISTS)

        try:
            answers = self._ask(tasks, jobs, engine, show)
            self.chances = answers[: len(self.places)]
            swings = self._swings()
            final = self._finalists(answers[len(self.places) :])
            fresh: list[Task] = [(TURN, self.places[at - 1], self.places[at]) for at in swings]
            again = self._ask([*fresh, *final], jobs, engine, lambda done: show(len(tasks) + done))
        finally:
            if progress is not None:
                progress.close()
        self._note_turns(swings, again)
        for (_, place, other), (kept, lost, error) in zip(final, again[len(swings) :], strict=True):
            if lost > 2 * error and lost > 0:
                self.mistakes.append(Mistake(place, self.positions.moments[place].others[other], kept, lost, error))
        self.mistakes.sort(key=lambda mistake: -mistake.lost)

    def _note_turns(self, swings: list[int], measured: list[list[float]]) -> None:
        """Keep the largest swings that fresh rollouts confirm, in the order of the game."""
        seats = range(len(self.positions.names))
        found: list[Turn] = []
        for at, numbers in zip(swings, measured, strict=False):
            before, after, errors = (numbers[part * len(seats) : (part + 1) * len(seats)] for part in range(3))
            mover = self.positions.moments[self.places[at]].seat
            seat = max(seats, key=lambda one: (round(abs(after[one] - before[one]), 6), one == mover))
            if abs(after[seat] - before[seat]) > 2 * errors[seat] + TINY:
                found.append(Turn(at, seat, before[seat], after[seat]))
        found.sort(key=lambda turn: -abs(turn.after - turn.before))
        self.turns = sorted(found[:TURNING_POINTS])

    def _ask(self, tasks: list[Task], jobs: int, engine: str, show: Callable[[int], None]) -> list[list[float]]:
        work = Rollouts(self.source, tuple(tasks), self.rollouts, self.policy, self.seed, self.games_a_chance)
        found: list[list[float]] = []
        with closing(executors.played(work, 0, len(tasks), jobs, engine)) as batches:
            for batch in batches:
                found += batch.answers
                show(len(found))
        return found

    def _finalists(self, judged: list[list[float]]) -> list[Task]:
        """The moves that seem to have cost most, each against what seems best."""
        found = []
        for place, (chosen, *others) in zip(self.judged, judged, strict=True):
            best = max(range(len(others)), key=lambda other: others[other])
            if others[best] > chosen:
                found.append((others[best] - chosen, place, best))
        found.sort(key=lambda one: (-one[0], one[1]))
        return [(AGAIN, place, best) for _, place, best in found[:FINALISTS]]

    def error(self) -> float:
        """The largest standard error that a chance can have."""
        return sqrt(0.25 / self.rollouts)

    def _swings(self) -> list[int]:
        """Behind which places most chance seems to have changed hands."""
        found = []
        for at in range(1, len(self.places)):
            pairs = zip(self.chances[at - 1], self.chances[at], strict=True)
            found.append((sum(abs(after - before) for before, after in pairs), -at))
        return [-at for swing, at in sorted(found, reverse=True)[:FINALISTS] if swing > 0]


class ReviewWording:
    """Says it in the words of a replay."""

    def __init__(self, review: Review, speech: Speech, file: str) -> None:
        self.review = review
        self.positions = review.positions
        self.names = review.positions.names
        self.speech = speech
        self.file = file

    def say(self, key: str, **args: object) -> str:
        return self.speech.say(key, args)

    def share(self, chance: float) -> str:
        return self.say("lab-chance", value=round(100 * chance) + 0)

    def story_between(self, first: int, last: int) -> str:
        """What happened from one moment to another."""
        said: list[str] = []
        for moment in self.positions.moments[first : last + 1]:
            said += self._sentences_of(moment)
        if len(said) > SENTENCES:
            # Of several moves the last one is what led here.
            said = [*said[:1], "…", *said[1 - SENTENCES :]] if last > first else said[:SENTENCES]
        return " ".join(said)

    def _sentences_of(self, moment: Moment) -> list[str]:
        said = [self.say("lab-review-declines", name=self.names[moment.seat])] if moment.is_declining else []
        return said + [self.speech.tell(event, self.names) for event in moment.events if event.key not in QUIET]

    def better(self, mistake: Mistake) -> str:
        """The better move, told as if it had been made."""
        moment = self.positions.moments[mistake.moment]
        state = moment.before.clone()
        state.listen()
        state.apply(moment.seat, mistake.better)
        if mistake.better == moment.before.default(moment.seat):
            return self.say("lab-review-declines", name=self.names[moment.seat])
        while True:
            for event in state.take_events():
                if event.action == mistake.better and event.mover == moment.seat:
                    return self.speech.tell(event, self.names)
            if is_at_turn(state) or not decline_open(state):  # a sealed answer is told when its window closes
                break
        move = self.positions.game.write_move(mistake.better, self.names)
        return self.say("lab-review-move", name=self.names[moment.seat], move=move)

    def page(self, command: str) -> Page:
        review = self.review
        end = review.chances[-1]
        best = max(range(len(end)), key=lambda seat: end[seat])
        over = self.positions.moments[-1].after.over
        how = "yes" if over else "no"
        lead = self.say("lab-review-lead", name=self.names[best], chance=self.share(end[best]), over=how)
        facts = [
            (self.say("lab-fact-record"), self.file),
            (self.say("lab-fact-rollouts"), self.say("lab-rollouts-mean", count=review.rollouts, bot=review.policy)),
            (self.say("lab-fact-error"), self.say("lab-error-means", points=round(100 * review.error(), 1))),
            (self.say("lab-fact-hands"), self.say("lab-hands-mean")),
            (self.say("lab-fact-seed"), str(review.seed)),
            (self.say("lab-fact-version"), __version__),
        ]
        if self.positions.start.boundary() >= 0:
            facts.append((self.say("lab-fact-horizon"), self.say("lab-horizon-means", throws=HORIZON)))
        if len(review.places) < len(self.positions.moments):
            thinned = self.say("lab-thinned-means", shown=len(review.places), moments=len(self.positions.moments))
            facts.append((self.say("lab-fact-thinned"), thinned))
        return Page(
            self.say("lab-review-title", game=self.positions.game.name, names=self.speech.listing(self.names)),
            [lead],
            [self._ribbon(), self._turning_points(), self._worst(), self._course()],
            facts,
            self.say("lab-facts-title"),
            command,
            self.say("lab-repeat"),
        )

    def ribbon(self) -> Ribbon:
        """Everybody's chance over the game."""
        review = self.review
        marks = [(turn.at, str(number)) for number, turn in enumerate(review.turns, 1)]
        first, last = review.chances[0], review.chances[-1]
        told = [
            self.say("lab-from-to", name=name, first=self.share(first[seat]), last=self.share(last[seat]))
            for seat, name in enumerate(self.names)
        ]
        return Ribbon(
            self.say("lab-alt-ribbon", told=self.speech.listing(told)),
            names=self.names,
            chances=review.chances,
            marks=marks,
            axis=self.say("lab-axis-moments"),
            upright=self.say("lab-axis-chance"),
        )

    def _ribbon(self) -> Section:
        return Section(
            self.say("lab-ribbon-title"), [self.say("lab-ribbon-note")], None, self.ribbon(), is_for_paper=True
        )

    def _turning_points(self) -> Section:
        review = self.review
        words = []
        for number, turn in enumerate(review.turns, 1):
            first, last = review.places[turn.at - 1] + 1, review.places[turn.at]
            words.append(
                self.say(
                    "lab-turning-point",
                    number=number,
                    line=self.positions.moments[last].line,
                    told=self.story_between(first, last),
                    name=self.names[turn.seat],
                    way="up" if turn.after > turn.before else "down",
                    before=self.share(turn.before),
                    after=self.share(turn.after),
                )
            )
        return Section(self.say("lab-turning-points-title"), words or [self.say("lab-no-turning-points")])

    def _worst(self) -> Section:
        words = []
        for mistake in self.review.mistakes[:WORST]:
            words.append(
                self.say(
                    "lab-mistake",
                    line=self.positions.moments[mistake.moment].line,
                    told=self._sentences_of(self.positions.moments[mistake.moment])[0],
                    better=self.better(mistake),
                    lost=round(100 * mistake.lost),
                    error=round(100 * mistake.error),
                    kept=self.share(mistake.kept),
                )
            )
        return Section(self.say("lab-worst-title"), words or [self.say("lab-no-mistakes")])

    def _course(self) -> Section:
        """Every moment that was looked at, for those who want numbers."""
        review = self.review
        title = self.say("lab-course-title")
        heads = [self.say("lab-head-moment"), *self.names]
        rows = [[self.say("lab-course-start"), *[self.share(chance) for chance in review.chances[0]]]]
        for at in range(1, len(review.places)):
            last = review.places[at]
            told = self.story_between(review.places[at - 1] + 1, last)
            label = self.say("lab-course-line", line=self.positions.moments[last].line, told=told)
            rows.append([label, *[self.share(chance) for chance in review.chances[at]]])
        return Section(title, [], Table(title, heads, rows), is_for_paper=True)
