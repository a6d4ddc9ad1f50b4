"""A simulated disk: files in memory, of which only what was synced is sure to survive a power cut.

A sector that was written and not synced is, after a cut, as it was at the last sync or as it was written; each sector
by itself, so writes are torn and out of order. After a sync that failed, what was to be synced may be lost although a
later sync succeeds, as on Linux. SQLite reaches the disk through `tools/simulate/vfs.py`.
"""

from __future__ import annotations

from random import Random
from typing import Final

SECTOR: Final = 512


class DiskFull(OSError):
    """There is no room left."""


class Broken(OSError):
    """The disk failed."""


class File:
    """One file: its content, and what of it is not on the disk for sure."""

    def __init__(self, content: bytes = b"") -> None:
        self.content = bytearray(content)
        self.synced_length = len(content)
        self.dirty: dict[int, bytes] = {}  # sectors written since the last sync, as they were then
        self.doomed: dict[int, bytes] = {}  # those of a sync that failed: they stay at risk until written again

    def write(self, at: int, data: bytes) -> None:
        """Write bytes at a place."""
        end = at + len(data)
        for sector in range(at // SECTOR, (end - 1) // SECTOR + 1 if data else 0):
            if sector not in self.dirty:
                old = self.doomed.pop(sector, None)
                self.dirty[sector] = self._sector(sector) if old is None else old
        if end > len(self.content):
            self.content.extend(bytes(end - len(self.content)))
        self.content[at:end] = data

    def truncate(self, length: int) -> None:
        """Cut the file short. A journalling file system keeps the new length."""
        del self.content[length:]
        self.synced_length = min(self.synced_length, length)
        for sector in [sector for sector in self.dirty if sector * SECTOR >= length]:
            del self.dirty[sector]

    def sync(self) -> None:
        """Make sure of everything that was written."""
        self.dirty.clear()
        self.synced_length = len(self.content)

    def fail_sync(self) -> None:
        """A sync fails: what was to be synced is at risk, and no later sync sees it."""
        self.doomed.update(self.dirty)
        self.dirty.clear()

    def after_cut(self, chance: Random) -> File:
        """Return the file as it is found after a power cut."""
        content = bytearray(self.content)
        at_risk = {**self.doomed, **self.dirty}
        for sector in sorted(at_risk):
            if chance.random() < 0.5:
                old = at_risk[sector]
                content[sector * SECTOR : sector * SECTOR + len(old)] = old
        if self.dirty and chance.random() < 0.5:
            del content[self.synced_length :]
        return File(bytes(content))

    def _sector(self, number: int) -> bytes:
        found = bytes(self.content[number * SECTOR : (number + 1) * SECTOR])
        return found + bytes(SECTOR - len(found))


class Disk:
    """All files of one data folder, and what goes wrong with them."""

    def __init__(self, chance: Random, files: dict[str, File] | None = None) -> None:
        self.chance = chance
        self.files = files or {}
        self.room = 1 << 30  # bytes that all files together may take
        self.sync_faults = 0  # syncs to come that fail
        self.fuse = -1  # changes until the power is cut; -1: never
        self.is_dead = False
        self.survivors: dict[str, File] = {}  # what is found after the cut
        self.changes = 0
        self.failures = 0  # faults that the server has met

    def write(self, file: File, at: int, data: bytes) -> None:
        """Write to a file, if the disk can."""
        self._burn()
        grown = at + len(data) - len(file.content)
        if grown > 0 and sum([len(each.content) for each in self.files.values()]) + grown > self.room:
            self.failures += 1
            raise DiskFull
        file.write(at, data)

    def sync(self, file: File) -> None:
        """Sync a file, if the disk can."""
        self._burn()
        if self.sync_faults > 0:
            self.sync_faults -= 1
            self.failures += 1
            file.fail_sync()
            raise Broken
        file.sync()

    def truncate(self, file: File, length: int) -> None:
        """Cut a file short."""
        self._burn()
        file.truncate(length)

    def delete(self, name: str) -> None:
        """Delete a file."""
        self._burn()
        self.files.pop(name, None)

    def kill(self, *, is_power_cut: bool) -> dict[str, File]:
        """End the disk of a process that dies; return the files as the next process finds them."""
        if not self.is_dead:
            self._die(is_power_cut=is_power_cut)
        return self.survivors

    def flip(self) -> str:
        """Flip one bit of what lies on the disk; say where."""
        names = sorted(name for name, file in self.files.items() if file.content)
        if not names:
            return ""
        sizes = [len(self.files[name].content) for name in names]
        (name,) = self.chance.choices(names, sizes)
        content = self.files[name].content
        at, bit = self.chance.randrange(len(content)), self.chance.randrange(8)
        content[at] ^= 1 << bit
        return f"{name} byte {at} bit {bit}"

    def _burn(self) -> None:
        if self.is_dead:
            raise Broken
        self.changes += 1
        if self.fuse >= 0:
            self.fuse -= 1
            if self.fuse < 0:
                self._die(is_power_cut=True)
                raise Broken

    def _die(self, *, is_power_cut: bool) -> None:
        self.is_dead = True
        if is_power_cut:
            self.survivors = {name: self.files[name].after_cut(self.chance) for name in sorted(self.files)}
        else:
            for file in self.files.values():  # the system writes what the process gave to it
                file.sync()
                file.doomed.clear()
            self.survivors = self.files
