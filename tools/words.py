"""Words: every sentence that a user may see, with sample values, for proofreading.

    python -m tools.words spades
    python -m tools.words spades --language de

Games are played: under every rulebook and number of players, at random and by regular players, and every text of a
scene, news, a refusal, a hint or the summary of the rules is kept once, with its values. Texts that play does not reach
(commands, screens, the server, the browser) are read from the sources, their values as {names}.
"""

from __future__ import annotations

import argparse
import ast
import re
import typing
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

import spadille
from spadille.bots import make_bot
from spadille.cards.card import CARDS
from spadille.core.contract import AnyGame
from spadille.core.errors import SpadilleError
from spadille.core.options import Spec, specs
from spadille.core.summary import summary
from spadille.core.table import Table
from spadille.core.words import ENGLISH, LANGUAGES, Message, speak
from spadille.fair.commit import dealer
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game, rulebook_of
from spadille.scene.telling import news_of
from spadille.testing.playing import random_move
from spadille.thinking.levels import Level

SOURCE: Final = Path(spadille.__file__).parent
NAMES: Final = ("You", "Walt", "Nora", "Edie", "Flora", "Gus", "Hedda", "Ivor", "Jane")
_MOVES: Final = 120
_TRIED: Final = 5
WATCHED: Final = ("Ann", *NAMES[1:])
"""The names as a spectator sees them."""
_CARD_WORDS: Final = "|".join(sorted({each.words for each in CARDS.values()}, key=len, reverse=True))
_KINDS: Final = tuple(
    (re.compile(pattern), instead)
    for pattern, instead in (
        (_CARD_WORDS, "‹card›"),
        (r"\b(?:[2-9TJQKA][SHDC]'?|JB|JR)(?![\w'])|[2-9TJQKA]0?[♠♥♦♣]|(?<!\w)10[♠♥♦♣]", "‹sign›"),
        (r"\b(?:spades?|hearts?|diamonds?|clubs?)\b", "‹suit›"),
        (
            r"\b(?:aces?|kings?|queens?|jacks?|tens?|nines?|eights?|sevens?|sixe?s?|fives?|fours?|threes?|twos?)\b",
            "‹rank›",
        ),
        (rf"\b(?:{'|'.join(WATCHED)})\b", "‹name›"),
        (r"[+−-]?\d+(?:[.,]\d+)*", "‹number›"),
    )
)
"""Values in which two sentences may differ and still be the same."""


class Said(NamedTuple):
    """A sentence, a word or a name, and its source: "spades: prompt"."""

    where: str
    text: str


def shape(said: Said) -> Said:
    """A sentence without its values, to find equal sentences."""
    text = said.text
    for pattern, instead in _KINDS:
        text = pattern.sub(instead, text)
    return Said(said.where, re.sub(r"(‹\w+›)(?:(?:, | and |; | )\1)+", r"\1 …", text))


def each_once(everything: Iterable[Said]) -> Iterator[Said]:
    """Yield the first of each group of equal sentences."""
    seen = set()
    for said in everything:
        if said.text.strip() and (key := shape(said)) not in seen:
            seen.add(key)
            yield said


# -- the texts of games ----------------------------------------------------------------------------------


def texts(value: Any, kind: Any = None, at: str = "") -> Iterator[Said]:
    """Yield every text within a scene or news, with its place: "Choice.label"."""
    if isinstance(value, msgspec.Struct):
        hints = typing.get_type_hints(type(value), include_extras=True)
        for name in value.__struct_fields__:
            yield from texts(getattr(value, name), hints[name], f"{type(value).__name__}.{name}")
    elif isinstance(value, tuple):
        inner = typing.get_args(kind)
        for each in value:
            yield from texts(each, inner[0] if inner else None, at)
    elif isinstance(value, str | Message) and "'text'" in str(kind):
        yield Said(at, str(value))


def tables(name: str) -> Iterator[AnyGame]:
    """A game under every rulebook with every number of players, and with each other value of each choice."""
    for book in GAMES[name].rulebooks.values():
        for seats in book.seats:
            yield open_game(name, book.name, seats, {})
    usual = next(iter(GAMES[name].rulebooks.values()))
    for option, spec in specs(type(usual.options)).items():
        for value in spec.choices:
            try:
                yield open_game(name, usual.name, usual.usual_seats, {option: value})
            except SpadilleError:
                continue


def of_rules(name: str) -> Iterator[Said]:
    """The texts about a game before it begins: its tile, its rulebooks, its options, its glossary."""
    found = GAMES[name]
    yield from (
        Said("tile", str(each)) for each in (found.title, found.sentence, found.listing.seats, found.listing.length)
    )
    yield from (Said("rulebook", str(book.title)) for book in found.rulebooks.values())
    options = type(next(iter(found.rulebooks.values())).options)
    for spec in specs(options).values():
        yield from (Said("option", each) for each in _sentences(spec))
    for game in tables(name):
        lines = summary(game.options, rulebook_of(game), game.seats, found.package)
        yield from (Said("rules of the table", str(each.words)) for each in lines)
    yield from (Said("glossary", each.line) for each in found.words)


def _sentences(spec: Spec) -> Iterator[str]:
    yield from (str(spec.says(value)) for value in spec.choices)
    if spec.whole:
        yield from (str(spec.says(value)) for value in {1, 3} if spec.allows(value))


