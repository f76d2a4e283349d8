"""The table in lines, as a pipe and a screen reader meet it."""

from __future__ import annotations

import io
import re
import signal
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.cli.shell import COMMAND
from tests.cli.shell import run as spadille

from spadille.cli.streams import STOPPED
from spadille.core.data_folder import data_folder
from spadille.tui.plain import Plain
from spadille.tui.play.saves import saved_games
from spadille.tui.play.session import Session, resume, sit_down

PLAY = [*COMMAND, "play", "--plain"]


def pipe(*arguments: str, lines: str | bytes = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command with these lines as from a pipe."""
    return spadille("play", "--plain", *arguments, given=lines, more=environment)


def told(session: Session, lines: str) -> str:
    """Return what a person is told who types these lines."""
    sink = io.StringIO()
    assert Plain(session, io.StringIO(lines), sink).run() == 0
    return sink.getvalue()


def table(**given: object) -> Session:
    return sit_down("spades", **{"rulebook": "denexa", "seed": 3, **given})  # type: ignore[arg-type]


def test_a_whole_game_of_spades_runs_from_a_script(home: Path) -> None:
    script: list[str] = []
    session = table(options={"max_deals": 1}, folder=home / "rehearsal")
    while not session.over:
        for _ in session.advance():
            pass
        if not session.over:
            script.append(session.table.game.spell(session.table.moves(0)[-1]))
            session.play(script[-1])
    runs = [
        pipe("spades", "--rulebook", "denexa", "--seed", "3", "max_deals=1", lines="\n".join(script) + "\n")
        for _ in range(2)
    ]
    assert [run.returncode for run in runs] == [0, 0]
    assert runs[0].stdout == runs[1].stdout
    assert runs[0].stderr == ""
    assert "Deal 1 is scored:" in runs[0].stdout
    assert str(session.scene.over) in runs[0].stdout
    assert runs[0].stdout.splitlines()[-1].startswith("Points: You and North ")
    kept = [path.read_bytes().splitlines()[1:-1] for path in data_folder().iterdir()]
    assert kept == [session.table.record.splitlines()[1:-1]] * 2


def test_an_unreadable_move_is_answered_with_what_is_possible_now() -> None:
    said = pipe("spades", "--rulebook", "andrews", "--seed", "7", lines="bidd 3\nwhy bidd 3\n").stdout
    wrong = "“bidd 3” is no move here. Bid nil blind, or look at your hand first. Type for example look, or help."
    assert said.count(wrong) == 2


def test_a_hint_names_the_other_bid_as_a_bid() -> None:
    assert re.search(
        r"Bid nil: .*\. Bid 1 costs about \d+ points\.", pipe("spades", "--seed", "7", lines="hint\n").stdout
    )


def test_one_move_has_one_word() -> None:
    said = pipe("five_hundred", "--seed", "7", lines="bidd 3\nmoves\n").stdout.splitlines()
    assert "Say ready." in said
    assert any(line.endswith("Type for example ready, or help.") for line in said)
    assert said.count("ready") == 1, "`moves` says it, too"


def test_what_is_counted_is_said_once() -> None:
    assert "Your hand, face down: 13 cards\n" in pipe("spades", "--rulebook", "andrews", "--seed", "7").stdout
    assert "Stack (26 cards)\n" in pipe("war", "--seed", "7", lines="table\n").stdout
    assert "Pot:\n  20 chips\n" in pipe("mexican_sweat", "--seed", "7", lines="table\n").stdout


def test_nothing_but_text_goes_through_a_pipe() -> None:
    run = pipe("spades", "--seed", "3", lines="3\n7d\n")
    assert run.returncode == 0
    assert re.search(r"[\x00-\x09\x0b-\x1f\x7f]", run.stdout) is None
    assert "> " not in run.stdout


def test_letters_are_enough_where_nothing_else_can_be_written() -> None:
    run = pipe("spades", "--seed", "3", "nil=on", lines="moves\nnil\n", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert run.returncode == 0
    assert "nil (+100 or -100)" in run.stdout


def test_the_end_of_input_ends_politely_and_keeps_the_game() -> None:
    run = pipe("spades", "--rulebook", "denexa", "--seed", "3", lines="3\n")
    assert run.returncode == 0
    assert run.stdout.splitlines()[-1] == "The game is kept: spadille play --resume goes on with it."
    games, _ = saved_games()
    assert str(resume(games[0].path).scene.prompt) == "Your turn to play."
    again = pipe("--resume", lines="7d\n")
    assert "The game goes on where you left it." in again.stdout
    assert "You play the seven of diamonds." in again.stdout


def test_without_a_game_to_resume_a_new_one_is_chosen() -> None:
    run = pipe("--resume", lines="nonsense\n1\n")
    assert "There is no unfinished game" in run.stderr
    assert "Expected a name or a number from 1 to " in run.stdout
    assert "Spades (Rules of Spades), 4 seats. Type help" in run.stdout
    assert pipe(lines="").returncode == 0
    assert pipe(lines="quit\n").returncode == 0
    assert "Pyramid (" in pipe(lines="Pyramid\n").stdout


def test_bad_options_are_one_line_and_status_2() -> None:
    for arguments in (["bridge"], ["spades", "nil=perhaps"], ["spades", "--seats", "9"], ["spades", "--bots", "x"]):
        run = pipe(*arguments)
        assert run.returncode == 2
        assert len(run.stderr.splitlines()) == 1
        assert "Traceback" not in run.stderr


@contextmanager
def killed_after(seconds: float, process: subprocess.Popen[Any]) -> Iterator[None]:
    """Kills the process if this part of a test takes longer, so that no read of its output waits for ever."""
    timer = threading.Timer(seconds, process.kill)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def test_an_interrupt_in_mid_trick_keeps_the_game() -> None:
    """In a process: it gets a signal."""
    process = subprocess.Popen(
        [*PLAY, "spades", "--seed", "3"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # in the background it may be ignored
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("3\n")
    process.stdin.flush()
    with killed_after(60, process):
        assert any("You may choose" in line for line in process.stdout)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == STOPPED
    assert out.splitlines()[-1] == "The game is kept: spadille play --resume goes on with it."
    assert err == ""
    assert len(saved_games()[0]) == 1


def test_a_reader_who_goes_away_is_no_error() -> None:
    """In a process: a pipe has two ends."""
    process = subprocess.Popen(
        [*PLAY, "war", "--watch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    with killed_after(60, process):
        process.stdout.readline()
        process.stdout.close()
        err = process.stderr.read()
    process.stderr.close()
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(timeout=60) == 0
    assert err == b""


def test_bytes_that_are_no_text_are_answered_like_any_other_nonsense() -> None:
    run = pipe("spades", "--seed", "3", lines=b"\xff\xfe\n3\n")
    assert run.returncode == 0
    assert "is no move here" in run.stdout
    assert "You bid 3." in run.stdout


def test_a_folder_that_cannot_be_written_is_said_once(home: Path) -> None:
    (home / "data").write_text("a file where the folder should be")
    run = pipe("spades", "--seed", "3", lines="3\n7d\n")
    assert run.returncode == 0
    assert run.stdout.count("This game is not being saved") == 2
    assert "The game goes on." in run.stdout
    assert run.stdout.splitlines()[-1].startswith("This game is not being saved")


def test_a_damaged_save_is_one_line_on_the_way_to_another_game() -> None:
    pipe("spades", "--seed", "3", lines="3\n")
    (data_folder() / "zzz.jsonl").write_bytes(b"{}\n")
    run = pipe("--resume")
    assert run.returncode == 0
    assert [line.partition(":")[0] for line in run.stderr.splitlines()] == ["zzz.jsonl is passed over"]


def test_bare_cards_and_numbers_are_moves() -> None:
    said = told(table(), "3\n♦7\n7d\n")
    assert "You bid 3." in said
    assert "You play the seven of diamonds." in said


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("bid 1", "(SPD-DEN-08)"),
        ("1", "(SPD-DEN-08)"),
        ("14", "(SPD-S26)"),
        ("as", "No card is asked for now. How many tricks will you take?"),
        (
            "dance",
            "“dance” is no move here. How many tricks will you take? 2 of 13 are bid so far. Type for example bid 2",
        ),
        ("trick", "No trick lies on the table now."),
        ("last", "There is no last trick to see now."),
        ("sheet", "No deal is finished yet."),
        ("undo", "There is nothing to take back."),
        ("why", "Nothing has been refused yet"),
        ("why 3", "You may: bid 3."),
        ("score", "Points: You and North 0 (0 bags), West and East 0 (0 bags); to 500"),
        ("moves", "bid 2, bid 3, bid 4"),
        ("hand", "Your hand: hearts A 10 9 6 2; clubs 6 2; diamonds 7 4; spades A 6 4 3"),
        ("table", "East: bid 2"),
        ("help", "A move is written in notation, such as bid 2;"),
        ("help", "Good to know:\nIndividual bids need not be met. (SPD-DEN-10)\n"),
        ("help cards", "(TBL-3"),
        ("help words", "Words of Spades\n  bags: Tricks above the contract"),
        ("help words", "Words of the card table\n  bid: What a player says"),
        ("rules", "The match ends when a side reaches 500 points. (SPD-DEN-03)"),
        ("rules all", "SPD-DEN-15: "),
        ("save", "The game is kept in "),
    ],
)
def test_what_is_typed_while_bidding_has_one_clear_answer(typed: str, answer: str) -> None:
    assert answer in told(table(), typed + "\n")


def test_the_help_names_the_way_out_once() -> None:
    assert told(table(), "help\n").count("leave; the game is kept") == 1


def test_the_rules_cite_what_the_table_has_overruled_as_overruled() -> None:
    said = told(table(options={"nil": True}), "rules\n").splitlines()
    assert "Changed: Players may bid nil: to take no trick at all. (the table's choice, instead of SPD-DEN-08)" in said
    assert not any("blind nil" in line for line in said)


def test_why_tells_the_reason_the_clause_and_its_words() -> None:
    said = told(table(), "3\nas\nwhy\nwhy 7d\n").splitlines()
    assert "Diamonds were led and you have two. Play one. (SPD-DEN-15)" in said
    assert "SPD-DEN-15: A player must follow suit if able." in said
    assert "You may: play 7D." in said


def test_a_refused_line_is_answered_by_one_line() -> None:
    quiet, refused = (told(table(), typed).splitlines() for typed in ("3\n", "3\nas\n"))
    assert len(refused) == len(quiet) + 1


def test_undo_takes_the_last_decision_back() -> None:
    said = told(table(), "3\n7d\nundo\n4d\n")
    assert "Taken back." in said
    assert "You play the four of diamonds." in said


@pytest.mark.parametrize("word", ["quit", "q", "Q", "exit"])
def test_quit_keeps_the_game(word: str) -> None:
    said = told(table(), f"3\n{word}\n7d\n")
    assert said.splitlines()[-1].startswith("The game is kept")
    assert "seven of diamonds" not in said


def test_the_sheet_shows_the_arithmetic_and_the_clause_of_every_line() -> None:
    session = table(options={"max_deals": 2})
    while not session.table.score_sheet:
        for _ in session.advance():
            pass
        if not session.table.score_sheet:
            session.play(session.table.game.spell(session.table.moves(0)[0]))
    said = told(session, "sheet\n")
    assert re.search(r"^Deal 1$", said, re.MULTILINE)
    assert re.search(r"^  You and North: [+−]?\d+  .+ \(SPD-DEN-\d\d\)$", said, re.MULTILINE)
    assert re.search(r"^  Totals: You and North −?\d+, West and East −?\d+$", said, re.MULTILINE)


def test_a_spectator_is_told_everything_and_asked_nothing() -> None:
    said = told(table(seat=None, options={"max_deals": 1}), "")
    assert "you are watching" in said
    assert "Your" not in said


def test_a_review_says_what_moves_have_cost() -> None:
    assert "You can review a deal when it is over." in told(table(), "review\n")
    session = table(options={"max_deals": 2})
    script: list[str] = []
    while session.scene.score.sheet == ():
        for _ in session.advance():
            pass
        script.append(session.table.game.spell(session.table.moves(0)[-1]))
        session.play(script[-1])
    said = told(table(options={"max_deals": 2}), "\n".join([*script, "review"]) + "\n")
    assert re.search(r"You: bid 13\. Better: bid \d+; .*\. About \d+ points\.", said)
    assert "West: " not in said.partition("Better")[2].partition("Every decision")[0]
    assert "luck" not in said
    assert "Every decision: review all." in said
    whole = told(table(options={"max_deals": 2}), "\n".join([*script, "review all"]) + "\n")
    assert "You: bid 13. Better" in whole.partition("Points lost: You ")[2]
    assert "A matter of taste." in whole


def test_a_hint_is_one_sentence_and_the_figures_stand_behind_a_word_of_their_own() -> None:
    said = told(table(), "hint\nfigures\n3\nhint\n").splitlines()
    (bid,) = (line for line in said if re.match(r"Bid \d+(: | does best)", line))
    assert "±" not in bid
    assert any(re.match(r"bid \d+: [+−][\d.]+ ± [\d.]+ points, wins the game \d+%$", line) for line in said)
    assert any(re.match(r"\w+ of \w+(: | does best|, or anything else)", line) for line in said)
    watching = told(table(seat=None, options={"max_deals": 1}), "hint\n")
    assert "± " not in watching


def test_the_contract_and_the_tricks_of_each_side_are_told() -> None:
    sides = [line for line in told(table(), "3\n7d\nscore\n").splitlines() if " bid, " in line and ": " in line]
    assert [line.partition(":")[0] for line in sides] == ["You and North", "West and East"]
    assert re.search(r"You and North: \d+ bid, \d+ taken", told(table(), "3\n7d\ntable\n"))


def test_a_finished_deal_is_told_side_by_side_and_player_by_player() -> None:
    session = table(options={"max_deals": 1})
    lines = []
    while not session.over:
        for _ in session.advance():
            pass
        if not session.over:
            lines.append(session.table.game.spell(session.table.moves(0)[0]))
            session.play(lines[-1])
    spoken = told(table(options={"max_deals": 1}), "\n".join(lines) + "\n")
    (panel,) = session.panels
    assert len(panel.said) == 2
    assert "\n".join(map(str, [*panel.said, *panel.did])) in spoken
