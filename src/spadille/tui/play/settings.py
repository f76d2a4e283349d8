"""The person's screen settings, kept in a small file; errors of the file are ignored."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from spadille.core.contract import Value
from spadille.core.data_folder import user_folder
from spadille.core.errors import BadOptions
from spadille.core.words import LANGUAGES, first_known, knows, speak


class Pace(NamedTuple):
    """Speed of the other players: seconds before a move, and seconds that a finished trick stays."""

    name: str
    move: float
    trick: float


PACES: Final = (
    Pace("slow", 1.4, 2.4),
    Pace("steady", 0.7, 1.2),
    Pace("brisk", 0.3, 0.7),
    Pace("instant", 0.0, 0.0),
)


COLUMNS: Final = 60
ROWS: Final = 20
"""Minimum terminal size of the full-screen table."""


class Settings(Value, frozen=True):
    """The settings of the screen."""

    pace: str = "steady"
    forced: bool = True
    """Make forced moves without a key press."""
    language: str = ""
    """The chosen language; empty for that of the environment."""
    teacher: bool = False
    """After a costly move, a line names a better one."""

    @property
    def speed(self) -> Pace:
        return next((each for each in PACES if each.name == self.pace), PACES[1])

    def paced(self, step: int) -> Settings:
        """Return settings with the speed changed by `step`."""
        at = PACES.index(self.speed) + step
        return msgspec.structs.replace(self, pace=PACES[max(0, min(len(PACES) - 1, at))].name)


def use_language(wanted: str = "", environ: Mapping[str, str] | None = None) -> None:
    """Use the wanted language, else the chosen one, else that of the environment.

    Raises BadOptions for an unknown language.
    """
    if wanted and not knows(wanted):
        raise BadOptions(f"expected a language: {', '.join(LANGUAGES)}; got {wanted}")
    env = os.environ if environ is None else environ
    here = next((env[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if env.get(name)), "")
    chosen = wanted or load_settings().language
    speak(chosen if knows(chosen) else first_known(here.partition(".")[0].replace("_", "-")))


def settings_path() -> Path:
    """The file of the settings; raises BadOptions if the user has no folder for it."""
    return user_folder("XDG_CONFIG_HOME", ".config") / "spadille" / "settings.json"


def load_settings() -> Settings:
    """Load the saved settings; defaults if there are none or they cannot be read."""
    try:
        return msgspec.json.decode(settings_path().read_bytes(), type=Settings)
    except (OSError, BadOptions, msgspec.DecodeError, UnicodeDecodeError):
        return Settings()


def save_change(before: Settings, after: Settings) -> None:
    """Save the settings that differ, if possible; another terminal may have changed others."""
    changed = {name: value for name, value in msgspec.structs.asdict(after).items() if value != getattr(before, name)}
    save_settings(msgspec.structs.replace(load_settings(), **changed))


def save_settings(settings: Settings) -> None:
    """Save the settings, if possible."""
    with contextlib.suppress(OSError, BadOptions):
        path = settings_path()
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(settings))
