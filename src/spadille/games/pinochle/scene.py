"""Pinochle as a screen shows it, and its moves in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from spadille.cards.card import CARDS, SUIT_NAMES, SUITS, Card, card, write_cards
from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import Outcome, Seat
from spadille.core.figures import signed
from spadille.games.pinochle.game import Pinochle
from spadille.games.pinochle.rules import MELDS, RANKING
from spadille.games.pinochle.scoring import running
from spadille.games.pinochle.state import (
    TAKE_STOCK,
    TAKE_UPCARD,
    Dix,
    Done,
    Meld,
    Melding,
    Move,
    Open,
    Playing,
    State,
    Swap,
    TakeStock,
    TakeUpcard,
    View,
)
from spadille.parts.dealing import FirstDealer, HighCards
from spadille.parts.melds import shape_of
from spadille.parts.tricks import PLAYS, Play
from spadille.scene.model import (
    Face,
    Fact,
    Option,
    Plate,
    Scene,
    Score,
    Steady,
    Zone,
    clockwise_from,
    does,
    faces,
    hand_order,
    listed,
)
from spadille.scene.telling import tell_first_dealer

CHIPS: Final = 1000
"""The chips each player starts with, where chips keep the score (PIN-06)."""
_WAITING: Final = {"dealer": "The first dealer is being found.", "deal": "The cards are being dealt."}
_NAMES: Final = {
    "AAAA": "100 aces",
    "KKKK": "80 kings",
    "QQQQ": "60 queens",
    "JJJJ": "40 jacks",
    "QJ": "a pinochle",
    "KQ": "a marriage",
    "AKQJT": "a flush",
}
"""What a meld of these ranks is, whatever is trumps."""


def scene(game: Pinochle, view: View, names: Sequence[str]) -> Scene:
    """The table as the viewer sees it."""
    mine = view.seat is not None and view.to_act == view.seat
    world = game.imagine(view, Steady()) if mine else None
    return Scene(
        game="pinochle",
        title="Pinochle",
        seat=view.seat,
        phase=view.phase,
        plates=tuple(_plate(view, seat, names) for seat in clockwise_from(view.seat, game.seats)),
        zones=tuple(_zones(game, view, view.open, world, names)) if view.open else (),
        options=tuple(_options(game, world)) if world is not None else (),
        prompt=_prompt(view, names),
        score=_score(game, view, names),
        over=_over(view.outcome, names) if view.outcome else "",
    )


def _plate(view: View, seat: Seat, names: Sequence[str]) -> Plate:
    facts = []
    if view.open is not None:
        melded = sum(line.points for line in view.open.lines if line.side == seat)
        facts = [Fact("tricks", str(view.leaders[1:].count(seat))), Fact("melded", str(melded))]
    return Plate(seat, names[seat], seat, seat == view.to_act, seat == view.match.dealer, facts=tuple(facts))


# -- the table -------------------------------------------------------------------------------------


def _zones(game: Pinochle, view: View, open_: Open, world: State | None, names: Sequence[str]) -> Iterator[Zone]:
    """What lies on the table. Won tricks are closed: only the last one is seen, until the next is led (PIN-20)."""
    if view.seat is not None:
        hand = (view.hand or 0) & ~view.table(view.seat)
        shown = tuple(_face(game, world, each) for each in _sorted(hand, open_.trump))
        yield Zone("hand", "fan", "Your hand", shown, seat=view.seat)
    for seat in clockwise_from(view.seat, game.seats):
        if view.table(seat):
            whose = "Your melds" if seat == view.seat else f"Melds of {names[seat]}"
            rows = tuple(
                tuple(_face(game, world if seat == view.seat else None, each) for each in row)
                for row in _meld_rows(view, open_, seat)
            )
            yield Zone(f"melds {seat}", "melds", whose, rows=rows, seat=seat)
    if view.phase == "play":
        yield Zone("trick", "trick", "On the table", _trick(view, view.leaders[-1], view.trick))
    if view.tricks and not view.trick:
        yield Zone("last", "trick", "Just played", _trick(view, view.leaders[-2], view.tricks[-1]))
    if view.stock:
        top = () if view.last is None else faces([view.last])
        yield Zone("stock", "pile", "Stock", top, count=view.stock)
        yield Zone("upcard", "pile", f"Upcard, {SUIT_NAMES[open_.trump]} are trumps", faces([open_.upcard]))
    yield Zone("trumps", "text", "Trumps", lines=(SUIT_NAMES[open_.trump],), quiet=True)


def _sorted(held: Holding, trump: int) -> list[Card]:
    """By suits of alternating colour, trumps last; the ten right under the ace."""
    suits = [CARDS[each].suit for each in hand_order(holding(card("A" + suit) for suit in SUITS), trump)]
    return sorted(members(held), key=lambda each: (suits.index(each.suit), -RANKING.index(each.rank), each))


def _face(game: Pinochle, world: State | None, each: Card) -> Face:
    """A card of a hand, or melded; with what playing it means if that is what is due."""
    if not isinstance(world, Playing):
        return Face(str(each))
    move = PLAYS[each]
    return Face(str(each), game.spell(move), game.refusal(world, world.seat, move))


def _meld_rows(view: View, open_: Open, seat: Seat) -> Iterator[tuple[Card, ...]]:
    """The melded cards a seat has on the table, each with the last meld it served in."""
    left, rows = view.table(seat), []
    for made in reversed(open_.melds):
        row = tuple(each for each in made.cards if made.seat == seat and left >> each & 1)
        left &= ~holding(row)
        rows.append(row)
    return (row for row in reversed(rows) if row)


def _trick(view: View, leader: Seat, trick: Sequence[Card]) -> tuple[Face, ...]:
    """The cards of a trick; once both are there, the winner is the seat that leads next."""
    marks = ["led", ""]
    if len(trick) == 2:
        marks = ["led, wins", ""] if view.leaders[-1] == leader else ["led", "wins"]
    return tuple(Face(str(each), mark=marks[at], seat=(leader + at) % 2) for at, each in enumerate(trick))


# -- what may be said ------------------------------------------------------------------------------


def _options(game: Pinochle, world: State) -> Iterator[Option]:
    if isinstance(world, Melding):
        for move in _distinct(world, game.moves(world, world.seat)):
            yield _option(game, world.open, move)
    elif not isinstance(world, Playing):
        yield Option(game.spell(TAKE_STOCK), "Take the last stock card", "take", key="s")
        yield Option(game.spell(TAKE_UPCARD), "Take the upcard", "take", key="u")


def _distinct(world: Melding, moves: Iterable[Move]) -> Iterator[Move]:
    """The moves without melds that differ only in which of two like cards from the hand they use."""
    laid, seen = world.open.laid[world.seat], set()
    for move in moves:
        if isinstance(move, Meld):
            kind = tuple((each.plain, each if laid >> each & 1 else None) for each in move.cards)
            if kind in seen:
                continue
            seen.add(kind)
        yield move


def _option(game: Pinochle, open_: Open, move: Move) -> Option:
    spelt = game.spell(move)
    match move:
        case Meld(cards):
            shape = shape_of(holding(cards), MELDS[open_.trump])
            assert shape is not None, "only melds are offered"
            return Option(
                spelt, f"{shape.name.capitalize()}: {write_cards(cards)}", "meld", note=f"{shape.worth} points"
            )
        case Dix():
            return Option(spelt, "Show the dix", "dix", note="10 points", key="x")
        case Swap():
            return Option(spelt, f"Swap the dix for the {open_.upcard.plain.words}", "dix", note="10 points", key="s")
    return Option(spelt, "Done", "done", key="d")


def _prompt(view: View, names: Sequence[str]) -> str:
    if view.to_act is None:
        return _over(view.outcome, names) if view.outcome else _WAITING[view.phase]
    if view.to_act != view.seat:
        return f"Waiting for {names[view.to_act]}."
    if view.phase == "meld":
        shown = "" if view.last is None else f" The last stock card is the {view.last.plain.words}."
        return f"You won the trick: meld, or say done.{shown}"
    if view.phase == "take":
        return "Take the last stock card or the upcard; the other one goes to your opponent."
    if view.phase_two:
        return "Your lead." if not view.trick else "Your turn: follow suit, else trump; beat a trump that was led."
    return "Your lead." if not view.trick else "Your turn to play any card."


def _score(game: Pinochle, view: View, names: Sequence[str]) -> Score:
    """Totals with what has been melded in the open deal, and the chips left where chips keep the score (PIN-06)."""
    totals = running(view.match, view.open.lines if view.open else ())
    notes = tuple(f"{max(0, CHIPS - total)} in chips left" for total in totals)
    goal = f"to {view.match.target}" if game.options.target_rule == "reach" else f"over {view.match.target}"
    return Score(tuple(names), totals, "points", view.match.sheet, notes, goal)


def _over(outcome: Outcome, names: Sequence[str]) -> str:
    if not outcome.winners:
        return "The match is drawn: the totals are level."
    return f"{does(names[outcome.winners[0]], 'win')} the match with {signed(max(outcome.payoff))} points."


# -- moves in words --------------------------------------------------------------------------------


def tell(game: Pinochle, by: Seat, move: Move | None, names: Sequence[str]) -> str:
    """A move, as a seat has seen it (None where it is hidden), in one sentence."""
    who = names[by] if by >= 0 else ""
    match move:
        case Play(each):
            return f"{does(who, 'play')} the {each.plain.words}."
        case Meld(cards):
            ranks = "".join(each.rank for each in cards)
            return f"{does(who, 'meld')} {_NAMES.get(ranks, 'cards')}: {listed([each.plain.words for each in cards])}."
        case Dix():
            return f"{does(who, 'show')} the dix."
        case Swap():
            return f"{does(who, 'swap')} the dix for the upcard."
        case Done():
            return f"{does(who, 'meld')} no more."
        case TakeStock():
            return f"{does(who, 'take')} the last stock card."
        case TakeUpcard():
            return f"{does(who, 'take')} the upcard."
        case HighCards() | FirstDealer():
            return tell_first_dealer(move, names)
    packet = "three" if game.options.packet == 3 else "four"
    return f"The cards are dealt, {packet} at a time, and one is turned up for trumps."
