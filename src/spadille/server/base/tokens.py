"""Seats without accounts: a role at a table is a signed token, carried by a cookie or a link."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from pathlib import Path

from spadille.core.contract import Seat, Value
from spadille.core.errors import SpadilleError

HOST = "host"
WATCH = "watch"
BROWSER = "browser"
"""Identifies a browser at a table, so that it sees one hand of a deal; it is not a role."""
_SECRET_BYTES = 32
_LONGEST = 200


class Role(Value, frozen=True):
    """The content of a token: table, role (a seat's number, "host" or "watch"), and the key that it was made for."""

    room: str
    role: str
    key: str

    @property
    def seat(self) -> Seat | None:
        return int(self.role) if self.role.isdecimal() else None


class Signer:
    """Sign tokens, and read the tokens signed with the same secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, room: str, role: str | Seat, key: str) -> str:
        """Return the token of a role: "room.role.key.signature"."""
        body = f"{room}.{role}.{key}"
        return f"{body}.{self._signature(body)}"

    def read(self, token: str | None) -> Role | None:
        """Return the role of a token; None if this server has not signed it."""
        if not token or len(token) > _LONGEST or not token.isascii():
            return None
        body, _, signature = token.rpartition(".")
        parts = body.split(".")
        if len(parts) != 3 or not hmac.compare_digest(signature, self._signature(body)):
            return None
        return Role(*parts)

    def _signature(self, body: str) -> str:
        return hmac.new(self._secret, body.encode(), hashlib.sha256).hexdigest()[:32]


def same_key(given: str, key: str) -> bool:
    """Compare keys in constant time; an empty key matches nothing."""
    return bool(key) and hmac.compare_digest(given.encode(), key.encode())


def key_file(folder: Path) -> Path:
    """The path of the server's own secret."""
    return folder / "server.key"


def server_secret(folder: Path) -> bytes:
    """Return the server's own secret, made once and kept in its folder, readable by its owner only."""
    path = key_file(folder)
    if not path.exists():
        keep_secret(folder, secrets.token_bytes(_SECRET_BYTES))
    secret = path.read_bytes()
    if len(secret) != _SECRET_BYTES:
        raise SpadilleError(f"{path} is damaged: expected {_SECRET_BYTES} bytes; got {len(secret)}")
    return secret


def keep_secret(folder: Path, secret: bytes) -> None:
    """Write the secret into the server's folder, unless one exists.

    The file is complete before it gets its name, so that two servers that start at once agree on one secret.
    """
    path = key_file(folder)
    folder.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(secret)
    if not hasattr(os, "link"):  # in a page without a server, which has one process
        os.replace(fresh, path)
        return
    try:
        os.link(fresh, path)
    except FileExistsError:
        pass
    finally:
        os.unlink(fresh)
