"""Finds puzzles in played deals: `python -m tools.puzzles GAME --count N --minutes M --seed S`.

Regular players play deals under the rulebooks of a game, two to four at a table. A decision of theirs becomes a puzzle
if all of this holds:

- there are at least three different moves: moves with the same figures count as one;
- the best move is clear: by the best player's figures over the worlds of a puzzle (`puzzles.judging`) it leads the
  second by the price of the game's `Themes` and by four standard errors, and is no worse in chances to win. It is
  chosen again, by the same measure, over other worlds of a quarter of the number;
- the natural move, that of a regular player, is another;
- no other puzzle has the same deal, and no theme has more than a fourth of the puzzles wanted, or, where there are
  fewer than four themes, more than an even share.

Before the full number of worlds, the same is asked of few, so that most decisions cost next to nothing.

The rating of a puzzle comes from players who think less: four regular ones, and strong ones of 4 to 64 worlds, four of
each. Where `wrong` of `all` choose wrongly, with one more of each kind against certainty, the rating is

    MIDDLE + 400 * log10((wrong + 1) / (all - wrong + 1)),

the rating at which an Elo expectation lets a player of MIDDLE win as often as they did.

Puzzles are appended to the game's `puzzles/found.jsonl`, so that a search can be taken up again, with another seed.
With `--again` those that are there are judged first, and only what still meets the criteria stays: once the judge of a
game has learnt.
"""

from __future__ import annotations

import hashlib
import math
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from copy import copy
from importlib import resources
from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec

import spadille
from spadille.bots import make_bot
from spadille.core.contract import Seat
from spadille.core.table import Table
from spadille.core.words import Name, Notation
from spadille.games import entry
from spadille.manifest import Manifest
from spadille.puzzles.found import FOUND, Answer, Figure, Found, found_of, table_of
from spadille.puzzles.judging import WORLDS, judged_by
from spadille.thinking.budget import Budget, SeededRng
from spadille.thinking.levels import Level

ERRORS: Final = 4.0
"""Smallest lead of the best move in standard errors."""
CHOICES: Final = 3
"""Smallest number of different moves."""
MIDDLE: Final = 1400
"""Rating of the players who think less, together."""
_SCALE: Final = 400
_LOWEST, _HIGHEST = 800, 2200
_SHARE: Final = 4
"""No theme has more than this part of the puzzles wanted."""
_SEATS: Final = range(2, 5)
_FILTERS: Final = ((60, 0.5, 1.0), (600, 1.0, 3.0))
"""Worlds of a filter, and its parts of the price and number of errors."""
_CHEAP: Final = (4, 8, 16, 32, 64)
_TRIES: Final = 4
_DIGITS: Final = 2


def different(figures: Sequence[Figure]) -> list[tuple[float, list[Figure]]]:
    """The moves in groups of the same figures, the best first."""
    groups: dict[tuple[float, float | None], list[Figure]] = {}
    for each in figures:
        groups.setdefault((each.worth, each.win), []).append(each)
    return sorted(((worth, some) for (worth, _), some in groups.items()), key=lambda pair: -pair[0])


def right(answer: Answer, price: float, errors: float = ERRORS) -> frozenset[Notation]:
    """The moves that are right by the criteria of this module, all of the same figures; none if it is not clear."""
    groups = different(answer.figures)
    if len(groups) < CHOICES:
        return frozenset()
    best, top = groups[0]
    wins = top[0].win or 0.0
    clear = all(
        best - worth >= max(price, errors * max(each.error for each in some)) and wins >= (some[0].win or 0.0)
        for worth, some in groups[1:]
    )
    moves = frozenset(each.move for each in top)
    return moves if clear and answer.best in moves else frozenset()


def rating(wrong: int, whole: int) -> int:
    """The rating of a puzzle that `wrong` of all players who think less get wrong.

    >>> rating(0, 24), rating(12, 24), rating(24, 24)
    (841, 1400, 1959)
    """
    found = MIDDLE + _SCALE * math.log10((wrong + 1) / (whole - wrong + 1))
    return round(min(_HIGHEST, max(_LOWEST, found)))


def cheaper(table: Table, seat: Seat) -> list[Notation]:
    """The moves of the players who think less, the regular ones first."""
    game, level = table.game, Level.STRONG
    kinds: list[tuple[Level, Budget | None]] = [(Level.REGULAR, None)]
    kinds += [(level, Budget(worlds=worlds)) for worlds in _CHEAP]
    view, moves = table.view(seat), table.moves(seat)
    return [
        game.spell(make_bot(kind, game, seat, f"cheaper {n}", budget).choose(view, moves).move)
        for kind, budget in kinds
        for n in range(_TRIES)
    ]


def _deals(game: Manifest, seed: str) -> Iterator[Table]:
    """Tables before their first decision, under one rulebook after the other."""
    ways = [(book.name, seats) for book in game.rulebooks.values() for seats in book.seats if seats in _SEATS]
    rng = SeededRng(seed)
    for n in count():
        book, seats = ways[rng.below(len(ways))]
        yield spadille.table(game.name, rulebook=book, seats=seats, seed=f"puzzles {seed} {n}")


def _natural(table: Table, seat: Seat) -> Any:
    """The move of a regular player."""
    bot = make_bot(Level.REGULAR, table.game, seat, f"natural {table.version}")
    return bot.choose(table.view(seat), table.moves(seat)).move


