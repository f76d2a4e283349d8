"""Learning from a teacher: a bot plays all four seats, and gives its value of every move."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from joblib import Parallel, delayed
from nets import Array, Floats, softmax
from player import ID, Learner
from suits import WAYS, relabelled

import spadille.envs
from spadille.bots import make_bot
from spadille.thinking.budget import Budget

_CHUNK: Final = 30
"""Number of deals in a file."""
_ODD: Final = 0.05
"""Probability of another move than the teacher's, so that odd positions occur too."""
_NEAR: Final = 4.0
"""Difference in points at which moves count as clearly different."""
_PART, _RATE = 1024, 2e-3


class Lessons(NamedTuple):
    """Decisions with a choice, of whole deals."""

    seen: Array
    mask: Array
    action: Array
    """The teacher's action."""
    worth: Array
    """The teacher's value of each action, in points; NaN where it gave none."""


def watch(
    folder: Path, teacher: str, worlds: int, deals: int, *, minutes: float, jobs: int, tell: Callable[[str], None]
) -> Lessons:
    """Make lessons of a number of deals in a folder; existing ones are not made again."""
    folder.mkdir(parents=True, exist_ok=True)
    began, end = time.monotonic(), time.monotonic() + 60 * minutes
    files = [folder / f"{teacher}-{worlds}-{first}.npz" for first in range(0, deals, _CHUNK)]
    lacking = [each for each in files if not each.exists()]
    todo = (delayed(_lesson)(each, teacher, worlds) for each in _while_time(lacking, end))
    for done, _ in enumerate(Parallel(n_jobs=jobs, return_as="generator_unordered", pre_dispatch=jobs)(todo), 1):
        if done % 10 == 0:
            tell(f"{done * _CHUNK:,} deals of {teacher} watched in {time.monotonic() - began:,.0f} s")
    found = [_read(each) for each in files if each.exists()]
    return Lessons(*(np.concatenate(each) for each in zip(*found, strict=True)))


def _read(file: Path) -> Lessons:
    """The lessons of a file."""
    with np.load(file, allow_pickle=False) as kept:
        return Lessons(kept["seen"], kept["mask"], kept["action"], kept["worth"].astype(np.float16))


def _while_time(files: list[Path], end: float) -> Iterator[Path]:
    """Yield the files until the given time; at least one."""
    for at, file in enumerate(files):
        if at and time.monotonic() > end:
            return
        yield file


def _lesson(file: Path, teacher: str, worlds: int) -> None:
    """Play some deals and write the observations; the name of the file contains the first deal."""
    first = int(file.stem.rpartition("-")[2])
    env = spadille.envs.aec(ID)
    chance = np.random.default_rng(first)
    rows: list[tuple[bytes, bytes, int, Floats]] = []
    for deal in range(first, first + _CHUNK):
        env.reset(seed=deal)
        play = env.play
        budget = Budget(worlds=worlds)
        bots = [make_bot(teacher, play.game, seat, f"{deal} {seat}", budget) for seat in range(play.seats)]
        while not play.over:
            free = np.flatnonzero(play.mask)
            action = int(free[0])
            if len(free) > 1:
                action, worth = _asked(env, bots[play.seat], free)
                rows.append((bytes(play.observe(play.seat)), bytes(play.mask), action, worth))
                if chance.random() < _ODD:
                    action = int(chance.choice(free))
            play.step(action)
    seen, mask = (
        np.frombuffer(b"".join(each), np.uint8).reshape(len(rows), -1) for each in list(zip(*rows, strict=True))[:2]
    )
    lessons = Lessons(seen, mask, np.array([each[2] for each in rows]), np.stack([each[3] for each in rows]))
    beside = file.with_suffix(".part")
    with beside.open("wb") as stream:
        np.savez_compressed(stream, **lessons._asdict())
    beside.replace(file)


def _asked(env: Any, bot: Any, free: Array) -> tuple[int, Floats]:
    """A bot's action and its values of its moves, by index."""
    play = env.play
    words = {spadille.envs.spell(env, int(action)): int(action) for action in free}
    game, state, seat = play.game, play.state, play.seat
    told = bot.choose(game.view(state, seat), list(game.moves(state, seat)))
    worth = np.full(play.actions, np.nan, np.float32)
    for each in told.weighed:
        worth[words[game.spell(each.move)]] = each.worth
    return words[game.spell(told.move)], worth


def fit(learner: Learner, lessons: Lessons, epochs: int, tell: Callable[[str], None]) -> None:
    """Learn to play like the teacher: its actions, and those it valued nearly as high.

    The three plain suits are equivalent, so they are renamed at random every time. A twentieth is kept for testing.
    """
    count = len(lessons.action)
    learner.player.cards.begin_anew()
    learner.player.calls.begin_anew()
    order = learner.chance.permutation(count - count // 20)
    steps, made = epochs * (len(order) // _PART + 1), 0
    for epoch in range(1, epochs + 1):
        learner.chance.shuffle(order)
        for at in range(0, len(order), _PART):
            part = order[at : at + _PART]
            way = WAYS[int(learner.chance.integers(len(WAYS)))]
            some = Lessons(*(each[part] for each in lessons))
            seen, mask, aim = relabelled(way, some.seen, some.mask, _aims(some))
            likes, kept = learner.player.likes(seen, mask)
            slope = (softmax(likes, mask) - aim) / np.float32(len(part))
            learner.player.learn(kept, slope, _RATE * max(0.02, 1 - made / steps))
            made += 1
        tell(f"lesson {epoch} of {epochs}: {told(learner, lessons, len(order))}")


def told(learner: Learner, lessons: Lessons, first: int) -> str:
    """The share of decisions as the teacher's, and the loss from the others, from a lesson on."""
    chosen = np.concatenate(
        [
            learner.chances(lessons.seen[at : at + _PART], lessons.mask[at : at + _PART]).argmax(axis=1)
            for at in range(first, len(lessons.action), _PART)
        ]
    )
    worth = lessons.worth[first:].astype(np.float32)
    lost = np.fmax.reduce(worth, axis=1) - worth[np.arange(len(chosen)), chosen]
    agreed = float((chosen == lessons.action[first:]).mean())
    if np.isnan(lost).all():
        return f"{agreed:.1%} as the teacher"
    return f"{agreed:.1%} as the teacher, {np.nanmean(lost):.2f} points lost a decision"


def _aims(lessons: Lessons) -> Floats:
    """The target probability of every action: half for the action taken, half for those valued nearly as high."""
    row = np.arange(len(lessons.action))
    done = np.zeros(lessons.mask.shape, np.float32)
    done[row, lessons.action] = 1
    worth = lessons.worth.astype(np.float32)
    near = np.nan_to_num(np.exp((worth - np.fmax.reduce(worth, axis=1, keepdims=True)) / _NEAR))
    total = near.sum(axis=1, keepdims=True)
    return np.where(total > 0, (done + near / np.maximum(total, 1e-9)) / 2, done).astype(np.float32)
