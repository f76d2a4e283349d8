"""Learnt policies as players: at tables, in the arena, and for other programs line by line."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any, BinaryIO, SupportsIndex, TextIO, TypeAlias

import numpy as np

from spadille.bots.protocol import Engine, converse
from spadille.core.contract import AnyGame, Decision, Rng, Seat
from spadille.core.errors import BadOptions
from spadille.envs.episode import IllegalAction, index_of, not_legal
from spadille.envs.naming import set_up
from spadille.fair.shuffle import Stream, seed_of
from spadille.parts.encoder import Encoder
from spadille.plugins import add_bot

Policy: TypeAlias = Callable[[np.ndarray[Any, Any], np.ndarray[Any, Any]], SupportsIndex]
"""Function that chooses an action from a seat's observation and the mask of its legal actions."""


class Agent:
    """A policy as a bot factory: called with a game, a seat and chance, it makes a player.

    >>> import numpy as np, spadille, spadille.envs
    >>> lowest = spadille.envs.Agent("spadille/Spades-andrews-v0", lambda seen, mask: int(np.flatnonzero(mask)[0]))
    >>> table = spadille.table("spades", rulebook="andrews", seed=7)
    >>> player = lowest(table.game, table.deciding[0])
    >>> str(player.choose(table.view(player.seat), table.moves(player.seat)).move)
    'BlindNil()'
    """

    def __init__(self, id: str, policy: Policy, **given: Any) -> None:
        """`given` as in the environment: only `discard` and `amounts` matter here. Raises BadOptions."""
        setup = set_up(id, given)
        if setup.history:
            raise BadOptions("option history: expected none, as a player at a table is not told it")
        self._setup, self.policy = setup, policy
        self.games = (setup.game.name,)

    def __call__(self, game: AnyGame, seat: Seat, rng: Rng | None = None) -> Seated:
        """Make a player of a seat, for any rulebook of the game; raises BadOptions for another game."""
        if game.name not in self.games:
            raise BadOptions(f"expected a table of {self.games[0]}; got {game.name}")
        make = self._setup.manifest.part(self._setup.manifest.encoder_part)
        return Seated(game, seat, rng or Stream(seed_of(0)), make(game, self._setup.settings), self.policy)

    def join(self, name: str) -> None:
        """Register as a bot of that name in this process, in the arena and at tables; raises BadOptions."""
        add_bot(name, self)

    def serve(self, name: str = "agent", asked: BinaryIO | None = None, answers: TextIO | None = None) -> None:
        """Play for another program, by lines on standard input and output (docs/guide/bot-protocol.md)."""
        self.join(name)
        converse(Engine(name, name), asked or sys.stdin.buffer, answers or sys.stdout)


class Seated:
    """A policy on a seat. It gets the environment's observations; sub-steps are handled here."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Rng, encoder: Encoder, policy: Policy) -> None:
        self.game, self.seat = game, seat
        self._rng, self._encoder, self._policy = rng, encoder, policy

    def choose(self, view: Any, moves: Sequence[Any]) -> Decision:
        """The move that the policy's actions make; raises IllegalAction for an action outside of the mask.

        A seat's observation and mask are the same in every world that fits its view, so any such world will do.
        """
        encoder, seat = self._encoder, self.seat
        state = self.game.imagine(view, self._rng)
        encoder.begin(state)
        move = encoder.by_itself(state, seat)
        while move is None:
            mask = encoder.mask(state, seat)
            seen = np.frombuffer(encoder.observe(state, seat), np.uint8)
            action = index_of(self._policy(seen, np.frombuffer(bytes(mask), np.int8)))
            if not 0 <= action < encoder.actions or not mask[action]:
                raise IllegalAction(not_legal(encoder, state, seat, action))
            move = encoder.take(state, seat, action)
        return Decision(move, "as it has learnt")
