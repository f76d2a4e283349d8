"""The commands themselves: each reads its arguments, calls what does the work, and prints."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Spadille: seven card games by the book. Play, settle arguments, study.",
    context_settings={"help_option_names": ["-h", "--help"]},
)

bot = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Bots for programs outside this one.")
app.add_typer(bot, name="bot")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, such as spades.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def _leave(status: int) -> None:
    if status:
        raise typer.Exit(status)


def _version(wanted: bool) -> None:
    if wanted:
        from spadille import __version__

        print(f"spadille {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    pass


@app.command()
def games() -> None:
    """List the games: seats, length, a sentence each."""
    from spadille.cli.pages import games_page

    games_page()


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game; none: choose on the screen.")] = None,
    options: Annotated[
        list[str] | None, typer.Argument(metavar="[OPTION=VALUE]...", help="Options by name: target=200 nil=on")
    ] = None,
    rulebook: Annotated[str | None, typer.Option(help="Whose rules: see `spadille rules GAME`.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    seed: Annotated[str | None, typer.Option(help="A number or phrase that fixes every card.")] = None,
    bots: Annotated[
        str, typer.Option(help="How well the others play: beginner, regular, strong or expert.")
    ] = "regular",
    seat: Annotated[int, typer.Option(help="Your seat, from 0.")] = 0,
    plain: Annotated[bool, typer.Option("--plain", help="Lines of text: for screen readers and pipes.")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the last unfinished game.")] = False,
    winnable: Annotated[
        bool, typer.Option("--winnable", help="Only a deal that can be won, where a game can tell.")
    ] = False,
) -> None:
    """Sit down at a table in the terminal, against bots."""
    from spadille.cli.arguments import read_options
    from spadille.core.errors import BadOptions
    from spadille.tui.play import main as sit_down

    if winnable and (seed is not None or resume):
        raise BadOptions("expected --winnable without a seed or an old game, which have their deal")
    if winnable:
        from spadille.lab.winnable import check_winnable

        check_winnable(game)
    given = read_options(game, options or [])
    _leave(sit_down(game, rulebook, seats, given, seed, bots, seat, plain=plain, resume=resume, winnable=winnable))


@app.command()
def replay(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records.")],
    json: Json = False,
) -> None:
    """Check records line by line, and show how the games stand."""
    from spadille.cli.replays import replay_files

    _leave(replay_files(files, sys.stdout, as_json=json))


@app.command()
def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game; or `table` or `care` for the cards themselves.")],
    rulebook: Annotated[str | None, typer.Argument(metavar="[RULEBOOK]", help="One rulebook only.")] = None,
    diff: Annotated[tuple[str, str] | None, typer.Option(help="Two rulebooks: exactly what differs.")] = None,
    json: Json = False,
) -> None:
    """Read the rules by rulebook, with the clause of each, or what two rulebooks settle differently."""
    from spadille.cli import pages

    if diff is not None:
        pages.diff_page(game, *diff, as_json=json)
    else:
        pages.rules_page(game, rulebook, as_json=json)


@app.command()
def clauses(game: GameName, json: Json = False) -> None:
    """List every clause with the code that keeps it and the test that would fail without it."""
    from spadille.cli.pages import clauses_page

    clauses_page(game, as_json=json)


@app.command()
def verify(files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records with a seed.")]) -> None:
    """Recompute every deal of a record from the seed it carries."""
    from spadille.cli.replays import verify_files

    _leave(verify_files(files, sys.stdout))


@app.command("verify-pack")
def verify_pack(
    cards: Annotated[
        list[str] | None, typer.Argument(metavar="[CARD]...", help="Cards such as AS 10H; none: from standard input.")
    ] = None,
    pack: Annotated[str, typer.Option(help="Which pack it should be: 52, 54, 45, 48, 63, 312 or 416 cards.")] = "52",
    json: Json = False,
) -> None:
    """Check that no card of a pack is missing, doubled or foreign."""
    from spadille.cli.packs import check_pack

    _leave(check_pack(cards or sys.stdin.read().split(), pack, as_json=json))


@app.command()
def arena(
    game: GameName,
    options: Annotated[
        list[str] | None, typer.Argument(metavar="[OPTION=VALUE]...", help="Options by name: target=200 nil=on")
    ] = None,
    bots: Annotated[
        str, typer.Option(help="Two players, such as strong,club; partners may differ: strong+club,club.")
    ] = "club,random",
    deals: Annotated[int, typer.Option(min=1, help="How many deals (or games), each at two tables or more.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed, the same cards.")] = "1",
    rulebook: Annotated[str | None, typer.Option(help="Whose rules: see `spadille rules GAME`.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats; an even number.")] = None,
    whole: Annotated[bool, typer.Option("--games", help="Whole games instead of single deals.")] = False,
    worlds: Annotated[int | None, typer.Option(min=1, help="Worlds a thinking bot imagines, without a clock.")] = None,
    sprt: Annotated[
        float | None, typer.Option(min=0.1, help="Stop once a test decides between 0 and so many points.")
    ] = None,
    program: Annotated[
        list[str] | None, typer.Option(metavar="NAME=COMMAND", help="A program that plays; NAME goes into --bots.")
    ] = None,
    movetime: Annotated[
        int, typer.Option(min=1, max=3_600_000, help="Milliseconds that a program may take for a move.")
    ] = 1_000,
    jobs: Annotated[int, typer.Option(min=0, max=256, help="Processes; 0: one for each core.")] = 0,
    resume: Annotated[Path | None, typer.Option(help="A file that keeps what is done, to go on with later.")] = None,
    as_json: Json = False,
) -> None:
    """Let bots play each other: every deal twice with the sides swapped."""
    from spadille.bots.external import read_programs
    from spadille.cli.arena import play_arena
    from spadille.cli.arguments import read_options
    from spadille.core.errors import BadOptions
    from spadille.lab.arena import Contest

    one, comma, other = bots.partition(",")
    if not comma:
        raise BadOptions(f"expected two players, such as strong,regular; got {bots[:40]!r}")
    contest = Contest(
        game=game,
        rulebook=rulebook,
        seats=seats,
        options=read_options(game, options or []),
        bots=(one.strip(), other.strip()),
        seed=seed,
        whole=whole,
        worlds=worlds,
        programs=read_programs(program or []),
        movetime=movetime,
    )
    _leave(play_arena(contest, deals, jobs=jobs, sequential=sprt, keep=resume, as_json=as_json))


@app.command()
def ladder(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[WORD]...", help="Only contests with these in their names.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="A page to write the tables into, such as docs/bots.md; none: print them.")
    ] = None,
    folder: Annotated[
        Path, typer.Option("--keep", help="Where what is done is kept; empty it when the bots have changed.")
    ] = Path("build/ladder"),
    minutes: Annotated[float, typer.Option(min=0, help="How long each contest may take, now.")] = 10,
    jobs: Annotated[int, typer.Option(min=0, max=256, help="Processes; 0: one for each core.")] = 0,
) -> None:
    """Play the contests that docs/bots.md shows, going on where it was left, and write their tables."""
    from spadille.cli.arena import play_ladder

    _leave(play_ladder(words or [], out=out, folder=folder, minutes=minutes, jobs=jobs))


@bot.command("serve")
def serve_bot(
    level: Annotated[str, typer.Option(help="A level, or a bot from a package.")] = "strong",
) -> None:
    """Let a bot play for another program: lines over standard input and output (docs/guide/bot-protocol.md)."""
    from spadille.cli.bot import serve_bot as run

    _leave(run(level, sys.stdin.buffer, sys.stdout))


@app.command()
def review(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="A record; none: the game you played last in the terminal.")
    ] = None,
    seat: Annotated[int | None, typer.Option(help="Only the decisions of this seat, from 0.")] = None,
    deal: Annotated[int | None, typer.Option(help="Only this deal, from 1.")] = None,
    level: Annotated[str | None, typer.Option(help="The bot that judges; none: strong where there is one.")] = None,
    worlds: Annotated[int, typer.Option(min=1, max=100_000, help="Worlds imagined for each decision.")] = 200,
    seed: Annotated[str, typer.Option(help="The same seed, the same figures.")] = "1",
    all_cards: Annotated[bool, typer.Option("--all-cards", help="Judge cards also with all hands in sight.")] = False,
    every: Annotated[bool, typer.Option("--every", help="List every decision, not only those that cost.")] = False,
    as_json: Json = False,
) -> None:
    """Review the finished deals of a record: the best move at every decision, and what the one made has cost."""
    from spadille.cli.review import last_record, review_file
    from spadille.review.model import Terms

    terms = Terms(
        level=level,
        worlds=worlds,
        seed=seed,
        seats=None if seat is None else (seat,),
        deals=None if deal is None else (deal,),
        all_cards=all_cards,
    )
    _leave(review_file(file or last_record(), terms, every=every, as_json=as_json))


@app.command()
def complaints(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game; none: all that have any.")] = None,
    folder: Annotated[
        Path | None, typer.Option("--from", help="A folder of positions; none: those of the source tree.")
    ] = None,
    bots: Annotated[str, typer.Option(help="Levels, separated by commas.")] = "regular,strong,expert",
    seed: Annotated[str, typer.Option(help="The same seed, the same thoughts.")] = "1",
    worlds: Annotated[int | None, typer.Option(min=1, help="Worlds a thinking bot imagines, without a clock.")] = None,
    out: Annotated[
        Path | None, typer.Option(help="A page to write the rates into, such as docs/bots.md; none: print only.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Put bots into positions that players complain about: who plays soundly, and what the others did."""
    from spadille.cli.complaints import complain

    _leave(complain(folder, game, bots, seed=seed, worlds=worlds, out=out, as_json=as_json))


