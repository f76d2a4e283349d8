"""The command line: `spadille --help`. Commands load what they need when they run."""

from __future__ import annotations

import errno
import os
import sys

_BAD_INPUT = 2


def main() -> None:
    """Run a command; what goes wrong is one clear line on standard error, and exit status 2 for bad input."""
    from spadille.cli.streams import STOPPED, open_missing, soften

    if not open_missing():
        _say("expected a standard output that can be written to; got one that is closed")
        sys.exit(_BAD_INPUT)
    soften()
    try:
        status = _run()
        sys.stdout.flush()
    except BrokenPipeError:
        status = _gone()
    except OSError as wrong:
        _say(_failed(wrong))
        _gone()
        status = _BAD_INPUT
    except KeyboardInterrupt:
        status = STOPPED
    sys.exit(status)


def _run() -> int:
    """The exit status of the command that the words name."""
    try:
        import spadille.cli.commands  # noqa: F401 - they enter themselves
        from spadille.cli.app import ReaderGone, app
    except ModuleNotFoundError as missing:
        _say(f"the command line needs more than is installed ({missing.name}): pip install spadille")
        return _BAD_INPUT
    from spadille.core.errors import SpadilleError

    try:
        _find_plugins()
        app()
    except SystemExit as end:
        return _status(end.code)
    except ReaderGone:
        return _gone()
    except SpadilleError as wrong:
        _say(str(wrong))
    except UnicodeDecodeError:
        _say("expected text in UTF-8")
    except BrokenPipeError:
        raise
    except OSError as wrong:
        if not wrong.filename:
            raise  # before more is written to an output that may have failed
        _say(f"{wrong.filename}: {wrong.strerror}")
    return _BAD_INPUT


def _failed(wrong: OSError) -> str:
    """What has gone wrong outside of the program, where no file has a name."""
    if wrong.errno in (errno.ENOSPC, errno.EFBIG, errno.EIO):
        return f"the output cannot be written: {wrong.strerror}"
    return str(wrong)


def _status(code: object) -> int:
    """An exit status as a number; words are said, as Python would."""
    if code is None or isinstance(code, int):
        return code or 0
    print(code, file=sys.stderr)
    return 1


def _gone() -> int:
    """Whoever read our output has seen enough; nothing more may be written, at exit neither."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _find_plugins() -> None:
    """Add the games, rulebooks and bots that are installed; what had to be left out is told before all else."""
    from importlib.metadata import entry_points

    if not entry_points().groups.isdisjoint(f"spadille.{group}" for group in ("games", "rulebooks", "bots")):
        from spadille.plugins import discover

        for trouble in discover():
            _say(trouble)


def _say(words: str) -> None:
    print(f"spadille: {words}", file=sys.stderr)
