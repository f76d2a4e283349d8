"""Spades: ways to play that have a name, the most played first."""

from __future__ import annotations

from typing import Final

from spadille.core.options import OptionValue
from spadille.core.preset import Preset
from spadille.core.words import speaker
from spadille.parts import say as shared

say: Final = speaker(__package__)

_JOKERS_AND_DEUCES: Final[dict[str, OptionValue]] = {
    "jokers": 2,
    "jokers_replace": "heart_and_club",
    "deuces": "diamond_spade",
}
"""From the top: big joker, little joker, two of diamonds, two of spades."""
_COUNTED: Final[dict[str, OptionValue]] = {"nil": True, "set_penalty": "minus", "bag_penalty": 100}
"""Usual scoring options to add if the nearest rulebook has neither nil nor bags."""

PRESETS: Final = (
    Preset(
        name="jokers_and_deuces",
        title=say("jokers-and-deuces"),
        line=say("jokers-and-deuces-line"),
        guest=(say("jokers-on-top"), say("two-twos-out"), say("jokers-and-deuces-3")),
        rulebook="rules_of_spades",
        seats=(4,),
        options={**_JOKERS_AND_DEUCES, "nil": False, "blind_nil": False, "side_min": 4, "ten_for": 200},
        also=("JJDD", "joker joker deuce deuce", "deuces wild"),
    ),
    Preset(
        name="jokers_and_deuces_with_pass",
        title=say("with-pass"),
        line=say("with-pass-line"),
        guest=(say("jokers-on-top"), say("two-twos-out"), say("with-pass-3")),
        rulebook="rules_of_spades",
        seats=(4,),
        options={**_JOKERS_AND_DEUCES, "nil_pass": 2, "nil_pass_when": "blind"},
        also=("jokers and deuces with a two-card pass", "JJDD with a pass"),
    ),
    Preset(
        name="nil_with_pass",
        title=say("nil-pass"),
        line=say("nil-pass-line"),
        guest=(say("nil-pass-1"), say("nil-pass-2"), say("nil-pass-3")),
        rulebook="rules_of_spades",
        seats=(4,),
        options={"nil_pass": 2},
        also=("card pass", "two-card pass", "nil exchange"),
    ),
    Preset(
        name="high_deuces",
        title=say("high-deuces"),
        line=say("high-deuces-line"),
        guest=(say("high-deuces-1"), say("high-deuces-2"), say("else-usual")),
        rulebook="rules_of_spades",
        seats=(4,),
        options={"deuces": "all"},
        also=("deuces high", "four deuces"),
    ),
    Preset(
        name="ten_for_200",
        title=say("ten-for-200"),
        line=say("ten-for-200-line"),
        guest=(say("ten-for-200-1"), say("ten-for-200-2"), say("else-usual")),
        rulebook="rules_of_spades",
        seats=(4,),
        options={"side_min": 4, "ten_for": 200},
        also=("ten for two", "10 for 200", "10-4-200"),
    ),
    Preset(
        name="bids_itself",
        title=say("bids-itself"),
        line=say("bids-itself-line"),
        guest=(say("bids-itself-1"), say("bids-itself-2"), say("bids-itself-3")),
        rulebook="rules_of_spades",
        seats=(4,),
        options={"bids_itself": True, "side_min": 4, "blind_bid": 6},
        also=("first hand bids itself", "board of four", "blind six"),
    ),
    Preset(
        name="closed",
        title=say("closed"),
        line=say("closed-line"),
        guest=(say("closed-1"), say("closed-2"), say("else-usual")),
        rulebook="rules_of_spades",
        seats=(4,),
        options={"closed": True},
        also=("closed bids", "blind auction", "secret bids"),
    ),
    Preset(
        name="short_match",
        title=say("short-match"),
        line=say("short-match-line"),
        guest=(say("short-match-1"), say("short-match-2"), say("short-match-3")),
        rulebook="rules_of_spades",
        seats=(4,),
        options={"target": 250, "bag_limit": 5, "bag_penalty": 50},
        also=("bags at five", "five bags", "to 250"),
    ),
    Preset(
        name="low_club",
        title=say("low-club"),
        line=say("low-club-line"),
        guest=(say("low-club-1"), say("low-club-2"), say("else-usual")),
        rulebook="rules_of_spades",
        seats=(4,),
        options={"opening_lead": "two_of_clubs", "lowest_clubs": True, "first_trick_spades": False},
        also=("lowest club leads", "two of clubs leads"),
    ),
    Preset(
        name="suicide",
        title=say("suicide"),
        line=say("suicide-line"),
        guest=(say("suicide-1"), say("suicide-2"), say("nobody-blind")),
        rulebook="rules_of_spades",
        seats=(4,),
        options={"bidding": "suicide", "side_min": 4},
        also=("suicide spades",),
    ),
    Preset(
        name="mirror",
        title=say("mirror"),
        line=say("mirror-line"),
        guest=(say("mirror-1"), say("no-spade-is-nil"), say("nobody-blind")),
        rulebook="rules_of_spades",
        seats=(4,),
        options={"bidding": "mirror"},
        also=("mirrors", "mirror spades"),
    ),
    Preset(
        name="whiz",
        title=say("whiz"),
        line=say("whiz-line"),
        guest=(say("whiz-1"), say("no-spade-is-nil"), say("nobody-blind")),
        rulebook="rules_of_spades",
        seats=(4,),
        options={"bidding": "whiz"},
        also=("whizz", "whiz spades"),
    ),
    Preset(
        name="cutthroat",
        title=shared("cutthroat"),
        line=say("cutthroat-line"),
        guest=(say("cutthroat-1"), say("nil-100-set-minus"), say("bags-100-to-500")),
        rulebook="bicycle",
        seats=(3, 4),
        options=_COUNTED,
        also=("solo", "individual spades", "three-handed spades"),
    ),
    Preset(
        name="two_hands",
        title=shared("two-hands"),
        line=say("two-hands-line"),
        guest=(say("two-hands-1"), say("nil-100-set-minus"), say("bags-100-to-500")),
        rulebook="bicycle",
        seats=(2,),
        options=_COUNTED,
        also=("two-handed spades", "honeymoon spades"),
    ),
    Preset(
        name="three_pairs",
        title=shared("three-pairs"),
        line=say("three-pairs-line"),
        guest=(say("three-pairs-1"), say("eight-cards"), say("nil-bags-100-to-500")),
        rulebook="bicycle",
        seats=(6,),
        options={**_COUNTED, "partnership": True, "sides": 3},
        also=("six in pairs", "six-handed spades"),
    ),
    Preset(
        name="two_threes",
        title=shared("two-threes"),
        line=say("two-threes-line"),
        guest=(say("two-threes-1"), say("eight-cards"), say("nil-bags-100-to-500")),
        rulebook="bicycle",
        seats=(6,),
        options={**_COUNTED, "partnership": True},
        also=("three against three",),
    ),
)
