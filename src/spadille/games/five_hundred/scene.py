"""Five Hundred for display: the scene of a table, and moves in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import msgspec

from spadille.cards.card import BIG_JOKER, CARDS, SPOKEN_SUITS, SUIT_SIGNS, SUITS, Card, the_cards
from spadille.cards.holding import members
from spadille.core.contract import Offer, Outcome, Seat
from spadille.core.figures import signed
from spadille.core.words import Given, Message, Text
from spadille.games.five_hundred import say
from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.ranking import Setting, announces
from spadille.games.five_hundred.rules import FiveHundredOptions
from spadille.games.five_hundred.scoring import worth
from spadille.games.five_hundred.sight import announced
from spadille.games.five_hundred.state import (
    ACE_NO_FACE,
    BIDS,
    GRAND_NULLO,
    LEXICON,
    NO,
    NO_TRUMP,
    NULLO,
    OPEN_NULLO,
    PLAY_ON,
    REDEAL,
    STRAINS,
    TRICKS,
    AceNoFace,
    Bid,
    Call,
    Contract,
    Discard,
    GrandNullo,
    LeadJoker,
    Move,
    No,
    Nullo,
    OpenNullo,
    Redeal,
    View,
    as_said,
    strain_of,
)
from spadille.parts.auction import PASS, Pass, last_bid
from spadille.parts.dealing import Deal, FirstDealer, HighCards
from spadille.parts.tricks import Play
from spadille.scene import say as shared
from spadille.scene.drawing import (
    LED,
    backs,
    clockwise_from,
    faces,
    hand_faces,
    hand_order,
    open_to_all,
    side_names,
    trick_faces,
)
from spadille.scene.happening import CardPlayed, Manner, Moved, News, Told
from spadille.scene.model import About, Choice, Does, Face, Fact, Mark, Pick, Plate, Scene, Score, Stand, Zone
from spadille.scene.names import Names, shown_name
from spadille.scene.paneling import in_points
from spadille.scene.telling import (
    against,
    capital,
    commas,
    follows,
    goal,
    manner_of,
    moved,
    tell_first_dealer,
    trick_taken,
    waits,
)
from spadille.scene.tricks import (
    hand_zone,
    last_zone,
    plays,
    trick_zone,
    tricks_fact,
    trumps_with,
    trumps_zone,
    your_turn,
)

_JOKER: Final = say("joker")


def scene(game: FiveHundred, view: View, offers: Sequence[Offer], names: Names) -> Scene:
    """The table as the viewer sees it, with the viewer's choices."""
    return Scene(
        game=game.name,
        title=say("title"),
        seat=view.seat,
        phase=view.phase,
        plates=tuple([_plate(game, view, seat, names) for seat in clockwise_from(view.seat, game.seats)]),
        zones=tuple(_zones(game, view, offers)) if view.sizes else (),
        choices=tuple(_choices(game, offers)),
        prompt=_prompt(view, names),
        score=_score(game, view, names),
        over=_over(view.outcome, names),
    )


def _short(call: Call) -> Text:
    """A call as it is written on a plate or a key: "7♠", "8 NT", "nullo"."""
    if not isinstance(call, Bid):
        return as_said(call)
    return say("short-nt", n=call.tricks) if call.strain == NO_TRUMP else f"{call.tricks}{SUIT_SIGNS[call.strain]}"


# -- seats -------------------------------------------------------------------------------------------


def _plate(game: FiveHundred, view: View, seat: Seat, names: Names) -> Plate:
    sides = game.setting.sides
    partner = view.seat is not None and seat != view.seat and seat % sides == view.seat % sides
    facts = tuple(_facts(game, view, seat))
    return Plate(
        seat, shown_name(names[seat]), seat % sides, seat == view.to_act, seat == view.match.dealer, partner, facts
    )


