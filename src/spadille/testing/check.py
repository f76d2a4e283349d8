"""The conformance kit: random games of any game, checked against the laws of the contract: moves at every state, views
at some.

    from spadille.testing.check import check
    check(my_game, seed=1)                       raises LawBroken with the record that shows it

Where a game lists amounts lazily (`parts/amounts.py`), the moves of a state are sampled: every move that is not an
amount, the first and the last of each range of amounts, the two just beyond, and some at random. Everywhere else all
of them are checked. If more than four seats may move at once, four of them are checked at each state.

The laws: (1) `moves`, `offers` and `refusal` agree; (2) `play` never changes its argument; (3) `read(spell(m)) == m`;
(4) the log alone rebuilds the state; (5) a world imagined from a view shows that view and has the same turn;
(6) two states that a seat cannot tell apart give it the same moves, offers and refusals, and of a move it sees the
whole or nothing; (7) score lines add up to the score and every game ends. Only tests of the game itself can show that
`imagine` is uniform, and that cards and chips are conserved.
"""

from __future__ import annotations

import pickle
import random
import re
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Final, NoReturn

from spadille.core.contract import NATURE, AnyGame, Chance, Decide, Offer, Over, Refusal, Seat
from spadille.core.errors import BadRecord, BadSeat, SpadilleError, Unreadable
from spadille.core.table import Table, replay
from spadille.fair.shuffle import Stream, seed_of
from spadille.parts.amounts import Amounts, Listing
from spadille.testing.playing import play_out, random_move

MOST_REMEMBERED: Final = 400
MOST_AT_ONCE: Final = 24
MOST_DECIDING: Final = 4
_CLAUSE: Final = re.compile(r"[A-Z]+(-[A-Z0-9]+)+")


class LawBroken(SpadilleError, AssertionError):
    """A game has broken a law of the contract; `record` leads to the moment."""

    def __init__(self, law: int, words: str, table: Table) -> None:
        super().__init__(f"law {law}, after {table.version} moves: {words}\n{table.record.decode()}")
        self.law = law
        self.words = words
        self.record = table.record


def check(game: AnyGame, *, seed: int = 0, moves: int = 600, games: int = 20, thorough: int = 4) -> int:
    """Check the laws over random games, until `games` are over or `moves` made; returns the number of moves made.

    Every state is checked for moves, spelling and scores; one in `thorough` also for the views of each seat
    and of a spectator. The last game is not finished: `check_end` plays one out.
    """
    made = 0
    checker = Checker(game, seed_of(f"check {seed}"), thorough)
    for number in range(games):
        checker.begin(number)
        while made < moves and checker.step():
            made += 1
        checker.hold_record()
        if made >= moves:
            break
    return made


def check_end(game: AnyGame, *, seed: int = 0, most: int = 200_000) -> None:
    """Law 7: a random game ends within `most` moves; raises LawBroken."""
    try:
        state = play_out(game, Stream(seed_of(f"end {seed}")), most)
    except SpadilleError as wrong:
        raise LawBroken(7, str(wrong), Table(game)) from None
    standing = game.standing(state)
    if standing.sheet and standing.scores != standing.sheet[-1].totals:
        raise LawBroken(7, f"the game ends with {standing.scores}; the sheet says otherwise", Table(game))


