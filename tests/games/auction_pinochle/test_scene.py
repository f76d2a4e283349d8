"""Auction Pinochle as a screen shows it: all twelve tricks bid, and a match that nobody wins."""

from __future__ import annotations

from typing import Any

from tests.games.moment import after

from spadille.core.contract import Outcome
from spadille.core.table import Table
from spadille.games import entry, open_game
from spadille.games.auction_pinochle.form import FORMS
from spadille.games.auction_pinochle.rules import AuctionPinochleOptions
from spadille.games.auction_pinochle.scene import tell
from spadille.games.auction_pinochle.sight import imagine, view
from spadille.games.auction_pinochle.state import SHOOT, Ended, Match
from spadille.scene.model import Does, Scene
from spadille.testing.worded import worded
from spadille.thinking.budget import SeededRng

NAMES = ("You", "Walt", "Nora", "Edie")
START = "table auction_pinochle partnership 4 first_dealer=random concede=false shoot=500"
HEARTS = "deal 0: AH AH' TH TH' KH KH' QH QH' JH JH' 9H 9C; 1: AC"
DRAWN = Ended(Match(0, 100, (90, 90), ()), Outcome(payoff=(90, 90, 90, 90), winners=()))


def sat_down(*lines: str) -> Table:
    return after(START, "-1 dealer 3", HEARTS, *lines)


def scene_of(table: Table) -> Scene:
    drawn: Scene = entry("auction_pinochle").scene(table.game, table.view(0), table.offers(0), NAMES)
    return worded(drawn)


def test_all_twelve_tricks_are_dared_beside_the_pass() -> None:
    found = [each for each in scene_of(sat_down()).choices if each.does is Does.DARE]
    assert [(each.move, each.label, each.group, each.key) for each in found] == [
        ("shoot", "All twelve tricks", "pass", "s")
    ]


def test_a_shot_is_open_until_the_first_trick_is_lost() -> None:
    table = sat_down("0 shoot ; 0 trumps H", "0 play AH", "auto 3")
    stand = scene_of(table).score.now[0]
    assert (stand.words, stand.state, stand.tricks) == ("all twelve bid, 1 taken", "open", 1)
    lost = sat_down("0 shoot ; 0 trumps H", "0 play 9C ; 1 play AC", "auto 2")
    stand = scene_of(lost).score.now[0]
    assert (stand.words, stand.state, stand.tricks) == ("all twelve bid, 0 taken", "set", 0)


def test_a_plate_tells_the_melds_of_those_who_may_keep_them() -> None:
    table = sat_down("0 bid 250 ; 1 pass ; 2 pass ; 3 pass ; 0 trumps H")
    facts = {plate.name: [str(each.label) for each in plate.facts] for plate in scene_of(table).plates}
    assert all("melds" in each for each in facts.values()), facts


def test_it_is_said_who_bids_all_twelve() -> None:
    assert [str(tell(seat, SHOOT, NAMES)) for seat in (0, 2)] == [
        "You bid all twelve tricks.",
        "Nora bids all twelve tricks.",
    ]


def test_a_match_that_is_level_at_its_end_is_said_to_be_drawn_and_can_be_imagined() -> None:
    game: Any = open_game("auction_pinochle", "partnership", 4, {})
    seen = view(FORMS[4], DRAWN, 0)
    shown: Scene = entry("auction_pinochle").scene(game, seen, (), NAMES)
    assert str(shown.over) == "The match is drawn: the totals are level."
    assert imagine(AuctionPinochleOptions(), FORMS[4], seen, SeededRng(1)) == DRAWN
