"""Tests what a finished deal has come to, as people read it before the next one."""

from __future__ import annotations

from typing import Any

import pytest

from spadille.core.contract import DealSheet, Outcome, ScoreLine
from spadille.core.table import Table
from spadille.core.words import speaking
from spadille.fair.commit import dealer
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game
from spadille.games.mexican_sweat.clauses import Rule as Fate
from spadille.games.spades.scoring import score_deal
from spadille.games.spades.state import LEXICON, Match
from spadille.scene.model import Panel, Score
from spadille.scene.paneling import story
from spadille.testing.playing import random_move
from spadille.testing.worded import worded

NAMES = ("You", "Walt", "Nora", "Edie")


def of(game: Any, *sheets: DealSheet, seated: tuple[str, ...] = NAMES) -> tuple[Panel, ...]:
    names = seated[: game.seats]
    sides = len(sheets[0].totals)
    titles = tuple(" and ".join(names[side::sides]) for side in range(sides))
    return worded(GAMES[game.name].panels(game, Score(titles, sheets[-1].totals, "points", sheets), names))


def spades(*deals: tuple[str, tuple[int, ...]], bags: tuple[int, int] = (0, 0), **options: Any) -> tuple[Panel, ...]:
    game = open_game("spades", "rules_of_spades", 4, options)
    match = Match(0, 0, (0, 0), bags, (), tied=False)
    for words, taken in deals:
        calls: Any = tuple(LEXICON.read(each) for each in words.split(", "))
        match = score_deal(game.options, game.prefix, match, calls, taken)
    return of(game, *match.sheet)


def test_a_contract_that_is_made_and_one_that_is_set() -> None:
    (panel,) = spades(("bid 3, bid 4, bid 2, bid 3", (4, 3, 3, 3)))
    assert panel.said == (
        "Made. You and Nora bid 5 and took 7: 52 points, 2 bags.",
        "Set. Walt and Edie bid 7 and took 6: minus 70.",
    )
    assert panel.heads == ("Bid", "Taken", "Bags", "Points", "Total")
    assert [row.cells for row in panel.rows] == [("5", "7", "2", "+52", "52"), ("7", "6", "0", "−70", "−70")]
    assert [row.state for row in panel.rows] == ["made", "set"]
    assert panel.did[:2] == ("You bid 3 and took 4.", "Walt bid 4 and took 3.")
    assert panel.turns == ("Walt and Edie were set on 7", "")


def test_nils_stand_beside_the_contract_of_the_partner() -> None:
    (panel,) = spades(("bid 4, nil, blind nil, bid 5", (5, 1, 0, 7)))
    assert panel.said == (
        "Made. You bid 4 and took 5: 41 points, 1 bag. Nora's blind nil is made: 200 points.",
        "Made. Edie bid 5 and took 7: 52 points, 2 bags. Walt's nil is set: minus 100.",
    )
    assert panel.did[1:3] == ("Walt bid nil and took 1.", "Nora bid blind nil and took none.")
    assert panel.rows[1].cells[0] == "nil + 5"
    assert panel.turns == ("Nora's blind nil was made", "Edie made 5")
    (fallen,) = spades(("nil, bid 5, blind nil, bid 5", (1, 6, 0, 6)))
    assert fallen.said[0] == "Your nil is set: minus 100. Nora's blind nil is made: 200 points."
    assert fallen.turns == ("Nora's blind nil was made", "Walt and Edie made 10")


def test_bags_are_counted_from_deal_to_deal_and_ten_of_them_cost() -> None:
    first, second = spades(("bid 1, bid 3, bid 1, bid 3", (5, 2, 3, 3)), ("bid 2, bid 3, bid 1, bid 3", (5, 2, 3, 3)))
    assert (first.rows[0].cells[2], second.rows[0].cells[2]) == ("6", "1")
    assert str(second.said[0]).endswith("Ten bags: minus 100.")
    assert second.turns[1] == "You and Nora had ten bags"
    free, more = spades(
        ("bid 1, bid 3, bid 1, bid 3", (5, 2, 3, 3)), ("bid 2, bid 3, bid 1, bid 3", (5, 2, 3, 3)), bag_penalty=0
    )
    assert (free.rows[0].cells[2], more.rows[0].cells[2]) == ("6", "11")


