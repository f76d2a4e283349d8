"""Learning from self-play: many tables at once, and a judge that sees all hands rates every action.

Proximal policy optimisation. The judge learns to predict the end of a deal with all cards known; an action was good if
it raised the prediction. So the luck of the deal, which the judge sees, is not mistaken for skill.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from nets import Array, Floats, drawn, softmax
from player import ID, Learner, others

import spadille.envs
from spadille.core.errors import SpadilleError

POINTS: Final = 100.0
"""Points that make a reward of one."""
_STEPS, _PART = 120, 4096
_FAR: Final = 0.95
"""Discount per step of later gains for an action."""
_CLIP, _SPICE = 0.2, 0.01


class Rows:
    """Many tables in Python, like `spadille.envs.vector` in the kernel: each deal is followed by the next one."""

    def __init__(self, id: str, count: int, **given: Any) -> None:
        self._plays = [spadille.envs.aec(id, **given).play for _ in range(count)]

    def reset(self, seed: int) -> tuple[Array, Array, Array]:
        for row, play in enumerate(self._plays):
            play.start(seed + row)
        return self._told()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, Array]:
        paid = np.zeros((len(self._plays), self._plays[0].seats), np.float32)
        done = np.zeros(len(self._plays), np.bool_)
        for row, (play, action) in enumerate(zip(self._plays, actions.tolist(), strict=True)):
            play.step(action)
            if play.rewards is not None:
                paid[row] = play.rewards
            if play.over:
                done[row] = True
                play.start(None)
        seen, mask, seat = self._told()
        return seen, mask, paid, done, seat

    def _told(self) -> tuple[Array, Array, Array]:
        plays = self._plays
        seen = np.frombuffer(b"".join([each.observe(each.seat) for each in plays]), np.uint8)
        mask = np.frombuffer(b"".join([each.mask for each in plays]), np.int8)
        return seen.reshape(len(plays), -1), mask.reshape(len(plays), -1), np.array([each.seat for each in plays])


def tables(count: int) -> Any:
    """Many tables: in the kernel if available, else in Python."""
    try:
        return spadille.envs.vector(ID, count, reward="margin")
    except SpadilleError:
        return Rows(ID, count, reward="margin")


class Batch(NamedTuple):
    """Decisions [step, table] in the order of play."""

    seen: Array
    mask: Array
    seat: Array
    action: Array
    chance: Floats
    """Probability of the action when it was chosen."""
    paid: Floats
    """Reward of the step for the first side."""
    done: Array
    """True for the last step of a deal."""


class SelfPlay:
    """Tables at which a learner plays itself."""

    def __init__(self, learner: Learner, count: int) -> None:
        self.learner = learner
        self._tables = tables(count)
        began = self._tables.reset(1_000_000 * learner.seed + learner.deals)
        self._now: tuple[Array, Array, Array] = began

    def round(self, rate: float) -> dict[str, float]:
        """Play some steps at all tables and learn from them; return figures of the progress."""
        return improve(self.learner, self.gather(), rate)

    def gather(self) -> Batch:
        """Play some steps at all tables."""
        learner, rows = self.learner, []
        (seen, mask), seat = (np.array(each) for each in self._now[:2]), self._now[2].astype(np.int64)
        for _ in range(_STEPS):
            likely = learner.chances(seen, mask)
            action = drawn(likely, learner.chance)
            after = self._tables.step(action)
            paid, done = after[2][:, 0] / np.float32(POINTS), np.array(after[3])
            rows.append((seen, mask, seat, action, likely[np.arange(len(action)), action], paid, done))
            seen, mask, seat = np.array(after[0]), np.array(after[1]), after[4].astype(np.int64)
            learner.deals += int(done.sum())
        self._now = seen, mask, seat
        return Batch(*(np.stack(each) for each in zip(*rows, strict=True)))


def improve(learner: Learner, batch: Batch, rate: float) -> dict[str, float]:
    """Learn from a batch; return the judge's error, the entropy of the play, and the actions' spread in points.

    The player learns as fast as the judge is sure: at first the judge knows nothing, and would spoil good play.
    """
    hands = others(learner.senses, batch.seen, batch.seat, batch.done)
    side = (1 - 2 * (batch.seat % 2)).astype(np.float32)
    worth = np.stack([judged(learner, *each) for each in zip(batch.seen, hands, strict=True)]) * side
    gain, known = gains(worth, batch.paid, batch.done)
    aim, gain = ((worth + gain) * side)[known], (gain * side)[known]
    seen, mask, hands = batch.seen[known], batch.mask[known], hands[known]
    action, before = batch.action[known], batch.chance[known]
    choice = mask.sum(axis=1) > 1
    sure = max(0.0, 1 - float((gain * gain).mean() / aim.var()))
    spread = float(gain[choice].std()) + 1e-6
    gain = (gain - gain[choice].mean()) / np.float32(spread)
    order = learner.chance.permutation(len(aim))
    wrong, open_ = [], []
    for at in range(0, len(order), _PART):
        part = order[at : at + _PART]
        look = learner.senses.look(seen[part])
        wrong.append(_teach_judge(learner, look, hands[part], aim[part], rate))
        free = choice[part]
        mine = part[free]
        open_.append(
            _teach_player(learner, seen[mine], mask[mine], action[mine], before[mine], gain[mine], sure * rate)
        )
    error = float(np.mean(wrong) / aim.var())
    return {"error": error, "open": float(np.mean(open_)), "points": spread * POINTS}


def judged(learner: Learner, seen: Array, hands: Floats) -> Floats:
    """The judge's prediction of the deals, for the side that acts."""
    return learner.judge(np.hstack([learner.senses.look(seen), hands]))[:, 0]


def gains(worth: Floats, paid: Floats, done: Array) -> tuple[Floats, Array]:
    """The change of the first side's expectation by each step, and a mask of the deals whose ends are known."""
    gain, known = np.zeros_like(worth), np.zeros(worth.shape, np.bool_)
    ahead, later, over = np.zeros_like(worth[0]), np.zeros_like(worth[0]), np.zeros_like(done[0])
    for step in range(len(worth) - 1, -1, -1):
        over = over | done[step]
        goes_on = ~done[step]
        later = paid[step] + goes_on * ahead - worth[step] + np.float32(_FAR) * goes_on * later
        gain[step], ahead, known[step] = later, worth[step], over
    return gain, known


def _teach_judge(learner: Learner, look: Floats, hands: Floats, aim: Floats, rate: float) -> float:
    layers = learner.judge.layers(np.hstack([look, hands]))
    wrong = layers[-1][:, 0] - aim
    learner.judge.learn(layers, (2 / len(aim)) * wrong[:, None], rate)
    return float((wrong * wrong).mean())


def _teach_player(
    learner: Learner, seen: Array, mask: Array, action: Array, before: Floats, gain: Floats, rate: float
) -> float:
    """Make good actions likelier, each by a small amount at most; return the entropy of the policy."""
    likes, kept = learner.player.likes(seen, mask)
    likely = softmax(likes, mask)
    row = np.arange(len(action))
    ratio = likely[row, action] / before
    moves = np.where(gain > 0, ratio < 1 + _CLIP, ratio > 1 - _CLIP)
    weight = np.where(moves, gain * ratio, 0) / np.float32(len(action))
    slope = likely * weight[:, None]
    slope[row, action] -= weight
    logs = np.log(likely + np.float32(1e-9))
    torn = -(likely * logs).sum(axis=1)
    slope += (_SPICE / len(action)) * likely * (logs + torn[:, None])
    learner.player.learn(kept, slope.astype(np.float32), rate)
    return float(torn.mean())
