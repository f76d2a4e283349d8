"""Mexican Sweat: moves in words, and what a card that is turned up has done."""

from __future__ import annotations

from spadille.cards.card import RANK_NAMES, Card
from spadille.core.contract import Seat
from spadille.core.words import Message, Text
from spadille.games.mexican_sweat.game import MexicanSweat
from spadille.games.mexican_sweat.rules import HAND
from spadille.games.mexican_sweat.scoring import WON
from spadille.games.mexican_sweat.sight import bar_of
from spadille.games.mexican_sweat.state import Look, Move, NoPeek, Peek, Stay, TurnUp, View
from spadille.games.mexican_sweat.words import say
from spadille.parts.betting import Bet, Call, Check, Fold, Raise
from spadille.parts.dealing import FirstDealer, HighCards
from spadille.parts.showdown import hand_words, strength
from spadille.scene.drawing import BACK, faces
from spadille.scene.happening import Beat, CardsSwept, Unfolded
from spadille.scene.model import Face, Mark, Zone
from spadille.scene.names import Names
from spadille.scene.telling import tell_first_dealer

_OPENED, _TURNED, _OUT = 1000, 600, 1400
"""How long the kill card and the card to beat, a card turned up, and the end of a hand stay, in milliseconds."""


# -- moves in words ----------------------------------------------------------------------------------


def tell(game: MexicanSweat, by: Seat, move: Move | None, names: Names, card: Card | None = None) -> Text:
    """A move, as a seat has seen it (None where it is hidden), in one sentence; `card` is what it has turned up."""
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
            return say("dealt")
    return _of_looks(game, who, move)


def _of_looks(game: MexicanSweat, who: str, move: Move) -> Text:
    """A word of the peek, or a look that nobody may take."""
    match move:
        case Peek():
            return say("peeks", who=who, number=game.options.peek_index)
        case NoPeek():
            return say("does-not-peek", who=who)
        case Stay():
            return say("stays-in", who=who)
    assert isinstance(move, Look), "these are all the moves"
    return say("looks", who=who, number=move.number)


# -- cards that are turned up ------------------------------------------------------------------------


def turned(before: View, by: Seat, after: View) -> tuple[Card, ...]:
    """What lies open before a seat that has turned up a card; of a deal that has ended with it, as it lay then."""
    return after.up[by] if after.match.deals == before.match.deals else after.match.shown[by]


def outcome(game: MexicanSweat, before: View, by: Seat, after: View, names: Names) -> Unfolded:
    """What the card has done: it kills, the hand is ahead, or out of cards, or not there yet."""
    cards, out = turned(before, by, after), False
    assert before.kill is not None, "the kill card lies open"
    hand = strength(cards)
    if killed := cards[-1].rank == before.kill.rank:
        words, out = say("is-killed", who=names[by], card=cards[-1]), True
    elif hand > bar_of(game.options, before):
        words = _beats(before, hand_words(hand), names)
    elif len(cards) == HAND:
        words, out = say("is-beaten", who=names[by]), True
    else:
        words = say("not-enough", hand=hand_words(hand))
    ended = after.match.deals != before.match.deals
    zones = (_last_hand(by, cards, names, killed=killed),) if ended else ()
    return Unfolded(words, (Beat(words, zones, _OUT if out else _TURNED),))


def _beats(before: View, hand: Text, names: Names) -> Message:
    """What the hand now to beat has beaten."""
    if before.ahead < 0:
        assert before.target is not None, "the card to beat lies open"
        return say("beats-card", hand=hand, card=before.target)
    who, theirs = names[before.ahead], standing(before)
    if str(hand_words(strength(before.up[before.ahead]))) == str(hand):
        return say("beats-by-kicker", hand=hand, who=who, theirs=theirs)
    return say("beats-hand", hand=hand, who=who, theirs=theirs)


def standing(view: View) -> Text:
    """The hand to beat, as it follows whose it is."""
    return hand_words(strength(view.up[view.ahead]), "bare")


def _last_hand(seat: Seat, cards: tuple[Card, ...], names: Names, *, killed: bool) -> Zone:
    """The hand that has ended the deal, as it lies for the last time."""
    brief = hand_words(strength(cards))
    title = say("hand-of", who=names[seat], hand=brief)
    shown = (*open_cards(cards, killed=killed), *[BACK] * (HAND - len(cards)))
    return Zone(f"seat {seat}", "row", title, shown, seat=seat, brief=brief)


def open_cards(cards: tuple[Card, ...], *, killed: bool) -> tuple[Face, ...]:
    """The cards that lie open before a seat; the last one has killed it, or not."""
    shown = faces(cards)
    return (*shown[:-1], Face(str(cards[-1]), marks=(Mark.KILLS,), note=say("kills"))) if killed else shown


# -- the centre, and the pot -------------------------------------------------------------------------


def centre(view: View) -> Zone:
    """The kill card, and the card to beat as long as nothing else is to beat."""
    assert view.kill is not None, "the kill card lies open"
    assert view.target is not None, "the card to beat lies open"
    kill = Face(str(view.kill), marks=(Mark.KILLS,), note=say("kills"))
    target = Face(str(view.target), marks=(Mark.TARGET,), note=say("to-beat"))
    beaten = Face(str(view.target))
    return Zone("centre", "row", say("centre"), (kill, beaten if view.ahead >= 0 else target), term="kill-card")


def opened(after: View) -> Unfolded:
    """The cards in the centre, one after the other."""
    assert after.kill is not None, "the kill card lies open"
    whole = centre(after)
    kill, target = say("kill-card-is", card=after.kill, rank=rank_of(after.kill)), say("target-is", card=after.target)
    first = Zone(whole.name, whole.shape, whole.title, whole.faces[:1], term=whole.term)
    return Unfolded(say("centre-is", kill=kill, target=target), (Beat(kill, (first,), _OPENED), Beat(target, (whole,))))


def rank_of(card: Card) -> str:
    """What messages call the rank of a card."""
    return RANK_NAMES[card.rank]


def swept(after: View, names: Names) -> CardsSwept:
    """The pot goes to the last one in, and the cards are gathered."""
    pot = next(line for line in after.match.sheet[-1].lines if line.clause == WON)
    return CardsSwept(say("takes-pot", who=names[pot.side], chips=pot.points), pot.side)
