"""Pyramid as a screen shows it, and its moves in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from spadille.cards.card import Card
from spadille.core.contract import Offer, Seat
from spadille.core.figures import counted
from spadille.games.pyramid.game import Pyramid, covered
from spadille.games.pyramid.scoring import sheet
from spadille.games.pyramid.state import (
    COVERS,
    DRAW,
    PYRAMID_SIZE,
    RECYCLE,
    ROWS,
    STOCK_SIZE,
    Draw,
    King,
    Move,
    Pair,
    Place,
    Recycle,
    Resign,
    View,
    spread,
)
from spadille.scene.drawing import backs, does, listed, short
from spadille.scene.happening import Told
from spadille.scene.model import About, Choice, Does, Face, Fact, Mark, Plate, Scene, Score, Zone
from spadille.scene.names import Names
from spadille.scene.telling import follows, moved, said

GONE: Final = Face(None, marks=(Mark.GONE,), note="gone")
"""A place of the triangle whose card is out."""


def scene(game: Pyramid, view: View, offers: Sequence[Offer], names: Names) -> Scene:
    """The table as the viewer sees it, with what is laid before them; the triangle has its apex on top (PYR-24)."""
    moves = tuple([each.move for each in offers if each.refusal is None])
    shown = partial(Scene, game=game.name, title="Pyramid", seat=view.seat, phase=view.phase)
    return shown(
        layout="triangle",
        plates=(_plate(view, names),),
        zones=tuple(_zones(game, view, offers, moves)) if view.cards else (),
        choices=tuple([_choice(game, view, each) for each in offers]),
        prompt=_prompt(view, moves, names),
        score=_score(game, view, names),
        over=_over(view, names),
    )


def _score(game: Pyramid, view: View, names: Names) -> Score:
    left = view.pyramid.bit_count() if view.cards else PYRAMID_SIZE
    ended = (sheet(left, view.outcome, resigned=view.resigned),) if view.outcome else ()
    goal = "clear the pyramid" if game.options.win_condition == "clear_pyramid" else "clear all 52 cards"
    return Score((names[0],), (left,), "cards left", ended, goal=goal)


def _plate(view: View, names: Names) -> Plate:
    facts = (Fact(About.OTHER, "moves", str(view.moves)),) if view.cards else ()
    return Plate(0, names[0], 0, to_act=view.phase == "play", facts=facts)


# -- the layout --------------------------------------------------------------------------------------


def _zones(game: Pyramid, view: View, offers: Sequence[Offer], moves: Sequence[Move]) -> Iterator[Zone]:
    yield Zone(
        "pyramid", "triangle", rows=tuple(tuple(_face(game, view, moves, place) for place in row) for row in ROWS)
    )
    drawn = next((each for each in offers if each.move == DRAW), None)
    draws = Face(None) if drawn is None else Face(None, game.spell(DRAW), drawn.refusal)
    stock, waste = view.stock.bit_count(), tuple(spread(view.waste))
    yield Zone("stock", "pile", f"Stock, {_pass(game, view)}", (draws,) if stock else (), count=stock, term="stock")
    faces = tuple(_face(game, view, moves if place == waste[-1] else (), place) for place in waste)
    yield Zone("waste", "pile", "Waste", faces, count=len(waste), term="waste")
    out = PYRAMID_SIZE + STOCK_SIZE - view.left.bit_count()
    yield Zone("out", "pile", "Out of play", backs(min(1, out)), count=out, quiet=True)


def _pass(game: Pyramid, view: View) -> str:
    """Which time the stock is run through, and of how many."""
    passes = game.options.stock_passes
    return f"pass {view.recycled + 1}" + (f" of {passes}" if passes else "")


def _face(game: Pyramid, view: View, moves: Sequence[Move], place: Place) -> Face:
    """A card as it lies: that it goes with another, or what lies on it.

    Choosing a card that can go out in one way only makes that move.
    """
    each = view.cards[place]
    if each is None or not view.left >> place & 1:
        return GONE
    ways = [move for move in moves if each in _cards(move)]
    marks, note = ((Mark.PAIRS,), "pairs") if any(isinstance(move, Pair) for move in ways) else ((), "")
    if place < PYRAMID_SIZE and COVERS[place] & view.left and not ways:
        return Face(str(each), refusal=covered(view.cards, view.left, place))
    return Face(str(each), game.spell(ways[0]) if len(ways) == 1 else None, marks=marks, note=note)


def _cards(move: Move) -> tuple[Card, ...]:
    match move:
        case Pair(high, low):
            return high, low
        case King(card):
            return (card,)
        case _:
            return ()


# -- what may be done --------------------------------------------------------------------------------


def _choice(game: Pyramid, view: View, offer: Offer) -> Choice:
    move, spelt = offer.move, game.spell(offer.move)
    if isinstance(move, Pair | King):
        label = " ".join(short(each) for each in _cards(move))
        cards = tuple([str(each) for each in _cards(move)])
        kind = Does.TOGETHER if isinstance(move, Pair) else Does.OTHER
        typed = ("".join(cards).lower(),)
        return Choice(spelt, label, "match", note=_note(view, move), does=kind, cards=cards, typed=typed)
    if move == DRAW:
        return Choice(spelt, "Draw", "stock", offer.refusal, key="d")
    if move == RECYCLE:
        return Choice(spelt, "Turn the waste over", "stock", offer.refusal, key="t")
    return Choice(spelt, "Give up", "end", does=Does.GIVE_UP, key="g")


def _note(view: View, move: Move) -> str:
    """What a move uncovers."""
    freed = uncovers(view, move)
    return "uncovers " + listed([short(each) for each in freed]) if freed else ""


def uncovers(view: View, move: Move) -> tuple[Card, ...]:
    """The cards of the pyramid that become available when these go."""
    gone = sum(1 << view.cards.index(each) for each in _cards(move))
    left = view.left & ~gone
    return tuple(
        each
        for place in range(PYRAMID_SIZE)
        if left >> place & 1 and COVERS[place] & view.left and not COVERS[place] & left
        if (each := view.cards[place]) is not None
    )


def _prompt(view: View, moves: Sequence[Move], names: Names) -> str:
    if view.outcome:
        return _over(view, names)
    if view.phase == "deal":
        return "The cards are being dealt."
    if not moves:
        return f"Waiting for {said(names[0])}."
    if any(_cards(move) for move in moves):
        return "Take out two cards that make thirteen, or a king alone."
    if DRAW in moves:
        return "Nothing pairs now. Draw."
    if RECYCLE in moves:
        return "The stock is empty. Turn the waste over."
    return "There is nothing left to do."


def _over(view: View, names: Names) -> str:
    if view.outcome is None:
        return ""
    left = view.pyramid.bit_count()
    cards = "one card" if left == 1 else f"{left} cards"
    if view.outcome.winners:
        return f"{does(names[0], 'win')}: the pyramid is gone after {counted(view.moves):move}."
    if view.resigned:
        return f"{does(names[0], 'give')} up with {cards} left in the pyramid."
    return f"The game is lost: {cards} can never leave the pyramid."


# -- what happened -----------------------------------------------------------------------------------


def happened(game: Pyramid, before: View, by: Seat, move: Move | None, after: View, names: Names) -> Told:
    """What a move, as the viewer has seen it, has led to."""
    drawn = before.stock.bit_count() - after.stock.bit_count()
    told = moved(game, tell(by, move, names, drawn), by, move)
    if after.outcome is None or before.outcome is not None:
        return (told,)
    return (told, *follows(0, _score(game, after, names), _over(after, names), after.outcome))


def tell(by: Seat, move: Move | None, names: Names, drawn: int) -> str:
    """A move, as a seat has seen it (None where it is hidden), in one sentence; `drawn`: how many cards that was."""
    who = names[max(by, 0)]
    match move:
        case Pair(high, low):
            return f"{does(who, 'take')} out the {high.words} and the {low.words}."
        case King(card):
            return f"{does(who, 'take')} out the {card.words}."
        case Draw():
            return f"{does(who, 'draw')} {('a card', 'two cards', 'three cards')[drawn - 1]}."
        case Recycle():
            return f"{does(who, 'turn')} the waste over."
        case Resign():
            return f"{does(who, 'give')} up."
        case _:
            return "The cards are dealt."
