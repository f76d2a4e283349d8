"""The pairing of the server's key and its database: the database holds what the key signs.

The database keeps a digest of the key, from which nobody can sign: two servers with different keys over one database
would each call the seats of the other forged.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from pathlib import Path

import sqlalchemy as sql

from spadille.core.errors import SpadilleError
from spadille.server.base.tokens import key_file, server_secret
from spadille.server.store import notes


def digest(secret: bytes) -> str:
    """Return the digest of a key, as the database keeps it."""
    return hmac.new(secret, b"the key of a database of Spadille", hashlib.sha256).hexdigest()


def paired(folder: Path) -> Callable[[sql.Connection], None]:
    """Return a check that the key in a folder is the database's; a database without one adopts it.

    The check raises SpadilleError.
    """

    def check(db: sql.Connection) -> None:
        if notes.look(db, notes.KEY, lock=True) is None:
            pair_anew(db, folder)
        else:
            check_pair(db, folder)

    return check


def check_pair(db: sql.Connection, folder: Path) -> None:
    """Raises SpadilleError if the database has a key, and the one in the folder differs."""
    told = db.execute(sql.select(notes.NOTES.c.text).where(notes.NOTES.c.name == notes.KEY)).scalar()
    there = key_file(folder).exists()
    if told is None or (there and hmac.compare_digest(digest(server_secret(folder)), told)):
        return
    raise SpadilleError(
        f"expected its key at {key_file(folder)}, with which its seats and links are signed; "
        f"got {'another key' if there else 'none'}. Lay the right one there: all servers of a database have the same, "
        "and a backup holds it. If it is lost, `spadille admin rekey` makes every seat and link void"
    )


def pair_anew(db: sql.Connection, folder: Path) -> None:
    """Make the key in a folder the database's."""
    notes.put(db, notes.KEY, digest(server_secret(folder)))