def _facts(game: FiveHundred, view: View, seat: Seat) -> Iterator[Fact]:
    """The public facts on a seat's plate: announcements, bids, the contract, tricks (FVH-50)."""
    if announced(view, seat):
        yield Fact(About.STATE, "", say("ace-no-face"), term="ace-no-face")
    if view.phase == "bid" and (calls := view.calls[(seat - view.match.dealer - 1) % game.seats :: game.seats]):
        yield Fact(About.BID, "" if calls[-1] == PASS else shared("fact-bid"), _short(calls[-1]))
    if view.contract is not None and seat == view.declarer:
        yield Fact(About.OTHER, shared("contract"), _short(view.contract), term="contract")
    if view.leaders and game.setting.is_out(seat, view.sits_out):
        yield Fact(About.STATE, "", say("sits-out"))
    elif view.leaders:
        yield tricks_fact(view.taken[seat])


# -- zones -------------------------------------------------------------------------------------------


def _zones(game: FiveHundred, view: View, offers: Sequence[Offer]) -> Iterator[Zone]:
    if view.seat is not None and view.hand is not None:
        yield hand_zone(_hand(game.setting, view, offers), view.seat)
    if view.laid and view.seat != view.declarer:
        shown = faces(members(view.laid))
        yield Zone("open", "row", say("open-hand"), shown, seat=view.declarer, term="nullo")
    if view.leaders:
        yield trick_zone(_trick(game.setting, view, view.leaders[-1], view.trick))
    if view.tricks:
        yield last_zone(_trick(game.setting, view, view.leaders[-2], view.tricks[-1]))
    if view.phase != "discard":
        known = view.middle if view.phase == "play" else None
        cards = backs(game.setting.middle) if known is None else faces(members(known))
        title = say("middle") if known is None else say("your-discards")
        yield Zone("middle", "pile", title, cards, quiet=True, term="middle")
    if view.phase == "play":
        strain = strain_of(view.contract)
        yield trumps_zone(None if strain == NO_TRUMP else strain, say("no-trump"))


def _hand(setting: Setting, view: View, offers: Sequence[Offer]) -> tuple[Face, ...]:
    """The cards of the hand, with marks on those from the middle and on the left bower."""
    strain = strain_of(view.contract)
    order = setting.orders[strain]
    cards = hand_order(view.hand or 0, strain, order)
    new = (view.middle or 0) if view.phase == "discard" else 0
    shown = []
    for number, face in zip(cards, hand_faces(cards, offers), strict=True):
        marks = {Mark.NEW: say("from-the-middle")} if new >> number & 1 else {}
        if number != BIG_JOKER and order.suit[number] != CARDS[number].suit:
            marks[Mark.TRUMP] = say("left-bower")  # a trump, whatever its printed suit (FVH-12)
        note = commas(tuple(marks.values()))
        shown.append(msgspec.structs.replace(face, marks=tuple(marks), note=note) if marks else face)
    return tuple(shown)


def _trick(setting: Setting, view: View, leader: Seat, trick: tuple[Card, ...]) -> tuple[Face, ...]:
    named = view.named if view.named >= 0 and trick and trick[0] == BIG_JOKER else None
    strain = strain_of(view.contract)
    return _laid(setting, strain, setting.rounds[view.sits_out][leader], trick, named)


@open_to_all
def _laid(
    setting: Setting, strain: int, seats: tuple[Seat, ...], trick: tuple[Card, ...], named: int | None
) -> tuple[Face, ...]:
    best = setting.orders[strain].winner(trick) if trick else None
    return trick_faces(trick, seats, best, LED if named is None else say("led-for", suit=SPOKEN_SUITS[named]))


# -- choices -----------------------------------------------------------------------------------------


def _choices(game: FiveHundred, offers: Sequence[Offer]) -> Iterator[Choice]:
    middle = game.setting.middle
    for each in offers:
        if isinstance(each.move, Discard):
            yield Choice("discard {}", say("discard", n=middle), "discard", pick=Pick(middle, middle), key="d")
        elif each.move == NO and not any(other.move == ACE_NO_FACE and other.refusal is None for other in offers):
            yield Choice("no", say("ready"), "announce", key="r")
        elif not isinstance(each.move, Play):
            yield msgspec.structs.replace(_choice(game.spell(each.move), each.move), refusal=each.refusal)


