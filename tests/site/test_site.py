"""The site: it is built without a warning, its links hold, and a clause has one address for ever."""

from __future__ import annotations

import importlib.util
import os
import posixpath
import re
import subprocess
import sys
from collections.abc import Mapping
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

import pytest

from spadille.clause_index import room_of
from spadille.core.clause import everything
from spadille.docs import rules
from spadille.games import GAMES
from spadille.server.api.replay_work import position_of

ROOT = Path(__file__).parents[2]
ADDRESSES = ROOT / "tests" / "data" / "kept" / "addresses.txt"
TABLE = "/table/replay"
UNUSED = {"phone"}
"""Pictures that only the README has."""
BUILDERS = ("sphinx", "furo", "myst_parser")


class Found(HTMLParser):
    """The links and the places of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.places.update(each for each in (given.get("id"), given.get("name")) if each)
        self.links += [each for each in (given.get("href"), given.get("src")) if each]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built from nothing by the command of `make site`."""
    if not all(importlib.util.find_spec(each) for each in BUILDERS):
        pytest.skip("what builds the site is not installed (pip install --group docs)")
    out = tmp_path_factory.mktemp("site")
    words = ["-b", "site", "-W", "--keep-going", "-q", "-d", str(out / "trees"), "-D", "table_page=table"]
    words += ["docs", str(out / "site")]
    done = subprocess.run(
        [sys.executable, "-m", "sphinx", *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    return out / "site"


@pytest.fixture(scope="session")
def pages(site: Path) -> Mapping[str, Found]:
    """Every page by its address: "/rules/spades/"."""
    found = {}
    for file in site.rglob("index.html"):
        address = "/" + file.parent.relative_to(site).as_posix().removeprefix(".")
        found[address.rstrip("/") + "/"] = page = Found()
        page.feed(file.read_text("utf-8"))
    return found


def test_every_link_of_the_site_leads_somewhere(site: Path, pages: Mapping[str, Found]) -> None:
    assert len(pages) > 100
    broken = []
    for address, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                assert parts.scheme in ("http", "https", "data", "mailto"), link
                continue
            there = posixpath.normpath(posixpath.join(address, unquote(parts.path))) if parts.path else address
            if there == TABLE:  # it is built apart; the record that it is to show lies on the site
                there = posixpath.normpath(posixpath.join(TABLE, "..", parse_qs(parts.query)["from"][0]))
            there = there.rstrip("/") + "/" if (there.rstrip("/") + "/") in pages else there
            lost = there not in pages and not (site / there.lstrip("/")).is_file()
            if lost or (parts.fragment and there in pages and unquote(parts.fragment) not in pages[there].places):
                broken.append(f"{address} → {link}")
    assert broken == []


def test_every_scenario_and_every_picture_of_a_table_is_played_on_at_its_last_decision(
    site: Path, pages: Mapping[str, Found]
) -> None:
    links = [urlsplit(link) for page in pages.values() for link in page.links if "/replay?from=" in link]
    asked = {query["from"][0]: int(query["at"][0]) for query in (parse_qs(link.query) for link in links)}
    scenarios = {path.stem for path in (ROOT / "tests" / "games").glob("*/clauses/*.txt")}
    pictures = {path.stem for path in (ROOT / "docs" / "images").glob("*.jsonl")}
    assert {Path(each).stem for each in asked} == scenarios | (pictures - UNUSED)
    for name, at in asked.items():
        position_of((site / "table" / name).resolve().read_bytes(), at, -1)


def test_every_clause_is_where_it_ever_was(pages: Mapping[str, Found]) -> None:
    now = {f"/rules/{name}/#{each.id.lower()}" for name in ("table", *GAMES) for each in everything(room_of(name))}
    for address in {*now, *ADDRESSES.read_text("utf-8").split()}:
        page, _, place = address.partition("#")
        assert page in pages, address
        assert place in pages[page].places, address


def test_the_search_knows_every_clause_by_its_id_and_its_place(site: Path) -> None:
    index = (site / "searchindex.js").read_text("utf-8")
    for name in ("table", *GAMES):
        for clause in everything(room_of(name)):
            assert re.search(rf'\[\d+,\d+,1,"{clause.id.lower()}","{clause.id}"\]', index), clause.id


def test_the_rule_pages_hold_every_address_that_was_ever_given() -> None:
    made = rules.pages()
    for address in ADDRESSES.read_text("utf-8").split():
        page, place = address.removeprefix("/rules/").split("/#")
        assert f'<a id="{place}"></a>' in made[f"{page}.md"], address


def test_a_page_stands_in_the_contents_once() -> None:
    if importlib.util.find_spec("sphinx") is None:
        pytest.skip("what builds the site is not installed (pip install --group docs)")
    spec = importlib.util.spec_from_file_location("pages", ROOT / "docs" / "_site" / "pages.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found = {"guide/play", "guide/lab", "guide/host/proxy", "faq"}
    made = module.contents({"Study": ["guide/*"], "Play": ["guide/play", "faq"], "Host": ["guide/host/*"]}, found)
    assert made == {"Study": ["guide/lab"], "Play": ["guide/play", "faq"], "Host": ["guide/host/proxy"]}
    ways = {"rules/war_way_one_down", "rules/war_way_three_down", "rules/spades_way_whiz", "rules/war_play"}
    below = module.below({"rules/*_play": "rules/*_way_*"}, "rules/war_play", ways)
    assert below == ["rules/war_way_one_down", "rules/war_way_three_down"], "they are shown below how to play the game"
