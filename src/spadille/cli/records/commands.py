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
            help=f"Format: {_FORMS}, or rows as csv, jsonl or parquet (default: by the name of --out, or pbn).",
        ),
    ] = None,
    kind: Annotated[
        str | None,
        typer.Option(
            metavar="KIND",
            help="Export rows of deals, tricks, calls or decisions (default format: csv).",
            autocompletion=complete.kinds,
        ),
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="File to write (default: print).")] = None,
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
        typer.Argument(metavar="OPTION=VALUE", help="Options by name, if the file does not give them: target=200"),
    ] = None,
    form: Annotated[
        str | None,
        typer.Option("--format", metavar="FORMAT", help=f"Format of the file: {_FORMS} (default: by its name)."),
    ] = None,
    game: Annotated[
        str | None,
        typer.Option(metavar="GAME", help="The game, if the file does not name it.", autocompletion=complete.games),
    ] = None,
    rulebook: RulebookName = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="A folder for a record of each match (default: print the only one)."),
    ] = None,
) -> None:
    """Read a file of a bridge program as records, and check every call and card by the rules."""
    from spadille.cli.records.exchange import import_file

    leave(import_file(file, form, options or (), game=game, rulebook=rulebook, out=out))


@app.command(epilog=example("ratings games/", "ratings evening/*.jsonl --fewest 20 --json"))
def ratings(
    files: Records,
    fewest: Annotated[
        int, typer.Option(metavar="N", min=1, help="Players with fewer matches are listed, but not rated.")
    ] = 10,
    jobs: Jobs = 1,
    as_json: Json = False,
) -> None:
    """Rate the players of many records by game and result: Elo-like points with intervals."""
    from spadille.cli.lab.ratings import rate_files

    leave(rate_files(files, fewest=fewest, jobs=jobs, as_json=as_json))