def test_five_hundred_names_the_contract_and_who_bid_it() -> None:
    game = open_game("five_hundred", None, None, {})
    lines = (ScoreLine("FVH-53", 0, -300, ""), ScoreLine("FVH-54", 1, 30, ""))
    bids = ("bid 8H", "bid 7S", "bid 7H", "pass")
    (panel,) = worded(of(game, DealSheet(1, lines, (-300, 30), bids, (4, 1, 3, 2))))
    assert panel.said == (
        "Set. You bid eight hearts; you and Nora took 7: minus 300.",
        "Walt and Edie took 3: 30 points.",
    )
    assert [(row.cells, row.state) for row in panel.rows] == [
        (("eight hearts", "7", "−300", "−300"), "set"),
        (("", "3", "+30", "30"), "open"),
    ]
    assert panel.did == (
        "You bid eight hearts and took 4.",
        "Walt bid seven spades and took 1.",
        "Nora bid seven hearts and took 3.",
        "Edie passed and took 2.",
    )
    assert panel.turns == ("", "You were set on eight hearts")
    sheet = DealSheet(1, lines, (-300, 30), bids, (4, 1, 3, 2))
    (mine,) = worded(of(game, sheet, seated=("Nora", "Walt", "You", "Edie")))
    assert mine.said[0] == "Set. Nora bid eight hearts; you and Nora took 7: minus 300."
    made = (ScoreLine("FVH-27", 1, 250, ""), ScoreLine("FVH-54", 0, 0, ""))
    (nullo,) = worded(of(game, DealSheet(1, made, (0, 250), ("pass", "nullo", "pass", "pass"), (5, 0, 5, 0))))
    assert nullo.said[0] == "Made. Walt bid nullo; Walt and Edie took none: 250 points."
    assert nullo.turns == ("", "Walt made nullo")
    without = (ScoreLine("FVH-33", 0, 60, ""), ScoreLine("FVH-33", 1, 40, ""))
    (level,) = worded(of(game, DealSheet(1, without, (60, 40), ("pass",) * 4, (3, 2, 3, 2))))
    assert level.said[0] == "You and Nora took 6: 60 points."
    assert level.turns == ("", "")


def test_pinochle_parts_melds_cards_and_the_last_trick() -> None:
    lines = (
        ScoreLine("PIN-24", 0, 40, "pinochle"),
        ScoreLine("PIN-60", 0, 130, ""),
        ScoreLine("PIN-60", 1, 110, ""),
        ScoreLine("PIN-59", 1, 10, "the last trick"),
    )
    (panel,) = worded(of(open_game("pinochle", None, None, {}), DealSheet(1, lines, (170, 120), taken=(13, 11))))
    assert panel.said == (
        "You melded 40, took 130 in cards: 170 points.",
        "Walt melded 0, took 110 in cards and the last trick: 120 points.",
    )
    assert panel.rows[1].cells == ("0", "110", "10", "+120", "120")
    assert panel.did[0] == "You took 13 tricks."


POT = DealSheet(
    1,
    (
        ScoreLine(Fate.BETTING.clause, 0, -5, "folded"),
        ScoreLine(Fate.KILL.clause, 1, -15, "killed"),
        ScoreLine(Fate.STAKES.clause, 2, -15, "put into the pot"),
        ScoreLine(Fate.LAST_WINS.clause, 2, 35, "takes the pot"),
    ),
    (995, 985, 1020),
)


def test_mexican_sweat_says_who_took_the_pot_and_how_the_others_went_out() -> None:
    (panel,) = worded(of(open_game("mexican_sweat", None, 3, {}), POT))
    assert panel.said == ("Nora took the pot of 35 chips.",)
    assert panel.did == ("You folded: minus 5.", "Walt was killed: minus 15.")
    assert panel.rows[2].cells == ("+20", "1020")
    assert panel.turns == ("", "", "Nora took a pot of 35")


