"""Commands for files of other programs: records as rows, PBN or LIN, and import of such files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from spadille.cli import complete
from spadille.cli.app import Columns, Jobs, Json, Records, RulebookName, Skip, app, example, leave

_FORMS = "pbn or lin"


@app.command(
    "export",
    epilog=example(
        "export game.jsonl > game.pbn",
        "export games/ --format lin > games.lin",
        "export games/ --kind tricks --format csv > tricks.csv",
        "export games/ --kind decisions --out decisions.parquet",
    ),
)
def export_records(
    files: Records,
    form: Annotated[
        str | None,
        typer.Option(
            "--format",
            metavar="FORMAT",
            help=f"What is written: {_FORMS}, or rows as csv, jsonl or parquet; none: as --out is named, or pbn.",
        ),
    ] = None,
    kind: Annotated[
        str | None,
        typer.Option(
            metavar="KIND",
            help="What a row is, as csv if nothing else is said: deals, tricks, calls or decisions.",
            autocompletion=complete.kinds,
        ),
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where it goes; none: printed.")] = None,
    columns: Columns = False,  # noqa: ARG001 - handled by its callback
    jobs: Jobs = 1,
    skip: Skip = 0,
) -> None:
    """Write records of any game as rows, or those of four-handed Spades as a file for bridge programs."""
    from spadille.cli.records.exchange import export

    leave(export(files, form, kind, out, jobs=jobs, skip=skip))


@app.command("import", epilog=example("import game.pbn > game.jsonl", "import club.lin --rulebook club --out records/"))
def import_records(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A PBN or LIN file. -: standard input.")],
    options: Annotated[
        list[str] | None,
        typer.Argument(metavar="OPTION=VALUE", help="Options by name, where the file does not say: target=200"),
    ] = None,
    form: Annotated[
        str | None,
        typer.Option("--format", metavar="FORMAT", help=f"What the file is: {_FORMS}; none: as it is named."),
    ] = None,
    game: Annotated[
        str | None,
        typer.Option(metavar="GAME", help="Which game it is, if it does not say.", autocompletion=complete.games),
    ] = None,
    rulebook: RulebookName = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Write a record for each match in there; none: print the one.")
    ] = None,
) -> None:
    """Read a file of a bridge program as records, and check every call and card by the rules."""
    from spadille.cli.records.exchange import import_file

    leave(import_file(file, form, options or (), game=game, rulebook=rulebook, out=out))


@app.command(epilog=example("ratings games/", "ratings evening/*.jsonl --fewest 20 --json"))
def ratings(
    files: Records,
    fewest: Annotated[
        int, typer.Option(metavar="N", min=1, help="With fewer matches a player is told of, but not rated.")
    ] = 10,
    jobs: Jobs = 1,
    as_json: Json = False,
) -> None:
    """Rate the players of many records by game and result: Elo-like points with intervals."""
    from spadille.cli.lab.ratings import rate_files

    leave(rate_files(files, fewest=fewest, jobs=jobs, as_json=as_json))
