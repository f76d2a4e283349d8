"""Spades by imagined deals: every move is tried in deals that fit the view, each played to its end by quick rules.

    spadille arena spades --bots strong,other --program "other=python3 -m bench.strangers.spades_worlds"

Its play-outs are its own: every seat wins as cheaply as possible while the side needs tricks, ducks when it does not,
and goes under or after a nil. Two deals are drawn by the void suits of the seats, and the one that fits the bids better
is used.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from bench.strangers.spades_rules import bid, nil_holds, tricks_of
from bench.strangers.spades_table import SPADES, Seen, rank, sides, suit
from bench.strangers.talk import converse

_WORLDS: Final = 40
_TRIES: Final = 20
_NIL_RISK: Final = 20
"""Points subtracted from a nil in quick rules: real opponents hunt it better."""
_BAG: Final = 9
"""Assumed cost of a bag, in points."""

Hands = list[list[list[int]]]
"""The cards of each seat by suit, lowest first."""


class Deal:
    """An imagined deal in play: the hands, the calls and the tricks taken."""

    def __init__(self, seen: Seen, hands: Hands, calls: list[int], side_of: list[int]) -> None:
        self.seats = seen.seats
        self.hands = hands
        self.calls = calls
        self.side_of = side_of
        self.taken = list(seen.taken)
        self.need = [0] * (max(side_of) + 1)
        for seat, call in enumerate(calls):
            self.need[side_of[seat]] += call - (self.taken[seat] if call else 0)

    def finish(self, trick: Sequence[int], leader: int) -> None:
        """Play on from an open trick until no cards are left."""
        table = list(trick)
        while True:
            while len(table) < self.seats:
                seat = (leader + len(table)) % self.seats
                if not any(self.hands[seat]):
                    return
                card = self._follow(seat, table, leader) if table else self._lead(seat)
                self.hands[seat][card >> 4].remove(card)
                table.append(card)
            leader = self._won(table, leader)
            self.taken[leader] += 1
            if self.calls[leader]:
                self.need[self.side_of[leader]] -= 1
            table = []

    def _won(self, table: list[int], leader: int) -> int:
        best, at = table[0], 0
        for place, card in enumerate(table):
            if card > best if card >> 4 == best >> 4 else card >> 4 == SPADES:
                best, at = card, place
        return (leader + at) % self.seats

    def _wants(self, seat: int) -> bool:
        """True if the side needs tricks, or the others need nearly all that are left."""
        mine = self.side_of[seat]
        left = sum(map(len, self.hands[seat]))
        return self.need[mine] > 0 or any(
            need + 2 > left for at, need in enumerate(self.need) if at != mine and need > 0
        )

    def _lead(self, seat: int) -> int:
        hand = self.hands[seat]
        suits = [cards for cards in hand if cards]
        if not self.calls[seat] and not self.taken[seat]:
            return min((cards[0] for cards in suits), key=lambda card: card & 15)
        if self._wants(seat):
            for which, cards in enumerate(hand):
                if cards and all(not each[which] or each[which][-1] < cards[-1] for each in self.hands):
                    return cards[-1]
            high = max((cards[-1] for cards in suits), key=lambda card: (card & 15, card >> 4 != SPADES))
            if high & 15 >= 11:
                return high
        return min((cards[0] for cards in suits), key=lambda card: (card & 15, card >> 4 == SPADES))

    def _follow(self, seat: int, table: list[int], leader: int) -> int:
        hand = self.hands[seat]
        led = table[0] >> 4
        winner = self._won(table, leader)
        best = table[(winner - leader) % self.seats]
        mine = self.side_of[seat]
        nil = not self.calls[seat] and not self.taken[seat]
        foe = self.side_of[winner] != mine
        hunted = not self.calls[winner] and not self.taken[winner]
        wants = not nil and foe != hunted and (hunted or self._wants(seat))
        cards = hand[led]
        if cards:
            over = [card for card in cards if card > best] if best >> 4 == led else []
            if wants and over:
                return over[0] if len(table) == self.seats - 1 else over[-1]
            if wants:
                return cards[0]
            under = [card for card in cards if card not in over]
            duck = nil or (foe and hunted) or not self._wants(seat)
            return (under[-1] if duck else under[0]) if under else over[-1 if len(table) == self.seats - 1 else 0]
        spades = hand[SPADES]
        if wants and spades:
            over = [card for card in spades if card > best] if best >> 4 == SPADES else spades
            if over:
                return over[0]
        plain = [cards for cards in hand[:SPADES] if cards]
        if not plain:
            return spades[0]
        if nil or not self._wants(seat):
            return max((cards[-1] for cards in plain), key=lambda card: card & 15)
        return min((cards[0] for cards in plain), key=lambda card: card & 15)


def score(options: dict[str, Any], members: list[int], calls: list[int], taken: list[int]) -> float:
    """The score of a deal for a side."""
    bonus, penalty = options.get("nil_bonus") or 0, options.get("nil_penalty") or 0
    points, called, made = 0.0, 0, 0
    for seat in members:
        called += calls[seat]
        if calls[seat]:
            made += taken[seat]
        else:
            points += -penalty if taken[seat] else bonus
    bag = _BAG if options.get("bag_penalty") else -(options.get("overtrick_points") or 0)
    return points + (10 * called - bag * (made - called) if made >= called else -10 * called)


# -- deals that fit ----------------------------------------------------------------------------------


def imagined(seen: Seen, chance: random.Random) -> Hands | None:
    """Hands that fit the view; None if none were found."""
    one, other = _dealt(seen, chance), _dealt(seen, chance)
    if one is None or other is None:
        return one or other
    return min((one, other), key=lambda hands: _strange(seen, hands))


def _strange(seen: Seen, hands: Hands) -> float:
    """The distance of the bids from the hands' expected tricks, taken tricks included."""
    found = 0.0
    for seat in range(seen.seats):
        call = seen.calls[seat]
        if seat != seen.seat and call is not None:
            likely = seen.taken[seat] + tricks_of([card for cards in hands[seat] for card in cards])
            found += abs(likely - call)
    return found


