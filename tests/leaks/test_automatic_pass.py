"""A phone that passes by itself because its hand has no answer: others receive the same, at the same times.

The phone sends nothing, and the window runs to its end. In the other world the same seat holds a defence and lets the
time run out: nobody else can tell the two apart, neither by what they are sent nor by when.
"""

from __future__ import annotations

import pytest

from pocketmoney.core.header import Entry
from pocketmoney.table import commands
from tests.table.people import Party, Person

DEFENDED = "dodge block hook elbow humiliation"
BARE = "jab jab hook elbow uppercut"
ROUNDS = 4

Heard = list[tuple[int, int, bytes]]  # when, who, what


def hands(bens: str) -> list[Entry]:
    """Return a deal in which only Ben's hand is another one: what the others hold and draw next is the same."""
    dealt = {"Ann": "kick-2 jab hook elbow block", "Ben": bens, "Cat": "jab hook elbow uppercut stomp"}
    return [
        *[Entry("hand", name, cards.split()) for name, cards in dealt.items()],
        Entry("pile", "", ["kick-4", "headbutt", "kick-4", "headbutt"]),
    ]


class World:
    """One of the two tables: Ann attacks Ben again and again, Cat lets it happen, and Ben's phone sends nothing."""

    def __init__(self, bens_hand: str, speed: str) -> None:
        self.party = party = Party("lunch-money", 5)
        self.ann, self.ben, self.cat = party.join_all("Ann", "Ben", "Cat")
        self.watcher = party.watch()
        self.ann.do(commands.Arrange(speed=speed))
        for person in (self.ben, self.cat):
            person.do(commands.Ready())
        self.ann.do(commands.Deal(first=self.ann.chair.id))
        self.hand = bens_hand
        self.others = [self.ann, self.cat, self.watcher]
        self.heard: Heard = []
        for person in self.others:
            person.forget()

    def note(self) -> None:
        """Write down what the others were sent, and when."""
        for number, person in enumerate(self.others):
            self.heard += [(self.party.now, number, raw) for raw in person.raw]
            person.forget()

    def attack(self) -> None:
        """Ann attacks Ben; Cat passes after a second, and Ben's phone sends nothing."""
        party = self.party
        party.lay_out(hands(self.hand))
        self.note()
        assert self.ann.play("kick-2 > @1") == ""
        assert party.state.open_to() == (1, 2)
        party.wait(1_000)
        assert self.cat.play("take") == ""  # by hand: from here on the window waits for Ben alone
        while party.state.asking() == "window":
            self.note()
            due = party.table.due
            assert due is not None
            party.now = max(party.now, due)
            party.tick()
        self.note()

    def pass_on(self, person: Person) -> None:
        assert person.play("pass") == ""
        self.note()


@pytest.mark.parametrize("speed", ["relaxed", "normal", "quick"])
def test_others_cannot_tell_an_automatic_pass_from_a_silent_defender(speed: str) -> None:
    worlds = [World(BARE, speed), World(DEFENDED, speed)]
    for world in worlds:
        for _ in range(ROUNDS):
            world.attack()
            world.pass_on(world.ben)
            world.pass_on(world.cat)
    one, other = (world.heard for world in worlds)
    assert len(one) > ROUNDS * 9
    assert one == other


def test_windows_that_run_out_hand_no_seat_to_a_bot() -> None:
    """However many windows a phone lets pass by itself, its person still plays."""
    world = World(BARE, "quick")
    for _ in range(ROUNDS):
        world.attack()
        assert world.ben.chair.bot == "" and world.ben.chair.lapses == 0
        world.pass_on(world.ben)
        world.pass_on(world.cat)


def test_what_a_person_asks_about_a_card_is_heard_by_nobody_else() -> None:
    """Touching a grey card asks the table why: the others are sent nothing."""
    world = World(BARE, "normal")
    world.party.lay_out(hands(BARE))
    world.note()
    before = len(world.heard)
    assert world.ben.do(commands.Why(move="jab")) == ""
    world.note()
    assert len(world.heard) == before
