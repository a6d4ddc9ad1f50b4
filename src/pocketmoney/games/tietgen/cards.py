"""Cards from a TOML text: the mail of a board, and letters from the kitchen mailbox."""

from __future__ import annotations

from pocketmoney.core.problem import Problem
from pocketmoney.games.tietgen import pieces
from pocketmoney.games.tietgen.board_file import Notes, Table
from pocketmoney.games.tietgen.pieces import Card, Space


def read_cards(table: Table, field: str, spaces: list[Space], beside: list[Card], *, needs_text: bool) -> list[Card]:
    """The cards of a list of tables, in order of their numbers 1, 2, 3 and so on; `beside` is the other deck."""
    cards = [_read_card(one, spaces, needs_text=needs_text) for one in table.tables(field)]
    cards.sort(key=lambda card: card.number)
    if not cards:
        table.notes.append(Problem("board-no-cards", {"where": field}))
    elif [card.number for card in cards] != list(range(1, len(cards) + 1)):
        table.notes.append(Problem("board-card-numbers", {"where": field, "count": len(cards)}))
    _refuse_circles(cards + beside, field, spaces, table.notes)
    return cards


def _read_card(table: Table, spaces: list[Space], *, needs_text: bool) -> Card:
    number = table.number("number", 1)
    if number:
        table.where = f"{table.where} {number}"
    text = table.text("text") if needs_text or table.has("text") else ""
    effect = table.one_of("effect", pieces.EFFECTS, "board-unknown-effect")
    amount = fridge = count = 0
    to = -1
    if effect in (pieces.GAIN, pieces.PAY, pieces.PAY_EACH, pieces.FROM_EACH):
        amount = table.amount("amount")
    elif effect == pieces.MOVE:
        to = table.one_of("to", [space.id for space in spaces], "board-unknown-space")
        if to >= 0 and spaces[to].kind == pieces.MAIL:
            table.wrong("board-to-mail", "to")
    elif effect == pieces.NEXT_TRANSPORT:
        count = table.number("times", 1)
        _needs(table, pieces.TRANSPORT, spaces)
    elif effect == pieces.NEXT_UTILITY:
        amount = table.amount("pip")
        _needs(table, pieces.UTILITY, spaces)
    elif effect == pieces.BACK:
        count = table.number("steps", 1)
    elif effect == pieces.REPAIRS:
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
    steps = sorted({card.count for card in cards if card.effect == pieces.BACK})
    stuck = {at for at, space in enumerate(spaces) if space.kind == pieces.MAIL}
    while True:
        free = {at for at in stuck if all((at - step) % len(spaces) not in stuck for step in steps)}
        if not free:
            break
        stuck -= free
    if stuck:
        notes.append(Problem("board-circle", {"where": what, "space": spaces[min(stuck)].id}))
