"""Mini Baccarat: what wagers bring, and the coups as a score sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from spadille.core.contract import DealSheet, Outcome, ScoreLine
from spadille.core.words import Message
from spadille.games.mini_baccarat.clauses import Rule
from spadille.games.mini_baccarat.coup import BANCO, BETS, PUNTO, TIE
from spadille.games.mini_baccarat.rules import MiniBaccaratOptions
from spadille.games.mini_baccarat.state import Ledger, Settled
from spadille.games.mini_baccarat.words import say
from spadille.parts.wagers import HUNDREDTHS, won, write_chips

_PAID: Final = {PUNTO: Rule.PUNTO_PAYS, BANCO: Rule.BANCO_PAYS, TIE: Rule.TIE_PAYS}


def returns(options: MiniBaccaratOptions) -> tuple[tuple[int, int, int], ...]:
    """For each outcome, what a chip on punto, banco and tie wins or loses, in hundredths."""
    lost = -HUNDREDTHS
    pushed = 0 if options.tie_pushes_main_bets else lost  # (BAC-S1)
    return (
        (won(1), lost, lost),  # (BAC-44)
        (lost, won(1, options.commission), lost),  # (BAC-45)
        (pushed, pushed, won(options.tie_pays)),  # (BAC-47)
    )


def settle(bankrolls: tuple[int, ...], stakes: tuple[int, ...], per_chip: tuple[int, int, int]) -> tuple[int, ...]:
    """The bankrolls after a coup whose outcome gives so much for a chip on each spot."""
    punto, banco, tie = per_chip
    after, first = [], 0
    for purse in bankrolls:
        after.append(purse + stakes[first] * punto + stakes[first + 1] * banco + stakes[first + 2] * tie)
        first += 3
    return tuple(after)


def outcome(options: MiniBaccaratOptions, bankrolls: tuple[int, ...]) -> Outcome:
    """What each seat has won or lost; everyone who won money is a winner."""
    start = options.chips * HUNDREDTHS
    payoff = tuple(purse - start for purse in bankrolls)
    return Outcome(payoff, tuple(seat for seat, each in enumerate(payoff) if each > 0))


# -- the score sheet ---------------------------------------------------------------------------------


def sheet(options: MiniBaccaratOptions, ledger: Ledger) -> tuple[DealSheet, ...]:
    """Every coup settled so far, wager by wager."""
    return tuple(_sheets(options, ledger.settled, len(ledger.bankrolls)))


def _sheets(options: MiniBaccaratOptions, coups: Iterable[Settled], seats: int) -> Iterator[DealSheet]:
    per_chip = returns(options)
    totals = (options.chips * HUNDREDTHS,) * seats
    for number, each in enumerate(coups, 1):
        winner = each.coup.winner
        totals = settle(totals, each.stakes, per_chip[winner])
        lines = tuple(
            _line(options, place // 3, place % 3, chips, winner, chips * per_chip[winner][place % 3])
            for place, chips in enumerate(each.stakes)
            if chips
        )
        yield DealSheet(number, lines, totals)


@lru_cache(maxsize=4096)
def _line(options: MiniBaccaratOptions, seat: int, spot: int, chips: int, winner: int, points: int) -> ScoreLine:
    if points == 0:
        return ScoreLine(Rule.TIE_PUSHES.clause, seat, 0, say("bet-returned", chips=chips, spot=BETS[spot]))
    if points < 0:
        clause = Rule.TIE_PUSHES if winner == TIE else Rule.LOST
        return ScoreLine(clause.clause, seat, points, say("bet-lost", chips=chips, spot=BETS[spot]))
    words = say("bet-paid", chips=chips, spot=BETS[spot], price=price(options, spot), won=write_chips(points))
    return ScoreLine(_PAID[spot].clause, seat, points, words)


def price(options: MiniBaccaratOptions, spot: int) -> Message:
    """What a bet on a spot pays when it wins, in words."""
    if spot == TIE:
        return say("price-tie", pays=options.tie_pays)
    commission = options.commission if spot == BANCO else 0
    return say("price-less", commission=commission) if commission else say("price-even")
