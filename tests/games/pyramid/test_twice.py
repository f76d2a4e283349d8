"""Tests that Pyramid allows and ends the same as a second, plain implementation with lists."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest

from spadille.cards.card import Card
from spadille.core.contract import Decide, Over
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.pyramid.rules import PyramidOptions
from spadille.parts.dealing import Deal
from spadille.testing.playing import pick

WORTH = dict(zip("A23456789TJQK", range(1, 14), strict=True))


def worth(each: Card) -> int:
    return WORTH[each.rank]


class Slow:
    """One game, played on a grid and two lists."""

    def __init__(self, rules: PyramidOptions, cards: tuple[Card, ...]) -> None:
        self.rules = rules
        places = [(row, column) for row in range(1, 8) for column in range(1, row + 1)]
        self.grid: dict[tuple[int, int], Card] = dict(zip(places, cards, strict=False))
        self.stock = list(cards[28:])
        self.waste: list[Card] = []
        self.pass_number = 1
        self.just_drawn = False

    def free(self, place: tuple[int, int], without: tuple[int, int] | None = None) -> bool:
        row, column = place
        return all(cover == without or cover not in self.grid for cover in ((row + 1, column), (row + 1, column + 1)))

    def top(self) -> list[Card]:
        return self.waste[-1:] if self.just_drawn or self.rules.waste_top_playable else []

    def pyramid_matches(self) -> set[frozenset[Card]]:
        """Return what the pyramid alone offers: kings and pairs."""
        free = [place for place in self.grid if self.free(place)]
        found = {frozenset({self.grid[place]}) for place in free if worth(self.grid[place]) == 13}
        for one, other in product(self.grid, self.grid):
            if worth(self.grid[one]) + worth(self.grid[other]) != 13 or one not in free:
                continue
            if other in free or (self.rules.overlap_match and self.free(other, without=one)):
                found.add(frozenset({self.grid[one], self.grid[other]}))
        return found

    def matches(self) -> set[frozenset[Card]]:
        found = self.pyramid_matches()
        for top in self.top():
            if worth(top) == 13:
                found.add(frozenset({top}))
            found |= {
                frozenset({top, each})
                for place, each in self.grid.items()
                if self.free(place) and worth(each) + worth(top) == 13
            }
            under = self.waste[-2:-1]
            if self.rules.stock_waste_pairs and under and worth(under[0]) + worth(top) == 13:
                found.add(frozenset({top, under[0]}))
        return found

    def may_draw(self) -> bool:
        gated = self.rules.draw_gate == "only_when_stuck" and self.pyramid_matches()
        return bool(self.stock) and not gated

    def may_recycle(self) -> bool:
        limit = self.rules.stock_passes
        return not self.stock and bool(self.waste) and (limit is None or self.pass_number < limit)

    def words(self) -> set[frozenset[str]]:
        """Every legal move, its cards in no order."""
        found = {
            frozenset({"king" if len(cards) == 1 else "pair", *(str(each) for each in cards)})
            for cards in self.matches()
        }
        found |= {frozenset({"draw"})} if self.may_draw() else set()
        found |= {frozenset({"recycle"})} if self.may_recycle() else set()
        return found | {frozenset({"resign"})}

    def make(self, text: str) -> None:
        verb, *cards = text.split()
        if verb == "draw":
            drawn, self.stock = self.stock[: self.rules.draw_count], self.stock[self.rules.draw_count :]
            self.waste += drawn
            self.just_drawn = True
        elif verb == "recycle":
            self.stock, self.waste = self.waste, []
            self.pass_number += 1
            self.just_drawn = False
        else:
            if any(str(each) in cards for each in self.waste):
                self.just_drawn = False
            self.waste = [each for each in self.waste if str(each) not in cards]
            self.grid = {place: each for place, each in self.grid.items() if str(each) not in cards}

    def won(self) -> bool:
        return not self.grid and (self.rules.win_condition == "clear_pyramid" or not self.stock + self.waste)

    def lost(self) -> bool:
        """Return whether no card can ever leave the pyramid: every way to go on without it is tried."""
        if not self.grid or self.pyramid_matches():
            return False
        wanted = {13 - worth(each) for place, each in self.grid.items() if self.free(place)}
        start = (tuple(self.stock), tuple(self.waste), self.just_drawn, 0)
        met, todo = {start[:3]}, [start]
        for stock, waste, drawn, turned in todo:
            playable = bool(waste) and (drawn or self.rules.waste_top_playable)
            if playable and worth(waste[-1]) in wanted:
                return False
            ways: list[tuple[tuple[Card, ...], tuple[Card, ...], bool, int]] = []
            if stock:
                count = self.rules.draw_count
                ways.append((stock[count:], waste + stock[:count], True, turned))
            elif waste and (self.rules.stock_passes is None or self.pass_number + turned < self.rules.stock_passes):
                ways.append((waste, (), False, turned + 1))
            if playable and worth(waste[-1]) == 13:
                ways.append((stock, waste[:-1], False, turned))
            if (
                playable
                and self.rules.stock_waste_pairs
                and len(waste) > 1
                and worth(waste[-1]) + worth(waste[-2]) == 13
            ):
                ways.append((stock, waste[:-2], False, turned))
            for way in ways:
                if way[:3] not in met:
                    met.add(way[:3])
                    todo.append(way)
        return True


CHOICES: dict[str, tuple[Any, ...]] = {
    "overlap_match": (False, True),
    "stock_passes": (None, 1, 2, 3),
    "draw_count": (1, 3),
    "draw_gate": ("any_time", "only_when_stuck"),
    "waste_top_playable": (True, False),
    "stock_waste_pairs": (False, True),
    "win_condition": ("clear_pyramid", "clear_all_52"),
}
EVERY = [dict(zip(CHOICES, values, strict=True)) for values in product(*CHOICES.values())]


def follow(given: dict[str, Any], seed: int, most: int = 150) -> str:
    """Play one game twice and hold both against each other at every move; how it ended."""
    game = open_game("pyramid", None, None, given)
    rng = Stream(seed_of(f"reference {seed}"))
    deal = game.draw(game.initial(), rng)
    assert isinstance(deal, Deal)
    state, slow = game.play(game.initial(), -1, deal), Slow(game.options, deal.cards)
    for _ in range(most):
        turn = game.turn(state)
        if isinstance(turn, Over):
            assert slow.won() == (turn.outcome.payoff == (1,))
            assert slow.won() or slow.lost()
            return "won" if slow.won() else "lost"
        assert isinstance(turn, Decide)
        assert not slow.won()
        assert not slow.lost()
        moves = [move for move in game.moves(state, 0) if game.spell(move) != "resign"]
        spelt = [frozenset(game.spell(move).split()) for move in (*moves, game.read("resign"))]
        assert len(spelt) == len(set(spelt))
        assert set(spelt) == slow.words()
        if not moves:
            return "stuck"
        move = pick(game, moves, rng)
        slow.make(game.spell(move))
        state = game.play(state, 0, move)
        assert game.standing(state).scores == (len(slow.grid),)
    return "running"


@pytest.mark.parametrize("number", range(8))
def test_mixtures_of_options_allow_and_end_what_the_slow_game_does(number: int) -> None:
    for at, given in enumerate(EVERY[5 * number :: 37]):
        follow(given, seed=16 * at + number)


@pytest.mark.parametrize("number", range(16))
def test_every_mixture_of_options_allows_and_ends_what_the_slow_game_does(number: int) -> None:
    for at, given in enumerate(EVERY[number::16]):
        follow(given, seed=16 * at + number)


@pytest.mark.parametrize(("one", "other"), list(combinations(("draw_count", "stock_waste_pairs", "stock_passes"), 2)))
def test_positions_that_are_hard_to_judge_are_judged_alike(one: str, other: str) -> None:
    values = {"draw_count": 3, "stock_waste_pairs": True, "stock_passes": 2}
    for seed in range(8):
        follow({one: values[one], other: values[other], "win_condition": "clear_all_52"}, seed)
