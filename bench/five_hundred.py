"""Whole random deals of Five Hundred: through the contract, and in a bare loop."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from bench.matches import bits
from bench.measure import Line, compare
from spadille.core.contract import NATURE, Decide
from spadille.games import open_game
from spadille.games.five_hundred.ranking import PACK
from spadille.parts.dealing import Deal, FirstDealer

_OPTIONS = {"first_dealer": "random", "ace_no_face": False, "nullo": False, "max_deals": 1}
_GAME: Any = open_game("five_hundred", "denexa", 4, _OPTIONS)
_CHANCE = random.Random(1)
_SUIT = 0x7FF
_JOKER = 44
_JACK = 7
_BIDS = 25
_NO_TRUMP = 4


def through_contract(deals: int) -> int:
    """Play whole deals of random moves with `turn`, `moves` and `play` of the game."""
    moves, play, turn, pick = _GAME.moves, _GAME.play, _GAME.turn, _CHANCE.random
    start, pack = play(_GAME.initial(), NATURE, FirstDealer(3)), list(PACK)
    for _ in range(deals):
        _CHANCE.shuffle(pack)
        state = play(start, NATURE, Deal(tuple(pack)))
        now = turn(state)
        while type(now) is Decide:
            seat = now.seats[0]
            legal = moves(state, seat)
            state = play(state, seat, legal[int(pick() * len(legal))])
            now = turn(state)
    return deals


def bare(deals: int) -> int:
    """Play the same deals in a bare Python loop that stores nothing: a bound, not a peer."""
    pack = list(range(45))
    for _ in range(deals):
        _CHANCE.shuffle(pack)
        hands = [sum([1 << each for each in pack[10 * seat : 10 * seat + 10]]) for seat in range(4)]
        strain, declarer = _bare_auction()
        if strain < 0:
            _bare_play(hands, _NO_TRUMP, 0)
            continue
        fifteen = bits(hands[declarer] | sum([1 << each for each in pack[40:]]))
        hands[declarer] = sum([1 << each for each in _CHANCE.sample(fifteen, 10)])
        _bare_play(hands, strain, declarer)
    return deals


def _bare_auction() -> tuple[int, int]:
    """The strain and the declarer; -1 and 0 if all pass."""
    last, calls, passes, declarer = -1, 0, 0, 0
    while calls < 12 and not (passes == 4 or (last >= 0 and passes == 3)):
        low = last + 1 if calls < 2 else max(last + 1, 5)
        chosen = low - 1 + int(_CHANCE.random() * (_BIDS - low + 1))
        if chosen < low:
            passes += 1
        else:
            last, declarer, passes = chosen, calls & 3, 0
        calls += 1
    return (last % 5 if last >= 0 else -1), declarer


def _bare_play(hands: list[int], trump: int, leader: int) -> list[int]:
    pick, taken, named = _CHANCE.random, [0, 0, 0, 0], -1
    suits = [_SUIT << 11 * suit for suit in range(4)] + [1 << _JOKER]
    strength = {each: each for each in range(45)}
    if trump < _NO_TRUMP:
        left, right = 11 * (3 - trump) + _JACK, 11 * trump + _JACK
        suits[3 - trump] ^= 1 << left
        suits[trump] |= 1 << left | 1 << _JOKER
        strength |= {each: each + 100 for each in bits(suits[trump])} | {left: 200, right: 201}
    strength[_JOKER] = 300
    out = [0, 0, 0, 0]
    for _ in range(10):
        best, seat, winner, led = -1, leader, leader, 0
        for turn in range(4):
            hand = hands[seat]
            cards = bits(hand & led or hand)
            card = cards[int(pick() * len(cards))]
            hands[seat] = hand ^ 1 << card
            if turn:
                if not led >> card & 1:
                    out[seat] |= led
            elif card == _JOKER:
                free = [suit for suit in range(4) if not out[seat] & suits[suit]] or [0, 1, 2, 3]
                named = free[int(pick() * len(free))]
                led = suits[named]
            else:
                led = next(suit for suit in suits if suit >> card & 1)
            power = strength[card] if led >> card & 1 or strength[card] >= 100 else -1
            if power > best:
                best, winner = power, seat
            seat = seat + 1 & 3
        taken[winner] += 1
        leader = winner
    return taken


def lines() -> Iterator[Line]:
    contract = (through_contract, 300)
    yield compare("Five Hundred, moves + play", "deals/s", contract, ("bare loop", bare, 300), aim="≥ 0.25 of it")
