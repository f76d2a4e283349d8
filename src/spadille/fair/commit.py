"""Commit and reveal: a promise before a game, a disclosure after it, and the proof that they give.

The server makes a secret and shows its commitment. Each seat may add a part of its own. The seed of all deals is
computed from the secret and the parts; when the game is over the secret is shown, and everyone can recompute the
commitment, the seed and every deal. There are two forms. In the first a seat sends the server its part when it
sits down. In the second it sends only a seal, and all parts are opened once every seal is fixed. `PROOFS` states what
each form proves, and `UNPROVEN` what neither proves.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Final

from spadille.core.contract import NATURE, Chance, Seat
from spadille.core.errors import BadRecord, Unreadable, shortly
from spadille.core.record import Header, read_header, split
from spadille.core.table import Dealer, Table
from spadille.core.words import Text
from spadille.fair import say
from spadille.fair.shuffle import Stream, read_seed

TAKEN_OVER: Final = "taken_over"
"""Key of a header: the number of the first moves, which come from another record."""
SEALED: Final = 2
"""The second form of the proof, as a header names it; the first has no name."""

PROOFS: Final[Mapping[str, Text]] = {
    "seed": say("proof-seed"),
    "promised": say("proof-promised"),
    "told": say("proof-told"),
    "sealed": say("proof-sealed"),
}
"""The proofs that the header of a record can give of its deals, once they have been recomputed."""

UNPROVEN: Final[Text] = say("unproven")


def commitment(secret: bytes) -> str:
    """The promise shown before the game: "sha256:" and the digest of the secret."""
    return "sha256:" + hashlib.sha256(secret).hexdigest()


def seal(commit: str, turn: int, seat: Seat, part: str) -> str:
    """A seat's seal of its part, sent before any part is opened; valid for this promise, round and seat only."""
    return "sha256:" + hashlib.sha256(f"spadille seal\n{commit}\n{turn}\n{seat}\n{part}".encode()).hexdigest()


def joint_seed(secret: bytes, contributions: Mapping[int, str]) -> bytes:
    """The seed computed from the secret and the seats' parts (seat → text), in the order of seats."""
    digest = hashlib.sha256(secret)
    for seat, text in sorted(contributions.items()):
        added = text.encode()
        digest.update(seat.to_bytes(4, "big") + len(added).to_bytes(4, "big") + added)
    return digest.digest()


def dealer(seed: bytes) -> Dealer:
    """The source of every chance move of a game with this seed."""
    return _Dealer(seed)


class _Dealer:
    """The dealer of a seed; small, as each table in memory has one."""

    __slots__ = ("_seed",)

    def __init__(self, seed: bytes) -> None:
        self._seed = seed

    def __call__(self, chance: int) -> Stream:
        return Stream(self._seed, chance)


def seed_in(header: Header) -> bytes | None:
    """The seed in a record, checked against its commitment if it has one; raises BadRecord."""
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
    _check_seals(header.more, added)
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


def _check_seals(more: Mapping[str, Any], added: Mapping[Seat, str]) -> None:
    """Check, in the second form, that every part is the one that was sealed; raises BadRecord."""
    if "proof" not in more:
        return
    if more["proof"] != SEALED:
        raise BadRecord(1, f"expected a proof of form {SEALED}, or none; got {shortly(more['proof'])}")
    seals, turn, commit = more.get("seals"), more.get("round"), more.get("commit")
    if not isinstance(seals, dict) or not isinstance(commit, str) or type(turn) is not int:
        raise BadRecord(1, "expected seals, a round and a commitment with a proof of form 2")
    if seals != {str(seat): seal(commit, turn, seat, part) for seat, part in added.items()}:
        raise BadRecord(1, "what the seats added is not what they had sealed")
    left_out(more)


def left_out(more: Mapping[str, Any]) -> list[tuple[str, int]]:
    """The names of seats that did not open their parts in time, each with the round; raises BadRecord."""
    found = more.get("left_out", [])
    try:
        silent = [(each["name"], each["round"]) for each in found]
    except (KeyError, TypeError):
        silent = [(None, None)]
    if not all(isinstance(name, str) and type(turn) is int for name, turn in silent):
        raise BadRecord(1, "expected the seats that were left out as a list of rounds, seats and names")
    return [("".join(filter(str.isprintable, name)), turn) for name, turn in silent]


def form_of(more: Mapping[str, Any]) -> str:
    """The key in `PROOFS` for a record's header."""
    if "commit" not in more:
        return "seed"
    if "secret" not in more or not more.get("contributions"):
        return "promised"
    return "sealed" if more.get("proof") == SEALED else "told"


def _is_contribution(seat: str, text: object) -> bool:
    return seat.isdecimal() and len(seat) < 4 and isinstance(text, str)


def taken_over(more: Mapping[str, Any]) -> int:
    """The number of a record's first moves that come from another record, by its header; raises BadRecord."""
    found = more.get(TAKEN_OVER, 0)
    if type(found) is not int or found < 0:
        raise BadRecord(1, f'expected in "{TAKEN_OVER}" the number of moves that come from another record')
    return found


def verify(table: Table, data: bytes) -> int:
    """Recompute the chance moves of a replayed record from its seed; returns their number.

    Those among the moves that were taken over from another record are left out: they have another seed. Raises
    BadRecord at the first line that the seed does not give, or if there is no seed.
    """
    seed = seed_in(read_header(split(data)[0]))
    if seed is None:
        raise BadRecord(1, 'expected a "seed" in the header: without one no deal can be recomputed')
    deal, game, state, chances = dealer(seed), table.game, table.game.initial(), 0
    first, checked = taken_over(table.more), 0
    for at, (seat, move) in enumerate(table.log):
        if seat == NATURE:
            if at >= first:
                if not isinstance(game.turn(state), Chance) or game.draw(state, deal(chances)) != move:
                    raise BadRecord(at + 2, f"the seed does not give {game.spell(move)[:60]!r}")
                checked += 1
            chances += 1
        state = game.play(state, seat, move)
    return checked
