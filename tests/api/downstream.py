"""A program that uses the library, for the type checker: it passes, but for the slips that are marked.

It is never run. mypy complains where a mark is not needed, and so where it does not see a slip; `assert_type` fails
where a type has become `Any`.
"""

from collections.abc import Sequence
from typing import Any, assert_type

import spadille
from spadille.bots import make_bot
from spadille.core.words import Text
from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.state import Call
from spadille.games.five_hundred.state import Move as FiveHundredMove
from spadille.games.five_hundred.state import View as FiveHundredView
from spadille.games.spades.game import Spades
from spadille.games.spades.rules import SpadesOptions
from spadille.games.spades.state import Move, State, View
from spadille.lab.arena import Report
from spadille.lab.study import Arm, Compared, Study, run
from spadille.parts.tricks import Play
from spadille.thinking.answers import Figure
from spadille.tidy import CallRow, DealRow, DecisionRow, TrickRow


class Thrifty:
    """A bot for one game, which knows its views and its moves."""

    def __init__(self, game: Spades, seat: int, rng: object) -> None:
        self.target = game.options.target

    def choose(self, view: View, moves: Sequence[Move]) -> spadille.Decision[Move]:
        """Save the high cards."""
        assert_type(view.hand, int | None)
        plays = [move for move in moves if isinstance(move, Play)]
        if not plays:
            return spadille.Decision(moves[0])
        lowest = min(plays, key=lambda move: move.card)
        return spadille.Decision(lowest, "the lowest card", (spadille.Weighed(lowest, 1.0),))


class Bold:
    """A bot for another game, which leaves the rest to one of the house."""

    def __init__(self, game: FiveHundred, seat: int, rng: object) -> None:
        self.house = make_bot("regular", game, seat)

    def choose(self, view: FiveHundredView, moves: Sequence[FiveHundredMove]) -> spadille.Decision[FiveHundredMove]:
        """Bid as high as it can be done."""
        assert_type(view.calls, tuple[Call, ...])
        return assert_type(self.house.choose(view, moves), spadille.Decision[FiveHundredMove])


class Plain:
    """A bot for any game."""

    def __init__(self, game: spadille.Game, seat: int, rng: object) -> None:
        self.game = game

    def choose(self, view: Any, moves: Sequence[Any]) -> spadille.Decision:
        """Make the first move."""
        return spadille.Decision(moves[0], self.game.name)


def a_game() -> None:
    """A game between bots."""
    for made in (Thrifty, Bold, Plain):
        spadille.add_bot(made.__name__.lower(), made)
    table = assert_type(spadille.table("spades", rulebook="andrews", seed=7, target=200), spadille.Table[Spades])
    bots: list[spadille.Bot[View, Move]] = [spadille.bot(table, 0, "regular"), Thrifty(table.game, 1, None)]
    seat = table.deciding[0]
    view = assert_type(table.view(seat), View)
    moves = assert_type(table.moves(seat), Sequence[Move])
    decision = assert_type(bots[seat].choose(view, moves), spadille.Decision[Move])
    assert_type(decision.weighed[0].move, Move)
    assert_type(table.offers(seat)[0].move, Move)
    step = table.play(seat, decision.move)[0]
    assert_type(step.move, Move)
    assert_type(step.after, State)
    assert_type(table.seen(step), Move | None)
    assert_type(table.state, State)
    assert_type(table.log, list[tuple[int, Move]])
    assert_type(table.game.options, SpadesOptions)
    other = assert_type(spadille.table(table.game.name, seed=7), spadille.Table[Any])
    assert_type(spadille.bot(other, 0), spadille.Bot[Any, Any])


def a_study() -> None:
    """Records, their rows, and answers about the games."""
    table: spadille.Table[Spades] = spadille.load("first.jsonl")
    for position in spadille.positions(table):
        assert_type(position.view(0), View)
        assert_type(position.move, Move | None)
        assert_type(position.text, str | None)
    assert_type(spadille.rows(table, "tricks"), list[TrickRow])
    assert_type(spadille.rows("games/", "deals"), list[DealRow])
    assert_type(spadille.rows("games/", "calls"), list[CallRow])
    assert_type(spadille.rows("games/", "decisions"), list[DecisionRow])
    assert_type(sum(row["winner"] for row in spadille.rows(table, "tricks")), int)
    assert_type(spadille.simulate("spades", deals=10), Report)
    assert_type(spadille.odds.ask("mini_baccarat", "coup").figure("banker"), Figure)
    study = Study(game="spades", arms=(Arm(rulebook="andrews"),), bots=("regular", "regular"))
    assert_type(run(study, 10).compared, tuple[Compared, ...])
    assert_type(spadille.levels("spades"), tuple[spadille.Level, ...])
    assert_type(spadille.solve("N:A.K.. Q.J.. 2.3.. 4.5..").tricks, int)
    assert_type(spadille.GAMES["spades"].rulebooks["andrews"].line, Text)


def slips() -> None:
    """A program with errors of type: unknown names, a kind of rows, the type of an answer, and what is no move."""
    table = spadille.table("spades", seed=7)
    spadille.tabel("spades")  # type: ignore[attr-defined]
    spadille.nonsense.foo(3)  # type: ignore[attr-defined]
    spadille.rows(table, "trick")  # type: ignore[call-overload]
    number: int = spadille.view_json(table)  # type: ignore[assignment]
    table.play(0, 4)  # type: ignore[arg-type]
    assert table.view(0).hands == number  # type: ignore[attr-defined]
