"""Packs: building them from the standard one, shuffling, and checking for missing cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from spadille.cards.card import CARDS, MARK, RANKS, SUITS, Card, card, read_cards, write_cards
from spadille.core.contract import Rng, Value
from spadille.core.errors import SpadilleError

Pack = tuple[Card, ...]

_STANDARD_RANKS: Final = tuple(rank for rank in RANKS if rank not in ("11", "12", "13"))
STANDARD: Final[Pack] = tuple(card(rank + suit) for suit in SUITS for rank in _STANDARD_RANKS)
"""The 52 cards, clubs to spades, twos to aces (TBL-02, TBL-03)."""


def stripped(pack: Pack, ranks_or_cards: str) -> Pack:
    """A pack without some ranks ("2 3") or cards ("2C 2D") (TBL-04)."""
    words = ranks_or_cards.split()
    out = {each for each in pack if each.rank in words} | {each for each in pack if str(each) in words}
    return tuple(each for each in pack if each not in out)


def with_jokers(pack: Pack, jokers: str) -> Pack:
    """A pack with jokers added ("JB", "JL JB") (TBL-03)."""
    return pack + read_cards(jokers)


def doubled(pack: Pack) -> Pack:
    """Two packs merged; the second copy of each card is marked (TBL-05)."""
    return pack + tuple(CARDS[each | MARK] for each in pack)


def shoe(packs: int) -> Pack:
    """Whole packs merged without marks (TBL-06)."""
    return STANDARD * packs


def pinochle_pack() -> Pack:
    """Nines to aces of two packs: 48 cards (TBL-05)."""
    return doubled(stripped(STANDARD, "2 3 4 5 6 7 8"))


def five_hundred_pack() -> Pack:
    """A pack without twos and threes, and the joker: 45 cards (TBL-04)."""
    return with_jokers(stripped(STANDARD, "2 3"), "JB")


def five_hundred_packs() -> dict[str, Pack]:
    """The packs of Five Hundred for every number of players, by their number of cards, with the joker last."""
    return {
        "33": with_jokers(stripped(STANDARD, "2 3 4 5 6"), "JB"),
        "43": with_jokers(stripped(STANDARD, "2 3 4C 4S"), "JB"),
        "45": five_hundred_pack(),
        "53": with_jokers(STANDARD, "JB"),
        "63": six_player_pack(),
    }


def six_player_pack() -> Pack:
    """The 63-card pack: the standard pack with elevens, twelves, two thirteens and a joker (TBL-08)."""
    extra = [rank + suit for rank in ("11", "12") for suit in SUITS] + ["13D", "13H"]
    return with_jokers(STANDARD + read_cards(extra), "JB")


NAMED_PACKS: Final[dict[str, Callable[[], Pack]]] = {
    "52": lambda: STANDARD,
    "54": lambda: with_jokers(STANDARD, "JL JB"),
    "45": five_hundred_pack,
    "48": pinochle_pack,
    "63": six_player_pack,
    "312": lambda: shoe(6),
    "416": lambda: shoe(8),
}
"""The packs a person may want to check, by their number of cards."""


def merged(*packs: tuple[Pack, str]) -> Pack:
    """Packs, each with the name of its back, merged into one; different backs would mark the cards (TBL-07)."""
    backs = {back for _, back in packs}
    if len(backs) > 1:
        raise SpadilleError(
            f"expected packs with one back, got {', '.join(sorted(backs))} (TBL-07): unlike backs mark the cards"
        )
    return tuple(each for pack, _ in packs for each in pack)


def shuffled(cards: Sequence[Card], rng: Rng) -> Pack:
    """A uniform order of the cards: Fisher and Yates, from the last place down (TBL-09, TBL-10)."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        chosen = rng.below(last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


class PackCheck(Value, frozen=True):
    """The faults of a heap of cards: missing, surplus and foreign cards."""

    missing: Pack
    surplus: Pack
    foreign: Pack

    @property
    def complete(self) -> bool:
        """True if nothing is missing and nothing is there that does not belong."""
        return not (self.missing or self.surplus or self.foreign)

    @property
    def words(self) -> str:
        """The finding in one sentence."""
        if self.complete:
            return "the pack is complete"
        parts = (("missing", self.missing), ("too many", self.surplus), ("not of this pack", self.foreign))
        return "; ".join(f"{what}: {_shortened(cards)}" for what, cards in parts if cards)


def _shortened(cards: Pack) -> str:
    shown = write_cards(cards[:8])
    return shown if len(cards) <= 8 else f"{shown} and {len(cards) - 8} more"


def verify_pack(cards: Iterable[Card], pack: Pack = STANDARD) -> PackCheck:
    """Compare a heap of cards with the pack it should be (TBL-01); all three lists are sorted.

    >>> verify_pack(STANDARD[1:]).missing
    (2♣,)
    """
    there, wanted = Counter(cards), Counter(pack)
    return PackCheck(
        missing=tuple(sorted((wanted - there).elements())),
        surplus=tuple(sorted(each for each in (there - wanted).elements() if each in wanted)),
        foreign=tuple(sorted(each for each in (there - wanted).elements() if each not in wanted)),
    )
