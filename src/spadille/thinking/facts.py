"""Facts that speak for a card in more games than one, each a value; the words are made for whoever reads them."""

from __future__ import annotations

from spadille.core.contract import Seat
from spadille.core.words import Text
from spadille.scene.names import Names
from spadille.thinking.judgement import Ground, you, your
from spadille.thinking.saying import in_ten, of_the_last


class Needed(Ground, frozen=True, kw_only=True):
    """It is sure to win, and the side needs tricks."""

    need: int
    left: int

    def words(self, names: Names) -> Text:
        return f"it wins, and {your(names, self.seat)} side needs {of_the_last(self.need, self.left)}"


class Stopped(Ground, frozen=True, kw_only=True):
    """It is sure to win, and another side needs tricks."""

    need: int
    left: int

    def words(self, names: Names) -> Text:
        return f"the others need {of_the_last(self.need, self.left)}, and this stops one"


class PartnersTrick(Ground, frozen=True, kw_only=True):
    """A partner is winning the trick already."""

    partner: Seat

    def words(self, names: Names) -> Text:
        return f"{names[self.partner]} is winning the trick already"


class Often(Ground, frozen=True, kw_only=True):
    """How often something comes: `{your}` and `{you}` stand for the mover."""

    said: Text
    chance: float

    def words(self, names: Names) -> Text:
        said = str(self.said).format(you=you(names, self.seat), your=your(names, self.seat))
        return f"{said} {in_ten(self.chance)}"
