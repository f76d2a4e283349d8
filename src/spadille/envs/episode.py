"""Consecutive episodes of a game in numbers: the common base of all environments."""

from __future__ import annotations

import hashlib
import operator
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np

from spadille.core.contract import NATURE, Decide, Over, Seat
from spadille.core.errors import BadOptions, SpadilleError, shortly
from spadille.envs.naming import Setup
from spadille.fair.commit import dealer
from spadille.fair.shuffle import seed_of, write_seed
from spadille.games import titled
from spadille.parts.encoder import Encoder
from spadille.scene.writing import picture


class IllegalAction(SpadilleError, ValueError):
    """An action outside of the mask; the state is unchanged."""


class ResetNeeded(SpadilleError, gymnasium.error.ResetNeeded):
    """No episode has started, or it is over."""


def index_of(action: Any) -> int:
    """The index of an action; raises IllegalAction for anything else."""
    try:
        return operator.index(action)
    except TypeError:
        raise IllegalAction(f"expected the index of an action; got {shortly(action)}") from None


def not_legal(encoder: Encoder, state: Any, seat: Seat, action: int) -> str:
    """The message for an action outside of the mask."""
    known = 0 <= action < encoder.actions
    words = encoder.spell(state, action) if known else f"from 0 to {encoder.actions - 1}"
    return f"seat_{seat}: action {action} ({words}) is not legal now"


