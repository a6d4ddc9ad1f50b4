"""Which letters the output can show."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("encoding", "state"), [("utf-8", "fine"), ("UTF8", "fine"), ("ascii", "note"), ("cp1252", "note")]
)
def test_a_terminal_without_all_letters_is_told_what_to_set(encoding: str, state: str) -> None:
    code = (
        "from pocketmoney.doctor.terminal import check_terminal; import json;"
        "found = check_terminal(); print(json.dumps([found.state.value, found.facts['encoding']]))"
    )
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=True, timeout=60)
    assert json.loads(done.stdout)[0] == state
