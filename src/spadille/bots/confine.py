"""Confinement of an untrusted program: run as a script, it confines its own process and then executes the program.

Everywhere: limits of processor time, memory, files and processes, a session of its own, an environment without
private data. Where the system lets a user make namespaces (Linux): no network, no other process visible, read-only
files, an empty /tmp and /run, hidden folders empty, and all processes end together.

The script needs nothing but Python: `python -I -S confine.py '{"hidden": […], "strict": true}' command …`.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

try:
    import resource
except ImportError:  # Windows does not have this module
    resource = None  # type: ignore[assignment]

SECONDS = 3_600
"""Limit of processor time, in all."""
MEMORY = 4 << 30
FILES = 64
PROCESSES = 64
LARGEST = 16 << 20
"""Maximum bytes of a file; the only writable place is an empty folder in memory."""
NOBODY = 65_534

_PASSED = ("PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "PYTHONPATH", "VIRTUAL_ENV", "LD_LIBRARY_PATH")
_NEW_NS, _NEW_UTS, _NEW_IPC = 0x00020000, 0x04000000, 0x08000000
_NEW_USER, _NEW_PID, _NEW_NET = 0x10000000, 0x20000000, 0x40000000
_SPACES = _NEW_USER | _NEW_NS | _NEW_NET | _NEW_PID | _NEW_IPC | _NEW_UTS
_BIND, _RECURSIVE, _PRIVATE = 4096, 16384, 1 << 18
_READ_ONLY, _NO_SUID, _NO_DEV = 1, 2, 4
_MOUNT_SETATTR, _AT_RECURSIVE = 442, 0x8000
_PDEATHSIG, _CAPBSET_DROP, _NO_NEW_PRIVS = 1, 24, 38
_CAPABILITIES = 64
_UNUSED = 125
"""Exit status if the required confinement failed."""
_NOT_THERE = 127
"""Exit status if it was confined but the program could not be started."""


# -- from outside ------------------------------------------------------------------------------------


class Leash(NamedTuple):
    """The confinement of a program."""

    hidden: tuple[str, ...] = ()
    """Folders whose contents it cannot see."""
    strict: bool = False
    """True to run it confined or not at all; otherwise only with the limits available everywhere."""

    def command(self, words: Sequence[str]) -> list[str]:
        """The command line that starts a program confined."""
        told = json.dumps({"hidden": [os.path.abspath(each) for each in self.hidden], "strict": self.strict})
        return [sys.executable, "-I", "-S", os.path.abspath(__file__), told, *words]


def environment() -> dict[str, str]:
    """The environment of a confined program."""
    return {**{name: os.environ[name] for name in _PASSED if name in os.environ}, "HOME": "/tmp", "TMPDIR": "/tmp"}


class Shut(NamedTuple):
    """The result of confining a program of this Python."""

    confined: bool
    """True if the system can confine it."""
    started: bool
    """True if it can be started there: this Python is visible."""


def tried(hidden: Sequence[str] = ()) -> Shut:
    """Confine a program that does nothing, and report the result."""
    words = Leash(tuple(hidden), strict=True).command([sys.executable, "-I", "-S", "-c", ""])
    try:
        ended = subprocess.run(words, env=environment(), capture_output=True, timeout=30, check=False).returncode
    except (OSError, subprocess.SubprocessError):
        ended = _UNUSED
    return Shut(ended in (0, _NOT_THERE), ended == 0)


def shut_in(hidden: Sequence[str] = ()) -> bool:
    """Return whether this system can confine a program."""
    return tried(hidden).confined


# -- the script --------------------------------------------------------------------------------------


def main(told: str, words: list[str]) -> int:
    """Confine this process, and execute the program."""
    asked, there = json.loads(told), shutil.which(words[0])
    if sys.platform == "linux":
        try:
            inside = _namespaces([Path(each) for each in asked["hidden"]], words)
        except OSError as wrong:
            if asked["strict"]:
                sys.stderr.write(f"cannot be confined: {wrong}\n")
                return _UNUSED
        else:
            return inside(lambda: _become(words, there))
    elif asked["strict"]:
        return _UNUSED
    return _become(words)


def _become(words: list[str], was: str | None = None) -> int:
    """Execute the program in this process; `was` is its path before the confinement."""
    _limit()
    try:
        os.execvp(words[0], words)
    except OSError as wrong:
        unseen = isinstance(wrong, FileNotFoundError) and was is not None
        why = f"a confined program does not see the folder of {was}" if unseen else wrong.strerror
        sys.stderr.write(f"cannot be started: {why}\n")
        return _NOT_THERE


def _limit() -> None:
    if resource is None:
        return
    limits = {"CPU": SECONDS, "AS": MEMORY, "NOFILE": FILES, "FSIZE": LARGEST, "CORE": 0, "NPROC": PROCESSES}
    for name, most in limits.items():
        kind = getattr(resource, f"RLIMIT_{name}", None)
        if kind is None:
            continue
        hard = resource.getrlimit(kind)[1]
        least = most if hard == resource.RLIM_INFINITY else min(most, hard)
        with contextlib.suppress(OSError, ValueError):  # some systems know a limit but do not set it
            resource.setrlimit(kind, (least, least))


def _namespaces(hidden: list[Path], words: list[str]) -> Callable[[Callable[[], int]], int]:
    """Enter new namespaces; returns the function that starts the program there. Raises OSError."""
    libc = _Libc()
    user, group = os.getuid(), os.getgid()
    everybody = user == 0 and _nobody_can(words)
    if everybody:  # only a process outside can map another user
        _from_outside(lambda: libc.unshare(_SPACES))
    else:
        libc.unshare(_SPACES)
        Path("/proc/self/setgroups").write_text("deny")
        Path("/proc/self/uid_map").write_text(f"{user} {user} 1")
        Path("/proc/self/gid_map").write_text(f"{group} {group} 1")
    _hide(libc, hidden, words)

    def begin(become: Callable[[], int]) -> int:
        return _first(libc, everybody, become)

    return begin


def _from_outside(unshare: Callable[[], None]) -> None:
    """Enter the namespaces, and let a process outside map the users root and nobody into them."""
    (ready, tell), (done, told), me = os.pipe(), os.pipe(), os.getpid()
    if os.fork() == 0:
        os.close(tell)
        os.read(ready, 1)
        for kind in ("uid_map", "gid_map"):
            Path(f"/proc/{me}/{kind}").write_text(f"0 0 1\n{NOBODY} {NOBODY} 1")
        os._exit(0)
    try:
        unshare()
    finally:
        for each in (ready, tell, told):
            os.close(each)
        os.read(done, 1)
        os.close(done)
    if os.wait()[1]:
        raise OSError(1, "no users can be let in")


def _nobody_can(words: list[str]) -> bool:
    """Return whether the user nobody can run it: then it runs as nobody, not as root."""
    program = shutil.which(words[0]) or words[0]
    paths = [sys.prefix, *os.environ.get("PYTHONPATH", "").split(os.pathsep), *words[1:]]
    files = [program, *(each for each in paths if os.path.exists(each))]
    os.setegid(NOBODY)
    os.seteuid(NOBODY)
    try:
        readable = all(os.access(each, os.R_OK, effective_ids=True) for each in files)
        return readable and all(os.access(each, os.X_OK, effective_ids=True) for each in (program, "."))
    finally:
        os.seteuid(0)
        os.setegid(0)


def _hide(libc: _Libc, hidden: list[Path], words: list[str]) -> None:
    """Make everything read-only, and mount empty folders over everything hidden but the program itself."""
    kept = [Path(each).resolve() for each in (*words, sys.executable) if os.path.isfile(each)]
    shown = sorted({each.parent for each in kept} | {Path(sys.prefix)})
    held = [(each, os.open(each, os.O_PATH)) for each in shown]
    here = os.getcwd()
    libc.mount("none", "/", None, _RECURSIVE | _PRIVATE)
    libc.read_only("/")
    for place in (each.resolve() for each in (Path("/tmp"), Path("/var/tmp"), Path("/run")) if each.is_dir()):
        _empty(libc, place)
        for folder, number in held:
            if folder.is_relative_to(place):
                folder.mkdir(parents=True, exist_ok=True)
                libc.mount(f"/proc/self/fd/{number}", str(folder), None, _BIND)
    for place in hidden:
        if place.is_dir():
            _empty(libc, place)
    for _, number in held:
        os.close(number)
    try:
        os.chdir(here)  # the former folder may no longer be reachable
    except OSError:
        os.chdir("/")


def _empty(libc: _Libc, place: Path) -> None:
    libc.mount("tmpfs", str(place), "tmpfs", _NO_SUID | _NO_DEV, f"size={LARGEST},mode=1777")


def _first(libc: _Libc, everybody: bool, become: Callable[[], int]) -> int:
    """Start the first process of the namespace, with which all others end; wait for it."""
    pid = os.fork()
    if pid:
        return _ended(pid)
    libc.prctl(_PDEATHSIG, signal.SIGKILL)
    try:
        libc.mount("proc", "/proc", "proc", _NO_SUID | _NO_DEV)
    except OSError:  # parts of it are hidden from this process too: hide all of it
        libc.mount("tmpfs", "/proc", "tmpfs", _NO_SUID | _NO_DEV, "size=4k")
    child = os.fork()
    if child:
        for each in (0, 1, 2):
            os.close(each)
        os._exit(_ended(child))
    if everybody:
        os.setgroups([])
        os.setresgid(NOBODY, NOBODY, NOBODY)
        for capability in range(_CAPABILITIES):
            libc.prctl(_CAPBSET_DROP, capability, strict=False)
        os.setresuid(NOBODY, NOBODY, NOBODY)
    for capability in range(_CAPABILITIES):
        libc.prctl(_CAPBSET_DROP, capability, strict=False)
    libc.prctl(_NO_NEW_PRIVS, 1)
    os._exit(become())


def _ended(pid: int) -> int:
    """Wait for a process; returns its exit status in a shell's form."""
    while True:
        found, status = os.waitpid(-1, 0)
        if found == pid:
            code = os.waitstatus_to_exitcode(status)
            return code if code >= 0 else 128 - code


