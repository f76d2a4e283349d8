"""The front door: what `spadille` holds, as people, shells and type checkers see it."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import spadille
from spadille import front
from spadille.bots import GUESTS, Guest
from spadille.core import clause
from spadille.core.clause import ClauseText, DecisionText
from spadille.core.contract import Decision
from spadille.core.errors import BadOptions, SpadilleError
from spadille.games import GAMES, typed
from spadille.testing import surface

SOURCE = Path(spadille.__file__).parents[1]
PAGE = SOURCE.parent / "docs" / "api.txt"


def test_the_module_lists_its_names_and_no_others() -> None:
    listed = {name for name in dir(spadille) if not name.startswith("__")}
    assert listed == set(spadille.__all__)
    assert {"table", "load", "clause", "bot", "rows", "positions", "solve", "simulate", "GAMES"} <= listed
    for name in spadille.__all__:
        assert getattr(spadille, name) is not None
    with pytest.raises(AttributeError, match="has no attribute 'tabel'"):
        spadille.tabel  # type: ignore[attr-defined]  # noqa: B018


def test_to_import_it_loads_nothing_of_it() -> None:
    """In a process, which has loaded nothing yet; the next one too."""
    asked = "import sys, spadille; print(sorted(name for name in sys.modules if name.startswith('spadille')))"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['spadille']"


def test_a_table_loads_no_bot_and_no_laboratory() -> None:
    asked = "import sys, spadille; spadille.table('war', seed=1); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert "spadille.core.table" in done.stdout.split()
    assert not {"spadille.bots", "spadille.lab.arena", "spadille.front"} & set(done.stdout.split())


def test_slips_of_the_pen_are_among_what_the_type_checker_reads() -> None:
    """`make static` checks tests/api/downstream.py: mypy fails there if it finds one slip too many or too few."""
    project = tomllib.loads((SOURCE.parent / "pyproject.toml").read_text("utf-8"))["tool"]["mypy"]
    assert project["strict"], "an unused `type: ignore` is an error"
    assert "tests" in project["files"]
    slips = Path(__file__).with_name("downstream.py").read_text("utf-8")
    marks = ["attr-defined", "attr-defined", "call-overload", "assignment", "arg-type", "attr-defined"]
    assert re.findall(r"type: ignore\[(.*)\]", slips) == marks
    assert slips.count("assert_type(") > 20, "what must not become `Any`"


def test_a_type_checker_knows_the_class_of_every_game_by_its_name() -> None:
    told = re.findall(r'game: Literal\["(\w+)"\].*? -> Table\[(\w+)\]', Path(typed.__file__).read_text("utf-8"))
    assert told == [(name, each.machine.__name__) for name, each in GAMES.items()]


def test_the_public_names_and_signatures_are_those_of_the_page() -> None:
    page = PAGE.read_text("utf-8")
    assert surface.page() == page, "a public name has changed: python -m spadille.testing.surface docs/api.txt"
    for module in ("spadille", "spadille.core.contract", "spadille.cards.card", "spadille.parts.tricks"):
        assert f"\n{module}\n" in page
    for module in ("spadille.scene.model", "spadille.manifest", "spadille.thinking.levels", "spadille.testing.check"):
        assert f"\n{module}\n" in page
    assert "  Table.play(self, seat: Seat, move: M | str, version: int | None = None) -> tuple[Step[S, M], ...]" in page
    assert "0x" not in page


def is_told(thing: object) -> bool:
    """Functions, classes and properties have words of their own; a value has those of its type."""
    return inspect.isclass(thing) or inspect.isroutine(thing) or isinstance(thing, property)


def test_every_public_name_has_a_docstring() -> None:
    told = [each for each in surface.surface() if is_told(each.thing)]
    assert len(told) > 300
    silent = [f"{each.where}.{each.name}" for each in told if not inspect.getdoc(each.thing)]
    assert silent == []


def test_the_functions_of_the_front_door_name_the_errors_they_raise() -> None:
    said = {name: inspect.getdoc(getattr(spadille, name)) or "" for name in spadille.__all__}
    functions = {name for name in said if inspect.isfunction(getattr(spadille, name))}
    assert functions
    assert {name for name in functions if not re.search(r"[Rr]aises [A-Z]\w+", said[name])} == set()


# -- records -----------------------------------------------------------------------------------------


def test_a_record_is_read_from_its_bytes_and_from_its_text() -> None:
    table = spadille.table("war", seed=1)
    assert spadille.loads(table.record.decode()).log == spadille.loads(table.record).log == table.log
    with pytest.raises(spadille.BadRecord, match="text of a record"):
        spadille.loads(7)  # type: ignore[arg-type]
    with pytest.raises(spadille.BadRecord):
        spadille.loads("\ud800")


def test_what_a_bot_and_a_game_are_made_of_is_imported_from_the_front_door() -> None:
    assert {"Bot", "Decision", "Game", "Weighed"} <= set(spadille.__all__)
    assert spadille.Decision("pass", "why").move == "pass"


# -- clauses -----------------------------------------------------------------------------------------


def test_a_clause_is_found_by_its_id_whichever_game_has_it() -> None:
    found = spadille.clause("SPD-BIC-18")
    assert isinstance(found, ClauseText)
    assert (found.id, found.rule) == ("SPD-BIC-18", "Players must follow suit if possible.")
    assert spadille.clause(" spd-bic-18 ") is found
    assert isinstance(spadille.clause("PYR-S13"), DecisionText)
    assert {spadille.clause(f"{prefix}-01").id[:3] for prefix in ("WAR", "SWT", "PIN", "BAC")} == {
        "WAR",
        "SWT",
        "PIN",
        "BAC",
    }


@pytest.mark.parametrize("wrong", ["SPD-BIC-99", "", "renege", None, 18, ["SPD-BIC-18"]])
def test_a_clause_that_is_not_there_is_unreadable(wrong: object) -> None:
    with pytest.raises(spadille.Unreadable, match="expected the ID of a clause such as SPD-BIC-18; got"):
        spadille.clause(wrong)  # type: ignore[arg-type]
    with pytest.raises(spadille.Unreadable, match=r"did you mean SPD-BIC-\d\d or "):
        spadille.clause("SPD-BIC-99")


# -- bots and views ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_the_usual_bot_of_every_game_sits_down_and_makes_a_legal_move(name: str) -> None:
    table = spadille.table(name, seed=5)
    assert spadille.Level.BEGINNER in spadille.levels(name)
    seat = table.deciding[0]
    move = spadille.bot(table, seat, seed=1).choose(table.view(seat), table.moves(seat)).move
    assert table.play(seat, move)[0].move == move


def test_what_is_no_bot_no_seat_or_no_game_is_refused() -> None:
    table = spadille.table("spades", seed=5)
    for level in ("grandmaster", 3):
        with pytest.raises(spadille.BadOptions):
            spadille.bot(table, 0, level)  # type: ignore[arg-type]
    for seat in (None, -1, 4, "0"):
        with pytest.raises(spadille.BadSeat):
            spadille.bot(table, seat)  # type: ignore[arg-type]
    with pytest.raises(spadille.Unreadable):
        spadille.bot(table, 0, seed=object())  # type: ignore[arg-type]
    for game in ("bridge", None):
        with pytest.raises(spadille.BadOptions):
            spadille.levels(game)  # type: ignore[arg-type]


def test_a_view_as_json_has_cards_by_name_and_only_those_of_the_viewer() -> None:
    import json

    table = spadille.table("spades", rulebook="bicycle", seed=5)
    own = json.loads(spadille.view_json(table, 2))
    assert len(own["hand"]) == 13
    assert all(re.fullmatch(r"[2-9TJQKA][CDHS]", each) for each in own["hand"])
    assert json.loads(spadille.view_json(table))["hand"] is None
    with pytest.raises(spadille.BadSeat):
        spadille.view_json(table, -1)


def test_the_odds_of_a_coup_are_exact_and_those_of_a_fresh_shoe_are_the_known_ones() -> None:
    table = spadille.table("mini_baccarat", rulebook="denexa", decks=8, seed=3)
    found = spadille.odds.chances(table)
    assert found["player"] + found["banker"] + found["tie"] == 1
    known = {"player": 0.446247, "banker": 0.458597, "tie": 0.095156}
    assert all(abs(float(found[name]) - chance) < 1e-3 for name, chance in known.items())
    assert spadille.odds.chances(table, 0) == found
    with pytest.raises(spadille.BadSeat):
        spadille.odds.chances(table, -1)
    with pytest.raises(spadille.BadOptions, match="expected a game with exact odds: "):
        spadille.odds.chances(spadille.table("war", seed=3))


# -- perfect play, and many deals --------------------------------------------------------------------


def test_a_small_deal_is_solved_card_by_card() -> None:
    found = spadille.solve("N:A.K.. Q.J.. 2.3.. 4.5..")
    assert (found.tricks, found.cards) == (2, {"AS": 2, "KH": 2})
    east = spadille.solve("N:A.K.. Q.J.. 2.3.. 4.5..", "E", trump=None)
    assert (east.tricks, set(east.cards)) == (0, {"QS", "JH"})


@pytest.mark.parametrize(
    "wrong",
    [("no deal",), (None,), (3,), ("N:A.K.. Q.J.. 2.3.. 4.5..", "X"), ("N:A.K.. Q.J.. 2.3.. 4.5..", None)],
)
def test_a_deal_that_is_none_is_unreadable(wrong: tuple[str, ...]) -> None:
    with pytest.raises(spadille.Unreadable):
        spadille.solve(*wrong)
    with pytest.raises(spadille.Unreadable, match="expected C, D, H, S or None as trump"):
        spadille.solve("N:A.K.. Q.J.. 2.3.. 4.5..", trump="SPADES")  # type: ignore[arg-type]


def test_the_games_are_printed_by_name_and_a_misspelt_one_is_told_the_nearest() -> None:
    assert repr(spadille.GAMES).startswith("<Games: spades, five_hundred, ")
    with pytest.raises(KeyError, match=r"^expected a game: spades, .*; got 'spade'; did you mean spades\?$"):
        spadille.GAMES["spade"]
    assert spadille.GAMES.get("spade") is None


def test_where_a_spectator_will_not_do_none_is_offered() -> None:
    table = spadille.table("spades", seed=1)
    with pytest.raises(spadille.BadSeat, match=r"^expected the seat that moves, from 0 to 3; got 9$"):
        table.play(9, "bid 3")
    for seat in (9, None, -1):
        with pytest.raises(spadille.BadSeat, match=rf"^expected a seat from 0 to 3; got {seat}$"):
            spadille.bot(table, seat)  # type: ignore[arg-type]
    with pytest.raises(spadille.BadOptions, match=r"^expected a note, as `notes` gives them; got 3$"):
        table.variation(3)  # type: ignore[arg-type]


def test_the_first_unknown_bot_is_named_and_the_one_that_sees_all_cards_stands_apart() -> None:
    told = "beginner, regular, strong (or cheat, which sees all cards); got 'a'"
    with pytest.raises(spadille.BadOptions, match=re.escape(told)):
        spadille.simulate("spades", bots=("a", "b"))
    with pytest.raises(spadille.BadOptions, match=r"for two or more; got pyramid, which is for one"):
        spadille.simulate("pyramid")


def test_many_deals_are_simulated_and_the_same_seed_gives_the_same_figures() -> None:
    one, other = (spadille.simulate("spades", deals=2, seed=4, rulebook="bicycle", target=200) for _ in range(2))
    assert (one.units, one.margin, one.won) == (2, other.margin, other.won)
    assert "regular over beginner" in one.words


class Raises:
    """A bot that does not know what to do."""

    def __init__(self, game: Any, seat: int, rng: Any) -> None:
        pass

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        raise LookupError("no idea")


class Bare(Raises):
    """One that answers with a move, which is no Decision."""

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        return moves[0]


class Wild(Raises):
    """One that answers with what is no move."""

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        return Decision("the ace")


@pytest.mark.parametrize(
    ("bot", "words", "cause"),
    [
        (Raises, "LookupError: no idea", LookupError),
        (Bare, "TypeError: expected a Decision with a move in it; got a Bid", TypeError),
        (Wild, "made a move that is not allowed: 'the ace'", type(None)),
    ],
)
def test_a_bot_that_fails_gives_no_figures_but_its_own_error(
    bot: type, words: str, cause: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GUESTS, "mine", Guest((), bot, installed=True))
    asked: dict[str, Any] = {"bots": ("mine", "regular"), "deals": 2, "rulebook": "bicycle"}
    with pytest.raises(spadille.BotFailed, match=re.escape(f"mine failed at seat 0 of spades: {words}")) as caught:
        spadille.simulate("spades", **asked)
    assert isinstance(caught.value.__cause__, cause)
    report = spadille.simulate("spades", **asked, forgive=True)
    assert report.faults[0] > 20
    assert words.partition(": '")[0] in report.reasons[0]
    assert (
        f"; mine failed to make {report.faults[0]} moves, and a safe legal move was made in place of each"
        in report.words
    )


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "bridge"},
        {"game": None},
        {"bots": "regular"},
        {"bots": ("regular", 3)},
        {"deals": 0},
        {"jobs": "2"},
        {"forgive": 1},
    ]
    + [{"bots": ("regular", "nobody")}, {"no_such_option": 3}, {"game": "pyramid"}],
)
def test_what_cannot_be_simulated_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(spadille.BadOptions):
        spadille.simulate(**{"game": "spades", "deals": 1, **wrong})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("seats", "rulebook"), [(None, "rules_of_spades"), (4, "rules_of_spades"), (3, "bicycle"), (2, "bicycle")]
)
def test_whoever_names_no_rulebook_has_what_is_usually_meant_by_so_many(seats: int | None, rulebook: str) -> None:
    assert spadille.table("spades", seats=seats).game.rulebook == rulebook


def test_where_nobody_plays_with_so_many_no_rulebook_is_blamed() -> None:
    with pytest.raises(BadOptions, match=r"spades.*; got 9") as caught:
        spadille.table("spades", seats=9)
    assert not any(book in str(caught.value) for book in spadille.GAMES["spades"].rulebooks)


def test_a_game_without_a_page_of_clauses_leaves_those_of_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def everything(package: str) -> Any:
        if package == GAMES["war"].package:
            raise SpadilleError("there is no page clauses.md")
        return known(package)

    known = clause.everything
    monkeypatch.setattr(clause, "everything", everything)
    found = {each for each, _ in front._every(("war", "spades"))}
    assert "SPD-BIC-18" in found
    assert not any(each.startswith("WAR") for each in found)