class Checker:
    """Checks one game after the other, and keeps the moves seen so far."""

    def __init__(self, game: AnyGame, seed: bytes, thorough: int = 1) -> None:
        self.game = game
        self.seed = seed
        self.thorough = thorough
        self.known: list[Any] = []
        """Moves met so far, to be tried where they are not legal."""
        self._met: set[Any] = set()
        self._spelt: set[Any] = set()
        """Moves whose spelling was checked; it is the same at every state."""
        self.begin(0)

    def begin(self, number: int) -> None:
        """Open a table for the next game."""
        self.rng = Stream(self.seed, number)
        self.quick = _Quick(self.seed + bytes([number % 256]))
        self.table = Table(self.game)
        self.standing = self.table.standing
        self.base = self.standing.scores

    def step(self) -> bool:
        """Check moves and scores, at some states every view, and make a random move; False when the game is over."""
        game, table = self.game, self.table
        state = table.state
        turn = game.turn(state)
        self._hold_scores()
        self._hold_moves(state, turn.seats if isinstance(turn, Decide) else ())
        if not self.rng.below(self.thorough) or not isinstance(turn, Decide):
            for seat in (*range(game.seats), None):
                self._hold_view(state, seat)
        if isinstance(turn, Over):
            return False
        by, move = random_move(game, state, self.rng)
        if isinstance(turn, Chance):
            self._hold_chance(state, move)
        self._hold_news(state, by, move)
        self._hold_door(state, by, move)
        before = _whole(state)
        after = game.play(state, by, move)
        if _whole(state) != before or game.play(state, by, move) != after:
            self._broken(2, f"{game.spell(move)!r} changed the state it was played in, or leads to two states")
        self._remember((move,))
        try:
            table.play(by, game.spell(move))
        except SpadilleError as wrong:
            self._broken(1, f"{game.spell(move)!r} was drawn or listed, and refused: {wrong}")
        return True

    def hold_record(self) -> None:
        """Law 4: the record leads to the same state, and its beginning up to any line to an earlier one."""
        record = self.table.record
        again = self._replayed(record)
        if again.state != self.table.state or again.record != record:
            self._broken(4, "the record leads to another state")
        part = b"".join(record.splitlines(keepends=True)[: 1 + self.rng.below(self.table.version + 1)])
        if self._replayed(part).record[: len(part)] != part:
            self._broken(4, "a record that breaks off is not the beginning of itself")

    def _replayed(self, record: bytes) -> Table:
        try:
            return replay(record, lambda _: self.game)
        except BadRecord as wrong:
            self._broken(4, f"the record is refused: {wrong}")

    # -- one law at a time -----------------------------------------------------------------------

    def _hold_moves(self, state: Any, deciding: tuple[Seat, ...]) -> None:
        """Laws 1 and 3: every listed move is allowed and can be spelt; no other move is allowed."""
        game = self.game
        some = self._some(self.known)
        for seat in (*self._few(deciding), *self._idle(deciding)):
            moves = _listed(game.moves(state, seat)) if seat in deciding else ()
            listed, beyond = self._sampled(moves)
            held: Collection[Any] = moves if isinstance(moves, Listing) else set(listed)
            if len(set(listed)) != len(listed):
                self._broken(1, f"a move of seat {seat} is listed twice")
            if seat in deciding and not listed:
                self._broken(1, f"seat {seat} is to move and has no move")
            tried = listed if isinstance(moves, Listing) else self._some(listed)
            for move in (*tried, *beyond, *some):
                refusal = game.refusal(state, seat, move)
                if (refusal is None) != (move in held):
                    self._broken(1, f"moves and refusal of seat {seat} disagree on {game.spell(move)!r}: {refusal}")
                self._hold_refusal(refusal, idle=seat not in deciding)
            for move in tried:
                self._hold_spelling(move)
            if seat in deciding:
                self._hold_offers(state, seat)
            self._remember(listed)

    def _sampled(self, moves: Sequence[Any]) -> tuple[Sequence[Any], list[Any]]:
        """The moves, or a sample of those with amounts, without duplicates; and the amounts just beyond."""
        if not isinstance(moves, Listing):
            return moves, []
        listed: list[Any] = []
        beyond: list[Any] = []
        for part in moves.parts:
            if not isinstance(part, Amounts):
                listed += part
                continue
            ends = {0, len(part) - 1, *(self.quick.below(len(part)) for _ in range(MOST_AT_ONCE // 4))}
            listed += [part[place] for place in sorted(ends)]
            beyond += [part.make(chips) for chips in (part.amounts[0] - 1, part.amounts[-1] + 1) if chips >= 0]
        return listed, beyond

    def _few(self, seats: tuple[Seat, ...]) -> list[Seat]:
        """The seats that may move, or a changing choice of them if there are very many."""
        first = self.quick.below(len(seats)) if len(seats) > MOST_DECIDING else 0
        return [*seats[first:], *seats[:first]][:MOST_DECIDING]

    def _hold_offers(self, state: Any, seat: Seat) -> None:
        """Law 1: the offers without refusal are the listed moves; a refused offer has the refusal of its move.

        A range of amounts is checked at both ends, which are those of a listed range.
        """
        game, moves = self.game, self.game.moves(state, seat)
        sampled, _ = self._sampled(_listed(moves))
        offered: set[Any] = set()
        open_moves: set[Any] = set()
        for offer in game.offers(state, seat):
            ends = {offer.move, offer.move if offer.most is None else offer.most}
            refusals = {game.refusal(state, seat, move) for move in ends}
            between = set(self._between(sampled, offer))
            if refusals != {offer.refusal} or (ends | between) & offered:
                self._broken(1, f"{game.spell(offer.move)!r} is offered twice, or with {offer.refusal} for {refusals}")
            offered |= ends | between
            open_moves |= between if offer.refusal is None else set()
        if open_moves != set(sampled):
            self._broken(1, f"seat {seat} is offered other moves than are listed")

    def _between(self, moves: Sequence[Any], offer: Offer) -> list[Any]:
        """The listed moves from one end of an offer to the other."""
        if offer.most is None or offer.most == offer.move:
            return [offer.move]
        place = {move: at for at, move in enumerate(moves)}
        first, last = sorted(place.get(move, -1) for move in (offer.move, offer.most))
        return [*moves[first : last + 1]] if first >= 0 else [offer.move, offer.most]

    def _idle(self, deciding: tuple[Seat, ...]) -> list[Seat]:
        """Seats that may not move, and one that does not exist."""
        return [seat for seat in range(self.game.seats + 1) if seat not in deciding][-2:]

    def _hold_refusal(self, refusal: Refusal | None, *, idle: bool) -> None:
        if refusal is None:
            return
        if not str(refusal.reason).strip() or (refusal.clause and not _CLAUSE.fullmatch(refusal.clause)):
            self._broken(1, f"a refusal gives a reason and a clause; got {refusal}")
        if idle and refusal.clause is not None:
            self._broken(1, f"a seat out of turn is refused without a clause; got {refusal}")

    def _hold_spelling(self, move: Any) -> None:
        if move in self._spelt:
            return
        game, text = self.game, self.game.spell(move)
        for written in (text, text.lower(), "  " + text.replace(" ", "   ") + " "):
            try:
                again = game.read(written)
            except Unreadable as wrong:
                self._broken(3, f"{written!r} is not read back: {wrong}")
            if again != move or game.spell(again) != text:
                self._broken(3, f"{written!r} is read as {game.spell(again)!r}")
        self._spelt.add(move)

    def _hold_chance(self, state: Any, move: Any) -> None:
        """Check that chance may make exactly the move that it draws, complete and nothing else."""
        game, text = self.game, self.game.spell(move)
        self._hold_spelling(move)
        layout = game.layout(state)
        if layout and len(layout) != len(text.split()) - 1:
            self._broken(1, f"the deal has {len(text.split()) - 1} cards and the layout {len(layout)} places")
        for damaged in (text.rsplit(" ", 1)[0], f"{text} {text.split()[-1]}"):
            try:
                wrong = game.read(damaged)
            except Unreadable:
                continue
            refusal = game.refusal(state, NATURE, wrong)
            if refusal is None or refusal.clause is not None:
                self._broken(1, f"{damaged[:60]!r} should be refused without a clause; got {refusal}")
        for other in self._some([each for each in self.known if type(each) is not type(move)]):
            if not game.layout(state) and game.refusal(state, NATURE, other) is None:
                self._broken(1, f"chance may make the move {game.spell(other)!r} of another moment")

    def _hold_view(self, state: Any, seat: Seat | None) -> None:
        """Laws 5 and 6: an imagined world looks the same to the viewer, and gives the same refusals."""
        game = self.game
        view = game.view(state, seat)
        for _ in range(2):
            world = game.imagine(view, self.quick)
            if game.view(world, seat) != view:
                self._broken(5, f"what {_named(seat)} imagines looks different: {game.view(world, seat)} for {view}")
            if game.turn(world) != game.turn(state):
                self._broken(5, f"in what {_named(seat)} imagines it is the turn of {game.turn(world)}")
            if game.standing(world) != game.standing(state):
                self._broken(5, f"in what {_named(seat)} imagines the score is {game.standing(world)}")
            if seat is None or isinstance(game.turn(state), Over | Chance):
                continue
            turn = game.turn(state)
            deciding = isinstance(turn, Decide) and seat in turn.seats
            if deciding and _listed(game.moves(world, seat)) != _listed(game.moves(state, seat)):
                self._broken(6, f"seat {seat} has other moves in a world it cannot tell apart")
            if deciding and tuple(game.offers(world, seat)) != tuple(game.offers(state, seat)):
                self._broken(6, f"seat {seat} is offered something else in a world it cannot tell apart")
            for move in self._some(self.known):
                if game.refusal(world, seat, move) != game.refusal(state, seat, move):
                    self._broken(6, f"the refusal of {game.spell(move)!r} tells seat {seat} what it may not know")

    def _hold_door(self, state: Any, by: Seat, move: Any) -> None:
        """Law 6: no view for a seat that does not exist, nor for NATURE."""
        game = self.game
        doors: dict[str, Callable[[Seat], Any]] = {
            "view": lambda seat: game.view(state, seat),
            "seen": lambda seat: game.seen(state, by, move, seat),
        }
        for seat in (NATURE, game.seats):
            for name, ask in doors.items():
                try:
                    shown = ask(seat)
                except BadSeat:
                    continue
                self._broken(6, f"expected BadSeat from {name} for seat {seat} (Game.viewer raises it); got {shown}")

    def _hold_news(self, state: Any, by: Seat, move: Any) -> None:
        """Law 6: everybody sees their own move, and of a move of others the whole or nothing."""
        if by >= 0 and self.game.seen(state, by, move, by) != move:
            self._broken(6, f"seat {by} does not see its own move {self.game.spell(move)!r}")
        for seat in (*range(self.game.seats), None):
            seen = self.game.seen(state, by, move, seat)
            if seen is not None and seen != move:
                self._broken(6, f"a move is seen as it is or not at all; {_named(seat)} sees {seen}")

    def _hold_scores(self) -> None:
        """Law 7: deals are counted one by one, and the lines of each add up to the totals."""
        standing, before = self.table.standing, self.standing
        if (
            standing.deals not in (before.deals, before.deals + 1)
            or standing.sheet[: len(before.sheet)] != before.sheet
        ):
            self._broken(7, f"the score sheet was rewritten: {standing.deals} deals after {before.deals}")
        for sheet in standing.sheet[len(before.sheet) :]:
            was = before.sheet[-1].totals if before.sheet else self.base
            sums = tuple(
                total + sum(line.points for line in sheet.lines if line.side == side) for side, total in enumerate(was)
            )
            if sums != sheet.totals or sheet.deal != standing.deals:
                self._broken(7, f"the lines of deal {sheet.deal} lead to {sums}; the totals are {sheet.totals}")
        self.standing = standing

    # -- remembering -----------------------------------------------------------------------------

    def _remember(self, moves: Iterable[Any]) -> None:
        for move in self._some(tuple(moves)):
            if move not in self._met and len(self.known) < MOST_REMEMBERED:
                self._met.add(move)
                self.known.append(move)

    def _some(self, moves: Any) -> list[Any]:
        """The moves, or a random sample if there are too many."""
        if len(moves) <= MOST_AT_ONCE:
            return list(moves)
        return [moves[self.quick.below(len(moves))] for _ in range(MOST_AT_ONCE)]

    def _broken(self, law: int, words: str) -> NoReturn:
        raise LawBroken(law, words, self.table)


class _Quick:
    """Random numbers for samples and imagined worlds, many times faster than the chance of a game."""

    def __init__(self, seed: bytes) -> None:
        self._random = random.Random(seed)

    def below(self, n: int, /) -> int:
        return int(self._random.random() * n)


def _whole(state: Any) -> object:
    """A complete representation of a state for comparison; its repr if it cannot be pickled."""
    try:
        return pickle.dumps(state)
    except (pickle.PicklingError, AttributeError, TypeError):
        return repr(state)


def _listed(moves: Iterable[Any]) -> Sequence[Any]:
    """The moves as a comparable sequence."""
    return moves if isinstance(moves, Listing) else tuple(moves)


def _named(seat: Seat | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"
