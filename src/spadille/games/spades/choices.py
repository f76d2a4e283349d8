"""The choices shown to a Spades player: bids, nils, and decisions before and after the bidding."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spadille.core.contract import Offer
from spadille.games.spades import say
from spadille.games.spades.game import Spades
from spadille.games.spades.scoring import blind_share, special
from spadille.games.spades.state import Agree, Bid, BlindBid, BlindNil, Keep, Leave, Look, Move, Nil, View, dares
from spadille.scene.model import Ask, Choice, Does, Numbered, Pick

_TRICK = 10
"""Points of a trick in a contract."""


def choices(game: Spades, view: View, offers: Sequence[Offer]) -> Iterator[Choice]:
    """The choices before the play; during the play a card is chosen in the hand itself."""
    if view.phase == "cut" and offers:
        size = len(game.pack)
        yield Choice("cut {}", say("cut-the-cards"), ask=Ask(1, size - 1, size // 2), key="c", term="cut")
    elif view.phase == "pass" and offers:
        count = game.options.nil_pass
        yield Choice("pass {}", say("pass-them"), "pass", pick=Pick(count, count), key="p", term="nil")
    elif view.phase != "play":
        ordered = sorted(offers, key=lambda offer: dares(offer.move))  # a nil last: nobody is to choose it by accident
        yield from [_choice(game, each.move) for each in ordered]


def _choice(game: Spades, move: Move) -> Choice:
    spelt = game.spell(move)
    rules = game.options
    match move:
        case BlindBid(tricks):
            numbered, words = Numbered("blind {}", tricks), say("choose-blind-number", n=tricks)
            once = blind_share(rules, tricks, tricks, game.hand_size)
            more = rules.set_penalty == "short"
            note = say("won-or-lost", won=2 * once, lost=_loss(game, tricks, once), more="yes" if more else "no")
            return Choice(spelt, words, "blind", note=note, does=Does.DARE, numbered=numbered, term="blind-nil")
        case Bid(tricks):
            key, numbered = str(tricks) if tricks < 10 else "", Numbered("bid {}", tricks)
            return Choice(spelt, str(tricks), "bid", does=Does.CALL, typed=(str(tricks),), key=key, numbered=numbered)
        case Nil():
            note = say("won-or-lost", won=rules.nil_bonus, lost=rules.nil_penalty, more="no")
            return Choice(spelt, say("choose-nil"), "nil", note=note, does=Does.DARE, key="n", term="nil")
        case BlindNil():
            note = say("won-or-lost", won=rules.blind_nil_bonus, lost=rules.blind_nil_penalty, more="no")
            return Choice(spelt, say("choose-blind-nil"), "blind", note=note, does=Does.DARE, key="b", term="blind-nil")
        case Look():
            return Choice(spelt, say("choose-look"), "blind", key="l")
        case Keep():
            return Choice(spelt, say("keep-it"), "stock", note=say("next-is-thrown", thrown=rules.thrown_card), key="k")
        case Leave():
            return Choice(spelt, say("leave-it"), "stock", note=say("next-is-yours"), key="l")
        case Agree():
            return Choice(spelt, say("agree-to-pass"), "misdeal", key="a")
        case _:
            return Choice(spelt, say("deal-again"), "misdeal", key="r")


def _loss(game: Spades, tricks: int, once: int) -> int:
    """Points lost at least on a blind number bid if the contract is set (SPD-H42, SPD-H52, SPD-H53); `once` is what
    its tricks count.
    """
    options = game.options
    due = once
    if not special(options, tricks, game.hand_size):
        due = {"zero": 0, "short": _TRICK}.get(options.set_penalty, once)
    return due + (once if options.blind_bid_loss == "double" else 0)
