"""Bans and mutes of addresses, as they are kept and read."""

from __future__ import annotations

import time

import pytest

from spadille.core.errors import BadOptions, SpadilleError
from spadille.server.ops import bans
from spadille.server.ops.bans import Ban, Bans

ADDRESS = "203.0.113.7"


def test_a_ban_ends_with_its_time_and_is_then_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: 100.0)
    text = bans.changed(bans.changed(None, "a", Ban("ban", 150)), "b", Ban("ban"))
    found = Bans()
    assert found.read(text)
    assert not found.read(text)
    assert (found.banned("a"), found.muted("a"), found.banned("c")) == (True, False, False)
    monkeypatch.setattr(time, "time", lambda: 200.0)
    assert (found.banned("a"), found.banned("b")) == (False, True)
    assert bans.read(bans.changed(text, "c", Ban("mute"))) == {"b": Ban("ban"), "c": Ban("mute")}


@pytest.mark.parametrize(("until", "said"), [(None, "for good"), (4e9, "until 2096-10-02 07:06 UTC")])
def test_a_mute_does_not_end_a_ban_but_a_ban_replaces_a_mute(until: float | None, said: str) -> None:
    muted = bans.changed(None, ADDRESS, Ban("mute"))
    banned = bans.changed(muted, ADDRESS, Ban("ban", until))
    with pytest.raises(SpadilleError, match=f"{ADDRESS} is banned {said}"):
        bans.changed(banned, ADDRESS, Ban("mute"))
    assert bans.read(bans.changed(banned, ADDRESS, Ban("ban", 5e9))) == {ADDRESS: Ban("ban", 5e9)}
    assert bans.read(bans.changed(bans.changed(banned, ADDRESS, None), ADDRESS, Ban("mute"))) == {ADDRESS: Ban("mute")}


def test_an_address_is_known_as_limits_know_it() -> None:
    assert bans.address_named(ADDRESS) == ADDRESS
    assert bans.address_named("2001:db8::7") == bans.address_named("2001:db8::/64") == "2001:db8::/64"
    with pytest.raises(BadOptions, match=r"expected an address such as .*; got 'Ann'"):
        bans.address_named("Ann")
