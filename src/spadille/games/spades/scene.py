"""Spades as a screen shows it, and its moves in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spadille.cards.card import CARDS, SPADES
from spadille.core.contract import Outcome, Seat
from spadille.core.figures import signed
from spadille.games.spades.game import Spades
from spadille.games.spades.state import (
    Agree,
    Bid,
    BlindNil,
    Call,
    Give,
    Keep,
    Leave,
    Look,
    Misdeal,
    Move,
    Nil,
    Playing,
    Refuse,
    State,
    View,
)
from spadille.parts.dealing import Deal, FirstDealer, HighCards
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

_WAITING: Final = {"dealer": "The first dealer is being found.", "deal": "The cards are being dealt."}


def scene(game: Spades, view: View, names: Sequence[str]) -> Scene:
    """The table as the viewer sees it."""
    mine = view.seat is not None and view.to_act == view.seat
    world = game.imagine(view, Steady()) if mine else None
    return Scene(
        game="spades",
        title="Spades",
        seat=view.seat,
        phase=view.phase,
        plates=tuple(_plate(game, view, seat, names) for seat in clockwise_from(view.seat, game.seats)),
        zones=tuple(_zones(game, view, world)),
        options=tuple(_options(game, view, world)) if mine and world is not None else (),
        prompt=_prompt(game, view, names),
        score=_score(game, view, names),
        over=_over(view.outcome, names) if view.outcome else "",
    )


def side_names(game: Spades, names: Sequence[str]) -> tuple[str, ...]:
    """The sides by the names of their seats."""
    return tuple(listed(names[side :: game.sides]) for side in range(game.sides))


def _plate(game: Spades, view: View, seat: Seat, names: Sequence[str]) -> Plate:
    facts = []
    call = view.calls[seat] if view.calls else None
    if call is not None:
        facts.append(Fact("bid", _call_words(call)))
    if view.taken:
        facts.append(Fact("tricks", str(view.taken[seat])))
    if view.sizes and view.phase in ("consent", "pick"):
        facts.append(Fact("cards", str(view.sizes[seat])))
    partner = view.seat is not None and seat != view.seat and (seat - view.seat) % game.sides == 0
    return Plate(
        seat, names[seat], seat % game.sides, seat == view.to_act, seat == view.match.dealer, partner, tuple(facts)
    )


def _call_words(call: Call) -> str:
    match call:
        case Bid(tricks):
            return str(tricks)
        case Nil():
            return "nil"
        case BlindNil():
            return "blind nil"


def _zones(game: Spades, view: View, world: State | None) -> list[Zone]:
    zones = [_hand(game, view, world)] if view.seat is not None and view.sizes else []
    if view.leaders:
        zones.append(Zone("trick", "trick", "On the table", _trick(game, view.leaders[-1], view.trick)))
    if view.tricks:
        leader, trick = view.leaders[len(view.tricks) - 1], view.tricks[-1]
        zones.append(Zone("last", "trick", "Last trick", _trick(game, leader, trick)))
    if view.phase == "pick" and view.stock is not None:
        turn = len(view.stock.kept)
        top = view.stock.seen[2 * turn]
        zones.append(Zone("stock", "pile", "Stock", faces([top]) if top is not None else (), count=52 - 2 * turn))
    return zones


def _hand(game: Spades, view: View, world: State | None) -> Zone:
    assert view.seat is not None, "a spectator has no hand"
    if view.hand is None:
        return Zone("hand", "fan", "Your hand, face down", (Face(None),) * view.sizes[view.seat], seat=view.seat)
    playing = isinstance(world, Playing) and view.to_act == view.seat
    shown = []
    for number in hand_order(view.hand, SPADES):
        move = PLAYS[number]
        refusal = game.refusal(world, view.seat, move) if playing and world is not None else None
        shown.append(Face(str(CARDS[number]), game.spell(move) if playing else None, refusal))
    return Zone("hand", "fan", "Your hand", tuple(shown), seat=view.seat)


def _trick(game: Spades, leader: Seat, trick: Sequence[int]) -> tuple[Face, ...]:
    best = game.order.winner([CARDS[each] for each in trick]) if trick else 0
    marks = ["led" if at == 0 else "" for at in range(len(trick))]
    if trick:
        marks[best] = "led, wins" if best == 0 else "wins"
    return tuple(
        Face(str(CARDS[each]), mark=mark, seat=(leader + at) % game.seats)
        for at, (each, mark) in enumerate(zip(trick, marks, strict=True))
    )


def _options(game: Spades, view: View, world: State) -> list[Option]:
    assert view.seat is not None, "a spectator has no options"
    if view.phase == "play":
        return []
    return [_option(game, move) for move in game.moves(world, view.seat)]


def _option(game: Spades, move: Move) -> Option:
    spelt = game.spell(move)
    rules = game.options
    match move:
        case Bid(tricks):
            return Option(spelt, str(tricks), "bid", key=str(tricks) if tricks < 10 else "")
        case Nil():
            return Option(spelt, "Nil", "nil", note=f"+{rules.nil_bonus} or −{rules.nil_penalty}", key="n")
        case BlindNil():
            note = f"+{rules.blind_nil_bonus} or −{rules.blind_nil_penalty}"
            return Option(spelt, "Blind nil", "blind", note=note, key="b")
        case Look():
            return Option(spelt, "Look at the hand", "blind", key="l")
        case Keep():
            return Option(spelt, "Keep it", "stock", note="the next card is thrown away unseen", key="k")
        case Leave():
            return Option(spelt, "Leave it", "stock", note="the next card joins your hand", key="l")
        case Agree():
            return Option(spelt, "Agree to pass a card", "misdeal", key="a")
        case _:
            return Option(spelt, "Deal again", "misdeal", key="r")


def _prompt(game: Spades, view: View, names: Sequence[str]) -> str:
    if view.to_act is None:
        return _over(view.outcome, names) if view.outcome else _WAITING[view.phase]
    if view.to_act != view.seat:
        return f"Waiting for {names[view.to_act]}."
    if view.phase == "bid":
        return _bid_prompt(game, view)
    if view.phase == "pick":
        return "Keep the top card of the stock, or leave it and take the next unseen."
    if view.phase == "consent":
        assert view.misdeal is not None, "a view of a misdeal names it"
        long, short = names[view.misdeal.long], names[view.misdeal.short]
        return f"A misdeal: {long} has a card too many, {short} one too few. Pass one at random, or deal again?"
    return "Your lead." if not view.trick else "Your turn to play."


def _bid_prompt(game: Spades, view: View) -> str:
    if view.hand is None:
        return "Bid nil blind, or look at your hand first."
    said = sum(call.tricks for call in view.calls if isinstance(call, Bid))
    tricks = game.hand_size
    return (
        f"How many tricks will you take? {said} of {tricks} are bid so far."
        if said
        else "How many tricks will you take?"
    )


def _score(game: Spades, view: View, names: Sequence[str]) -> Score:
    match = view.match
    notes = tuple(f"{bags} bag" + ("" if bags == 1 else "s") for bags in match.bags)
    goal = f"to {game.options.target}"
    return Score(side_names(game, names), match.totals, "points", match.sheet, notes, goal)


def _over(outcome: Outcome, names: Sequence[str]) -> str:
    if not outcome.winners:
        return "The match is drawn: all totals are level."
    won = [names[seat] for seat in outcome.winners]
    verb = "win" if len(won) > 1 or won[0] == "You" else "wins"
    best = max(outcome.payoff)
    return f"{listed(won)} {verb} the match with {signed(best)} points."


def tell(game: Spades, by: Seat, move: Move | None, names: Sequence[str]) -> str:
    """A move, as a seat has seen it (None where it is hidden), in one sentence."""
    who = names[by] if by >= 0 else ""
    match move:
        case Play(card):
            return f"{does(who, 'play')} the {card.words}."
        case Bid(tricks):
            return f"{does(who, 'bid')} {tricks}."
        case Nil():
            return f"{does(who, 'bid')} nil."
        case BlindNil():
            return f"{does(who, 'bid')} nil blind."
        case Look():
            return f"{does(who, 'look')} at the hand."
        case Keep():
            return f"{does(who, 'keep')} the top card."
        case Leave():
            return f"{does(who, 'leave')} the top card."
        case HighCards() | FirstDealer():
            return tell_first_dealer(move, names)
        case Misdeal(long, short):
            return f"A misdeal: {names[long]} has a card too many, {names[short]} one too few."
        case Agree():
            return f"{does(who, 'agree')} to pass a card."
        case Refuse():
            return f"{does(who, 'want')} a new deal."
        case Deal() | None:
            return "The cards are dealt."
        case Give():
            return "A card is passed."
    return f"{who}: {game.spell(move)}."
