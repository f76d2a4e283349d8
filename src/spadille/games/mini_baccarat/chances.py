"""Mini Baccarat: the exact odds of a coup from any shoe, and the house edge of each bet.

All counts are of permutations of six cards, so that coups of four and five cards get their correct weight. Only the ten
values matter: a shoe is the number of its cards of each value, from zero (tens and faces) to nine.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from math import perm
from typing import Any, Final

from spadille.cards.card import Card
from spadille.core.contract import Value
from spadille.core.errors import Unreadable, shortly
from spadille.core.figures import decimal
from spadille.core.words import Message
from spadille.games.mini_baccarat import say
from spadille.games.mini_baccarat.bets import Prices
from spadille.games.mini_baccarat.coup import BANKER_DRAWS, NATURAL, STOOD, VALUES, player_draws
from spadille.games.mini_baccarat.game import MiniBaccarat
from spadille.games.mini_baccarat.results import DIGITS, Counts, Ways, count_pairs, count_results
from spadille.games.mini_baccarat.sight import unseen
from spadille.games.mini_baccarat.state import View
from spadille.parts.wagers import HUNDREDTHS

_MOST_CARDS: Final = 6
_BEATS: Final = tuple(
    tuple(tuple(z for z in DIGITS if (banker + z) % 10 > player) for player in DIGITS) for banker in DIGITS
)
"""For a banker and a player total, the third cards with which the banker hand wins."""


class Odds(Value, frozen=True):
    """Numbers of permutations of six cards with each outcome."""

    player: int
    banker: int
    tie: int
    natural: int
    """Permutations in which the coup ends with a natural."""
    cards: tuple[int, int, int]
    """Permutations in which four, five or six cards are used."""

    @property
    def total(self) -> int:
        return self.player + self.banker + self.tie

    def edge(self, returns: tuple[tuple[int, ...], ...], spot: int) -> Fraction:
        """The house edge on a spot: the expected loss of a chip, from the return for each outcome."""
        player, banker, tie = (each[spot] for each in returns)
        return -Fraction(self.player * player + self.banker * banker + self.tie * tie, HUNDREDTHS * self.total)


def counts(cards: Iterable[Card]) -> Counts:
    """The shoe of these cards."""
    found = [0] * 10
    for each in cards:
        found[VALUES[each]] += 1
    return tuple(found)


def odds(shoe: Counts) -> Odds:
    """The exact odds of the next coup from a shoe of at least six cards. Raises Unreadable for an invalid shoe."""
    _check(shoe)
    found = _known.get(shoe)
    if found is None:
        found = _count(shoe)
        _remember(_known, shoe, found)
    return found


def _check(shoe: Counts) -> None:
    """Raise Unreadable unless this is a shoe of six cards or more."""
    sound = isinstance(shoe, tuple) and len(shoe) == len(DIGITS) and all(type(each) is int for each in shoe)
    if not sound or min(shoe) < 0 or sum(shoe) < _MOST_CARDS:
        raise Unreadable(
            f"expected how many cards have each value from 0 to 9, six in all or more; got {shortly(shoe)}"
        )


def results(shoe: Counts) -> Ways:
    """The number of ways to each result of the next coup from a shoe. Raises Unreadable for an invalid shoe."""
    _check(shoe)
    found = _results.get(shoe)
    if found is None:
        found = count_results(shoe)
        _remember(_results, shoe, found)
    return found


def edges(table: Prices, cards: Sequence[Card]) -> tuple[Fraction, ...]:
    """The house edge on each spot of a table, with these cards in the shoe."""
    shoe = counts(cards)
    if table.by_winner is not None:
        found = odds(shoe)
        return tuple(found.edge(table.by_winner, spot.place) for spot in table.spots)
    return edges_by_result(table, results(shoe), cards)


def edges_by_result(table: Prices, ways: Ways, cards: Sequence[Card] | None) -> tuple[Fraction, ...]:
    """The house edges from counted results; without the cards (None), bets on pairs are left out."""
    pairs = None if cards is None else count_pairs(cards)
    kept = []
    for spot in table.spots:
        if spot.by_result is not None:
            kept.append(_kept((spot.by_result(each), count) for each, count in ways.items()))
        elif pairs is not None:
            assert spot.by_pairs is not None, "a bet hangs on the pairs or on the result"
            kept.append(_kept((spot.by_pairs(each), count) for each, count in pairs.items()))
    return tuple(kept)


def _kept(returned: Iterable[tuple[int, int]]) -> Fraction:
    """The house edge of a chip, from each return and its number of ways."""
    ways = list(returned)
    return -Fraction(sum(each * count for each, count in ways), HUNDREDTHS * sum(count for _, count in ways))


class Ahead:
    """Odds computed ahead: they take some milliseconds, so a server computes them beside its loop before drawing."""

    @staticmethod
    def due(game: MiniBaccarat, view: View) -> tuple[Counts, bool] | None:
        """The shoe whose odds a scene of this view needs, and if every result is needed; None if already known."""
        shoe, whole = counts(unseen(game.pack, view)), game.prices.by_winner is None
        known = shoe in _known and (not whole or shoe in _results)
        return None if known or sum(shoe) < _MOST_CARDS else (shoe, whole)

    @staticmethod
    def work(asked: tuple[Counts, bool]) -> tuple[Odds, Ways | None]:
        """Compute the odds."""
        shoe, whole = asked
        return _count(shoe), count_results(shoe) if whole else None

    @staticmethod
    def keep(asked: tuple[Counts, bool], found: tuple[Odds, Ways | None]) -> None:
        """Store the odds for the scene."""
        (shoe, _), (counted, ways) = asked, found
        _remember(_known, shoe, counted)
        if ways is not None:
            _remember(_results, shoe, ways)


def leads(edges: Iterable[tuple[str, Fraction | float]]) -> tuple[tuple[Message, ...], tuple[Message, ...]]:
    """The bets on which the house has the edge, each with its size, and those on which the bettor has it.

    >>> [[str(each) for each in side] for side in leads([("player", 0.0124), ("banker", -0.0124)])]
    [['player 1.24%'], ['banker 1.24%']]
    """
    told = [
        (edge >= 0, say("edge", spot=say("spot", spot=spot), share=percent(edge if edge >= 0 else -edge)))
        for spot, edge in edges
    ]
    kept, gained = (tuple(words for ours, words in told if ours is side) for side in (True, False))
    return kept, gained


def percent(share: Fraction | float) -> Message:
    """A share in per cent, to two decimal places."""
    return say("percent", figure=decimal(float(100 * share), 2))


def chances(game: MiniBaccarat, view: View) -> dict[str, Fraction]:
    """The probabilities of the next coup's outcomes, from the unseen cards, by outcome."""
    found = odds(counts(unseen(game.pack, view)))
    ends = {"player": found.player, "banker": found.banker, "tie": found.tie, "natural": found.natural}
    return {name: Fraction(ways, found.total) for name, ways in ends.items()}


