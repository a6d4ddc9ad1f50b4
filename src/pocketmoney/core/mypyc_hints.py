"""Hints for the compiled build. Interpreted, they do nothing and nothing has to be installed for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

C = TypeVar("C", bound=type)

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**hints: object) -> Callable[[C], C]:
        """A hint on a class: `acyclic` for objects that never refer to themselves, so that the collector can leave
        them alone; `free_list_len` to use the room of the last one that died again."""
        return lambda decorated: decorated
