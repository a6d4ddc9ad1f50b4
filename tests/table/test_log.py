"""The log is the table: every prefix folds to the table as it was, and nothing is done twice."""

from __future__ import annotations

import json

import pytest

from pocketmoney import games
from pocketmoney.core.problem import Problem
from pocketmoney.core.record import RULES_VERSION
from pocketmoney.core.rng import from_seed
from pocketmoney.table import commands
from pocketmoney.table.ports import Snapshot
from pocketmoney.table.table import Table
from pocketmoney.text.speech import Speech
from tests.table.likeness import check_log, folded, likeness
from tests.table.people import Chance, Party, Person


def busy(game: str, seed: int = 3, moves: int = 60) -> tuple[Party, dict[int, str], list[Person]]:
    """A table at which all sorts of things have happened, and how it was after each entry."""
    party = Party(game, seed)
    people = party.join_all("Ann", "Ben", "Cat")
    rng = from_seed(seed)
    been: dict[int, str] = {}

    def note() -> None:
        been[len(party.lines)] = likeness(party.table)

    people[0].do(commands.AddBot(bot="random"))
    note()
    for person in people:
        person.do(commands.Understood())
        person.do(commands.Settle(how="water", cap=500))
        person.do(commands.Ready(entropy="ab"))
        note()
    people[0].do(commands.Deal())
    people[1].do(commands.Mute(who=people[2].chair.id))
    for step in range(moves):
        if party.table.phase != "playing":
            break
        owed = [person for person in people if person.seat in party.state.owed()]
        if owed:
            mover = owed[rng.below(len(owed))]
            menu = [party.write(action) for action in party.state.menu(mover.seat)]
            mover.play(menu[rng.below(max(1, len(menu) - 1))], "so!" if step % 5 == 0 else "")
        else:
            party.wait(1_000)
        note()
        other = people[rng.below(3)]
        if step % 7 == 3:
            other.do(commands.Stand(others=True, claim=True, until="game"))
        elif step % 7 == 5:
            other.do(commands.StepOut())
            note()
            other.do(commands.ComeBack())
        elif step % 7 == 6 and party.running.before is not None:
            asker = next((one for one in people if one.seat == party.running.before.seat), None)
            if asker is not None:
                asker.do(commands.AskUndo())
                note()
                for person in people:
                    person.do(commands.AnswerUndo(yes=step % 2 == 0))
        elif step % 7 == 2:
            people[0].do(commands.AskVote(option=games.find(game).options()[0].name, value="nonsense"))
            party.wait(50_000)
        note()
    return party, been, people


@pytest.mark.parametrize("game", games.names())
def test_every_prefix_folds_to_the_table_as_it_was(game: str) -> None:
    party, been, _ = busy(game)
    check_log(party)
    for seq, was in been.items():
        assert likeness(folded(party, seq)) == was
    for seq in range(1, len(party.lines)):
        assert folded(party, seq).seq == seq


@pytest.mark.parametrize("game", games.names())
def test_a_snapshot_and_the_rest_of_the_log_are_the_same_table(game: str) -> None:
    party, been, _ = busy(game, seed=4)
    marks = sorted(been)
    for seq in [*marks[::7], marks[-1]]:
        kept = folded(party, seq).snapshot()
        assert (kept.seq, kept.rules) == (seq, RULES_VERSION)
        again = Table.resume(party.table.id, party.lines[seq:], Chance(0), kept)
        assert likeness(again) == likeness(party.table)
        assert again.seq == party.table.seq
        assert likeness(Table.resume(party.table.id, [], Chance(0), kept)) == been[seq]


@pytest.mark.parametrize("game", games.names())
def test_a_table_taken_up_from_a_snapshot_plays_on_like_one_from_the_log(game: str) -> None:
    """The same commands afterwards, the same messages to everybody."""
    party, _, people = busy(game, seed=6, moves=25)
    heard = []
    kept = party.table.snapshot()
    for snapshot in (None, kept):
        lines = party.lines if snapshot is None else []
        table = Table.resume(party.table.id, lines, Chance(9), snapshot)
        twin = Party(game)
        twin.table, twin.lines, twin.now = table, list(party.lines), party.now
        table.wake(twin.now)
        twin.settle()
        devices = [twin.connect(person.token) for person in people]
        for device in devices:
            device.do(commands.ComeBack())
        rng = from_seed(1)
        for _ in range(25):
            owed = [one for one in devices if table.phase == "playing" and one.seat in twin.state.owed()]
            if not owed:
                twin.wait(2_000)
                continue
            mover = owed[rng.below(len(owed))]
            mover.play(twin.first_move(mover))
            mover.do(commands.AskUndo())
            for device in devices:
                device.do(commands.AnswerUndo(yes=True))
        heard.append([device.raw for device in devices])
    assert heard[0] == heard[1]
    assert sum(len(one) for one in heard[0]) > 40


def test_the_same_number_twice_is_done_once() -> None:
    party = Party("lunch-money")
    ann, ben = party.join_all("Ann", "Ben")
    party.begin(ann, ben)
    move = commands.Move(move=party.first_move(ann), n=40)
    assert ann.send(move) == ""
    seq = party.table.seq
    assert ann.send(move) == ""
    assert ann.send(commands.Say(text="late", n=39)) == ""
    assert party.table.seq == seq
    assert ben.talks() == []
    table = Table.resume(party.table.id, party.lines, Chance(0))
    twin = Party()
    twin.table = table
    again = twin.connect(ann.token)
    assert again.send(move) == ""
    assert table.seq == seq


