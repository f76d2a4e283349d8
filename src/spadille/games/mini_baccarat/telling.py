"""Mini Baccarat: a coup as it unfolds on the table, card by card, and moves in words."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from spadille.cards.card import Card
from spadille.core.contract import Seat
from spadille.core.words import Text
from spadille.games.mini_baccarat import say
from spadille.games.mini_baccarat.coup import BETS, HANDS, NATURAL, TIE, Coup, total
from spadille.games.mini_baccarat.game import MiniBaccarat
from spadille.games.mini_baccarat.state import Cut, Leave, Move, Ready, Settled, Wager, laid_by
from spadille.parts.wagers import write_chips
from spadille.scene.happening import Beat, Unfolded
from spadille.scene.model import Face, Mark, Role, Zone
from spadille.scene.names import Names
from spadille.scene.telling import spaced

_CLOSE, _CARD, _TOTALS, _THIRD, _PUSH, _PAY = 500, 600, 800, 900, 600, 800
"""Time on screen of each step of a coup, in milliseconds."""

Hand = tuple[Card, ...]


# -- the dealer's words ----------------------------------------------------------------------------


@cache
def spoken(coup: Coup) -> tuple[Text, ...]:
    """The dealer's words for a coup: both scores at each step (BAC-60), the draws, the winner."""
    hands, start = (coup.player, coup.banker), (total(coup.player[:2]), total(coup.banker[:2]))
    said: list[Text] = [
        say("has-two", hand=name, one=hand[0], two=hand[1], score=score)
        for hand, name, score in zip(hands, HANDS, start, strict=True)
    ]
    if max(start) >= NATURAL:
        said.append(say("natural"))
    else:
        said += [_third(hand, name) for hand, name in zip(hands, HANDS, strict=True)]
    return (*said, _result(coup))


def _third(hand: Hand, name: str) -> Text:
    """The result of a hand's third card, or that the hand stands, in words."""
    if len(hand) < 3:
        return say("stands", hand=name)
    return say("draws", hand=name, card=hand[2], score=total(hand))


def _result(coup: Coup) -> Text:
    """The winner, and the dealer's gesture, in words."""
    player, banker = coup.totals
    if coup.winner == TIE:
        return say("tie-tapped", player=player, banker=banker)  # (BAC-43)
    high, low = max(player, banker), min(player, banker)
    return say("wins-pushed", hand=HANDS[coup.winner], high=high, low=low)  # (BAC-31)


# -- card by card ------------------------------------------------------------------------------------


def hand_zone(which: int, hand: Hand, score: int | None, *, wins: bool = False) -> Zone:
    """The place of a hand (BAC-13): its cards, its score, and a mark if it has won (BAC-31)."""
    name = HANDS[which]
    marks, note = ((Mark.WINS,), say("wins")) if wins else ((), "")
    shown = tuple([Face(str(each), marks=marks, note=note) for each in hand])
    if score is None:
        title = say("hand", hand=name)
    else:
        title = say("hand-wins", hand=name, score=score) if wins else say("hand-scores", hand=name, score=score)
    return Zone(name, "row", title, shown, quiet=True)


def dealer_zone(lines: tuple[Text, ...]) -> Zone:
    """The dealer's words."""
    return Zone("dealer", "lines", say("dealer"), role=Role.SPOKEN, lines=lines, quiet=True)


def unfolded(game: MiniBaccarat, settled: Settled, viewer: Seat | None, *, first: bool) -> Unfolded:
    """A coup from "no more bets" to its payment to the viewer; all but the `first` clear the words about the last."""
    coup, paid = settled.coup, _paid(game, settled, viewer)
    won = _won(coup)
    words = spaced([won, paid]) if paid else won
    beats = _beats(coup)
    if not first:
        no_more, *rest = beats
        beats = (replace(no_more, zones=(*no_more.zones, dealer_zone(()))), *rest)
    return Unfolded(words, (*beats, Beat(paid, stays=_PAY)) if paid else beats)


def _won(coup: Coup) -> Text:
    player, banker = coup.totals
    if coup.winner == TIE:
        return say("tie", player=player, banker=banker)
    return say("wins-to", hand=HANDS[coup.winner], high=max(player, banker), low=min(player, banker))


@cache
def _beats(coup: Coup) -> tuple[Beat, ...]:
    """The steps of a coup that everybody sees: four cards, the totals, third cards, the result."""
    hands = coup.player, coup.banker
    beats = [Beat(say("no-more-bets"), tuple(hand_zone(which, (), None) for which in range(2)), _CLOSE)]
    for count in (1, 2):
        for which, hand in enumerate(hands):
            words = say("gets", hand=HANDS[which], card=hand[count - 1])
            beats.append(Beat(words, (hand_zone(which, hand[:count], None),), _CARD))
    beats.append(_totals(coup))
    thirds = [(which, hand) for which, hand in enumerate(hands) if len(hand) > 2]
    beats += [
        Beat(_third(hand, HANDS[which]), (hand_zone(which, hand, total(hand)),), _THIRD) for which, hand in thirds
    ]
    winner = [hand_zone(which, hand, total(hand), wins=coup.winner == which) for which, hand in enumerate(hands)]
    return (*beats, Beat(_won(coup), tuple(winner), _PUSH))


def _totals(coup: Coup) -> Beat:
    """Both hands with two cards; the words tell if that ends the coup."""
    player, banker = total(coup.player[:2]), total(coup.banker[:2])
    hands = enumerate((coup.player[:2], coup.banker[:2]))
    zones = tuple(hand_zone(which, hand, total(hand)) for which, hand in hands)
    if max(player, banker) >= NATURAL:
        return Beat(say("totals-natural", player=player, banker=banker), zones, _TOTALS)
    return Beat(say("totals", player=player, banker=banker), zones, _TOTALS)


def _paid(game: MiniBaccarat, settled: Settled, viewer: Seat | None) -> Text:
    """The payment of a coup to the viewer, in words; empty for a viewer without a bet."""
    if viewer is None:
        return ""
    laid = laid_by(settled.stakes, game.seats, viewer)
    bets = [chips for chips in laid if chips]
    won = sum(chips * each for chips, each in zip(laid, game.prices.returns(settled.coup), strict=True))
    if not bets:
        return ""
    if len(bets) > 1:
        return _in_all(won)
    if won > 0:
        return say("bet-pays", chips=bets[0], won=write_chips(won))
    return say("bet-lies-lost", chips=bets[0]) if won else say("bet-comes-back", chips=bets[0])


def _in_all(won: int) -> Text:
    """The total of several bets, in words."""
    if not won:
        return say("bets-level")
    return say("bets-win", won=write_chips(won)) if won > 0 else say("bets-lose", lost=write_chips(-won))


# -- moves in words ----------------------------------------------------------------------------------


def tell(game: MiniBaccarat, by: Seat, move: Move | None, names: Names) -> Text:
    """A move as a seat has seen it (None if hidden), in one sentence."""
    who = names[by] if by >= 0 else ""
    match move:
        case Cut():
            return say("cuts", who=who, burn="no" if game.options.burn == "none" else "yes")
        case Wager(spot, 0):
            return say("takes-back", who=who, spot=say("on-spot", spot=BETS[spot]))
        case Wager(spot, chips):
            return say("bets", who=who, chips=chips, spot=say("on-spot", spot=BETS[spot]))
        case Ready():
            return say("is-ready", who=who)
        case Leave():
            return say("leaves", who=who)
    return say("shuffles", packs=game.options.decks)
