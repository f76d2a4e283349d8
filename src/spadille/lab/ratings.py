"""Ratings of players from many matches: the Bradley-Terry model, for any size and number of sides.

A side's strength is the sum of its players' strengths, and its odds of winning grow as e to its strength. All matches
have the same weight, in whatever order they were played. Strengths are those that best explain the winners, with a mild
prior that players are alike; the interval follows from the curvature there (Laplace).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from spadille.core.contract import Value
from spadille.core.errors import BadOptions
from spadille.core.figures import SURE

Sides: TypeAlias = tuple[tuple[str, ...], ...]
"""Players of a match, side by side."""
Matches: TypeAlias = "Counter[tuple[Sides, tuple[int, ...]]]"
"""Number of matches by sides and winning sides."""

FEWEST: Final = 10
"""Minimum number of matches for a rating."""
_MOST: Final = 200
"""Maximum number of players rated together."""
POINTS: Final = 400 / math.log(10)
"""Points for a factor of e in the odds; 400 points are a factor of 10, as with Elo."""
EXPECTED: Final = 350.0
"""Prior standard deviation of players around their mean, in points."""
_PRIOR: Final = (POINTS / EXPECTED) ** 2
_STEPS: Final = 100
_NEAR: Final = 1e-9

ASSUMED: Final = (
    "Points are Elo's: 400 more are odds of 10 to 1. They tell players who have met from each other, with a mean of 0; "
    "± is half of a 95 % interval. Only who won counts, and a shared win is shared. Assumed: a side is as strong as "
    "its players together; nobody gets better or worse; seats, cards and rulebooks favour nobody in the long run; no "
    f"match depends on another; before the first, players are expected within about {EXPECTED:.0f} points of the mean."
)
"""Assumptions of the ratings, in words."""


class Rating(Value, frozen=True, kw_only=True):
    """A player's rating."""

    player: str
    matches: int
    won: float
    """Matches won; a shared win counts as its share."""
    points: float | None
    """Points relative to the group's mean; None for a player with too few matches."""
    error: float | None
    """Half of a 95 % interval."""


class Group(Value, frozen=True):
    """Players who have met, directly or through others, strongest first, those with too few matches last."""

    matches: int
    ratings: tuple[Rating, ...]


def rated(matches: Matches, fewest: int = FEWEST) -> tuple[Group, ...]:
    """Rate all players, in one group per set of players who have met; the largest group first.

    Raises BadOptions for more players than can be rated.
    """
    met = Counter({key: count for key, count in matches.items() if len(_feature(key[0])) > 1})
    groups = [_rated(each, fewest) for each in _apart(met)]
    return tuple(sorted(groups, key=lambda each: (-each.matches, each.ratings[0].player)))


def _feature(sides: Sides) -> set[tuple[str, ...]]:
    """The distinct sides; a match of identical sides carries no information."""
    return {tuple(sorted(side)) for side in sides}


def _apart(matches: Matches) -> Iterator[Matches]:
    """Yield the matches of each group of players who have met."""
    leads: dict[str, str] = {}

    def head(player: str) -> str:
        leads.setdefault(player, player)
        while leads[player] != player:
            leads[player] = leads[leads[player]]
            player = leads[player]
        return player

    for sides, _ in matches:
        first, *others = [player for side in sides for player in side]
        for other in others:
            leads[head(other)] = head(first)
    found: dict[str, Matches] = {}
    for key, count in matches.items():
        found.setdefault(head(key[0][0][0]), Counter())[key] = count
    yield from found.values()


def _rated(matches: Matches, fewest: int) -> Group:
    played, won = Counter[str](), dict[str, float]()
    for (sides, winners), count in matches.items():
        played.update(dict.fromkeys({player for side in sides for player in side}, count))
        for at in winners:
            for player in set(sides[at]):
                won[player] = won.get(player, 0.0) + count / len(winners)
    players = sorted(played)
    if len(players) > _MOST:
        raise BadOptions(f"expected at most {_MOST} players who have met; got {len(players)}")
    ratings = [
        Rating(
            player=player,
            matches=played[player],
            won=won.get(player, 0.0),
            points=strength * POINTS if played[player] >= fewest else None,
            error=error * POINTS * SURE if played[player] >= fewest else None,
        )
        for player, (strength, error) in zip(players, fitted(matches, players), strict=True)
    ]
    ratings.sort(key=lambda each: (each.points is None, -(each.points or 0), each.player))
    return Group(sum(matches.values()), tuple(ratings))


