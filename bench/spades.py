"""Whole random Spades deals: through the contract, through the checked table, in OpenSpiel, and in a bare loop."""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterator
from functools import cache
from typing import Any
from unittest.mock import patch

from bench.matches import bits
from bench.measure import Line, Work, alone, compare
from spadille.bots import make_bot
from spadille.cards import picking
from spadille.cards.picking import plain_highest, plain_picker
from spadille.core.contract import NATURE, Decide
from spadille.core.table import Table, replay
from spadille.fair.commit import dealer
from spadille.fair.shuffle import seed_of
from spadille.games import open_game, open_header
from spadille.games.spades import game as rules
from spadille.games.spades import native
from spadille.parts import tricks
from spadille.parts.dealing import Deal, FirstDealer
from spadille.review import judging
from spadille.review.model import Terms
from spadille.search import NATIVE, paired
from spadille.thinking.budget import STRONG, Budget

_GAME: Any = open_game("spades", "rules_of_spades", 4, {"nil": False, "blind_nil": False})
_CHANCE = random.Random(1)
_PLAIN_PLAYS = plain_picker(tricks.PLAYS)


def through_contract(deals: int) -> int:
    """Play with `moves` and `play` of the game only, without checks."""
    moves, play, turn, pick = _GAME.moves, _GAME.play, _GAME.turn, _CHANCE.random
    start = play(_GAME.initial(), NATURE, FirstDealer(3))
    pack = list(_GAME.pack)
    for _ in range(deals):
        _CHANCE.shuffle(pack)
        state = play(start, NATURE, Deal(tuple(pack)))
        now = turn(state)
        while type(now) is Decide:
            seat = now.seats[0]
            legal = tuple(moves(state, seat))
            state = play(state, seat, legal[int(pick() * len(legal))])
            now = turn(state)
    return deals


def with_twins(deals: int) -> int:
    """Play with the Python helpers that are used without a compiler."""
    with patch.object(rules, "plays", _PLAIN_PLAYS), patch.object(tricks, "highest", plain_highest):
        return through_contract(deals)


def through_table(deals: int) -> int:
    """`Table.moves` and `Table.play`: every move checked and logged."""
    pick, pack = _CHANCE.random, list(_GAME.pack)
    for _ in range(deals):
        _CHANCE.shuffle(pack)
        table = Table(_GAME)
        table.play(NATURE, FirstDealer(3))
        table.play(NATURE, Deal(tuple(pack)))
        while deciding := table.deciding:
            seat = deciding[0]
            legal = table.moves(seat)
            table.play(seat, legal[int(pick() * len(legal))])
    return deals


def bare(deals: int) -> int:
    """Play the same deals in a bare Python loop that stores nothing: a bound, not a peer."""
    pick, pack = _CHANCE.random, list(range(52))
    suits = [0x1FFF << 13 * suit for suit in range(4)]
    for _ in range(deals):
        _CHANCE.shuffle(pack)
        hands = [sum([1 << each for each in pack[seat::4]]) for seat in range(4)]
        leader, broken, taken = 0, False, [0, 0, 0, 0]
        for _trick in range(13):
            best, seat, winner, led = -1, leader, leader, -1
            for turn in range(4):
                hand = hands[seat]
                free = hand if broken else hand & ~suits[3] or hand
                cards = bits(hand & suits[led] or hand if turn else free)
                card = cards[int(pick() * len(cards))]
                hands[seat] = hand ^ 1 << card
                suit = card // 13
                if not turn:
                    led = suit
                if suit == 3:
                    broken = True
                power = card + 52 if suit == 3 else card if suit == led else -1
                if power > best:
                    best, winner = power, seat
                seat = seat + 1 & 3
            taken[winner] += 1
            leader = winner
    return deals


def openspiel() -> Work | None:
    """OpenSpiel's Spades driven from Python, the deck shuffled by the caller; None if it is not installed."""
    try:
        game = importlib.import_module("pyspiel").load_game("spades")
    except ImportError:
        return None

    def deal(deals: int) -> int:
        pick, pack = _CHANCE.random, list(range(52))
        for _ in range(deals):
            _CHANCE.shuffle(pack)
            state = game.new_initial_state()
            for card in pack:
                state.apply_action(card)
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(pick() * len(legal))])
        return deals

    return deal


def replaying() -> Work:
    """Replay a long record, line by line, with all checks."""
    game = open_game("spades", "denexa", 4, {"target": 1_000_000})
    table = Table(game, dealer(seed_of("bench")))
    while deciding := table.deciding:
        legal = table.moves(deciding[0])
        table.play(deciding[0], legal[_CHANCE.randrange(len(legal))])
    data, moves = table.record, table.version

    def work(times: int) -> int:
        for _ in range(times):
            replay(data, open_header)
        return times * moves

    return work


