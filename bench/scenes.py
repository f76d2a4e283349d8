"""Scenes: the cost of one, compared with one that imagines a world to find the legal moves (as until wire 1)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

from bench.measure import Line, Work, compare
from spadille.bots import make_bot
from spadille.core.contract import AnyGame, Seat
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game

_NAMES = ("You", "West", "North", "East")
Moment = tuple[AnyGame, Any, Seat]


def moments(deals: int = 4) -> list[Moment]:
    """Every decision of some deals of Spades, played by regular bots."""
    found: list[Moment] = []
    for number in range(deals):
        table = Table(open_game("spades", "denexa", None, {}), dealer(seed_of(f"scenes {number}")))
        while table.deciding and not table.score_sheet:
            seat = table.deciding[0]
            found.append((table.game, table.state, seat))
            bot = make_bot("club", table.game, seat, f"scenes {number} {seat}")
            table.play(seat, bot.choose(table.view(seat), table.moves(seat)).move)
    return found


def _drawing(known: list[Moment], *, imagined: bool) -> Work:
    draw = GAMES["spades"].scene

    def work(amount: int) -> int:
        for game, state, seat in islice(cycle(known), amount):
            view = game.view(state, seat)
            asked = game.imagine(view, Stream(b"\0" * 32)) if imagined else state
            draw(game, view, tuple(game.offers(asked, seat)), _NAMES)
        return amount

    return work


def lines() -> Iterator[Line]:
    known = moments()
    ours = _drawing(known, imagined=False), 8 * len(known)
    peer = "with an imagined world", _drawing(known, imagined=True), 8 * len(known)
    yield compare("Spades: view, offers and scene", "scenes", ours, peer, aim="≥ 2 times")
