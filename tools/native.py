"""Compile the rules, the table and the busiest modules of the server to one native library with mypyc.

The build hook calls this, so it imports the standard library alone. With GCC on Linux the C code is compiled as a few
units in parallel with link-time optimisation; elsewhere mypyc drives the compiler by itself, which takes longer.
POCKETMONEY_JOBS says how many compilers run at once (as many as there are processors, if it is not set).
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

SWITCH: Final = "POCKETMONEY_COMPILED"
JOBS: Final = "POCKETMONEY_JOBS"
REQUIREMENTS: Final = ("mypy[mypyc]>=2.4,<3", "setuptools>=77")

PACKAGE: Final = "pocketmoney"
COMPILED_PARTS: Final = ("core", "games", "table")
# What every step of a trainer goes through; of the server and the store, what every message goes through on its way
# between a socket, a table and the disk.
COMPILED_MODULES: Final = (
    "bots/decisions.py",
    "envs/episode.py",
    "server/timers.py",
    "server/connection.py",
    "server/table_driver.py",
    "server/metrics.py",
    "server/table_registry.py",
    "server/rate_limit.py",
    "server/connections.py",
    "server/monotonic_clock.py",
    "server/live_table.py",
    "store/batch_writer.py",
    "store/changes.py",
    "store/log_heads.py",
    "store/sqlite_log.py",
    "store/sqlite_writer.py",
)
INTERPRETED: Final = (
    "core/mypyc_hints.py",  # hints for the compiler, which knows them by itself
    "table/commands.py",  # mypyc drops the keywords of a class, and with them the tags of messages
    "table/entries.py",
    "table/messages.py",
    "table/ports.py",
    "table/story.py",
)

# Everything is one library, and nobody replaces a function of it: let calls inside it be plain calls, or none. And
# what mypyc calls unlikely is an error: let it lie out of the way.
FLAGS: Final = (
    "-fvisibility=hidden",
    "-fno-semantic-interposition",
    "-fno-plt",
    "--param=builtin-expect-probability=100",
)
UNITS: Final = 8
WHOLE_PROGRAM: Final = ("-O2", "-flto", "-fno-fat-lto-objects")
NO_DEBUG_SYMBOLS: Final = "-g0"  # the interpreter's own flags may hold -g, which makes the library five times as large

# Run by the interpreter in the copy of the package: types are checked, C is written, and the extensions are listed.
WRITE_C: Final = """
import json, sys
import setuptools
from mypyc.build import mypycify
found = mypycify(sys.argv[2:], multi_file=True, opt_level="2", debug_level="0")
with open(sys.argv[1], "w", encoding="utf-8") as listed:
    json.dump([[each.name, each.sources, each.include_dirs] for each in found], listed)
"""


class CannotCompile(Exception):
    """The reason why there is no compiled build: a key that programs know, and a sentence."""

    def __init__(self, key: str, sentence: str) -> None:
        super().__init__(sentence)
        self.key = key
        self.sentence = sentence


class Extension(NamedTuple):
    """A library to be made: its module, its C files and the folders of their headers."""

    module: str
    sources: list[str]
    include_folders: list[str]

    @property
    def path(self) -> Path:
        """Return where it belongs, relative to the folder of the package."""
        return Path(*self.module.split(".")).with_suffix(str(sysconfig.get_config_var("EXT_SUFFIX")))


def choice() -> str:
    """Return what the environment asks for."""
    chosen = os.environ.get(SWITCH, "auto").lower()
    if chosen not in ("auto", "on", "off"):
        raise SystemExit(f"{SWITCH} is {chosen!r}; it must be auto, on or off")
    return chosen


def c_compiler() -> list[str]:
    """Return the command of the C compiler; empty if there is none on the path."""
    if os.environ.get("CC"):
        wanted = [os.environ["CC"]]
    else:
        wanted = [str(sysconfig.get_config_var("CC") or "cc"), "cc", "gcc", "clang"]
    for each in wanted:
        words = shlex.split(each)
        if words and shutil.which(words[0]) is not None:
            return words
    return []


def check_compiler() -> None:
    """Make a tiny extension. Raise CannotCompile if that fails, long before mypyc would find out."""
    if sys.platform == "win32":
        return  # setuptools finds a compiler that is not on the path; whether it works shows when it is used
    if not c_compiler():
        raise CannotCompile("no-compiler", "there is no C compiler")
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        raise CannotCompile("no-headers", "Python's C headers are not installed")
    fault = _fault_of_probe("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX; }\n", [])
    if fault:
        raise CannotCompile("failed", f"the C compiler does not work: {fault}")


def can_compile() -> bool:
    """Whether there is a C compiler that works, and Python's headers."""
    try:
        check_compiler()
    except CannotCompile:
        return False
    return True


