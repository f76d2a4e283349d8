"""The facts in favour of a card or a call of Spades, each a value that makes its words for a reader."""

from __future__ import annotations

from spadille.core.contract import Seat
from spadille.core.words import Message
from spadille.games.spades import say
from spadille.games.spades.players.aims import Contract
from spadille.scene.names import Names
from spadille.thinking.judgement import Aim, Ground
from spadille.thinking.saying import in_ten, ordinal


class OffNil(Ground, frozen=True, kw_only=True):
    """The card takes the trick from a partner's nil."""

    partner: Seat

    def words(self, names: Names) -> Message:
        return say("off-nil", who=names[self.partner])


class OverNil(Ground, frozen=True, kw_only=True):
    """The card is above all that a partner's nil may have to play later in the trick."""

    partner: Seat

    def words(self, names: Names) -> Message:
        return say("over-nil", who=names[self.partner])


class LeftToNil(Ground, frozen=True, kw_only=True):
    """Another side's nil is winning the trick, and the card leaves it the trick."""

    player: Seat

    def words(self, names: Names) -> Message:
        return say("left-to-nil", who=names[self.player])


class UnderNil(Ground, frozen=True, kw_only=True):
    """The card is a low lead, which another side's nil may have to top."""

    player: Seat

    def words(self, names: Names) -> Message:
        return say("under-nil", who=names[self.player])


class Enough(Ground, frozen=True, kw_only=True):
    """The contract is made, and the card does not win a trick that would be a bag."""

    contract: Contract
    bag: int

    def words(self, names: Names) -> Message:
        return say("enough", who=names[self.seat], bid=self.contract.bid, bag=self.bag)


class Takes(Ground, frozen=True, kw_only=True):
    """Chance that a hand takes as many tricks as its bid, or as a bid that is one too high."""

    tricks: int
    chance: float
    more: bool = False
    """True if the chance is that of a bid that is too high."""

    def words(self, names: Names) -> Message:
        often = in_ten(self.chance)
        if self.more:
            return say("one-trick-more", trick=ordinal(self.tricks), often=often)
        return say("takes-that-many", who=names[self.seat], often=often)


class Kept(Ground, frozen=True, kw_only=True):
    """Chance that an aim is reached."""

    chance: float
    player: Seat | None = None
    """The seat whose nil it is about."""
    several: bool = False
    """True if there are several other sides, of which one is set: the sentence then says "one of the others"."""

    def words(self, names: Names) -> Message:
        often, mover = in_ten(self.chance), names[self.seat]
        match self.aim:
            case Aim.NIL:
                return say("own-nil-kept", who=mover, often=often)
            case Aim.COVER if self.player is not None:
                return say("nil-kept", who=names[self.player], often=often)
            case Aim.ATTACK if self.player is not None:
                return say("nil-falls", who=names[self.player], often=often)
            case Aim.SET:
                return say("others-set", who="one" if self.several else "all", often=often)
            case Aim.BAGS:
                return say("bag-escaped", who=mover, often=often)
            case _:
                return say("contract-made", who=mover, often=often)
