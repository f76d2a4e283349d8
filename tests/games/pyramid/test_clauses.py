"""Tests Pyramid beyond the scenarios: what the player sees and imagines, the screen, the regular player."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations
from math import factorial
from typing import Any

import pytest
from msgspec.structs import replace

from spadille.cards.card import Card, card
from spadille.cards.pack import STANDARD
from spadille.core.contract import NATURE, Chance, Decide, Over
from spadille.core.errors import Unreadable
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.pyramid.dead import lost
from spadille.games.pyramid.game import Pyramid
from spadille.games.pyramid.scene import happened, scene, tell
from spadille.games.pyramid.state import COVERS, PYRAMID, ROWS, SHAPES, Ended, Playing, pair_of, spread
from spadille.parts.dealing import Deal
from spadille.scene.model import Scene, Zone
from spadille.testing.arrange import arrange, read_wishes
from spadille.testing.playing import random_move
from spadille.testing.worded import worded

NAMES = ("You",)


def dealt(wishes: str = "", *moves: str, rulebook: str = "denexa", **options: Any) -> Table:
    """A table after a deal arranged by wishes, and some moves."""
    table = Table(open_game("pyramid", rulebook, 1, options))
    table.play(NATURE, arrange(table.game, table.state, read_wishes(wishes), Stream(seed_of("deal"))))
    for move in moves:
        table.play(0, move)
    return table


def shown(table: Table, seat: int | None = 0, names: tuple[str, ...] = NAMES) -> Scene:
    assert isinstance(table.game, Pyramid)
    return worded(scene(table.game, table.view(seat), table.offers(seat), names))


def zone(drawn: Scene, name: str) -> Zone:
    found = drawn.named(name)
    assert found is not None
    return found


# -- the layout --------------------------------------------------------------------------------------


def test_the_rows_are_a_triangle_of_28_places_and_21_of_them_are_covered_by_two() -> None:
    assert [len(row) for row in ROWS] == [1, 2, 3, 4, 5, 6, 7]
    assert [place for row in ROWS for place in row] == list(range(28))
    assert sum(COVERS[place].bit_count() == 2 for place in range(28)) == 21
    for places, below in pairwise(ROWS):
        assert [tuple(spread(COVERS[place])) for place in places] == list(pairwise(below))


def test_every_shape_a_pyramid_can_have_is_found_once() -> None:
    todo, met = [PYRAMID], {PYRAMID}
    while todo:
        pyramid = todo.pop()
        for place in SHAPES[pyramid].places:
            if (rest := pyramid & ~(1 << place)) not in met:
                met.add(rest)
                todo.append(rest)
    assert len(met) == 1430, "the number of ways to take a triangle of seven rows apart"
    assert SHAPES[PYRAMID].places == ROWS[6]
    assert SHAPES[PYRAMID].overlaps == ()
    assert SHAPES[0b111].overlaps == ()
    assert SHAPES[0b101].overlaps == ((0, 2),)


def test_a_pair_is_the_same_in_either_order() -> None:
    game = open_game("pyramid", None, None, {})
    assert game.read("pair AS QD") == game.read("PAIR qd  as") == pair_of(card("AS"), card("QD"))
    assert game.spell(game.read("pair AS QD")) == "pair QD AS"
    assert game.spell(game.read("pair 3S AS")) == "pair 3S AS"
    assert game.spell(game.read("king AS")) == "king AS"
    with pytest.raises(Unreadable, match="two cards after pair; got 3"):
        game.read("pair AS QD 2C")


# -- refusals ----------------------------------------------------------------------------------------


def test_refusals_are_told_in_plain_words() -> None:
    table = dealt("row 6: 9H 3C; row 7: QD 4D AS KC; stock: 5S 5H", "draw", "draw")
    game, state = table.game, table.state

    def why(text: str) -> str:
        refusal = game.refusal(state, 0, game.read(text))
        assert refusal is not None
        return str(refusal.reason)

    assert why("pair 9H 4D") == "The nine of hearts is still under the queen of diamonds and the four of diamonds."
    assert why("pair 5S QD") == "A pair makes thirteen, and those two make 17."
    assert why("king QD") == "Only a king goes out alone. The queen of diamonds needs another card."
    assert why("pair KC AS") == "A king makes thirteen by itself. Take it out alone."
    assert why("king KH") == "The king of hearts is neither in the pyramid nor in the waste."
    assert why("recycle") == "There are cards in the stock. Draw them before you turn the waste over."
    assert why("deal AS") == "It is time to take cards out or draw."
    passes = {1: "once", 2: "twice", 3: "3 times"}
    for limit, words in passes.items():
        other = Pyramid(open_game("pyramid", None, 1, {"stock_passes": limit}).options, 1, "denexa")
        over = Playing(state.dealt, state.left, 52, limit - 1, state.fresh, 0)
        assert other.refusal(over, 0, other.read("recycle")) is not None
        assert words in str(worded(other.refusal(over, 0, other.read("recycle"))))


def test_the_lowest_card_of_the_pack_covers_like_any_other() -> None:
    table = dealt("row 6: 9H; row 7: 2C 4D")
    refusal = table.game.refusal(table.state, 0, table.game.read("pair 9H 4D"))
    assert refusal is not None
    assert str(refusal.reason) == "The nine of hearts is still under the two of clubs and the four of diamonds."


def test_a_pair_that_cannot_go_names_the_card_that_lies_nowhere() -> None:
    table = dealt("row 1: QC; row 7: QD 4D AS KC; stock: AD")
    game, state = table.game, table.state
    for text, absent in (
        ("pair QC AD", "ace of diamonds"),
        ("pair JL AS", "little joker"),
        ("king JL", "little joker"),
        ("king KC'", "king of clubs (second copy)"),
    ):
        refusal = game.refusal(state, 0, game.read(text))
        assert refusal is not None
        assert refusal.clause is None
        assert str(refusal.reason) == f"The {absent} is neither in the pyramid nor in the waste."


def test_chance_deals_once_and_the_player_waits_for_it() -> None:
    game = open_game("pyramid", None, None, {})
    start = game.initial()
    assert game.turn(start) == Chance("deal")
    assert game.layout(start)[:4] == ("row 1", "row 2", "row 2", "row 3")
    assert game.layout(start).count("stock") == 24
    state = game.play(start, NATURE, game.draw(start, Stream(seed_of(1))))
    assert game.layout(state) == ()
    assert game.seen(start, NATURE, Deal(STANDARD), 0) is None
    assert game.seen(state, 0, game.read("draw"), None) == game.read("draw")
    for seat, text, where in ((NATURE, "draw", start), (NATURE, "draw", state), (0, "draw", start), (1, "draw", state)):
        refusal = game.refusal(where, seat, game.read(text))
        assert refusal is not None
        assert refusal.clause is None


# -- lost for certain ----------------------------------------------------------------------------------


def left_with(table: Table, rows: int, stock: int, drawn: int) -> Playing:
    """The position with only the top rows and the first cards of the stock left, `drawn` of them drawn."""
    places = (1 << sum(range(rows + 1))) - 1 | (1 << stock) - 1 << 28
    return Playing(table.state.dealt, places, 28 + drawn, 0, True, 0)


def test_pyr_s7_a_card_alone_on_the_waste_makes_no_pair_with_the_covered_apex() -> None:
    """Were the ace to go out with the queen, the next pass would bring up the two; it stays, and buries it."""
    wishes = "row 1: QC; row 2: JH JD; stock: AS 3C 4C KS 2S 5C 6C"
    options: dict[str, Any] = {"draw_count": 3, "stock_waste_pairs": True}
    assert lost(dealt(wishes, **options).game.options, left_with(dealt(wishes, **options), 2, 7, 1))
    without = "row 1: QC; row 2: JH JD; stock: 3C 4C KS 2S 5C 6C"
    assert not lost(dealt(without, **options).game.options, left_with(dealt(without, **options), 2, 6, 0))


def test_pyr_22_the_apex_alone_is_lost_when_nothing_goes_with_it() -> None:
    for wishes, over in (("row 1: AS; stock: 3C 4C", True), ("row 1: AS; stock: 3C QC", False)):
        table = dealt(wishes)
        assert lost(table.game.options, left_with(table, 1, 2, 0)) is over


# -- what is seen ------------------------------------------------------------------------------------


def test_the_stock_is_hidden_until_it_is_drawn_and_known_after_it_was_turned_over() -> None:
    table = dealt("row 7: 6C 7D; stock: 5S 5H", "draw")
    view = table.view(0)
    assert view.cards[28:31] == (card("5S"), None, None)
    assert None not in view.cards[:28]
    assert (view.pyramid.bit_count(), view.waste.bit_count(), view.stock.bit_count()) == (28, 1, 23)
    for _ in range(23):
        table.play(0, "draw")
    table.play(0, "recycle")
    assert table.view(0).cards == table.state.dealt.cards
    table.play(0, "resign")
    assert table.view(None).cards == table.state.last.dealt.cards


def test_when_the_game_is_over_all_cards_are_turned_up() -> None:
    table = dealt("row 7: 6C 7D", "resign")
    assert None not in table.view(0).cards
    assert table.game.imagine(table.view(0), Stream(seed_of(1))) == table.state


def test_before_the_deal_there_is_nothing_to_see() -> None:
    table = Table(open_game("pyramid", None, None, {}))
    assert table.view(0).cards == ()
    assert table.game.imagine(table.view(0), Stream(seed_of(1))) == table.state


def worlds(table: Table) -> set[tuple[Card, ...]]:
    """Every order of the unseen cards on which the whole log can be played and shows the same."""
    game, view = table.game, table.view(0)
    cards = next(move.cards for _, move in table.log if isinstance(move, Deal))
    places = [place for place, each in enumerate(view.cards) if each is None]
    found = set()
    for order in permutations(cards[place] for place in places):
        deal = list(cards)
        for place, each in zip(places, order, strict=True):
            deal[place] = each
        state = game.play(game.initial(), NATURE, Deal(tuple(deal)))
        for by, move in table.log[1:]:
            if game.refusal(state, by, move) is not None:
                break
            state = game.play(state, by, move)
        else:
            if isinstance(game.turn(state), Decide) and game.view(state, 0) == view:
                found.add(tuple(deal))
    return found


ONLY_AN_ACE = "row 7: QC QD QH QS JC JD JH; row 6: AC AD AH JS; row 5: 2C 2D 2H 2S; stock: "
"""The pyramid offers nothing, and nothing but the ace of spades helps."""


@pytest.mark.parametrize(
    ("stock", "draws", "options", "all_fit"),
    [
        ("? " * 19 + "AS", 19, {}, True),
        ("? " * 20 + "AS", 6, {"draw_count": 3, "stock_passes": 1}, False),
        ("? " * 17 + "AS 9H 4H 4C 9C", 19, {"stock_passes": 1, "stock_waste_pairs": True}, False),
        ("? " * 17 + "AS KH", 19, {"stock_passes": 1}, True),
    ],
    ids=["unlimited", "three at a time", "waste pairs", "a king on the ace"],
)
def test_imagined_worlds_are_all_that_fit_each_equally_likely(
    stock: str, draws: int, options: dict[str, Any], all_fit: bool
) -> None:
    """That the game goes on is known, too: no world that fits is lost."""
    table = dealt(ONLY_AN_ACE + stock, *("draw",) * draws, **options)
    view = table.view(0)
    fitting = worlds(table)
    total = factorial(view.cards.count(None))
    assert 1 < len(fitting) <= total
    assert (len(fitting) == total) is all_fit
    rng, each = Stream(seed_of("uniform")), 12
    found = Counter(table.game.imagine(view, rng).dealt.cards for _ in range(each * len(fitting)))
    assert set(found) <= fitting
    chi = sum((found[world] - each) ** 2 / each for world in fitting)
    free = len(fitting) - 1
    assert chi < free + 4 * (2 * free) ** 0.5 + 8


def test_with_the_pyramid_gone_any_order_of_the_stock_fits() -> None:
    table = dealt("row 7: 6C 7D", win_condition="clear_all_52")
    state = table.state
    gone = Playing(state.dealt, state.left & ~PYRAMID, state.drawn, 0, True, 30)
    view = table.game.view(gone, 0)
    assert table.game.view(table.game.imagine(view, Stream(seed_of(1))), 0) == view


# -- luck (PYR-23) -----------------------------------------------------------------------------------


def test_random_play_wins_well_under_half_of_the_deals() -> None:
    won = 0
    for seed in range(100):
        game, rng = open_game("pyramid", None, None, {"stock_passes": 3}), Stream(seed_of(f"luck {seed}"))
        state = game.initial()
        while not isinstance(game.turn(state), Over):
            state = game.play(state, *random_move(game, state, rng))
        won += bool(state.outcome.winners)
    assert won < 25


# -- the screen (PYR-24) -----------------------------------------------------------------------------


def test_the_screen_shows_a_triangle_and_what_may_be_chosen() -> None:
    table = dealt("row 6: 5H 2C 3H 8H 6H; row 7: KC 4D 9D 9S TD 3C 2D; stock: 9C KS", stock_passes=3)
    drawn = shown(table)
    rows = zone(drawn, "pyramid").rows
    assert [len(row) for row in rows] == [1, 2, 3, 4, 5, 6, 7]
    king, four, nine, other_nine, ten, three, two = rows[6]
    assert (king.card, king.move, king.lit) == ("KC", "king KC", True)
    assert (four.note, four.move) == ("pairs", None), "it goes with either nine"
    assert (nine.move, other_nine.move) == ("pair 9D 4D", "pair 9S 4D")
    assert (ten.move, three.move, two.move) == ("pair TD 3C", "pair TD 3C", None)
    assert rows[5][0].refusal is not None
    assert str(rows[5][0].words) == (
        "five of hearts, not playable: The five of hearts is still under the king of clubs and the four of diamonds."
    )
    assert [(each.move, each.label) for each in drawn.choices] == [
        ("king KC", "K♣"),
        ("pair 9D 4D", "9♦ 4♦"),
        ("pair 9S 4D", "9♠ 4♦"),
        ("pair TD 3C", "10♦ 3♣"),
        ("draw", "Draw"),
        ("resign", "Give up"),
    ]
    assert [each.note for each in drawn.choices[:4]] == ["", "uncovers 2♣", "", "uncovers 6♥"]
    assert drawn.prompt == "Take out two cards that make thirteen, or a king alone."
    assert zone(drawn, "stock").title == "Stock, pass 1 of 3"
    assert zone(drawn, "stock").faces[0].move == "draw"
    table.play(0, "king KC")
    assert shown(table).choices[0].note == "uncovers 5♥ and 2♣"
    table.play(0, "draw")
    table.play(0, "pair 9D 4D")
    assert zone(shown(table), "pyramid").rows[6][1].note == "gone"
    assert zone(shown(table), "out").count == 3
    table.play(0, "draw")
    waste = zone(shown(table), "waste")
    assert [face.move for face in waste.faces] == [None, "king KS"]
    assert [fact.value for fact in drawn.plates[0].facts] == ["0"]


def test_the_screen_says_what_is_expected() -> None:
    gated = shown(dealt("row 7: KC KD KH KS 2C 2D 2H", draw_gate="only_when_stuck"))
    draw = next(each for each in gated.choices if each.move == "draw")
    assert draw.refusal is not None
    assert draw.refusal.clause == "PYR-17"
    table = dealt("row 7: 2C 2D 2H 3C 3D 3H 4C; stock: JC " + "? " * 22 + "5C -T -J -9")
    assert shown(table).prompt == "Nothing pairs now. Draw."
    for _ in range(24):
        table.play(0, "draw")
    last = shown(table)
    assert last.prompt == "The stock is empty. Turn the waste over."
    assert zone(last, "stock").faces == ()
    assert [(each.move, each.key) for each in last.choices] == [("recycle", "t"), ("resign", "g")]
    assert shown(table, None, ("Ada",)).prompt == "Waiting for Ada."
    assert shown(table, None).choices == ()
    before = Table(open_game("pyramid", None, None, {}))
    assert shown(before).prompt == "The cards are being dealt."
    assert shown(before).score.totals == (28,)


def test_nothing_may_be_left_but_to_give_up() -> None:
    table = dealt("row 7: 6C 7D; stock: KC 2C", win_condition="clear_all_52", stock_passes=1)
    table.state = Playing(table.state.dealt, 1 << 29, 30, 0, True, 9)
    assert shown(table).prompt == "There is nothing left to do."
    assert shown(table).score.goal == "clear all 52 cards"
    assert [each.move for each in shown(table).choices if each.refusal is None] == ["resign"]


def test_the_end_is_told_in_a_sentence() -> None:
    given_up = dealt("row 7: 6C 7D", "pair 6C 7D", "resign")
    assert shown(given_up).over == "You give up with 26 cards left in the pyramid."
    assert shown(given_up).prompt == shown(given_up).over
    assert shown(given_up).score.sheet[0].lines[0].words == "given up, with 2 of 28 cards out"
    lost = dealt("row 7: AC AD AH AS 2C 2D 2H; row 6: QC QD QH QS JC JD; row 5: JH JS")
    assert shown(lost).over == "The game is lost: 28 cards can never leave the pyramid."
    one = Playing(lost.state.last.dealt, 1, 28, 0, True, 40)
    lost.state = Ended(one, lost.state.outcome, False)
    assert shown(lost).over == "The game is lost: one card can never leave the pyramid."
    won = dealt("row 1: KC")
    assert won.game.play(Playing(won.state.dealt, 1, 28, 0, True, 40), 0, won.game.read("king KC")).outcome.winners
    won.state = won.game.play(Playing(won.state.dealt, 1, 28, 0, True, 40), 0, won.game.read("king KC"))
    assert shown(won, names=("Ada",)).over == "Ada wins: the pyramid is gone after 41 moves."


def test_moves_are_told_in_sentences() -> None:
    game = open_game("pyramid", None, None, {})
    said = [
        str(tell(0, game.read(text), ("Ada",), 1)) for text in ("pair QS AC", "king KD", "draw", "recycle", "resign")
    ]
    assert said == [
        "Ada takes out the queen of spades and the ace of clubs.",
        "Ada takes out the king of diamonds.",
        "Ada draws a card.",
        "Ada turns the waste over.",
        "Ada gives up.",
    ]
    assert str(tell(NATURE, None, NAMES, 0)) == str(tell(NATURE, Deal(STANDARD), NAMES, 0)) == "The cards are dealt."


@pytest.mark.parametrize(
    ("left", "told"),
    [(24, "You draw three cards."), (2, "You draw two cards."), (1, "You draw a card.")],
)
def test_as_many_cards_are_told_of_as_are_drawn(left: int, told: str) -> None:
    """Where three are drawn at a time and fewer are left, those are all (PYR-S6)."""
    table = dealt(draw_count=3)
    game, gone = table.game, (1 << 52) - (1 << 28 + left)
    before = replace(table.state, left=table.state.left & ~gone)
    assert isinstance(game, Pyramid)
    after = game.play(before, 0, game.read("draw"))
    news = happened(game, game.view(before, 0), 0, game.read("draw"), game.view(after, 0), NAMES)
    assert str(news[0].words) == told
