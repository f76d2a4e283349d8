"""Library functions other than tables and records: clauses, bots, views as JSON, solving, simulating."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final, Literal

from spadille import bots
from spadille.bots.views import write_view
from spadille.cards.card import SUITS
from spadille.core import clause as page
from spadille.core.clause import TABLE_ROOM, ClauseText, DecisionText
from spadille.core.contract import Bot, Decision, Game, M, Seat, V, Value
from spadille.core.errors import BadOptions, BadSeat, SpadilleError, Unreadable, shortly
from spadille.core.table import Table
from spadille.games import GAMES, entry
from spadille.lab.arena import Contest, Report, run
from spadille.plugins import discover
from spadille.search import card_values, values
from spadille.search.problem import NO_CARDS, Problem, in_file_order, read_pbn, spell
from spadille.thinking.budget import MOST_WORLDS
from spadille.thinking.levels import Level
from spadille.ways.presets import hold_options, set_up

_MOST_JOBS: Final = 256
_MOST_DEALS: Final = 1_000_000_000


# -- clauses -----------------------------------------------------------------------------------------


def clause(clause_id: str) -> ClauseText | DecisionText:
    """The clause, decision or house rule of an ID such as "SPD-BIC-18" of any game; case is ignored.

    All have `.id` and `.rule`; a clause also has its check, its section and where it is kept, a decision its point and
    why, a house rule all of a clause and its source. Raises Unreadable, with the nearest IDs, if there is none.
    """
    if not isinstance(clause_id, str):
        raise Unreadable(f"expected the ID of a clause such as SPD-BIC-18; got {shortly(clause_id)}")
    wanted = clause_id.strip().upper()
    every = _clauses(tuple(GAMES))
    if wanted not in every:
        discover()
        every = _clauses(tuple(GAMES))
    if wanted not in every:
        near = difflib.get_close_matches(wanted, every, n=3)
        hint = f"did you mean {' or '.join(near)}?" if near else "spadille clauses GAME lists them"
        raise Unreadable(f"expected the ID of a clause such as SPD-BIC-18; got {shortly(clause_id)}; {hint}")
    return every[wanted]


@cache
def _clauses(games: tuple[str, ...]) -> dict[str, ClauseText | DecisionText]:
    return dict(_every(games))


def _every(games: tuple[str, ...]) -> Iterator[tuple[str, ClauseText | DecisionText]]:
    for package in (TABLE_ROOM, *(GAMES[name].package for name in games)):
        try:
            found = page.everything(package)
        except SpadilleError:  # a game from outside may have no page
            continue
        yield from ((each.id, each) for each in found)


# -- bots --------------------------------------------------------------------------------------------


def levels(game: str) -> tuple[Level, ...]:
    """The levels of bots that a game has, from the weakest; raises BadOptions for an unknown game."""
    if game not in GAMES:
        discover()
    return entry(game).levels


def _held(table: Table) -> Table:
    """The table given; raises BadOptions for anything else."""
    if not isinstance(table, Table):
        raise BadOptions(f"expected a table, as spadille.table opens it; got {shortly(table)}")
    return table


class _Asked:
    """A bot whose input is checked."""

    def __init__(self, bot: Bot, views: type) -> None:
        self._bot = bot
        self._views = views

    def choose(self, view: Any, moves: Sequence[Any]) -> Decision:
        """The decision of the bot; raises BadOptions for anything but a view, and if there are no moves."""
        if not isinstance(view, self._views):
            raise BadOptions(f"expected what table.view(seat) gives; got {shortly(view)}")
        if not isinstance(moves, Sequence) or isinstance(moves, str | bytes) or not moves:
            raise BadOptions(f"expected the moves that table.moves(seat) gives, at least one; got {shortly(moves)}")
        return self._bot.choose(view, moves)


def bot(
    table: Table[Game[Any, Any, M, V]], seat: Seat, level: str | None = None, *, seed: int | str | bytes | None = None
) -> Bot[V, M]:
    """A bot for a seat of a table, by the name of a level or of an installed bot; by default of the usual level.

    `bot.choose(table.view(seat), table.moves(seat))` gives its Decision: the move, the reason, and the moves it
    considered. It sees only that view. With the same `seed` it makes the same choices. Raises BadOptions,
    BadSeat, Unreadable.
    """
    seats = _held(table).game.seats
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise BadSeat(f"expected a seat from 0 to {seats - 1}; got {shortly(seat)}")
    if level is not None and not isinstance(level, str):
        raise BadOptions(f"expected the name of a level; got {shortly(level)}")
    if isinstance(seed, bool) or (seed is not None and not isinstance(seed, int | str | bytes)):
        raise Unreadable(f"expected a number, a phrase or bytes as seed; got {shortly(seed)}")
    game = table.game
    made = bots.make_bot(bots.usual_level(game.name) if level is None else level, game, seat, seed)
    return _Asked(made, type(table.view(seat)))


def view_json(table: Table, seat: Seat | None = None) -> str:
    """The view of `seat` (or, without one, of a spectator), as JSON on one line.

    Every field of the view has its name as key; cards and moves are in notation ("AS", "bid 4"), sets of cards are
    lists of them, unknown values are null. Raises BadSeat; BadOptions for anything but a table.
    """
    return write_view(_held(table).game, table.view(seat)).decode()


# -- perfect play, and many deals --------------------------------------------------------------------


class Solution(Value, frozen=True, kw_only=True):
    """The result of perfect play with all cards visible."""

    tricks: int
    """Number of tricks to come for the leading side, with the current trick."""
    cards: dict[str, int]
    """The tricks after each card that the seat on turn may play, by the card's notation."""


