"""The conditions of a measurement: without them, figures of a weaker build are taken for those of the usual one."""

from __future__ import annotations

import platform
from pathlib import Path

from spadille import __version__, search
from spadille.core.contract import Value


class Stamp(Value, frozen=True, kw_only=True):
    """The search that played, the version, and the processor."""

    search: str
    """"native" (C++) or "python"; both, separated by a comma, if figures of both were combined."""
    version: str
    processor: str

    @property
    def words(self) -> str:
        """All of it in a line."""
        return f"spadille {self.version}, {self.search} search, {self.processor}"


def stamp(searches: str | None = None) -> Stamp:
    """The stamp of a measurement here and now; `searches` if others have measured too."""
    return Stamp(search=searches or kind(), version=__version__, processor=processor())


def kind() -> str:
    """The search in use here, in a word."""
    return "native" if search.NATIVE else "python"


def processor() -> str:
    """The processor's own name, and its kind."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text("utf-8", "replace").splitlines() if told.is_file() else []
    named = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "")
    machine = platform.machine()
    return f"{named or platform.processor() or 'a processor'} ({machine})" if named != machine else machine
