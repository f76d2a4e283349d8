"""Spades: options of the auction that no printed rulebook of ours has, as tables play them (house rules)."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from spadille.core.options import Option
from spadille.games.spades.words import say


def bids_blind(options: Any, seats: int) -> bool:
    """Whether nil may be bid blind at a table: two players have seen the hands that they drew (SPD-S12)."""
    return bool(options.blind_nil) and seats != 2


def bids_nil(options: Any, seats: int) -> bool:
    """Whether nil may be bid at a table, blind or not."""
    return options.nil or bids_blind(options, seats)


def in_pairs(options: Any, seats: int) -> bool:
    """Whether every player has one partner."""
    return bool(options.partnership) and seats == 4


def may_pass(options: Any, seats: int) -> bool:
    """Whether cards may be passed to and from a nil at a table."""
    return in_pairs(options, seats) and bids_nil(options, seats)


def passes(options: Any, seats: int) -> bool:
    """Whether cards are passed to and from a nil at a table."""
    return bool(options.nil_pass) and may_pass(options, seats)


NilPass: TypeAlias = Annotated[
    int,
    Option(
        whole=lambda n: say("rule-nil-pass", n=n),
        values=((0, say("rule-no-nil-pass")),),
        high=4,
        clauses="SPD-H30",
        later=True,
        applies=may_pass,
    ),
]
NilPassWhen: TypeAlias = Annotated[
    Literal["always", "blind"],
    Option(
        values=(("always", say("rule-pass-always")), ("blind", say("rule-pass-blind"))),
        clauses="SPD-H31",
        later=True,
        applies=passes,
    ),
]
NilPassOrder: TypeAlias = Annotated[
    Literal["nil_first", "together"],
    Option(
        values=(("nil_first", say("rule-pass-nil-first")), ("together", say("rule-pass-together"))),
        clauses="SPD-H32",
        later=True,
        applies=passes,
    ),
]


def contradiction(options: Any, seats: int) -> str | None:
    """Which options of the auction cannot stand together, both named."""
    if passes(options, seats) and options.nil_pass_when == "blind" and not bids_blind(options, seats):
        return "option nil_pass_when: expected always with blind_nil false; nobody bids blind here (SPD-H31)"
    return None


def unnumbered(options: Any, seats: int) -> str | None:
    """Why a table cannot be put in numbers for programs that learn; None if it can."""
    if passes(options, seats):
        return f"option nil_pass: expected 0 for a program that learns; got {options.nil_pass} (SPD-H30)"
    return None


def unbatched(options: Any, seats: int) -> str | None:
    """Why a table cannot be played in a batch; None if it can."""
    return unnumbered(options, seats)
