"""Pyramid: the share of deals that can be won under a set of rules, and the proof for one deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import structs

from spadille.cards.card import Card, read_cards
from spadille.cards.pack import STANDARD, shuffled
from spadille.core.contract import NATURE, AnyGame, Over
from spadille.core.errors import SpadilleError, Unreadable
from spadille.games.pyramid import say
from spadille.games.pyramid.native import can_win, win
from spadille.games.pyramid.players.strong import solver_rules
from spadille.games.pyramid.solver import Line
from spadille.games.pyramid.state import DRAW, KINGS, PAIRS, RECYCLE, Move, value_of
from spadille.parts.dealing import Deal
from spadille.search import NATIVE
from spadille.thinking.answers import Answer, Asked, Parameter, Question, Unit, exact, share_of

_AT_ONCE: Final = 1_000


def _need_search() -> None:
    """Raise SpadilleError if whole deals cannot be solved in a reasonable time."""
    if not NATIVE:
        raise SpadilleError("expected the native search, which solves whole deals; got an installation without it")


def _values(cards: Sequence[Card]) -> bytes:
    return bytes([value_of(each) for each in cards])


# -- a set of rules ----------------------------------------------------------------------------------


def rules(asked: Asked) -> Answer:
    """The share of deals that can be won under the current rules, with all cards known (PYR-23)."""
    _need_search()
    rng, sought = asked.chance(), solver_rules(asked.game.options)
    won = unknown = 0
    for begin in range(0, asked.samples, _AT_ONCE):
        decks = [_values(shuffled(STANDARD, rng)) for _ in range(min(_AT_ONCE, asked.samples - begin))]
        found = can_win(decks, sought)
        won += sum(bool(each) for each in found)
        unknown += found.count(None)
    figure = share_of("winnable", say("deals-won"), won, asked.samples, asked.seed)
    unsure = unknown / asked.samples
    low, high = figure.between or (0.0, 1.0)
    wider = structs.replace(figure, error=figure.error + unsure, between=(low, min(1.0, high + unsure)))
    notes = (say("all-in-sight"), *((say("not-found-out", n=unknown),) if unknown else ()))
    return Answer(figures=(wider,), notes=notes)


# -- a deal ------------------------------------------------------------------------------------------


def _read_deal(_: AnyGame, text: str) -> tuple[Card, ...]:
    cards = read_cards(text.replace(",", " "))
    different = len(set(cards) & set(STANDARD))
    if len(cards) != len(STANDARD) or different != len(STANDARD):
        raise Unreadable(f"expected 52 different cards, the pyramid from its apex, then the stock; got {different}")
    return cards


def deal(asked: Asked) -> Answer:
    """The answer if a deal can be won, with a checked line: a shortest one where it was found."""
    _need_search()
    cards: tuple[Card, ...] = asked.given["cards"]
    deck, sought = [_values(cards)], solver_rules(asked.game.options)
    (line,) = shortest = win(deck, sought)
    if line is None:  # any line is found with less room than a shortest one
        (line,) = win(deck, sought, shortest=False)
    if line is None:
        raise SpadilleError("the search ran out of room: whether this deal can be won was not found out")
    if not line:
        return Answer(figures=(exact("winnable", say("deal-won"), 0, Unit.NUMBER, places=0),), notes=(say("no-line"),))
    moves = tuple(_moves(cards, line))
    _prove(asked.game, cards, moves)
    return Answer(
        figures=(
            exact("winnable", say("deal-won"), 1, Unit.NUMBER, places=0),
            *((exact("steps", say("deal-steps"), len(line), Unit.NUMBER, places=0),) if shortest[0] else ()),
            exact("moves", say("deal-moves"), len(moves), Unit.NUMBER, places=0),
        ),
        line=tuple(asked.game.spell(each) for each in moves),
        notes=(say("line-wins") if shortest[0] else say("line-wins-longer"),),
    )


def _moves(cards: Sequence[Card], line: Line) -> Iterator[Move]:
    """A line of the solver as moves of the game."""
    for step in line:
        if step.recycled:
            yield RECYCLE
        if step.drawn:
            yield DRAW
        gone = [cards[place] for place in step.gone]
        if gone:
            yield KINGS[gone[0]] if len(gone) == 1 else PAIRS[gone[0], gone[1]]


def _prove(game: AnyGame, cards: tuple[Card, ...], moves: Sequence[Move]) -> None:
    """Play the moves; a line that the rules refuse, or that does not win, is a bug."""
    state = game.play(game.initial(), NATURE, Deal(cards))
    for move in moves:
        assert game.refusal(state, 0, move) is None, f"the rules refuse {game.spell(move)}"
        state = game.play(state, 0, move)
    turn = game.turn(state)
    assert isinstance(turn, Over), "the line does not end the game"
    assert turn.outcome.winners, "the line does not win"


QUESTIONS: Final = (
    Question(name="rules", words=say("ask-rules"), answer=rules, samples=20_000),
    Question(
        name="deal",
        words=say("ask-deal"),
        answer=deal,
        parameters=(Parameter(name="cards", words=say("ask-cards"), read=_read_deal, usual=None, example="AS KD 10H"),),
    ),
)
