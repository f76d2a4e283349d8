"""A game in progress at one terminal: its players, next moves, news and saves.

A session plays for everyone but the person: bots at their levels, and chance from the record's seed.
A bot's move follows from the seed, its seat and the length of the log, so a game can be taken back,
saved and resumed without changing later moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, Final, TypeAlias

from msgspec import structs

from spadille.bots import bot_named, make_bot
from spadille.bots.advising import advised
from spadille.bots.fallback import tamest
from spadille.bots.finishing import rest_of_deal, skips
from spadille.core.contract import NATURE, Chance, Refusal, Seat, Value
from spadille.core.errors import BadOptions, IllegalMove
from spadille.core.table import Dealer, Table, replay
from spadille.core.words import Text
from spadille.fair.commit import dealer
from spadille.fair.shuffle import seed_of, write_seed
from spadille.games import GAMES, open_game, open_header
from spadille.manifest import Manifest
from spadille.review import match
from spadille.review.judging import read, review
from spadille.review.model import Review, Terms
from spadille.review.teaching import costly, line
from spadille.scene.happening import Happened, Moved, Unfolded
from spadille.scene.model import Panel, Scene, parted
from spadille.scene.names import Names, names_around, spoken_name
from spadille.scene.paneling import story
from spadille.scene.telling import news_of
from spadille.thinking.judgement import Judgement
from spadille.thinking.levels import Level
from spadille.tui import say
from spadille.tui.play.saves import Keeper, new_path, read_save, seed_of_save
from spadille.tui.text import phrases

USUAL_LEVEL: Final = Level.REGULAR
_WORLDS: Final = 100
"""Imagined worlds per decision in a review."""
_LONGEST: Final = 120

News: TypeAlias = tuple[Happened, ...]
"""A move and its consequences, such as the winner of a trick, table talk, or the score of a deal."""

_WATCHING: Final = Refusal(None, say("watching"))


class Plan(Value, frozen=True):
    """A planned move of a bot or chance, with the table version that it is valid for."""

    seat: Seat
    move: Any
    version: int
    fault: Text = ""
    """Reason why the bot did not choose this move itself, in a sentence."""


class Session:
    """A table, the person at it (`seat`; None for a spectator), and the bots at the other seats."""

    def __init__(
        self, table: Table, chance: Dealer, seat: Seat | None, players: Sequence[str | None], keeper: Keeper
    ) -> None:
        self.table = table
        self.seat = seat
        self.levels = tuple(players)
        self.keeper = keeper
        self.entry: Manifest = GAMES[table.game.name]
        self._called = _names_in(table, seat)
        self._chance = chance
        self._scene: tuple[int, Names, Scene] | None = None
        self._advised: tuple[Any, Judgement] | None = None
        """The last judgement, and the state that it is about."""

    # -- views -----------------------------------------------------------------------------------

    @property
    def names(self) -> Names:
        """Names of the seats in the current language."""
        return tuple(map(spoken_name, self._called))

    @property
    def scene(self) -> Scene:
        """The table as the person (or a spectator) may see it."""
        table, names = self.table, self.names
        if self._scene is None or self._scene[:2] != (table.version, names):
            offers = () if self.conceded else table.offers(self.seat)
            drawn: Scene = self.entry.scene(table.game, table.view(self.seat), offers, names)
            self._scene = table.version, names, structs.replace(drawn, over=say("conceded")) if self.conceded else drawn
        return self._scene[2]

    @property
    def panels(self) -> tuple[Panel, ...]:
        """The result of each finished deal."""
        return self.entry.panels(self.table.game, self.scene.score, self.names)

    @property
    def story(self) -> str:
        """The turning point of the match, once it is over."""
        outcome = self.table.outcome
        return "" if outcome is None else str(story(self.scene.score, self.panels, outcome))

    @property
    def awaited(self) -> bool:
        """The person is to move (others may be, too)."""
        return self.seat in self.table.deciding and not self.conceded

    @property
    def deciding_alone(self) -> bool:
        """The person is the only one to move."""
        return self.awaited and len(self.table.deciding) == 1

    @property
    def forced(self) -> str | None:
        """The person's only possible move; None where there is a choice, or where it would end the game."""
        return self.scene.forced if self.awaited else None

    @property
    def conceded(self) -> bool:
        """The person has given the match up."""
        return self.table.more.get("abandoned") is True

    @property
    def over(self) -> bool:
        return self.table.outcome is not None or self.conceded

    @property
    def title(self) -> str:
        """The game's title and its rulebook or way to play."""
        return phrases.title_of(self.entry, self.table.game)

    # -- going on --------------------------------------------------------------------------------

    def plan(self) -> Plan | None:
        """The next move of chance or a bot; None if only the person, or nobody, can move."""
        table = self.table
        if self.over:
            return None
        if isinstance(table.game.turn(table.state), Chance):
            drawn = sum(1 for seat, _ in table.log if seat == NATURE)
            return Plan(NATURE, table.game.draw(table.state, self._chance(drawn)), table.version)
        seat = next((seat for seat in table.deciding if self.levels[seat] is not None), None)
        if seat is None:
            return None
        return self._bots_plan(seat, self.levels[seat] or USUAL_LEVEL)

    def _bots_plan(self, seat: Seat, level: str) -> Plan:
        """A bot's next move; if the bot fails, a fallback move with the reason."""
        table = self.table
        view, moves, why = table.view(seat), table.moves(seat), ""
        try:
            bot = make_bot(level, table.game, seat, f"{table.more['seed']} {seat} {table.version}")
            move = bot.choose(view, moves).move
            if move in moves:
                return Plan(seat, move, table.version)
        except Exception as wrong:  # noqa: BLE001 - a failing bot must not stop the game
            why = phrases.printable(f"{type(wrong).__name__}: {wrong}")[:_LONGEST]
        fault = say("bot-fails", who=self.names[seat], level=str(level), why=why or "none")
        return Plan(seat, tamest(table.game, seat, view, moves), table.version, fault)

    def advice(self) -> Callable[[], Judgement] | None:
        """A function that judges the person's moves from the person's view; None when it is not their turn."""
        table = self.table
        if self.seat is None or self.over or self.seat not in table.deciding:
            return None
        if self._advised is not None and self._advised[0] is table.state:
            known = self._advised[1]
            return lambda: known
        seed, state = f"hint {table.more['seed']} {self.seat} {table.version}", table.state
        judge = partial(advised, table.game, self.seat, seed, table.view(self.seat), table.moves(self.seat))

        def think() -> Judgement:
            found = judge()
            self._advised = state, found
            return found

        return think

    def lesson(self) -> Callable[[], str]:
        """A function that judges the person's last move; it returns a line if the move was costly, otherwise ""."""
        game, seat = self.table.game, self.seat
        mine = [at for at, (each, _) in enumerate(self.table.log) if each == seat]
        log, names = tuple(self.table.log[: mine[-1] + 1]) if mine else (), self.names

        def judge() -> str:
            found = costly(game, log)
            return str(line(found, names, phrases.counted_in(game))) if found is not None else ""

        return judge

    def review(self) -> Callable[[], Review] | None:
        """A function that judges the last finished deal: the person's seat, or all seats once the game is over.

        None if there is nothing that this person may see judged.
        """
        game, log = self.table.game, tuple(self.table.log)
        deals = self.table.standing.deals if not self.over else None
        if (self.seat is None and not self.over) or deals == 0:
            return None
        seats = None if self.seat is None or self.over else (self.seat,)

        def judge() -> Review:
            story = read(game, log)
            return review(game, story, Terms(worlds=_WORLDS, seats=seats, deals=(story.finished,)))

        return judge

    def look_back(self) -> Callable[[Callable[[], bool]], list[str]] | None:
        """A function that reviews the finished match for the person and can be stopped; None for spectators."""
        game, seat, log, names = self.table.game, self.seat, tuple(self.table.log), self.names
        if seat is None or not self.over:
            return None

        def think(stopped: Callable[[], bool]) -> list[str]:
            def note(_: object) -> None:
                if stopped():
                    raise InterruptedError

            try:
                return [str(each) for each in match.lines(match.match_review(game, log, seat, note), names)]
            except InterruptedError:
                return []

        return think

    def follow(self, plan: Plan) -> News:
        """Make a planned move; raises StaleMove if the table has changed since."""
        news = self._make(plan.seat, plan.move, plan.version)
        return (Happened(plan.fault), *news) if plan.fault else news

    def advance(self) -> Iterator[News]:
        """Let chance and bots move, one at a time, until the person must decide or the game is over."""
        while (plan := self.plan()) is not None:
            yield self.follow(plan)

    def play(self, text: str) -> News:
        """Make the person's move, or several separated by semicolons; raises IllegalMove or Unreadable.

        If one of several cannot be made, none is.
        """
        if self.seat is None:
            raise IllegalMove(_WATCHING)
        moves, before = [*map(self.table.game.read, parted(text))], self.table.version
        try:
            made = [self._make(self.seat, move, self.table.version) for move in moves]
        except IllegalMove:
            self.table.back(before)
            self.keeper.keep(self.table, at_rest=True)
            raise
        return tuple(chain.from_iterable(made))

    def why(self, text: str) -> Refusal | None:
        """The reason why the person may not make this move now; None if they may. Raises Unreadable."""
        if self.seat is None:
            return _WATCHING
        game, move = self.table.game, self.table.game.read(text)
        for each in self.table.offers(self.seat):
            if each.move == move:
                return each.refusal
        return game.refusal(self.table.state, self.seat, move)

    def _make(self, by: Seat, move: Any, version: int) -> News:
        table = self.table
        steps = table.play(by, move, version)
        news = news_of(self.entry.happened, table.game, steps, self.seat, self.names)
        self.keeper.keep(table, at_rest=self.awaited or self.over or by == self.seat)
        return tuple(news)

    @property
    def ends_alone(self) -> bool:
        """True if bots can end a deal, or the person the match: at a dealt table, in games with skipping."""
        return "seed" in self.table.more and skips(self.table.game)

    def rest(self) -> Callable[[], list[tuple[Seat, Any]]] | None:
        """A function that lets bots and chance finish the deal for everybody; None in games without skipping."""
        game, state = self.table.game, self.table.state
        if self.seat is None or self.over or not self.ends_alone:
            return None
        drawn, seed = sum(1 for seat, _ in self.table.log if seat == NATURE), f"{self.table.more['seed']} skip"

        def think() -> list[tuple[Seat, Any]]:
            now, chance, made, over = state, drawn, list[tuple[Seat, Any]](), False
            while not over:
                found = rest_of_deal(game, now, self.levels, f"{seed} {self.table.version} {len(made)}")
                moves, over = list(found.moves), found.over
                for seat, move in moves:
                    now = game.play(now, seat, move)
                if not over:
                    moves.append((NATURE, game.draw(now, self._chance(chance))))
                    now, chance = game.play(now, *moves[-1]), chance + 1
                made += moves
            return made

        return think

    def follow_all(self, moves: Iterable[tuple[Seat, Any]]) -> News:
        """Make the moves of several seats in order."""
        news = [self._make(seat, move, self.table.version) for seat, move in moves]
        self.keeper.keep(self.table, at_rest=True)
        return tuple(chain.from_iterable(news))

    def concede(self) -> bool:
        """Give the match up as it stands; False if that is impossible."""
        if self.seat is None or self.over or not self.ends_alone:
            return False
        self.table.more["abandoned"] = True
        self._scene = None
        self.keeper.keep(self.table, at_rest=True)
        return True

    def undo(self, *, past_forced: bool = False) -> bool:
        """Go back to the person's last decision, or the last with a choice (`past_forced`); False if there is none. A
        match that was given up goes on first.
        """
        if self.table.more.pop("abandoned", None):
            self._scene = None
            self.keeper.keep(self.table, at_rest=True)
            return True
        mine = [at for at, (seat, _) in enumerate(self.table.log) if seat == self.seat]
        if not mine:
            return False
        for at in reversed(mine):
            self.table.back(at)
            self._scene = None
            if not past_forced or self.forced is None:
                break
        self.keeper.keep(self.table, at_rest=True)
        return True

    def close(self) -> None:
        """Save unsaved moves."""
        self.keeper.keep(self.table, at_rest=True)


