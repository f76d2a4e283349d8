"""Tests what happened, as a viewer is told: events that follow one another as the rules have it, whatever the game."""

from __future__ import annotations

import pytest

from spadille.cards.card import card
from spadille.core.contract import DealSheet, Outcome, ScoreLine
from spadille.core.table import Step, Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game
from spadille.scene.drawing import hand_faces, trick_faces
from spadille.scene.happening import (
    CardPlayed,
    CardsSwept,
    DealScored,
    GameOver,
    Moved,
    News,
    SuitBroken,
    TrickTaken,
    Unfolded,
)
from spadille.scene.model import About, Face, Fact, Mark, Role, Scene, Score
from spadille.scene.telling import facts_line, follows, gains, news_of, trick_taken
from spadille.testing.playing import random_move
from spadille.testing.worded import worded

NAMES = ("You", "Ann", "Bob", "Cy")
SHEET = DealSheet(
    2, (ScoreLine("X-1", 0, 150, "a"), ScoreLine("X-2", 0, -50, "b"), ScoreLine("X-1", 1, -5, "c")), (1, 2)
)


def test_a_trick_carries_its_marks_and_who_is_ahead() -> None:
    faces = trick_faces((12, 25), (3, 0), 1, "led for hearts")
    assert [(face.marks, face.note, face.seat) for face in worded(faces)] == [
        ((Mark.LED,), "led for hearts", 3),
        ((Mark.WINS,), "wins", 0),
    ]
    (single,) = trick_faces((12,), (3,), 0)
    assert (single.marks, str(single.note)) == ((Mark.LED, Mark.WINS), "led"), "nothing lies there that it beats"
    assert str(trick_faces((12, 25), (3, 0), 0)[0].note) == "led, wins"
    assert [face.marks for face in trick_faces((12, 25), (3, 0), None)] == [(Mark.LED,), ()]
    taken = trick_taken(faces, NAMES, [Fact(About.BID, "bid", "4"), Fact(About.STATE, "", "alone")], 2)
    assert worded(taken) == TrickTaken("You win the trick (bid 4, alone).", 0, worded(faces), 2)
    bid, tricks = Fact(About.BID, "bid", "4"), Fact(About.TRICKS, "tricks", "3")
    assert str(trick_taken(faces, NAMES, [bid, tricks], 2).words) == "You win the trick, 3 of 4."
    over = Fact(About.TRICKS, "tricks", "5")
    assert str(trick_taken(faces, NAMES, [bid, over], 2).words) == "You win the trick, 5 so far."
    assert str(trick_taken(faces, NAMES, [tricks], 2).words) == "You win the trick, 3 so far."
    nil = Fact(About.BID, "bid", "nil")
    assert str(trick_taken(faces, NAMES, [nil, tricks], 2).words) == "You win the trick, 3 so far."
    assert str(trick_taken(faces, NAMES, [], None).words) == "You win the trick."
    assert facts_line([]) == ""


def test_a_hand_without_offers_is_only_looked_at() -> None:
    assert hand_faces((card("AC"), card("7D")), ()) == (Face("AC"), Face("7D"))


def test_deals_and_the_end_follow_in_order() -> None:
    score = Score(("You and Bob", "Ann and Cy"), (1, 2), "points", (SHEET, SHEET), per_unit=100)
    assert gains(SHEET, 2) == (100, -5)
    scored = DealScored("Deal 2 is scored: You and Bob +1, Ann and Cy −0.05.", 2, (100, -5))
    assert worded(list(follows(1, score, "", None))) == [scored]
    assert list(follows(2, score, "", None)) == []
    over = Outcome((1, -1, 1, -1), (0, 2))
    assert worded(list(follows(1, score, "It is over.", over))) == [scored, GameOver("It is over.", (0, 2))]


def hold(news: list[News], step: Step, scene: Scene, before: Scene) -> None:
    """The first event tells the move; what it led to follows, each thing once and in its order."""
    game_scored = len(scene.score.sheet) - len(before.score.sheet)
    kinds = [type(each) for each in news]
    assert kinds[0] in (Moved, CardPlayed)
    order = [SuitBroken, TrickTaken, Unfolded, CardsSwept, DealScored, GameOver]
    assert [order.index(kind) for kind in kinds[1:]] == sorted({order.index(kind) for kind in kinds[1:]})
    assert kinds.count(DealScored) == game_scored
    assert (GameOver in kinds) == bool(scene.over and not before.over)
    first = news[0]
    assert isinstance(first, Moved | CardPlayed)
    assert first.by == step.seat
    trick = before.zone(Role.TRICK)
    if isinstance(first, CardPlayed):
        assert trick is not None
        lay, now = trick.faces, scene.zone(Role.TRICK)
        whole = TrickTaken in kinds
        assert whole == (now is None or len(now.faces) <= len(lay)), "a card stays on the table or completes the trick"
        if isinstance(taken := news[kinds.index(TrickTaken)] if whole else None, TrickTaken):
            assert [face.card for face in taken.trick] == [*(face.card for face in lay), first.card]
            assert [face.seat for face in taken.trick if Mark.WINS in face.marks] == [taken.by]
            assert taken.trick[0].marks[0] is Mark.LED
            last = scene.zone(Role.LAST)
            assert last is None or last.faces == taken.trick


@pytest.mark.parametrize("name", list(GAMES))
def test_events_follow_from_what_was_seen(name: str) -> None:
    entry = GAMES[name]
    options = {"max_deals": 2} if hasattr(next(iter(entry.rulebooks.values())).at(0), "max_deals") else {}
    game = open_game(name, None, None, options)
    table, rng = Table(game, dealer(seed_of(f"news {name}"))), Stream(seed_of("news"))
    names = (*NAMES, *NAMES)[: game.seats]
    seen: set[type[News]] = set()
    for _ in range(900):
        if table.outcome is not None:
            break
        for step in table.play(*random_move(game, table.state, rng)):
            for viewer in (0, None):
                news = news_of(entry.happened, game, [step], viewer, names)
                before, after = (
                    entry.scene(game, game.view(each, viewer), (), names) for each in (step.state, step.after)
                )
                hold(news, step, after, before)
                seen.update(type(each) for each in news)
    tricks = {"spades", "five_hundred", "pinochle", "auction_pinochle"}
    assert (CardPlayed in seen) == (TrickTaken in seen) == (name in tricks)
    assert (CardsSwept in seen) == (name == "mexican_sweat")
    assert (Unfolded in seen) == (name in ("mexican_sweat", "mini_baccarat"))
    assert DealScored in seen
    assert GameOver in seen or name == "war"


def test_a_trick_that_ends_a_deal_is_told_whole() -> None:
    table = Table(open_game("spades", None, None, {}), dealer(seed_of("last trick")))
    rng = Stream(seed_of("last trick"))
    steps: tuple[Step, ...] = ()
    while not table.score_sheet:
        steps = table.play(*random_move(table.game, table.state, rng))
    news = news_of(GAMES["spades"].happened, table.game, steps, 0, NAMES)
    assert [type(each) for each in news] == [CardPlayed, TrickTaken, DealScored, Moved]
    taken, scored = news[1], news[2]
    assert isinstance(taken, TrickTaken)
    assert isinstance(scored, DealScored)
    assert len(taken.trick) == 4
    assert taken.count == table.score_sheet[0].taken[taken.by]
    assert scored.gains == table.score_sheet[0].totals
    assert str(news[3].words) == "The cards are dealt."
