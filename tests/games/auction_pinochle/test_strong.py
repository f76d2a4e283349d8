"""The strong player of Auction Pinochle: an answer comes whatever the deal leads to, with the kernel and without."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from tests.games.looks import narrowed, noted

from spadille.bots import make_bot
from spadille.core.contract import Decision
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import seed_of
from spadille.games import open_game
from spadille.games.auction_pinochle.players import strong
from spadille.games.auction_pinochle.rules import RULEBOOKS
from spadille.games.auction_pinochle.state import CONCEDE
from spadille.parts.auction import PASS
from spadille.thinking.budget import Budget

native: Final = pytest.mark.skipif(not strong.NATIVE, reason="the native search was not built")


def decisions(book: str, budget: Budget, seed: str, most: int) -> Iterator[tuple[Table, Any, Decision]]:
    """The first decisions of strong players at a table."""
    game = open_game("auction_pinochle", book, RULEBOOKS[book].usual_seats, {})
    table = Table(game, dealer(seed_of(seed)))
    for _ in range(most):
        if table.outcome is not None:
            return
        (seat,) = table.deciding
        view, moves = table.view(seat), table.moves(seat)
        decision = make_bot("strong", game, seat, 1, budget).choose(view, moves)
        yield table, view, decision
        table.play(seat, decision.move)


@native
@pytest.mark.parametrize("book", RULEBOOKS)
def test_it_weighs_legal_moves_in_every_phase(book: str) -> None:
    weighed = set()
    for table, view, decision in decisions(book, Budget(worlds=20), "1", 150):
        moves = table.moves(table.deciding[0])
        assert decision.move in moves
        assert all(each.move in moves and 0 <= (each.win or 0.0) <= 1 for each in decision.weighed)
        if decision.weighed:
            weighed.add(view.phase)
    exchange = {"pass"} if book == "passing" else {"bury"} if RULEBOOKS[book].usual_seats == 3 else set()
    assert {"bid", "play"} | exchange <= weighed


@native
@pytest.mark.parametrize("book", ["partnership", "widow"])
def test_it_says_how_often_the_bid_is_made_or_set_once_it_is_known_whose_it_is(book: str) -> None:
    found: set[tuple[bool, str]] = set()
    for _, view, decision in decisions(book, Budget(worlds=20), "1", 60):
        if view.phase == "bid":
            assert all(not each.chances for each in decision.weighed)
            continue
        sides = len(view.match.totals)
        own = view.declarer % sides == view.seat % sides
        for each in decision.weighed:
            ((aim, chance),) = each.chances
            assert 0 <= chance <= 1
            assert chance == 0 or each.move != CONCEDE, "a deal given up is not made"
            found.add((own, aim))
    assert found == {(True, "need"), (False, "set")}


@pytest.mark.parametrize("book", ["passing", "widow"])
def test_without_the_kernel_it_searches_in_plain_python(book: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strong, "NATIVE", False)
    whys: list[str] = []
    for table, _, decision in decisions(book, Budget(worlds=5), "1", 25):
        assert decision.move in table.moves(table.deciding[0])
        whys += [str(decision.why)] * bool(decision.weighed)
    assert whys
    assert all("plain Python search" in why for why in whys)


@native
def test_the_same_seed_gives_the_same_move() -> None:
    first, again = ([each for *_, each in decisions("widow", Budget(worlds=20), "2", 20)] for _ in range(2))
    assert first == again


@native
def test_a_deal_that_is_out_of_reach_is_given_up() -> None:
    """With a bid of more than hand and tricks can be worth, playing on costs twice as much as giving up."""
    game = open_game("auction_pinochle", "widow", 3, {"minimum_bid": 900, "highest_bid": 900})
    table = Table(game, dealer(seed_of("3")))
    table.play(table.deciding[0], "bid 900")
    while PASS in table.moves(table.deciding[0]):
        table.play(table.deciding[0], PASS)
    seat = table.deciding[0]
    decision = make_bot("strong", game, seat, 1, Budget(worlds=50)).choose(table.view(seat), table.moves(seat))
    assert decision.move == CONCEDE


@pytest.mark.parametrize("kernel", [pytest.param(True, marks=native), False])
def test_it_bids_where_deals_are_thrown_in_without_end(kernel: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """With so low a target nobody who goes by rules of thumb bids, and the next one deals."""
    monkeypatch.setattr("spadille.thinking.ahead.MOST_MOVES", 100)
    monkeypatch.setattr(strong, "NATIVE", kernel)
    game = open_game("auction_pinochle", "passing", 4, {"all_pass": "next_dealer", "target": 5, "units": "ones"})
    table = Table(game, dealer(seed_of("1")))
    seat = table.deciding[0]
    decision = make_bot("strong", game, seat, 1, Budget(worlds=4)).choose(table.view(seat), table.moves(seat))
    assert decision.move in table.moves(seat)
    assert len(decision.weighed) > 1


@native
def test_close_moves_alone_are_looked_at_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    looks, found = (
        noted(monkeypatch, "spadille.games.auction_pinochle.players.strong.roll_out"),
        list[tuple[int, int]](),
    )
    for _ in decisions("partnership", Budget(worlds=60, close=50), "close", 40):
        if looks:
            found.append(narrowed(looks, 60, 50))
        looks.clear()
    assert any(not last for _, last in found), "it was clear"
    assert any(0 < last < first for first, last in found)
