"""Commands for playing and for the rules: each reads its arguments, calls the code that does the work, and prints."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from spadille.cli import complete, find_plugins
from spadille.cli.app import (
    Columns,
    Database,
    GameName,
    GameOptions,
    Jobs,
    Json,
    Kind,
    Language,
    Plain,
    PresetName,
    Records,
    RowsOut,
    RulebookName,
    Seats,
    Skip,
    app,
    example,
    first_page,
    game_or,
    leave,
    level_option,
)


def _version(wanted: bool) -> None:
    if wanted:
        from spadille import __version__

        print(f"spadille {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    ctx: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    if ctx.invoked_subcommand is not None:
        find_plugins()
    elif not version:
        print(first_page(ctx))


@app.command(epilog=example("games", "games --saved"))
def games(
    saved: Annotated[bool, typer.Option("--saved", help="List your unfinished games instead, newest first.")] = False,
    json: Json = False,
) -> None:
    """List the games: seats, length, and a sentence on each."""
    if saved:
        from spadille.cli.records.saved import saved_page

        saved_page(as_json=json)
    else:
        from spadille.cli.rules.games import games_page

        games_page(as_json=json)


@app.command(
    epilog=example(
        "play spades --rulebook andrews target=300",
        "play spades --preset mirror",
        "play --resume",
        "play --resume game.jsonl",
    )
)
def play(
    game: Annotated[str | None, game_or("choose on the screen")] = None,
    options: GameOptions = None,
    rulebook: RulebookName = None,
    preset: PresetName = None,
    seats: Seats = None,
    seed: Annotated[str | None, typer.Option(metavar="SEED", help="A number or phrase that fixes every card.")] = None,
    bots: Annotated[
        str | None, level_option("Level of the other players: beginner, regular or strong (default: regular).")
    ] = None,
    seat: Annotated[int | None, typer.Option(metavar="N", help="Your seat, from 0 (default: 0).")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Only watch: bots play all seats.")] = False,
    plain: Plain = False,
    resume: Annotated[
        bool, typer.Option("--resume", help="Continue the last unfinished game, or that of a FILE.")
    ] = False,
    winnable: Annotated[
        bool, typer.Option("--winnable", help="Deal only games that can be won, if the game can tell.")
    ] = False,
    language: Language = "",
) -> None:
    """Sit down at a table in the terminal, against bots."""
    from spadille.cli.play import Seat, sit_down
    from spadille.tui.play.settings import use_language

    use_language(language)
    place = Seat(game, rulebook, preset, seats, tuple(options or ()), seed, bots, seat, watch)
    leave(sit_down(place, plain=plain, resume=resume, winnable=winnable))


@app.command(epilog=example("learn spades", "learn spades 4", "learn spades --plain"))
def learn(
    game: GameName,
    number: Annotated[
        int, typer.Argument(metavar="NUMBER", help="Number of a lesson (default: you choose).", show_default=False)
    ] = 0,
    plain: Plain = False,
    language: Language = "",
) -> None:
    """Take lessons of two or three minutes each, at a table in the terminal."""
    from spadille.cli.names import game_named
    from spadille.tui.play.settings import use_language
    from spadille.tui.start import learn as teach

    use_language(language)
    leave(teach(game_named(game), number, plain=plain))


@app.command(epilog=example("puzzles", "puzzles spades", "puzzles spades --theme bags", "puzzles pyramid 3 --plain"))
def puzzles(
    game: Annotated[str | None, game_or("list the games that have puzzles")] = None,
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="Number of the first puzzle.")] = 1,
    theme: Annotated[
        str,
        typer.Option(metavar="THEME", help="A theme (default: those picked by hand).", autocompletion=complete.themes),
    ] = "",
    plain: Plain = False,
    language: Language = "",
) -> None:
    """Find the right move: one decision per puzzle, with the cost of every other move."""
    from spadille.cli.names import game_named
    from spadille.cli.rules.teaching import puzzle_list
    from spadille.tui.play.settings import use_language
    from spadille.tui.start import puzzles as pose

    use_language(language)
    leave(puzzle_list(theme) if game is None else pose(game_named(game), number, theme=theme, plain=plain))


@app.command(epilog=example("replay game.jsonl", "replay --json --jobs 0 games/", "replay - < game.jsonl"))
def replay(files: Records, json: Json = False, jobs: Jobs = 1, skip: Skip = 0) -> None:
    """Check records line by line, and print the standing of each game."""
    from spadille.cli.records.replay import replay_files

    leave(replay_files(files, sys.stdout, as_json=json, jobs=jobs, skip=skip))


@app.command(
    epilog=example(
        "rules spades club",
        "rules SPD-BIC-18",
        "rules slough",
        "rules spades --how",
        'rules --search "nil bags"',
        "rules spades --diff bicycle andrews",
        "rules spades --preset mirror",
    )
)
def rules(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME|CLAUSE",
            help="A game; `table` or `care` for the cards; a clause such as SPD-BIC-18; `glossary` or a word.",
            autocompletion=complete.topics,
        ),
    ] = None,
    rulebook: Annotated[
        str | None,
        typer.Argument(
            metavar="RULEBOOK",
            help="One rulebook: its options and its clauses.",
            autocompletion=complete.rulebooks,
        ),
    ] = None,
    diff: Annotated[
        tuple[str, str] | None,
        typer.Option(
            metavar="ONE OTHER",
            help="Two rulebooks, or ways to play: list the differences.",
            autocompletion=complete.books_and_ways,
        ),
    ] = None,
    search: Annotated[
        str | None, typer.Option(metavar="WORDS", help="List the clauses that contain all these words.")
    ] = None,
    preset: PresetName = None,
    how: Annotated[bool, typer.Option("--how", help="How to play a game: one page for beginners.")] = False,
    json: Json = False,
) -> None:
    """Print the rules of a rulebook, the differences of two rulebooks, or everything about a clause."""
    from spadille.cli.rules.pages import answer_rules
    from spadille.cli.rules.teaching import how_page

    if how:
        leave(how_page(game, besides=(rulebook, diff, search, preset), as_json=json))
    else:
        leave(answer_rules(game, rulebook, diff, search, preset, as_json=json))


@app.command(epilog=example("which spades", "which spades target=250 nil=no", "which five-hundred --seats 3"))
def which(
    game: GameName,
    options: GameOptions = None,
    seats: Seats = None,
    json: Json = False,
    language: Language = "",
) -> None:
    """Identify the game that your table plays: the nearest way to play, and its differences from the rulebook."""
    from spadille.cli.rules.which_game import answer_which
    from spadille.tui.play.settings import use_language

    use_language(language)
    leave(answer_which(game, tuple(options or ()), seats, as_json=json))


@app.command(epilog=example("clauses spades", "clauses spades --json"))
def clauses(game: GameName, json: Json = False) -> None:
    """List every clause and how it is kept: if enforced, with its code, and the test that would fail without it."""
    from spadille.cli.names import game_named
    from spadille.cli.rules.pages import clauses_page

    clauses_page(game_named(game, more=("table",)), as_json=json)


@app.command(epilog=example("verify game.jsonl", "verify --jobs 0 games/", "verify --json - < game.jsonl"))
def verify(files: Records, json: Json = False, jobs: Jobs = 1, skip: Skip = 0) -> None:
    """Recompute every deal of records from their seeds."""
    from spadille.cli.records.replay import verify_files

    leave(verify_files(files, sys.stdout, as_json=json, jobs=jobs, skip=skip))


@app.command(epilog=example("rows games/ --kind tricks > tricks.csv", "rows --json --kind decisions game.jsonl"))
def rows(
    files: Records,
    kind: Kind = "deals",
    json: Json = False,
    out: RowsOut = None,
    columns: Columns = False,  # noqa: ARG001 - handled by its callback
    jobs: Jobs = 1,
    skip: Skip = 0,
) -> None:
    """Write records as rows of a table: CSV, JSON lines with --json, or a Parquet file."""
    from spadille.cli.records.rows import form_named, print_rows

    leave(print_rows(files, kind, form_named(out, as_json=json), jobs=jobs, skip=skip, out=out))


@app.command("verify-pack", epilog=example("verify-pack --pack 48 < cards.txt", "verify-pack AS KS QS"))
def verify_pack(
    cards: Annotated[
        list[str] | None,
        typer.Argument(metavar="CARD", help="Cards such as AS 10H (default, or -: standard input)."),
    ] = None,
    pack: Annotated[
        str, typer.Option(metavar="CARDS", help="Size of the pack: 52, 54, 45, 48, 63, 312 or 416 cards.")
    ] = "52",
    json: Json = False,
) -> None:
    """Check a pack for missing, duplicate and foreign cards."""
    from spadille.cli.records.packs import check_pack
    from spadille.cli.streams import read_text

    given = [] if cards == ["-"] else cards
    leave(check_pack(given or read_text(sys.stdin.buffer).split(), pack, as_json=json))


@app.command(epilog=example("serve --open", "serve --host 0.0.0.0 --port 8052", "serve --settings table.toml"))
def serve(
    host: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Address to listen on: 0.0.0.0 for everybody who can reach this machine (default: this machine only).",
        ),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(metavar="N", help="Port; 0: any free port (default: 8052, or a free one if that is taken)."),
    ] = None,
    database: Database = None,
    origin: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="The public address: the only one that is answered to, as https://cards.example."
        ),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy (or network) whose X-Forwarded-For and -Proto are trusted."),
    ] = None,
    program: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=COMMAND", help="A program that tables may have as a bot; it speaks as `bot serve`."),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A bot of an installed package that tables may have."),
    ] = None,
    trust_programs: Annotated[
        bool, typer.Option("--trust-programs", help="Do not confine programs: they can do whatever you can.")
    ] = False,
    club_folder: Annotated[
        str | None,
        typer.Option("--club", metavar="FOLDER", help="A club (`spadille club`) whose evenings and ladder are shown."),
    ] = None,
    settings: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A settings file, as --print-settings prints it.")
    ] = None,
    print_settings: Annotated[
        bool, typer.Option("--print-settings", help="Print the settings in force as a settings file, and exit.")
    ] = False,
    open_page: Annotated[bool, typer.Option("--open", help="Open it in the browser.")] = False,
    verbose: Annotated[bool, typer.Option("--verbose", help="Log every request.")] = False,
) -> None:
    """Open a server: the table in the browser, for friends and for programs."""
    from spadille.cli.server.serve import print_settings as show
    from spadille.cli.server.serve import serve as run
    from spadille.server.base.settings import gather

    given = {
        "host": host,
        "port": port,
        "database": database,
        "origin": origin,
        "programs": program or None,
        "bots": bot or None,
        "trust_programs": trust_programs or None,
        "trusted_proxies": trusted_proxy or None,
        "club": club_folder,
        "log.level": "debug" if verbose else None,
    }
    held = gather(settings, given)
    if print_settings:
        show(held)
    else:
        leave(run(held.settings, open_page=open_page))


@app.command(epilog=example("doctor", "doctor --json"))
def doctor(json: Json = False) -> None:
    """Report the state of this installation and its problems."""
    from spadille.cli.doctor import report

    leave(report(as_json=json))


from spadille.cli import club, study  # noqa: E402, F401 - the commands for hosts, bots and study come last
from spadille.cli.lab import commands as lab  # noqa: E402, F401
from spadille.cli.records import commands as records  # noqa: E402, F401
from spadille.cli.server import admin  # noqa: E402, F401
