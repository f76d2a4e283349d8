"""Spades for display: the scene of a table, and moves in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from spadille.cards.card import CARDS, SPADES, SUITS, Card, the_cards
from spadille.cards.holding import members
from spadille.core.contract import Offer, Outcome, Seat
from spadille.core.figures import signed
from spadille.core.words import YOU, Message, Text
from spadille.games.spades import say
from spadille.games.spades.choices import choices
from spadille.games.spades.game import Spades
from spadille.games.spades.house import bids_itself
from spadille.games.spades.house.passing import partner
from spadille.games.spades.state import (
    BIDS,
    BLIND_BIDS,
    BLIND_NIL,
    LEXICON,
    NIL,
    Agree,
    Bid,
    BlindBid,
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
    PassCards,
    Refuse,
    View,
)
from spadille.parts.dealing import Deal, FirstDealer, HighCards
from spadille.parts.tricks import Play
from spadille.scene import say as shared
from spadille.scene.drawing import (
    backs,
    clockwise_from,
    faces,
    hand_faces,
    hand_order,
    open_to_all,
    side_names,
    trick_faces,
)
from spadille.scene.happening import CardPlayed, Manner, News, SuitBroken, Told
from spadille.scene.model import (
    About,
    Face,
    Fact,
    Mark,
    Plate,
    Role,
    Scene,
    Score,
    Stand,
    Zone,
)
from spadille.scene.names import Names, shown_name
from spadille.scene.telling import (
    against,
    commas,
    follows,
    goal,
    manner_of,
    moved,
    semicolons,
    tell_first_dealer,
    trick_taken,
    waits,
)
from spadille.scene.tricks import hand_zone, last_zone, plays, trick_zone, tricks_fact, trumps_with, your_turn


def scene(game: Spades, view: View, offers: Sequence[Offer], names: Names) -> Scene:
    """The table as the viewer sees it, with the viewer's choices."""
    return Scene(
        game=game.name,
        title=say("title"),
        seat=view.seat,
        phase=view.phase,
        plates=tuple([_plate(game, view, seat, names) for seat in clockwise_from(view.seat, game.seats)]),
        zones=tuple(_zones(game, view, offers)),
        choices=tuple(choices(game, view, offers)),
        prompt=_prompt(game, view, names),
        score=_score(game, view, names),
        over=_over(view.outcome, names),
    )


def how_many(names: Names) -> str:
    """Verb form for names: `you` or `one` for a single person, `both` for several with the viewer, else `many`."""
    if len(names) == 1:
        return "you" if names[0] == YOU else "one"
    return "both" if YOU in names else "many"


def _plate(game: Spades, view: View, seat: Seat, names: Names) -> Plate:
    call = view.calls[seat] if view.calls and not _unbid(game, view) else None
    facts = _facts(call, view.taken[seat] if view.taken else None)
    if _has_bid_unheard(game, view, seat):
        facts = (Fact(About.BID, say("fact-bid"), say("bid-hidden")), *facts)
    if view.sizes and view.phase in ("consent", "pick", "pass"):
        facts = (*facts, Fact(About.OTHER, say("cards"), str(view.sizes[seat])))
    partner = view.seat is not None and seat != view.seat and (seat - view.seat) % game.sides == 0
    return Plate(
        seat, shown_name(names[seat]), seat % game.sides, seat == view.to_act, seat == view.match.dealer, partner, facts
    )


def _unbid(game: Spades, view: View) -> bool:
    """True if nobody bids in the deal that is played (SPD-H46)."""
    return view.phase == "play" and bids_itself(game.options, view.match.deals)


def _has_bid_unheard(game: Spades, view: View, seat: Seat) -> bool:
    """True if a seat has called in this deal and the viewer may not see the call yet (SPD-H43)."""
    if not game.options.closed or view.phase != "bid" or view.to_act is None or view.calls[seat] is not None:
        return False
    first = view.match.dealer + 1
    return (seat - first) % game.seats < (view.to_act - first) % game.seats


@open_to_all
def _facts(call: Call | None, taken: int | None) -> tuple[Fact, ...]:
    facts = []
    if call is not None:
        facts.append(Fact(About.BID, say("fact-bid"), called(call)))
    if taken is not None:
        facts.append(tricks_fact(taken))
    return tuple(facts)


def called(call: Call) -> Text:
    """A call as it is written on paper: "4", "nil"."""
    match call:
        case BlindBid(tricks):
            return say("blind-number", n=tricks)
        case Bid(tricks):
            return str(tricks)
        case Nil():
            return say("nil")
        case BlindNil():
            return say("blind-nil")


_CALLS: Final[tuple[Call, ...]] = (*BIDS, *BLIND_BIDS, NIL, BLIND_NIL)
_WRITTEN: Final = {LEXICON.spell(call): called(call) for call in _CALLS}
"""The text of every call on a score sheet, by its notation."""


