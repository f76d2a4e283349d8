"""Validation of a request's body and query before its handler runs, with errors in words."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ClientException
from msgspec import inspect as kinds

from spadille.server.base.validation import fault, fits, shown, words_of

_OURS = {"request", "data"}
"""Parameters of handlers that are not part of a query."""


async def check(request: Request[Any, Any, Any]) -> None:
    """Raises ClientException for a body or query that the handler could not read."""
    handler = request.route_handler
    for name, field in handler.parsed_fn_signature.parameters.items():
        given = request.query_params.get(name)
        if given is None or name in _OURS or name in request.path_params:
            continue
        if not fits(given, field.annotation, strict=False):
            raise ClientException(f"{name}: expected {words_of(kinds.type_info(field.annotation))}; got {shown(given)}")
    body = handler.parsed_data_field
    if body is not None:
        wrong = fault(body.annotation, _read(await request.body()), strict=False)
        if wrong is not None:
            raise ClientException(wrong)


def _read(raw: bytes) -> Any:
    try:
        return msgspec.json.decode(raw) if raw.strip() else None
    except (msgspec.DecodeError, UnicodeError):
        raise ClientException(f"expected JSON; got {shown(raw.decode('utf-8', 'replace'))}") from None
