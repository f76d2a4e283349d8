"""Five Hundred: the worlds a viewer imagines are all those that fit what was seen, each equally likely.

What fits is found without looking at how `imagine` works: every way to place the unseen cards is tried, the
tricks are played again on it, and it fits if every card was legal and the viewer sees the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

import msgspec
import pytest

from spadille.cards.card import SPADES, Card, card, read_cards
from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import NATURE, Seat
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.ranking import WHOLE, announces
from spadille.games.five_hundred.state import Announcing, Bargain, Bidding, Discarding, LeadJoker, Playing
from spadille.parts.tricks import PLAYS, Play
from spadille.testing.arrange import arrange, read_wishes

World = tuple[tuple[Holding, ...], Holding]
"""Four hands as the play began, and the middle."""
ANNOUNCED = "AS 4C 5C 6C 7C 8C 9C TC 4D 5D"
SEATS = 4


def opened(auction: str, deal: str = "", seed: int = 1, **options: Any) -> Table:
    """A table in the first deal, dealt by seat 3, after these calls and words of the seats in turn."""
    game = open_game("five_hundred", "denexa", SEATS, {"ace_no_face": False, "first_dealer": "random", **options})
    table, rng = Table(game), Stream(seed_of(f"worlds {seed}"))
    table.play(NATURE, "dealer 3")
    table.play(NATURE, arrange(game, table.state, read_wishes(deal), rng))
    for word in filter(None, auction.split(", ")):
        table.play(table.deciding[0], word)
    return table


def played_until(table: Table, left: int, seed: int = 1) -> Table:
    """Random discards and cards until the seat to play holds `left` cards, in the middle of a trick."""
    rng = Stream(seed_of(f"play {seed}"))
    stop = rng.below(3)
    while True:
        state = table.state
        if isinstance(state, Playing) and len(state.trick) == stop:
            hand = state.bargain.hands[state.seat] & ~state.gone
            if hand.bit_count() <= left:
                return table
        moves = table.moves(table.deciding[0])
        table.play(table.deciding[0], moves[rng.below(len(moves))])


def ways(cards: Sequence[Card], needs: Sequence[int]) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Every way to give each place as many cards as it needs."""
    if not needs:
        yield ()
        return
    for first in combinations(cards, needs[0]):
        taken = set(first)
        for rest in ways([each for each in cards if each not in taken], needs[1:]):
            yield (first, *rest)


def fitting(table: Table, viewer: Seat | None) -> list[World]:
    """Every world of the play that fits what the viewer has seen."""
    game, state = table.game, table.state
    bargain, view = state.bargain, game.view(state, viewer)
    hidden = [seat for seat in range(SEATS) if seat != viewer]
    seen = state.gone | (bargain.hands[viewer] if viewer is not None else 0) | (view.middle or 0)
    needs = [(bargain.hands[seat] & ~state.gone).bit_count() for seat in hidden]
    if view.middle is None:
        needs.append(5)
    worlds: list[World] = []
    for way in ways(members(WHOLE & ~seen), needs):
        hands = list(bargain.hands)
        for seat, cards in zip(hidden, way, strict=False):
            hands[seat] = (bargain.hands[seat] & state.gone) | holding(cards)
        middle = holding(way[-1]) if view.middle is None else view.middle
        if fits(game, state, tuple(hands), middle, viewer, view):
            worlds.append((tuple(hands), middle))
    return worlds