def _zones(game: Spades, view: View, offers: Sequence[Offer]) -> Iterator[Zone]:
    if view.seat is not None and view.sizes:
        yield _hand(game, view, view.seat, offers)
    if view.leaders:
        shown = _trick(game, view.leaders[-1], view.trick)
        yield trick_zone(shown)
    if view.tricks:
        shown = _trick(game, view.leaders[len(view.tricks) - 1], view.tricks[-1])
        yield last_zone(shown)
    if view.phase == "pick" and view.stock is not None:
        turn = len(view.stock.kept)
        top = view.stock.seen[2 * turn]
        yield Zone(
            "stock", "pile", say("stock"), faces([top]) if top is not None else (), count=52 - 2 * turn, term="stock"
        )


def _hand(game: Spades, view: View, seat: Seat, offers: Sequence[Offer]) -> Zone:
    """The viewer's hand, jokers and high deuces among the spades (SPD-H4)."""
    if view.hand is None:
        return Zone("hand", "fan", say("hand-down"), backs(view.sizes[seat]), Role.HAND, seat=seat)
    shown = hand_faces(hand_order(view.hand, SPADES, game.order), offers)
    return hand_zone(_marked(view, seat, shown), seat)


def _marked(view: View, seat: Seat, shown: tuple[Face, ...]) -> tuple[Face, ...]:
    """The hand with cards passed by the partner marked, until the first card is played."""
    if not view.handed or view.gone:
        return shown
    come = {str(card) for each in view.handed if each.giver != seat for card in members(each.cards or 0)}
    note = say("from-partner")
    return tuple(
        [msgspec.structs.replace(each, marks=(Mark.NEW,), note=note) if each.card in come else each for each in shown]
    )


@open_to_all
def _trick(game: Spades, leader: Seat, trick: tuple[int, ...]) -> tuple[Face, ...]:
    best = game.order.winner([CARDS[each] for each in trick]) if trick else None
    return trick_faces(trick, [(leader + at) % game.seats for at in range(len(trick))], best)


def _prompt(game: Spades, view: View, names: Names) -> Text:
    if view.to_act is None or view.to_act != view.seat:
        return waits(view.to_act, view.phase, _over(view.outcome, names), names)
    if view.phase == "bid":
        return _bid_prompt(game, view)
    if view.phase == "pick":
        return say("keep-or-leave")
    if view.phase == "cut":
        return say("cut-prompt")
    if view.phase == "pass":
        return say("pass-prompt", n=game.options.nil_pass, who=names[partner(game.terms, view.seat)])
    if view.phase == "consent":
        assert view.misdeal is not None, "a view of a misdeal names it"
        return say("pass-or-deal", misdeal=_misdealt(view.misdeal, names))
    return your_turn(view.trick)


def _misdealt(misdeal: Misdeal, names: Names) -> Text:
    return say("misdealt", long=names[misdeal.long], short=names[misdeal.short])


def _bid_prompt(game: Spades, view: View) -> Text:
    if view.hand is None:
        return say("blind-or-look") if not game.options.blind_bid else say("any-blind-or-look")
    if game.options.closed:
        return say("how-many-unseen")
    said = sum(call.tricks for call in view.calls if isinstance(call, Bid))
    return say("how-many-bid", n=said, tricks=game.hand_size) if said else say("how-many")


def _score(game: Spades, view: View, names: Names) -> Score:
    match = view.match
    notes = tuple([say("bags", n=bags) for bags in match.bags])
    target = game.options.target
    bids = tuple([tuple([_WRITTEN[call] for call in sheet.bids]) for sheet in match.sheet])
    spoken = bool(view.calls) and all(view.calls) and game.sides < game.seats and not _unbid(game, view)
    now = _stands(game, view.calls, view.taken, tuple(names)) if spoken else ()
    sides, unit = side_names(tuple(names), game.sides), shared("unit-points")
    return Score(sides, match.totals, unit, match.sheet, bids, notes, goal(target), now=now, term="bags", target=target)


@open_to_all
def _stands(game: Spades, calls: tuple[Call, ...], taken: tuple[int, ...], names: tuple[str, ...]) -> tuple[Stand, ...]:
    """The contracts of partners against their tricks, for all to see (SPD-DEN-11, SPD-DEN-20, SPD-S25)."""
    won = taken or (0,) * game.seats
    stands = [(name, call, tricks) for name, call, tricks in zip(names, calls, won, strict=True)]
    left = game.hand_size - sum(won)
    return tuple(
        [_stand(stands[side :: game.sides], left, game.options.failed_nil_counts) for side in range(game.sides)]
    )


