"""Deals by number over HTTP: whether one can be won. It is never told of deals whose cards are secret."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, post
from litestar.exceptions import TooManyRequestsException

from spadille.core.errors import BadOptions
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.games import entry
from spadille.server.api import visitor
from spadille.server.base.background import REPLAYS
from spadille.server.daily import say
from spadille.server.store.document import Settings, new_document

_TRIED = 12
"""Maximum number of deals to try in the search for one that can be won."""


class Numbered(msgspec.Struct):
    """A numbered deal."""

    number: int
    winnable: bool | None
    """True if it can be won by these rules; null: unknown."""


def winnable(settings: Settings, search: bool) -> Numbered:
    """Return whether a numbered deal can be won or, in a search, the first from that number on that can."""
    assert settings.number is not None, "a number is asked for"
    game = entry(settings.game)
    can = game.part(game.laboratory.can_be_won)
    found = Numbered(settings.number, None)
    for number in range(settings.number, settings.number + (_TRIED if search else 1)):
        doc = new_document(msgspec.structs.replace(settings, number=number))
        table = Table(doc.game())
        table.deal_by(dealer(doc.seed))
        found = Numbered(number, can(table.game, table.state))
        if found.winnable:
            break
    return found


@post("/api/numbered", status_code=200, summary="A deal by its number")
async def numbered(request: Request[Any, Any, Any], data: Settings, search: bool = False) -> Numbered:
    """Find out if the deal of a number can be won; with `search`, the next one that can be."""
    asker = visitor.asker(request)
    if not request.app.state.replays.take(asker.address):
        raise TooManyRequestsException(say("too-many-deals"))
    if data.number is None:
        raise BadOptions("expected the number of a deal; got none")
    new_document(data)  # raises if its settings are invalid
    return await REPLAYS.answer(say("not-known"), asker.address, winnable, data, search)


HANDLERS = [numbered]
