"""A Spades player's view with derived facts: cards as numbers, void suits, standing nils, tricks needed."""

from __future__ import annotations

from typing import Any, Final

SPADES: Final = 3
RANKS: Final = "23456789TJQKA"
SUITS: Final = "CDHS"
_JOKERS: Final = {"JL": 3 * 16 + 13, "JB": 3 * 16 + 14}
_LEFT_OUT: Final = {3: "2C", 5: "2C 2D", 6: "2C 2D 2H 2S"}
"""Cards that are not in play, by the number of seats."""


def read(text: str) -> int:
    """A card as a number: its suit times sixteen, and its rank from 0 for the two; jokers are the highest spades."""
    return _JOKERS[text] if text in _JOKERS else 16 * SUITS.index(text[1]) + RANKS.index(text[0])


def suit(card: int) -> int:
    """The suit of a card, spades last."""
    return card >> 4


def rank(card: int) -> int:
    """The rank of a card in its suit."""
    return card & 15


def beats(card: int, best: int) -> bool:
    """True if a card beats the best one before it."""
    return card > best if suit(card) == suit(best) else suit(card) == SPADES


def sides(told: dict[str, Any]) -> list[list[int]]:
    """The seats of each side."""
    seats = told["seats"]
    if told["options"].get("partnership") and seats in (4, 6):
        return [[seat for seat in range(seats) if seat % (seats // 2) == own] for own in range(seats // 2)]
    return [[seat] for seat in range(seats)]


class Seen:
    """A view, with derived facts."""

    def __init__(self, told: dict[str, Any], view: dict[str, Any]) -> None:
        self.seat: int = view["seat"]
        self.seats: int = told["seats"]
        self.card = read
        self.pack = _pack(self.seats, bool(told["options"].get("jokers")))
        self.hand = [read(each) for each in view["hand"]]
        self.size = max([len(self.hand), *view["sizes"]])
        self.calls = [None if each is None else _number(each) for each in view["calls"]]
        self.taken: list[int] = view["taken"] or [0] * self.seats
        self.trick = [read(each) for each in view["trick"]]
        self.side = next(each for each in sides(told) if self.seat in each)
        self.partners = [each for each in self.side if each != self.seat]
        self.others = [each for each in range(self.seats) if each not in self.side]
        leaders: list[int] = view["leaders"]
        tricks = [[read(each) for each in trick] for trick in view["tricks"]]
        self.played = [(leaders[-1] + at) % self.seats for at in range(len(self.trick))] if self.trick else []
        self.gone = {card for trick in tricks for card in trick} | set(self.trick)
        self.out: list[set[int]] = [set() for _ in range(self.seats)]
        for leader, trick in zip(leaders, [*tricks, self.trick], strict=False):
            for at, card in enumerate(trick):
                if suit(card) != suit(trick[0]):
                    self.out[(leader + at) % self.seats].add(suit(trick[0]))

    def nil_alive(self, seat: int) -> bool:
        """True if a seat has called nil and taken no trick."""
        return self.calls[seat] == 0 and self.taken[seat] == 0

    def need(self, side: list[int]) -> int:
        """Number of tricks that a side still needs for its bid."""
        called = sum(self.calls[each] or 0 for each in side)
        return called - sum(self.taken[each] for each in side if self.calls[each] != 0)

    @property
    def wants(self) -> bool:
        """True if tricks are of use: the side needs them, or the others need nearly all that are left."""
        left = len(self.hand)
        others = self.need(self.others) if self.side != [self.seat] else 0
        return self.need(self.side) > 0 or others >= left > 0

    def master(self, card: int) -> bool:
        """True if no higher card of its suit may be in another hand."""
        mine = set(self.hand) | self.gone
        return all(each in mine for each in self.pack if suit(each) == suit(card) and each > card)

    def held(self, which: int) -> int:
        """Number of cards of a suit in the hand."""
        return sum(suit(card) == which for card in self.hand)

    def unseen(self, which: int) -> int:
        """Number of cards of a suit in other hands."""
        return sum(suit(card) == which and card not in self.gone for card in self.pack) - self.held(which)

    def winning(self) -> tuple[int, int]:
        """The best card of the trick, and its seat."""
        best, owner = self.trick[0], self.played[0]
        for card, seat in zip(self.trick, self.played, strict=True):
            if beats(card, best):
                best, owner = card, seat
        return best, owner


def _pack(seats: int, jokers: bool) -> list[int]:
    """The cards in play."""
    gone = {read(each) for each in ("2H 2D" if jokers else _LEFT_OUT.get(seats, "")).split()}
    all_cards = [16 * each + at for each in range(4) for at in range(13)]
    return [card for card in all_cards if card not in gone] + (list(_JOKERS.values()) if jokers else [])


def _number(call: str) -> int:
    return 0 if "nil" in call else int(call.split()[1])
