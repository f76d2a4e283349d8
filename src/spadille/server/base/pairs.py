"""What two people who keep in touch are given: each a secret, and the digest of the other's."""

from __future__ import annotations

import secrets
from hashlib import sha256


def fresh_secret() -> str:
    """Return a secret that nobody can guess."""
    return secrets.token_hex(16)


def digest(text: str) -> str:
    """What the other of two knows of a secret."""
    return sha256(text.encode()).hexdigest()
