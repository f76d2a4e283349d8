"""The teacher: one line after a move that cost much, and silence after all others."""

from __future__ import annotations

import spadille
from spadille.bots import make_bot
from spadille.core.contract import NATURE
from spadille.core.table import Table
from spadille.review.teaching import costly, line
from spadille.scene.names import names_around
from spadille.thinking.judgement import NOTATION


def bidding(bid: str) -> Table:
    table = spadille.table("spades", rulebook="denexa", seed=3)
    table.play(table.deciding[0], bid)
    return table


def test_a_move_that_cost_much_is_spoken_of_in_one_line() -> None:
    table = bidding("bid 12")
    found = costly(table.game, table.log)
    assert found is not None
    said = line(found, names_around(4, found.seat), "points")
    assert str(said).startswith("Bid 12 cost about ")
    assert "Better: bid " in str(said)
    assert not NOTATION.search(str(said))


def test_nothing_is_said_of_a_good_move_of_chance_and_where_nothing_is_decided() -> None:
    good = spadille.table("spades", rulebook="denexa", seed=3)
    seat = good.deciding[0]
    bid = make_bot("strong", good.game, seat, 1).choose(good.view(seat), good.moves(seat)).move
    good.play(seat, bid)
    assert costly(good.game, good.log) is None
    assert costly(good.game, good.log[:-1]) is None
    assert good.log[-2][0] == NATURE
    assert costly(good.game, ()) is None
    war = spadille.table("war", seed=1)
    war.play(war.deciding[0], war.moves(war.deciding[0])[0])
    assert costly(war.game, war.log) is None


def test_a_forced_move_is_no_fault() -> None:
    table = spadille.table("spades", rulebook="denexa", seed=3)
    while table.standing.deals < 1:
        seat = table.deciding[0]
        forced = len(table.moves(seat)) == 1
        table.play(seat, table.moves(seat)[0])
        if forced:
            break
    assert costly(table.game, table.log) is None
