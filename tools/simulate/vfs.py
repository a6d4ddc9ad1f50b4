"""SQLite on a simulated disk: a VFS in ctypes, registered in the very library that Python's sqlite3 uses.

Files, locks and the shared memory of the WAL are those of one process; the real SQLite does all the rest. See
https://www.sqlite.org/c3ref/io_methods.html for what the functions below have to do.
"""

from __future__ import annotations

import _sqlite3
import ctypes
from collections.abc import Callable
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_double, c_int, c_int64, c_void_p, cast, sizeof
from functools import cache
from pathlib import PurePath
from typing import Any, Final

from tools.simulate.disk import Disk, DiskFull, File

NAME: Final = "pocketmoney-simulated"

OK: Final = 0
BUSY: Final = 5
FULL: Final = 13
CANTOPEN: Final = 14
IOERR: Final = 10
SHORT_READ: Final = IOERR | 2 << 8
NOTFOUND: Final = 12
CREATE: Final = 0x4
SHARED, RESERVED, EXCLUSIVE = 1, 2, 4
UNLOCK, LOCK, SHM_SHARED = 1, 2, 4
PRNG_SEED: Final = 28
POWERSAFE_OVERWRITE: Final = 0x1000  # as SQLite assumes of real disks: a write harms nothing beside it
LONGEST: Final = 512  # of a path

Pointer = int


class _Methods(Structure):
    pass


class _SqliteFile(Structure):
    _fields_ = (("methods", POINTER(_Methods)), ("handle", c_int64))


_F = POINTER(_SqliteFile)
_METHODS: Final[list[tuple[str, Any]]] = [
    ("close", CFUNCTYPE(c_int, _F)),
    ("read", CFUNCTYPE(c_int, _F, c_void_p, c_int, c_int64)),
    ("write", CFUNCTYPE(c_int, _F, c_void_p, c_int, c_int64)),
    ("truncate", CFUNCTYPE(c_int, _F, c_int64)),
    ("sync", CFUNCTYPE(c_int, _F, c_int)),
    ("file_size", CFUNCTYPE(c_int, _F, POINTER(c_int64))),
    ("lock", CFUNCTYPE(c_int, _F, c_int)),
    ("unlock", CFUNCTYPE(c_int, _F, c_int)),
    ("check_reserved", CFUNCTYPE(c_int, _F, POINTER(c_int))),
    ("control", CFUNCTYPE(c_int, _F, c_int, c_void_p)),
    ("sector_size", CFUNCTYPE(c_int, _F)),
    ("traits", CFUNCTYPE(c_int, _F)),
    ("shm_map", CFUNCTYPE(c_int, _F, c_int, c_int, c_int, POINTER(c_void_p))),
    ("shm_lock", CFUNCTYPE(c_int, _F, c_int, c_int, c_int)),
    ("shm_barrier", CFUNCTYPE(None, _F)),
    ("shm_unmap", CFUNCTYPE(c_int, _F, c_int)),
]
_Methods._fields_ = [("version", c_int), *_METHODS]


class _Vfs(Structure):
    pass


_V = POINTER(_Vfs)
_CALLS: Final[list[tuple[str, Any]]] = [
    ("open", CFUNCTYPE(c_int, _V, c_char_p, _F, c_int, POINTER(c_int))),
    ("delete", CFUNCTYPE(c_int, _V, c_char_p, c_int)),
    ("access", CFUNCTYPE(c_int, _V, c_char_p, c_int, POINTER(c_int))),
    ("full_path", CFUNCTYPE(c_int, _V, c_char_p, c_int, c_void_p)),
    ("dl_open", c_void_p),
    ("dl_error", c_void_p),
    ("dl_sym", c_void_p),
    ("dl_close", c_void_p),
    ("randomness", CFUNCTYPE(c_int, _V, c_int, c_void_p)),
    ("sleep", CFUNCTYPE(c_int, _V, c_int)),
    ("current_time", CFUNCTYPE(c_int, _V, POINTER(c_double))),
    ("last_error", CFUNCTYPE(c_int, _V, c_int, c_void_p)),
]
_Vfs._fields_ = [
    ("version", c_int),
    ("file_bytes", c_int),
    ("path_bytes", c_int),
    ("next", c_void_p),
    ("name", c_char_p),
    ("data", c_void_p),
    *_CALLS,
]


