"""Commands for bots and study (arena, review, odds, solve), and hidden tools for maintainers."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from spadille.cli import complete
from spadille.cli.app import (
    MOST_WORLDS,
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
    game_or,
    leave,
    level_option,
)
from spadille.cli.groups import Commands, Group

Threads = Annotated[int, typer.Option(metavar="N", min=1, max=256, help="Number of lines to solve at a time.")]
Words = Annotated[list[str], typer.Argument(metavar="FILE", help="One position a line. -: standard input.")]
_FLAGS = {"ignore_unknown_options": True}
_Bots = Annotated[
    str,
    typer.Option(
        metavar="ONE,OTHER",
        help="Two players, such as strong,regular; partners may differ: strong+regular,regular.",
        autocompletion=complete.levels,
    ),
]
_Deals = Annotated[
    int,
    typer.Option(metavar="N", min=1, max=1_000_000_000, help="Number of deals (or games), each at two tables or more."),
]
_Sequential = Annotated[
    float | None,
    typer.Option(min=0.1, metavar="POINTS", help="Stop once a sequential test decides between 0 and this many points."),
]
_Programs = Annotated[
    list[str] | None, typer.Option(metavar="NAME=COMMAND", help="A program that plays; use its NAME in --bots.")
]
_MoveTime = Annotated[
    int, typer.Option(metavar="N", min=1, max=3_600_000, help="Milliseconds that a program may use for a move.")
]
_Page = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="A page to write the result into, such as docs/bots.md (default: only print)."),
]


@app.command(
    epilog=example(
        "arena spades --bots strong,regular --deals 200", "arena war --bots regular,beginner --resume w.jsonl"
    )
)
def arena(
    game: GameName,
    options: GameOptions = None,
    bots: _Bots = "regular,beginner",
    deals: _Deals = 100,
    seed: Seed = "1",
    rulebook: RulebookName = None,
    preset: PresetName = None,
    seats: Seats = None,
    whole: WholeGames = False,
    worlds: Annotated[int | None, WORLDS] = None,
    sprt: _Sequential = None,
    program: _Programs = None,
    movetime: _MoveTime = 1_000,
    jobs: Jobs = 0,
    resume: UnitsFile = None,
    as_json: Json = False,
) -> None:
    """Let bots play each other: every deal twice with the sides swapped. Ctrl+C shows the results so far."""
    from spadille.bots.external import read_programs
    from spadille.cli.arguments import read_rules
    from spadille.cli.lab.arena import play_arena, players, rulebook_of
    from spadille.cli.names import game_named
    from spadille.lab.arena import Contest

    named, programs = game_named(game), read_programs(program or [])
    if resume is not None and rulebook is None and preset is None:
        rulebook = rulebook_of(resume, named)
    book, places, given = read_rules(named, options or (), preset=preset, rulebook=rulebook, seats=seats)
    contest = Contest(
        game=named,
        rulebook=book,
        seats=places,
        options=given,
        bots=players(named, bots, programs),
        seed=seed,
        whole=whole,
        worlds=worlds,
        programs=programs,
        movetime=movetime,
    )
    leave(play_arena(contest, deals, jobs=jobs, sequential=sprt, keep=resume, as_json=as_json))


@app.command(epilog=example("review game.jsonl --deal 1", "review - --json < game.jsonl"))
def review(
    file: Annotated[
        Path | None,
        typer.Argument(
            metavar="FILE", help="A record (default: the game you played last in the terminal). -: standard input."
        ),
    ] = None,
    seat: Annotated[int | None, typer.Option(metavar="N", help="Only the decisions of this seat, from 0.")] = None,
    deal: Annotated[int | None, typer.Option(metavar="N", help="Only this deal, from 1.")] = None,
    level: Annotated[str | None, level_option("The bot that judges (default: strong, if the game has it).")] = None,
    worlds: Annotated[
        int, typer.Option(metavar="N", min=1, max=MOST_WORLDS, help="Worlds sampled for each decision.")
    ] = 200,
    seed: Annotated[str, typer.Option(metavar="SEED", help="The same seed gives the same figures.")] = "1",
    all_cards: Annotated[bool, typer.Option("--all-cards", help="Also judge cards with all hands known.")] = False,
    every: Annotated[bool, typer.Option("--every", help="Also list every decision.")] = False,
    as_json: Json = False,
) -> None:
    """Review the finished deals of a record: the costliest moves, better ones with reasons, skill apart from luck."""
    from spadille.cli.records.review import last_record, review_file
    from spadille.review.model import Terms

    terms = Terms(
        level=level,
        worlds=worlds,
        seed=seed,
        seats=None if seat is None else (seat,),
        deals=None if deal is None else (deal,),
        all_cards=all_cards,
    )
    leave(review_file(file or last_record(), terms, every=every, as_json=as_json))


@app.command(
    epilog=example("odds", "odds mini_baccarat coup commission=4 tie_pays=9", "odds mini_baccarat roads --json")
)
def odds(
    game: Annotated[str | None, game_or("list the questions of every game")] = None,
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="QUESTION NAME=VALUE",
            help="A question, then its parameters and options of the game (default: list the questions).",
            autocompletion=complete.asked,
        ),
    ] = None,
    rulebook: RulebookName = None,
    preset: PresetName = None,
    seats: Seats = None,
    samples: Annotated[
        int | None, typer.Option(metavar="N", help="Number of cases to draw, if the answer is sampled.")
    ] = None,
    seed: Annotated[
        str | None, typer.Option(metavar="SEED", help="The same seed gives the same sample (default: 1).")
    ] = None,
    as_json: Json = False,
) -> None:
    """Print the odds of a game: every figure is marked as exact, or as sampled with its error."""
    from spadille.cli.odds import print_odds

    leave(
        print_odds(
            game,
            words or [],
            rulebook=rulebook,
            preset=preset,
            seats=seats,
            samples=samples,
            seed=seed,
            as_json=as_json,
        )
    )


# -- solve -------------------------------------------------------------------------------------------


class Solvers(Commands):
    """`solve deals`, and `solve GAME` for every game with a solver; a file alone holds deals."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        from spadille.cli.solve import arranged

        return super().parse_args(ctx, arranged(args, self.list_commands(ctx)))

    def list_commands(self, ctx: Any) -> list[str]:
        from spadille.cli.solve import solvers

        return [*super().list_commands(ctx), *solvers()]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        from spadille.cli.solve import solvers

        return _solver(cmd_name) if cmd_name in solvers() else super().get_command(ctx, cmd_name)


