"""Tests what a seat's last chance to meld tells the other seat, and that imagined worlds fit it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.games.pinochle.test_native import ACE, JACK, KING, NINE, QUEEN, TEN, WHOLE, C, D, H, S, cards, facts, native

import spadille
from spadille.bots import make_bot
from spadille.games.pinochle.native import PHASES, PLAY, Facts, imagined_hands, roll_out
from spadille.games.pinochle.players.strong import _cards, facts_of
from spadille.games.pinochle.state import Done, Ended, Meld, Opening, Playing

Chance = tuple[int, bool]
"""A hand when its seat could last meld, and whether it melded nothing."""


def positions(seed: int, odd: float = 0.2) -> Iterator[tuple[Facts, int, Chance | None]]:
    """Yield, for each decision of phase one, the facts, the other hand, and its last chance to meld.

    A share `odd` of the moves is made at random.
    """
    table, chance = spadille.table("pinochle", seed=seed), random.Random(seed)
    bots = [make_bot("regular", table.game, seat, seed) for seat in (0, 1)]
    then: dict[int, Chance] = {}
    melded = False
    while True:
        (seat,) = table.deciding
        view, moves = table.view(seat), table.moves(seat)
        if view.open is None or view.phase_two:
            return
        assert not isinstance(table.state, Opening | Ended), "a deal is open"
        yield facts_of(table.game, view, view.open, seat), _cards(table.state.hands[1 - seat]), then.get(1 - seat)
        blind = chance.random() < odd
        move = moves[chance.randrange(len(moves))] if blind else bots[seat].choose(view, moves).move
        melded = not isinstance(table.state, Playing) and (melded or isinstance(move, Meld))
        if isinstance(move, Done):
            then[seat] = _cards(table.state.hands[seat]), not melded
        table.play(seat, move)


@pytest.mark.parametrize("seed", range(20))
def test_the_facts_tell_of_the_last_chance_what_the_other_seat_knows(seed: int) -> None:
    found = set()
    for facts_then, hand, chance in positions(seed):
        found.add(chance and chance[1])
        assert (facts_then.since is None) == (chance is None)
        if facts_then.since is None or chance is None:
            continue
        held, silent = chance
        pool = hand & ~facts_then.known | facts_then.played
        assert facts_then.silent == silent
        assert not facts_then.held & ~held
        assert not held & ~(pool | facts_then.held)
        assert (pool & ~held).bit_count() == facts_then.since
        assert pool.bit_count() + facts_then.held.bit_count() - facts_then.since == held.bit_count()
    assert found == {None, True, False}


@native
def test_a_seat_that_melded_nothing_is_rarely_imagined_with_a_meld() -> None:
    """Before the last draw one card is in the stock; the other seat's only meld is a marriage of hearts."""
    spades = cards(*WHOLE[36:])
    clubs = cards(*(C + rank + copy for rank in (JACK, TEN, ACE) for copy in (0, 1)))
    unseen = clubs | cards(H + NINE, H + QUEEN, H + KING, *(H + rank + copy for rank in (TEN, ACE) for copy in (0, 1)))
    upcard = D + KING
    gone = cards(*WHOLE) & ~(spades | unseen | cards(upcard))
    shared = {"tricks": 11, "hand": spades, "unseen": unseen, "gone": gone, "upcard": upcard, "since": 1}

    def melded(*, silent: bool) -> float:
        """The other seat's points on average, after the lead of a nine that it can win with a trump."""
        (row,) = roll_out(facts(**shared, silent=silent), [(PLAY, 1 << S + NINE)], 800, seed=3)
        return sum(other for _, other in row) / len(row)

    assert melded(silent=True) < melded(silent=False) - 4


@native
def test_imagined_hands_hold_as_many_aces_trumps_and_nines_as_true_ones() -> None:
    """Players keep aces and trumps and throw nines; so what is hidden in a hand is not a fair share of what is unseen.

    Nines of trumps are laid down, and what that tells is told by the last chance to meld.
    """
    aces, nines = (sum(3 << suit + rank for suit in (C, D, H, S)) for rank in (ACE, NINE))
    true, imagined = [0.0] * 3, [0.0] * 3
    for seed in range(200):
        for moment, hand, _ in positions(1000 + seed, odd=0):
            if PHASES[moment.phase] != "play" or moment.tricks < 5:
                continue
            trumps = 0xFFF << moment.trump * 16 & ~nines
            kinds = (aces & ~trumps, trumps, nines & ~(0xFFF << moment.trump * 16))
            worlds = imagined_hands(moment, 10, seed=seed)
            for at, kind in enumerate(kinds):
                hidden = kind & moment.unseen
                true[at] += (hand & hidden).bit_count()
                imagined[at] += sum((each & hidden).bit_count() for each in worlds) / len(worlds)
    assert [there / here for there, here in zip(imagined, true, strict=True)] == pytest.approx([1, 1, 1], abs=0.1)
