"""The server: rooms for browsers and for any program that speaks the wire protocol."""

from __future__ import annotations

from typing import Final

from spadille.core.words import speaker

say: Final = speaker(__package__)
