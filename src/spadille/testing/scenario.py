"""Scenarios: a clause demonstrated by a short text that anyone can write and run.

A scenario is a text of lines. `# SPD-BIC-18: a seat that can follow suit must.` names the clause; then

    table spades bicycle 4 first_dealer=random target=200     the game, its rulebook, seats and options
    seed 3                                                    another fixed order for all that chance fills in
    -1 dealer 3                                               a move: seat and text; several are separated by " ; "
    deal 0: AS KS -H; 1: QC 2H                                the deal that is due, arranged
    1 play KC !! SPD-BIC-18                                   a move that is refused with this clause
    auto 3                                                    three times the first legal move of the seat on turn
    play on                                                   random legal moves until the deal is over
    play out                                                  the same until the game is over
    finish tricks 6 2 1 4                                     until it is over with these numbers of tricks taken
    = turn 1                                                  what is true now

In `deal`, the cards of a place come first in their order; `?` is any card, `-H` keeps hearts, `-A` aces and
`-AS` one card out of the place; the rest is filled up by a fixed order. Refused moves cite a clause, `-` for
a refusal without one, `*` for any. Possible claims: `turn 1`, `turn 0 2`, `turn chance deal`,
`turn over`; `moves 2: play 3H, play 9H` (exactly these), `offers 2: …` (at least these), `lacks 2: …`;
`scores 53 0`, `deals 1`, `winners 0 2`, `payoff 10 20`, `taken 6 2 1 4` and any figure of the standing by
its name (`bags 3 0`); `line 0 53 SPD-BIC-26` and `no line 0 SPD-BIC-26` of the last finished deal;
`refused options nil=maybe` and `refused table spades andrews 5`.
"""

from __future__ import annotations

import re
from typing import Any, Final, TypeAlias

from spadille.core.contract import NATURE, AnyGame, Chance, DealSheet, Decide, Over
from spadille.core.errors import BadOptions, SpadilleError, Unreadable
from spadille.core.options import read_value
from spadille.core.table import Table, listed
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import entry, open_game
from spadille.testing.arrange import arrange, read_wishes
from spadille.testing.playing import pick, random_move

MOST_MOVES: Final = 20_000
MOST_TRIES: Final = 4_000
_MOVE: Final = re.compile(r"(-1|\d+)\s+(.+?)(?:\s*!!\s*(\S+))?")
_COMMENT: Final = re.compile(r"(^|\s)#.*")


_Trail: TypeAlias = list[tuple[int, Any]]


class ScenarioFailed(SpadilleError, AssertionError):
    """A scenario that does not hold: the line, the expected and the actual result."""

    def __init__(self, line: int, message: str, source: str = "scenario") -> None:
        super().__init__(f"{source}, line {line}: {message}")
        self.line = line
        self.message = message


def title(text: str) -> tuple[str, str]:
    """The clause that a scenario demonstrates and its sentence: the first line, `# ID: sentence`.

    Raises ScenarioFailed.
    """
    found = re.fullmatch(r"#\s*([A-Z]+(?:-[A-Z0-9]+)+):\s*(.+?)\s*", text.split("\n", 1)[0])
    if found is None:
        raise ScenarioFailed(1, "expected '# CLAUSE-ID: sentence' as the first line")
    return found[1], found[2]


def run(text: str, source: str = "scenario") -> Table:
    """Run a scenario; returns its table after the last line; raises ScenarioFailed."""
    scenario = Scenario()
    number = 1
    for number, line in enumerate(text.split("\n"), 1):
        words = _COMMENT.sub("", line).strip()
        try:
            if words:
                scenario.run_line(words)
        except ScenarioFailed:
            raise
        except SpadilleError as wrong:
            raise ScenarioFailed(number, str(wrong), source) from None
    if not scenario.checks:
        raise ScenarioFailed(number, "expected something to be checked: '… !! CLAUSE' or '= …'", source)
    return scenario.table


