"""Which process this is, and whether another one on this machine has ended: nobody need wait for its lease then."""

from __future__ import annotations

import os
import secrets
from functools import cache
from pathlib import Path

from spadille.server.store.lease_sql import Server

_PROC = Path("/proc")
_STATE, _BEGAN = 0, 19
"""Where these stand among the fields of `/proc/PID/stat` behind the name."""


def this_process(door: str = "") -> Server:
    """This process under a new name."""
    return Server(secrets.token_hex(12), machine(), os.getpid(), began(os.getpid()), door)


@cache
def machine() -> str:
    """What tells this machine, since it was started, and its numbers of processes from others; empty where unknown."""
    try:
        boot = (_PROC / "sys/kernel/random/boot_id").read_text("ascii").strip()
        return f"{boot} {os.readlink(_PROC / 'self/ns/pid')}"
    except OSError:
        return ""


def began(process: int) -> str:
    """When a process of this machine began, as the system counts; empty if there is none of that number."""
    try:
        fields = (_PROC / str(process) / "stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return ""
    return "" if fields[_STATE] in "ZX" else fields[_BEGAN]


def has_ended(server: Server) -> bool:
    """The process has ended for certain; False where that cannot be seen from here."""
    return bool(machine()) and server.machine == machine() and server.began != began(server.process)
