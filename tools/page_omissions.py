"""What the table in a page leaves out of its libraries, the standard library and Spadille, so that it stays small."""

from __future__ import annotations

import pickle
import re
from pathlib import Path
from typing import Final

from spadille.core.words import LANGUAGES

_NOT_NEEDED: Final = re.compile(
    r"(sqlalchemy/(orm|testing|ext/(?!__init__|compiler)|dialects/(?!sqlite|__init__|_typing))"
    r"|anyio/(_backends/_trio|pytest_plugin)|pytz/zoneinfo|babel/messages"
    r"|litestar/(cli|testing|contrib|channels|repository/testing|security/jwt|_openapi/typescript_converter"
    r"|stores/(redis|valkey|file)"
    r"|middleware/(rate_limit|session/(client|server)_side))|[^/]+\.dist-info/(?!METADATA|entry_points)|.*\.(pyi|typed|c|h|pyx|pxd)$|.*/tests/)"
)
NOT_IMPORTED: Final = re.compile(
    r"(encodings/(?!__init__|aliases|utf_|latin_1|ascii|cp437|idna|punycode|charmap|raw_unicode|unicode_)"
    r"|multiprocessing/|xml/|xmlrpc/|_pyrepl/|unittest/|ctypes/|html/parser|logging/(handlers|config)|http/(server|cookiejar|client)"
    r"|urllib/(request|robotparser)|nturl2path|wsgiref/(simple_server|validate|handlers)"
    r"|asyncio/(windows|proactor)|pyodide/console|encodings/idna"
    r"|(cmd|code|compileall|fileinput|filecmp|modulefinder|netrc|profile|pyclbr|runpy|shelve|socketserver|symtable|tabnanny"
    r"|timeit|tracemalloc|_pyio|_pydatetime|_pydecimal|_ast_unparse|argparse|bdb|configparser|doctest|ftplib|imaplib|mailbox|optparse|pdb"
    r"|pickletools|plistlib|poplib|pstats|smtplib|statistics|trace|turtle|webbrowser|wave|zipapp)\.py|pydoc)"
)
"""Modules of the standard library that nothing in the page imports."""
_LOCALES: Final = re.compile(rf"babel/locale-data/(?!(root|{'|'.join(LANGUAGES)})\.dat$)")
_SUBTAGS: Final = "likely_subtags"
_OF_LOCALES: Final = frozenset({"cldr", "currency_fractions", "parent_exceptions", "zone_aliases", _SUBTAGS})
"""What is kept of Babel's data for all locales, besides its aliases: the rest is about time zones and territories."""
LEFT_OUT: Final = (
    *("cli", "tui", "docs", "club", "envs", "exchange", "testing"),
    *("web/js", "web/css", "web/fonts", "page/js", "**/*.png", "**/*.svg"),  # the browser loads them
    *("games/*/encoding", "games/*/encoding.py", "games/*/tree.py", "parts/encoder.py", "parts/tree.py"),
    "lab/[!_b]*.py",  # all but the badges
    "games/five_hundred/players/nets.*",  # large: deals are played out by rules of thumb
    *(f"bots/{each}.py" for each in ("confine", "external", "pool", "protocol")),  # programs that play
    *("server/ops/admin.py", "server/ops/backup.py", "server/club", "**/scenarios.json", "**/*.so"),
)
"""What the page has no use for, as patterns of paths in Spadille."""
UNSERVED: Final = ("club.js",)
"""Modules of pages that only a server has."""
UNUSED: Final = ("yaml.py", "pdb.py", "anyio/to_interpreter.py")
"""Modules that libraries import and the page does not use or have: they are empty."""


def is_needed(file: str) -> bool:
    """True if the page uses a file of a library."""
    return not (_NOT_NEEDED.match(file) or _LOCALES.match(file))


def slimmed(place: Path) -> None:
    """Drop what only time zones, territories and other languages need from Babel's data for all locales."""
    every = pickle.loads(place.read_bytes())  # of a wheel whose hash was checked
    kept = {key: found for key, found in every.items() if key in _OF_LOCALES or key.endswith("_aliases")}
    kept[_SUBTAGS] = {key: found for key, found in kept[_SUBTAGS].items() if key.partition("_")[0] in LANGUAGES}
    place.write_bytes(pickle.dumps(kept))
