"""Tables with a mixture of any options, and all that must hold at each: the seven laws, a match by bots, its scenes,
its words and its record.

    python -m tests.conformance.mixtures spades --count 300 --seed 7      every fault among 300 mixtures
    python -m tests.conformance.mixtures spades --seed 7 --only 41        one of them again

A mixture is drawn from the name of its game, a seed and its number, and from nothing else.
"""

from __future__ import annotations

import argparse
import re
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec
from tests.conformance.unseen import Unseen

from spadille.bots import make_bot
from spadille.core.errors import BadOptions, told_of
from spadille.core.options import OptionValue, Spec, specs
from spadille.core.summary import summary
from spadille.core.table import Table, replay
from spadille.core.words import LANGUAGES, Message, in_words, kept_by_language, speaking
from spadille.fair.commit import dealer
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game, open_header, rulebook_of
from spadille.scene.paneling import story
from spadille.scene.telling import news_of
from spadille.scene.writing import written
from spadille.testing.check import check
from spadille.ways.presets import set_up

NUMBERS: Final = (0, 1, 2, 3, 4, 5, 7, 10, 14, 20, 50, 100, 150, 200, 250, 500, 1000, -250, -50, -10, -1)
"""Numbers that people set; those that an option allows are drawn, and its bounds."""
_RARELY: Final = (2, 3, 6, 12)
"""One option in this number is changed on average; the more are changed, the more often they contradict each other."""
LEVELS: Final = ("regular", "beginner")
_MOST: Final = 150
"""Decisions of a match that are played."""


class Mixture(NamedTuple):
    """A table as it was asked for, whether its options stand together or not."""

    game: str
    seed: int
    number: int
    book: str
    seats: int
    given: dict[str, OptionValue]

    def __str__(self) -> str:
        options = " ".join(f"{name}={str(value).lower()}" for name, value in self.given.items())
        again = f"python -m tests.conformance.mixtures {self.game} --seed {self.seed} --only {self.number}"
        return f"{again}: {self.book}, {self.seats} seats, {options or 'no option set'}"

    def opened(self) -> Any:
        """The game; raises BadOptions."""
        return open_game(self.game, self.book, self.seats, self.given)


def mixture(name: str, seed: int, number: int) -> Mixture:
    """A rulebook or a way to play, a number of seats, and any values of some of all options."""
    found, rng = GAMES[name], Stream(seed_of(f"mixture {name} {seed} {number}"))
    ways: list[Any] = [*found.rulebooks.values(), *found.presets.values()]
    way = ways[rng.below(len(ways))]
    seats = way.seats[rng.below(len(way.seats))]
    book, given = way.name, dict[str, OptionValue]()
    if way.name in found.presets:
        rulebook, _, given = set_up(name, way.name, None, seats, {})
        book = str(rulebook)
    rarely = _RARELY[rng.below(len(_RARELY))]
    for option, spec in specs(type(found.rulebooks[book].options)).items():
        if not rng.below(rarely):
            given[option] = _any_value(spec, rng)
    if rng.below(2):
        given |= found.daily
    return Mixture(name, seed, number, book, seats, given)


def _any_value(spec: Spec, rng: Stream) -> OptionValue:
    values = [*spec.choices]
    if spec.whole:
        values += [each for each in (*NUMBERS, spec.option.low, spec.option.high) if spec.allows(each)]
    return values[rng.below(len(values))]


# -- what must hold ----------------------------------------------------------------------------------

_KEY: Final = re.compile(r"\w_\w|\boptions?\b|\bOption(en)?\b|[{}=]|\bNone\b|\b(?:[2-9TJQKA][SHDC])\b")
"""What is for programs: an option by its key, a value as it is set, a card as it is noted."""
_ONE: Final = re.compile(
    r"(?<![\d.,:–−+-])1 (tricks|cards|points|bags|chips|deals|hands|players|packs|Stiche|Karten|Punkte|Blätter|Züge)\b"
)
_CLAUSES: Final = re.compile(r" \([A-Z]{3}-[A-Z0-9-]+(, [A-Z]{3}-[A-Z0-9-]+)*\)\.$")


def hold_refusal(refused: BadOptions) -> None:
    """A table that cannot be is refused in a whole sentence, in every language, with no key of an option in it."""
    told = told_of(refused)
    assert not isinstance(told, str), f"a refusal is a message; got {told!r}"
    for language in LANGUAGES:
        words = in_words(told, language)
        assert re.fullmatch(r"[A-ZÄÖÜ„“].*[\w)%”“]\.", words), f"a refusal is a whole sentence; got {words!r}"
        assert not (key := _KEY.search(_CLAUSES.sub(".", words))), f"{key and key.group()!r} in {words!r}"


@kept_by_language
def hold_words(message: Message) -> None:
    """Words are words: no value that is missing, no key, no plural of one."""
    text = in_words(message)
    assert not re.search(r"[{}]|\bNone\b|\w_\w|\?\?\?|Message\(", text), f"{message.name} says {text!r}"
    assert not _ONE.search(text), f"{message.name} says {text!r}"


def hold_all_words(value: Any) -> None:
    """The same for every message within a scene, news or a panel."""
    if isinstance(value, Message):
        hold_words(value)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            hold_all_words(getattr(value, name))
    elif isinstance(value, tuple | list):
        for each in value:
            hold_all_words(each)


