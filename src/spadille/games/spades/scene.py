"""Spades as a screen shows it, and its moves in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import msgspec

from spadille.cards.card import CARDS, SPADES, SUITS
from spadille.core.contract import Offer, Outcome, Seat
from spadille.core.figures import signed
from spadille.core.words import Text
from spadille.games.spades.game import Spades
from spadille.games.spades.state import (
    BIDS,
    BLIND_NIL,
    LEXICON,
    NIL,
    Agree,
    Bid,
    BlindNil,
    Call,
    Cut,
    Give,
    Keep,
    Leave,
    Look,
    Misdeal,
    Move,
    Nil,
    Refuse,
    View,
)
from spadille.parts.dealing import Deal, FirstDealer, HighCards
from spadille.parts.tricks import Play
from spadille.scene.drawing import (
    backs,
    clockwise_from,
    does,
    faces,
    hand_faces,
    hand_order,
    listed,
    open_to_all,
    own,
    trick_faces,
    whose,
)
from spadille.scene.happening import CardPlayed, Manner, News, SuitBroken, Told
from spadille.scene.model import About, Ask, Choice, Does, Face, Fact, Numbered, Plate, Role, Scene, Score, Stand, Zone
from spadille.scene.names import Names
from spadille.scene.telling import against, follows, manner_of, moved, tell_first_dealer, trick_taken, waits


def scene(game: Spades, view: View, offers: Sequence[Offer], names: Names) -> Scene:
    """The table as the viewer sees it, with what is laid before them."""
    shown = partial(Scene, game=game.name, title="Spades", seat=view.seat, phase=view.phase)
    return shown(
        plates=tuple([_plate(game, view, seat, names) for seat in clockwise_from(view.seat, game.seats)]),
        zones=tuple(_zones(game, view, offers)),
        choices=tuple(_choices(game, view, offers)),
        prompt=_prompt(game, view, names),
        score=_score(game, view, names),
        over=_over(view.outcome, names),
    )


def side_names(game: Spades, names: Names) -> tuple[str, ...]:
    """The sides by the names of their seats."""
    return tuple(listed(names[side :: game.sides]) for side in range(game.sides))


def _plate(game: Spades, view: View, seat: Seat, names: Names) -> Plate:
    facts = _facts(view.calls[seat] if view.calls else None, view.taken[seat] if view.taken else None)
    if view.sizes and view.phase in ("consent", "pick"):
        facts = (*facts, Fact(About.OTHER, "cards", str(view.sizes[seat])))
    partner = view.seat is not None and seat != view.seat and (seat - view.seat) % game.sides == 0
    return Plate(seat, names[seat], seat % game.sides, seat == view.to_act, seat == view.match.dealer, partner, facts)


@open_to_all
def _facts(call: Call | None, taken: int | None) -> tuple[Fact, ...]:
    facts = []
    if call is not None:
        facts.append(Fact(About.BID, "bid", _call_words(call)))
    if taken is not None:
        facts.append(Fact(About.TRICKS, "tricks", str(taken), taken))
    return tuple(facts)


def _call_words(call: Call) -> str:
    match call:
        case Bid(tricks):
            return str(tricks)
        case Nil():
            return "nil"
        case BlindNil():
            return "blind nil"


_CALLS: Final[tuple[Call, ...]] = (*BIDS, NIL, BLIND_NIL)
_WRITTEN: Final = {LEXICON.spell(call): _call_words(call) for call in _CALLS}
"""What stands on a score sheet for every call, by its notation."""


def _zones(game: Spades, view: View, offers: Sequence[Offer]) -> Iterator[Zone]:
    if view.seat is not None and view.sizes:
        yield _hand(view, view.seat, offers)
    if view.leaders:
        shown = _trick(game, view.leaders[-1], view.trick)
        yield Zone("trick", "trick", "On the table", shown, Role.TRICK)
    if view.tricks:
        shown = _trick(game, view.leaders[len(view.tricks) - 1], view.tricks[-1])
        yield Zone("last", "trick", "Last trick", shown, Role.LAST)
    if view.phase == "pick" and view.stock is not None:
        turn = len(view.stock.kept)
        top = view.stock.seen[2 * turn]
        yield Zone("stock", "pile", "Stock", faces([top]) if top is not None else (), count=52 - 2 * turn, term="stock")


def _hand(view: View, seat: Seat, offers: Sequence[Offer]) -> Zone:
    if view.hand is None:
        return Zone("hand", "fan", "Your hand, face down", backs(view.sizes[seat]), Role.HAND, seat=seat)
    return Zone("hand", "fan", "Your hand", hand_faces(hand_order(view.hand, SPADES), offers), Role.HAND, seat=seat)


@open_to_all
def _trick(game: Spades, leader: Seat, trick: tuple[int, ...]) -> tuple[Face, ...]:
    best = game.order.winner([CARDS[each] for each in trick]) if trick else None
    return trick_faces(trick, [(leader + at) % game.seats for at in range(len(trick))], best)


def _daring(offer: Offer) -> bool:
    """Nil and blind nil come last, so that nobody says them by a slip."""
    return isinstance(offer.move, Nil | BlindNil)


def _choices(game: Spades, view: View, offers: Sequence[Offer]) -> Iterator[Choice]:
    if view.phase == "cut" and offers:
        size = len(game.pack)
        yield Choice("cut {}", "Cut the cards", ask=Ask(1, size - 1, size // 2), key="c", term="cut")
    elif view.phase != "play":
        yield from [_choice(game, each.move) for each in sorted(offers, key=_daring)]


def _choice(game: Spades, move: Move) -> Choice:
    spelt = game.spell(move)
    rules = game.options
    match move:
        case Bid(tricks):
            key, numbered = str(tricks) if tricks < 10 else "", Numbered("bid {}", tricks)
            return Choice(spelt, str(tricks), "bid", does=Does.CALL, typed=(str(tricks),), key=key, numbered=numbered)
        case Nil():
            note = f"+{rules.nil_bonus} or −{rules.nil_penalty}"
            return Choice(spelt, "Nil", "nil", note=note, does=Does.DARE, key="n", term="nil")
        case BlindNil():
            note = f"+{rules.blind_nil_bonus} or −{rules.blind_nil_penalty}"
            return Choice(spelt, "Blind nil", "blind", note=note, does=Does.DARE, key="b", term="blind-nil")
        case Look():
            return Choice(spelt, "Look at your hand", "blind", key="l")
        case Keep():
            return Choice(spelt, "Keep it", "stock", note="the next card is thrown away unseen", key="k")
        case Leave():
            return Choice(spelt, "Leave it", "stock", note="the next card joins your hand", key="l")
        case Agree():
            return Choice(spelt, "Agree to pass a card", "misdeal", key="a")
        case _:
            return Choice(spelt, "Deal again", "misdeal", key="r")


def _prompt(game: Spades, view: View, names: Names) -> Text:
    if view.to_act is None or view.to_act != view.seat:
        return waits(view.to_act, view.phase, _over(view.outcome, names), names)
    if view.phase == "bid":
        return _bid_prompt(game, view)
    if view.phase == "pick":
        return "Keep the top card of the stock, or leave it and take the next unseen."
    if view.phase == "cut":
        return "Cut the cards."
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


def _score(game: Spades, view: View, names: Names) -> Score:
    match = view.match
    notes = tuple([f"{bags} bag" + ("" if bags == 1 else "s") for bags in match.bags])
    goal = f"to {game.options.target}"
    bids = tuple([tuple([_WRITTEN[call] for call in sheet.bids]) for sheet in match.sheet])
    spoken = bool(view.calls) and all(view.calls) and game.sides < game.seats
    now = _stands(game, view.calls, view.taken, tuple(names)) if spoken else ()
    return Score(side_names(game, names), match.totals, "points", match.sheet, bids, notes, goal, now=now, term="bags")


@open_to_all
def _stands(game: Spades, calls: tuple[Call, ...], taken: tuple[int, ...], names: tuple[str, ...]) -> tuple[Stand, ...]:
    """The contracts of partners against their tricks, for all to see (SPD-DEN-11, SPD-DEN-20, SPD-S25)."""
    won = taken or (0,) * game.seats
    stands = [(whose(name), call, tricks) for name, call, tricks in zip(names, calls, won, strict=True)]
    left = game.hand_size - sum(won)
    return tuple([_stand(stands[side :: game.sides], left) for side in range(game.sides)])


def _stand(stands: Sequence[tuple[str, Call, int]], left: int) -> Stand:
    """How partners stand: their bids together, and each nil."""
    bids = [(call.tricks, taken) for _, call, taken in stands if isinstance(call, Bid)]
    bid, counted = sum(tricks for tricks, _ in bids), sum(taken for _, taken in bids)
    pile = sum(taken for _, _, taken in stands)
    nils = [f"{who} nil {'is set' if taken else 'stands'}" for who, call, taken in stands if not isinstance(call, Bid)]
    if not bids:
        lost = all(taken for _, _, taken in stands)
        return Stand(", ".join(nils), state="set" if lost else "open", tricks=pile, term="nil")
    found = against(f"{bid} bid", bid, counted, left, pile)
    over = f", {counted - bid} bag{'' if counted == bid + 1 else 's'}" if counted > bid else ""
    return msgspec.structs.replace(found, words="; ".join([f"{found.words}{over}", *nils]), brief=found.words)


def _over(outcome: Outcome | None, names: Names) -> str:
    if outcome is None:
        return ""
    if not outcome.winners:
        return "The match is drawn: all totals are level."
    won = [names[seat] for seat in outcome.winners]
    verb = "win" if len(won) > 1 or won[0] == "You" else "wins"
    best = max(outcome.payoff)
    return f"{listed(won)} {verb} the match with {signed(best)} points."


# -- what happened -----------------------------------------------------------------------------------


def happened(game: Spades, before: View, by: Seat, move: Move | None, after: View, names: Names) -> Told:
    """What a move, as the viewer has seen it, has led to."""
    if not isinstance(move, Play):
        return (moved(game, tell(game, by, move, names), by, move),)
    manner = _manner(game, before, move)
    words = f"{does(names[by], _PLAYS[manner])} the {move.card.words}."
    news: list[News] = [CardPlayed(words, by, game.spell(move), str(move.card), manner)]
    news += _broken(game, before, move)
    if len(before.trick) + 1 == game.seats:
        trick = (*before.trick, move.card)
        winner = (before.leaders[-1] + game.order.winner(trick)) % game.seats
        count = before.taken[winner] + 1
        news.append(
            trick_taken(_trick(game, before.leaders[-1], trick), names, _facts(before.calls[winner], count), count)
        )
    if after.match.deals > before.match.deals:
        news += follows(before.match.deals, _score(game, after, names), _over(after.outcome, names), after.outcome)
    return tuple(news)


def _manner(game: Spades, before: View, move: Play) -> Manner:
    """Sloughing is playing off suit and no spade (SPD-ROS-22)."""
    suit = game.order.suit
    return manner_of(suit[move.card], suit[before.trick[0]] if before.trick else None, SPADES)


_PLAYS: Final = {
    Manner.LEADS: "play",
    Manner.FOLLOWS: "play",
    Manner.TRUMPS: "trump with",
    Manner.SLOUGHS: "slough",
}


def _broken(game: Spades, before: View, move: Play) -> Iterator[SuitBroken]:
    """The first spade of a deal breaks them, where they had to be (SPD-S6)."""
    spades = game.order.suits[SPADES]
    if game.options.break_rule == "broken" and spades >> move.card & 1 and not spades & before.gone:
        yield SuitBroken("Spades are broken.", SUITS[SPADES])


def tell(game: Spades, by: Seat, move: Move | None, names: Names) -> Text:
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
            return f"{does(who, 'bid')} blind nil."
        case Look():
            return f"{does(who, 'look')} at {own(who)} hand."
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
        case Cut():
            return f"{does(who, 'cut')} the cards, and they are dealt."
        case Deal() | None:
            return "The cards are shuffled." if game.options.cut else "The cards are dealt."
        case Give():
            return "A card is passed."
    return f"{who}: {game.spell(move)}."
