"""`pocketmoney doctor`: run every check, print a line for each, and say by the exit code whether anything is broken."""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pocketmoney.core.problem import Problem
from pocketmoney.doctor.finding import Finding, State
from pocketmoney.doctor.installation import check_build, check_extras, check_packages, check_python
from pocketmoney.doctor.terminal import check_terminal
from pocketmoney.shell import data_dir
from pocketmoney.shell.arguments import Parser
from pocketmoney.version import version_line

if TYPE_CHECKING:
    from pocketmoney.text.speech import Speech

FIT: Final = 0
BROKEN: Final = 1


def run(words: list[str], speech: Speech) -> int:
    """Check everything; return 1 if something would stop `serve` or `play`."""
    parser = Parser("doctor")
    for flag in ("data", "host", "port"):
        parser.add_argument(f"--{flag}")
    parser.add_argument("--json", action="store_true")
    read = parser.read(words, most=0)
    findings = list(examine(data_dir.chosen_data(read.data), read.host, read.port))
    is_fit = all(finding.state is not State.MEND for finding in findings)
    if read.json:
        print(json.dumps(as_json(findings, speech), indent=1))
    else:
        print(version_line())
        print("\n".join(lines(findings, speech)))
        print(speech.say("doctor-fit" if is_fit else "doctor-broken"))
    return FIT if is_fit else BROKEN


def examine(folder: Path, host: str | None, wanted: str | None) -> Iterator[Finding]:
    """Yield what each check finds; where packages are missing, only what can be found out without them."""
    python, packages = check_python(), check_packages()
    yield from (python, packages, check_build())
    if State.MEND not in (python.state, packages.state):
        yield from _examine_server(folder, host, wanted)
    yield from (check_terminal(), check_extras())


def _examine_server(folder: Path, host: str | None, wanted: str | None) -> Iterator[Finding]:
    from pocketmoney.doctor.client import check_client
    from pocketmoney.doctor.data_folder import check_data
    from pocketmoney.doctor.network import check_network, check_port
    from pocketmoney.server.settings import EVERY_ADDRESS, PORT, read_number

    number = read_number(wanted, "--port", PORT)
    if number > 65_535:
        raise Problem("bad-port", {"word": wanted or ""})
    yield check_data(folder)
    finding, opened = check_port(host or EVERY_ADDRESS, number, is_fixed=wanted is not None)
    yield finding
    yield check_network(host or EVERY_ADDRESS, opened or number)
    yield check_client()


def lines(findings: list[Finding], speech: Speech) -> list[str]:
    """Return the report, in columns."""
    states = {state: speech.say(f"doctor-state-{state.value}") for state in State}
    parts = {finding.part: speech.say(f"doctor-part-{finding.part}") for finding in findings}
    first, second = (max(map(len, names.values())) for names in (states, parts))
    return [
        f"{states[each.state]:{first}}  {parts[each.part]:{second}}  {_sentence(each, speech)}" for each in findings
    ]


def as_json(findings: list[Finding], speech: Speech) -> dict[str, object]:
    """Return the report for a bug report. The name of the person's folder is left out."""
    return {
        "version": version_line(),
        "system": platform.platform(),
        "python": sys.version,
        "is_fit": all(finding.state is not State.MEND for finding in findings),
        "findings": [
            {
                "part": each.part,
                "state": each.state.value,
                "key": each.key,
                "facts": {name: _homeless(value) for name, value in each.facts.items()},
                "says": _homeless(_sentence(each, speech)),
            }
            for each in findings
        ],
    }


def _sentence(finding: Finding, speech: Speech) -> str:
    """Return the words of a finding in one line, beginning as a sentence does."""
    words = " ".join(speech.say(finding.key, finding.facts).split())
    return f"{words[:1].upper()}{words[1:]}" if finding.key.startswith("problem-") else words


def _homeless(value: object) -> object:
    home = str(Path.home())
    return value.replace(home, "~") if isinstance(value, str) and len(home) > 1 else value
