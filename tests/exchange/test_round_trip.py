"""Matches as PBN and LIN and back: deals, calls and cards stay, and the file is the same again byte for byte."""

from __future__ import annotations

import re

import pytest
from tests.exchange.matches import BOOKS, FORMS, played, told

import spadille
from spadille import exchange
from spadille.cards.pack import STANDARD
from spadille.core.contract import NATURE
from spadille.core.table import Table, replay
from spadille.exchange.records import boards_of
from spadille.games import open_header


def back(text: str, form: str) -> Table:
    (table,) = exchange.imported(text, form)
    return table


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_match_by_bots_comes_back_deal_by_deal_call_by_call_and_card_by_card(book: str, seed: int, form: str) -> None:
    table = played(book, seed, 800)
    text = exchange.exported(table, form)
    again = back(text, form)
    assert told(again) == told(table)
    assert exchange.exported(again, form) == text
    assert len(told(table)) > 5
    assert again.standing.sheet == table.standing.sheet
    assert again.game.options == table.game.options
    assert replay(again.record, open_header).record == again.record, "what came back is a record by the rules"


@pytest.mark.parametrize("form", FORMS)
def test_a_match_may_break_off_after_any_move(form: str) -> None:
    whole = played("club", 4, 130)
    lengths = [len(whole.log) - each for each in range(len(whole.log) - 1)]
    for length in lengths:
        whole.log[length:] = []
        text = exchange.exported(replay(whole.record, open_header), form)
        if length < 2:
            assert text == exchange.head(form)
            continue
        again = back(text, form)
        assert exchange.exported(again, form) == text
        assert told(again) == told(replay(whole.record, open_header))


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    "options",
    [
        {"cut": True, "first_dealer": "random"},
        {"cut": True, "first_dealer": "draw_high"},
        {"blind_nil": True, "nil": True, "blind_nil_behind": None},
        {"opening_lead": "two_of_clubs"},
        {"partnership": False, "target": 90},
    ],
    ids=str,
)
def test_options_come_back_and_what_they_ask_for_is_done(options: dict[str, object], form: str) -> None:
    table = played("andrews", 5, 300, **options)
    text = exchange.exported(table, form)
    again = back(text, form)
    assert told(again) == told(table)
    assert again.game.options == table.game.options
    assert exchange.exported(again, form) == text


def test_a_seat_that_looks_and_then_bids_has_both_in_its_announcement() -> None:
    table = played("andrews", 5, 300, blind_nil=True, nil=True, blind_nil_behind=None)
    assert '[Note "1:look, ' in exchange.exported(table, "pbn")
    assert "|an|look, " in exchange.exported(table, "lin")


def test_a_misdeal_leaves_no_board_and_the_deal_after_it_does() -> None:
    table = Table(spadille.table("spades", rulebook="rules_of_spades", seats=4, seed=1, misdeal="redeal").game)
    cards = " ".join(map(str, STANDARD))
    opening = "draw 2C 3C 4C 5C" if table.game.options.first_dealer == "draw_high" else "dealer 3"
    table.play(NATURE, opening)
    table.play(NATURE, f"deal {cards}")
    if table.game.options.cut:
        table.play(2, "cut 5")
    table.play(NATURE, "misdeal 0 1")
    assert boards_of(table) == []
    table.play(NATURE, f"deal {cards}")
    if table.game.options.cut:
        table.play(2, "cut 5")
    assert [each.number for each in boards_of(table)] == [1]


@pytest.mark.parametrize("form", FORMS)
def test_names_stand_where_bridge_programs_look_for_them(form: str) -> None:
    table = played("club", 1, 60)
    table.more["names"] = ["Ann", "Ben", "Cleo", "Dan"]
    text = exchange.exported(table, form)
    assert ('[South "Cleo"]' if form == "pbn" else "pn|Cleo,Dan,Ann,Ben|") in text
    assert back(text, form).more == {"names": ["Ann", "Ben", "Cleo", "Dan"]}


