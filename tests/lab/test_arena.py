"""The arena: every deal twice with the sides swapped, the same figures however many processes play."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.cli.shell import run as spadille

from spadille.bots import make_bot
from spadille.core.contract import Decision, Outcome
from spadille.core.errors import BadOptions
from spadille.core.figures import ENOUGH, share_between
from spadille.games import open_game
from spadille.games.spades.state import Ended, Match
from spadille.lab import arena, journal, tables
from spadille.lab.arena import Contest, Unit, play_unit, run
from spadille.lab.statistics import decided, shared

SHORT = Contest(game="spades", bots=("regular", "beginner"), seed="short")


class Broken:
    """A bot that raises, or answers what is not allowed."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, view: Any, moves: Sequence[Any]) -> Decision:
        if self.answer is None:
            raise RuntimeError("lost")
        return Decision(self.answer)


@pytest.mark.parametrize("game", ["spades", "five_hundred", "pinochle"])
def test_a_bot_is_as_good_as_itself(game: str) -> None:
    unit = play_unit(Contest(game=game, bots=("regular", "regular")), 3)
    assert (unit.margin, unit.won, unit.faults) == (0.0, 0.5, (0, 0))


def test_the_figures_turn_round_with_the_players() -> None:
    there, back = play_unit(SHORT, 0), play_unit(msgspec.structs.replace(SHORT, bots=("beginner", "regular")), 0)
    assert there.margin == -back.margin != 0


def test_chips_are_told_as_chips_and_not_in_hundredths() -> None:
    contest = Contest(game="mini_baccarat", seats=2, bots=("regular", "beginner"), options={"marker_from_end": 400})
    units = [play_unit(contest, number) for number in range(2)]
    found = arena.report(contest, units)
    assert (found.unit, found.per_unit) == ("chips", 100)
    assert found.margin == pytest.approx(sum(unit.margin for unit in units) / 2) != 0
    assert f": {found.margin / 100:+.1f} chips, " in found.words
    many = arena.report(contest, [*units] * 15)
    assert f": {many.margin / 100:+.1f} ± {many.margin_error / 100:.1f} chips, " in many.words
    assert arena.report(SHORT, [play_unit(SHORT, 0)]).unit == "points"


@pytest.mark.parametrize(("seats", "tables"), [(2, 2), (3, 3), (5, 5), (6, 2)])
def test_where_the_sides_are_odd_the_first_player_is_each_in_turn(seats: int, tables: int) -> None:
    contest = Contest(game="spades", rulebook="bicycle", seats=seats, bots=("regular", "regular"))
    assert contest.tables == tables
    unit = play_unit(contest, 1)
    assert unit.margin == pytest.approx(0), "at some table each side is the first player"
    assert unit.won == pytest.approx(1 / tables), "the highest side wins, and each is the first player's once"
    told = arena.report(contest, [unit]).words
    assert (f"won (even: {1 / tables:.1%}), 1 unit" in told) == (tables > 2)
    assert len(unit.seconds[0]) < len(unit.seconds[1]) or tables == 2


def test_the_figures_do_not_depend_on_the_number_of_processes() -> None:
    alone, together = run(SHORT, 4, jobs=1), run(SHORT, 4, jobs=2)
    assert (alone.margin, alone.margin_error, alone.won) == (together.margin, together.margin_error, together.won)
    assert alone.margin > 0
    assert "regular over beginner" in alone.words


def test_what_was_done_is_not_played_again() -> None:
    kept: list[Unit] = []
    first = run(SHORT, 3, keep=kept.append)
    again: list[Unit] = []
    assert run(SHORT, 3, done=kept, keep=again.append) == first
    assert again == []


def test_whole_games_are_played_to_their_end() -> None:
    contest = Contest(
        game="spades", rulebook="andrews", options={"target": 60}, bots=("regular", "beginner"), whole=True
    )
    assert run(contest, 2).won > 0.5


