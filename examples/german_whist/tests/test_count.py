"""Lines of play are counted exactly: against a second, simple version of the rules, and the solved last tricks."""

from __future__ import annotations

import pytest

from german_whist.players.regular import most_tricks
from spadille.cards.card import read_cards
from spadille.cards.holding import holding, members
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.testing.perft import perft
from spadille.testing.playing import random_move


def table_at(tricks: int, seed: int) -> Table:
    """A random first deal after a number of tricks."""
    table = Table(open_game("german_whist", None, None, {}))
    rng = Stream(seed_of(f"count {seed}"))
    while not table.deciding or len(table.state.tricks) < tricks:
        table.play(*random_move(table.game, table.state, rng))
    return table


def wins(led: str, answer: str, trumps: str) -> bool:
    """True if the second card of a trick, as text, wins it."""
    if led[1] == answer[1]:
        return "23456789TJQKA".index(answer[0]) > "23456789TJQKA".index(led[0])
    return answer[1] == trumps


def lines(hands: list[list[str]], stock: list[str], leader: int, trumps: str, tricks: int) -> int:
    """Number of ways to play `tricks` more tricks; the top card of the stock is the upcard."""
    if not tricks:
        return 1
    count = 0
    for led in hands[leader]:
        same = [each for each in hands[1 - leader] if each[1] == led[1]]
        for answer in same or hands[1 - leader]:
            winner = 1 - leader if wins(led, answer, trumps) else leader
            left = [[each for each in hand if each not in (led, answer)] for hand in hands]
            if stock:
                left[winner].append(stock[0])
                left[1 - winner].append(stock[1])
            count += lines(left, stock[2:], winner, trumps, tricks - 1)
    return count


@pytest.mark.parametrize(("tricks", "ahead"), [(0, 2), (11, 3), (12, 2), (22, 4), (23, 3)])
def test_the_lines_of_play_are_those_of_a_second_telling(tricks: int, ahead: int) -> None:
    table = table_at(tricks, tricks)
    state = table.state
    hands = [[str(each) for each in members(held)] for held in state.hands]
    stock = [str(each) for each in (*state.turned[len(state.tricks) :], *state.stock)]
    expected = lines(hands, stock, state.seat, "CDHS"[state.turned[0].suit], ahead)
    assert perft(table.game, state, 2 * ahead) == expected > 1


def test_the_last_tricks_are_solved_as_by_trying_every_order() -> None:
    for mine, theirs, trumps in [("AC 2C 3H", "KC QC 2H", 2), ("5S 7S 9D", "6S 8S TD", 0), ("AH 2D 2C", "KD KC KS", 3)]:
        one, other = read_cards(mine), read_cards(theirs)
        assert most_tricks(holding(one), holding(other), trumps) == best(mine.split(), theirs.split(), "CDHS"[trumps])


def best(mine: list[str], theirs: list[str], trumps: str) -> int:
    """The leader's tricks by plain minimax over texts."""
    if not mine:
        return 0
    found = []
    for led in mine:
        left = [each for each in mine if each != led]
        outcomes = []
        for answer in [each for each in theirs if each[1] == led[1]] or theirs:
            rest = [each for each in theirs if each != answer]
            lost = wins(led, answer, trumps)
            outcomes.append(len(left) - best(rest, left, trumps) if lost else 1 + best(left, rest, trumps))
        found.append(min(outcomes))
    return max(found)
