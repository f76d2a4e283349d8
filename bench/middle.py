"""The suite of the middle game of Spades: positions of tricks 1 to 8, with a judged cost of every card, and its table.

`python -m bench.middle make` plays deals of a seed, takes positions in which something is at stake by the players' own
values (so that no luck in judging selects them), and judges them into `tests/data/middle`; it resumes after an
interruption. `python -m bench.middle table --out docs/bots.md` gives them to the bots and writes the costs of their
cards.

A card is judged in worlds that fit the seat's knowledge, each played to the end of the deal by searchers in every seat.
Worlds come from two seeds: the best card is chosen in those of one, and the cost of the others is measured in those of
the other, so that luck which made a card the best is not counted in its lead.
"""

from __future__ import annotations

import argparse
import itertools
import math
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Final

import msgspec

from spadille.bots import make_bot
from spadille.cards.card import Card
from spadille.cards.holding import holding, members
from spadille.core import record
from spadille.core.contract import Seat, Value
from spadille.core.figures import SURE
from spadille.core.table import Table, replay
from spadille.fair.commit import dealer
from spadille.fair.shuffle import seed_of
from spadille.games import open_game, open_header
from spadille.games.spades.players.aims import contract, living_nils
from spadille.games.spades.players.regular import WEIGHTS, RegularSpades
from spadille.games.spades.scoring import BAGS_TO_A_PENALTY
from spadille.games.spades.state import Bid, View
from spadille.lab.pages import Marks, fill
from spadille.parts.tricks import Play
from spadille.search.stamp import stamp
from spadille.thinking.ahead import end_of_deal
from spadille.thinking.budget import STRONG, Budget, SeededRng

ROOT: Final = Path(__file__).parents[1]
PLACE: Final = ROOT / "tests" / "data" / "middle"
MARKS: Final = Marks("<!-- middle: made by `python -m bench.middle` -->", "<!-- end of middle -->")
SEED: Final = "middle"
TRICKS: Final = 8
"""Number of first tricks from which positions are taken."""
ROLES: Final = {
    "own nil": 20,
    "covering a nil": 22,
    "attacking a nil": 22,
    "leads": 22,
    "making the contract": 22,
    "setting them": 22,
}
"""Maximum number of positions of each role."""
COUNT: Final = 100
BLUNDER: Final = 5.0
"""Points per deal."""
_A_TRICK: Final = 18
"""Maximum number of positions of one trick."""
_RULEBOOK: Final = "andrews"
_BLOCK: Final = 24
_PLAYERS: Final = Budget(worlds=60, ending=5)
"""Budget of the players of the deals."""
_SEARCHERS: Final = Budget(worlds=4, ending=4)
"""Budget of the players in judged worlds."""
_WORLDS: Final = 40
"""Number of worlds for each seed."""
_POOL: Final = 6
"""Number of candidates for each world, which is drawn by the fit of the calls."""
_MOST_CHOICES: Final = 6
"""Maximum number of choices; more take too long to judge."""
_STAKE: Final = 12.0
"""Minimum points at stake by the players' own values."""
_SHOWN: Final = 2.0
"""Minimum cost of a blunder, in its standard errors."""
_LEVELS: Final = {
    "regular": Budget(worlds=1),
    "strong": STRONG,
}


class Cost(Value, frozen=True, kw_only=True):
    """The cost of a card against the best, in points per deal, with its standard error."""

    moves: tuple[str, ...]
    """The cards in notation; cards with no unseen card between them are one choice."""
    cost: float
    error: float


class Judged(Value, frozen=True, kw_only=True):
    """The judgement in the header of a position."""

    role: str
    trick: int
    seat: Seat
    worlds: int
    """Number of worlds for each seed."""
    costs: tuple[Cost, ...]

    def of(self, move: str) -> Cost:
        """The cost of a card, in notation."""
        return next(each for each in self.costs if move in each.moves)


class Position(Value, frozen=True, kw_only=True):
    """One position of the suite."""

    name: str
    judged: Judged
    record: bytes

    def table(self) -> Table:
        """The table with the seat to move."""
        return replay(self.record, open_header)