def has_whole_program_gcc() -> bool:
    """Whether this is GCC on Linux, and its link-time optimisation works."""
    if sys.platform != "linux" or not c_compiler():
        return False
    asked = [*c_compiler(), "-dM", "-E", "-x", "c", os.devnull]
    macros = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    if "__GNUC__" not in macros or "__clang__" in macros:
        return False
    return not _fault_of_probe("int probe(void) { return 1; }\n", WHOLE_PROGRAM)


def _fault_of_probe(code: str, flags: Sequence[str]) -> str:
    """Return the first complaint of the compiler about a library made of this code; empty if it was made."""
    with tempfile.TemporaryDirectory(prefix="pocketmoney-") as folder:
        source = Path(folder) / "probe.c"
        source.write_text(code, encoding="utf-8")
        command = [*c_compiler(), *_usual_flags(), *flags, "-I", sysconfig.get_path("include"), "-fPIC"]
        link = ["-undefined", "dynamic_lookup"] if sys.platform == "darwin" else []
        done = _run([*command, "-shared", *link, str(source), "-o", f"{source}.so"], Path(folder))
        return _first_error(done) if done.returncode else ""


def _run(
    command: Sequence[str], folder: Path, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    except OSError as fault:
        return subprocess.CompletedProcess(command, 1, "", str(fault))


def _first_error(done: subprocess.CompletedProcess[str]) -> str:
    """Return the line that says what is wrong. The last line is often only a note."""
    lines = [line.strip() for line in (done.stderr + "\n" + done.stdout).splitlines() if line.strip()]
    named = [line for line in lines if re.search(r"\berror\b", line, re.IGNORECASE)]
    return (named or lines[-1:] or [f"it ended with code {done.returncode} and no word"])[0]


def _usual_flags() -> list[str]:
    """Return the flags of the interpreter itself and of the environment."""
    return shlex.split(f"{sysconfig.get_config_var('CFLAGS') or ''} {os.environ.get('CFLAGS', '')}")


def flags() -> list[str]:
    """Return those of our own flags that the compiler understands."""
    asked = [*c_compiler(), "-Werror", "-E", "-x", "c", os.devnull]
    return [each for each in FLAGS if c_compiler() and not _run([*asked, each], Path.cwd()).returncode]


def modules_in(package: Path) -> list[Path]:
    """Return the modules of the package that are compiled."""
    files = [file for part in COMPILED_PARTS for file in (package / part).rglob("*.py")]
    files += [package / module for module in COMPILED_MODULES]
    left_alone = {package / module for module in INTERPRETED}
    return sorted(file for file in files if file not in left_alone)


def copy_package(root: Path, folder: Path) -> None:
    """Copy the sources of the package, so that compiling leaves the tree as it was."""
    # The web client may be in the making meanwhile.
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "site")
    shutil.copytree(root / "src" / PACKAGE, folder / PACKAGE, ignore=unwanted)


