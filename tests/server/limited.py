"""A server with limits of its own, or a public address, as a function for a process of its own."""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from typing import Any

from spadille.cli.server.serve import _names, listen, run
from spadille.server.app import make_app
from spadille.server.base.limits import Limits
from spadille.server.base.log import set_up


def serve_limits(home: Path, limits: dict[str, Any]) -> None:
    """Serve at any port, which is printed; `origin` among the limits is the public address."""
    set_up(logging.WARNING)
    listening = listen("127.0.0.1", 0)
    named = {name: value for name, value in limits.items() if name != "origin"}
    names = _names("127.0.0.1", limits.get("origin"))
    app = make_app(str(home / "limited.db"), home, limits=Limits(**named), names=names)

    def ready() -> None:
        sys.stdout.write(f"{listening.getsockname()[1]}\n")
        sys.stdout.flush()

    run(app, listening, ready)
