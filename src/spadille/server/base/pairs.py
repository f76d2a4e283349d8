"""Secrets of two people who keep in touch: each gets a secret, and the digest of the other's."""

from __future__ import annotations

import secrets
from hashlib import sha256


def fresh_secret() -> str:
    """Return a secret that nobody can guess."""
    return secrets.token_hex(16)


def digest(text: str) -> str:
    """Return the SHA-256 digest of a text, in hexadecimal digits."""
    return sha256(text.encode()).hexdigest()
