"""Errors for trainers: one sentence from the catalogue, as the exception that Python has for it."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from pocketmoney.core.problem import Problem
from pocketmoney.text import language
from pocketmoney.text.speech import Speech


def sentence(key: str, args: Mapping[str, object]) -> str:
    """The words for a key."""
    return _speech().say(key, args)


# What is installed under another name than it is imported by.
PACKAGES: Final = {"pyspiel": "open-spiel"}


def missing_extra(module: str, extra: str, missing: ImportError) -> ImportError:
    """Which package a module lacks, and how to get it, in one sentence."""
    name = (missing.name or extra).partition(".")[0]
    args = {"module": module, "package": PACKAGES.get(name, name), "extra": extra}
    return ImportError(sentence("env-missing-extra", args), name=missing.name)


@contextmanager
def problems_as_value_errors() -> Iterator[None]:
    """Turn a problem with what was given into a ValueError that says it."""
    try:
        yield
    except Problem as problem:
        raise ValueError(_speech().complain(problem)) from None


def _speech() -> Speech:
    return Speech(language.of_environment(os.environ))
