"""The table in a page, with no server: the application of the server runs in a worker of the browser."""

from __future__ import annotations

from typing import Final

from spadille.core.words import speaker

say: Final = speaker(__package__)
STATES: Final = {"loading": say("loading"), "failed": say("failed"), "full": say("full"), "ended": say("ended")}
"""The words for a state of the worker."""
INSTEAD: Final = {"sit-down-line": say("sit-down-line")}
"""Sentences of the screens that would not be true where nobody else can come."""
