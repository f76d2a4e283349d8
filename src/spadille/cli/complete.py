"""Shell completion on Tab: games, rulebooks, options with their values, levels, clauses.

Nothing here may fail or print: unknown values are left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import typer

_ASSIGNED = "="


def _begun(words: Iterable[str], incomplete: str) -> list[str]:
    return [word for word in words if word.casefold().startswith(incomplete.casefold())]


def _game(ctx: typer.Context) -> str | None:
    """The game already on the line: an argument, or a word before an unfinished option."""
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
    """Names of the games."""
    from spadille.games import GAMES

    return _begun(GAMES, incomplete)


def topics(incomplete: str) -> list[str]:
    """Topics of rules; clause IDs after a started one."""
    from spadille.clause_index import room_of
    from spadille.core.clause import everything
    from spadille.games import GAMES

    if "-" not in incomplete:
        return _begun((*GAMES, "table", "care", "glossary"), incomplete)
    return _begun((each.id for game in ("table", *GAMES) for each in everything(room_of(game))), incomplete)


def rulebooks(ctx: typer.Context, incomplete: str) -> list[str]:
    """Rulebooks of the game on the line."""
    from spadille.games import GAMES

    game = _game(ctx)
    return _begun(GAMES[game].rulebooks, incomplete) if game else []


def themes(ctx: typer.Context, incomplete: str) -> list[str]:
    """Themes of the puzzles of the game on the line."""
    from spadille.games import GAMES
    from spadille.puzzles.found import themed

    game = _game(ctx)
    return _begun((theme.name for theme, _ in themed(GAMES[game])), incomplete) if game else []


def presets(ctx: typer.Context, incomplete: str) -> list[str]:
    """Ways to play the game on the line."""
    from spadille.games import GAMES

    game = _game(ctx)
    return _begun(GAMES[game].presets, incomplete) if game else []


def books_and_ways(ctx: typer.Context, incomplete: str) -> list[str]:
    """Rulebooks of the game on the line, and ways to play it."""
    return [*rulebooks(ctx, incomplete), *presets(ctx, incomplete)]


def options(ctx: typer.Context, incomplete: str) -> list[str]:
    """Options of the game on the line, each with its values: "nil=true"."""
    from spadille.games import entry

    game = _game(ctx)
    if game is None:
        return []
    given = [str(each) for each in ctx.params.get("options") or ()]
    if given and given[-1] == _ASSIGNED:  # bash splits words at the sign
        known = entry(game).options.get(given[-2] if len(given) > 1 else "")
        return _begun(_values(game, known.name), incomplete) if known else []
    if given and not incomplete and given[-1] in entry(game).options:  # right after the sign
        return list(_values(game, given[-1]))
    every = (f"{name}={value}" for name in entry(game).options for value in _values(game, name))
    return _begun(every, incomplete.replace("-", "_"))


def _values(game: str, name: str) -> Iterator[str]:
    """The known values of an option; for numbers, the rulebooks' values."""
    from spadille.core.options import write_value
    from spadille.games import entry

    spec = entry(game).options[name]
    usual = [getattr(book.options, name) for book in entry(game).rulebooks.values()] if spec.whole else []
    yield from dict.fromkeys(write_value(each) for each in (*spec.choices, *usual))


def asked(ctx: typer.Context, incomplete: str) -> list[str]:
    """Questions about the game on the line; after a question, its parameters and the game's options."""
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
    """Kinds of rows."""
    from spadille.tidy import KINDS

    return _begun(KINDS, incomplete)


def scorings(incomplete: str) -> list[str]:
    """Scorings of an evening."""
    from spadille.club.standings import SCORINGS

    return _begun(SCORINGS, incomplete)


def levels(ctx: typer.Context, incomplete: str) -> list[str]:
    """Levels of the game on the line, or all levels; completes the last of several joined by commas or +."""
    from spadille.bots import GUESTS, guests
    from spadille.games import GAMES
    from spadille.thinking.levels import Level

    game = _game(ctx)
    known = (*GAMES[game].levels, *guests(game)) if game else (*Level, *GUESTS)
    at = max(incomplete.rfind(","), incomplete.rfind("+")) + 1
    return [incomplete[:at] + str(each) for each in _begun((str(each) for each in known), incomplete[at:])]
