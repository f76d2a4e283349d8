"""Five Hundred by rules of thumb: bid long suits with bowers, draw trumps, do not beat the partner.

    spadille arena five_hundred --bots strong,other --program "other=python3 -m bench.strangers.five_hundred_rules"

A hand is worth its top trumps, its length in them, side aces and guarded kings, and two tricks from the partner and the
middle. It is bid up to its worth; a partner's suit is raised with three trumps and a side trick.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, Final

from bench.strangers.talk import converse

SUITS: Final = "SCDH"
_SISTER: Final = {"S": "C", "C": "S", "D": "H", "H": "D"}
_RANKS: Final = "456789TJQKA"
_JOKER: Final = "JB"
_HELP: Final = 2.5
"""Tricks expected from the partner and the middle."""
_ACE: Final = 0.9
_KING: Final = 0.45
_LOW_ENOUGH: Final = (3, 4, 6, 7, 8)
"""Highest ranks, as indexes, of the lowest, second lowest … card of a suit for a safe nullo."""


class Trumps:
    """The suits and the order of cards under a trump suit, or none."""

    def __init__(self, trump: str = "") -> None:
        self.trump = trump

    def suit(self, card: str) -> str:
        """The suit of a card: the left bower is a trump, the joker is of the trump suit, or a suit of its own."""
        if card == _JOKER:
            return self.trump or _JOKER
        if self.trump and card == "J" + _SISTER[self.trump]:
            return self.trump
        return card[1]

    def height(self, card: str) -> int:
        """The rank of a card in its suit, higher is better."""
        if card == _JOKER:
            return 30
        if self.trump and card[0] == "J" and self.suit(card) == self.trump:
            return 20 if card[1] == self.trump else 19
        return _RANKS.index(card[0])

    def beats(self, card: str, best: str) -> bool:
        """True if a card beats the best card so far, given that it may win at all."""
        one, other = self.suit(card), self.suit(best)
        if one == other:
            return self.height(card) > self.height(best)
        if _JOKER in (card, best):
            return card == _JOKER
        return one == self.trump if other != self.trump else False


# -- calls -------------------------------------------------------------------------------------------


def worth(hand: list[str], trump: str) -> float:
    """The tricks that a hand is likely to take alone with this suit, or none, as trumps."""
    order = Trumps(trump)
    found = 0.0
    if trump:
        heights = sorted((order.height(card) for card in hand if order.suit(card) == trump), reverse=True)
        tops = [each for each, need in zip(heights, (19, 19, 10), strict=False) if each >= need]
        found += len(tops) + 0.8 * max(0, len(heights) - max(len(tops), 2))
    found += _JOKER in hand and not trump
    for suit in SUITS.replace(trump, "") if trump else SUITS:
        ranks = [card[0] for card in hand if order.suit(card) == suit]
        found += _ACE * ("A" in ranks) + _KING * ("K" in ranks and len(ranks) > 1)
        if not trump and "A" in ranks:
            found += 0.5 * max(0, len(ranks) - 3)
    return found


def nullo_holds(hand: list[str]) -> bool:
    """True with low cards in every suit, and no joker."""
    if _JOKER in hand:
        return False
    for suit in SUITS:
        ranks = sorted(_RANKS.index(card[0]) for card in hand if card[1] == suit)
        if any(each > low for each, low in zip(ranks, _LOW_ENOUGH, strict=False)):
            return False
    return True


def call(view: dict[str, Any], moves: list[str]) -> str:
    """The call: the lowest bid up to the worth of the best suit, a raise for the partner, else a pass."""
    hand, seats = view["hand"], len(view["sizes"])
    if "nullo" in moves and nullo_holds(hand):
        return "nullo"
    partner = _bid_by(view, (view["seat"] + 2) % 4) if seats == 4 else ""
    values = {trump: worth(hand, trump) + _HELP for trump in ("S", "C", "D", "H", "")}
    if partner and partner in values and sum(Trumps(partner).suit(card) == partner for card in hand) >= 3:
        values[partner] = worth(hand, partner) + 4.5
    for trump, value in sorted(values.items(), key=lambda each: -each[1]):
        name = trump or "NT"
        levels = [int(move[4 : -len(name)]) for move in moves if move[4:].lstrip("0123456789") == name]
        if levels and min(levels) <= value:
            return f"bid {min(levels)}{name}"
    return "pass" if "pass" in moves else moves[0]


def _bid_by(view: dict[str, Any], seat: int) -> str:
    """The suit of a seat's last bid; empty if it has made none."""
    first = (view["match"]["dealer"] + 1) % len(view["sizes"])
    calls = [each for at, each in enumerate(view["calls"]) if (first + at) % len(view["sizes"]) == seat]
    bids = [each[4:].lstrip("0123456789") for each in calls if each and each.startswith("bid ")]
    return bids[-1].replace("NT", "") if bids else ""


def discards(view: dict[str, Any], moves: list[str]) -> str:
    """The cards to discard: short side suits without an ace, then low cards; high ones where no trick may be taken."""
    order, hand = Trumps(trump_of(view)), view["hand"]
    duck = "nullo" in (view["contract"] or "")

    def kept(card: str) -> tuple[float, ...]:
        if duck:
            return (-order.height(card),)
        held = sum(order.suit(each) == order.suit(card) for each in hand)
        trump = card == _JOKER or order.suit(card) == order.trump
        guarded = card[0] == "K" and held > 1
        return trump, card[0] == "A", guarded, held, order.height(card)

    count = len(moves[0].split()) - 1
    gone = set(sorted(hand, key=kept)[:count])
    return next(move for move in moves if set(move.split()[1:]) == gone)


