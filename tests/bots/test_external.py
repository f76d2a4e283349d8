"""Programs as players: the example plays every game, and one that fails in any way costs its own moves only."""

from __future__ import annotations

import shlex
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spadille.bots import bot_named, external, guests, levels, make_bot
from spadille.bots import pool as pools
from spadille.bots.external import (
    ExternalBot,
    Program,
    ProgramFault,
    _Process,
    check_programs,
    read_programs,
)
from spadille.bots.pool import Pool, invited
from spadille.core.contract import AnyGame, Decide, Over
from spadille.core.errors import BadOptions
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game
from spadille.lab.arena import Contest, play_unit, run
from spadille.testing.playing import random_move
from spadille.thinking.budget import Budget

EXAMPLE = f"{shlex.quote(sys.executable)} {Path(__file__).parents[2] / 'docs' / 'examples' / 'random_bot.py'}"
HOUSE = f"{shlex.quote(sys.executable)} -m spadille bot serve --level"
GREETS = """
import sys, time, os
for line in sys.stdin:
    word = line.split()[0]
    if word in ('spadille', 'game'): print('ready', flush=True)
"""
GO = "    if word == 'go': "


def code(text: str) -> str:
    """The command of a program."""
    return f"{shlex.quote(sys.executable)} -c {shlex.quote(text)}"


def at_a_decision(game: AnyGame) -> tuple[Any, int]:
    rng, state = Stream(seed_of("external")), game.initial()
    while not isinstance(turn := game.turn(state), Decide):
        state = game.play(state, *random_move(game, state, rng))
    return state, turn.seats[0]


@pytest.fixture
def programs() -> Iterator[list[Program]]:
    started: list[Program] = []
    yield started
    for each in started:
        each.end()


def ask(program: Program, game: AnyGame, movetime: int = 60_000) -> Any:
    state, seat = at_a_decision(game)
    bot = ExternalBot(program, game, seat, "1", None, movetime)
    return bot.choose(game.view(state, seat), tuple(game.moves(state, seat)))


@pytest.mark.parametrize("name", GAMES)
def test_the_example_plays_every_game(name: str, programs: list[Program]) -> None:
    game, rng = open_game(name, None, None, {}), Stream(seed_of("example"))
    programs.extend(Program(EXAMPLE) for _ in range(game.seats))
    bots = [ExternalBot(programs[seat], game, seat, "1", None, 60_000) for seat in range(game.seats)]
    state = game.initial()
    for _ in range(60):
        turn = game.turn(state)
        if isinstance(turn, Over):
            break
        if isinstance(turn, Decide):
            seat = turn.seats[0]
            moves = tuple(game.moves(state, seat))
            decision = bots[seat].choose(game.view(state, seat), moves)
            assert decision.move in moves
            assert "any of" in str(decision.why)
            state = game.play(state, seat, decision.move)
        else:
            state = game.play(state, *random_move(game, state, rng))


def test_a_bot_of_the_house_plays_the_same_as_a_program(programs: list[Program]) -> None:
    game, rng = open_game("spades", "rules_of_spades", None, {}), Stream(seed_of("house"))
    programs.append(Program(f"{HOUSE} strong"))
    state, seat = at_a_decision(game)
    own = make_bot("strong", game, seat, "4", Budget(worlds=10))
    other = ExternalBot(programs[0], game, seat, "4", Budget(worlds=10), 60_000)
    compared = 0
    while not game.standing(state).deals:
        turn = game.turn(state)
        if turn == Decide((seat,)):
            view, moves = game.view(state, seat), tuple(game.moves(state, seat))
            move = own.choose(view, moves).move
            assert other.choose(view, moves).move == move
            state, compared = game.play(state, seat, move), compared + 1
        else:
            state = game.play(state, *random_move(game, state, rng))
    assert compared == 14


def test_a_program_is_told_nothing_of_the_cards_to_come(tmp_path: Path) -> None:
    told = tmp_path / "told"
    note = f"    open({str(told)!r}, 'a').write(line)\n"
    text = GREETS + note + GO + "print('bestmove turn', flush=True)"
    contest = Contest(game="war", bots=("mine", "regular"), seed="phrase", options={"max_skirmishes": 2})
    play_unit(msgspec.structs.replace(contest, programs={"mine": code(text)}), 0)
    assert '"seed":"' in told.read_text()
    assert "phrase" not in told.read_text()


