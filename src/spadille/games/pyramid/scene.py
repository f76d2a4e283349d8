"""Pyramid on screen, and its moves in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from spadille.cards.card import Card
from spadille.core.contract import Offer, Seat
from spadille.core.words import Text
from spadille.games.pyramid import say
from spadille.games.pyramid.game import Pyramid, covered
from spadille.games.pyramid.scoring import sheet
from spadille.games.pyramid.state import (
    COLUMN,
    COVERS,
    DRAW,
    PYRAMID_SIZE,
    RECYCLE,
    ROWS,
    STOCK_SIZE,
    UNDER,
    Draw,
    King,
    Move,
    Pair,
    Place,
    Places,
    Recycle,
    Resign,
    View,
    spread,
)
from spadille.scene.drawing import backs, short
from spadille.scene.happening import Told
from spadille.scene.model import About, Choice, Does, Face, Fact, Mark, Plate, Scene, Score, Zone
from spadille.scene.names import Names, shown_name
from spadille.scene.telling import follows, moved, waits

_COLUMNS: Final = tuple(tuple(range(PYRAMID_SIZE + at, PYRAMID_SIZE + STOCK_SIZE, COLUMN)) for at in range(COLUMN))
"""The reserve row by row, the tops of its columns last (Rule.RESERVE)."""
GONE: Final = Face(None, marks=(Mark.GONE,), note=say("gone"))
"""A place of the triangle whose card is out."""


def scene(game: Pyramid, view: View, offers: Sequence[Offer], names: Names) -> Scene:
    """The table as the viewer sees it, with the offers; the triangle has its apex on top (PYR-24)."""
    moves = tuple([each.move for each in offers if each.refusal is None])
    return Scene(
        game=game.name,
        title=say("title"),
        seat=view.seat,
        phase=view.phase,
        layout="triangle",
        plates=(_plate(view, names),),
        zones=tuple(_zones(game, view, offers, moves)) if view.cards else (),
        choices=tuple([_choice(game, view, each) for each in offers]),
        prompt=_prompt(game, view, moves, names),
        score=_score(game, view, names),
        over=_over(game, view, names),
    )


def _score(game: Pyramid, view: View, names: Names) -> Score:
    left = view.pyramid.bit_count() if view.cards else PYRAMID_SIZE
    ended = (sheet(left, view.outcome, resigned=view.resigned),) if view.outcome else ()
    goal = say("clear-pyramid") if game.options.win_condition == "clear_pyramid" else say("clear-all")
    return Score((shown_name(names[0]),), (left,), say("cards-left"), ended, goal=goal)


def _plate(view: View, names: Names) -> Plate:
    facts = (Fact(About.OTHER, say("moves"), str(view.moves)),) if view.cards else ()
    return Plate(0, shown_name(names[0]), 0, to_act=view.phase == "play", facts=facts)


# -- the layout --------------------------------------------------------------------------------------


def _zones(game: Pyramid, view: View, offers: Sequence[Offer], moves: Sequence[Move]) -> Iterator[Zone]:
    yield Zone(
        "pyramid", "triangle", rows=tuple(tuple(_face(game, view, moves, place) for place in row) for row in ROWS)
    )
    drawn = next((each for each in offers if each.move == DRAW), None)
    if game.options.reserve == "giza":
        rows = tuple(tuple(_face(game, view, moves, place) for place in row) for row in _COLUMNS)
        yield Zone("reserve", "triangle", say("reserve"), rows=rows, term="reserve")
        yield _gone(view)
        return
    draws = Face(None) if drawn is None else Face(None, game.spell(DRAW), drawn.refusal)
    stock, waste = view.stock.bit_count(), tuple(spread(view.waste))
    if game.options.open_stock and stock:
        draws = _open_stock(game, view, moves, draws)
    yield Zone("stock", "pile", _stock(game, view), (draws,) if stock else (), count=stock, term="stock")
    faces = tuple(_face(game, view, moves if place == waste[-1] else (), place) for place in waste)
    yield Zone("waste", "pile", say("waste"), faces, count=len(waste), term="waste")
    yield _gone(view)


def _gone(view: View) -> Zone:
    """The cards that are out of play."""
    out = PYRAMID_SIZE + STOCK_SIZE - view.left.bit_count()
    return Zone("out", "pile", say("out-of-play"), backs(min(1, out)), count=out, quiet=True)


def _open_stock(game: Pyramid, view: View, moves: Sequence[Move], draws: Face) -> Face:
    """The top of the stock, face up: its move with another card, or the draw that lays it on the waste (PYR-H2)."""
    place = next(spread(view.stock))
    face, card = _face(game, view, moves, place), view.cards[place]
    if any(card in _cards(move) for move in moves):
        return face
    return Face(face.card, draws.move, draws.refusal)


def _stock(game: Pyramid, view: View) -> Text:
    """The number of the pass through the stock, and the number of passes, in words."""
    number, passes = view.recycled + 1, game.options.stock_passes
    return say("stock-pass-of", n=number, passes=passes) if passes else say("stock-pass", n=number)


def _face(game: Pyramid, view: View, moves: Sequence[Move], place: Place) -> Face:
    """A card on the table, marked if it matches another one, or with the cards that lie on it.

    Choosing a card that can go out in only one way makes that move.
    """
    each = view.cards[place]
    if each is None or not view.left >> place & 1:
        return GONE
    ways = [move for move in moves if each in _cards(move)]
    marks, note = ((Mark.PAIRS,), say("pairs")) if any(isinstance(move, Pair) for move in ways) else ((), "")
    upon = COVERS[place] if place < PYRAMID_SIZE else _upon(game, place)
    if upon & view.left and not ways:
        return Face(str(each), refusal=covered(view.cards, view.left, place))
    return Face(str(each), game.spell(ways[0]) if len(ways) == 1 else None, marks=marks, note=note)


def _upon(game: Pyramid, place: Place) -> Places:
    """The places that lie on a card outside the pyramid."""
    return UNDER[place - PYRAMID_SIZE] if game.options.reserve == "giza" else 0


def _cards(move: Move) -> tuple[Card, ...]:
    match move:
        case Pair(high, low):
            return high, low
        case King(card):
            return (card,)
        case _:
            return ()


# -- choices --------------------------------------------------------------------------------


def _choice(game: Pyramid, view: View, offer: Offer) -> Choice:
    move, spelt = offer.move, game.spell(offer.move)
    if isinstance(move, Pair | King):
        label = " ".join(short(each) for each in _cards(move))
        cards = tuple([str(each) for each in _cards(move)])
        kind = Does.TOGETHER if isinstance(move, Pair) else Does.OTHER
        typed = ("".join(cards).lower(),)
        return Choice(spelt, label, "match", note=_note(view, move), does=kind, cards=cards, typed=typed)
    if move == DRAW:
        return Choice(spelt, say("draw"), "stock", offer.refusal, key="d")
    if move == RECYCLE:
        return Choice(spelt, say("turn-over"), "stock", offer.refusal, key="t")
    return Choice(spelt, say("give-up"), "end", does=Does.GIVE_UP, key="g")


def _note(view: View, move: Move) -> Text:
    """The cards that a move uncovers, in words."""
    freed = uncovers(view, move)
    return say("uncovers", cards=[short(each) for each in freed]) if freed else ""


def uncovers(view: View, move: Move) -> tuple[Card, ...]:
    """The cards of the pyramid that become available when the move's cards go."""
    gone = sum(1 << view.cards.index(each) for each in _cards(move))
    left = view.left & ~gone
    return tuple(
        each
        for place in range(PYRAMID_SIZE)
        if left >> place & 1 and COVERS[place] & view.left and not COVERS[place] & left
        if (each := view.cards[place]) is not None
    )


