"""Tests that a wrong request is answered in plain words, whatever the library that reads it says."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.strangers import ask

from spadille.server.api.tables import Seated
from spadille.server.base.validation import fault, fits
from spadille.server.friends.handlers import Report
from spadille.server.protocol import wire
from spadille.server.store.document import Settings

NOT_SAID = ("`", "null", "int |", "object missing", "malformed")


def posted(server: Any, path: str, body: bytes) -> tuple[int, str]:
    """Return what is answered to a body, and the reason given."""
    answer = ask(server, path, "POST", body, Content_Type="application/json")
    return answer.status, json.loads(answer.text).get("reason", "")


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (b'{"game":"war","seats":true}', "seats: expected a whole number or nothing; got true"),
        (b'{"game":"war","rulebook":7}', "rulebook: expected a text of at most 40 characters or nothing; got 7"),
        (b'{"game":"war","watchers":"yes"}', "watchers: expected true or false; got 'yes'"),
        (b'{"game":"war","clock":3}', "clock: expected days, none, per_move or relaxed; got 3"),
        (b'{"game":"war","seconds":0}', "seconds: expected a whole number from 1 to 1209600; got 0"),
        (b'{"game":"war","pace":"a"}', "pace: expected a number from 0 to 10; got 'a'"),
        (b'{"game":"war","options":[1]}', "options: expected an object whose entries are true or false, "
        "a whole number, a text or nothing; got a list"),
        (b'{"game":"war","options":{"deals":1.5}}', "options.deals: expected true or false, a whole number, a text or "
        "nothing; got 1.5"),
        (b'{"game":"war","options":{%b}}' % b",".join(b'"%d":1' % each for each in range(65)),
         "options: expected fewer entries; got 65"),
        (b'{"seats":2}', "game: expected a text of at most 40 characters; got nothing"),
        (b"[]", "expected an object in JSON; got a list"),
        (b"null", "expected an object in JSON; got nothing"),
        (b"", "expected an object in JSON; got nothing"),
        (b'{"game":', "expected JSON; got '{\"game\":'"),
        (b'{"game":"a\xff"}', "expected JSON; got '{\"game\":\"a\N{REPLACEMENT CHARACTER}\"}'"),
    ],
)  # fmt: skip
def test_a_table_that_cannot_be_is_refused_in_words(roomy: Any, body: bytes, words: str) -> None:
    assert posted(roomy, "/api/tables", body) == (400, words)


SECRET = {"mine": "0" * 32, "theirs": "0" * 64}


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ({}, "friends: expected a list of at most 50 entries; got nothing"),
        ({"friends": [SECRET] * 51}, "friends: expected a list of at most 50 entries; got 51"),
        ({"friends": [SECRET, 7]}, "friends.1: expected an object in JSON; got 7"),
        (
            {"friends": [{**SECRET, "mine": "x"}]},
            "friends.0: mine: expected a text that matches ^[0-9a-f]{32}$; got 'x'",
        ),
    ],
)
def test_a_wrong_entry_of_a_list_is_told_with_its_place(body: dict[str, Any], words: str) -> None:
    assert fault(Report, body) == words


def test_an_unknown_word_is_told_with_those_that_are_known(roomy: Any) -> None:
    table = json.loads(ask(roomy, "/api/tables", "POST", b'{"game":"war"}', Content_Type="application/json").text)
    status, words = posted(roomy, f"/api/tables/{table['id']}/seats/0", b'{"nmae":"Ann"}')
    assert (status, words) == (400, "expected name, fair, seal, face or colour; got 'nmae'")


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "words"),
    [
        ("GET", "/api/nope", b"", 404, "There is nothing at this address."),
        ("GET", "/static/css/none.css", b"", 404, "There is no such file."),
        ("PUT", "/api/tables", b"", 405, "expected GET or POST; got PUT"),
        ("POST", "/api/tables", b"x" * 20_000, 413, "expected at most 16384 bytes"),
        (
            "POST",
            "/api/tables",
            b'{"game":"spades","bots":["regular",1]}',
            400,
            "bots.1: expected a text of at most 40 characters; got 1",
        ),
    ],
)
def test_what_the_framework_refuses_is_refused_in_words(
    roomy: Any, method: str, path: str, body: bytes, status: int, words: str
) -> None:
    answer = ask(roomy, path, method, body, Content_Type="application/json")
    assert (answer.status, json.loads(answer.text)["reason"]) == (status, words)


def test_a_question_that_is_no_number_is_refused_in_words(roomy: Any) -> None:
    assert posted(roomy, "/api/replay?at=the%20end", b"") == (400, "at: expected a whole number; got 'the end'")
    assert posted(roomy, f"/api/replay?at={quote('7' * 5000)}", b"")[0] in (400, 422)


@pytest.mark.parametrize(
    ("frame", "words"),
    [
        ('{"t":"move","v":"3","text":"turn"}', "move: v: expected a whole number; got '3'"),
        ('{"t":"move","v":3}', "move: text: expected a text; got nothing"),
        ('{"t":"pause","on":1}', "pause: on: expected true or false; got 1"),
        ('{"t":"chat","text":5,"text":"x"}', "chat: expected each name once"),
        ("turn", 'expected a request such as {"t":"move","v":3,"text":"play AS"}; got \'turn\''),
        (b"\xff", 'expected a request such as {"t":"move","v":3,"text":"play AS"}; got \'\N{REPLACEMENT CHARACTER}\''),
    ],
)  # fmt: skip
def test_a_message_that_is_none_is_refused_in_words(frame: str | bytes, words: str) -> None:
    assert wire.read(frame) == wire.Refused("bad_request", words)


def test_a_message_of_an_unknown_kind_is_told_with_those_that_are_known() -> None:
    refused = wire.read('{"t":"fly"}')
    assert isinstance(refused, wire.Refused)
    assert re.fullmatch(r"t: expected move, stand, [a-z, ]*hint[a-z, ]*; got 'fly'", str(refused.reason))


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=6), inner, max_size=2),
    max_leaves=4,
)


def told(words: str | None) -> None:
    """Words are for people."""
    assert words is not None
    assert "expected" in words
    assert "; got " in words
    assert not any(each in words.partition("; got ")[0].lower() for each in NOT_SAID)


@given(st.fixed_dictionaries({}, optional=dict.fromkeys((*Settings.__struct_fields__, "x"), ANYTHING)) | ANYTHING)
def test_whatever_comes_for_a_table_is_read_or_refused_in_words(body: Any) -> None:
    why = fault(Settings, body, strict=False)
    if fits(body, Settings, strict=False):
        assert why is None
    else:
        told(why)


@given(st.dictionaries(st.sampled_from((*Seated.__struct_fields__, "x")), ANYTHING) | ANYTHING)
def test_whatever_comes_for_a_seat_is_read_or_refused_in_words(body: Any) -> None:
    why = fault(Seated, body)
    if fits(body, Seated):
        assert why is None
    else:
        told(why)


TAGS = st.sampled_from(["move", "fill", "pause", "chat", "seal", "fly"]) | ANYTHING
PARTS = dict.fromkeys(("v", "text", "seat", "level", "on", "seal"), ANYTHING)


@given(st.fixed_dictionaries({"t": TAGS}, optional=PARTS) | ANYTHING)
def test_whatever_comes_as_a_message_is_read_or_refused_in_words(message: Any) -> None:
    found = wire.read(msgspec.json.encode(message))
    if isinstance(found, wire.Refused):
        told(str(found.reason))
