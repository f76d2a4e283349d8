"""The expected result of a hand as declarer, in small points: fitted to deals of players by rules of thumb."""

from __future__ import annotations

from typing import Final

from spadille.cards.holding import Holding, members
from spadille.games.auction_pinochle.game import AuctionPinochle
from spadille.games.auction_pinochle.melding import melds, worth
from spadille.games.auction_pinochle.native import Fitted
from spadille.games.auction_pinochle.players.thumbs import THUMBS


class Prospects(Fitted, frozen=True, kw_only=True):
    """The expected points of a hand."""

    def of(self, game: AuctionPinochle, hand: Holding, trump: int) -> float:
        """The expected points of a hand with a suit as trumps."""
        own = worth(melds(game.options, hand, trump)) / game.options.scale
        return self.meld * own + self.more + min(self.most, self.tricks(hand, trump))

    def tricks(self, hand: Holding, trump: int) -> float:
        """The expected points of a hand in tricks."""
        found = self.base
        for each in members(hand):
            if each.suit == trump:
                found += self.trump + (self.trump_ace if each.rank == "A" else 0.0)
            elif each.rank in "AT":
                found += self.ace if each.rank == "A" else self.ten
        return found


PAIRS: Final = Prospects(trump=1.75, trump_ace=0.95, ace=1.2, ten=0.55, base=3.25, more=2.0, most=THUMBS.all)
PASSING: Final = Prospects(meld=0.48, trump=2.5, trump_ace=2.75, ace=2.55, ten=0.0, base=9.0, more=8.0)
"""The numbers where four cards are passed between partners."""
DEALT: Final = Prospects(meld=0.79, trump=0.46, trump_ace=1.88, ace=1.63, ten=0.38, base=1.6, more=8.5)
"""The numbers of fifteen cards, before the widow."""
TAKEN: Final = Prospects(meld=0.98, trump=1.5, trump_ace=1.3, ace=1.73, ten=0.75, base=-4.1, more=0.0)
"""The numbers of eighteen cards, of which three are to be buried."""


def prospects(game: AuctionPinochle) -> Prospects:
    """The numbers for a hand as dealt."""
    if game.form.widow:
        return DEALT
    return PASSING if game.options.card_pass else PAIRS


def gives_up(game: AuctionPinochle, hand: Holding, bid: int) -> bool:
    """True if a hand with the widow should be given up rather than played at the risk of twice the bid (Rule.BETE)."""
    best = max(TAKEN.of(game, hand, suit) for suit in range(4))
    return game.options.set_costs == "twice_bid" and best + THUMBS.caution < bid / game.options.scale
