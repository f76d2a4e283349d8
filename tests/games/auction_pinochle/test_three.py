"""Auction Pinochle with a widow and with a card pass, as a screen shows it, and as `strong` thinks of it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.moment import after

from spadille.core.contract import DealSheet, ScoreLine
from spadille.core.words import in_words
from spadille.games import entry, open_game
from spadille.games.auction_pinochle import scene
from spadille.games.auction_pinochle.form import FORMS
from spadille.games.auction_pinochle.players.strong import make
from spadille.games.auction_pinochle.scoring import end
from spadille.games.auction_pinochle.state import Match
from spadille.scene.model import Mark, Scene, Score
from spadille.testing.worded import worded
from spadille.thinking.budget import Budget, SeededRng

ROOM = entry("auction_pinochle")
THREE = ("You", "Walt", "Edie")
FOUR = ("You", "Walt", "Nora", "Edie")
WIDOW = (
    "table auction_pinochle widow 3 first_dealer=random",
    "-1 dealer 2",
    "deal 0: KH QH KC QC AC AC AD AD AS AS 9C 9D 9D 9S 9S; widow: AH 9H 9C",
)
PASSING = (
    "table auction_pinochle passing 4 first_dealer=random",
    "-1 dealer 3",
    "deal 0: KH QH AC TC JC 9C AC TC JC 9C 9D TD; 2: AH TH JH 9H AD TD KD JD AS TS 9S JS",
)


def scene_of(table: Any, seat: int | None, names: tuple[str, ...]) -> Scene:
    offers = () if seat is None else table.offers(seat)
    drawn: Scene = worded(ROOM.scene(table.game, table.view(seat), offers, names))
    return drawn


def told(table: Any, seat: int, text: str, viewer: int, names: tuple[str, ...]) -> list[str]:
    """Return what a viewer reads of a move that is made now."""
    game, state = table.game, table.state
    move = game.read(text)
    after = game.play(state, seat, move)
    seen = game.seen(state, seat, move, viewer)
    news = ROOM.happened(game, game.view(state, viewer), seat, seen, game.view(after, viewer), names)
    return [in_words(each.words, "en") for each in news]


def zones(scene: Scene) -> dict[str, tuple[str, tuple[str | None, ...]]]:
    return {zone.name: (str(zone.title), tuple(face.card for face in zone.faces)) for zone in scene.zones}


def test_the_widow_lies_face_down_then_up_and_what_is_buried_is_the_declarers_to_see() -> None:
    assert zones(scene_of(after(*WIDOW), 1, THREE))["widow"] == ("Widow", (None,) * 3)
    table = after(*WIDOW, "0 bid 250 ; 1 pass ; 2 pass")
    assert zones(scene_of(table, 1, THREE))["widow"] == ("From the widow", ("9H", "AH", "9C'"))
    mine = scene_of(table, 0, THREE)
    assert "widow" not in zones(mine)
    hand = next(zone for zone in mine.zones if zone.name == "hand")
    assert {face.card for face in hand.faces if Mark.NEW in face.marks} == {"9C'", "9H", "AH"}
    table = after(*WIDOW, "0 bid 250 ; 1 pass ; 2 pass", "0 trumps H", "0 bury 9D 9S 9C")
    assert zones(scene_of(table, 0, THREE))["widow"] == ("You buried", ("9C", "9D", "9S"))
    assert zones(scene_of(table, 1, THREE))["widow"] == ("Buried", (None,) * 3)


def test_all_read_which_cards_lay_in_the_widow() -> None:
    table = after(*WIDOW, "0 bid 250 ; 1 pass")
    cards = "the nine of hearts, the ace of hearts and the nine of clubs from the widow."
    assert told(table, 2, "pass", 0, THREE) == [f"Edie passes. You take {cards}"]
    assert told(table, 2, "pass", 1, ("Ann", "You", "Edie")) == [f"Edie passes. Ann takes {cards}"]
    assert told(after(*WIDOW, "0 bid 250"), 1, "pass", 0, THREE) == ["Walt passes."]


def test_who_buries_reads_how_many_and_the_others_read_no_card() -> None:
    table = after(*WIDOW, "0 bid 250 ; 1 pass ; 2 pass", "0 trumps H")
    scene = scene_of(table, 0, THREE)
    assert str(scene.prompt) == "Bury three cards. Their points are yours, but you cannot meld them."
    assert [(each.move, str(each.label)) for each in scene.choices] == [("bury {}", "Bury three")]
    laid = "You lay down a royal marriage, a marriage in clubs, the dix and four aces: 170."
    buried = "You bury the nine of clubs, the nine of diamonds and the nine of spades."
    assert told(table, 0, "bury 9C 9D 9S", 0, THREE) == [f"{buried} {laid}"]
    others = laid.replace("You lay", "Ann lays")
    assert told(table, 0, "bury 9C 9D 9S", 1, ("Ann", "You", "Edie")) == [f"Ann buries three cards. {others}"]


def test_the_bid_of_one_stands_against_two() -> None:
    table = after(*WIDOW, "0 bid 250 ; 1 pass ; 2 pass", "0 trumps H", "0 bury 9D 9S 9C")
    now = scene_of(table, 1, THREE).score.now
    assert [str(each.words) for each in now] == [
        "80 to win in tricks",
        "plays against the bid",
        "plays against the bid",
    ]
    assert [each.tricks for each in now] == [0, 0, 0], "bid, melds and tricks stand on the plates of players alone"
    laid = next(zone for zone in scene_of(table, 1, THREE).zones if zone.shape == "melds")
    assert str(laid.brief) == "A royal marriage, a marriage in clubs, the dix and four aces", "read at the plate"
    chips = after(WIDOW[0].replace("widow", "chips"), *WIDOW[1:])
    assert (str(scene_of(table, 0, THREE).score.unit), str(scene_of(chips, 0, THREE).score.unit)) == ("points", "chips")


def test_partners_read_whom_to_pass_to_and_what_came() -> None:
    table = after(*PASSING, "0 bid 250 ; 1 pass ; 2 pass ; 3 pass", "0 trumps H")
    scene = scene_of(table, 2, ("Ann", "Walt", "You", "Edie"))
    assert str(scene.prompt) == "Hearts are trumps. Choose four cards for Ann."
    assert [(each.move, str(each.label)) for each in scene.choices] == [("pass {}", "Pass them")]
    cards = "pass 9H TH JH AH"
    assert told(table, 2, cards, 0, FOUR) == [
        "Nora passes the nine of hearts, the ten of hearts, the jack of hearts and the ace of hearts."
    ]
    assert told(table, 2, cards, 1, FOUR) == ["Nora passes cards face down."]
    table = after(*PASSING, "0 bid 250 ; 1 pass ; 2 pass ; 3 pass", "0 trumps H", "2 pass AH TH JH 9H")
    mine = scene_of(table, 0, FOUR)
    assert str(mine.prompt) == "Choose four cards to pass back to Nora."
    hand = next(zone for zone in mine.zones if zone.name == "hand")
    assert {face.card for face in hand.faces if Mark.NEW in face.marks} == {"9H", "JH", "TH", "AH"}


@pytest.mark.parametrize(
    ("lines", "seat"),
    [
        ((*WIDOW, "0 bid 250 ; 1 pass ; 2 pass"), 0),
        ((*WIDOW, "0 bid 250 ; 1 pass ; 2 pass", "0 trumps H"), 0),
        ((*WIDOW, "0 bid 250 ; 1 pass ; 2 pass", "0 trumps H", "0 bury 9D 9S 9C", "0 play AC"), 1),
        ((WIDOW[0].replace("widow", "chips"), *WIDOW[1:]), 0),
        ((*PASSING, "0 bid 250 ; 1 pass ; 2 pass ; 3 pass", "0 trumps H"), 2),
    ],
)
def test_strong_weighs_what_may_be_done(lines: tuple[str, ...], seat: int) -> None:
    table = after(*lines)
    bot = make(table.game, seat, SeededRng(1), Budget(worlds=5))  # type: ignore[arg-type]
    decision = bot.choose(table.view(seat), table.moves(seat))
    assert len(decision.weighed) > 1
    assert table.game.refusal(table.state, seat, decision.move) is None


def test_apn_h54_of_three_two_may_win_and_a_level_end_is_drawn() -> None:
    options = open_game("auction_pinochle", "chips", 3, {"max_deals": 4}).options
    ends = [end(options, Match(0, 4, totals, ()), 0) for totals in ((10, 10, -20), (0, 0, 0), (1, 2, -3))]
    assert [found and found.winners for found in ends] == [(0, 1), (), (1,)]


def test_who_plays_with_whom() -> None:
    assert FORMS[4].foes(1, 0) == (2, 0)
    assert FORMS[3].foes(1, 0) == (0,)
    assert (FORMS[4].partner(1), FORMS[3].alone) == (3, True)


@pytest.mark.parametrize(
    ("seats", "totals", "won"),
    [
        (3, (10, 40, -50), "Bob wins the match with 40 chips."),
        (3, (40, 10, -50), "You win the match with 40 chips."),
        (4, (900, 400), "You and Cid win the match with 900 points."),
    ],
)
def test_a_match_is_won_by_one_of_three_and_by_two_of_four(seats: int, totals: tuple[int, ...], won: str) -> None:
    game: Any = open_game("auction_pinochle", "chips" if seats == 3 else None, seats, {"max_deals": 1})
    found = end(game.options, Match(0, 1, totals, ()), 0)
    assert str(scene.end_words(game, found, ("You", "Bob", "Cid", "Dan")[:seats])) == won


def test_a_deal_paid_in_chips_is_told_in_chips() -> None:
    game: Any = open_game("auction_pinochle", "chips", 3, {})
    clause, words = "APN-H39", "made"
    sheet = DealSheet(
        1, tuple(ScoreLine(clause, side, got, words) for side, got in enumerate((14, -7, -7))),
        (14, -7, -7), ("bid 300", "pass", "pass"), (9, 3, 3),
    )  # fmt: skip
    (panel,) = ROOM.panels(game, Score(THREE, sheet.totals, "chips", (sheet,)), THREE)
    assert [str(each) for each in panel.said] == ["Made. You bid 300: 14 chips.", "Walt: minus 7.", "Edie: minus 7."]
    assert str(panel.heads[2]) == "Chips"


def test_giving_up_costs_chips_at_a_table_for_chips() -> None:
    def note(*lines: str) -> str:
        table = after(*lines, "0 bid 300 ; 1 pass ; 2 pass")
        (found,) = (each for each in scene_of(table, 0, THREE).choices if each.move == "concede")
        return str(found.note)

    assert note(*WIDOW) == "loses the bid: 300"
    assert note(WIDOW[0].replace("widow", "chips"), *WIDOW[1:]) == "pays each of the others 3 chips"


def test_melds_that_are_too_few_to_count_leave_the_whole_bid_to_be_won_in_tricks() -> None:
    few = "deal 0: KH QH JC JC' TC TC' 9D 9D' JS JS' TS TS'; 2: AC AC' JD JD' 9C 9C' TD TD' 9S 9S' AS JH"
    for least, need in ((0, "melds 40, 210"), (100, "melds 0, 250")):
        table = after(
            f"table auction_pinochle partnership 4 first_dealer=random concede=false minimum_meld={least}",
            "-1 dealer 3",
            few,
            "0 bid 250 ; 1 pass ; 2 pass ; 3 pass",
            "0 trumps H",
        )
        assert str(scene_of(table, 0, FOUR).score.now[0].words) == f"250 bid, {need} to win in tricks"
