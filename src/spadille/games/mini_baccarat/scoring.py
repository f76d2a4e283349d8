"""Mini Baccarat: the settlement of wagers, and the coups as a score sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from operator import mul
from typing import Final

from spadille.core.contract import DealSheet, Outcome, ScoreLine, Seat
from spadille.core.words import Message
from spadille.games.mini_baccarat import say
from spadille.games.mini_baccarat.bets import prices
from spadille.games.mini_baccarat.clauses import Rule
from spadille.games.mini_baccarat.coup import BANCO, BETS, MAIN, TIE
from spadille.games.mini_baccarat.rules import MiniBaccaratOptions
from spadille.games.mini_baccarat.state import Ledger, Settled
from spadille.parts.wagers import HUNDREDTHS, won, write_chips

_PAID: Final = (
    Rule.PUNTO_PAYS,
    Rule.BANCO_PAYS,
    Rule.TIE_PAYS,
    Rule.SIDE_BETS,
    Rule.SIDE_BETS,
    Rule.EITHER_PAIR,
    Rule.PERFECT_PAIR,
    Rule.BIG_SMALL,
    Rule.BIG_SMALL,
    Rule.DRAGON_BONUS,
    Rule.DRAGON_BONUS,
    Rule.LUCKY_SIX,
    Rule.DRAGON_SEVEN,
    Rule.PANDA_EIGHT,
)
"""The rule that pays a winning bet, by its spot."""


def settle(bankrolls: tuple[int, ...], stakes: tuple[int, ...], per_chip: tuple[int, ...]) -> tuple[int, ...]:
    """The bankrolls after a coup with the given return of a chip on each spot."""
    after, first, width = [], 0, len(per_chip)
    for purse in bankrolls:
        laid = stakes[first : first + width]
        after.append(purse + sum(map(mul, laid, per_chip)))
        first += width
    return tuple(after)


def outcome(options: MiniBaccaratOptions, bankrolls: tuple[int, ...]) -> Outcome:
    """The outcome: each seat's gain or loss; every seat that won money is a winner."""
    start = options.chips * HUNDREDTHS
    payoff = tuple(purse - start for purse in bankrolls)
    return Outcome(payoff, tuple(seat for seat, each in enumerate(payoff) if each > 0))


# -- the score sheet ---------------------------------------------------------------------------------


def sheet(options: MiniBaccaratOptions, ledger: Ledger) -> tuple[DealSheet, ...]:
    """Every coup settled so far, wager by wager."""
    return tuple(_sheets(options, ledger.settled, len(ledger.bankrolls)))


def _sheets(options: MiniBaccaratOptions, coups: Iterable[Settled], seats: int) -> Iterator[DealSheet]:
    table = prices(options)
    width = table.width
    totals = (options.chips * HUNDREDTHS,) * seats
    for number, each in enumerate(coups, 1):
        per_chip = table.returns(each.coup)
        totals = settle(totals, each.stakes, per_chip)
        winner = each.coup.winner
        lines = tuple(
            _line(options, divmod(place, width), chips, winner, chips * per_chip[place % width])
            for place, chips in enumerate(each.stakes)
            if chips
        )
        yield DealSheet(number, lines, totals)


@lru_cache(maxsize=4096)
def _line(options: MiniBaccaratOptions, place: tuple[Seat, int], chips: int, winner: int, points: int) -> ScoreLine:
    seat, spot = place
    named = say("spot", spot=BETS[spot])
    if points == 0 and winner == TIE:
        clause = Rule.TIE_PUSHES if spot < MAIN else Rule.DRAGON_BONUS
        return ScoreLine(clause.clause, seat, 0, say("bet-returned", chips=chips, spot=named))
    if points == 0:
        return ScoreLine(Rule.BACK_ON_SEVEN.clause, seat, 0, say("bet-returned-seven", chips=chips, spot=named))
    if points < 0:
        clause = Rule.TIE_PUSHES if winner == TIE and spot < MAIN else Rule.LOST
        return ScoreLine(clause.clause, seat, points, say("bet-lost", chips=chips, spot=named))
    clause, paid = _PAID[spot], price(options, spot)
    if spot >= MAIN:
        paid = say("price-to-one", pays=write_chips(points // chips))
    elif spot == BANCO and points < chips * won(1, options.commission):
        clause, paid = Rule.HALF_ON_SIX, say("price-half")
    elif spot == BANCO and not options.commission:
        paid = say("price-even")
    words = say("bet-paid", chips=chips, spot=named, price=paid, won=write_chips(points))
    return ScoreLine(clause.clause, seat, points, words)


def price(options: MiniBaccaratOptions, spot: int) -> Message:
    """The payment for a winning bet on a spot, in words."""
    if spot >= MAIN:
        return say("price-side", bet=BETS[spot])
    if spot == TIE:
        return say("price-to-one", pays=options.tie_pays)
    if spot == BANCO and options.banco_short != "never":
        return say("price-short", short=options.banco_short)
    commission = options.commission if spot == BANCO else 0
    return say("price-less", commission=commission) if commission else say("price-even")
