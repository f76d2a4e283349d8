"""Auction Pinochle: what a player without a marriage is told, before the bid and after it."""

from __future__ import annotations

from typing import Any

import pytest

from spadille.bots import make_bot
from spadille.cards.card import read_cards
from spadille.cards.holding import holding
from spadille.games import open_game
from spadille.games.auction_pinochle.players.reasons import REASONS
from spadille.games.auction_pinochle.scene import scene
from spadille.games.auction_pinochle.state import Bid, Bidding, Match
from spadille.parts.auction import PASS
from spadille.parts.doubled import PACK

NAMES = ("You", "Walt", "Nora", "Edie")
BARE = "AC TC KC JC AD TD KD JD AH TH KH JH"
POOR = "AC KC QC 9C AD QD 9D AH JH 9H JS 9S"
WED = "AC TC KC QC AD TD KD JD AH TH KH JH"


def prompts(hand: str, **options: Any) -> list[str]:
    """Return what the player with this hand reads: before the first bid, and when 250 has won it."""
    game: Any = open_game("auction_pinochle", "partnership", 4, options)
    mine = holding(read_cards(hand))
    rest = [each for each in PACK if not mine >> each & 1]
    hands = (mine, *(holding(rest[at::3]) for at in range(3)))

    def read(state: Any) -> str:
        return str(scene(game, game.view(state, 0), tuple(game.offers(state, 0)), NAMES).prompt)

    first = Bidding(Match(3, 0, (0, 0), ()), hands, ())
    won: Any = first
    for call in (Bid(250), PASS, PASS, PASS):
        won = game.play(won, game.turn(won).seats[0], call)
    return [read(first), read(won)]


def test_apn_h12_who_holds_no_marriage_reads_so_before_the_bid_and_is_not_asked_for_trumps_after_it() -> None:
    assert prompts(BARE) == [
        "Your bid. You have no marriage for trumps.",
        "You have no marriage to name trumps with. You can only give up.",
    ]


def test_apn_h9_the_dealer_who_must_bid_is_told_why_before_and_when_a_pass_is_tried() -> None:
    game: Any = open_game("auction_pinochle", "partnership", 4, {})
    hands = tuple(holding(list(PACK)[at::4]) for at in range(4))
    state: Any = Bidding(Match(3, 0, (0, 0), ()), hands, (PASS,) * 3)
    shown = scene(game, game.view(state, 3), tuple(game.offers(state, 3)), NAMES)
    assert str(shown.prompt) == "The others have passed, so you must bid. You have no marriage for trumps."
    refused = {choice.move: choice.refusal for choice in shown.choices}["pass"]
    assert refused is not None
    assert (refused.clause, str(refused.reason)) == ("APN-H9", "The others have passed, so you must bid.")
    free: Any = open_game("auction_pinochle", "partnership", 4, {"all_pass": "next_dealer"})
    told = scene(free, free.view(state, 3), tuple(free.offers(state, 3)), NAMES)
    assert str(told.prompt).startswith("Your bid.")


@pytest.mark.parametrize(("hand", "options"), [(WED, {}), (BARE, {"marriage_needed": False})])
def test_apn_h12_who_may_name_trumps_is_asked_to(hand: str, options: dict[str, Any]) -> None:
    assert prompts(hand, **options) == ["Your bid.", "The bid is yours. Name trumps."]


def test_a_dealer_who_may_bid_lower_is_told_why_that_bid_is_right() -> None:
    game: Any = open_game("auction_pinochle", "partnership", 4, {"dealer_below": 10})
    poor = holding(read_cards(POOR))
    rest = [each for each in PACK if not poor >> each & 1]
    hands = (*(holding(rest[at::3]) for at in range(3)), poor)
    state = Bidding(Match(3, 0, (0, 0), ()), hands, (PASS,) * 3)
    bids = game.moves(state, 3)
    assert bids[:2] == (Bid(240), Bid(250))
    assert make_bot("regular", game, 3, 1).choose(game.view(state, 3), bids).move == Bid(240)
    (ground,) = REASONS.grounds(game, game.view(state, 3), Bid(240))
    assert str(ground.words(NAMES)) == "the others have passed, so the dealer must bid"
