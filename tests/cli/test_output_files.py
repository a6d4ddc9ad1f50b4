"""Every flag that writes a file: a file of somebody else stays, a folder stays, and nothing is half written."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

import pytest

from pocketmoney.cli import main
from tests.patience import PATIENCE

GAME = "game: lunch-money\nrules: 2\nseats: Ann Ben\nseed: 1\n---\nAnn: pass\n"
BOTS = "--seats bot bot --seed 1"

# What writes to FILE, how such a file is called, and whether it holds a record.
WRITERS = {
    "record": (f"play {BOTS} --record FILE", "out.play"),
    "export": ("games export KEPT FILE", "out.play"),
    "board": ("board new FILE", "out.toml"),
    "report": ("sim lunch-money --seats fair,fair --games 2 --jobs 1 --seed 1 --report FILE", "out.html"),
    "svg": ("review GAME --rollouts 1 --moments 1 --svg FILE", "out.svg"),
    "json": ("sim lunch-money --seats fair,fair --games 2 --jobs 1 --seed 1 --json FILE", "out.json"),
    "backup": ("backup FILE", "out.db"),
}
LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]), int(sys.argv[1])))
from pocketmoney.cli import main
sys.exit(main(sys.argv[2:]))
"""


@pytest.fixture(autouse=True)
def kept_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A kept game and a record, in folders of their own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    Path("game.play").write_text(GAME, encoding="utf-8")
    done = pocketmoney("play --from game.play --record kept.play --seats Ann", typed="1\n")
    assert done.returncode == 0, done.stderr
    Path("kept.play").unlink()


class Done(NamedTuple):
    """What became of a command."""

    returncode: int
    stdout: str
    stderr: str


def pocketmoney(line: str, typed: str = "") -> Done:
    """Run a command inside the test."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr("sys.stdin", io.StringIO(typed))
        code = main(line.split())
    return Done(code, out.getvalue(), err.getvalue())


def limited(line: str, limit: int) -> Done:
    """Run a command in a process that can write files of so many bytes only."""
    command = [sys.executable, "-c", LIMITED, str(limit), *line.split()]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    return Done(done.returncode, done.stdout, done.stderr)


def command(writer: str, file: str) -> str:
    line = WRITERS[writer][0].replace("FILE", file).replace("GAME", "game.play")
    if "KEPT" in line:
        (kept,) = Path(os.environ["XDG_DATA_HOME"], "pocketmoney", "games").iterdir()
        line = line.replace("KEPT", kept.stem)
    return line


def left(folder: str) -> list[str]:
    return sorted(path.name for path in Path(folder).iterdir())


@pytest.mark.parametrize("writer", WRITERS)
def test_nothing_is_replaced_that_the_program_did_not_write(writer: str) -> None:
    name = WRITERS[writer][1]
    Path("there").mkdir()
    file = f"there/{name}"
    Path(file).write_text("my own words", encoding="utf-8")
    for force in ("", " --force"):
        if force and writer in ("json", "backup"):
            continue
        done = pocketmoney(command(writer, file) + force)
        assert (done.returncode, len(done.stderr.splitlines())) == (2, 1), done.stderr
        assert "Traceback" not in done.stderr
        assert Path(file).read_text(encoding="utf-8") == "my own words"
    assert left("there") == [name]


@pytest.mark.parametrize("writer", WRITERS)
@pytest.mark.parametrize("place", ["folder", "below-a-file", "nowhere"])
def test_what_is_no_place_for_a_file_is_said_in_one_line(writer: str, place: str) -> None:
    name = WRITERS[writer][1]
    Path("there").mkdir()
    Path("there", "file").write_text("a file", encoding="utf-8")
    file = {"folder": f"there/{name}", "below-a-file": f"there/file/{name}", "nowhere": f"there/no/{name}"}[place]
    if place == "folder":
        Path(file).mkdir()
    before = left("there")
    done = pocketmoney(command(writer, file))
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1), done.stderr
    assert "Traceback" not in done.stderr
    assert left("there") == before


@pytest.mark.parametrize("writer", ["record", "export", "board", "report", "svg"])
def test_its_own_file_is_replaced_by_force_only(writer: str) -> None:
    name = WRITERS[writer][1]
    line = command(writer, name)
    first = pocketmoney(line)
    assert first.returncode == 0, first.stderr
    before = Path(name).read_bytes()
    done = pocketmoney(line)
    assert done.returncode == 2 and "--force" in done.stderr
    assert Path(name).read_bytes() == before
    again = pocketmoney(f"{line} --force")
    assert again.returncode == 0, again.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="limits as Unix has them")
@pytest.mark.parametrize("writer", ["record", "export", "board", "report", "svg"])
def test_a_full_disk_leaves_the_old_file_and_nothing_half_written(writer: str) -> None:
    name = WRITERS[writer][1]
    Path("there").mkdir()
    line = command(writer, f"there/{name}")
    assert pocketmoney(line).returncode == 0
    old = {path.name: path.read_bytes() for path in Path("there").iterdir()}
    done = limited(f"{line} --force", 40)
    assert done.returncode == 2 or "cannot be written" in done.stdout
    assert "Traceback" not in done.stderr
    assert {path.name: path.read_bytes() for path in Path("there").iterdir()} == old