@app.command(context_settings={"ignore_unknown_options": True})
def solve(
    words: Annotated[
        list[str],
        typer.Argument(metavar="[GAME] FILE", help="Deals; or positions of a game that has a solver. -: read."),
    ],
    threads: Annotated[int, typer.Option(min=1, max=256, help="How many lines are worked on at a time.")] = 1,
    value_only: Annotated[bool, typer.Option("--value-only", help="Deals: the first figure alone.")] = False,
    unbroken: Annotated[bool, typer.Option("--break", help="Deals: trumps are not led until one was played.")] = False,
) -> None:
    """Solve deals with all cards in sight, the last suit trump, one a line; or positions of a game, with its own flags.

    What a game's solver must know of the rules is said by flags of its own: `spadille solve GAME` lists them.
    """
    from spadille.cli.solve import solve_deals, solve_game

    if len(words) == 1 and words[0] not in _solvers():
        _leave(solve_deals(Path(words[0]), threads=threads, unbroken=unbroken, value_only=value_only))
    else:
        _leave(solve_game(words, threads=threads))


def _solvers() -> list[str]:
    from spadille.games import GAMES

    return [each.name for each in GAMES.values() if each.laboratory.solver]


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen: 0.0.0.0 for everybody who can reach this machine.")] = (
        "127.0.0.1"
    ),
    port: Annotated[
        int | None, typer.Option(help="0: any that is free; none: 8052, or another if that is taken.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(metavar="PATH|URL", help="A SQLite file, or postgresql://…; none: in your data folder."),
    ] = None,
    origin: Annotated[
        str | None, typer.Option(metavar="URL", help="The public address, where a proxy stands before the server.")
    ] = None,
    program: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=COMMAND", help="A program that tables may have as a bot (docs/guide/bot-protocol.md)."
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A bot of an installed package that tables may have."),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open it in the browser.")] = False,
    verbose: Annotated[bool, typer.Option("--verbose", help="Log every request.")] = False,
) -> None:
    """Open a server: the table in the browser, for friends and for programs."""
    from spadille.bots.external import read_programs
    from spadille.cli.serve import serve as run

    programs = read_programs(program or [])
    _leave(run(host, port, database, origin, programs, installed=bot or [], open_page=open_page, verbose=verbose))


@app.command()
def doctor() -> None:
    """Say what this installation has, and what is amiss."""
    from spadille.cli.doctor import report

    _leave(report())
