"""A table to which anything is done, in any order, by people who come and go and by a clock that jumps."""

from __future__ import annotations

from hypothesis import strategies as some
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from pocketmoney import games
from pocketmoney.core.rng import from_seed
from pocketmoney.table import commands
from pocketmoney.table.clock import SPEEDS
from pocketmoney.table.commands import Command
from pocketmoney.table.phase import PLAYING
from pocketmoney.table.table import Table
from tests.table import likeness
from tests.table.people import Chance, Party, Person

NAMES = ["Ann", "ann", "Ben", "Cat", "Zoë", "@2", "  Dan  Dee ", "x\x07y", "\u202eevil", "李", "a" * 24]
BOTS = ["random", "easy", "fair", "grudge", "nobody"]
TALK = ["hello", "fuck off", " \u200b ", "a" * 200, "\n\n", "@1 you cheat"]
MOVES = ["pass", "take", "concede", "throw", "", "kick-4 > @1", "offer @1 1cl for @2", "nonsense", "@0", '"', "heal"]
NUMBER = some.integers(0, 10**6)


class TableMachine(RuleBasedStateMachine):
    """Joins, leaves, reconnects, late and duplicate messages, clock jumps, bots, undo, votes, pauses, rematches."""

    def __init__(self) -> None:
        super().__init__()
        self.party = Party()
        self.lost: list[Person] = []  # devices that were here and hold a token
        self.sent: list[tuple[Person, Command]] = []
        self.steps = 0

    @initialize(game=some.sampled_from(games.names()), seed=NUMBER, speed=some.sampled_from(SPEEDS))
    def open_table(self, game: str, seed: int, speed: str) -> None:
        self.party = Party(game, seed)
        host, other = self.party.join_all("Host", "Guest")
        for person in (host, other):
            person.do(commands.Understood())
        host.do(commands.Arrange(speed=speed))
        other.do(commands.Ready(entropy="ab12"))
        host.do(commands.AddBot(bot="random"))
        host.do(commands.Deal())

    # Who does what

    def person(self, which: int) -> Person | None:
        people = [person for person in self.party.people if not person.closed]
        return people[which % len(people)] if people else None

    def do(self, which: int, command: Command) -> None:
        person = self.person(which)
        if person is None:
            return
        entries = len(self.party.lines)
        refused = person.do(command)
        if refused:
            new = self.party.lines[entries:]
            assert not new, (refused, new)
        else:
            self.sent.append((person, command))

    def chair(self, which: int) -> int:
        chairs = self.party.table.chairs
        return chairs[which % len(chairs)].id if chairs else 0

    # Coming and going

    @rule()
    def watch(self) -> None:
        if len(self.party.people) < 8:
            self.party.watch()

    @rule(which=NUMBER, name=some.sampled_from(NAMES))
    def sit(self, which: int, name: str) -> None:
        person = self.person(which)
        self.do(which, commands.Sit(name=name))
        if person is not None:
            self.note_token(person)

    @rule(which=NUMBER)
    def leave(self, which: int) -> None:
        if which % 3 == 0:
            self.do(which, commands.Leave())

    @rule(which=NUMBER)
    def lose_connection(self, which: int) -> None:
        person = self.person(which)
        if person is not None:
            self.party.gone(person)
            if person.token:
                self.lost.append(person)

    @rule(which=NUMBER)
    def reconnect(self, which: int) -> None:
        if self.lost:
            person = self.lost.pop(which % len(self.lost))
            if any(chair.key == person_key(person) and not chair.is_gone for chair in self.party.table.chairs):
                self.party.connect(person.token, which % 2, which % 50)

    @rule(which=NUMBER, to=NUMBER)
    def hand_over(self, which: int, to: int) -> None:
        person = self.person(which)
        other = self.person(to)
        if person is None or other is None or person is other:
            return
        person.do(commands.HandOver())
        code = next(iter(self.party.table.codes), "WRONG")
        other.do(commands.TakeOver(code=code))
        self.note_token(other)
        assert other.do(commands.TakeOver(code=code)) in ("code-unknown", "already-seated")

    def note_token(self, person: Person) -> None:
        tokens = [getattr(one, "token", "") for one in person.heard]
        person.token = next((token for token in reversed(tokens) if token), person.token)
        self.drop_closed()

    def drop_closed(self) -> None:
        for person in [person for person in self.party.people if person.closed]:
            self.party.gone(person)

    # The host, if it is the host who asks

    @rule(which=NUMBER, bot=some.sampled_from(BOTS))
    def add_bot(self, which: int, bot: str) -> None:
        if len(self.party.table.chairs) < 5:
            self.do(which, commands.AddBot(bot=bot))

    @rule(which=NUMBER, who=NUMBER)
    def kick(self, which: int, who: int) -> None:
        if who % 3 == 0:
            self.do(which, commands.Kick(who=self.chair(who)))
            self.drop_closed()

    @rule(which=NUMBER, who=NUMBER)
    def host_others(self, which: int, who: int) -> None:
        self.do(which, commands.FillIn(who=self.chair(who)))
        self.do(which, commands.PassHost(who=self.chair(who + 1)))

    @rule(which=NUMBER, speed=some.sampled_from([*SPEEDS, "warp"]), family=some.booleans())
    def arrange(self, which: int, speed: str, family: bool) -> None:  # noqa: FBT001
        self.do(which, commands.Arrange(speed=speed, family=family))

    @rule(which=NUMBER, game=some.sampled_from([*games.names(), "chess"]))
    def choose(self, which: int, game: str) -> None:
        self.do(which, commands.Choose(game=game))

    @rule(which=NUMBER, on=some.booleans())
    def pause(self, which: int, on: bool) -> None:  # noqa: FBT001
        self.do(which, commands.Pause(on=on))

    @rule(which=NUMBER)
    def begin(self, which: int) -> None:
        for number in range(len(self.party.people)):
            self.do(number, commands.Understood())
            self.do(number, commands.Ready(entropy=f"{which:x}"))
        for number in range(len(self.party.people)):
            self.do(number, commands.Deal())

    # Playing

    @rule(which=NUMBER, pick=NUMBER, talk=some.sampled_from(["", *TALK]))
    def play(self, which: int, pick: int, talk: str) -> None:
        self.move(which, pick, talk)

    @rule(which=NUMBER, picks=some.lists(NUMBER, min_size=5, max_size=25))
    def play_on(self, which: int, picks: list[int]) -> None:
        for number, pick in enumerate(picks):
            self.move(which + number, pick, "")

    def move(self, which: int, pick: int, talk: str) -> None:
        """Mostly somebody who is asked makes a move that is allowed, and gives up rarely."""
        table = self.party.table
        running = table.running
        askers = [
            number
            for number, person in enumerate(self.party.people)
            if running is not None
            and person.subscriber.chair is not None
            and person.subscriber.chair.seat in running.state.owed()
            and not person.closed
        ]
        if running is None or not askers or pick % 10 == 0:
            self.do(which, commands.Move(move=MOVES[pick % len(MOVES)] or "?", talk=talk))
            return
        person = self.party.people[askers[which % len(askers)]]
        menu = [running.write(action) for action in running.state.menu(person.seat)]
        text = menu[pick % len(menu)]
        if text == "concede" and pick % 7:
            text = menu[0]
        if pick % 4 == 1:
            text = text.partition(" > ")[0]  # a target that may go without saying
        entries = len(self.party.lines)
        if person.do(commands.Move(move=text, talk=talk)) == "":
            assert len(self.party.lines) > entries
            self.sent.append((person, commands.Move(move=text, talk=talk, n=person.n)))

    @rule(which=NUMBER, everything=some.booleans(), others=some.booleans(), until=some.sampled_from(["turn", "game"]))
    def stand(self, which: int, everything: bool, others: bool, until: str) -> None:  # noqa: FBT001
        self.do(which, commands.Stand(all=everything, others=others, claim=others, until=until, cards=["dodge"]))

    @rule(which=NUMBER, back=some.booleans())
    def step_out(self, which: int, back: bool) -> None:  # noqa: FBT001
        self.do(which, commands.ComeBack() if back else commands.StepOut())

    @rule(which=NUMBER)
    def ask_undo(self, which: int) -> None:
        running = self.party.table.running
        mine = [
            number
            for number, person in enumerate(self.party.people)
            if running is not None and running.before is not None and person.subscriber.chair is not None
            if person.subscriber.chair.seat == running.before.seat
        ]
        self.do(mine[0] if mine and which % 4 else which, commands.AskUndo())

    @rule(which=NUMBER, yes=some.booleans())
    def answer_undo(self, which: int, yes: bool) -> None:  # noqa: FBT001
        for number in range(len(self.party.people)):
            self.do(which + number, commands.AnswerUndo(yes=yes))

    @rule(which=NUMBER, option=NUMBER, value=NUMBER)
    def ask_vote(self, which: int, option: int, value: int) -> None:
        options = games.find(self.party.table.settings.game).options()
        chosen = options[option % len(options)]
        values = [*chosen.values, "maybe"]
        self.do(which, commands.AskVote(option=chosen.name, value=values[value % len(values)]))

    @rule(which=NUMBER, yes=some.booleans())
    def answer_vote(self, which: int, yes: bool) -> None:  # noqa: FBT001
        self.do(which, commands.AnswerVote(yes=yes))

    @rule(which=NUMBER, what=NUMBER, who=NUMBER)
    def talk(self, which: int, what: int, who: int) -> None:
        self.do(which, commands.Say(text=TALK[what % len(TALK)]))
        self.do(which, commands.Mute(who=self.chair(who), on=what % 2 == 0))
        self.do(which, commands.Settle(how=["beer", "water", "wine"][what % 3], cap=what % 900, pace=who % 900))
        self.do(which, commands.Look())
        self.do(which, commands.Why(move=MOVES[what % len(MOVES)] or "?"))

    @rule(seed=NUMBER)
    def play_a_while(self, seed: int) -> None:
        """What mostly happens at a table: moves, time, and now and then something else."""
        rng = from_seed(seed)
        for _ in range(40):
            which, pick, kind = rng.below(100), rng.below(10**6), rng.below(40)
            if kind < 26:
                self.move(which, pick, "")
            elif kind < 32:
                self.time_passes([400, 900, 8_000, 45_000, 140_000][pick % 5])
            elif kind == 32:
                self.move(which, pick, TALK[pick % len(TALK)])
            elif kind == 33:
                self.ask_undo(pick)
                self.answer_undo(which, yes=pick % 3 > 0)
            elif kind == 34:
                self.stand(which, pick % 3 == 0, pick % 2 == 0, ["turn", "game"][pick % 2])
            elif kind == 35:
                self.step_out(which, pick % 2 == 0)
            elif kind == 36:
                self.lose_connection(which)
                self.reconnect(pick)
            elif kind == 37 and self.party.table.phase != PLAYING:
                self.begin(pick)
            elif kind == 38 and self.sent:
                self.send_again(len(self.sent) - 1 - pick % min(3, len(self.sent)))
            elif kind == 39:
                self.clock_goes_back(pick % 5_000)
            self.holds()

    # Messages that come twice or late, and time

    @precondition(lambda self: self.sent)
    @rule(which=NUMBER)
    def send_again(self, which: int) -> None:
        person, command = self.sent[which % len(self.sent)]
        if person not in self.party.people or person.closed or person.subscriber.chair is None:
            return
        if command.n > person.subscriber.chair.last:
            return  # it left nothing in the log: doing it again is doing it once
        entries = len(self.party.lines)
        before = likeness.likeness(self.party.table)
        assert person.send(command) == ""
        assert len(self.party.lines) == entries
        assert likeness.likeness(self.party.table) == before

    @rule(ms=some.sampled_from([1, 400, 900, 3_000, 8_000, 45_000, 200_000]))
    def time_passes(self, ms: int) -> None:
        self.party.wait(ms)

    @rule(ms=some.sampled_from([0, 100]))
    def driver_is_busy(self, ms: int) -> None:
        self.party.table.coalesce_ms = ms

    @rule(ms=some.integers(1, 5_000))
    def clock_goes_back(self, ms: int) -> None:
        self.party.now -= ms
        self.party.tick()

    @rule(ms=some.sampled_from([0, 60_000, 86_400_000]))
    def server_starts_again(self, ms: int) -> None:
        """The process is killed, and comes back later; everybody reconnects."""
        party = self.party
        kept = [person for person in party.people if person.token and person.subscriber.chair is not None]
        party.people.clear()
        self.sent.clear()
        party.now += ms
        party.table = Table.resume(party.table.id, party.lines, Chance(party.now))
        party.table.wake(party.now)
        party.settle()
        for person in kept:
            party.connect(person.token)
        party.watch()

    # What must be so

    @invariant()
    def holds(self) -> None:
        table = self.party.table
        self.drop_closed()
        likeness.check_chairs(table)
        likeness.check_goes_on(table)
        for person in self.party.people:
            likeness.check_private(self.party, person, person.heard)
            person.raw.clear()
        self.steps += 1
        if self.steps % 5 == 0:
            likeness.check_log(self.party)

    def teardown(self) -> None:
        likeness.check_log(self.party)
        if self.party.table.phase == PLAYING:
            self.play_to_the_end()

    def play_to_the_end(self) -> None:
        """Whatever was done to it: when everybody lets bots play, the game goes on."""
        party = self.party
        if not party.table.players():
            return
        seated = [person for person in party.people if person.subscriber.chair is not None]
        if party.table.paused:
            for person in seated:
                person.do(commands.Pause(on=False))
            if party.table.paused:
                return
        entries = len(party.lines)
        for person in seated:
            person.do(commands.AnswerUndo(yes=False))
            person.do(commands.StepOut())
        for _ in range(50):
            due = party.table.due
            if due is None or len(party.lines) > entries + 3:
                break
            party.now = max(party.now, due)
            party.tick()
        assert len(party.lines) > entries + 3 or party.table.phase != PLAYING or party.table.settings.speed == "none"
        likeness.check_goes_on(party.table)


def person_key(person: Person) -> str:
    from pocketmoney.table.chair import hashed

    return hashed(person.token)
