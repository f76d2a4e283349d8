"""The class of each game by its name, for a type checker: `spadille.table("spades")` is a `Table[Spades]`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, ParamSpec, Protocol, overload

from spadille.core.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Concatenate

    from spadille.games.auction_pinochle.game import AuctionPinochle
    from spadille.games.five_hundred.game import FiveHundred
    from spadille.games.mexican_sweat.game import MexicanSweat
    from spadille.games.mini_baccarat.game import MiniBaccarat
    from spadille.games.pinochle.game import Pinochle
    from spadille.games.pyramid.game import Pyramid
    from spadille.games.spades.game import Spades
    from spadille.games.war.game import War

P = ParamSpec("P")


class Opens(Protocol[P]):
    """A function from the name of a game, and whatever else, to a table of it."""

    @overload
    def __call__(self, game: Literal["spades"], *args: P.args, **how: P.kwargs) -> Table[Spades]: ...
    @overload
    def __call__(self, game: Literal["five_hundred"], *args: P.args, **how: P.kwargs) -> Table[FiveHundred]: ...
    @overload
    def __call__(self, game: Literal["pinochle"], *args: P.args, **how: P.kwargs) -> Table[Pinochle]: ...
    @overload
    def __call__(self, game: Literal["mexican_sweat"], *args: P.args, **how: P.kwargs) -> Table[MexicanSweat]: ...
    @overload
    def __call__(self, game: Literal["mini_baccarat"], *args: P.args, **how: P.kwargs) -> Table[MiniBaccarat]: ...
    @overload
    def __call__(self, game: Literal["pyramid"], *args: P.args, **how: P.kwargs) -> Table[Pyramid]: ...
    @overload
    def __call__(self, game: Literal["war"], *args: P.args, **how: P.kwargs) -> Table[War]: ...
    @overload
    def __call__(self, game: Literal["auction_pinochle"], *args: P.args, **how: P.kwargs) -> Table[AuctionPinochle]: ...
    @overload
    def __call__(self, game: str, *args: P.args, **how: P.kwargs) -> Table[Any]: ...


def typed(opens: Callable[Concatenate[str, P], Table]) -> Opens[P]:
    """The function itself, for a type checker with the class of each game."""
    return opens  # type: ignore[return-value]
