"""A move without a choice needs no click alone against bots, and waits for its player where others sit."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.web.conftest import Come

pytestmark = pytest.mark.asyncio(loop_scope="session")

_ASK = "async ([name, given]) => (await import('/static/js/forced.js'))[name](given)"


def seat(kind: str) -> dict[str, Any]:
    return {"kind": kind, "standin": False}


def choice(move: str, **more: Any) -> dict[str, Any]:
    return {"move": move, "refusal": None, "ask": None, "pick": None, "does": "other", **more}


async def test_a_deal_asks_only_where_there_is_a_choice(come: Come) -> None:
    person = await come(prefs={"forced": True})
    await person.make("spades", rulebook="rules_of_spades", options={"max_deals": 1})
    asked = 0
    async with asyncio.timeout(60):
        while not (found := await person.choices())["over"]:
            if found["mine"] and len(found["cards"]) + len(found["options"]) > 1:
                await person.act(found)
                asked += 1
            await asyncio.sleep(0.05)
    assert asked > 1


@pytest.mark.parametrize(("kinds", "expected"), [("person bot bot", True), ("person person bot", False)])
async def test_a_forced_move_is_made_only_where_nobody_else_is_a_person(come: Come, kinds: str, expected: bool) -> None:
    person = await come()
    await person.open("/")
    state = {"you": 0, "room": {"seats": [seat(kind) for kind in kinds.split()]}}
    assert await person.page.evaluate(_ASK, ["alone", state]) is expected


@pytest.mark.parametrize(
    ("choices", "faces", "expected"),
    [
        ([choice("no"), choice("ace no face", refusal={"clause": None, "reason": "No."})], [], "no"),
        ([choice("no"), choice("yes")], [], None),
        ([choice("resign", does="give_up")], [], None),
        ([choice("cut {}", ask={"low": 3, "high": 9})], [], None),
        ([choice("bet {}", ask={"low": 3, "high": 3})], [], "bet 3"),
        ([], [{"move": "play AS", "refusal": None}, {"move": None, "refusal": None}], "play AS"),
        ([], [{"move": "play AS", "refusal": None}, {"move": "play KS", "refusal": None}], None),
        ([], [], None),
    ],
)
async def test_a_move_is_forced_where_it_is_the_only_one_and_gives_up_nothing(
    come: Come, choices: list[Any], faces: list[Any], expected: str | None
) -> None:
    person = await come()
    await person.open("/")
    scene = {"choices": choices, "zones": [{"faces": faces, "rows": []}]}
    assert await person.page.evaluate(_ASK, ["forcedMove", scene]) == expected


_HELD = """async () => {
  const { Forced } = await import('/static/js/forced.js');
  const sent = [];
  const forced = new Forced((move) => sent.push(move));
  const scene = { choices: [{ move: 'no', refusal: null, ask: null, pick: null, does: 'other' }], zones: [] };
  const seats = [{ kind: 'person', standin: false }, { kind: 'bot', standin: false }];
  const state = { you: 0, room: { phase: 'playing', paused: false, seats }, scene };
  const wait = () => new Promise((done) => setTimeout(done, 50));
  forced.held = true;
  forced.tick(state);
  await wait();
  const held = sent.length;
  forced.held = false;
  forced.tick(state);
  await wait();
  forced.tick({ ...state, room: { ...state.room, paused: true } });
  await wait();
  return [held, sent];
}"""


async def test_after_taking_back_and_at_a_stopped_table_every_move_waits(come: Come) -> None:
    person = await come(prefs={"forced": True})
    await person.open("/")
    assert await person.page.evaluate(_HELD) == [0, ["no"]]