def load(folder: Path = PLACE) -> tuple[Position, ...]:
    """Every position, by name."""
    return tuple(_read(each.stem, each.read_bytes()) for each in sorted(folder.glob("*.jsonl")))


def _read(name: str, data: bytes) -> Position:
    header = msgspec.json.decode(data.partition(b"\n")[0])
    return Position(name=name, judged=msgspec.convert(header["judged"], Judged), record=data)


# -- positions ---------------------------------------------------------------------------------------


def role(game: Any, view: View) -> str | None:
    """The seat's task; None if its side already has what it needs."""
    seat, nils = view.seat or 0, living_nils(view)
    side = seat % game.sides
    if seat in nils:
        return "own nil"
    if any(each % game.sides == side for each in nils):
        return "covering a nil"
    if nils:
        return "attacking a nil"
    own, other = contract(game, view, side), contract(game, view, 1 - side)
    if other.open and own.need + other.need >= own.left - 1:
        return "setting them"
    if own.open and not view.trick:
        return "leads"
    return "making the contract" if own.open else None


def choices(game: Any, view: View, plays: Sequence[Play]) -> list[tuple[Play, ...]]:
    """The legal cards, grouped if no unseen card lies between them, low before high."""
    assert view.hand is not None, "the seat sees its hand"
    unseen = holding(game.pack) & ~view.gone & ~view.hand
    found: list[tuple[Play, ...]] = []
    for suit in game.order.suits:
        last: Card | None = None
        for card in sorted(members(suit)):
            if card in members(unseen):
                last = None
            elif Play(card) in plays:
                if last is None:
                    found.append((Play(card),))
                else:
                    found[-1] = (*found[-1], Play(card))
                last = card
    return found


class Candidate(Value, frozen=True, kw_only=True):
    """A position that may be worth judging."""

    name: str
    role: str
    trick: int
    seat: Seat
    stake: float
    record: bytes


def candidates(seed: str, number: int) -> list[Candidate]:
    """The positions of a deal in which there is a choice by the players' own values."""
    game = open_game("spades", _RULEBOOK, None, {})
    table = Table(game, dealer(seed_of(f"{seed} {number}")))
    bots = [make_bot("strong", game, seat, f"{seed} {number} {seat}", _PLAYERS) for seat in range(game.seats)]
    found = []
    while not table.score_sheet:
        (seat,) = table.deciding
        view, moves = table.view(seat), table.moves(seat)
        decision = bots[seat].choose(view, moves)
        if view.phase == "play":
            if len(view.tricks) >= TRICKS:
                break
            about = role(game, view)
            if about and (points := stake(game, view, moves, decision)) > _STAKE:
                trick = len(view.tricks) + 1
                name = f"{number:03}-{trick}-{about.replace(' ', '-')}"
                found.append(
                    Candidate(name=name, role=about, trick=trick, seat=seat, stake=points, record=table.record)
                )
        table.play(seat, decision.move)
    return found


def stake(game: Any, view: View, moves: Sequence[Any], decision: Any) -> float:
    """The possible loss by the players' own values: that of the worst card, or twice that of the rule's card."""
    groups = choices(game, view, [move for move in moves if isinstance(move, Play)])
    if not 2 <= len(groups) <= _MOST_CHOICES or not decision.weighed:
        return 0.0
    worth: dict[Any, float] = {each.move: each.worth for each in decision.weighed}
    usual = RegularSpades(game, view.seat or 0, SeededRng(0)).choose(view, moves).move
    least: float = min(2 * worth[usual] - max(worth.values()), *(worth[group[0]] for group in groups))
    return max(worth.values()) - least


# -- judging -----------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _standing(kept: bytes) -> tuple[Any, Table, Any]:
    table = replay(kept, open_header)
    return table.game, table, table.view(table.deciding[0])


