"""Local games on the disk: one file a game, to which each entry of its table's log is appended.

A file is JSON, line by line: first what the game is (an object), then the entries of its log (arrays), and between them
an object whenever something about the game changes. A line that a power cut has left unfinished is dropped: nobody was
shown what it says. While a game is played its file is locked, so that no other window plays it.
"""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from pocketmoney.core.problem import Problem
from pocketmoney.store import data_folder
from pocketmoney.store.folder_lock import take_lock

SUFFIX: Final = ".game"
FORMAT: Final = 1

_LOCKED_AT: Final = 1 << 40  # behind all that is ever written

About = dict[str, Any]

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(About).decode


class GameFile:
    """The file of one local game. It is made when the first lines are written, and locked until it is closed."""

    def __init__(self, path: Path, about: About) -> None:
        self.path = path
        self.about = about
        self._file = -1
        self._is_written = True  # whether the disk has everything

    @classmethod
    def new(cls, folder: Path) -> GameFile:
        """Return the file of a new game in that folder; nothing is on the disk yet."""
        return cls(folder / f"{secrets.token_hex(4)}{SUFFIX}", {"pocketmoney": "game", "format": FORMAT})

    @classmethod
    def open(cls, path: Path) -> tuple[GameFile, list[bytes]]:
        """Lock a kept game and return it with the entries of its log."""
        try:
            file = os.open(path, os.O_RDWR)
        except OSError as fault:
            raise unreadable(path, fault) from None
        try:
            take_lock(file, _LOCKED_AT)
        except OSError:
            os.close(file)
            raise Problem("game-in-use", {"game": path.stem}) from None
        os.lseek(file, 0, os.SEEK_SET)
        try:
            # Not through the path: closing a second handle would let go of the lock.
            with os.fdopen(file, "rb", closefd=False) as stream:
                about, lines, length = _parse(stream.read(), path)
        except Problem:
            os.close(file)
            raise
        os.ftruncate(file, length)
        os.lseek(file, 0, os.SEEK_END)
        found = cls(path, about)
        found._file = file
        return found, lines

    @property
    def id(self) -> str:
        """The name by which people call the game."""
        return self.path.stem

    def note(self, **about: object) -> None:
        """Change what is known about the game."""
        self.about.update(about)
        if self._file >= 0:
            self._write(_encode(about) + b"\n")

    def append(self, lines: list[bytes]) -> None:
        """Hand entries to the system: from now on they survive the end of this process."""
        if self._file < 0:
            self._make()
        self._write(b"".join([line + b"\n" for line in lines]))

    def sync(self) -> None:
        """Wait until the disk has everything: from now on it survives a power cut."""
        if not self._is_written:
            try:
                os.fsync(self._file)
            except OSError as fault:
                raise _unwritable(self.path, fault) from None
            self._is_written = True

    def close(self) -> None:
        """Let go of the game."""
        if self._file >= 0:
            self.sync()
            os.close(self._file)
            self._file = -1

    def delete(self) -> None:
        """Delete the game for good."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
            self.path.unlink(missing_ok=True)

    def _make(self) -> None:
        data_folder.make_folder(self.path.parent)
        try:
            self._file = os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_RDWR, data_folder.OWNER_ONLY)
            take_lock(self._file, _LOCKED_AT)
        except OSError as fault:
            raise _unwritable(self.path, fault) from None
        self._write(_encode(self.about) + b"\n")
        _sync_folder(self.path.parent)

    def _write(self, data: bytes) -> None:
        try:
            at = os.lseek(self._file, 0, os.SEEK_CUR)
            while data:
                try:
                    data = data[os.write(self._file, data) :]
                except OSError:
                    os.ftruncate(self._file, at)  # a full disk must not leave half a line
                    os.lseek(self._file, at, os.SEEK_SET)
                    raise
        except OSError as fault:
            raise _unwritable(self.path, fault) from None
        self._is_written = False


def list_games(folder: Path) -> list[Path]:
    """The files of all kept games, the last one played first."""
    try:
        found = [(path.stat().st_mtime_ns, path) for path in folder.iterdir() if path.suffix == SUFFIX]
    except OSError:
        return []
    return [path for _, path in sorted(found, reverse=True)]


def read(path: Path) -> tuple[About, list[bytes]]:
    """What is known about a kept game and the entries of its log, without locking it."""
    try:
        data = path.read_bytes()
    except OSError as fault:
        raise unreadable(path, fault) from None
    about, lines, _ = _parse(data, path)
    return about, lines


def is_in_use(path: Path) -> bool:
    """Whether a game is being played in another window."""
    try:
        GameFile.open(path)[0].close()
    except Problem as problem:
        return problem.key == "game-in-use"
    return False


def _parse(data: bytes, path: Path) -> tuple[About, list[bytes], int]:
    """What a file says, and how much of it is whole lines."""
    length = data.rfind(b"\n") + 1
    about: About = {}
    lines: list[bytes] = []
    for line in data[:length].splitlines():
        if line.startswith(b"["):
            lines.append(line)
            continue
        try:
            about.update(_decode(line))
        except msgspec.DecodeError:
            raise Problem("game-broken", {"file": str(path)}) from None
    version = about.get("format")
    if about.get("pocketmoney") != "game" or type(version) is not int:
        raise Problem("game-broken", {"file": str(path)})
    if version > FORMAT:
        raise Problem("store-newer", {"file": str(path), "version": version, "newest": FORMAT})
    return about, lines, length


def _sync_folder(folder: Path) -> None:
    """Make a new file's name survive a power cut, where the system can do that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def unreadable(path: Path, fault: OSError) -> Problem:
    """The problem of a file that cannot be read."""
    return Problem("cannot-read", {"file": str(path), "why": fault.strerror or str(fault)})


def _unwritable(path: Path, fault: OSError) -> Problem:
    return Problem("cannot-write", {"file": str(path), "why": fault.strerror or str(fault)})
