"""The contract, check by check. Each takes a state at some decision and leaves it as it was; the last plays on."""

from __future__ import annotations

import json
import pickle

from pocketmoney.core.action import NOTHING, Action
from pocketmoney.core.game import State
from pocketmoney.core.play import submit
from pocketmoney.core.rng import Rng, from_seed
from tests.contract.case import Case

DECISIONS = 250  # of a game; its beginning shows most of what can go wrong


def random_move(state: State, rng: Rng) -> tuple[int, Action]:
    """A move of an asked seat; now and then a right of anybody, rarely giving up."""
    if rng.below(12) == 0:
        seat = rng.below(state.seats)
        rights = state.rights(seat)
        if rights:
            right = rights[rng.below(len(rights))]
            if right != rights[-1] or rng.below(8) == 0:  # giving up is the last of them
                return seat, right
    asked = state.owed()
    seat = asked[rng.below(len(asked))]
    return seat, state.random_action(seat, rng)


def check_asked(case: Case, state: State) -> None:
    """Somebody is asked, nobody who is out, and whoever is asked has something to say."""
    open_to = state.open_to()
    owed = state.owed()
    assert owed
    assert set(owed) <= set(open_to)
    for seat in range(state.seats):
        menu = state.menu(seat)
        assert len(menu) == len(set(menu))
        if state.is_out(seat):
            assert seat not in open_to
            assert not menu
        elif seat in owed:
            assert menu
        else:
            assert set(menu) == set(state.rights(seat))
        numbers = state.legal_actions(seat)
        assert [state.action_of(seat, number) for number in numbers] == menu[:-1]
        assert [state.number_of(seat, action) for action in menu[:-1]] == numbers
        assert len(set(numbers)) == len(numbers)
        nothing = state.default(seat)
        assert nothing is None or nothing in menu
        if seat in owed:
            without_giving_up = menu[:-1]
            only = state.forced(seat)
            assert (only is not None) == (len(without_giving_up) == 1), (without_giving_up, only)
            assert only is None or [only] == without_giving_up


def check_random_moves(case: Case, state: State, rng: Rng) -> None:
    """Random answers and rights are on the menu, and only a seat with a right but to give up is offered any."""
    before = state.digest()
    for seat in state.owed():
        menu = state.menu(seat)
        only = state.only_answer(seat)
        rights = state.rights(seat)
        answers = [action for action in menu if action not in rights]
        assert [only] == answers if len(answers) == 1 else only is None
        for _ in range(3):
            assert state.random_action(seat, rng) in menu[:-1]
    if state.boundary() >= 0 and state.must_begin():
        for seat in range(state.seats):
            rights = state.rights(seat)[:-1]
            for _ in range(4):
                right = state.random_right(seat, rng)
                assert (right is None) == (not rights)
                assert right is None or right is NOTHING or right in rights
    assert state.digest() == before


def check_menus(case: Case, state: State, rng: Rng) -> None:
    """What is on the menu is accepted; everything else is refused with a reason, unless it is free."""
    before = state.digest()
    for seat in range(state.seats):
        menu = set(state.menu(seat))
        for action in menu:
            assert state.check(seat, action) is None
            twin = state.clone()
            twin.apply(seat, action)
            case.count_pieces(twin)
        for action in case.well_formed(state, seat):
            refusal = state.check(seat, action)
            assert (refusal is None) == (action in menu), (seat, action, refusal)
            assert refusal is None or refusal.key
        for action in case.free(state, seat, rng):
            if state.check(seat, action) is None:
                twin = state.clone()
                twin.apply(seat, action)
                case.count_pieces(twin)
    assert state.digest() == before


def check_clone(case: Case, state: State, rng: Rng) -> None:
    """A clone is equal, goes on by itself, and its original does not notice."""
    before = state.digest()
    twin = state.clone()
    assert twin.digest() == before
    for _ in range(8):
        if twin.over:
            break
        twin.apply(*random_move(twin, rng))
    assert state.digest() == before


