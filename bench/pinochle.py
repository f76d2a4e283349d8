"""Whole random matches of Pinochle: through the contract, and in a bare loop."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

from bench.matches import through_contract
from bench.measure import Line, compare
from spadille.games import open_game
from spadille.parts.doubled import PACK

_GAME: Any = open_game("pinochle", "denexa", 2, {"first_dealer": "random"})
_CHANCE = random.Random(1)
_TARGET, _STEP = 1000, 250
_POINTS = (0, 2, 3, 4, 10, 11)
_PACK = [(rank, suit, copy) for copy in (0, 1) for suit in range(4) for rank in range(6)]


def bare(deals: int) -> int:
    """Play the same matches in a bare Python loop that stores only the scores: a bound, not a peer."""
    done, pack = 0, list(_PACK)
    while done < deals:
        totals, target, dealer, over = [0, 0], _TARGET, 1, [False, False]
        while sum(over) != 1:
            _CHANCE.shuffle(pack)
            _bare_deal(totals, dealer, pack)
            dealer, done = 1 - dealer, done + 1
            over = [each > target for each in totals]
            target += _STEP * all(over)
    return done


def _bare_deal(totals: list[int], dealer: int, pack: list[Any]) -> None:
    pick = _CHANCE.random
    hands, up, stock = [set(pack[:12]), set(pack[12:24])], pack[24], pack[:24:-1]
    trump, leader, points = up[1], 1 - dealer, [0, 0]
    laid: list[set[Any]] = [set(), set()]
    used: dict[str, dict[Any, int]] = {"A": {}, "B": {}, "C": {}}
    shapes = _bare_shapes(trump)
    totals[dealer] += 10 * (up[0] == 0)
    for trick in range(24):
        hand, other = hands[leader], hands[1 - leader]
        led = [*hand][int(pick() * len(hand))]
        hand.discard(led)
        answers = [*other]
        if trick >= 12:
            same = [each for each in other if each[1] == led[1]]
            if led[1] == trump:
                same = [each for each in same if each[0] > led[0]] or same
            answers = same or [each for each in other if each[1] == trump] or answers
        card = answers[int(pick() * len(answers))]
        other.discard(card)
        if (card[1] == led[1] and card[0] > led[0]) or card[1] == trump != led[1]:
            leader = 1 - leader
        points[leader] += _POINTS[led[0]] + _POINTS[card[0]]
        if trick < 12:
            up = _bare_melds(totals, leader, hands[leader], laid[leader], used, shapes, up)
            hands[leader].add(stock.pop())
            hands[1 - leader].add(stock.pop() if stock else up)
    totals[leader] += 10
    for seat in (0, 1):
        totals[seat] += (points[seat] + 3) // 10 * 10


def _bare_shapes(trump: int) -> list[tuple[str, int, list[tuple[int, int]]]]:
    shapes = [("A", 40 if suit == trump else 20, [(3, suit), (2, suit)]) for suit in range(4)]
    fours = ((5, 100), (3, 80), (2, 60), (1, 40))
    shapes += [("B", worth, [(rank, suit) for suit in range(4)]) for rank, worth in fours]
    return [*shapes, ("A", 150, [(rank, trump) for rank in range(1, 6)]), ("C", 40, [(2, 3), (1, 1)])]


def _bare_melds(
    totals: list[int], seat: int, hand: set[Any], laid: set[Any], used: Any, shapes: list[Any], up: Any
) -> Any:
    melded = False
    while True:
        moves: list[Any] = ["done"]
        nine = next(((0, up[1], copy) for copy in (0, 1) if (0, up[1], copy) in hand - laid), None)
        if nine is not None:
            moves += ["dix", "swap"] if up[0] else ["dix"]
        for group, worth, kinds in () if melded else shapes:
            free = used[group]
            copies = [
                [each for copy in (0, 1) if (each := (*kind, copy)) in hand and free.get(each, 0) < worth]
                for kind in kinds
            ]
            moves += [(group, worth, cards) for cards in product(*copies) if not laid.issuperset(cards)]
        move = moves[int(_CHANCE.random() * len(moves))]
        if move == "done":
            return up
        if move == "dix":
            laid.add(nine)
            totals[seat] += 10
        elif move == "swap":
            hand ^= {nine, up}
            up = nine
            totals[seat] += 10
        else:
            group, worth, cards = move
            melded = True
            laid |= set(cards)
            used[group] |= dict.fromkeys(cards, worth)
            totals[seat] += worth


def lines() -> Iterator[Line]:
    contract = (through_contract(_GAME, list(PACK), _CHANCE), 300)
    yield compare("Pinochle, moves + play", "deals/s", contract, ("bare loop", bare, 300), aim="≥ 0.25 of it")
