"""The preview that messengers show of a link to a table."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import TestClient

from spadille.games import GAMES
from spadille.server.api.pages import _preview
from spadille.server.app import make_app

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of what the framework is going to change


def preview(page: str) -> dict[str, str]:
    """The preview of a page, by the names of Open Graph."""
    return dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)">', page.partition("</head>")[0]))


def test_a_link_shows_the_game_who_is_there_and_how_many_seats_are_free(tmp_path: Path) -> None:
    with TestClient(make_app(str(tmp_path / "a.db"), tmp_path)) as host:
        made = host.post("/api/tables", json={"game": "spades"}).json()
        seats = host.get(f"/api/tables/{made['id']}").json()["seats"]
        free = sum(seat["kind"] == "open" for seat in seats)
        empty = preview(host.get(made["path"]).text)
        assert empty["title"] == "Spades"
        host.post(f"/api/tables/{made['id']}/seats/0", json={"name": 'Ann "A" <b>'})
        told = preview(host.get(made["path"]).text)
        assert told["title"] == "Spades with Ann &quot;A&quot; &lt;b&gt;"
        assert told["description"].startswith(("All seats", "One seat", f"{free - 1} seats"))
        picture = told["image"].replace("http://testserver.local", "")
        assert host.get(picture).headers["content-type"] == "image/png"
        german = preview(host.get(made["path"], headers={"Accept-Language": "de"}).text)
        assert german["title"].startswith("Spades mit Ann")


def test_a_name_for_the_rules_is_shown_to_all_without_what_cannot_be_seen_and_with_the_rulebook(tmp_path: Path) -> None:
    with TestClient(make_app(str(tmp_path / "a.db"), tmp_path)) as host:

        def way(called: str, language: str = "en", **more: object) -> str:
            made = host.post("/api/tables", json={"game": "war", "called": called, **more}).json()
            found = host.get(f"/api/tables/{made['id']}", headers={"Accept-Language": language}).json()["way"]
            assert isinstance(found, str)
            return found

        book = GAMES["war"].rulebooks["denexa"].title
        assert way(" Ann's\u202e\n<b> ") == f"“Ann's <b>”, by {book}"
        assert way("x" * 160) == f"“{'x' * 40}”, by {book}"
        assert way("Ann", "de", options={"max_skirmishes": 500}) == f"„Ann“, nach {book}, mit Änderungen"
        assert way("\u2800") == way("") == ""
        assert host.post("/api/tables", json={"game": "war", "called": "x" * 161}).status_code == 400
        made = host.post("/api/tables", json={"game": "war", "called": "<b>"}).json()
        assert preview(host.get(made["path"]).text)["title"] == f"War: “&lt;b&gt;”, by {book}"


@pytest.mark.parametrize(("phase", "said"), [("playing", "The game has begun."), ("over", "The game is over.")])
def test_a_link_says_whether_the_game_has_begun_or_is_over(phase: str, said: str) -> None:
    request: Any = SimpleNamespace(base_url="http://here/")
    shown: Any = SimpleNamespace(title="Spades", way="", people=[], free=0, phase=phase)
    assert f'content="{said}"' in _preview(request, shown)


def test_other_pages_have_no_preview_of_a_table(tmp_path: Path) -> None:
    with TestClient(make_app(str(tmp_path / "a.db"), tmp_path)) as host:
        assert preview(host.get("/").text) == {}