def test_why_and_what_was_weighed_come_along(programs: list[Program]) -> None:
    game = open_game("spades", "rules_of_spades", None, {})
    programs.append(Program(f"{HOUSE} strong"))
    state, seat = at_a_decision(game)
    view, moves = game.view(state, seat), tuple(game.moves(state, seat))
    said = ExternalBot(programs[0], game, seat, "4", Budget(worlds=20), 60_000).choose(view, moves)
    own = make_bot("strong", game, seat, "4", Budget(worlds=20)).choose(view, moves)
    assert (said.move, said.why) == (own.move, own.why)
    assert {(each.move, each.worth) for each in said.weighed} == {(each.move, each.worth) for each in own.weighed}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("import sys; sys.exit(3)", "has ended with status 3"),
        ("raise RuntimeError('lost the thread')", "lost the thread"),
        (GREETS + GO + "sys.exit('no idea')", "has ended with status 1: no idea"),
        (GREETS + GO + "time.sleep(60)", "gave no answer in time"),
        (GREETS + GO + "os.system('sleep 60')", "gave no answer in time"),
        (GREETS + GO + "\n        while True: print('info', flush=True)", "gave no answer in time"),
        (GREETS + GO + "print('bestmove jump', flush=True)", "answered no move: expected one of"),
        (GREETS + GO + "print('bestmove bid 14', flush=True)", "answered 'bid 14', which is not allowed"),
        (GREETS + GO + "print('error my head aches', flush=True)", "answered an error: my head aches"),
        (GREETS + GO + "print('bestmove ' + 'x' * (5 << 20), flush=True)", "a line of more than"),
        ("print('error what?', flush=True); input()", "does not speak version 1"),
        (
            GREETS.replace("'game'", "'x'") + "    if word == 'game': print('error no', flush=True)",
            "does not play this: no",
        ),
    ],
)
def test_a_failure_is_told(text: str, words: str, programs: list[Program], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "GRACE", 0.2)
    started: list[external._Process] = []

    def begin(*given: Any) -> external._Process:
        started.append(_Process(*given))
        return started[-1]

    monkeypatch.setattr(external, "_Process", begin)
    programs.append(Program(code(text)))
    with pytest.raises(ProgramFault) as wrong:
        ask(programs[0], open_game("spades", "rules_of_spades", None, {}), 60_000 if "in time" not in words else 300)
    assert words in str(wrong.value)
    if "in time" in words:
        assert [each._process.returncode for each in started] == [-signal.SIGKILL], "its end is not waited for"


def test_a_program_that_reads_nothing_does_not_stop_the_table(programs: list[Program]) -> None:
    game = open_game("mini_baccarat", None, None, {"chips": 100_000, "max_bet": 90_000})
    programs.append(
        Program(code("print('ready', flush=True); print('ready', flush=True)\nimport time; time.sleep(60)"))
    )
    state = at_a_decision(game)[0]
    for _ in range(3):  # until bets of every size are open
        turn = game.turn(state)
        assert isinstance(turn, Decide)
        moves = tuple(game.moves(state, turn.seats[0]))
        if len(moves) > 50_000:
            break
        state = game.play(state, turn.seats[0], moves[0])
    assert len(moves) > 50_000
    with pytest.raises(ProgramFault, match="gave no answer in time"):
        ExternalBot(programs[0], game, 0, "1", None, 300).choose(game.view(state, 0), moves)


def test_an_answer_too_many_is_not_taken_for_the_next_one(programs: list[Program]) -> None:
    answers = "print('error oh\\nbestmove bid 1' if not view else 'bestmove bid 2', flush=True); view = True"
    programs.append(Program(code("view = False" + GREETS + GO + answers)))
    game = open_game("spades", "rules_of_spades", None, {})
    with pytest.raises(ProgramFault, match="answered an error: oh"):
        ask(programs[0], game)
    ends, process = time.monotonic() + 60, programs[0]._process
    assert process is not None
    while process._said.empty() and time.monotonic() < ends:
        time.sleep(0.01)
    assert game.spell(ask(programs[0], game).move) == "bid 2"


