"""Start of a table in the terminal: `spadille play`."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from spadille.cli.arguments import read_rules
from spadille.cli.names import bot_meant, game_named, level_meant
from spadille.core.errors import BadOptions, shortly
from spadille.core.options import OptionValue
from spadille.core.record import SUFFIX
from spadille.tui.start import WATCHING, go_on, main

_USUAL = "regular"


class Seat(NamedTuple):
    """A requested table in the typed words; None for missing ones."""

    game: str | None
    rulebook: str | None
    preset: str | None
    seats: int | None
    options: tuple[str, ...]
    seed: str | None
    bots: str | None
    seat: int | None
    watch: bool


def _hold_old(asked: Seat) -> None:
    """Raise BadOptions for arguments that contradict an old game, which has its own."""
    given = {
        "--seed": asked.seed,
        "--rulebook": asked.rulebook,
        "--preset": asked.preset,
        "--seats": asked.seats,
        "--bots": asked.bots,
        "--seat": asked.seat,
        "--watch": asked.watch or None,
        "options": asked.options or None,
    }
    for name, value in given.items():
        if value is not None:
            raise BadOptions(f"expected --resume without {name}: an old game has its own")


def sit_down(asked: Seat, *, plain: bool, resume: bool, winnable: bool) -> int:
    """Play until the person leaves; raises BadOptions for contradictory arguments."""
    if winnable and (asked.seed is not None or resume):
        raise BadOptions("expected --winnable without a seed or an old game, which have their deal")
    if resume:
        _hold_old(asked)
    if resume and asked.game is not None and asked.game.endswith(SUFFIX):
        return go_on(Path(asked.game), plain=plain)
    try:
        game = None if asked.game is None else game_named(asked.game)
    except BadOptions:
        if not resume:
            raise
        raise BadOptions(f"expected the file of a record ({SUFFIX}) or a game; got {shortly(asked.game)}") from None
    if game is None and asked.preset is not None:
        raise BadOptions("expected a game with --preset; got none")
    rulebook, seats = asked.rulebook, asked.seats
    given: dict[str, OptionValue] = {}
    if game is not None:
        rulebook, seats, given = read_rules(
            game, asked.options, preset=asked.preset, rulebook=rulebook, seats=asked.seats
        )
    if winnable:
        from spadille.lab.winnable import check_winnable

        check_winnable(game)
    wanted = asked.bots or _USUAL
    bots = level_meant(wanted) if game is None else bot_meant(game, wanted)
    seat = WATCHING if asked.watch else asked.seat or 0
    return main(game, rulebook, seats, given, asked.seed, bots, seat, plain=plain, resume=resume, winnable=winnable)
