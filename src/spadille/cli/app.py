"""Shared parts of all commands: the application, common arguments, and examples in the help."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from spadille.cli import complete
from spadille.cli.groups import Group


def example(*lines: str) -> str:
    """Examples for the end of a command's help, each a complete command line."""
    return "\b\nExample:" + "".join(f"\n  spadille {line}" for line in lines)


def leave(status: int) -> None:
    """End a command with a status other than 0."""
    if status:
        raise typer.Exit(status)


HELP = {"help_option_names": ["-h", "--help"]}

_FIRST = {
    "play": "Sit down at a table in the terminal, against bots.",
    "games": "The games: seats, length, a sentence each.",
    "learn": "Lessons of two or three minutes at a table.",
    "puzzles": "Find the right move: one decision each.",
    "rules": "The rules by rulebook, and what two of them settle otherwise.",
    "which": "Which game do we play? Told by what your table does.",
    "review": "What cost most in your last game, and what was better.",
    "replay": "Check records line by line, and show how games stand.",
    "odds": "The odds of a game.",
    "serve": "Open a server: the table in the browser, for friends and bots.",
    "doctor": "What this installation has, and what is amiss.",
}
"""Commands of the first page, the most wanted first; the others are in the help."""


def first_page(ctx: typer.Context) -> str:
    """The page for a call without arguments: fits the smallest terminal, with a pointer to the full help."""
    space = max(map(len, _FIRST)) + 3
    return "\n".join(
        (
            f"{ctx.command.help}\n",
            *(f"  {name:<{space}}{said}" for name, said in _FIRST.items()),
            "\n  All commands and options: spadille --help",
            "  More about one: spadille play --help",
            "\n  Example:",
            "    spadille play spades",
            "    spadille rules SPD-BIC-18",
        )
    )


app = Group(
    invoke_without_command=True,
    add_completion=True,
    pretty_exceptions_enable=False,
    help="Spadille: card games by the book. Play, settle arguments, study.",
    context_settings=HELP,
    epilog=example("play spades", "rules SPD-BIC-18"),
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, such as spades.", autocompletion=complete.games)]
GameOptions = Annotated[
    list[str] | None,
    typer.Argument(metavar="OPTION=VALUE", help="Options by name: target=200 nil=on", autocompletion=complete.options),
]
RulebookName = Annotated[
    str | None,
    typer.Option(metavar="NAME", help="The rulebook: see `spadille rules GAME`.", autocompletion=complete.rulebooks),
]
PresetName = Annotated[
    str | None,
    typer.Option(
        metavar="NAME",
        help="A way to play, such as mirror: see `spadille rules GAME`.",
        autocompletion=complete.presets,
    ),
]
Language = Annotated[
    str, typer.Option(metavar="LANGUAGE", help="Language: en, de or es (default: saved choice, or your locale's).")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Jobs = Annotated[int, typer.Option(metavar="N", min=0, max=256, help="Processes; 0: one for each core.")]
Records = Annotated[
    list[Path], typer.Argument(metavar="FILE", help="Records, or folders of them (.jsonl). -: standard input.")
]
Skip = Annotated[int, typer.Option(metavar="N", min=0, help="Number of records to skip: to continue after Ctrl+C.")]
Seats = Annotated[int | None, typer.Option(metavar="N", help="Number of players.")]
Plain = Annotated[bool, typer.Option("--plain", help="Lines of text: for screen readers and pipes.")]
Database = Annotated[
    str | None,
    typer.Option(metavar="PATH|URL", help="A SQLite file, or postgresql://… (default: in your data folder)."),
]
MOST_WORLDS = 1_000_000
"""Same as in `spadille.thinking.budget`, which is slow to import."""
WORLDS = typer.Option(metavar="N", min=1, max=MOST_WORLDS, help="Worlds that a searching bot samples, without a clock.")
Seed = Annotated[str, typer.Option(metavar="SEED", help="The same seed gives the same cards.")]
WholeGames = Annotated[bool, typer.Option("--games", help="Whole games instead of single deals.")]
UnitsFile = Annotated[
    Path | None, typer.Option(metavar="FILE", help="A file for finished units; the same command continues from it.")
]


def game_or(default: str) -> Any:
    """The argument for a game that may be left out, with what is then done."""
    return typer.Argument(metavar="GAME", help=f"A game (default: {default}).", autocompletion=complete.games)


def level_option(words: str) -> Any:
    """The option for a level of bots, or for a bot of a package."""
    return typer.Option(metavar="LEVEL", help=words, autocompletion=complete.levels)


def _columns(wanted: bool) -> None:
    if wanted:
        from spadille.cli.records.rows import columns_page

        print(*columns_page(), sep="\n")
        raise typer.Exit


Kind = Annotated[
    str,
    typer.Option(
        metavar="KIND", help="Kind of rows: deals, tricks, calls or decisions.", autocompletion=complete.kinds
    ),
]
RowsOut = Annotated[
    Path | None, typer.Option(metavar="FILE", help="File to write: .csv, .jsonl or .parquet (default: print).")
]
Columns = Annotated[
    bool, typer.Option("--columns", callback=_columns, is_eager=True, help="Describe every column, and exit.")
]
