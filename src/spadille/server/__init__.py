"""The server: rooms that people reach with a browser, or with any program that speaks the wire."""

from __future__ import annotations

from typing import Final

from spadille.core.words import speaker

say: Final = speaker(__package__)
