"""The document of a table as bytes: written in today's form, read in every form there has been.

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
    """The document as it is kept."""
    return msgspec.json.encode(doc)


def read_document(data: bytes) -> RoomDoc:
    """A document of any form; raises Unreadable for one that says nothing to this version of Spadille."""
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
    except SpadilleError as wrong:  # a game or an option that is no more
        raise Unreadable(str(wrong)) from None
    return doc


def _check_rules(doc: RoomDoc) -> None:
    """A game goes on by the rules by which it was begun or not at all; one yet to begin is played by those of today."""
    now = rules_of(doc.game())  # with options that have come since
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
    """Settings are the same at many tables, and kept in memory once."""
    return msgspec.json.decode(settings, type=Settings)


def _migrated(data: bytes, form: int) -> RoomDoc:
    raw = msgspec.json.decode(data, type=dict[str, Any])
    for each in range(form, FORM):
        raw = {**MIGRATIONS[each](raw), "form": each + 1}
    return msgspec.convert(raw, RoomDoc)


def _write_options_out(raw: dict[str, Any]) -> dict[str, Any]:
    """From form 1, which held only options that differed from the rulebook's: all rules were of version 1 then."""
    settings, seats = raw["settings"], len(raw["seats"])
    usual = _options_of_form_1().get(f"{settings['game']} {raw['rulebook']} {seats}")
    if usual is None:  # of an installed package
        usual = msgspec.structs.asdict(open_game(settings["game"], raw["rulebook"], seats, {}).options)
    return {**raw, "rules": {"version": 1, "options": {**usual, **settings.get("options", {})}}}


@cache
def _options_of_form_1() -> dict[str, dict[str, OptionValue]]:
    """What every rulebook had for usual when version 0.1 wrote its tables, by game, rulebook and number of seats."""
    data = resources.files("spadille.server.store").joinpath("options_of_form_1.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, dict[str, OptionValue]])


MIGRATIONS: Final[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {1: _write_options_out}
"""What makes of a document of each form one of the next."""
