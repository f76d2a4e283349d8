"""A server of its own for tests in a browser, in a process of its own; its deals are the same in every run."""

from __future__ import annotations

import socket
from pathlib import Path

from tests.server.fork_server import PATIENT, Child, ForkServer
from tests.web.serve import Plan, serve


class Server:
    """A server of its own, in a process of its own, that can be killed and started again."""

    def __init__(
        self,
        home: Path,
        running: Path | None = None,
        *,
        grace: float | None = None,
        pseudo: bool = False,
        steady: bool = False,
        club: Path | None = None,
    ) -> None:
        """The deals are those of the test that `running` names; for the rest see `Plan`."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port: int = free.getsockname()[1]
        plan = Plan(home, port, running, pseudo=pseudo, steady=steady, club=club)
        self._plan = plan if grace is None else plan._replace(grace=grace)
        self._process: Child | None = None
        self.address = f"http://127.0.0.1:{port}"
        self.start()

    def start(self) -> None:
        log = self._plan.home / "server.log"
        process = self._process = ForkServer().call(serve, self._plan, errors=log, constants=PATIENT)
        assert process.stdout.readline() == "ready\n", f"the server does not start: {log.read_text()}"

    def kill(self) -> None:
        """End it without a word, if it runs."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process.close()
            self._process = None
