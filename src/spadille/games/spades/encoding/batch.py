"""Spades for batches in the kernel: the terms of options and seats, in numbers."""

from __future__ import annotations

from typing import Final

from spadille.core.contract import Value
from spadille.core.errors import BadOptions
from spadille.games.spades.game import Spades
from spadille.games.spades.house import bids_blind, unbatched
from spadille.parts.encoder import PLACES, Settings

_OPENINGS: Final = ("any", "no_spade", "two_of_clubs")


class Terms(Value, frozen=True, kw_only=True):
    """The terms of a table, under the names that the kernel reads (kernel/src/games/spades)."""

    seats: int
    sides: int
    hand_size: int
    pack: tuple[int, ...]
    """The pack in its order, each card as its action."""
    draw_high: bool
    min_bid: int
    nil: bool
    blind_nil: bool
    only_behind: bool
    behind: int
    nil_bonus: int
    nil_penalty: int
    blind_nil_bonus: int
    blind_nil_penalty: int
    failed_nil_bags: bool
    minus: bool
    points_bid: bool
    overtrick_points: int
    bag_penalty: int
    broken: bool
    opening: int
    cut: bool
    target: int
    has_mercy: bool
    mercy: int
    hand_limit: int | None
    max_deals: int


def batch(game: Spades, _: Settings) -> tuple[str, Terms]:
    """Return the kernel's name of the game and the terms of a table for it; raises BadOptions."""
    rules = game.options
    if rules.deuces != "low":
        raise BadOptions(
            f'expected deuces="low" in a batch of Spades, whose kernel ranks twos low; got "{rules.deuces}"'
        )
    if game.terms.custom is not None:
        raise BadOptions("expected a first trick without customs in a batch of Spades (SPD-H9, SPD-H10)")
    if rules.win_with_contract:
        raise BadOptions("expected win_with_contract=false in a batch of Spades; got true (SPD-H11)")
    if rules.win_by > 1:
        raise BadOptions(
            f"expected win_by=1 in a batch of Spades, whose kernel knows no other; got {rules.win_by} (SPD-H1)"
        )
    if game.seats == 2:
        raise BadOptions("expected 3 to 6 seats in a batch of Spades: the stock of two players is not in it; got 2")
    if (why := unbatched(rules, game.seats)) is not None:
        raise BadOptions(why)
    return "spades", Terms(
        seats=game.seats,
        sides=game.sides,
        hand_size=game.hand_size,
        pack=tuple(PLACES[each] for each in game.pack),
        draw_high=rules.first_dealer == "draw_high",
        min_bid=rules.min_bid,
        nil=rules.nil,
        blind_nil=bids_blind(rules, game.seats),
        only_behind=rules.blind_nil_behind is not None,
        behind=rules.blind_nil_behind or 0,
        nil_bonus=rules.nil_bonus,
        nil_penalty=rules.nil_penalty,
        blind_nil_bonus=rules.blind_nil_bonus,
        blind_nil_penalty=rules.blind_nil_penalty,
        failed_nil_bags=rules.failed_nil_bags,
        minus=rules.set_penalty == "minus",
        points_bid=rules.trick_points == "bid",
        overtrick_points=rules.overtrick_points,
        bag_penalty=rules.bag_penalty,
        broken=rules.break_rule == "broken",
        opening=_OPENINGS.index(rules.opening_lead),
        cut=rules.cut,
        target=rules.target,
        has_mercy=rules.mercy is not None,
        mercy=rules.mercy or 0,
        hand_limit=rules.hand_limit,
        max_deals=rules.max_deals,
    )
