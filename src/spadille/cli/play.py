"""Sitting down at a table in the terminal: `spadille play`."""

from __future__ import annotations

from typing import NamedTuple

from spadille.cli.arguments import read_options
from spadille.cli.names import bot_meant, game_named, level_meant, rulebook_named
from spadille.core.errors import BadOptions
from spadille.tui.play import WATCHING, main


class Seat(NamedTuple):
    """Which table somebody asks for, in the words that were typed, and the seat there; None only watches."""

    game: str | None
    rulebook: str | None
    seats: int | None
    options: tuple[str, ...]
    seed: str | None
    bots: str
    seat: int | None


def sit_down(asked: Seat, *, plain: bool, resume: bool, winnable: bool) -> int:
    """Play until the person leaves; raises BadOptions for words that contradict each other."""
    if winnable and (asked.seed is not None or resume):
        raise BadOptions("expected --winnable without a seed or an old game, which have their deal")
    if resume and asked.seed is not None:
        raise BadOptions("expected --resume without --seed: an old game has its cards")
    game = None if asked.game is None else game_named(asked.game)
    rulebook = asked.rulebook
    if game is not None and rulebook is not None:
        rulebook = rulebook_named(game, rulebook)
    if winnable:
        from spadille.lab.winnable import check_winnable

        check_winnable(game)
    bots = level_meant(asked.bots) if game is None else bot_meant(game, asked.bots)
    seat = WATCHING if asked.seat is None else asked.seat
    given = read_options(game, asked.options)
    return main(
        game, rulebook, asked.seats, given, asked.seed, bots, seat, plain=plain, resume=resume, winnable=winnable
    )
