"""Wagers against the bank: money in hundredths of a chip, allowed stakes, payouts. Knows no game."""

from __future__ import annotations

from typing import Final

HUNDREDTHS: Final = 100
"""Bankrolls are kept in hundredths of a chip, so that a commission is exact; wagers are whole chips."""


def won(to_one: int, commission: int = 0) -> int:
    """The payout of a won chip at `to_one` to one, less a commission per cent, in hundredths.

    >>> won(8), won(1, commission=5)
    (800, 95)
    """
    return to_one * (HUNDREDTHS - commission)


def stakes(low: int, high: int | None, purse: int) -> range:
    """The whole chips that may be staked on one spot, between the limits of the bank, with `purse` whole chips.

    >>> stakes(5, None, 7), len(stakes(5, 50, 4))
    (range(5, 8), 0)
    """
    return range(low, (purse if high is None else min(purse, high)) + 1)


def write_chips(amount: int) -> str:
    """Hundredths of a chip as people write them.

    >>> write_chips(2850), write_chips(-500), write_chips(1005)
    ('28.50', '−5', '10.05')
    """
    whole, rest = divmod(abs(amount), HUNDREDTHS)
    sign = "−" if amount < 0 else ""
    return f"{sign}{whole}.{rest:02}" if rest else f"{sign}{whole}"
