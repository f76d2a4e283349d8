"""The reasons for a word of Mexican Sweat: the price, the pot, and the chance to be the last hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spadille.core.words import Text
from spadille.games.mexican_sweat import say
from spadille.games.mexican_sweat.game import MexicanSweat
from spadille.games.mexican_sweat.state import Look, Move, NoPeek, Peek, Stay, TurnUp, View
from spadille.parts.betting import Bet, Call, Check, Fold, Raise
from spadille.scene.names import Names
from spadille.thinking.judgement import MOVER, Aim, Chances, Ground, Plain, Reasons
from spadille.thinking.saying import in_ten


class Price(Ground, frozen=True, kw_only=True):
    """The price of a call, the pot it may win, and the probability to win it."""

    price: int
    pot: int
    chance: float

    def words(self, names: Names) -> Text:
        return say("price", price=self.price, pot=self.pot, who=names[self.seat], often=in_ten(self.chance))


class Last(Ground, frozen=True, kw_only=True):
    """The probability that a hand is the last of those still in."""

    players: int
    chance: float

    def words(self, names: Names) -> Text:
        return say("last-of", others=self.players - 1, who=names[self.seat], often=in_ten(self.chance))


class SweatReasons(Reasons):
    """The reasons of Mexican Sweat."""

    def words(self, game: MexicanSweat, view: View, move: Move) -> Text:
        match move:
            case TurnUp():
                return say("hint-turn")
            case Look(number):
                return say("hint-look", number=number)
            case NoPeek():
                return say("hint-no-peek")
            case Raise(chips):
                return say("move-raise", chips=chips)
            case Bet(chips):
                return say("move-bet", chips=chips)
            case Check():
                return say("move-check")
            case Call():
                return say("move-call")
            case Fold():
                return say("move-fold")
            case _:
                return super().words(game, view, move)

    def grounds(self, game: MexicanSweat, view: View, move: Move) -> Sequence[Ground]:
        everybody = tuple(range(game.seats))
        seat, card = view.seat or 0, view.peeked_card
        kills = card is not None and game.kills(card, game.options.peek_index, view.kill)
        match move:
            case TurnUp():
                said = say("hand-to-beat") if view.ahead >= 0 else _card_to_beat(view)
            case Peek():
                said = say("peek-is-free")
            case Stay() if card is not None and not kills:
                said = say("kills-nothing", card=card)
            case Fold() if card is not None and kills:
                said = say("would-kill", card=card, who=MOVER)
            case _:
                return ()
        known = everybody if isinstance(move, TurnUp | Peek) else (seat,)
        return (Plain(aim=Aim.KEEP, known_to=known, seat=seat, said=said),)

    def outcome(
        self, game: MexicanSweat, view: View, moves: tuple[Any, Any | None], aim: str, chances: Chances
    ) -> Ground | None:
        (best, other), at, seat = moves, view.round, view.seat
        if at is None or seat is None or (other is None and isinstance(best, Fold)):
            return None  # without another move nothing is known of the chance of a hand that is folded
        price = min(at.bet - at.paid[seat], view.chips[seat])
        chance = max(chances)
        if isinstance(best, Fold | Call) and price:
            pot = view.pot.total + sum(at.paid)
            return Price(aim=aim, known_to=(seat,), seat=seat, price=price, pot=pot, chance=chance)
        if isinstance(best, Check | Bet | Raise | Call):
            return Last(aim=aim, known_to=(seat,), seat=seat, players=len(view.live), chance=chance)
        return None


def _card_to_beat(view: View) -> Text:
    return say("nothing-to-beat") if view.target is None else say("card-to-beat")


REASONS: Final = SweatReasons()