def _stand(stands: Sequence[tuple[str, Call, int]], left: int, helps: bool) -> Stand:
    """The standing of partners: their bids together, and each nil."""
    bids = [(call.tricks, taken) for _, call, taken in stands if isinstance(call, Bid)]
    bid, counted = sum(tricks for tricks, _ in bids), sum(taken for _, taken in bids)
    pile = sum(taken for _, _, taken in stands)
    nils = [_nil_stands(who, lost=taken > 0) for who, call, taken in stands if not isinstance(call, Bid)]
    if len(nils) == len(stands):
        lost = all(taken for _, _, taken in stands)
        return Stand(commas(nils), state="set" if lost else "open", tricks=pile, term="nil")
    counted = pile if helps else counted
    found = against(say("so-many-bid", n=bid), bid, counted, left, pile)
    words = say("stand-over", stand=found.words, bags=counted - bid) if counted > bid else found.words
    return msgspec.structs.replace(found, words=semicolons([words, *nils]), brief=found.words)


def _nil_stands(who: str, *, lost: bool) -> Message:
    return say("nil-is-set", who=who) if lost else say("nil-stands", who=who)


def _over(outcome: Outcome | None, names: Names) -> Text:
    if outcome is None:
        return ""
    if not outcome.winners:
        return say("drawn")
    won = tuple(names[seat] for seat in outcome.winners)
    return say("match-won", who=won, number=how_many(won), points=signed(outcome.payoff[outcome.winners[0]]))


# -- events ------------------------------------------------------------------------------------------


def happened(game: Spades, before: View, by: Seat, move: Move | None, after: View, names: Names) -> Told:
    """The news of a move, as the viewer has seen it."""
    if not isinstance(move, Play):
        return (moved(game, _told(game, before, by, move, after, names), by, move),)
    manner = _manner(game, before, move)
    words = _played(names[by], move, manner)
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


def _told(game: Spades, before: View, by: Seat, move: Move | None, after: View, names: Names) -> Text:
    """The words for a move other than a card; closed bids are shown when all are made (SPD-H43, SPD-H46)."""
    if game.options.closed and before.phase == "bid" and not isinstance(move, Look | Misdeal):
        if after.phase in ("play", "pass"):
            bids = [
                say("one-bid", who=who, call=called(call)) for who, call in zip(names, after.calls, strict=True) if call
            ]
            return say("bids-shown", bids=bids)
        if move is None:
            return say("bids-unseen", who=names[by])
    if _unbid(game, after) and not after.gone:
        return say("dealt-itself")
    if isinstance(move, Keep) and (card := _thrown(before, after)) is not None:
        return say("keeps-and-throws", who=names[by], card=card)
    return tell(game, by, move, names)


def _thrown(before: View, after: View) -> Card | None:
    """The card thrown away by a pick from the stock, if the viewer has seen it (SPD-H54)."""
    assert before.stock is not None, "a card is kept at the stock"
    assert after.stock is not None, "a stock stays in view"
    return after.stock.seen[2 * len(before.stock.kept) + 1]


def _manner(game: Spades, before: View, move: Play) -> Manner:
    """The manner of a play; sloughing is playing off suit and no spade (SPD-ROS-22)."""
    suit = game.order.suit
    return manner_of(suit[move.card], suit[before.trick[0]] if before.trick else None, SPADES)


def _played(who: str, move: Play, manner: Manner) -> Message:
    match manner:
        case Manner.TRUMPS:
            return trumps_with(who, move.card)
        case Manner.SLOUGHS:
            return say("sloughs", who=who, card=move.card)
        case _:
            return plays(who, move.card)


def _broken(game: Spades, before: View, move: Play) -> Iterator[SuitBroken]:
    """The news that the first spade of a deal breaks spades, if they must be broken (SPD-S6)."""
    breaking = game.terms.breaking
    if game.options.break_rule == "broken" and breaking >> move.card & 1 and not breaking & before.gone:
        yield SuitBroken(say("spades-broken"), SUITS[SPADES])


def tell(game: Spades, by: Seat, move: Move | None, names: Names) -> Text:
    """A move other than a card, as a seat has seen it, in one sentence; None is a hidden move."""
    who = names[by] if by >= 0 else ""
    match move:
        case Bid() | Nil() | BlindNil():
            return say("bids", who=who, call=called(move))
        case Look():
            return say("looks", who=who)
        case Keep():
            return say("keeps", who=who)
        case Leave():
            return say("leaves", who=who)
        case HighCards() | FirstDealer():
            return tell_first_dealer(move, names)
        case Misdeal():
            return _misdealt(move, names)
        case Agree():
            return say("agrees", who=who)
        case Refuse():
            return say("wants-new-deal", who=who)
        case Cut():
            return say("cuts", who=who)
        case PassCards(cards):
            return shared("passes-these", who=who, cards=the_cards(cards))
        case None if by >= 0:
            return say("passes-cards", who=who, n=game.options.nil_pass)
        case Deal() | None:
            return say("shuffled") if game.options.cut else say("dealt")
        case Give():
            return say("card-passed")
    return say("moves", who=who, move=game.spell(move))