class Play:
    """A game played by action indices. The caller reads `seat`, `mask` and `observe`, and calls `step`."""

    def __init__(self, setup: Setup) -> None:
        self.setup, self.game = setup, setup.game
        self.seats = setup.game.seats
        self.encoder = setup.encoder()
        self.actions = self.encoder.actions
        self.most = setup.max_steps or self.encoder.most_steps
        self.seat: Seat = 0
        """The acting seat; the lowest if several may act."""
        self.waiting: tuple[Seat, ...] = ()
        """All seats that may act."""
        self.mask = bytearray(self.actions)
        """Mask of the seat's legal actions."""
        self.over, self.cut = True, False
        self.rewards: list[float] | None = None
        """Rewards of the last step, by seat; None if there are none."""
        self.skipped = 0
        self.illegal = ""
        """Message about the illegal action that ended the episode; empty if none did."""
        self.log: list[tuple[Seat, Any]] = []
        """The moves of the episode, including those of chance, as in a table's log."""
        self.told: list[tuple[Seat, int]] = []
        """Seat and action + 1 of the latest moves; 0 for a hidden move or one that took several actions."""
        self._several: set[Seat] = set()
        """Seats in the middle of a move that takes several actions."""
        self._next: bytes | None = None

    def start(self, seed: int | str | bytes | None, options: Any = None) -> None:
        """Start a new episode; without a seed, the next one follows from the last. `options` may have "scores"."""
        if not isinstance(options, Mapping | None):
            raise BadOptions(f"expected options such as {{'scores': (0, 0)}}; got {shortly(options)}")
        scores = (options or {}).get("scores")
        chosen = self._next if seed is None and self._next is not None else seed_of(seed)
        self.skipped = -1
        while self.skipped < 0 or not self.waiting:
            self.skipped += 1
            self._begin(chosen, scores)
            self.seed, chosen = chosen, hashlib.sha256(chosen + b"next episode").digest()
        self._next = chosen

    def _begin(self, seed: bytes, scores: object) -> None:
        game, encoder = self.game, self.encoder
        state = game.initial()
        state = state if scores is None else encoder.at_scores(state, _numbers(scores))
        self._dealer, self._chances, self._made = dealer(seed), 0, 0
        self.log, self.rewards, self.illegal = [], None, ""
        self.told, self._several = [], set()
        self.over = self.cut = False
        self.state = state
        self._points = tuple(encoder.points(self.state))
        self._deals = encoder.deals(self.state)
        encoder.begin(self.state)
        self._settle()

    def begun(self) -> None:
        """Raise ResetNeeded before the first episode."""
        if not self.log:
            raise ResetNeeded("expected reset() before the first episode")

    def running(self) -> None:
        """Raise ResetNeeded if no episode is in progress."""
        self.begun()
        if self.over or self.cut:
            raise ResetNeeded("expected reset() after the end of an episode")

    @property
    def written_seed(self) -> str:
        """The seed of the episode, as in a record."""
        return write_seed(self.seed)

    def drawn(self) -> str:
        """The table as text, as the acting seat sees it; after the end, as a spectator does."""
        self.begun()
        viewer = self.seat if self.waiting else None
        title = titled(self.game.name, self.game.rulebook)
        return picture(self.game, self.setup.manifest.scene, self.state, len(self.log), viewer, title)

    def observe(self, seat: Seat) -> bytearray:
        """The observation of a seat."""
        return self.encoder.observe(self.state, seat)

    def mask_of(self, seat: Seat) -> bytearray:
        """Mask of a seat's legal actions; all zero if it may not act."""
        if seat not in self.waiting:
            return bytearray(self.actions)
        return self.mask if seat == self.seat else self.encoder.mask(self.state, seat)

    def step(self, action: Any, seat: Seat | None = None) -> None:
        """Take an action of the acting seat, or of another that may act; raises IllegalAction."""
        acting = self.seat if seat is None else seat
        at = index_of(action)
        mask = self.mask if seat is None else self.mask_of(acting)
        if not 0 <= at < self.actions or not mask[at]:
            self._refuse(acting, at)
            return
        encoder, before = self.encoder, self.state
        move = encoder.take(before, acting, at)
        self.rewards = None
        if move is None:
            self._several.add(acting)
            if acting == self.seat:
                self.mask = encoder.mask(before, acting)
            return
        if self.setup.history:
            self._tell(acting, move, at)
        self.log.append((acting, move))
        self.state = after = self.game.play(before, acting, move)
        encoder.moved(before, acting, move, after)
        self._made += 1
        turn = self.game.turn(after)
        if encoder.running:
            self._score()
        if type(turn) is Decide and not (encoder.running and self._deal_is_over()):
            self.waiting = turn.seats
            self.seat = turn.seats[0]
            self.mask = encoder.mask(after, self.seat)
        else:
            self._score()
            self._settle()
        if self._made == self.most and not self.over:
            self.cut = True
            self._end()

    def _tell(self, seat: Seat, move: Any, action: int) -> None:
        """Remember a move: its action if that is the whole move and visible to all seats, otherwise 0."""
        hidden = any(self.game.seen(self.state, seat, move, each) is None for each in range(self.seats))
        told = 0 if hidden or seat in self._several else action + 1
        self.told = [*self.told, (seat, told)][-self.setup.history :]
        self._several.discard(seat)

    def history(self, seat: Seat) -> bytes:
        """The latest moves with seats relative to this seat, two bytes each, the last move at the end."""
        row = bytes(part for who, action in self.told for part in ((who - seat) % self.seats + 1, action))
        return bytes(2 * self.setup.history - len(row)) + row

    def hold(self, seat: Seat, action: Any) -> None:
        """Raise IllegalAction for an action that `step` would refuse, and change nothing."""
        at = index_of(action)
        if self.setup.illegal == "raise" and not (0 <= at < self.actions and self.mask_of(seat)[at]):
            self._refuse(seat, at)

    def _refuse(self, seat: Seat, action: int) -> None:
        """Handle an action outside of the mask: raise, or end the episode with a loss for the mover."""
        told = not_legal(self.encoder, self.state, seat, action)
        if self.setup.illegal == "raise":
            raise IllegalAction(told)
        self.illegal = told
        self.rewards = [-1.0 if each == seat else 0.0 for each in range(self.seats)]
        self.over = True
        self._end()

    def _settle(self) -> None:
        """Play due chance moves and automatic moves until a seat has to act, or the episode is over."""
        game, encoder = self.game, self.encoder
        while True:
            turn = game.turn(self.state)
            if type(turn) is Over or self._deal_is_over():
                self.over = True
                self._win()
                self._end()
                return
            if type(turn) is Decide:
                seat, move = turn.seats[0], encoder.by_itself(self.state, turn.seats[0])
                if move is None:
                    break
            else:
                seat, move = NATURE, game.draw(self.state, self._dealer(self._chances))
                self._chances += 1
            before = self.state
            self.log.append((seat, move))
            self.state = game.play(before, seat, move)
            encoder.moved(before, seat, move, self.state)
            self._score()
        self.waiting, self.seat = turn.seats, turn.seats[0]
        self.mask = encoder.mask(self.state, self.seat)

    def _deal_is_over(self) -> bool:
        return self.setup.episode == "deal" and self.encoder.deals(self.state) != self._deals

    def _end(self) -> None:
        self.waiting = ()
        self.mask = bytearray(self.actions)

    def _score(self) -> None:
        """Add the points gained since the last call to the seats' rewards."""
        points = tuple(self.encoder.points(self.state))
        if points == self._points or self.setup.reward == "win":
            return
        won = [now - then for now, then in zip(points, self._points, strict=True)]
        self._points = points
        if self.setup.reward == "margin" and len(won) > 1:
            won = [each - (sum(won) - each) / (len(won) - 1) for each in won]
        before = self.rewards or [0.0] * self.seats
        self.rewards = [each + float(won[seat % len(won)]) for seat, each in enumerate(before)]

    def _win(self) -> None:
        """At the end of a match: reward 1 for the winners and -1 for the others; none if nobody has won."""
        turn = self.game.turn(self.state)
        if self.setup.reward == "win" and type(turn) is Over and turn.outcome.winners:
            winners = turn.outcome.winners
            self.rewards = [1.0 if seat in winners else -1.0 for seat in range(self.seats)]


def _numbers(scores: object) -> Sequence[int]:
    """Starting scores; raises BadOptions unless they are whole numbers."""
    if not isinstance(scores, Sequence | np.ndarray) or isinstance(scores, str):
        raise BadOptions(f"expected scores, a whole number for each side; got {shortly(scores)}")
    try:
        return [operator.index(each) for each in scores]
    except TypeError:
        raise BadOptions(f"expected scores, a whole number for each side; got {shortly(scores)}") from None