def check_json(case: Case, state: State, rng: Rng, moves: int) -> None:
    """Written to JSON and read again it is the same state and plays on the same for some moves."""
    twin = case.game.from_json(json.loads(json.dumps(state.to_json())))
    assert twin.digest() == state.digest()
    original = state.clone()
    for seat in range(state.seats):
        assert twin.menu(seat) == original.menu(seat)
    for _ in range(moves):
        if original.over:
            break
        seat, action = random_move(original, rng)
        original.apply(seat, action)
        twin.apply(seat, action)
    assert twin.digest() == original.digest()


def check_pickle(case: Case, state: State) -> None:
    """It travels to another process and arrives the same."""
    twin = pickle.loads(pickle.dumps(state))
    assert isinstance(twin, State)
    assert twin.digest() == state.digest()
    for seat in state.owed():
        menu = state.menu(seat)
        assert pickle.loads(pickle.dumps(menu)) == menu


def check_imagined(case: Case, state: State, rng: Rng) -> None:
    """A state imagined from a view gives that view again, has all pieces, and can be played on."""
    for seat in range(state.seats):
        view = state.view(seat)
        imagined = case.game.imagine(view, rng)
        assert imagined.view(seat).to_json() == view.to_json()
        assert imagined.menu(seat) == state.menu(seat)
        assert imagined.open_to() == state.open_to()
        case.count_pieces(imagined)
        for _ in range(3):
            if not imagined.over:
                imagined.apply(*random_move(imagined, rng))


def check_skipping(case: Case, state: State) -> None:
    """Skipping forced answers all at once is the same as one by one."""
    at_once = state.clone()
    at_once.skip_forced()
    one_by_one = state.clone()
    State.skip_forced(one_by_one)
    assert at_once.digest() == one_by_one.digest()


def check_two_worlds(case: Case, state: State, rng: Rng) -> None:
    """What a seat cannot see shows in nothing that it is given: view, menu, events, whom a question is open to."""
    seat = rng.below(state.seats)
    world = state.clone()
    other = case.other_world(state, seat, rng)
    case.count_pieces(other)
    world.listen()
    other.listen()
    for _ in range(30):
        assert world.view(seat).to_json() == other.view(seat).to_json()
        assert world.open_to() == other.open_to()
        assert world.menu(seat) == other.menu(seat)
        assert world.rights(seat) == other.rights(seat)
        if world.over or case.is_near_the_difference(world, other):
            return
        common: list[tuple[int, Action]] = []
        for mover in range(world.seats):
            theirs = other.menu(mover)
            rights = world.rights(mover)
            common += [
                (mover, action)
                for action in world.menu(mover)
                if action in theirs and (action not in rights or rng.below(20) == 0)
            ]
        if not common:
            return
        kinds = sorted({action.verb for _, action in common})
        kind = kinds[rng.below(len(kinds))]
        moves = [move for move in common if move[1].verb == kind]
        mover, action = moves[rng.below(len(moves))]
        standing = [player for player in range(world.seats) if not world.is_out(player)]
        world.apply(mover, action)
        other.apply(mover, action)
        if any(world.is_out(player) for player in standing):
            return  # a fallen player's hand is shown to all
        heard = [event.to_json() for event in world.take_events() if event.is_for(seat)]
        assert heard == [event.to_json() for event in other.take_events() if event.is_for(seat)]


def check_decisions(case: Case, seed: int) -> None:
    """Whatever must hold holds at decisions of one random table, and its moves lead there again."""
    rng = from_seed(seed * 1000 + len(case.name))
    header = case.header(rng)
    state = case.game.set_up(header)
    moves: list[tuple[int, Action]] = []
    steps = 0
    while not state.over and steps < DECISIONS:
        check_asked(case, state)
        case.count_pieces(state)
        check_skipping(case, state)
        check_random_moves(case, state, rng)
        if steps % 23 == 0:
            check_menus(case, state, rng)
        check_clone(case, state, rng)
        check_json(case, state, rng, 10 if steps % 5 == 0 else 0)
        if steps % 10 == 0:
            check_pickle(case, state)
        if steps % 4 == 0:
            check_imagined(case, state, rng)
        if steps % 2 == 0:
            check_two_worlds(case, state, rng)
        move = random_move(state, rng)
        moves.append(move)
        assert submit(state, *move) is None
        steps += 1
    again = case.game.set_up(header)
    for move in moves:
        again.apply(*move)
    assert again.digest() == state.digest()
