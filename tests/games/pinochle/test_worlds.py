"""Pinochle: the worlds a viewer imagines are all those that fit what was seen, each equally likely.

What fits is found without looking at how `imagine` works: for every way to place the unseen cards a pack is
looked for that leads there, the whole log is played again on it, and it fits if every move was legal and the
viewer saw the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, permutations
from typing import Any

import pytest
from tests.games.moment import after

from spadille.cards.card import Card, card
from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import AnyGame, Seat
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.pinochle.rules import NINES
from spadille.games.pinochle.state import Dix, Melding, Playing, Swap, TakeUpcard
from spadille.parts.dealing import Deal
from spadille.parts.doubled import PACK
from spadille.parts.tricks import Play

MARKED_NINE_LAST = """\
table pinochle denexa 2 first_dealer=random
-1 dealer 1
deal 0: AC AC' AD AD' AS AS' AH AH' TH TH' KH KH'; 1: TC TC' KC KC' TD TD' KD KD' TS TS' KS KS'; \
upcard: JH'; stock: QC JC' QC' 9C QD 9C' QD' JD QS JD' QS' 9D JC 9D' JS JS' 9S 9H 9S' JH 9H' QH QH'
0 play AC ; 1 play TC ; 0 done ; 0 play AC' ; 1 play TC' ; 0 done ; 0 play AD ; 1 play KC ; 0 done
0 play AD' ; 1 play KC' ; 0 done ; 0 play AS ; 1 play TD ; 0 done ; 0 play AS' ; 1 play TD' ; 0 done
0 play AH ; 1 play KD ; 0 done ; 0 play AH' ; 1 play KD' ; 0 done ; 0 play TH ; 1 play TS ; 0 done
0 play TH' ; 1 play TS' ; 0 done ; 0 play KH ; 1 play KS ; 0 done ; 0 play KH' ; 1 play KS'
0 dix ; 0 done"""
"""Seat 0 wins phase one whole."""

World = tuple[tuple[Holding, Holding], tuple[Card, ...]]


def played_until(game: AnyGame, stop: Callable[[Any], bool], seed: int) -> Table | None:
    """A random first deal stopped at a moment; None if it never comes."""
    rng = Stream(seed_of(f"worlds {seed}"))
    table = Table(game)
    while not table.standing.deals:
        if stop(table.state):
            return table
        if not table.deciding:
            table.settle(rng)
            continue
        moves = table.moves(table.deciding[0])
        table.play(table.deciding[0], moves[rng.below(len(moves))])
    return None


# -- every world that fits ---------------------------------------------------------------------------


def fitting(table: Table, viewer: Seat | None) -> list[World]:
    """Every world (both hands and the stock) that fits what the viewer has seen of this first deal."""
    state = table.state
    view = table.game.view(state, viewer)
    shown = () if view.last is None else (view.last,)
    upcard = 1 << state.open.upcard if state.stock else 0
    sure = [state.hands[seat] if seat == viewer else view.known(seat) for seat in (0, 1)]
    unseen = members(holding(PACK) & ~(view.gone | sure[0] | sure[1] | upcard | holding(shown)))
    needs = [view.sizes[seat] - sure[seat].bit_count() for seat in (0, 1)]
    worlds = []
    for first, second, rest in split(unseen, needs):
        hands = (sure[0] | holding(first), sure[1] | holding(second))
        stocks = [shown] if shown else permutations(rest)
        worlds += [(hands, tuple(stock)) for stock in stocks if shows(table, hands, tuple(stock), viewer, view)]
    return worlds


def split(cards: Sequence[Card], needs: Sequence[int]) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Every way to give each hand as many cards as it needs; the rest comes last."""
    for first in combinations(cards, needs[0]):
        left = [each for each in cards if each not in first]
        for second in combinations(left, needs[1]):
            yield first, second, tuple(each for each in left if each not in second)