def of_play(game: AnyGame, moves: int = _MOVES) -> Iterator[Said]:
    """The texts during a game: scenes, news and refusals."""
    found, names = GAMES[game.name], NAMES[: game.seats]
    table, rng = Table(game, dealer(seed_of(f"words {game.rulebook}"))), Stream(seed_of("words"))
    known: list[Any] = []
    players = [make_bot(Level.REGULAR, game, seat, "words") for seat in range(game.seats)]
    while len(table.log) < moves and table.outcome is None:
        for viewer, called in ((0, names), (None, WATCHED[: game.seats])):
            yield from texts(found.scene(game, table.view(viewer), table.offers(viewer), called))
        yield from _refused(game, table, known, rng)
        if not table.deciding:
            break
        seat, move = random_move(game, table.state, rng)
        if rng.below(3):
            move = players[seat].choose(table.view(seat), table.moves(seat)).move
        if move not in known:
            known.append(move)
        for news in news_of(found.happened, game, table.play(seat, move), 0, names):
            yield from (
                Said(f"news: {type(news).__name__}", each.text) for each in texts(news) if each.text == str(news.words)
            )
    yield from texts(found.scene(game, table.view(0), table.offers(0), names))


def _refused(game: AnyGame, table: Table, known: list[Any], rng: Stream) -> Iterator[Said]:
    for move in [known[rng.below(len(known))] for _ in range(_TRIED)] if known else ():
        for seat in range(game.seats):
            if (refusal := game.refusal(table.state, seat, move)) is not None:
                yield Said("Refusal.reason", str(refusal.reason))


def of_hints(game: AnyGame, level: Level, decisions: int) -> Iterator[Said]:
    """The texts of a bot about its own choice."""
    table, rng = Table(game, dealer(seed_of("hints"))), Stream(seed_of("hints"))
    players = [make_bot(level, game, seat, "words") for seat in range(game.seats)]
    for _ in range(decisions):
        if not table.deciding or table.outcome is not None:
            return
        seat = table.deciding[0]
        decision = players[seat].choose(table.view(seat), table.moves(seat))
        yield Said("hint", str(decision.why))
        table.play(seat, decision.move if rng.below(8) else random_move(game, table.state, rng)[1])


def of_game(name: str) -> Iterator[Said]:
    """Every sentence of a game."""
    yield from of_rules(name)
    for game in tables(name):
        yield from of_play(game)
    for book in GAMES[name].rulebooks.values():
        yield from of_hints(open_game(name, book.name, None, {}), Level.REGULAR, 60)


# -- texts that play does not reach ----------------------------------------------------------------------------

_SENTENCE: Final = re.compile(r"[^\W\d_]\S* \S*[^\W\d_]")
_OF_CODE: Final = re.compile(
    r"^(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|PRAGMA)\b|[{}<>;]{2}|\\[wdsb]|^[a-z-]+: ?[a-z0-9]+;"
)
_IN_JS: Final = re.compile(r"`(?:\\.|[^`\\])*`|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'")
_COMMENT: Final = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)


def literals(path: Path) -> Iterator[Said]:
    """The texts in a source: messages, all strings of JavaScript and HTML, and those of Python except docstrings."""
    where = str(path.relative_to(SOURCE))
    text = path.read_text("utf-8")
    if path.suffix == ".ftl":
        for message in FluentParser().parse(text).body:
            if isinstance(message, fluent.Message):
                yield Said(where, " ".join(FluentSerializer().serialize_entry(message).partition(" = ")[2].split()))
        return
    for each in _in_python(ast.parse(text)) if path.suffix == ".py" else _in_page(path, text):
        if _SENTENCE.search(each) and not _OF_CODE.search(each):
            yield Said(where, " ".join(each.split()))


def _in_page(path: Path, text: str) -> Iterator[str]:
    if path.suffix == ".html":
        yield from re.findall(r">([^<>]+)<", text)
    for each in _IN_JS.findall(_COMMENT.sub("", text)):
        yield re.sub(r"\$\{[^{}]*\}", "{…}", each[1:-1])


def _in_python(tree: ast.AST) -> Iterator[str]:
    idle = {id(each.value) for each in ast.walk(tree) if isinstance(each, ast.Expr)}
    idle |= {id(part) for each in ast.walk(tree) if isinstance(each, ast.JoinedStr) for part in each.values}
    for node in ast.walk(tree):
        if id(node) in idle:
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield "".join(_part(each) for each in node.values)


def _part(part: ast.AST) -> str:
    return str(part.value) if isinstance(part, ast.Constant) else f"{{{ast.unparse(getattr(part, 'value', part))}}}"


def of_sources(language: str = ENGLISH) -> Iterator[Said]:
    """The texts of commands, screens, the server and the browser; in another language only their messages."""
    literal = (".py", ".js", ".html") if language == ENGLISH else ()
    for path in sorted(SOURCE.rglob("*")):
        if (path.suffix in literal or path.name == f"{language}.ftl") and "types" not in path.name:
            yield from literals(path)


def main() -> None:
    """Print the sentences of the named games, or of everything."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("parts", nargs="*", help=f"{', '.join(GAMES)}, or sources for what no walk reaches")
    parser.add_argument("--language", choices=[*LANGUAGES], default=ENGLISH)
    asked = parser.parse_args()
    speak(asked.language)
    for part in asked.parts or (*GAMES, "sources"):
        print(f"\n== {part} ==")
        where = ""
        everything = of_sources(asked.language) if part == "sources" else of_game(part)
        said = sorted(each_once(everything), key=lambda each: each.where)
        for each in said:
            if each.where != where:
                print(f"\n{each.where}")
            where = each.where
            print(f"  {each.text}")


if __name__ == "__main__":
    main()
