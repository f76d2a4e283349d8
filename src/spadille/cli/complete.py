"""What a shell offers when Tab is pressed: games, rulebooks, options with their values, levels, clauses.

Nothing here may fail or print: what cannot be told is not offered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import typer

_ASSIGNED = "="


def _begun(words: Iterable[str], incomplete: str) -> list[str]:
    return [word for word in words if word.casefold().startswith(incomplete.casefold())]


def _game(ctx: typer.Context) -> str | None:
    """The game that is on the line already: an argument, or a word that waits for an option to be finished."""
    from spadille.cli.names import game_named
    from spadille.core.errors import SpadilleError

    given = ctx.params.get("game")
    for word in ([given] if given else ctx.args)[:1]:
        try:
            return game_named(str(word))
        except SpadilleError:
            return None
    return None


def games(incomplete: str) -> list[str]:
    """The games by name."""
    from spadille.games import GAMES

    return _begun(GAMES, incomplete)


def topics(incomplete: str) -> list[str]:
    """What there are rules of; clauses by their IDs once one is begun."""
    from spadille.clause_index import room_of
    from spadille.core.clause import everything
    from spadille.games import GAMES

    if "-" not in incomplete:
        return _begun((*GAMES, "table", "care", "glossary"), incomplete)
    return _begun((each.id for game in ("table", *GAMES) for each in everything(room_of(game))), incomplete)


def rulebooks(ctx: typer.Context, incomplete: str) -> list[str]:
    """The rulebooks of the game on the line."""
    from spadille.games import GAMES

    game = _game(ctx)
    return _begun(GAMES[game].rulebooks, incomplete) if game else []


def presets(ctx: typer.Context, incomplete: str) -> list[str]:
    """The ways to play the game on the line."""
    from spadille.games import GAMES

    game = _game(ctx)
    return _begun(GAMES[game].presets, incomplete) if game else []


def books_and_ways(ctx: typer.Context, incomplete: str) -> list[str]:
    """The rulebooks of the game on the line, and the ways to play it."""
    return [*rulebooks(ctx, incomplete), *presets(ctx, incomplete)]


def options(ctx: typer.Context, incomplete: str) -> list[str]:
    """The options of the game on the line, each with its values: "nil=true"."""
    from spadille.games import entry

    game = _game(ctx)
    if game is None:
        return []
    given = [str(each) for each in ctx.params.get("options") or ()]
    if given and given[-1] == _ASSIGNED:  # bash parts words at the sign
        known = entry(game).options.get(given[-2] if len(given) > 1 else "")
        return _begun(_values(game, known.name), incomplete) if known else []
    every = (f"{name}={value}" for name in entry(game).options for value in _values(game, name))
    return _begun(every, incomplete.replace("-", "_"))


def _values(game: str, name: str) -> Iterator[str]:
    """The values of an option that can be listed; of numbers those that the rulebooks have."""
    from spadille.core.options import write_value
    from spadille.games import entry

    spec = entry(game).options[name]
    usual = [getattr(book.options, name) for book in entry(game).rulebooks.values()] if spec.whole else []
    yield from dict.fromkeys(write_value(each) for each in (*spec.choices, *usual))


def asked(ctx: typer.Context, incomplete: str) -> list[str]:
    """The questions about the game on the line; after one, what it takes, and the options of the game."""
    from spadille.games import GAMES

    game = _game(ctx)
    if game is None:
        return []
    by_name = {each.name: each for each in GAMES[game].questions}
    given = [str(each) for each in ctx.params.get("words") or ()]
    if not given:
        return _begun(by_name, incomplete)
    own = by_name[given[0]].parameters if given[0] in by_name else ()
    return [*_begun((f"{each.name}{_ASSIGNED}" for each in own), incomplete), *options(ctx, incomplete)]


def kinds(incomplete: str) -> list[str]:
    """What rows there are of a record."""
    from spadille.tidy import KINDS

    return _begun(KINDS, incomplete)


def scorings(incomplete: str) -> list[str]:
    """How an evening's results may be scored."""
    from spadille.club.standings import SCORINGS

    return _begun(SCORINGS, incomplete)


def levels(ctx: typer.Context, incomplete: str) -> list[str]:
    """The levels, those of the game if one is on the line; the last of several joined by commas or +."""
    from spadille.bots import GUESTS, guests
    from spadille.games import GAMES
    from spadille.thinking.levels import Level

    game = _game(ctx)
    known = (*GAMES[game].levels, *guests(game)) if game else (*Level, *GUESTS)
    at = max(incomplete.rfind(","), incomplete.rfind("+")) + 1
    return [incomplete[:at] + str(each) for each in _begun((str(each) for each in known), incomplete[at:])]
