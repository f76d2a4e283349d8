"""The folder of a person's data on this machine."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder of saved games and of the server's database: `spadille` in the user's data folder."""
    told = os.environ.get("XDG_DATA_HOME", "")
    home = Path(told) if told and Path(told).is_absolute() else Path.home() / ".local" / "share"
    return home / "spadille"
