"""Start `pocketmoney` from this source tree, with compiled rules if these very sources were compiled before.

Usage: python -m tools.launcher [words of the command]. The first start runs plain Python at once and compiles in the
background, at low priority, for the next start. A compiled tree lies in build/native under a digest of the sources,
the compiling code and the interpreter, so that no edit is ever hidden. One process compiles at a time; trees of older
sources go when no program uses them. POCKETMONEY_COMPILED=off leaves all of that out.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tools import native

ROOT: Final = Path(__file__).resolve().parents[1]
TREES: Final = Path("build") / "native"
# What is compiled, and what decides how. The web client is not: a tree refers to the one of the sources.
INPUTS: Final = ("src/pocketmoney", "docs/rules", "tools/native.py", "requirements/play.txt")
LINKED: Final = {"server/site": "src/pocketmoney/server/site", "rules_text": "docs/rules"}
IN_USE: Final = "in-use"
LOCK: Final = "lock"
LOG: Final = "log.txt"
FAILED: Final = "failed.txt"
UNFINISHED: Final = "unfinished-"
LOWEST_PRIORITY: Final = 19
NOT_YET: Final = "The rules run as plain Python for now. They are being compiled in the background for the next start."


def digest(root: Path) -> str:
    """Return what a compiled tree is known by."""
    found = hashlib.sha256(f"{sys.version}\0{sysconfig.get_config_var('EXT_SUFFIX')}\0".encode())
    for name in INPUTS:
        top = root / name
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            parts = path.relative_to(root).parts
            if path.is_file() and "__pycache__" not in parts and "site" not in parts:
                found.update(f"{'/'.join(parts)}\0".encode())
                found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()[:16]


class CompiledTrees:
    """The compiled copies of the package below a source tree."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / TREES
        self.digest = digest(root)
        self.current = self.folder / self.digest

    def is_ready(self) -> bool:
        """Whether the sources as they are now were compiled."""
        return self.current.is_dir()

    def failure(self) -> str:
        """Return why compiling these sources failed; empty if it did not."""
        try:
            of, why = (self.folder / FAILED).read_text(encoding="utf-8").split("\n")[:2]
        except (OSError, ValueError):
            return ""
        return why if of == self.digest else ""

    def compile(self) -> None:
        """Compile the sources, unless another process compiles; then remove the trees of older sources."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with _locked(self.folder / LOCK) as is_ours:
            if not is_ours or self.is_ready():
                return
            for path in self.folder.glob(f"{UNFINISHED}*"):
                shutil.rmtree(path)
            making = Path(tempfile.mkdtemp(prefix=UNFINISHED, dir=self.folder))
            try:
                self._compile_into(making)
            except native.CannotCompile as reason:
                (self.folder / FAILED).write_text(f"{self.digest}\n{reason.sentence}\n", encoding="utf-8")
            finally:
                shutil.rmtree(making, ignore_errors=True)
            if self.is_ready():
                (self.folder / FAILED).unlink(missing_ok=True)
                self.remove_old()

    def _compile_into(self, making: Path) -> None:
        native.copy_package(self.root, making)
        libraries = native.compile_into(making)
        tree = making / "tree"
        tree.mkdir()
        (making / native.PACKAGE).rename(tree / native.PACKAGE)
        for library in libraries:
            if not (tree / library).exists():  # the library itself lies beside the package, its shims inside
                (making / library).rename(tree / library)
        for name, source in LINKED.items():
            (tree / native.PACKAGE / name).symlink_to(self.root / source)
        (tree / IN_USE).touch()
        if digest(self.root) == self.digest:  # else the sources were edited meanwhile
            tree.rename(self.current)

    def remove_old(self) -> None:
        """Remove the trees of older sources that no program uses."""
        for tree in self.folder.iterdir():
            if tree.is_dir() and tree != self.current:
                with _locked(tree / IN_USE) as is_free:
                    if is_free:
                        shutil.rmtree(tree)

    def use(self) -> str:
        """Mark the compiled tree as used as long as this program runs; return its path."""
        used = os.open(self.current / IN_USE, os.O_RDONLY)
        fcntl.flock(used, fcntl.LOCK_SH)
        os.set_inheritable(used, True)  # the program that follows keeps the mark
        return str(self.current)


@contextmanager
def _locked(path: Path) -> Iterator[bool]:
    """Hold a lock for a while; False if another process holds it."""
    with path.open("a", encoding="utf-8") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
            return
        yield True


def start_compiling(trees: CompiledTrees) -> None:
    """Compile in a process of its own, which goes on when this one ends."""
    trees.folder.mkdir(parents=True, exist_ok=True)
    with (trees.folder / LOG).open("w", encoding="utf-8") as log:
        command = [sys.executable, "-m", "tools.launcher", "--compile"]
        subprocess.Popen(
            command, cwd=trees.root, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
        )


def prepare(trees: CompiledTrees) -> tuple[str, str]:
    """Return the folder to import from, empty for the sources, and a line about it; compile if that has to be done."""
    if native.choice() == "off":
        return "", ""
    if trees.is_ready():
        return trees.use(), "The rules are compiled."
    try:
        native.check_compiler()
    except native.CannotCompile as reason:
        return "", f"The rules run as plain Python, which is slower: {reason.sentence}"
    start_compiling(trees)
    # It may have failed for a reason that is gone, a full disk or a process that was killed: try again.
    why = trees.failure()
    failed = f" Compiling them failed the last time: {why}" if why else ""
    return "", f"{NOT_YET}{failed}"


def main() -> None:
    """Become the command, or compile."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.launcher",
        description="Start pocketmoney from this source tree; compile its rules in the background for the next start.",
        epilog="Everything else is handed on to the command.",
    )
    parser.add_argument("--compile", action="store_true", help="compile now, at the lowest priority, and start nothing")
    asked, words = parser.parse_known_args()
    trees = CompiledTrees(ROOT)
    if asked.compile:
        os.nice(LOWEST_PRIORITY)
        trees.compile()
        return
    folder, line = prepare(trees)
    if line:
        print(line, flush=True)
    environment = dict(os.environ)
    if folder:
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, [folder, environment.get("PYTHONPATH")]))
    os.execve(sys.executable, [sys.executable, "-m", native.PACKAGE, *words], environment)


if __name__ == "__main__":
    main()
