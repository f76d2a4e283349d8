"""The share of deals of Pyramid that can be won, and that `regular` wins, for each way to play that has a name.

`python -m bench.pyramid_chances [PROCESSES]` rewrites `games/pyramid/measured.py`, from which the set-up shows the
chance. Each way is tried on the same 500 deals; a deal that the solver does not decide counts as not won.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, Final

from spadille.cards.card import write_cards
from spadille.cards.pack import STANDARD, Pack, shuffled
from spadille.core.contract import NATURE, AnyGame, Over
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import entry, open_game
from spadille.games.pyramid.native import can_win
from spadille.games.pyramid.players.strong import solver_rules
from spadille.games.pyramid.state import value_of
from spadille.search import Effort
from spadille.thinking.levels import Level

DEALS: Final = 500
_EFFORT: Final = Effort(nodes=100_000, memory=64 << 20)
"""Limit for one deal: the few deals that need more count as not won, so that no chance is overstated."""
SEED: Final = "pyramid chances"
FILE: Final = Path(__file__).parents[1] / "src/spadille/games/pyramid/measured.py"
JOURNAL: Final = Path(__file__).parents[1] / "build/pyramid_chances.json"
"""The results so far; delete it when rules or players have changed."""
NAMED: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"stock_passes": 1},
    {"reserve": "giza", "win_condition": "clear_all_52"},
    {"overlap_match": True},
    {"draw_count": 3},
    {"stock_passes": 3},
    {"overlap_match": True, "draw_count": 3},
    {"overlap_match": True, "stock_passes": 1},
    {"stock_passes": 2},
    {"stock_passes": 3, "stock_waste_pairs": True},
    {"win_condition": "clear_all_52", "stock_waste_pairs": True},
    {"overlap_match": True, "stock_passes": 3},
    {"overlap_match": True, "win_condition": "clear_all_52", "stock_waste_pairs": True},
    {"reserve": "giza"},
    {"reserve": "giza", "win_condition": "clear_all_52", "overlap_match": True},
)
"""Options that differ from the first rulebook."""
_ABOUT: Final = (
    "Pyramid: of each way to play, how many deals can be won and how many `regular` won (`bench.pyramid_chances`)."
)
_HEAD: Final = '''"""{about}"""

from __future__ import annotations

from typing import Final

DEALS: Final = {deals}
MEASURED: Final[tuple[tuple[dict[str, object], int, int], ...]] = (
'''


def deals(count: int) -> Iterator[Pack]:
    """The deals on which every way is tried."""
    rng = Stream(seed_of(SEED))
    return (shuffled(STANDARD, rng) for _ in range(count))


def won_by_regular(game: AnyGame, cards: Pack) -> bool:
    """True if the regular player wins a deal."""
    bot = entry("pyramid").make(Level.REGULAR, game, 0, Stream(seed_of(1)), None)
    state = game.play(game.initial(), NATURE, game.read("deal " + write_cards(cards)))
    while not isinstance(turn := game.turn(state), Over):
        state = game.play(state, 0, bot.choose(game.view(state, 0), list(game.moves(state, 0))).move)
    return bool(turn.outcome.winners)


def winnable(way: dict[str, Any]) -> int:
    """Number of deals that can be won."""
    game = open_game("pyramid", "denexa", None, way)
    decks = [bytes(map(value_of, each)) for each in deals(DEALS)]
    return sum(bool(each) for each in can_win(decks, solver_rules(game.options), effort=_EFFORT))


def won(way: dict[str, Any]) -> int:
    """Number of deals that the regular player wins."""
    game = open_game("pyramid", "denexa", None, way)
    return sum(won_by_regular(game, each) for each in deals(DEALS))


def told(found: dict[str, int]) -> str:
    """The text of the file: every way whose deals have been solved, and played by `regular`."""
    rows = []
    for way in NAMED:
        solved, played = (found.get(f"{each.__name__} {way}") for each in (winnable, won))
        if solved is not None and played is not None:
            rows.append(f"    ({way!r}, {solved}, {played}),\n".replace("'", '"'))
    return _HEAD.format(about=_ABOUT, deals=DEALS) + "".join(rows) + ")\n"


def main(jobs: int = 2) -> None:
    """Measure all that is missing; each result is stored as soon as it is found."""
    found: dict[str, int] = json.loads(JOURNAL.read_text("utf-8")) if JOURNAL.exists() else {}
    JOURNAL.parent.mkdir(exist_ok=True)
    todo = [(each, way) for each in (winnable, won) for way in NAMED if f"{each.__name__} {way}" not in found]
    with ProcessPoolExecutor(jobs) as pool:
        waiting = {pool.submit(each, way): f"{each.__name__} {way}" for each, way in todo}
        for done in as_completed(waiting):
            found[waiting[done]] = done.result()
            print(waiting[done], done.result(), flush=True)
            JOURNAL.write_text(json.dumps(found), "utf-8")
            FILE.write_text(told(found), "utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2)
