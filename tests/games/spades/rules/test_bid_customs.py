"""Bound totals, blind numbers, 0 that is no nil, a first deal unbid, jokers and bags paid (SPD-H44 to H52)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.spades.tables import dealt, opened

from spadille.bots import make_bot
from spadille.cards.card import read_cards
from spadille.cards.holding import holding
from spadille.core.contract import NATURE
from spadille.core.errors import BadOptions
from spadille.core.options import IDLE, specs
from spadille.core.table import Step, Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games.spades.claims import known
from spadille.games.spades.encoding.batch import batch
from spadille.games.spades.encoding.fast import encoder
from spadille.games.spades.encoding.tree import SpadesTree
from spadille.games.spades.game import Spades
from spadille.games.spades.panels import panels
from spadille.games.spades.players import cheat
from spadille.games.spades.players.insight import ALL_CARDS
from spadille.games.spades.players.prospects import Prospects
from spadille.games.spades.players.tally import tally
from spadille.games.spades.players.tame import tame
from spadille.games.spades.scene import called, happened, scene
from spadille.games.spades.scoring import bag_cost, score_deal
from spadille.games.spades.sight import evidence
from spadille.games.spades.state import BIDS, LEXICON, LOOK, NIL, Bid, BlindBid, Match, Playing, View, dares
from spadille.parts.encoder import Settings
from spadille.parts.tricks import Play
from spadille.testing.check import check
from spadille.testing.playing import random_move
from spadille.testing.scenario import run
from spadille.thinking.budget import Budget

NAMES = ("You", "West", "North", "East")
MATCH = Match(3, 1, (0, 0), (0, 0), (), tied=False)
PLAIN = "2C 3C 5C 9C QC 4D 6D JD 5H 9H KH 3S 8S"
EASY = "2C 3C 5C 7C 2D 4D 6D 8D 2H 3H 5H 9H JH"


def view_of(hand: str, calls: tuple[Any, ...], seat: int = 3) -> View:
    cards = holding(read_cards(hand))
    return View(seat=seat, phase="bid", match=MATCH, to_act=seat, hand=cards, sizes=(13,) * 4, calls=calls)


@pytest.mark.parametrize(
    "options",
    [
        {"any_total": False, "blind_nil_behind": None},
        {"total_min": 11, "any_total": False, "side_min": 13, "both_nil": False},
        {"any_total": False, "bidding": "whiz"},
        {"blind_bid": 4, "blind_bid_behind": None, "any_total": False, "double_nil": 200},
        {"bids_itself": True, "zero_bid": True, "max_deals": 3},
        {"jokers": 2, "jokers_break": False, "bags_paid": True, "bag_limit": 5},
    ],
    ids=lambda options: "-".join(options),
)
def test_the_laws_hold_at_tables_with_these_customs(options: dict[str, Any]) -> None:
    assert check(opened(**options), seed=3, moves=120) == 120


def test_two_players_pick_and_play_a_first_deal_that_bids_itself() -> None:
    assert check(opened("bicycle", 2, bids_itself=True), seed=1, moves=70, games=1)


# -- totals ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["regular", "strong"])
@pytest.mark.parametrize("hand", [PLAIN, EASY])
def test_who_is_bound_by_the_total_never_tries_the_bid_that_fits(level: str, hand: str) -> None:
    game = opened(any_total=False)
    for said in range(14):
        calls = (BIDS[min(said, 12)] if said else NIL, NIL, BIDS[1] if said == 13 else NIL, None)
        view = view_of(hand, calls)
        moves = game.auction.calls(3, view.hand or 0, calls)
        barred = NIL if said == 13 else BIDS[13 - said]
        assert barred not in moves
        assert make_bot(level, game, 3, 1, Budget(worlds=8)).choose(view, moves).move in moves


def test_the_nearest_bid_is_made_where_the_best_one_fits() -> None:
    game = opened(any_total=False, nil=False)
    free = view_of(PLAIN, (BIDS[1], BIDS[1], BIDS[1], None))
    usual = make_bot("regular", game, 3, 1).choose(free, game.auction.calls(3, free.hand or 0, free.calls)).move
    assert isinstance(usual, Bid)
    rest = 13 - usual.tricks
    calls = (BIDS[rest - 2], BIDS[1], BIDS[1], None)
    moves = game.auction.calls(3, free.hand or 0, calls)
    chosen = make_bot("regular", game, 3, 1).choose(replace(free, calls=calls), moves).move
    assert isinstance(chosen, Bid)
    assert abs(chosen.tricks - usual.tricks) == 1


# -- blind numbers -----------------------------------------------------------------------------------


def test_a_blind_number_is_written_read_and_never_bid_by_a_bot() -> None:
    assert LEXICON.read("blind 6") == BlindBid(6)
    assert LEXICON.spell(BlindBid(6)) == "blind 6"
    assert str(called(BlindBid(6))) == "blind 6"
    game = opened(blind_bid=6, blind_bid_behind=None, blind_nil=False)
    table = dealt(game, "customs")
    assert table.view(0).hand is None
    for level in ("regular", "strong"):
        bot = make_bot(level, game, 0, 1, Budget(worlds=4))
        assert bot.choose(table.view(0), tuple(table.moves(0))).move == LOOK


def test_nobody_bids_a_number_blind_for_somebody_else() -> None:
    assert dares(BlindBid(6))
    assert not dares(BIDS[6])
    table = dealt(opened(blind_bid=6, blind_bid_behind=None), "customs")
    assert tame(opened(), table.view(0), list(table.moves(0))) == LOOK


def test_a_blind_number_is_offered_with_what_it_wins_and_loses() -> None:
    for loss, minus, lost in (("double", "minus", 120), ("single", "minus", 60), ("single", "zero", 0)):
        game = opened(blind_bid=6, blind_bid_behind=None, blind_bid_loss=loss, set_penalty=minus)
        table = dealt(game, "customs")
        shown = scene(game, table.view(0), table.offers(0), NAMES)
        (six,) = [choice for choice in shown.choices if choice.move == "blind 6"]
        assert (str(six.label), str(six.note)) == ("Blind 6", f"+120 or −{lost}")
        assert str(shown.prompt) == "Bid blind, or look at your hand first."
        assert next(str(each.label) for each in shown.choices) == "Look at your hand"


def test_a_blind_ten_is_offered_for_twice_its_worth() -> None:
    for loss, lost in (("double", 400), ("single", 200)):
        game = opened(blind_bid=6, blind_bid_behind=None, blind_bid_loss=loss, set_penalty="zero", ten_for=200)
        shown = scene(game, (table := dealt(game, "customs")).view(0), table.offers(0), NAMES)
        assert [str(each.note) for each in shown.choices if each.move == "blind 10"] == [f"+400 or −{lost}"]
    assert SpadesTree(opened("bicycle", 4, blind_bid=6, slam_for=900)).bound >= 2 * 900


def test_a_blind_number_tells_nothing_of_the_hand_that_bid_it() -> None:
    game = opened(blind_bid=6, blind_bid_behind=None)
    for other, blind in ((BlindBid(6), 1), (BIDS[6], 0)):
        bot = make_bot("strong", game, 3, 1, Budget(worlds=4))
        facts = bot._facts(view_of(PLAIN, (other, BIDS[2], BIDS[1], None)))  # type: ignore[attr-defined]
        assert facts.blind == blind


def test_blind_refusals_say_what_may_be_done() -> None:
    game = opened(blind_bid=6)
    table = dealt(game, "customs")
    assert str(game.refusal(table.state, 0, BlindBid(6)).reason) == (  # type: ignore[union-attr]
        "Only a side that is 100 points or more behind may bid a number blind."
    )
    game = opened(blind_bid=6, blind_bid_behind=None)
    table = dealt(game, "customs")
    down = game.refusal(table.state, 0, BIDS[3])
    assert str(down.reason) == "Your hand is still face down. Bid blind, or look at it first."  # type: ignore[union-attr]
    table.play(0, "look")
    late = game.refusal(table.state, 0, BlindBid(6))
    assert str(late.reason).endswith("it is too late to bid blind.")  # type: ignore[union-attr]
    two = opened("bicycle", 2, blind_bid=6)
    bidding = dealt(two, "customs")
    while "Bidding" not in type(bidding.state).__name__:
        bidding.play(*random_move(two, bidding.state, Stream(seed_of("two"))))
    assert two.refusal(bidding.state, bidding.deciding[0], BlindBid(6)).clause == "SPD-S12"  # type: ignore[union-attr]


# -- 0 and double nil --------------------------------------------------------------------------------


def test_a_hand_without_a_trick_bids_0_where_nil_is_not_played() -> None:
    game = opened(zero_bid=True, nil=False, min_bid=1)
    view = view_of("2C 3C 5C 7C 2D 4D 6D 8D 2H 3H 5H 9H 2S", (None, None, None, None))
    moves = game.auction.calls(3, view.hand or 0, view.calls)
    assert BIDS[0] in moves
    for level in ("regular", "strong"):
        chosen = make_bot(level, game, 3, 1, Budget(worlds=30)).choose(view, moves).move
        assert isinstance(chosen, Bid)
        assert chosen.tricks <= 1


def test_a_bid_of_0_is_made_only_where_bids_are_free() -> None:
    for bidding, made in (("free", True), ("suicide", False), ("mirror", False), ("whiz", False)):
        game = opened(zero_bid=True, bidding=bidding)
        assert (BIDS[0] in game.auction.usual) is made


def scored(calls: tuple[Any, ...], taken: tuple[int, ...], **options: Any) -> Match:
    game = opened(**options)
    return score_deal(game.options, game.prefix, MATCH, calls, taken)


def test_two_nils_count_together_only_where_both_end_alike() -> None:
    for taken, total in (((0, 6, 0, 7), 350), ((1, 6, 0, 6), 0), ((1, 6, 1, 5), -350)):
        assert scored((NIL, BIDS[5], NIL, BIDS[5]), taken, double_nil=150).totals[0] == total


def test_what_bags_cost_is_paid_by_both_sides_to_each_other() -> None:
    after = scored((BIDS[1],) * 4, (4, 3, 3, 3), bags_paid=True, bag_limit=4)
    assert after.totals == (25 - 100 + 100, 24 - 100 + 100)
    assert [line.clause for line in after.sheet[0].lines].count("SPD-H50") == 2
    assert bag_cost(opened(bags_paid=True).options, 2) == 2 * bag_cost(opened().options, 2)


def test_bags_are_paid_to_nobody_where_more_than_two_play_alone() -> None:
    game = opened("bicycle", 3, bags_paid=True, bag_penalty=100, bag_limit=2)
    alone = Match(0, 1, (0, 0, 0), (0, 0, 0), (), tied=False)
    after = score_deal(game.options, game.prefix, alone, (BIDS[1], BIDS[8], BIDS[6]), (3, 8, 6))
    assert after.totals == (-88, 80, 60)
    assert bag_cost(game.options, 3) == 50
    assert specs(type(game.options))["bags_paid"].says_at(game.options, 3) == IDLE


PAID = """# x: bags paid
table spades rules_of_spades 4 bags_paid=true bag_limit=5 double_nil=100 blind_bid=1 blind_bid_behind=none max_deals=1
-1 dealer 3
deal
0 blind 1 ; 1 look ; 1 bid 3 ; 2 look ; 2 bid 1 ; 3 blind 9
finish tricks 4 3 3 3
= deals 1
"""


def test_a_deal_is_told_with_what_was_paid_and_what_was_blind() -> None:
    table = run(PAID)
    game = table.game
    assert isinstance(game, Spades)
    (panel,) = panels(game, scene(game, table.view(0), (), NAMES).score, NAMES)
    ours, theirs = map(str, panel.said)
    assert "1 bid blind and made: 10 points." in ours
    assert "9 bid blind and set: minus 90." in theirs
    assert "Paid for the bags of the other side: 100 points." in theirs
    assert panel.rows[0].cells[0] == "2"
    assert tally(game, table.state, (0, 1, 0, 1))[0]["penalties"] == 1


# -- a first deal that bids itself -------------------------------------------------------------------


ITSELF = """# x: itself
table spades rules_of_spades 4 bids_itself=true max_deals=1
-1 dealer 3
deal
finish tricks 6 2 4 1
= deals 1
"""


def test_a_first_deal_that_bids_itself_is_told_so() -> None:
    game = opened(bids_itself=True)
    table = Table(game)
    table.play(NATURE, "dealer 3")
    before = table.view(0)
    table.settle(Stream(seed_of("itself")))
    (news,) = happened(game, before, NATURE, None, table.view(0), NAMES)
    assert str(news.words) == "The cards are dealt. Nobody bids in this deal: each trick counts ten points."
    shown = scene(game, table.view(0), table.offers(0), NAMES)
    assert not shown.score.now
    assert all([str(fact.label) for fact in plate.facts] == ["tricks"] for plate in shown.plates)
    done = run(ITSELF)
    assert isinstance(done.game, Spades)
    (panel,) = panels(done.game, scene(done.game, done.view(0), (), NAMES).score, NAMES)
    assert str(panel.said[0]) == "You and North took 10: 100 points."


@pytest.mark.parametrize("level", ["regular", "strong"])
def test_bots_take_tricks_where_the_deal_bids_itself(level: str) -> None:
    """Last to play, with the trick to be had for a card: a side that had bid 0 would leave it."""
    game = opened(bids_itself=True, break_rule="none")
    for seed in ("a", "b", "c"):
        table = dealt(game, seed)
        while isinstance(table.state, Playing) and len(table.state.trick) < 3:
            table.play(*random_move(game, table.state, Stream(seed_of(seed))))
        view, seat = table.view(table.deciding[0]), table.deciding[0]
        moves = tuple(table.moves(seat))
        power = game.order.power[game.order.suit[view.trick[0]]]
        best = max(power[card] for card in view.trick)
        mine = [move for move in moves if isinstance(move, Play) and power[move.card] > best]
        ahead = game.order.winner(view.trick) == 1
        chosen = make_bot(level, game, seat, 1, Budget(worlds=20)).choose(view, moves).move
        assert chosen in moves
        assert ahead or not mine or chosen in mine


def test_chances_to_win_are_those_of_deals_that_are_bid() -> None:
    itself, usual = (Prospects(opened(bids_itself=each).options, "SPD-ROS") for each in (True, False))
    assert itself.chance(0, 0) == usual.chance(0, 0)


# -- jokers that do not break ------------------------------------------------------------------------


def unbroken(jokers_break: bool) -> tuple[Table, Step]:
    """A trick of hearts that a joker takes, the first spade of the deal, and the step of the joker."""
    table = run(
        f"""# x: joker
