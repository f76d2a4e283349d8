"""War as a screen shows it, and its moves in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from spadille.core.contract import Offer, Outcome, Seat
from spadille.core.figures import number_word
from spadille.games.war.game import War
from spadille.games.war.scoring import sheet
from spadille.games.war.state import NOBODY, Last, Move, View
from spadille.scene.drawing import backs, being, clockwise_from, does
from spadille.scene.happening import Told
from spadille.scene.model import About, Choice, Face, Fact, Mark, Plate, Scene, Score, Zone
from spadille.scene.names import Names
from spadille.scene.telling import follows, moved, said

_TIMES: Final = ("", "", "double ", "triple ", "fourfold ", "fivefold ", "sixfold ")


def scene(game: War, view: View, offers: Sequence[Offer], names: Names) -> Scene:
    """The table as the viewer sees it, with what is laid before them."""
    shown = partial(Scene, game=game.name, title="War", seat=view.seat, phase=view.phase)
    return shown(
        layout="duel",
        plates=tuple([_plate(view, seat, names) for seat in clockwise_from(view.seat, 2)]),
        zones=tuple(_zones(view)),
        choices=tuple([Choice(game.spell(each.move), "Turn", "turn", key="t") for each in offers]),
        prompt=_prompt(game, view, names),
        score=_score(game, view, names),
        over=_over(view, view.outcome, names),
    )


def _score(game: War, view: View, names: Names) -> Score:
    ended = (sheet(view.counts, view.why, view.skirmishes),) if view.why else ()
    return Score(tuple(names), view.counts, "cards", ended, goal=_goal(game, view))


def _plate(view: View, seat: Seat, names: Names) -> Plate:
    to_act = view.phase == "turn" and seat != view.ready
    facts = [Fact(About.OTHER, "cards", str(view.counts[seat]))]
    if view.phase == "turn" and not to_act:
        facts.append(Fact(About.STATE, "", "ready"))
    return Plate(seat, names[seat], seat, to_act, facts=tuple(facts))


def _goal(game: War, view: View) -> str:
    limit = game.options.max_skirmishes
    return f"skirmish {view.skirmishes + (not view.why)}" + (f" of {limit}" if limit else "")


def _zones(view: View) -> Iterator[Zone]:
    """The stacks face down, and what lies on the table."""
    for seat in clockwise_from(view.seat, 2):
        count = view.counts[seat]
        yield Zone(
            f"stack {seat}", "pile", "Stack", backs(min(1, count)), seat=seat, count=count, quiet=True, term="stack"
        )
    yield Zone("turned", "trick", "Turned up", tuple(_turned(view)))
    if view.steps > 1:
        rows = tuple(
            tuple(Face(None if each is None else str(each), seat=seat) for each in view.table[seat]) for seat in (0, 1)
        )
        yield Zone("laid", "melds", "On the table", rows=rows, quiet=True)


def _turned(view: View) -> Iterator[Face]:
    """The two cards that face each other: of the running skirmish, else of the last."""
    last = view.last
    for seat in clockwise_from(view.seat, 2):
        if view.steps:
            level = view.winner == NOBODY
            yield _turned_card(str(view.table[seat][-1]), seat, wins=seat == view.winner, level=level)
        elif last is not None:
            yield _turned_card(str(last.cards[seat][-1]), seat, wins=seat == last.winner)


def _turned_card(card: str, seat: Seat, *, wins: bool, level: bool = False) -> Face:
    marks, note = ((Mark.WINS,), "wins") if wins else ((Mark.LEVEL,), "war") if level else ((), "")
    return Face(card, marks=marks, note=note, seat=seat)


def _result(last: Last, names: Names) -> str:
    """Who took the cards of the last skirmish, and with what, in one sentence."""
    high, low = last.cards[last.winner][-1], last.cards[1 - last.winner][-1]
    wars = f" after {_war(last.steps - 1)}" if last.steps > 1 else ""
    taken = number_word(sum(last.laid))
    return f"{does(names[last.winner], 'take')} {taken} cards{wars}: the {high.words} beats the {low.words}."


def _war(level: int) -> str:
    """The name of a war by how often it has been fought on."""
    return f"a {_TIMES[level]}war" if level < len(_TIMES) else f"a war of {level} steps"


def _prompt(game: War, view: View, names: Names) -> str:
    if view.outcome:
        return _over(view, view.outcome, names)
    if view.phase == "deal":
        return "The cards are being dealt."
    if view.phase == "collect":
        return f"{does(names[view.winner], 'take')} the cards on the table."
    before = f"{_result(view.last, names)} " if view.last is not None and not view.steps else ""
    if view.seat is None or view.seat == view.ready:
        waiting = [said(names[seat]) for seat in (0, 1) if seat not in (view.seat, view.ready)]
        return f"{before}Waiting for {' and '.join(waiting)}."
    if not view.steps:
        return f"{before}Turn your next card."
    hidden = game.lay[view.steps] - 1
    down = f"{number_word(hidden)} card{'' if hidden == 1 else 's'}"
    return f"{_war(view.steps)[2:].capitalize()}! {down.capitalize()} face down, then one face up."


def _over(view: View, outcome: Outcome | None, names: Names) -> str:
    if outcome is None:
        return ""
    if not outcome.winners:
        return f"The game is drawn: {'both run short in a war' if view.why == 'short' else 'both have 26 cards'}."
    wins = does(names[outcome.winners[0]], "win")
    if view.why == "short" and view.last is not None:
        loser = names[1 - outcome.winners[0]]
        runs = does(loser, "run").removeprefix(loser)
        return f"{wins}: {said(loser)}{runs} short of cards for {_war(view.last.steps)}."
    return (
        f"{wins} with all 52 cards." if view.why == "all" else f"{wins} with more cards when the skirmishes are over."
    )


def happened(game: War, before: View, by: Seat, move: Move | None, after: View, names: Names) -> Told:
    """What a move, as the viewer has seen it, has led to."""
    told = moved(game, _told(before, by, move, after, names), by, move)
    if before.outcome is not None or after.outcome is None:
        return (told,)
    return (told, *follows(0, _score(game, after, names), _over(after, after.outcome, names), after.outcome))


def _told(before: View, by: Seat, move: Move | None, after: View, names: Names) -> str:
    """A move in one sentence; what is dealt or collected nobody sees (None)."""
    if move is None and before.phase == "deal":
        return "The cards are dealt face down."
    if move is None:
        return f"{does(names[before.winner], 'take')} {number_word(sum(map(len, before.table)))} cards."
    if after.ready == by:
        return f"{being(names[by])} ready to turn."
    up = after.last.cards if after.last and not after.steps else after.table
    one, other = (f"the {row[-1].words}" for row in up if row[-1] is not None)
    level = " War!" if after.phase == "turn" and after.winner == NOBODY else ""
    return f"{does(names[0], 'turn')} up {one}, {said(names[1])} {other}.{level}"