def shows(
    table: Table, hands: tuple[Holding, Holding], stock: tuple[Card, ...], viewer: Seat | None, view: Any
) -> bool:
    """Return whether some pack leads to this world by the moves that were made, and the viewer sees the same."""
    pack = pack_for(table, hands, stock, viewer)
    if pack is None:
        return False
    game, state = table.game, table.game.initial()
    for by, move in table.log:
        made = Deal(pack) if isinstance(move, Deal) else move
        if game.refusal(state, by, made) is not None:
            return False
        state = game.play(state, by, made)
    return bool(game.view(state, viewer) == view and (state.hands, state.stock) == (hands, stock))


def pack_for(
    table: Table, hands: tuple[Holding, Holding], stock: tuple[Card, ...], viewer: Seat | None
) -> tuple[Card, ...] | None:
    """A pack that leads to these hands; the viewer's own cards stay where they really were."""
    real = next(move.cards for _, move in table.log if isinstance(move, Deal))
    layout = table.game.layout(table.game.play(table.game.initial(), *table.log[0]))
    places = {24: real[24], 47: real[47]} | dict(zip(range(48 - len(stock), 48), stock, strict=True))
    for seat in (0, 1):
        slots = slots_of(table, seat, layout)
        came = {each: place for place, each in enumerate(real)}
        windows = uses(table, seat, hands[seat])
        if seat == viewer:
            places |= {came[each]: each for each in windows}
        else:
            filled = match(windows, slots)
            if filled is None:
                return None
            places |= filled
    return tuple(places[place] for place in range(48)) if len(set(places.values())) == 48 else None


