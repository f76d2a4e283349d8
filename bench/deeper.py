"""What thinking longer is worth: players of one level with several budgets, and a judge where they choose differently.

python -m bench.deeper spades --rulebook andrews --players strong,strong/100+600,strong/1500 --deals 100

A contest needs thousands of deals to show a difference of one point, as most of its luck is in the cards. Here the
first player plays deals with itself, and at each of its decisions the others are asked too. Where one of them differs,
the moves are weighed by a judge: the strongest level with another seed and 1,500 worlds. The sum over a deal, divided
by the number of sides, is what a side would gain if it chose like the other player. The judge imagines hands and plays
deals on as all of them do, so faults that they share are not seen. A player is a level, without its clock, and
optionally the number of its worlds and how many more it imagines if moves are close.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import Any, Final, NamedTuple

import msgspec

from spadille.bots import best_level, make_bot
from spadille.core.contract import Decision, Value
from spadille.core.figures import SURE, signed
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import seed_of
from spadille.games import GAMES, open_game
from spadille.thinking.budget import Budget

_JUDGES: Final = 1_500
"""Number of worlds of the judge."""


class Thinker(NamedTuple):
    """A level with a budget."""

    level: str
    budget: Budget

    def choose(self, table: Table, seed: str) -> Decision[Any]:
        """The decision of the seat whose turn it is, as every call with this seed makes it."""
        seat = table.deciding[0]
        bot = make_bot(self.level, table.game, seat, f"{seed} {len(table.log)}", self.budget)
        return bot.choose(table.view(seat), table.moves(seat))


class Deal(Value, frozen=True, kw_only=True):
    """One deal. By player: the gain over the first in points of a side, its different moves, and its CPU times."""

    asked: str
    """The game, the rulebook and the players."""
    seed: str
    decisions: int
    gains: tuple[float, ...]
    different: tuple[int, ...]
    milliseconds: tuple[tuple[int, ...], ...]


def thinker(game: str, words: str) -> Thinker:
    """The player of "strong", or of "strong/100+600" for 100 worlds and 600 more if moves are close."""
    level, _, worlds = words.partition("/")
    (player,) = (each for each in GAMES[game].players if each.level == level)
    assert player.budget is not None, f"{level} thinks ahead"
    budget = msgspec.structs.replace(player.budget, milliseconds=None)
    if worlds:
        many, _, close = worlds.partition("+")
        budget = msgspec.structs.replace(budget, worlds=int(many), close=int(close or 0))
    return Thinker(level, budget)


def words_of(game: str, rulebook: str | None, players: Sequence[str]) -> str:
    """What a deal was asked for, so that a file holds deals of one kind."""
    return f"{game} {rulebook} {','.join(players)}"


def play(game_name: str, rulebook: str | None, players: Sequence[str], seed: str) -> Deal:
    """Play the first deal of a match by the first player, and judge where the others choose differently."""
    table = Table(open_game(game_name, rulebook, None, {}), dealer(seed_of(seed)))
    all_of_them = [thinker(game_name, words) for words in players]
    judge = thinker(game_name, f"{best_level(game_name)}/{_JUDGES}")
    gains, different, decisions = [0.0] * len(players), [0] * len(players), 0
    took: list[list[int]] = [[] for _ in players]
    while table.deciding and not table.score_sheet:
        if len(table.moves(table.deciding[0])) == 1:
            table.play(table.deciding[0], table.moves(table.deciding[0])[0])
            continue
        decisions += 1
        chosen = []
        for at, each in enumerate(all_of_them):
            began = time.process_time()
            chosen.append(each.choose(table, f"{seed} {players[at]}").move)
            took[at].append(round(1000 * (time.process_time() - began)))
        if len(set(chosen)) > 1:
            worth = {each.move: each.worth for each in judge.choose(table, f"{seed} judge").weighed}
            for at, move in enumerate(chosen):
                different[at] += move != chosen[0]
                if {move, chosen[0]} <= worth.keys():  # both were weighed; else it counts as no gain
                    gains[at] += worth[move] - worth[chosen[0]]
        table.play(table.deciding[0], chosen[0])
    sides = len(table.game.standing(table.state).scores)
    return Deal(
        asked=words_of(game_name, rulebook, players),
        seed=seed,
        decisions=decisions,
        gains=tuple(each / sides for each in gains),
        different=tuple(different),
        milliseconds=tuple(map(tuple, took)),
    )


def told(players: Sequence[str], deals: Sequence[Deal]) -> Iterator[str]:
    """Yield a row of a table for each player."""
    n = len(deals)
    yield f"| Player | Points a deal more, of {n} deals | Decisions that differ | CPU a decision: mean, 99 % |"
    yield "|---|---|---|---|"
    decisions = sum(each.decisions for each in deals)
    for at, words in enumerate(players):
        mean = sum(each.gains[at] for each in deals) / n
        error = SURE * math.sqrt(sum((each.gains[at] - mean) ** 2 for each in deals) / max(1, n - 1) / n)
        took = sorted(ms for each in deals for ms in each.milliseconds[at])
        times = f"{sum(took) / len(took):.0f} ms, {took[int(0.99 * len(took))]} ms"
        share = sum(each.different[at] for each in deals) / decisions
        gain = f"{signed(mean, '+.2f')} ± {error:.2f}" if at else "–"
        yield f"| `{words}` | {gain} | {f'{share:.0%}' if at else '–'} | {times} |"


def main() -> None:
    """Play until there are enough deals, going on where the file ends."""
    asked = argparse.ArgumentParser(prog="python -m bench.deeper")
    asked.add_argument("game")
    asked.add_argument("--rulebook")
    asked.add_argument("--players", default="strong,strong/1500")
    asked.add_argument("--deals", type=int, default=100)
    asked.add_argument("--jobs", type=int, default=2)
    asked.add_argument("--keep", type=Path, default=Path("build/deeper.jsonl"))
    given = asked.parse_args()
    given.keep.parent.mkdir(parents=True, exist_ok=True)
    lines = given.keep.read_bytes().splitlines() if given.keep.exists() else []
    deals = [msgspec.json.decode(line, type=Deal) for line in lines]
    players = given.players.split(",")
    if any(each.asked != words_of(given.game, given.rulebook, players) for each in deals):
        raise SystemExit(f"expected a file of the same game and players, or a new one; got {given.keep}")
    one = partial(play, given.game, given.rulebook, players)
    with ProcessPoolExecutor(given.jobs) as pool, given.keep.open("ab") as kept:
        for done in as_completed([pool.submit(one, token_hex(8)) for _ in range(given.deals - len(deals))]):
            deals.append(done.result())
            kept.write(msgspec.json.encode(deals[-1]) + b"\n")
            kept.flush()
    print("\n".join(told(players, deals)))


if __name__ == "__main__":
    main()
