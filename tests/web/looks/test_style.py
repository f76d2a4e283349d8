"""Tests that the browser's files are small, and the style of the page comes in one piece."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

from spadille.games import GAMES
from spadille.server.api.pages import _page, page_shell, page_style, sorry
from spadille.web.scripts import fair_script, scripts

KIB = 1024
WEB = Path(str(resources.files("spadille.web")))


def shipped() -> Iterator[Path]:
    """Every file that a browser may ask for."""
    kinds = {".html", ".css", ".js", ".svg", ".webmanifest"}
    page, games = (Path(str(resources.files(f"spadille.{room}"))) for room in ("web", "games"))
    found = (each for folder in (page, games) for each in folder.rglob("*") if each.suffix in kinds)
    yield from (each for each in found if each.name != "types.js")  # comments for the type checker: nobody asks for it


def sent(files: list[Path]) -> Iterator[bytes]:
    """Return what pages ask for: the styles that the shell names come in one piece, and none of them by itself."""
    shell = next(each for each in files if each.name == "index.html").read_text("utf-8")
    joined = {each.name for each in files if f"/static/css/{each.name}" in shell}
    assert len(joined) > 15
    kept = [each for each in files if each.suffix != ".js"]
    yield from (fair_script(each.parent.name) for each in files if each.name == "fair.js" and "games" in each.parts)
    yield from (each.read_bytes() for each in kept if each.name not in joined)
    yield from (script.data for name, script in scripts().items() if name != "core/types.js")
    yield page_style()


def test_modules_are_sent_without_comments_and_are_the_same_otherwise() -> None:
    for name, script in scripts().items():
        whole = (WEB / "js" / name).read_text("utf-8")
        left = script.data.decode()
        assert not re.search(r"^\s*(//|\*|/\*\*.*\*/$)", left, re.MULTILINE), name
        lines = iter(whole.splitlines())
        assert all(line in lines for line in left.splitlines()), name


def test_what_verifies_a_game_is_sent_without_comments() -> None:
    for game in GAMES:
        assert not re.search(r"^\s*(//|/\*\*.*\*/$)", fair_script(game).decode(), re.MULTILINE), game


def test_all_that_is_shipped_is_small_and_loads_nothing_from_elsewhere() -> None:
    files = list(shipped())
    assert sum(len(gzip.compress(each)) for each in sent(files)) < 144 * KIB, "as it is sent"
    for each in files:
        text = each.read_text("utf-8").replace("http://www.w3.org/2000/svg", "")
        assert "http://" not in text, each.name
        assert "https://" not in text.replace('"https:"', ""), each.name
        assert "innerHTML" not in text, each.name


def test_the_page_has_one_style_made_of_all_those_that_its_shell_names_in_their_order() -> None:
    folder = resources.files("spadille.web")
    named = re.findall(r'href="/static/css/([a-z-]+)\.css"', folder.joinpath("index.html").read_text("utf-8"))
    assert len(named) > 15
    whole = "".join(folder.joinpath(f"css/{each}.css").read_text("utf-8") for each in named)
    bare = re.sub(r"/\*.*?\*/", "", whole, flags=re.DOTALL)
    assert page_style().decode().split() == bare.split()
    for page in (page_shell(), sorry("/nowhere", 404, "no such page"), _page("Any", "")):
        assert re.findall(r'rel="stylesheet" href="([^"]*)"', page) == ["/static/page.css"]
    scripts = "".join(each.read_text("utf-8") for each in shipped() if each.suffix == ".js")
    assert {f"{each}.css" for each in named}.isdisjoint(re.findall(r"/static/css/([a-z-]+\.css)", scripts))


def test_names_of_games_that_are_not_here_are_not_remembered() -> None:
    for number in range(3):
        assert fair_script(f"no-such-game-{number}") == b"export {};\n"
    assert not hasattr(fair_script, "cache_info"), "anybody may ask for any name"
