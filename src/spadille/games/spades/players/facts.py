"""The facts that speak for a card or a call of Spades, each a value; the words are made for whoever reads them."""

from __future__ import annotations

from spadille.core.contract import Seat
from spadille.games.spades.players.aims import Contract
from spadille.scene.names import Names
from spadille.thinking.judgement import Aim, Ground, whose, you, your
from spadille.thinking.saying import in_ten, ordinal


class OffNil(Ground, frozen=True, kw_only=True):
    """It takes the trick off a partner's nil."""

    partner: Seat

    def words(self, names: Names) -> str:
        return f"it takes the trick off {whose(names, self.partner)} nil"


class OverNil(Ground, frozen=True, kw_only=True):
    """It is played above what a partner's nil may have to play later in the trick."""

    partner: Seat

    def words(self, names: Names) -> str:
        return f"it goes up before {whose(names, self.partner)} nil has to play"


class LeftToNil(Ground, frozen=True, kw_only=True):
    """Another side's nil is winning the trick, and keeps it."""

    player: Seat

    def words(self, names: Names) -> str:
        return f"it leaves the trick to {whose(names, self.player)} nil"


class UnderNil(Ground, frozen=True, kw_only=True):
    """A low lead, which another side's nil may have to top."""

    player: Seat

    def words(self, names: Names) -> str:
        return f"it is low, and {names[self.player]} has bid nil"


class Enough(Ground, frozen=True, kw_only=True):
    """The contract is made, and it does not win what would be a bag."""

    contract: Contract
    bag: int

    def words(self, names: Names) -> str:
        return f"{your(names, self.seat)} side has its {self.contract.bid}, and winning would be bag {self.bag}"


class Takes(Ground, frozen=True, kw_only=True):
    """How often a hand takes as many tricks as it would bid, or the one more that it should not bid."""

    tricks: int
    chance: float
    more: bool = False
    """The chance is that of a bid that is too high."""

    def words(self, names: Names) -> str:
        if self.more:
            return f"the {ordinal(self.tricks)} trick comes {in_ten(self.chance)}"
        return f"{you(names, self.seat)} take that many {in_ten(self.chance)}"


class Kept(Ground, frozen=True, kw_only=True):
    """How often an aim is reached."""

    chance: float
    player: Seat | None = None
    """Whose nil it is about."""

    def words(self, names: Names) -> str:
        often, mine = in_ten(self.chance), your(names, self.seat)
        match self.aim:
            case Aim.NIL:
                return f"{mine} nil is kept {often}"
            case Aim.COVER if self.player is not None:
                return f"{whose(names, self.player)} nil is kept {often}"
            case Aim.ATTACK if self.player is not None:
                return f"{whose(names, self.player)} nil falls {often}"
            case Aim.SET:
                return f"the others are set {often}"
            case Aim.BAGS:
                return f"{you(names, self.seat)} escape another bag {often}"
            case _:
                return f"{mine} contract is made {often}"
