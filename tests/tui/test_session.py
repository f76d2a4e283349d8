"""A session: who sits where, who moves next, what is told, what is kept."""

from __future__ import annotations

import errno
import json
import os
import re
from pathlib import Path

import pytest

from spadille.bots import GUESTS, Guest, make_bot
from spadille.core.data_folder import data_folder
from spadille.core.errors import BadOptions, BadRecord, IllegalMove, StaleMove, Unreadable
from spadille.core.table import Table
from spadille.scene.happening import GameOver, Moved, TrickTaken
from spadille.scene.model import Mark, Role
from spadille.scene.names import names_around
from spadille.testing.worded import worded
from spadille.tui.play import saves
from spadille.tui.play.saves import saved_games
from spadille.tui.play.session import Session, resume, sit_down


def settled(session: Session) -> Session:
    for _ in session.advance():
        pass
    return session


def at_play(seed: int = 3) -> Session:
    """A table where the person is to play a card."""
    session = settled(sit_down("spades", rulebook="denexa", seed=seed))
    session.play("bid 3")
    return settled(session)


def play_out(session: Session) -> None:
    """Always the first legal move, to the end."""
    while not session.over:
        settled(session)
        if not session.over:
            assert session.seat is not None
            session.play(session.table.game.spell(session.table.moves(session.seat)[0]))


def test_others_move_until_the_person_must() -> None:
    session = sit_down("spades", rulebook="denexa", seed=3)
    told = [news[0] for news in session.advance()]
    assert [each.by for each in told if isinstance(each, Moved)] == [-1, -1, 3]
    assert str(told[-1].words) == "East bids 2."
    assert session.awaited
    assert session.table.deciding == (0,)


def test_hidden_moves_are_told_without_what_is_hidden() -> None:
    news = list(sit_down("spades", rulebook="denexa", seed=3).advance())
    assert worded(news[1]) == (Moved("The cards are dealt.", -1, None),)


def test_a_spectator_watches_to_the_end() -> None:
    session = sit_down("spades", rulebook="denexa", seed=3, seat=None, options={"target": 50})
    end = list(session.advance())[-1][-1]
    assert session.over
    assert isinstance(end, GameOver)
    assert end.words == session.scene.over
    assert session.table.outcome is not None
    assert end.winners == session.table.outcome.winners
    with pytest.raises(IllegalMove):
        session.play("bid 3")
    assert session.why("bid 3") is not None


def test_a_trick_and_its_winner_are_told() -> None:
    session = at_play()
    first = session.play("play 7D")
    told = [first, *session.advance()]
    taken = [each for news in told for each in news if isinstance(each, TrickTaken)]
    assert re.search(r" wins? the trick, \d of \d\.", str(taken[0].words))
    assert [face.seat for face in taken[0].trick if Mark.WINS in face.marks] == [taken[0].by]
    last = session.scene.zone(Role.LAST)
    assert last is not None
    assert taken[0].trick == last.faces
    assert len(last.faces) == 4


def test_a_scored_deal_is_told_with_what_each_side_got() -> None:
    session = sit_down("spades", rulebook="denexa", seed=3, options={"max_deals": 1})
    told: list[str] = []
    while not session.over:
        told += [str(each.words) for news in session.advance() for each in news[1:]]
        if not session.over:
            told += [str(each.words) for each in session.play(session.table.game.spell(session.table.moves(0)[0]))[1:]]
    assert any(sentence.startswith("Deal 1 is scored: You and North ") for sentence in told)


def test_an_illegal_move_changes_nothing() -> None:
    session = at_play()
    before = session.table.record
    with pytest.raises(IllegalMove) as illegal:
        session.play("play AS")
    assert illegal.value.refusal.clause == "SPD-DEN-15"
    assert session.table.record == before
    assert session.why("play AS") == illegal.value.refusal
    assert session.why("play 7D") is None
    with pytest.raises(Unreadable):
        session.play("dance")


@pytest.mark.parametrize(("typed", "error"), [("bid 3;", Unreadable), ("bid 3; bid 4", IllegalMove)])
def test_several_moves_are_made_only_if_all_of_them_can_be(typed: str, error: type[Exception]) -> None:
    session = settled(sit_down("spades", rulebook="denexa", seed=3))
    before = session.table.record
    with pytest.raises(error):
        session.play(typed)
    assert session.table.record == session.keeper.path.read_bytes() == before


def test_a_hint_that_was_thought_about_before_a_move_was_taken_back_is_not_the_hint_of_now() -> None:
    session = at_play()
    slow, version = session.advice(), session.table.version
    assert session.undo()
    session.play("bid 4")
    settled(session)
    assert session.table.version == version
    assert slow is not None
    old = slow()
    think = session.advice()
    assert think is not None
    assert think() is not old


