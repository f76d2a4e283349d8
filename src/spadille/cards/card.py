"""Cards as small whole numbers with names.

A card is `suit * 16 + rank`: suits C D H S from 0, ranks 2 … T 11 12 13 J Q K A from 0 (the elevens,
twelves and thirteens exist in the 63-card pack only), so a higher card of a suit is a larger number.
64 and 65 are the little and the big joker. The second copy of a card in a doubled pack has bit 7 set.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from spadille.cards import say
from spadille.core.encoding import can_print
from spadille.core.errors import Unreadable
from spadille.core.markup import in_html
from spadille.core.words import ENGLISH, Message, in_words

RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "T", "11", "12", "13", "J", "Q", "K", "A")
SUITS: Final = "CDHS"
CLUBS, DIAMONDS, HEARTS, SPADES, JOKERS = range(5)
SUIT_NAMES: Final = ("clubs", "diamonds", "hearts", "spades", "jokers")
SUIT_SIGNS: Final = "♣♦♥♠"
SPOKEN_SUITS: Final = (*(say("suit", suit=each) for each in SUITS), say("jokers"))
"""The suits as messages, for sentences in any language."""
MARK: Final = 128

_RANK_WORDS: Final = "two three four five six seven eight nine ten eleven twelve thirteen jack queen king ace"
RANK_NAMES: Final = dict(zip(RANKS, _RANK_WORDS.split(" "), strict=True))
"""Names of the ranks in messages, by their spelling."""
_DRAWN: Final = str.maketrans({**dict(zip(SUITS, SUIT_SIGNS, strict=True)), "T": "10"})
_FORGIVEN: Final = str.maketrans("♣♦♥♠♧♢♡♤’", "CDHSCDHS'")


def drawn(cards: str) -> str:
    """Cards in notation, with the signs of their suits if standard output can write them.

    >>> drawn("AS TH | 2C")
    'A♠ 10♥ | 2♣'
    """
    return cards.translate(_DRAWN) if can_print(SUIT_SIGNS) else cards


class Card(int):
    """One card; its text is its notation: `str(card("as"))` is "AS". Its repr has the sign of the suit: A♠."""

    __slots__ = ()

    @property
    def suit(self) -> int:
        """CLUBS … SPADES, or JOKERS."""
        return int(self) >> 4 & 7

    @property
    def rank(self) -> str:
        """The rank as it is spelt: "2" … "T" … "A"; a joker has "J"."""
        return "J" if self.suit == JOKERS else RANKS[self & 15]

    @property
    def copy(self) -> int:
        """1 for the marked copy of a doubled pack, else 0."""
        return int(self) >> 7

    @property
    def plain(self) -> Card:
        """The same card without the mark of a second copy."""
        return CARDS[self & ~MARK]

    @property
    def words(self) -> str:
        """The card spoken in English: "ace of spades"."""
        return in_words(_MESSAGES[self], ENGLISH)

    @property
    def spoken(self) -> Message:
        """The card as a message, for sentences in any language."""
        return _MESSAGES[self]

    @staticmethod
    def code(cards: int | Iterable[int]) -> str:
        """The Python that makes a card, or a tuple of cards: `card('AS')`, `read_cards('AS KS')`."""
        return f"card({_SPELT[cards]!r})" if isinstance(cards, int) else f"read_cards({write_cards(cards)!r})"

    def __str__(self) -> str:
        return _SPELT[self]

    def __repr__(self) -> str:
        return drawn(_SPELT[self])

    def _repr_html_(self) -> str:
        return in_html(_SPELT[self])


def the_card(each: Card | Message) -> Message:
    """A card in a sentence, with its article where a language has one: "the ace of spades"."""
    return say("the-card", card=each)


def _spelling(number: int) -> str:
    suit, rank, mark = number >> 4 & 7, number & 15, "'" if number & MARK else ""
    if suit == JOKERS:
        return ("JL", "JB")[rank] + mark
    return RANKS[rank] + SUITS[suit] + mark


def _message(number: int) -> Message:
    suit, rank = number >> 4 & 7, number & 15
    if suit == JOKERS:
        return (say("little-joker"), say("big-joker"))[rank]
    plain = say("card", rank=RANK_NAMES[RANKS[rank]], suit=SUITS[suit])
    return say("second-copy", card=plain) if number & MARK else plain


_NUMBERS: Final = [*range(66), *range(MARK, MARK + 66)]
_SPELT: Final = {number: _spelling(number) for number in _NUMBERS}
_MESSAGES: Final = {number: _message(number) for number in _NUMBERS}
CARDS: Final = {number: Card(number) for number in _NUMBERS}
"""Every possible card, by its number."""

BIG_JOKER: Final = CARDS[65]
LITTLE_JOKER: Final = CARDS[64]
_READ: Final = {spelt: CARDS[number] for number, spelt in _SPELT.items()}


class NotACard(Unreadable):
    """A text that is not a card; `typed` is the text."""

    def __init__(self, typed: str) -> None:
        super().__init__(f"expected a card such as AS, TH or JB; got {typed[:20]!r}")
        self.typed = typed

    def __reduce__(self) -> tuple[type[NotACard], tuple[str]]:
        return NotACard, (self.typed,)


def card(text: str) -> Card:
    """Read one card, forgiving case, `10` for `T` and suit signs.

    >>> card("10♥"), card("qs'")
    (10♥, Q♠')
    """
    try:
        return _READ[text]
    except KeyError:
        pass
    tidy = text.strip().upper().translate(_FORGIVEN)
    if tidy.startswith("10"):
        tidy = "T" + tidy[2:]
    try:
        return _READ[tidy]
    except KeyError:
        raise NotACard(text) from None


def read_cards(text: str | Iterable[str]) -> tuple[Card, ...]:
    """Read cards separated by blanks."""
    return tuple(card(word) for word in (text.split() if isinstance(text, str) else text))


def write_cards(cards: Iterable[int]) -> str:
    """Write cards separated by blanks."""
    return " ".join([_SPELT[c] for c in cards])


def mark_copies(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Mark the second of two plain copies, which a hand-written deal of a doubled pack may leave unmarked."""
    seen: set[int] = set()
    marked: list[Card] = []
    for each in cards:
        chosen = CARDS[each | MARK] if each in seen and each < MARK else each
        seen.add(chosen)
        marked.append(chosen)
    return tuple(marked)
