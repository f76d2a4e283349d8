"""The shapes of `types.js` are those that the server sends."""

from __future__ import annotations

from spadille.web import types


def test_types_js_is_what_the_python_types_say() -> None:
    assert types.target().read_text("utf-8") == types.written(), "run `python -m spadille.web.types`"


def test_every_shape_that_a_shape_names_is_there() -> None:
    text = types.written()
    for name in ("State", "Scene", "Face", "Mark", "TrickTaken", "RoomState", "SeatState", "Hint", "GameInfo"):
        assert f"}}}} {name}\n".replace("}}", "}") in text or f"@typedef {{object}} {name}\n" in text
