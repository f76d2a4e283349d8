"""Tests the laws of the contract where random games never get: misdeals, and tables dealt by hand."""

from __future__ import annotations

import pytest

from spadille.cards.holding import holding
from spadille.core.contract import NATURE
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.spades.state import Bidding, Consenting, Opening
from spadille.testing.check import Checker
from spadille.testing.playing import random_move


def checker_at_a_deal(misdeal: str, number: int) -> Checker:
    """A table of random Spades, four or three at it, that has just been dealt."""
    seats, book = ((4, "rules_of_spades"), (3, "andrews"))[number % 2]
    game = open_game("spades", book, seats, {"misdeal": misdeal, "first_dealer": "random"})
    checker = Checker(game, seed_of(f"misdeal {number}"))
    while not isinstance(checker.table.state, Bidding):
        checker.step()
    return checker


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("misdeal", ["redeal", "friendly"])
def test_the_laws_hold_after_a_misdeal(misdeal: str, number: int) -> None:
    checker = checker_at_a_deal(misdeal, number)
    for _ in range(3):
        checker.table.play(NATURE, "misdeal 0 2")
        assert isinstance(checker.table.state, Opening if misdeal == "redeal" else Consenting)
        while not isinstance(checker.table.state, Bidding):
            checker.step()
        if not checker.table.state.dealt:
            break
    while checker.table.version < 45:
        checker.step()
    checker.hold_record()


@pytest.mark.parametrize("number", range(2))
def test_a_misdeal_that_all_agree_on_is_put_right(number: int) -> None:
    checker = checker_at_a_deal("friendly", number)
    table, pack = checker.table, checker.game.pack  # type: ignore[attr-defined]
    size = len(pack) // checker.game.seats
    table.play(NATURE, "misdeal 1 2")
    assert [hand.bit_count() for hand in table.state.hands] == [size, size + 1, size - 1, size][: checker.game.seats]
    assert sum(table.state.hands) == holding(pack)
    for _ in range(checker.game.seats):
        checker._hold_moves(table.state, table.deciding)
        table.play(table.deciding[0], "agree")
    table.settle(Stream(seed_of("give")))
    assert {hand.bit_count() for hand in table.state.hands} == {size}
    assert sum(table.state.hands) == holding(pack)
    table.play(*random_move(checker.game, table.state, Stream(seed_of("bid"))))


def test_every_card_of_the_long_hand_is_as_likely_to_be_given() -> None:
    table = checker_at_a_deal("friendly", 0).table
    table.play(NATURE, "misdeal 1 2")
    for _ in range(4):
        table.play(table.deciding[0], "agree")
    given = [table.game.draw(table.state, Stream(seed_of("given"), number)).card for number in range(14 * 40)]
    assert holding(given) == table.state.hands[1]
    assert sum((given.count(each) - 40) ** 2 / 40 for each in set(given)) < 34.6


def test_a_deal_after_a_refused_misdeal_is_the_whole_pack_and_is_told_so() -> None:
    table = checker_at_a_deal("friendly", 0).table
    table.play(NATURE, "misdeal 1 2")
    for _ in range(table.game.seats):
        table.play(table.deciding[0], "refuse")
    for cards, words in (
        ("AS KS", "A deal is the whole pack of 52 cards; "),
        ("AS AS", "A deal is the whole pack of 52 cards; "),
    ):
        refusal = table.game.refusal(table.state, NATURE, table.game.read(f"deal {cards}"))
        assert refusal is not None
        assert refusal.clause is None
        assert str(refusal.reason).startswith(words)
