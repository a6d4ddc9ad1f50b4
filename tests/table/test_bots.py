"""Bots at tables: whole games, in simulated time, with people who step out and come back."""

from __future__ import annotations

import pickle

import pytest

from pocketmoney import games
from pocketmoney.bots.decisions import Decisions
from pocketmoney.bots.defaults import DEFAULT_LEVEL
from pocketmoney.core.game import State
from pocketmoney.core.header import Entry
from pocketmoney.table import clock, commands, entries
from pocketmoney.table.bot_cache import BotCache
from pocketmoney.table.bot_request import RIGHT, BotReply
from tests.table.likeness import check_log
from tests.table.people import Party, Person


@pytest.mark.parametrize("speed", ["normal", "none"])
@pytest.mark.parametrize("game", games.names())
def test_whole_games_among_bots(game: str, speed: str) -> None:
    party = Party(game, 7)
    ann = party.join("Ann")
    ann.do(commands.Understood())
    for word in ("greedy", "easy", "grudge"):
        assert ann.do(commands.AddBot(bot=word)) == ""
    ann.do(commands.Arrange(speed=speed))
    assert ann.do(commands.Deal()) == ""
    ann.do(commands.StepOut())
    for _ in range(40):
        party.wait(120_000)
        if party.table.phase == "over":
            break
    assert party.table.phase == "over" or game == "tietgen"
    assert not party.table.awaits
    assert len(party.lines) > 50
    check_log(party)


def test_bots_answer_at_their_time_however_quick_they_think() -> None:
    party = Party("lunch-money")
    ann = party.join("Ann")
    ann.do(commands.AddBot(bot="easy"))
    ann.do(commands.Deal())
    dealt = len(party.lines)
    ann.do(commands.StepOut())
    wait = clock.bot_waits("normal", alone=True)
    party.wait(wait - 1)
    assert len(party.lines) == dealt + 1
    party.wait(1)
    assert len(party.lines) == dealt + 2


def test_a_slow_bot_is_not_asked_twice_and_a_late_answer_is_in_vain() -> None:
    party = Party("lunch-money")
    ann = party.join("Ann")
    ann.do(commands.AddBot(bot="easy"))
    ann.do(commands.Deal(first=ann.chair.id))
    table = party.table
    table.handle(ann.subscriber, commands.StepOut(), party.now)
    (ask,) = table.take_asks()
    for _ in range(20):
        party.now += 40
        table.tick(party.now)
        assert table.take_asks() == []
    answer = ask.think(BotCache())
    table.handle(ann.subscriber, commands.ComeBack(), party.now)
    written = table.seq
    table.answer_bot(answer, party.now)
    assert table.seq == written
    table.handle(ann.subscriber, commands.StepOut(), party.now)
    (again,) = table.take_asks()
    table.answer_bot(again.think(BotCache()), party.now)
    party.settle()
    party.wait(2_000)
    assert table.seq > written + 1


def test_the_usual_bot_decides_for_one_that_is_still_thinking() -> None:
    party = Party("lunch-money")
    ann = party.join("Ann")
    ann.do(commands.AddBot(bot="search:20"))
    table = party.table
    table.handle(ann.subscriber, commands.Deal(first=table.chairs[1].id), party.now)
    (ask,) = table.take_asks()
    before = table.seq
    table.tick(party.now + clock.bot_waits("normal", alone=True) - 1)
    assert table.seq == before
    table.tick(party.now + clock.bot_waits("normal", alone=True))
    assert table.seq == before + 1
    moved = entries.decode(table.take_entries()[-1])
    decided = ask.decide_at_once().action
    assert ask.word == DEFAULT_LEVEL and decided is not None
    assert isinstance(moved, entries.Moved) and moved.move == party.write(decided)


def test_an_answer_from_the_game_before_is_in_vain() -> None:
    party = Party("lunch-money")
    ann = party.join("Ann")
    ann.do(commands.AddBot(bot="easy"))
    table = party.table
    deal = commands.Deal(first=table.chairs[1].id)
    table.handle(ann.subscriber, deal, party.now)
    (late,) = table.take_asks()
    table.handle(ann.subscriber, commands.Move(move="concede"), party.now)
    table.handle(ann.subscriber, deal, party.now)
    (ask,) = table.take_asks()
    answer = ask.think(BotCache())
    assert answer.action is not None and answer.action != late.think(BotCache()).action
    table.answer_bot(late.think(BotCache()), party.now)
    table.answer_bot(answer, party.now)
    party.settle()
    party.wait(clock.bot_waits("normal", alone=True))
    moved = entries.decode(party.lines[-1])
    assert isinstance(moved, entries.Moved) and moved.move == party.write(answer.action)


def beside_a_bot() -> tuple[Party, Person]:
    """Tietgen: Ann begins, and owns a kitchen; a bot sits beside her."""
    party = Party("tietgen")
    ann = party.join("Ann")
    ann.do(commands.Understood())
    assert ann.do(commands.AddBot(bot="easy", name="Bot")) == ""
    party.begin(ann)
    party.lay_out([Entry("deeds", "Ann", ["kitchen-18.1"]), Entry("dice", "", ["1-4", "1-3"])])
    return party, ann


def test_a_bot_answers_an_offer_before_the_first_throw() -> None:
    party, ann = beside_a_bot()
    assert ann.play("offer @1 give kitchen-18.1 get 0.1cl") == ""
    party.wait(clock.bot_waits("normal", alone=True))
    assert b'"accept @0","","bot"' in party.lines[-1]


