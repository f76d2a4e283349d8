"""The command line: `spadille --help`. Commands import what they need when they run."""

from __future__ import annotations

import errno
import os
import sys

_BAD_INPUT = 2


def main() -> None:
    """Run a command; an error is one clear line on standard error, with exit status 2 for bad input."""
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
    """Run the command on the command line and return its exit status."""
    try:
        import spadille.cli.commands  # noqa: F401 - commands register themselves
        from spadille.cli.app import app
        from spadille.cli.groups import ReaderGone
        from spadille.cli.usage import UsageError
    except ModuleNotFoundError as missing:
        _say(f"the command line needs more than is installed ({missing.name}): pip install spadille")
        return _BAD_INPUT
    try:
        if "_SPADILLE_COMPLETE" in os.environ:  # completion runs no command, which would find them
            find_plugins()
        return _status(app(standalone_mode=False))
    except SystemExit as end:
        return _status(end.code)
    except UsageError as wrong:
        return _not_understood(wrong)
    except ReaderGone:
        return _gone()
    except UnicodeDecodeError:
        _say("expected text in UTF-8")
    except BrokenPipeError:
        raise
    except OSError as wrong:
        if not wrong.filename:
            raise  # write nothing more to an output that may have failed
        _say(f"{wrong.filename}: {wrong.strerror}")
    except Exception as wrong:
        from spadille.core.errors import SpadilleError  # the help needs none of what it loads

        if not isinstance(wrong, SpadilleError):
            raise
        _say(str(wrong))
    return _BAD_INPUT


def _not_understood(wrong: Exception) -> int:
    """Say what is wrong with the words of a command; a group without any shows its help."""
    from spadille.cli.usage import in_words

    if type(wrong).__name__ == "NoArgsIsHelpError":
        print(wrong.ctx.get_help(), file=sys.stderr)  # type: ignore[attr-defined]
    else:
        _say(in_words(wrong, sys.argv[1:]))
    return _BAD_INPUT


def _failed(wrong: OSError) -> str:
    """The message for an error outside of the program that names no file."""
    if wrong.errno in (errno.ENOSPC, errno.EFBIG, errno.EIO):
        return f"the output cannot be written: {wrong.strerror}"
    return str(wrong)


def _status(code: object) -> int:
    """An exit status as a number; a text is printed, as Python would do."""
    if code is None or isinstance(code, int):
        return code or 0
    print(code, file=sys.stderr)
    return 1


def _gone() -> int:
    """Handle a closed reader: nothing more may be written, not even at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def find_plugins() -> None:
    """Add the installed games, rulebooks and bots; rejected ones are reported first."""
    from importlib.metadata import entry_points

    if not entry_points().groups.isdisjoint(f"spadille.{group}" for group in ("games", "rulebooks", "bots")):
        from spadille.plugins import discover

        for trouble in discover():
            _say(trouble)


def _say(words: str) -> None:
    print(f"spadille: {words}", file=sys.stderr)
