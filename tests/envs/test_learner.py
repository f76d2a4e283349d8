"""Tests the learner of the examples: its input, its training targets, continuing a run, and its play."""

from __future__ import annotations

import importlib
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from tests.envs.test_lessons import margin

import spadille
import spadille.envs as envs
from spadille.bots import GUESTS
from spadille.core.errors import BadRecord
from spadille.games.spades.state import Playing
from spadille.lab.arena import Contest, run

FOLDER = Path(__file__).parents[2] / "examples" / "learner"
NAMES = ("nets", "senses", "hands", "player", "selfplay", "suits", "watching", "learner")
ID = "spadille/Spades-andrews-v0"


@pytest.fixture
def parts(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The modules of the learner, imported as by a program that is started in its folder."""
    if not FOLDER.exists():
        pytest.skip("this is no checkout")
    monkeypatch.syspath_prepend(str(FOLDER))
    guests = dict(GUESTS)
    yield SimpleNamespace(**{name: importlib.import_module(name) for name in NAMES})
    for name in NAMES:
        del sys.modules[name]
    GUESTS.clear()
    GUESTS.update(guests)


def asked(parts: Any, *words: object) -> None:
    assert parts.learner.main([str(each) for each in words]) == 0


def weights(learner: Any) -> list[Any]:
    return [each for net in learner.nets.values() for each in net.weights]


def decisions(deals: int) -> Iterator[tuple[Any, int]]:
    """A game played at random, before each of its decisions, and who decides."""
    play, chance = envs.aec(ID).play, np.random.default_rng(3)
    for deal in range(deals):
        play.start(deal)
        while not play.over:
            yield play, play.seat
            play.step(chance.choice(np.flatnonzero(play.mask)))


def seen_of(play: Any, seat: int) -> Any:
    return np.frombuffer(bytes(play.observe(seat)), np.uint8)


# -- what it is told ---------------------------------------------------------------------------------


def test_a_glance_tells_which_cards_would_win(parts: Any) -> None:
    at, told = {each.name: slice(each.offset, each.end) for each in envs.layout(ID).fields}, 0
    for play, seat in decisions(4):
        state, seen = play.state, seen_of(play, seat)[None]
        if not play.mask[:52].count(1):
            continue
        mine = seen[:, :52].reshape(1, 4, 13) == 1
        wins = parts.senses.trick_of(at, seen, mine)[0].reshape(52)
        for place in np.flatnonzero(play.mask[:52]):
            after = play.game.play(state, seat, play.encoder.take(state, seat, int(place)))
            if len(state.trick) == 3 and isinstance(after, Playing):
                assert wins[place] == (after.seat == seat)
                told += 1
    assert told > 100


def test_every_number_of_its_senses_is_a_figure_a_bit_or_a_one(parts: Any) -> None:
    senses = parts.senses.Senses(envs.layout(ID))
    rows = np.stack([seen_of(play, seat) for play, seat in decisions(2)])
    told = senses.look(rows)
    assert told.shape[0] == len(rows)
    assert told[:, : senses._ones].sum(axis=1).tolist() == [float(len(senses._things))] * len(rows)
    used = np.flatnonzero(told[:, : len(senses.used)].any(axis=0))
    rest = told[:, len(senses.used) :]
    senses.keep(used)
    assert (senses.look(rows) == np.concatenate([told[:, used], rest], axis=1)).all()


def test_the_judge_is_told_what_the_others_hold(parts: Any) -> None:
    rows = [(seen_of(play, seat), seat, [seen_of(play, (seat + k) % 4)[:54] == 1 for k in (1, 2, 3)], play)
            for play, seat in decisions(2)]  # fmt: skip
    seen = np.stack([each[0] for each in rows])[:, None]
    seat = np.array([each[1] for each in rows])[:, None]
    done = np.zeros((len(rows), 1), np.bool_)
    ends = [at - 1 for at, each in enumerate(seen[:, 0, 54]) if at and each == 1 != seen[at - 1, 0, 54]] + [-1]
    done[ends] = True
    found = parts.player.others(parts.senses.Senses(envs.layout(ID)), seen, seat, done)[:, 0].reshape(-1, 3, 54)
    playing = [at for at, each in enumerate(seen[:, 0]) if each[54] == 3]
    assert len(playing) == 104
    for at in playing:
        held = np.stack(rows[at][2])
        assert (found[at] == held).all() or at in _last_cards(done)


def _last_cards(done: Any) -> set[int]:
    """The decisions of a deal after which some seat is not seen again."""
    ends = np.flatnonzero(done[:, 0])
    return {int(end) - back for end in ends for back in range(4)}


def test_suits_change_names_and_come_back(parts: Any) -> None:
    ways = parts.suits.WAYS
    rows = [(seen_of(play, seat), np.frombuffer(bytes(play.mask), np.int8)) for play, seat in decisions(3)]
    seen, mask = (np.stack(each) for each in zip(*rows, strict=True))
    assert all(
        (one == other).all()
        for one, other in zip(parts.suits.relabelled(ways[0], seen, mask, mask), (seen, mask, mask), strict=True)
    )
    for way in ways:
        there = parts.suits.relabelled(way, seen, mask, mask)
        assert (np.sort(there[0][:, :52]) == np.sort(seen[:, :52])).all()
        playing = there[0][:, 54] == 3
        assert ((there[0][playing, :52] == 1) >= (there[1][playing, :52] == 1)).all(), "who may play a card holds it"
        back = [parts.suits.relabelled(each, *there) for each in ways]
        assert any((each[0] == seen).all() and (each[1] == mask).all() for each in back)


# -- what it learns of -------------------------------------------------------------------------------


def test_a_step_is_worth_what_the_judge_foretells_more(parts: Any) -> None:
    def column(*each: float) -> Any:
        """Of one table."""
        return np.array(each, np.float32)[:, None]

    done = np.array([False, False, True, False])[:, None]
    gain, known = parts.selfplay.gains(column(0.1, 0.3, 0.2, 9.0), column(0, 0, 1.0, 0), done)
    far = parts.selfplay._FAR
    last = 1.0 - 0.2
    second = (0.2 - 0.3) + far * last
    assert gain[:3, 0].tolist() == pytest.approx([(0.3 - 0.1) + far * second, second, last])
    assert known[:, 0].tolist() == [True, True, True, False]


def test_a_net_learns_what_it_is_shown(parts: Any) -> None:
    chance = np.random.default_rng(1)
    net = parts.nets.Net([4, 32, 1], chance)
    told = chance.standard_normal((256, 4)).astype(np.float32)
    aim = np.abs(told[:, 0]) - told[:, 1]
    errors = []
    for _ in range(400):
        layers = net.layers(told)
        wrong = layers[-1][:, 0] - aim
        errors.append(float((wrong**2).mean()))
        net.learn(layers, (2 / len(told)) * wrong[:, None], 1e-2)
    assert errors[-1] < 0.02 < 1 < errors[0]


def test_chances_are_of_legal_actions_alone(parts: Any) -> None:
    told = np.array([[5.0, 1.0, 1.0], [3.0, 100.0, 3.0]], np.float32)
    found = parts.nets.softmax(told, np.array([[0, 1, 1], [1, 0, 1]], np.int8))
    assert found[0].tolist() == [0.0, 0.5, 0.5]
    assert found[1].tolist() == [0.5, 0.0, 0.5]
    chance = np.random.default_rng(1)
    drawn = [parts.nets.drawn(found, chance).tolist() for _ in range(50)]
    assert {row[0] for row in drawn} == {1, 2}
    assert {row[1] for row in drawn} == {0, 2}


def test_tables_in_python_are_played_as_environments_are(parts: Any) -> None:
    rows = parts.selfplay.Rows(ID, 2, reward="margin")
    seen, mask, seat = rows.reset(7)
    env = envs.aec(ID, reward="margin")
    env.reset(seed=8)
    for _ in range(80):
        assert (seen[1] == seen_of(env.play, env.play.seat)).all()
        assert seat[1] == env.play.seat
        action = np.array([int(np.flatnonzero(each)[-1]) for each in mask])
        seen, mask, paid, done, seat = rows.step(action)
        env.play.step(int(action[1]))
        assert paid[1].tolist() == (env.play.rewards or [0.0] * 4)
        assert done[1] == env.play.over
        if env.play.over:
            env.reset()


def test_tables_that_write_their_arrays_anew_teach_the_same(parts: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    class Kernel(parts.selfplay.Rows):  # type: ignore[misc]
        """As the kernel tells: seats in a byte each, and every array is written over by the next step."""

        def _kept(self, told: tuple[Any, ...], kinds: tuple[Any, ...]) -> tuple[Any, ...]:
            if not hasattr(self, "_arrays"):
                self._arrays: dict[int, Any] = {}
            for at, (each, kind) in enumerate(zip(told, kinds, strict=True)):
                self._arrays.setdefault(len(told) * 10 + at, np.empty(each.shape, kind))[:] = each
            return tuple(self._arrays[len(told) * 10 + at] for at in range(len(told)))

        def reset(self, seed: int) -> Any:
            return self._kept(super().reset(seed), (np.uint8, np.int8, np.uint8))

        def step(self, actions: Any) -> Any:
            return self._kept(super().step(actions), (np.uint8, np.int8, np.float32, np.bool_, np.uint8))

    found = []
    for kind in (parts.selfplay.Rows, Kernel):
        monkeypatch.setattr(parts.selfplay, "tables", lambda count, kind=kind: kind(ID, count, reward="margin"))
        learner = parts.player.Learner(1)
        found.append((parts.selfplay.SelfPlay(learner, 4).round(1e-3), learner.judge.weights[0]))
    assert found[0][0] == found[1][0]
    assert (found[0][1] == found[1][1]).all()


# -- it goes on, and comes again ---------------------------------------------------------------------


def test_the_same_seed_learns_the_same(parts: Any, tmp_path: Path) -> None:
    files = [tmp_path / f"{each}.npz" for each in "abc"]
    for file, seed in zip(files, (1, 1, 2), strict=True):
        asked(parts, "train", file, "--rounds", 2, "--tables", 4, "--seed", seed)
    one, same, other = (parts.player.Learner.load(each) for each in files)
    assert all((a == b).all() for a, b in zip(weights(one), weights(same), strict=True))
    assert not (weights(one)[0] == weights(other)[0]).all()


def test_it_goes_on_where_it_was_left(parts: Any, tmp_path: Path) -> None:
    file = tmp_path / "mine.npz"
    asked(parts, "train", file, "--rounds", 1, "--tables", 4)
    before = parts.player.Learner.load(file)
    asked(parts, "train", file, "--rounds", 1, "--tables", 4)
    after = parts.player.Learner.load(file)
    assert after.deals > before.deals > 0
    assert after.judge.steps > before.judge.steps > 0
    assert after.seconds > before.seconds


def test_what_is_shipped_plays_the_same_and_can_learn_on(parts: Any, tmp_path: Path) -> None:
    file, small = tmp_path / "mine.npz", tmp_path / "small.npz"
    asked(parts, "train", file, "--rounds", 1, "--tables", 4)
    asked(parts, "ship", file, "--to", small)
    assert small.stat().st_size * 10 < file.stat().st_size
    one, other = parts.player.Learner.load(file), parts.player.Learner.load(small)
    for play, seat in decisions(2):
        seen, mask = seen_of(play, seat), np.array(play.mask, np.int8)
        assert one.choose(seen, mask) == other.choose(seen, mask)
    asked(parts, "train", small, "--rounds", 1, "--tables", 4)
    assert parts.player.Learner.load(small).deals > other.deals


def test_the_baseline_beats_any_legal_move_clearly(parts: Any, capsys: Any) -> None:
    asked(parts, "judge", FOLDER / "baseline.npz", "--against", "beginner", "--deals", 40, "--seed", 7)
    ahead, error = margin(capsys.readouterr().out)
    assert ahead - error > 100


def test_a_file_that_is_none_of_its_own_is_refused(parts: Any, tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "mine.npz"
    file.write_text("no net")
    assert parts.learner.main(["judge", str(file)]) == 2
    assert "expected what a learner has kept in mine.npz" in capsys.readouterr().err
    np.savez(file, one=np.zeros(3))
    with pytest.raises(BadRecord, match="expected what a learner has kept"):
        parts.player.Learner.load(file)
    assert parts.learner.main(["judge", str(tmp_path / "none.npz")]) == 2


def test_lessons_are_kept_and_not_taken_twice(parts: Any, tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "mine.npz"
    words = ["watch", file, "--bot", "regular", "--deals", 30, "--epochs", 3, "--jobs", 1]
    asked(parts, *words)
    (kept,) = file.with_suffix(".lessons").iterdir()
    made = kept.stat().st_mtime_ns
    first = [line for line in capsys.readouterr().out.splitlines() if line.startswith("lesson")]
    asked(parts, *words)
    assert kept.stat().st_mtime_ns == made
    shares = [float(line.split(": ")[1].partition("%")[0]) for line in first]
    assert shares[-1] > 30


def test_a_teacher_says_what_moves_are_worth(parts: Any, tmp_path: Path) -> None:
    parts.watching._lesson(tmp_path / "strong-3-0.npz", "strong", 3)
    with np.load(tmp_path / "strong-3-0.npz") as kept:
        lessons = parts.watching.Lessons(**kept)
    row = np.arange(len(lessons.action))
    assert (lessons.mask[row, lessons.action] == 1).all()
    assert (lessons.mask.sum(axis=1) > 1).all()
    said = ~np.isnan(lessons.worth)
    assert (lessons.mask[said] == 1).all()
    assert said.any(axis=1).mean() > 0.8
    aims = parts.watching._aims(lessons)
    assert aims.sum(axis=1) == pytest.approx(1, abs=1e-4)
    assert (aims[row, lessons.action] >= 0.5).all()


# -- how it plays ------------------------------------------------------------------------------------


def test_it_sits_in_the_arena_as_a_program(parts: Any, tmp_path: Path) -> None:
    file = tmp_path / "mine.npz"
    asked(parts, "train", file, "--rounds", 1, "--tables", 4)
    command = shlex.join([sys.executable, str(FOLDER / "learner.py"), "play", str(file)])
    contest = Contest(
        game="spades", rulebook="andrews", bots=("mine", "beginner"), programs={"mine": command}, movetime=20_000
    )
    report = run(contest, 1)
    assert report.faults == (0, 0)


def test_a_short_while_of_its_own_play_beats_any_legal_move_clearly(parts: Any, tmp_path: Path) -> None:
    file = tmp_path / "mine.npz"
    asked(parts, "train", file, "--rounds", 30, "--tables", 64)
    parts.player.Learner.load(file).agent().join("mine")
    report = spadille.simulate("spades", rulebook="andrews", bots=("mine", "beginner"), deals=60)
    assert report.faults == (0, 0)
    assert report.margin - report.margin_error > 100


def test_help_tells_what_can_be_asked() -> None:
    """In a process: a program finds its modules in its own folder."""
    if not FOLDER.exists():
        pytest.skip("this is no checkout")
    done = subprocess.run(
        [sys.executable, str(FOLDER / "learner.py"), "--help"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    assert "train" in done.stdout
    assert "--minutes" in done.stdout