class _Shared:
    """What all handles of one database share: locks, and the memory of the WAL."""

    def __init__(self) -> None:
        self.locks: dict[int, int] = {}
        self.regions: list[Any] = []
        self.shm_locks: dict[tuple[int, int], int] = {}  # by handle and slot


class _Handle:
    def __init__(self, disk: Disk, name: str, file: File, shared: _Shared) -> None:
        self.disk = disk
        self.name = name
        self.file = file
        self.shared = shared


class SimulatedVfs:
    """The functions that SQLite calls. `disk` is where files are opened now; open files stay with their own disk."""

    def __init__(self) -> None:
        self.disk: Disk | None = None
        self._handles: dict[int, _Handle] = {}
        self._shared: dict[tuple[int, str], _Shared] = {}
        self._next = 0  # no number is given twice
        self._library = ctypes.CDLL(_sqlite3.__file__)
        self._kept: list[object] = []  # what C points to
        self._methods = _Methods(version=2)
        for name, kind in _METHODS:
            self._set(self._methods, name, kind)
        self._vfs = _Vfs(version=1, file_bytes=sizeof(_SqliteFile), path_bytes=LONGEST, name=NAME.encode())
        for name, kind in _CALLS:
            if kind is not c_void_p:
                self._set(self._vfs, name, kind)
        if self._library.sqlite3_vfs_register(ctypes.byref(self._vfs), 0) != OK:
            raise OSError("SQLite takes no VFS")

    def reset(self, seed: int) -> None:
        """Begin a run: SQLite draws its own chance from this seed."""
        self.disk = None
        self._handles.clear()
        self._shared.clear()
        self._library.sqlite3_test_control(c_int(PRNG_SEED), c_int(seed % 2**31 or 1), c_void_p(None))

    def _set(self, structure: Structure, name: str, kind: Any) -> None:
        function = kind(_guarded(getattr(self, f"_{name}")))
        self._kept.append(function)
        setattr(structure, name, function)

    # The VFS

    def _open(self, vfs: Any, path: bytes | None, file: Any, flags: int, out: Any) -> int:
        file.contents.methods = None
        if self.disk is None or self.disk.is_dead or path is None:
            return CANTOPEN
        name = PurePath(path.decode()).name
        found = self.disk.files.get(name)
        if found is None:
            if not flags & CREATE:
                return CANTOPEN
            found = self.disk.files[name] = File()
        shared = self._shared.setdefault((id(self.disk), name), _Shared())
        self._next += 1
        self._handles[self._next] = _Handle(self.disk, name, found, shared)
        file.contents.handle = self._next
        file.contents.methods = ctypes.pointer(self._methods)
        if out:
            out[0] = flags
        return OK

    def _delete(self, vfs: Any, path: bytes, flags: int) -> int:
        if self.disk is None:
            return IOERR
        self.disk.delete(PurePath(path.decode()).name)
        return OK

    def _access(self, vfs: Any, path: bytes, flags: int, out: Any) -> int:
        found = None if self.disk is None else self.disk.files.get(PurePath(path.decode()).name)
        out[0] = int(found is not None and bool(found.content or flags))
        return OK

    def _full_path(self, vfs: Any, path: bytes, room: int, out: Pointer) -> int:
        ctypes.memmove(out, path + b"\0", min(len(path) + 1, room))
        return OK

    def _randomness(self, vfs: Any, count: int, out: Pointer) -> int:
        ctypes.memset(out, 7, count)
        return count

    def _sleep(self, vfs: Any, microseconds: int) -> int:
        return microseconds

    def _current_time(self, vfs: Any, out: Any) -> int:
        out[0] = 2_460_000.5
        return OK

    def _last_error(self, vfs: Any, room: int, out: Pointer) -> int:
        return OK

    # A file

    def _close(self, file: Any) -> int:
        handle = self._handles.pop(file.contents.handle, None)
        if handle is not None:
            self._release(handle.shared, file.contents.handle)
        return OK

    def _release(self, shared: _Shared, number: int) -> None:
        shared.locks.pop(number, None)
        for key in [key for key in shared.shm_locks if key[0] == number]:
            del shared.shm_locks[key]

    def _read(self, file: Any, out: Pointer, count: int, at: int) -> int:
        handle = self._handles[file.contents.handle]
        if handle.disk.is_dead:
            return IOERR
        found = bytes(handle.file.content[at : at + count])
        ctypes.memmove(out, found, len(found))
        if len(found) == count:
            return OK
        ctypes.memset(out + len(found), 0, count - len(found))
        return SHORT_READ

    def _write(self, file: Any, data: Pointer, count: int, at: int) -> int:
        handle = self._handles[file.contents.handle]
        handle.disk.write(handle.file, at, ctypes.string_at(data, count))
        return OK

    def _truncate(self, file: Any, length: int) -> int:
        handle = self._handles[file.contents.handle]
        handle.disk.truncate(handle.file, length)
        return OK

    def _sync(self, file: Any, flags: int) -> int:
        handle = self._handles[file.contents.handle]
        handle.disk.sync(handle.file)
        return OK

    def _file_size(self, file: Any, out: Any) -> int:
        out[0] = len(self._handles[file.contents.handle].file.content)
        return OK

    def _lock(self, file: Any, level: int) -> int:
        number = file.contents.handle
        locks = self._handles[number].shared.locks
        others = [held for handle, held in locks.items() if handle != number]
        most = max(others, default=0)
        if most >= EXCLUSIVE or (level >= RESERVED and most >= RESERVED) or (level >= EXCLUSIVE and most >= SHARED):
            return BUSY
        locks[number] = max(level, locks.get(number, 0))
        return OK

    def _unlock(self, file: Any, level: int) -> int:
        number = file.contents.handle
        self._handles[number].shared.locks[number] = level
        return OK

    def _check_reserved(self, file: Any, out: Any) -> int:
        out[0] = int(max(self._handles[file.contents.handle].shared.locks.values(), default=0) >= RESERVED)
        return OK

    def _control(self, file: Any, what: int, about: Pointer) -> int:
        return NOTFOUND

    def _sector_size(self, file: Any) -> int:
        return 4096

    def _traits(self, file: Any) -> int:
        return POWERSAFE_OVERWRITE

    # The shared memory of the WAL

    def _shm_map(self, file: Any, number: int, size: int, extend: int, out: Any) -> int:
        regions = self._handles[file.contents.handle].shared.regions
        while extend and len(regions) <= number:
            regions.append(ctypes.create_string_buffer(size))
        out[0] = cast(regions[number], c_void_p).value if number < len(regions) else None
        return OK

    def _shm_lock(self, file: Any, first: int, count: int, flags: int) -> int:
        number = file.contents.handle
        locks = self._handles[number].shared.shm_locks
        slots = range(first, first + count)
        if flags & UNLOCK:
            for slot in slots:
                locks.pop((number, slot), None)
            return OK
        wanted = SHM_SHARED if flags & SHM_SHARED else EXCLUSIVE + SHM_SHARED
        for (holder, slot), held in locks.items():
            if holder != number and slot in slots and (wanted != SHM_SHARED or held != SHM_SHARED):
                return BUSY
        locks.update({(number, slot): wanted for slot in slots})
        return OK

    def _shm_barrier(self, file: Any) -> None:
        """One thread needs none."""

    def _shm_unmap(self, file: Any, delete: int) -> int:
        shared = self._handles[file.contents.handle].shared
        if delete:
            shared.regions = []
        return OK


def _guarded(function: Callable[..., int | None]) -> Callable[..., int | None]:
    """A fault of the disk is a result code of SQLite."""

    def call(*args: Any) -> int | None:
        try:
            return function(*args)
        except DiskFull:
            return FULL
        except (OSError, KeyError):  # or a file of an earlier run, which Python closes only now
            return IOERR

    return call


@cache
def simulated_vfs() -> SimulatedVfs:
    """The VFS of this process, registered when it is first asked for."""
    return SimulatedVfs()