def test_a_plan_for_an_earlier_moment_is_refused() -> None:
    session = sit_down("spades", rulebook="denexa", seed=3)
    plan = session.plan()
    assert plan is not None
    session.follow(plan)
    with pytest.raises(StaleMove):
        session.follow(plan)


def test_bots_follow_from_the_seed_alone() -> None:
    one, other = (
        sit_down("spades", rulebook="denexa", seed="again", bots="random", options={"target": 100}) for _ in range(2)
    )
    play_out(one)
    play_out(other)
    assert one.table.log == other.table.log


def test_undo_goes_back_to_the_last_decision_and_the_others_do_the_same_again() -> None:
    session = at_play()
    decision = session.table.version
    session.play("play 7D")
    settled(session)
    log = list(session.table.log)
    assert session.undo()
    assert session.table.version == decision
    assert str(session.scene.prompt) == "Your turn to play."
    session.play("play 7D")
    settled(session)
    assert session.table.log == log


def test_undo_goes_back_to_the_very_first_decision_and_no_further() -> None:
    session = at_play()
    assert session.undo()
    assert session.scene.phase == "bid"
    assert not session.undo()


def test_every_move_is_kept_at_once() -> None:
    session = at_play()
    session.play("play 7D")
    assert session.keeper.path.read_bytes() == session.table.record


def test_a_resumed_game_knows_the_seat_the_bots_and_the_names() -> None:
    session = settled(sit_down("spades", rulebook="denexa", seed=3, seat=2, bots="random", options={"max_deals": 2}))
    again = resume(session.keeper.path)
    assert again.seat == 2
    assert again.levels == ("beginner", "beginner", None, "beginner")
    assert again.names == ("North", "East", "You", "West")
    assert again.scene == session.scene
    play_out(session)
    play_out(again)
    assert again.table.record == session.table.record


def test_the_header_tells_who_sat_where_and_when() -> None:
    session = settled(sit_down("spades", rulebook="denexa", seed=3))
    header = json.loads(session.keeper.path.read_bytes().splitlines()[0])
    assert header["names"] == ["You", "West", "North", "East"]
    assert header["bots"] == [None, "regular", "regular", "regular"]
    assert header["seed"].startswith("v1:")
    assert header["started"].endswith("Z")


def test_unfinished_games_are_listed_newest_first() -> None:
    old, new, done = settled(sit_down("spades", rulebook="denexa", seed=1)), settled(sit_down("war", seed=2)), at_play()
    os.utime(old.keeper.path, (1, 1))
    os.utime(new.keeper.path, (500, 500))
    done.table.back(0)
    done.keeper.path.unlink()
    finished = sit_down("spades", rulebook="denexa", seed=3, seat=None, options={"target": 1})
    play_out(finished)
    games, damaged = saved_games()
    assert [saved.game for saved in games] == ["war", "spades"]
    assert re.fullmatch(r"Spades, 0 to 0 after \d moves, \d+ days ago \(Denexa Games, 4 seats\)", games[1].line)
    assert not damaged
    assert [saved.game for saved in saved_games(game="spades")[0]] == ["spades"]


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "line 1: expected a record; the file is empty"),
        (b"\xff\xfe\x00", "line 1: expected text in UTF-8"),
        (b"[1,2]\n", "line 1: expected a header"),
        (b'{"spadille":1,"game":"bridge","seats":4,"rulebook":"x"}\n', "line 1: expected a game"),
        (b'{"spadille":1,"game":"spades","seats":4,"rulebook":"denexa","options":{}}\n[0,"bid 3"]\n', "line 2: "),
        (b'{"spadille":1,"game":"spades","seats":4,"rulebook":"denexa","options":{}}\n[0,"bid', "line 2: "),
    ],
)
def test_a_damaged_file_is_one_line_and_stops_nothing(content: bytes, told: str) -> None:
    settled(sit_down("spades", rulebook="denexa", seed=1))
    (data_folder() / "damaged.jsonl").write_bytes(content)
    games, damaged = saved_games()
    assert len(games) == 1
    assert len(damaged) == 1
    assert damaged[0].startswith(f"damaged.jsonl is passed over: {told}")
    assert "\n" not in damaged[0]


def test_a_folder_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert saved_games(tmp_path / "file") == ([], [f"{tmp_path / 'file'}: Not a directory"])


def test_every_unfinished_game_is_listed_whatever_lies_beside_it() -> None:
    record = settled(sit_down("war", seed=1)).keeper.path.read_bytes()
    for number in range(24):
        (data_folder() / f"war-{number}.jsonl").write_bytes(record)
        (data_folder() / f"damaged-{number}.jsonl").write_bytes(b"")
        os.utime(data_folder() / f"damaged-{number}.jsonl", (2**32, 2**32))
    games, damaged = saved_games(most=None)
    assert (len(games), len(damaged)) == (25, 24)
    games, damaged = saved_games()
    assert (len(games), len(damaged)) == (saves.LISTED, 24)


