"""The complaint suite: positions in which players complain about bots, and the test whether a bot earns the complaint.

Each position is an ordinary record in a folder, with one more key in its header:

    "complaint": {"kind": "covering a nil", "words": "…", "why": "…", "seat": 0, "accept": ["play KH"]}

`words` is the complaint, `why` a sound player's reasoning, `seat` the seat to move. Sound moves are those listed under
`accept`, or all except those under `refuse`; where cards are discarded, `keep` names cards that must not be among them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from spadille.bots import bot_named, levels, make_bot
from spadille.core.contract import Seat, Value
from spadille.core.encoding import path_name
from spadille.core.errors import BadOptions, Unreadable
from spadille.core.record import SUFFIX
from spadille.core.table import Table, replay
from spadille.core.words import ENGLISH, in_words
from spadille.games import GAMES, entry, open_header
from spadille.lab.pages import Marks
from spadille.search.stamp import stamp
from spadille.thinking.budget import Budget
from spadille.thinking.levels import level_of

MARKS: Final = Marks("<!-- complaints: made by `spadille complaints` -->", "<!-- end of complaints -->")


class Sound(Value, frozen=True, kw_only=True):
    """The header of a position."""

    kind: str
    words: str
    why: str
    seat: Seat
    accept: tuple[str, ...] = ()
    """Sound moves in notation; empty for all except the refused ones."""
    refuse: tuple[str, ...] = ()
    keep: str = ""
    """Cards that a sound move does not discard, separated by blanks."""

    def allows(self, move: str) -> bool:
        """True if a move, in notation, is sound."""
        if self.accept and move not in self.accept:
            return False
        return move not in self.refuse and not set(self.keep.split()) & set(move.split())


class Complaint(Value, frozen=True, kw_only=True):
    """One position of the suite."""

    name: str
    game: str
    sound: Sound
    record: bytes

    def table(self) -> Table:
        """The table as the complaining player found it."""
        return replay(self.record, open_header)


class Verdict(Value, frozen=True, kw_only=True):
    """A bot's move in a position, judged."""

    name: str
    game: str
    kind: str
    bot: str
    passed: bool
    move: str
    said: str
    """The bot's own reason."""


def load(folder: Path, game: str | None = None) -> tuple[Complaint, ...]:
    """Load every position of a folder, or those of one game, by name. Raises BadOptions for an unknown game and if
    there is no such folder, Unreadable for a file without a position, OSError.
    """
    if game is not None:
        entry(game)
    if not folder.is_dir():
        raise BadOptions(f"expected a folder with positions; got {path_name(folder)}, which is none")
    found = (_read(each, each.read_bytes()) for each in folder.glob(f"*{SUFFIX}"))
    return tuple(sorted((each for each in found if game in (None, each.game)), key=lambda each: each.name))


class _Header(Value, frozen=True):
    """What the first line of a position adds to that of a record."""

    game: str
    complaint: Sound


def _read(path: Path, record: bytes) -> Complaint:
    try:
        header = msgspec.json.decode(record.partition(b"\n")[0], type=_Header)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        expected = "expected a position of the complaint suite"
        raise Unreadable(f"{path_name(path)}: line 1: {expected} ({wrong})") from None
    return Complaint(name=path.stem, game=header.game, sound=header.complaint, record=record)


def judge(complaint: Complaint, bot: str, *, seed: str = "1", worlds: int | None = None) -> Verdict:
    """Ask a bot for its move, given only the view of the seat.

    With `worlds`, a thinking bot imagines that many without a clock, so the same seed gives the same verdict. Raises
    BadOptions for a level that the game does not have.
    """
    table, sound = complaint.table(), complaint.sound
    budget = None if worlds is None else Budget(worlds=worlds)
    player = make_bot(bot, table.game, sound.seat, f"{seed} {complaint.name}", budget)
    decision = player.choose(table.view(sound.seat), table.moves(sound.seat))
    move = table.game.spell(decision.move)
    return Verdict(
        name=complaint.name,
        game=complaint.game,
        kind=sound.kind,
        bot=bot,
        passed=sound.allows(move),
        move=move,
        said=in_words(decision.why, ENGLISH),
    )


def run(
    complaints: Iterable[Complaint], bots: Sequence[str], *, seed: str = "1", worlds: int | None = None
) -> Iterator[Verdict]:
    """Give every position to every bot that its game has. Raises BadOptions for a level that no game here has."""
    every, bots = tuple(complaints), [level_of(bot) or bot for bot in bots]
    for bot in bots:
        if not any(bot in levels(each.game) for each in every):
            bot_named(every[0].game if every else next(iter(GAMES)), bot)
    for complaint in every:
        for bot in bots:
            if bot in levels(complaint.game):
                yield judge(complaint, bot, seed=seed, worlds=worlds)


def tally(verdicts: Iterable[Verdict]) -> dict[tuple[str, str], dict[str, tuple[int, int]]]:
    """Passed and total positions, by game and kind, then by bot."""
    found: dict[tuple[str, str], dict[str, tuple[int, int]]] = {}
    for each in verdicts:
        row = found.setdefault((each.game, each.kind), {})
        passed, count = row.get(each.bot, (0, 0))
        row[each.bot] = passed + each.passed, count + 1
    return found


def whole(verdicts: Iterable[Verdict]) -> dict[str, tuple[int, int]]:
    """Passed and total positions, by bot."""
    found: dict[str, tuple[int, int]] = {}
    for each in verdicts:
        passed, count = found.get(each.bot, (0, 0))
        found[each.bot] = passed + each.passed, count + 1
    return found


def table(verdicts: Sequence[Verdict], bots: Sequence[str]) -> str:
    """The rates in Markdown, by game and kind."""
    rows = [(f"{game.replace('_', ' ').title()}: {kind}", row) for (game, kind), row in sorted(tally(verdicts).items())]
    lines = [f"| Position | {' | '.join(f'`{bot}`' for bot in bots)} |", "|---" * (1 + len(bots)) + "|"]
    for name, row in (*rows, ("all", whole(verdicts))):
        lines.append(f"| {name} | {' | '.join(rate(row, bot) for bot in bots)} |")
    return "\n".join([*lines, "", f"Found with {stamp().words}."])


def rate(row: Mapping[str, tuple[int, int]], bot: str) -> str:
    """A bot's passed and total positions, as printed."""
    return "{}/{}".format(*row[bot]) if bot in row else "–"


def summary(verdicts: Sequence[Verdict]) -> dict[str, Any]:
    """All results as plain data: a rate by game and bot, every verdict, and the environment."""
    rates: dict[str, dict[str, dict[str, int]]] = {}
    for (game, _), row in tally(verdicts).items():
        for bot, (passed, count) in row.items():
            rate = rates.setdefault(game, {}).setdefault(bot, {"passed": 0, "positions": 0})
            rate["passed"] += passed
            rate["positions"] += count
    return {"rates": rates, "verdicts": verdicts, "stamp": stamp()}
