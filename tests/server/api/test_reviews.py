"""Reviews over HTTP: of what is over for everybody who may see it, of what goes on for the own seat alone."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.error
import urllib.request
from collections.abc import Callable
from copy import copy
from typing import Any

import pytest
from litestar.exceptions import TooManyRequestsException
from tests.server.guide import client, page
from websockets.sync.client import connect

import spadille
from spadille.core.errors import SpadilleError
from spadille.review.model import Review
from spadille.server.api.review_work import Found
from spadille.server.api.reviews import Reviews
from spadille.server.base.background import Lane, TooMany, Undone

REVIEW = Review(
    game="war",
    rulebook="denexa",
    seats=2,
    level="regular",
    worlds=1,
    seed="1",
    unit="cards",
    finished=1,
    notes=(),
    deals=(),
)
DEAL = Found(REVIEW, 1)


def ask(url: str, body: bytes | None = None, cookie: str = "") -> tuple[int, dict[str, Any]]:
    """The status and the answer of a request."""
    try:
        with urllib.request.urlopen(urllib.request.Request(url, body, {"Cookie": cookie})) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as refused:
        return refused.code, json.load(refused)


def record(deals: int = 1) -> bytes:
    """The beginning of a game."""
    table = spadille.table("spades", rulebook="denexa", seed=5)
    table.play(table.deciding[0], "bid 9")
    while table.standing.deals < deals:
        table.play(table.deciding[0], table.moves(table.deciding[0])[0])
    return table.record


def test_a_record_is_reviewed_deal_by_deal(roomy: Any) -> None:
    url = roomy.url + "/api/review"
    status, found = ask(url, record(2))
    assert (status, found["deal"], found["deals"]) == (200, 2, 2)
    status, first = ask(f"{url}?deal=1&all_cards=true", record(2))
    assert status == 200
    assert first["moves"][0]["played"] == "bid 9"
    assert first["moves"][0]["lost"] > 20
    assert sum(seat["lost"] for seat in first["seats"]) == pytest.approx(
        sum(move["lost"] for move in first["moves"] if move["verdict"] != "a matter of taste"), abs=1
    )
    assert re.search(
        r" and \w+ (gained|lost) \d+ points (on|to) the others: luck \w+ \d+, play \w+ \d+\.", first["luck"][0]
    )
    assert first["moments"][0]["sentence"].startswith(first["seats"][first["moves"][0]["seat"]]["name"] + ": bid 9.")
    assert 0 < len(first["moments"]) <= 3
    for moment in first["moments"]:
        (move,) = (each for each in first["moves"] if each["at"] == moment["at"])
        assert move["costly"]
        assert move["verdict"] in moment["sentence"].lower()
    assert first["seats"][0]["tricks_lost"] is not None
    assert ask(f"{url}?deal=1&all_cards=true", record(2)) == (200, first)


def test_whoever_had_a_seat_is_told_of_their_own_moves_as_at_the_table(roomy: Any) -> None:
    url = roomy.url + "/api/review?deal=1"
    _, watched = ask(url, record())
    by = {each["at"]: each["seat"] for each in watched["moves"]}
    bold = watched["moves"][0]["seat"]
    assert len({by[each["at"]] for each in watched["moments"]}) > 1, "errors of several"
    for mine in (bold, (bold + 1) % 4):
        status, found = ask(f"{url}&seat={mine}", record())
        assert status == 200
        assert [seat for seat, each in enumerate(found["seats"]) if each["name"] == "You"] == [mine]
        assert {by[each["at"]] for each in found["moments"]} <= {mine}
        assert bool(found["moments"]) or mine != bold
        assert [each["lost"] for each in found["moves"]] == [each["lost"] for each in watched["moves"]]
        assert all(each["sentence"].startswith("You: ") for each in found["moments"])


@pytest.mark.parametrize(
    ("query", "body", "status", "words"),
    [
        ("?deal=3", record(), 422, "expected a deal that is finished, from 1 to 1"),
        ("?deal=-1", record(), 422, "got -1"),
        ("", record().replace(b"bid 9", b"bid 99"), 422, "You have 13 cards, so the highest bid is 13."),
        ("", b"nonsense", 422, "expected"),
        ("", b"x" * 1_000_500, 413, "1000000"),
    ],
)
def test_what_cannot_be_reviewed_is_refused(query: str, body: bytes, status: int, words: str, roomy: Any) -> None:
    found, told = ask(f"{roomy.url}/api/review{query}", body)
    assert (found, words in told["reason"]) == (status, True), told


def test_a_game_without_a_finished_deal_or_without_choices_says_so(roomy: Any) -> None:
    url = roomy.url + "/api/review"
    status, found = ask(url, spadille.table("spades", seed=1).record)
    assert (status, found["deals"], found["moves"]) == (200, 0, [])
    assert "nothing to review" in found["notes"][0]


def test_a_table_is_reviewed_when_it_is_over_and_before_for_the_own_seat_alone(roomy: Any) -> None:
    mine = client(roomy.url)
    name, _ = mine.play(
        {"game": "spades", "rulebook": "andrews", "pace": 0, "watchers": False, "options": {"hand_limit": 1}}
    )
    url = f"{roomy.url}/api/tables/{name}/review"
    status, found = ask(f"{url}?all_cards=true", cookie=mine.cookie())
    assert status == 200
    assert {move["seat"] for move in found["moves"]} == {0, 1, 2, 3}
    assert found["seats"][0]["name"] == "You"
    assert ask(url)[0] == 403


def test_while_a_game_goes_on_a_seat_is_reviewed_alone(roomy: Any) -> None:
    mine = client(roomy.url)
    name = mine.ask("/api/tables", {"game": "spades", "pace": 0, "options": {"target": 1000}})["id"]
    url = f"{roomy.url}/api/tables/{name}/review"
    assert ask(url, cookie=mine.cookie())[0] == 409
    mine.ask(f"/api/tables/{name}/seats/1", {"name": "Program"})
    status, found = ask(url, cookie=mine.cookie())
    assert (status, found["moves"]) == (200, [])
    play_a_deal(roomy.url, name, mine.cookie())
    status, found = ask(url, cookie=mine.cookie())
    assert (status, found["deal"], found["deals"]) == (200, 1, 1)
    assert {move["seat"] for move in found["moves"]} == {1}
    assert [seat["name"] for seat in found["seats"]] == ["You"]
    assert found["luck"] == []
    assert all("You: " in moment["sentence"] for moment in found["moments"])
    assert ask(f"{url}?all_cards=true", cookie=mine.cookie())[0] == 409
    assert ask(f"{url}?deal=2", cookie=mine.cookie())[0] == 422
    assert ask(url)[0] == 409


def play_a_deal(url: str, name: str, cookie: str) -> None:
    """Begin a game, and play its first deal to the end."""
    choose = page()["choose"]
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{name}/play"
    with connect(address, additional_headers={"Cookie": cookie}) as socket:
        socket.send(json.dumps({"t": "start"}))
        for message in socket:
            told = json.loads(message)
            if told["t"] != "state":
                continue
            if told["sheet"] and told["sheet"]["sheet"]:
                return
            if text := choose(told["scene"]):
                socket.send(json.dumps({"t": "move", "v": told["v"], "text": text}))


class Slowly(Lane):
    """A lane that does the work here, when it is told to."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.go = asyncio.Event()
        self.done: list[object] = []

    async def do(self, who: str, work: Callable[..., Any], *given: Any) -> Any:
        await self.go.wait()
        self.done.append(given)
        return work(*given)


