"""The browser's modules as they are sent: without comments, which would be a fifth of what goes over the line."""

from __future__ import annotations

import re
from email.utils import formatdate
from functools import cache
from hashlib import blake2b
from importlib import resources
from pathlib import Path
from typing import Final, NamedTuple

from spadille.games import GAMES

_LINE: Final = re.compile(r"^[ \t]*//.*\n", re.MULTILINE)
_BLOCK: Final = re.compile(r"^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*\n", re.MULTILINE | re.DOTALL)


class Script(NamedTuple):
    """A module as it is sent, with the headers by which a browser keeps it."""

    data: bytes
    headers: dict[str, str]


def sent(module: str) -> str:
    """Return a module's text without the comments that have lines of their own."""
    return _LINE.sub("", _BLOCK.sub("", module))


def fair_script(game: str) -> bytes:
    """What the browser's verifier needs about a game, as it is sent; an empty module if there is nothing."""
    found = GAMES[game].page_file("fair.js") if game in GAMES else None
    return sent((found or b"export {};\n").decode()).encode()


@cache
def scripts() -> dict[str, Script]:
    """Return all modules by their path below `web/js`."""
    folder = Path(str(resources.files("spadille.web"))) / "js"
    found = {}
    for file in folder.rglob("*.js"):
        data = sent(file.read_text("utf-8")).encode()
        tag = f'"{blake2b(data, digest_size=8).hexdigest()}"'
        changed = formatdate(file.stat().st_mtime, usegmt=True)
        found[file.relative_to(folder).as_posix()] = Script(data, {"ETag": tag, "Last-Modified": changed})
    return found
