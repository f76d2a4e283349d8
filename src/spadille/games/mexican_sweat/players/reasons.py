"""What can be said for a word of Mexican Sweat: the price, the pot, and how often the hand is the last one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spadille.core.words import Text
from spadille.games.mexican_sweat.game import MexicanSweat
from spadille.games.mexican_sweat.state import Look, Move, NoPeek, Peek, Stay, TurnUp, View
from spadille.parts.betting import Bet, Call, Check, Fold, Raise
from spadille.scene.names import Names
from spadille.thinking.judgement import Aim, Chances, Ground, Plain, Reasons, you
from spadille.thinking.saying import in_ten


class Price(Ground, frozen=True, kw_only=True):
    """What a call costs, what it may win, and how often."""

    price: int
    pot: int
    chance: float

    def words(self, names: Names) -> str:
        who = you(names, self.seat)
        return f"{self.price} to win {self.pot}, and {who} win {in_ten(self.chance)}"


class Last(Ground, frozen=True, kw_only=True):
    """How often a hand is the last of those that are in."""

    players: int
    chance: float

    def words(self, names: Names) -> str:
        others = "one other" if self.players == 2 else f"{self.players - 1} others"
        return f"against {others} {you(names, self.seat)} win {in_ten(self.chance)}"


class SweatReasons(Reasons):
    """The reasons of Mexican Sweat."""

    def words(self, game: MexicanSweat, view: View, move: Move) -> Text:
        match move:
            case TurnUp():
                return "turn a card up"
            case Look(number):
                return f"look at card {number}"
            case NoPeek():
                return "do without a look"
            case Raise(chips):
                return f"raise to {chips}"
            case _:
                return super().words(game, view, move)

    def grounds(self, game: MexicanSweat, view: View, move: Move) -> Sequence[Ground]:
        everybody = tuple(range(game.seats))
        seat, card = view.seat or 0, view.peeked_card
        kills = card is not None and view.kill is not None and card.rank == view.kill.rank
        match move:
            case TurnUp():
                said = "there is a hand to beat" if view.ahead >= 0 else "there is a card to beat"
            case Peek():
                said = "a look costs nothing"
            case Stay() if card is not None and not kills:
                said = f"the {card.words} kills nothing"
            case Fold() if card is not None and kills:
                said = f"the {card.words} would kill {{your}} hand"
            case _:
                return ()
        known = everybody if isinstance(move, TurnUp | Peek) else (seat,)
        return (Plain(aim=Aim.KEEP, known_to=known, seat=seat, said=said),)

    def outcome(
        self, game: MexicanSweat, view: View, moves: tuple[Any, Any | None], aim: str, chances: Chances
    ) -> Ground | None:
        (best, _), at, seat = moves, view.round, view.seat
        if at is None or seat is None:
            return None
        price = min(at.bet - at.paid[seat], view.chips[seat])
        chance = max(chances)
        if isinstance(best, Fold | Call) and price:
            pot = view.pot.total + sum(at.paid)
            return Price(aim=aim, known_to=(seat,), seat=seat, price=price, pot=pot, chance=chance)
        if isinstance(best, Check | Bet | Raise | Call):
            return Last(aim=aim, known_to=(seat,), seat=seat, players=len(view.live), chance=chance)
        return None


REASONS: Final = SweatReasons()
