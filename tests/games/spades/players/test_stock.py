"""Spades for two: what the choices at the stock tell a strong player of the cards in the other hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import spadille
from spadille.bots import make_bot
from spadille.cards.holding import holding, members
from spadille.core.table import Table
from spadille.games.spades.native import Facts, roll_out
from spadille.games.spades.players.regular import is_liked
from spadille.games.spades.players.strong import StrongSpades
from spadille.games.spades.state import View
from spadille.search import NATIVE

pytestmark = pytest.mark.skipif(not NATIVE, reason="the native search was not built")


def positions(seed: int, **options: Any) -> Iterator[tuple[StrongSpades, Table, View, Facts]]:
    """Yield each call and each card with a choice of a deal that `regular` players play, as a strong player sees it."""
    table = spadille.table("spades", seats=2, seed=seed, **options)
    bots = [make_bot("regular", table.game, seat, seed) for seat in (0, 1)]
    while not table.score_sheet:
        (seat,) = table.deciding
        view, moves = table.view(seat), table.moves(seat)
        if view.phase in ("bid", "play") and len(moves) > 1 and view.hand is not None:
            strong = make_bot("strong", table.game, seat, seed)
            assert isinstance(strong, StrongSpades)
            yield strong, table, view, strong._facts(view)
        table.play(seat, bots[seat].choose(view, moves).move)


@pytest.mark.parametrize("thrown", ["unseen", "drawer", "open"])
def test_cards_that_were_seen_thrown_away_are_in_no_imagined_hand(thrown: str) -> None:
    for strong, _, view, facts in positions(3, thrown_card=thrown):
        assert view.stock is not None
        seen = holding(each for each in view.stock.seen if each is not None) & ~(view.hand or 0) & ~view.gone
        assert seen.bit_count() >= {"unseen": 3, "drawer": 13, "open": 15}[thrown]
        assert not facts.unseen & strong._cards(seen)


def test_the_other_hand_is_imagined_with_as_many_honours_and_trumps_as_it_holds() -> None:
    """Two keep what they like and throw away the rest: a fair share of the unseen cards would be a third too few."""
    true = imagined = 0.0
    for seed in range(60):
        for strong, table, view, facts in positions(1000 + seed):
            other, game = 1 - strong.seat, strong.game
            kinds = strong._cards(holding(each for each in game.pack if is_liked(game, each)))
            held = table.state.hands[other] if view.phase == "bid" else table.state.contract.hands[other] & ~view.gone
            true += sum(is_liked(game, each) for each in members(held))
            options = (3, 4) if facts.bidding else tuple(strong._number[move.card] for move in table.moves(strong.seat))
            worlds = roll_out(facts, options[:1], 10, seed=seed).worlds
            imagined += sum((world[other] & kinds).bit_count() for world in worlds) / len(worlds)
    assert imagined / true == pytest.approx(1, abs=0.05)
