"""The token that holds a seat, in a file that only its owner can read, so that connecting again takes the same seat."""

from __future__ import annotations

import os
import re
from pathlib import Path
from tempfile import mkstemp

from pocketmoney.core.problem import Problem
from pocketmoney.shell.data_dir import default_data
from pocketmoney.terminal.server_address import Address

OWNER_ONLY_FOLDER = 0o700


class Token:
    """One file with one token. Where it cannot be kept, it is known as long as the program runs."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.text = _read(file)

    def keep(self, text: str) -> None:
        """Take another token, none if the seat is given up; one that cannot be written is a problem, but holds."""
        self.text = text
        if not text:
            self.file.unlink(missing_ok=True)
            return
        try:
            self.file.parent.mkdir(mode=OWNER_ONLY_FOLDER, parents=True, exist_ok=True)
            # Made for its owner alone from the first moment on, and never half written.
            handle, draft = mkstemp(dir=self.file.parent, prefix=f".{self.file.name}.")
            with os.fdopen(handle, "w", encoding="ascii") as stream:
                stream.write(text + "\n")
            os.replace(draft, self.file)
        except (OSError, ValueError) as fault:
            raise Problem("cannot-write", {"file": str(self.file), "why": _reason(fault)}) from None


def file_for(address: Address) -> Path:
    """The default path of the token for a table."""
    name = re.sub(r"[^A-Za-z0-9.-]+", "_", f"{address.server}_{address.code}")
    return default_data() / "seats" / name


def _read(file: Path) -> str:
    try:
        text = file.read_text("ascii").strip()
    except FileNotFoundError:
        return ""
    except (OSError, ValueError) as fault:
        raise Problem("cannot-read", {"file": str(file), "why": _reason(fault)}) from None
    if not re.fullmatch(r"[A-Za-z0-9_=-]{1,80}", text):
        raise Problem("connect-no-token", {"file": str(file)})
    return text


def _reason(fault: OSError | ValueError) -> str:
    return getattr(fault, "strerror", None) or str(fault)