def compile_into(folder: Path) -> list[Path]:
    """Compile the copy of the package in that folder; return the libraries, relative to it."""
    check_compiler()
    modules = [str(file.relative_to(folder)) for file in modules_in(folder / PACKAGE)]
    environment = {**os.environ, "MYPYPATH": str(folder), "MYPY_CACHE_DIR": str(folder / ".mypy_cache")}
    if has_whole_program_gcc():
        return _compile_in_parallel(folder, modules, environment)
    return _compile_with_mypyc(folder, modules, environment)


def _compile_with_mypyc(folder: Path, modules: list[str], environment: dict[str, str]) -> list[Path]:
    """Let mypyc drive the compiler: one C file, one compiler at a time, any compiler that setuptools knows."""
    environment |= {"MYPYC_OPT_LEVEL": "3", "MYPYC_DEBUG_LEVEL": "0"}
    if c_compiler():
        environment["CC"] = shlex.join(c_compiler())
        environment["CFLAGS"] = shlex.join([*shlex.split(os.environ.get("CFLAGS", "")), *flags()])
    done = _run([sys.executable, "-m", "mypyc", "--strict", *modules], folder, environment)
    if done.returncode:
        raise CannotCompile("failed", _first_error(done))
    shutil.rmtree(folder / "build", ignore_errors=True)
    return sorted(library.relative_to(folder) for library in folder.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))


def _compile_in_parallel(folder: Path, modules: list[str], environment: dict[str, str]) -> list[Path]:
    """Compile several units at once and let the linker optimise across them."""
    listed = folder / "extensions.json"
    done = _run([sys.executable, "-c", WRITE_C, str(listed), "--strict", *modules], folder, environment)
    if done.returncode:
        raise CannotCompile("failed", _first_error(done))
    library, *shims = [Extension(*each) for each in json.loads(listed.read_text(encoding="utf-8"))]
    units = _units(folder, library)
    usual = [*c_compiler(), *_usual_flags(), *flags(), NO_DEBUG_SYMBOLS, "-w", "-fPIC"]
    headers = [f"-I{path}" for path in [sysconfig.get_path("include"), *library.include_folders]]
    jobs = [[*usual, *headers, *WHOLE_PROGRAM, "-c", unit, "-o", f"{unit}.o"] for unit in units]
    # A shim is what Python imports as the module; it only asks the library for it.
    jobs += [[*usual, *headers, "-O0", "-shared", *shim.sources, "-o", str(shim.path)] for shim in shims]
    with ThreadPoolExecutor(workers()) as pool:
        _all_done(list(pool.map(lambda job: _run(job, folder), jobs)))
    link = [*usual, *WHOLE_PROGRAM, f"-flto={workers()}", "-shared", *shlex.split(os.environ.get("LDFLAGS", ""))]
    _all_done([_run([*link, *[f"{unit}.o" for unit in units], "-o", str(library.path)], folder)])
    return [library.path, *[shim.path for shim in shims]]


def workers() -> int:
    """Return how many compilers run at once."""
    asked = os.environ.get(JOBS, "")
    if asked.isdecimal() and int(asked):
        return int(asked)
    return os.cpu_count() or 1


def _all_done(runs: list[subprocess.CompletedProcess[str]]) -> None:
    for done in runs:
        if done.returncode:
            raise CannotCompile("failed", _first_error(done))


def _units(folder: Path, library: Extension) -> list[str]:
    """Join the C files of our modules to a few of like size; mypyc's own runtime stays as it is."""
    ours = sorted(source for source in library.sources if "__native" in Path(source).name)
    sizes = [(folder / source).stat().st_size for source in ours]
    parts: list[list[str]] = [[] for _ in range(UNITS)]
    before = 0
    for source, size in zip(ours, sizes, strict=True):
        parts[before * UNITS // sum(sizes)].append(source)
        before += size
    units = []
    for number, part in enumerate(parts):
        unit = folder / f"unit{number}.c"
        unit.write_text("".join(f'#include "{folder / source}"\n' for source in part), encoding="utf-8")
        units.append(str(unit))
    return units + [source for source in library.sources if source not in ours]
