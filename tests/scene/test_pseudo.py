"""The pseudo-language: what is a text means nothing, what is a name or notation stays, and games play on in it."""

from __future__ import annotations

import io
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spadille.core.contract import Refusal, Value
from spadille.core.errors import SpadilleError
from spadille.core.table import Table
from spadille.core.words import Name, Notation, Text
from spadille.fair.commit import dealer
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game
from spadille.scene.happening import News
from spadille.scene.model import Choice, Face, Mark, Role, Scene, Zone
from spadille.scene.telling import news_of
from spadille.server import replaying, wire
from spadille.testing.playing import pick, random_move
from spadille.testing.pseudo import babble, nonsense, pseudo_language, undeclared
from spadille.tui.plain import Plain
from spadille.tui.session import Session, sit_down

NAMES = ("You", "Ann", "Bob", "Cy", "Di", "Eve")


class Loose(Value, frozen=True):
    """What the test must find."""

    sign: str
    rows: tuple[tuple[str | None, ...], ...]
    known: Name | None
    more: dict[str, int]


class Holder(Value, frozen=True):
    loose: tuple[Loose, ...]
    pair: tuple[Text, Notation]
    by_name: dict[Name, Text]


@pytest.mark.parametrize(
    "kind",
    [Scene, *typing.get_args(News), replaying.Moment, wire.State, wire.Refused, wire.Said, wire.Hint, wire.Request],
    ids=lambda kind: getattr(kind, "__name__", "requests"),
)
def test_every_string_on_a_screen_or_the_wire_is_name_notation_or_text(kind: Any) -> None:
    assert list(undeclared(kind)) == []


def test_a_bare_string_is_found_wherever_it_stands() -> None:
    assert list(undeclared(Holder)) == ["Loose.sign", "Loose.rows", "Loose.more"]
    with pytest.raises(SpadilleError, match="declared name, notation or text; got 'x'"):
        nonsense(Loose("x", (), None, {}))
    loose = Holder((), ("queen", "QS"), {"queen": "a queen"})
    assert nonsense(loose) == Holder((), (babble("queen"), "QS"), {"queen": babble("a queen")})


def test_equal_texts_are_equal_nonsense_and_nothing_stays_nothing() -> None:
    assert babble("wins") == babble("wins") != babble("war")
    assert babble("") == ""
    assert [len(word) for word in babble("You bid 4.").split()] == [3, 3, 2]
    assert len(babble("4")) == 4
    assert not set("aeiou 0123456789") & set(babble("x" * 300))


def test_only_texts_are_replaced() -> None:
    face = Face("QS", "play QS", Refusal("SPD-1", "No."), (Mark.LED, Mark.WINS), "led, wins", 2)
    hand = Zone("hand", "fan", "Your hand", (face, Face(None)), Role.HAND, suit="S")
    refusal = Refusal("SPD-1", babble("No."))
    shown = Face("QS", "play QS", refusal, (Mark.LED, Mark.WINS), babble("led, wins"), 2)
    assert nonsense(hand) == Zone("hand", "fan", babble("Your hand"), (shown, Face(None)), Role.HAND, suit="S")
    choice = Choice("bid 4", "4", "bid", cards=("AS",), points=40, key="4", typed=("4",))
    assert nonsense(choice) == msgspec.structs.replace(choice, label=babble("4"))


def texts(kind: Any, value: Any) -> Iterator[str]:
    """Every text of a scene or of news, found without the walk of `nonsense`."""
    if isinstance(value, msgspec.Struct):
        hints = typing.get_type_hints(type(value), include_extras=True)
        for name in value.__struct_fields__:
            yield from texts(hints[name], getattr(value, name))
    elif isinstance(value, tuple):
        inner = typing.get_args(kind)
        for each in value:
            yield from texts(inner[0] if inner else None, each)
    elif isinstance(value, str) and "text" in str(kind):
        yield value


@pytest.mark.parametrize("name", list(GAMES))
def test_a_game_plays_on_in_a_language_nobody_knows(name: str) -> None:
    entry, game = GAMES[name], open_game(name, None, None, {})
    names, draw, tell = NAMES[: game.seats], entry.scene, entry.happened
    table, rng = Table(game, dealer(seed_of(f"pseudo {name}"))), Stream(seed_of("pseudo"))
    for _ in range(120):
        if table.outcome is not None:
            break
        steps = table.play(*random_move(game, table.state, rng))
        honest = draw(game, table.view(0), table.offers(0), names), news_of(tell, game, steps, 0, names)
        with pseudo_language():
            scene = entry.scene(game, table.view(0), table.offers(0), names)
            news = news_of(entry.happened, game, steps, 0, names)
        assert scene == nonsense(honest[0])
        assert news == [nonsense(each) for each in honest[1]]
        said = {*texts(Scene, scene), *(text for each in news for text in texts(type(each), each))}
        assert said
        assert all(not set(text) - set("bcdfghjklmnpqrstvwxz ") for text in said)
        assert [each.move for each in scene.choices] == [each.move for each in honest[0].choices]
    assert entry.scene is draw, "it is over"


class Typist(io.StringIO):
    """Types a random legal move whenever a line is read, until a deal is scored: bare cards, and moves in notation."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.lines: list[str] = []
        self._rng = Stream(seed_of("typist"))

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        table = self.session.table
        if table.score_sheet or len(self.lines) == 150:
            return ""
        spelt = table.game.spell(pick(table.game, table.moves(0), self._rng))
        self.lines.append(f"{spelt.removeprefix('play ')}\n")
        return self.lines[-1]


def told(session: Session, source: io.StringIO) -> list[str]:
    """What is told in lines to a person who types this."""
    sink = io.StringIO()
    assert Plain(session, source, sink).run() == 0
    return sink.getvalue().splitlines()


@pytest.mark.parametrize("name", list(GAMES))
def test_a_deal_in_lines_of_text_goes_the_same_way_in_a_language_nobody_knows(name: str, tmp_path: Path) -> None:
    honest, strange = (sit_down(name, seed=4, bots="random", folder=tmp_path / each) for each in ("a", "b"))
    typist = Typist(honest)
    honest_lines = told(honest, typist)
    with pseudo_language():
        strange_lines = told(strange, io.StringIO("".join(typist.lines)))
    assert typist.lines
    assert strange.table.log == honest.table.log
    assert len(strange_lines) == len(honest_lines), "a line for a line"
    prompt = str(honest.scene.prompt)
    assert prompt in honest_lines or honest.over
    assert prompt not in strange_lines
