"""Spades: the worlds a viewer imagines are all those that fit what was seen, each equally likely.

What fits is found without looking at how `imagine` works: every way to place the unseen cards is dealt, the
whole log is played again on it, and it fits if every move was legal and the viewer saw the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any

import pytest

from spadille.cards.card import CLUBS, Card
from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import AnyGame, Seat
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.spades.state import Look, Picked, Playing
from spadille.games.spades.terms import opener
from spadille.parts.dealing import Deal

Chooser = Callable[[Sequence[Any], Stream], Any]
SPADES: Holding = holding(range(48, 66))


def any_move(moves: Sequence[Any], rng: Stream) -> Any:
    return moves[rng.below(len(moves))]


def no_spade(moves: Sequence[Any], rng: Stream) -> Any:
    """Spades are kept to the end, so that they are led from hands of nothing else."""
    plain = tuple(move for move in moves if not hasattr(move, "card") or not SPADES >> move.card & 1)
    return any_move(plain or moves, rng)


def played_until(game: AnyGame, left: int, seed: int, choose: Chooser = any_move) -> Table:
    """A random first deal, stopped in the middle of a trick when the seat to play holds `left` cards."""
    rng = Stream(seed_of(f"worlds {seed}"))
    table = Table(game)
    stop = rng.below(game.seats)
    while True:
        state = table.state
        if isinstance(state, Playing) and len(state.trick) == stop:
            hand = state.contract.hands[state.seat] & ~state.gone
            if hand.bit_count() <= left:
                return table
        if not table.deciding:
            table.settle(rng)
        else:
            table.play(table.deciding[0], choose(table.moves(table.deciding[0]), rng))


def ways(cards: Sequence[Card], needs: Sequence[int]) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Every way to give each place as many cards as it needs; cards may be left over."""
    if not needs:
        yield ()
        return
    for first in combinations(cards, needs[0]):
        taken = set(first)
        for rest in ways([each for each in cards if each not in taken], needs[1:]):
            yield (first, *rest)


def fitting(table: Table, viewer: Seat | None) -> list[tuple[Holding, ...]]:
    """The hands (as dealt) of every world that fits what the viewer has seen of this first deal."""
    game, state = table.game, table.state
    view = game.view(state, viewer)
    real = state.contract.hands
    hidden = [seat for seat in range(game.seats) if seat != viewer]
    seen = state.gone | (real[viewer] if viewer is not None else 0)
    if viewer is not None and state.contract.picked:
        seen |= holding(each for each in view.stock.seen if each is not None)
    unseen = [each for each in game.pack if not seen >> each & 1]  # type: ignore[attr-defined]
    needs = [(real[seat] & ~state.gone).bit_count() for seat in hidden]
    worlds = []
    for way in ways(unseen, needs):
        hands = list(real)
        for seat, cards in zip(hidden, way, strict=True):
            hands[seat] = (real[seat] & state.gone) | holding(cards)
        if shows(table, tuple(hands), viewer, view):
            worlds.append(tuple(hands))
    return worlds


def shows(table: Table, hands: tuple[Holding, ...], viewer: Seat | None, view: Any) -> bool:
    """Return whether the log can be played on these hands, and the viewer sees the same."""
    game = table.game
    state = game.initial()
    for by, move in table.log:
        if isinstance(move, Deal):
            move = Deal(pack_for(table, hands, viewer))
        if game.refusal(state, by, move) is not None:
            return False
        state = game.play(state, by, move)
    return bool(game.view(state, viewer) == view)


def pack_for(table: Table, hands: tuple[Holding, ...], viewer: Seat | None) -> tuple[Card, ...]:
    """A pack that deals these hands, the viewer's own in the order it was really dealt."""
    game, state = table.game, table.state
    real = next(move.cards for _, move in table.log if isinstance(move, Deal))
    dealer = state.contract.match.dealer
    if game.seats > 2:
        owners = [(dealer + 1 + place) % game.seats for place in range(len(real))]
    else:
        kept: tuple[bool, ...] = state.contract.picked.kept
        owners = [-1] * len(real)
        for turn, keep in enumerate(kept):
            owners[2 * turn + (not keep)] = (dealer + 1 + turn) % 2
    left = {seat: iter(members(hand)) for seat, hand in enumerate(hands)}
    known = dict(enumerate(game.view(state, viewer).stock.seen)) if game.seats == 2 else {}
    fixed = [real[place] if owner == viewer else known.get(place) for place, owner in enumerate(owners)]
    out = holding(hands_card for hand in hands for hands_card in members(hand))
    out |= holding(each for each in fixed if each is not None)
    rest = iter([each for each in real if not out >> each & 1])
    return tuple(
        each if each is not None else next(left[owner]) if owner >= 0 else next(rest)
        for each, owner in zip(fixed, owners, strict=True)
    )