def solve(
    deal: str | Problem,
    on_lead: str = "N",
    *,
    trump: Literal["C", "D", "H", "S"] | None = "S",
    unbroken: bool = False,
) -> Solution:
    """Perfect play of a deal in PBN ("N:AKJ6.7.Q983.T862 …": spades, hearts, diamonds, clubs), all cards visible.

    `on_lead` is N, E, S or W; `trump` may be None; with `unbroken`, trumps may not be led before one
    has been played. A `Problem`, which contains all of this, may be given instead. Raises Unreadable, SpadilleError.
    Without the native search only small deals are solved in reasonable time.

    >>> solve("N:A.K.. Q.J.. 2.3.. 4.5..").tricks
    2
    """
    if not isinstance(unbroken, bool):
        raise Unreadable(f"expected True or False as unbroken; got {shortly(unbroken)}")
    if isinstance(deal, Problem):
        problem = deal
    elif not isinstance(deal, str) or not isinstance(on_lead, str):
        raise Unreadable(f"expected a deal in PBN and the seat on lead; got {shortly(deal)}, {shortly(on_lead)}")
    elif trump is not None and not (isinstance(trump, str) and len(trump) == 1 and trump in SUITS):
        raise Unreadable(f"expected C, D, H, S or None as trump; got {shortly(trump)}")
    else:
        problem = read_pbn(deal, on_lead, trump=None if trump is None else SUITS.index(trump), unbroken=unbroken)
    (tricks,), (cards,) = values([problem]), card_values([problem])
    if tricks is None or not cards:  # an unlimited search has an answer wherever there is a card to play
        raise Unreadable(NO_CARDS)
    by_card = {spell(each): cards[each] for each in in_file_order(problem.hands[problem.turn]) if each in cards}
    return Solution(tricks=tricks, cards=by_card)


def simulate(
    game: str,
    *,
    bots: tuple[str, str] = ("regular", "beginner"),
    deals: int = 100,
    rulebook: str | None = None,
    preset: str | None = None,
    seats: int | None = None,
    seed: int | str = 1,
    whole: bool = False,
    worlds: int | None = None,
    jobs: int = 1,
    forgive: bool = False,
    **options: Any,
) -> Report:
    """Play many deals (or, with `whole`, games) of a game between two players, each deal from both sides.

    The report has the mean lead of the first over the second per table, the share of tables won, and the 95 % interval
    of each. The lead is in the figures of the game: divided by `per_unit`, it is in points or chips. A player is a
    level or an installed bot, or two of these joined by +. `worlds` limits the worlds that a thinking bot imagines: the
    same `seed` gives the same figures with any number of processes (`jobs`). A bot that raises, or does not return a
    `Decision` with a legal move, ends it with BotFailed, whose cause is the exception; with `forgive` a safe legal move
    is made instead, and the report states their number.
    Raises BadOptions, BotFailed.
    """
    if not isinstance(bots, tuple | list) or len(bots) != 2 or not all(isinstance(each, str) for each in bots):
        raise BadOptions(f"expected the names of two players; got {shortly(bots)}")
    for what, number, most in (
        ("deals", deals, _MOST_DEALS),
        ("jobs", jobs, _MOST_JOBS),
        ("worlds", worlds, MOST_WORLDS),
    ):
        if (what, number) != ("worlds", None) and (type(number) is not int or not 1 <= number <= most):
            raise BadOptions(f"expected a number from 1 to {most} as {what}; got {shortly(number)}")
    if not isinstance(seed, int | str) or isinstance(seed, bool):
        raise BadOptions(f"expected a number or a phrase as seed; got {shortly(seed)}")
    for what, value in (("whole", whole), ("forgive", forgive)):
        if not isinstance(value, bool):
            raise BadOptions(f"expected True or False as {what}; got {shortly(value)}")
    if game not in GAMES:
        discover()
    hold_options(game, options, simulate)
    book, places, given = set_up(game, preset, rulebook, seats, options)
    contest = Contest(
        game=game,
        rulebook=book,
        seats=places,
        options=given,
        bots=(bots[0], bots[1]),
        seed=str(seed),
        whole=whole,
        worlds=worlds,
    )
    return run(contest, deals, jobs=jobs, forgive=forgive)
