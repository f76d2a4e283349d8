"""The small parts of the server: tokens, limits, names, requests, and what is written to the log."""

from __future__ import annotations

import inspect
import json
import logging
import secrets
import stat
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spadille.core.contract import Refusal
from spadille.core.errors import BadOptions, IllegalMove, SpadilleError, StaleMove, Unreadable
from spadille.games import GAMES, open_game
from spadille.scene.happening import CardsSwept, Moved
from spadille.server.app import make_app
from spadille.server.base import limits
from spadille.server.base.errors import LimitReached, Lost, NotAllowed, NotNow
from spadille.server.base.limits import Bucket, Buckets, Places, address_key
from spadille.server.base.log import JsonLines
from spadille.server.base.names import MAX_NAME, tidy_name
from spadille.server.base.tokens import HOST, WATCH, Signer, same_key, server_secret
from spadille.server.live.connection import Connection
from spadille.server.live.rooms import Rooms
from spadille.server.protocol import wire
from spadille.server.store.document import SeatDoc, Settings, new_document, next_document, own_name
from spadille.server.table.viewer import TOO_SLOW

# -- tokens ------------------------------------------------------------------------------------------


def test_a_token_says_what_it_was_signed_for() -> None:
    signer = Signer(b"s" * 32)
    role = signer.read(signer.sign("room", 3, "key"))
    assert role is not None
    assert (role.room, role.role, role.key, role.seat) == ("room", "3", "key", 3)
    for name in (HOST, WATCH):
        other = signer.read(signer.sign("room", name, "key"))
        assert other is not None
        assert other.seat is None


@pytest.mark.parametrize(
    "forge",
    [
        lambda token: token.replace("room", "rood"),
        lambda token: token.replace(".3.", ".0."),
        lambda token: token.replace(".3.", ".host."),
        lambda token: token[:-1] + ("0" if token[-1] != "0" else "1"),
        lambda token: token.rpartition(".")[0],
        lambda token: token.rpartition(".")[0] + ".",
        lambda token: token + "0",
        lambda token: "." + token,
        lambda token: token + "." * 500,
        lambda token: token[:-1] + "ä",
        lambda _: "",
        lambda _: None,
        lambda _: "....",
        lambda _: "\x00",
    ],
)
def test_a_forged_token_is_none(forge: Any) -> None:
    signer = Signer(b"s" * 32)
    assert signer.read(forge(signer.sign("room", 3, "key"))) is None


def test_another_servers_token_is_none() -> None:
    assert Signer(b"a" * 32).read(Signer(b"b" * 32).sign("room", 3, "key")) is None


def test_an_empty_key_fits_nothing() -> None:
    assert same_key("a", "a")
    assert not same_key("a", "b")
    assert not same_key("", "")


def test_the_secret_of_a_server_is_made_once_and_for_its_owner_only(tmp_path: Path) -> None:
    secret = server_secret(tmp_path / "new")
    assert len(secret) == 32
    assert server_secret(tmp_path / "new") == secret
    assert server_secret(tmp_path / "other") != secret
    assert stat.S_IMODE((tmp_path / "new" / "server.key").stat().st_mode) == 0o600
    assert [each.name for each in (tmp_path / "new").iterdir()] == ["server.key"]


def test_a_damaged_secret_is_told(tmp_path: Path) -> None:
    (tmp_path / "server.key").write_bytes(b"short")
    with pytest.raises(SpadilleError, match="damaged"):
        server_secret(tmp_path)


# -- limits ------------------------------------------------------------------------------------------


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(limits, "time", made)
    return made


def test_so_many_at_once_and_so_many_a_second(clock: Clock) -> None:
    bucket = Bucket((3, 2))
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    clock.now += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


@pytest.mark.usefixtures("clock")
def test_each_address_has_its_own_limit() -> None:
    buckets = Buckets((1, 0))
    assert [buckets.take(each) for each in "aab"] == [True, False, True]


@pytest.mark.usefixtures("clock")
def test_many_addresses_do_not_wipe_what_others_have_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_MOST_KEYS", 10)
    buckets = Buckets((1, 0))
    buckets.take("busy")
    for at in range(100):
        buckets.take(f"address {at}")
        assert not buckets.take("busy")
    assert len(buckets._buckets) <= 10


def test_places_are_counted_in_all_and_for_each_address() -> None:
    places = Places(3, 2)
    assert [places.enter(each) for each in "aaab"] == [True, True, False, True]
    assert not places.enter("c")
    places.leave("a")
    assert places.enter("c")
    assert places.all == 3


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
        (None, ""),
    ],
)
def test_a_limit_is_for_a_household(host: str | None, key: str) -> None:
    assert address_key(host) == key


