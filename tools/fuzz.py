"""A coverage-guided fuzzer (atheris, which is libFuzzer for Python) for everything that reads what strangers wrote.

Usage: python -m tools.fuzz [TARGET ...] [--runs N] [--seconds N]. Each target runs in a process of its own, begins with
texts that are good, and may refuse what it reads by a `Problem` and by nothing else. What breaks it is kept in
build/fuzz, and the exit code is one.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "build" / "fuzz"
RUNS: Final = 50_000
LONGEST: Final = 4_096  # bytes of an input
CHILD: Final = "--child"

Target = Callable[[bytes], None]


def record(data: bytes) -> None:
    """Read a play record and deal its game."""
    from pocketmoney import games
    from pocketmoney.core import record as records
    from pocketmoney.core.problem import Problem

    with suppress(Problem):
        records.parse(data, games.find).begin()


def wire(data: bytes) -> None:
    """Decode a command; one that is well formed says the same when it is sent again."""
    import msgspec

    from pocketmoney.table.commands import AnyCommand

    decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
    try:
        command = decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return
    assert decoder.decode(msgspec.json.encode(command)) == command


def board(data: bytes) -> None:
    """Read a board; what it is refused for is a list of problems."""
    from pocketmoney.core.problem import Problem
    from pocketmoney.games.tietgen import board as boards

    text = data.decode("utf-8", "replace")
    problems = boards.check(text)
    try:
        boards.parse(text)
    except Problem:
        assert problems
    else:
        assert not problems


def kitchen(data: bytes) -> None:
    """Read kitchen letters for the packaged board."""
    from pocketmoney.core.problem import Problem
    from pocketmoney.games.tietgen import kitchen as letters
    from pocketmoney.games.tietgen import package_data

    text = data.decode("utf-8", "replace")
    problems = letters.check(text, package_data.board())
    try:
        letters.parse(text, package_data.board())
    except Problem:
        assert problems
    else:
        assert not problems


TARGETS: Final[dict[str, Target]] = {"record": record, "wire": wire, "board": board, "kitchen": kitchen}


def seeds(target: str) -> Iterator[bytes]:
    """Good texts to begin with."""
    data = ROOT / "src" / "pocketmoney" / "games" / "tietgen" / "data"
    if target == "record":
        for path in sorted((ROOT / "tests" / "records").rglob("*.play"))[::8]:
            yield path.read_bytes()
    elif target == "wire":
        yield b'{"do":"sit","name":"Ann","n":1}'
        yield b'{"do":"move","move":"kick > Ben","talk":"ha","n":2}'
        yield b'{"do":"arrange","options":{"dice":"typed"},"decks":["beer-money"],"speed":"quick"}'
        yield b'{"do":"standing","claim":true,"pass":"turn"}'
    else:
        for path in sorted(data.glob("*.toml")):
            yield path.read_bytes()


def fuzz(target: str, words: list[str]) -> None:
    """Fuzz one target in this process, which ends with that."""
    import atheris

    with atheris.instrument_imports(include=["pocketmoney.core", "pocketmoney.games", "pocketmoney.table"]):
        TARGETS[target](b"")  # imports what it needs
    atheris.Setup([sys.argv[0], *words], TARGETS[target])
    atheris.Fuzz()


def run(target: str, runs: int, seconds: int) -> int:
    """Fuzz one target in another process; return its exit code."""
    corpus, broken = FOLDER / f"{target}-corpus", FOLDER / f"{target}-broken"
    for folder in (corpus, broken):
        folder.mkdir(parents=True, exist_ok=True)
    for number, text in enumerate(seeds(target)):
        (corpus / f"seed-{number}").write_bytes(text)
    words = [
        f"-runs={runs}",
        f"-max_len={LONGEST}",
        f"-artifact_prefix={broken}/",
        "-print_final_stats=1",
        "-timeout=20",
    ]
    words += [f"-max_total_time={seconds}"] if seconds else []
    command = [sys.executable, "-m", "tools.fuzz", CHILD, target, str(corpus), *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    counted = [line.split()[-1] for line in done.stderr.splitlines() if "number_of_executed_units" in line]
    if done.returncode:
        print(done.stdout[-4_000:] + done.stderr[-2_000:])
    result = f"BROKEN, see {broken}" if done.returncode else "well"
    print(f"{target}: {counted[0] if counted else 'no'} inputs, {result}")
    return done.returncode


def main(words: list[str] | None = None) -> int:
    """Fuzz what was asked for."""
    given = sys.argv[1:] if words is None else words
    if given[:1] == [CHILD]:
        fuzz(given[1], given[2:])
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description="Fuzz the readers of foreign texts")
    parser.add_argument("targets", nargs="*", metavar="TARGET", help="one of " + ", ".join(TARGETS))
    parser.add_argument("--runs", type=int, default=RUNS, help="inputs for each (%(default)s)")
    parser.add_argument("--seconds", type=int, default=0, help="at most so long for each")
    asked = parser.parse_args(given)
    unknown = [name for name in asked.targets if name not in TARGETS]
    if unknown:
        parser.error(f"there is no target {unknown[0]}: it is one of {', '.join(TARGETS)}")
    return max([run(target, asked.runs, asked.seconds) for target in asked.targets or TARGETS])


if __name__ == "__main__":
    sys.exit(main())