def made(_: object) -> Found:
    return DEAL


def late(_: object) -> Found:
    raise Undone


@pytest.mark.asyncio
async def test_what_is_asked_for_twice_is_reviewed_once() -> None:
    lane = Slowly()
    reviews = Reviews((100, 0), lane)
    asked = [asyncio.create_task(reviews.answer(number % 3, "here", made, number % 3)) for number in range(6)]
    await asyncio.sleep(0)
    lane.go.set()
    assert await asyncio.gather(*asked) == [DEAL] * 6
    assert sorted(lane.done) == [(0,), (1,), (2,)]  # type: ignore[type-var]
    assert await reviews.answer(1, "here", late, 1) is DEAL


@pytest.mark.asyncio
async def test_an_address_may_ask_only_so_often_and_what_takes_too_long_ends() -> None:
    lane = Slowly()
    lane.go.set()
    reviews = Reviews((2, 0), lane)
    await reviews.answer(1, "here", made, 1)
    await reviews.answer(2, "here", made, 2)
    with pytest.raises(TooManyRequestsException):
        await reviews.answer(3, "here", made, 3)
    assert await reviews.answer(2, "here", late, 2) is DEAL  # kept answers cost nothing
    with pytest.raises(SpadilleError, match="too long"):
        await reviews.answer(4, "there", late, 4)
    assert await reviews.answer(4, "there", made, 4) is DEAL  # and may be asked for again


@pytest.mark.asyncio
async def test_only_so_many_reviews_wait_for_one_address_and_others_are_let_in() -> None:
    lane = Lane(1, 30.0, 1)
    reviews = Reviews((100, 0), lane)
    first = asyncio.create_task(reviews.answer(1, "here", copy, DEAL))
    await asyncio.sleep(0)
    waiting = asyncio.create_task(reviews.answer(2, "here", copy, DEAL))
    await asyncio.sleep(0)
    with pytest.raises(TooMany, match="too many requests"):
        await reviews.answer(3, "here", copy, DEAL)
    assert await asyncio.wait_for(reviews.answer(4, "there", copy, DEAL), 60) == DEAL
    assert await first == await waiting == DEAL
