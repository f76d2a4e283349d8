"""Pages for learners: a game's introduction, and the list of puzzles."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from rich.markdown import Markdown
from rich.text import Text

from spadille.cli.names import game_named
from spadille.cli.screen import Console
from spadille.core.errors import BadOptions
from spadille.games import GAMES, entry
from spadille.learning.howto import plain, words_in
from spadille.puzzles.found import themed
from spadille.puzzles.telling import without


def how_page(word: str | None, *, besides: Iterable[object] = (), as_json: bool) -> int:
    """Print a game's introduction with its terms; raises BadOptions if there is none.

    `besides` are the other arguments, which must be absent.
    """
    if any(each is not None for each in besides):
        raise BadOptions("expected --how after a game alone, without a rulebook, --diff or --search")
    if word is None:
        raise BadOptions(f"expected a game before --how: {', '.join(GAMES)}")
    game = entry(game_named(word))
    if not game.how_to_play:
        raise BadOptions(f"expected a game with a page for beginners; got {game.title}, which has none")
    words = [each.term for each in words_in(game, game.how_to_play)]
    text = plain(game, game.how_to_play)
    if as_json:
        told = {"game": game.name, "text": text, "words": [msgspec.structs.asdict(each) for each in words]}
        print(msgspec.json.encode(told).decode())
        return 0
    console = Console()
    console.print(Markdown(text) if console.is_terminal else Text(text), soft_wrap=not console.is_terminal)
    console.print(Text("The words", style="bold"))
    for each in words:
        console.print(Text(each.line), soft_wrap=not console.is_terminal)
    return 0


def puzzle_list(wanted: str = "") -> int:
    """Print the puzzles of every game: those made by hand, numbered, and the themes of the others, counted.

    Raises BadOptions if a theme is wanted, which needs a game.
    """
    if wanted:
        raise BadOptions("expected a game with --theme; got none")
    console = Console()
    for game in GAMES.values():
        head = f"{game.title}: spadille puzzles {game.name}" if game.puzzles else str(without(game))
        console.print(Text(head, style="bold" if game.puzzles else ""), soft_wrap=True)
        for number, each in enumerate(game.puzzles, 1):
            console.print(Text(f"{number:>4}  {each.title}"), soft_wrap=True)
        for theme, some in themed(game):
            console.print(Text(f"      {theme.title} ({len(some)}): --theme {theme.name}"), soft_wrap=True)
    return 0