def hold_uniform(table: Table, viewer: Seat | None, most: int = 3000) -> int:
    """Assert that imagine gives every fitting world and no other, equally often; how many worlds there are."""
    game, state = table.game, table.state
    worlds = fitting(table, viewer)
    assert tuple(state.contract.hands) in worlds
    assert len(worlds) <= most, "choose a smaller ending"
    view, rng, each = game.view(state, viewer), Stream(seed_of("uniform")), 12
    found = Counter(tuple(game.imagine(view, rng).contract.hands) for _ in range(each * len(worlds)))
    assert set(found) <= set(worlds)
    chi = sum((found[world] - each) ** 2 / each for world in worlds)
    free = len(worlds) - 1
    assert not free or chi < free + 4 * (2 * free) ** 0.5 + 8, f"chi square {chi:.0f} with {free} degrees of freedom"
    return len(worlds)


@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
@pytest.mark.parametrize("seed", [1, 2])
def test_four_hands_with_voids_shown(seed: int, viewer: Seat) -> None:
    table = played_until(open_game("spades", "bicycle", 4, {}), 3, seed)
    assert 1 < hold_uniform(table, viewer) < 1680, "the voids shown leave fewer worlds"


def test_a_spectator_of_four_hands() -> None:
    assert hold_uniform(played_until(open_game("spades", "andrews", 4, {}), 2, 3), None) > 1


def test_three_and_five_hands() -> None:
    assert hold_uniform(played_until(open_game("spades", "bicycle", 3, {}), 4, 4), 0) > 1
    assert hold_uniform(played_until(open_game("spades", "bicycle", 5, {}), 2, 5), 2) > 1


def test_jokers_count_as_spades() -> None:
    table = played_until(open_game("spades", "andrews", 4, {"jokers": 2}), 3, 6, no_spade)
    assert hold_uniform(table, table.state.seat) > 1


@pytest.mark.parametrize("options", [{}, {"opening_lead": "no_spade", "break_rule": "none"}])
def test_a_spade_led_before_spades_are_broken_tells_that_the_hand_holds_nothing_else(options: dict[str, Any]) -> None:
    found = 0
    for seed in range(300):
        table = played_until(open_game("spades", "bicycle", 4, options), 3, seed, no_spade)
        state = table.state
        first = next((trick for trick in (*state.tricks, state.trick) if holding(trick) & SPADES), ())
        if not options and first and SPADES >> first[0] & 1 and len(state.contract.hands) == 4:
            leader = state.leaders[[*state.tricks, state.trick].index(first)]
            viewer = (leader + 1) % 4
            worlds = fitting(table, viewer)
            if 1 < len(worlds) < 800 and any(hand & SPADES for hand in _others(state, (leader, viewer))):
                found += hold_uniform(table, viewer) > 1
        elif options:
            found += hold_uniform(table, state.seat) > 1
        if found == 2:
            return
    pytest.fail("no deal came to such a lead")


def _others(state: Playing, not_these: tuple[Seat, ...]) -> list[Holding]:
    return [hand & ~state.gone for seat, hand in enumerate(state.contract.hands) if seat not in not_these]


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("opening", ["any", "two_of_clubs"])
def test_two_hands_picked_from_the_stock(opening: str, viewer: Seat | None) -> None:
    game = open_game("spades", "bicycle", 2, {"opening_lead": opening})
    assert hold_uniform(played_until(game, 1 if viewer is None else 2, 7), viewer) > 1


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_two_hands_opened_by_the_lowest_club_hold_no_lower_one(viewer: Seat | None) -> None:
    game: Any = open_game("spades", "bicycle", 2, {"opening_lead": "two_of_clubs"})
    for seed in range(60):
        table = played_until(game, 1 if viewer is None else 2, seed)
        led, seen = table.state.tricks[0][0], table.view(viewer).stock.seen
        lower = [each for each in game.pack if each < led and each.suit == CLUBS and each not in seen]
        if len(lower) > 1:
            assert hold_uniform(table, viewer) > 1
            return
    pytest.fail("no deal was opened by a middling club")


