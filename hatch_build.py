"""The build hook: compile `core`, `games`, `table` and the busiest part of `server` with mypyc, given a C compiler.

POCKETMONEY_COMPILED decides: `auto` (the default) compiles if it can and says in one line why not if it cannot; `off`
makes the pure package; `on` makes a failure fatal. The pure modules stay in the wheel beside the compiled ones.
Editable installs are always pure. POCKETMONEY_WEB decides in the same way about the client (see tools/site.py).
"""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "POCKETMONEY_COMPILED"
MYPYC = "mypy[mypyc]>=2.4,<3"
COMPILED_PARTS = ("core", "games", "table")
# Of the server and the store, what every message goes through on its way between a socket, a table and the disk.
COMPILED_MODULES = (
    "server/alarms.py",
    "server/device.py",
    "server/driving.py",
    "server/figures.py",
    "server/hub.py",
    "server/limits.py",
    "server/lobby.py",
    "server/now.py",
    "server/room.py",
    "server/visitor.py",
    "store/adding.py",
    "store/batch.py",
    "store/changes.py",
    "store/ends.py",
    "store/sqlite.py",
    "store/writer.py",
)
INTERPRETED = (
    "core/compiling.py",  # hints for the compiler, which knows them by itself
    "table/commands.py",  # mypyc drops the keywords of a class, and with them the tags of messages
    "table/entries.py",
    "table/messages.py",
    "table/ports.py",
    "table/story.py",
)
OPTIMISATION = "3"
# Everything is one library, and nobody replaces a function of it: let calls inside it be plain calls, or none. And
# what mypyc calls unlikely is an error: let it lie out of the way.
FLAGS = (
    "-fvisibility=hidden",
    "-fno-semantic-interposition",
    "-fno-plt",
    "--param=builtin-expect-probability=100",
)


def choice() -> str:
    """What the environment asks for."""
    chosen = os.environ.get(SWITCH, "auto").lower()
    if chosen not in ("auto", "on", "off"):
        raise SystemExit(f"{SWITCH} is {chosen!r}; it must be auto, on or off")
    return chosen


def why_not() -> str:
    """What is missing for a compiled build; empty if nothing is."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None and shutil.which("cc") is None and shutil.which("cl") is None:
        return "there is no C compiler"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return "" if headers.is_file() else "Python's C headers are not installed"


def flags() -> str:
    """What the compiler is told beyond mypyc's own words: as always, and of ours what it understands."""
    usual = os.environ.get("CFLAGS") or sysconfig.get_config_var("CFLAGS") or ""
    compiler = (sysconfig.get_config_var("CC") or "").split()
    if not compiler or shutil.which(compiler[0]) is None:
        return usual
    understood = []
    for flag in FLAGS:
        asked = [*compiler, "-Werror", flag, "-E", "-x", "c", os.devnull]
        if subprocess.run(asked, capture_output=True, check=False).returncode == 0:
            understood.append(flag)
    return " ".join([usual, *understood])


def compile_into(folder: Path) -> list[Path]:
    """Compile the copy of the package in that folder as one group; returns the libraries, relative to it."""
    package = folder / "pocketmoney"
    left_alone = [package / module for module in INTERPRETED]
    files = [file for part in COMPILED_PARTS for file in (package / part).rglob("*.py")]
    files += [package / module for module in COMPILED_MODULES]
    modules = sorted(str(file.relative_to(folder)) for file in files if file not in left_alone)
    environment = {
        **os.environ,
        "CFLAGS": flags(),
        "MYPYPATH": str(folder),
        "MYPY_CACHE_DIR": str(folder / ".mypy_cache"),
        "MYPYC_OPT_LEVEL": OPTIMISATION,
        "MYPYC_DEBUG_LEVEL": "0",
    }
    command = [sys.executable, "-m", "mypyc", "--strict", *modules]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError((done.stdout + done.stderr).strip()[-2000:])
    shutil.rmtree(folder / "build", ignore_errors=True)
    return sorted(library.relative_to(folder) for library in folder.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))


def copy_package(root: Path, folder: Path) -> None:
    """Copy the sources of the package, so that compiling leaves the tree as it was."""
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(root / "src" / "pocketmoney", folder / "pocketmoney", ignore=unwanted)


def site(root: str) -> ModuleType:
    """What builds the web client. The tools of this project are no package that is installed."""
    sys.path.insert(0, root)
    try:
        return importlib.import_module("tools.site")
    finally:
        sys.path.remove(root)


class Build(BuildHookInterface[BuilderConfig]):
    """Adds the web client and the compiled modules to the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs beyond hatchling: mypyc and Node.js, if they are going to be used."""
        if self.target_name != "wheel":
            return []
        needed = [MYPYC] if choice() != "off" and not why_not() else []
        web = site(self.root)
        if web.choice() != "off" and not web.is_built(Path(self.root)) and not web.has_node():
            needed.append(web.NODE_PACKAGE)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; compile, and put the libraries beside their modules."""
        if self.target_name != "wheel":
            return
        missing = site(self.root).build_or_say_why_not(Path(self.root))
        if missing:
            self.app.display_warning(missing)
        if version == "editable" or choice() == "off":
            return
        reason = why_not()
        if not reason:
            try:
                self._add(build_data)
                return
            except (RuntimeError, OSError) as fault:
                reason = str(fault)
        if choice() == "on":
            raise SystemExit(f"the compiled build failed: {reason}")
        self.app.display_warning(f"Pocket Money is built without compiled rules: {reason.splitlines()[-1]}")

    def _add(self, build_data: dict[str, Any]) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="pocketmoney-")
        folder = Path(self._folder.name)
        copy_package(Path(self.root), folder)
        for library in compile_into(folder):
            build_data["force_include"][str(folder / library)] = str(library)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was compiled outside the wheel."""
        folder = getattr(self, "_folder", None)
        if folder is not None:
            folder.cleanup()
