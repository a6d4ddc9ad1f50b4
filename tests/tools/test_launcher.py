"""Starting from the source tree: plain at first, compiled at the next start, and never with older sources."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tools import launcher, native
from tools.launcher import CompiledTrees


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A source tree as small as one can be."""
    core = tmp_path / "src" / "pocketmoney" / "core"
    core.mkdir(parents=True)
    (core / "__init__.py").touch()
    (core.parent / "__init__.py").touch()
    (core.parent / "server" / "site").mkdir(parents=True)
    (core / "one.py").write_text("def one() -> int:\n    return 1\n", encoding="utf-8")
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "native.py").touch()
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "play.txt").touch()
    return tmp_path


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[CompiledTrees]:
    """The background compiles that were started; none of them runs."""
    found: list[CompiledTrees] = []
    monkeypatch.setattr(launcher, "start_compiling", found.append)
    monkeypatch.setattr(native, "check_compiler", lambda: None)
    monkeypatch.delenv(native.SWITCH, raising=False)
    return found


def compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let compiling leave one library, at once."""

    def leave_library(folder: Path) -> list[Path]:
        (folder / "group__mypyc.so").touch()
        (folder / "pocketmoney" / "core" / "one.so").touch()
        return [Path("group__mypyc.so"), Path("pocketmoney/core/one.so")]

    monkeypatch.setattr(native, "compile_into", leave_library)


def test_the_first_start_is_plain_and_the_second_compiled(
    root: Path, started: list[CompiledTrees], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, line = launcher.prepare(CompiledTrees(root))
    assert folder == "" and "in the background" in line
    compiles(monkeypatch)
    started[0].compile()
    folder, line = launcher.prepare(CompiledTrees(root))
    assert line == "The rules are compiled." and len(started) == 1
    tree = Path(folder)
    assert (tree / "group__mypyc.so").is_file() and (tree / "pocketmoney" / "core" / "one.so").is_file()
    # The client is the one of the sources, also after it was built anew.
    (root / "src" / "pocketmoney" / "server" / "site" / "index.html").touch()
    assert (tree / "pocketmoney" / "server" / "site" / "index.html").is_file()


def test_an_edit_is_never_hidden(root: Path, started: list[CompiledTrees], monkeypatch: pytest.MonkeyPatch) -> None:
    compiles(monkeypatch)
    CompiledTrees(root).compile()
    (root / "src" / "pocketmoney" / "core" / "one.py").write_text("def one() -> int:\n    return 2\n")
    assert launcher.prepare(CompiledTrees(root))[0] == ""
    assert len(started) == 1


def test_an_edit_while_compiling_leaves_no_tree(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def edit(folder: Path) -> list[Path]:
        (root / "src" / "pocketmoney" / "core" / "two.py").touch()
        return []

    monkeypatch.setattr(native, "compile_into", edit)
    trees = CompiledTrees(root)
    trees.compile()
    assert not trees.is_ready() and not CompiledTrees(root).is_ready()
    assert [path.name for path in trees.folder.iterdir()] == [launcher.LOCK]


def test_one_process_compiles_at_a_time(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiles(monkeypatch)
    trees = CompiledTrees(root)
    trees.folder.mkdir(parents=True)
    with (trees.folder / launcher.LOCK).open("a") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        trees.compile()
        assert not trees.is_ready()
    trees.compile()
    assert trees.is_ready()


def test_trees_of_older_sources_go_when_no_program_uses_them(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiles(monkeypatch)
    source = root / "src" / "pocketmoney" / "core" / "one.py"
    old = CompiledTrees(root)
    old.compile()
    # A program that was started from the old tree.
    code = "import fcntl, os, sys; fcntl.flock(os.open(sys.argv[1], os.O_RDONLY), fcntl.LOCK_SH); print(); input()"
    command = [sys.executable, "-c", code, str(old.current / launcher.IN_USE)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        assert program.stdin is not None and program.stdout is not None
        program.stdout.readline()
        source.write_text("def one() -> int:\n    return 2\n")
        CompiledTrees(root).compile()
        assert old.is_ready()
        program.stdin.write(b"\n")
        program.stdin.close()
    source.write_text("def one() -> int:\n    return 3\n")
    newest = CompiledTrees(root)
    newest.compile()
    assert [path for path in newest.folder.iterdir() if path.is_dir()] == [newest.current]


def test_a_failure_is_told_and_tried_again(
    root: Path, started: list[CompiledTrees], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(folder: Path) -> list[Path]:
        raise native.CannotCompile("failed", "one.py:1: error: no")

    monkeypatch.setattr(native, "compile_into", fail)
    CompiledTrees(root).compile()
    folder, line = launcher.prepare(CompiledTrees(root))
    assert folder == "" and line.endswith("failed the last time: one.py:1: error: no")
    compiles(monkeypatch)
    started[0].compile()
    assert launcher.prepare(CompiledTrees(root))[1] == "The rules are compiled."
    assert CompiledTrees(root).failure() == ""


def test_no_compiler_is_told(root: Path, started: list[CompiledTrees], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise native.CannotCompile("no-compiler", "there is no C compiler")

    monkeypatch.setattr(native, "check_compiler", fail)
    folder, line = launcher.prepare(CompiledTrees(root))
    assert folder == "" and line.endswith("there is no C compiler") and not started


def test_switched_off_nothing_is_compiled_and_nothing_said(
    root: Path, started: list[CompiledTrees], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(native.SWITCH, "off")
    assert launcher.prepare(CompiledTrees(root)) == ("", "")
    assert not started


def test_the_command_follows_with_its_words() -> None:
    environment = {**os.environ, native.SWITCH: "off"}
    command = [sys.executable, "-m", "tools.launcher", "rules", "R46"]
    done = subprocess.run(
        command, cwd=launcher.ROOT, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    assert "R46" in done.stdout
