"""War: the length of a game, and the share of games that never end, by the order of collecting.

A game is proven endless if both stacks lie as they lay before and nothing is left to chance. A game that is cut off at
the cap without such a proof is counted separately.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, Literal, get_args

from msgspec import structs

from spadille.cards.card import Card, read_cards
from spadille.cards.pack import shuffled
from spadille.core.contract import NATURE, AnyGame, Decide, Rng, Value
from spadille.core.errors import Unreadable
from spadille.games.war import say
from spadille.games.war.game import War
from spadille.games.war.rules import WarOptions, pack_at
from spadille.games.war.state import TURN_UP, Collecting, Ended, Move, Playing, Rows, State
from spadille.parts.dealing import Deal
from spadille.thinking.answers import Answer, Asked, Figure, Parameter, Question, Unit, exact, mean_of, share_of, whole
from spadille.thinking.budget import SeededRng

Order = Literal["shuffled", "winner_first", "loser_first"]
_ORDERS: Final[tuple[Order, ...]] = get_args(Order)
_USUAL_CAP: Final = "10000"


class Ending(Value, frozen=True):
    """The end of a simulated game."""

    skirmishes: int
    how: Literal["over", "endless", "capped"]
    winner: int = -1
    """The seat that has won; -1 for none."""


def play_through(game: War, cards: Sequence[Card], rng: Rng, cap: int) -> Ending:
    """Play a game from a deal: to its end, to a repeated position, or to the cap."""
    return play_on(game, game.play(game.initial(), NATURE, Deal(tuple(cards))), rng, cap)


def play_on(game: War, state: State, rng: Rng, cap: int) -> Ending:
    """Play a game on from any state."""
    fixed = game.options.collect_order != "shuffled"
    seen: set[Rows] = set()
    while not isinstance(state, Ended):
        if isinstance(state, Playing) and not state.steps:
            if state.stacks in seen:
                return Ending(state.skirmishes, "endless")
            if state.skirmishes >= cap:
                return Ending(cap, "capped")
            if fixed:
                seen.add(state.stacks)
        if isinstance(state, Collecting):
            move: Move = game.draw(state, rng)
            state = game.play(state, NATURE, move)
        else:
            turn = game.turn(state)
            assert isinstance(turn, Decide), "somebody turns"
            for seat in turn.seats:
                state = game.play(state, seat, TURN_UP)
    return Ending(state.skirmishes, "over", state.outcome.winners[0] if state.outcome.winners else -1)


def _without_limit(game: AnyGame, order: str | None = None) -> War:
    """The same game, which only the cap ends early."""
    options: WarOptions = structs.replace(game.options, max_skirmishes=None)
    if order is not None:
        options = structs.replace(options, collect_order=order)
    return War(options, game.seats, game.rulebook, game.prefix)


def _sampled(game: War, asked: Asked) -> list[Ending]:
    rng = SeededRng(asked.seed)  # a generator of its own, so that every order of collecting gets the same deals
    chance = SeededRng(f"{asked.seed} collecting")
    return [
        play_through(game, shuffled(pack_at(game.options), rng), chance, asked.given["cap"])
        for _ in range(asked.samples)
    ]


# -- the questions -----------------------------------------------------------------------------------


def length(asked: Asked) -> Answer:
    """The number of skirmishes of a game, and the share of endless games, for the current order of collecting."""
    return _answer(asked, (asked.game.options.collect_order,))


def orders(asked: Asked) -> Answer:
    """The same numbers for every order of collecting, over the same deals."""
    return _answer(asked, _ORDERS)


def _answer(asked: Asked, every: Sequence[Order]) -> Answer:
    figures: list[Figure] = []
    for order in every:
        endings = _sampled(_without_limit(asked.game, order), asked)
        figures += _figures(endings, f"-{order}" if len(every) > 1 else "", order, asked.seed)
    return Answer(figures=tuple(figures), notes=(say("odds-endless-means", cap=asked.given["cap"]),))


def _figures(endings: Sequence[Ending], suffix: str, order: Order, seed: str) -> Iterator[Figure]:
    lengths = [each.skirmishes for each in endings if each.how == "over"]
    if lengths:
        yield mean_of(f"length{suffix}", say("odds-length", order=order), lengths, seed)
    counts = Counter(each.how for each in endings)
    yield share_of(f"endless{suffix}", say("odds-endless", order=order), counts["endless"], len(endings), seed)
    yield share_of(f"capped{suffix}", say("odds-capped", order=order), counts["capped"], len(endings), seed)


def deal(asked: Asked) -> Answer:
    """The course of one deal, where nothing is left to chance."""
    if asked.game.options.collect_order == "shuffled":
        raise Unreadable(
            "expected collect_order=winner_first or loser_first: a shuffled game goes another way each time"
        )
    ending = play_through(_without_limit(asked.game), asked.given["cards"], asked.chance(), asked.given["cap"])
    if ending.how == "capped":
        raise Unreadable(f"expected a cap that the game comes to; got {ending.skirmishes} skirmishes without an end")
    ended = ending.how == "over"
    length = (exact("length", say("odds-skirmishes"), ending.skirmishes, Unit.NUMBER, places=0),) if ended else ()
    won = (
        exact(f"won-{seat}", say("odds-won", seat=seat + 1), int(ending.winner == seat), places=0)
        for seat in range(asked.game.seats)
    )
    endless = exact("endless", say("odds-never-ends"), int(not ended), places=0)
    return Answer(figures=(*length, *won, endless))


def _read_deal(game: AnyGame, text: str) -> tuple[Card, ...]:
    cards, pack = read_cards(text.replace(",", " ")), pack_at(game.options)
    different = len({*cards} & {*pack})
    if len(cards) != len(pack) or different != len(pack):
        raise Unreadable(f"expected {len(pack)} different cards, dealt to each player in turn; got {different}")
    return cards


_CAP: Final = Parameter(
    name="cap",
    words=say("ask-cap"),
    read=lambda _, text: whole(text, "skirmishes", 1, 1_000_000),
    usual=_USUAL_CAP,
)
QUESTIONS: Final = (
    Question(name="length", words=say("ask-length"), answer=length, parameters=(_CAP,), samples=1_000),
    Question(name="orders", words=say("ask-orders"), answer=orders, parameters=(_CAP,), samples=1_000),
    Question(
        name="deal",
        words=say("ask-deal"),
        answer=deal,
        parameters=(
            Parameter(name="cards", words=say("ask-cards"), read=_read_deal, usual=None, example="AS KD 10H"),
            _CAP,
        ),
    ),
)