# -- sitting down ----------------------------------------------------------------------------------


def sit_down(
    game: str,
    *,
    rulebook: str | None = None,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int | str | bytes | None = None,
    bots: str = USUAL_LEVEL,
    seat: Seat | None = 0,
    folder: Path | None = None,
) -> Session:
    """Open a new table with bots of one level at all seats but the person's; raises BadOptions."""
    opened = open_game(game, rulebook, seats, options or {})
    if seat is not None and not 0 <= seat < opened.seats:
        raise BadOptions(f"expected your seat from 0 to {opened.seats - 1}; got {seat}")
    bots = bot_named(game, bots)
    chosen = seed_of(seed)
    players = [None if each == seat else bots for each in range(opened.seats)]
    started = datetime.now(UTC).replace(microsecond=0)
    more = {
        "names": list(names_around(opened.seats, seat)),
        "seed": write_seed(chosen),
        "bots": players,
        "started": started.isoformat().replace("+00:00", "Z"),
    }
    table = Table(opened, more=more)
    return Session(table, dealer(chosen), seat, players, Keeper(new_path(folder, game, started)))


def resume(path: Path) -> Session:
    """Open a saved table with the same person and bots; raises BadRecord or OSError."""
    table = replay(read_save(path), open_header)
    seed = seed_of_save(table)
    players = _levels_in(table)
    people = [seat for seat, level in enumerate(players) if level is None]
    keeper = Keeper(path)
    keeper.loaded(table)
    return Session(table, dealer(seed), people[0] if people else None, players, keeper)


