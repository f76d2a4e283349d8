"""Start of a table in the terminal: `spadille play`."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from spadille.cli.arguments import read_rules
from spadille.cli.names import bot_meant, game_named
from spadille.core.errors import BadOptions, shortly
from spadille.core.options import OptionValue
from spadille.core.record import SUFFIX
from spadille.tui.start import go_on, main

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


def _given(asked: Seat) -> list[str]:
    """The arguments about the table that were typed."""
    values = {
        "--seed": asked.seed,
        "--rulebook": asked.rulebook,
        "--preset": asked.preset,
        "--seats": asked.seats,
        "--bots": asked.bots,
        "--seat": asked.seat,
        "--watch": asked.watch or None,
        "options": asked.options or None,
    }
    return [name for name, value in values.items() if value is not None]


def _hold(asked: Seat, *, resume: bool) -> None:
    """Raise BadOptions for arguments that nothing would come of, or that contradict each other."""
    given = _given(asked)
    if resume and given:
        raise BadOptions(f"expected --resume without {given[0]}: an old game has its own")
    if asked.game is None and given:
        raise BadOptions(f"expected a game with {given[0]}; got none")
    if asked.watch and asked.seat is not None:
        raise BadOptions("expected --watch or --seat; got both")


def sit_down(asked: Seat, *, plain: bool, resume: bool, winnable: bool) -> int:
    """Play until the person leaves; raises BadOptions for contradictory arguments."""
    if winnable and (asked.seed is not None or resume):
        raise BadOptions("expected --winnable without a seed or an old game, which have their deal")
    _hold(asked, resume=resume)
    if resume and asked.game is not None and asked.game.endswith(SUFFIX):
        return go_on(Path(asked.game), plain=plain)
    try:
        game = None if asked.game is None else game_named(asked.game)
    except BadOptions:
        if not resume:
            raise
        raise BadOptions(f"expected the file of a record ({SUFFIX}) or a game; got {shortly(asked.game)}") from None
    rulebook, seats = asked.rulebook, asked.seats
    given: dict[str, OptionValue] = {}
    if game is not None:
        rulebook, seats, given = read_rules(
            game, asked.options, preset=asked.preset, rulebook=rulebook, seats=asked.seats
        )
    if winnable:
        from spadille.lab.winnable import check_winnable

        check_winnable(game)
    bots = _USUAL if game is None else bot_meant(game, asked.bots or _USUAL)
    seat = None if asked.watch else asked.seat or 0
    return main(game, rulebook, seats, given, asked.seed, bots, seat, plain=plain, resume=resume, winnable=winnable)
