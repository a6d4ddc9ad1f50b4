"""A disputed ruling is put to the vote, and holds from the next game on."""

from __future__ import annotations

from pocketmoney.table import commands
from tests.table.people import Party


def test_what_most_want_holds_from_the_next_game_on() -> None:
    party = Party("lunch-money")
    ann, ben, cat = party.join_all("Ann", "Ben", "Cat")
    party.begin(ann, ben, cat)
    options = dict(party.running.header.options)
    assert ben.do(commands.AskVote(option="discard-rule", value="free")) == ""
    assert cat.do(commands.AskVote(option="discard-rule", value="free")) == "vote-open"
    vote = cat.table().vote
    assert vote is not None and (vote.option, vote.yes, vote.no) == ("discard-rule", [ben.chair.id], [])
    assert ben.do(commands.AnswerVote(yes=False)) == "vote-twice"
    assert cat.do(commands.AnswerVote(yes=True)) == ""
    assert party.table.vote is None
    assert cat.table().options == {"discard-rule": "free"}
    assert party.running.header.options == options
    assert ann.do(commands.AnswerVote(yes=False)) == "vote-none"
    for person in (ann, ben):
        person.play("concede")
    party.begin(ann, ben, cat)
    assert party.running.header.options["discard-rule"] == "free"


def test_half_is_not_most() -> None:
    party = Party("lunch-money")
    ann, ben = party.join_all("Ann", "Ben")
    ann.do(commands.AskVote(option="discard-rule", value="free"))
    ben.do(commands.AnswerVote(yes=False))
    assert party.table.vote is None
    assert party.table.settings.options == {}


def test_one_alone_need_not_ask_anybody() -> None:
    party = Party("lunch-money")
    ann = party.join("Ann")
    ann.do(commands.AskVote(option="discard-rule", value="free"))
    assert party.table.settings.options == {"discard-rule": "free"}


def test_whoever_leaves_takes_the_vote_along() -> None:
    party = Party("lunch-money")
    ann, ben, cat = party.join_all("Ann", "Ben", "Cat")
    ann.do(commands.AskVote(option="discard-rule", value="free"))
    cat.do(commands.AnswerVote(yes=False))
    cat.do(commands.Leave())
    assert ann.table().vote is not None
    ben.do(commands.Leave())
    assert ann.table().vote is None
    assert party.table.settings.options == {"discard-rule": "free"}


def test_only_what_there_is_can_be_voted_on() -> None:
    party = Party("lunch-money")
    ann = party.join("Ann")
    assert ann.do(commands.AskVote(option="gravity", value="off")) == "unknown-option"
    assert ann.do(commands.AskVote(option="discard-rule", value="maybe")) == "unknown-value"
    assert ann.do(commands.AnswerVote(yes=True)) == "vote-none"
