"""Cards from a TOML text: the mail of a board, and letters from the kitchen mailbox."""

from __future__ import annotations

from pocketmoney.games.tietgen.board_file import Notes, Table
from pocketmoney.games.tietgen.pieces import (
    BACK,
    EFFECTS,
    FROM_EACH,
    GAIN,
    MAIL,
    MOVE,
    NEXT_TRANSPORT,
    NEXT_UTILITY,
    PAY,
    PAY_EACH,
    REPAIRS,
    TRANSPORT,
    UTILITY,
    Card,
    Space,
)


def read_cards(
    data: list[object], what: str, spaces: list[Space], beside: list[Card], notes: Notes, *, needs_text: bool
) -> list[Card]:
    """The cards of a list of tables, in order of their numbers 1, 2, 3 and so on; `beside` is the other deck."""
    cards: list[Card] = []
    for index, one in enumerate(data):
        cards.append(_card(Table(one, f"{what}[{index + 1}]", notes), spaces, needs_text=needs_text))
    numbers = sorted([card.number for card in cards])
    if not cards:
        notes.add("board-no-cards", {"where": what})
    elif numbers != list(range(1, len(cards) + 1)):
        notes.add("board-card-numbers", {"where": what, "count": len(cards)})
    cards.sort(key=lambda card: card.number)
    _refuse_circles(cards + beside, what, spaces, notes)
    return cards


def _card(table: Table, spaces: list[Space], *, needs_text: bool) -> Card:
    number = table.number("number", 1)
    if number:
        table.where = f"{table.where} {number}"
    text = table.text("text") if needs_text or table.has("text") else ""
    effect = table.one_of("effect", EFFECTS, "board-unknown-effect")
    amount = fridge = count = 0
    to = -1
    if effect in (GAIN, PAY, PAY_EACH, FROM_EACH):
        amount = table.amount("amount")
    elif effect == MOVE:
        to = table.one_of("to", [space.id for space in spaces], "board-unknown-space")
        if to >= 0 and spaces[to].kind == MAIL:
            table.wrong("board-to-mail", "to")
    elif effect == NEXT_TRANSPORT:
        count = table.number("times", 1)
        _needs(table, TRANSPORT, spaces)
    elif effect == NEXT_UTILITY:
        amount = table.amount("pip")
        _needs(table, UTILITY, spaces)
    elif effect == BACK:
        count = table.number("steps", 1)
    elif effect == REPAIRS:
        amount = table.amount("crate")
        fridge = table.amount("fridge")
    table.end()
    return Card(number, text, effect, amount, fridge, count, to)


def _needs(table: Table, kind: int, spaces: list[Space]) -> None:
    if all(space.kind != kind for space in spaces):
        table.wrong("board-leads-nowhere", "effect")


def _refuse_circles(cards: list[Card], what: str, spaces: list[Space], notes: Notes) -> None:
    """Note cards that could send a player from mail to mail for ever."""
    if not spaces:
        return
    steps = sorted({card.count for card in cards if card.effect == BACK})
    stuck = {at for at, space in enumerate(spaces) if space.kind == MAIL}
    while True:
        free = {at for at in stuck if all((at - step) % len(spaces) not in stuck for step in steps)}
        if not free:
            break
        stuck -= free
    if stuck:
        notes.add("board-circle", {"where": what, "space": spaces[min(stuck)].id})
