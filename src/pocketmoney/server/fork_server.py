"""Loaded by the fork server of `worker_pool`: it ends in silence if the server is killed while it asks for a worker."""

from __future__ import annotations

import sys
from types import TracebackType

_report = sys.excepthook


def _report_faults(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
    """Report an error as usual, unless the server is gone: then nobody needs a worker, or a traceback in the log."""
    if not isinstance(fault, (EOFError, ConnectionError)):
        _report(kind, fault, trace)


sys.excepthook = _report_faults