# -- the fit -----------------------------------------------------------------------------------------


class _Match(NamedTuple):
    """All matches of the same sides with the same winners."""

    played: int
    sides: list[dict[int, int]]
    """Seats of each player on each side, by the player's number."""
    shares: list[float]
    """Each side's share of the win."""

    def odds(self, strengths: Sequence[float]) -> list[float]:
        """Each side's probability of winning."""
        told = [sum(times * strengths[at] for at, times in side.items()) for side in self.sides]
        best = max(told)
        weights = [math.exp(each - best) for each in told]
        whole = sum(weights)
        return [each / whole for each in weights]


def fitted(matches: Matches, players: Sequence[str]) -> list[tuple[float, float]]:
    """Each player's strength relative to their mean, as a logarithm of odds, and its standard error."""
    numbers = {player: at for at, player in enumerate(players)}
    told = [_match(count, sides, winners, numbers) for (sides, winners), count in matches.items()]
    strengths, before = [0.0] * len(players), -math.inf
    step = [0.0] * len(players)
    for _ in range(_STEPS):
        tried = [one + by for one, by in zip(strengths, step, strict=True)]
        now = _likelihood(told, tried)
        if now < before:
            step = [each / 2 for each in step]
            continue
        strengths, before = tried, now
        slope, curve = _slopes(told, strengths)
        step = [sum(row[at] * slope[at] for at in range(len(slope))) for row in _inverse(curve)]
        if max(map(abs, step)) < _NEAR:
            break
    return _centred(strengths, _inverse(_slopes(told, strengths)[1]))


def _match(count: int, sides: Sides, winners: Sequence[int], numbers: Mapping[str, int]) -> _Match:
    shares = [float(at in winners) / len(winners) for at in range(len(sides))]
    return _Match(count, [dict(Counter(numbers[player] for player in side)) for side in sides], shares)


def _likelihood(matches: Iterable[_Match], strengths: Sequence[float]) -> float:
    total = -_PRIOR / 2 * sum(each * each for each in strengths)
    for match in matches:
        odds = match.odds(strengths)
        total += match.played * sum(
            share * math.log(max(chance, 1e-300)) for share, chance in zip(match.shares, odds, strict=True)
        )
    return total


def _slopes(matches: Iterable[_Match], strengths: Sequence[float]) -> tuple[list[float], list[list[float]]]:
    """Gradient and negative Hessian, in the strengths, of the log-likelihood plus the logarithm of the prior."""
    size = len(strengths)
    slope = [-_PRIOR * each for each in strengths]
    curve = [[_PRIOR * (at == other) for other in range(size)] for at in range(size)]
    for match in matches:
        odds, mean = match.odds(strengths), dict[int, float]()
        for side, chance, share in zip(match.sides, odds, match.shares, strict=True):
            for at, times in side.items():
                slope[at] += match.played * times * (share - chance)
                mean[at] = mean.get(at, 0.0) + chance * times
                for other, others in side.items():
                    curve[at][other] += match.played * chance * times * others
        for at, one in mean.items():
            for other, two in mean.items():
                curve[at][other] -= match.played * one * two
    return slope, curve


def _inverse(curve: list[list[float]]) -> list[list[float]]:
    """The inverse of a symmetric positive matrix (Gauss and Jordan, no pivots needed)."""
    size = len(curve)
    rows = [[*row, *(float(at == other) for other in range(size))] for at, row in enumerate(curve)]
    for at in range(size):
        top = rows[at][at]
        lead = rows[at] = [each / top for each in rows[at]]
        for other, row in enumerate(rows):
            by = row[at]
            if other != at and by:
                rows[other] = [each - by * one for each, one in zip(row, lead, strict=True)]
    return [row[size:] for row in rows]


def _centred(strengths: Sequence[float], spread: list[list[float]]) -> list[tuple[float, float]]:
    size, mean = len(strengths), sum(strengths) / len(strengths)
    sums = [sum(row) / size for row in spread]
    whole = sum(sums) / size
    return [
        (each - mean, math.sqrt(max(0.0, spread[at][at] - 2 * sums[at] + whole))) for at, each in enumerate(strengths)
    ]
