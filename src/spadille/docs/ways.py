"""The pages of the ways to play: description, differences from the nearest rulebook, sources, how to play it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from spadille.core.preset import Preset
from spadille.games import GAMES
from spadille.manifest import Manifest
from spadille.ways.presets import from_book, players

Link = Callable[[str], str]
"""A function that links every clause in a text."""


def page_name(game: Manifest, preset: Preset) -> str:
    """The file of a way to play: its address never changes."""
    return f"{game.name}_way_{preset.name}.md"


def way_pages(made: str, link: Callable[[Manifest], Link]) -> Iterator[tuple[str, str]]:
    """The page of every way to play by its file name; `made` is the mark with its source."""
    for game in GAMES.values():
        for preset in game.presets.values():
            yield page_name(game, preset), "\n".join(_page(game, preset, made, link(game))) + "\n"


def _page(game: Manifest, preset: Preset, made: str, link: Link) -> Iterator[str]:
    book = game.rulebooks[preset.rulebook]
    yield from (f"# {game.title}: {preset.title}", "", made, "")
    yield f"A way to play [{game.title}]({game.name}.md). {preset.line}"
    yield ""
    if preset.also:
        yield f"* Also called: {', '.join(preset.also)}."
    yield f"* Players: {players(preset)}."
    yield f"* Nearest printed rulebook: {book.title} (`{book.name}`)."
    yield from ("", "## For a guest", "", "What somebody who knows the game must be told before the first card:", "")
    yield from (f"{number}. {sentence}" for number, sentence in enumerate(preset.guest, 1))
    yield from ("", f"## Where it differs from {book.title}", "", f"| Option | {book.title} | Here |", "|---|---|---|")
    for each in from_book(game.name, preset):
        there, here = (_cell(*said, link) for said in zip(each.words, each.clauses, strict=True))
        yield f"| [`{each.option}`]({game.name}.md#option-{each.option}) | {there} | {here} |"
    yield from ("", f"All else is as [that rulebook has it]({game.name}.md).", "", "## Play it", "", "```sh")
    yield f"spadille play {game.name} --preset {preset.name}"
    yield from ("```", "", "In Python:", "", "```python", "import spadille", "")
    yield f'table = spadille.table("{game.name}", preset="{preset.name}")'
    yield "```"


def _cell(words: object, clauses: tuple[str, ...], link: Link) -> str:
    """The meaning of an option, and its clauses."""
    cited = f" ({', '.join(map(link, clauses))})" if clauses else ""
    return f"{words}{cited}"


def ways_table(game: Manifest) -> Iterator[str]:
    """The ways to play on the page of a game; empty if it has none."""
    if not game.presets:
        return
    yield from ("## Ways to play", "", "Popular rules with a name of their own, each with a page.", "")
    yield from ("| Way to play | What it is | Players | Nearest rulebook |", "|---|---|---|---|")
    for each in game.presets.values():
        yield f"| [{each.title}]({page_name(game, each)}) | {each.line} | {players(each)} | `{each.rulebook}` |"
    yield ""


def ways_line(game: Manifest) -> str:
    """The ways to play in the list of games, each with its page; empty if there are none."""
    links = (f"[{each.title}]({page_name(game, each)})" for each in game.presets.values())
    return f" Ways to play: {', '.join(links)}." if game.presets else ""
