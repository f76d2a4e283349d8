"""Auction Pinochle: exact odds that the widow or a partner holds the cards that a hand waits for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Final

from spadille.cards.card import SPOKEN_SUITS, SUITS, Card, mark_copies
from spadille.cards.holding import holding, members
from spadille.core.contract import AnyGame
from spadille.core.errors import Unreadable
from spadille.core.words import Text
from spadille.games.auction_pinochle import say
from spadille.games.auction_pinochle.form import FORMS
from spadille.games.auction_pinochle.game import AuctionPinochle
from spadille.games.auction_pinochle.melding import melds, shapes, worth
from spadille.parts.doubled import PACK, WHOLE, copies_left
from spadille.parts.melds import draws_with_all
from spadille.thinking.answers import TRUMP, Answer, Asked, Figure, Parameter, Question, Unit, exact, kinds, one_of

_HELD: Final = {"widow": (FORMS[3].widow, FORMS[3].tricks), "partner": (FORMS[4].tricks, FORMS[4].tricks)}
"""Number of cards in the widow or with the partner, and the maximum size of the asking hand."""


def _read_cards(_: AnyGame, text: str) -> Counter[Card]:
    return kinds(text, PACK, "a pack with two of each from nine to ace")


def waiting(asked: Asked) -> Answer:
    """The probability that wanted cards lie in the widow or with a partner, and that they complete melds."""
    game = asked.game
    assert isinstance(game, AuctionPinochle), "a question is put to its own game"
    hand, wanted, trump, where = (asked.given[each] for each in ("hand", "cards", "trump", "where"))
    draws, most = _HELD[where]
    if hand.total() > most:
        raise Unreadable(f"expected at most {most} cards in a hand; got {hand.total()}")
    left = copies_left(hand)
    figures = [*_of_cards(tuple(wanted), left, draws), *_of_melds(hand, trump, left, draws)]
    if where == "widow":
        figures += _of_worth(game, hand, trump, draws)
    return Answer(figures=tuple(figures), notes=(say("odds-unseen", n=draws, unseen=sum(left.values())),))


def _of_cards(wanted: tuple[Card, ...], left: Mapping[Card, int], draws: int) -> Iterator[Figure]:
    """Yield the probability of at least one of the cards, and for several cards that of all."""
    ways, unseen = comb(sum(left.values()), draws), sum(left.values())
    if wanted:
        none = comb(unseen - sum(left[each] for each in wanted), draws)
        yield exact("one", say("odds-one", n=len(wanted)), 1 - Fraction(none, ways))
    if len(wanted) > 1:
        yield exact("all", say("odds-all"), Fraction(draws_with_all(wanted, left, draws), ways))


def _of_melds(hand: Counter[Card], trump: int, left: Mapping[Card, int], draws: int) -> Iterator[Figure]:
    """Yield for every meld that the hand lacks the probability that all its missing cards lie there."""
    for kind, suit, cards in shapes(trump):
        if missing := [each for each in cards if not hand[each]]:
            name = f"{kind}-{SUITS[suit]}" if kind == "marriage" else kind
            ways = draws_with_all(missing, left, draws)
            yield exact(name, _meld(kind, suit), Fraction(ways, comb(sum(left.values()), draws)))


def _meld(kind: str, suit: int) -> Text:
    return say("a-marriage", suit=SPOKEN_SUITS[suit], n=1) if kind == "marriage" else say("a-meld", kind=kind, n=1)


def _of_worth(game: AuctionPinochle, hand: Counter[Card], trump: int, draws: int) -> Iterator[Figure]:
    """Yield the probability of more meld points with the widow, and the average gain, over every possible widow."""
    held = holding(mark_copies(tuple(sorted(hand.elements()))))
    before = worth(melds(game.options, held, trump))
    unseen = members(WHOLE & ~held)
    more = [worth(melds(game.options, held | holding(each), trump)) - before for each in combinations(unseen, draws)]
    yield exact("more", say("odds-more"), Fraction(sum(each > 0 for each in more), len(more)))
    yield exact("gain", say("odds-gain"), Fraction(sum(more), len(more)), Unit.NUMBER, places=2)


QUESTIONS: Final = (
    Question(
        name="waiting",
        words=say("ask-waiting"),
        answer=waiting,
        parameters=(
            Parameter(name="hand", words=say("ask-hand"), read=_read_cards, usual=None, example="AS TS KS QS JD"),
            Parameter(name="cards", words=say("ask-cards"), read=_read_cards, example="JS QH"),
            TRUMP,
            Parameter(
                name="where",
                words=say("ask-where"),
                read=lambda _, text: one_of(text, "a place", _HELD),
                usual="widow",
                choices=(("widow", say("odds-in-the-widow")), ("partner", say("odds-with-a-partner"))),
            ),
        ),
    ),
)
