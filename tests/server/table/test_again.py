"""Tests "play again" over HTTP: what those find at the next table who had a seat at the last one."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.server.same import Browser
from websockets.sync.client import connect


def test_a_person_whose_seat_was_freed_comes_to_the_next_table_without_one(serve_roomy: Callable[[], Any]) -> None:
    server = serve_roomy()
    ann, bob = Browser(server.url), Browser(server.url)
    table = ann.ask("/api/tables", {"game": "war", "seats": 2, "pace": 0})["id"]
    ann.ask(f"/api/tables/{table}/seats/0", {"name": "Ann"})
    bob.ask(f"/api/tables/{table}/seats/1", {"name": "Bob"})
    ann.begin(table)
    ann.ask(f"/api/tables/{table}/close", {})
    fresh = ann.ask(f"/api/tables/{table}/again", {})["id"]
    seats = [each["name"] for each in ann.ask(f"/api/tables/{fresh}")["seats"]]
    with connect(f"{server.ws}/api/tables/{fresh}/play", additional_headers=ann._headers) as line:
        line.send(json.dumps({"t": "free", "seat": seats.index("Bob")}))
        for message in line:
            room = json.loads(message).get("room")
            if room and room["seats"][seats.index("Bob")]["kind"] == "open":
                break
    before = set(bob.cookies)
    assert bob.ask(f"/api/tables/{table}/again", {})["id"] == fresh
    assert not any(name.startswith("seat-") for name in set(bob.cookies) - before)
    assert bob.ask(f"/api/tables/{fresh}")["yours"] is None
