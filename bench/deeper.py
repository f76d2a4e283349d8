"""What thinking longer is worth: where two levels choose differently, a judge with more worlds says how much it costs.

python -m bench.deeper spades --levels expert,strong --deals 100 --keep build/deeper.jsonl

A contest of two levels needs thousands of deals to show a difference of one point, as most of its luck is in the cards.
Here the second level plays deals with itself, and at each of its decisions the first is asked too. Where they differ,
both moves are weighed by a judge: the first level with twice the worlds and another seed. The sum over a deal, divided
by the number of sides, is what a side would gain if its players thought as long as the first level. The judge imagines
hands and plays deals on as both levels do, so faults that they share are not seen.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import Final

import msgspec

from spadille.bots import make_bot
from spadille.core.contract import Value
from spadille.core.figures import SURE, signed
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import seed_of
from spadille.games import GAMES, open_game
from spadille.thinking.budget import Budget

WORLDS: Final = 2
"""The judge's worlds, as a multiple of the first level's."""


class Deal(Value, frozen=True, kw_only=True):
    """One deal: the gain of the first level's moves over the second's, in points of a side."""

    seed: str
    gain: float
    decisions: int
    different: int
    unjudged: int
    """Number of differences of which the judge did not weigh both moves; they count as no gain."""


def play(game_name: str, rulebook: str | None, levels: Sequence[str], seed: str) -> Deal:
    """Play the first deal of a match by the second level, and judge where the first chooses differently."""
    game = open_game(game_name, rulebook, None, {})
    first, second = (_budget(game_name, level) for level in levels)
    judge = msgspec.structs.replace(first, worlds=first.worlds * WORLDS)
    table = Table(game, dealer(seed_of(seed)))
    gains: list[float | None] = []
    decisions = 0
    while table.deciding and not table.score_sheet:
        seat = table.deciding[0]
        view, moves, moment = table.view(seat), table.moves(seat), f"{seed} {len(table.log)}"
        chosen = make_bot(levels[1], game, seat, f"{moment} second", second).choose(view, moves).move
        if len(moves) > 1:
            decisions += 1
            better = make_bot(levels[0], game, seat, f"{moment} first", first).choose(view, moves).move
            if better != chosen:
                weighed = make_bot(levels[0], game, seat, f"{moment} judge", judge).choose(view, moves).weighed
                worth = {each.move: each.worth for each in weighed}
                gains.append(worth[better] - worth[chosen] if {better, chosen} <= worth.keys() else None)
        table.play(seat, chosen)
    judged = [each for each in gains if each is not None]
    return Deal(
        seed=seed,
        gain=sum(judged) / len(table.game.standing(table.state).scores),
        decisions=decisions,
        different=len(gains),
        unjudged=len(gains) - len(judged),
    )


def _budget(game: str, level: str) -> Budget:
    """The usual budget of a level, without its clock."""
    (player,) = (each for each in GAMES[game].players if each.level == level)
    assert player.budget is not None, f"{level} thinks ahead"
    return msgspec.structs.replace(player.budget, milliseconds=None)


def told(deals: Sequence[Deal]) -> str:
    """The result in a sentence."""
    n = len(deals)
    mean = sum(each.gain for each in deals) / n
    error = SURE * math.sqrt(sum((each.gain - mean) ** 2 for each in deals) / max(1, n - 1) / n)
    decisions, different = sum(each.decisions for each in deals), sum(each.different for each in deals)
    return (
        f"{n} deals: {signed(mean, '+.2f')} ± {error:.2f} points a deal for a side; {different:,} of {decisions:,} "
        f"decisions differ, {sum(each.unjudged for each in deals)} of them unjudged"
    )


def main() -> None:
    """Play until there are enough deals, going on where the file ends."""
    asked = argparse.ArgumentParser(prog="python -m bench.deeper")
    asked.add_argument("game")
    asked.add_argument("--rulebook")
    asked.add_argument("--levels", default="expert,strong")
    asked.add_argument("--deals", type=int, default=100)
    asked.add_argument("--jobs", type=int, default=2)
    asked.add_argument("--keep", type=Path, default=Path("build/deeper.jsonl"))
    given = asked.parse_args()
    given.keep.parent.mkdir(parents=True, exist_ok=True)
    lines = given.keep.read_bytes().splitlines() if given.keep.exists() else []
    deals = [msgspec.json.decode(line, type=Deal) for line in lines]
    one = partial(play, given.game, given.rulebook, given.levels.split(","))
    with ProcessPoolExecutor(given.jobs) as pool, given.keep.open("ab") as kept:
        for done in as_completed([pool.submit(one, token_hex(8)) for _ in range(given.deals - len(deals))]):
            deals.append(done.result())
            kept.write(msgspec.json.encode(deals[-1]) + b"\n")
            kept.flush()
            print(told(deals), flush=True)


if __name__ == "__main__":
    main()
