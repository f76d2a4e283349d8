"""Verifiable randomness: a 32-byte seed is expanded into numbers by SHA-256 in counter mode.

Version 1. The n-th chance move of a game (n from 0) draws from the byte stream made of the blocks
SHA-256(seed ‖ n as 8 bytes ‖ b as 8 bytes) for b = 0, 1, 2 …, numbers big-endian. The stream is read as
32-bit big-endian words; a word w yields w mod k for a choice among k, unless w ≥ k · ⌊2³² / k⌋, when the
word is skipped. A pack is shuffled by Fisher and Yates from the last place down.
"""

from __future__ import annotations

import hashlib
import operator
import re
import secrets
from typing import Final

from spadille.core.errors import Unreadable, shortly

VERSION: Final = 1
SEED_BYTES: Final = 32
_WORDS: Final = 1 << 32
_WRITTEN: Final = re.compile(rf"v{VERSION}:[0-9a-fA-F]{{{2 * SEED_BYTES}}}")


class Stream:
    """The numbers of one chance move."""

    __slots__ = ("_block", "_prefix", "_words")

    def __init__(self, seed: bytes, chance: int = 0) -> None:
        self._prefix = seed + chance.to_bytes(8, "big")
        self._block = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        """A uniform whole number from 0 to n - 1 (n at most 2³²)."""
        limit = _WORDS - _WORDS % n
        while True:
            if not self._words:
                self._refill()
            word = self._words.pop()
            if word < limit:
                return word % n

    def _refill(self) -> None:
        block = hashlib.sha256(self._prefix + self._block.to_bytes(8, "big")).digest()
        self._block += 1
        self._words = [int.from_bytes(block[at : at + 4], "big") for at in range(28, -4, -4)]


def seed_of(word: int | str | bytes | None) -> bytes:
    """The 32-byte seed for a number or phrase from a person, or for a seed as records have it ("v1:…").

    A new secret one for None. Raises Unreadable.
    """
    match word:
        case None:
            return secrets.token_bytes(SEED_BYTES)
        case bytes():
            if len(word) != SEED_BYTES:
                raise Unreadable(f"expected a seed of {SEED_BYTES} bytes; got {len(word)}")
            return word
        case str() if _WRITTEN.fullmatch(word):
            return read_seed(word)
        case str():
            return hashlib.sha256(f"spadille seed {word}".encode("utf-8", "surrogatepass")).digest()
        case _ if hasattr(word, "__index__") and not isinstance(word, bool):
            return seed_of(str(operator.index(word)))
        case _:
            raise Unreadable(f"expected a number, a phrase or 32 bytes as seed; got {shortly(word)}")


def write_seed(seed: bytes) -> str:
    """A seed as a record holds it: version and hexadecimal digits."""
    return f"v{VERSION}:{seed.hex()}"


def read_seed(text: object) -> bytes:
    """Read a seed from a record; raises Unreadable."""
    head, _, digits = text.partition(":") if isinstance(text, str) else ("", "", "")
    if head != f"v{VERSION}":
        raise Unreadable(f"expected a seed of version v{VERSION}; got {head[:20]!r}")
    try:
        seed = bytes.fromhex(digits)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise Unreadable(f"expected {2 * SEED_BYTES} hexadecimal digits after v{VERSION}:")
    return seed