# -- cards -------------------------------------------------------------------------------------------


def trump_of(view: dict[str, Any]) -> str:
    """The trump suit; empty if there is none."""
    contract = view["contract"] or ""
    return contract[-1] if contract.startswith("bid ") and not contract.endswith("NT") else ""


class Table:
    """A trick in play, as one seat sees it."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.nullo = "nullo" in (view["contract"] or "")
        self.declarer: int = view["declarer"]
        self.order = Trumps(trump_of(view))
        self.seat: int = view["seat"]
        self.hand: list[str] = view["hand"]
        self.trick: list[str] = view["trick"]
        seats = [seat for seat in range(len(view["sizes"])) if seat != view["sits_out"]]
        self.count = len(seats)
        first = seats.index(view["leaders"][-1])
        self.who = [seats[(first + at) % self.count] for at in range(len(self.trick))]
        self.gone = {card for trick in view["tricks"] for card in trick} | set(self.trick)
        named = view["named"]
        self.led = (self.order.suit(self.trick[0]) if named < 0 else "CDHS"[named]) if self.trick else ""

    def friend(self, seat: int) -> bool:
        """True for the partner's seat."""
        return seat >= 0 and len(self.view["sizes"]) == 4 and (seat - self.seat) % 4 == 2

    def best(self) -> tuple[str, int]:
        """The card that is winning the trick, and its seat."""
        best, owner = self.trick[0], self.who[0]
        for card, seat in zip(self.trick[1:], self.who[1:], strict=True):
            if self.order.beats(card, best) and self.may_win(card):
                best, owner = card, seat
        return best, owner

    def may_win(self, card: str) -> bool:
        """True if a card is of the suit led, a trump, or the joker: only those can win."""
        return card == _JOKER or self.order.suit(card) in (self.led, self.order.trump)

    def master(self, card: str) -> bool:
        """True if no higher card of its suit may be in another hand."""
        return not any(
            self.order.suit(each) == self.order.suit(card) and self.order.height(each) > self.order.height(card)
            for each in _pack()
            if each not in self.gone and each not in self.hand
        )

    def cheap(self, cards: Iterable[str]) -> str:
        """The least useful card."""
        order = self.order
        return min(cards, key=lambda card: (card == _JOKER, order.suit(card) == order.trump, order.height(card)))


def _pack() -> list[str]:
    return [*(rank + suit for suit in SUITS for rank in _RANKS), _JOKER]


def lead(table: Table, cards: list[str]) -> str:
    """The card to lead."""
    order = table.order
    mine = table.declarer == table.seat or table.friend(table.declarer)
    if table.nullo:
        return min(cards, key=order.height)
    trumps = [card for card in cards if order.suit(card) == order.trump]
    if mine and trumps and _trumps_out(table) and (table.master(max(trumps, key=order.height)) or len(trumps) > 3):
        return max(trumps, key=order.height)
    sure = [card for card in cards if table.master(card) and card not in trumps and card != _JOKER]
    if sure:
        return max(sure, key=lambda card: -sum(order.suit(each) == order.suit(card) for each in table.hand))
    plain = [card for card in cards if card not in trumps and card != _JOKER] or cards
    return min(plain, key=lambda card: (_held(table, card), order.height(card)))


def _held(table: Table, card: str) -> int:
    return sum(table.order.suit(each) == table.order.suit(card) for each in table.hand)


def _trumps_out(table: Table) -> int:
    """Number of trumps in other hands, or discarded."""
    unseen = [each for each in _pack() if each not in table.gone and each not in table.hand]
    return sum(table.order.suit(each) == table.order.trump for each in unseen)


def follow(table: Table, cards: list[str]) -> str:
    """The card to play to a trick that has been led to."""
    order, (best, owner) = table.order, table.best()
    over = [card for card in cards if order.beats(card, best) and table.may_win(card)]
    under = [card for card in cards if card not in over]
    last = len(table.trick) == table.count - 1
    if table.nullo:
        if table.declarer in (table.seat, owner):
            return max(under, key=order.height) if under else min(over, key=order.height)
        return table.cheap(under or over)
    if not over or (table.friend(owner) and (last or table.master(best) or order.height(best) >= 10)):
        return table.cheap(under or cards)
    if last or order.suit(over[0]) != table.led:
        return table.cheap(over)
    if len(table.trick) == 1:
        sure = [card for card in over if table.master(card)]
        return sure[0] if sure else table.cheap(under or cards)
    return max(over, key=order.height)


def choose(_: dict[str, Any], view: dict[str, Any], moves: list[str], chance: random.Random) -> str:
    """The move for a view."""
    if view["phase"] == "bid":
        return call(view, moves)
    if view["phase"] == "discard":
        return discards(view, moves)
    if view["phase"] != "play":
        return moves[0]
    table = Table(view)
    by_card: dict[str, list[str]] = {}
    for move in moves:
        by_card.setdefault(move.split()[1], []).append(move)
    card = lead(table, list(by_card)) if not table.trick else follow(table, list(by_card))
    return chance.choice(by_card[card])


if __name__ == "__main__":
    converse("Rules of thumb", "five_hundred", choose)
