"""The compiled build: when it is made, with which compiler, and what is said where it cannot be made."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.repository import PACKAGE
from tools import native

HAS_COMPILER = native.can_compile()
needs_compiler = pytest.mark.skipif(not HAS_COMPILER, reason="there is no C compiler here")
needs_gcc = pytest.mark.skipif(not native.has_whole_program_gcc(), reason="there is no GCC with LTO here")


def script(folder: Path, name: str, lines: str) -> Path:
    """A program to stand in for a compiler."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{lines}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


@pytest.mark.parametrize("word", ["auto", "on", "off", "OFF"])
def test_the_switch_takes_three_words(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(native.SWITCH, word)
    assert native.choice() == word.lower()


def test_the_switch_takes_no_other_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(native.SWITCH, "maybe")
    with pytest.raises(SystemExit, match="'maybe'; it must be auto, on or off"):
        native.choice()


def test_no_compiler_is_a_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(native.CannotCompile) as raised:
        native.check_compiler()
    assert (raised.value.key, raised.value.sentence) == ("no-compiler", "there is no C compiler")


@needs_compiler
def test_missing_headers_are_a_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    with pytest.raises(native.CannotCompile) as raised:
        native.check_compiler()
    assert raised.value.key == "no-headers"


def test_a_broken_compiler_is_found_before_anything_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = script(tmp_path, "broken-cc", "echo 'collect2: fatal error: cannot find ld' >&2; exit 1")
    monkeypatch.setenv("CC", str(broken))
    assert not native.can_compile()
    folder = tmp_path / "empty"
    folder.mkdir()
    with pytest.raises(native.CannotCompile) as raised:
        native.compile_into(folder)
    if (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        assert raised.value.sentence == "the C compiler does not work: collect2: fatal error: cannot find ld"


def test_a_compiler_without_a_word_is_a_reason_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        pytest.skip("there are no headers here")
    monkeypatch.setenv("CC", str(script(tmp_path, "silent-cc", "exit 3")))
    with pytest.raises(native.CannotCompile, match="it ended with code 3"):
        native.check_compiler()


@needs_gcc
def test_clang_is_left_to_mypyc(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    says = "echo '#define __GNUC__ 4'; echo '#define __clang__ 1'"
    monkeypatch.setenv("CC", str(script(tmp_path, "clang", says)))
    assert not native.has_whole_program_gcc()


@needs_gcc
def test_gcc_whose_link_time_optimisation_fails_is_left_to_mypyc(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = shutil.which(native.c_compiler()[0])
    refuses = f'case "$*" in *-flto*) echo "error: no LTO" >&2; exit 1;; esac\nexec {real} "$@"'
    monkeypatch.setenv("CC", str(script(tmp_path, "gcc", refuses)))
    assert native.can_compile()
    assert not native.has_whole_program_gcc()


@pytest.mark.slow
@pytest.mark.timeout(600)
@needs_gcc
@pytest.mark.parametrize("has_lto", [True, False])
def test_a_small_package_is_compiled_either_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, has_lto: bool
) -> None:
    """Two modules through the real mypyc and the real compiler; afterwards they are imported as libraries."""
    package = tmp_path / native.PACKAGE
    (package / "core").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "core" / "__init__.py").touch()
    (package / "core" / "one.py").write_text("def one() -> int:\n    return 1\n", encoding="utf-8")
    two = "from pocketmoney.core.one import one\n\n\ndef two() -> int:\n    return one() + one()\n"
    (package / "core" / "two.py").write_text(two, encoding="utf-8")
    monkeypatch.setattr(native, "COMPILED_MODULES", ())
    monkeypatch.setattr(native, "has_whole_program_gcc", lambda: has_lto)
    libraries = native.compile_into(tmp_path)
    assert {path.name.split(".")[0] for path in libraries} >= {"one", "two"}
    code = "from pocketmoney.core import two; assert two.__file__.endswith('.so'), two.__file__; print(two.two())"
    done = native._run([sys.executable, "-c", code], tmp_path, {"PYTHONPATH": str(tmp_path)})
    assert done.stdout == "2\n", done.stderr


def test_the_reason_is_the_error_and_not_the_note_below_it() -> None:
    said = "a.py:2: note: see b.py\nb.py:15: error: Cannot find implementation\nb.py:15: note: See the manual\n"
    assert native._first_error(subprocess.CompletedProcess([], 1, said, "")) == said.splitlines()[1]
    assert native._first_error(subprocess.CompletedProcess([], 1, "", "no space\n")) == "no space"


def test_every_module_that_is_named_exists() -> None:
    modules = native.modules_in(PACKAGE)
    assert [path for path in modules if not path.is_file()] == []
    assert [name for name in native.INTERPRETED if not (PACKAGE / name).is_file()] == []
    assert PACKAGE / "core" / "action.py" in modules and PACKAGE / "core" / "mypyc_hints.py" not in modules


@pytest.mark.parametrize(("word", "expected"), [("3", 3), ("0", None), ("many", None), ("", None)])
def test_the_number_of_compilers_can_be_said(word: str, expected: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(native.JOBS, word)
    assert native.workers() == expected if expected else native.workers() >= 1
