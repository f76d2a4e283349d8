"""A fixed game of every rulebook, with views and scores, as text (README.md says how to write them anew)."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from hashlib import sha256
from inspect import get_annotations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spadille.cards.card import Card
from spadille.cards.holding import members
from spadille.core.contract import AnyGame, Chance, Decide, Over
from spadille.core.options import changes
from spadille.core.table import Table
from spadille.core.words import Message
from spadille.fair.commit import dealer
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game
from spadille.testing.playing import random_move

GAMES_TESTS = Path(__file__).parents[1] / "games"
BOOKS = [(name, book) for name, entry in GAMES.items() for book in entry.rulebooks]
MOST_MOVES = 130
EVERY = 11


def playthrough(game: AnyGame) -> str:
    """A game as text: its record, and at some moments everything that can be asked of it."""
    table = Table(game, dealer(seed_of("golden")))
    rng = Stream(seed_of("golden moves"))
    while table.version < MOST_MOVES and table.outcome is None:
        table.play(*random_move(game, table.state, rng))
    header, *lines = table.record.decode().splitlines()
    texts, state = [_changed_only(game, header)], game.initial()
    for moment, (seat, move) in enumerate(table.log):
        if moment % EVERY == 2:
            texts += ask(game, state, moment)
        texts.append(f"{lines[moment]}  seen: {_seen(game, state, seat, move)}")
        state = game.play(state, seat, move)
    texts += ask(game, state, table.version)
    return "\n".join([*texts, *lines[table.version :], ""])


def _changed_only(game: AnyGame, header: str) -> str:
    """The record's header, its options only where the table has them otherwise than the rulebook."""
    rulebook = GAMES[game.name].rulebooks[game.rulebook]
    told = json.loads(header) | {"options": changes(game.options, rulebook, game.seats)}
    return json.dumps(told, separators=(",", ":"))


def ask(game: AnyGame, state: Any, moment: int) -> Iterator[str]:
    """Turn, moves, views and standing at one moment."""
    turn = game.turn(state)
    yield f"  -- moment {moment}: {_turn(turn)}"
    for seat in turn.seats if isinstance(turn, Decide) else ():
        spelt = [game.spell(move) for move in game.moves(state, seat)]
        shown = spelt if len(spelt) < 24 else [*spelt[:12], f"… {len(spelt)} in all …", *spelt[-6:]]
        yield f"  moves {seat}: {', '.join(shown)}"
    for viewer in (*range(game.seats), None):
        yield f"  view {'of a spectator' if viewer is None else viewer}: {show(game.view(state, viewer))}"
    standing = game.standing(state)
    yield f"  deals {standing.deals}, scores {standing.scores}" + "".join(
        f", {name} {value}" for name, value in standing.more
    )
    if standing.sheet:
        last = standing.sheet[-1]
        yield f"  deal {last.deal}, bids {last.bids}, taken {last.taken}, totals {last.totals}"
        for line in last.lines:
            yield f"    {line.side} {line.points:+} {line.clause}"


def _turn(turn: object) -> str:
    match turn:
        case Decide(seats):
            return f"seats {seats} decide"
        case Chance(what):
            return f"chance: {what}"
        case Over(outcome):
            return f"over, payoff {outcome.payoff}, winners {outcome.winners}"
    raise TypeError(turn)


def _seen(game: AnyGame, state: Any, seat: int, move: Any) -> str:
    viewers = [viewer for viewer in range(game.seats) if game.seen(state, seat, move, viewer) is not None]
    public = game.seen(state, seat, move, None) is not None
    return (
        "by all" if public and len(viewers) == game.seats else f"by {viewers}" + (" and spectators" if public else "")
    )


def show(value: Any, kind: str = "") -> str:
    """A value in words: cards by name, holdings as cards, only what is not as it usually is."""
    if isinstance(value, msgspec.Struct):
        fields = zip(value.__struct_fields__, _defaults(value), _kinds(value), strict=True)
        parts = [
            f"{name}={show(getattr(value, name), kind)}"
            for name, usual, kind in fields
            if name != "sheet" and getattr(value, name) != usual
        ]
        return f"{type(value).__name__}({', '.join(parts)})"
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, Message):
        return repr(str(value))
    if isinstance(value, int) and not isinstance(value, bool) and "Holding" in kind:
        return "{" + " ".join(str(card) for card in members(value)) + "}"
    if isinstance(value, tuple | list):
        return "[" + " ".join(show(each, kind) for each in value) + "]"
    return repr(value)


def _defaults(value: msgspec.Struct) -> list[Any]:
    given = value.__struct_defaults__
    return [msgspec.NODEFAULT] * (len(value.__struct_fields__) - len(given)) + list(given)


def _kinds(value: msgspec.Struct) -> list[str]:
    every: dict[str, str] = {}
    for base in reversed(type(value).__mro__):
        every.update({name: str(kind) for name, kind in get_annotations(base).items()})
    return [every.get(name, "") for name in value.__struct_fields__]


@pytest.mark.parametrize(("name", "book"), BOOKS, ids=[f"{name}-{book}" for name, book in BOOKS])
def test_the_game_goes_as_it_went(name: str, book: str) -> None:
    path = GAMES_TESTS / name / "golden" / f"{book}.txt"
    text = playthrough(open_game(name, book, None, {}))
    if os.environ.get("SPADILLE_GOLDEN") == "write":
        path.write_text(text, "utf-8")
    assert path.exists(), "there is no golden game yet: SPADILLE_GOLDEN=write pytest tests/golden"
    assert text == path.read_text("utf-8"), "not as it went before; see README.md beside this test"


def test_the_rules_of_a_game_have_another_version_when_a_golden_game_changes() -> None:
    """`versions.txt` keeps, for each game, the version in its manifest and a digest of its golden games."""
    lines = []
    for name, entry in GAMES.items():
        texts = sorted((GAMES_TESTS / name / "golden").glob("*.txt"))
        digest = sha256(b"".join(path.read_bytes() for path in texts)).hexdigest()[:16]
        lines.append(f"{name} {entry.version} {digest}")
    path, now = Path(__file__).parent / "versions.txt", "\n".join([*lines, ""])
    kept = dict(line.split(" ", 1) for line in path.read_text("utf-8").splitlines()) if path.exists() else {}
    for line in lines:
        name, told = line.split(" ", 1)
        if name in kept and kept[name] != told:
            assert int(told.split()[0]) > int(kept[name].split()[0]), f"raise `version` in the manifest of {name}"
    if os.environ.get("SPADILLE_GOLDEN") == "write":
        path.write_text(now, "utf-8")
    assert now == path.read_text("utf-8"), "SPADILLE_GOLDEN=write pytest tests/golden"
