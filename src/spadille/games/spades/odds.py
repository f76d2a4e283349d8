"""Spades odds: the tricks of a hand, and the chance that a nil is kept, under any rulebook.

The other cards are dealt to the other seats again and again, and each deal is bid and played by players that use rules
of thumb; the hand's own call may be given.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from spadille.cards.card import Card
from spadille.cards.holding import holding
from spadille.cards.pack import shuffled
from spadille.core.contract import Decide, Rng
from spadille.core.errors import Unreadable
from spadille.games.spades import say
from spadille.games.spades.game import Spades
from spadille.games.spades.players.regular import RegularSpades
from spadille.games.spades.state import BIDS, LOOK, NIL, Bid, Bidding, Call, Match, Passing, Playing, State
from spadille.thinking.answers import Answer, Asked, Figure, Parameter, Question, different, mean_of, share_of, whole

_LEAST_SEATS: Final = 3


def hand(asked: Asked) -> Answer:
    """Answer how many tricks a hand takes, with the given call or a regular player's, and how often nil is kept."""
    game = asked.game
    assert isinstance(game, Spades), "a question is put to its own game"
    if game.seats < _LEAST_SEATS:
        raise Unreadable(f"expected {_LEAST_SEATS} seats or more: with two the hands are drawn from the stock; got 2")
    call: Call | None = asked.given["call"]
    played = tuple(_played(asked, game, call))
    figures = [mean_of("tricks", say("odds-tricks"), (taken for _, taken in played), asked.seed)]
    counts = Counter(taken for _, taken in played)
    figures += [
        share_of(f"takes-{number}", say("odds-takes", n=number), counts[number], len(played), asked.seed)
        for number in range(game.hand_size + 1)
    ]
    if call != NIL:
        kept = sum(isinstance(said, Bid) and taken >= said.tricks for said, taken in played)
        figures.append(share_of("bid", say("odds-bid-reached"), kept, len(played), asked.seed))
    figures += _nil(asked, game)
    return Answer(figures=tuple(figures), notes=(say("odds-rule-players"),))


def _nil(asked: Asked, game: Spades) -> Iterator[Figure]:
    """The share of deals in which a nil is kept, if nil may be bid."""
    if game.options.nil:
        taken = [tricks for _, tricks in _played(asked, game, NIL)]
        yield share_of("nil", say("odds-nil-kept"), taken.count(0), len(taken), asked.seed)


def _played(asked: Asked, game: Spades, call: Call | None) -> Iterator[tuple[Call, int]]:
    """Yield the call and tricks of the hand in each deal; every call is tried on the same deals."""
    rng = asked.chance()
    own: tuple[Card, ...] = asked.given["hand"]
    rest = [each for each in game.pack if each not in own]
    size = game.hand_size
    for _ in range(asked.samples):
        others = shuffled(rest, rng)
        hands = (holding(own), *(holding(others[size * at : size * (at + 1)]) for at in range(game.seats - 1)))
        dealer = -asked.given["place"] % game.seats
        match = Match(dealer, 0, (0,) * game.sides, (0,) * game.sides, (), False)
        yield _play(game, Bidding(match, hands, (), False, (), None), call, rng)


def _play(game: Spades, start: Bidding, call: Call | None, rng: Rng) -> tuple[Call, int]:
    """Bid and play one deal; return the call of seat 0, and its tricks."""
    players = [RegularSpades(game, seat, rng) for seat in range(game.seats)]
    state: State = start
    said: Call = NIL
    while isinstance(state, Bidding | Playing):
        turn = game.turn(state)
        assert isinstance(turn, Decide), "somebody bids or plays"
        (seat,) = turn.seats
        moves = tuple(game.moves(state, seat))
        move = moves[0] if len(moves) == 1 else players[seat].choose(game.view(state, seat), moves).move
        if isinstance(state, Bidding) and seat == 0:
            move = LOOK if LOOK in moves else call or move
            if refused := game.refusal(state, seat, move):
                raise Unreadable(f"expected a call that these rules allow; got {game.spell(move)}: {refused.reason}")
            if isinstance(move, Call):
                said = move
        state = game.play(state, seat, move)
    return said, _match(state).sheet[-1].taken[0]


def _match(state: State) -> Match:
    assert not isinstance(state, Bidding | Passing | Playing), "the deal is over"
    return state.match


# -- questions ---------------------------------------------------------------------------------------


def _read_hand(game: Any, text: str) -> tuple[Card, ...]:
    cards = different(text, game.pack, "the pack")
    if len(cards) != game.hand_size:
        raise Unreadable(f"expected {game.hand_size} cards in a hand; got {len(cards)}")
    return cards


def _read_call(game: Any, text: str) -> Call | None:
    word = text.strip().lower()
    if not word:
        return None
    return NIL if word == "nil" else BIDS[whole(word, "nil or a bid", 0, game.hand_size)]


QUESTIONS: Final = (
    Question(
        name="hand",
        words=say("ask-tricks"),
        answer=hand,
        parameters=(
            Parameter(
                name="hand",
                words=say("ask-hand"),
                read=_read_hand,
                usual=None,
                example="AS KS QS JS 9S AH KH 4H 3H AD 7D 6C 2C",
            ),
            Parameter(name="call", words=say("ask-call"), read=_read_call),
            Parameter(
                name="place",
                words=say("ask-place"),
                read=lambda game, text: whole(text, "a place in the bidding", 1, game.seats),
                usual="1",
            ),
        ),
        samples=300,
    ),
)
