"""The rows of cards on the pages "how to play", and what they show: each is true by the rules of its game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from tests.learning.claims import book, dealt, laid, melds

from spadille.cards.card import Card
from spadille.cards.holding import holding, members
from spadille.cards.pack import STANDARD
from spadille.games.five_hundred import ranking
from spadille.games.mini_baccarat.coup import PUNTO, total
from spadille.games.pinochle import rules as pinochle
from spadille.games.pyramid.state import value_of
from spadille.games.spades.pack import order_of
from spadille.games.war.rules import laid_at, ranks_at
from spadille.learning import rows
from spadille.learning.rows import CardRow
from spadille.parts.doubled import ORDERS
from spadille.parts.showdown import strength
from spadille.parts.tricks import Order

Shown: TypeAlias = Callable[[CardRow], bool]
CLUBS, DIAMONDS, HEARTS = range(3)


def card_rows(text: str) -> tuple[CardRow, ...]:
    """The rows of a page, in its order; raises NotACard."""
    return tuple(map(rows._read, rows._ROW.finditer(text)))


def taken(order: Order, taker: str) -> Shown:
    """The row is a trick, from the lead on, that this card takes."""
    return lambda row: len(row.cards) == 4 and str(row.cards[order.winner(row.cards)]) == taker


def ranked(order: Order, suit: int) -> Shown:
    """The row is a whole suit, of a doubled pack one card of each two, the highest first."""

    def true(row: CardRow) -> bool:
        every = {each.plain for each in members(order.suits[suit])}
        height = order.power[suit]
        return row.cards == tuple(sorted(every, key=lambda each: -height[each]))

    return true


def beaten_at_last(row: CardRow) -> bool:
    """The second group beats the first with its last card, and not before."""
    first, second = (tuple(each for each in group if each) for group in row.groups)
    return strength(second[:-1]) <= strength(first) < strength(second)


def spades() -> dict[str, Shown]:
    order = order_of(STANDARD)
    return {
        "Nobody plays a spade, so the ace of hearts takes the trick": taken(order, "AH"),
        "The last player has no heart, and the two of spades takes the trick": taken(order, "2S"),
        "With two spades in the trick, the higher one takes it": taken(order, "9S"),
    }


def five_hundred() -> dict[str, Shown]:
    clubs, hearts = ranking.ORDERS[CLUBS], ranking.ORDERS[HEARTS]
    return {
        "Hearts as trumps, the highest first": ranked(hearts, HEARTS),
        "Diamonds beside them, now without their jack": ranked(hearts, DIAMONDS),
        "Clubs as trumps, with the jack of spades as the left bower": ranked(clubs, CLUBS),
        "Hearts are trumps, and the jack of diamonds takes the trick": taken(hearts, "JD"),
    }


def pinochle_rows() -> dict[str, Shown]:
    worths = dict(melds())
    return {
        "The cards of a suit, the highest first": ranked(ORDERS[HEARTS], 3),
        "King and queen of a suit, 20 points, and 40 in trumps": lambda row: (
            {each.rank for each in row.cards} == {*"KQ"} and (worths["marriage"], worths["royal marriage"]) == (20, 40)
        ),
        "Ace, ten, king, queen and jack of trumps, here hearts, 150 points": lambda row: worth(row, "flush") == 150,
        "Pinochle, 40 points": lambda row: worth(row, "pinochle") == 40,
    }


def worth(row: CardRow, meld: str) -> int:
    """The points for a meld of these cards, with hearts as trumps; 0 for other cards."""
    found = pinochle.MELDS[HEARTS].get(holding(row.cards))
    return found.worth if found is not None and found.name == meld else 0


def auction_pinochle() -> dict[str, Shown]:
    order = ORDERS[HEARTS]
    return {
        "The cards of a suit, the highest first": ranked(order, 3),
        "Hearts are trumps, and of the two equal tens the first takes the trick": taken(order, "TH"),
        "A run of trumps, here hearts, 150 points": lambda row: laid(" ".join(map(str, row.cards))) == 150,
        "Both pairs of pinochle, 300 points": lambda row: laid(" ".join(map(str, row.cards))) == 300,
    }


def mexican_sweat() -> dict[str, Shown]:
    return {
        "The nine is to beat, and the third card turned up, a jack, beats it": beaten_at_last,
        "Now the jack is to beat, and a pair of threes beats it": beaten_at_last,
        "Three of a kind beats two pair": beaten_at_last,
        "The kill card is a queen, so the queen turned up ends this hand": lambda row: (
            book("mexican_sweat").kill_card == "rank" and row.cards[0].rank == row.cards[-1].rank
        ),
    }


def mini_baccarat() -> dict[str, Shown]:
    def coup(row: CardRow, totals: tuple[int, int]) -> bool:
        (p1, p2, *drawn), (b1, b2) = row.groups
        found = dealt(" ".join(map(str, (p1, b1, p2, b2, *drawn))))
        return (found.player, found.banker, found.totals, found.winner) == (*row.groups, totals, PUNTO)

    return {
        "Seven and eight, which count 5": lambda row: total(row.cards) == 5,
        "Player has a natural of nine, Banker has seven, and nobody draws": lambda row: coup(row, (9, 7)),
        "Player has four, draws a four and beats the seven of Banker": lambda row: coup(row, (8, 7)),
    }


def values(cards: tuple[Card | None, ...]) -> list[int]:
    """What cards count in Pyramid."""
    return [value_of(each) for each in cards if each is not None]


def pyramid() -> dict[str, Shown]:
    return {
        "The pairs that make thirteen": lambda row: (
            sorted(sorted(values(each)) for each in row.groups) == [[low, 13 - low] for low in range(1, 7)]
        ),
        "Two cards of one suit go as well": lambda row: (
            sum(values(row.cards)) == 13 and len({each.suit for each in row.cards}) == 1
        ),
        "A king goes alone": lambda row: values(row.cards) == [13],
    }


def war() -> dict[str, Shown]:
    game = book("war")
    ranks = ranks_at(game)
    return {
        "The king takes both cards": lambda row: ranks[row.cards[0]] > ranks[row.cards[1]],
        "Two sevens, so there is war": lambda row: ranks[row.cards[0]] == ranks[row.cards[1]],
        "The queen is higher than the ten and takes all six": lambda row: (
            [len(each) for each in row.groups] == [sum(laid_at(game)[:2])] * 2
            and ranks[row.groups[0][0] or 0] == ranks[row.groups[1][0] or 0]
            and ranks[row.groups[0][-1] or 0] > ranks[row.groups[1][-1] or 0]
        ),
    }


SHOWN: Final[dict[str, Callable[[], dict[str, Shown]]]] = {
    "spades": spades,
    "five_hundred": five_hundred,
    "pinochle": pinochle_rows,
    "mexican_sweat": mexican_sweat,
    "mini_baccarat": mini_baccarat,
    "pyramid": pyramid,
    "war": war,
    "auction_pinochle": auction_pinochle,
}