def hold(one: Mixture) -> bool:
    """Everything that must hold; False where the table refuses the mixture. Raises what is wrong."""
    try:
        game = one.opened()
    except BadOptions as refused:
        hold_refusal(refused)
        return False
    check(game, seed=one.number, moves=40, games=2, thorough=5)
    for language in LANGUAGES:
        with speaking(language):
            for line in summary(game.options, rulebook_of(game), game.seats, GAMES[one.game].package):
                hold_all_words((line.words, line.authority))
    hold_record(hold_match(game, one.number))
    return True


def hold_match(game: Any, number: int) -> Table:
    """A match by bots, or its first moves: every move is legal, every screen can be drawn, every sheet adds up."""
    rng = Stream(seed_of(f"match {number}"))
    table = Table(game, dealer(seed_of(f"deal {number}")))
    bots = [make_bot(LEVELS[(seat + number) % 2], game, seat, number) for seat in range(game.seats)]
    looks = [Look(table, viewer) for viewer in (*range(game.seats), None)]
    for made in range(_MOST // 3 if game.name == "mini_baccarat" else _MOST):
        if not table.deciding:
            break
        seat = table.deciding[rng.below(len(table.deciding))]
        moves = table.moves(seat)
        move = bots[seat].choose(table.view(seat), moves).move
        assert move in moves, f"{LEVELS[(seat + number) % 2]} plays {game.spell(move)!r}, which is not listed"
        steps = table.play(seat, move)
        language = (*LANGUAGES,)[made % len(LANGUAGES)]
        with speaking(language):
            for look in looks:
                look.follow(steps)
                if table.outcome is not None or not rng.below(12):
                    look.draw()
    hold_sheet(table)
    return table


class Look:
    """What one viewer is shown of a table."""

    def __init__(self, table: Table, viewer: int | None) -> None:
        self.table, self.viewer = table, viewer
        self.found = GAMES[table.game.name]
        self.names = [f"N{seat}" if seat != viewer else "You" for seat in range(table.game.seats)]
        self.unseen = Unseen(table.game, viewer)
        self.unseen.follow(table.state, ())

    def follow(self, steps: Any) -> None:
        """Check that the events of moves can be put in words."""
        self.unseen.follow(self.table.state, steps)
        for news in news_of(self.found.happened, self.table.game, steps, self.viewer, self.names):
            hold_all_words(news)

    def draw(self) -> None:
        """The scene, in words and in lines, shows no card that the viewer may not see."""
        game, table = self.table.game, self.table
        scene = self.found.scene(game, table.view(self.viewer), table.offers(self.viewer), self.names)
        hold_all_words(scene)
        leaked = self.unseen.shown_in(scene)
        assert not leaked, f"seat {self.viewer} is shown {leaked}"
        assert not {*" ".join(written(scene)).split()} & self.unseen.cards, "the lines of a scene show a card"
        panels = self.found.panels(game, scene.score, self.names)
        hold_all_words(panels)
        if table.outcome is not None and panels:
            hold_all_words(story(scene.score, panels, table.outcome))


def hold_sheet(table: Table) -> None:
    """The lines of a score sheet come to its totals, and those to the score."""
    totals = list(table.game.standing(table.game.initial()).scores)
    for deal in table.score_sheet:
        for line in deal.lines:
            assert 0 <= line.side < len(totals), f"a line of side {line.side}"
            totals[line.side] += line.points
        assert tuple(totals) == deal.totals, f"deal {deal.deal} comes to {totals}; its totals are {deal.totals}"
    if table.outcome is not None and table.score_sheet:
        assert table.standing.scores == tuple(totals), f"the score is {table.standing.scores}; the sheet says {totals}"


def hold_record(table: Table) -> None:
    """A record leads back to the same table byte for byte, by its header alone."""
    again = replay(table.record, open_header)
    assert again.record == table.record, "the record is another one when it has been read"
    assert again.state == table.state, "the record leads to another state"
    assert again.game.options == table.game.options, "the header leads to other options"


# -- many of them ------------------------------------------------------------------------------------


def faults(name: str, seed: int, numbers: Any, tally: Counter[str]) -> Iterator[str]:
    """Return what is wrong with these mixtures of a game; counted are those played and those refused."""
    for number in numbers:
        one = mixture(name, seed, number)
        try:
            tally["played" if hold(one) else "refused"] += 1
        except Exception as wrong:  # noqa: BLE001 - whatever it is, it is a fault, and the next mixture is tried
            tally["faults"] += 1
            yield f"{one}\n{place(wrong)}{type(wrong).__name__}: {wrong}"


def place(wrong: Exception) -> str:
    """Where in the code it went wrong, in a few lines."""
    return "".join(traceback.format_list(traceback.extract_tb(wrong.__traceback__)[-3:]))


def main() -> int:
    """Print the faults, and how many mixtures were played."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=[*GAMES])
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", type=int, help="the number of one mixture")
    asked = parser.parse_args()
    tally = Counter[str]()
    numbers = range(asked.count) if asked.only is None else [asked.only]
    for fault in faults(asked.game, asked.seed, numbers, tally):
        print(f"{fault}\n")
    print(f"{asked.game}: {dict(tally)}")
    return int(tally["faults"] > 0)


if __name__ == "__main__":
    sys.exit(main())