class Search:
    """A search for puzzles of one game."""

    def __init__(self, game: Manifest, wanted: int, until: float, seed: str, skip: Sequence[Name] = ()) -> None:
        assert game.themes is not None, "a game without themes has no puzzles to find"
        self.game, self.themes, self.wanted, self.until, self.seed = game, game.themes, wanted, until, seed
        self.skip = skip
        self.path = Path(str(resources.files(game.package))) / FOUND
        self.price = self.themes.price
        kept = found_of(game).values()
        self.deals = {_deal(each.moves) for each in kept}
        self.count = Counter(each.theme for each in kept)

    def judge_again(self) -> None:
        """Judge the puzzles that are there, and keep those that still meet the criteria."""
        old = found_of(self.game).values()
        judged = [self._puzzle(table_of(self.game, each), each.seat, each.theme) for each in old]
        kept = [each for each in judged if each is not None]
        self.path.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in kept))
        self.count = Counter(each.theme for each in kept)
        print(f"{len(kept)} of {len(old)} stay", flush=True)  # noqa: T201

    def run(self) -> None:
        """Search until there are enough, or no time is left."""
        for table in _deals(self.game, self.seed):
            if self.count.total() >= self.wanted or time.process_time() > self.until:
                return
            one = self._in_deal(table)
            if one is not None and _deal(one.moves) not in self.deals:
                self._keep(one)

    def _keep(self, one: Found) -> None:
        self.deals.add(_deal(one.moves))
        self.count[one.theme] += 1
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(one) + b"\n")
        print(f"{self.count.total():4} {time.process_time():7.1f} s  {one.name} {one.rating}", flush=True)  # noqa: T201

    def _in_deal(self, table: Table) -> Found | None:
        """A puzzle of the first deal of a table: of the theme that has the fewest."""
        candidates: list[tuple[int, Table, Seat, Name]] = []
        for there, seat in _decisions(table):
            theme = self.themes.of(there.game, there.view(seat))
            if self._lacks(theme) and self._passes(there, seat, 0):
                candidates.append((self.count[theme], copy(there), seat, theme))
        for _, there, seat, theme in sorted(candidates, key=lambda each: each[0])[:3]:
            one = self._puzzle(there, seat, theme) if self._passes(there, seat, 1) else None
            if one is not None:
                return one
        return None

    def _lacks(self, theme: Name) -> bool:
        """Return whether a theme may have further puzzles."""
        share = self.wanted // min(_SHARE, len(self.themes.every))
        return theme not in ("", *self.skip) and self.count[theme] < share

    def _passes(self, table: Table, seat: Seat, stage: int) -> bool:
        """Return whether a decision passes a filter: it seems clear, and the natural move seems wrong."""
        worlds, part, errors = _FILTERS[stage]
        answer = judged_by(table, seat, seed="filter", worlds=worlds)
        good = right(answer, self.price * part, errors)
        return bool(good) and table.game.spell(_natural(table, seat)) not in good

    def _puzzle(self, table: Table, seat: Seat, theme: Name) -> Found | None:
        """The puzzle of a decision; None if it does not meet the criteria."""
        game, moves = table.game, tuple(table.game.spell(move) for _, move in table.log)
        name = f"{theme}-{hashlib.sha256(' '.join(moves).encode()).hexdigest()[:6]}"
        answer = judged_by(table, seat, seed=f"puzzle {name}", worlds=WORLDS, digits=_DIGITS)
        good = right(answer, self.price)
        again = judged_by(table, seat, seed=f"again {name}", worlds=WORLDS // 4)
        tried = cheaper(table, seat)
        if not good or answer.best not in right(again, self.price) or tried[0] in good:
            return None
        weighed = {each.move for each in answer.figures}
        if tried[0] not in weighed:
            return None
        wrong = sum(each not in good for each in tried)
        return Found(
            name=name,
            theme=theme,
            rating=rating(wrong, len(tried)),
            seat=seat,
            rulebook=game.rulebook,
            seats=game.seats,
            moves=moves,
            answer=answer,
        )


def _decisions(table: Table) -> Iterator[tuple[Table, Seat]]:
    """The decisions of a deal that regular players play, of at least three moves and one seat."""
    while len(table.deciding) == 1 and not table.standing.deals:
        seat = table.deciding[0]
        if len(table.moves(seat)) >= CHOICES:
            yield table, seat
        table.play(seat, _natural(table, seat))


def _deal(moves: Sequence[Notation]) -> Notation:
    """The dealt cards among the moves of a puzzle."""
    return next((each for each in moves if each.startswith("deal ")), "")


def main() -> None:
    """Search, as told on the command line."""
    parser = ArgumentParser(prog="tools.puzzles", description="Find puzzles of a game in played deals.")
    parser.add_argument("game")
    parser.add_argument("--count", type=int, required=True, help="number of puzzles wanted for the game")
    parser.add_argument("--minutes", type=float, required=True, help="maximum minutes of processor time")
    parser.add_argument("--seed", required=True)
    parser.add_argument("--skip", nargs="*", default=[], help="themes to leave out, since they take long to judge")
    parser.add_argument("--again", action="store_true", help="judge those that are there first")
    asked = parser.parse_args()
    until = time.process_time() + 60 * asked.minutes
    search = Search(entry(asked.game), asked.count, until, asked.seed, asked.skip)
    if asked.again:
        search.judge_again()
    search.run()


if __name__ == "__main__":
    main()