def _dealt(seen: Seen, chance: random.Random) -> Hands | None:
    """Deal the unseen cards to the other seats, and to the cards out of play."""
    rest = [card for card in seen.pack if card not in seen.gone and card not in seen.hand]
    nobody = seen.seats
    room = {seat: len(seen.hand) - (seat in seen.played) for seat in range(seen.seats) if seat != seen.seat}
    room[nobody] = len(rest) - sum(room.values())
    out = [*seen.out, set()]
    for _ in range(_TRIES):
        left = dict(room)
        hands: Hands = [[[], [], [], []] for _ in range(nobody + 1)]
        chance.shuffle(rest)
        for card in sorted(rest, key=lambda card: sum(suit(card) not in out[seat] for seat in room)):
            may = [seat for seat in room if left[seat] > 0 and suit(card) not in out[seat]]
            if not may:
                break
            seat = chance.choices(may, [left[each] for each in may])[0]
            left[seat] -= 1
            hands[seat][suit(card)].append(card)
        else:
            hands[seen.seat] = [[card for card in seen.hand if suit(card) == each] for each in range(4)]
            return [[sorted(cards) for cards in hand] for hand in hands[:nobody]]
    return None


# -- moves -------------------------------------------------------------------------------------------


def choose(told: dict[str, Any], view: dict[str, Any], moves: list[str], chance: random.Random) -> str:
    """The move for a view: the best one on average over the imagined deals."""
    for plain in ("look", "keep", "refuse"):
        if plain in moves:
            return plain
    seen = Seen(told, view)
    members = sides(told)
    side_of = [next(at for at, side in enumerate(members) if seat in side) for seat in range(seen.seats)]
    tried = _calls(seen, moves) if view["phase"] != "play" else _different(seen, moves)
    totals = dict.fromkeys(tried, 0.0)
    for _ in range(_WORLDS):
        hands = imagined(seen, chance)
        if hands is None:
            break
        calls = [_likely(hands[seat]) if each is None else each for seat, each in enumerate(seen.calls)]
        for move in tried:
            own = list(calls)
            trick, leader = list(seen.trick), seen.played[0] if seen.played else seen.seat
            copy = [[list(cards) for cards in hand] for hand in hands]
            if view["phase"] == "play":
                card = seen.card(move[5:])
                copy[seen.seat][suit(card)].remove(card)
                trick.append(card)
            else:
                own[seen.seat] = 0 if move == "nil" else int(move[4:])
                leader = (view["match"]["dealer"] + 1) % seen.seats
            deal = Deal(seen, copy, own, side_of)
            deal.finish(trick, leader)
            worths = [score(told["options"], side, own, deal.taken) for side in members]
            mine = side_of[seen.seat]
            totals[move] += worths[mine] - sum(each for at, each in enumerate(worths) if at != mine) / (len(worths) - 1)
    return max(tried, key=lambda move: totals[move] - (_NIL_RISK * _WORLDS if move == "nil" else 0))


def _likely(hand: list[list[int]]) -> int:
    return max(1, int(tricks_of([card for cards in hand for card in cards]) + 0.5))


def _calls(seen: Seen, moves: list[str]) -> list[str]:
    """The calls worth trying: the usual one, one less, and a nil with a chance."""
    usual = bid(seen, [move for move in moves if move != "nil"])
    near = [move for move in moves if move.startswith("bid ") and int(usual[4:]) - int(move[4:]) in (0, 1)]
    nil = "nil" in moves and (nil_holds(seen.hand) or tricks_of(seen.hand) < 2)
    return [*near, "nil"] if nil else near


def _different(seen: Seen, moves: list[str]) -> list[str]:
    """The cards without equivalents: of cards in a row, only the lowest."""
    mine = set(seen.hand)
    cards = {seen.card(move[5:]): move for move in moves}
    found = []
    for card, move in cards.items():
        below = card - 1
        while rank(below) < 13 and suit(below) == suit(card) and below in seen.gone:
            below -= 1
        if below not in mine or below not in cards:
            found.append(move)
    return found


if __name__ == "__main__":
    converse("Imagined deals", "spades", choose)
