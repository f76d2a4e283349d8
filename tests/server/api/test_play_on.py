"""Playing on from a moment of a record, or from a puzzle, at a table of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.conftest import Serving
from tests.server.same import Browser

import spadille
from spadille.core.contract import NATURE
from spadille.core.errors import BadRecord
from spadille.core.table import Table, replay
from spadille.fair.commit import verify
from spadille.games import GAMES, open_header
from spadille.puzzles.posing import posed
from spadille.server.api.replay_work import position_of
from spadille.server.store.document import Settings, new_document


def played(game: str, moves: int, **options: Any) -> Table:
    """A table with some random moves."""
    table = spadille.table(game, seed="played", **options)
    while table.deciding and table.version < moves:
        seat = table.deciding[0]
        table.play(seat, table.moves(seat)[0])
    return table


def asked(table: Table, at: int, **more: Any) -> dict[str, Any]:
    return {"record": table.record.decode(), "at": at, "name": "Ann", "pace": 0, **more}


def log_of(record: str) -> list[tuple[int, str]]:
    table = replay(record.encode(), open_header)
    return [(seat, table.game.spell(move)) for seat, move in table.log]


def test_a_game_goes_on_from_a_moment_of_its_record_and_its_own_record_proves_the_cards_dealt_since(roomy: Any) -> None:
    browser, told = Browser(roomy.url), played("war", 60)
    made = browser.ask("/api/play-on", asked(told, 20))
    assert browser.ask(f"/api/tables/{made['id']}")["yours"] is not None
    state = browser.play(made["id"], moves=1)
    assert state["v"] >= 21
    assert browser.ask(f"/api/tables/{made['id']}/close", {}) == ""
    record = browser.ask(f"/api/tables/{made['id']}/record")
    assert log_of(record)[:20] == log_of(told.record.decode())[:20]
    found = replay(record.encode(), open_header)
    assert found.more["taken_over"] == 20
    assert verify(found, record.encode()) == sum(by == NATURE for by, _ in found.log[20:])


def test_the_cards_of_the_next_deal_are_new_ones_which_nobody_knows(roomy: Any) -> None:
    told = played("spades", 140, target=5000)
    deals = [at for at, (seat, move) in enumerate(told.log) if told.game.spell(move).startswith("deal ")]
    browser, at = Browser(roomy.url), deals[1] - 1
    made = browser.ask("/api/play-on", asked(told, at, seat=2))
    assert browser.ask(f"/api/tables/{made['id']}")["yours"] == 2
    state = browser.play(made["id"], moves=6)
    assert state["v"] > deals[1]
    browser.ask(f"/api/tables/{made['id']}/close", {})
    record = browser.ask(f"/api/tables/{made['id']}/record")
    own = log_of(record)
    assert own[: deals[1]] == log_of(told.record.decode())[: deals[1]]
    assert own[deals[1]] != log_of(told.record.decode())[deals[1]], "dealt by the new table's own seed"
    assert verify(replay(record.encode(), open_header), record.encode()) >= 1
    forged = record.replace(f'"taken_over":{at}', '"taken_over":0')
    with pytest.raises(BadRecord, match="the seed does not give"):
        verify(replay(forged.encode(), open_header), forged.encode())


def test_it_is_there_after_a_kill_and_nothing_is_taken_back_before_it_began(serve: Callable[..., Serving]) -> None:
    server = serve()
    browser, told = Browser(server.url), played("spades", 20)
    made = browser.ask("/api/play-on", asked(told, 12))
    path = f"/api/tables/{made['id']}"
    before = browser.play(made["id"], moves=0)
    assert not before["room"]["undo"], "the moves of the record are not one's own"
    server.kill()
    server.again()
    assert browser.play(made["id"], moves=0)["v"] == before["v"]
    assert browser.play(made["id"], moves=1)["room"]["undo"]
    browser.ask(f"{path}/close", {})
    assert log_of(browser.ask(f"{path}/record"))[:12] == log_of(told.record.decode())[:12]


def test_a_game_that_was_played_on_to_its_end_is_reviewed_and_is_no_challenge(roomy: Any) -> None:
    browser, told = Browser(roomy.url), played("spades", 60, max_deals=2)
    made = browser.ask("/api/play-on", asked(told, 20))
    path = f"/api/tables/{made['id']}"
    assert browser.play(made["id"])["room"]["phase"] == "over"
    refused = browser.ask(f"{path}/challenge", {})
    assert (refused["status"], refused["reason"]) == (
        409,
        "This game went on from another one: a friend would get other cards, so it makes no challenge.",
    )
    for page in ("record", "tally", "match", "review?deal=1", "review?deal=2"):
        found = browser.ask(f"{path}/{page}")
        assert found, page
        assert not isinstance(found, dict) or "status" not in found, found


def test_a_puzzle_is_played_on_from_the_seat_of_its_solver(roomy: Any) -> None:
    browser = Browser(roomy.url)
    made = browser.ask("/api/puzzles/spades/cheapest/table", {"name": "Ann", "pace": 0})
    puzzle = posed("spades", "cheapest")
    assert puzzle is not None
    state = browser.play(made["id"], moves=0)
    assert (state["you"], state["v"]) == (puzzle.puzzle.seat, puzzle.table.version)
    assert state["scene"]["zones"] == browser.ask("/api/puzzles/spades/cheapest")["scene"]["zones"]
    assert browser.ask("/api/puzzles/spades/no-such-puzzle/table", {})["status"] == 404
    assert browser.ask("/api/puzzles/no-such-game/cheapest/table", {}) == browser.ask("/api/puzzles/no-such-game")


def test_what_cannot_be_played_on_is_refused_in_words(roomy: Any) -> None:
    browser, told, over = Browser(roomy.url), played("pyramid", 10), played("pyramid", 10_000)
    assert over.outcome is not None
    for body, status, words in (
        (asked(told, 11), 422, "expected a moment of the record, from 0 to 10; got 11"),
        (asked(told, -1), 422, "expected a moment of the record"),
        (asked(told, 3, seat=1), 422, "expected a seat from 0 to 0, or -1 for the next one; got 1"),
        (asked(told, 3, level="genius"), 422, "genius"),
        (asked(over, over.version), 422, "The game is over here."),
        ({"record": "no record", "at": 0}, 422, "'line': 1"),
        ({"record": told.record.decode() + '[0,"fly"]\n', "at": 0}, 422, "'line': 12"),
        ({"record": "x" * 1_000_001, "at": 0}, 413, "expected a record of at most 1000000 bytes"),
        (asked(told, 3, name="a" * 401), 400, "name"),
        ({"at": "here"}, 400, "at"),
    ):
        found = browser.ask("/api/play-on", body)
        assert (found["status"], words in str(found)) == (status, True), found


@pytest.mark.parametrize("game", list(GAMES))
def test_every_moment_of_a_game_leads_to_a_table_with_the_same_rules(game: str) -> None:
    told = played(game, 40)
    for at in range(0, told.version, 7):
        found = position_of(told.record, at, -1)
        assert len(found.moves) == at
        assert 0 <= found.seat < told.game.seats


def test_a_rulebook_that_is_not_installed_here_is_played_by_its_options() -> None:
    told = played("spades", 12, target=230)
    data = told.record.replace(b'"rulebook":"rules_of_spades"', b'"rulebook":"aunt_agatha"')
    assert data != told.record
    found = position_of(data, 6, 0)
    doc = new_document(Settings("spades", found.rulebook, 4, found.options))
    assert doc.game().options == told.game.options
