"""What one player knows, as plain data with names in place of seat numbers."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Final

from pocketmoney.core.game import Json, State

MICROLITRES: Final = 10_000  # in a centilitre

# What the keys of a public view mean. Whatever stands in none of these sets is told as it is.
SEAT: Final = frozenset({"by", "on", "seat", "turn", "won", "owner", "payer", "debtor", "creditor", "high", "season"})
SEATS: Final = frozenset({"open_to", "out", "skips", "used", "calls", "among", "passed"})
BY_SEAT: Final = frozenset({"counters", "cards", "shown", "stock", "drunk", "at", "flirts"})
BEER: Final = frozenset({"stock", "drunk", "piggy", "beer", "price", "bid", "paid", "taken"})
PLAYERS: Final = frozenset({*BY_SEAT, "out"})


@dataclass(frozen=True, slots=True, repr=False)
class Player:
    """One player, as everybody at the table sees them. What a game does not have is 0 or empty, and is not printed.

    Attributes:
        name: What the player is called.
        is_out: Whether the player has left the game.
        counters: Card games: how many counters the player has.
        cards: Card games: how many cards the player holds.
        shown: Card games: the cards of that hand that everybody has seen.
        stock: Tietgen: beer in stock, in centilitres.
        drunk: Tietgen: beer booked as drunk, in centilitres.
        at: Tietgen: the space that the player stands on.
        deeds: Tietgen: the spaces that the player owns.
        flirts: Tietgen: how many Flirting cards the player holds.
    """

    name: str
    is_out: bool = False
    counters: int = 0
    cards: int = 0
    shown: tuple[str, ...] = ()
    stock: float = 0.0
    drunk: float = 0.0
    at: str = ""
    deeds: tuple[str, ...] = ()
    flirts: int = 0

    def __repr__(self) -> str:
        told = [field.name for field in fields(self) if getattr(self, field.name) != field.default]
        return f"Player({', '.join([f'{name}={getattr(self, name)!r}' for name in told])})"


@dataclass(frozen=True, slots=True)
class View:
    """What one player knows now, and nothing else.

    Attributes:
        name: Whose view it is.
        asking: The kind of the open question in one word, such as `turn`, `window` or `auction`; `over` at the end.
        open_to: The players to whom the question is open.
        turn: The player whose turn it is.
        hand: The cards in this player's hand.
        sealed: The answer that this player has given and nobody else has seen yet; None if there is none.
        players: Everybody at the table by name, clockwise.
        table: All the rest that everybody sees, such as `pile`, `top`, `chain`, `piggy` or `auction`. Players
            are names in it, beer is in centilitres.
    """

    name: str
    asking: str
    open_to: tuple[str, ...]
    turn: str
    hand: tuple[str, ...]
    sealed: str | None
    players: dict[str, Player]
    table: dict[str, object]

    def to_dict(self) -> dict[str, object]:
        """Return the view as dictionaries, lists, words and numbers, for `json.dumps` and `pprint`."""
        return asdict(self)


def view_of(state: State, seat: int, names: list[str]) -> View:
    """Return what a seat knows."""
    public = state.public()
    own = state.own(seat)
    seen = {key: _plain(key, value, names) for key, value in public.items()}
    sealed = own.get("sealed")
    return View(
        name=names[seat],
        asking=state.asking(),
        open_to=tuple([names[other] for other in state.open_to()]),
        turn=names[state.turn],
        hand=_words(own.get("hand", [])),
        sealed=None if sealed is None else str(sealed),
        players={name: _player(other, name, public, seen) for other, name in enumerate(names)},
        table={key: value for key, value in seen.items() if key not in PLAYERS | {"asking", "open_to", "turn"}},
    )


def _player(seat: int, name: str, public: Json, seen: dict[str, object]) -> Player:
    facts = {key: value[seat] for key in BY_SEAT if isinstance(value := public.get(key), list)}
    out = public["out"]
    deeds = seen.get("deeds", {})
    assert isinstance(out, list) and isinstance(deeds, dict)
    return Player(
        name,
        seat in out,
        counters=int(facts.get("counters", 0)),
        cards=int(facts.get("cards", 0)),
        shown=_words(facts.get("shown", [])),
        stock=facts.get("stock", 0) / MICROLITRES,
        drunk=facts.get("drunk", 0) / MICROLITRES,
        at=str(facts.get("at", "")),
        deeds=tuple([space for space, deed in deeds.items() if deed["owner"] == name]),
        flirts=int(facts.get("flirts", 0)),
    )


def _plain(key: str, value: object, names: list[str]) -> object:
    """A value of the public view with names for seats and centilitres for beer."""
    if isinstance(value, dict):
        return {inner: _plain(inner, one, names) for inner, one in value.items()}
    if isinstance(value, list):
        if key in SEATS:
            return [names[seat] for seat in value]
        return [_plain("", one, names) for one in value]
    if isinstance(value, int) and not isinstance(value, bool):
        if key in SEAT:
            return names[value] if value >= 0 else None
        if key in BEER:
            return value / MICROLITRES
    return value


def _words(value: object) -> tuple[str, ...]:
    assert isinstance(value, list)
    return tuple([str(word) for word in value])
