"""Blind nil is bid where it wins more often than looking does, and by the rule of thumb where that is not known."""

from __future__ import annotations

from typing import Any

import pytest

from spadille.bots import make_bot
from spadille.core.contract import Decision
from spadille.games import open_game
from spadille.games.spades.game import Spades
from spadille.games.spades.players.blind import after_blind_nil, after_looking, blind_endings, by_chance
from spadille.games.spades.state import BLIND_NIL, LOOK, NIL, Bid, BlindNil, Call, Match, View
from spadille.thinking.budget import Budget

SILENT: tuple[Call | None, ...] = (None, None, None, None)
USUAL = Decision(LOOK, "as a rule")


def game(rulebook: str = "andrews", seats: int | None = None, **options: Any) -> Spades:
    found = open_game("spades", rulebook, seats, options)
    assert isinstance(found, Spades)
    return found


def view(totals: tuple[int, ...], *, deals: int = 7, seat: int = 0, calls: tuple[Call | None, ...] = SILENT) -> View:
    """Return what a seat sees that may bid blind."""
    return View(seat=seat, phase="bid", match=Match(3, deals, totals, (0,) * len(totals), (), False), calls=calls)


def chosen(of: Spades, seen: View, level: str = "strong") -> Any:
    bot = make_bot(level, of, seen.seat or 0, "blind", Budget(worlds=10))
    return bot.choose(seen, (BLIND_NIL, LOOK)).move


@pytest.mark.parametrize("seat", [0, 1])
def test_where_no_seen_hand_can_win_the_nil_is_bid_blind(seat: int) -> None:
    """The last deal, 185 behind: the rule of thumb, that waits for 200, looks and has lost."""
    totals = (305, 490) if seat == 0 else (490, 305)
    of, seen = game(max_deals=8), view(totals, seat=seat)
    assert chosen(of, seen, "regular") == LOOK
    assert chosen(of, seen) == BLIND_NIL


def test_where_more_deals_may_come_to_the_help_of_a_seen_hand_it_looks() -> None:
    """The rule of thumb bids blind nil when 200 behind near the end; it is kept too seldom for that."""
    of, seen = game(), view((205, 490))
    assert chosen(of, seen, "regular") == BLIND_NIL
    assert chosen(of, seen) == LOOK


@pytest.mark.parametrize("totals", [(0, 0), (450, 450), (490, 305), (300, 400), (0, 250)])
def test_who_can_win_otherwise_looks(totals: tuple[int, int]) -> None:
    assert chosen(game(), view(totals)) == LOOK


def test_the_last_deal_of_a_match_by_count_is_the_last() -> None:
    limited = game(hand_limit=8)
    assert chosen(limited, view((100, 285), deals=7)) == BLIND_NIL
    assert chosen(limited, view((100, 285), deals=3)) == LOOK, "more deals are to come"
    assert chosen(game(max_deals=8), view((100, 285), deals=7)) == BLIND_NIL


def test_a_level_score_after_the_last_deal_is_played_off() -> None:
    chance = after_blind_nil(game(hand_limit=8), 0, view((200, 200)).match)
    assert chance is not None
    assert 0 < chance < 0.5


def test_how_a_match_goes_on_by_count_is_left_to_the_rule_of_thumb() -> None:
    of = game(hand_limit=8)
    assert after_looking(of, 0, view((0, 300), deals=2).match) is None
    assert by_chance(of, 0, view((0, 300), deals=2), USUAL) is USUAL


@pytest.mark.parametrize("call", [NIL, BLIND_NIL])
def test_opposite_a_nil_the_rule_of_thumb_decides(call: Call) -> None:
    assert by_chance(game(max_deals=8), 0, view((305, 490), calls=(None, Bid(3), call, Bid(4))), USUAL) is USUAL
    assert by_chance(game(max_deals=8), 0, view((305, 490), calls=(None, None, Bid(3), None)), USUAL).move == BLIND_NIL


def test_where_cards_are_passed_to_a_nil_the_rule_of_thumb_decides() -> None:
    """The ends are of nils that no card was passed to."""
    assert by_chance(game(max_deals=8, nil_pass=2), 0, view((305, 490)), USUAL) is USUAL


def test_at_a_table_of_three_the_rule_of_thumb_decides() -> None:
    assert by_chance(game(seats=3), 0, view((305, 490, 200), calls=(None,) * 3), USUAL) is USUAL


@pytest.mark.parametrize("rulebook", ["andrews", "rules_of_spades", "club"])
@pytest.mark.parametrize("step", [pytest.param(150, id="some"), pytest.param(50, id="many")])
def test_by_every_rulebook_the_better_chance_is_taken(rulebook: str, step: int) -> None:
    of, moves = game(rulebook, max_deals=8), set()
    for ours in range(0, of.options.target, step):
        for theirs in (100, of.options.target - 10):
            seen = view((ours, theirs))
            looking, blind = after_looking(of, 0, seen.match), after_blind_nil(of, 0, seen.match)
            assert looking is not None
            assert blind is not None
            found = by_chance(of, 0, seen, USUAL)
            assert found.move == (BLIND_NIL if blind > looking else LOOK)
            assert str(found.why).startswith("blind nil wins in ")
            moves.add(found.move)
    assert moves == {BLIND_NIL, LOOK}


def test_the_ends_are_of_deals_with_one_blind_nil_before_all() -> None:
    kept = total = 0
    for calls, taken, count in blind_endings():
        assert [isinstance(call, BlindNil) for call in calls] == [True, False, False, False]
        assert sum(taken) == 13
        kept, total = kept + count * (not taken[0]), total + count
    assert total >= 150
    assert 0.05 < kept / total < 0.6, "an unseen hand seldom takes no trick, and sometimes does"