table spades rules_of_spades 4 jokers=2 jokers_break={str(jokers_break).lower()}
-1 dealer 3
deal 0: AH KH AS 3S; 1: JB 8S 7S -H; 2: 3H 7H; 3: 4H 8H
0 bid 3 ; 1 bid 3 ; 2 bid 3 ; 3 bid 3
0 play AH
= turn 1
"""
    )
    (step,) = table.play(1, "play JB")
    table.play(2, "play 3H")
    table.play(3, "play 4H")
    return table, step


def test_a_joker_is_no_news_of_broken_spades_and_holds_claims_back() -> None:
    for breaks in (True, False):
        table, step = unbroken(breaks)
        game = table.game
        assert isinstance(game, Spades)
        news = happened(game, game.view(step.state, 0), 1, step.move, game.view(step.after, 0), NAMES)
        assert any("broken" in str(each.words) for each in news) == breaks
        found = known(game, table.view(1))
        assert found is not None
        assert bool(found.held_back) != breaks
        assert (ALL_CARDS.position(game, table.state) is None) != breaks
        view = table.view(1)
        for bot in (make_bot("strong", game, 1, 1, Budget(worlds=8)), cheat.make(game, 1, "1", Budget(worlds=8))):
            why = str(bot.choose(view, tuple(table.moves(1))).why)
            assert ("plain Python" in why) != breaks


def test_a_spade_led_while_only_a_joker_has_gone_shows_a_hand_of_spades() -> None:
    for breaks in (True, False):
        table, _ = unbroken(breaks)
        game = table.game
        assert isinstance(game, Spades)
        view = replace(table.view(0), trick=(read_cards("8S")[0],), to_act=2)
        _, barred = evidence(game.terms, view)
        assert bool(barred[1] & game.order.suits[0]) != breaks


# -- who does not know it ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "value"),
    [("bids_itself", True), ("zero_bid", True), ("blind_bid", 6), ("jokers_break", False)],
)
def test_programs_that_learn_refuse_what_they_are_not_told(option: str, value: Any) -> None:
    for door in (encoder, batch):
        with pytest.raises(BadOptions, match=f"expected {option}=.*, as environments play Spades; got"):
            door(opened(**{option: value}), Settings())


@pytest.mark.parametrize(
    ("option", "value"),
    [("any_total", False), ("total_min", 11), ("double_nil", 100), ("bags_paid", True), ("boston", True)],
)
def test_batches_refuse_what_their_kernel_does_not_know(option: str, value: Any) -> None:
    with pytest.raises(BadOptions, match=f"expected {option}=.* in a batch of Spades; got "):
        batch(opened(**{option: value}), Settings())
    assert encoder(opened(**{option: value}), Settings())


def test_a_blind_bid_and_a_double_nil_are_within_what_a_deal_can_bring() -> None:
    assert SpadesTree(opened(blind_bid=1)).bound > SpadesTree(opened()).bound
    assert SpadesTree(opened(double_nil=500)).bound == SpadesTree(opened()).bound + 500


@pytest.mark.parametrize(
    ("seats", "options", "named"),
    [
        (
            4,
            {"bidding": "mirror", "any_total": False},
            r"^In mirror every hand has one bid alone, .* \(SPD-H34, SPD-H44\)",
        ),
        (
            4,
            {"zero_bid": True, "trick_points": "taken"},
            r"^A bid of 0 cannot earn ten .* taken \(SPD-H47\)",
        ),
        (
            6,
            {"total_min": 9},
            r"six players has 8 cards, so the bids cannot .* to 9 \(SPD-H45\)",
        ),
    ],
)
def test_options_that_cannot_stand_together_are_refused_with_both_named(
    seats: int, options: dict[str, Any], named: str
) -> None:
    with pytest.raises(BadOptions, match=named):
        opened("bicycle", seats, **options)


def test_a_failed_nil_is_told_as_set_with_the_bags_that_it_gave() -> None:
    table = run(
        "table spades andrews 4 first_dealer=random blind_nil=false failed_nil_bags=true max_deals=1\n"
        "-1 dealer 3\ndeal\n0 nil ; 1 bid 4 ; 2 bid 4 ; 3 bid 4\nfinish tricks 2 4 4 3\n= deals 1"
    )
    game = table.game
    assert isinstance(game, Spades)
    (panel,) = panels(game, scene(game, table.view(0), (), NAMES).score, NAMES)
    assert "bags: 2 points." in str(panel.said[0])
    alone = run(
        "table spades bicycle 3 first_dealer=random nil=true max_deals=1\n-1 dealer 2\ndeal\n"
        "0 nil ; 1 bid 4 ; 2 bid 4\nfinish tricks 4 7 6\n= deals 1"
    )
    assert isinstance(alone.game, Spades)
    (panel,) = panels(alone.game, scene(alone.game, alone.view(0), (), NAMES[:3]).score, NAMES[:3])
    assert [row.state for row in panel.rows] == ["set", "made", "made"]


def test_boston_is_told_as_what_has_ended_the_match() -> None:
    table = run(
        "table spades andrews 4 first_dealer=random blind_nil=false boston=true\n-1 dealer 3\n"
        "deal 0: AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\n"
        "0 bid 8 ; 1 bid 1 ; 2 bid 1 ; 3 bid 1\nfinish tricks 13 0 0 0\n= deals 1"
    )
    assert isinstance(table.game, Spades)
    (panel,) = panels(table.game, scene(table.game, table.view(0), (), NAMES).score, NAMES)
    assert "Boston" in str(panel.said[0])


def test_a_blind_bid_shows_the_least_that_it_can_lose_where_only_missing_tricks_cost() -> None:
    notes = {}
    for penalty in ("minus", "short", "zero"):
        table = Table(opened(blind_bid=4, blind_bid_behind=None, set_penalty=penalty, blind_bid_loss="double"))
        table.play(NATURE, "dealer 3")
        table.settle(Stream(seed_of("blind")))
        shown = scene(table.game, table.view(table.deciding[0]), table.offers(table.deciding[0]), NAMES)
        notes[penalty] = next(str(each.note) for each in shown.choices if each.move == "blind 6")
    assert notes == {"minus": "+120 or −120", "short": "+120 or −70 or more", "zero": "+120 or −60"}
