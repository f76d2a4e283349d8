"""War on screen, and its moves in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spadille.core.contract import Offer, Outcome, Seat
from spadille.core.words import Message, Text
from spadille.games.war import say
from spadille.games.war.game import War
from spadille.games.war.scoring import sheet
from spadille.games.war.state import NOBODY, TWO, Last, Move, View
from spadille.scene.drawing import ON_THE_TABLE, WINS, backs, clockwise_from
from spadille.scene.happening import Told
from spadille.scene.model import About, Choice, Face, Fact, Mark, Plate, Scene, Score, Zone
from spadille.scene.names import Names, shown_name
from spadille.scene.telling import follows, moved, spaced, waits


def scene(game: War, view: View, offers: Sequence[Offer], names: Names) -> Scene:
    """The table as the viewer sees it, with the offers."""
    return Scene(
        game=game.name,
        title=say("title"),
        seat=view.seat,
        phase=view.phase,
        layout="duel" if game.seats == len(TWO) else "ring",
        plates=tuple([_plate(view, seat, names) for seat in clockwise_from(view.seat, game.seats)]),
        zones=tuple(_zones(game, view)),
        choices=tuple([Choice(game.spell(each.move), say("turn"), "turn", key="t") for each in offers]),
        prompt=_prompt(game, view, names),
        score=_score(game, view, names),
        over=_over(view, view.outcome, names),
    )


def _score(game: War, view: View, names: Names) -> Score:
    ended = (sheet(view.counts, view.why, view.skirmishes),) if view.why else ()
    return Score(tuple(map(shown_name, names)), view.counts, say("cards"), ended, goal=_goal(game, view))


def _plate(view: View, seat: Seat, names: Names) -> Plate:
    turns = view.phase == "turn" and seat in view.fighters
    to_act = turns and seat not in (view.ready, *view.also)
    facts = [Fact(About.OTHER, say("cards"), str(view.counts[seat]))]
    if turns and not to_act:
        facts.append(Fact(About.STATE, "", say("ready")))
    elif view.phase == "turn" and not turns:
        facts.append(Fact(About.STATE, "", say("looks-on") if view.counts[seat] else say("out")))
    return Plate(seat, shown_name(names[seat]), seat, to_act, facts=tuple(facts))


def _goal(game: War, view: View) -> Text:
    number, limit = view.skirmishes + (not view.why), game.options.max_skirmishes
    return say("skirmish-of", n=number, limit=limit) if limit else say("skirmish", n=number)


def _zones(game: War, view: View) -> Iterator[Zone]:
    """Yield the stacks face down, and the cards on the table."""
    for seat in clockwise_from(view.seat, game.seats):
        count = view.counts[seat]
        yield Zone(
            f"stack {seat}",
            "pile",
            say("stack"),
            backs(min(1, count)),
            seat=seat,
            count=count,
            quiet=True,
            term="stack",
        )
    yield Zone("turned", "trick", say("turned-up"), tuple(_turned(game, view)))
    if view.steps > 1:
        rows = tuple(
            tuple(Face(None if each is None else str(each), seat=seat) for each in view.table[seat])
            for seat in range(game.seats)
        )
        yield Zone("laid", "melds", ON_THE_TABLE, rows=rows, quiet=True)


def _turned(game: War, view: View) -> Iterator[Face]:
    """Yield the cards that face each other: of the current skirmish, else of the last."""
    last, up = view.last, {seat: row[-1] for seat, row in enumerate(view.table) if row and row[-1] is not None}
    best = max((game.ranks[each] for each in up.values()), default=0)
    for seat in clockwise_from(view.seat, game.seats):
        if seat in up:
            level = view.winner == NOBODY and game.ranks[up[seat]] == best
            yield _turned_card(str(up[seat]), seat, wins=seat == view.winner, level=level)
        elif not view.steps and last is not None and last.cards[seat]:
            yield _turned_card(str(last.cards[seat][-1]), seat, wins=seat == last.winner)


def _turned_card(card: str, seat: Seat, *, wins: bool, level: bool = False) -> Face:
    marks, note = ((Mark.WINS,), WINS) if wins else ((Mark.LEVEL,), say("war")) if level else ((), "")
    return Face(card, marks=marks, note=note, seat=seat)


def _result(last: Last, names: Names) -> Text:
    """The winner of the last skirmish and the winning card, in one sentence."""
    if last.winner == NOBODY:
        return say("taken-back")
    high, beaten = last.cards[last.winner][-1], [row for row in last.cards if row]
    who, taken = names[last.winner], sum(last.laid)
    if len(beaten) > len(TWO):
        return say("wins-all-three", who=who, n=taken, level=last.steps - 1, high=high)
    low = next(row[-1] for seat, row in enumerate(last.cards) if row and seat != last.winner)
    if last.steps == 1:
        return say("beats", who=who, n=taken, high=high, low=low)
    return say("beats-in-war", who=who, n=taken, war=_war(last.steps - 1), high=high, low=low)


def _war(level: int) -> Message:
    """The name of a war by its depth."""
    return say("a-war", level=level)


def _prompt(game: War, view: View, names: Names) -> Text:
    if view.outcome:
        return _over(view, view.outcome, names)
    if view.phase == "deal":
        return say("dealing")
    if view.phase == "collect":
        return say("takes-the-table", who=names[view.winner])
    then = _due(game, view, names)
    return spaced([_result(view.last, names), then]) if view.last and not view.steps else then


def _due(game: War, view: View, names: Names) -> Text:
    """The viewer's task, or the seats that all wait for, in words."""
    waiting = [seat for seat in view.fighters if seat not in (view.ready, *view.also)]
    if view.seat not in waiting:
        who = [names[seat] for seat in waiting]
        if len(who) == 1:
            return waits(waiting[0], view.phase, "", names)
        return say("waiting-both", who=who[0], other=who[1]) if len(who) == len(TWO) else say("waiting-all")
    if not view.steps:
        return say("turn-your-next")
    held, due = view.counts[view.seat or 0], game.lay[view.steps]
    if held < due and game.options.short_in_war == "last_card_stands":
        return say("lay-short", level=view.steps, n=max(0, held - 1))
    return say("lay", level=view.steps, n=due - 1)


