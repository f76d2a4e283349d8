"""The hands that are shown: to newcomers, to people who return, by links, after undos, and to the host's deputies."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.states import Open, eventually, kinds, playing
from tests.server.table.driver import opened

from spadille.core.table import Table, replay
from spadille.fair.commit import dealer, verify
from spadille.games import open_header
from spadille.server.base.errors import NotAllowed
from spadille.server.store.document import Act, RoomDoc, Settings, new_document
from spadille.server.table import table_log
from spadille.server.table.seats import hosting, presence, seating
from spadille.server.table.seats.hand_access import Hands
from spadille.server.table.seats.seating import Comer
from spadille.server.table.viewer import Viewer


def dealt(game: str = "spades", **more: Any) -> tuple[RoomDoc, Table, Hands]:
    """Ann on seat 0 and Bob on seat 1 of a game whose first deal has been dealt."""
    doc = new_document(Settings(game, pace=0.0, **more))
    for seat, name in enumerate(("Ann", "Bob")[: len(doc.seats)]):
        seating.sit(doc, seat, name, "")
    table = Table(doc.game())
    seals = Hands(doc, table)
    for seat, browser in enumerate(("ann", "bob")[: len(doc.seats)]):
        seals.take(browser, seat)
    hosting.begin(doc, 0.0)
    seals.follow(table.deal_by(dealer(doc.seed)))
    return doc, table, seals


def play_on(table: Table, seals: Hands, deals: int) -> None:
    """Make first legal moves until `deals` more deals have begun."""
    while deals:
        seat = table.deciding[0]
        if seals.follow(table.play(seat, table.moves(seat)[0])) is not None:
            deals -= 1


def test_who_sits_down_in_a_running_deal_comes_in_at_the_next() -> None:
    doc, table, seals = dealt()
    hosting.free(doc, 2)
    seating.sit(doc, 2, "Cid", "")
    seals.take("cid", 2)
    assert (seals.waits(2), seals.sees("cid", 2)) == (True, False)
    play_on(table, seals, 1)
    assert (seals.waits(2), seals.sees("cid", 2)) == (False, True)


def test_who_has_seen_a_hand_returns_to_it_at_once_and_to_another_hand_later() -> None:
    doc, table, seals = dealt()
    hosting.free(doc, 1)
    seals.leave(1)
    assert seals.first(seals.unseen) == table.version
    seating.sit(doc, 1, "Bob", "")
    seals.take("bob", 1)
    assert seals.sees("bob", 1)
    hosting.free(doc, 1)
    seals.leave(1)
    hosting.free(doc, 2)
    seating.sit(doc, 2, "Bob", "")
    seals.take("bob", 2)
    assert not seals.sees("bob", 2)
    hosting.free(doc, 2)
    seals.leave(2)
    seating.sit(doc, 1, "Bob", "")
    seals.take("bob", 1)
    assert seals.sees("bob", 1), "it was not yet shown the other one"


def test_who_left_in_an_earlier_deal_is_a_newcomer() -> None:
    doc, table, seals = dealt()
    hosting.free(doc, 1)
    seals.leave(1)
    play_on(table, seals, 1)
    seating.sit(doc, 1, "Bob", "")
    seals.take("bob", 1)
    assert not seals.sees("bob", 1)


def test_a_newcomer_who_stands_up_and_sits_down_again_is_a_newcomer_still() -> None:
    doc, table, seals = dealt()
    hosting.free(doc, 2)
    for _ in range(3):
        seals.take("cid", 2)
        assert not seals.sees("cid", 2)
        seals.leave(2)
    seals.take("cid", 2)
    play_on(table, seals, 1)
    assert seals.sees("cid", 2)
    seals.leave(2)
    seals.take("cid", 2)
    assert seals.sees("cid", 2), "back at the hand that it has seen"


def test_a_browser_that_opens_the_seat_of_a_newcomer_by_a_link_has_seen_no_more_than_the_newcomer() -> None:
    doc, _, seals = dealt()
    hosting.free(doc, 2)
    seating.sit(doc, 2, "Cid", "")
    seals.take("cid", 2)
    seals.look("phone", 2)
    seals.leave(2)
    seals.take("phone", 2)
    assert not seals.sees("phone", 2)
    assert seals.since("phone", 2) == seals.unseen


def test_a_cookie_of_a_seat_that_was_left_shows_no_hand_of_whoever_has_it_now() -> None:
    doc, table, seals = dealt()
    hosting.free(doc, 1)
    seals.leave(1)
    seals.remember("new", 1)
    seals.take("new", 1)
    assert not seals.sees("new", 1)
    seals.look("new", 0)
    assert not seals.sees("new", 0)
    play_on(table, seals, 1)
    assert seals.sees("new", 0)


def test_a_browser_that_goes_from_seat_to_seat_by_links_sees_one_hand_of_a_deal() -> None:
    _, table, seals = dealt()
    assert seals.look("bob", 0)
    assert not seals.look("bob", 0)
    assert not seals.sees("bob", 0)
    assert not seals.sees("bob", 1)
    seals.look("bob", 1)
    assert seals.sees("bob", 1), "back at the hand that it has seen"
    seals.look("bob", 0)
    play_on(table, seals, 1)
    assert seals.sees("bob", 0)
    seals.look("bob", 1)
    assert not seals.sees("bob", 1)
    assert seals.first(seals.since("bob", 1)) == table.version


def test_going_back_unseals_nothing() -> None:
    doc, table, seals = dealt()
    hosting.free(doc, 1)
    seals.leave(1)
    play_on(table, seals, 2)
    seals.undo(0)
    table.back(next(at for at, (seat, _) in enumerate(table.log) if seat == 0))
    seals.back()
    seating.sit(doc, 1, "Bob", "")
    seals.take("bob", 1)
    assert (seals.sees("ann", 0), seals.sees("bob", 1)) == (True, False)
    play_on(table, seals, 2)
    assert not seals.sees("bob", 1), "Ann has seen this deal"
    play_on(table, seals, 1)
    assert seals.sees("bob", 1)


def test_where_nobody_sees_more_than_all_a_seat_is_taken_at_once_unless_somebody_went_back() -> None:
    doc, table, seals = dealt("mini_baccarat", seats=3)
    hosting.free(doc, 2)
    seals.take("cid", 2)
    assert seals.newcomer() == 0
    table.play(table.deciding[0], table.moves(table.deciding[0])[0])
    seals.undo(0)
    table.back(0)
    seals.back()
    assert seals.newcomer() == seals.unseen


def test_a_table_remembers_so_many_browsers_and_no_programs() -> None:
    doc, _, seals = dealt()
    assert not seals.look("", 1)
    for number in range(100):
        seals.look(f"b{number}", 1)
    assert len(doc.eyes) == 64


@pytest.mark.asyncio
async def test_a_newcomer_watches_until_the_next_deal_and_then_has_the_hand(open_house: Open) -> None:
    async with open_house() as house:
        ann = await house.play(level="beginner")
        await ann.ask("free", seat=2)
        await ann.until(lambda state: kinds(state)[2] == "open")
        await ann.room.sit(2, "Cid", "", Comer("cid"))
        cid = await house.come(ann.room, 2)
        cid.connection.browser = "cid"
        state = await cid.until(playing)
        assert (state["you"], state["room"]["coming"]) == (None, 2)
        assert state["room"]["seats"][2] | {"clock": None, "level": "", "face": "", "colour": ""} == {
            "name": "Cid", "kind": "person", "here": True, "standin": False, "level": "", "clock": None, "waits": True,
            "face": "", "colour": "", "away": None, "kept": False, "muted": False, "unmeasured": "",
        }  # fmt: skip
        for asked in ({"t": "move", "v": state["v"], "text": "bid 3"}, {"t": "undo"}, {"t": "hint"}, {"t": "back"}):
            await cid.ask(**asked)
            assert "next deal" in (await cid.refusal())["reason"]
        while cid.state["you"] is None:
            if any(each["to_act"] and each["seat"] == 0 for each in ann.state["scene"]["plates"]):
                await ann.move()
            await ann.next("state")
            while cid.connection._mail:
                await cid.next()
        state = cid.state
        assert (state["you"], state["room"]["coming"]) == (2, None)
        assert "play" not in {event["what"] for event in state["events"]}, "of the deal before it is told nothing"
        assert {event["what"] for event in state["events"]} == {"moved"}


@pytest.mark.asyncio
async def test_who_acts_for_the_host_puts_out_neither_whoever_is_here_nor_the_host(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house() as house:
        table = await house.table(level="beginner")
        await table.sit(0, "Ann", "", Comer("ann", None, host=True))
        ann = await house.come(table, 0, host=True)
        bob, cid = await house.sit(table, 1, "Bob"), await house.sit(table, 2, "Cid")
        await ann.ask("start")
        await bob.until(playing)
        monkeypatch.setattr(presence, "GRACE", 0.0)
        await ann.go()
        await bob.until(lambda state: not state["room"]["seats"][0]["here"])
        for seat, words in ((0, "host's seat"), (2, "A person sits there")):
            await bob.ask("free", seat=seat)
            assert words in (await bob.refusal())["reason"]
        await bob.ask("watch", on=False)
        assert "who may watch" in (await bob.refusal())["reason"]
        assert bob.state["room"]["acting"]
        await cid.go()
        await bob.until(lambda state: not state["room"]["seats"][2]["here"])
        await bob.ask("free", seat=2)
        noted = await bob.next("noted")
        assert (noted["did"], noted["by"], noted["seat"]) == ("free", "acting host", 2)
        assert noted["text"] == "Bob, in the host's place, has freed the seat of Cid; a bot plays on."
        await bob.ask("pause", on=True)
        assert (await bob.next("noted"))["text"] == "Bob, in the host's place, has paused the game."
        dot = await house.come(table)
        assert [(await dot.next("noted"))["did"] for _ in range(2)] == ["free", "pause"]
        assert [act["did"] for act in table.doc.told["acts"]] == ["free", "pause"]


@pytest.mark.asyncio
async def test_the_log_keeps_its_first_and_its_last_lines(open_house: Open) -> None:
    async with open_house() as house:
        ann = await house.play(level="beginner")
        ann.room.doc.acts += [Act(at, "sit", "player", 1, str(at)) for at in range(300)]
        await ann.ask("fill", seat=1, level="beginner")
        assert (await ann.next("noted"))["text"] == "The host, Ann, has given a seat to Walt, a bot."
        kept = ann.room.doc.acts
        assert (len(kept), kept[99].at, kept[100].at, kept[-1].did) == (300, 99, 101, "fill")


@pytest.mark.asyncio
async def test_a_browser_that_comes_to_another_seat_has_one_seat_open(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table(level="beginner")
        for seat, browser in ((0, "ann"), (1, "bob")):
            await table.sit(seat, browser, "", Comer(browser, None, host=seat == 0))
        ann, bob = await house.come(table, 0, host=True), await house.come(table, 1)
        for guest, browser in ((ann, "ann"), (bob, "bob")):
            guest.connection.browser = browser
            await guest.next("state")
        await ann.ask("start")
        await bob.until(playing)
        await table.look(0, table.doc.seats[0].key, Comer("bob", 1))
        await eventually(lambda: bob.ended == 1013)
        assert table.state.people.here(1)
        await bob.go()
        await eventually(lambda: not table.state.people.here(1))


@pytest.mark.asyncio
async def test_a_line_that_was_opened_before_the_browser_had_a_name_ends_when_it_comes_to_another_seat(
    open_house: Open,
) -> None:
    async with open_house() as house:
        table = await house.table(level="beginner")
        ann, bob = await house.sit(table, 0, "Ann", host=True), await house.sit(table, 1, "Bob")
        await ann.ask("start")
        await bob.until(playing)
        await table.look(0, table.doc.seats[0].key, Comer("bob", 1))
        await eventually(lambda: bob.ended == 1013)
        assert ann.ended is None
        seen = await house.come(table, 0)
        seen.connection.browser = "bob"
        assert (await seen.next("state"))["you"] is None, "what the cookie was of has been seen"


def test_a_record_with_acts_of_the_host_is_read_and_its_deals_are_verified() -> None:
    doc, table, _ = dealt()
    list(
        table_log.note(
            opened(doc, [(seat, table.game.spell(move)) for seat, move in table.log]),
            "fill",
            2,
            Viewer(None, host=True),
        )
    )
    table.more = doc.told
    read = replay(table.record, open_header)
    assert read.more["acts"] == [
        {"at": 2, "did": "fill", "by": "host", "seat": 2, "words": "The host has given a seat to Nora, a bot."}
    ]
    assert verify(read, table.record) == 2


def test_a_host_who_leaves_has_no_seat() -> None:
    doc, _, _ = dealt()
    doc.host_seat = 0
    with pytest.raises(NotAllowed, match="host's seat"):
        hosting.may_free(doc, 0, here=False)
    hosting.may_free(doc, 1, here=False)
    hosting.free(doc, 0)
    assert doc.host_seat is None
