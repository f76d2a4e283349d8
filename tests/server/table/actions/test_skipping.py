"""The rest of a deal left to bots, and a match that is given up: alone at once, among people if everybody agrees."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.server.states import Open, eventually, mine, over
from tests.server.table.actions.test_host_desk import ann_and_bob

from spadille.bots.finishing import Rest
from spadille.core.table import replay
from spadille.games import open_header
from spadille.server.store.document import Fixed
from spadille.server.table.actions import skipping

pytestmark = pytest.mark.asyncio
SPADES: dict[str, Any] = {"rulebook": "denexa", "level": "regular", "options": {"max_deals": 2}}


async def test_alone_bots_finish_the_deal_at_once_and_its_panel_waits(open_house: Open) -> None:
    async with open_house() as house:
        ann = await house.play(**SPADES)
        await ann.ask("look", what="on")
        await ann.until(mine)
        assert ann.state["room"]["skip"]
        version = ann.state["v"]
        await ann.ask("skip")
        assert (await ann.next("noted"))["text"].endswith("has let bots play the rest of the deal.")
        state = await ann.until(lambda state: bool(state["v"] > version))
        table = ann.room.table
        assert table.standing.deals == 1, "the whole deal is one update"
        assert state["room"]["rest"]["looking"] == [0]
        assert len(state["scene"]["score"]["sides"]) == 2
        played = [by for by, move in table.log[version:] if hasattr(move, "card")]
        assert sorted(played) == sorted([*range(4)] * 13), "all cards of all hands"
        await ann.ask("skip")
        assert (await ann.refusal())["code"] == "not_now", "first the panel"
        await ann.ask("look", what="next")
        await ann.until(lambda state: mine(state) and state["room"]["rest"] is None)
        await ann.ask("skip")
        await ann.until(over)
        record = replay(ann.room.record(), open_header)
        assert record.log == table.log
        assert [each.did for each in ann.room.doc.acts] == ["skip", "skip"]


async def test_what_is_skipped_shows_nobody_a_card_that_its_view_does_not(open_house: Open) -> None:
    async with open_house() as house:
        ann = await house.play(**SPADES)
        watcher = await house.come(ann.room)
        await ann.until(mine)
        await ann.ask("skip")
        await eventually(lambda: ann.room.table.standing.deals == 1)
        state = await watcher.until(lambda state: bool(state["scene"]["score"]["totals"] != [0, 0]))
        table = ann.room.table
        shown = {face["card"] for zone in state["scene"]["zones"] if zone["role"] == "hand" for face in zone["faces"]}
        assert not shown - {None}, "the next deal has been dealt, and nobody's hand is a watcher's"
        assert table.view(None).hand == 0 or table.view(None).hand is None


async def test_among_people_a_deal_is_skipped_if_everybody_agrees_and_played_on_if_not(open_house: Open) -> None:
    async with open_house() as house:
        ann, bob = await ann_and_bob(house, "spades", **SPADES)
        table = ann.room.table
        await ann.ask("skip")
        state = await bob.until(lambda state: state["room"]["ask"] is not None)
        assert state["room"]["ask"]["text"] == "Ann asks that bots play the rest of this deal for everybody."
        assert (state["room"]["ask"]["what"], state["room"]["ask"]["waits"]) == ("skip", [1])
        await bob.ask("answer", yes=False)
        assert (await ann.next("answered"))["agreed"] is False
        assert table.standing.deals == 0
        await bob.ask("skip")
        await ann.until(lambda state: state["room"]["ask"] is not None and state["room"]["ask"]["by"] == 1)
        await ann.ask("answer", yes=True)
        await eventually(lambda: table.standing.deals == 1)
        assert [each.seat for each in ann.room.doc.acts if each.did == "skip"] == [1]


@pytest.mark.parametrize("fault", ["raises", "finds nothing"])
async def test_where_the_bots_fail_the_game_goes_on_as_it_was(
    open_house: Open, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    found = int if fault == "raises" else nothing_found
    monkeypatch.setattr(skipping, "rest_of_deal", found)
    async with open_house() as house:
        ann = await house.play(**SPADES)
        await ann.until(mine)
        version = ann.room.table.version
        await ann.ask("skip")
        told = await ann.next("answered")
        assert (told["agreed"], told["text"][:40]) == (False, "The bots could not finish the deal just ")
        assert ann.room.table.version == version
        assert ann.room.doc.acts == []


def nothing_found(*_: object) -> Rest:
    """Bots that make no move."""
    return Rest((), over=True)


async def test_nothing_is_skipped_where_others_play_the_same_cards_nor_in_games_without_choices(
    open_house: Open,
) -> None:
    async with open_house() as house:
        for game in ("war", "mini_baccarat", "pyramid"):
            guest = await house.play(game)
            assert not guest.state["room"]["skip"], game
        ann = await house.play(**SPADES)
        ann.room.doc.fixed = Fixed("day", "2026-11-22")
        for what in ("skip", "concede"):
            await ann.ask(what)
            assert (await ann.refusal())["code"] == "not_now"
        ann.room.doc.fixed = Fixed("number", "7")
        await ann.until(mine)
        await ann.ask("skip")
        await eventually(lambda: ann.room.table.standing.deals == 1)


async def test_who_plays_alone_gives_the_match_up_and_the_record_says_so(open_house: Open) -> None:
    async with open_house() as house:
        ann = await house.play(**SPADES)
        await ann.until(mine)
        await ann.ask("concede")
        state = await ann.until(over)
        assert (state["room"]["closed"], state["room"]["conceded"], state["room"]["skip"]) == (True, 0, False)
        header = json.loads(ann.room.record().splitlines()[0])
        assert header["abandoned"] is True
        assert header["acts"][-1]["did"] == "concede"
        await house.restart()
        again = await house.found(ann.room)
        assert (again.doc.phase, again.doc.conceded) == ("over", 0)


async def test_among_people_nobody_gives_up_for_the_others(open_house: Open) -> None:
    async with open_house() as house:
        ann, bob = await ann_and_bob(house, "spades", **SPADES)
        await ann.ask("concede")
        state = await bob.until(lambda state: state["room"]["ask"] is not None)
        assert state["room"]["ask"]["text"] == "Ann would like to give the match up. Shall it end here?"
        await bob.ask("answer", yes=False)
        await ann.until(lambda state: state["room"]["ask"] is None and state["room"]["phase"] == "playing")
        assert ann.room.doc.phase == "playing"
        await bob.ask("concede")
        await ann.until(lambda state: state["room"]["ask"] is not None)
        await ann.ask("answer", yes=True)
        assert (await bob.until(over))["room"]["conceded"] == 1


async def test_whoever_is_refused_asks_again_after_a_move_and_holds_up_nobody(open_house: Open) -> None:
    async with open_house() as house:
        ann, bob = await ann_and_bob(house, "spades", **SPADES)
        await ann.ask("skip")
        await bob.until(lambda state: state["room"]["ask"] is not None)
        await bob.ask("answer", yes=False)
        await ann.next("answered")
        for what in ("skip", "concede", "skip"):
            await ann.ask(what)
            told = await ann.refusal()
            assert told["reason"] == "You have asked just now. Make a move before you ask again."
        assert ann.room.state.ask is None, "clocks and bots go on"
        if ann.room.table.deciding == (1,):  # by the luck of the draw Bob speaks before Ann
            await bob.until(mine)
            await bob.move("bid 3")
        await ann.until(lambda state: mine(state) and state["v"] == ann.room.table.version)
        before = ann.room.table.version
        await ann.move("bid 3")
        await eventually(lambda: ann.room.table.version > before)
        await bob.until(lambda state: state["room"]["ask"] is None and state["v"] > before)
        await ann.ask("concede")
        state = await bob.until(lambda state: state["room"]["ask"] is not None)
        assert state["room"]["ask"]["what"] == "concede"
