"""Spades: a short label for each option, for a person who sets up a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spadille.core.words import Name, Text
from spadille.games.spades import say
from spadille.parts import say as shared

LABELS: Final[Mapping[Name, Text]] = {
    "partnership": say("label-partnership"),
    "sides": say("label-sides"),
    "target": shared("label-target"),
    "first_dealer": shared("label-first-dealer"),
    "min_bid": say("label-min-bid"),
    "nil": say("label-nil"),
    "blind_nil": say("label-blind-nil"),
    "nil_bonus": say("label-nil-bonus"),
    "nil_penalty": say("label-nil-penalty"),
    "blind_nil_bonus": say("label-blind-nil-bonus"),
    "blind_nil_penalty": say("label-blind-nil-penalty"),
    "blind_nil_behind": say("label-blind-nil-behind"),
    "failed_nil_bags": say("label-failed-nil-bags"),
    "set_penalty": say("label-set-penalty"),
    "trick_points": say("label-trick-points"),
    "overtrick_points": say("label-overtrick-points"),
    "bag_penalty": say("label-bag-penalty"),
    "break_rule": say("label-break-rule"),
    "opening_lead": say("label-opening-lead"),
    "lowest_clubs": say("label-lowest-clubs"),
    "first_trick_spades": say("label-first-trick-spades"),
    "mercy": say("label-mercy"),
    "hand_limit": say("label-hand-limit"),
    "win_by": say("label-win-by"),
    "win_with_contract": shared("label-win-with-contract"),
    "jokers": shared("label-jokers"),
    "jokers_replace": say("label-jokers-replace"),
    "deuces": say("label-deuces"),
    "deuces_over_jokers": say("label-deuces-over-jokers"),
    "cut": say("label-cut"),
    "misdeal": say("label-misdeal"),
    "max_deals": say("label-max-deals"),
    "nil_pass": say("label-nil-pass"),
    "nil_pass_when": say("label-nil-pass-when"),
    "nil_pass_order": say("label-nil-pass-order"),
    "bidding": say("label-bidding"),
    "side_min": say("label-side-min"),
    "both_nil": say("label-both-nil"),
    "bag_limit": say("label-bag-limit"),
    "failed_nil_counts": say("label-failed-nil-counts"),
    "ten_for": say("label-ten-for"),
    "slam_for": say("label-slam-for"),
    "closed": say("label-closed"),
    "any_total": say("label-any-total"),
    "total_min": say("label-total-min"),
    "bids_itself": say("label-bids-itself"),
    "zero_bid": say("label-zero-bid"),
    "double_nil": say("label-double-nil"),
    "jokers_break": say("label-jokers-break"),
    "bags_paid": say("label-bags-paid"),
    "blind_bid": say("label-blind-bid"),
    "blind_bid_behind": say("label-blind-bid-behind"),
    "blind_bid_loss": say("label-blind-bid-loss"),
    "thrown_card": say("label-thrown-card"),
    "boston": say("label-boston"),
}
"""The label of every option, by its name."""
