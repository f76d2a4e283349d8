"""The conditions of a measurement: without them, figures of a weaker build are taken for those of the usual one."""

from __future__ import annotations

import platform
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from spadille import __version__, search
from spadille.core.contract import Value


class Stamped(Value, frozen=True, kw_only=True):
    """A measurement with its conditions. Each may have several values, separated by commas, if figures were combined;
    stored measurements of earlier versions do not tell them all.
    """

    search: str = "unknown"
    """"native" (C++) or "python"; all three are unknown in some measurements of earlier versions."""
    version: str = "unknown version"
    processor: str = "unknown processor"


class Stamp(Stamped, frozen=True, kw_only=True):
    """The search that played, the version, and the processor."""

    @property
    def words(self) -> str:
        """All of it in a line."""
        return f"spadille {self.version}, {self.search} search, {self.processor}"


def stamp() -> Stamp:
    """The stamp of a measurement here and now."""
    return Stamp(search=kind(), version=__version__, processor=processor())


def combined(stamps: Iterable[Stamped]) -> Stamp:
    """One stamp for measurements that are put together."""
    told = {(each.search, each.version, each.processor) for each in stamps}
    search, version, processor = (", ".join(sorted(set(each))) for each in zip(*told, strict=True))
    return Stamp(search=search, version=version, processor=processor)


def kind() -> str:
    """The search in use here, in a word."""
    return "native" if search.NATIVE else "python"


@cache
def processor() -> str:
    """The processor's own name, and its kind."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text("utf-8", "replace").splitlines() if told.is_file() else []
    named = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "")
    machine = platform.machine()
    return f"{named or platform.processor() or 'a processor'} ({machine})" if named != machine else machine