def test_a_file_too_large_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    settled(sit_down("spades", rulebook="denexa", seed=1))
    monkeypatch.setattr(saves, "_LONGEST", 10)
    assert "at most" in saved_games()[1][0]


def test_a_game_that_goes_on_in_two_terminals_is_saved_in_two_files() -> None:
    first = at_play()
    second = resume(first.keeper.path)
    for each, at in ((second, 0), (first, -1)):
        each.play(each.table.game.spell(each.table.moves(0)[at]))
    assert first.keeper.path != second.keeper.path
    for each in (first, second):
        assert each.keeper.path.read_bytes() == each.table.record
    kept = first.keeper.path
    play_out(first)
    assert first.keeper.path == kept


def test_a_record_without_a_seed_cannot_be_dealt_on(tmp_path: Path) -> None:
    path = tmp_path / "by hand.jsonl"
    path.write_bytes(b'{"spadille":1,"game":"spades","seats":4,"rulebook":"denexa","options":{}}\n')
    with pytest.raises(BadRecord, match="expected a seed"):
        resume(path)
    games, damaged = saved_games(tmp_path)
    assert games == []
    assert "by hand.jsonl" in damaged[0]
    assert "expected a seed" in damaged[0]


def test_a_resumed_game_has_the_same_bots_from_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GUESTS, "fox", Guest((), lambda game, seat, seed: make_bot("beginner", game, seat, seed)))
    session = settled(sit_down("spades", bots="fox"))
    session.close()
    assert resume(session.keeper.path).levels == session.levels == (None, "fox", "fox", "fox")


@pytest.mark.parametrize("more", [b'"bots":7', b'"bots":[[],null,{},"club"]', b'"names":[1,2,3,4]', b'"names":"x"'])
def test_strange_keys_in_a_header_are_read_as_if_they_were_not_there(tmp_path: Path, more: bytes) -> None:
    session = settled(sit_down("spades", rulebook="denexa", seed=1))
    header, _, rest = session.table.record.partition(b"\n")
    known = json.loads(header)
    del known["bots"], known["names"]
    path = tmp_path / "strange.jsonl"
    path.write_bytes(json.dumps(known).encode()[:-1] + b"," + more + b"}\n" + rest)
    again = resume(path)
    assert again.seat in (0, 1)
    assert "You" in again.names
    assert again.levels.count(None) == 1


def test_names_cannot_disturb_the_terminal(tmp_path: Path) -> None:
    session = settled(sit_down("spades", rulebook="denexa", seed=1))
    path = tmp_path / "rude.jsonl"
    path.write_bytes(session.table.record.replace(b'"North"', rb'"\u001b[2J\u0007North\n"'))
    assert resume(path).names[2] == "[2JNorth"


def test_when_saving_fails_the_game_goes_on_and_says_so_once(monkeypatch: pytest.MonkeyPatch) -> None:
    session = settled(sit_down("spades", rulebook="denexa", seed=3))
    assert session.keeper.news() == ""

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Table, "save", full)
        session.play("bid 3")
        assert session.keeper.news().startswith("This game is not being saved: No space left on device (")
        settled(session)
        assert session.keeper.news() == ""
        assert session.awaited
    session.play("play 7D")
    assert session.keeper.trouble == ""
    assert session.keeper.path.read_bytes() == session.table.record


def test_a_folder_that_cannot_be_made_is_trouble_but_no_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    session = settled(sit_down("spades", rulebook="denexa", seed=3, folder=tmp_path / "file" / "games"))
    assert "not being saved" in session.keeper.trouble
    assert session.awaited
    assert saved_games(tmp_path / "nowhere") == ([], [])


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"seat": 4}, "your seat from 0 to 3"),
        ({"bots": "grandmaster"}, "beginner, regular"),
        ({"seats": 9}, "expected 2, 3, 4, 5 or 6 players of spades; got 9"),
    ],
)
def test_a_table_that_cannot_be_is_refused(given: dict[str, object], told: str) -> None:
    with pytest.raises(BadOptions, match=told):
        sit_down("spades", **given)  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", range(1, 10))
def test_everyone_has_a_name_and_the_next_seat_clockwise_is_the_left_one(seats: int) -> None:
    for seat in range(seats):
        names = names_around(seats, seat)
        assert len(set(names)) == seats
        assert names[seat] == "You"
        assert names[(seat + 1) % seats] == names_around(seats, 0)[1 % seats]
    assert len(set(names_around(seats, None))) == seats
