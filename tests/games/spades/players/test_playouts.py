"""Tests random deals in bulk: the native ones equal those in plain Python, and are legal."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any

import pytest

from spadille.cards.card import card
from spadille.core.contract import NATURE
from spadille.core.errors import SpadilleError
from spadille.core.table import Table
from spadille.games import open_game
from spadille.games.spades.players.playouts import SEATS, TRICKS, Watched, play_out, watch
from spadille.games.spades.state import Bid
from spadille.parts.dealing import Deal, FirstDealer
from spadille.parts.tricks import Play
from spadille.search import NATIVE

native = pytest.mark.skipif(not NATIVE, reason="the native search is not built here")


def name(number: int) -> str:
    suit, rank = divmod(number, TRICKS)
    return "23456789TJQKA"[rank] + "CDHS"[suit]


def led(deal: Watched) -> list[int]:
    """Who led each trick by the rules of the game, every call and card checked."""
    game: Any = open_game("spades", "rules_of_spades", SEATS, {"nil": False, "blind_nil": False})
    table = Table(game)
    table.play(NATURE, FirstDealer(SEATS - 1))
    table.play(NATURE, Deal(tuple(card(name(each)) for each in deal.pack)))
    for seat, call in enumerate(deal.calls):
        table.play(seat, Bid(call))
    for each in deal.played[:-1]:
        table.play(table.deciding[0], Play(card(name(each))))
    leaders = list(table.state.leaders)
    table.play(table.deciding[0], Play(card(name(deal.played[-1]))))
    return leaders


def test_the_rules_of_the_game_find_no_fault() -> None:
    for deal in islice(watch(4), 12):
        first, *winners = led(deal)
        known = Counter(winners)
        assert first == 0
        assert sorted(deal.taken[seat] - known[seat] for seat in range(SEATS)) == [0, 0, 0, 1], "one has the last trick"


@native
@pytest.mark.parametrize("seed", [0, 7, 1 << 63])
def test_the_native_deals_are_those_of_the_plain_twin(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    found = play_out(1100, seed=seed)
    monkeypatch.setattr("spadille.games.spades.native.READY", False)
    assert play_out(1100, seed=seed) == found


@native
def test_threads_change_nothing_and_seeds_do() -> None:
    found = play_out(5000, seed=1)
    assert play_out(5000, seed=1, threads=3) == found
    assert play_out(2000, seed=1).taken == found.taken[: 2000 * SEATS]
    assert play_out(5000, seed=2) != found


def test_every_seat_takes_a_quarter_and_every_trick_is_taken() -> None:
    deals = 20_000 if NATIVE else 200
    taken = play_out(deals, seed=3).taken
    sums = [sum(taken[seat::SEATS]) for seat in range(SEATS)]
    assert sum(sums) == deals * TRICKS
    assert all(abs(each / deals - TRICKS / SEATS) < 5 * 1.6 / deals**0.5 for each in sums)


def test_a_number_of_deals_that_cannot_be_is_refused() -> None:
    assert play_out(0).taken == b""
    with pytest.raises(SpadilleError, match="expected 0 to 2147483648 deals; got -1"):
        play_out(-1)
