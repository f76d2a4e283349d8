"""The commands of the laboratory of rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from spadille.cli import complete
from spadille.cli.app import (
    WORLDS,
    GameName,
    GameOptions,
    Jobs,
    Json,
    PresetName,
    RulebookName,
    Seats,
    Seed,
    UnitsFile,
    WholeGames,
    app,
    example,
    leave,
)
from spadille.cli.groups import Group

FEWEST = 50
"""Minimum number of deals to derive the ends of deals from."""

lab = Group(
    no_args_is_help=True,
    help="Questions about rules, answered by playing: what does this rule change?",
    epilog=example("lab compare spades --rulebook andrews --with bag_penalty=50 --games --primary deals"),
)
app.add_typer(lab, name="lab")


@lab.callback()
def _lab() -> None:
    pass


@lab.command(
    epilog=example(
        "lab compare spades --rulebook andrews --with bag_penalty=50 --games --primary deals",
        "lab compare spades --sweep target=300,500 --games --deals 400 --out report.html",
    )
)
def compare(
    game: GameName,
    options: GameOptions = None,
    rulebook: RulebookName = None,
    preset: PresetName = None,
    changed: Annotated[
        list[str] | None,
        typer.Option(
            "--with",
            metavar="OPTION=VALUE[,…]",
            help="An option that the other arm changes; several values make an arm each. Can be repeated.",
        ),
    ] = None,
    sweep: Annotated[
        list[str] | None, typer.Option(metavar="OPTION=V1,V2", help="An arm for each value of an option.")
    ] = None,
    against: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="An arm that plays by another rulebook.")
    ] = None,
    seats: Seats = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="LEVEL",
            help="The bots; two, such as strong,regular, also show the better one's advantage and the share of luck.",
            autocompletion=complete.levels,
        ),
    ] = "regular",
    primary: Annotated[
        str, typer.Option(metavar="MEASURE", help="The measure that decides; choose it before you run the study.")
    ] = "points",
    deals: Annotated[
        int, typer.Option(metavar="N", min=1, max=1_000_000_000, help="Number of deals (or games) in each arm.")
    ] = 500,
    whole: WholeGames = False,
    precision: Annotated[
        float | None, typer.Option(min=0.0, metavar="X", help="Stop once the primary difference is known to ± X.")
    ] = None,
    worlds: Annotated[int, WORLDS] = 100,
    derive: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=FEWEST,
            max=1_000_000,
            help="Re-estimate how deals end, which strong players use to weigh scores, from N deals of each arm; "
            "a deal takes about a quarter of a second of one core.",
        ),
    ] = None,
    seed: Seed = "1",
    jobs: Jobs = 0,
    on: Annotated[
        str,
        typer.Option(metavar="ADDRESS", help="A cluster: dask://host:8786, ray://host:10001 (default: this machine)."),
    ] = "",
    keep: UnitsFile = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="File for the report: .md or .html (default: print it).")
    ] = None,
    rows: Annotated[
        Path | None, typer.Option(metavar="FILE", help="File for the raw counts: .csv, .jsonl or .parquet.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Play the same deals with the same bots under two or more sets of rules, and report the effect of the rules."""
    from spadille.cli.arguments import read_rules
    from spadille.cli.lab.compare import Changes, How, Kept, arms, play_study, two_players
    from spadille.cli.names import game_named
    from spadille.lab.study import Study

    named = game_named(game)
    book, places, given = read_rules(named, options or (), preset=preset, rulebook=rulebook, seats=seats)
    changes = Changes(together=changed or (), sweeps=sweep or (), books=against or ())
    study = Study(
        game=named,
        arms=arms(named, book, given, changes, places),
        seats=places,
        bots=two_players(named, bots),
        primary=primary,
        seed=seed,
        whole=whole,
        worlds=worlds,
    )
    kept = Kept(units=keep, report=out, rows=rows)
    how = How(jobs=jobs, on=on, precision=precision, derive=derive or 0)
    leave(play_study(study, deals, how, kept, as_json=as_json))
