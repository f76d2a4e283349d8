"""Seats seal their parts of the seed before any is opened; who keeps silent is left out by name."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest
from tests.server.states import Open, over, playing

from spadille.core.table import replay
from spadille.fair.commit import form_of, verify
from spadille.games import open_header
from spadille.server.live.room import Room
from spadille.server.table.seats import seed as parts

pytestmark = pytest.mark.asyncio
WAR = {"game": "war", "options": {"max_skirmishes": 2}}


def digest(*lines: object) -> str:
    return "sha256:" + hashlib.sha256("\n".join(map(str, lines)).encode()).hexdigest()


def proven(record: bytes) -> dict[str, Any]:
    """The header of a record of War, once all of it is proven: written from docs/notation.md alone."""
    header: dict[str, Any]
    header, *lines = [json.loads(line) for line in record.splitlines()]
    secret = bytes.fromhex(header["secret"].removeprefix("v1:"))
    assert header["commit"] == "sha256:" + hashlib.sha256(secret).hexdigest()
    assert header["proof"] == 2
    added = {int(seat): part for seat, part in header["contributions"].items()}
    assert header["seals"] == {
        str(seat): digest("spadille seal", header["commit"], header["round"], seat, part)
        for seat, part in added.items()
    }
    made = secret
    for seat in sorted(added):
        part = added[seat].encode()
        made += seat.to_bytes(4, "big") + len(part).to_bytes(4, "big") + part
    seed = hashlib.sha256(made).digest()
    assert header["seed"] == f"v1:{seed.hex()}"
    words: list[int] = []
    for block in range(40):
        found = hashlib.sha256(seed + bytes(8) + block.to_bytes(8, "big")).digest()
        words += [int.from_bytes(found[at : at + 4], "big") for at in range(0, 32, 4)]
    pack = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
    for last in range(51, 0, -1):
        while (word := words.pop(0)) >= (last + 1) * (2**32 // (last + 1)):
            pass
        at = word % (last + 1)
        pack[last], pack[at] = pack[at], pack[last]
    assert next(text for seat, text in (line for line in lines if isinstance(line, list)) if seat == -1) == (
        f"deal {' '.join(pack)}"
    )
    return header


class Player:
    """Somebody who seals and opens as a page does, and keeps what it was shown."""

    def __init__(self, guest: Any) -> None:
        self.guest = guest
        self.shown: list[str] = []

    def part(self, turn: int) -> str:
        return f"part {turn} of {self.guest.state['you']}"

    async def seal(self, turn: int = 1) -> None:
        state = await self.guest.until(lambda state: state["room"]["proof"] and state["room"]["proof"]["round"] == turn)
        you, commit = state["you"], state["room"]["commit"]
        await self.guest.ask("seal", seal=digest("spadille seal", commit, turn, you, self.part(turn)))
        await self.guest.until(lambda state: state["room"]["proof"]["seals"][you])

    async def open(self, turn: int = 1) -> None:
        state = await self.guest.until(lambda state: stage(state) == ("opening", turn))
        self.shown = state["room"]["proof"]["seals"]
        await self.guest.ask("open", part=self.part(turn))


def stage(state: dict[str, Any]) -> tuple[str, int]:
    proof = state["room"]["proof"] or {"stage": "", "round": 0}
    return proof["stage"], proof["round"]


def dealt(state: dict[str, Any]) -> bool:
    return bool(playing(state)) and state["room"]["proof"] is None


async def finished(room: Room, *guests: Any) -> bytes:
    """The record, once the persons have played to the end."""
    for guest in guests:
        await guest.until(dealt)
    while room.doc.phase != "over":
        for guest in guests:
            # Nobody else moves meanwhile: what is shown for the newest moment is what there is.
            await guest.until(lambda state: over(state) or state["v"] == room.table.version)
            if guest.choices and not over(guest.state):
                seen = guest.state["v"]
                await guest.move()
                await guest.until(lambda state, seen=seen: over(state) or state["v"] > seen)
    return room.record()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the time after which silent seats are left out."""
    monkeypatch.setattr(parts, "PATIENCE", 0.3)


async def two(house: Any, fair: str = "") -> tuple[Room, Player, Player]:
    """Ann, the host, and Bob at a table of War."""
    room = await house.table(**WAR)
    return room, Player(await house.sit(room, 0, "Ann", host=True)), Player(await house.sit(room, 1, "Bob", fair))


async def begun(house: Any) -> tuple[Room, Player, Player]:
    """The same two; both have sealed, and Ann has begun the game."""
    room, ann, bob = await two(house)
    for player in (ann, bob):
        await player.seal()
    await ann.guest.ask("start")
    return room, ann, bob


async def test_no_card_is_dealt_before_all_parts_are_sealed_and_opened(open_house: Open) -> None:
    async with open_house() as house:
        room, ann, bob = await begun(house)
        await ann.open()
        assert room.table.version == 0
        await bob.open()
        for player in (ann, bob):
            await player.guest.until(dealt)
        header = proven(await finished(room, ann.guest, bob.guest))
        assert header["contributions"] == {"0": "part 1 of 0", "1": "part 1 of 1"}
        assert [*header["seals"].values()] == ann.shown == bob.shown
        assert (header["left_out"], header["openly"], header["round"]) == ([], [], 1)
        record = room.record()
        assert verify(replay(record, open_header), record) >= 1
        assert form_of(header) == "sealed"


