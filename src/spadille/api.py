"""The most used functions: open a table, load a record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from spadille.core.contract import AnyGame
from spadille.core.errors import BadRecord, shortly
from spadille.core.record import Header, path_of
from spadille.core.table import Dealer, Table, replay
from spadille.fair.commit import dealer, seed_in
from spadille.fair.shuffle import seed_of, write_seed
from spadille.games import GAMES, entry, open_game, open_header, titled
from spadille.games.typed import typed
from spadille.ways.presets import hold_options, set_up


@typed  # type: ignore[arg-type]  # its options could be called `game`, too
def table(
    game: str,
    *,
    rulebook: str | None = None,
    preset: str | None = None,
    seats: int | None = None,
    seed: int | str | bytes | None = None,
    **options: Any,
) -> Table:
    """Open a table: a game by a rulebook, or by a `preset` (`GAMES[game].presets`), with options set by name.

    Without either the rules are those of `GAMES[game].meant(seats)`, as on a screen: Spades by `rules_of_spades`, or by
    `bicycle` where there are not four players. `table.game.rulebook` and every record name the rulebook.

    `seed` fixes every card that chance will deal (a number, a phrase, or 32 bytes); without one a secret
    seed is drawn. The record of the table contains it. Raises BadOptions with the allowed values, Unreadable for a seed
    that is none of these.
    """
    _find(game, rulebook)
    chosen = seed_of(seed)
    hold_options(game, options, table)
    book, places, given = set_up(game, preset, rulebook, seats, options)
    return _drawn(Table(open_game(game, book, places, given), dealer(chosen), {"seed": write_seed(chosen)}))


def load(path: str | Path) -> Table[Any]:
    """A saved table, ready to continue; raises BadRecord with the line that is wrong.

    Raises BadOptions for anything but the path of a file, OSError for a file that cannot be read.
    """
    return loads(path_of(path).read_bytes())


def loads(data: bytes | str) -> Table[Any]:
    """A table from a record, as bytes or as text.

    If the record contains a seed, chance continues from it; otherwise chance moves are played by hand. Raises BadRecord
    with the line that is wrong.
    """
    if isinstance(data, str):
        data = data.encode(errors="surrogatepass")
    if not isinstance(data, bytes):
        raise BadRecord(1, f"expected the bytes or the text of a record; got {shortly(data)}")

    def go_on(header: Header) -> Dealer | None:
        seed = seed_in(header)
        return None if seed is None else dealer(seed)

    return _drawn(replay(data, opened, go_on))


def opened(header: Header) -> AnyGame:
    """The game of a record, among all installed games; raises BadOptions."""
    _find(header.game, header.rulebook)
    return open_header(header)


def _find(game: str, rulebook: str | None) -> None:
    """Discover installed packages for an unknown game or rulebook."""
    if game not in GAMES or (isinstance(rulebook, str) and rulebook not in GAMES[game].rulebooks):
        from spadille.plugins import discover

        discover()


def _drawn(table: Table) -> Table:
    table._drawn = _draw
    return table


def _draw(game: AnyGame, state: Any, made: int) -> str:
    """A table in readable form, from a spectator's scene."""
    from spadille.scene.writing import picture

    return picture(game, entry(game.name).scene, state, made, title=titled(game.name, game.rulebook))
