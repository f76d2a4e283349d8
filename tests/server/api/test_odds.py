"""Odds over HTTP: what can be asked, answers in the reader's language, and refusals in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from spadille.core.errors import BadOptions
from spadille.games import GAMES
from spadille.server.api.odds import OddsAsked, work
from spadille.server.app import make_app
from spadille.server.base.background import ODDS, TooMany, Undone
from spadille.server.base.errors import Unavailable
from spadille.server.base.limits import Limits

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of what the framework is going to change


@pytest.fixture
def browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    async def here(_who: str, job: Any, *given: Any) -> Any:
        return job(*given)

    monkeypatch.setattr(ODDS, "do", here)
    with TestClient(make_app(str(tmp_path / "a.db"), tmp_path, limits=Limits(reviews=(4, 0.001)))) as client:
        yield client


def test_every_game_says_what_it_can_be_asked_and_the_catalogue_that_it_can_be(browser: Any) -> None:
    offered = {each["name"]: each["odds"] for each in browser.get("/api/games").json()}
    for game in GAMES:
        asked = browser.get(f"/api/odds/{game}").json()
        assert bool(asked) is offered[game] is True, game
        assert all(set(each) == {"name", "words", "parameters", "sampled"} for each in asked)
    german = browser.get("/api/odds/war", headers={"Accept-Language": "de"}).json()
    assert german[0]["words"] == "Wie lange ein Spiel dauert und wie oft es nie endet."
    assert browser.get("/api/odds/chess").status_code == 422


def test_an_answer_says_of_every_figure_how_it_was_found(browser: Any) -> None:
    asked = {"question": "coup", "given": {"gone": "5H", "decks": "6"}}
    told = browser.post("/api/odds/mini_baccarat", json=asked).json()
    first = told["figures"][0]
    assert (first["name"], first["words"], first["how"], first["exact"]) == ("banker", "Banker wins", "exact", True)
    sampled = browser.post("/api/odds/war", json={"question": "length", "given": {"cap": "3"}, "seed": "x"}).json()
    assert sampled["figures"][-1]["how"].endswith("from a sample of 1000 cases")
    assert sampled["figures"][-1]["exact"] is False


def test_what_cannot_be_is_refused_in_words(browser: Any) -> None:
    for asked, said in (
        ({"question": "coup", "given": {"gone": "ZZ"}}, "ZZ is no card. Write the rank and the suit, such as 10♥"),
        ({"question": "luck"}, "expected a question about mini_baccarat"),
        ({"question": "coup", "given": {"shoe": "1"}}, "expected ten numbers as shoe"),
        ({"question": "coup", "given": {"seed": "1"}}, "expected parameters of the question"),
        ({"question": "coup", "given": {"decks": 6}}, "given"),
    ):
        refused = browser.post("/api/odds/mini_baccarat", json=asked)
        assert refused.status_code in (400, 422)
        assert said in refused.json()["reason"]


def test_an_address_asks_only_so_often(browser: Any) -> None:
    asked = {"question": "middle"}
    found = [browser.post("/api/odds/five_hundred", json=asked).status_code for _ in range(5)]
    assert found == [200] * 4 + [429]


@pytest.mark.parametrize(
    ("raised", "status", "words"),
    [
        (TooMany("too much waits"), 429, "too much waits"),
        (Undone("late"), 409, "too long"),
        (Unavailable("it restarts"), 503, "it restarts"),
    ],
)
def test_a_refusal_says_whether_to_ask_later(
    browser: Any, raised: Exception, status: int, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A browser forgets nothing that it may ask for again: 429 and 503 are no last word."""

    async def fail(*_: Any) -> Any:
        raise raised

    monkeypatch.setattr(ODDS, "do", fail)
    refused = browser.post("/api/odds/five_hundred", json={"question": "middle"})
    assert refused.status_code == status
    assert words in refused.json()["reason"]


def test_the_page_of_the_odds_is_there(browser: Any) -> None:
    page = browser.get("/odds/war", headers={"Accept": "text/html"})
    assert page.status_code == 200
    assert "<title>Spadille" in page.text


def test_names_of_the_command_are_no_parameters() -> None:
    with pytest.raises(BadOptions, match="got samples"):
        work("war", OddsAsked("length", {"samples": "9"}))
