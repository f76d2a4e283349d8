"""Addresses that the operator has banned or muted."""

from __future__ import annotations

import ipaddress
import time
from typing import Literal

import msgspec

from spadille.core.contract import Value
from spadille.core.errors import BadOptions, SpadilleError
from spadille.server.base.limits import address_key

What = Literal["ban", "mute"]


class Ban(Value, frozen=True):
    """A ban or mute of an address, with its end in seconds since 1970; None: for good."""

    what: What
    until: float | None = None

    @property
    def period(self) -> str:
        """How long it lasts, in words."""
        return "for good" if self.until is None else time.strftime("until %Y-%m-%d %H:%M UTC", time.gmtime(self.until))


_READ = msgspec.json.Decoder(dict[str, Ban])


class Bans:
    """All current bans, as last read."""

    def __init__(self) -> None:
        self._text: str | None = None
        self._found: dict[str, Ban] = {}

    def read(self, text: str | None) -> bool:
        """Take the bans of a note; return whether they are new."""
        if text == self._text:
            return False
        self._text, self._found = text, read(text)
        return True

    def banned(self, address: str) -> bool:
        """True if this address gets no answers."""
        return self._stands(address, "ban")

    def muted(self, address: str) -> bool:
        """True if the chat of this address is shown to nobody."""
        return self._stands(address, "mute")

    def _stands(self, address: str, what: What) -> bool:
        found = self._found.get(address)
        return found is not None and found.what == what and (found.until is None or time.time() < found.until)


def read(text: str | None) -> dict[str, Ban]:
    """Return the bans of a note, by address."""
    return _READ.decode(text) if text else {}


def current(text: str | None) -> dict[str, Ban]:
    """Return the bans of a note that have not expired, by address."""
    return {key: each for key, each in read(text).items() if each.until is None or each.until > time.time()}


def without_expired(text: str | None) -> str:
    """Return the note without expired bans."""
    return msgspec.json.encode(current(text)).decode()


def changed(text: str | None, address: str, ban: Ban | None) -> str:
    """Return the note with a ban set or removed (None); expired ones are left out.

    A ban replaces a mute; raises SpadilleError for a mute that would end a ban.
    """
    bans = current(text)
    before = bans.pop(address, None)
    if ban is not None and before is not None and (before.what, ban.what) == ("ban", "mute"):
        raise SpadilleError(
            f"{address} is banned {before.period}, so it writes nothing; to mute it instead, `admin pardon` it first"
        )
    if ban is not None:
        bans[address] = ban
    return msgspec.json.encode(bans).decode()


def address_named(word: str) -> str:
    """Return an address in the form that bans and limits use; raises BadOptions."""
    host = word.partition("/")[0]
    try:
        ipaddress.ip_address(host)
    except ValueError:
        raise BadOptions(f"expected an address such as 203.0.113.7 or 2001:db8::/64; got {word[:60]!r}") from None
    return address_key(host)
