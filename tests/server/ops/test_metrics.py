"""Figures for Prometheus, in the form that its own client reads, at a port of their own."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.fork_server import ForkServer
from tests.server.states import PATIENCE, free
from websockets.sync.client import connect

from spadille.core.errors import SpadilleError
from spadille.server.base.counters import SECONDS, Durations

parser = pytest.importorskip("prometheus_client.parser")


def figures(port: int) -> dict[str, float]:
    """Return what is told, by name with labels; the form is checked by the client of Prometheus."""
    answer = httpx.get(f"http://127.0.0.1:{port}/metrics")
    assert answer.status_code == 200
    found = {}
    for family in parser.text_string_to_metric_families(answer.text):
        for each in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in each.labels.items())
            found[f"{each.name}{{{labels}}}" if labels else each.name] = each.value
    return found


def test_a_server_tells_what_it_does(serve: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    port = free()
    monkeypatch.setenv("SPADILLE_METRICS_PORT", str(port))
    server = serve()
    assert httpx.get(f"{server.url}/metrics").status_code == 404, "nothing at the port that the world sees"
    before = figures(port)
    assert (before["spadille_tables_awake"], before["spadille_connections"]) == (0, 0)
    client = httpx.Client(base_url=server.url)
    name = client.post("/api/tables", json={"game": "war", "pace": 0}).json()["id"]
    client.post(f"/api/tables/{name}/seats/0", json={"name": "Ann"})
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    with connect(f"{server.ws}/api/tables/{name}/play", additional_headers={"Cookie": cookies}) as line:
        line.send('{"t":"start"}')
        while (told := json.loads(line.recv(PATIENCE)))["t"] != "state" or not told["v"]:
            pass
        line.send('{"t":"move","v":999,"text":"turn"}')
        began = time.monotonic()
        line.send(json.dumps({"t": "move", "v": told["v"], "text": "turn"}))
        while json.loads(line.recv(PATIENCE)).get("v", 0) < told["v"] + 2:
            pass
        after = _until(port, "spadille_moves_total{game=war}")
        took = time.monotonic() - began
        assert (after["spadille_tables_awake"], after["spadille_connections"]) == (1, 1)
    assert after["spadille_refusals_total{code=stale}"] == 1
    assert after["spadille_bot_decisions_total{level=regular}"] >= 1
    assert after["spadille_move_seen_seconds_count"] == after["spadille_move_seen_seconds_bucket{le=+Inf}"] == 1
    assert 0 < after["spadille_move_seen_seconds_sum"] <= took
    assert after["spadille_failed_requests_total{status=404}"] == 1
    assert after["spadille_commit_seconds_count"] > before["spadille_commit_seconds_count"]
    for gauge in (
        "spadille_store_waiting",
        "spadille_waiting{work=bots}",
        "process_open_fds",
        "process_resident_memory_bytes",
    ):
        assert gauge in after
    client.close()
    assert server.stop() == 0


def _until(port: int, name: str) -> dict[str, float]:
    end = time.monotonic() + PATIENCE
    while name not in (found := figures(port)):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


def test_a_port_that_is_taken_is_told_before_anybody_comes(
    fork_server: ForkServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setenv("SPADILLE_METRICS_PORT", str(taken.getsockname()[1]))
        child = fork_server.start(["serve", "--port", "0"], tmp_path / "log")
        assert child.wait() == 2
        child.close()
    assert "cannot give figures at 127.0.0.1" in (tmp_path / "log").read_text()


def test_durations_are_counted_in_classes() -> None:
    found = Durations()
    for seconds in (0.0, 0.001, 0.0011, 3600.0):
        found.add(seconds)
    assert found.classes == [2, 1, *[0] * (len(SECONDS) - 2), 1]
    assert found.sum == pytest.approx(3600.0021)


def test_without_the_client_of_prometheus_the_server_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    monkeypatch.delitem(sys.modules, "spadille.server.ops.metrics", raising=False)
    with pytest.raises(SpadilleError, match=r"prometheus_client.*spadille\[server\]"):
        import spadille.server.ops.metrics  # noqa: F401
