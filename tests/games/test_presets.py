"""Every way to play: the laws hold, bots of every level play it, and the sheet of a match adds up."""

from __future__ import annotations

from typing import Any

import pytest

from spadille.bots import make_bot
from spadille.core.contract import Over
from spadille.core.preset import Preset
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import seed_of
from spadille.games import GAMES, open_game
from spadille.testing.check import check, check_end
from spadille.thinking.budget import Budget
from spadille.thinking.levels import Level
from spadille.ways.presets import set_up

EVERY = [
    pytest.param(game, each, seats, id=f"{game}-{each.name}-{seats}")
    for game, found in GAMES.items()
    for each in found.presets.values()
    for seats in sorted({each.seats[0], min(each.seats), max(each.seats)})
]
each_preset = pytest.mark.parametrize(("game", "preset", "seats"), EVERY)
THINKERS = [each for each in EVERY if Level.STRONG in GAMES[str(each.values[0])].levels]
BRIEF = Budget(worlds=4)
"""A few worlds and no clock: what is tried is that an answer comes, and is legal."""


def opened(game: str, preset: Preset, seats: int, **more: Any) -> Any:
    book, places, given = set_up(game, preset.name, None, seats, more)
    return open_game(game, book, places, given)


def played(game: Any, players: list[Any], moves: int = 100_000) -> Table:
    """A match by players, or its first moves."""
    table = Table(game, dealer(seed_of("ways")))
    for _ in range(moves):
        if not table.deciding:
            break
        seat = table.deciding[0]
        decision = players[seat].choose(table.view(seat), table.moves(seat))
        table.play(seat, decision.move)  # IllegalMove is raised for what may not be played
    return table


def test_a_way_names_each_number_of_players_once() -> None:
    ways = [(game, each) for game, found in GAMES.items() for each in found.presets.values()]
    assert [(game, each.name) for game, each in ways if len({*each.seats}) < len(each.seats)] == []


@each_preset
def test_the_laws_hold(game: str, preset: Preset, seats: int) -> None:
    made = check(opened(game, preset, seats), seed=16, moves=150, games=8, thorough=16)
    assert made > 20


@each_preset
def test_the_laws_hold_over_many_games_to_their_ends(game: str, preset: Preset, seats: int) -> None:
    for seed in range(8):
        assert check(opened(game, preset, seats), seed=seed, moves=3_000, games=20) > 0
        check_end(opened(game, preset, seats, **GAMES[game].daily), seed=seed)


@each_preset
def test_a_match_by_bots_comes_to_its_end_and_its_sheet_adds_up(game: str, preset: Preset, seats: int) -> None:
    rules = opened(game, preset, seats)
    table = played(rules, [make_bot(("regular", "beginner")[seat % 2], rules, seat, 1) for seat in range(seats)])
    assert isinstance(table.game.turn(table.state), Over)
    standing = rules.standing(table.state)
    totals = list(rules.standing(rules.initial()).scores)
    for deal in standing.sheet:
        assert {line.side for line in deal.lines} <= set(range(len(totals)))
        for line in deal.lines:
            totals[line.side] += line.points
        assert tuple(totals) == deal.totals
    assert standing.scores == tuple(totals)
    assert totals != list(rules.standing(rules.initial()).scores)


@pytest.mark.parametrize(("game", "preset", "seats"), THINKERS)
def test_players_that_think_make_every_move(game: str, preset: Preset, seats: int) -> None:
    rules = opened(game, preset, seats, **GAMES[game].daily)
    players = [make_bot("regular", rules, seat, 1) for seat in range(seats)]
    players[0] = make_bot(Level.STRONG, rules, 0, 1, BRIEF)
    table = played(rules, players)
    assert table.outcome is not None
