"""Addresses that whoever runs the server has banned, or whose chat is shown to nobody."""

from __future__ import annotations

import ipaddress
import time
from typing import Literal

import msgspec

from spadille.core.contract import Value
from spadille.core.errors import BadOptions
from spadille.server.base.limits import address_key

What = Literal["ban", "mute"]


class Ban(Value, frozen=True):
    """What an address may not, and until when, in seconds since 1970; None: for good."""

    what: What
    until: float | None = None


_READ = msgspec.json.Decoder(dict[str, Ban])


class Bans:
    """All bans that stand, as they were last read."""

    def __init__(self) -> None:
        self._text: str | None = None
        self._found: dict[str, Ban] = {}

    def read(self, text: str | None) -> bool:
        """Take what the database says now; whether it is something new."""
        if text == self._text:
            return False
        self._text, self._found = text, read(text)
        return True

    def banned(self, address: str) -> bool:
        """Nothing is answered to this address."""
        return self._stands(address, "ban")

    def muted(self, address: str) -> bool:
        """What this address says is shown to nobody."""
        return self._stands(address, "mute")

    def _stands(self, address: str, what: What) -> bool:
        found = self._found.get(address)
        return found is not None and found.what == what and (found.until is None or time.time() < found.until)


def read(text: str | None) -> dict[str, Ban]:
    """The bans of a note, by address."""
    return _READ.decode(text) if text else {}


def changed(text: str | None, address: str, ban: Ban | None) -> str:
    """The note with one ban more (or one less); those that are over are left out."""
    bans = {key: each for key, each in read(text).items() if each.until is None or each.until > time.time()}
    bans.pop(address, None)
    if ban is not None:
        bans[address] = ban
    return msgspec.json.encode(bans).decode()


def address_named(word: str) -> str:
    """An address as bans and limits know it; raises BadOptions."""
    host = word.partition("/")[0]
    try:
        ipaddress.ip_address(host)
    except ValueError:
        raise BadOptions(f"expected an address such as 203.0.113.7 or 2001:db8::/64; got {word[:60]!r}") from None
    return address_key(host)
