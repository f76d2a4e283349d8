"""Commands for an evening at a club."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from spadille.cli import complete
from spadille.cli.app import GameName, GameOptions, Json, PresetName, RulebookName, app, example, leave
from spadille.cli.groups import Group

club = Group(
    no_args_is_help=True,
    help="An evening at a club: the same deals at all tables, the movement, and the standings.",
    epilog=example("club plan spades --pairs 8 --out evening/", "club standings evening/evening.json results.csv"),
)
app.add_typer(club, name="club")

_Evening = Annotated[Path, typer.Argument(metavar="EVENING", help="The evening.json written by `club plan`.")]
_Page = Annotated[
    Path | None,
    typer.Option("--out", metavar="FILE", help="A page to print (.html), or text (default: standard output)."),
]


@club.callback()
def _club() -> None:
    pass


@club.command(
    epilog=example(
        "club plan spades --pairs 8 --out evening/",
        "club plan spades --teams 4 --rulebook andrews --boards 8 --out league/",
        "club plan spades --names pairs.txt --movement mitchell --rounds 5 --out evening/",
    )
)
def plan(
    game: GameName,
    options: GameOptions = None,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Folder for the files of the evening.")] = None,
    pairs: Annotated[int | None, typer.Option(metavar="N", help="Number of pairs.")] = None,
    teams: Annotated[int | None, typer.Option(metavar="N", help="Number of teams of two pairs.")] = None,
    names: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A file with their names, one a line: Ada & Ben. -: input.")
    ] = None,
    movement: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="mitchell, howell or teams (default: howell for up to eight pairs)."),
    ] = None,
    rounds: Annotated[int | None, typer.Option(metavar="N", help="Number of rounds (default: all).")] = None,
    boards: Annotated[int, typer.Option(metavar="N", help="Number of boards per round.")] = 3,
    rulebook: RulebookName = None,
    preset: PresetName = None,
    seed: Annotated[
        str | None, typer.Option(metavar="SEED", help="A phrase that fixes every card (default: a secret is drawn).")
    ] = None,
    title: Annotated[str, typer.Option(metavar="TEXT", help="The title of every page.")] = "",
    day: Annotated[
        str | None, typer.Option("--date", metavar="DAY", help="The day, as 2026-11-27 (default: today).")
    ] = None,
) -> None:
    """Plan an evening: the movement, the deals, and a file for the results."""
    from spadille.cli.evening import Wanted, plan_evening

    wanted = Wanted(pairs, teams, names, movement, rounds, boards, seed, title, day)
    leave(plan_evening(game, rulebook, preset, options or (), wanted, out))


@club.command(epilog=example("club movement evening/evening.json", "club movement evening.json --out movement.html"))
def movement(evening: _Evening, out: _Page = None) -> None:
    """Print the movement: each round's tables, with their players and boards."""
    from spadille.cli.evening import show_movement

    leave(show_movement(evening, out))


@club.command(epilog=example("club deals evening/evening.json", "club deals evening.json --out hands.html"))
def deals(evening: _Evening, out: _Page = None, as_json: Json = False) -> None:
    """Print the hands of every board: before the first round for the dealers, afterwards for everybody."""
    from spadille.cli.evening import show_deals

    leave(show_deals(evening, out, as_json=as_json))


@club.command(
    epilog=example(
        "club standings evening/evening.json evening/results.csv",
        "club standings evening.json results.csv --scoring imps --out standings.html",
    )
)
def standings(
    evening: _Evening,
    results: Annotated[Path, typer.Argument(metavar="RESULTS", help="The results.csv, filled in. -: standard input.")],
    scoring: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help="matchpoints, imps or points (default: matchpoints for pairs, imps for teams).",
            autocompletion=complete.scorings,
        ),
    ] = None,
    out: _Page = None,
    as_json: Json = False,
) -> None:
    """Print the standings from the results so far."""
    from spadille.cli.evening import show_standings

    leave(show_standings(evening, results, scoring, out, as_json=as_json))