def _choice(spelt: str, move: Move) -> Choice:
    match move:
        case Bid(tricks, strain):
            typed = (f"{tricks}{STRAINS[strain]}".lower(),)
            points, note = worth(move), in_points(worth(move))
            term = "inkle" if tricks == BIDS[0].tricks else ""
            bid = partial(Choice, spelt, _short(move), f"bid {tricks}", note=note, does=Does.CALL, points=points)
            return bid(typed=typed, term=term)
        case Nullo() | OpenNullo() | GrandNullo():
            key = {NULLO: "n", OPEN_NULLO: "o"}.get(move, "g")
            called, note = capital(as_said(move)), in_points(worth(move))
            return Choice(spelt, called, "pass", note=note, key=key, term=_TERMS[move])
        case LeadJoker(suit):
            return Choice(spelt, say("joker-for", suit=SPOKEN_SUITS[suit]), "joker", key=SUITS[suit].lower())
    label, group, told, key = _ANSWERS[move]
    return Choice(spelt, label, group, note=told, key=key)


_TERMS: Final[dict[Move, str]] = {NULLO: "nullo", OPEN_NULLO: "open-nullo", GRAND_NULLO: "grand-nullo"}
"""The glossary term of each bid of no trick."""
_ANSWERS: Final[dict[Move, tuple[Message, str, Text, str]]] = {
    PASS: (capital(as_said(PASS)), "pass", "", "p"),
    REDEAL: (say("deal-again"), "answer", say("same-dealer"), "r"),
    PLAY_ON: (say("play-on"), "answer", say("without-nullo"), "o"),
    NO: (say("no"), "announce", "", "n"),
    ACE_NO_FACE: (capital(say("ace-no-face")), "announce", say("partner-may-ask"), "a"),
}
"""Moves spoken in a word: the label, the group, the note and the key of the choice."""


def _prompt(view: View, names: Names) -> Text:
    if view.to_act is None or view.to_act != view.seat:
        return waits(view.to_act, view.phase, _over(view.outcome, names), names)
    match view.phase:
        case "announce" if view.asked:
            return say("answer-partner")
        case "announce":
            return say("announce") if announces(view.hand or 0) else say("nothing-to-announce")
        case "bid":
            place = last_bid(view.calls)
            if place is None:
                return shared("your-bid")
            return shared("to-beat", call=as_said(view.calls[place]))
        case "discard":
            return say("discard-now", n=len(members(view.middle or 0)))
    return your_turn(view.trick)


# -- the score and the end ---------------------------------------------------------------------------


def _score(game: FiveHundred, view: View, names: Names) -> Score:
    sides, to_win, target = side_names(tuple(names), game.setting.sides), _goal(game.options), game.options.target
    bids = tuple([tuple([_WRITTEN[call] for call in sheet.bids]) for sheet in view.match.sheet])
    now = _stands(view.contract, view.declarer, view.taken, game.setting.sides) if view.leaders else ()
    return Score(
        sides, view.match.totals, shared("unit-points"), view.match.sheet, bids, goal=to_win, now=now, target=target
    )


@open_to_all
def _goal(options: FiveHundredOptions) -> Message:
    rule, points = options.target_rule, options.target
    if options.win_only_by_contract:
        return say("goal-contract", rule=rule, points=points)
    return goal(points, rule)


@open_to_all
def _stands(contract: Contract | None, declarer: Seat, taken: tuple[int, ...], sides: int) -> tuple[Stand, ...]:
    """The standing of each side: its contract if it has one, and its pile of tricks (FVH-50)."""
    left = TRICKS - sum(taken)
    mine = [sum(taken[side::sides]) for side in range(sides)]
    return tuple([_stand(contract if declarer % sides == side else None, mine[side], left) for side in range(sides)])


def _stand(contract: Contract | None, taken: int, left: int) -> Stand:
    if contract is None:
        return Stand(say("taken", n=taken), tricks=taken)
    if isinstance(contract, Bid):
        return against(_short(contract), contract.tricks, taken, left)
    if taken:
        words = say("nullo-set", contract=as_said(contract), n=taken)
        return Stand(words, state="set", tricks=taken, term="contract")
    return Stand(say("nullo-stands", contract=as_said(contract)), term="contract")


