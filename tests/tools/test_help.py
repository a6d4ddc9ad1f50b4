"""Every tool and every benchmark says with --help what it takes, and does nothing else then."""

from __future__ import annotations

import argparse
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.repository import ROOT, named

BEGINS = 'if __name__ == "__main__":'


def programs() -> list[Path]:
    """Every file of these folders that can be called."""
    found = [path for folder in ("tools", "benchmarks") for path in sorted((ROOT / folder).rglob("*.py"))]
    return [path for path in found if BEGINS in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("path", programs(), ids=named)
def test_help_is_there_for_every_program_and_every_option(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module = named(path).removesuffix(".py").removesuffix("/__main__").replace("/", ".")
    monkeypatch.setattr(sys, "argv", [str(path), "--help"])
    silent: list[tuple[str, ...]] = []
    add = argparse.ArgumentParser.add_argument

    def noted(parser: argparse.ArgumentParser, *names: str, **how: Any) -> argparse.Action:
        if not how.get("help"):
            silent.append(names)
        return add(parser, *names, **how)

    monkeypatch.setattr(argparse.ArgumentParser, "add_argument", noted)
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(path), run_name="__main__")
    assert not ended.value.code
    assert capsys.readouterr().out.startswith(f"usage: python -m {module}")
    assert not silent
