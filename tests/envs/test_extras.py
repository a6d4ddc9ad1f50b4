"""A door whose extra is missing says so in one sentence; the rest of the program does not need any."""

from __future__ import annotations

import subprocess
import sys

import pytest

_WITHOUT = """
import sys
sys.modules[{missing!r}] = None
try:
    import {module}
except ImportError as fault:
    print(fault)
"""


@pytest.mark.parametrize(
    ("door", "missing", "package"),
    [
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("pettingzoo", "gymnasium", "gymnasium"),
        ("gymnasium", "gymnasium", "gymnasium"),
        ("gymnasium", "numpy", "numpy"),
        ("openspiel", "pyspiel", "open-spiel"),
    ],
)
def test_a_missing_extra_is_told_in_one_sentence(door: str, missing: str, package: str) -> None:
    module = f"pocketmoney.envs.{door}"
    code = _WITHOUT.format(missing=missing, module=module)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == f'{module} needs {package}, which is not installed: pip install "pocketmoney[{door}]"\n'


def test_the_command_loads_none_of_them() -> None:
    code = (
        "import sys; import pocketmoney.cli; print({'numpy', 'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