def test_a_finished_game_is_won_by_its_winners_whatever_their_bags_would_cost() -> None:
    game = open_game("spades", "andrews", 4, {})
    match = Match(dealer=0, deals=9, totals=(505, 500), bags=(9, 0), sheet=(), tied=False)
    over = Ended(match, Outcome(payoff=(505, 500, 505, 500), winners=(0, 2)))
    assert tables.margin(game, over, [0, 1, 0, 1]) < 0
    assert [tables.share_won(game, over, placing) for placing in ([0, 1, 0, 1], [1, 0, 1, 0])] == [1.0, 0.0]


class Incomparable:
    """A move that, like an array, has no truth value when it is compared."""

    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        raise ValueError("the truth value is ambiguous")


@pytest.mark.parametrize("answer", [None, "a word that is no move", Incomparable()])
def test_a_bot_that_fails_is_replaced_and_counted(answer: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    made = make_bot

    def some(level: str, *rest: Any) -> Any:
        return Broken(answer) if level == "beginner" else made(level, *rest)

    monkeypatch.setattr(tables, "make_bot", some)
    unit = play_unit(SHORT, 0)
    assert unit.faults[0] == 0
    assert unit.faults[1] > 20


def unit(won: float) -> Unit:
    """A unit of two tables with a given number won."""
    return Unit(number=0, margin=won, won=won, seconds=((), ()), faults=(0, 0))


@pytest.mark.parametrize("count", [30, 31, 100])
def test_to_have_won_all_or_none_is_not_told_as_if_it_were_sure(count: int) -> None:
    none, every = (arena.report(SHORT, [unit(won)] * count) for won in (0.0, 1.0))
    low, high = share_between(0.0, count)
    assert f", 0.0% ({low:.1%} to {high:.1%}) won, {count} units of 2 tables" in none.words
    assert f", 100.0% ({1 - high:.1%} to {1 - low:.1%}) won, {count} units of 2 tables" in every.words
    assert none.won_between == (0.0, high)
    assert (none.won_error, every.won_error) == pytest.approx((high, high))
    assert high > 0.03


def test_the_interval_of_tables_won_is_that_of_as_many_cases_as_their_variance_is_worth() -> None:
    assert shared([0.0, 1.0] * 50) == (0.5, share_between(0.5, 100)), "where both tables of a unit go alike"
    share, (low, high) = shared([0.0, 0.5, 0.5, 1.0] * 250)
    assert share == 0.5
    assert [high - share, share - low] == pytest.approx([0.0219, 0.0219], abs=1e-4)
    share, (low, high) = shared([0.5] * 100)
    assert high - share == pytest.approx(share - low)
    assert 0.01 < high - share < 0.02, "that 100 were alike is no proof that all are"


@pytest.mark.parametrize("parts", [(0.0, 1.0), (0.5, 0.5, 0.5, 0.0, 1.0), (0.5,) * 19 + (0.0,), (1.0,) * 19 + (0.5,)])
def test_the_interval_of_tables_won_holds_their_share_about_as_often_as_it_says(parts: tuple[float, ...]) -> None:
    chance, true, held = random.Random(7), sum(parts) / len(parts), 0
    for _ in range(400):
        _, (low, high) = shared(chance.choices(parts, k=60))
        held += low <= true <= high
    assert held >= 0.93 * 400


def test_of_few_deals_the_arena_says_as_the_laboratory_does_that_they_are_too_few() -> None:
    few, enough = (arena.report(SHORT, [unit(0.0), unit(1.0), *[unit(0.5)] * more]) for more in (27, 28))
    assert few.words.endswith(f"50.0% won, 29 units of 2 tables: too few for an interval, it takes {ENOUGH}")
    assert "±" not in few.words
    assert "±" in enough.words
    assert " to " in enough.words


def test_moves_that_a_player_failed_to_make_stand_in_the_sentence() -> None:
    broken = msgspec.structs.replace(unit(0.5), faults=(0, 3))
    assert "fail" not in arena.report(SHORT, [unit(0.5)] * 40).words
    told = arena.report(SHORT, [broken] * 40).words
    assert told.endswith("; beginner failed to make 120 moves, and a safe legal move was made in place of each")
    assert arena.report(SHORT, [broken]).words.endswith(
        "; beginner failed to make 3 moves, and a safe legal move was made in place of each"
    )


def test_a_sequential_test_stops_when_it_is_sure() -> None:
    assert decided([5.0, 6.0] * 20, 5.0)
    assert decided([1.0, -1.0] * 20, 5.0)
    assert not decided([50.0, -45.0] * 20, 5.0)
    assert not decided([5.0] * 19, 5.0)


@pytest.mark.parametrize(
    "wrong",
    [
        Contest(game="spades", bots=("regular", "genius")),
        Contest(game="spades", rulebook="bicycle", seats=3, bots=("regular+regular", "beginner")),
        Contest(game="pyramid", bots=("regular", "beginner")),
        Contest(game="spades", bots=("regular+regular+regular", "beginner")),
        Contest(game="patience", bots=("regular", "beginner")),
        Contest(game="spades", rulebook="mine", bots=("regular", "beginner")),
    ],
)
def test_contests_that_cannot_be_are_refused(wrong: Contest) -> None:
    with pytest.raises(BadOptions):
        run(wrong, 1)


def test_the_command_prints_keeps_and_goes_on(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    words = [
        "arena",
        "spades",
        "--bots",
        "regular+beginner,beginner",
        "--deals",
        "2",
        "--jobs",
        "1",
        "--resume",
        str(kept),
    ]
    assert "regular+beginner over beginner" in spadille(*words).stdout
    assert len(kept.read_text().splitlines()) == 3
    assert msgspec.json.decode(kept.read_bytes().splitlines()[0], type=Contest).rulebook == "rules_of_spades"
    assert msgspec.json.decode(spadille(*words, "--json").stdout)["units"] == 2
    assert len(kept.read_text().splitlines()) == 3
    assert "another contest" in spadille(*words, "--seed", "other").stderr
    whole = kept.read_bytes()
    kept.write_bytes(whole[:-9])
    assert msgspec.json.decode(spadille(*words, "--json").stdout)["units"] == 2
    lines = kept.read_bytes().splitlines(keepends=True)
    assert len(lines) == 3, "the line that a kill had cut off was dropped, and its deal played again"
    assert lines[:2] == whole.splitlines(keepends=True)[:2]


def test_the_command_refuses_in_one_line() -> None:
    for words in (
        ["--bots", "regular"],
        ["--bots", "regular,genius"],
        ["--bots", "regular,beginner", "--rulebook", "mine"],
    ):
        told = spadille("arena", "spades", *words)
        assert told.returncode == 2
        assert len(told.stderr.splitlines()) == 1


def test_no_bot_is_shown_the_state_for_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    class Curious(Broken):
        def choose_knowing(self, state: Any, view: Any, moves: Any) -> Any:
            raise AssertionError("it was shown the state")

    made = make_bot
    monkeypatch.setattr(
        tables, "make_bot", lambda level, *rest: Curious(None) if level == "beginner" else made(level, *rest)
    )
    assert not any("shown" in why for why in play_unit(SHORT, 0).reasons[1])


def test_where_three_sides_have_two_players_each_a_player_takes_a_whole_side_in_turn() -> None:
    asked = Contest(game="five_hundred", seats=6, options={"sides": "pairs"}, bots=("regular", "beginner"))
    assert tables.placings(asked.open()) == [[0, 1, 1, 0, 1, 1], [1, 0, 1, 1, 0, 1], [1, 1, 0, 1, 1, 0]]
    assert asked.tables == 3


def test_two_players_have_no_partners() -> None:
    with pytest.raises(BadOptions, match="expected one level a player"):
        Contest(game="spades", rulebook="bicycle", seats=2, bots=("regular+beginner", "regular")).open()


def test_a_contest_begun_by_a_level_that_is_gone_is_not_continued_by_another(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    words = ("arena", "spades", "--bots", "strong,regular", "--deals", "1", "--jobs", "1")
    journal.resume(kept, Contest(game="spades", bots=("strong", "regular")), Unit, "arena")
    kept.write_bytes(kept.read_bytes().replace(b'"strong"', b'"expert"'))
    for name in ("strong", "expert"):
        told = spadille(*words[:3], f"{name},regular", *words[4:], "--resume", str(kept))
        assert told.returncode == 2
        assert "another contest" in told.stderr
    with pytest.raises(BadOptions, match="got 'expert'"):
        Contest(game="spades", bots=("expert", "regular")).open()
