"""Tests that a clause's test fails if a number in an option that cites the clause changes by one step."""

from __future__ import annotations

import ast

import pytest
from tools.breaks import Shift, code_of, neighbours, shifts_of, tables_of, units
from tools.guards import Break, breaks, child, enforced, excuses, holds, named_test, report, rooms
from tools.mutants import ROOT

from spadille.clause_index import room_of
from spadille.core.options import specs
from spadille.games import GAMES

BOOKS = [
    (name, prefix) for name in GAMES for prefix in sorted({book.prefix for book in GAMES[name].rulebooks.values()})
]
SOURCE = '''"""The page (WAR-02)."""

ROWS: Final = (1, 2)
"""How many (WAR-01)."""


class Some:
    """A class (WAR-03)."""

    def play(self, card: int) -> int:
        """What follows (WAR-04)."""
        if card:
            return 3  # (WAR-05)
        return 4
'''


def meets(text: str, shift: Shift) -> bool:
    """Return whether a scenario opens a table by one of the shifted rulebooks that does not set the option itself."""
    tables = [line.split() for line in text.splitlines() if line.startswith("table ")]
    return any(
        book in words and not any(word.startswith(f"{shift.option}=") for word in words)
        for words in tables
        for book in shift.books
    )


def unnoticed(game: str, clause: str) -> set[tuple[str, str]]:
    """The changes of options that a clause's own scenario lets pass, though it meets them."""
    found = set()
    test = named_test(game, clause)
    shifts = shifts_of(game, clause) if test.endswith(".txt") else ()
    for shift in (each for each in shifts if meets((ROOT / test).read_text("utf-8"), each)):
        shift.make(GAMES)
        try:
            if not holds(test):
                found.add((clause, shift.change))
        finally:
            shift.undo(GAMES)
    return found


@pytest.mark.parametrize(("game", "prefix"), BOOKS, ids=[prefix for _, prefix in BOOKS])
def test_an_option_one_step_off_fells_the_scenario_of_every_clause_that_it_cites(game: str, prefix: str) -> None:
    ids = [clause.id for clause in enforced(game) if clause.id.startswith(prefix + "-")]
    passed = {each for clause in ids for each in unnoticed(game, clause)}
    assert passed == {(clause, change) for clause, change in excuses() if clause in ids and change != "code"}


def test_the_values_next_to_one_are_a_step_up_and_down_and_every_other_choice() -> None:
    known = specs(type(GAMES["spades"].rulebooks["andrews"].options))
    assert neighbours(known["min_bid"], 1) == [2]
    assert neighbours(known["min_bid"], 7) == [8, 6]
    assert neighbours(known["hand_limit"], None) == [1]
    assert neighbours(known["hand_limit"], 12) == [13, 11, None]
    assert neighbours(known["nil"], True) == [False]
    assert neighbours(known["jokers"], 0) == [2]


def test_a_citation_speaks_of_the_branch_then_the_function_or_of_the_declaration_before_it() -> None:
    def lines(line: int) -> list[int]:
        return [getattr(each, "lineno", 0) for each in units(ast.parse(SOURCE), line)]

    assert lines(1) == []
    assert lines(4) == [3]
    assert lines(8) == []
    assert lines(11) == [10]
    assert lines(13) == [12, 10]


def test_in_a_table_neighbours_change_places_a_letter_becomes_another_and_numbers_go_on() -> None:
    def tables(source: str) -> list[str]:
        return [each.new for each in tables_of(source)]

    assert tables('RANKING = "TKA"') == ["'KTA'", "'TAK'"]
    assert tables("SEATS = (2, 4)") == ["(2, 4, 5)"]
    assert tables('DRAWS = "0 D S "') == ["'0 S S '", "'0 D D '", "'D 0 S '", "'0 S D '"]


def test_the_constants_that_cited_code_names_are_broken_too() -> None:
    assert {"war/rules.py", "war/game.py"} <= {
        each.path.removeprefix("games/") for each in code_of(room_of("war"), "WAR-16")
    }


def test_every_enforced_clause_has_a_named_test_and_something_that_can_be_broken() -> None:
    listed = {clause for clause, change in excuses() if change == "code"}
    for room in rooms():
        broken = {clause for each in breaks(room) for clause in each.clauses}
        assert {each.id for each in enforced(room)} - broken <= listed
        assert all((ROOT / named_test(room, each.id).partition("::")[0]).is_file() for each in enforced(room))


def test_only_the_clause_whose_rule_is_broken_falls() -> None:
    (fixed_1,) = (each for each in shifts_of("war", "WAR-16") if each.new == "fixed_1" and "denexa" in each.books)
    assert child(Break("war", fixed_1, ("WAR-14", "WAR-16")), 60) == {"WAR-14": "", "WAR-16": "claim"}


def test_a_python_test_falls_as_a_scenario_does_and_a_traceback_is_no_claim() -> None:
    (six,) = (each for each in code_of(room_of("mini_baccarat"), "BAC-33") if (each.old, each.new) == ("5", "6"))
    assert child(Break("mini_baccarat", six, ("BAC-33", "BAC-59")), 120) == {"BAC-33": "claim", "BAC-59": ""}


def test_what_no_test_can_notice_is_listed_with_a_reason_and_can_still_be_broken() -> None:
    changes = {(clause, each.change) for game in GAMES for clause in ids_of(game) for each in shifts_of(game, clause)}
    assert {each for each in excuses() if each[1] != "code"} <= changes
    assert all(len(reason) > 20 for reason in excuses().values())


def ids_of(game: str) -> list[str]:
    return [each.id for each in enforced(game)]


def test_the_report_names_a_clause_whose_test_notices_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    made = breaks("war")[0]
    assert report({"WAR-14": [(made, "claim")], "WAR-16": [(made, ""), (made, "crash")]}) == ["WAR-16"]
    told = capsys.readouterr().out
    assert "| war | 2 | 1 | 0 | 1 |" in told
    assert "WAR-16: 2 breaks, and its test notices none" in told
