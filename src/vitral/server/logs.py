"""The server's log: one JSON object a line, without names, secrets or anything else that people sent.

A table is named by the first letters of a hash of its id, since the id lets anybody see the finished game. Of an
exception the kind and the places in the program are logged, not its words, which may quote a request.
"""

from __future__ import annotations

import hashlib
import json
import logging
import sys
import time
import traceback
from pathlib import Path
from typing import Any, Final

_log: Final = logging.getLogger("vitral.server")
_MAX_A_MINUTE: Final = 20
"""Lines of one kind that are written; the others are counted."""
_PLACES: Final = 12
"""The number of places of a traceback that are written."""


def table_mark(table: str) -> str:
    """Returns what a log calls a table: a part of its id's hash."""
    return hashlib.sha256(table.encode()).hexdigest()[:12]


def log(event: str, level: int = logging.WARNING, **facts: object) -> None:
    """Logs what happened. Facts are numbers, codes and words of the program, never what a client sent."""
    _log.log(level, event, extra={"facts": facts})


def log_failure(event: str, error: BaseException, **facts: object) -> None:
    """Logs that something failed which should not, and where."""
    _log.error(event, extra={"facts": {**facts, "error": type(error).__name__, "places": places(error)}})


def places(error: BaseException) -> list[str]:
    """Returns where an exception came from, the innermost place last; that may be in a worker process."""
    frames = traceback.extract_tb(error.__traceback__)
    lines = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    return [*lines, *getattr(error, "worker_places", ())][-_PLACES:]


class JsonFormatter(logging.Formatter):
    """Formats each record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            # The words of other libraries may quote what was sent, so their arguments are left out.
            "event": record.msg if isinstance(record.msg, str) else type(record.msg).__name__,
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line |= {"error": type(record.exc_info[1]).__name__, "places": places(record.exc_info[1])}
        return json.dumps(line, ensure_ascii=True, default=str)


class RepetitionFilter(logging.Filter):
    """Limits the lines of one kind a minute; the first of the next minute says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._minute = 0
        self._seen: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        minute = int(record.created // 60)
        if minute != self._minute:
            left_out = sum(max(0, count - _MAX_A_MINUTE) for count in self._seen.values())
            self._minute, self._seen = minute, {}
            if left_out:
                record.facts = {**getattr(record, "facts", {}), "left_out": left_out}
        kind = f"{record.name} {record.msg}"
        self._seen[kind] = self._seen.get(kind, 0) + 1
        return self._seen[kind] <= _MAX_A_MINUTE


def log_as_json() -> None:
    """Makes all loggers of this process write JSON to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(RepetitionFilter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
