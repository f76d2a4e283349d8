"""Rate limits for repeated log lines: a few of each kind per minute, then a count of the omitted ones."""

from __future__ import annotations

import logging
import time
from typing import Final

_MOST: Final = 20
_WINDOW: Final = 60.0
"""Length of the window in seconds."""
_MOST_KINDS: Final = 200
_LONGEST: Final = 80


class Storm(logging.Filter):
    """Filter that limits equal warnings per minute; the first one of the next minute tells how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[tuple[str, str], tuple[float, int]] = {}
        """By logger and beginning of the line: when its window began, and the number of lines since."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        kind = record.name, str(record.msg).partition("\n")[0][:_LONGEST]
        now = time.monotonic()
        began, times = self._kinds.pop(kind, (now, 0))
        if now - began >= _WINDOW:
            if times > _MOST:
                record.facts = {**getattr(record, "facts", {}), "left_out": times - _MOST}
            began, times = now, 0
        if len(self._kinds) >= _MOST_KINDS:
            del self._kinds[next(iter(self._kinds))]
        self._kinds[kind] = began, times + 1
        return times < _MOST
