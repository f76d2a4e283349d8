"""What a hand is likely to make as declarer, in small points: fitted to deals of players by rules of thumb."""

from __future__ import annotations

from typing import Final

from spadille.cards.holding import Holding, members
from spadille.core.contract import Value
from spadille.games.auction_pinochle.game import AuctionPinochle
from spadille.games.auction_pinochle.melding import melds, worth

ALL: Final = 25
"""What all tricks bring."""


class Prospects(Value, frozen=True, kw_only=True):
    """What melds and cards of a hand bring under one kind of deal."""

    meld: float = 1.0
    """Of a point in the own melds: where cards are passed or taken up later, weak melds grow most."""
    trump: float
    trump_ace: float
    """More than another trump."""
    ace: float
    ten: float
    base: float
    """In tricks without any such card."""
    more: float
    """Besides: a partner's melds and what is to come, less some caution."""
    most: float = 1000.0
    """In tricks."""

    def of(self, game: AuctionPinochle, hand: Holding, trump: int) -> float:
        """What a hand is likely to make with a suit as trumps."""
        own = worth(melds(game.options, hand, trump)) / game.options.scale
        return self.meld * own + self.more + min(self.most, self.tricks(hand, trump))

    def tricks(self, hand: Holding, trump: int) -> float:
        """What it brings in tricks."""
        found = self.base
        for each in members(hand):
            if each.suit == trump:
                found += self.trump + (self.trump_ace if each.rank == "A" else 0.0)
            elif each.rank in "AT":
                found += self.ace if each.rank == "A" else self.ten
        return found


PAIRS: Final = Prospects(trump=1.75, trump_ace=0.95, ace=1.2, ten=0.55, base=3.25, more=2.0, most=ALL)
PASSING: Final = Prospects(meld=0.48, trump=2.5, trump_ace=2.75, ace=2.55, ten=0.0, base=9.0, more=8.0)
"""Four cards are passed between partners."""
DEALT: Final = Prospects(meld=0.79, trump=0.46, trump_ace=1.88, ace=1.63, ten=0.38, base=1.6, more=8.5)
"""Fifteen cards, before the widow."""
TAKEN: Final = Prospects(meld=0.98, trump=1.5, trump_ace=1.3, ace=1.73, ten=0.75, base=-4.1, more=0.0)
"""Eighteen cards, of which three are to be buried."""
_MADE_OF_THREE: Final = 1.1
"""So many points short of its bid a hand with the widow still makes it in one deal of three: single bete is dearer."""


def prospects(game: AuctionPinochle) -> Prospects:
    """Those of a hand as dealt."""
    if game.form.widow:
        return DEALT
    return PASSING if game.options.card_pass else PAIRS


def gives_up(game: AuctionPinochle, hand: Holding, bid: int) -> bool:
    """Whether a hand with the widow in it had better be given up than played for twice the bid (Rule.BETE)."""
    best = max(TAKEN.of(game, hand, suit) for suit in range(4))
    return game.options.set_costs == "twice_bid" and best + _MADE_OF_THREE < bid / game.options.scale
