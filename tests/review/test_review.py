"""Tests the review: judged by what a seat could know, reproducible, and with sums that add up."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

import spadille
from spadille.bots import make_bot
from spadille.core.contract import NATURE, Decision, Weighed
from spadille.core.errors import BadOptions
from spadille.core.table import Table
from spadille.games import open_game
from spadille.games.spades.state import Playing
from spadille.parts.tricks import Play
from spadille.review import all_cards
from spadille.review.judging import chosen, read, review, summed
from spadille.review.model import Judged, Review, Terms
from spadille.review.telling import opening, summary
from spadille.search import NATIVE
from spadille.thinking import open_cards
from spadille.thinking.budget import SeededRng

needs_native = pytest.mark.skipif(not NATIVE, reason="the native search is missing")
PYRAMIDS = Path(__file__).parents[1] / "data" / "pyramid"
REGULAR = Terms(level="regular", worlds=8)
NAMES = ("You", "West", "North", "East")


def played(game: str, deals: int = 1, seed: int = 3, **options: Any) -> Table:
    """Some deals of fair bids in which the cards are any that are allowed."""
    table, chance = spadille.table(game, seed=seed, **{"rulebook": "denexa", **options}), SeededRng(seed)
    bots = [make_bot("regular", table.game, seat, seed) for seat in range(table.game.seats)]
    while table.deciding and table.standing.deals < deals:
        seat = table.deciding[0]
        moves = table.moves(seat)
        cards = all(isinstance(each, Play) for each in moves)
        move = moves[chance.below(len(moves))] if cards else bots[seat].choose(table.view(seat), moves).move
        table.play(seat, move)
    return table


def with_bid(bid: str, game: str, **options: Any) -> Table:
    """A deal in which somebody bids so as soon as it is allowed, and all else is the first legal move."""
    table = spadille.table(game, **{"rulebook": "denexa", **options})
    while table.standing.deals < 1:
        moves = table.moves(table.deciding[0])
        bids = [each for each in moves if table.game.spell(each) == bid]
        table.play(table.deciding[0], (bids or moves)[0])
        bid = "" if bids else bid
    return table


def reviewed(table: Table, terms: Terms = REGULAR) -> Review:
    return review(table.game, read(table.game, table.log), terms)


def decisions(found: Review) -> list[Judged]:
    return [each for deal in found.deals for each in deal.judged]


@pytest.mark.parametrize("level", ["regular", pytest.param("strong", marks=needs_native)])
def test_part_of_a_review_is_part_of_the_whole(level: str) -> None:
    table = played("spades", 2)
    whole = decisions(reviewed(table, Terms(level=level, worlds=12, deals=(2,))))
    part = decisions(reviewed(table, Terms(level=level, worlds=12, seats=(1, 2), deals=(2,))))
    assert part == [each for each in whole if each.seat in (1, 2)]
    assert sum(each.lost for each in whole) > 0
    again = decisions(reviewed(table, Terms(level=level, worlds=12, seats=(1, 2), deals=(2,), seed="other")))
    assert [each.played for each in again] == [each.played for each in part]
    assert again != part


@pytest.mark.parametrize("game", ["spades", "five_hundred"])
def test_what_a_seat_could_not_know_changes_nothing(game: str) -> None:
    table = played(game)
    story = read(table.game, table.log)
    other, changed = [], 0
    for point in story.points:
        view = table.game.view(point.state, point.seat)
        state = table.game.imagine(view, SeededRng(point.at))
        changed += state != point.state
        other.append(msgspec.structs.replace(point, state=state))
    blind = msgspec.structs.replace(story, points=tuple(other))
    assert changed > 20
    assert review(table.game, blind, REGULAR).deals == review(table.game, story, REGULAR).deals


def test_a_bid_that_cannot_be_made_is_dear_and_the_best_move_is_free() -> None:
    table = with_bid("bid 13", "spades", rulebook="andrews", blind_nil=False, seed=11)
    first, *rest = decisions(reviewed(table))
    assert (first.played, first.lost > 100) == ("bid 13", True)
    assert first.lost > first.error > 0
    same = [each for each in rest if each.played == each.best]
    assert same
    assert all(not each.lost for each in same)


@needs_native
def test_a_thinking_bot_finds_little_fault_with_itself_and_tells_chances() -> None:
    table = spadille.table("spades", rulebook="andrews", seed=4)
    while table.standing.deals < 1:
        seat = table.deciding[0]
        bot = make_bot("strong", table.game, seat, f"{seat} {table.version}")
        table.play(seat, bot.choose(table.view(seat), table.moves(seat)).move)
    found = reviewed(table, Terms(worlds=50))
    assert found.level == "strong"
    assert sum(found.deals[0].lost) < 25
    assert any(each.win_lost is not None and len(each.weighed) > 1 for each in decisions(found))
    assert all(
        each.weighed[1:] == tuple(sorted(each.weighed[1:], key=lambda one: -(one.win or 0)))
        and (not each.weighed or each.weighed[0].move == each.best)
        for each in decisions(found)
    )


@pytest.mark.parametrize(
    ("game", "options"), [("spades", {}), ("spades", {"rulebook": "bicycle", "seats": 3}), ("five_hundred", {})]
)
def test_skill_and_luck_make_the_margin(game: str, options: dict[str, Any]) -> None:
    table = played(game, 2, **options)
    found = reviewed(table)
    assert len(found.deals) == found.finished == 2
    for deal in found.deals:
        for side, margin in enumerate(deal.margin):
            assert margin == pytest.approx(deal.skill[side] + deal.luck[side])
        assert sum(deal.margin) == pytest.approx(0)
        assert sum(deal.skill) == pytest.approx(0)
        assert deal.lost == tuple(
            pytest.approx(sum(each.lost for each in deal.judged if each.seat == seat and each.cost))
            for seat in range(found.seats)
        )
    total = [sum(deal.margin[side] for deal in found.deals) for side in range(len(found.deals[0].margin))]
    scores = table.standing.scores
    if game == "five_hundred":
        assert total[0] == pytest.approx(scores[0] - scores[1])
    alone = reviewed(table, Terms(level="regular", worlds=8, seats=(0,)))
    assert alone.deals[0].margin == alone.deals[0].luck == ()


class Weighing:
    """A bot that thinks so of the first move and so of all others."""

    def __init__(self, best: Weighed, other: Weighed) -> None:
        self.best, self.other = best, other

    def choose(self, view: Any, moves: Sequence[Any]) -> Decision:
        first, *rest = moves
        others = [msgspec.structs.replace(self.other, move=each) for each in rest]
        return Decision(first, "so I think", (msgspec.structs.replace(self.best, move=first), *others))


@pytest.mark.parametrize(
    ("best", "other", "lost", "win_lost"),
    [
        (Weighed(None, 10.0, 9.0, 0.6, 0.1), Weighed(None, 4.0, 3.0, 0.5, 0.05), 6.0, 0.1),
        (Weighed(None, 10.0, 9.0, 0.6, 0.1), Weighed(None, 4.0, 3.1, 0.5, 0.06), 0.0, 0.0),
        (Weighed(None, 4.0, 9.0, 0.6, 0.1), Weighed(None, 10.0, 1.0, 0.5, 0.05), 0.0, 0.1),
        (Weighed(None, 10.0), Weighed(None, 4.0), 6.0, None),
        (Weighed(None, 0.7, 0.1, 0.7, 0.1), Weighed(None, 0.5, 0.1, 0.5, 0.1), 0.0, 0.2),
    ],
)
def test_a_loss_is_the_difference_if_it_is_larger_than_twice_its_error(
    best: Weighed, other: Weighed, lost: float, win_lost: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = make_bot

    def some(level: str, *rest: Any) -> Any:
        return Weighing(best, other) if level == "strong" else made(level, *rest)

    monkeypatch.setattr("spadille.review.judging.make_bot", some)
    table = with_bid("bid 5", "spades", seed=1)
    bid = decisions(reviewed(table, Terms(level="strong", seats=(table.log[2][0],))))[0]
    assert (bid.played, bid.best, bid.why) == ("bid 5", "bid 2", "so I think")
    assert bid.lost == pytest.approx(lost)
    assert bid.win_lost == (None if win_lost is None else pytest.approx(win_lost))


def test_what_is_a_matter_of_taste_is_lost_nowhere() -> None:
    table = played("spades", 1)
    (deal,) = reviewed(table).deals
    every = [msgspec.structs.replace(each, lost=4.0, win_lost=0.01, cost=None) for each in deal.judged]
    told = summed(table.game, read(table.game, table.log), every, REGULAR)
    (deal,) = told.deals
    assert str(opening(told, deal, NAMES)[0]) == "No move of yours clearly cost anything in this deal."
    assert str(opening(told, deal, ("Ann", *NAMES[1:]))[0]) == "No move of this deal clearly cost anything."
    assert str(summary(deal, range(4), NAMES)) == "Points lost: You 0, West 0, North 0, East 0."
    assert deal.win_lost == (0.0,) * 4


@pytest.mark.parametrize("game", ["spades", "five_hundred"])
def test_regular_players_have_no_skill_but_luck(game: str) -> None:
    table = spadille.table(game, rulebook="denexa", seed=6)
    bots = [make_bot("regular", table.game, seat, 1) for seat in range(table.game.seats)]
    while table.standing.deals < 1:
        seat = table.deciding[0]
        table.play(seat, bots[seat].choose(table.view(seat), table.moves(seat)).move)
    (deal,) = reviewed(table).deals
    assert deal.lost == (0.0,) * 4
    assert deal.skill == (0.0, 0.0)
    assert deal.luck == deal.margin != (0.0, 0.0)


@pytest.mark.parametrize("game", ["pinochle", "mexican_sweat", "pyramid"])
def test_games_without_a_thinking_bot_are_played_on(game: str) -> None:
    table = played(game, seed=8)
    story = read(table.game, table.log)
    story = msgspec.structs.replace(story, points=story.points[-12:])
    found = review(table.game, story, REGULAR)
    assert "rules of thumb" in str(found.notes[0])
    assert [each.at for each in decisions(found)] == [each.at for each in story.points]
    assert all(each.lost >= 0 and not each.weighed and each.win_lost is None for each in decisions(found))


def test_what_cannot_be_reviewed_says_so() -> None:
    for game in ("war", "mini_baccarat"):
        table = played(game)
        found = reviewed(table, Terms())
        assert found.deals == ()
        assert "nothing to review" in str(found.notes[0])
    assert "no deal" in str(reviewed(spadille.table("spades", seed=1)).notes[0]).lower()


def test_a_deal_that_goes_on_is_not_reviewed() -> None:
    table = played("spades")
    since = table.version
    for _ in range(8):
        table.play(table.deciding[0], table.moves(table.deciding[0])[0])
    found = reviewed(table)
    assert found.finished == 1
    assert all(each.at < since for each in decisions(found))


@pytest.mark.parametrize(
    "wrong",
    [
        {"level": "genius"},
        {"level": "random"},
        {"worlds": 0},
        {"seats": (4,)},
        {"seats": (-1,)},
        {"deals": (2,)},
        {"deals": (0,)},
    ],
)
def test_terms_that_cannot_be_are_refused(wrong: dict[str, Any]) -> None:
    table = played("spades")
    with pytest.raises(BadOptions, match="expected"):
        chosen(table.game, read(table.game, table.log), Terms(**wrong))


# -- all cards seen ----------------------------------------------------------------------------------


def most(table: Table, state: Any, side: int) -> int:
    """Tricks that a side takes in a deal with perfect play of both, by the rules of the game alone."""
    deciding = table.game.turn(state)
    if not hasattr(deciding, "seats"):
        sheet = table.game.standing(state).sheet[-1]
        return sum(sheet.taken[side::2])
    seat = deciding.seats[0]
    values = [most(table, table.game.play(state, seat, move), side) for move in table.game.moves(state, seat)]
    return max(values) if seat % 2 == side else min(values)


@pytest.mark.parametrize("rulebook", ["denexa", "club", "andrews"])
def test_tricks_given_away_are_those_of_the_rules(rulebook: str) -> None:
    """The last three tricks, against looking through all that can happen."""
    checked = given = 0
    for seed in range(4):
        table = played("spades", seed=seed, rulebook=rulebook, nil=False)
        story = read(table.game, table.log)
        late = [each for each in story.points if isinstance(each.state, Playing) and len(each.state.tricks) >= 10]
        found = all_cards.judge(table.game, [(each.state, each.seat, each.move) for each in late])
        for point, known in zip(late, found, strict=True):
            assert known is not None
            side, game = point.seat % 2, table.game
            values = {
                move: most(table, game.play(point.state, point.seat, move), side)
                for move in game.moves(point.state, point.seat)
            }
            assert known.lost == max(values.values()) - values[point.move]
            assert set(known.best) == {move for move, value in values.items() if value == max(values.values())}
            checked, given = checked + 1, given + known.lost
    assert checked > 10
    assert given > 0


@needs_native
def test_all_cards_are_judged_where_a_suit_is_trumps() -> None:
    table = with_bid("bid 7H", "five_hundred", seed=2, joker_lead_naming="no_trump_only")
    found = reviewed(table, Terms(level="regular", worlds=8, all_cards=True))
    cards = [each for each in decisions(found) if each.played.startswith("play")]
    assert cards
    for each in cards:
        assert each.tricks_lost is not None
        assert (each.tricks_lost > 0) == (each.played not in each.perfect)
    assert sum(found.deals[0].tricks_lost) > 0
    assert "double dummy" in str(found.notes[-1])
    named = with_bid("bid 7H", "five_hundred", seed=2, joker_lead_naming="always")
    story = read(named.game, named.log)
    assert named.game.spell(named.log[-5][1]) == "play JB D"
    assert all_cards.judge(named.game, [(each.state, each.seat, each.move) for each in story.points]) == [None] * len(
        story.points
    )


def test_a_deal_with_a_nil_and_a_table_of_three_are_not_judged_by_tricks() -> None:
    table = with_bid("nil", "spades", rulebook="andrews", blind_nil=False, seed=5)
    found = reviewed(table, Terms(level="regular", worlds=8, all_cards=True))
    assert found.deals[0].tricks_lost == ()
    three = reviewed(played("spades", rulebook="bicycle", seats=3), Terms(level="regular", worlds=8, all_cards=True))
    assert three.deals[0].tricks_lost == ()
    assert "two sides" in str(three.notes[-1])


def test_the_plain_search_is_asked_only_for_endings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_cards, "NATIVE", False)
    table = played("spades", nil=False)
    plays = [each for each in read(table.game, table.log).points if isinstance(each.move, Play)]
    found = all_cards.judge(table.game, [(each.state, each.seat, each.move) for each in plays])
    assert [known is not None for known in found] == [len(each.state.tricks) >= 9 for each in plays]


@needs_native
@pytest.mark.parametrize(("steps", "words"), [(True, "could have been won"), (False, "nobody could have won")])
def test_whether_a_pyramid_could_be_won_is_told(steps: bool, words: str) -> None:
    lines = [line.split("\t") for line in next(PYRAMIDS.glob("*.tsv")).read_text("utf-8").splitlines()[1:]]
    deck = next(row[0] for row in lines if (row[1] != "0") == steps)
    table = Table(open_game("pyramid", None, None, {"stock_passes": 3, "stock_waste_pairs": True}))
    table.play(NATURE, "deal " + deck.upper())
    table.play(0, "resign")
    found = reviewed(table, Terms(level="regular", worlds=8, all_cards=True))
    assert words in str(found.notes[-1])
