"""What the server writes about itself: events with a word and some facts, as text or as JSON lines.

No name, token, code or move of anybody is written: tables are told apart by their ids, which nobody else knows.
"""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from functools import cache
from threading import Lock
from typing import TYPE_CHECKING, Final, TextIO

if TYPE_CHECKING:
    import structlog

TEXT: Final = "text"
JSON: Final = "json"
FORMS: Final = (TEXT, JSON)

LIBRARIES: Final = ("uvicorn", "uvicorn.error", "picows", "asyncio")
# How picows begins a message about bytes that are no WebSocket frame.
OF_VISITORS: Final = ("WS parser error", "on_ws_frame raised WSProtocolError")

_form: list[str] = [TEXT]
_writing: Final = Lock()  # events come from more than one thread


def set_up(form: str, *, is_quiet: bool) -> None:
    """Choose how events are written; quiet: only what went wrong. Libraries speak up only for that anyway."""
    _form[0] = form
    logging.getLogger("pocketmoney.server").setLevel(logging.WARNING if is_quiet else logging.INFO)
    for library in LIBRARIES:
        logger = logging.getLogger(library)
        logger.setLevel(logging.ERROR)
        logger.handlers = [_Complaints()]
        logger.propagate = False


def log_event(event: str, fault: BaseException | None = None, **facts: str | int | float) -> None:
    """Write an event down."""
    if fault is not None:
        _logger().error(event, exc_info=fault, **facts)
    elif logging.getLogger("pocketmoney.server").isEnabledFor(logging.INFO):
        _logger().info(event, **facts)


def log_error(event: str, **facts: str | int | float) -> None:
    """Write down something that went wrong and is understood: no place in the program need be named."""
    _logger().error(event, **facts)


class _Complaints(logging.Handler):
    """What goes wrong in a library is an event like ours. What a visitor did wrong is none: it could fill the disk."""

    def emit(self, record: logging.LogRecord) -> None:
        if not str(record.msg).startswith(OF_VISITORS):
            _logger().error("library-fault", library=record.name, said=record.getMessage(), exc_info=record.exc_info)


class _Lines:
    """Standard error, a whole line at a time. A terminal that is gone must not take the tables with it."""

    def msg(self, message: str) -> None:
        stream: TextIO | None = sys.stderr  # None where there is no terminal at all
        with suppress(OSError, ValueError), _writing:
            if stream is not None:
                stream.write(f"{message}\n")
                stream.flush()

    info = error = msg


@cache
def _logger() -> structlog.typing.FilteringBoundLogger:
    """Made when the first event comes: loading it takes longer than everything else."""
    import structlog

    steps: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    if _form[0] == JSON:
        # Without local values: they may hold what nobody should read.
        faults = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
        steps += [structlog.processors.ExceptionRenderer(faults), structlog.processors.JSONRenderer()]
    else:
        steps += [structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)]
    logger: structlog.typing.FilteringBoundLogger = structlog.wrap_logger(
        _Lines(),
        processors=steps,
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
    return logger
