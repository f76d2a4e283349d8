"""Five Hundred odds: the cards in the middle, counted, and the chance to make a bid, by playouts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import comb
from typing import Final

from spadille.cards.card import BIG_JOKER, Card, read_cards, write_cards
from spadille.cards.holding import holding
from spadille.cards.pack import shuffled
from spadille.core.contract import AnyGame, Decide, Rng
from spadille.core.errors import Unreadable
from spadille.games.five_hundred import say
from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.players.regular import RegularFiveHundred
from spadille.games.five_hundred.scoring import is_kept
from spadille.games.five_hundred.state import (
    TRICKS,
    Bargain,
    Bidding,
    Contract,
    Discarding,
    Match,
    Playing,
    State,
)
from spadille.parts.auction import PASS
from spadille.thinking.answers import TRUMP, Answer, Asked, Parameter, Question, Unit, exact, mean_of, share_of


def _read_cards(game: AnyGame, text: str) -> tuple[Card, ...]:
    """Read ten different cards of the pack, or none."""
    cards = read_cards(text.replace(",", " "))
    assert isinstance(game, FiveHundred), "a question is put to its own game"
    pack = game.setting.pack
    for each, times in Counter(cards).items():
        if each not in pack or times > 1:
            wrong = f"is there {times} times" if times > 1 else "is no card of this pack"
            raise Unreadable(f"expected different cards of the pack of {len(pack)}; {write_cards([each])} {wrong}")
    if len(cards) not in (0, TRICKS):
        raise Unreadable(f"expected {TRICKS} cards in a hand; got {len(cards)}")
    return cards


# -- the middle --------------------------------------------------------------------------------------


def middle(asked: Asked) -> Answer:
    """Answer the chance that the joker is in the middle, and how many trumps are, by what the hand knows."""
    assert isinstance(asked.game, FiveHundred), "a question is put to its own game"
    setting = asked.game.setting
    hand: tuple[Card, ...] = asked.given["hand"]
    unseen = [each for each in setting.pack if each not in hand]
    trumps = setting.orders[asked.given["trump"]].suits[asked.given["trump"]]
    there = sum(trumps >> each & 1 for each in unseen)
    ways = comb(len(unseen), setting.middle)
    joker = Fraction(setting.middle if BIG_JOKER in unseen else 0, len(unseen))
    numbers = range(setting.middle + 1)
    counts = [comb(there, each) * comb(len(unseen) - there, setting.middle - each) for each in numbers]
    return Answer(
        figures=(
            exact("joker", say("odds-joker"), joker),
            exact("trumps", say("odds-trumps"), Fraction(setting.middle * there, len(unseen)), Unit.NUMBER),
            *(exact(f"trumps-{each}", say("odds-trumps-of", n=each), Fraction(counts[each], ways)) for each in numbers),
        ),
        notes=(say("odds-trumps-mean", n=there, unseen=len(unseen)),),
    )


# -- a bid -------------------------------------------------------------------------------------------


def bid(asked: Asked) -> Answer:
    """Answer how often a hand makes a bid that nobody overbids, with the middle taken up."""
    game = asked.game
    assert isinstance(game, FiveHundred), "a question is put to its own game"
    hand: tuple[Card, ...] = asked.given["hand"]
    if not hand:
        raise Unreadable(f"expected {TRICKS} cards in a hand; got 0")
    ends = tuple(_deals(game, hand, asked.given["bid"], asked.samples, asked.chance()))
    made = sum(kept for kept, _ in ends)
    return Answer(
        figures=(
            share_of("made", say("odds-made"), made, len(ends), asked.seed),
            mean_of("tricks", say("odds-side-tricks"), (tricks for _, tricks in ends), asked.seed),
        ),
        notes=(say("odds-rule-players"),),
    )


def _deals(
    game: FiveHundred, hand: tuple[Card, ...], contract: Contract, deals: int, rng: Rng
) -> Iterator[tuple[bool, int]]:
    """Yield for each deal whether the contract was kept, and how many tricks its side took."""
    seats, table = game.seats, game.setting
    rest = [each for each in table.pack if each not in hand]
    match = Match(seats - 1, 0, (0,) * table.sides, ())
    for _ in range(deals):
        others = shuffled(rest, rng)
        hands = (holding(hand), *(holding(others[TRICKS * at : TRICKS * (at + 1)]) for at in range(seats - 1)))
        state: State = Bidding(
            match, hands, holding(others[TRICKS * (seats - 1) :][: table.middle]), (False,) * seats, ()
        )
        if refused := game.refusal(state, 0, contract):
            raise Unreadable(f"expected a bid that these rules allow; got {game.spell(contract)}: {refused.reason}")
        yield _play(game, game.play(state, 0, contract), rng)


def _play(game: FiveHundred, state: State, rng: Rng) -> tuple[bool, int]:
    """Let the others pass and play the deal."""
    players = [RegularFiveHundred(game, seat, rng) for seat in range(game.seats)]
    bargain: Bargain | None = None
    while isinstance(state, Bidding | Discarding | Playing):
        if isinstance(state, Playing):
            bargain = state.bargain
        turn = game.turn(state)
        assert isinstance(turn, Decide), "somebody bids, discards or plays"
        (seat,) = turn.seats
        if isinstance(state, Bidding):
            state = game.play(state, seat, PASS)
        else:
            moves = tuple(game.moves(state, seat)) if isinstance(state, Playing) else ()
            state = game.play(state, seat, players[seat].choose(game.view(state, seat), moves).move)
    taken = state.match.sheet[-1].taken
    assert bargain is not None, "a deal that was bid on is played"
    return is_kept(bargain, taken), sum(taken[:: game.setting.sides])


def _read_bid(game: AnyGame, text: str) -> Contract:
    word = text.strip().lower()
    bid: Contract = game.read(word if word in ("nullo", "open nullo") else f"bid {word}")
    return bid


_TEN: Final = "JB JS JC AS KS QS AH KH AD 4D"
QUESTIONS: Final = (
    Question(
        name="middle",
        words=say("ask-middle"),
        answer=middle,
        parameters=(
            Parameter(name="hand", words=say("ask-hand"), read=_read_cards, example=_TEN),
            TRUMP,
        ),
    ),
    Question(
        name="bid",
        words=say("ask-bid"),
        answer=bid,
        parameters=(
            Parameter(name="hand", words=say("ask-own-hand"), read=_read_cards, usual=None, example=_TEN),
            Parameter(name="bid", words=say("ask-contract"), read=_read_bid, usual=None, example="8S"),
        ),
        samples=300,
    ),
)