def _fit(game: Any, view: View, hands: Sequence[int]) -> float:
    """The likelihood of the calls with these hands, as `strong` computes it."""
    club, sum_ = RegularSpades(game, 0, SeededRng(0)), 0.0
    for seat, call in enumerate(view.calls):
        if seat == view.seat:
            continue
        if isinstance(call, Bid):
            off = (club.expected_tricks(hands[seat]) - WEIGHTS.caution - call.tricks) / WEIGHTS.spread
        else:
            off = WEIGHTS.told_nil[0] * max(0.0, club.nil_risk(hands[seat]) - WEIGHTS.told_nil[1])
        sum_ += off * off / 2
    return math.exp(-sum_)


def _world(kept: bytes, seed: str) -> Any:
    """A world that fits the seat's knowledge, drawn by the likelihood of the calls."""
    game, _, view = _standing(kept)
    pool = [game.imagine(view, SeededRng(f"{seed} {each}")) for each in range(_POOL)]
    fits = [_fit(game, view, each.contract.hands) + 1e-12 for each in pool]
    return random.Random(seed).choices(pool, fits)[0]


def lead(game: Any, match: Any, side: int) -> float:
    """Points ahead of the other side, with bags at their expected cost."""
    bag = game.options.bag_penalty / BAGS_TO_A_PENALTY
    worth = [total - bag * bags for total, bags in zip(match.totals, match.bags, strict=True)]
    return float(worth[side] - worth[1 - side])


def worths(kept: bytes, moves: Sequence[str], seed: str) -> list[float]:
    """The result of each of these cards in one world, played to the end of the deal by searchers."""
    game, _, view = _standing(kept)
    seat, state, found = view.seat, _world(kept, seed), []
    for move in moves:
        after = game.play(state, seat, game.read(move))
        end = end_of_deal(game, after, seed, lambda at: make_bot("strong", game, at, f"{seed} {at}", _SEARCHERS))
        found.append(lead(game, end.match, seat % game.sides) - lead(game, view.match, seat % game.sides))
    return found


def costs(halves: Sequence[Sequence[Sequence[float]]]) -> list[tuple[float, float]]:
    """The cost of each choice, with its standard error, from the worths of all choices in the worlds of two seeds.

    The best of each half is compared with each choice in the other half.
    """
    size = len(halves[0][0])
    means = [[sum(row[at] for row in half) / len(half) for at in range(size)] for half in halves]
    best = [max(range(size), key=each.__getitem__) for each in means]
    found = []
    for at in range(size):
        cost = squares = 0.0
        for half, other in ((0, 1), (1, 0)):
            apart = [row[best[other]] - row[at] for row in halves[half]]
            mean = sum(apart) / len(apart)
            cost += mean / 2
            squares += sum((each - mean) ** 2 for each in apart) / (len(apart) - 1) / len(apart) / 4
        found.append((cost, math.sqrt(squares)))
    return found


def judge(seed: str, one: Candidate) -> Position:
    """The position with the cost of every choice."""
    game, table, view = _standing(one.record)
    groups = choices(game, view, [move for move in table.moves(one.seat) if isinstance(move, Play)])
    moves = [game.spell(group[0]) for group in groups]
    found = costs(
        [[worths(one.record, moves, f"{seed} {one.name} {half} {at}") for at in range(_WORLDS)] for half in (0, 1)]
    )
    told = tuple(
        Cost(moves=tuple(map(game.spell, group)), cost=round(cost, 2), error=round(error, 2))
        for group, (cost, error) in zip(groups, found, strict=True)
    )
    judged = Judged(role=one.role, trick=one.trick, seat=one.seat, worlds=_WORLDS, costs=told)
    head, _, rest = one.record.partition(b"\n")
    header = {**msgspec.json.decode(head), "judged": msgspec.to_builtins(judged)}
    return _read(one.name, msgspec.json.encode(header) + b"\n" + rest)


# -- making the suite ---------------------------------------------------------------------------------------


