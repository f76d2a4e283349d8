"""Tests tables: the log is authoritative, and every move is checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import spadille
from spadille.core.contract import NATURE, AnyGame, Bot, Decision, Game, Weighed
from spadille.core.errors import BadRecord, IllegalMove, StaleMove, Unreadable
from spadille.core.record import Header
from spadille.core.table import Dealer, Table, replay
from spadille.fair.commit import dealer
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game, open_header
from spadille.games.spades.state import Bid, Bidding


def bicycle(**options: Any) -> AnyGame:
    return open_game("spades", "bicycle", 4, {"first_dealer": "random", **options})


def first_moves(table: Table, count: int) -> None:
    for _ in range(count):
        seat = table.deciding[0]
        table.play(seat, table.moves(seat)[0])


def test_with_a_dealer_the_table_makes_its_chance_moves_itself() -> None:
    table = Table(bicycle(), dealer(seed_of(1)))
    assert [seat for seat, _ in table.log] == [NATURE, NATURE]
    assert len(table.deciding) == 1


def test_without_a_dealer_chance_is_played_like_any_move() -> None:
    table = Table(bicycle())
    assert not table.deciding
    assert not table.moves(0)
    table.play(NATURE, "dealer 3")
    table.settle(Stream(seed_of(1)))
    assert table.deciding == (0,)
    with pytest.raises(IllegalMove, match="Nothing is to be drawn"):
        table.settle(Stream(seed_of(1)))


def test_a_table_can_be_given_a_dealer_later() -> None:
    table = Table(bicycle())
    table.deal_by(dealer(seed_of(1)))
    assert table.version == 2


def test_a_move_tells_every_step_it_led_to_with_the_states_before_and_after() -> None:
    table = Table(open_game("war", None, 2, {}))
    steps = list(table.deal_by(dealer(seed_of(1))))
    while table.outcome is None and table.version < 60:
        before, state = table.version, table.state
        made = table.play(table.deciding[0], table.moves(table.deciding[0])[0])
        assert (made[0].state, made[-1].after) == (state, table.state)
        assert len(made) == table.version - before
        steps += made
    assert [(each.seat, each.move) for each in steps] == table.log
    state = table.game.initial()
    for each in steps:
        assert each.state == state
        state = table.game.play(state, each.seat, each.move)
        assert each.after == state


def test_what_follows_a_move_by_chance_is_told_with_it() -> None:
    table = Table(bicycle(target=100), dealer(seed_of(1)))
    while table.outcome is None:
        seat = table.deciding[0]
        first, *others = table.play(seat, table.moves(seat)[0])
        assert first.seat == seat
        assert {each.seat for each in others} <= {NATURE}
        if others:
            return
    raise AssertionError("expected a second deal; got none")


def test_moves_are_values_or_texts() -> None:
    table = spadille.table("spades", rulebook="bicycle", seed=3)
    seat = table.deciding[0]
    table.play(seat, Bid(4))
    table.play((seat + 1) % 4, " BID  3 ")
    assert [table.game.spell(move) for _, move in table.log[-2:]] == ["bid 4", "bid 3"]
    assert table.view().calls[seat] == Bid(4)
    assert isinstance(table.state, Bidding)
    assert table.view(seat).hand == table.state.hands[seat]


def test_a_refused_or_unreadable_move_changes_nothing() -> None:
    table = spadille.table("spades", rulebook="bicycle", seed=3)
    seat, before = table.deciding[0], table.record
    with pytest.raises(IllegalMove) as illegal:
        table.play(seat, "bid 0")
    assert illegal.value.refusal.clause == "SPD-BIC-13"
    assert str(illegal.value).endswith("(SPD-BIC-13)")
    with pytest.raises(IllegalMove, match="It is not your turn"):
        table.play((seat + 1) % 4, "bid 3")
    with pytest.raises(Unreadable):
        table.play(seat, "bid three")
    assert table.record == before


def test_an_unknown_word_is_told_what_is_possible_now() -> None:
    table = spadille.table("spades", rulebook="andrews", seed=7)
    seat = table.deciding[0]
    with pytest.raises(Unreadable, match=r"^expected one of blind nil, look; got 'andrews'$"):
        table.play(seat, "andrews")
    table.play(seat, "look")
    with pytest.raises(Unreadable, match=r"^expected a move such as nil, bid 1 or bid 2; got 'bidd 3'$"):
        table.play(table.deciding[0], "bidd 3")


def test_a_record_with_an_unknown_word_is_told_what_was_possible_there() -> None:
    table = spadille.table("spades", rulebook="andrews", seed=7)
    lines = table.record + f'[{table.deciding[0]},"lok"]\n'.encode()
    with pytest.raises(BadRecord, match="expected one of blind nil, look; got 'lok'"):
        spadille.loads(lines)


def test_a_move_for_an_earlier_moment_is_stale() -> None:
    table = spadille.table("spades", rulebook="bicycle", seed=3)
    seat = table.deciding[0]
    moment = table.version
    table.play(seat, "bid 3", version=moment)
    with pytest.raises(StaleMove, match=f"moment {moment + 1} of the table; got one for moment {moment}"):
        table.play((seat + 1) % 4, "bid 3", version=moment)
    assert table.version == moment + 1


def test_going_back_and_on_deals_the_same_cards_again() -> None:
    table = spadille.table("spades", rulebook="bicycle", seed=3)
    first_moves(table, 60)
    whole, log = table.record, list(table.log)
    assert sum(seat == NATURE for seat, _ in log) == 3, "a second deal has come"
    for moment in (len(log) - 1, 56, 10, 2, 1, 0):
        table.back(moment)
        assert table.log == log[: max(moment, 2)], "chance that is due falls at once, as it fell before"
        for seat, move in log[table.version :]:
            if seat != NATURE:
                table.play(seat, move)
        assert table.record == whole
    for moment in (-1, len(log) + 1):
        with pytest.raises(StaleMove, match="expected a moment from 0 to"):
            table.back(moment)


def test_going_back_at_a_table_without_a_dealer_waits_for_chance() -> None:
    table = Table(bicycle())
    table.play(NATURE, "dealer 2")
    table.settle(Stream(seed_of(1)))
    table.back(1)
    assert table.version == 1
    assert table.deciding == ()


def test_the_score_sheet_and_the_outcome_are_those_of_the_state() -> None:
    table = spadille.table("spades", rulebook="bicycle", seed=3, max_deals=1)
    assert table.outcome is None
    first_moves(table, 56)
    assert table.outcome is not None
    assert table.deciding == ()
    assert table.score_sheet == table.standing.sheet
    assert table.score_sheet[0].totals == table.outcome.payoff
    with pytest.raises(IllegalMove, match="The game is over"):
        table.play(0, "bid 3")


def test_a_loaded_table_goes_on_from_its_seed() -> None:
    table = spadille.table("spades", rulebook="bicycle", seed=3)
    first_moves(table, 30)
    again = spadille.loads(table.record)
    assert again.version == table.version
    first_moves(table, 40)
    first_moves(again, 40)
    assert again.record == table.record


def test_a_loaded_table_without_a_seed_waits_for_chance() -> None:
    table = Table(bicycle())
    table.play(NATURE, "dealer 2")
    assert spadille.loads(table.record).version == 1


def test_replaying_with_a_dealer_of_ones_own() -> None:
    def by_hand(header: Header) -> Dealer | None:
        return dealer(seed_of("x")) if header.seats == 4 else None

    data = Table(bicycle()).record
    assert replay(data, open_header, by_hand).version == 2
    assert replay(data, open_header).version == 0


def test_a_seed_is_any_number_phrase_or_32_bytes() -> None:
    assert spadille.table("spades", seed="phrase").log == spadille.table("spades", seed="phrase").log
    assert spadille.table("spades", seed=bytes(32)).log == spadille.table("spades", seed=bytes(32)).log
    assert spadille.table("spades").log != spadille.table("spades").log, "without one it is secret and fresh"
    with pytest.raises(Unreadable, match="32 bytes"):
        spadille.table("spades", seed=b"short")


def test_a_line_that_the_seed_did_not_deal_is_still_a_game() -> None:
    table = spadille.table("spades", rulebook="bicycle", seed=3, first_dealer="random")
    lines = table.record.splitlines(keepends=True)
    lines[1] = b'[-1,"dealer 9"]\n'
    with pytest.raises(BadRecord) as caught:
        spadille.loads(b"".join(lines))
    assert caught.value.line == 2


def test_a_game_says_nothing_of_layouts_unless_it_has_one() -> None:
    assert Game.layout(bicycle(), bicycle().initial()) == ()


def test_a_bot_is_anything_that_chooses() -> None:
    class First:
        def choose(self, view: Any, moves: Sequence[Any]) -> Decision:
            return Decision(moves[0], "the first", (Weighed(moves[0], 1.0),))

    bot: Bot = First()
    table = spadille.table("spades", rulebook="bicycle", seed=3)
    seat = table.deciding[0]
    assert bot.choose(table.view(seat), table.moves(seat)).move == Bid(1)


def test_tables_that_hold_one_move_share_the_entry_of_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = (spadille.table("spades", seed="shared") for _ in range(2))
    monkeypatch.setattr("spadille.core.table._MOST_ENTRIES", 2)
    monkeypatch.setattr("spadille.core.table._ENTRIES", {})
    for table in (first, second):
        for _ in range(20):
            seat = table.deciding[0]
            table.play(seat, table.game.spell(table.moves(seat)[0]))
    assert first.log == second.log
    monkeypatch.undo()
    for table in (first, second):
        seat = table.deciding[0]
        table.play(seat, table.game.spell(table.moves(seat)[0]))
    assert first.log[-1] is second.log[-1]
