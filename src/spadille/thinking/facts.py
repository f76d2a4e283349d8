"""Facts in favour of a card that several games share, each a value; the words are made for the reader."""

from __future__ import annotations

from spadille.core.contract import Seat
from spadille.core.words import Text
from spadille.scene.names import Names
from spadille.thinking import say
from spadille.thinking.judgement import Ground
from spadille.thinking.saying import of_the_last


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

    def words(self, names: Names) -> Text:
        return say("stopped", tricks=of_the_last(self.need, self.left))


class PartnersTrick(Ground, frozen=True, kw_only=True):
    """A partner is already winning the trick."""

    partner: Seat

    def words(self, names: Names) -> Text:
        return say("partners-trick", partner=names[self.partner])
