"""Arrangement of a deal: some cards at chosen places, the rest filled up in a fixed order."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.cards.card import CARDS, MARK, RANKS, SUITS, Card, card, write_cards
from spadille.cards.pack import Pack, shuffled
from spadille.core.contract import AnyGame, Rng, Value
from spadille.core.errors import SpadilleError, Unreadable


class Wish(Value, frozen=True):
    """A wish for one place of the deal: its first cards (None: any), and the cards it must not have."""

    cards: tuple[Card | None, ...] = ()
    barred: tuple[str, ...] = ()
    """Suits ("H"), ranks ("A") or cards ("AS")."""

    def bars(self, each: Card) -> bool:
        """Return whether the wish excludes a card, by its suit, its rank or the card itself."""
        return any(word in (SUITS[each.suit : each.suit + 1], each.rank, str(each.plain)) for word in self.barred)


def read_wishes(text: str) -> dict[str, Wish]:
    """Read "0: AS KS -H; stock: 2C ?": a wish for each place named; raises Unreadable."""
    wishes: dict[str, Wish] = {}
    for part in filter(str.strip, text.split(";")):
        place, colon, words = part.partition(":")
        place = place.strip().lower()
        if not colon or place in wishes:
            raise Unreadable(f"expected each place once, such as '0: AS KS -H; 1: QC'; got {part.strip()!r}")
        listed = words.split()
        wishes[place] = Wish(
            tuple(None if word == "?" else card(word) for word in listed if word[0] != "-"),
            tuple(_barred(word[1:]) for word in listed if word[0] == "-"),
        )
    return wishes


def _barred(word: str) -> str:
    word = "T" if word == "10" else word.upper()
    return word if word in SUITS or word in RANKS else str(card(word))


def arrange(game: AnyGame, state: object, wishes: dict[str, Wish], rng: Rng) -> str:
    """The deal that is due, as text, with all wishes granted; raises SpadilleError if that is impossible."""
    layout = game.layout(state)
    if not layout:
        raise SpadilleError("no deal is due here")
    verb, *words = game.spell(game.draw(state, rng)).split()
    for place in wishes:
        if place not in layout:
            raise SpadilleError(f"expected one of the places {', '.join(dict.fromkeys(layout))}; got {place!r}")
    cards = _fill(layout, wishes, tuple(card(word) for word in words), rng)
    return f"{verb} {write_cards(cards)}"


def _fill(layout: Sequence[str], wishes: dict[str, Wish], pack: Pack, rng: Rng) -> list[Card]:
    """Put the listed cards where they belong and the others into the open places."""
    left = list(pack)
    dealt: list[Card | None] = [None] * len(layout)
    for place, wish in wishes.items():
        spots = [spot for spot, name in enumerate(layout) if name == place]
        if len(wish.cards) > len(spots):
            raise SpadilleError(f"{place} gets {len(spots)} cards; got {len(wish.cards)}")
        for spot, each in zip(spots, wish.cards, strict=False):
            if each is not None:
                dealt[spot] = _take(left, each)
    open_spots = [spot for spot, each in enumerate(dealt) if each is None]
    for spot, each in _confined(open_spots, layout, wishes, shuffled(left, rng)).items():
        left.remove(each)
        dealt[spot] = each
    rest = iter(shuffled(left, rng))
    return [next(rest) if each is None else each for each in dealt]


def _take(left: list[Card], each: Card) -> Card:
    """Take a card out of the pack, or its second copy if the first one is gone."""
    for chosen in (each, CARDS[each | MARK]):
        if chosen in left:
            left.remove(chosen)
            return chosen
    raise SpadilleError(f"the pack of this deal has no {each} (left)")


def _confined(spots: Sequence[int], layout: Sequence[str], wishes: dict[str, Wish], cards: Pack) -> dict[int, Card]:
    """A card for every open spot with exclusions: augmenting paths, so that a solution is found if there is one."""
    owner: dict[int, int] = {}

    def settle(spot: int, tried: set[int]) -> bool:
        for at, each in enumerate(cards):
            if at not in tried and not wishes[layout[spot]].bars(each):
                tried.add(at)
                if at not in owner or settle(owner[at], tried):
                    owner[at] = spot
                    return True
        return False

    for spot in spots:
        if layout[spot] in wishes and wishes[layout[spot]].barred and not settle(spot, set()):
            raise SpadilleError(f"the rest of the pack cannot fill up {layout[spot]} without what is barred there")
    return {spot: cards[at] for at, spot in owner.items()}
