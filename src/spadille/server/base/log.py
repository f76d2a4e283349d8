"""What the server writes about itself: one JSON object a line, for people and programs, and never a secret.

Facts are chosen one by one where something is logged: no tokens, cookies, keys, link addresses, cards or chat.
Of a table's name, which lets people in, only the beginning is written. A line that belongs to a request or a
connection carries its number.
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
"""The number of what is being answered: of a request over HTTP, or of a connection."""
_numbers = itertools.count(1)
_started = int(time.time())


def next_number() -> str:
    """A number that no other request of this server has, nor of its next start."""
    return f"{_started:x}-{os.getpid():x}-{next(_numbers)}"


class JsonLines(logging.Formatter):
    """A log record as a line of JSON: when, how grave, what, and its facts."""

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
    """Write the server's own events of this gravity, and what goes wrong below it, to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(Storm())
    for name in ("spadille.server", "uvicorn", "uvicorn.error", "litestar", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "spadille.server" else max(level, logging.WARNING))
    # The access log of the web server would write addresses with the keys of links in them.
    access = logging.getLogger("uvicorn.access")
    access.handlers, access.propagate, access.disabled = [], False, True
