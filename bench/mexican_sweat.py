"""Random matches of Mexican Sweat for four: through the contract, and in a bare loop; and showdowns of seven cards."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from bench.matches import through_contract
from bench.measure import Line, alone, compare
from spadille.cards.pack import STANDARD
from spadille.games import open_game
from spadille.parts.showdown import strength

_GAME: Any = open_game("mexican_sweat", "denexa", 4, {})
_CHANCE = random.Random(1)
_SEATS, _ANTE, _BET, _RAISES, _CHIPS, _DEALS = 4, 5, 10, 3, 1000, 100
_ONE_CARD_MORE = 0xFFFF
"""Kickers do not count against the card to beat."""


def bare(deals: int) -> int:
    """Play the same matches in a bare Python loop that stores only the chips: a bound, not a peer."""
    done, pack = 0, list(STANDARD)
    while done < deals:
        chips, dealer, match = [_CHIPS] * _SEATS, 3, 0
        while match < _DEALS and max(chips) < _SEATS * _CHIPS:
            _CHANCE.shuffle(pack)
            _bare_deal(chips, dealer, pack)
            match += 1
            dealer = next(each % _SEATS for each in range(dealer + 1, dealer + 9) if chips[each % _SEATS])
        done += match
    return done


def _bare_deal(chips: list[int], dealer: int, pack: list[Any]) -> None:
    pick = _CHANCE.random
    live = [seat for seat in range(_SEATS) if chips[seat]]
    order = [seat for seat in live if seat > dealer] + [seat for seat in live if seat <= dealer]
    count, gone = len(order), list[int]()
    hands = {seat: pack[place : 7 * count : count] for place, seat in enumerate(order)}
    kill, bar, ahead = pack[7 * count] & 15, strength(pack[7 * count + 1 : 7 * count + 2]) | _ONE_CARD_MORE, -1
    up = dict.fromkeys(order, 0)
    rounds = [[min(_ANTE, each) for each in chips]]
    for seat in order:
        chips[seat] -= rounds[0][seat]
    seat = dealer
    while len(live) > 1:
        seat = next((each for each in live if each > seat), live[0])
        while True:
            if up[seat] == 7 or int(pick() * (8 - up[seat])):
                out = True
                break
            up[seat] += 1
            hand = hands[seat][: up[seat]]
            if hand[-1] & 15 == kill:
                out = True
                break
            shown = strength(hand)
            if shown > bar:
                out, bar, ahead = False, shown, seat
                break
        if out:
            live.remove(seat)
            gone.append(seat)
            if len(live) == 1:
                break
        _bare_betting(chips, dealer if ahead < 0 else ahead, live, gone, rounds)
        if ahead >= 0 and ahead not in live:
            exposed = {each: strength(hands[each][: up[each]]) for each in live if up[each]}
            ahead = max(exposed, key=lambda each: exposed[each]) if exposed else -1
            bar = exposed[ahead] if exposed else strength(pack[7 * count + 1 : 7 * count + 2]) | _ONE_CARD_MORE
    _bare_payment(chips, [*gone, live[0]], rounds)


def _bare_betting(chips: list[int], opener: int, live: list[int], gone: list[int], rounds: list[list[int]]) -> None:
    pick = _CHANCE.random
    able = [seat for seat in live if chips[seat]]
    if len(able) < 2:
        return
    waiting = [seat for seat in able if seat >= opener] + [seat for seat in able if seat < opener]
    paid, bet, raises = [0] * _SEATS, 0, 0
    rounds.append(paid)
    while waiting and len(live) > 1:
        seat = waiting.pop(0)
        more = chips[seat] + paid[seat] >= bet + _BET
        more = more and raises < _RAISES and (not bet or any(chips[each] for each in live if each != seat))
        word = int(pick() * ((2 if bet else 1) + more))
        if word == (2 if bet else 1):
            raises += bet > 0
            bet += _BET
            chips[seat] -= bet - paid[seat]
            paid[seat] = bet
            able = [each for each in live if chips[each] and each != seat]
            waiting = [each for each in able if each > seat] + [each for each in able if each < seat]
        elif word == 1:
            live.remove(seat)
            gone.append(seat)
        elif bet:
            price = min(bet - paid[seat], chips[seat])
            chips[seat] -= price
            paid[seat] += price


def _bare_payment(chips: list[int], stayed: list[int], rounds: list[list[int]]) -> None:
    for paid in rounds:
        below = 0
        for level in sorted({each for each in paid if each}):
            payers = [seat for seat in stayed if paid[seat] >= level]
            chips[payers[-1]] += (level - below) * len(payers)
            below = level


_HANDS = [tuple(_CHANCE.sample(STANDARD, 7)) for _ in range(20_000)]


def showdowns(count: int) -> int:
    """Rate hands of seven cards by their best five."""
    for _ in range(0, count, len(_HANDS)):
        for hand in _HANDS:
            strength(hand)
    return count


def lines() -> Iterator[Line]:
    ours = (through_contract(_GAME, list(STANDARD), _CHANCE), 1_500)
    yield compare("Mexican Sweat, moves + play", "deals/s", ours, ("bare loop", bare, 1_500), aim="≥ 0.25 of it")
    yield alone("Showdowns of seven cards", "hands/s", showdowns, 200_000, aim="≥ 1,000,000")
