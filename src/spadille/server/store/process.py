"""The identity of a process, to detect that one on this machine has ended: its lease then ends at once."""

from __future__ import annotations

import os
import secrets
from functools import cache
from pathlib import Path

from spadille.server.store.lease_sql import Server

_PROC = Path("/proc")
_STATE, _BEGAN = 0, 19
"""Indices of these fields in `/proc/PID/stat`, counted after the process name."""


def this_process() -> Server:
    """Return this process under a new name."""
    return Server(secrets.token_hex(12), machine(), os.getpid(), began(os.getpid()))


@cache
def machine() -> str:
    """Return the identity of this machine since its start, and of its process namespace; empty if unknown."""
    try:
        boot = (_PROC / "sys/kernel/random/boot_id").read_text("ascii").strip()
        return f"{boot} {os.readlink(_PROC / 'self/ns/pid')}"
    except OSError:
        return ""


def began(process: int) -> str:
    """Return the start time of a process of this machine, as the system counts; empty if there is none."""
    try:
        fields = (_PROC / str(process) / "stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return ""
    return "" if fields[_STATE] in "ZX" else fields[_BEGAN]


def has_ended(server: Server) -> bool:
    """True if the process has certainly ended; False if that cannot be seen from here."""
    return bool(machine()) and server.machine == machine() and server.began != began(server.process)
