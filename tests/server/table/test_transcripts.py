"""Transcripts of random games are the same every time, so that two versions of the server can be compared by them."""

from __future__ import annotations

import pytest
from tools.transcripts import transcript

from spadille.server.table import answer_time

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("game", ["war", "spades"])
async def test_a_transcript_is_the_same_the_second_time(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answer_time, "LEAST", 0.0)
    lines = await transcript(game, 1, 12)
    assert lines == await transcript(game, 1, 12)
    assert sum('"t": "state"' in each for each in lines) > 12
    assert sum(each.startswith("> ") for each in lines) > 8
