"""What can be said for a bet of Mini Baccarat: what the house keeps of it, counted exactly from a whole shoe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spadille.cards.pack import shoe
from spadille.core.words import Text
from spadille.games.mini_baccarat.coup import SPOTS
from spadille.games.mini_baccarat.game import MiniBaccarat
from spadille.games.mini_baccarat.odds import counts, odds
from spadille.games.mini_baccarat.state import Cut, Leave, Move, Ready, View, Wager
from spadille.thinking.judgement import Aim, Ground, Plain, Reasons

_NAMES: Final = ("Player", "Banker", "a tie")


class BaccaratReasons(Reasons):
    """The reasons of Mini Baccarat."""

    def words(self, game: MiniBaccarat, view: View, move: Move) -> Text:
        match move:
            case Wager(spot, chips):
                return f"{chips} on {_NAMES[spot]}" if chips else f"nothing on {_NAMES[spot]}"
            case Ready():
                return "ready"
            case Leave():
                return "leave the table"
            case Cut(cards):
                return f"cut at {cards}"
            case _:
                return super().words(game, view, move)

    def grounds(self, game: MiniBaccarat, view: View, move: Move) -> Sequence[Ground]:
        match move:
            case Cut():
                return (_plain(view, "one place is as good as another"),)
            case Ready() if view.seat is not None and any(view.stakes[3 * view.seat : 3 * view.seat + len(SPOTS)]):
                return (_plain(view, "{your} bet is down, and no second one would be any better"),)
            case Wager(spot, chips) if chips:
                return (_plain(view, _price(game, spot)),)
            case _:
                return ()


def _price(game: MiniBaccarat, spot: int) -> str:
    """What the house keeps of a bet on a spot, or pays for it."""
    chances = odds(counts(shoe(game.options.decks)))
    edges = [float(chances.edge(game.returns, each)) for each in range(len(SPOTS))]
    keeps = edges[spot] >= 0
    least = (", the least of the three" if keeps else ", the most of the three") if edges[spot] == min(edges) else ""
    who = "the house keeps" if keeps else "the bettor gains"
    return f"{who} {abs(100 * edges[spot]):.2f} of 100 chips in the long run{least}"


def _plain(view: View, said: str) -> Ground:
    everybody = tuple(range(max(1, len(view.stakes) // len(SPOTS))))
    return Plain(aim=Aim.PRICE, known_to=everybody, seat=view.seat or 0, said=said)


REASONS: Final = BaccaratReasons()
