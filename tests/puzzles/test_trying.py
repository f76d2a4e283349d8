"""Tests trying a decision of one's own game again: judged as in the review, with no more cards visible than then."""

from __future__ import annotations

import pytest

import spadille
from spadille.bots import make_bot
from spadille.core.errors import BadOptions
from spadille.core.record import split
from spadille.puzzles.playing_on import MOST, played_on
from spadille.puzzles.posing import Posed
from spadille.puzzles.telling import reply_to
from spadille.puzzles.trying import judged_at, table_at, tried
from spadille.review.judging import read, review
from spadille.review.model import Judged, Terms
from spadille.scene.happening import TrickTaken
from spadille.scene.names import usual_names
from spadille.search import NATIVE

TERMS = Terms(worlds=60)


def played() -> bytes:
    """A deal of Spades, in which seat 0 plays any card and the others sensibly."""
    table = spadille.table("spades", rulebook="rules_of_spades", seed=20, max_deals=1)
    while table.deciding:
        seat = table.deciding[0]
        cards = table.game.spell(table.moves(seat)[0]).startswith("play")
        level = "beginner" if seat == 0 and cards else "regular"
        bot = make_bot(level, table.game, seat, f"{table.version}")
        table.play(seat, bot.choose(table.view(seat), table.moves(seat)).move)
    return table.record


def judged(record: bytes) -> list[Judged]:
    table = spadille.loads(record)
    found = review(table.game, read(table.game, table.log), Terms(worlds=60, seats=(0,)))
    return [each for each in found.deals[0].judged if each.cost is not None]


def posed(record: bytes, at: int) -> Posed:
    return tried(record, at, judged_at(record, at, TERMS), lambda table: usual_names(table.game.seats))


@pytest.mark.skipif(not NATIVE, reason="the native search is missing")
def test_what_the_review_calls_better_is_right_and_what_was_played_is_not() -> None:
    record = played()
    moments = judged(record)
    assert len(moments) >= 3
    for each in moments:
        found = posed(record, each.at)
        game, weighed = found.table.game, {one.move: one.cost for one in found.judgement.moves}
        assert found.judgement.moves[0].move == each.best
        assert reply_to(found, game.read(each.best)).good
        assert not reply_to(found, game.read(each.played)).good
        assert weighed.get(each.played, each.cost) == each.cost, "one judge, one price"


def test_the_table_is_that_before_the_move_seen_from_its_seat() -> None:
    record = played()
    at = judged(record)[0].at if NATIVE else 3
    table, seat = table_at(record, at)
    found = posed(record, at)
    assert (table.version, seat) == (at, found.puzzle.seat)
    assert found.scene.seat == seat
    assert found.names[seat] == "You"
    hidden = {face.card for zone in found.scene.zones for face in zone.faces if zone.seat not in (None, seat)}
    assert hidden <= {None} | {face.card for zone in found.scene.zones for face in zone.faces if zone.seat is None}


def test_what_left_no_choice_is_no_decision_and_what_is_not_there_is_none() -> None:
    record = played()
    last = len(split(record)) - 3
    for at, why in (
        (0, "that left a choice; got move 0"),
        (last, "that left a choice"),
        (-1, "of .* got -1"),
        (999, "of .* got 999"),
    ):
        with pytest.raises(BadOptions, match=f"expected a move {why}"):
            table_at(record, at)


def test_a_move_is_played_on_to_the_end_of_the_trick_and_no_further() -> None:
    record = played()
    whole = spadille.loads(record)
    at = next(
        at for at, (seat, move) in enumerate(whole.log) if seat == 0 and whole.game.spell(move).startswith("play")
    )
    table, seat = table_at(record, at)
    names = usual_names(4)
    for move in table.moves(seat):
        frames = played_on(table, seat, names, table.game.spell(move))
        assert 1 <= len(frames) <= 4
        assert any(isinstance(each, TrickTaken) for each in frames[-1].events)
    assert table.version == at, "the table is as it was"


def test_where_no_trick_ends_it_ends_with_the_own_turn_or_after_some_moves() -> None:
    table = spadille.table("mexican_sweat", seats=7, seed=1)
    seat = table.deciding[0]
    frames = played_on(table, seat, usual_names(7), table.game.spell(table.moves(seat)[0]))
    assert 1 <= len(frames) <= MOST + 1