def wanted(found: Sequence[Candidate], taken: Sequence[Candidate]) -> Candidate | None:
    """The candidate with the most at stake, weighted by what the suite still lacks."""
    roles, tricks = Counter(each.role for each in taken), Counter(each.trick for each in taken)

    def lack(one: Candidate) -> float:
        return max(0.0, 1 - roles[one.role] / ROLES[one.role]) * max(0.0, 1 - tricks[one.trick] / _A_TRICK)

    best = max(found, key=lambda each: each.stake * lack(each), default=None)
    return best if best is not None and lack(best) else None


def chosen(seed: str, pool: ProcessPoolExecutor, count: int) -> list[Candidate]:
    """Choose `count` positions, at most one from each deal."""
    found: list[Candidate] = []
    for first in itertools.count(0, _BLOCK):
        for of_deal in pool.map(partial(candidates, seed), range(first, first + _BLOCK)):
            one = wanted(of_deal, found) if len(found) < count else None
            found += [] if one is None else [one]
        print(f"{len(found)} positions of {first + _BLOCK} deals", flush=True)
        if len(found) == count:
            break
    return found


def make(seed: str, count: int, jobs: int, kept: Path) -> None:
    """Choose positions and judge them, except those judged before."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(jobs) as pool:
        if not kept.exists():
            record.save(kept, msgspec.json.encode(chosen(seed, pool, count)))
        every = msgspec.json.decode(kept.read_bytes(), type=list[Candidate])
        left = [each for each in every if not (PLACE / f"{each.name}.jsonl").exists()]
        for at, job in enumerate(as_completed([pool.submit(judge, seed, each) for each in left])):
            found = job.result()
            record.save(PLACE / f"{found.name}.jsonl", found.record)
            print(f"{len(every) - len(left) + at + 1} of {len(every)}: {found.name}", flush=True)


# -- the table ---------------------------------------------------------------------------------------


def played(position: Position, level: str) -> Cost:
    """The cost of a bot's card; the bot sees only the seat's view."""
    table, seat = position.table(), position.judged.seat
    bot = make_bot(level, table.game, seat, f"1 {position.name}", _LEVELS[level])
    return position.judged.of(table.game.spell(bot.choose(table.view(seat), table.moves(seat)).move))


def told(found: Sequence[Cost]) -> str:
    """The mean cost with half of its 95 % interval, and the number of proven blunders."""
    mean = sum(each.cost for each in found) / len(found)
    spread = math.sqrt(sum((each.cost - mean) ** 2 for each in found) / max(1, len(found) - 1) / len(found))
    return f"{mean:z.1f} ± {SURE * spread:.1f}, {sum(each.cost > max(BLUNDER, _SHOWN * each.error) for each in found)}"


def lines(positions: Sequence[Position], levels: Sequence[str]) -> Iterator[str]:
    """The table in Markdown."""
    yield f"| Position | Positions | {' | '.join(f'`{level}`' for level in levels)} |"
    yield "|---" * (2 + len(levels)) + "|"
    found = {level: {each.name: played(each, level) for each in positions} for level in levels}
    for name in (*ROLES, "all"):
        of = [each.name for each in positions if name in (each.judged.role, "all")]
        if of:
            cells = (told([found[level][each] for each in of]) for level in levels)
            yield f"| {name} | {len(of)} | {' | '.join(cells)} |"
    yield ""
    yield f"Found with {stamp().words}."


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.middle", description=(__doc__ or "").partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    making = commands.add_parser("make", help="choose and judge positions, going on where it was left")
    making.add_argument("--seed", default=SEED)
    making.add_argument("--count", type=int, default=COUNT)
    making.add_argument("--jobs", type=int, default=2)
    making.add_argument("--chosen", type=Path, default=ROOT / "build" / "middle.json")
    tabling = commands.add_parser("table", help="what the cards of the bots cost")
    tabling.add_argument("--out", type=Path, default=ROOT / "docs" / "bots.md")
    given = parser.parse_args()
    if given.command == "make":
        make(given.seed, given.count, given.jobs, given.chosen)
    else:
        text = "\n".join(lines(load(), tuple(_LEVELS)))
        fill(given.out, text, MARKS)


if __name__ == "__main__":
    main()
