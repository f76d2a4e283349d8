"""Tests house rules of Auction Pinochle that scenarios cannot express, and its cards by a second implementation."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from spadille.cards.card import card, read_cards
from spadille.cards.holding import holding
from spadille.core.errors import Unreadable
from spadille.games import open_game
from spadille.games.auction_pinochle import rules, scoring
from spadille.games.auction_pinochle.melding import Meld, melds, on_table
from spadille.games.auction_pinochle.rules import AuctionPinochleOptions
from spadille.games.auction_pinochle.state import LEXICON, SHOOT, Bid, Match, Naming, Opening, Playing, Trumps
from spadille.games.pinochle import rules as two_handed
from spadille.parts.auction import PASS
from spadille.parts.doubled import PACK

OPTIONS = AuctionPinochleOptions()


def test_its_melds_are_worth_those_of_the_two_handed_game() -> None:
    """The doors are shut between games, so each tells its melds; they are worth the same."""
    single = {shape.cards: shape.worth for shape in two_handed.MELDS[2].values()}
    for cards, worth in single.items():
        found = {meld.worth for meld in melds(OPTIONS, cards, 2) if on_table((meld,)) == cards}
        assert found == {worth}


@pytest.mark.parametrize(
    ("small", "scored"),
    [("KS KD", (120, 120)), ("QS JD", (120, 130)), ("KS QS JD", (130, 120)), ("KS KD KH", (130, 120))],
)
def test_apn_h30_the_classic_count_is_rounded_to_tens_from_seven_up(small: str, scored: tuple[int, int]) -> None:
    """All aces and two tens are 108; the winner of the last trick has ten more before the rounding."""
    high = [each for each in PACK if each.rank == "A"]
    ours = (*high, *read_cards("TC TD"), *read_cards(small))
    theirs = tuple(each for each in PACK if each not in ours)
    options = replace(OPTIONS, counting="classic")
    won = scoring.Won(cards=scoring.cards_won(options, [theirs, ours], (1, 0), 2), taken=(1, 1), last=0)
    assert scoring.in_tricks(options, won) == scored


@pytest.mark.parametrize(
    ("totals", "bidders", "how", "winners"),
    [
        ((1500, 1600), 0, "bidders_win", (0, 2)),
        ((1500, 1600), 0, "higher_wins", (1, 3)),
        ((1400, 1600), 0, "bidders_win", (1, 3)),
        ((1500, 1500), 1, "bidders_win", (1, 3)),
        ((1500, 1500), 1, "higher_wins", None),
        ((1490, 1480), 1, "bidders_win", None),
    ],
)
def test_apn_h38_where_both_have_reached_the_target_the_bidders_win_or_the_higher_total(
    totals: tuple[int, int], bidders: int, how: Any, winners: tuple[int, ...] | None
) -> None:
    found = scoring.end(replace(OPTIONS, both_reach=how), Match(0, 7, totals, ()), bidders)
    assert (found and found.winners) == winners


@pytest.mark.parametrize("book", rules.RULEBOOKS)
def test_the_hundredth_deal_is_the_last_in_every_rulebook(book: str) -> None:
    options = rules.RULEBOOKS[book].options
    assert scoring.end(options, Match(0, 99, (40, 30), ()), 0) is None
    found = scoring.end(options, Match(0, 100, (40, 30), ()), 0)
    assert found is not None
    assert found.winners == (0, 2)


def test_a_level_match_is_drawn_after_its_last_deal() -> None:
    found = scoring.end(replace(OPTIONS, max_deals=7), Match(0, 7, (90, 90), ()), 0)
    assert found is not None
    assert (found.winners, found.payoff) == ((), (90, 90, 90, 90))


def test_a_side_without_melds_has_a_line_for_its_tricks_alone() -> None:
    game: Any = open_game("auction_pinochle", "partnership", 4, {})
    bargain = replace(_bargain(game, [holding(each) for each in _hands()]), melds=((), (), (), ()))
    tricks = tuple(PACK[at : at + 4] for at in range(0, 48, 4))
    match = scoring.score_deal(OPTIONS, bargain, tricks, (0, *[0] * 6, *[1] * 6))
    assert [(line.clause, line.side, line.points) for line in match.sheet[-1].lines] == [
        ("APN-H33", 0, -250),
        ("APN-H34", 1, 130),
    ]


def test_a_shot_that_is_given_up_costs_what_it_would_have_won() -> None:
    deal = Naming(Match(3, 0, (0, 0), ()), (0, 0, 0, 0), (SHOOT,), SHOOT, 0)
    after = scoring.score_conceded(replace(OPTIONS, shoot=500), deal)
    assert (after.totals, after.sheet[0].bids) == ((-500, 0), ("shoot", "pass", "pass", "pass"))


def test_what_is_no_suit_is_no_trumps() -> None:
    assert LEXICON.read("trumps ♥") == Trumps(2)
    for wrong in ("trumps", "trumps X", "trumps NT", "trumps H S"):
        with pytest.raises(Unreadable, match="expected a suit, C, D, H or S"):
            LEXICON.read(wrong)


def test_a_card_shows_one_meld_and_each_copy_its_own() -> None:
    hand = holding(read_cards("KH QH KH' QH' AH TH JH 9C 9C' 9D 9D' AS"))
    assert melds(OPTIONS, hand, 2) == (
        Meld("run", 2, 1, 150, read_cards("AH TH KH QH JH")),
        Meld("royal", 2, 1, 40, read_cards("KH' QH'")),
    )


def test_a_world_has_every_meld_that_was_laid_down_and_no_other() -> None:
    """A hand that showed nothing holds no marriage, so kings and queens of a suit are never there together."""
    from spadille.thinking.budget import SeededRng

    game: Any = open_game("auction_pinochle", "partnership", 4, {"marriage_needed": False})
    rng = SeededRng(3)
    state: Any = game.play(Opening(Match(3, 0, (0, 0), ())), -1, game.draw(Opening(Match(3, 0, (0, 0), ())), rng))
    for call in (Bid(250), PASS, PASS, PASS):
        state = game.play(state, game.turn(state).seats[0], call)
    state = game.play(state, 0, Trumps(0))
    assert isinstance(state, Playing)
    for _ in range(20):
        world = game.imagine(game.view(state, 0), rng)
        assert world.bargain.hands[0] == state.bargain.hands[0]
        for hand, laid in zip(world.bargain.hands, state.bargain.melds, strict=True):
            assert melds(OPTIONS, hand, state.bargain.trump) == laid


def test_a_world_is_as_likely_as_any_other_that_fits() -> None:
    """Two hidden cards in two hands, at the last trick: each way that fits comes about equally often."""
    from spadille.thinking.budget import SeededRng

    game: Any = open_game("auction_pinochle", "partnership", 4, {"marriage_needed": False})
    hands = [holding(each) for each in _hands()]
    bargain = _bargain(game, hands)
    tricks, leaders = _played(game, bargain)
    state = tricks
    found: dict[tuple[int, ...], int] = {}
    rng = SeededRng(1)
    for _ in range(600):
        world = game.imagine(game.view(state, 0), rng)
        left = tuple(hand & ~world.gone for hand in world.bargain.hands)
        found[left] = found.get(left, 0) + 1
    assert leaders
    assert len(found) > 1
    assert max(found.values()) < 600 / len(found) * 1.6


def _hands() -> list[tuple[Any, ...]]:
    pack = PACK
    return [pack[seat::4] for seat in range(4)]


def _bargain(game: Any, hands: list[int]) -> Any:
    from spadille.games.auction_pinochle.state import Bargain

    laid = tuple(melds(game.options, hand, 2) for hand in hands)
    return Bargain(Match(3, 0, (0, 0), ()), tuple(hands), (Bid(250), PASS, PASS, PASS), Bid(250), 0, 2, laid)


def _played(game: Any, bargain: Any) -> tuple[Any, tuple[int, ...]]:
    """Eleven tricks, each with the first legal card."""
    state: Any = Playing(bargain, 0, 0, (), (), (0,))
    while len(state.tricks) < 10:
        state = game.play(state, state.seat, next(iter(game.moves(state, state.seat))))
    return state, state.leaders


def test_cards_are_counted_by_the_unit_of_the_table() -> None:
    ones = replace(OPTIONS, units="ones")
    assert [rules.counts(ones, card(each)) for each in ("AS", "TS", "KS", "QS", "9S")] == [1, 1, 1, 0, 0]


def test_a_dealer_who_must_bid_reads_why_it_may_not_pass() -> None:
    from spadille.games.auction_pinochle.state import Bidding

    game: Any = open_game("auction_pinochle", "partnership", 4, {})
    state = Bidding(Match(3, 0, (0, 0), ()), tuple(holding(each) for each in _hands()), (PASS, PASS, PASS))
    first = next(iter(game.offers(state, 3)))
    assert (first.move, first.refusal.clause) == (PASS, "APN-H9")
    assert game.moves(game.initial(), 0) == ()
    assert game.refusal(state, -1, game.draw(Opening(Match(3, 0, (0, 0), ())), _Lowest())) is not None


class _Lowest:
    """Chance that always draws the first."""

    def below(self, _: int, /) -> int:
        return 0