class Scenario:
    """A scenario being run, line by line."""

    def __init__(self) -> None:
        self.checks = 0
        self._seed = seed_of("scenario")
        self._table: Table | None = None
        self._opened: list[str] = []

    @property
    def table(self) -> Table:
        """The table that the scenario has opened; raises SpadilleError before that."""
        if self._table is None:
            raise SpadilleError("expected first 'table GAME RULEBOOK SEATS option=value …'")
        return self._table

    @property
    def game(self) -> AnyGame:
        """The game at that table."""
        return self.table.game

    def run_line(self, line: str) -> None:
        """Execute or check a line; raises SpadilleError."""
        verb, _, rest = line.partition(" ")
        match verb:
            case "table":
                self._opened = rest.split()
                self._table = Table(_open(self._opened))
            case "seed":
                self._seed = seed_of(rest.strip())
            case "deal":
                self._deal(rest)
            case "auto":
                self._auto(_count(rest))
            case "play":
                self._play(rest.strip())
            case "finish":
                self._finish(rest)
            case "=":
                self.checks += 1
                self._check(rest.strip())
            case _:
                for part in line.split(";"):
                    self._move(part.strip())

    # -- actions ---------------------------------------------------------------------------------

    def _stream(self) -> Stream:
        return Stream(self._seed, self.table.version)

    def _move(self, text: str) -> None:
        found = _MOVE.fullmatch(text)
        if found is None:
            raise SpadilleError(f"expected a move such as '0 play AS', or another line of a scenario; got {text!r}")
        seat, words, clause = int(found[1]), found[2], found[3]
        if clause is None:
            self.table.play(seat, words)
            return
        self.checks += 1
        try:
            refusal = self.game.refusal(self.table.state, seat, move := self.game.read(words))
        except Unreadable:
            came: str | None = "-"
        else:
            came = None if refusal is None else refusal.clause or "-"
            if 0 <= seat < self.game.seats and (refusal is None) != (move in self.table.moves(seat)):
                raise SpadilleError(f"refusal and moves of seat {seat} disagree on {words!r}")
        if came is None or clause not in ("*", came):
            raise SpadilleError(
                f"expected {words!r} of seat {seat} to be refused by {clause}; got {came or 'no refusal'}"
            )

    def _deal(self, rest: str) -> None:
        self.table.play(NATURE, arrange(self.game, self.table.state, read_wishes(rest), self._stream()))

    def _auto(self, times: int) -> None:
        for _ in range(times):
            turn = self.game.turn(self.table.state)
            match turn:
                case Decide(seats):
                    self.table.play(seats[0], next(iter(self.game.moves(self.table.state, seats[0]))))
                case Chance():
                    self.table.settle(self._stream())
                case Over():
                    raise SpadilleError("the game is over: nobody moves")

    def _play(self, until: str) -> None:
        if until not in ("on", "out"):
            raise SpadilleError(
                f"expected 'play on' (to the end of the deal) or 'play out' (of the game); got {until!r}"
            )
        deals = self.table.standing.deals
        for _ in range(MOST_MOVES):
            if self.table.outcome or (until == "on" and self.table.standing.deals > deals):
                return
            self.table.play(*random_move(self.game, self.table.state, self._stream()))
        raise SpadilleError(f"the end did not come within {MOST_MOVES} moves")

    def _finish(self, rest: str) -> None:
        kind, *numbers = rest.split()
        if kind != "tricks" or len(numbers) != self.game.seats:
            raise SpadilleError(
                f"expected 'finish tricks' and a number for each of {self.game.seats} seats; got {rest!r}"
            )
        for seat, move in finish_tricks(
            self.game, self.table.state, tuple(_count(each) for each in numbers), self._seed
        ):
            self.table.play(seat, move)

    # -- checks ----------------------------------------------------------------------------------

    def _check(self, claim: str) -> None:
        what, _, rest = claim.partition(" ")
        match what:
            case "turn":
                _same("turn", rest.split(), _turn_words(self.game, self.table.state))
            case "moves" | "offers" | "lacks":
                self._check_moves(what, rest)
            case "line":
                self._check_line(rest, there=True)
            case "no" if rest.startswith("line "):
                self._check_line(rest.removeprefix("line "), there=False)
            case "refused":
                self._check_refused(rest.split())
            case "winners" | "payoff":
                outcome = self.table.outcome
                if outcome is None:
                    raise SpadilleError("the game is not over")
                _same(what, rest.split(), [str(each) for each in getattr(outcome, what)])
            case _:
                figures = self._figures()
                if what not in figures:
                    raise SpadilleError(
                        f"nothing is known of {what!r}; expected turn, moves, line, {', '.join(figures)} …"
                    )
                _same(what, rest.split(), [word for each in figures[what] for word in str(each).split()])

    def _figures(self) -> dict[str, tuple[Any, ...]]:
        standing = self.table.standing
        last = standing.sheet[-1] if standing.sheet else None
        figures = {"deals": (standing.deals,), "scores": standing.scores, **dict(standing.more)}
        return figures if last is None else {**figures, "taken": last.taken, "bids": last.bids}

    def _check_moves(self, what: str, rest: str) -> None:
        seat, colon, listed = rest.partition(":")
        if not colon:
            raise SpadilleError(f"expected '{what} SEAT: move, move …'; got {rest!r}")
        spell, read = self.game.spell, self.game.read
        claimed = {spell(read(each)) for each in listed.split(",") if each.strip()}
        there = {spell(each) for each in self.table.moves(_count(seat))}
        missing = claimed & there if what == "lacks" else claimed - there
        surplus = there - claimed if what == "moves" else set()
        if missing or surplus:
            raise SpadilleError(f"seat {seat} {what} {_listed(claimed)}? It may {_listed(there)}")

    def _check_line(self, rest: str, *, there: bool) -> None:
        sheet = self.table.standing.sheet
        if not sheet:
            raise SpadilleError("no deal is finished")
        words = rest.split()
        if len(words) != 2 + there:
            raise SpadilleError("expected 'line SIDE POINTS CLAUSE' or 'no line SIDE CLAUSE'")
        side, points, clause = words if there else (words[0], "", words[1])
        lines = [(str(line.side), str(line.points), line.clause) for line in sheet[-1].lines]
        hits = [line for line in lines if line[0] == side and points in ("", line[1]) and clause == line[2]]
        if bool(hits) != there:
            raise SpadilleError(f"expected {'' if there else 'no '}line {rest}; the deal has {_lines(sheet[-1])}")

    def _check_refused(self, words: list[str]) -> None:
        if not words[1:] or words[0] not in ("table", "options"):
            raise SpadilleError("expected 'refused options name=value …' or 'refused table GAME RULEBOOK SEATS'")
        opened = words[1:] if words[0] == "table" else self._opened + words[1:]
        try:
            game = _open(opened)
        except BadOptions:
            return
        raise SpadilleError(f"expected this table to be refused: {game.name} {' '.join(opened[1:])}")


