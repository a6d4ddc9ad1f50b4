"""Tietgen Monopoly in the contract suite: two to eight seats, random house rules, some games well under way."""

from __future__ import annotations

from collections.abc import Iterator

from pocketmoney import games
from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.game import State
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.options import AMOUNT
from pocketmoney.core.rng import Rng
from pocketmoney.games.tietgen import package_data
from pocketmoney.games.tietgen.actions import BID, MAIL, OF_SEATS, OF_SPACES, OFFER, TIME, VERBS
from pocketmoney.games.tietgen.amounts import CL, ML, write
from pocketmoney.games.tietgen.house import OPTIONS
from pocketmoney.games.tietgen.mail import LETTER
from pocketmoney.games.tietgen.offer import Goods, to_offer
from pocketmoney.games.tietgen.pieces import FRIDGE, SPACES
from pocketmoney.games.tietgen.state import Tietgen, from_json
from tests.contract.case import Case

NAMES = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal"]

# How far the order of the mail must agree so that two worlds do not show their difference.
NEAR = 12


class TietgenCase(Case):
    """The game on its own board."""

    def __init__(self) -> None:
        self.name = "tietgen"
        self.game = games.find("tietgen")
        self.games = 20
        self.boundaries = 500

    def header(self, rng: Rng) -> Header:
        options: dict[str, str] = {}
        if rng.below(4):  # one table in four plays by the book
            for option in OPTIONS:
                values = list(option.values)
                if option.free:
                    values += ["2.5cl", "33cl"] if option.free == AMOUNT else ["30", "250"]
                options[option.name] = values[rng.below(len(values))]
        seats = NAMES[: 2 + rng.below(7)]
        entries = _under_way(seats, rng) if rng.below(2) else []
        return Header("tietgen", seats, options, rng.below(1 << 31), entries)

    def well_formed(self, state: State, seat: int) -> Iterator[Action]:
        """All but bids, offers and what the table tells, which are free; and but for time, which no menu names."""
        for verb in range(len(VERBS)):
            if verb in OF_SPACES:
                for space in range(-1, SPACES + 1):
                    yield Action(verb, (space,))
                yield Action(verb)
            elif verb in OF_SEATS:
                for other in range(NOBODY, state.seats):
                    yield Action(verb, (), other)
            elif verb not in (BID, OFFER, MAIL, TIME):
                yield Action(verb)
                yield Action(verb, (), 0)
                yield Action(verb, (1,))
        yield Action(len(VERBS))

    def free(self, state: State, seat: int, rng: Rng) -> Iterator[Action]:
        assert isinstance(state, Tietgen)
        for beer in (0, 1, ML, CL, 2 * CL + 5, state.stock[seat], state.stock[seat] + ML, rng.below(90) * ML):
            yield Action(BID, (beer,))
        deeds = state.terms.board.deeds
        for _ in range(20):
            give = tuple(sorted({deeds[rng.below(len(deeds))] for _ in range(rng.below(3))}))
            get = tuple(sorted({deeds[rng.below(len(deeds))] for _ in range(rng.below(3))}))
            some = Goods(rng.below(40) * ML, rng.below(8) // 7, give)
            yield to_offer(rng.below(state.seats), some, Goods(rng.below(3) * CL, rng.below(8) // 7, get))
        for deed in deeds:
            owner = state.owner[deed]
            if owner not in (NOBODY, seat):
                yield to_offer(owner, Goods(CL // 2, 0, ()), Goods(0, 0, (deed,)))
        for parts in ((), (1, 2, 3), (0, 0, 0, 0, 9), (-1, 0, 0, 0, 0), (0, 0, 0, 0, 1, 99), (0, 0, 0, 0, 2, 3, 1)):
            yield Action(OFFER, parts, 1)

    def count_pieces(self, state: State) -> None:
        assert isinstance(state, Tietgen)
        board = state.terms.board
        assert sum(state.stock) + state.piggy + state.taken_out - state.paid_in == state.terms.beer
        assert min(*state.stock, *state.drunk, state.piggy) >= 0
        assert state.fridges + state.level.count(FRIDGE) == board.fridges
        assert state.crates + sum(level for level in state.level if level != FRIDGE) == board.crates
        assert min(state.crates, state.fridges) >= 0
        for group in board.groups:
            levels = [state.level[space] for space in group.spaces]
            assert max(levels) - min(levels) <= 1
            if max(levels):
                assert len({state.owner[space] for space in group.spaces}) == 1
                assert not any(state.is_mortgaged(space) for space in group.spaces)
        for space in range(SPACES):
            assert state.owner[space] == NOBODY or (space in board.deeds and not state.is_out(state.owner[space]))
        self._check_holdings(state)
        held = [card for cards in state.flirts for card in cards]
        mail = [card.number for card in board.mail]
        letters = [card.number + LETTER for card in state.terms.letters]
        assert sorted([*held, *state.mail.cards, *state.letters.cards]) == sorted(mail + letters)
        for seat in range(state.seats):
            if state.is_out(seat):
                assert state.stock[seat] == 0 and not state.flirts[seat]

    def _check_holdings(self, state: Tietgen) -> None:
        """The sets that follow from owners and buildings are what a walk over the board finds."""
        board = state.terms.board
        holdings = state.holdings
        for space in range(SPACES):
            mates = board.mates_of[space]
            owner = state.owner[space]
            assert (holdings.taken >> space & 1 == 1) == (owner != NOBODY)
            assert (holdings.built >> space & 1 == 1) == any(state.level[mate] for mate in mates)
            is_whole = owner != NOBODY and len(mates) > 0 and all(state.owner[mate] == owner for mate in mates)
            assert (holdings.whole >> space & 1 == 1) == is_whole
            alike = [other for other in board.deeds if board.spaces[other].kind == board.spaces[space].kind]
            kin = mates or tuple(alike)
            for seat in range(state.seats):
                assert (holdings.owned[seat] >> space & 1 == 1) == (owner == seat)
                fits = space in board.deeds and seat in [state.owner[other] for other in kin]
                assert (holdings.kin[seat] >> space & 1 == 1) == fits
                is_bare = not any(state.level[mate] for mate in mates)
                wanted = fits and is_bare and owner not in (NOBODY, seat)
                assert (holdings.wanted[seat] >> space & 1 == 1) == wanted
        again = from_json(state.to_json())  # its holdings remember no offers yet
        assert [state.menu(seat) for seat in range(state.seats)] == [again.menu(seat) for seat in range(state.seats)]

    def check_end(self, header: Header, state: State, standing: int) -> None:
        assert isinstance(state, Tietgen)
        if state.over and standing > 1:
            assert header.options["end-rule"] == "throw-limit"
            assert state.throws == int(header.options["throw-limit"])

    def other_world(self, state: State, seat: int, rng: Rng) -> State:
        """Cards deep in the mail that nobody has seen change places."""
        other = state.clone()
        assert isinstance(other, Tietgen)
        cards = list(other.mail.cards)
        hidden = other.mail.hidden
        deep = cards[NEAR:hidden]
        rng.shuffle(deep)
        cards[NEAR : max(NEAR, hidden)] = deep
        other.mail = type(other.mail)(tuple(cards), other.mail.seen)
        return other

    def is_near_the_difference(self, world: State, other: State) -> bool:
        assert isinstance(world, Tietgen) and isinstance(other, Tietgen)
        return world.mail.cards[:2] != other.mail.cards[:2]


def _under_way(seats: list[str], rng: Rng) -> list[Entry]:
    """Stocks that run low, deeds that are sold, some of them mortgaged or built on."""
    board = package_data.board()
    entries = [Entry("stock", name, [write(rng.below(60) * CL // 2)]) for name in seats]
    deeds: dict[str, list[str]] = {name: [] for name in seats}
    mortgaged: list[str] = []
    for group in board.groups:
        owner = seats[rng.below(len(seats))]
        kind = rng.below(4)
        for space in group.spaces:
            if kind == 0:
                owner = seats[rng.below(len(seats))]
            if kind < 3:
                deeds[owner].append(board.ids[space])
        if kind == 1:
            level = rng.below(5)
            for space in group.spaces:
                entries.append(Entry("crates", board.ids[space], [str(level + rng.below(2) if level < 4 else 4)]))
        elif kind < 3:
            mortgaged += [board.ids[space] for space in group.spaces if rng.below(3) == 0]
    for space in (*board.transports, *board.utilities):
        if rng.below(3):
            deeds[seats[rng.below(len(seats))]].append(board.ids[space])
    entries += [Entry("deeds", name, owned) for name, owned in deeds.items()]
    entries.append(Entry("mortgaged", "", mortgaged))
    entries.append(Entry("piggy", "", [write(rng.below(20) * CL)]))
    built = sum(int(entry.words[0]) % FRIDGE for entry in entries if entry.key == "crates")
    return [entry for entry in entries if entry.key != "crates"] if built > board.crates else entries


TIETGEN = TietgenCase()
