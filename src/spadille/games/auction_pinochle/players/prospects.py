"""The expected result of a hand as declarer, in small points: fitted to deals of players by rules of thumb."""

from __future__ import annotations

from typing import Final

from spadille.cards.holding import Holding, members
from spadille.core.contract import Value
from spadille.games.auction_pinochle.game import AuctionPinochle
from spadille.games.auction_pinochle.melding import melds, worth

ALL: Final = 25
"""Points of all tricks together."""


class Prospects(Value, frozen=True, kw_only=True):
    """Fitted numbers for a hand's melds and cards under one kind of deal."""

    meld: float = 1.0
    """Factor for the hand's own melds: where cards are passed or taken up later, weak melds grow most."""
    trump: float
    trump_ace: float
    """Worth of the trump ace more than another trump."""
    ace: float
    ten: float
    base: float
    """Points in tricks without any such card."""
    more: float
    """Points besides: a partner's melds and later gains, less some caution."""
    most: float = 1000.0
    """Maximum of the points in tricks."""

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


PAIRS: Final = Prospects(trump=1.75, trump_ace=0.95, ace=1.2, ten=0.55, base=3.25, more=2.0, most=ALL)
PASSING: Final = Prospects(meld=0.48, trump=2.5, trump_ace=2.75, ace=2.55, ten=0.0, base=9.0, more=8.0)
"""The numbers where four cards are passed between partners."""
DEALT: Final = Prospects(meld=0.79, trump=0.46, trump_ace=1.88, ace=1.63, ten=0.38, base=1.6, more=8.5)
"""The numbers of fifteen cards, before the widow."""
TAKEN: Final = Prospects(meld=0.98, trump=1.5, trump_ace=1.3, ace=1.73, ten=0.75, base=-4.1, more=0.0)
"""The numbers of eighteen cards, of which three are to be buried."""
_MADE_OF_THREE: Final = 1.1
"""Points short of its bid with which a hand with the widow makes it in one deal of three: single bete costs more."""


def prospects(game: AuctionPinochle) -> Prospects:
    """The numbers for a hand as dealt."""
    if game.form.widow:
        return DEALT
    return PASSING if game.options.card_pass else PAIRS


def gives_up(game: AuctionPinochle, hand: Holding, bid: int) -> bool:
    """True if a hand with the widow should be given up rather than played at the risk of twice the bid (Rule.BETE)."""
    best = max(TAKEN.of(game, hand, suit) for suit in range(4))
    return game.options.set_costs == "twice_bid" and best + _MADE_OF_THREE < bid / game.options.scale
