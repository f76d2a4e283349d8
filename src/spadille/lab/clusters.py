"""Places to run work: processes of this machine, or a Dask or Ray cluster at an address such as dask://host:8786."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from spadille.core.errors import BadOptions

PATIENCE: Final = 20
"""Seconds to wait for a cluster, and for its first worker."""
_LOSSES: Final = {"BrokenProcessPool", "KilledWorker", "RayActorError", "ActorDiedError", "WorkerCrashedError"}
"""Names of errors that joblib, Dask and Ray raise for a lost worker; names, since none of them may be installed."""
_INSTALL: Final = "{0} is not installed here; `pip install 'spadille[{1}]'` brings it"


@contextmanager
def at_work(jobs: int, on: str, begin: Callable[[int], None]) -> Iterator[tuple[dict[str, Any], int]]:
    """The joblib settings for a place to run work, and the size of the first batch if results arrive in batches (else
    0).

    The connection lasts as long as the context; `begin` is called in each local worker process with this process's ID.
    Raises BadOptions for an invalid address, an unreachable cluster, and missing packages.
    """
    kind, _, address = on.partition("://")
    if not on:
        yield {"backend": "loky", "n_jobs": jobs, "initializer": begin, "initargs": (os.getpid(),)}, 0
    elif kind == "dask" and address:
        with _dask(address) as client:
            from joblib import parallel_config

            with parallel_config("dask", n_jobs=jobs or -1, client=client, wait_for_workers_timeout=PATIENCE):
                yield {}, 0
    elif kind == "ray" and address:
        with _ray(address) as slots:
            yield {"backend": "ray", "n_jobs": slots}, 4 * slots
    else:
        raise BadOptions(f"expected a cluster such as dask://host:8786 or ray://host:10001; got {on[:60]!r}")


def is_loss(wrong: BaseException) -> bool:
    """True if a worker was lost, as opposed to an error in the work."""
    return any(kind.__name__ in _LOSSES for kind in type(wrong).__mro__)


@contextmanager
def _dask(address: str) -> Iterator[Any]:
    try:
        from distributed import Client
    except ImportError:
        raise BadOptions(_INSTALL.format("Dask", "dask")) from None
    try:
        client: Any = Client(f"tcp://{address}", timeout=PATIENCE)  # type: ignore[no-untyped-call]
    except (OSError, ValueError, TimeoutError):
        raise BadOptions(f"expected a Dask scheduler at {address}; got no answer within {PATIENCE} seconds") from None
    with client:
        yield client


@contextmanager
def _ray(address: str) -> Iterator[int]:
    try:
        import ray
        from ray.util.joblib import register_ray
    except ImportError:
        raise BadOptions(_INSTALL.format("Ray", "ray")) from None
    try:
        ray.init(address if address == "auto" else f"ray://{address}", logging_level="ERROR", log_to_driver=False)
    except (ConnectionError, OSError, RuntimeError, ValueError):
        raise BadOptions(f"expected a Ray cluster at {address}; got no answer") from None
    register_ray()
    try:
        yield int(ray.cluster_resources().get("CPU", 1))
    finally:
        ray.shutdown()
