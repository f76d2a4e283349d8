"""The key bindings of the table, and the keys that the key bar shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.binding import Binding, BindingType

from spadille.scene.model import Role
from spadille.tui import say
from spadille.tui.play.session import Session
from spadille.tui.screens.felt import Felt
from spadille.tui.screens.key_bar import Key

TABLE_KEYS: Final[tuple[BindingType, ...]] = (
    Binding("left", "go(-1,0)"),
    Binding("right", "go(1,0)"),
    Binding("up", "raise"),
    Binding("down", "go(0,1)"),
    Binding("enter", "choose"),
    Binding("space", "pick"),
    Binding("tab", "area(1)"),
    Binding("shift+tab", "area(-1)"),
    Binding("escape", "drop"),
    Binding("l,L", "last"),
    Binding("s,S", "sheet"),
    Binding("h,H", "hint"),
    Binding("n,N", "figures"),
    Binding("E", "teacher"),
    Binding("v,V", "review"),
    Binding("r,R", "rules"),
    Binding("G", "words"),
    Binding("P", "how"),
    Binding("t,T,f2", "table"),
    Binding("A", "on"),
    Binding("F", "forced"),
    Binding("u,U", "undo"),
    Binding("X", "skip"),
    Binding("C", "concede"),
    Binding("plus,equals_sign", "pace(1)"),
    Binding("minus", "pace(-1)"),
    Binding("colon", "type"),
    Binding("question_mark,f1", "help"),
    Binding("q,Q", "leave"),
)

_HELP: Final = Key("?", say("does-keys"), "help", 9)
_LEAVE: Final = Key("Q", say("does-leave"), "leave", 6)
_SHEET: Final = Key("S", say("does-score"), "sheet", 5)
_PLAYING: Final = (
    Key("←→", say("does-choose"), "", 7),
    Key("Enter", say("does-play"), "choose", 8),
    Key("H", say("does-hint"), "hint", 6),
    _SHEET,
    Key("U", say("does-undo"), "undo", 4),
    Key("L", say("does-last"), "last", 3),
    Key("T", say("does-table"), "table", 2),
    Key("V", say("does-review"), "review", 1),
    Key("R", say("does-rules"), "rules", 1),
    Key("A", say("does-on"), "on", 0),
    Key("+-", say("does-pace"), "", 0),
    _HELP,
    _LEAVE,
)
_PICKING: Final = (
    Key("←→", say("does-choose"), "", 7),
    Key(say("key-space"), say("does-pick"), "pick", 8),
    Key("Enter", say("does-done"), "choose", 8),
    Key("Esc", say("does-put-back"), "drop", 7),
    _HELP,
)
_TURNING: Final = (
    Key("Enter", say("does-turn"), "choose", 8),
    Key("A", say("does-run"), "on", 7),
    _SHEET,
    Key("+-", say("does-pace"), "", 3),
    _HELP,
    _LEAVE,
)
_OVER: Final = (
    Key("N", say("does-again"), "again", 8),
    Key("V", say("does-review"), "review", 7),
    _SHEET,
    Key("T", say("does-table"), "table", 2),
    _HELP,
    _LEAVE,
)


def keys_now(session: Session, felt: Felt) -> Sequence[Key]:
    """The keys that are useful at this moment of a game."""
    if session.over:
        return _OVER
    if felt.picking is not None:
        return _PICKING
    if session.entry.automatic:
        return _TURNING
    last = session.scene.zone(Role.LAST)
    return _PLAYING if last and last.faces else [key for key in _PLAYING if key.action != "last"]