class _Libc:
    """System calls that Python does not wrap."""

    def __init__(self) -> None:
        self._libc: Any = ctypes.CDLL(None, use_errno=True)

    def unshare(self, flags: int) -> None:
        self._check(self._libc.unshare(flags), "unshare")

    def mount(self, source: str, target: str, kind: str | None, flags: int, data: str = "") -> None:
        words = [None if each is None else each.encode() for each in (source, target, kind)]
        self._check(self._libc.mount(*words, ctypes.c_ulong(flags), data.encode() or None), f"mount {target}")

    def read_only(self, target: str) -> None:
        """Make everything below read-only, including mounts."""
        attributes = (ctypes.c_uint64 * 4)(_READ_ONLY | _NO_SUID, 0, 0, 0)
        size, number = ctypes.c_size_t(ctypes.sizeof(attributes)), ctypes.c_long(_MOUNT_SETATTR)
        done = self._libc.syscall(number, -100, target.encode(), _AT_RECURSIVE, ctypes.byref(attributes), size)
        self._check(done, "mount_setattr")

    def prctl(self, option: int, value: int, *, strict: bool = True) -> None:
        done = self._libc.prctl(option, ctypes.c_ulong(value), 0, 0, 0)
        if strict:
            self._check(done, "prctl")

    def _check(self, done: int, what: str) -> None:
        if done != 0:
            number = ctypes.get_errno()
            raise OSError(number, f"{what}: {os.strerror(number)}")


def said(confined: bool, names: Sequence[str]) -> str:
    """The message to an operator about the programs admitted."""
    many = ", ".join(names)
    if confined:
        return f"Programs ({many}) are confined: no network, files read only, none of the server's data in sight."
    return (
        f"WARNING: PROGRAMS ({many}) ARE NOT CONFINED here. They may read what this user may read, the games' secrets "
        "included, and use the network. Let in only what you trust."
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
