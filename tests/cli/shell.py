"""`spadille` as a person meets it: called in this process, or started in a process of its own."""

from __future__ import annotations

import gc
import io
import locale
import logging
import os
import random
import signal
import subprocess
import sys
import threading
import types
import warnings
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, chdir, contextmanager
from contextvars import copy_context
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
import typer

from spadille import plugins
from spadille.bots import GUESTS
from spadille.cli import main
from spadille.core.words import DISGUISES, ENGLISH, speak
from spadille.games import GAMES

COMMAND = [sys.executable, "-m", "spadille"]
_command_of = cache(typer.main.get_command)
"""The commands, which Typer builds anew for every call."""
_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP", "SIGPIPE", "SIGALRM", "SIGCHLD", "SIGUSR1", "SIGUSR2", "SIGWINCH")


@cache
def _installed_on(_: tuple[str, ...], /, **wanted: str) -> Any:
    """The entry points of what is installed on a path of imports, read once."""
    return entry_points(**wanted)


def _installed(**wanted: str) -> Any:
    return _installed_on(tuple(sys.path), **wanted)


def environment(**more: str) -> dict[str, str]:
    """Return what the commands of the tests run with."""
    return {**os.environ, "NO_COLOR": "1", "COLUMNS": "100", "PYTHONUTF8": "1", **more}


def run(
    *words: str, given: str | bytes = "", folder: Path | None = None, more: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """One command in this process, with its output; what it writes is read as UTF-8, and what is none of it is marked.

    An exception that would end a process with a traceback comes out of here as it is. A server gets a process of its
    own: it leaves open what it has opened.
    """
    if words[:1] == ("serve",) and not {"-h", "--help"} & {*words}:
        return run_process(*words, given=given, folder=folder, more=more)
    return _read([*COMMAND, *words], *call(*words, given=given, folder=folder, more=more))


def run_process(
    *words: str, given: str | bytes = "", folder: Path | None = None, more: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """The same in a process of its own, for what processes differ in."""
    done = subprocess.run(
        [*COMMAND, *words],
        input=_encoded(given),
        capture_output=True,
        timeout=60,
        cwd=folder,
        env=environment(**(more or {})),
        check=False,
    )
    return _read(done.args, done.returncode, done.stdout, done.stderr)


def call(
    *words: str, given: str | bytes = "", folder: Path | None = None, more: Mapping[str, str] | None = None
) -> tuple[int, bytes, bytes]:
    """The exit status of a command in this process, and the bytes of both streams.

    The streams have the encoding that PYTHONIOENCODING gives; other variables of the interpreter change nothing.
    """
    told = environment(**(more or {}))
    encoding = told.get("PYTHONIOENCODING", "utf-8")
    out, err = io.BytesIO(), io.BytesIO()
    patient = "surrogateescape" if encoding == "utf-8" else "strict"
    here: dict[str, Any] = {
        "argv": ["spadille", *words],
        "stdin": io.TextIOWrapper(io.BufferedReader(io.BytesIO(_encoded(given))), encoding, patient),
        "stdout": io.TextIOWrapper(out, encoding, patient),
        "stderr": io.TextIOWrapper(err, encoding, "backslashreplace"),
    }
    with ExitStack() as as_before:
        as_before.enter_context(_as_it_was())
        as_before.enter_context(mock.patch.dict(os.environ, told, clear=True))
        as_before.enter_context(_no_program())
        as_before.enter_context(mock.patch("typer.main.get_command", _command_of))
        as_before.enter_context(mock.patch("importlib.metadata.entry_points", _installed))
        as_before.enter_context(mock.patch.multiple(sys, **here))
        if folder is not None:
            as_before.enter_context(chdir(folder))
        status = copy_context().run(_status)
        sys.stdout.flush()
        sys.stderr.flush()
    return status, out.getvalue(), err.getvalue()


def _status() -> int:
    speak(ENGLISH)
    with pytest.raises(SystemExit) as ended:
        main()
    assert isinstance(ended.value.code, int)
    return ended.value.code


def _encoded(given: str | bytes) -> bytes:
    return given.encode() if isinstance(given, str) else given


def _read(words: list[str], status: int, out: bytes, err: bytes) -> subprocess.CompletedProcess[str]:
    read_out, read_err = (each.decode("utf-8", "backslashreplace") for each in (out, err))
    return subprocess.CompletedProcess(words, status, read_out, read_err)


# -- what a process leaves behind when it ends, and a call does not ----------------------------------


@contextmanager
def _no_program() -> Iterator[None]:
    """Nothing here is the program that runs: the command is named by the first word, and workers load no pytest."""
    program = sys.modules["__main__"]
    sys.modules["__main__"] = types.ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = program


@contextmanager
def _as_it_was() -> Iterator[None]:
    """After it, all that commands of one process share is as before, whatever the command has done to it."""
    chance, spoken = random.getstate(), locale.setlocale(locale.LC_ALL)
    path, hook, switching = [*sys.path], sys.excepthook, sys.getswitchinterval()
    handlers, frozen = _handlers(), gc.get_freeze_count()
    installed, logs = plugins.discover.cache_info().currsize, _logs()
    registries: list[dict[Any, Any]] = [GAMES._known, GUESTS, DISGUISES]
    known = [dict(each) for each in registries]
    with warnings.catch_warnings():
        # Worker processes are forked from this one, which has threads of earlier tests.
        warnings.filterwarnings("ignore", ".*multi-threaded, use of fork", DeprecationWarning)
        try:
            yield
        finally:
            random.setstate(chance)
            locale.setlocale(locale.LC_ALL, spoken)
            sys.path[:], sys.excepthook = path, hook
            sys.setswitchinterval(switching)
            if gc.get_freeze_count() != frozen:
                gc.unfreeze()
            for number, handler in handlers.items():
                if signal.getsignal(number) is not handler:
                    signal.signal(number, handler)
            if plugins.discover.cache_info().currsize != installed:
                plugins.discover.cache_clear()
            for registry, before in zip(registries, known, strict=True):
                if registry != before:
                    registry.clear()
                    registry.update(before)
            _restore(logs)


def _handlers() -> dict[int, Any]:
    """Who answers signals; those that Python has not set stay out, and all do in a thread, which can set none."""
    if threading.current_thread() is not threading.main_thread():
        return {}
    found = {number: signal.getsignal(number) for name in _SIGNALS if (number := getattr(signal, name, None))}
    return {number: handler for number, handler in found.items() if handler is not None}


def _loggers() -> Iterator[logging.Logger]:
    yield logging.root
    yield from (each for each in logging.root.manager.loggerDict.values() if isinstance(each, logging.Logger))


def _logs() -> dict[logging.Logger, tuple[Any, ...]]:
    return {each: (each.level, [*each.handlers], each.propagate, each.disabled) for each in _loggers()}


def _restore(logs: dict[logging.Logger, tuple[Any, ...]]) -> None:
    for each in _loggers():
        level, handlers, propagate, disabled = logs.get(each, (logging.NOTSET, [], True, False))
        if each.level != level:
            each.setLevel(level)
        each.handlers[:] = handlers
        each.propagate, each.disabled = propagate, disabled
