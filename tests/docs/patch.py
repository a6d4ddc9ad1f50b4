"""Applies the diffs that stand in the documents, by their words rather than by line numbers."""

from __future__ import annotations

from pathlib import Path


def apply(diff: str, top: Path) -> None:
    """Change the files under `top` as the diff says; each hunk must fit in exactly one place."""
    target: Path | None = None
    hunk: list[str] = []
    for line in [*diff.splitlines(), "@@"]:
        if line.startswith("--- "):
            continue
        if line.startswith(("+++ ", "@@")):
            if hunk:
                assert target is not None, "a hunk stands before the name of its file"
                _replace(target, hunk)
            hunk = []
            if line.startswith("+++ "):
                target = top / line[4:].strip().removeprefix("b/")
        else:
            hunk.append(line or " ")


def _replace(target: Path, hunk: list[str]) -> None:
    old = "".join(f"{line[1:]}\n" for line in hunk if line[0] in " -")
    new = "".join(f"{line[1:]}\n" for line in hunk if line[0] in " +")
    text = target.read_text(encoding="utf-8")
    places = f"\n{text}".count(f"\n{old}")
    assert places == 1, f"{target.name}: these lines stand there {places} times, not once:\n{old}"
    target.write_text(f"\n{text}".replace(f"\n{old}", f"\n{new}")[1:], encoding="utf-8")
