"""Preparation of the fork server: a server is made, started and ended once, so that forks need not.

It fills the caches of the frameworks, and what is loaded by then is left alone by the garbage collector.
"""

from __future__ import annotations

import asyncio
import gc
import importlib
import os
import threading
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import typer.main

import spadille.cli.commands
import spadille.cli.server.serve  # noqa: F401
from spadille.cli.app import app
from spadille.server.app import make_app

_NAMED: Final = (
    "sqlalchemy.dialects.sqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto",
)
"""What is imported by its name alone, when a server starts."""

PROCESS: Final = os.getpid()
"""The process that has loaded this module."""


async def _once(folder: Path) -> None:
    made = make_app(str(folder / "once.db"), folder)
    async with made.lifespan():
        pass


for _name in _NAMED:
    importlib.import_module(_name)
typer.main.get_command(app)
with TemporaryDirectory(prefix="spadille-tests-") as _folder:
    asyncio.run(_once(Path(_folder)))
for _thread in threading.enumerate():  # those of the loop end on their own, a moment after it
    if _thread is not threading.current_thread():
        _thread.join(60)
assert threading.active_count() == 1, "a process with threads must not fork"
gc.collect()
gc.freeze()
