"""Spades by rules of thumb: count winners to bid, second hand low, third hand high, never beat a partner.

    spadille arena spades --bots strong,other --program "other=python3 -m bench.strangers.spades_rules"

Bids are counted in quick tricks, long spades and ruffs, as in most primers; a nil needs low cards in every suit. A side
that has its tricks throws winners away, unless the others can still be set.
"""

from __future__ import annotations

import random
from typing import Any, Final

from bench.strangers.spades_table import SPADES, Seen, beats, rank, suit
from bench.strangers.talk import converse

_LOW: Final = (5, 8, 10, 12, 12)
"""Highest ranks, from 0 for the two, of the lowest, second lowest … card of a suit for a safe nil."""
_MOST_OF_NIL: Final = 3.0
_HONOURS: Final = {12: 1.0, 11: 0.65, 10: 0.25}
_SPADES: Final = {12: 1.0, 11: 0.9, 10: 0.6, 9: 0.3}
_LENGTH: Final = 0.75
_SHORT: Final = {0: 0.8, 1: 0.45}
_ROUNDED: Final = 0.75


def tricks_of(hand: list[int]) -> float:
    """The expected tricks of a hand."""
    spades = sorted((rank(card) for card in hand if suit(card) == SPADES), reverse=True)
    found = sum(_SPADES.get(each, 0.0) for at, each in enumerate(spades[:3]) if len(spades) > 12 - each)
    found += _LENGTH * max(0, len(spades) - 3)
    spare = min(len(spades), 3) - sum(each >= 10 for each in spades[:3])
    for side in range(3):
        ranks = [rank(card) for card in hand if suit(card) == side]
        found += sum(_HONOURS.get(each, 0.0) for each in ranks if len(ranks) > 12 - each)
        found -= 0.25 * max(0, len(ranks) - 5)
        if spare > 0 and len(ranks) in _SHORT:
            found += _SHORT[len(ranks)]
            spare -= 1
    return found


def nil_holds(hand: list[int]) -> bool:
    """True if every suit is low enough for a nil, spades in particular."""
    for which in range(4):
        ranks = sorted(rank(card) for card in hand if suit(card) == which)
        if any(each > low for each, low in zip(ranks, _LOW, strict=False)):
            return False
        if which == SPADES and (len(ranks) > 3 or any(each > 9 for each in ranks)):
            return False
    return tricks_of(hand) < _MOST_OF_NIL


def bid(seen: Seen, moves: list[str]) -> str:
    """The call: nil if safe and the partner has none, else tricks, fewer if the others have bid them all."""
    if "nil" in moves and nil_holds(seen.hand) and not (seen.partners and seen.calls[seen.partners[0]] == 0):
        return "nil"
    want = int(tricks_of(seen.hand) + _ROUNDED)
    said = [each for each in seen.calls if each is not None]
    if len(said) == seen.seats - 1 and sum(said) + want > seen.size:
        want -= 1
    numbers = {int(move[4:]): move for move in moves if move.startswith("bid ")}
    return numbers[min(numbers, key=lambda each: abs(each - want))]


# -- cards -------------------------------------------------------------------------------------------


def lead(seen: Seen, cards: list[int]) -> int:
    """The card to lead."""
    if seen.nil_alive(seen.seat):
        return min(cards, key=lambda card: (rank(card), suit(card) == SPADES))
    if any(seen.nil_alive(each) for each in seen.partners):
        return max(cards, key=lambda card: (suit(card) != SPADES, rank(card)))
    for other in seen.others:
        if seen.nil_alive(other):
            under = [card for card in cards if suit(card) not in seen.out[other] and suit(card) != SPADES]
            if under:
                return min(under, key=rank)
    sure = [card for card in cards if seen.master(card)]
    if not seen.wants:
        losers = [card for card in cards if card not in sure] or cards
        return min(losers, key=lambda card: (rank(card), suit(card) == SPADES))
    plain = [card for card in sure if suit(card) != SPADES and seen.unseen(suit(card)) >= 4]
    if plain:
        return max(plain, key=lambda card: seen.unseen(suit(card)))
    length = seen.held(SPADES)
    if length >= 4 and any(suit(card) == SPADES for card in sure):
        return max((card for card in sure if suit(card) == SPADES), key=rank)
    alone = [card for card in cards if suit(card) != SPADES and seen.held(suit(card)) == 1 and rank(card) < 11]
    if alone and 0 < length <= 4:
        return alone[0]
    low = [card for card in cards if suit(card) != SPADES] or cards
    return min(low, key=lambda card: (-seen.held(suit(card)), rank(card)))


def follow(seen: Seen, cards: list[int]) -> int:
    """The card to play to a trick that has been led to."""
    best, winner = seen.winning()
    over = [card for card in cards if beats(card, best)]
    under = [card for card in cards if card not in over]
    last = len(seen.trick) == seen.seats - 1
    if seen.nil_alive(seen.seat):
        return _dodge(seen, cards, over, under, last)
    if any(seen.nil_alive(each) for each in seen.partners):
        danger = winner in seen.partners or not any(each in seen.played for each in seen.partners)
        if danger and over:
            return min(over, key=rank) if last or winner in seen.partners else max(over, key=rank)
    if winner in seen.others and seen.nil_alive(winner):
        return max(under, key=rank) if under else min(over, key=_cost)
    if winner in seen.partners and (last or seen.master(best) or not seen.wants):
        return _away(seen, under or cards)
    if not seen.wants:
        return _bagless(under, over, last)
    if not over:
        return _away(seen, cards)
    if last:
        return min(over, key=_cost)
    masters = [card for card in over if seen.master(card)]
    if suit(over[0]) == SPADES != suit(best):
        return min(over, key=_cost)
    if len(seen.trick) == 1:
        return masters[0] if masters else _away(seen, under or cards)
    return max(over, key=rank) if winner not in seen.partners or masters else _away(seen, under or cards)


def _cost(card: int) -> tuple[bool, int]:
    """The value of keeping a card: spades last, then by rank."""
    return suit(card) == SPADES, rank(card)


def _dodge(seen: Seen, cards: list[int], over: list[int], under: list[int], last: bool) -> int:
    """Play a nil: the highest card that does not win, and discard the worst one."""
    follows = any(suit(card) == suit(seen.trick[0]) for card in cards)
    if under:
        plain = [card for card in under if suit(card) != SPADES] or under
        return max(under if follows else plain, key=rank)
    return max(over, key=rank) if last else min(over, key=_cost)


def _away(seen: Seen, cards: list[int]) -> int:
    """The least useful card: low, from the shortest plain suit, no winner."""
    return min(cards, key=lambda card: (suit(card) == SPADES, seen.master(card), rank(card), seen.held(suit(card))))


def _bagless(under: list[int], over: list[int], last: bool) -> int:
    """With the contract made: the highest losing card; if all win, the highest when last, else the cheapest."""
    if under:
        return max(under, key=lambda card: (suit(card) != SPADES, rank(card)))
    return max(over, key=rank) if last else min(over, key=_cost)


def choose(told: dict[str, Any], view: dict[str, Any], moves: list[str], _: random.Random) -> str:
    """The move for a view."""
    if view["phase"] != "play":
        for plain in ("look", "keep", "refuse"):
            if plain in moves:
                return plain
        return bid(Seen(told, view), moves)
    seen = Seen(told, view)
    by_card = {seen.card(move[5:]): move for move in moves}
    cards = list(by_card)
    return by_card[lead(seen, cards) if not seen.trick else follow(seen, cards)]


if __name__ == "__main__":
    converse("Rules of thumb", "spades", choose)
