"""The pages for the browser: one shell for lobby, tables and rules, the service worker and the web manifest."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from html import escape
from http import HTTPStatus
from importlib import resources
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.exceptions import NotFoundException

from spadille.core.words import spoken_now
from spadille.server import say
from spadille.server.api.links import open_link
from spadille.server.api.tables import Summary, find_room, summary_of
from spadille.server.protocol.wire import WIRE
from spadille.web.scripts import fair_script
from spadille.web.texts import texts, texts_json

_HTML = "text/html"


_SPOKEN = {"Cache-Control": "no-cache", "Vary": "Accept-Language, Cookie"}
"""Headers of answers that depend on the language."""
_PLACE = re.compile(r"\{([a-z-]+)\}")
"""The placeholder of a word in the shell."""
_STYLE = re.compile(r'<link rel="stylesheet" href="/static/css/([a-z-]+\.css)">\n')
_COMMENT = re.compile(rb"/\*.*?\*/\n*", re.DOTALL)
_ICONS = {
    "icon.svg": "image/svg+xml",
    "icon-mask.svg": "image/svg+xml",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "icon-mask-512.png": "image/png",
    "apple-touch-icon.png": "image/png",
}
_WAIT = '<p class="wait">{one-moment}</p>'
"""The shell's content until its script has drawn the page."""
_TITLES = {404: say("nothing-here"), 403: say("opens-nothing"), 421: say("not-this-name")}


def _file(name: str, kind: str, cache: str = "no-cache") -> Response[bytes]:
    data = resources.files("spadille.web").joinpath(name).read_bytes()
    return Response(data, media_type=kind, headers={"Cache-Control": cache})


@cache
def _page_file() -> str:
    return resources.files("spadille.web").joinpath("index.html").read_text("utf-8")


@cache
def _source() -> str:
    """The shell as sent: with one stylesheet, combined from those that it names."""
    first = next(_STYLE.finditer(_page_file()))
    whole = _STYLE.sub("", _page_file())
    return f'{whole[: first.start()]}<link rel="stylesheet" href="/static/page.css">\n{whole[first.start() :]}'


def style_names() -> list[str]:
    """The stylesheets of the shell, in their order; what only some pages need is loaded by them."""
    return [found[1] for found in _STYLE.finditer(_page_file())]


@cache
def page_style() -> bytes:
    """All stylesheets of the shell, in their order, without comments."""
    folder = resources.files("spadille.web").joinpath("css")
    return _COMMENT.sub(b"", b"".join(folder.joinpath(name).read_bytes() for name in style_names()))


@cache
def _worded(language: str) -> tuple[str, str]:
    """The shell in a language, split at the place of the page's content."""
    words = {**texts(language), "language": language, "texts": texts_json(language)}
    before, after = (_PLACE.sub(lambda found: str(words[found[1]]), part) for part in _source().split(_WAIT))
    return before, after


def page_shell(instead: str | None = None, title: str = "", *, club: bool = False) -> str:
    """Return the page in the current language, with the words for its script, and with `instead` as content.

    `club`: it leads to the club's page.
    """
    language = spoken_now()
    before, after = _worded(language)
    if instead is None:
        instead = _WAIT.replace("{one-moment}", str(texts(language)["one-moment"]))
    if club:
        before = before.replace("<body>", "<body data-club>")
    return before.replace("<title>Spadille<", f"<title>Spadille{title}<") + instead + after


def shell_for(request: Request[Any, Any, Any]) -> Response[str]:
    """Return the page whose script draws the content for the address."""
    return Response(page_shell(club=has_club(request)), media_type=_HTML, headers=_SPOKEN)


def has_club(request: Request[Any, Any, Any]) -> bool:
    """True if this server shows a club."""
    return request.app.state.club is not None


def _preview(request: Request[Any, Any, Any], table: Summary) -> str:
    """Return what messengers show of a link to a table: who is there, the game, the free seats, a picture."""
    game = f"{table.title}: {table.way}" if table.way else table.title
    head = say("preview-with", game=game, who=tuple(table.people)) if table.people else game
    text = (
        say("preview-free", free=table.free)
        if table.phase == "gathering"
        else say("preview-playing", phase=table.phase)
    )
    picture = f"{request.base_url}static/icon-512.png"
    told = {"site_name": "Spadille", "title": head, "description": text, "image": picture}
    return "".join(f'<meta property="og:{name}" content="{escape(str(each))}">' for name, each in told.items())


def is_visit(request: Request[Any, Any, Any]) -> bool:
    """True if a person's browser opens a page."""
    page = request.method == "GET" and not request.scope["path"].startswith(("/api", "/static"))
    return page and "text/html" in request.headers.get("accept", "")


def sorry(path: str, status: int, reason: str, *, club: bool = False) -> str:
    """Return the ordinary page with the reason of an error as its only content.

    The words of HTTP for a status say no more than the title, and are left out.
    """
    if reason == HTTPStatus(status).phrase:
        reason = ""
    closed = status == 404 and path.startswith("/t/")
    title = escape(str(say("table-closed") if closed else _TITLES.get(status, say("did-not-work"))))
    stop = "" if not reason or reason[-1] in ".?!…" else "."
    words = escape(f"{reason[:1].upper()}{reason[1:]}{stop}")
    content = f'<h1>{title}</h1><p>{words}</p><p class="actions"><a class="button" href="/">{say("to-lobby")}</a></p>'
    section = f'<section class="sheet" data-sorry{" data-closed" if closed else ""}>{content}</section>'
    return page_shell(section, f": {title}", club=club)


def _page(title: str, content: str) -> str:
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>Spadille: {title}</title>'
        '<link rel="stylesheet" href="/static/page.css">'
        f'</head><body><main><section class="sheet">{content}</section></main></body></html>'
    )