def test_it_is_started_anew_twice_and_then_given_up(programs: list[Program], tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    text = f"open({str(starts)!r}, 'a').write('x')\n{GREETS}{GO}sys.exit(1)"
    programs.append(Program(code(text)))
    game = open_game("war", None, None, {})
    for words in (*["status 1"] * 3, *["not asked any more"] * 2):
        with pytest.raises(ProgramFault, match=words):
            ask(programs[0], game)
    assert starts.read_text() == "xxx"


def test_the_arena_goes_on_and_tells_why() -> None:
    failing = code(GREETS + GO + "sys.exit('no idea')")
    contest = Contest(game="spades", bots=("regular", "regular+mine"), programs={"mine": failing})
    found = run(contest, 1)
    assert found.faults[0] == 0
    assert found.faults[1] == sum(found.reasons[1].values()) > 20
    assert found.reasons[1]["has ended with status 1: no idea"] == external.STARTS
    assert any("not asked any more" in why for why in found.reasons[1])


def test_a_pool_has_a_program_for_each_seat_of_a_game_and_drops_what_fails(tmp_path: Path) -> None:
    game = open_game("war", None, None, {})
    state, seat = at_a_decision(game)
    view, moves = game.view(state, seat), tuple(game.moves(state, seat))
    starts, seeds = tmp_path / "starts", tmp_path / "seeds"
    text = (
        f"open({str(starts)!r}, 'a').write('x')\n{GREETS}    if word == 'game': open({str(seeds)!r}, 'a').write(line)\n"
    )
    pool = Pool(code(text + "    if word == 'go': print('bestmove turn', flush=True)"), 60_000)
    for _ in range(3):
        assert pool.make(game, seat, "the secret").choose(view, moves).move == moves[0]
    assert starts.read_text() == "x", "one for all moves of a seat"
    pool.make(game, seat, "another game").choose(view, moves)
    pool.make(game, 1 - seat, "the secret").choose(view, moves)
    assert starts.read_text() == "xxx", "another seat, or another game, has a program of its own"
    assert "the secret" not in seeds.read_text()
    pool.end()


def test_a_seat_whose_programs_fail_in_a_row_has_none_for_a_while_and_other_seats_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = open_game("war", None, None, {})
    state, seat = at_a_decision(game)
    view, moves = game.view(state, seat), tuple(game.moves(state, seat))
    starts = tmp_path / "starts"
    failing = Pool(code(f"open({str(starts)!r}, 'a').write('x')\n{GREETS}{GO}sys.exit(1)"), 60_000)
    for words in (*["status 1"] * 3, *["not asked for a while"] * 2):
        with pytest.raises(ProgramFault, match=words):
            failing.make(game, seat, "1").choose(view, moves)
    assert starts.read_text() == "xxx"
    monkeypatch.setattr(pools, "_REST", 0.0)
    for _ in range(5):
        with pytest.raises(ProgramFault, match="status 1"):
            failing.make(game, seat, "another game").choose(view, moves)
    failing.end()


def test_idle_programs_end_also_when_none_is_asked_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "_UNUSED", 0.05)
    game = open_game("war", None, None, {})
    state, seat = at_a_decision(game)
    view, moves = game.view(state, seat), tuple(game.moves(state, seat))
    pool = Pool(code(GREETS + "    if word == 'go': print('bestmove turn', flush=True)"), 60_000)
    pool.make(game, seat, "1").choose(view, moves)
    ends = time.monotonic() + 60
    while pool._own and time.monotonic() < ends:
        time.sleep(0.01)
    assert not pool._own


def test_more_tables_than_programs_wait_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    game = open_game("war", None, None, {})
    state, seat = at_a_decision(game)
    view, moves = game.view(state, seat), tuple(game.moves(state, seat))
    monkeypatch.setattr(pools, "AT_ONCE", 1)
    monkeypatch.setattr(pools, "GRACE", 0.1)
    monkeypatch.setattr(external, "GRACE", 0.1)
    pool = Pool(code(GREETS + GO + "time.sleep(60)"), 1_000)
    told: list[str] = []

    def play() -> None:
        try:
            pool.make(game, seat, "1").choose(view, moves)
        except ProgramFault as wrong:
            told.append(str(wrong))

    both = [threading.Thread(target=play) for _ in range(3)]
    for each in both:
        each.start()
    for each in both:
        each.join()
    assert set(told) == {"gave no answer in time", "is busy at too many tables"}


def test_guests_are_bots_of_the_games_they_play_while_they_are_invited() -> None:
    with invited({"mine": EXAMPLE, "other": code("print('games war\\nready', flush=True); input()")}, 60_000):
        assert guests("war") == ("mine", "other")
        assert guests("spades") == ("mine",)
        bot_named("war", "other")
        with pytest.raises(BadOptions, match="mine"):
            bot_named("spades", "other")
        game = open_game("spades", "rules_of_spades", None, {})
        state, seat = at_a_decision(game)
        moves = tuple(game.moves(state, seat))
        assert make_bot("mine", game, seat, 5).choose(game.view(state, seat), moves).move in moves
        assert "mine" not in levels("spades"), "hints come from the house"
    assert guests("war") == ()
    with pytest.raises(BadOptions):
        bot_named("war", "mine")
    with pytest.raises(BadOptions, match="cannot be started"), invited({"no": "/nowhere/bot"}, 5_000):
        pass


def test_programs_are_named_on_the_command_line() -> None:
    assert read_programs(["mine=python3 a.py --x=1", "my-other=b"]) == {"mine": "python3 a.py --x=1", "my-other": "b"}
    for wrong in (["mine"], ["=x"], ["mine="], ["a+b=x"], ["a,b=x"], ["club=x"], ["a=x", "a=y"]):
        with pytest.raises(BadOptions):
            read_programs(wrong)


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("/nowhere/bot", "cannot be started: No such file"),
        ("'", "cannot be started"),
        ("", "cannot be started"),
        (code("print('games war\\nready', flush=True); input()"), "plays war; got spades"),
    ],
    ids=["not there", "no command", "nothing", "another game"],
)
def test_a_program_that_cannot_play_is_refused_before_the_contest(command: str, words: str) -> None:
    with pytest.raises(BadOptions) as wrong:
        check_programs({"mine": command}, "spades")
    assert words in str(wrong.value)
    check_programs({"mine": EXAMPLE}, "spades")
