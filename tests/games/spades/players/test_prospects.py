"""The chance to win a match of Spades: worked out from how deals end, for the score and the options at hand."""

from __future__ import annotations

import msgspec
import pytest

from spadille.core.contract import Value
from spadille.games import open_game
from spadille.games.spades.game import Spades
from spadille.games.spades.players.prospects import Prospects, endings, prospects
from spadille.games.spades.state import Match
from spadille.lab.deal_ends import gather, play_deal
from spadille.search import NATIVE

pytestmark = pytest.mark.skipif(not NATIVE, reason="the native search was not built")
SCORES = range(-200, 520, 60)


def known(rulebook: str, options: dict[str, object] | None = None) -> Prospects:
    game = open_game("spades", rulebook, None, options or {})
    assert isinstance(game, Spades)
    found = prospects(game.options, game.prefix)
    assert found is not None
    return found


def scores(ours: int, theirs: int, bags: tuple[int, int] = (0, 0)) -> Match:
    return Match(4, 0, (ours, theirs), bags, (), False)


def chance(of: Prospects, match: Match) -> float:
    return of.chance(of.worth(match, 0), of.worth(match, 1))


@pytest.mark.parametrize("rulebook", ["andrews", "rules_of_spades", "denexa"])
def test_the_sides_share_one_chance(rulebook: str) -> None:
    of = known(rulebook)
    for ours in SCORES:
        for theirs in SCORES:
            there, back = chance(of, scores(ours, theirs)), chance(of, scores(theirs, ours))
            assert there + back == pytest.approx(1, abs=1e-6)
            assert 0 <= there <= 1


def test_more_points_are_never_worse() -> None:
    of = known("andrews")
    for theirs in SCORES:
        row = [chance(of, scores(ours, theirs)) for ours in SCORES]
        assert row == sorted(row)
        assert row[-1] > row[0] + 0.1


def test_the_same_lead_counts_for_more_near_the_end() -> None:
    of = known("andrews")
    assert chance(of, scores(450, 350)) > chance(of, scores(150, 50)) > 0.55


def test_a_nil_that_is_worth_a_million_points_has_its_chances_too() -> None:
    of = known("andrews", {"nil_bonus": 1_000_000, "nil_penalty": 1_000_000, "bag_penalty": 1_000_000})
    assert chance(of, scores(450, 0)) > chance(of, scores(0, 0)) == pytest.approx(0.5)


def test_where_more_than_scores_ends_a_match_there_are_none() -> None:
    for given in ({"hand_limit": 4}, {"win_by": 50}, {"win_with_contract": True}, {"boston": True}):
        game = open_game("spades", "andrews", None, given)
        assert isinstance(game, Spades)
        assert prospects(game.options, game.prefix) is None


def test_bags_cost_what_they_will_cost() -> None:
    of = known("andrews")
    assert chance(of, scores(300, 300, (9, 0))) < 0.5 < chance(of, scores(300, 300, (0, 9)))


def test_a_match_that_ends_after_so_many_deals_is_not_guessed_at() -> None:
    game = open_game("spades", "andrews", None, {"hand_limit": 3})
    assert isinstance(game, Spades)
    assert prospects(game.options, game.prefix) is None


def test_the_kept_ends_are_whole_deals() -> None:
    kept = endings()
    assert sum(count for *_, count in kept) == 500
    for calls, taken, count in kept:
        assert len(calls) == len(taken) == 4
        assert all(isinstance(call, Value) for call in calls)
        assert sum(taken) == 13
        assert count >= 1


def test_the_program_that_made_them_makes_the_same_again() -> None:
    ends = [play_deal("spades", "andrews", number) for number in (1, 1)]
    assert ends[0] == ends[1]
    text = gather([*ends, (("nil",) * 4, (13, 0, 0, 0))])
    assert msgspec.json.decode(text)[-1] == [["nil"] * 4, [13, 0, 0, 0], 1]
    assert msgspec.json.decode(text)[0][2] == 2
