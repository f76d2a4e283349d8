"""Metrics of a server for Prometheus, by its own client library, on a port of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import accumulate
from typing import Final

from spadille import __version__
from spadille.core.errors import SpadilleError
from spadille.server.base.background import BOTS, HINTS, ODDS, REPLAYS, REVIEWS, SKIPS
from spadille.server.base.counters import FIGURES, SECONDS, Durations

try:
    from prometheus_client import CollectorRegistry, start_http_server
    from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
    from prometheus_client.gc_collector import GCCollector
    from prometheus_client.process_collector import ProcessCollector
    from prometheus_client.registry import Collector
except ImportError as missing:
    raise SpadilleError(
        f"figures need more than is installed ({missing.name}): pip install 'spadille[server]'"
    ) from None

Gauges = Mapping[str, tuple[str, Callable[[], float]]]
"""Present values: for each name a description and a function that returns the value."""

_LANES: Final = {
    "bots": BOTS,
    "hints": HINTS,
    "replays": REPLAYS,
    "reviews": REVIEWS,
    "odds": ODDS,
    "skips": SKIPS,
}
_COUNTED: Final = (
    ("moves", "Moves made, by game.", "game", FIGURES.moves),
    ("refusals", "Requests at tables that were refused, by code.", "code", FIGURES.refusals),
    ("failed_requests", "Requests over HTTP that were refused or failed, by status.", "status", FIGURES.answers),
    ("bot_decisions", "Moves chosen by bots, by level.", "level", FIGURES.decisions),
)


class Gathered(Collector):
    """All figures, as the Prometheus client library collects them."""

    def __init__(self, gauges: Gauges) -> None:
        self._gauges = gauges

    def collect(self) -> Iterable[Metric]:
        yield from (_gauge(name, words, find()) for name, (words, find) in self._gauges.items())
        waiting = GaugeMetricFamily("spadille_waiting", "Pieces of work that wait for a process.", labels=["work"])
        for work, lane in _LANES.items():
            waiting.add_metric([work], lane.waiting)
        yield waiting
        for name, words, label, counter in _COUNTED:
            yield _counter(name, words, label, counter.copy())
        thought = {level: taken / 1000 for level, taken in FIGURES.thought.copy().items()}
        yield _counter("bot_seconds", "Seconds that bots took to choose, by level.", "level", thought)
        yield _histogram("move_seen_seconds", "From reading a move to handing what follows to all.", FIGURES.seen)
        yield _histogram("commit_seconds", "Transactions of the store.", FIGURES.commits)
        version = GaugeMetricFamily("spadille_version", "The version that runs.", labels=["version"])
        version.add_metric([__version__], 1)
        yield version


def _gauge(name: str, words: str, value: float) -> Metric:
    return GaugeMetricFamily(f"spadille_{name}", words, value=value)


def _counter(name: str, words: str, label: str, counted: Mapping[str, float]) -> Metric:
    found = CounterMetricFamily(f"spadille_{name}", words, labels=[label])
    for value, times in counted.items():
        found.add_metric([value], times)
    return found


def _histogram(name: str, words: str, durations: Durations) -> Metric:
    bounds = [*map(str, SECONDS), "+Inf"]
    buckets = list(zip(bounds, map(float, accumulate(durations.classes)), strict=True))
    return HistogramMetricFamily(f"spadille_{name}", words, buckets=buckets, sum_value=durations.sum)


def registry(gauges: Gauges) -> CollectorRegistry:
    """Return a registry of all metrics: our figures, and those of the process and of Python."""
    found = CollectorRegistry()
    found.register(Gathered(gauges))
    ProcessCollector(registry=found)
    GCCollector(registry=found)
    return found


@contextmanager
def offer(host: str, port: int, gauges: Gauges) -> Iterator[int]:
    """Serve the metrics in a thread, for the duration of a block; yield the port."""
    try:
        server, thread = start_http_server(port, host, registry(gauges))
    except OSError as wrong:
        raise SpadilleError(f"cannot give figures at {host} port {port}: {wrong.strerror or wrong}") from None
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