def _levels_in(table: Table) -> list[str | None]:
    """Bot levels by seat from the record, None for the only person; seat 0 is the person if the record has none."""
    said, seats = table.more.get("bots"), table.game.seats
    if not (isinstance(said, list) and len(said) == seats):
        said = [None, *[USUAL_LEVEL] * (seats - 1)]
    person = said.index(None) if None in said else None
    known = [_level_in(table.game.name, each) for each in said]
    return [None if at == person else each for at, each in enumerate(known)]


def _level_in(game: str, said: object) -> str:
    """The level or other bot in the record, under its current name; the usual level if it is unknown."""
    try:
        return bot_named(game, said) if isinstance(said, str) else USUAL_LEVEL
    except BadOptions:
        return USUAL_LEVEL


def told(news: Iterable[Happened]) -> Iterator[str]:
    """Yield the news sentence by sentence; automatic sequences beat by beat."""
    for each in news:
        if isinstance(each, Moved) and each.aside:
            continue
        yield from (str(said.words) for said in (each.beats if isinstance(each, Unfolded) else (each,)))


def _names_in(table: Table, seat: Seat | None) -> Names:
    """The names from the record, made printable; default names if it has none."""
    said = table.more.get("names")
    if not (isinstance(said, list) and len(said) == table.game.seats and all(isinstance(each, str) for each in said)):
        said = names_around(table.game.seats, seat)
    return tuple(phrases.printable(each) or f"seat {at}" for at, each in enumerate(said))


__all__ = ["News", "Plan", "Session", "resume", "sit_down", "told"]
