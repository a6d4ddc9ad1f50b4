"""What the host may do, and what only the host may do."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from pocketmoney.core.record import parse
from pocketmoney.table import commands, messages
from tests.table.people import Party, Person

NAMES = ["Ann", "Ben", "Cat"]


def test_everybody_but_the_host_has_to_be_ready() -> None:
    party = Party("lunch-money")
    ann, ben, cat = party.join_all("Ann", "Ben", "Cat")
    assert ann.do(commands.Deal()) == "not-ready"
    assert ann.refusal().args == {"names": "Ben, Cat", "count": 2}
    ben.do(commands.Ready())
    cat.do(commands.Ready())
    cat.do(commands.Ready(on=False))
    assert ann.do(commands.Deal()) == "not-ready"
    cat.do(commands.Ready())
    assert ben.do(commands.Deal()) == "only-host"
    assert ann.do(commands.Deal()) == ""
    assert ann.do(commands.Deal()) == "table-is-playing"
    assert ben.do(commands.Ready()) == "table-is-playing"
    assert ann.do(commands.Choose(game="beer-money")) == "table-is-playing"


def test_other_rules_ask_everybody_anew() -> None:
    party = Party("lunch-money")
    ann, ben = party.join_all("Ann", "Ben")
    ben.do(commands.Ready())
    assert ann.do(commands.Choose(game="beer-money", decks=["beer-money", "lunch-money"])) == ""
    assert not ben.chair.ready
    assert ben.table().decks == ["beer-money", "lunch-money"]
    assert ann.do(commands.Choose(game="chess")) == "unknown-game"
    assert ann.do(commands.Choose(game="lunch-money", options={"nonsense": "on"})) == "unknown-option"
    assert ann.do(commands.Choose(game="lunch-money", decks=["tarot"])) == "unknown-deck"
    assert ann.do(commands.Choose(game="tietgen", decks=["beer-money"])) == "no-decks-here"
    party.begin(ann, ben)
    assert party.running.header.entries[0].words == ["beer-money", "lunch-money"]


def test_one_alone_cannot_deal() -> None:
    party = Party("lunch-money")
    ann = party.join("Ann")
    assert ann.do(commands.Deal()) != ""
    assert party.table.phase == "lobby"


def test_kicked_before_the_deal() -> None:
    party = Party()
    ann, ben = party.join_all("Ann", "Ben")
    assert ben.do(commands.Kick(who=ann.chair.id)) == "only-host"
    assert ann.do(commands.Kick(who=ann.chair.id)) == "kick-yourself"
    assert ann.do(commands.Kick(who=77)) == "no-such-chair"
    assert ann.do(commands.Kick(who=ben.chair.id)) == ""
    assert ben.closed == "kicked"
    assert [chair.name for chair in party.table.chairs] == ["Ann"]


def test_kicked_in_the_game_a_bot_takes_over_to_its_end() -> None:
    party = Party("lunch-money")
    ann, ben, cat = party.join_all("Ann", "Ben", "Cat")
    party.begin(ann, ben, cat)
    chair = ben.chair
    assert ann.do(commands.Kick(who=chair.id)) == ""
    assert chair.bot and chair.is_gone
    assert ann.do(commands.Kick(who=chair.id)) == "no-such-chair"
    ann.play("concede") if party.state.turn == ann.seat else None
    for person in (ann, cat):
        person.do(commands.StepOut())
    party.wait(3_600_000)
    assert party.table.phase == "over"
    assert [one.name for one in party.table.chairs] == ["Ann", "Cat"]


def test_the_host_passes_hosting_on() -> None:
    party = Party()
    ann, ben = party.join_all("Ann", "Ben")
    ann.do(commands.AddBot(bot="easy"))
    bot = party.table.chairs[-1]
    assert ann.do(commands.PassHost(who=bot.id)) == "no-such-chair"
    assert ann.do(commands.PassHost(who=ben.chair.id)) == ""
    assert ann.do(commands.Pause()) == "only-host"
    assert ben.table().host == ben.chair.id


def test_a_paused_game_stands_still() -> None:
    party = Party("lunch-money")
    ann, ben = party.join_all("Ann", "Ben")
    assert ann.do(commands.Pause()) == "table-no-game"
    party.begin(ann, ben)
    first = ann if party.state.turn == ann.seat else ben
    assert ann.do(commands.Pause()) == ""
    assert party.table.due is None
    assert first.play(party.first_move(first)) == "table-paused"
    assert ben.last_play().clock is None
    assert bytes(ben.last_play().choices) == b"[]"
    party.wait(10_000_000)
    assert ann.do(commands.Pause(on=False)) == ""
    clock = first.last_play().clock
    assert clock is not None and clock.left == clock.of == 45_000
    assert first.play(party.first_move(first)) == ""


def test_missing_people_can_be_filled_in_for() -> None:
    party = Party("lunch-money")
    ann, ben = party.join_all("Ann", "Ben")
    party.begin(ann, ben)
    assert ann.do(commands.FillIn(who=ben.chair.id)) == "not-missing"
    chair = ben.chair
    party.gone(ben)
    assert not ann.table().chairs[chair.seat].here
    assert ann.do(commands.FillIn(who=chair.id)) == ""
    assert chair.bot
    assert ann.do(commands.FillIn(who=chair.id)) == "bot-plays-already"
    again = party.back(ben)
    assert again.do(commands.ComeBack()) == ""
    assert not chair.bot
    assert again.do(commands.ComeBack()) == "nobody-stands-in"


def test_whoever_is_filled_in_for_between_games_need_not_be_ready() -> None:
    party = Party("lunch-money")
    ann, ben = party.join_all("Ann", "Ben")
    chair = ben.chair
    party.gone(ben)
    assert ann.do(commands.FillIn(who=chair.id)) == ""
    assert ann.do(commands.Deal()) == ""
    assert chair.bot and chair.seat == 1


def began(party: Party, people: list[Person], *, first: Person | None = None) -> str:
    """Deal, and give up until the game is over; the name of the player who began."""
    for person in people[1:]:
        assert person.do(commands.Ready()) == ""
    assert people[0].do(commands.Deal(first=first.chair.id if first else None)) == ""
    name = party.running.header.seats[0]
    while party.table.phase == "playing":
        for person in people:
            if party.table.phase == "playing" and not party.state.is_out(person.seat):
                person.play("concede")
    return name


def test_a_rematch_begins_with_the_next_seat_each_time() -> None:
    """R36"""
    party = Party("lunch-money")
    people = party.join_all("Ann", "Ben", "Cat")
    begun = [began(party, people, first=people[0]), *[began(party, people) for _ in range(4)]]
    assert begun == ["Ann", "Ben", "Cat", "Ann", "Ben"]
    assert party.table.games == 5
    assert sum(chair.wins for chair in party.table.chairs) == 5


def test_the_deal_moves_on_from_the_player_whom_the_host_chose() -> None:
    """R36"""
    party = Party("beer-money")
    ann, ben, cat = people = party.join_all("Ann", "Ben", "Cat")
    assert [began(party, people, first=cat), began(party, people), began(party, people, first=cat)] == [
        "Cat",
        "Ann",
        "Cat",
    ]
    ben.do(commands.Ready())
    cat.do(commands.Ready())
    assert ann.do(commands.Deal(first=77)) == "no-such-chair"
    assert party.table.phase == "over"


@pytest.mark.parametrize("game", ["lunch-money", "tietgen"])
def test_chance_picks_who_begins_the_first_game(game: str) -> None:
    """R36, R158"""
    begun: Counter[str] = Counter()
    for seed in range(60):
        party = Party(game, seed=seed)
        people = party.join_all("Ann", "Ben", "Cat")
        for person in people:
            person.do(commands.Understood())
        name = began(party, people)
        begun[name] += 1
        assert party.running.header.seats == [*NAMES[NAMES.index(name) :], *NAMES[: NAMES.index(name)]]
    assert set(begun) == set(NAMES) and min(begun.values()) >= 8, begun


def test_who_begins_depends_on_the_numbers_of_everybody() -> None:
    """R36: the table alone cannot choose who begins."""
    begun = set()
    for entropy in range(20):
        party = Party("lunch-money")
        ann, ben = party.join_all("Ann", "Ben")
        ben.do(commands.Ready(entropy=f"{entropy:x}"))
        ann.do(commands.Deal())
        begun.add(party.running.header.seats[0])
    assert begun == {"Ann", "Ben"}


def test_all_throw_for_every_game_of_tietgen() -> None:
    """R158"""
    party = Party("tietgen")
    people = party.join_all("Ann", "Ben", "Cat")
    for person in people:
        person.do(commands.Understood())
    begun = [began(party, people) for _ in range(12)]
    steps = {(NAMES.index(later) - NAMES.index(sooner)) % 3 for sooner, later in pairwise(begun)}
    assert steps == {0, 1, 2}


def test_bots_are_seated_by_a_word_and_files_are_nobodys_business() -> None:
    party = Party()
    ann = party.join("Ann")
    assert ann.do(commands.AddBot(bot="greedy")) == ""
    assert ann.do(commands.AddBot(bot="Grudge")) == ""
    assert ann.do(commands.AddBot(bot="easy", name="Ann")) == "name-twice"
    assert ann.do(commands.AddBot(bot="doctrine:/etc/passwd")) == "unknown-bot"
    assert ann.do(commands.AddBot(bot="gredy")) == "unknown-bot"
    assert [chair.bot for chair in party.table.chairs] == ["", "greedy", "grudge"]
    assert all(chair.ready for chair in party.table.chairs[1:])
    assert ann.do(commands.Arrange(stand_in="doctrine:x")) == "unknown-bot"
    assert ann.do(commands.Arrange(speed="warp")) == "unknown-speed"


def test_a_deleted_table_sends_everybody_away() -> None:
    party = Party()
    ann, ben = party.join_all("Ann", "Ben")
    watcher = party.watch()
    assert ben.do(commands.Delete()) == "only-host"
    ann.do(commands.Delete())
    assert party.table.is_deleted
    assert {ann.closed, ben.closed, watcher.closed} == {"deleted-by-host"}


def test_why_somebody_is_sent_away_is_the_last_thing_they_hear() -> None:
    party = Party()
    ann, ben, cat = party.join_all("Ann", "Ben", "Cat")
    ann.do(commands.Kick(who=ben.chair.id))
    ann.do(commands.Delete())
    for person, key in ((ben, "kicked"), (cat, "deleted-by-host"), (ann, "deleted-by-host")):
        assert person.heard[-1] == messages.Bye(key=key)


def test_those_who_watched_hear_nothing_more_of_a_table_that_is_deleted() -> None:
    party = Party()
    ann = party.join("Ann")
    watcher, other = party.watch(), party.watch()
    ann.do(commands.Delete())
    party.gone(other)
    assert watcher.heard[-1] == messages.Bye(key="deleted-by-host")


def test_whoever_was_sent_away_has_nothing_more_to_say() -> None:
    """The device may have sent something before it heard that it has to go."""
    party = Party()
    ann, ben = party.join_all("Ann", "Ben")
    ann.do(commands.Kick(who=ben.chair.id))
    before = party.table.seq
    for command in (commands.Sit(n=7, name="Ben"), commands.TakeOver(n=8, code="x"), commands.Look(n=9)):
        party.table.handle(ben.subscriber, command, party.now)
    assert not party.table.take_outgoing() and party.table.seq == before
    assert [chair.name for chair in party.table.chairs] == ["Ann"]


def test_a_game_without_people_waits_for_somebody() -> None:
    party = Party("lunch-money")
    ann, ben = party.join_all("Ann", "Ben")
    party.begin(ann, ben)
    ann.do(commands.Leave())
    ben.do(commands.Leave())
    assert party.table.paused
    assert party.table.due is None
    cat = party.join("Cat")
    assert cat.table().host == cat.chair.id
    assert cat.do(commands.Pause(on=False)) == ""
    party.wait(3_600_000)
    assert party.table.phase == "over"
    assert [chair.name for chair in party.table.chairs] == ["Cat"]


def test_records_name_the_people_of_their_game() -> None:
    from pocketmoney import games
    from pocketmoney.table.played_game import finished

    party = Party("lunch-money")
    ann, ben = party.join_all("Ann B.", "Ben")
    party.begin(ann, ben)
    ann.play("concede")
    record = parse(finished(party.lines, 1).record(), games.find)
    assert record.header.seats == ["Ann B.", "Ben"]