def _over(view: View, outcome: Outcome | None, names: Names) -> Text:
    if outcome is None:
        return ""
    if not outcome.winners:
        seats, cards = len(view.counts), view.counts[0]
        return say("drawn-short", seats=seats) if view.why == "short" else say("drawn-level", seats=seats, n=cards)
    winner = outcome.winners[0]
    if len(outcome.winners) > 1:
        return say("wins-together", who=names[winner], other=names[outcome.winners[1]])
    if view.why == "short" and view.last is not None and len(view.counts) == len(TWO):
        return say("wins-short", who=names[winner], loser=names[1 - winner], war=_war(view.last.steps))
    if view.why == "short":
        return say("wins-third", who=names[winner])
    return (
        say("wins-all", who=names[winner], n=sum(view.counts))
        if view.why == "all"
        else say("wins-more", who=names[winner])
    )


def happened(game: War, before: View, by: Seat, move: Move | None, after: View, names: Names) -> Told:
    """The news of a move, as the viewer has seen it."""
    told = moved(game, _told(before, by, move, after, names), by, move)
    if before.outcome is not None or after.outcome is None:
        return (told,)
    return (told, *follows(0, _score(game, after, names), _over(after, after.outcome, names), after.outcome))


def _told(before: View, by: Seat, move: Move | None, after: View, names: Names) -> Text:
    """A move in one sentence; nobody sees dealt or collected cards (None)."""
    if move is None and before.phase == "deal":
        return say("dealt")
    if move is None:
        return say("takes-cards", who=names[before.winner], n=sum(map(len, before.table)))
    if by in (after.ready, *after.also):
        return say("is-ready", who=names[by])
    turned = _turned_up(before, after, names)
    if after.last is not None and not after.steps and after.last.winner == NOBODY and after.why is None:
        return spaced([turned, say("taken-back")])
    level = after.phase == "turn" and after.steps
    return spaced([turned, say("war-cried")]) if level else turned


def _turned_up(before: View, after: View, names: Names) -> Text:
    """The cards turned up, in words."""
    up = after.last.cards if after.last and not after.steps else after.table
    shown = [(names[seat], card) for seat in before.fighters if (card := up[seat][-1]) is not None]
    if len(shown) > len(TWO):
        return say("turn-up-all", cards=[say("card-of", who=who, card=card) for who, card in shown])
    (who, mine), (other, theirs) = shown
    return say("turns-up", who=who, card=mine, other=other, against=theirs)