# -- names and settings ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ann \t Lee\n", "Ann Lee"),
        ("", "South"),
        ("\u202e\u200b\x00\x1b[2J", "[2J"),
        ("\u202e", "South"),
        ("You", "South"),
        ("yOU ", "South"),
        ("A" * 100, "A" * MAX_NAME),
        ("A" * 100_000, "A" * MAX_NAME),
        ("e\u0301", "\u00e9"),
        ("<b>Bob</b>", "<b>Bob</b>"),
        ("\u115f\u3164", "South"),
        ("A\u3164nn\u2800", "Ann"),
        ("\u0301\u0302", "South"),
        ("Watcher", "South"),
        ("w\u0430tcher", "South"),
        ("Y\u043eu", "South"),
        ("Y0u", "South"),
        ("\uff39\uff4f\uff55", "South"),
        ("Y o u", "South"),
        ("Yo\u200du", "South"),
        ("\u0410\u043d\u043d\u0430", "\u0410\u043d\u043d\u0430"),
        ("Young", "Young"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f467"),
        ("\U0001f3f3\ufe0f\u200d\U0001f308", "\U0001f3f3\ufe0f\u200d\U0001f308"),
        ("\u0915\u094d\u200d\u0937", "\u0915\u094d\u200d\u0937"),
        ("A\u200d\u200cB\ufe01", "AB"),
    ],
)
def test_names_are_made_fit_to_be_shown(name: str, shown: str) -> None:
    assert tidy_name(name, "South") == shown


def test_no_two_seats_have_one_name() -> None:
    seats = [SeatDoc("South"), SeatDoc("West"), SeatDoc("North"), SeatDoc("East")]
    for seat, name in enumerate(("Ann", "ann", "ANN", "")):
        seats[seat].name = own_name(name, seat, seats)
    assert [each.name for each in seats] == ["Ann", "ann 2", "ANN 3", "East"]
    assert own_name("Ann", 0, seats) == "Ann"
    assert own_name("\u0410nn", 3, seats) == "\u0410nn 4", "the first letter is Cyrillic"
    assert own_name("Ann", 1, [SeatDoc("Ann"), SeatDoc("x")], "fox") == "Ann (fox)"
    assert own_name("Ann", 2, [SeatDoc("Ann"), SeatDoc("Ann (fox)"), SeatDoc("x")], "fox") == "Ann 2"
    assert len(own_name("A" * 24, 1, [SeatDoc("A" * MAX_NAME), SeatDoc("x")])) <= MAX_NAME


@pytest.mark.parametrize(
    "settings",
    [
        {"game": "chess"},
        {"game": "spades", "rulebook": "mine"},
        {"game": "spades", "seats": 7},
        {"game": "spades", "options": {"target": "high"}},
        {"game": "spades", "options": {"tarket": 5}},
        {"game": "spades", "level": "grandmaster"},
    ],
)
def test_settings_that_cannot_be_are_refused_in_words(settings: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        new_document(msgspec.convert(settings, Settings))


@pytest.mark.parametrize(
    "wrong",
    [
        '{"game":"spades","pace":-1}',
        '{"game":"spades","pace":11}',
        '{"game":"spades","seconds":0}',
        '{"game":"spades","increment":-1}',
        '{"game":"spades","clock":"sand"}',
        '{"game":"spades","host":"me"}',
        '{"game":"spades","options":{"target":{"a":1}}}',
        '{"game":"' + "x" * 50 + '"}',
        '{"game":"spades","options":{' + ",".join(f'"o{at}":1' for at in range(65)) + "}}",
        "{}",
    ],
)
def test_settings_have_bounds(wrong: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(wrong, type=Settings)


def test_the_next_game_keeps_people_and_keys_and_has_a_secret_of_its_own() -> None:
    old = new_document(Settings("spades", options={"target": 200}))
    old.seats[1] = SeatDoc("Ann", "person", key="k", fair="hers")
    old.phase = "over"
    fresh = next_document(old)
    assert fresh.settings == old.settings
    assert (fresh.seats[1].name, fresh.seats[1].key, fresh.seats[1].fair) == ("Ann", "k", "")
    assert (fresh.host, fresh.phase, fresh.next_room) == (old.host, "gathering", None)
    assert fresh.secret != old.secret


def test_several_people_turn_by_one_seat_in_the_next_game_and_stay_partners() -> None:
    old = new_document(Settings("spades"))
    old.seats[0], old.seats[2] = SeatDoc("Ann", "person", key="a"), SeatDoc("Ben", "person", key="b")
    old.host_seat, old.muted = 0, [None, 2]
    fresh = next_document(old)
    assert [seat.name for seat in fresh.seats][1::2] == ["Ann", "Ben"]
    assert (fresh.host_seat, fresh.muted) == (1, [None, 3])


def test_the_secret_of_a_table_is_drawn_anew_and_by_the_system_where_nothing_else_is_said() -> None:
    sizes: list[int] = []

    def draw(size: int) -> str:
        sizes.append(size)
        return f"{len(sizes):02x}" * size

    first = new_document(Settings("war"), draw)
    assert (first.secret, next_document(first, draw).secret, sizes) == ("01" * 32, "02" * 32, [32, 32])
    for made in (new_document, next_document, Rooms, make_app):
        assert inspect.signature(made).parameters["draw_secret"].default is secrets.token_hex


# -- requests ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "null",
        "[]",
        "{}",
        "{",
        '{"t":"move"}',
        '{"t":"move","v":"1","text":"pass"}',
        '{"t":"move","v":1.5,"text":"pass"}',
        '{"t":"move","v":1,"text":null}',
        '{"t":"nothing"}',
        '{"t":5}',
        '{"t":"pause","on":1}',
        '{"t":"state","n":1}',
        '{"t":"chat","text":"\\ud800"}',
        '{"t":"chat","text":"\\udc00x"}',
        '{"t":"chat","text":"\x00"}',
        "[" * 3000,
        '{"t":' * 800,
        "x" * 5000,
        "\ud800",
        b"\xff\xfe",
        b"\x00" * 100,
    ],
)
def test_a_frame_that_is_no_request_is_refused(frame: str | bytes) -> None:
    answer = wire.read(frame)
    assert isinstance(answer, wire.Refused)
    assert "expected " in str(answer.reason)
    assert answer.code == ("limit" if len(frame) > wire.MAX_FRAME else "bad_request")
    assert len(wire.write(answer)) < 400


