"""The page of all commands, generated from `--help`; the manual page uses the list of commands here too."""

from __future__ import annotations

import inspect
import re
import textwrap
from collections.abc import Iterator
from typing import Any

import typer

import spadille.cli.commands  # noqa: F401 - the commands enter themselves
from spadille.cli.app import app
from spadille.docs.writing import made_from


def commands_page() -> str:
    """Every command that the help lists, with its arguments, options and examples."""
    lines = ["# Every command", "", made_from("the help of the commands"), ""]
    lines += [
        "What `spadille COMMAND --help` says. [The command line](../guide/commands.md) tells what all of them share."
    ]
    for path, command in listed(typer.main.get_command(app), ("spadille",)):
        lines += ["", f"## {' '.join(path)}", "", *_paragraphs(command.help)]
        inside = command.list_commands(None) if hasattr(command, "list_commands") else []
        shown = [name for name in inside if not command.get_command(None, name).hidden]
        if shown:
            ways = (f"[{name}](#{'-'.join((*path, name))})" for name in shown)
            lines += ["", f"Commands: {', '.join(ways)}."]
        rows = [_row(each) for each in command.params if not getattr(each, "hidden", False)]
        if rows:
            lines += ["", "| Word | Meaning |", "|---|---|", *rows]
        if typed := examples(command):
            lines += ["", "```", *typed, "```"]
    return "\n".join(lines) + "\n"


def listed(command: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command that the help lists, outer ones first, with its words; hidden ones are left out."""
    if command.hidden:
        return
    if path:
        yield path, command
    for name in command.list_commands(None) if hasattr(command, "list_commands") else ():
        yield from listed(command.get_command(None, name), (*path, name))


def examples(command: Any) -> list[str]:
    """The example lines in the help of a command, as they are typed."""
    return [line.strip() for line in (command.epilog or "").splitlines() if line.strip().startswith("spadille")]


def _paragraphs(text: str | None) -> list[str]:
    """The help of a command as Markdown: lines that belong together on one line."""
    parts = re.split(r"\n\s*\n", inspect.cleandoc(text or "").replace("\f", ""))
    kept = [
        "\n\n" + textwrap.indent(part[2:], "    ") if part.startswith("\b\n") else " ".join(part.split())
        for part in parts
    ]
    return ["\n\n".join(kept)]


def _row(given: Any) -> str:
    """A row for an argument or an option: its form, its meaning, its default."""
    metavar = (given.metavar or "").replace("|", "\\|")
    if given.param_type_name == "argument":
        word = metavar or given.human_readable_name
    else:
        word = ", ".join([*given.opts, *given.secondary_opts]) + (f" {metavar}" if metavar else "")
    said = " ".join((given.help or "").split()).replace("|", "\\|")
    usual = given.default
    if isinstance(usual, str | int | float) and not isinstance(usual, bool) and usual != "" and given.show_default:
        said += f" Usually {usual}."
    return f"| `{word}` | {said} |"
