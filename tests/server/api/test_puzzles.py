"""Puzzles over HTTP: the lists, a puzzle in the language of each reader, and what a move leads to."""

from __future__ import annotations

import pytest
from litestar.testing import TestClient

import spadille
from spadille.games import GAMES
from spadille.puzzles.found import every

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of what the framework is going to change


def told(browser: TestClient, path: str, language: str = "en") -> dict:  # type: ignore[type-arg]
    answer = browser.get(f"/api/puzzles/{path}", headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_every_game_has_its_list_and_the_catalogue_says_which_have_some(browser: TestClient) -> None:  # type: ignore[type-arg]
    for info in browser.get("/api/games").json():
        found = told(browser, info["name"])
        names = [each.name for each in every(GAMES[info["name"]])]
        assert [each["name"] for each in found["puzzles"]] == names
        assert ("puzzles" in info["learn"], bool(found["none"])) == (bool(names), not names)


def test_the_list_tells_the_theme_and_the_rating_of_those_found_by_machine(browser: TestClient) -> None:  # type: ignore[type-arg]
    found = told(browser, "spades", "de")
    by_hand = [each["name"] for each in found["puzzles"] if not each["theme"]]
    assert by_hand == [each.name for each in GAMES["spades"].puzzles]
    assert {each["rating"] for each in found["puzzles"] if not each["theme"]} == {0}
    themes = list(dict.fromkeys(each["theme"] for each in found["puzzles"] if each["theme"]))
    assert [each["name"] for each in found["themes"]] == themes
    assert found["themes"][0] == {"name": "bid", "title": "Die Ansage"}
    first = next(each for each in found["puzzles"] if each["theme"])
    assert (first["title"], first["rating"] >= 800) == ("Die Ansage 1", True)
    shown = told(browser, f"spades/{first['name']}")
    assert (shown["title"], shown["question"]) == ("The bid 1", "You have seen your hand. What do you bid?")
    assert shown["replies"][shown["answer"]["move"]]["good"]


def test_a_puzzle_comes_in_the_language_of_each_reader(browser: TestClient) -> None:  # type: ignore[type-arg]
    for language, title, costs in (("en", "Ace or jack", "Try another."), ("de", "Ass oder Bube", "Versuch etwas")):
        found = told(browser, "spades/cheapest", language)
        assert found["title"] == title
        assert costs in found["replies"]["play AH"]["said"]
        assert found["replies"]["play JH"]["good"]
        assert found["answer"]["move"] == "play JH"


def test_of_others_cards_nothing_is_told(browser: TestClient) -> None:  # type: ignore[type-arg]
    found = told(browser, "spades/cheapest")
    shown = {face["card"] for zone in found["scene"]["zones"] for face in zone["faces"]} - {None}
    assert len(shown) == 16, "the own hand, and three on the table"


def test_a_move_is_played_on_to_the_end_of_the_trick(browser: TestClient) -> None:  # type: ignore[type-arg]
    frames = browser.get("/api/puzzles/spades/own-nil/after?move=play%20QH").json()
    events = [event["what"] for frame in frames for event in frame["events"]]
    assert (len(frames), events[-1]) == (3, "trick_taken")
    assert [face["move"] for zone in frames[0]["scene"]["zones"] for face in zone["faces"] if face["move"]] == []
    bids = browser.get("/api/puzzles/spades/last-deal/after?move=nil").json()
    assert len(bids) >= 2


@pytest.mark.parametrize(
    ("path", "status", "reason"),
    [
        ("chess", 422, "expected a game"),
        ("spades/nowhere", 404, "Spades has no such puzzle"),
        ("spades/nowhere/after?move=pass", 404, "Spades has no such puzzle"),
        ("spades/cheapest/after?move=play%209S", 409, "Hearts were led"),
        ("spades/cheapest/after?move=x", 422, "play"),
    ],
)
def test_what_cannot_be_is_refused(browser: TestClient, path: str, status: int, reason: str) -> None:  # type: ignore[type-arg]
    answer = browser.get(f"/api/puzzles/{path}")
    assert (answer.status_code, reason in answer.text) == (status, True), answer.text


# -- a decision of one's own game --------------------------------------------------------------------


def record() -> bytes:
    table = spadille.table("spades", rulebook="denexa", seed=1, max_deals=1)
    while table.deciding:
        table.play(table.deciding[0], table.moves(table.deciding[0])[0])
    return table.record


def test_a_decision_of_a_record_is_tried_again(browser: TestClient) -> None:  # type: ignore[type-arg]
    headers = {"Accept-Language": "de"}
    found = browser.post("/api/try?at=2", content=record(), headers=headers).json()
    assert found["question"] == "Hier hattest du die Wahl. Was würdest du jetzt tun?"
    assert found["replies"][found["answer"]["move"]]["good"]
    move = found["answer"]["move"]
    frames = browser.post(f"/api/try/after?at=2&move={move}", content=record(), headers=headers).json()
    assert frames[0]["events"]


def test_what_is_no_decision_of_a_record_is_refused(browser: TestClient) -> None:  # type: ignore[type-arg]
    for path in ("?at=0", "?at=999", "/after?at=2&move=play%20AS"):
        answer = browser.post(f"/api/try{path}", content=record())
        assert 400 <= answer.status_code < 500, path
    assert browser.post("/api/try?at=2", content=b"x" * 1_000_500).status_code == 413
    assert browser.post("/api/try?at=2", content=b"nonsense").status_code == 422
