"""Tests the counts of what players did against the score sheet, and the player that sees all cards."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from spadille.bots import bot_named, levels
from spadille.core.contract import Chance, DealSheet, Decide, Outcome, Over, ScoreLine, Standing
from spadille.core.errors import BadOptions
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game
from spadille.games.spades.players.cheat import make as make_cheat
from spadille.games.spades.players.tally import rates, tally
from spadille.lab.arena import Contest, play_unit, run
from spadille.testing.playing import random_move
from spadille.thinking.budget import Budget


def sheet(*deals: tuple[tuple[str, ...], tuple[int, ...]]) -> Any:
    """A game that shows this score sheet."""
    sides = 2 if len(deals[0][0]) == 4 else len(deals[0][0])
    lines = tuple(DealSheet(at, (), (0,) * sides, bids, taken) for at, (bids, taken) in enumerate(deals, 1))
    return SimpleNamespace(
        name="spades",
        options=open_game("spades", "rules_of_spades", None, {}).options,
        standing=lambda _: Standing(len(lines), (0,) * sides, lines),
        turn=lambda _: Chance("deal"),
    )


def test_contracts_bags_and_nils_are_counted() -> None:
    game = sheet(
        (("bid 4", "bid 3", "nil", "bid 3"), (6, 4, 0, 3)),  # 4 taken with 6, two bags; 6 taken with 7; nil kept
        (("bid 5", "blind nil", "bid 2", "bid 4"), (4, 2, 2, 5)),  # 7 set with 6; nil broken, 4 taken with 5
        (("nil", "bid 1", "blind nil", "bid 1"), (1, 6, 0, 6)),  # no contract at all
    )
    one, other = tally(game, None, (0, 1, 0, 1))
    assert one == {
        "deals": 3, "contracts": 2, "set": 1, "bid": 11, "taken": 12, "bags": 2,
        "nil": 3, "nil_kept": 2, "nil_faced": 1, "nil_broken": 1,
    }  # fmt: skip
    assert other == {
        "deals": 3, "contracts": 3, "set": 0, "bid": 12, "taken": 24, "bags": 12,
        "nil": 1, "nil_kept": 0, "nil_faced": 3, "nil_broken": 1,
    }  # fmt: skip
    assert rates(one) == {
        "contracts set": "50.0% of 2",
        "bid and taken a contract": "5.50 and 6.00",
        "bags a deal": "0.67",
        "nils made": "66.7% of 3",
        "others' nils set": "100.0% of 1",
    }
    turned = tally(game, None, (1, 0, 1, 0))
    assert turned == (other, one)


def test_penalties_are_counted_by_the_game_where_games_are_played_to_their_end() -> None:
    game = open_game("spades", "rules_of_spades", None, {})
    penalty, bags = ScoreLine("SPD-ROS-34", 1, -200, "20 bags"), ScoreLine("SPD-ROS-28", 1, 60, "6 bid, 26 taken")
    deal = DealSheet(1, (bags, penalty), (0, 0), ("bid 3",) * 4, (3, 3, 3, 4))
    over = SimpleNamespace(
        options=game.options,
        prefix="SPD-ROS",
        standing=lambda _: Standing(2, (0, 0), (deal, deal)),
        turn=lambda _: Over(Outcome((0, 0, 0, 0), (0, 2))),
    )
    one, other = tally(cast("Any", over), None, (0, 1, 0, 1))
    assert (one["games"], one["penalties"]) == (1, 0)
    assert (other["games"], other["penalties"]) == (1, 4)
    assert rates(other)["bag penalties a game"] == "4.00"
    assert "bag penalties a game" not in rates(tally(sheet((("bid 3",) * 4, (3, 3, 3, 4))), None, (0, 1, 0, 1))[0])


def test_a_report_on_whole_games_has_the_penalties_a_game() -> None:
    found = run(Contest(game="spades", rulebook="rules_of_spades", bots=("regular", "beginner"), whole=True), 1)
    one, other = found.counts
    assert one["games"] == other["games"] == 2
    assert {"penalties", "games"} <= set(one) & set(other)
    assert rates(one)["bag penalties a game"] == f"{one['penalties'] / 2:.2f}"


def test_everyone_alone_is_a_side() -> None:
    one, other = tally(
        sheet((("bid 3", "nil", "bid 4", "bid 1", "nil", "bid 1"), (3, 0, 3, 0, 1, 1))), None, (0, 1) * 3
    )
    assert (one["deals"], one["contracts"], one["set"], one["nil"], one["nil_kept"]) == (3, 2, 1, 1, 0)
    assert (other["nil"], other["nil_kept"], other["set"], other["nil_broken"]) == (1, 1, 1, 1)


def test_what_was_never_counted_has_no_rates() -> None:
    assert rates({}) == {}


def test_the_counts_of_a_contest_fit_together() -> None:
    found = run(Contest(game="spades", rulebook="andrews", bots=("regular", "random")), 3)
    one, other = found.counts
    assert one["deals"] == other["deals"] == 6
    assert one.get("nil", 0) == other.get("nil_faced", 0)
    assert one.get("nil_broken", 0) == other.get("nil", 0) - other.get("nil_kept", 0)


def test_the_twin_plays_by_what_it_sees() -> None:
    game = open_game("spades", "denexa", None, {"first_dealer": "random"})
    rng = Stream(seed_of("twin"))
    chosen: set[Any] = set()
    for number in range(6):
        state = game.initial()
        while not isinstance(game.turn(state), Decide) or game.view(state, 0).sizes != (5,) * 4:
            state = game.play(state, *random_move(game, state, rng))
        turn = game.turn(state)
        assert isinstance(turn, Decide)
        seat = turn.seats[0]
        view, moves = game.view(state, seat), tuple(game.moves(state, seat))
        decisions = []
        for _ in range(8):
            world = game.imagine(view, rng)
            decision = make_cheat(cast("Any", game), seat, "1", Budget(worlds=8)).choose_knowing(world, view, moves)
            assert decision.move in moves
            decisions.append(decision)
            best = max((each.win or 0.0 for each in decision.weighed), default=0.0)
            if decision.why == "it has seen all the cards":
                assert [each.win for each in decision.weighed if each.move == decision.move] == [best]
        chosen |= {(number, decision.move) for decision in decisions}
    assert len(chosen) > 6, "what is best depends on the cards of others"
    with_twin = Contest(game="spades", rulebook="denexa", bots=("cheat", "regular"), worlds=4, seed="twin")
    assert play_unit(with_twin, 0).faults == (0, 0)


def test_the_twin_sits_in_the_arena_only() -> None:
    for game in GAMES:
        assert "cheat" not in levels(game)
        with pytest.raises(BadOptions):
            bot_named(game, "cheat")
    with pytest.raises(BadOptions):
        run(Contest(game="pinochle", bots=("cheat", "regular")), 1)
