"""Five Hundred as a screen shows it, and its moves in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from spadille.cards.card import BIG_JOKER, CARDS, SUIT_NAMES, SUIT_SIGNS, Card
from spadille.cards.holding import members
from spadille.core.contract import Outcome, Seat
from spadille.core.figures import signed
from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.ranking import JOKER, ORDERS, ROUNDS, SEATS
from spadille.games.five_hundred.scoring import worth
from spadille.games.five_hundred.sight import announced
from spadille.games.five_hundred.state import (
    ACE_NO_FACE,
    GRAND_NULLO,
    JOKER_LEADS,
    MIDDLE_SIZE,
    NO,
    NO_TRUMP,
    NULLO,
    PLAY_ON,
    REDEAL,
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
    Playing,
    PlayOn,
    Redeal,
    State,
    View,
    in_words,
    strain_of,
)
from spadille.parts.auction import PASS, Pass, last_bid
from spadille.parts.dealing import Deal, FirstDealer, HighCards
from spadille.parts.tricks import PLAYS, Play
from spadille.scene.model import (
    Face,
    Fact,
    Option,
    Pick,
    Plate,
    Scene,
    Score,
    Steady,
    Zone,
    backs,
    clockwise_from,
    does,
    hand_order,
    listed,
)
from spadille.scene.telling import tell_first_dealer

_WAITING: Final = {"dealer": "The first dealer is being found.", "deal": "The cards are being dealt."}
_LABELS: Final = (*SUIT_SIGNS, " NT")


def scene(game: FiveHundred, view: View, names: Sequence[str]) -> Scene:
    """The table as the viewer sees it."""
    mine = view.seat is not None and view.to_act == view.seat
    world = game.imagine(view, Steady()) if mine else None
    return Scene(
        game="five_hundred",
        title="Five Hundred",
        seat=view.seat,
        phase=view.phase,
        plates=tuple(_plate(view, seat, names) for seat in clockwise_from(view.seat, SEATS)),
        zones=tuple(_zones(game, view, world)) if view.sizes else (),
        options=tuple(_options(game, view, view.seat, world)) if view.seat is not None and world is not None else (),
        prompt=_prompt(view, names),
        score=_score(game, view, names),
        over=_over(view.outcome, names) if view.outcome else "",
    )


def _short(call: Call) -> str:
    """A call as it is written on a plate or a key: "7♠", "8 NT", "nullo"."""
    return f"{call.tricks}{_LABELS[call.strain]}" if isinstance(call, Bid) else in_words(call)


# -- seats -------------------------------------------------------------------------------------------


def _plate(view: View, seat: Seat, names: Sequence[str]) -> Plate:
    partner = view.seat is not None and seat == (view.seat + 2) % SEATS
    facts = tuple(_facts(view, seat))
    return Plate(seat, names[seat], seat % 2, seat == view.to_act, seat == view.match.dealer, partner, facts)


def _facts(view: View, seat: Seat) -> Iterator[Fact]:
    """What is written on a seat, so that all can see it: announcements, bids, the contract, tricks (FVH-50)."""
    if announced(view, seat):
        yield Fact("", "ace, no face")
    if view.phase == "bid" and (calls := view.calls[(seat - view.match.dealer - 1) % SEATS :: SEATS]):
        yield Fact("bid", _short(calls[-1]))
    if view.contract is not None and seat == view.declarer:
        yield Fact("contract", _short(view.contract))
    if view.leaders and seat == view.sits_out:
        yield Fact("", "sits out")
    elif view.leaders:
        yield Fact("tricks", str(view.taken[seat]))


# -- what lies on the table --------------------------------------------------------------------------


def _zones(game: FiveHundred, view: View, world: State | None) -> Iterator[Zone]:
    if view.seat is not None and view.hand is not None:
        shown = tuple(_face(game, view, view.seat, world, each) for each in _sorted(view))
        yield Zone("hand", "fan", "Your hand", shown, seat=view.seat)
    if view.leaders:
        yield Zone("trick", "trick", "On the table", _trick(view, view.leaders[-1], view.trick))
    if view.tricks:
        yield Zone("last", "trick", "Last trick", _trick(view, view.leaders[-2], view.tricks[-1]))
    if view.phase != "discard":
        known = view.middle if view.phase == "play" else None
        cards = backs(MIDDLE_SIZE) if known is None else tuple(Face(str(each)) for each in members(known))
        yield Zone("middle", "pile", "Your discards" if known is not None else "Middle", cards, quiet=True)
    if view.phase == "play":
        trumps = "no trump" if strain_of(view.contract) == NO_TRUMP else SUIT_NAMES[strain_of(view.contract)]
        yield Zone("trumps", "text", "Trumps", lines=(trumps,), quiet=True)


def _sorted(view: View) -> list[int]:
    """The hand by suits of alternating colour, trumps last as they rank in this deal, high cards first."""
    hand, strain = view.hand or 0, strain_of(view.contract)
    if strain == NO_TRUMP:
        return list(hand_order(hand))
    order = ORDERS[strain]
    trumps = sorted(members(hand & order.suits[strain]), key=lambda each: -order.power[strain][each])
    return [*hand_order(hand & ~order.suits[strain], strain), *trumps]


def _face(game: FiveHundred, view: View, seat: Seat, world: State | None, number: int) -> Face:
    """A card of the hand, with what playing it means if that is what is due."""
    mark = "from the middle" if view.phase == "discard" and (view.middle or 0) >> number & 1 else ""
    if number != BIG_JOKER and ORDERS[strain_of(view.contract)].suit[number] != CARDS[number].suit:
        mark += ", left bower" if mark else "left bower"  # a trump, whatever its printed suit (FVH-12)
    if not isinstance(world, Playing):
        return Face(str(CARDS[number]), mark=mark)
    move = PLAYS[number]
    return Face(str(CARDS[number]), game.spell(move), game.refusal(world, seat, move), mark)


def _trick(view: View, leader: Seat, trick: Sequence[Card]) -> tuple[Face, ...]:
    marks = [""] * len(trick)
    if trick:
        named = view.named >= 0 and trick[0] == BIG_JOKER
        marks[0] = f"led for {SUIT_NAMES[view.named]}" if named else "led"
        best = ORDERS[strain_of(view.contract)].winner(trick)
        marks[best] = f"{marks[best]}, wins" if marks[best] else "wins"
    seats = ROUNDS[view.sits_out][leader]
    return tuple(Face(str(each), mark=marks[at], seat=seats[at]) for at, each in enumerate(trick))


# -- what may be said --------------------------------------------------------------------------------


def _options(game: FiveHundred, view: View, seat: Seat, world: State) -> Iterator[Option]:
    def option(move: Move, label: str, group: str, note: str = "", key: str = "") -> Option:
        return Option(game.spell(move), label, group, game.refusal(world, seat, move), note, key=key)

    match view.phase:
        case "announce" if view.asked:
            yield option(REDEAL, "Deal again", "answer", "the same dealer deals", "r")
            yield option(PLAY_ON, "Play on", "answer", "your side may not bid nullo", "o")
        case "announce":
            yield option(NO, "No", "announce", key="n")
            yield option(ACE_NO_FACE, "Ace, no face", "announce", "your partner may have the deal dealt again", "a")
        case "bid":
            yield option(PASS, "Pass", "pass", key="p")
            for bid, key in ((NULLO, "n"), (GRAND_NULLO, "g")):
                if _is_played(game, bid):
                    yield option(bid, in_words(bid).capitalize(), "pass", f"{worth(bid)} points", key)
            for tricks, bids in groupby(_open_levels(game, world, seat), key=lambda bid: bid.tricks):
                for each in bids:
                    yield option(each, _short(each), f"bid {tricks}", f"{worth(each)} points")
        case "discard":
            yield Option("discard {}", "Discard five", "discard", pick=Pick(MIDDLE_SIZE, MIDDLE_SIZE), key="d")
        case "play" if isinstance(world, Playing) and _joker_names(game, view):
            for lead in JOKER_LEADS:
                yield option(lead, f"Joker for {SUIT_NAMES[lead.suit]}", "joker", key=SUIT_NAMES[lead.suit][0])


def _is_played(game: FiveHundred, bid: Contract) -> bool:
    return game.options.nullo and (game.options.grand_nullo or bid != GRAND_NULLO)


def _open_levels(game: FiveHundred, world: State, seat: Seat) -> list[Bid]:
    """Every bid of the numbers of tricks that may still be bid."""
    open_bids = [move for move in game.moves(world, seat) if isinstance(move, Bid)]
    return [bid for bid in game.ladder.bids if isinstance(bid, Bid) and open_bids and bid.tricks >= open_bids[0].tricks]


def _joker_names(game: FiveHundred, view: View) -> bool:
    """The viewer leads, and may name a suit with the joker."""
    return not view.trick and bool((view.hand or 0) & JOKER) and game.names(strain_of(view.contract))


def _prompt(view: View, names: Sequence[str]) -> str:
    if view.to_act is None:
        return _over(view.outcome, names) if view.outcome else _WAITING[view.phase]
    if view.to_act != view.seat:
        return f"Waiting for {names[view.to_act]}."
    match view.phase:
        case "announce" if view.asked:
            return "Your partner has one ace and no face card: deal again, or play on?"
        case "announce":
            return 'Do you announce "ace, no face"?'
        case "bid":
            place = last_bid(view.calls)
            return "Your bid." if place is None else f"Your bid: {in_words(view.calls[place])} is to beat."
        case "discard":
            return "You have taken up five cards: discard five."
    return "Your lead." if not view.trick else "Your turn to play."


# -- the score and the end ---------------------------------------------------------------------------


def _score(game: FiveHundred, view: View, names: Sequence[str]) -> Score:
    sides = tuple(listed(names[side::2]) for side in (0, 1))
    goal = f"{'over' if game.options.target_rule == 'exceed' else 'to'} {game.options.target}"
    if game.options.win_only_by_contract:
        goal += " by a contract kept"
    return Score(sides, view.match.totals, "points", view.match.sheet, goal=goal)


def _over(outcome: Outcome, names: Sequence[str]) -> str:
    if not outcome.winners:
        return "The match is drawn: the totals are level."
    points = outcome.payoff[outcome.winners[0]]
    return f"{listed([names[seat] for seat in outcome.winners])} win the match with {signed(points)} points."


# -- moves in words ----------------------------------------------------------------------------------


def tell(game: FiveHundred, by: Seat, move: Move | None, names: Sequence[str]) -> str:
    """A move, as a seat has seen it (None where it is hidden), in one sentence."""
    who = names[by] if by >= 0 else ""
    match move:
        case Play(each):
            return f"{does(who, 'play')} the {'joker' if each == BIG_JOKER else each.words}."
        case LeadJoker(suit):
            return f"{does(who, 'lead')} the joker and {'name' if who == 'You' else 'names'} {SUIT_NAMES[suit]}."
        case Bid() | Nullo() | GrandNullo():
            return f"{does(who, 'bid')} {in_words(move)}."
        case Pass():
            return f"{does(who, 'pass')}."
        case Discard(cards):
            return f"{does(who, 'discard')} {listed([f'the {each.words}' for each in cards])}."
        case No() | AceNoFace() | Redeal() | PlayOn():
            return f'{does(who, "say")} "{game.spell(move)}".'
        case HighCards() | FirstDealer():
            return tell_first_dealer(move, names)
        case Deal() | None if by < 0:
            return "The cards are dealt, and five lie in the middle."
        case _:
            return f"{does(who, 'discard')} five cards face down."