_known: dict[Counts, Odds] = {}
"""Cache of odds, for the latest shoes."""
_results: dict[Counts, Ways] = {}
"""Cache of the numbers of ways to every result."""
_MOST_KNOWN: Final = 512


def _remember(known: dict[Counts, Any], shoe: Counts, found: Any) -> None:
    known[shoe] = found
    if len(known) > _MOST_KNOWN:
        del known[next(iter(known))]


def _count(shoe: Counts) -> Odds:
    """The odds of a valid shoe."""
    player = banker = natural = 0
    cards = [0, 0, 0]
    rest = sum(shoe) - 4
    for punto, banco, ways, left in _four_cards(shoe):
        if punto >= NATURAL or banco >= NATURAL:
            weight = ways * rest * (rest - 1)
            natural += weight
            cards[0] += weight
            player += weight if punto > banco else 0
            banker += weight if banco > punto else 0
            continue
        for third, chance in enumerate(left) if player_draws(punto) else ((STOOD, 1),):
            drew = third != STOOD
            final, room = ((punto + third) % 10, rest - 1) if drew else (punto, rest)
            weight = ways * chance * (1 if drew else rest - 1)
            if BANKER_DRAWS[banco][third]:
                wins, ties = _banker_third(left, banco, final, third)
                banker += weight * wins
                player += weight * (room - wins - ties)
            else:
                banker += weight * room if banco > final else 0
                player += weight * room if final > banco else 0
            cards[drew + BANKER_DRAWS[banco][third]] += weight * room
    return Odds(player, banker, perm(rest + 4, 6) - player - banker, natural, (cards[0], cards[1], cards[2]))


def _four_cards(shoe: Counts) -> Iterator[tuple[int, int, int, Counts]]:
    """Yield both totals on two cards, the number of ways, and the rest of the shoe."""
    for punto, ways, left in _pairs(shoe):
        for banco, more, rest in _pairs(left):
            yield punto, banco, ways * more, rest


def _pairs(shoe: Counts) -> Iterator[tuple[int, int, Counts]]:
    """Yield every hand of two cards: its total, its number of orders, and the rest of the shoe."""
    for high in DIGITS:
        for low in range(high + 1):
            ways = shoe[high] * (shoe[high] - 1) if high == low else 2 * shoe[high] * shoe[low]
            if ways:
                left = list(shoe)
                left[high] -= 1
                left[low] -= 1
                yield (high + low) % 10, ways, tuple(left)


def _banker_third(left: Counts, banker: int, player: int, third: int) -> tuple[int, int]:
    """The numbers of cards left, less the player's third, with which the banker hand wins, and ties."""
    beats, same = _BEATS[banker][player], (player - banker) % 10
    wins = sum([left[z] for z in beats]) - (third in beats)
    return wins, left[same] - (third == same)
