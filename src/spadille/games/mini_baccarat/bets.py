"""Mini Baccarat: the payment of every bet, as small pure functions chosen when the game is made.

A bet depends on the result of a coup (`Result`), or on the likeness of the first two cards of each hand. Its return is
given for one chip, in hundredths: positive when won, 0 when it comes back, negative when lost.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final, TypeAlias

from spadille.core.contract import Value
from spadille.games.mini_baccarat.coup import ALIKE, BANCO, BETS, MAIN, PUNTO, SAME, SPOTS, TIE, Coup, Result
from spadille.games.mini_baccarat.rules import MiniBaccaratOptions
from spadille.parts.wagers import HUNDREDTHS, won

ByResult: TypeAlias = Callable[[Result], int]
ByPairs: TypeAlias = Callable[[tuple[int, int]], int]
LOST: Final = -HUNDREDTHS
BACK: Final = 0
_HALF: Final = won(1) // 2
_PAIR, _EITHER, _PERFECT = won(11), won(5), won(25)
_BIG, _SMALL = 54, 150
_BY_MARGIN: Final = {9: won(30), 8: won(10), 7: won(6), 6: won(4), 5: won(2), 4: won(1)}
_LUCKY: Final = {2: won(12), 3: won(20)}
_SIX, _SEVEN, _EIGHT = 6, 7, 8
_DRAGON_SEVEN, _PANDA_EIGHT = won(40), won(25)


class Spot(Value, frozen=True):
    """A place for chips, and the return of a chip there."""

    place: int
    """The index of the spot among all spots."""
    by_result: ByResult | None = None
    by_pairs: ByPairs | None = None
    """The return by the likeness of pairs; exactly one of the two functions is set."""

    @property
    def bet(self) -> str:
        """The name of the bet in messages."""
        return BETS[self.place]

    def returns(self, coup: Coup) -> int:
        """The return of a chip for this coup."""
        if self.by_pairs is not None:
            return self.by_pairs(coup.likeness)
        assert self.by_result is not None, "a bet hangs on the pairs or on the result"
        return self.by_result(coup.result)


# -- the three main bets -----------------------------------------------------------------------------


def _punto(pushed: int, result: Result) -> int:
    return won(1) if result.winner == PUNTO else pushed if result.winner == TIE else LOST  # (BAC-44, BAC-S1)


def _banco(options: MiniBaccaratOptions, pushed: int, result: Result) -> int:
    if result.winner != BANCO:
        return pushed if result.winner == TIE else LOST
    if options.banco_short == "half_on_six" and result.totals[BANCO] == _SIX:  # (BAC-H2)
        return _HALF
    if options.banco_short == "back_on_seven" and dragon_seven(result):  # (BAC-H3)
        return BACK
    return won(1, options.commission)  # (BAC-45)


def _tie(pays: int, result: Result) -> int:
    return won(pays) if result.winner == TIE else LOST  # (BAC-47)


# -- side bets ---------------------------------------------------------------------------------------


def _pair(hand: int, pairs: tuple[int, int]) -> int:
    return _PAIR if pairs[hand] >= ALIKE else LOST  # (BAC-H6)


def _either(pairs: tuple[int, int]) -> int:
    return _EITHER if max(pairs) >= ALIKE else LOST  # (BAC-H7)


def _perfect(pairs: tuple[int, int]) -> int:
    return _PERFECT if max(pairs) == SAME else LOST  # (BAC-H8)


def _big(result: Result) -> int:
    return _BIG if sum(result.cards) > 4 else LOST  # (BAC-H9)


def _small(result: Result) -> int:
    return _SMALL if sum(result.cards) == 4 else LOST  # (BAC-H9)


def _dragon(hand: int, result: Result) -> int:
    """Return for a dragon bonus: a natural pays even money or pushes, any other win pays by its margin (BAC-H10)."""
    if result.natural:
        return BACK if result.winner == TIE else won(1) if result.winner == hand else LOST
    return _BY_MARGIN.get(result.totals[hand] - result.totals[1 - hand], LOST)


def _lucky_six(result: Result) -> int:
    if result.winner == BANCO and result.totals[BANCO] == _SIX:  # (BAC-H11)
        return _LUCKY[result.cards[BANCO]]
    return LOST


def dragon_seven(result: Result) -> bool:
    """True if the banker hand wins with seven on three cards (BAC-H3, BAC-H12)."""
    return result.winner == BANCO and result.totals[BANCO] == _SEVEN and result.cards[BANCO] == 3


def _on_dragon_seven(result: Result) -> int:
    return _DRAGON_SEVEN if dragon_seven(result) else LOST


def _panda_eight(result: Result) -> int:
    wins = result.winner == PUNTO and result.totals[PUNTO] == _EIGHT and result.cards[PUNTO] == 3  # (BAC-H13)
    return _PANDA_EIGHT if wins else LOST


def _on(bet: str, by_result: ByResult | None = None, by_pairs: ByPairs | None = None) -> Spot:
    return Spot(BETS.index(bet), by_result, by_pairs)


_SIDE: Final[dict[str, tuple[Spot, ...]]] = {
    "pair_bets": (
        _on("player-pair", by_pairs=partial(_pair, PUNTO)),
        _on("banker-pair", by_pairs=partial(_pair, BANCO)),
    ),
    "either_pair": (_on("either-pair", by_pairs=_either),),
    "perfect_pair": (_on("perfect-pair", by_pairs=_perfect),),
    "big_small": (_on("big", _big), _on("small", _small)),
    "dragon_bonus": (_on("dragon-player", partial(_dragon, PUNTO)), _on("dragon-banker", partial(_dragon, BANCO))),
    "lucky_six": (_on("lucky-six", _lucky_six),),
    "dragon_seven": (_on("dragon-seven", _on_dragon_seven),),
    "panda_eight": (_on("panda-eight", _panda_eight),),
}
"""The side bets by the option that offers them."""


class Prices:
    """The bets of a table and their returns."""

    def __init__(self, options: MiniBaccaratOptions) -> None:
        pushed = BACK if options.tie_pushes_main_bets else LOST  # (BAC-S1)
        side = [spot for name, those in _SIDE.items() if getattr(options, name) for spot in those]
        self.main = (
            Spot(PUNTO, partial(_punto, pushed)),
            Spot(BANCO, partial(_banco, options, pushed)),
            Spot(TIE, partial(_tie, options.tie_pays)),
        )
        self.spots = (*self.main, *side)
        """The spots as they lie from the bettor outward (BAC-12)."""
        self.width = len(SPOTS) if side else MAIN
        """Number of places of a seat in a row of stakes."""
        self.by_winner: tuple[tuple[int, ...], ...] | None = None
        """The return of a chip on each spot by the winner, if nothing else counts; otherwise None."""
        if not side and options.banco_short == "never":
            ends = (Result((2, 2), totals) for totals in ((7, 6), (6, 7), (6, 6)))
            self.by_winner = tuple(tuple([self._returned(spot, each) for spot in self.main]) for each in ends)

    @staticmethod
    def _returned(spot: Spot, result: Result) -> int:
        assert spot.by_result is not None, "the main bets hang on the result"
        return spot.by_result(result)

    def returns(self, coup: Coup) -> tuple[int, ...]:
        """The return of a chip on each place, in hundredths; 0 where the table has no spot."""
        if self.by_winner is not None:
            return self.by_winner[coup.winner]
        found = [0] * self.width
        for spot in self.spots:
            found[spot.place] = spot.returns(coup)
        return tuple(found)


@lru_cache(maxsize=256)
def prices(options: MiniBaccaratOptions) -> Prices:
    """The bets of a table with these options."""
    return Prices(options)
