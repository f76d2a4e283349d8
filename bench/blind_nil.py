"""Blind nil in Spades: the ends of deals with one, and the value of bidding it by the chance to win.

python -m bench.blind_nil ends 200 > src/spadille/games/spades/players/blind.json
python -m bench.blind_nil matches docs/bots-tried.md
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from spadille.bots import make_bot
from spadille.core.contract import Decision, Seat
from spadille.core.figures import ENOUGH, SURE, signed
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import seed_of
from spadille.games import open_game
from spadille.games.spades.game import Spades
from spadille.games.spades.players.blind import by_chance
from spadille.games.spades.players.regular import RegularSpades
from spadille.games.spades.state import BLIND_NIL, LOOK, Ended, Match, Move, Opening, View
from spadille.lab.deal_ends import Ending, gather
from spadille.lab.pages import Marks, fill
from spadille.thinking.ahead import end_of_deal
from spadille.thinking.budget import Budget, SeededRng

MARKS: Final = Marks("<!-- blind nil: made by `python -m bench.blind_nil` -->", "<!-- end of blind nil -->")
_KINDS: Final = (("andrews", False), ("andrews", True))
"""Rulebooks, and True if the next deal is the last."""
_POSITIONS: Final = 250
_TIMES: Final = 2
"""Number of times each position is played on, with other cards."""
_LAST: Final = 8
"""Number of the next deal, where it is the last."""
T = TypeVar("T")
_OPTIONS: Final = {"max_deals": 1, "blind_nil_behind": None}
_BUDGET: Final = Budget(worlds=30, ending=4)
"""Few worlds: no trick is shared by chance in a deal with a nil."""


def blind_deal(number: int) -> Ending:
    """The end of a deal among strong players with one blind nil; its bidder is the first of the seats."""
    game = open_game("spades", "andrews", None, _OPTIONS)
    table, blind = Table(game, dealer(seed_of(f"blind {number}"))), number % game.seats
    bots = [make_bot("strong", game, seat, f"blind {number} {seat}", _BUDGET) for seat in range(game.seats)]
    while table.deciding:
        (seat,) = table.deciding
        moves = table.moves(seat)
        if LOOK in moves:
            table.play(seat, BLIND_NIL if seat == blind else LOOK)
        else:
            table.play(seat, bots[seat].choose(table.view(seat), moves).move)
    (sheet,) = table.score_sheet
    return _turned(sheet.bids, blind), _turned(sheet.taken, blind)


def _turned(row: Sequence[T], seat: Seat) -> tuple[T, ...]:
    return (*row[seat:], *row[:seat])


# -- the value ----------------------------------------------------------------------------------


class ByChance:
    """A regular player that bids nil blind by the chance to win."""

    def __init__(self, game: Spades, seat: Seat) -> None:
        self.game, self.seat, self.regular = game, seat, RegularSpades(game, seat, SeededRng(0))

    def choose(self, view: View, moves: Sequence[Move]) -> Decision:
        usual = self.regular.choose(view, moves)
        return by_chance(self.game, self.seat, view, usual) if LOOK in moves else usual


class Found(NamedTuple):
    """The results of the positions of one kind."""

    positions: int
    apart: list[tuple[float, float]]
    """For each position where the two ways differ, the share of the matches that each has won."""


def ended(game: Spades, number: int, *, by_rule: bool) -> float:
    """The share of matches won by the side behind, from a position near the end."""
    return sum(_ended(game, number, f"match {number} {each}", by_rule=by_rule) for each in range(_TIMES)) / _TIMES


def _ended(game: Spades, number: int, seed: str, *, by_rule: bool) -> float:
    state: Any = Opening(match=position(game, number))

    def player(seat: Seat) -> Any:
        return RegularSpades(game, seat, SeededRng(0)) if by_rule or seat % 2 else ByChance(game, seat)

    deal = 0
    while not isinstance(state, Ended):
        state, deal = end_of_deal(game, state, f"{seed} {deal}", player), deal + 1
    winners = {seat % 2 for seat in state.outcome.winners}
    return len(winners & {0}) / len(winners) if winners else 0.5


def position(game: Spades, number: int) -> Match:
    """A score near the end: one side is 10 to 150 below the target, the other 100 to 340 behind it."""
    chance = random.Random(f"near the end {number}")
    ahead = game.options.target - 10 * chance.randint(1, 15)
    behind = ahead - 10 * chance.randint(10, 34)
    return Match(chance.randrange(4), _LAST - 1, (behind, ahead), (0, 0), (), False)


def differs(game: Spades, number: int) -> bool:
    """True if the two ways differ at the first call of the side behind."""
    view = View(seat=0, phase="bid", match=position(game, number), calls=(None,) * 4)
    usual = RegularSpades(game, 0, SeededRng(0)).choose(view, (BLIND_NIL, LOOK))
    return bool(by_chance(game, 0, view, usual).move != usual.move)


def played(rulebook: str, *, last: bool) -> Found:
    """Play all positions by a rulebook, where the next deal is the last or the match goes on."""
    game = open_game("spades", rulebook, None, {"max_deals": _LAST} if last else {})
    assert isinstance(game, Spades)
    apart = [number for number in range(_POSITIONS) if differs(game, number)]
    return Found(_POSITIONS, [(ended(game, each, by_rule=False), ended(game, each, by_rule=True)) for each in apart])


def lines() -> Iterator[str]:
    """The table in Markdown."""
    yield "| Rulebook | Positions | Ways part | Won there by the chance | Won there by the rule | Difference |"
    yield "|---" * 6 + "|"
    for rulebook, last in _KINDS:
        found = played(rulebook, last=last)
        count = len(found.apart)
        words = f"| {rulebook}{', the last deal' if last else ''} | {found.positions} | {count} | "
        if count < ENOUGH:
            yield f"{words}– | – | too few |"
            continue
        gains = [one - other for one, other in found.apart]
        mean = sum(gains) / count
        error = SURE * math.sqrt(sum((each - mean) ** 2 for each in gains) / (count - 1) / count)
        shares = (sum(each[at] for each in found.apart) / count for at in (0, 1))
        cells = " | ".join(f"{share:.1%}" for share in shares)
        yield f"{words}{cells} | {signed(mean * 100, '+.1f')}% ± {100 * error:.1f}% |"


def main(words: Sequence[str]) -> None:
    """Run one of the two commands."""
    if words[0] == "ends":
        sys.stdout.buffer.write(gather(blind_deal(number) for number in range(int(words[1]))))
    else:
        page = Path(words[1])
        fill(page, "\n".join(lines()), MARKS)


if __name__ == "__main__":
    main(sys.argv[1:])
