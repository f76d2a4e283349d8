"""The page with the reason of an error: a sentence, whether or not the reason is one already."""

from __future__ import annotations

import pytest

from spadille.server import say
from spadille.server.api.pages import sorry


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        (str(say("no-such-table")), "There is no such table."),
        ("method not allowed", "Method not allowed."),
        ("Why not?", "Why not?"),
        ("", ""),
        ("Not Found", ""),
    ],
)
def test_a_reason_is_one_sentence_with_one_stop(reason: str, told: str) -> None:
    assert f"<p>{told}</p>" in sorry("/t/none", 404, reason)
