"""Tests the summary of a match for a player: best and worst decision and luck, if they are certain enough."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace
from tests.review.test_review import played

import spadille
from spadille.bots import make_bot
from spadille.core.contract import AnyGame, Seat, Weighed
from spadille.core.table import Table, listed
from spadille.core.words import speaking
from spadille.games.spades.state import Bidding
from spadille.review import judging, match
from spadille.review.judging import judged_move, read, review
from spadille.review.match import lines, match_review
from spadille.review.model import Judged, Point, Review, Terms
from spadille.scene.names import names_around
from spadille.search import NATIVE
from spadille.thinking.judgement import NOTATION, Cost

needs_native = pytest.mark.skipif(not NATIVE, reason="the native search is missing")

DRAWN: Final = Judged(at=1, deal=1, seat=0, played="draw", best="draw", why="", played_words="draw", best_words="draw")
"""A card that was drawn in Pyramid, judged."""


def against(level: str, deals: int, game: str = "spades", seed: int = 5) -> Table:
    """Deals in which seat 0 plays by a level and all others by rules of thumb."""
    table, made = spadille.table(game, rulebook="denexa", seed=seed), 0
    while table.deciding and table.standing.deals < deals:
        seat, made = table.deciding[0], made + 1
        bot = make_bot("regular" if seat else level, table.game, seat, f"{made} {seat}")
        table.play(seat, bot.choose(table.view(seat), table.moves(seat)).move)
    return table


@needs_native
def test_a_beginner_reads_the_worst_decision_and_where_it_was() -> None:
    table = against("beginner", 2)
    heard: list[Judged] = []
    found = match_review(table.game, table.log, 0, heard.append)
    assert {each.deal for each in heard} == {1, 2}, "every decision of every deal is judged, and told as it is"
    assert found.worst is not None
    assert found.worst.seat == 0
    assert found.worst.cost is not None
    assert found.worst.played != found.worst.best
    said = [str(each) for each in lines(found, names_around(4, 0))]
    worst = next(each for each in said if each.startswith("Your worst decision: deal "))
    assert str(found.worst.best_words) in worst.lower() or str(found.worst.best_words).capitalize() in worst
    assert not NOTATION.search(" ".join(said))
    with speaking("de"):
        german = [str(each) for each in lines(found, ("You",) * 4)]
    assert any(each.startswith("Deine schlechteste Entscheidung: Spiel ") for each in german)


@needs_native
def test_the_best_decision_is_one_that_a_regular_player_would_not_have_made() -> None:
    table = against("strong", 8)
    found = match_review(table.game, table.log, 0)
    assert found.best is not None
    assert (found.best.played, found.best.cost) == (found.best.best, None)
    seat, move = table.log[found.best.at]
    assert seat == 0
    assert str(found.best.over) != str(found.best.played_words)
    said = str(lines(found, names_around(4, 0))[0])
    assert said.startswith(f"Your best decision: deal {found.best.deal}")
    assert f"better than {found.best.over}." in said
    assert table.game.spell(move) == found.best.played


@pytest.mark.parametrize(
    ("worths", "other", "told"),
    [
        ((9, 8), 8, False),  # there was one alternative alone: that is no choice
        ((9, 8, 1), 8, True),
        ((9, 8, 1), 1, False),  # nobody would have made this move
        ((9, 8, 7, 1), 7, True),
        ((9, 8, 7, 1, 0), 1, False),
        ((9, 8, 7), 3, False),  # the judge did not even consider it
    ],
)
def test_a_best_decision_is_a_choice_among_several_sensible_moves(
    worths: tuple[int, ...], other: int, told: bool
) -> None:
    weighed = [Weighed(each, float(each)) for each in worths]
    assert judging._sensible(weighed, 9, other) is told
    assert judging._sensible(weighed[::-1], 9, other) is told


@needs_native
def test_nobody_is_praised_for_not_being_foolish() -> None:
    """Far behind, a regular player bids nil blind; one who looks at the hand instead has left out a gamble."""
    table = spadille.table("spades", rulebook="club", seed=7)
    state = table.state
    assert isinstance(state, Bidding)
    (seat,) = table.deciding
    behind = replace(state, match=replace(state.match, totals=(150, 390) if seat % 2 == 0 else (390, 150)))
    (looking,) = (move for move in listed(table.game.moves(behind, seat)) if table.game.spell(move) == "look")
    told = judged_move(table.game, Point(len(table.log), 1, seat, behind, looking), Terms(worlds=40))
    assert (told.best, told.cost) == ("look", None)
    assert told.gained > told.gained_error, "it was better than the blind bid"
    assert told.found is None


@pytest.mark.parametrize("exact", [True, False])
def test_a_move_that_decides_the_game_is_told_as_that_and_not_in_games_of_a_hundred(exact: bool) -> None:
    move = replace(DRAWN, exact=exact, over="king of hearts")
    for chance, end in (
        (1.0, "draw; king of hearts would most likely have lost the game."),
        (0.5, "better than king of hearts."),
    ):
        told = match.MatchReview(best=replace(move, found=Cost(chance, chances=True)))
        assert str(lines(told, ("You",))[0]).lower().endswith(end)


def test_a_worst_decision_that_lost_a_won_game_is_told_as_that() -> None:
    move = replace(DRAWN, best_words="take both", exact=True, cost=Cost(1.0, chances=True))
    told = match.MatchReview(worst=move)
    assert str(lines(told, ("You",))[0]).endswith("Draw; take both would still have won the game.")


def test_of_regular_players_all_is_luck_and_it_is_told_for_the_own_side() -> None:
    table = against("regular", 2, "five_hundred")
    sheet = table.standing.scores
    ours, theirs = (match_review(table.game, table.log, seat).luck for seat in (0, 1))
    assert ours is not None
    assert theirs is not None
    assert ours == -theirs
    assert ours == pytest.approx(sheet[0] - sheet[1])
    way = "brought" if ours > 0 else "cost"
    assert f"Luck: it {way} you about {round(abs(ours))} points." in map(
        str, lines(match_review(table.game, table.log, 0), names_around(4, 0))
    )


@pytest.fixture(scope="module")
def one_deal() -> Review:
    """A deal of Spades, reviewed."""
    table = played("spades")
    return review(table.game, read(table.game, table.log), Terms(level="regular", worlds=8))


@pytest.mark.parametrize(
    ("luck", "error", "told"),
    [(4.0, 3.0, 0.0), (-30.0, 10.0, 0.0), (80.0, 20.0, 80.0), (80.0, 90.0, None), (0.0, 60.0, None)],
)
def test_luck_is_told_where_it_is_more_than_its_error_or_surely_small(
    one_deal: Review, luck: float, error: float, told: float | None
) -> None:
    (deal,) = one_deal.deals
    judged = tuple(replace(each, gained_error=0.0 if at else error) for at, each in enumerate(deal.judged))
    changed = replace(one_deal, deals=(replace(deal, judged=judged, luck=(luck, -luck)),))
    assert match._luck(changed, 0, 2, 5.0) == told


@pytest.mark.parametrize("game", ["war", "mini_baccarat"])
def test_where_nothing_is_decided_nothing_is_told(game: str) -> None:
    table = played(game)
    assert lines(match_review(table.game, table.log, 0), names_around(table.game.seats, 0)) == ()


def test_a_match_without_a_finished_deal_has_nothing_to_tell() -> None:
    table = spadille.table("spades", rulebook="denexa", seed=3)
    assert match_review(table.game, table.log, 0) == match.MatchReview()


def test_alone_there_is_no_luck_and_the_exact_costs_are_told() -> None:
    table = played("pyramid")
    found = match_review(table.game, table.log, 0)
    assert found.luck is None


@needs_native
def test_what_holds_in_one_sample_only_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    table = against("beginner", 1)

    def never(game: AnyGame, point: Point, terms: Terms) -> Judged:
        return replace(judged_move(game, point, terms), cost=None, found=None)

    assert match_review(table.game, table.log, 0).worst is not None
    monkeypatch.setattr(match, "judged_move", never)
    found = match_review(table.game, table.log, 0)
    assert (found.best, found.worst) == (None, None)


def test_moves_that_are_called_the_same_are_passed_over() -> None:
    seat: Seat = 0
    one = Judged(
        at=1, deal=1, seat=seat, played="a", best="b", why="", played_words="meld", best_words="meld", cost=Cost(30.0)
    )
    assert not match._tellable(one)
