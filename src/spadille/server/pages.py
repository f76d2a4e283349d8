"""The pages a browser opens: one shell for lobby, tables and rules, the worker, the manifest, and a sign of life."""

from __future__ import annotations

from importlib import resources
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

from spadille.core.clause import clauses, decisions, page_text
from spadille.core.options import differences, specs, write_value
from spadille.games import entry
from spadille.server.lobby import find_room, open_link


def _file(name: str, kind: str) -> Response[bytes]:
    return Response(resources.files("spadille.web").joinpath(name).read_bytes(), media_type=kind)


@get(["/", "/new/{game:str}", "/rules", "/rules/{game:str}", "/rules/{game:str}/{book:str}", "/replay"])
async def shell() -> Response[bytes]:
    """The page; its script draws what the address asks for."""
    return _file("index.html", "text/html; charset=utf-8")


@get("/t/{name:str}")
async def table_page(request: Request[Any, Any, Any], name: str, key: str | None = None) -> Response[Any]:
    """The page of a table; a link with a key first becomes a cookie."""
    if key is not None:
        return await open_link(request, name, key)
    await find_room(request, name)
    return _file("index.html", "text/html; charset=utf-8")


@get("/sw.js")
async def worker() -> Response[bytes]:
    return _file("sw.js", "text/javascript")


@get("/manifest.webmanifest")
async def manifest() -> Response[bytes]:
    return _file("manifest.webmanifest", "application/manifest+json")


@get("/healthz", media_type=MediaType.TEXT)
async def healthz() -> str:
    """The server is alive."""
    return "ok"


@get("/api/rules/{game:str}")
async def rules(game: str) -> dict[str, Any]:
    """Every clause and decision of a game, and what each rulebook has for every option."""
    if game == "care":
        return {"title": "Care of the cards", "text": page_text("spadille.cards", "care.md")}
    if game == "table":
        return {"title": "Cards, packs, dealing", "clauses": clauses("spadille.cards")}
    found = entry(game)
    books = found.rulebooks.values()
    known = specs(type(next(iter(books)).options))
    return {
        "title": found.title,
        "clauses": clauses(f"spadille.games.{game}"),
        "decisions": decisions(f"spadille.games.{game}"),
        "rulebooks": [{"name": book.name, "title": book.title, "prefix": book.prefix} for book in books],
        "options": [
            {
                "name": name,
                "values": [write_value(getattr(book.options, name)) for book in books],
                "words": [spec.says(getattr(book.options, name)) for book in books],
                "clauses": spec.option.clauses.split(),
            }
            for name, spec in known.items()
        ],
    }


@get("/api/rules/{game:str}/diff/{one:str}/{other:str}")
async def diff(game: str, one: str, other: str) -> dict[str, Any]:
    """Exactly the options on which two rulebooks differ."""
    books = entry(game).rulebooks
    if one not in books or other not in books:
        raise NotFoundException(f"the rulebooks of {game} are {', '.join(books)}")
    return {"one": books[one].title, "other": books[other].title, "differences": differences(books[one], books[other])}


HANDLERS = [shell, table_page, worker, manifest, healthz, rules, diff]
