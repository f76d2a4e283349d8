"""Pyramid as a screen shows it, and its moves in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from spadille.cards.card import SUIT_SIGNS, Card
from spadille.core.contract import Seat
from spadille.games.pyramid.game import Pyramid, covered
from spadille.games.pyramid.scoring import sheet
from spadille.games.pyramid.state import (
    COVERS,
    DRAW,
    PYRAMID_SIZE,
    RECYCLE,
    RESIGN,
    ROWS,
    STOCK_SIZE,
    Draw,
    King,
    Move,
    Pair,
    Place,
    Recycle,
    Resign,
    State,
    View,
    spread,
)
from spadille.scene.model import Face, Fact, Option, Plate, Scene, Score, Steady, Zone, backs, does, listed

GONE: Final = Face(None, mark="gone")
"""A place of the triangle whose card is out."""


def scene(game: Pyramid, view: View, names: Sequence[str]) -> Scene:
    """The table as the viewer sees it; the triangle has its apex on top (PYR-24)."""
    world = game.imagine(view, Steady()) if view.phase == "play" and view.seat is not None else None
    moves = tuple(game.moves(world, 0)) if world is not None else ()
    left = view.pyramid.bit_count() if view.cards else PYRAMID_SIZE
    return Scene(
        game="pyramid",
        title="Pyramid",
        seat=view.seat,
        phase=view.phase,
        plates=(_plate(view, names),),
        zones=tuple(_zones(game, view, world, moves)) if view.cards else (),
        options=tuple(_options(game, view, world, moves)) if world is not None else (),
        prompt=_prompt(view, moves, names),
        score=Score(
            (names[0],),
            (left,),
            "cards left",
            (sheet(left, view.outcome, resigned=view.resigned),) if view.outcome else (),
            goal="clear the pyramid" if game.options.win_condition == "clear_pyramid" else "clear all 52 cards",
        ),
        over=_over(view, names) if view.outcome else "",
    )


def _plate(view: View, names: Sequence[str]) -> Plate:
    facts = (Fact("moves", str(view.moves)),) if view.cards else ()
    return Plate(0, names[0], 0, to_act=view.phase == "play", facts=facts)


# -- the layout --------------------------------------------------------------------------------------


def _zones(game: Pyramid, view: View, world: State | None, moves: Sequence[Move]) -> Iterator[Zone]:
    yield Zone(
        "pyramid", "triangle", rows=tuple(tuple(_face(game, view, moves, place) for place in row) for row in ROWS)
    )
    draws = Face(None, game.spell(DRAW), game.refusal(world, 0, DRAW)) if world is not None else Face(None)
    stock, waste = view.stock.bit_count(), tuple(spread(view.waste))
    yield Zone("stock", "pile", f"Stock, {_pass(game, view)}", (draws,) if stock else (), count=stock)
    faces = tuple(_face(game, view, moves if place == waste[-1] else (), place) for place in waste)
    yield Zone("waste", "pile", "Waste", faces, count=len(waste))
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
    mark = "pairs" if any(isinstance(move, Pair) for move in ways) else ""
    if place < PYRAMID_SIZE and COVERS[place] & view.left and not ways:
        return Face(str(each), refusal=covered(view.cards, view.left, place))
    return Face(str(each), game.spell(ways[0]) if len(ways) == 1 else None, mark=mark)


def _cards(move: Move) -> tuple[Card, ...]:
    match move:
        case Pair(high, low):
            return high, low
        case King(card):
            return (card,)
        case _:
            return ()


# -- what may be done --------------------------------------------------------------------------------


def _options(game: Pyramid, view: View, world: State, moves: Sequence[Move]) -> Iterator[Option]:
    for move in moves:
        if isinstance(move, Pair | King):
            label = " ".join(_short(each) for each in _cards(move))
            yield Option(game.spell(move), label, "match", note=_note(view, move))
    for move, label, there in (
        (DRAW, "Draw", view.stock),
        (RECYCLE, "Turn the waste over", not view.stock and view.waste),
    ):
        if there:
            yield Option(game.spell(move), label, "stock", game.refusal(world, 0, move), key=label[0].lower())
    yield Option(game.spell(RESIGN), "Give up", "end", key="g")


def _short(each: Card) -> str:
    """A card as it is printed: "10♥"."""
    return ("10" if each.rank == "T" else each.rank) + SUIT_SIGNS[each.suit]


def _note(view: View, move: Move) -> str:
    """What a move uncovers."""
    freed = uncovers(view, move)
    return "uncovers " + listed([_short(each) for each in freed]) if freed else ""


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


def _prompt(view: View, moves: Sequence[Move], names: Sequence[str]) -> str:
    if view.outcome:
        return _over(view, names)
    if view.phase == "deal":
        return "The cards are being dealt."
    if not moves:
        return f"Waiting for {names[0]}."
    if any(_cards(move) for move in moves):
        return "Take out two cards that make thirteen, or a king."
    if DRAW in moves:
        return "Nothing goes with anything now: draw."
    if RECYCLE in moves:
        return "The stock is used up: turn the waste over."
    return "Nothing is left to be done."


def _over(view: View, names: Sequence[str]) -> str:
    left = view.pyramid.bit_count()
    cards = "one card" if left == 1 else f"{left} cards"
    if view.outcome is not None and view.outcome.winners:
        return f"{does(names[0], 'win')}: the pyramid is gone after {view.moves} moves."
    if view.resigned:
        return f"{does(names[0], 'give')} up with {cards} left in the pyramid."
    return f"The game is lost: {cards} can never leave the pyramid."


def tell(game: Pyramid, by: Seat, move: Move | None, names: Sequence[str]) -> str:
    """A move, as a seat has seen it (None where it is hidden), in one sentence."""
    who = names[max(by, 0)]
    match move:
        case Pair(high, low):
            return f"{does(who, 'take')} out the {high.words} and the {low.words}."
        case King(card):
            return f"{does(who, 'take')} out the {card.words}."
        case Draw():
            return f"{does(who, 'draw')} {'a card' if game.options.draw_count == 1 else 'three cards'}."
        case Recycle():
            return f"{does(who, 'turn')} the waste over."
        case Resign():
            return f"{does(who, 'give')} up."
        case _:
            return "The cards are dealt."
