"""Mexican Sweat: moves in words, and the effect of a card that is turned up."""

from __future__ import annotations

from typing import Final

from spadille.cards.card import RANK_NAMES, Card
from spadille.core.contract import Seat
from spadille.core.words import Message, Text
from spadille.games.mexican_sweat import say
from spadille.games.mexican_sweat.game import MexicanSweat
from spadille.games.mexican_sweat.house import WILDS, centre_places
from spadille.games.mexican_sweat.rules import HAND
from spadille.games.mexican_sweat.scoring import WON
from spadille.games.mexican_sweat.sight import bar_of
from spadille.games.mexican_sweat.state import Look, Move, NoPeek, Peek, Stay, TurnUp, View
from spadille.parts.betting import Bet, Call, Check, Fold, Raise
from spadille.parts.dealing import FirstDealer, HighCards
from spadille.parts.showdown import hand_words
from spadille.scene.drawing import BACK, faces
from spadille.scene.happening import Beat, CardsSwept, Unfolded
from spadille.scene.model import Face, Mark, Zone
from spadille.scene.names import Names
from spadille.scene.telling import spaced, tell_first_dealer

_CENTRE_OF: Final = {("kill", "target"): "both", ("kill",): "kill", ("target",): "target", (): "none"}
_CENTRES: Final = {
    "centre": say("centre"),
    "centre-kill": say("centre-kill"),
    "centre-target": say("centre-target"),
}
_OPENED, _TURNED, _OUT = 1000, 600, 1400
"""Time on screen for the cards in the centre, for a card turned up, and for a hand's end, in milliseconds."""


# -- moves in words ----------------------------------------------------------------------------------


def tell(
    game: MexicanSweat, by: Seat, move: Move | None, names: Names, card: Card | None = None, *, stays: bool = False
) -> Text:
    """A move as a seat has seen it (None if hidden), in one sentence.

    `card` is the card it has turned up; `stays` is true if the seat is still in after a look.
    """
    who = names[by] if by >= 0 else ""
    match move:
        case TurnUp():
            assert card is not None, "what is turned up is seen by all"
            return say("turns-up", who=who, card=card)
        case Check():
            return say("checks", who=who)
        case Call():
            return say("calls", who=who)
        case Fold():
            return say("folds", who=who)
        case Bet(chips):
            return say("bets", who=who, chips=chips)
        case Raise(chips):
            return say("raises", who=who, chips=chips)
        case HighCards() | FirstDealer():
            return tell_first_dealer(move, names)
        case None:
            return say("dealt", centre=_CENTRE_OF[centre_places(game.options)])
    return _of_looks(game, who, move, stays=stays)


def _of_looks(game: MexicanSweat, who: str, move: Move, *, stays: bool) -> Text:
    """A word of the peek, or an illegal look, in words."""
    match move:
        case Peek():
            return say("peeks", who=who, number=game.options.peek_index)
        case NoPeek():
            return say("does-not-peek", who=who)
        case Stay():
            return say("stays-in", who=who)
    assert isinstance(move, Look), "these are all the moves"
    how = "stays" if stays else "out"
    return say("looks", who=who, number=move.number, how=how)


# -- cards that are turned up ------------------------------------------------------------------------


def turned(before: View, by: Seat, after: View) -> tuple[Card, ...]:
    """The exposed cards of a seat that has turned one up; after the end of the deal, as they were then."""
    return after.up[by] if after.match.deals == before.match.deals else after.match.shown[by]


def outcome(game: MexicanSweat, before: View, by: Seat, after: View, names: Names) -> Unfolded:
    """The effect of the card: it kills, the hand is ahead, out of cards, or not there yet."""
    cards, out = turned(before, by, after), False
    hand = game.made(cards)
    if killed := game.kills(cards[-1], len(cards), before.kill):
        words, out = say("is-killed", who=names[by], card=cards[-1], kill=game.options.kill_card), True
    elif hand > bar_of(game.options, before):
        words = _beats(game, before, hand_words(hand), names)
    elif len(cards) == HAND:
        words, out = say("is-beaten", who=names[by]), True
    else:
        words = say("not-enough", hand=hand_words(hand))
    ended = after.match.deals != before.match.deals
    zones = (_last_hand(game, by, cards, names, killed=killed),) if ended else ()
    return Unfolded(words, (Beat(words, zones, _OUT if out else _TURNED),))


