"""The keys of the table."""

from __future__ import annotations

from typing import Final

from textual.binding import Binding, BindingType

TABLE_KEYS: Final[tuple[BindingType, ...]] = (
    Binding("left", "go(-1,0)", "choose", key_display="Arrows"),
    Binding("right", "go(1,0)", show=False),
    Binding("up", "raise", show=False),
    Binding("down", "go(0,1)", show=False),
    Binding("enter", "choose", "play", key_display="Enter"),
    Binding("space", "pick", show=False),
    Binding("tab", "area(1)", show=False),
    Binding("shift+tab", "area(-1)", show=False),
    Binding("escape", "drop", show=False),
    Binding("l,L", "last", "last", key_display="L"),
    Binding("s,S", "sheet", "score", key_display="S"),
    Binding("H", "hint", "hint", key_display="H"),
    Binding("N", "figures", show=False),
    Binding("E", "teacher", show=False),
    Binding("V", "review", show=False),
    Binding("r,R", "rules", "rules", key_display="R"),
    Binding("G", "words", show=False),
    Binding("P", "app.how", show=False),
    Binding("T,f2", "table", show=False),
    Binding("A", "on", show=False),
    Binding("F", "forced", show=False),
    Binding("u,U", "undo", "undo", key_display="U"),
    Binding("plus,equals_sign", "pace(1)", "pace", key_display="+-"),
    Binding("minus", "pace(-1)", show=False),
    Binding("colon", "type", show=False),
    Binding("question_mark,f1", "help", "help", key_display="?"),
    Binding("q,Q", "leave", "leave", key_display="Q"),
)