def fits(
    game: Any, state: Playing, hands: tuple[Holding, ...], middle: Holding, viewer: Seat | None, view: Any
) -> bool:
    """Return whether the deal can have gone as it went with these hands, and the viewer sees the same."""
    bargain: Bargain = state.bargain
    for place, said in enumerate(bargain.announced):
        seat = (bargain.match.dealer + 1 + place) % SEATS
        fifteen = members(hands[seat] | (middle if seat == bargain.declarer else 0))
        if said and not any(announces(holding(ten)) for ten in combinations(fifteen, 10)):
            return False
    partner = (bargain.declarer + 2) % SEATS
    if view.passed is not None and view.passed & ~(hands[partner] | middle):
        return False
    leader = (bargain.match.dealer + 1) % SEATS if bargain.declarer < 0 else bargain.declarer
    again = game._open_play(msgspec.structs.replace(bargain, hands=hands, middle=middle), leader)
    for trick in (*state.tricks, state.trick):
        for each in trick:
            naming = each == card("JB") and not again.trick and state.named >= 0
            move = LeadJoker(state.named) if naming else PLAYS[each]
            if game.refusal(again, again.seat, move) is not None:
                return False
            again = game.play(again, again.seat, move)
    return bool(game.view(again, viewer) == view)


def hold_uniform(table: Table, viewer: Seat | None, most: int = 3000) -> int:
    """Assert that imagine gives every fitting world and no other, equally often; how many worlds there are."""
    game, state = table.game, table.state
    worlds = fitting(table, viewer)
    assert (state.bargain.hands, state.bargain.middle) in worlds
    assert len(worlds) <= most, f"{len(worlds)} worlds: choose a smaller ending"
    view, rng, each = game.view(state, viewer), Stream(seed_of("uniform")), 10
    found: Counter[World] = Counter()
    for _ in range(each * len(worlds)):
        imagined = game.imagine(view, rng)
        assert game.view(imagined, viewer) == view
        found[imagined.bargain.hands, imagined.bargain.middle] += 1
    assert set(found) <= set(worlds)
    chi = sum((found[world] - each) ** 2 / each for world in worlds)
    free = len(worlds) - 1
    assert not free or chi < free + 4 * (2 * free) ** 0.5 + 8, f"chi square {chi:.0f} with {free} degrees of freedom"
    return len(worlds)


@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_a_suit_contract_with_voids_shown(viewer: Seat) -> None:
    """The declarer knows the discards; to the others they may be any of the cards not seen."""
    left = 3 if viewer == 0 else 1
    table = played_until(opened("bid 10C, pass, pass, pass"), left)
    assert 1 < hold_uniform(table, viewer) < (1680 if left == 3 else 336)


def test_voids_count_by_the_suits_of_the_deal_and_the_suit_named_with_the_joker() -> None:
    deal = "0: JB AS; 1: JC; 2: -C -S; middle: 4D 5D 6D 7D 8D"
    table = opened("bid 10C, pass, pass, pass", deal)
    table.play(0, "discard 4D 5D 6D 7D 8D")
    table.play(0, "play JB S")
    while len(table.state.tricks) < 1:
        table.play(table.deciding[0], table.moves(table.deciding[0])[0])
    assert table.state.named == 3
    assert 1 < hold_uniform(played_until(table, 1, 3), 1) < 336


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_deal_without_contract_with_a_joker_led(viewer: Seat) -> None:
    table = opened("pass, pass, pass, pass", "0: JB 4H 5H 6H 7H 8H; 2: -H")
    table.play(0, "play JB H")
    table.play(1, table.moves(1)[0])
    table.play(2, table.moves(2)[0])
    table.play(3, table.moves(3)[0])
    assert hold_uniform(played_until(table, 1, 2), viewer) > 1


@pytest.mark.parametrize("viewer", [0, 2])
def test_nullo_with_the_partner_sitting_out(viewer: Seat) -> None:
    """The declarer knows the discards, not the hand laid aside; the partner knows that hand alone."""
    table = played_until(opened("nullo, pass, pass, pass"), 1)
    assert hold_uniform(table, viewer) > 1


@pytest.mark.parametrize("viewer", [0, 2])
def test_grand_nullo_as_the_two_partners_know_it(viewer: Seat) -> None:
    """Seat 2 passed five cards on: they lie in the hand of seat 0, or in the middle, or have been played."""
    table = played_until(opened("nullo, pass, grand nullo"), 1 if viewer == 2 else 2, 4)
    state = table.state
    view = table.game.view(state, viewer)
    assert view.passed == state.bargain.passed
    assert (view.middle is None) == (viewer == 2)
    assert hold_uniform(table, viewer) > 1


