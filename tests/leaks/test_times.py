"""How long windows last, how much is said in them and when bots answer depends on nothing that is hidden."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from pocketmoney.bots.search.bot import CAP
from pocketmoney.core.rng import Rng, from_seed
from pocketmoney.games.brawl.state import Brawl
from pocketmoney.table import clock, commands
from pocketmoney.table.bot_request import BotRequest
from tests.table.people import Party, Person

DEFENDED = ["dodge jab hook elbow uppercut", "block jab hook elbow uppercut", "dodge block hook elbow humiliation"]
BARE = ["jab jab hook elbow uppercut", "hook hook jab elbow uppercut", "jab elbow elbow hook uppercut"]


class Seen:
    """What Ann and Cat could measure of one window: when it closed, and how many messages they got until then."""

    def __init__(self, party: Party, people: list[Person]) -> None:
        self.party = party
        self.people = people
        self.began = party.now
        self.counts = [len(person.raw) for person in people]
        self.sizes = [sum(map(len, person.raw)) for person in people]

    def until_closed(self, limit: int = 60_000) -> tuple[int, ...]:
        """Wait until the window closes; its length and the messages in it."""
        party = self.party
        mark = party.running.mark
        counts = self._counted()
        while party.running.mark == mark and party.now < self.began + limit:
            counts = self._counted()
            due = party.table.due
            assert due is not None
            party.now = max(party.now, due)
            party.tick()
        return (party.now - self.began, *counts)

    def _counted(self) -> list[int]:
        return [len(person.raw) - count for person, count in zip(self.people, self.counts, strict=True)]


def attack(bens_hand: str, bot: str, seed: int) -> tuple[Party, Person, Person, Seen]:
    """Ann attacks Ben, who is a bot or a person; Cat may answer as well."""
    party = Party("lunch-money", seed)
    ann = party.join("Ann")
    ben = None
    if bot:
        ann.do(commands.AddBot(bot=bot, name="Ben"))
    else:
        ben = party.join("Ben")
    cat = party.join("Cat")
    for person in (ben, cat):
        if person is not None:
            person.do(commands.Ready())
    ann.do(commands.Deal(first=ann.chair.id))
    party.hand_out(Ann="headbutt jab hook elbow block", Ben=bens_hand, Cat="jab hook elbow uppercut stomp")
    ann.play("headbutt > @1")
    assert party.state.open_to() == (1, 2)
    return party, ann, cat, Seen(party, [ann, cat])


@pytest.mark.parametrize("bot", ["", "easy", "greedy", "grudge", "random"])
def test_a_window_is_as_long_with_a_defence_as_without(bot: str) -> None:
    """Cat says nothing: the window stays open to its end, whatever the hidden hand is, and nobody hears a word."""
    seen = set()
    for hand, seed in product(DEFENDED + BARE, range(3)):
        _, _, _, window = attack(hand, bot, seed)
        seen.add(window.until_closed())
    assert seen == {(8_000, 0, 0)}


@pytest.mark.parametrize("bot", ["easy", "greedy", "grudge", "random"])
@pytest.mark.parametrize("after", [100, 450, 3_000])
def test_a_bot_closes_a_window_at_a_time_that_everybody_can_work_out(bot: str, after: int) -> None:
    seen = set()
    for hand, seed in product(DEFENDED + BARE, range(3)):
        party, _, cat, window = attack(hand, bot, seed)
        party.wait(after)
        mark = party.running.mark
        cat.play("take")
        length = after if party.running.mark != mark else window.until_closed()[0]
        seen.add(length)
    assert seen == {max(after, clock.bot_waits("normal", alone=False))}


def test_no_bot_thinks_longer_than_it_waits() -> None:
    """So that a bot that has to think and one that has no choice answer at the same time."""
    for speed in clock.SPEEDS:
        for alone in (True, False):
            assert clock.bot_waits(speed, alone=alone) >= 1000 * CAP + 20


class SlowBots(Party):
    """A party whose bots take as long as they are told to, as a search in another process may; and a log of what
    the first person was sent, and when."""

    def __init__(self, deck: str, seed: int, thinks: Callable[[BotRequest], int]) -> None:
        self.thinks = thinks
        self.thinking: list[tuple[int, BotRequest]] = []
        self.sent: list[tuple[int, bytes]] = []  # to the first person, and when
        super().__init__(deck, seed)

    def settle(self) -> None:
        asks = self.table.take_asks()
        self.thinking += [(self.now + self.thinks(ask), ask) for ask in asks]
        self.asked += len(asks)
        super().settle()
        if self.people:
            self.sent += [(self.now, data) for data in self.people[0].raw[len(self.sent) :]]

    def tick(self) -> None:
        now = self.now
        for at, ask in sorted(self.thinking, key=lambda one: one[0]):
            if at <= now:
                self.thinking.remove((at, ask))
                self.now = at
                self.table.answer_bot(ask.think(self.bots), at)
                self.settle()
        self.now = now
        super().tick()


@pytest.mark.parametrize("delays", [(0, 0), (100, 449), (449, 20), (0, 451), (3_000, 451), (9_000, 9_000)])
def test_searching_bots_answer_together_however_long_they_think(delays: tuple[int, int]) -> None:
    """Ben and Cat search, one of them too long, with a defence and without: Ann cannot tell by the time."""
    seen = set()
    for hand in DEFENDED[:2] + BARE[:1]:
        party = SlowBots("lunch-money", 3, lambda ask: delays[ask.seat - 1])
        ann = party.join("Ann")
        for name in ("Ben", "Cat"):
            ann.do(commands.AddBot(bot="search:8", name=name))
        ann.do(commands.Deal(first=ann.chair.id))
        party.hand_out(Ann="headbutt jab hook elbow block", Ben=hand, Cat="jab hook elbow uppercut stomp")
        ann.play("headbutt > @1")
        assert party.state.open_to() == (1, 2)
        seen.add(Seen(party, [ann]).until_closed())
    assert seen == {(clock.bot_waits("normal", alone=False), 0)}


# In Tietgen the bot that answers for another does not remember what that one was offered, and may decide otherwise.
@pytest.mark.parametrize(
    ("deck", "longest"), [("lunch-money", 440), ("lunch-money", 30_000), ("beer-money", 30_000), ("tietgen", 440)]
)
def test_a_game_is_the_same_message_for_message_however_long_bots_think(deck: str, longest: int) -> None:
    """Every message has the same bytes at the same time, whether bots answer at once, think for long, or do not come
    to an end in time, so that the usual bot answers for them."""
    rng = from_seed(9)
    worlds = []
    for thinks in (lambda ask: 0, lambda ask: rng.below(longest)):
        party = SlowBots(deck, 4, thinks)
        ann = party.join("Ann")
        for _ in range(3):
            ann.do(commands.AddBot(bot="fair"))
        ann.do(commands.Understood())
        party.begin(ann)
        chance = from_seed(6)
        while party.table.phase == "playing" and len(party.sent) < 400:
            if ann.seat in party.state.owed():
                menu = [party.write(action) for action in party.state.menu(ann.seat)[:-1]]
                ann.play(menu[chance.below(len(menu))])
            else:
                assert party.table.due is not None
                party.now = max(party.now, party.table.due)
                party.tick()
        assert party.asked > 50
        worlds.append(party.sent)
    assert worlds[0] == worlds[1]


def test_sealing_moves_nothing_that_others_can_measure() -> None:
    """Numbers, sizes and times of what Ann and Cat are sent are the same whether Ben has answered, and what."""
    seen = set()
    for answer in ("", "take", "dodge"):
        party, _, cat, window = attack(DEFENDED[0], "", 2)
        ben = next(person for person in party.people if person.subscriber.chair and person.chair.name == "Ben")
        party.wait(1_000)
        if answer:
            ben.play(answer, "ha!")
        cat.do(commands.Say(text="hm"))
        again = party.back(cat)
        seen.add((party.table.due, *[bytes(one) for person in window.people for one in person.raw], again.raw[-1]))
    assert len(seen) == 1


# Whole games, with people who answer after a while that has nothing to do with their cards.


def windows(seed: int) -> list[tuple[bool, int, int]]:
    """Of a game among two bots and two people: whether the target had a defence, how long the window was open, and how
    many messages the first person was sent in it."""
    party = Party("beer-money", seed)
    ann, ben = party.join_all("Ann", "Ben")
    for bot in ("greedy", "easy"):
        ann.do(commands.AddBot(bot=bot))
    party.begin(ann, ben)
    rng = from_seed(seed)
    found: list[tuple[bool, int, int]] = []
    while party.table.phase == "playing" and len(found) < 60:
        state = party.state
        assert isinstance(state, Brawl)
        if state.asking() != "window" or len(state.open_to()) < 2:
            _play_turn(party, [ann, ben], rng)
            continue
        hidden = [seat for seat in state.open_to() if party.running.chairs[seat].bot]
        has_defence = any(len(state.menu(seat)) > 2 for seat in hidden)
        seen = Seen(party, [ann])
        found.append((has_defence, *_answer(party, [ann, ben], seen, rng)))
    return found


def _answer(party: Party, people: list[Person], seen: Seen, rng: Rng) -> tuple[int, int]:
    """Everybody lets it pass after a while."""
    mark = party.running.mark
    delays = sorted((300 + rng.below(3_000), number) for number in range(len(people)))
    said = 0
    for delay, number in delays:
        if party.running.mark == mark:
            said = len(seen.people[0].raw) - seen.counts[0]
            party.wait(seen.began + delay - party.now)
        if party.running.mark == mark and people[number].seat in party.state.owed():
            people[number].send(commands.Move(move="take"))
    length, counted = (party.now - seen.began, said) if party.running.mark != mark else seen.until_closed()
    return length, counted


def _play_turn(party: Party, people: list[Person], rng: Rng) -> None:
    for person in people:
        if party.table.phase == "playing" and person.seat in party.state.owed():
            menu = [party.write(action) for action in party.state.menu(person.seat)[:-1]]
            person.play(menu[rng.below(len(menu))])
            return
    party.wait(450)


def test_over_whole_games_nothing_can_be_read_from_lengths_and_counts() -> None:
    """A permutation test with fixed seeds: the difference of means is one that mere chance makes often."""
    rows = [row for seed in range(20) for row in windows(seed)]
    labels = [row[0] for row in rows]
    assert min(labels.count(True), labels.count(False)) > 30
    for values in ([row[1] for row in rows], [row[2] for row in rows]):
        assert share_of_larger_differences(labels, values, from_seed(5)) > 0.01


def share_of_larger_differences(labels: list[bool], values: list[int], rng: Rng, rounds: int = 999) -> float:
    """How often labels dealt at random differ in their means at least as much as the real ones."""

    def difference(of: list[bool]) -> float:
        ours = [value for label, value in zip(of, values, strict=True) if label]
        rest = [value for label, value in zip(of, values, strict=True) if not label]
        return abs(sum(ours) / len(ours) - sum(rest) / len(rest))

    real = difference(labels)
    shuffled = [int(label) for label in labels]
    larger = 0
    for _ in range(rounds):
        rng.shuffle(shuffled)
        larger += difference([label == 1 for label in shuffled]) >= real - 1e-9
    return (larger + 1) / (rounds + 1)
