"""The interpreter, the packages that are needed, the build of the rules, and the optional parts."""

from __future__ import annotations

import json
import platform
import re
import shlex
import sys
from importlib.metadata import PackageNotFoundError, distribution, requires
from importlib.util import find_spec
from typing import Final
from urllib.parse import urlsplit
from urllib.request import url2pathname

from pocketmoney.doctor.finding import Finding, fine, mend, note
from pocketmoney.version import pure_reason

PACKAGE: Final = "pocketmoney"
STANDARD_MODULES: Final = ("sqlite3", "ssl")  # of the standard library, though some builds of Python lack them
# What each extra brings, by the names that are imported; `peers` is for those who measure.
EXTRAS: Final = {
    "cluster": ("nats", "nkeys"),
    "gymnasium": ("gymnasium", "numpy"),
    "lab": ("matplotlib", "openskill"),
    "openspiel": ("pyspiel", "numpy"),
    "pettingzoo": ("pettingzoo", "gymnasium", "numpy"),
    "ray": ("ray",),
    "tls": ("cryptography",),
}


def check_python() -> Finding:
    """Return which Python this is; it must have what the store and https are made of."""
    missing = [name for name in STANDARD_MODULES if not _is_there(name)]
    facts = {"version": platform.python_version(), "path": sys.executable}
    if missing:
        return mend("python", "doctor-python-lacks", modules=", ".join(missing), **facts)
    return fine("python", "doctor-python-fine", **facts)


def check_packages() -> Finding:
    """Return whether everything is installed that the package cannot do without."""
    needed = _needed()
    missing = [name for name in needed if not _is_installed(name)]
    if missing:
        return mend("packages", "doctor-packages-missing", packages=" ".join(missing))
    return fine("packages", "doctor-packages-fine", count=len(needed))


def check_build() -> Finding:
    """Return whether the rules are compiled, and if not, why and what to do."""
    reason = pure_reason()
    if reason is None:
        return fine("build", "doctor-build-fine")
    return note("build", "doctor-build-pure", why=reason.key, detail=reason.phrase, again=install_again())


def install_again() -> str:
    """Return the command that builds and installs this package anew, from where it came."""
    words = ["pip", "install", "--force-reinstall", "--no-deps"]
    try:
        origin = distribution(PACKAGE).read_text("direct_url.json")
    except PackageNotFoundError:
        return shlex.join([*words, "."])
    if origin is None:  # it came from an index: not the wheel that is there, but one that is built here
        return shlex.join([*words, "--no-cache-dir", "--no-binary", PACKAGE, PACKAGE])
    url = str(json.loads(origin).get("url", "."))
    return shlex.join([*words, url2pathname(urlsplit(url).path) if url.startswith("file:") else url])


def check_extras() -> Finding:
    """Return which optional parts are installed."""
    there = [name for name, modules in EXTRAS.items() if all(map(_is_there, modules))]
    missing = [name for name in EXTRAS if name not in there]
    facts = {"there": ", ".join(there), "missing": ", ".join(missing), "example": missing[0] if missing else ""}
    if not missing:
        return fine("extras", "doctor-extras-all", **facts)
    return fine("extras", "doctor-extras-some" if there else "doctor-extras-none", **facts)


def _is_there(module: str) -> bool:
    """Whether a module can be found; it is not loaded."""
    try:
        return find_spec(module) is not None
    except ValueError:  # it is blocked
        return False


def _is_installed(name: str) -> bool:
    try:
        return bool(distribution(name))
    except PackageNotFoundError:
        return False


def _needed() -> list[str]:
    """Return the packages that the installed package asks for on this system."""
    try:
        asked = requires(PACKAGE) or []
    except PackageNotFoundError:  # run from a folder, without an installation
        return []
    found = []
    for requirement in asked:
        wanted, _, marker = requirement.partition(";")
        if "extra ==" in marker or ("platform_system" in marker and sys.platform == "win32"):
            continue
        found.append(re.split(r"[^\w.-]", wanted.strip())[0])
    return found
