"""A round of betting, its limits, and the pots it fills. Knows no game.

A seat without chips is never asked; a call that the chips do not cover is all-in. The pots that a seat may win
follow from the levels of each round: a level belongs to the seats that paid it in full.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, Literal, TypeAlias

from spadille.core.contract import Seat, Value
from spadille.core.words import Text
from spadille.parts import say
from spadille.parts.amounts import Amounts, Listing
from spadille.parts.lexicon import Reader, bare, with_number

Chips: TypeAlias = tuple[int, ...]
"""Chips by seat."""


class Check(Value, frozen=True):
    """A turn without a bet, while there is none."""


class Bet(Value, frozen=True):
    """The first bet of a round."""

    chips: int


class Call(Value, frozen=True):
    """Paying as many chips as are due, or all that are left."""


class Raise(Value, frozen=True):
    """Raising the bet to a total of `chips`."""

    chips: int


class Fold(Value, frozen=True):
    """Giving up the hand."""


Wager: TypeAlias = Check | Bet | Call | Raise | Fold
WAGERS: Final = (Check, Bet, Call, Raise, Fold)
CHECK, CALL, FOLD = Check(), Call(), Fold()

WAGER_VERBS: Final[dict[str, Reader[Wager]]] = {
    "check": bare(CHECK),
    "bet": with_number(Bet, "a number of chips"),
    "call": bare(CALL),
    "raise": with_number(Raise, "the number of chips the bet is now in all"),
    "fold": bare(FOLD),
}


def spell_wager(move: Wager) -> str:
    """A wager in notation: "bet 20"."""
    match move:
        case Bet(chips):
            return f"bet {chips}"
        case Raise(chips):
            return f"raise {chips}"
        case _:
            return type(move).__name__.lower()


class Limits(Value, frozen=True):
    """The sizes of bets (fixed steps, up to the pot, or without limit) and the number of raises allowed."""

    mode: Literal["fixed", "pot_limit", "no_limit"]
    max_raises: int


class Round(Value, frozen=True):
    """A round of betting in progress."""

    paid: Chips
    """Chips that each seat has paid in this round."""
    bet: int
    """Total that a seat must have paid; 0 before the first bet."""
    step: int
    """Size of the last bet or raise."""
    raises: int
    unit: int
    """The smallest bet, and the step of a fixed limit."""
    waiting: tuple[Seat, ...]
    """The seats still to speak, the next one first; the round is over when it is empty."""


def speakers(first: Seat, inside: Sequence[Seat], chips: Chips) -> tuple[Seat, ...]:
    """The seats in the hand that have chips, clockwise from `first`; `inside` ascends."""
    able = [seat for seat in inside if chips[seat]]
    return tuple([seat for seat in able if seat >= first] + [seat for seat in able if seat < first])


def open_round(waiting: tuple[Seat, ...], seats: int, unit: int) -> Round:
    """A round that the first of `waiting` opens."""
    return Round((0,) * seats, 0, 0, 0, unit, waiting)


def sizes(at: Round, limits: Limits, inside: Iterable[Seat], chips: Chips, pot: int) -> range:
    """The bets (or raises, once there is a bet) that the seat to speak may make; `pot` includes this round.

    A bet or raise needs the chips for it. There is no raise above the cap, or when nobody else has chips.
    """
    seat = at.waiting[0]
    most = chips[seat] + at.paid[seat]
    fixed = limits.mode == "fixed"
    if not at.bet:
        least = cap = at.unit
    elif at.raises >= limits.max_raises or not any(chips[each] for each in inside if each != seat):
        return range(0)
    else:
        least = cap = at.bet + (at.unit if fixed else at.step)
    if limits.mode == "pot_limit":
        cap = at.bet + pot + (at.bet - at.paid[seat])  # as much again as the pot holds after calling
    elif not fixed:
        cap = most
    return range(least, min(cap, most) + 1)


def wagers(at: Round, allowed: range) -> Sequence[Wager]:
    """Every wager that the seat to speak may make; the sizes without a limit can be many, so they are listed lazily."""
    words: tuple[Wager, ...] = (CALL, FOLD) if at.bet else (CHECK,)
    size: Callable[[int], Wager] = Raise if at.bet else Bet
    return (*words, *map(size, allowed)) if len(allowed) < 2 else Listing(words, lambda: (Amounts(size, allowed),))


def wrong_word(at: Round, move: Wager) -> Text | None:
    """The reason why such a wager is not allowed now, in a sentence; None if it is."""
    match move:
        case Check() | Bet() if at.bet:
            return say("there-is-a-bet", chips=at.bet)
        case Call() | Raise() | Fold() if not at.bet:
            return say("nobody-has-bet")
    return None


def wrong_size(at: Round, move: Bet | Raise, allowed: range, limits: Limits) -> Text | None:
    """The reason why the size of a bet or raise is not allowed, in a sentence; None if it is."""
    if move.chips in allowed:
        return None
    if allowed:
        return _sizes_in_words("raise" if at.bet else "bet", allowed[0], allowed[-1])
    if not at.bet:
        return say("smallest-bet", chips=at.unit)
    if at.raises >= limits.max_raises:
        return say("no-more-raises", n=limits.max_raises)
    return say("raise-takes-chips")


def _sizes_in_words(word: str, least: int, most: int) -> Text:
    return say("one-size", word=word, chips=least) if least == most else say("sizes", word=word, least=least, most=most)


def speak(at: Round, move: Wager, inside: Sequence[Seat], chips: Chips) -> tuple[Round, Chips]:
    """The round and the chips after an allowed wager of the seat to speak."""
    seat, waiting = at.waiting[0], at.waiting[1:]
    match move:
        case Call():
            price = min(at.bet - at.paid[seat], chips[seat])
            at = Round(_plus(at.paid, seat, price), at.bet, at.step, at.raises, at.unit, waiting)
        case Bet(bet) | Raise(bet):
            price = bet - at.paid[seat]
            answering = speakers(seat, [each for each in inside if each != seat], chips)
            raises = at.raises + bool(at.bet)
            at = Round(_plus(at.paid, seat, price), bet, bet - at.bet, raises, at.unit, answering)
        case _:
            return Round(at.paid, at.bet, at.step, at.raises, at.unit, waiting), chips
    return at, _plus(chips, seat, -price)


def _plus(chips: Chips, seat: Seat, more: int) -> Chips:
    return (*chips[:seat], chips[seat] + more, *chips[seat + 1 :])


class Pot(Value, frozen=True):
    """The chips in the middle: dead money, and the payments of each seat in each round, the ante first."""

    dead: int = 0
    """Chips that belong to the whole table: blinds and penalties."""
    rounds: tuple[Chips, ...] = ()

    @property
    def total(self) -> int:
        """All chips in it."""
        return self.dead + sum(map(sum, self.rounds))


def with_round(pot: Pot, paid: Chips) -> Pot:
    """The pot with the chips of a round added."""
    return Pot(pot.dead, (*pot.rounds, paid)) if any(paid) else pot


def with_dead(pot: Pot, chips: int) -> Pot:
    """The pot with more dead money."""
    return Pot(pot.dead + chips, pot.rounds)


def levels(pot: Pot) -> Iterator[tuple[int, tuple[Seat, ...]]]:
    """The chips of every level of every round, and the seats that paid it in full."""
    for paid in pot.rounds:
        below = 0
        for level in sorted({each for each in paid if each}):
            payers = tuple([seat for seat, each in enumerate(paid) if each >= level])
            yield (level - below) * len(payers), payers
            below = level


def share(pot: Pot, seats: int, stayed: Sequence[Seat]) -> Chips:
    """The chips that each seat gets: `stayed` lists the seats in the order of leaving, the last one left at the end.

    A level belongs to the seats that paid it in full, and goes to the one of them that stayed in longest. A
    level that only one seat paid in full goes back to it.
    """
    won = [0] * seats
    won[stayed[-1]] += pot.dead
    for chips, payers in levels(pot):
        won[max(payers, key=stayed.index)] += chips
    return tuple(won)