def _prompt(game: Pyramid, view: View, moves: Sequence[Move], names: Names) -> Text:
    if view.outcome:
        return _over(game, view, names)
    if view.phase == "deal" or not moves:
        return waits(None if view.phase == "deal" else 0, view.phase, "", names)
    if any(_cards(move) for move in moves):
        return say("take-out")
    if DRAW in moves:
        return say("nothing-pairs")
    if RECYCLE in moves:
        return say("stock-is-empty")
    return say("nothing-left")


def _over(game: Pyramid, view: View, names: Names) -> Text:
    if view.outcome is None:
        return ""
    left = view.pyramid.bit_count()
    if view.outcome.winners:
        return say("wins", who=names[0], moves=view.moves, cleared=game.options.win_condition)
    if view.resigned:
        return say("gave-up", who=names[0], n=left)
    if game.options.reserve == "giza":
        return say("is-lost-open", n=view.left.bit_count())
    return say("is-lost", n=left)


# -- events -----------------------------------------------------------------------------------


def happened(game: Pyramid, before: View, by: Seat, move: Move | None, after: View, names: Names) -> Told:
    """The news of a move, as the viewer has seen it."""
    drawn = before.stock.bit_count() - after.stock.bit_count()
    told = moved(game, tell(by, move, names, drawn), by, move)
    if after.outcome is None or before.outcome is not None:
        return (told,)
    return (told, *follows(0, _score(game, after, names), _over(game, after, names), after.outcome))


def tell(by: Seat, move: Move | None, names: Names, drawn: int) -> Text:
    """A move as a seat has seen it (None if hidden), in one sentence; `drawn` is the number of cards drawn."""
    who = names[max(by, 0)]
    match move:
        case Pair(high, low):
            return say("takes-out-two", who=who, high=high, low=low)
        case King(card):
            return say("takes-out", who=who, card=card)
        case Draw():
            return say("draws", who=who, n=drawn)
        case Recycle():
            return say("turns-over", who=who)
        case Resign():
            return say("gives-up", who=who)
        case _:
            return say("dealt")
