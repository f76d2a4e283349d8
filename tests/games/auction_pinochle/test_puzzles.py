"""Auction Pinochle: each puzzle has one right answer, and that of the last tricks is proven with all cards in sight."""

from __future__ import annotations

from typing import Any, Final

import pytest

from spadille.cards.card import Card
from spadille.cards.holding import members
from spadille.games import entry
from spadille.games.auction_pinochle import rules
from spadille.parts.doubled import ORDERS
from spadille.parts.tricks import Play
from spadille.puzzles.posing import Posed, posed
from spadille.puzzles.telling import reply_to
from spadille.thinking.budget import SeededRng

NAMES: Final = [each.name for each in entry("auction_pinochle").puzzles]
ENDINGS: Final = [name for name in NAMES if name != "best-melds"]
WORLDS: Final = 60


def puzzle(name: str) -> Posed:
    found = posed("auction_pinochle", name)
    assert found is not None
    return found


class Open:
    """The last tricks of a world, every card in sight: what the declarer's side wins more than the others."""

    def __init__(self, game: Any, state: Any) -> None:
        self.game, self.bargain = game, state.bargain
        self.known: dict[Any, int] = {}

    def best(self, hands: tuple[int, ...], trick: tuple[Card, ...], leader: int) -> int:
        if not trick and not any(hands):
            return 0
        key = hands, trick, leader
        if key not in self.known:
            seat = (leader + len(trick)) % len(hands)
            ends = [self.after(hands, trick, leader, each) for each in self.cards(hands[seat], trick)]
            mine = self.game.form.with_declarer(seat, self.bargain.declarer)
            self.known[key] = max(ends) if mine else min(ends)
        return self.known[key]

    def cards(self, hand: int, trick: tuple[Card, ...]) -> list[Card]:
        """One card of each kind that may be played."""
        may = rules.legal(hand, rules.duties(self.game.options, self.bargain.trump, trick)) if trick else hand
        return list({each.plain: each for each in members(may)}.values())

    def after(self, hands: tuple[int, ...], trick: tuple[Card, ...], leader: int, card: Card) -> int:
        seat = (leader + len(trick)) % len(hands)
        hands = tuple(hand & ~(1 << card) if at == seat else hand for at, hand in enumerate(hands))
        trick = (*trick, card)
        if len(trick) < len(hands):
            return self.best(hands, trick, leader)
        winner = (leader + ORDERS[self.bargain.trump].winner(trick)) % len(hands)
        points = sum(rules.counts(self.game.options, each) for each in trick)
        points += 0 if any(hands) else self.game.options.last_trick
        mine = self.game.form.with_declarer(winner, self.bargain.declarer)
        return (points if mine else -points) + self.best(hands, (), winner)


@pytest.mark.parametrize("name", NAMES)
def test_one_move_alone_is_right(name: str) -> None:
    there = puzzle(name)
    right = [move for move in there.table.moves(there.puzzle.seat) if reply_to(there, move).good]
    assert len({move.card.plain if isinstance(move, Play) else move for move in right}) == 1


@pytest.mark.parametrize("name", ENDINGS)
def test_with_all_cards_in_sight_the_answer_is_the_best_in_every_world_and_no_other_is(name: str) -> None:
    there = puzzle(name)
    game: Any = there.table.game
    seat = there.puzzle.seat
    view = there.table.view(seat)
    answer = game.read(there.judgement.moves[0].move).card.plain
    beaten = set[Card]()
    for number in range(WORLDS):
        state = game.imagine(view, SeededRng(f"{name} {number}"))
        hands = tuple(hand & ~state.gone for hand in state.bargain.hands)
        open_, sign = Open(game, state), 1 if game.form.with_declarer(seat, state.bargain.declarer) else -1
        ends = {
            each.plain: sign * open_.after(hands, state.trick, state.leaders[-1], each)
            for each in open_.cards(hands[seat], state.trick)
        }
        assert ends[answer] == max(ends.values()), (number, ends)
        beaten |= {each for each, end in ends.items() if end < ends[answer]}
    assert beaten == set(ends) - {answer}
