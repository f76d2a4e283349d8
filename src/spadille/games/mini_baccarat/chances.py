"""Mini Baccarat: the exact chances of a coup from any shoe, and the edge of the house on each bet.

Everything is counted in permutations of six cards, so that coups of four and five cards weigh as they should.
Only the ten values matter: a shoe is how many cards it has of each, nothing (tens and faces) to nine.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from math import perm
from typing import Any, Final

from spadille.cards.card import Card
from spadille.core.contract import Value
from spadille.core.errors import Unreadable, shortly
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
    """How many of the permutations of six cards give what."""

    player: int
    banker: int
    tie: int
    natural: int
    """The coup ends with a natural."""
    cards: tuple[int, int, int]
    """Four, five or six cards are used."""

    @property
    def total(self) -> int:
        return self.player + self.banker + self.tie

    def edge(self, returns: tuple[tuple[int, ...], ...], spot: int) -> Fraction:
        """What the house keeps of a chip on a spot in the long run, when each outcome returns so much."""
        player, banker, tie = (each[spot] for each in returns)
        return -Fraction(self.player * player + self.banker * banker + self.tie * tie, HUNDREDTHS * self.total)


def counts(cards: Iterable[Card]) -> Counts:
    """The shoe that these cards make."""
    found = [0] * 10
    for each in cards:
        found[VALUES[each]] += 1
    return tuple(found)


def odds(shoe: Counts) -> Odds:
    """The exact chances of the next coup from a shoe of at least six cards; raises Unreadable for what is no shoe."""
    _check(shoe)
    found = _known.get(shoe)
    if found is None:
        found = _count(shoe)
        _remember(_known, shoe, found)
    return found


def _check(shoe: Counts) -> None:
    """Raise Unreadable for what is no shoe of six cards or more."""
    sound = isinstance(shoe, tuple) and len(shoe) == len(DIGITS) and all(type(each) is int for each in shoe)
    if not sound or min(shoe) < 0 or sum(shoe) < _MOST_CARDS:
        raise Unreadable(
            f"expected how many cards have each value from 0 to 9, six in all or more; got {shortly(shoe)}"
        )


def results(shoe: Counts) -> Ways:
    """How often the next coup from a shoe comes out in each way; raises Unreadable for what is no shoe."""
    _check(shoe)
    found = _results.get(shoe)
    if found is None:
        found = count_results(shoe)
        _remember(_results, shoe, found)
    return found


def edges(table: Prices, cards: Sequence[Card]) -> tuple[Fraction, ...]:
    """What the house keeps of a chip on each spot of a table in the long run, when these cards are in the shoe."""
    shoe = counts(cards)
    if table.by_winner is not None:
        found = odds(shoe)
        return tuple(found.edge(table.by_winner, spot.place) for spot in table.spots)
    return edges_by_result(table, results(shoe), cards)


def edges_by_result(table: Prices, ways: Ways, cards: Sequence[Card] | None) -> tuple[Fraction, ...]:
    """The same from counted results; where the cards are not known, without the bets that hang on pairs."""
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
    """What the house keeps of a chip that returns so much in so many ways."""
    ways = list(returned)
    return -Fraction(sum(each * count for each, count in ways), HUNDREDTHS * sum(count for _, count in ways))


class Ahead:
    """The odds of a coup take some milliseconds: a server has them counted beside its loop before it draws a scene."""

    @staticmethod
    def due(game: MiniBaccarat, view: View) -> tuple[Counts, bool] | None:
        """The shoe whose odds a scene of this view will ask for, and whether for every result; if not counted yet."""
        shoe, whole = counts(unseen(game.pack, view)), game.prices.by_winner is None
        known = shoe in _known and (not whole or shoe in _results)
        return None if known or sum(shoe) < _MOST_CARDS else (shoe, whole)

    @staticmethod
    def work(asked: tuple[Counts, bool]) -> tuple[Odds, Ways | None]:
        """Count them."""
        shoe, whole = asked
        return _count(shoe), count_results(shoe) if whole else None

    @staticmethod
    def keep(asked: tuple[Counts, bool], found: tuple[Odds, Ways | None]) -> None:
        """Remember them for the scene."""
        (shoe, _), (counted, ways) = asked, found
        _remember(_known, shoe, counted)
        if ways is not None:
            _remember(_results, shoe, ways)


def leads(edges: Iterable[tuple[str, Fraction | float]]) -> tuple[tuple[Message, ...], tuple[Message, ...]]:
    """On which bets the house leads and by how much of a bet, and on which the bettor, if on any.

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
    """A part of a whole in per cent, to two places."""
    whole, _, part = f"{float(100 * share):.2f}".partition(".")
    return say("percent", whole=whole, part=part)


def chances(game: MiniBaccarat, view: View) -> dict[str, Fraction]:
    """The chances of the next coup from the cards that nobody has seen, by what it may end with."""
    found = odds(counts(unseen(game.pack, view)))
    ends = {"player": found.player, "banker": found.banker, "tie": found.tie, "natural": found.natural}
    return {name: Fraction(ways, found.total) for name, ways in ends.items()}


_known: dict[Counts, Odds] = {}
"""What has been counted, for the latest shoes."""
_results: dict[Counts, Ways] = {}
"""The same of every result."""
_MOST_KNOWN: Final = 512


def _remember(known: dict[Counts, Any], shoe: Counts, found: Any) -> None:
    known[shoe] = found
    if len(known) > _MOST_KNOWN:
        del known[next(iter(known))]


def _count(shoe: Counts) -> Odds:
    """The same for a shoe that is known to be one."""
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
    """The totals of both hands on two cards, in how many ways they come, and what is left in the shoe."""
    for punto, ways, left in _pairs(shoe):
        for banco, more, rest in _pairs(left):
            yield punto, banco, ways * more, rest


def _pairs(shoe: Counts) -> Iterator[tuple[int, int, Counts]]:
    """Every hand of two cards: its total, in how many orders it comes, and what is left."""
    for high in DIGITS:
        for low in range(high + 1):
            ways = shoe[high] * (shoe[high] - 1) if high == low else 2 * shoe[high] * shoe[low]
            if ways:
                left = list(shoe)
                left[high] -= 1
                left[low] -= 1
                yield (high + low) % 10, ways, tuple(left)


def _banker_third(left: Counts, banker: int, player: int, third: int) -> tuple[int, int]:
    """With how many of the cards left, but for the player's third, the banker hand wins, and ties."""
    beats, same = _BEATS[banker][player], (player - banker) % 10
    wins = sum([left[z] for z in beats]) - (third in beats)
    return wins, left[same] - (third == same)