solve = Group(
    cls=Solvers,
    no_args_is_help=True,
    help="Solve positions with all cards in sight, one a line. A file alone holds deals: solve FILE.",
    epilog=example("solve deals deals.tsv", "solve deals - --json < deals.tsv"),
)
app.add_typer(solve, name="solve")


@solve.callback()
def _solve() -> None:
    pass


_DEALS_HELP = """Solve deals of a trick game: the tricks of the leading side, and those for each card that may be led.

\b
A line of the file, its columns separated by tabs:
  id<TAB>deal<TAB>seat on lead
  mine<TAB>N:AK.2.. QJ.3.. T9.4.. 87.5..<TAB>N

The deal names a seat (N, E, S or W), then the four hands clockwise from it, each as
spades.hearts.diamonds.clubs; spades are trumps. The answer to this line:

\b
  mine<TAB>2<TAB>AS=2 KS=2 2H=2

A first line whose id is "id" is skipped, and further columns are not read."""


@solve.command("deals", context_settings=_FLAGS, help=_DEALS_HELP, epilog=example("solve deals deals.tsv --threads 2"))
def solve_deals(
    words: Words,
    threads: Threads = 1,
    value_only: Annotated[
        bool, typer.Option("--value-only", help="Print only the tricks, not those for each card.")
    ] = False,
    unbroken: Annotated[
        bool, typer.Option("--unbroken", help="Trumps may not be led until one has been played.")
    ] = False,
    json: Json = False,
) -> None:
    """Solve deals of a trick game, the last suit trump: the tricks of the leading side, and those for each card."""
    from spadille.cli.solve import one_file, solve_deals

    path = one_file(words)
    leave(solve_deals(path, threads=threads, unbroken=unbroken, value_only=value_only, as_json=json))


