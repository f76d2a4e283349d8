"""Everybody is told in their own language: what they have chosen, or what their browser says of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from litestar.testing import TestClient

import spadille
from spadille.server.app import make_app


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of what the framework is going to change
def test_the_page_is_in_the_language_of_the_browser_until_another_is_chosen(tmp_path: Path) -> None:
    with TestClient(make_app(str(tmp_path / "a.db"), tmp_path)) as browser:
        page = browser.get("/", headers={"Accept-Language": "de"})
        assert '<html lang="de">' in page.text
        assert ">Einstellungen<" in page.text
        assert "Accept-Language" in page.headers["vary"]
        browser.cookies.set("language", "en")
        assert ">Settings<" in browser.get("/", headers={"Accept-Language": "de"}).text
        browser.cookies.set("language", "tlh")
        assert '<html lang="de">' in browser.get("/", headers={"Accept-Language": "de"}).text
        nothing = browser.get("/t/nowhere", headers={"Accept-Language": "de", "Accept": "text/html"})
        assert (nothing.status_code, '<html lang="de">' in nothing.text) == (404, True)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of what the framework is going to change
def test_pages_to_learn_by_come_in_the_language_of_each_reader(tmp_path: Path) -> None:
    with TestClient(make_app(str(tmp_path / "a.db"), tmp_path)) as browser:

        def told(path: str, language: str) -> str:
            return browser.get(f"/api/{path}", headers={"Accept-Language": language}).text

        for path, english, german in (
            ("learn/war", "How to play War", "So geht Krieg"),
            ("learn/war/lesson", "Turn up your top card", "Deck deine oberste Karte auf"),
            ("rules/glossary", "## Every game", "## Für jedes Spiel"),
            ("games", "face down; won cards", "gewonnene kommen darunter"),
            ("rules/war", "Words of War", "Die Regeln selbst stehen hier auf Englisch"),
            ("proofs", "The deals follow from the seed.", "Die Karten folgen aus dem Startwert."),
        ):
            assert english in told(path, "en"), path
            assert german in told(path, "de"), path
            assert english in told(path, "en"), f"{path}: what was made for one reader is kept for another"
        anchors = [re.findall(r"\{#[a-z-]+\}", told("rules/glossary", language)) for language in ("en", "de")]
        assert sorted(anchors[0]) == sorted(anchors[1]), "a link leads to the same word in every language"


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of what the framework is going to change
def test_what_is_wrong_with_a_name_or_a_move_of_a_record_is_told_in_the_language_of_the_reader(tmp_path: Path) -> None:
    table = spadille.table("spades", seed=3)
    dealt = table.record.splitlines()
    record = b"\n".join([*dealt, b'[%d,"bid 3"]' % ((table.deciding[0] + 1) % 4), b""])
    with TestClient(make_app(str(tmp_path / "a.db"), tmp_path)) as browser:
        for language, name, turn in (
            ("en", "Walt is a bot here. Choose another name, or add something to it.", "It is not your turn."),
            ("de", "Walt heißt hier ein Bot. Wähle einen anderen Namen, oder füge etwas hinzu.", "nicht an der Reihe"),
        ):
            said = {"Accept-Language": language}
            assert browser.post("/api/name", json={"name": "Walt"}, headers=said).json()["reason"] == name
            wrong = browser.post("/api/replay", content=record, headers=said).json()
            assert turn in wrong["reason"]
            assert wrong["line"] == len(dealt) + 1
