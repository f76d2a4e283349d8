"""The pseudo-language: what is a text means nothing, what is a name or notation stays, and games play on in it."""

from __future__ import annotations

import io
import typing
from pathlib import Path
from typing import Any

import pytest

from spadille.cards.card import SPOKEN_SUITS
from spadille.core.contract import Refusal, Value
from spadille.core.errors import SpadilleError
from spadille.core.options import OptionValue
from spadille.core.table import Table
from spadille.core.words import Message, Name, Notation, Text, knows
from spadille.fair.commit import dealer
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game
from spadille.scene.happening import News
from spadille.scene.model import About, Face, Fact, Mark, Plate, Role, Scene, Zone
from spadille.scene.telling import news_of
from spadille.server.api import replay_work
from spadille.server.protocol import wire
from spadille.testing.playing import pick, random_move
from spadille.testing.pseudo import PSEUDO, babble, pseudo_language, undeclared, unsaid
from spadille.tui.plain import Plain
from spadille.tui.play.session import Session, sit_down

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
    [Scene, *typing.get_args(News), replay_work.Moment, wire.State, wire.Refused, wire.Said, wire.Hint, wire.Request],
    ids=lambda kind: getattr(kind, "__name__", "requests"),
)
def test_every_string_on_a_screen_or_the_wire_is_name_notation_or_text(kind: Any) -> None:
    assert list(undeclared(kind)) == []


def test_a_bare_string_is_found_wherever_it_stands() -> None:
    assert list(undeclared(Holder)) == ["Loose.sign", "Loose.rows", "Loose.more"]
    with pytest.raises(SpadilleError, match="declared name, notation or text; got 'x'"):
        list(unsaid(Loose("x", (), None, {})))
    with pytest.raises(SpadilleError, match="expected a row of a declared kind"):
        list(unsaid(("x",)))


def test_words_that_are_no_message_are_found_and_names_figures_and_cards_are_none() -> None:
    face = Face("QS", "play QS", Refusal("SPD-1", "Not now."), (Mark.LED, Mark.WINS), "led, wins", 2)
    hand = Zone("hand", "fan", "Your hand", (face, Face(None)), Role.HAND, suit="S")
    assert list(unsaid(hand)) == ["Your hand", "Not now.", "led, wins"]
    plates = Holder((), (SPOKEN_SUITS[0], "QS"), {}), Plate(0, "Nora", 0, facts=(Fact(About.BID, "", "10♣ +4 NT"),))
    assert [list(unsaid(each, ("Nora",))) for each in plates] == [[], []]
    assert list(unsaid(plates[1])) == ["Nora"]


def test_a_message_means_nothing_while_it_lasts_and_may_be_chosen_where_it_is_taught() -> None:
    with pseudo_language():
        assert knows(PSEUDO)
        assert str(SPOKEN_SUITS[0]) == babble("clubs")
        assert str(SPOKEN_SUITS[0]) != "clubs"
    assert not knows(PSEUDO)
    assert str(SPOKEN_SUITS[0]) == "clubs"


def test_equal_texts_are_equal_nonsense_and_nothing_stays_nothing() -> None:
    assert babble("wins") == babble("wins") != babble("war")
    assert babble("") == ""
    assert [len(word) for word in babble("You bid 4.").split()] == [3, 3, 2]
    assert len(babble("4")) == 4
    assert not set("aeiou 0123456789") & set(babble("x" * 300))


def tables(name: str) -> tuple[dict[str, OptionValue], ...]:
    """The usual table of a game, and one where a deal is soon over."""
    first = next(iter(GAMES[name].rulebooks.values()))
    return ({}, {"max_deals": 1}) if hasattr(first.options, "max_deals") else ({},)


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("name", list(GAMES))
def test_no_scene_and_no_news_has_words_that_are_no_message(name: str, viewer: int | None) -> None:
    entry, found = GAMES[name], set[str]()
    for options in tables(name):
        game = open_game(name, None, None, options)
        if viewer is not None and viewer >= game.seats:
            continue
        names = NAMES[: game.seats]
        table, rng = Table(game, dealer(seed_of(f"pseudo {name}"))), Stream(seed_of("pseudo"))
        for _ in range(200):
            scene = entry.scene(game, table.view(viewer), table.offers(viewer), names)
            found.update(unsaid(scene, names))
            if table.outcome is not None:
                break
            steps = table.play(*random_move(game, table.state, rng))
            news = news_of(entry.happened, game, steps, viewer, names)
            found.update(text for each in news for text in unsaid(each, names))
        found.update(text for each in entry.panels(game, scene.score, names) for text in unsaid(each, names))
    assert found == set()


@pytest.mark.parametrize("name", list(GAMES))
def test_what_is_said_of_a_game_and_its_options_is_said_in_messages(name: str) -> None:
    entry = GAMES[name]
    books = entry.rulebooks.values()
    said = [entry.title, entry.sentence, entry.listing.length, *(title for title, _ in entry.arranged(()))]
    said += [entry.reviewing.nothing, *(book.line for book in books)]
    for option, spec in entry.options.items():
        said += [spec.says(each) for each in spec.choices] + ([spec.says(3), spec.says_of_any] if spec.whole else [])
        said += [spec.says_at(book.options, seats) for book in books for seats in book.seats]
        assert all(isinstance(each, Message) or not each for each in said), option


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
    """Return what is told in lines to a person who types this."""
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
