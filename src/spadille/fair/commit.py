"""Commit and reveal: nobody, the dealer included, could choose the cards once the game has begun.

The server makes a secret and shows its commitment. Each seat may then add a contribution of its own. The
seed of all deals follows from the secret and the contributions; when the game is over the secret is shown,
and everyone can recompute the commitment, the seed and every deal.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import partial
from typing import Any

from spadille.core.contract import NATURE, Chance
from spadille.core.errors import BadRecord, Unreadable
from spadille.core.record import Header, read_header, split
from spadille.core.table import Dealer, Table
from spadille.fair.shuffle import Stream, read_seed


def commitment(secret: bytes) -> str:
    """What is shown before the game: "sha256:" and the digest of the secret."""
    return "sha256:" + hashlib.sha256(secret).hexdigest()


def joint_seed(secret: bytes, contributions: Mapping[int, str]) -> bytes:
    """The seed that follows from the secret and what the seats added (seat → text), in the order of seats."""
    digest = hashlib.sha256(secret)
    for seat, text in sorted(contributions.items()):
        added = text.encode()
        digest.update(seat.to_bytes(4, "big") + len(added).to_bytes(4, "big") + added)
    return digest.digest()


def dealer(seed: bytes) -> Dealer:
    """The source of every chance move of a game with this seed."""
    return partial(Stream, seed)


def seed_in(header: Header) -> bytes | None:
    """The seed that a record carries, checked against its commitment if it has one; raises BadRecord."""
    if "seed" not in header.more:
        return None
    try:
        seed = read_seed(header.more["seed"])
        secret, added = _reveal(header.more)
    except Unreadable as wrong:
        raise BadRecord(1, str(wrong)) from None
    if secret is None:
        secret = seed
    elif joint_seed(secret, added) != seed:
        raise BadRecord(1, "the seed does not follow from the secret and the contributions")
    promised = header.more.get("commit")
    if promised is not None and promised != commitment(secret):
        raise BadRecord(1, "the secret does not match the commitment that was made before the game")
    return seed


def _reveal(more: Mapping[str, Any]) -> tuple[bytes | None, dict[int, str]]:
    if "secret" not in more:
        return None, {}
    added = more.get("contributions", {})
    if not isinstance(added, dict) or not all(_is_contribution(*each) for each in added.items()):
        raise Unreadable("expected contributions as an object of seats and texts")
    return read_seed(more["secret"]), {int(seat): text for seat, text in added.items()}


def _is_contribution(seat: str, text: object) -> bool:
    return seat.isdecimal() and len(seat) < 4 and isinstance(text, str)


def verify(table: Table, data: bytes) -> int:
    """Recompute every chance move of a replayed record from its seed; the number of them.

    Raises BadRecord at the first line that the seed does not give, or if there is no seed.
    """
    seed = seed_in(read_header(split(data)[0]))
    if seed is None:
        raise BadRecord(1, 'expected a "seed" in the header: without one no deal can be recomputed')
    deal, game, state, chances = dealer(seed), table.game, table.game.initial(), 0
    for number, (seat, move) in enumerate(table.log, 2):
        if seat == NATURE:
            if not isinstance(game.turn(state), Chance) or game.draw(state, deal(chances)) != move:
                raise BadRecord(number, f"the seed does not give {game.spell(move)[:60]!r}")
            chances += 1
        state = game.play(state, seat, move)
    return chances
