"""House rules as data: a name, its values, the rulings it belongs to, the decks it touches."""

from __future__ import annotations

from pocketmoney.core.problem import unknown


class Option:
    """One house rule. The first value is what holds when nobody says otherwise."""

    __slots__ = ("name", "values", "rules", "decks")

    def __init__(
        self, name: str, values: tuple[str, ...], rules: tuple[int, ...], decks: tuple[str, ...] = ()
    ) -> None:
        self.name = name
        self.values = values
        self.rules = rules
        self.decks = decks

    @property
    def default(self) -> str:
        """The value that holds unless the table chooses another."""
        return self.values[0]


class Preset:
    """A named choice of several house rules at once."""

    __slots__ = ("name", "choices")

    def __init__(self, name: str, choices: dict[str, str]) -> None:
        self.name = name
        self.choices = choices


def find(options: list[Option], name: str, line: int = 0) -> Option:
    """The option of that name, or a problem that names the nearest."""
    for option in options:
        if option.name == name:
            return option
    raise unknown("unknown-option", name, [option.name for option in options], line)


def choose(options: list[Option], given: dict[str, str], line: int = 0) -> dict[str, str]:
    """Every option with its value: what was given, else the default. A wrong name or value is a problem."""
    chosen = {option.name: option.default for option in options}
    for name, value in given.items():
        option = find(options, name, line)
        if value not in option.values:
            problem = unknown("unknown-value", value, list(option.values), line)
            problem.details["option"] = name
            raise problem
        chosen[name] = value
    return chosen
