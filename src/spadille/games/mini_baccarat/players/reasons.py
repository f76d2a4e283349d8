"""The reasons for a bet of Mini Baccarat: its house edge, computed exactly from a whole shoe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spadille.cards.pack import shoe
from spadille.core.figures import decimal
from spadille.core.words import Text
from spadille.games.mini_baccarat import say
from spadille.games.mini_baccarat.chances import edges
from spadille.games.mini_baccarat.coup import BETS, MAIN
from spadille.games.mini_baccarat.game import MiniBaccarat
from spadille.games.mini_baccarat.state import Cut, Leave, Move, Ready, View, Wager, laid_by
from spadille.thinking.judgement import MOVER, Aim, Ground, Plain, Reasons


class BaccaratReasons(Reasons):
    """The reasons of Mini Baccarat."""

    def words(self, game: MiniBaccarat, view: View, move: Move) -> Text:
        match move:
            case Wager(spot, chips):
                return (
                    say("hint-bet", chips=chips, spot=_named(spot)) if chips else say("hint-no-bet", spot=_named(spot))
                )
            case Ready():
                return say("hint-ready")
            case Leave():
                return say("hint-leave")
            case Cut(cards):
                return say("hint-cut", cards=cards)
            case _:
                return super().words(game, view, move)

    def grounds(self, game: MiniBaccarat, view: View, move: Move) -> Sequence[Ground]:
        match move:
            case Cut():
                return (_plain(view, say("any-cut")),)
            case Ready() if view.seat is not None and any(laid_by(view.stakes, game.seats, view.seat)):
                return (_plain(view, say("bet-is-down", who=MOVER)),)
            case Wager(spot, chips) if chips:
                return (_plain(view, _price(game, spot)),)
            case _:
                return ()


def _named(spot: int) -> Text:
    return say("hint-spot", spot=BETS[spot])


def _price(game: MiniBaccarat, spot: int) -> Text:
    """The house edge of a bet on a spot, or the bettor's, in words."""
    kept = dict(zip(game.places, map(float, edges(game.prices, shoe(game.options.decks))), strict=True))
    keeps = kept[spot] >= 0
    share, best = decimal(abs(100 * kept[spot]), 2), "no"
    if kept[spot] == min(kept.values()):
        best = "yes" if len(kept) == MAIN else "all"
    return say("house-keeps-of", share=share, best=best) if keeps else say("bettor-gains-of", share=share, best=best)


def _plain(view: View, said: Text) -> Ground:
    everybody = tuple(range(len(view.ledger.bankrolls)))
    return Plain(aim=Aim.PRICE, known_to=everybody, seat=view.seat or 0, said=said)


REASONS: Final = BaccaratReasons()