def test_what_was_passed_on_in_grand_nullo_is_any_five_of_the_fifteen_to_the_others() -> None:
    table = played_until(opened("nullo, pass, grand nullo"), 2, 5)
    game, rng = table.game, Stream(seed_of("passed"))
    view = game.view(table.state, 1)
    assert view.passed is None
    counts: Counter[bool] = Counter()
    for _ in range(400):
        bargain = game.imagine(view, rng).bargain
        assert bargain.passed.bit_count() == 5
        assert not bargain.passed & ~(bargain.hands[0] | bargain.middle)
        counts.update(bool(bargain.passed >> each & 1) for each in members(bargain.hands[0]))
    assert abs(counts[True] / counts.total() - 1 / 3) < 0.04


def test_the_others_imagine_five_cards_passed_on_and_not_always_the_same() -> None:
    table, rng = played_until(opened("nullo, pass, grand nullo"), 2, 5), Stream(seed_of("five passed"))
    worlds = [table.game.imagine(table.view(1), rng).bargain for _ in range(20)]
    assert all(each.passed.bit_count() == 5 for each in worlds)
    assert not any(each.passed & ~(each.hands[0] | each.middle) for each in worlds)
    assert len({each.passed for each in worlds}) > 1


@pytest.mark.parametrize("viewer", [0, 2])
def test_an_announced_hand_is_one_ace_and_spot_cards(viewer: Seat) -> None:
    """Seat 1 announced, and seat 0 declares: what is left of seat 1 can hold no face card."""
    table = opened("no, ace no face, play on, no, no, bid 10C, pass, pass, pass", f"1: {ANNOUNCED}", ace_no_face=True)
    table = played_until(table, 2 if viewer == 0 else 1, 6)
    assert hold_uniform(table, viewer) >= 1


def test_an_announced_hand_that_has_not_shown_its_ace_yet() -> None:
    deal = f"1: {ANNOUNCED}; 0: 4S 5S 6S 7S 8S; 2: -S; middle: 9S TS JS QS KS"
    table = opened("no, ace no face, play on, no, no, bid 10H, pass, pass, pass", deal, ace_no_face=True)
    table.play(0, "discard 9S TS JS QS KS")
    rng = Stream(seed_of("no ace"))
    while len(table.state.tricks) < 9:
        seat = table.deciding[0]
        spared = [move for move in table.moves(seat) if isinstance(move, Play) and move.card.suit != SPADES]
        moves = spared or table.moves(seat)
        table.play(seat, moves[rng.below(len(moves))])
        if table.state.bargain.hands[1] & ~table.state.gone == 1 << card("AS"):
            break
    assert not table.state.gone >> card("AS") & 1, "the ace is kept to the end"
    assert hold_uniform(table, 2) > 1


@pytest.mark.parametrize("viewer", [1, None])
def test_a_declarer_who_announced_may_have_discarded_anything_but_was_dealt_nine_spot_cards(
    viewer: Seat | None,
) -> None:
    table = opened("ace no face, play on, no, no, no, bid 10C, pass, pass, pass", f"0: {ANNOUNCED}", ace_no_face=True)
    assert hold_uniform(played_until(table, 1, 7), viewer, 9000) > 1


def court_cards_shown() -> Table:
    """A declarer who announced has shown the five court cards of the middle."""
    deal = f"0: {ANNOUNCED}; middle: KD QD JD KH QH"
    table = opened("ace no face, play on, no, no, no, bid 10D, pass, pass, pass", deal, ace_no_face=True)
    table.play(0, "discard 4C 5C 6C 7C 8C")
    courts = read_cards("KD QD JD KH QH")
    rng = Stream(seed_of("court cards"))
    while len(table.state.tricks) < 9:
        seat = table.deciding[0]
        moves = table.moves(seat)
        shown = [move for move in moves if (move.card in courts if seat == 0 else move.card.rank in "456789T")] or moves
        table.play(seat, shown[rng.below(len(shown))])
    return table


