"""Facts in favour of a card that several games share, each a value; the words are made for the reader."""

from __future__ import annotations

from typing import ClassVar

from spadille.core.contract import Seat
from spadille.core.words import Text
from spadille.scene.names import Names
from spadille.thinking import say
from spadille.thinking.judgement import Aim, Ground
from spadille.thinking.saying import in_ten, of_the_last


class Needed(Ground, frozen=True, kw_only=True):
    """The card is sure to win, and the side needs tricks."""

    need: int
    left: int

    def words(self, names: Names) -> Text:
        return say("needed", who=names[self.seat], tricks=of_the_last(self.need, self.left))


class Stopped(Ground, frozen=True, kw_only=True):
    """The card is sure to win, and another side needs tricks."""

    need: int
    left: int
    several: bool = False
    """True if there are several other sides, of which one is stopped: the sentence then says "one of the others"."""

    def words(self, names: Names) -> Text:
        return say("stopped", who="one" if self.several else "all", tricks=of_the_last(self.need, self.left))


class Often(Ground, frozen=True, kw_only=True):
    """How often in imagined deals the own side makes its contract (Aim.NEED), or the declarers are set (Aim.SET)."""

    SELDOM: ClassVar = 0.15
    """Minimum chance for this reason."""

    alone: bool
    """True if everybody plays alone."""
    what: str
    """What is made: "bid" or "contract"."""
    chance: float

    def words(self, names: Names) -> Text:
        often, alone = in_ten(self.chance), "yes" if self.alone else "no"
        if self.aim == Aim.SET:
            return say("contract-set", alone=alone, often=often)
        return say("contract-made", who=names[self.seat], alone=alone, what=self.what, often=often)


class PartnersTrick(Ground, frozen=True, kw_only=True):
    """A partner is already winning the trick."""

    partner: Seat

    def words(self, names: Names) -> Text:
        return say("partners-trick", partner=names[self.partner])