_CALLS: Final[tuple[Call, ...]] = (*BIDS, NULLO, OPEN_NULLO, GRAND_NULLO, PASS)
_WRITTEN: Final[dict[str, Text]] = {
    LEXICON.spell(call): f"{call.tricks}{STRAINS[call.strain]}" if isinstance(call, Bid) else as_said(call)
    for call in _CALLS
}
"""The text of every call on a score sheet, by its notation."""


def _over(outcome: Outcome | None, names: Names) -> Text:
    if outcome is None:
        return ""
    if not outcome.winners:
        return shared("drawn")
    points = outcome.payoff[outcome.winners[0]]
    if len(outcome.winners) == 1:
        return shared("wins-match", who=names[outcome.winners[0]], points=signed(points))
    return say("win", who=[names[seat] for seat in outcome.winners], points=signed(points))


# -- events ------------------------------------------------------------------------------------------


def happened(game: FiveHundred, before: View, by: Seat, move: Move | None, after: View, names: Names) -> Told:
    """The news of a move, as the viewer has seen it."""
    words, news = tell(by, move, names), list[News]()
    if isinstance(move, Play | LeadJoker):
        card = CARDS[BIG_JOKER if isinstance(move, LeadJoker) else move.card]
        manner = _manner(game.setting, before, card)
        if manner is Manner.TRUMPS:
            words = trumps_with(names[by], _named(card))
        news.append(CardPlayed(words, by, game.spell(move), str(card), manner))
        leader, trick = before.leaders[-1], (*before.trick, card)
        seats = game.setting.rounds[before.sits_out][leader]
        if len(trick) == len(seats):
            winner = seats[game.setting.orders[strain_of(before.contract)].winner(trick)]
            taken = tuple(each + (seat == winner) for seat, each in enumerate(before.taken))
            facts = tuple(_facts(game, msgspec.structs.replace(before, taken=taken), winner))
            news.append(trick_taken(_trick(game.setting, before, leader, trick), names, facts, taken[winner]))
    elif move == NO:
        news.append(Moved(words, by, LEXICON.spell(NO), aside=True))
    else:
        news.append(moved(game, words, by, move))
    if after.match.deals > before.match.deals:
        news += follows(before.match.deals, _score(game, after, names), _over(after.outcome, names), after.outcome)
    return tuple(news)


def _manner(setting: Setting, before: View, card: Card) -> Manner:
    """The manner of a play; after a joker, the suit led is the one that it named (FVH-46)."""
    strain, led = strain_of(before.contract), None
    suit = setting.orders[strain].suit
    if before.trick:
        named = before.trick[0] == BIG_JOKER and before.named >= 0
        led = before.named if named else suit[before.trick[0]]
    return manner_of(suit[card], led, strain)


def _named(each: Card) -> Given:
    """A card as named in a sentence; there is only one joker."""
    return _JOKER if each == BIG_JOKER else each.spoken


def tell(by: Seat, move: Move | None, names: Names) -> Text:
    """A move as a seat has seen it, in one sentence; None is a hidden move."""
    who = names[by] if by >= 0 else ""
    match move:
        case Play(each):
            return plays(who, _named(each))
        case LeadJoker(suit):
            return say("leads-joker", who=who, suit=SPOKEN_SUITS[suit])
        case Bid() | Nullo() | OpenNullo() | GrandNullo():
            return shared("bids", who=who, bid=as_said(move))
        case Pass():
            return shared("passes", who=who)
        case Discard(cards):
            return say("discards", who=who, cards=the_cards(map(_named, cards)))
        case HighCards() | FirstDealer():
            return tell_first_dealer(move, names)
        case Deal() | None if by < 0:
            return say("dealt")
        case None:
            return say("discards-unseen", who=who)
    return _answered(move, who)


def _answered(move: Move, who: str) -> Text:
    """The words for a move about "ace, no face"."""
    match move:
        case No():
            return say("announces-nothing", who=who)
        case AceNoFace():
            return say("announces", who=who)
        case Redeal():
            return say("asks-for-deal", who=who)
    return say("plays-on", who=who)