def test_in_german_the_turn_of_a_match_in_mexican_sweat_is_told_in_a_clause_of_its_own() -> None:
    game = open_game("mexican_sweat", None, 3, {})
    panels = GAMES[game.name].panels(game, Score(NAMES[:3], POT.totals, "chips", (POT, POT)), NAMES[:3])
    with speaking("de"):
        told = str(story(Score(NAMES[:3], POT.totals, "chips", (POT, POT)), panels, Outcome((0, 0, 1), (2,))))
    assert told == "Die Wende kam in Spiel 1: Nora holt einen Pot von 35."


def test_a_game_without_panels_of_its_own_has_the_lines_of_its_sheet() -> None:
    game = open_game("war", None, None, {})
    (panel,) = worded(of(game, DealSheet(1, (ScoreLine("WAR-19", 0, 30, "30 cards after 9 skirmishes"),), (30, 22))))
    assert panel.said == ("You: 30 cards after 9 skirmishes.",)
    assert panel.heads == ("Points", "Total")
    assert [row.cells for row in panel.rows] == [("+30", "30"), ("0", "22")]


def test_where_every_few_seconds_bring_a_deal_there_are_none() -> None:
    assert of(open_game("mini_baccarat", None, 3, {}), DealSheet(1, (), (0, 0, 0))) == ()


def test_a_match_turned_in_the_deal_that_gave_its_winners_the_most() -> None:
    def told(*deals: tuple[str, tuple[int, ...]], winners: tuple[int, ...] = (0, 2)) -> str:
        game, panels = open_game("spades", "rules_of_spades", 4, {}), spades(*deals)
        match = Match(0, 0, (0, 0), (0, 0), (), tied=False)
        for words, taken in deals:
            calls: Any = tuple(LEXICON.read(each) for each in words.split(", "))
            match = score_deal(game.options, game.prefix, match, calls, taken)
        score = Score(("You and Nora", "Walt and Edie"), match.totals, "points", match.sheet)
        return str(story(score, panels, Outcome((0, 0, 0, 0), winners)))

    even = ("bid 3, bid 3, bid 3, bid 4", (3, 3, 3, 4))
    fell = ("bid 3, nil, bid 3, bid 5", (3, 1, 4, 5))
    assert told(even, fell, even) == "The match turned in deal 2, when Walt's nil was set."
    assert told(even, fell, winners=(1, 3)) == "The match turned in deal 1, when Walt and Edie made 7."
    assert told(fell, winners=(0, 2)) == "", "one deal has nothing to turn"
    assert told(even, fell, winners=()) == "", "nobody has won"
    level = ("bid 3, bid 3, bid 3, bid 3", (3, 3, 3, 4))
    assert told(("bid 1, bid 6, bid 1, bid 6", (1, 6, 0, 6)), level, winners=(0, 2)) == ""


@pytest.mark.parametrize("name", [each for each in GAMES if GAMES[each].rests])
def test_every_deal_of_a_game_has_a_panel_with_whole_rows(name: str) -> None:
    options = {"max_deals": 3} if name in ("spades", "five_hundred", "pinochle", "mexican_sweat") else {}
    table, rng = Table(open_game(name, None, None, options), dealer(seed_of("panels"))), Stream(seed_of("panels"))
    while table.outcome is None:
        table.play(*random_move(table.game, table.state, rng))
    game, names = table.game, NAMES[: table.game.seats]
    score = GAMES[name].scene(game, table.view(None), (), names).score
    found = GAMES[name].panels(game, score, names)
    assert [panel.deal for panel in found] == [sheet.deal for sheet in score.sheet]
    for panel in found:
        assert len(panel.rows) == len(score.sides)
        assert all(len(row.cells) == len(panel.heads) for row in panel.rows)
        assert all(str(each).endswith(".") for each in (*panel.said, *panel.did))
