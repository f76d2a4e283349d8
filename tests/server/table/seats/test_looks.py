"""Who people are at a table: names that can be had, faces and colours, and bots with names and levels of their own."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import spadille.web
from spadille.core.errors import BadOptions
from spadille.scene.names import BOTS, bot_name
from spadille.server.base.names import refusal_of, tidy_name
from spadille.server.store.document import Settings, new_document, next_document
from spadille.server.table.seats import hosting
from spadille.server.table.seats.faces import COLOURS, FACES, check_look, free_look
from spadille.server.table.seats.seating import Comer, sit

WEB = Path(next(iter(spadille.web.__path__)))


@pytest.mark.parametrize(
    "name", ["Zo\u00eb", "J", "A" * 20, "e\u0301" * 20, "\u0410\u043d\u043d\u0430", "Norah", "", "You", "  "]
)
def test_a_name_of_up_to_twenty_characters_that_can_be_seen_can_be_had(name: str) -> None:
    assert refusal_of(name) == ""


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("\u200b", "A name needs something that can be seen. Choose another."),
        ("\u3164 \u2800", "A name needs something that can be seen. Choose another."),
        ("\u0301\u0302", "A name needs something that can be seen. Choose another."),
        ("A" * 21, "A name has at most 20 characters. Make it shorter."),
        ("a" + "\u0301" * 200, "A name has at most 20 characters. Make it shorter."),
        ("Host", "The table itself speaks as Host. Choose another name."),
        ("H\u043est.", "The table itself speaks as H\u043est.. Choose another name."),
        ("h o 5 t".replace("5", "s"), "The table itself speaks as h o s t. Choose another name."),
        ("Spadille!", "The table itself speaks as Spadille!. Choose another name."),
        ("Nora", "Nora is a bot here. Choose another name, or add something to it."),
        ("n0ra", "n0ra is a bot here. Choose another name, or add something to it."),
        ("W\u0430lt", "W\u0430lt is a bot here. Choose another name, or add something to it."),
    ],
)
def test_a_name_that_cannot_be_had_is_refused_in_a_line(name: str, why: str) -> None:
    assert str(refusal_of(name)) == why


def test_a_letter_of_a_name_has_few_marks_however_many_are_given() -> None:
    assert tidy_name("a" + "\u0323" * 60, "South") == "\u1ea1" + "\u0323" * 4
    for name in ("Vi\u1ec7t", "\u05e9\u05b8\u05bc\u05c1\u0591", "\u0915\u094d\u0937\u0924\u094d\u0930\u093f\u092f"):
        assert tidy_name(name, "South") == name


def test_the_server_refuses_such_names_where_one_sits_down_and_before(roomy: Any) -> None:

    def ask(path: str, body: Any) -> tuple[int, Any]:
        asked = urllib.request.Request(
            roomy.url + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        try:
            with urllib.request.urlopen(asked) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as wrong:
            return wrong.code, json.load(wrong)

    table = ask("/api/tables", {"game": "war"})[1]["id"]
    seat = f"/api/tables/{table}/seats/0"
    for path in ("/api/name", seat):
        status, told = ask(path, {"name": "Edie"})
        assert (status, told["reason"]) == (422, "Edie is a bot here. Choose another name, or add something to it.")
    assert ask("/api/name", {"name": "  Zo\u00eb  "}) == (200, {"name": "Zo\u00eb"})
    assert ask(seat, {"name": "Zo\u00eb", "face": "dragon"})[0] == 422
    assert ask(seat, {"name": "Zo\u00eb", "face": "fox", "colour": "plaid"})[0] == 422
    assert ask(seat, {"name": "Zo\u00eb", "face": "fox", "colour": "blue"})[1]["name"] == "Zo\u00eb"


def test_namesakes_are_told_apart_by_their_faces() -> None:
    doc = new_document(Settings("spades"))
    sit(doc, 0, "Zo\u00eb", "", Comer(face="owl"))
    sit(doc, 1, "zoe", "", Comer(face="fox"))
    sit(doc, 2, "Zo\u00eb", "", Comer(face="fox"))
    assert [each.name for each in doc.seats[:3]] == ["Zo\u00eb", "zoe (fox)", "Zo\u00eb 2"]


def test_who_gives_no_face_gets_one_that_nobody_at_the_table_has() -> None:
    doc = new_document(Settings("spades"))
    sit(doc, 0, "Ann", "", Comer(face="fox", colour="red"))
    sit(doc, 1, "Ben", "")
    assert (doc.seats[1].face, doc.seats[1].colour) == ("owl", "orange")
    for each in doc.seats[2:]:
        each.colour = each.face = ""
    assert free_look(doc, 0, "", "") == ("fox", "red"), "one's own is free for oneself"
    check_look("", "")
    with pytest.raises(BadOptions, match="expected a face: fox"):
        check_look("dragon", "")


def test_bots_have_names_faces_and_levels_of_their_own() -> None:
    doc = new_document(Settings("spades", level="regular", bots=("", "beginner", "strong")))
    sit(doc, 0, "Ann", "", Comer(face="cat"))
    hosting.begin(doc, 0.0)
    assert [each.name for each in doc.seats] == ["Ann", "Walt", "Nora", "Edie"]
    assert [each.level for each in doc.seats] == ["regular", "beginner", "strong", "regular"]
    assert len({each.face for each in doc.seats}) == 4
    after = next_document(doc)
    assert [(each.name, each.face, each.level) for each in after.seats] == [
        (each.name, each.face, each.level) for each in doc.seats
    ]
    with pytest.raises(BadOptions):
        new_document(Settings("spades", bots=("", "grandmaster")))


def test_a_bot_whose_name_a_person_has_is_told_apart() -> None:
    doc = new_document(Settings("spades"))
    sit(doc, 0, "Walt", "")  # a record or a table of before may have one
    hosting.fill(doc, 1, "regular")
    assert doc.seats[1].name == "Walt 2"
    assert hosting.free(doc, 1) == "Walt 2"
    assert (doc.seats[1].name, doc.seats[1].face) == ("West", "")


def test_there_is_a_name_for_every_bot() -> None:
    for seats in range(1, 13):
        names = [bot_name(seats, seat) for seat in range(seats)]
        assert len(set(names)) == seats
    assert bot_name(11, 10) == f"{BOTS[1]} 2"


def test_everybody_at_the_table_is_shown_who_looks_how(open_house: Callable[..., Any]) -> None:
    async def go() -> None:
        async with open_house() as house:
            guest = await house.play("spades", bots=("", "", "strong"))
            seats = guest.state["room"]["seats"]
            assert [each["face"] for each in seats][1:] == ["bear", "owl", "duck"]
            assert [each["level"] for each in seats][1:] == ["regular", "strong", "regular"]
            assert all(each["colour"] in COLOURS for each in seats)

    asyncio.run(go())


def test_the_browser_draws_every_face_and_knows_every_colour() -> None:
    drawn = (WEB / "js" / "felt" / "faces.js").read_text("utf-8")
    assert tuple(re.findall(r"^  (\w+): \[$", drawn, re.MULTILINE)) == FACES
    told = re.search(r"COLOURS = \[(.*?)\]", drawn)
    assert told is not None
    assert tuple(re.findall(r'"(\w+)"', told[1])) == COLOURS
    styles = (WEB / "css" / "faces.css").read_text("utf-8")
    assert all(f".on-{each} {{" in styles for each in COLOURS)