def test_two_hands_before_the_lowest_club_is_led() -> None:
    game: Any = open_game("spades", "bicycle", 2, {"opening_lead": "two_of_clubs", "first_dealer": "random"})
    rng, seen = Stream(seed_of("before")), 0
    for number in range(8):
        table = Table(game, dealer(seed_of(f"before {number}")))
        while not isinstance(state := table.state, Playing):
            table.play(table.deciding[0], any_move(table.moves(table.deciding[0]), rng))
        for viewer in (0, 1, None):
            view = game.view(state, viewer)
            for _ in range(20):
                world = game.imagine(view, rng)
                assert game.view(world, viewer) == view
                assert (
                    world.seat
                    == state.seat
                    == opener(game.terms, world.contract.hands, 0 if state.contract.match.dealer else 1)
                )
                seen += world != state
    assert seen > 400


def test_before_the_first_lead_the_opener_holds_the_low_club_and_the_rest_lies_anywhere() -> None:
    game = open_game("spades", "andrews", 4, {"opening_lead": "two_of_clubs"})
    rng = Stream(seed_of("low club"))
    table = Table(game, lambda _: rng)
    while not isinstance(state := table.state, Playing):
        table.play(table.deciding[0], table.moves(table.deciding[0])[-1])
    view, places = game.view(state, None), Counter[Seat]()
    for _ in range(2600):
        hands = game.imagine(view, rng).contract.hands
        assert hands[state.seat] & 1, "the two of clubs"
        places[next(seat for seat, hand in enumerate(hands) if hand >> 63 & 1)] += 1
    expected = {seat: 2600 * (12 if seat == state.seat else 13) / 51 for seat in range(4)}
    assert sum((places[seat] - expected[seat]) ** 2 / expected[seat] for seat in range(4)) < 16.3


def test_a_hand_that_may_still_be_bid_blind_is_imagined_anew() -> None:
    table = Table(open_game("spades", "andrews", 4, {}))
    rng = Stream(seed_of("blind"))
    table.settle(rng)
    table.settle(rng)
    (seat,) = table.deciding
    game, places = table.game, Counter[Seat]()
    view = game.view(table.state, seat)
    assert view.hand is None
    for _ in range(1300):
        hands = game.imagine(view, rng).hands
        places[next(each for each, hand in enumerate(hands) if hand >> 63 & 1)] += 1
    assert sum((places[each] - 325) ** 2 / 325 for each in range(4)) < 16.3
    table.play(seat, Look())
    hand = game.view(table.state, seat).hand
    assert hand == table.state.hands[seat]
    assert all(game.imagine(game.view(table.state, seat), rng).hands[seat] == hand for _ in range(5))


def test_while_the_stock_is_picked_the_own_cards_are_known_and_the_rest_lies_anywhere() -> None:
    game = open_game("spades", "bicycle", 2, {"first_dealer": "random"})
    rng = Stream(seed_of("stock"))
    table = Table(game)
    table.settle(rng)
    table.settle(rng)
    for move in ("keep", "leave", "leave"):
        table.play(table.deciding[0], move)
    first = (table.state.match.dealer + 1) % 2
    stock, view = table.state.picked.stock, game.view(table.state, first)
    assert view.stock.seen[:6] == (stock[0], None, None, None, stock[4], stock[5])
    seconds: Counter[Card] = Counter()
    for _ in range(49 * 30):
        picked = game.imagine(view, rng).picked
        assert isinstance(picked, Picked)
        assert (picked.stock[0], picked.stock[4], picked.stock[5]) == (stock[0], stock[4], stock[5])
        assert sorted(picked.stock) == sorted(stock)
        seconds[picked.stock[3]] += 1
    assert len(seconds) == 49
    assert sum((count - 30) ** 2 / 30 for count in seconds.values()) < 85