def test_a_bot_that_thought_about_an_offer_answers_it_after_a_pause() -> None:
    party, ann = beside_a_bot()
    assert ann.play("offer @1 give kitchen-18.1 get 0.1cl") == ""
    assert ann.do(commands.Pause(on=True)) == ""
    party.wait(10_000)
    assert ann.do(commands.Pause(on=False)) == ""
    party.wait(clock.bot_waits("normal", alone=True))
    assert b'"accept @0","","bot"' in party.lines[-1]


def test_a_bot_bids_without_waiting_for_the_person_before_it() -> None:
    party, ann = beside_a_bot()
    assert ann.play("roll") == ""
    assert ann.play("decline") == ""
    assert (party.state.asking(), party.state.owed()) == ("auction", (0, 1))
    party.wait(clock.bot_waits("normal", alone=False))
    moved = entries.decode(party.lines[-1])
    assert isinstance(moved, entries.Moved) and (moved.seat, moved.how) == (1, entries.BY_BOT)


def test_questions_and_answers_travel_to_other_processes() -> None:
    party = Party("beer-money")
    ann = party.join("Ann")
    ann.do(commands.AddBot(bot="easy"))
    ann.do(commands.Deal(first=ann.chair.id))
    party.table.handle(ann.subscriber, commands.StepOut(), party.now)
    (ask,) = party.table.take_asks()
    there = pickle.loads(pickle.dumps(ask))
    answer = pickle.loads(pickle.dumps(there.think(BotCache())))
    assert (answer.game, answer.mark, answer.seat) == (ask.game, ask.mark, ask.seat)
    assert party.state.check(answer.seat, answer.action) is None


def test_a_bot_waits_the_same_whoever_has_sealed_what() -> None:
    party = Party("lunch-money")
    ann, ben = party.join_all("Ann", "Ben")
    ann.do(commands.AddBot(bot="easy", name="Bot"))
    party.begin(ann, ben)
    party.hand_out(Ann="headbutt jab hook elbow block", Ben="dodge jab hook elbow block")
    ann.play("headbutt > @1")
    due = party.table.due
    assert due == party.now + clock.bot_waits("normal", alone=False)
    party.now += 100
    ben.play("dodge")
    assert party.table.due == due


def test_stepping_out_before_the_deal_and_in_the_game() -> None:
    party = Party("lunch-money")
    ann, ben = party.join_all("Ann", "Ben")
    assert ben.do(commands.StepOut()) == ""
    assert ben.do(commands.StepOut()) == "bot-plays-already"
    assert ann.do(commands.Deal()) == ""
    assert ben.chair.bot
    assert ben.do(commands.ComeBack()) == ""
    assert not ben.chair.bot
    ann.play("concede")
    assert party.table.phase == "over"


def test_the_search_bots_sit_down_as_well() -> None:
    party = Party("lunch-money")
    ann = party.join("Ann")
    assert ann.do(commands.AddBot(bot="search:5")) == ""
    assert ann.do(commands.Deal()) == ""
    ann.do(commands.StepOut())
    party.wait(10_000)
    assert sum(b'"bot"' in line for line in party.lines) > 3


def left_to(word: str) -> Party:
    """A game of Tietgen against three bots that its only person has left to a fourth; nothing was answered yet."""
    party = Party("tietgen", 3)
    ann = party.join("Ann")
    ann.do(commands.Understood())
    for _ in range(3):
        ann.do(commands.AddBot(bot=word))
    ann.do(commands.Deal())
    party.table.handle(ann.subscriber, commands.StepOut(), party.now)
    return party


def test_bots_are_offered_rights_in_the_order_of_games_without_a_table() -> None:
    """The table asks one bot after the other, over messages and time; `Decisions` asks them in one loop."""
    party = left_to("random")
    table, bots = party.table, BotCache()
    compared = 0
    expected: list[int] = []
    for _ in range(1_500):
        for ask in table.take_asks():
            is_right = ask.kind == RIGHT and ask.state.must_begin()
            if is_right and not expected:
                expected = rights_offered(ask.state)
            if is_right:
                assert ask.seat == expected.pop(0)
                compared += not expected
                reply = BotReply(ask.game, ask.mark, ask.seat, None, is_right=True)
            else:
                assert not expected, "a bot was passed over"
                reply = ask.think(bots)
            table.answer_bot(reply, party.now)
        assert table.due is not None
        party.now = max(party.now, table.due)
        table.tick(party.now)
    assert compared > 20


def test_a_bot_may_use_its_rights_before_it_answers() -> None:
    """A debtor may mortgage before paying, also one that wanted nothing before the throw."""
    party = left_to("greedy")
    table, bots = party.table, BotCache()
    offered: set[tuple[int, int]] = set()
    answered = 0
    for _ in range(1_500):
        for ask in table.take_asks():
            state, question = ask.state, (ask.mark, ask.seat)
            is_reply = any(action in ask.menu for _, action in state.replies())
            if ask.kind == RIGHT:
                offered.add(question)
            elif not state.must_begin() and not is_reply and len(state.rights(ask.seat)) > 1:  # one is to give up
                assert question in offered, state.asking()
                answered += 1
            table.answer_bot(ask.think(bots), party.now)
        if table.due is None:
            break
        party.now = max(party.now, table.due)
        table.tick(party.now)
    assert answered > 20


def rights_offered(state: State) -> list[int]:
    """The seats that are offered rights from here on if each declines, as the lab asks them."""
    decisions = Decisions(state.clone())
    seats = []
    while (question := decisions.next()) is not None and question.is_right:
        seats.append(question.seat)
        decisions.answer(None)
    return seats