def _beats(game: MexicanSweat, before: View, hand: Text, names: Names) -> Message:
    """The hand or card that the new hand to beat has beaten, in words."""
    if before.ahead < 0:
        return say("stands", hand=hand) if before.target is None else say("beats-card", hand=hand, card=before.target)
    who, theirs = names[before.ahead], standing(game, before)
    if str(hand_words(game.made(before.up[before.ahead]))) == str(hand):
        return say("beats-by-kicker", hand=hand, who=who, theirs=theirs)
    return say("beats-hand", hand=hand, who=who, theirs=theirs)


def standing(game: MexicanSweat, view: View) -> Text:
    """The hand to beat, in the form that follows its owner's name."""
    return hand_words(game.made(view.up[view.ahead]), "bare")


def _last_hand(game: MexicanSweat, seat: Seat, cards: tuple[Card, ...], names: Names, *, killed: bool) -> Zone:
    """The last view of the hand that has ended the deal."""
    brief = hand_words(game.made(cards))
    title = say("hand-of", who=names[seat], hand=brief)
    shown = (*open_cards(game, cards, killed=killed), *[BACK] * (HAND - len(cards)))
    return Zone(f"seat {seat}", "row", title, shown, seat=seat, brief=brief)


def open_cards(game: MexicanSweat, cards: tuple[Card, ...], *, killed: bool) -> tuple[Face, ...]:
    """The exposed cards of a seat, wild ones marked; `killed` marks the last one."""
    wilds = WILDS[game.options.wild]
    shown = faces(cards)
    if wilds:
        shown = tuple([_wild(each) if card in wilds else each for card, each in zip(cards, shown, strict=True)])
    return (*shown[:-1], Face(str(cards[-1]), marks=(Mark.KILLS,), note=say("kills"))) if killed else shown


def _wild(face: Face) -> Face:
    return Face(face.card, marks=(Mark.WILD,), note=say("wild"))


# -- the centre, and the pot -------------------------------------------------------------------------


def centre(view: View) -> Zone:
    """The kill card, and the card to beat while no hand stands."""
    shown: list[Face] = []
    if view.kill is not None:
        shown.append(Face(str(view.kill), marks=(Mark.KILLS,), note=say("kills")))
    if view.target is not None:
        target = Face(str(view.target), marks=(Mark.TARGET,), note=say("to-beat"))
        shown.append(Face(str(view.target)) if view.ahead >= 0 else target)
    title = "centre" if len(shown) > 1 else "centre-kill" if view.kill is not None else "centre-target"
    term = "card-to-beat" if view.kill is None else "kill-card"
    return Zone("centre", "row", _CENTRES[title], tuple(shown), term=term)


def opened(game: MexicanSweat, after: View) -> tuple[Unfolded, ...]:
    """The cards in the centre, one after the other; empty if the table has none."""
    whole, words = centre(after), []
    if after.kill is not None:
        rank, how = rank_of(after.kill), game.options.kill_card
        words.append(say("kill-card-is", card=after.kill, rank=rank, kill=how))
    if after.target is not None:
        words.append(say("target-is", card=after.target))
    if not words:
        return ()
    first = Zone(whole.name, whole.shape, whole.title, whole.faces[:1], term=whole.term)
    both = spaced(words)
    beats = (Beat(words[0], (first,), _OPENED), Beat(words[1], (whole,))) if len(words) > 1 else (Beat(both, (whole,)),)
    return (Unfolded(both, beats),)


def rank_of(card: Card) -> str:
    """The name of a card's rank in messages."""
    return RANK_NAMES[card.rank]


def swept(after: View, names: Names) -> CardsSwept:
    """The event that the pot goes to the last seat in, and the cards are gathered."""
    pot = next(line for line in after.match.sheet[-1].lines if line.clause == WON)
    return CardsSwept(say("takes-pot", who=names[pot.side], chips=pot.points), pot.side)
