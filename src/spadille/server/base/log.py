"""The server's log: one JSON object a line, for people and programs, and never a secret.

Every logged fact is chosen explicitly: no tokens, cookies, keys, link addresses, cards or chat. A table's name, which
lets people in, is shortened to its beginning. A line that belongs to a request or a connection carries its number.
"""

from __future__ import annotations

import itertools
import logging
import os
import time
from contextvars import ContextVar
from typing import Any, Final

import msgspec

from spadille.server.base.log_limit import Storm

REQUEST: Final[ContextVar[str]] = ContextVar("REQUEST", default="")
"""The number of the current HTTP request or connection."""
_numbers = itertools.count(1)
_started = int(time.time())


def next_number() -> str:
    """Return a number that is unique over all requests of this server and its later starts."""
    return f"{_started:x}-{os.getpid():x}-{next(_numbers)}"


class JsonLines(logging.Formatter):
    """Format a log record as a line of JSON: time, level, event, and its facts."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "at": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if REQUEST.get():
            line["request"] = REQUEST.get()
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(level: int) -> None:
    """Log the server's own events from this level on, and warnings of its libraries, to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(Storm())
    for name in ("spadille.server", "uvicorn", "uvicorn.error", "litestar", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "spadille.server" else max(level, logging.WARNING))
    # The web server's access log would contain addresses with the keys of links.
    access = logging.getLogger("uvicorn.access")
    access.handlers, access.propagate, access.disabled = [], False, True