def test_a_number_that_another_device_has_used_is_not_taken_for_the_same_command() -> None:
    """Else the second device would hear that something is done which nobody has done."""
    party = Party("lunch-money")
    ann, ben = party.join_all("Ann", "Ben")
    party.begin(ann, ben)
    phone, laptop = ann, party.connect(ann.token)
    assert phone.send(commands.Say(text="mine", n=40)) == ""
    assert laptop.send(commands.Say(text="mine, too", n=40)) == "number-taken"
    last = laptop.refusal().args["last"]
    assert last == 40
    assert laptop.send(commands.Say(text="mine, too", n=41)) == ""
    assert ben.talks() == ["mine", "mine, too"]
    assert laptop.send(commands.Say(text="mine, too", n=41)) == ""
    assert phone.send(commands.Say(text="mine", n=40)) == ""
    assert len(ben.talks()) == 2


def test_a_command_that_comes_again_by_another_connection_is_done_already() -> None:
    """The device that reconnects need not wait until the table has missed its first connection."""
    party = Party("lunch-money")
    ann, ben = party.join_all("Ann", "Ben")
    party.begin(ann, ben)
    again = party.connect(ann.token)
    assert ann.send(commands.Say(text="once", n=40)) == ""
    assert again.send(commands.Say(text="once", n=40)) == ""
    assert ben.talks() == ["once"]
    assert again.send(commands.Say(text="twice", n=41)) == ""
    assert ben.talks() == ["once", "twice"]


def test_a_target_that_goes_without_saying_goes_so_in_the_log() -> None:
    party = Party("lunch-money")
    ann, ben = party.join_all("Ann", "Ben")
    party.begin(ann, ben)
    move = next(text for text in (party.write(one) for one in party.state.menu(ann.seat)) if ">" in text)
    assert ann.play(move.partition(" > ")[0]) == ""
    assert party.state.asking() != "turn"
    check_log(party)


def test_a_refused_command_may_come_again() -> None:
    party = Party("lunch-money")
    ann, ben = party.join_all("Ann", "Ben")
    deal = commands.Deal(n=50)
    assert ann.send(deal) == "not-ready"
    ben.do(commands.Ready())
    assert ann.send(deal) == ""
    assert party.table.phase == "playing"


def test_everything_about_a_restart_is_in_the_log() -> None:
    party = Party("lunch-money")
    ann, ben = party.join_all("Ann", "Ben")
    party.begin(ann, ben)
    party.wait(40_000)
    party.now += 3_600_000
    party.table = Table.resume(party.table.id, party.lines, Chance(2))
    party.table.wake(party.now)
    party.settle()
    again = party.connect(ann.token)
    timer = again.last_play().clock
    assert timer is not None and (timer.left, timer.bank) == (45_000, 90_000)
    party.wait(50_000)
    assert again.play(party.first_move(again)) == ""
    assert party.running.bank[0] == 85_000
    check_log(party)


BROKEN = [b"", b'["said",1,0,0,0,"cut', b"\xff\xfe"]
NEWER = [b"{}", b'["danced",1,2,3]', b'["moved",1,2]']


@pytest.mark.parametrize(
    ("line", "key"), [*[(line, "log-broken") for line in BROKEN], *[(line, "log-newer") for line in NEWER]]
)
def test_a_line_that_cannot_be_read_is_named(line: bytes, key: str) -> None:
    party = Party("lunch-money")
    party.join("Ann")
    with pytest.raises(Problem) as raised:
        Table.resume("x", [*party.lines, line], Chance(0))
    assert (raised.value.key, raised.value.details["entry"]) == (key, 3)
    assert "entry 3" in Speech().complain(raised.value)


def test_a_line_that_does_not_fit_is_named() -> None:
    party = Party("lunch-money")
    party.join("Ann")
    with pytest.raises(Problem) as raised:
        Table.resume("x", [*party.lines, b'["left",1,0,0,55,""]'], Chance(0))
    assert raised.value.key == "log-misfit"
    assert "entry 3" in Speech().complain(raised.value)


def test_texts_that_are_remembered_make_room_for_others() -> None:
    """A server that has heard many bids still remembers what is played now."""
    party = Party("tietgen")
    people = party.join_all("Ann", "Ben")
    for person in people:
        person.do(commands.Understood())
    party.begin(*people)
    running = party.running
    for tenths in range(1, 25_000):
        running.read(f"bid {tenths // 10}.{tenths % 10}cl")
    assert running.read("bid 7777.7cl") is running.read("bid 7777.7cl")


def test_a_snapshot_that_an_earlier_program_wrote_is_read() -> None:
    """Before lessons, told dice and disputes a snapshot held less; what it lacks is as it was then."""
    party = Party("beer-money")
    ann, ben = party.join_all("Ann", "Ben")
    ann.do(commands.Choose(game="beer-money", decks=["beer-money", "lunch-money"]))
    party.begin(ann, ben)
    assert ann.play(party.first_move(ann)) == ""
    assert ann.do(commands.AskUndo()) == ""
    whole = party.table.snapshot()
    data = json.loads(whole.data)
    del data["lesson"]
    data["undo"] = data["undo"][:3]
    running = data["running"]
    running["decks"] = [words for key, _, words in running.pop("lines") if key == "decks"]
    running["before"] = running["before"][:3]
    for key in ("taught", "made"):
        del running[key]
    older = Table.resume(party.table.id, [], Chance(0), Snapshot(whole.seq, whole.rules, json.dumps(data).encode()))
    again = json.loads(likeness(older))
    assert again["running"]["before"][3:] == [0, 0]
    assert (again["running"].pop("made"), again["running"].pop("taught"), again["lesson"]) == (0, 0, "")
    now = json.loads(likeness(party.table))
    del now["running"]["made"], now["running"]["taught"]
    now["running"]["before"][3:] = [0, 0]
    assert again == now
    assert older.undo is not None and not older.undo.is_dispute
