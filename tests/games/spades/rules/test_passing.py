"""Cards passed to and from a nil: what each seat sees of it, which worlds fit, and what bots pass (SPD-H30 to H32)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.spades import tables

from spadille.bots import make_bot
from spadille.cards.card import card, read_cards
from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import NATURE
from spadille.core.errors import BadOptions
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.spades.boards import BOARDS
from spadille.games.spades.encoding.batch import batch
from spadille.games.spades.encoding.fast import encoder
from spadille.games.spades.game import Spades
from spadille.games.spades.house.passing import before
from spadille.games.spades.players.tame import tame
from spadille.games.spades.scene import scene, tell
from spadille.games.spades.state import BIDS, NIL, Contract, Handed, Match, Move, PassCards, Passing, Playing, View
from spadille.parts.encoder import Settings
from spadille.testing.check import check
from spadille.testing.playing import random_move
from spadille.thinking.budget import Budget

NAMES = ("You", "West", "North", "East")
ORDERS = ("nil_first", "together")


def opened(**options: Any) -> Spades:
    return tables.opened(**{"nil_pass": 2, **options})


def passing(deal: str = "nil", **options: Any) -> Table:
    """A table after the bids: seat 0 has bid nil, and the dealer is seat 3."""
    table = Table(opened(**options))
    table.play(NATURE, "dealer 3")
    table.settle(Stream(seed_of("passing")))
    for seat, bid in enumerate((deal, "bid 3", "bid 4", "bid 3")):
        if bid != "blind nil" and not table.game.view(table.state, seat).hand:
            table.play(seat, "look")
        table.play(seat, bid)
    return table


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("count", [1, 4])
def test_the_laws_hold_where_cards_are_passed(order: str, count: int) -> None:
    game = opened(nil_pass=count, nil_pass_order=order, blind_nil_behind=None)
    assert check(game, seed=count, moves=220) == 220


def refused(table: Table, seat: int, text: str) -> Any:
    return table.game.refusal(table.state, seat, table.game.read(text))


def cards_of(table: Table, seat: int) -> tuple[str, ...]:
    return tuple(str(each) for each in members(table.view(seat).hand))


def test_the_partner_sees_what_has_come_before_it_passes_back() -> None:
    table = passing()
    mine, theirs = cards_of(table, 0), cards_of(table, 2)
    table.play(0, f"pass {mine[0]} {mine[1]}")
    assert set(cards_of(table, 2)) == {*theirs, mine[0], mine[1]}
    table.play(2, f"pass {mine[0]} {theirs[0]}")  # what has come may go back
    assert set(cards_of(table, 0)) == {*mine, theirs[0]} - {mine[1]}
    assert isinstance(table.state, Playing)


def test_partners_choose_together_before_they_see() -> None:
    table = passing(nil_pass_order="together")
    mine, theirs = cards_of(table, 0), cards_of(table, 2)
    table.play(0, f"pass {mine[0]} {mine[1]}")
    assert cards_of(table, 2) == theirs
    assert str(refused(table, 2, f"pass {mine[0]} {theirs[0]}").reason).startswith("You do not hold")
    table.play(2, f"pass {theirs[0]} {theirs[1]}")
    assert set(cards_of(table, 0)) == {*mine[2:], *theirs[:2]}
    assert set(cards_of(table, 2)) == {*theirs[2:], *mine[:2]}


@pytest.mark.parametrize("order", ORDERS)
def test_nobody_else_is_told_what_was_passed(order: str) -> None:
    table = passing(nil_pass_order=order)
    game, state = table.game, table.state
    ways = list(table.moves(0))
    told = [game.seen(state, 0, ways[0], seat) for seat in (0, 1, 2, 3, None)]
    assert told == [ways[0], None, ways[0] if order == "nil_first" else None, None, None]
    table.play(0, ways[0])
    back = next(iter(table.moves(2)))
    assert [game.seen(table.state, 2, back, seat) for seat in (0, 1, 2, 3, None)] == [back, None, back, None, None]
    table.play(2, back)
    assert [each.cards for each in game.view(table.state, 1).handed] == [None, None]
    assert [each.cards for each in game.view(table.state, 0).handed] == [holding(ways[0].cards), holding(back.cards)]
    assert game.view(table.state, 0).handed == game.view(table.state, 2).handed


def test_two_nils_of_a_side_and_a_nil_that_brings_nothing_pass_no_cards() -> None:
    table = Table(opened())
    table.play(NATURE, "dealer 3")
    table.settle(Stream(seed_of("two nils")))
    for seat, bid in enumerate(("nil", "bid 3", "nil", "bid 3")):
        table.play(seat, bid)
    assert isinstance(table.state, Playing)
    assert isinstance(passing(nil_pass_when="blind", blind_nil_behind=None, nil=True, deal="blind nil").state, Passing)


def test_both_sides_pass_the_first_nil_before_the_second() -> None:
    table = Table(opened())
    table.play(NATURE, "dealer 3")
    table.settle(Stream(seed_of("both")))
    for seat, bid in enumerate(("bid 3", "nil", "nil", "bid 3")):
        table.play(seat, bid)
    asked = []
    while isinstance(table.state, Passing):
        asked.append(table.deciding[0])
        table.play(*random_move(table.game, table.state, Stream(seed_of("pass"))))
    assert asked == [1, 3, 2, 0]


def test_the_hands_as_they_were_dealt_come_back() -> None:
    for order in ORDERS:
        table = passing(nil_pass_order=order)
        dealt = table.state.contract.hands
        while isinstance(table.state, Passing):
            table.play(*random_move(table.game, table.state, Stream(seed_of("back"))))
            assert before(table.state.contract) == dealt
            assert BOARDS.dealt(table.state).hands == dealt  # type: ignore[union-attr]


# -- worlds ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", ORDERS)
def test_what_may_have_been_passed_is_imagined_evenly(order: str) -> None:
    """A bystander of two cards a hand: the passed card is any of the hand that it lies in, each as often."""
    table = passing(nil_pass=1, nil_pass_order=order)
    for _ in range(2):
        table.play(*random_move(table.game, table.state, Stream(seed_of("even"))))
    view, rng = table.view(1), Stream(seed_of(f"imagine {order}"))
    met: Counter[tuple[int, int]] = Counter()
    for _ in range(2_000):
        state = table.game.imagine(view, rng)
        first, back = (each.cards for each in state.contract.handed)
        hands = state.contract.hands
        assert back & hands[0] == back
        assert first & (hands[2] | (back if order == "nil_first" else 0)) == first
        places = members(hands[0]), members(hands[2] | (back if order == "nil_first" else 0))
        met[places[0].index(card_of(back)), places[1].index(card_of(first))] += 1
    ways = 13 * (14 if order == "nil_first" else 13)
    assert len(met) == ways
    assert sum((count - 2_000 / ways) ** 2 / (2_000 / ways) for count in met.values()) < ways + 5 * (2 * ways) ** 0.5


def card_of(cards: Holding) -> Any:
    return members(cards)[0]


@pytest.mark.parametrize("order", ORDERS)
def test_what_a_seat_has_passed_lies_with_its_partner_in_every_world(order: str) -> None:
    table = passing(nil_pass_order=order)
    rng = Stream(seed_of("lies"))
    mine = next(iter(table.moves(0)))
    table.play(0, mine)
    worlds = [table.game.imagine(table.view(0), rng) for _ in range(20)]
    there = 2 if order == "nil_first" else 0
    assert all(holding(mine.cards) & ~world.contract.hands[there] == 0 for world in worlds)
    assert all(len(world.contract.handed) == 1 for world in worlds)
    back = next(each for each in table.moves(2) if not set(each.cards) & set(mine.cards))
    table.play(2, back)
    for seat, cards in ((0, mine), (2, back)):
        worlds = [table.game.imagine(table.view(seat), rng) for _ in range(20)]
        assert all(holding(cards.cards) & ~world.contract.hands[2 - seat] == 0 for world in worlds)


# -- screens -----------------------------------------------------------------------------------------


def test_the_screens_ask_for_cards_and_show_what_has_come() -> None:
    table = passing()
    shown = scene(opened(), table.view(0), table.offers(0), NAMES)
    (choice,) = shown.choices
    assert (choice.move, choice.pick.low, choice.pick.high) == ("pass {}", 2, 2)  # type: ignore[union-attr]
    assert str(shown.prompt) == "Choose two cards for North."
    waits = scene(opened(), table.view(1), (), NAMES)
    assert not waits.choices
    gone = next(iter(table.moves(0)))
    table.play(0, gone)
    hand = scene(opened(), table.view(2), table.offers(2), ("South", "West", "You", "East")).named("hand")
    marked = {str(each.card) for each in hand.faces if each.marks}  # type: ignore[union-attr]
    assert marked == {str(each) for each in gone.cards}
    assert {str(each.note) for each in hand.faces if each.marks} == {"from your partner"}  # type: ignore[union-attr]


def test_a_pass_is_told_with_its_cards_to_partners_and_by_their_number_to_others() -> None:
    table = passing()
    game, move = table.game, table.game.read("pass 9C AC")
    told = [str(tell(opened(), 0, game.seen(table.state, 0, move, seat), NAMES)) for seat in (0, 1, 2, 3, None)]
    known, hidden = "You pass the nine of clubs and the ace of clubs.", "You pass two cards face down."
    assert told == [known, hidden, known, hidden, hidden]


# -- refusals ----------------------------------------------------------------------------------------


def test_a_pass_is_refused_with_a_reason() -> None:
    table = passing()
    mine = cards_of(table, 0)
    few = refused(table, 0, f"pass {mine[0]}")
    assert few is not None
    assert (few.clause, str(few.reason)) == ("SPD-H30", "Pass two cards; you have chosen one.")
    twice = table.game.refusal(table.state, 0, PassCards((card(mine[0]), card(mine[0]))))
    assert str(twice.reason) == "Each card can be passed only once."  # type: ignore[union-attr]
    with pytest.raises(Exception, match="one is there twice"):
        table.game.read(f"pass {mine[0]} {mine[0]}")
    assert "pass cards" in str(refused(table, 0, "play 2C").reason)


def test_passing_for_blind_nils_alone_needs_blind_nils() -> None:
    with pytest.raises(BadOptions, match=r"nobody may bid blind here \(SPD-H31\)"):
        opened(nil_pass_when="blind", blind_nil=False)


def test_programs_that_learn_and_batches_refuse_a_table_that_passes() -> None:
    for door in (encoder, batch):
        with pytest.raises(BadOptions, match="expected nil_pass=0, as environments play Spades"):
            door(opened(), Settings())


# -- bots --------------------------------------------------------------------------------------------


def holding_of(cards: str) -> Holding:
    return holding(read_cards(cards))


def view_of(hand: str, calls: tuple[Any, ...], seat: int) -> View:
    match = Match(3, 0, (0, 0), (0, 0), (), tied=False)
    sizes = (13, 13, 13, 13)
    return View(seat=seat, phase="pass", match=match, to_act=seat, hand=holding_of(hand), sizes=sizes, calls=calls)


def chosen(level: str, view: View, **options: Any) -> str:
    game, seat = opened(**options), view.seat or 0
    state = Passing(contract_of(view))
    moves = list(game.moves(state, seat))
    return str(game.spell(make_bot(level, game, seat, 1, Budget(worlds=8)).choose(view, moves).move))


def contract_of(view: View) -> Contract:
    hands = [0, 0, 0, 0]
    hands[view.seat or 0] = view.hand or 0
    return Contract(view.match, tuple(hands), view.calls, None, 0, view.handed)  # type: ignore[arg-type]


def test_a_nil_passes_its_high_spades_and_keeps_none() -> None:
    calls = (NIL, *(BIDS[3],) * 3)
    hand = "2C 3C 5C 7C 2D 4D 6D 8D 2H 3H 5H KS AS"
    for level in ("regular", "strong"):
        assert chosen(level, view_of(hand, calls, 0)) == "pass KS AS", level


def test_the_partner_of_a_nil_passes_low_cards_and_keeps_its_spades() -> None:
    calls = (NIL, *(BIDS[3],) * 3)
    view = replace(view_of("2C 9C KC AC 3D QD AD JH KH AH 2S QS AS", calls, 2), handed=(Handed(0, None),))
    assert chosen("regular", view, nil_pass_order="together") == "pass 2C 3D"
    passed = chosen("strong", view, nil_pass_order="together").split()[1:]
    assert not {"2S", "QS", "AS", "KC", "AC", "AD", "KH", "AH"} & set(passed)


def test_a_player_that_has_failed_passes_high_from_a_nil_and_low_to_one() -> None:
    table = passing()
    first = tame(opened(), table.view(0), list(table.moves(0)))
    assert any(each.suit == 3 for each in first.cards)  # type: ignore[union-attr]
    table.play(0, first)
    back = tame(opened(), table.view(2), list(table.moves(2)))
    assert all(each.suit != 3 for each in back.cards)  # type: ignore[union-attr]


def test_a_hand_with_a_danger_that_it_can_pass_is_bid_nil() -> None:
    view = replace(view_of("2C 3C 5C 7C 2D 4D 6D 8D 2H 3H 5H KS AS", (None,) * 4, 0), phase="bid")
    moves: list[Move] = [NIL, *(BIDS[each] for each in range(1, 14))]
    assert make_bot("regular", opened(), 0, 1).choose(view, moves).move == NIL
    plain = open_game("spades", "rules_of_spades", 4, {})
    assert make_bot("regular", plain, 0, 1).choose(view, moves).move != NIL
