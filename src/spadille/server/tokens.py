"""Seats without accounts: a role at a table is a signed token, carried by a cookie or a link."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from pathlib import Path

from spadille.core.contract import Seat, Value

HOST = "host"
WATCH = "watch"


class Role(Value, frozen=True):
    """What a token says: this table, this role (a seat's number, "host" or "watch"), and the key it was made for."""

    room: str
    role: str
    key: str

    @property
    def seat(self) -> Seat | None:
        return int(self.role) if self.role.isdecimal() else None


class Signer:
    """Signs tokens, and reads those that it has signed."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, room: str, role: str | Seat, key: str) -> str:
        """The token of a role: "room.role.key.signature"."""
        body = f"{room}.{role}.{key}"
        return f"{body}.{self._signature(body)}"

    def read(self, token: str | None) -> Role | None:
        """The role of a token; None for anything this server has not signed."""
        body, _, signature = (token or "").rpartition(".")
        parts = body.split(".")
        if len(parts) != 3 or not signature.isascii() or not hmac.compare_digest(signature, self._signature(body)):
            return None
        return Role(*parts)

    def _signature(self, body: str) -> str:
        return hmac.new(self._secret, body.encode(), hashlib.sha256).hexdigest()[:32]


def server_secret(folder: Path) -> bytes:
    """The server's own secret, made once and kept in its folder, readable by its owner only."""
    path = folder / "server.key"
    try:
        return path.read_bytes()
    except FileNotFoundError:
        folder.mkdir(parents=True, exist_ok=True)
        secret = secrets.token_bytes(32)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(secret)
        return secret