@cache
def long_match(deals: int) -> Table:
    """A match after a number of deals, in the middle of the next."""
    game = open_game("spades", "denexa", 4, {"target": 1_000_000, "max_deals": 10_000})
    table = Table(game, dealer(seed_of("bench")))
    chance = random.Random(deals)
    while table.standing.deals < deals:
        legal = table.moves(table.deciding[0])
        table.play(table.deciding[0], legal[chance.randrange(len(legal))])
    for _ in range(30):
        table.play(table.deciding[0], table.moves(table.deciding[0])[0])
    return table


def undoing(deals: int) -> Work:
    """Take the last move of a match back, and make it again."""

    def work(times: int) -> int:
        table = long_match(deals)
        for _ in range(times):
            seat, move = table.log[-1]
            table.back(table.version - 1)
            table.play(seat, move)
        return times

    return work


@cache
def positions(count: int) -> list[tuple[int, Any, Any]]:
    """Decisions in deals of regular players: the seat, its view and its moves."""
    game, found, number = open_game("spades", "andrews", 4, {"blind_nil": False}), list[tuple[int, Any, Any]](), 0
    while len(found) < count:
        table, number = Table(game, dealer(seed_of(f"bench {number}"))), number + 1
        while table.deciding and not table.standing.deals:
            seat = table.deciding[0]
            view, moves = game.view(table.state, seat), table.moves(seat)
            found += [(seat, view, moves)] * (len(moves) > 1)
            table.play(seat, make_bot("regular", game, seat, 0).choose(view, moves).move)
    return found[:count]


def thinking(worlds: int) -> Work:
    """Decisions of `strong` in a number of worlds."""
    game = open_game("spades", "andrews", 4, {"blind_nil": False})

    def work(times: int) -> int:
        for seat, view, moves in positions(times):
            make_bot("strong", game, seat, 0, Budget(worlds=worlds, ending=STRONG.ending)).choose(view, moves)
        return times

    return work


def scored_in_python(worlds: int) -> Work:
    """The same with ends scored and summed in Python, as for options that the kernel does not know."""
    work = thinking(worlds)

    def plainly(times: int) -> int:
        with patch.object(native, "scores_by", lambda _: False), patch.object(paired, "_native", None):
            return work(times)

    return plainly


@cache
def story() -> tuple[Any, Any]:
    """Two deals in which one player calls and plays at random, read for a review."""
    game = open_game("spades", "andrews", 4, {})
    table = Table(game, dealer(seed_of("bench")))
    bots = [make_bot(level, game, seat, 0) for seat, level in enumerate(("beginner", *["regular"] * 3))]
    while table.standing.deals < 2:
        seat = table.deciding[0]
        table.play(seat, bots[seat].choose(table.view(seat), table.moves(seat)).move)
    return game, judging.read(game, table.log)


def reviewing(times: int) -> int:
    """Review the story; counts decisions."""
    game, read = story()
    return sum(len(each.judged) for _ in range(times) for each in judging.review(game, read, Terms()).deals)


def reviewing_in_python(times: int) -> int:
    """Review with ends scored in Python, and with calls that the judge did not weigh played on by regular players."""
    with (
        patch.object(native, "scores_by", lambda _: False),
        patch.object(paired, "_native", None),
        patch.object(judging, "_asked", lambda *_: ()),
    ):
        return reviewing(times)


def lines() -> Iterator[Line]:
    contract = (through_contract, 400)
    peer = openspiel()
    if peer is not None:
        yield compare("Spades, moves + play", "deals/s", contract, ("OpenSpiel", peer, 400), aim="≥ 0.5 of OpenSpiel")
    yield compare("Spades, moves + play", "deals/s", contract, ("bare loop", bare, 400), aim="")
    if picking.NATIVE:
        twins = ("their twins in Python", with_twins, 400)
        yield compare("Spades, native helpers", "deals/s", contract, twins, aim="≥ 1.15 of them")
    if NATIVE:
        plain = "scored in Python"
        for worlds, count, aim in ((100, 200, "≥ 250 (4 ms)"), (1_500, 40, "≥ 20 (50 ms)")):
            what, ours = f"Strong Spades, {worlds:,} worlds", (thinking(worlds), count)
            yield compare(what, "decisions/s", ours, (plain, scored_in_python(worlds), count), aim=aim, rounds=3)
        twin, aim = (plain, reviewing_in_python, 1), "≥ 60 (a match of 500 points in 10 s)"
        yield compare("Review of Spades", "decisions/s", (reviewing, 1), twin, aim=aim, rounds=3)
    table = (through_table, 250)
    yield compare("Spades, Table.play", "deals/s", table, ("moves + play", *contract), aim="≥ 0.33 of it")
    after = ("after 10 deals", undoing(10), 1_000)
    yield compare("Undo after 800 deals of Spades", "undos/s", (undoing(800), 500), after, aim="≥ 200 (5 ms)")
    yield alone("Replaying Spades records", "moves/s", replaying(), 1, aim="≥ 300,000")
