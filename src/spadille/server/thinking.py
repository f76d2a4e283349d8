"""Where bots think: a few threads of their own, so that however many think, moves and pages do not wait for them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from spadille.server.figures import FIGURES

AT_ONCE: Final = max(1, (os.cpu_count() or 2) - 1)
"""How many bots think at the same moment; the others wait for their turn. One processor is left to the tables."""

T = TypeVar("T")
_threads = ThreadPoolExecutor(AT_ONCE, "spadille-bot")


async def think(work: Callable[[], T]) -> T:
    """Do it in one of those threads; whatever it raises is raised."""
    FIGURES.thinking += 1
    try:
        return await asyncio.get_running_loop().run_in_executor(_threads, work)
    finally:
        FIGURES.thinking -= 1