def finish_tricks(game: AnyGame, state: Any, wanted: tuple[int, ...], seed: bytes) -> list[tuple[int, Any]]:
    """Moves that end the deal with exactly these tricks taken; raises SpadilleError if none are found.

    Plays the deal out at random, then repeatedly with one move changed and the other moves kept where possible; it
    continues from a result that is at least as near, and sometimes from a worse one.
    """
    rng = Stream(seed)
    best = taken, trail = _play_out(game, state, [], [], rng)
    far = nearest = _distance(taken, wanted)
    for _ in range(MOST_TRIES):
        if not nearest:
            return best[1]
        moment = rng.below(len(trail))
        taken, other = _play_out(game, state, trail[:moment], trail[moment:], rng)
        if (distance := _distance(taken, wanted)) <= far + (rng.below(8) == 0):
            far, trail = distance, other
        if distance < nearest:
            nearest, best = distance, (taken, other)
    raise SpadilleError(f"no play with tricks {_words(wanted)} was found; the nearest was {_words(best[0])}")


def _play_out(game: AnyGame, state: Any, kept: _Trail, wished: _Trail, rng: Stream) -> tuple[tuple[int, ...], _Trail]:
    """Play to the end of the deal: the kept moves, one at random, then those wished for as far as possible.

    Returns the tricks taken and all moves.
    """
    deals = game.standing(state).deals
    for seat, move in kept:
        state = game.play(state, seat, move)
    trail, wishes = list(kept), list(wished)
    for _ in range(MOST_MOVES):
        standing = game.standing(state)
        if standing.deals > deals:
            return standing.sheet[-1].taken, trail
        turn = game.turn(state)
        seat = turn.seats[rng.below(len(turn.seats))] if isinstance(turn, Decide) else NATURE
        moves = listed(game.moves(state, seat)) if seat >= 0 else (game.draw(state, rng),)
        old = wishes if len(trail) > len(kept) else ()
        move = next((wish for by, wish in old if by == seat and wish in moves), None) or pick(game, moves, rng)
        if (seat, move) in wishes:
            wishes.remove((seat, move))
        state = game.play(state, seat, move)
        trail.append((seat, move))
    raise SpadilleError(f"the deal did not end within {MOST_MOVES} moves")


def _distance(taken: tuple[int, ...], wanted: tuple[int, ...]) -> int:
    if len(taken) != len(wanted) or sum(taken) != sum(wanted):
        raise SpadilleError(f"expected tricks that can be taken, such as {_words(taken)}; got {_words(wanted)}")
    return sum(abs(each - want) for each, want in zip(taken, wanted, strict=True))


def _open(words: list[str]) -> AnyGame:
    """The game of 'spades bicycle 4 target=200'; raises BadOptions."""
    if len(words) < 2:
        raise SpadilleError("expected 'table GAME RULEBOOK SEATS option=value …'")
    name, rulebook, *rest = words
    seats = int(rest.pop(0)) if rest and rest[0].isdecimal() else None
    known = entry(name).options
    given: dict[str, Any] = {}
    for word in rest:
        option, equals, value = word.partition("=")
        if not equals:
            raise SpadilleError(f"expected option=value; got {word!r}")
        given[option] = read_value(known[option], value) if option in known else value
    return open_game(name, rulebook, seats, given)


def _turn_words(game: AnyGame, state: Any) -> list[str]:
    match game.turn(state):
        case Decide(seats):
            return [str(seat) for seat in seats]
        case Chance(what):
            return ["chance", *what.split()]
        case Over():
            return ["over"]


def _same(what: str, claimed: list[str], truth: list[str]) -> None:
    if claimed == ["chance"]:
        truth = truth[:1]
    if claimed != truth:
        raise SpadilleError(f"expected {what} {' '.join(claimed) or 'nothing'}; got {' '.join(truth) or 'nothing'}")


def _count(text: str) -> int:
    if not text.strip().isdecimal():
        raise SpadilleError(f"expected a whole number; got {text.strip()!r}")
    return int(text)


def _words(numbers: tuple[int, ...]) -> str:
    return " ".join(str(each) for each in numbers)


def _listed(words: set[str]) -> str:
    return ", ".join(sorted(words)) or "nothing"


def _lines(sheet: DealSheet) -> str:
    return "; ".join(f"{line.side} {line.points} {line.clause}" for line in sheet.lines) or "no lines"
