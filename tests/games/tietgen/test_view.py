"""What a seat knows: everything but the dice to come and the mail that has not gone by yet."""

from __future__ import annotations

from pocketmoney import games
from pocketmoney.core.rng import from_seed
from pocketmoney.games.tietgen.state import Tietgen
from pocketmoney.games.tietgen.view import TietgenView
from tests.games.tietgen.table import play, table


def seen(state: Tietgen) -> TietgenView:
    view = state.view(0)
    assert isinstance(view, TietgenView)
    return view


def test_mail_that_went_by_is_known_to_lie_at_the_bottom() -> None:
    state = table("mail: 9 16 10", "dice: 1-1 2-3 3-4")
    assert (seen(state).mail_hidden, seen(state).mail_bottom) == (32, ())
    play(state, "Ann: roll")
    assert (seen(state).mail_hidden, seen(state).mail_bottom) == (31, (9,))
    play(state, "Ann: roll")
    assert (seen(state).mail_hidden, seen(state).mail_bottom) == (30, (9, 16))


def test_a_card_that_is_kept_lies_in_no_deck_until_it_is_used() -> None:
    state = table("mail: 10 9", "dice: 1-1 2-3")
    play(state, "Ann: roll")
    view = seen(state)
    assert (view.mail_hidden, view.mail_bottom, view.flirts[0]) == (31, (), (10,))
    play(state, "Ann: concede")
    assert seen(state).mail_bottom == (10,)


def test_dice_and_order_to_come_are_nobodys_knowledge() -> None:
    one = table("mail: 9 16", "dice: 1-1")
    other = table("mail: 31 2 5", "dice: 6-6 3-4", "seed: 8")
    assert seen(one).to_json() == seen(other).to_json()
    game = games.find("tietgen")
    imagined = [game.imagine(one.view(0), from_seed(seed)) for seed in range(4)]
    orders = {state.mail.cards for state in imagined if isinstance(state, Tietgen)}
    assert len(orders) == 4
    assert all(isinstance(state, Tietgen) and state.dice == () for state in imagined)