@pytest.mark.usefixtures("hasty")
async def test_who_does_not_open_is_left_out_by_name_and_all_others_seal_afresh(open_house: Open) -> None:
    async with open_house() as house:
        room, ann, bob = await begun(house)
        await ann.open()
        await ann.guest.until(lambda state: stage(state) == ("sealing", 2))
        assert ann.guest.state["room"]["proof"] == {
            "round": 2, "stage": "sealing", "seals": ["", ""], "left_out": [1],
        }  # fmt: skip
        await bob.guest.ask("seal", seal=digest("too late"))
        assert (await bob.guest.refusal())["code"] == "not_now"
        await ann.seal(2)
        await ann.open(2)
        await ann.guest.until(dealt)
        header = proven(await finished(room, ann.guest, bob.guest))
        assert header["contributions"] == {"0": "part 2 of 0"}
        assert header["left_out"] == [{"round": 1, "seat": 1, "name": "Bob"}]
        assert header["round"] == 2


@pytest.mark.usefixtures("hasty")
async def test_where_all_keep_silent_the_secret_alone_decides(open_house: Open) -> None:
    async with open_house() as house:
        room, ann, bob = await begun(house)
        await ann.open()
        await bob.guest.until(dealt)  # Ann has opened once, and makes no new seal
        header = proven(await finished(room, ann.guest, bob.guest))
        assert header["contributions"] == {}
        assert [(each["name"], each["round"]) for each in header["left_out"]] == [("Bob", 1), ("Ann", 2)]
        assert form_of(header) == "promised"


async def test_a_text_told_openly_is_sealed_for_all_to_see(open_house: Open) -> None:
    async with open_house() as house:
        room, ann, bob = await two(house, fair="told")
        await ann.seal()
        await ann.guest.ask("start")
        await ann.open()
        await ann.guest.until(dealt)
        header = proven(await finished(room, ann.guest, bob.guest))
        assert header["contributions"] == {"0": "part 1 of 0", "1": "told"}
        assert header["openly"] == [1]
        assert ann.shown[1] == digest("spadille seal", header["commit"], 1, 1, "told")


async def test_where_nobody_seals_the_record_is_as_it_was(open_house: Open) -> None:
    async with open_house() as house:
        room, ann, bob = await two(house, fair="told")
        await ann.guest.ask("start")
        record = await finished(room, ann.guest, bob.guest)
        header = json.loads(record.splitlines()[0])
        assert not {"proof", "seals", "round", "openly", "left_out", "abandoned"} & header.keys()
        assert (header["contributions"], form_of(header)) == ({"1": "told"}, "told")
        verify(replay(record, open_header), record)


async def test_seals_and_parts_that_do_not_fit_are_refused(open_house: Open) -> None:
    async with open_house() as house:
        room, ann, bob = await two(house)
        watcher = await house.come(room)

        async def refused(guest: Any, t: str, **fields: Any) -> str:
            await guest.ask(t, **fields)
            code: str = (await guest.refusal())["code"]
            return code

        seal, other = digest("a"), digest("b")
        assert await refused(watcher, "seal", seal=seal) == "not_allowed"
        assert await refused(ann.guest, "seal", seal="sha256:abc") == "bad_request"
        assert await refused(ann.guest, "open", part="a") == "not_now"
        await ann.guest.ask("seal", seal=other)
        await ann.seal()  # while people gather one may think again
        await ann.seal()
        await ann.guest.ask("start")
        await ann.guest.until(lambda state: stage(state) == ("opening", 1))
        assert await refused(ann.guest, "seal", seal=other) == "not_now"
        assert await refused(ann.guest, "open", part="another") == "bad_request"
        assert await refused(ann.guest, "open", part="x" * 1000) == "bad_request"
        assert await refused(bob.guest, "open", part="part 1 of 1") == "not_allowed"
        assert await refused(ann.guest, "move", v=0, text="turn") == "illegal"
        await ann.open()
        await ann.guest.until(dealt)
        assert await refused(ann.guest, "open", part="part 1 of 0") == "not_now"


@pytest.mark.usefixtures("hasty")
async def test_a_server_that_is_stopped_meanwhile_goes_on_with_the_opening(open_house: Open) -> None:
    async with open_house() as house:
        room, ann, bob = await begun(house)
        await ann.open()
        await ann.guest.until(lambda _: room.doc.opening is not None and 0 in room.doc.opening.parts)
        await house.restart()
        room = await house.found(room)
        assert room.table.version == 0
        guests = [await house.come(room, seat) for seat in (0, 1)]
        bob = Player(guests[1])
        await bob.guest.until(lambda state: stage(state) == ("opening", 1))
        await bob.open()
        for guest in guests:
            await guest.until(dealt)
        assert proven(await finished(room, *guests))["contributions"] == {"0": "part 1 of 0", "1": "part 1 of 1"}
