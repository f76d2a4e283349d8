"""Every run of the tests is the same run: no deadline, no chance, no memory of earlier runs."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True, database=None)
settings.load_profile("steady")
