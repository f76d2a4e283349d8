"""Records over HTTP: check an uploaded record, and show a moment of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from litestar import Request, post
from litestar.exceptions import ClientException, TooManyRequestsException
from litestar.params import Parameter

from spadille.server import say
from spadille.server.api import visitor
from spadille.server.api.replay_work import Moment, moment_of
from spadille.server.base.background import REPLAYS

T = TypeVar("T")
MAX_RECORD = 1_000_000
"""Maximum size in bytes."""
MAX_BODY = MAX_RECORD + 1000
"""Maximum bytes to read of a request with a record: enough to tell a longer record the limit."""


@post("/api/replay", status_code=200, summary="Check a record", request_max_body_size=MAX_BODY)
async def replayed(
    request: Request[Any, Any, Any],
    at: Annotated[int, Parameter(description="After so many moves; -1: after all.")] = -1,
    seat: Annotated[int, Parameter(description="As this seat saw it; -1: a watcher.")] = -1,
    ends: Annotated[bool, Parameter(description="Tell too after which moves tricks were taken.")] = False,
) -> Moment:
    """Check a record (the body of the request) line by line, and show one moment of it.

    A record with an illegal or unreadable line is refused with the line, the reason and the clause.
    """
    data = await body_of(request)
    return await in_replays(request, moment_of, data, at, seat, ends)


def take_turn(request: Request[Any, Any, Any]) -> None:
    """Count a record for an address; raises TooManyRequestsException."""
    if not request.app.state.replays.take(visitor.asker(request).address):
        raise TooManyRequestsException(say("too-many-records"))


def hold_size(data: bytes) -> None:
    """Raises ClientException for a record that is too long."""
    if len(data) > MAX_RECORD:
        raise ClientException(f"expected a record of at most {MAX_RECORD} bytes; got {len(data)}", status_code=413)


async def body_of(request: Request[Any, Any, Any]) -> bytes:
    """Return the record that is the body of a request. Raises as `take_turn` and `hold_size` do."""
    take_turn(request)
    data = await request.body()
    hold_size(data)
    return data


async def in_replays(request: Request[Any, Any, Any], work: Callable[..., T], *given: object) -> T:
    """Return the result of `work` on a record, in a process of its own."""
    return await REPLAYS.answer(say("record-too-long"), visitor.asker(request).address, work, *given)


HANDLERS = [replayed]