SPOTS = holding(each for each in members(WHOLE) if each.rank in "456789T")


def test_a_declarer_who_announced_and_showed_five_court_cards_has_discarded_spot_cards() -> None:
    table = court_cards_shown()
    assert all(not world[1] & ~SPOTS for world in fitting(table, 1))
    assert hold_uniform(table, 1) > 1


def test_other_discards_of_a_declarer_who_announced_and_showed_five_court_cards_are_not_imagined() -> None:
    table, rng = court_cards_shown(), Stream(seed_of("spots"))
    middles = {table.game.imagine(table.view(1), rng).bargain.middle for _ in range(40)}
    assert len(middles) > 1
    assert not any(each & ~SPOTS for each in middles)


# -- before the play ---------------------------------------------------------------------------------


def test_while_bidding_an_announced_hand_is_known_by_its_shape_and_the_rest_lies_anywhere() -> None:
    table = opened("no, ace no face", f"1: {ANNOUNCED}", ace_no_face=True)
    game, rng = table.game, Stream(seed_of("announced"))
    aces: Counter[Card] = Counter()
    view = game.view(table.state, 3)
    assert (view.announced, view.asked) == ((False, True), True)
    own = view.hand
    free = [each for each in read_cards("AC AD AH AS") if not own >> each & 1]
    for _ in range(60 * len(free)):
        state = game.imagine(view, rng)
        assert isinstance(state, Announcing)
        assert announces(state.hands[1])
        aces.update(each for each in free if state.hands[1] >> each & 1)
    assert sum((aces[each] - 60) ** 2 / 60 for each in free) < 16.3


def test_the_own_hand_apart_every_place_is_equally_likely_in_the_auction() -> None:
    table = opened("pass, bid 7S")
    game, rng, places = table.game, Stream(seed_of("auction")), Counter[Seat]()
    view = game.view(table.state, 2)
    each = next(each for each in members(WHOLE) if not view.hand >> each & 1)
    for _ in range(1400):
        state = game.imagine(view, rng)
        assert isinstance(state, Bidding)
        assert (state.hands[2], state.calls) == (view.hand, view.calls)
        heaps = (*state.hands, state.middle)
        places[next(place for place, heap in enumerate(heaps) if heap >> each & 1)] += 1
    expected = {place: 1400 * (5 if place == 4 else 10) / 35 for place in (0, 1, 3, 4)}
    assert sum((places[place] - count) ** 2 / count for place, count in expected.items()) < 16.3


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
@pytest.mark.parametrize("auction", ["bid 7S, pass, pass, pass", "nullo, pass, grand nullo", "passed on"])
def test_while_cards_are_discarded(auction: str, viewer: Seat | None) -> None:
    table = opened("nullo, pass, grand nullo" if auction == "passed on" else auction)
    if auction == "passed on":
        table.play(2, table.moves(2)[99])
    game, rng, state = table.game, Stream(seed_of("discarding")), table.state
    view = game.view(state, viewer)
    taker = state.seat
    assert (view.middle is None) == (viewer != taker)
    assert (view.passed is None) == (auction != "passed on" or viewer not in (0, 2))
    assert view.sizes == tuple(15 if seat == taker else 10 for seat in range(SEATS))
    worlds = [game.imagine(view, rng) for _ in range(20)]
    assert all(game.view(world, viewer) == view for world in worlds)
    middles = {world.bargain.middle for world in worlds if isinstance(world, Discarding)}
    knows = viewer == taker or (auction == "passed on" and viewer == 2)
    assert (middles == {state.bargain.middle}) is knows
    assert {world.bargain.passed for world in worlds} == ({0} if auction != "passed on" else middles)


def test_where_chance_is_due_there_is_nothing_to_imagine() -> None:
    game = opened("").game
    assert isinstance(game, FiveHundred)
    state = game.initial()
    assert game.imagine(game.view(state, None), Stream(seed_of("nothing"))) == state