def _solver(game: str) -> Any:
    """The command that solves positions of a game, with the flags of its solver."""
    from spadille.cli.solve import flag_lines, solve_game
    from spadille.games import entry

    made = typer.Typer(rich_markup_mode=None, add_completion=False)
    title, flags = entry(game).title, flag_lines(game)
    told = "\n\n\b\nIts own flags:\n  " + "\n  ".join(flags)
    shown = example(f"solve {game} decks.txt {flags[0].split()[0]} 3", f"solve {game} - --json < decks.txt")

    class Flagged(TyperCommand):
        """A command whose completion includes the flags of the solver."""

        def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
            offered: list[Any] = super().shell_complete(ctx, incomplete)
            word = type(super().shell_complete(ctx, "--help")[0])
            begun = (each.split()[0] for each in flags if incomplete and each.startswith(incomplete))
            return [*offered, *map(word, begun)]

    @made.command(
        game, cls=Flagged, context_settings=_FLAGS, help=f"Solve positions of {title}, one a line.{told}", epilog=shown
    )
    def run(words: Words, threads: Threads = 1, json: Json = False) -> None:
        leave(solve_game(game, words, threads=threads, as_json=json))

    return typer.main.get_command(made)


# -- programs, and tools of maintainers --------------------------------------------------------------

bot = Group(
    no_args_is_help=True,
    help="Bots for programs outside this one.",
    epilog=example("bot serve --level strong"),
)
app.add_typer(bot, name="bot")


@bot.command("serve", epilog=example("bot serve --level strong"))
def serve_bot(
    level: Annotated[str, level_option("A level, or a bot from a package.")] = "strong",
) -> None:
    """Let a bot play for another program, by lines over standard input and output.

    The guide's page "A bot in any language" describes the lines.
    """
    from spadille.cli.bot import serve_bot as run
    from spadille.cli.names import level_meant

    leave(run(level_meant(level), sys.stdin.buffer, sys.stdout))


@app.command(hidden=True, epilog=example("ladder spades --minutes 2"))
def ladder(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="WORD", help="Only contests with these in their names.")
    ] = None,
    out: _Page = None,
    folder: Annotated[
        Path,
        typer.Option(
            "--keep", metavar="FOLDER", help="Folder for finished contests; empty it when the bots have changed."
        ),
    ] = Path("build/ladder"),
    minutes: Annotated[float, typer.Option(metavar="N", min=0, help="Minutes for each contest in this run.")] = 10,
    program: _Programs = None,
    jobs: Jobs = 0,
) -> None:
    """Play the contests shown in docs/bots.md, continuing unfinished ones, and write their tables."""
    from spadille.bots.external import read_programs
    from spadille.cli.lab.arena import play_ladder

    programs = read_programs(program or [])
    leave(play_ladder(words or [], out=out, folder=folder, minutes=minutes, jobs=jobs, programs=programs))


@app.command(hidden=True, epilog=example("calibration spades --deals 50"))
def calibration(
    game: GameName,
    rulebook: RulebookName = None,
    bots: Annotated[
        str, typer.Option(metavar="LEVELS", help="Levels that think ahead, separated by commas.")
    ] = "strong",
    deals: Annotated[int, typer.Option(metavar="N", min=1, max=1_000_000, help="Number of deals of each.")] = 500,
    minutes: Annotated[float, typer.Option(metavar="N", min=0, help="CPU time for each level.")] = 10,
    seed: Annotated[str | None, typer.Option(metavar="SEED", help="Default: one is drawn, and printed.")] = None,
    out: _Page = None,
) -> None:
    """Compare the forecasts of players for their calls with the ends of the deals, and write the table."""
    from spadille.cli.lab.calibration import calibrate
    from spadille.games import open_game

    opened = open_game(game, rulebook, None, {})
    leave(calibrate(opened, bots, deals=deals, minutes=minutes, seed=seed, out=out))


@app.command(hidden=True, epilog=example("complaints spades --bots strong"))
def complaints(
    game: Annotated[str | None, game_or("all that have positions")] = None,
    folder: Annotated[
        Path | None,
        typer.Option("--from", metavar="FOLDER", help="A folder of positions (default: those of the source tree)."),
    ] = None,
    bots: Annotated[str, typer.Option(metavar="LEVELS", help="Levels, separated by commas.")] = "regular,strong",
    seed: Annotated[str, typer.Option(metavar="SEED", help="The same seed gives the same choices.")] = "1",
    worlds: Annotated[int | None, WORLDS] = None,
    out: _Page = None,
    as_json: Json = False,
) -> None:
    """Give bots positions that players complain about: report sound play, and the failures."""
    from spadille.cli.lab.complaints import complain
    from spadille.cli.names import game_named

    named = None if game is None else game_named(game)
    leave(complain(folder, named, bots, seed=seed, worlds=worlds, out=out, as_json=as_json))