@pytest.mark.parametrize(
    ("frame", "asked"),
    [
        ('{"t":"move","v":3,"text":"play AS"}', wire.Move(3, "play AS")),
        (b'{"t":"start"}', wire.Start()),
        ('{"t":"chat","text":"\\ud83c\\udca1"}', wire.Chat("\U0001f0a1")),
        ('{"t":"free","seat":2,"later":true}', wire.Free(2)),
    ],
)
def test_requests_are_read(frame: str | bytes, asked: wire.Request) -> None:
    assert wire.read(frame) == asked


def test_a_state_put_together_is_the_state_written_at_once() -> None:
    room = wire.RoomState(
        "id",
        "spades",
        "Spades",
        "denexa",
        {"a": None},
        "over",
        (),
        True,
        False,
        0,
        "all",
        True,
        False,
        True,
        "c",
        1.5,
        None,
    )
    game = open_game("war", None, None, {})
    scene = GAMES["war"].scene(game, game.view(game.initial(), None), (), ("Ann", "Bob"))
    for you, sheet in ((None, None), (3, wire.SheetState((), (("4", "nil"),)))):
        whole = wire.State(wire.WIRE, 7, 12, you, room, scene, (Moved("A card.", 0), CardsSwept("Away.")), sheet)
        parts = (wire.encode(whole.scene), wire.encode(whole.events))
        assert wire.write_state(7, 12, you, wire.encode(room), parts, wire.encode(sheet)) == wire.write(whole)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (Refusal("SPD-1", "No."), wire.Refused("illegal", "No.", "SPD-1")),
        (IllegalMove(Refusal("SPD-1", "No.")), wire.Refused("illegal", "No.", "SPD-1")),
        (StaleMove("look again"), wire.Refused("stale", "look again")),
        (Unreadable("what?"), wire.Refused("unreadable", "what?")),
        (BadOptions("no such bot"), wire.Refused("bad_request", "no such bot")),
        (NotAllowed("only the host"), wire.Refused("not_allowed", "only the host")),
        (NotNow("over"), wire.Refused("not_now", "over")),
        (LimitReached("slowly"), wire.Refused("limit", "slowly")),
        (Lost("come again"), wire.Refused("unavailable", "come again")),
        (SpadilleError("no"), wire.Refused("not_allowed", "no")),
    ],
)
def test_a_refusal_keeps_its_clause_and_its_code_follows_from_the_kind_of_error(wrong: Any, told: wire.Refused) -> None:
    assert wire.refused(wrong) == told


@pytest.mark.asyncio
async def test_a_viewer_that_does_not_keep_up_is_dropped_and_its_mail_thrown_away() -> None:
    slow = Connection(None)
    for _ in range(300):
        slow.send(b"x" * 1000)
    assert slow.ended == TOO_SLOW
    slow.send(b"more")
    assert await slow.fetch() is None


# -- the log -----------------------------------------------------------------------------------------


def test_the_log_is_one_json_object_a_line() -> None:
    record = logging.LogRecord("spadille.server", logging.WARNING, "f", 1, "a %s", ("thing",), None)
    record.facts = {"table": "abcd"}
    line = JsonLines().format(record)
    told = json.loads(line)
    assert (told["event"], told["level"], told["table"]) == ("a thing", "warning", "abcd")
    assert "\n" not in line
    try:
        raise ValueError("inside")
    except ValueError as wrong:
        record.exc_info = (type(wrong), wrong, wrong.__traceback__)
    assert "inside" in json.loads(JsonLines().format(record))["trace"]
    assert "\n" not in JsonLines().format(record)
