"""House rules as data: a name, its values, the rulings it belongs to, the decks it touches."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from pocketmoney.core.problem import Problem, unknown

NUMBER: Final = "number"  # a whole number from 1 up
AMOUNT: Final = "amount"  # of a drink, as in 2.5cl

_FREE: Final = {
    NUMBER: re.compile(r"0*[1-9][0-9]{0,8}"),
    AMOUNT: re.compile(r"[0-9]{1,6}(\.[0-9]{1,3})?cl"),
}


class Option(NamedTuple):
    """One house rule. The first value is what holds when nobody says otherwise.

    If `free` names a kind of value, any value of that kind will do; those that are listed are the usual ones.
    """

    name: str
    values: tuple[str, ...]
    rules: tuple[int, ...]
    decks: tuple[str, ...] = ()
    free: str = ""

    @property
    def default(self) -> str:
        """The value that holds unless the table chooses another."""
        return self.values[0]

    def allows(self, value: str) -> bool:
        """Whether that is one of its values, or such a one as it leaves free."""
        return value in self.values or (self.free != "" and _FREE[self.free].fullmatch(value) is not None)


class Preset(NamedTuple):
    """A named choice of several house rules at once."""

    name: str
    choices: dict[str, str]


def find(options: list[Option], name: str, line: int = 0) -> Option:
    """The option of that name, or a problem that names the nearest."""
    for option in options:
        if option.name == name:
            return option
    raise unknown("unknown-option", name, [option.name for option in options], line)


def completed(options: list[Option], saved: dict[str, str]) -> dict[str, str]:
    """The options of a saved state; those that its program did not know yet have their defaults."""
    return {option.name: option.default for option in options} | saved


def choose(options: list[Option], given: dict[str, str], line: int = 0) -> dict[str, str]:
    """Every option with its value: what was given, else the default. A wrong name or value is a problem."""
    chosen = {option.name: option.default for option in options}
    for name, value in given.items():
        option = find(options, name, line)
        if not option.allows(value):
            if option.free == NUMBER:
                raise Problem("no-number", {"option": name, "word": value}, line)
            if option.free == AMOUNT:
                raise Problem("no-amount", {"option": name, "word": value}, line)
            problem = unknown("unknown-value", value, list(option.values), line)
            problem.details["option"] = name
            raise problem
        chosen[name] = value
    return chosen