@pytest.mark.parametrize("form", FORMS)
def test_a_name_cannot_break_a_file(form: str) -> None:
    table = played("club", 1, 60)
    table.more["names"] = ['A"]\n[Deal "x', "B|md|1\u2028x", "C,D\x85y", "E\\"]
    again = back(exchange.exported(table, form), form)
    assert told(again) == told(table)
    assert len(again.more["names"]) == 4


@pytest.mark.parametrize("form", FORMS)
def test_matches_follow_each_other_in_a_file(form: str) -> None:
    tables = [played("club", 1, 200), played("denexa", 2, 150)]
    text = exchange.head(form) + "".join(exchange.exported(each, form, head=False) for each in tables)
    found = exchange.imported(text, form)
    assert [told(each) for each in found] == [told(each) for each in tables]
    assert [each.game.rulebook for each in found] == ["club", "denexa"]


def test_a_bare_deal_is_played_by_the_rules_that_are_given() -> None:
    deal = re.search(r'\[Deal ".*"\]', exchange.exported(played("club", 1, 60), "pbn"))
    assert deal is not None
    (table,) = exchange.imported(
        f'[Dealer "E"]\n{deal[0]}\n', "pbn", game="spades", rulebook="andrews", given={"target": 300}
    )
    assert (table.game.rulebook, table.game.options.target, table.deciding) == ("andrews", 300, (2,))
    (usual,) = exchange.imported(f'[Dealer "E"]\n{deal[0]}\n', "pbn")
    assert usual.game.rulebook == "rules_of_spades"


def test_a_lin_may_leave_the_fourth_hand_out() -> None:
    text = exchange.exported(played("club", 1, 60), "lin")
    short = re.sub(r"(md\|[^|]*),[^,|]*\|", r"\1|", text)
    assert short != text
    assert told(back(short, "lin")) == told(back(text, "lin"))


def test_a_line_separator_in_a_name_of_another_program_ends_no_line() -> None:
    table = played("club", 1, 60)
    table.more["names"] = ["Ann", "Ben", "Cleo", "Dan"]
    text = exchange.exported(table, "pbn").replace('"Ben"', '"Ben\u2028B\x85"')
    assert back(text, "pbn").more["names"][1] == "Ben\u2028B\x85"


def test_a_pbn_may_hold_comments_and_tags_of_others() -> None:
    text = exchange.exported(played("club", 1, 60), "pbn")
    more = text.replace("[Scoring", '{ a comment\nof two lines }\n; and another\n[Room "Open"]\n[Scoring').replace(
        "[Play", '[OptimumResultTable "Declarer;Result"]\nN 9\nS 9\n[Play'
    )
    assert more.count("\n") > text.count("\n") + 5
    assert told(back(more, "pbn")) == told(back(text, "pbn"))


def test_a_comment_of_a_pbn_may_begin_after_a_tag_or_a_card_and_go_on_over_lines() -> None:
    text = exchange.exported(played("club", 1, 60), "pbn")
    first = text[text.index("[Play") :].splitlines()[1]
    more = text.replace(first, f"{first[:3]}{{ led\n\nfrom length }} {first[3:]} ; and {{ so on", 1)
    more = more.replace('[Site "?"]', '[Site "{; no comment"] { of two\nlines } ; and more', 1)
    assert told(back(more, "pbn")) == told(back(text, "pbn"))


@pytest.mark.parametrize("ends", ["\r\n", "\r"])
def test_a_pbn_may_end_its_lines_as_other_systems_do(ends: str) -> None:
    text = exchange.exported(played("club", 1, 60), "pbn")
    assert told(back(text.replace("\n", ends), "pbn")) == told(back(text, "pbn"))


def test_the_result_is_what_the_score_sheet_says_also_where_twos_are_high() -> None:
    for seed in range(1, 9):
        table = played("andrews", seed, deuces="spade", max_deals=1)
        (board,) = boards_of(table)
        taken = table.score_sheet[0].taken
        assert board.result == taken[board.declarer] + taken[(board.declarer + 2) % 4]
