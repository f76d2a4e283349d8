"""The learner: a player with its seat's view, a judge who sees all hands, and the file of both."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from hands import PLACES, candidates, hand
from nets import Array, Floats, Net, softmax
from senses import MINE, Senses

import spadille.envs
from spadille.core.errors import BadRecord

ID: Final = "spadille/Spades-andrews-v0"
_WIDE: Final = 128
_NEVER: Final = -30.0
_SAMPLE: Final = 100
"""Number of random deals used to find the inputs that are ever different from zero."""


class Kept(NamedTuple):
    """The data needed to learn from an evaluation."""

    row: Array
    place: Array
    cards: list[Floats]
    calling: Array
    calls: list[Floats]


class Player:
    """Two nets: one rates a single card, the same for all cards; one rates a hand's calls."""

    def __init__(self, at: dict[str, slice], size: int, actions: int, chance: np.random.Generator) -> None:
        self._at = at
        blank, first = np.zeros((1, size), np.uint8), np.zeros((1, actions), np.int8)
        first[0, 0] = 1
        self.cards = Net([candidates(at, blank, first)[2].shape[1], 96, 32, 1], chance)
        self.calls = Net([hand(at, blank).shape[1], 64, 32, actions - PLACES], chance)

    def likes(self, seen: Array, mask: Array) -> tuple[Floats, Kept]:
        """The ratings of all legal actions, and the data needed to learn from them."""
        found = np.full(mask.shape, _NEVER, np.float32)
        row, place, cards = np.zeros(0, np.int64), np.zeros(0, np.int64), list[Floats]()
        if mask[:, :PLACES].any():
            row, place, told = candidates(self._at, seen, mask)
            cards = self.cards.layers(told)
            found[row, place] = cards[-1][:, 0]
        calling, calls = np.flatnonzero(mask[:, PLACES:].any(axis=1)), list[Floats]()
        if len(calling):
            calls = self.calls.layers(hand(self._at, seen[calling]))
            found[calling, PLACES:] = calls[-1]
        return found, Kept(row, place, cards, calling, calls)

    def learn(self, kept: Kept, slope: Floats, rate: float) -> None:
        """One step against the gradient of the loss, given for every action."""
        if kept.cards:
            self.cards.learn(kept.cards, slope[kept.row, kept.place][:, None], rate)
        if kept.calls:
            self.calls.learn(kept.calls, slope[kept.calling, PLACES:], rate)


class Learner:
    """A player, a judge, and their progress."""

    def __init__(self, seed: int = 1, used: Array | None = None) -> None:
        """`used`: the inputs of its senses that it uses, if known."""
        self.seed, self.deals, self.seconds = seed, 0, 0.0
        self.chance = np.random.default_rng(seed)
        self.senses = Senses(spadille.envs.layout(ID))
        self.senses.keep(_ever_used(self.senses) if used is None else used)
        told = self.senses.look(np.zeros((1, self.senses.size), np.uint8)).shape[1]
        cards = self.senses.cards.stop - self.senses.cards.start
        actions = spadille.envs.aec(ID).play.actions
        self.player = Player(self.senses.at, self.senses.size, actions, self.chance)
        self.judge = Net([told + 3 * cards, _WIDE, _WIDE // 2, 1], self.chance)

    @property
    def nets(self) -> dict[str, Net]:
        """All nets by name."""
        return {"cards": self.player.cards, "calls": self.player.calls, "judge": self.judge}

    def chances(self, seen: Array, mask: Array) -> Floats:
        """The probability of each action, in rows."""
        return softmax(self.player.likes(seen, mask)[0], mask)

    def choose(self, seen: Array, mask: Array) -> int:
        """The action with the highest probability: its policy at a table."""
        return int(self.chances(seen[None], mask[None])[0].argmax())

    def agent(self) -> spadille.envs.Agent:
        """The learner as a player at tables."""
        return spadille.envs.Agent(ID, self.choose)

    def save(self, file: Path, *, to_play: bool = False) -> None:
        """Save all that is needed to resume, or only to play; the file is complete at every moment."""
        told = {"id": ID, "seed": self.seed, "deals": self.deals, "seconds": self.seconds}
        told["chance"] = self.chance.bit_generator.state
        kept: dict[str, Any] = {"told": np.array(json.dumps(told)), "used": self.senses.used}
        for name, net in self.nets.items():
            if name != "judge" or not to_play:
                kept |= net.kept(name, weights_only=to_play)
        beside = file.with_name(f"{file.name}.part")
        with beside.open("wb") as stream:
            (np.savez_compressed if to_play else np.savez)(stream, **kept)
        os.replace(beside, file)

    @classmethod
    def load(cls, file: Path) -> Learner:
        """Load a learner; one that was saved only to play has a judge who begins anew.

        Raises BadRecord for a file of another kind, OSError for one that cannot be read.
        """
        try:
            with np.load(file, allow_pickle=False) as kept:
                told = json.loads(str(kept["told"]))
                found = cls(told["seed"], kept["used"])
                for name, net in found.nets.items():
                    if name != "judge" or f"{name}-weight-0" in kept:
                        net.restore(name, kept)
        except (ValueError, KeyError) as wrong:
            raise BadRecord(1, f"expected what a learner has kept in {file.name}; {wrong}") from None
        found.deals, found.seconds = told["deals"], told["seconds"]
        found.chance.bit_generator.state = told["chance"]
        return found


def others(senses: Senses, seen: Array, seat: Array, done: Array) -> Array:
    """The cards in the three other hands at each decision [step, table]: those that each is next seen to hold."""
    steps, tables = seat.shape
    mine = seen[:, :, senses.cards] == MINE
    held = np.zeros((tables, 4, mine.shape[2]), np.bool_)
    found = np.zeros((steps, tables, 3, mine.shape[2]), np.float32)
    row = np.arange(tables)
    for step in range(steps - 1, -1, -1):
        held[done[step]] = False
        held[row, seat[step]] = mine[step]
        for other in (1, 2, 3):
            found[step, :, other - 1] = held[row, (seat[step] + other) % 4]
    return found.reshape(steps, tables, -1)


def _ever_used(senses: Senses) -> Array:
    """The inputs that are not zero in some random deals."""
    play, chance = spadille.envs.aec(ID).play, np.random.default_rng(1)
    rows: list[Any] = []
    for deal in range(_SAMPLE):
        play.start(deal)
        while not play.over:
            rows.append(play.observe(play.seat))
            play.step(chance.choice(np.flatnonzero(play.mask)))
    told = senses.look(np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1))
    return np.flatnonzero(told[:, : len(senses.used)].any(axis=0))