@get(
    [
        *(
            "/",
            "/new/{game:str}",
            "/rules",
            "/rules/{game:str}",
            "/rules/{game:str}/{book:str}",
            "/replay",
            "/you",
            "/daily",
            "/c/{called:str}",
        ),
        "/odds/{game:str}",
        *("/learn/{game:str}", "/learn/{game:str}/{page:str}"),
    ],
    include_in_schema=False,
)
async def shell(request: Request[Any, Any, Any]) -> Response[str]:
    """The page; its script draws the content for the address."""
    return shell_for(request)


@get("/t/{name:str}", include_in_schema=False)
async def table_page(request: Request[Any, Any, Any], name: str, key: str | None = None) -> Response[Any]:
    """The page of a table; a link with a key first becomes a cookie."""
    if key is not None:
        return await open_link(request, name, key)
    room = await find_room(request, name)
    page = page_shell(club=has_club(request)).replace(
        "</head>", f"{_preview(request, summary_of(name, room.doc))}</head>", 1
    )
    return Response(page, media_type=_HTML, headers={"Cache-Control": "no-store"})


@get("/sw.js", include_in_schema=False)
async def worker() -> Response[bytes]:
    return _file("sw.js", "text/javascript")


@get("/games/{game:str}/fair.js", include_in_schema=False)
async def fair_deals(game: str) -> Response[bytes]:
    """The facts that the browser's verifier needs about a game; an empty module if there are none."""
    return Response(fair_script(game), media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest() -> Response[bytes]:
    return _file("manifest.webmanifest", "application/manifest+json")


@get("/static/page.css", include_in_schema=False)
async def style() -> Response[bytes]:
    """The stylesheet of the page in one piece: two dozen small ones cost more overhead than their content."""
    return Response(page_style(), media_type="text/css", headers={"Cache-Control": "no-cache"})


@get("/static/{name:str}", include_in_schema=False)
async def picture(name: str) -> Response[bytes]:
    """An icon for the device that the page is installed on."""
    if name not in _ICONS:
        raise NotFoundException(say("no-such-file"))
    return _file(name, _ICONS[name])


@get("/favicon.ico", include_in_schema=False)
async def icon() -> Response[bytes]:
    return _file("icon.svg", "image/svg+xml")


@get("/api", include_in_schema=False)
async def api_page(request: Request[Any, Any, Any]) -> Response[str]:
    """The HTTP part of the protocol for people to read, made from its description for programs."""
    return Response(description_page(request.app), media_type=_HTML)


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The HTTP part of the protocol for programs."""
    return Response(description(request.app), media_type="application/vnd.oai.openapi+json")


# Both take long to make, and are the same for everybody.


@lru_cache(maxsize=4)
def description_page(app: Litestar) -> str:
    """The protocol of an application for people, as a page."""
    return _api_page(_description(app))


@lru_cache(maxsize=4)
def description(app: Litestar) -> bytes:
    """The protocol of an application for programs, in JSON."""
    return msgspec.json.encode(_description(app))


def _description(app: Litestar) -> dict[str, Any]:
    """The HTTP part as an OpenAPI schema, with the version of the WebSocket messages."""
    return {**app.openapi_schema.to_schema(), "x-wire": WIRE}


def _api_page(schema: dict[str, Any]) -> str:
    parts = [_operation(path, verb, found) for path, verbs in schema["paths"].items() for verb, found in verbs.items()]
    kinds = "".join(_kind(name, kind) for name, kind in sorted(schema["components"]["schemas"].items()))
    return _page(
        "the protocol",
        '<h1>The protocol over HTTP</h1><p>For programs: <a href="/api/openapi.json">openapi.json</a>. '
        "The guide’s page “The protocol” describes how a game is played over the WebSocket, whose messages "
        f"have version {schema['x-wire']}.</p>"
        f"{''.join(parts)}<h2>Values</h2>{kinds}",
    )


def _operation(path: str, verb: str, found: dict[str, Any]) -> str:
    given = [
        f"<li><code>{escape(each['name'])}</code>, {escape(each['in'])}. {escape(each.get('description', ''))}</li>"
        for each in found.get("parameters", [])
    ]
    body = found.get("requestBody", {}).get("content", {})
    takes = [f"<p>Takes {_named(each.get('schema', {}))}.</p>" for each in body.values()]
    gives = [
        f"<p>{escape(status)}: {_named(each.get('schema', {}))}.</p>"
        for status, answer in found["responses"].items()
        if status.startswith("2")
        for each in answer.get("content", {}).values()
    ]
    return (
        f"<h2>{escape(found.get('summary') or '')}</h2><p><code>{verb.upper()} {escape(path)}</code></p>"
        f"<p>{escape(found.get('description') or '')}</p>{'<ul>' + ''.join(given) + '</ul>' if given else ''}"
        f"{''.join(takes)}{''.join(gives)}"
    )


def _kind(name: str, kind: dict[str, Any]) -> str:
    fields = [
        f"<li><code>{escape(field)}</code>: {_named(each)}</li>" for field, each in kind.get("properties", {}).items()
    ]
    return f'<h3 id="{escape(name)}">{escape(name)}</h3><ul>{"".join(fields)}</ul>' if fields else ""


def _named(schema: dict[str, Any]) -> str:
    """A type in words, with a link to it if it has a name."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for way in ("oneOf", "anyOf"):
        if way in schema:
            return " or ".join(_named(each) for each in schema[way])
    if schema.get("type") == "array":
        return f"a list of {_named(schema.get('items', {}))}"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(each))}</code>" for each in schema["enum"])
    kind = schema.get("type", "anything")
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind))


HANDLERS = [shell, table_page, worker, fair_deals, manifest, style, picture, icon, api_page, openapi]
