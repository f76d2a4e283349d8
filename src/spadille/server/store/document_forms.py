"""The document of a table as bytes: written in the current form, read in every earlier form.

A table goes on by the rules by which it was begun: its document holds every option, and the version of the rules.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache, lru_cache
from importlib import resources
from typing import Any, Final

import msgspec

from spadille.core.errors import SpadilleError, Unreadable
from spadille.core.options import OptionValue
from spadille.games import entry, open_game
from spadille.server.store.document import FORM, RoomDoc, Settings, rules_of

_LATER = "a later version of Spadille has written this table (expected form {} or an earlier one; got {})"


class _Form(msgspec.Struct):
    form: int = 1


def write_document(doc: RoomDoc) -> bytes:
    """Return the document as stored bytes."""
    return msgspec.json.encode(doc)


def read_document(data: bytes) -> RoomDoc:
    """Return a document of any form; raises Unreadable for one that this version of Spadille cannot read."""
    try:
        form = msgspec.json.decode(data, type=_Form).form
        if form > FORM:
            raise Unreadable(_LATER.format(FORM, form))
        doc = msgspec.json.decode(data, type=RoomDoc) if form == FORM else _migrated(data, form)
        _check_rules(doc)
    except (msgspec.DecodeError, UnicodeDecodeError, LookupError, TypeError) as wrong:
        raise Unreadable(f"the table is damaged: {wrong}") from None
    except Unreadable:
        raise
    except SpadilleError as wrong:  # a game or an option that no longer exists
        raise Unreadable(str(wrong)) from None
    return doc


def _check_rules(doc: RoomDoc) -> None:
    """Fix a document's rules; raises Unreadable for a begun game whose rules have another version now."""
    now = rules_of(doc.game())  # with options added since
    if doc.rules.version != now.version and doc.phase != "gathering":
        raise Unreadable(
            f"this table was begun by version {doc.rules.version} of the rules of {entry(doc.settings.game).title}, "
            f"and this server plays by version {now.version}"
        )
    doc.rules = now
    doc.settings = _shared(msgspec.json.encode(doc.settings))
    doc.rulebook = sys.intern(doc.rulebook)
    for seat in doc.seats:
        seat.name, seat.level = sys.intern(seat.name), sys.intern(seat.level)


@lru_cache(maxsize=256)
def _shared(settings: bytes) -> Settings:
    """Return the decoded settings, shared in memory by all tables with the same ones."""
    return msgspec.json.decode(settings, type=Settings)


def _migrated(data: bytes, form: int) -> RoomDoc:
    raw = msgspec.json.decode(data, type=dict[str, Any])
    for each in range(form, FORM):
        raw = {**MIGRATIONS[each](raw), "form": each + 1}
    return msgspec.convert(raw, RoomDoc)


def _write_options_out(raw: dict[str, Any]) -> dict[str, Any]:
    """Migrate from form 1, which held only options that differed from the rulebook's; all rules had version 1 then."""
    settings, seats = raw["settings"], len(raw["seats"])
    usual = _options_of_form_1().get(f"{settings['game']} {raw['rulebook']} {seats}")
    if usual is None:  # a game of an installed package
        usual = msgspec.structs.asdict(open_game(settings["game"], raw["rulebook"], seats, {}).options)
    return {**raw, "rules": {"version": 1, "options": {**usual, **settings.get("options", {})}}}


@cache
def _options_of_form_1() -> dict[str, dict[str, OptionValue]]:
    """The default options of version 0.1 for every rulebook, by game, rulebook and number of seats."""
    data = resources.files("spadille.server.store").joinpath("options_of_form_1.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, dict[str, OptionValue]])


MIGRATIONS: Final[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {1: _write_options_out}
"""The function that converts a document of each form to the next."""
