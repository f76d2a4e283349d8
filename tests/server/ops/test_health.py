"""Tests health checks: answered at once, and the server ends in time, whatever the database and the disk do."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.states import PATIENCE

from spadille.server.api.health import Health
from spadille.server.base.settings import Timeouts
from spadille.server.store.store import Row, SqlStore, StoreFailed

MANY = 100
"""If as many transactions waited one after the other, a second each, the test's patience would be over."""


def _ask(url: str, path: str) -> tuple[int, str]:
    answer = httpx.get(f"{url}{path}", timeout=PATIENCE)
    return answer.status_code, answer.text


def _until(url: str, path: str, status: int) -> str:
    end = time.monotonic() + PATIENCE
    while (found := _ask(url, path))[0] != status:
        assert time.monotonic() < end, found
        time.sleep(0.1)
    return found[1]


@contextmanager
def frozen(postgres: Any) -> Iterator[None]:
    """PostgreSQL and all its processes take a rest."""
    main = postgres.process.pid
    those = [main, *map(int, Path(f"/proc/{main}/task/{main}/children").read_text().split())]
    for each in those:
        os.kill(each, signal.SIGSTOP)
    try:
        yield
    finally:
        for each in those:
            os.kill(each, signal.SIGCONT)


async def _never() -> None:
    await asyncio.Event().wait()


@pytest.mark.asyncio
async def test_however_many_ask_one_try_is_made() -> None:
    tries = 0

    async def probe() -> None:
        nonlocal tries
        tries += 1

    health = Health(probe)
    assert await asyncio.gather(*(health.trouble() for _ in range(20))) == [""] * 20
    assert tries == 1


@pytest.mark.asyncio
async def test_a_database_that_never_answers_is_said_to_be_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadille.server.api.health._PATIENCE", 0.02)
    found = Health(_never)
    assert await found.trouble() == await found.trouble() == "the database does not answer in time"


@pytest.mark.asyncio
async def test_whoever_is_about_to_end_is_not_ready() -> None:
    health = Health(_never)
    health.leaving = True
    assert await health.trouble() == "the server is about to end"


@pytest.mark.asyncio
async def test_a_transaction_of_a_frozen_database_is_given_up_and_later_ones_go_on(postgres: Any) -> None:
    store = SqlStore(postgres.fresh(), Timeouts(connect=1, database=1))
    fence = await store.create(Row("r", b"{}", "playing", False))
    with frozen(postgres):
        async with asyncio.timeout(PATIENCE):
            tried = await asyncio.gather(
                *(store.append("r", fence, 0, [(0, "a")]) for _ in range(MANY)), return_exceptions=True
            )
        assert {type(each) for each in tried} == {StoreFailed}
    await store.append("r", fence, 0, [(0, "b")])
    kept = await store.read("r")
    await store.close()
    assert kept is not None
    assert kept.moves == ((0, "b"),)


def test_a_server_of_a_frozen_database_says_so_and_ends_without_waiting_for_it(
    serve: Callable[..., Any], postgres: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPADILLE_TIMEOUTS_DATABASE", "3600")
    server = serve(database=postgres.fresh(), constants={"spadille.cli.server.serve._LATEST": 2.0})
    assert _ask(server.url, "/healthz") == (200, "ok")
    assert _ask(server.url, "/readyz") == (200, "ok")
    with frozen(postgres):
        assert _ask(server.url, "/healthz") == (200, "ok")
        assert _until(server.url, "/readyz", 503) == "the database does not answer in time"
        assert server.stop() in (0, 1), "in order or by force, but by itself"


def test_a_server_that_can_write_no_more_is_alive_but_not_ready(serve: Callable[..., Any]) -> None:
    server = serve()
    assert _until(server.url, "/readyz", 200) == "ok"
    usual = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, usual[1]))  # as on a disk that is full
    assert _until(server.url, "/readyz", 503) == "the database cannot be written"
    assert _ask(server.url, "/healthz") == (200, "ok")
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, usual)
    assert _until(server.url, "/readyz", 200) == "ok"


def test_every_answer_has_a_number_and_a_failure_tells_it(roomy: Any) -> None:
    numbers = {httpx.get(f"{roomy.url}{path}").headers["X-Request-Id"] for path in ("/healthz", "/api/games", "/none")}
    assert len(numbers) == 3
