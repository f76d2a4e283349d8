"""The folder of a person's data on this machine."""

from __future__ import annotations

import os
from pathlib import Path

from spadille.core.errors import BadOptions


def data_folder() -> Path:
    """The folder of saved games and of the server's database: `spadille` in the user's data folder.

    Raises BadOptions if there is no such folder.
    """
    return user_folder("XDG_DATA_HOME", ".local/share") / "spadille"


def user_folder(variable: str, usual: str) -> Path:
    """A folder of the user: named by an environment variable, otherwise the usual one in the home folder.

    Raises BadOptions if the user has no home folder.
    """
    if (told := os.environ.get(variable, "")) and Path(told).is_absolute():
        return Path(told)
    try:
        return Path.home() / usual
    except RuntimeError:
        raise BadOptions(f"expected a home folder (HOME), or {variable}; got neither") from None
