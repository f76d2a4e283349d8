"""Mexican Sweat: a short label for each option, for a person who sets up a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spadille.core.words import Name, Text
from spadille.games.mexican_sweat import say
from spadille.parts import say as shared

LABELS: Final[Mapping[Name, Text]] = {
    "stake_mode": say("label-stake-mode"),
    "ante": say("label-ante"),
    "small_blind": say("label-small-blind"),
    "big_blind": say("label-big-blind"),
    "betting_limit": say("label-betting-limit"),
    "bet": shared("label-bet"),
    "max_raises": say("label-max-raises"),
    "peek": say("label-peek"),
    "peek_index": say("label-peek-index"),
    "tie_with_card_to_beat": say("label-tie-with-card-to-beat"),
    "kickers_between_players": say("label-kickers-between-players"),
    "look_penalty": say("label-look-penalty"),
    "pair_doubles_min_bet": say("label-pair-doubles-min-bet"),
    "pair_doubles_for": say("label-pair-doubles-for"),
    "kill_card": say("label-kill-card"),
    "card_to_beat": say("label-card-to-beat"),
    "wild": say("label-wild"),
    "betting_after": say("label-betting-after"),
    "chips": shared("label-chips"),
    "first_dealer": shared("label-first-dealer"),
    "max_deals": say("label-max-deals"),
}
"""The label of every option, by its name."""
