"""Perfect play: double-dummy deals and endings against DDS, and Pyramid decks."""

from __future__ import annotations

import importlib
import itertools
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bench.measure import Line, Work, alone, rate
from spadille import search
from spadille.games.pyramid import native
from spadille.games.pyramid.solver import PyramidRules
from spadille.search.problem import COMPASS, PBN_RANKS, SUITS, Problem, read_pbn
from spadille.search.worth import Stake

_DATA = Path(__file__).parent.parent / "tests" / "data"
_THREE = PyramidRules(passes=3, stock_waste_pairs=True)


def deals(seed: int, count: int, length: int = 13) -> list[tuple[str, str]]:
    """Random deals or endings, with the seat on lead."""
    chance, found = random.Random(seed), []
    for _ in range(count):
        cards = chance.sample([(suit, rank) for suit in range(SUITS) for rank in PBN_RANKS], length * 4)
        hands = [cards[seat * length : (seat + 1) * length] for seat in range(4)]
        words = [".".join("".join(rank for of, rank in hand if of == suit) for suit in range(SUITS)) for hand in hands]
        found.append(("N:" + " ".join(words), chance.choice(COMPASS)))
    return found


def ours(length: int, solve: Callable[[list[Problem]], object]) -> Work:
    """Our search, on one thread."""
    every = [read_pbn(*each) for each in deals(1, 4000, length)]

    def work(amount: int) -> int:
        solve(every[:amount])
        return amount

    return work


def dds(dealt: list[tuple[str, str]], mode: str) -> Work | None:
    """DDS through `endplay`, if installed: spades trump, the best card on lead or every card."""
    try:
        dds_module: Any = importlib.import_module("endplay.dds")
        how: Any = importlib.import_module("endplay.dds.solve").SolveMode
        types: Any = importlib.import_module("endplay.types")
    except ImportError:
        return None
    made = []
    for text, lead in dealt:
        deal = types.Deal(text)
        deal.trump, deal.first = types.Denom.spades, types.Player.find(lead)
        made.append(deal)
    coming = iter(made)

    def work(amount: int) -> int:
        for each in itertools.islice(coming, amount):
            dds_module.solve_board(each, how[mode])
        return amount

    return work


def double_dummy(what: str, length: int, count: int, aim: str, *, every: bool = False) -> Line:
    """Measure deals or endings of a new random seed, with DDS if available: all of them, no medians.

    A few hard deals take most of the time, so fewer than 500 deals of 13 cards say little.
    """
    dealt = deals(random.SystemRandom().randrange(1 << 32), count, length)
    coming = iter([read_pbn(*each) for each in dealt])
    solve: Callable[[list[Problem]], object] = search.card_values if every else search.values

    def work(amount: int) -> int:
        solve(list(itertools.islice(coming, amount)))
        return amount

    unit, part = "deals/s" if length == 13 else "endings/s", count // 10
    other = dds(dealt, "Default" if every else "OptimalOne")
    mine = theirs = 0.0
    for _ in range(10):
        mine += part / rate(work, part)
        theirs += part / rate(other, part) if other else 0.0
    if not other:
        return Line(what, part * 10 / mine, unit, aim=aim)
    return Line(what, part * 10 / mine, unit, "DDS", part * 10 / theirs, theirs / mine, aim)


def pyramids(amount: int) -> int:
    """Decide if decks can be won, with three passes, pairs of stock and waste allowed."""
    rows = (_DATA / "pyramid" / "three_passes.tsv").read_text("utf-8").splitlines()[1:]
    decks = [bytes("A23456789TJQK".index(word[0]) + 1 for word in row.split("\t")[0].split()) for row in rows]
    native.can_win((decks * (amount // len(decks) + 1))[:amount], _THREE)
    return amount


def unlimited(count: int) -> Work:
    """Decide the same for random decks with unlimited passes."""
    chance, decks = random.Random(2), []
    for _ in range(count):
        deck = [value for value in range(1, 14) for _ in range(4)]
        chance.shuffle(deck)
        decks.append(bytes(deck))

    def work(amount: int) -> int:
        native.can_win(decks[:amount], PyramidRules())
        return amount

    return work


def staked(problems: list[Problem]) -> object:
    """Compute values of endings by a worth table: a contract of four tricks against a nil."""
    size = problems[0].hands[0].bit_count() + 1
    table = tuple((tricks - 4 if tricks < 4 else 4) * 10 - nil for tricks in range(size) for nil in (100, -100))
    return search.worth_values([Stake(problem=each, table=table, nils=(1,)) for each in problems])


def lines() -> Iterator[Line]:
    if not search.NATIVE:
        return
    yield double_dummy("8-card endings, value", 8, 10_000, "≥ 2.7 of DDS")
    yield double_dummy("10-card endings, value", 10, 6_000, "≥ 1.75 of DDS")
    yield double_dummy("12-card endings, value", 12, 3_000, "≥ 1.6 of DDS")
    yield double_dummy("13-card deals, value for one leader", 13, 3_000, "≥ 1.6 of DDS")
    yield double_dummy("13-card deals, every lead", 13, 1_500, "≥ 1.5 of DDS", every=True)
    yield alone("8-card endings, worth with a nil", "endings/s", ours(8, staked), 400, aim="")
    yield alone("Pyramid decks, three passes, can it be won", "decks/s", pyramids, 600, aim="≥ 200")
    yield alone("Pyramid decks, any passes, can it be won", "decks/s", unlimited(4000), 4000, aim="≥ 20,000")
