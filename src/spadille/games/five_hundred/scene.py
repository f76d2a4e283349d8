"""Five Hundred as a screen shows it, and its moves in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import msgspec

from spadille.cards.card import BIG_JOKER, CARDS, SUIT_NAMES, SUIT_SIGNS, SUITS, Card
from spadille.cards.holding import members
from spadille.core.contract import Offer, Outcome, Seat
from spadille.core.figures import signed
from spadille.core.words import Text
from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.ranking import ORDERS, ROUNDS, SEATS
from spadille.games.five_hundred.scoring import worth
from spadille.games.five_hundred.sight import announced
from spadille.games.five_hundred.state import (
    ACE_NO_FACE,
    BIDS,
    GRAND_NULLO,
    LEXICON,
    MIDDLE_SIZE,
    NO,
    NO_TRUMP,
    NULLO,
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
    PlayOn,
    Redeal,
    View,
    as_said,
    strain_of,
)
from spadille.parts.auction import PASS, Pass, last_bid
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
    trick_faces,
)
from spadille.scene.happening import CardPlayed, Manner, News, Told
from spadille.scene.model import About, Choice, Does, Face, Fact, Mark, Pick, Plate, Role, Scene, Score, Stand, Zone
from spadille.scene.names import Names
from spadille.scene.telling import against, follows, manner_of, moved, tell_first_dealer, trick_taken, waits

_LABELS: Final = (*SUIT_SIGNS, " NT")


def scene(game: FiveHundred, view: View, offers: Sequence[Offer], names: Names) -> Scene:
    """The table as the viewer sees it, with what is laid before them."""
    shown = partial(Scene, game=game.name, title="Five Hundred", seat=view.seat, phase=view.phase)
    return shown(
        plates=tuple([_plate(view, seat, names) for seat in clockwise_from(view.seat, SEATS)]),
        zones=tuple(_zones(view, offers)) if view.sizes else (),
        choices=tuple(_choices(game, offers)),
        prompt=_prompt(view, names),
        score=_score(game, view, names),
        over=_over(view.outcome, names),
    )


def _short(call: Call) -> str:
    """A call as it is written on a plate or a key: "7♠", "8 NT", "nullo"."""
    return f"{call.tricks}{_LABELS[call.strain]}" if isinstance(call, Bid) else str(as_said(call))


# -- seats -------------------------------------------------------------------------------------------


def _plate(view: View, seat: Seat, names: Names) -> Plate:
    partner = view.seat is not None and seat == (view.seat + 2) % SEATS
    facts = tuple(_facts(view, seat))
    return Plate(seat, names[seat], seat % 2, seat == view.to_act, seat == view.match.dealer, partner, facts)


def _facts(view: View, seat: Seat) -> Iterator[Fact]:
    """What is written on a seat, so that all can see it: announcements, bids, the contract, tricks (FVH-50)."""
    if announced(view, seat):
        yield Fact(About.STATE, "", "ace, no face", term="ace-no-face")
    if view.phase == "bid" and (calls := view.calls[(seat - view.match.dealer - 1) % SEATS :: SEATS]):
        yield Fact(About.BID, "bid", _short(calls[-1]))
    if view.contract is not None and seat == view.declarer:
        yield Fact(About.OTHER, "contract", _short(view.contract), term="contract")
    if view.leaders and seat == view.sits_out:
        yield Fact(About.STATE, "", "sits out")
    elif view.leaders:
        yield Fact(About.TRICKS, "tricks", str(view.taken[seat]), view.taken[seat])


# -- what lies on the table --------------------------------------------------------------------------


def _zones(view: View, offers: Sequence[Offer]) -> Iterator[Zone]:
    if view.seat is not None and view.hand is not None:
        yield Zone("hand", "fan", "Your hand", _hand(view, offers), Role.HAND, seat=view.seat)
    if view.leaders:
        yield Zone("trick", "trick", "On the table", _trick(view, view.leaders[-1], view.trick), Role.TRICK)
    if view.tricks:
        yield Zone("last", "trick", "Last trick", _trick(view, view.leaders[-2], view.tricks[-1]), Role.LAST)
    if view.phase != "discard":
        known = view.middle if view.phase == "play" else None
        cards = backs(MIDDLE_SIZE) if known is None else faces(members(known))
        yield Zone(
            "middle", "pile", "Your discards" if known is not None else "Middle", cards, quiet=True, term="middle"
        )
    if view.phase == "play":
        yield _trumps(strain_of(view.contract))


def _trumps(strain: int) -> Zone:
    suit, name = (None, "no trump") if strain == NO_TRUMP else (SUITS[strain], SUIT_NAMES[strain])
    return Zone("trumps", "badge", "Trumps", role=Role.TRUMPS, lines=(name,), suit=suit, quiet=True, term="trump")


def _sorted(view: View) -> list[int]:
    """The hand by suits of alternating colour, trumps last as they rank in this deal, high cards first."""
    hand, strain = view.hand or 0, strain_of(view.contract)
    if strain == NO_TRUMP:
        return list(hand_order(hand))
    order = ORDERS[strain]
    trumps = sorted(members(hand & order.suits[strain]), key=lambda each: -order.power[strain][each])
    return [*hand_order(hand & ~order.suits[strain], strain), *trumps]


def _hand(view: View, offers: Sequence[Offer]) -> tuple[Face, ...]:
    """The cards of the hand, those marked that have come from the middle and the left bower."""
    cards, order = _sorted(view), ORDERS[strain_of(view.contract)]
    new = (view.middle or 0) if view.phase == "discard" else 0
    shown = []
    for number, face in zip(cards, hand_faces(cards, offers), strict=True):
        marks = {Mark.NEW: "from the middle"} if new >> number & 1 else {}
        if number != BIG_JOKER and order.suit[number] != CARDS[number].suit:
            marks[Mark.TRUMP] = "left bower"  # a trump, whatever its printed suit (FVH-12)
        note = ", ".join(marks.values())
        shown.append(msgspec.structs.replace(face, marks=tuple(marks), note=note) if marks else face)
    return tuple(shown)


def _trick(view: View, leader: Seat, trick: tuple[Card, ...]) -> tuple[Face, ...]:
    named = view.named if view.named >= 0 and trick and trick[0] == BIG_JOKER else None
    return _laid(strain_of(view.contract), ROUNDS[view.sits_out][leader], trick, named)


@open_to_all
def _laid(strain: int, seats: tuple[Seat, ...], trick: tuple[Card, ...], named: int | None) -> tuple[Face, ...]:
    best = ORDERS[strain].winner(trick) if trick else None
    return trick_faces(trick, seats, best, "led" if named is None else f"led for {SUIT_NAMES[named]}")


# -- what may be said --------------------------------------------------------------------------------


def _choices(game: FiveHundred, offers: Sequence[Offer]) -> Iterator[Choice]:
    for each in offers:
        if isinstance(each.move, Discard):
            yield Choice("discard {}", "Discard five", "discard", pick=Pick(MIDDLE_SIZE, MIDDLE_SIZE), key="d")
        elif not isinstance(each.move, Play):
            yield msgspec.structs.replace(_choice(game.spell(each.move), each.move), refusal=each.refusal)


def _choice(spelt: str, move: Move) -> Choice:
    match move:
        case Bid(tricks, strain):
            typed = (f"{tricks}{STRAINS[strain]}".lower(),)
            points, note = worth(move), f"{worth(move)} points"
            term = "inkle" if tricks == BIDS[0].tricks else ""
            bid = partial(Choice, spelt, _short(move), f"bid {tricks}", note=note, does=Does.CALL, points=points)
            return bid(typed=typed, term=term)
        case Nullo() | GrandNullo():
            key = "n" if isinstance(move, Nullo) else "g"
            return Choice(
                spelt,
                str(as_said(move)).capitalize(),
                "pass",
                note=f"{worth(move)} points",
                key=key,
                term="-".join(str(as_said(move)).split()),
            )
        case LeadJoker(suit):
            return Choice(spelt, f"Joker for {SUIT_NAMES[suit]}", "joker", key=SUIT_NAMES[suit][0])
    label, group, note, key = _ANSWERS[move]
    return Choice(spelt, label, group, note=note, key=key)


_ANSWERS: Final[dict[Move, tuple[str, str, str, str]]] = {
    PASS: ("Pass", "pass", "", "p"),
    REDEAL: ("Deal again", "answer", "the same dealer deals", "r"),
    PLAY_ON: ("Play on", "answer", "your side may not bid nullo", "o"),
    NO: ("No", "announce", "", "n"),
    ACE_NO_FACE: ("Ace, no face", "announce", "your partner may have the deal dealt again", "a"),
}
"""What is said in a word: the label, the group, the note and the key of the choice."""


def _prompt(view: View, names: Names) -> Text:
    if view.to_act is None or view.to_act != view.seat:
        return waits(view.to_act, view.phase, _over(view.outcome, names), names)
    match view.phase:
        case "announce" if view.asked:
            return "Your partner has one ace and no face card. Deal again, or play on?"
        case "announce":
            return 'Do you announce "ace, no face"?'
        case "bid":
            place = last_bid(view.calls)
            if place is None:
                return "Your bid."
            return f"{str(as_said(view.calls[place])).capitalize()} to beat. Bid or pass."
        case "discard":
            return "You have taken up the middle. Discard five cards."
    return "Your lead." if not view.trick else "Your turn to play."


# -- the score and the end ---------------------------------------------------------------------------


def _score(game: FiveHundred, view: View, names: Names) -> Score:
    sides = tuple(listed(names[side::2]) for side in (0, 1))
    goal = f"{'over' if game.options.target_rule == 'exceed' else 'to'} {game.options.target}"
    if game.options.win_only_by_contract:
        goal += ", by making a contract"
    bids = tuple([tuple([_WRITTEN[call] for call in sheet.bids]) for sheet in view.match.sheet])
    now = _stands(view.contract, view.declarer, view.taken) if view.leaders else ()
    return Score(sides, view.match.totals, "points", view.match.sheet, bids, goal=goal, now=now)


@open_to_all
def _stands(contract: Contract | None, declarer: Seat, taken: tuple[int, ...]) -> tuple[Stand, ...]:
    """The contract of the side that has it, and the tricks of each: its pile, to be counted (FVH-50)."""
    left = TRICKS - sum(taken)
    mine = (sum(taken[0::2]), sum(taken[1::2]))
    return tuple([_stand(contract if declarer % 2 == side else None, mine[side], left) for side in (0, 1)])


def _stand(contract: Contract | None, taken: int, left: int) -> Stand:
    if contract is None:
        return Stand(f"{taken} taken", tricks=taken)
    if isinstance(contract, Bid):
        return against(_short(contract), contract.tricks, taken, left)
    if taken:
        return Stand(f"{as_said(contract)!s}, {taken} taken: set", state="set", tricks=taken, term="contract")
    words = f"{as_said(contract)!s}, no trick taken"
    return Stand(words, term="contract") if left else Stand(f"{words}: made", state="made", term="contract")


_CALLS: Final[tuple[Call, ...]] = (*BIDS, NULLO, GRAND_NULLO, PASS)
_WRITTEN: Final = {
    LEXICON.spell(call): f"{call.tricks}{STRAINS[call.strain]}" if isinstance(call, Bid) else str(as_said(call))
    for call in _CALLS
}
"""What stands on a score sheet for every call, by its notation."""


def _over(outcome: Outcome | None, names: Names) -> str:
    if outcome is None:
        return ""
    if not outcome.winners:
        return "The match is drawn: the totals are level."
    points = outcome.payoff[outcome.winners[0]]
    return f"{listed([names[seat] for seat in outcome.winners])} win the match with {signed(points)} points."


# -- what happened -----------------------------------------------------------------------------------


def happened(game: FiveHundred, before: View, by: Seat, move: Move | None, after: View, names: Names) -> Told:
    """What a move, as the viewer has seen it, has led to."""
    words, news = tell(by, move, names), list[News]()
    if isinstance(move, Play | LeadJoker):
        card = CARDS[BIG_JOKER if isinstance(move, LeadJoker) else move.card]
        manner = _manner(before, card)
        if manner is Manner.TRUMPS:
            words = f"{does(names[by], 'trump with')} {_the(card)}."
        news.append(CardPlayed(words, by, game.spell(move), str(card), manner))
        leader, trick = before.leaders[-1], (*before.trick, card)
        seats = ROUNDS[before.sits_out][leader]
        if len(trick) == len(seats):
            winner = seats[ORDERS[strain_of(before.contract)].winner(trick)]
            taken = tuple(each + (seat == winner) for seat, each in enumerate(before.taken))
            facts = tuple(_facts(msgspec.structs.replace(before, taken=taken), winner))
            news.append(trick_taken(_trick(before, leader, trick), names, facts, taken[winner]))
    else:
        news.append(moved(game, words, by, move))
    if after.match.deals > before.match.deals:
        news += follows(before.match.deals, _score(game, after, names), _over(after.outcome, names), after.outcome)
    return tuple(news)


def _manner(before: View, card: Card) -> Manner:
    """How a card answers the lead; after a joker that suit was led which it named (FVH-46)."""
    strain, led = strain_of(before.contract), None
    suit = ORDERS[strain].suit
    if before.trick:
        named = before.trick[0] == BIG_JOKER and before.named >= 0
        led = before.named if named else suit[before.trick[0]]
    return manner_of(suit[card], led, strain)


def _the(each: Card) -> str:
    return f"the {'joker' if each == BIG_JOKER else each.words}"


def tell(by: Seat, move: Move | None, names: Names) -> Text:
    """A move, as a seat has seen it (None where it is hidden), in one sentence."""
    who = names[by] if by >= 0 else ""
    match move:
        case Play(each):
            return f"{does(who, 'play')} {_the(each)}."
        case LeadJoker(suit):
            return f"{does(who, 'lead')} the joker and {'name' if who == 'You' else 'names'} {SUIT_NAMES[suit]}."
        case Bid() | Nullo() | GrandNullo():
            return f"{does(who, 'bid')} {as_said(move)!s}."
        case Pass():
            return f"{does(who, 'pass')}."
        case Discard(cards):
            return f"{does(who, 'discard')} {listed([f'the {each.words}' for each in cards])}."
        case No():
            return f"{does(who, 'announce')} nothing."
        case AceNoFace():
            return f'{does(who, "announce")} "ace, no face".'
        case Redeal():
            return f"{does(who, 'ask')} for a new deal."
        case PlayOn():
            return f"{does(who, 'play')} on."
        case HighCards() | FirstDealer():
            return tell_first_dealer(move, names)
        case Deal() | None if by < 0:
            return "The cards are dealt, and five lie in the middle."
        case _:
            return f"{does(who, 'discard')} five cards face down."
