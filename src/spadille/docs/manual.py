"""The system files of a program: its manual page and shell completions, made from the help.

python -m spadille.docs.manual share      writes them again; a wheel installs them in `share/` of its prefix
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from typing import Any, Final

import typer
from typer.completion import get_completion_script  # type: ignore[attr-defined]

import spadille
from spadille.cli.app import app
from spadille.docs.commands import examples, listed
from spadille.docs.writing import folder_named, write

COMPLETIONS: Final = {
    "bash": "bash-completion/completions/spadille",
    "zsh": "zsh/site-functions/_spadille",
    "fish": "fish/vendor_completions.d/spadille.fish",
}
"""The completion file of each shell, relative to `share/`."""
MANUAL: Final = "man/man1/spadille.1"
_SYNOPSIS: Final = r".SH SYNOPSIS\n\fBspadille\fR \fICOMMAND\fR [\fIARGUMENT\fR ...]".replace(r"\n", "\n")
_FILES: Final = (
    ("~/.local/share/spadille", "Games that are kept, and a server's database; under XDG_DATA_HOME, if that is set."),
    ("~/.config/spadille", "What was chosen at the terminal table; under XDG_CONFIG_HOME, if that is set."),
)
_STATUS: Final = (
    ("0", "All is well."),
    ("1", "The answer is no: a pack that lacks cards, an installation that lacks a part."),
    ("2", "Something could not be read; standard error says what."),
    ("130", "Stopped by Ctrl+C."),
)


def made() -> dict[str, str]:
    """Every file by its path relative to `share/`."""
    given = {"prog_name": "spadille", "complete_var": "_SPADILLE_COMPLETE"}
    scripts = {place: get_completion_script(shell=shell, **given) + "\n" for shell, place in COMPLETIONS.items()}
    zsh = COMPLETIONS["zsh"]  # zsh reads the file as a function on first use, and calls that
    begun = '[ "$funcstack[1]" = _spadille ] && _spadille_completion "$@"\n'
    return {**scripts, zsh: scripts[zsh] + begun, MANUAL: page()}


def page() -> str:
    """The manual page, section 1: every command of the help with its options."""
    root = typer.main.get_command(app)
    lines = [f'.TH SPADILLE 1 "" "Spadille {spadille.__version__}" "User Commands"']
    lines += [".SH NAME", r"spadille \- card games by the book", _SYNOPSIS, ".SH DESCRIPTION"]
    lines += [_roff("\n".join(_paragraphs(root.help))), ".SH COMMANDS"]
    for path, command in listed(root, ()):
        lines += [f'.SS "{_roff(" ".join(path))}"', *_command(command)]
    lines += [".SH FILES", *_pairs(_FILES), ".SH EXIT STATUS", *_pairs(_STATUS)]
    return "\n".join(lines) + "\n"


def _command(command: Any) -> Iterator[str]:
    """A command: its description, its arguments and options, its examples."""
    yield "\n.PP\n".join(_roff(each) for each in _paragraphs(command.help))
    for given in command.params:
        if getattr(given, "hidden", False):
            continue
        metavar = given.metavar or ""
        if given.param_type_name == "argument":
            word = rf"\fI{_roff(metavar or given.human_readable_name)}\fR"
        else:
            names = ", ".join(rf"\fB{_roff(each)}\fR" for each in [*given.opts, *given.secondary_opts])
            word = names + (rf" \fI{_roff(metavar)}\fR" if metavar else "")
        yield f".TP\n{word}\n{_roff(' '.join((given.help or '').split()))}"
    if typed := examples(command):
        yield "\n".join([".PP", "Example:", ".PP", ".nf", ".RS 4", *map(_roff, typed), ".RE", ".fi"])


def _pairs(rows: tuple[tuple[str, str], ...]) -> Iterator[str]:
    for word, said in rows:
        yield f".TP\n\\fB{_roff(word)}\\fR\n{_roff(said)}"


def _paragraphs(text: str | None) -> list[str]:
    """The help of a command, one line for each paragraph."""
    parts = re.split(r"\n\s*\n", inspect.cleandoc(text or "").replace("\f", "").replace("\b\n", ""))
    return [" ".join(part.split()) for part in parts]


def _roff(text: str) -> str:
    """A text escaped for the formatter of manual pages."""
    plain = text.replace("\\", r"\e").replace("-", r"\-")
    ascii_only = "".join(each if each.isascii() else rf"\[u{ord(each):04X}]" for each in plain)
    return re.sub(r"^(?=[.'])", r"\\&", ascii_only, flags=re.MULTILINE)


def main(words: list[str]) -> int:
    """Write the files into the folder named."""
    folder = folder_named(words, "share")
    if folder is None:
        return 2
    files = made()
    write(folder, files)
    print(f"{len(files)} files: {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