def slots_of(table: Table, seat: Seat, layout: Sequence[str]) -> dict[int, int]:
    """The places of the pack whose cards a seat got unseen, with their draw: 0 for the deal."""
    state = table.state
    slots = {place: 0 for place, name in enumerate(layout) if name == str(seat)}
    drawn = min(11, (23 - len(state.stock)) // 2)
    for draw, winner in enumerate(state.leaders[1 : drawn + 1], 1):
        slots[25 + 2 * (draw - 1) + (winner != seat)] = draw
    return slots


def uses(table: Table, seat: Seat, hand: Holding) -> dict[Card, tuple[int, int]]:
    """The cards that a seat got unseen, each with the first and the last draw that may have brought it."""
    windows = dict.fromkeys(members(hand), (0, 99))
    game, state, draws = table.game, table.game.initial(), 0
    public, given = set[Card](), set[Card]()
    for by, move in table.log:
        before = state
        state = game.play(state, by, move)
        if by == seat and isinstance(before, Playing | Melding):
            gone = members(before.hands[seat] & ~state.hands[seat]) if isinstance(move, Play | Swap) else ()
            laid = members(state.open.laid[seat] & ~before.open.laid[seat]) if isinstance(before, Melding) else ()
            for each in (*gone, *laid):
                windows[each] = (0, min(draws, windows.get(each, (0, 99))[1]))
            plain = NINES[before.open.trump]
            if isinstance(move, Dix | Swap) and plain not in (*gone, *laid) and windows.get(plain, (0, 0))[1] > draws:
                windows[plain] = (draws + 1, 99)
            if isinstance(move, Swap):
                public.add(before.open.upcard)
                given.add(state.open.upcard)
        if isinstance(before, Melding) and isinstance(state, Playing):
            draws += 1
        if getattr(before, "stock", ()) and not state.stock:
            took_upcard = (by == seat) == isinstance(move, TakeUpcard)
            public.add(before.open.upcard if took_upcard else before.stock[0])
    return {each: window for each, window in windows.items() if each not in public - given}


def match(windows: dict[Card, tuple[int, int]], slots: dict[int, int]) -> dict[int, Card] | None:
    """Each card to a place that its window allows; None if there is no way."""
    owner: dict[int, Card] = {}

    def settle(each: Card, tried: set[int]) -> bool:
        low, high = windows[each]
        for place, draw in slots.items():
            if low <= draw <= high and place not in tried:
                tried.add(place)
                if place not in owner or settle(owner[place], tried):
                    owner[place] = each
                    return True
        return False

    return owner if all(settle(each, set()) for each in windows) else None


def hold_uniform(table: Table, viewer: Seat | None, most: int = 3000) -> int:
    """Assert that imagine gives every fitting world and no other, equally often; how many worlds there are."""
    game, state = table.game, table.state
    worlds = fitting(table, viewer)
    assert (state.hands, state.stock) in worlds
    assert len(worlds) <= most, "choose a later moment"
    view, rng, each = game.view(state, viewer), Stream(seed_of("uniform")), 8
    found: Counter[World] = Counter()
    for _ in range(each * len(worlds)):
        world = game.imagine(view, rng)
        found[world.hands, world.stock] += 1
    assert set(found) <= set(worlds)
    chi = sum((found[world] - each) ** 2 / each for world in worlds)
    free = len(worlds) - 1
    assert not free or chi < free + 4 * (2 * free) ** 0.5 + 8, f"chi square {chi:.0f} with {free} degrees of freedom"
    return len(worlds)


# -- moments -----------------------------------------------------------------------------------------


def late(tricks: int, kind: type = Playing) -> Callable[[Any], bool]:
    return lambda state: type(state) is kind and len(getattr(state, "tricks", ())) == tricks


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("tricks", [11, 10])
def test_a_seat_before_the_stock_has_gone(tricks: int, viewer: Seat) -> None:
    table = played_until(open_game("pinochle", None, None, {}), late(tricks), tricks)
    assert table is not None
    assert hold_uniform(table, viewer) > 10


def test_a_seat_in_phase_two_knows_the_other_hand() -> None:
    for options in ({}, {"last_card_choice": "winner_chooses"}):
        table = played_until(open_game("pinochle", None, None, options), late(12), 3)
        assert table is not None
        assert hold_uniform(table, 0) == 1


@pytest.mark.parametrize("seed", range(4))
def test_a_spectator_learns_from_phase_two_what_a_hand_has_no_more_of(seed: int) -> None:
    table = played_until(open_game("pinochle", None, None, {"packet": 4}), late(20), seed)
    assert table is not None
    assert hold_uniform(table, None) <= 70


def hidden_nine(state: Any) -> bool:
    """The marked nine has been shown or swapped, and nobody has seen the plain one."""
    if not isinstance(state, Melding | Playing):
        return False
    plain = NINES[state.open.trump]
    seen = state.open.known[0] | state.open.known[1] | holding(each for trick in state.tricks for each in trick)
    shown = any(made.cards == (made.cards[0],) and made.cards[0].plain == plain for made in state.open.melds)
    return shown and not (seen >> plain & 1 or state.open.upcard == plain)


@pytest.mark.parametrize(("after", "kind"), [(11, Melding), (10, Melding), (11, Playing)])
def test_who_shows_the_marked_nine_hides_no_plain_one_until_the_next_draw(after: int, kind: type) -> None:
    game = open_game("pinochle", None, None, {})
    for seed in range(2000):
        table = played_until(game, lambda state: late(11, kind)(state) and hidden_nine(state), seed)
        if table is None:
            continue
        (made,) = (made for made in table.state.open.melds if len(made.cards) == 1)
        viewer = 1 - made.seat
        if made.after == after and not table.state.hands[viewer] >> NINES[table.state.open.trump] & 1:
            assert hold_uniform(table, viewer) > 1
            return
    pytest.fail("no deal came to such a moment")


def test_who_shows_the_marked_nine_last_has_no_plain_one_in_phase_two() -> None:
    table, nine, rng = after(MARKED_NINE_LAST), card("9H"), Stream(seed_of("last nine"))
    while not late(20)(table.state):
        moves = [move for move in table.moves(table.deciding[0]) if move != Play(nine)]
        table.play(table.deciding[0], moves[rng.below(len(moves))])
    assert all(not hands[0] >> nine & 1 for hands, _ in fitting(table, None))
    assert hold_uniform(table, None) > 1
