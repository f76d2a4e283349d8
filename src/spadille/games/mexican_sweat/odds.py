"""Mexican Sweat: the odds of each seat to be the last one in, and the value of each bet, call, raise, check and fold.

With three cards or fewer face down every arrangement is counted; otherwise arrangements are sampled.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import permutations
from typing import Any, Final

from spadille.cards.card import Card, read_cards, write_cards
from spadille.cards.pack import STANDARD, shuffled
from spadille.core.contract import AnyGame, Seat, Value
from spadille.core.errors import Unreadable
from spadille.core.figures import SURE
from spadille.core.words import Text
from spadille.games.mexican_sweat import say
from spadille.games.mexican_sweat.game import MexicanSweat
from spadille.games.mexican_sweat.house import centre_places
from spadille.games.mexican_sweat.players.strong import Hand, StrongMexicanSweat, last_one
from spadille.games.mexican_sweat.rules import HAND
from spadille.games.mexican_sweat.scoring import bar_of_card, bar_of_hand
from spadille.games.mexican_sweat.state import Betting, Board, Dealt, Match, Move
from spadille.parts.betting import FOLD, Bet, Call, Fold, Pot, Raise, Round, with_dead
from spadille.thinking.answers import Answer, Asked, Figure, Method, Parameter, Question, Unit, exact, share_of, whole
from spadille.thinking.budget import Budget

_FEW: Final = 3
"""Maximum number of cards face down for which every arrangement is counted."""
_OUT: Final = "x"
_CHIPS: Final = 1_000_000_000


class Position(Value, frozen=True, kw_only=True):
    """A deal between two turns: the cards face up, and those that may lie face down."""

    up: tuple[tuple[Card, ...], ...]
    live: tuple[Seat, ...]
    kill: Card | None
    target: Card | None
    turned: Seat
    ahead: Seat
    unseen: tuple[Card, ...]

    @property
    def down(self) -> int:
        """Number of cards face down in the hands still in."""
        return sum(HAND - len(self.up[seat]) for seat in self.live)


# -- reading a position -------------------------------------------------------------------


def _read_up(game: AnyGame, text: str) -> tuple[tuple[Card, ...] | None, ...]:
    """The cards face up of each seat, separated by "/"; x for a seat that is out; empty text: nobody has turned."""
    parts = text.split("/") if text.strip() else [""] * game.seats
    if len(parts) != game.seats:
        raise Unreadable(f"expected what lies open before {game.seats} seats, separated by /; got {len(parts)}")
    found = tuple(None if part.strip().lower() == _OUT else read_cards(part.replace("-", " ")) for part in parts)
    for each in found:
        if each is not None and len(each) > HAND:
            raise Unreadable(f"expected at most {HAND} cards before a seat; got {len(each)}")
    return found


def _read_card(_: AnyGame, text: str) -> Card | None:
    """One card; None for empty text, where the table has no such card."""
    if not text.strip():
        return None
    cards = read_cards(text)
    if len(cards) != 1:
        raise Unreadable(f"expected one card; got {len(cards)}")
    return cards[0]


def _position(asked: Asked) -> Position:
    """The position that is asked about. Raises Unreadable for an impossible one."""
    game, given = asked.game, asked.given
    assert isinstance(game, MexicanSweat), "a question is put to its own game"
    shown: tuple[tuple[Card, ...] | None, ...] = given["up"]
    up = tuple(() if each is None else each for each in shown)
    live = tuple(seat for seat, each in enumerate(shown) if each is not None)
    kill, target = _centre(game, given)
    known = [
        *(each for each in (kill, target) if each is not None),
        *given["gone"],
        *(card for each in up for card in each),
    ]
    for card, times in Counter(known).items():
        if card not in STANDARD or times > 1:
            wrong = f"is there {times} times" if times > 1 else "is no card of this pack"
            raise Unreadable(f"expected different cards of a pack of 52; {write_cards([card])} {wrong}")
    if len(live) < 2:
        raise Unreadable(f"expected two seats or more that are in; got {len(live)}")
    ahead = _ahead(game, up, live, kill, target)
    turned = given["turned"]
    return Position(
        up=up,
        live=live,
        kill=kill,
        target=target,
        turned=turned - 1 if turned else ahead if ahead >= 0 else game.seats - 1,
        ahead=ahead,
        unseen=tuple(each for each in STANDARD if each not in known),
    )


def _centre(game: AnyGame, given: Mapping[str, Any]) -> tuple[Card | None, Card | None]:
    """The kill card and the card to beat, where the table has them. Raises Unreadable."""
    places = centre_places(game.options)
    for name, words in (("kill", "kill card"), ("target", "card to beat")):
        if name in places and given[name] is None:
            raise Unreadable(f"expected {name}=: the {words} of this table; got none")
        if name not in places and given[name] is not None:
            raise Unreadable(f"expected no {name}=: this table has no {words}; got {write_cards([given[name]])}")
    return given["kill"], given["target"]


def _ahead(
    game: MexicanSweat, up: Sequence[tuple[Card, ...]], live: Sequence[Seat], kill: Card | None, target: Card | None
) -> Seat:
    """The seat of the standing hand: the best exposed one still in; -1 while the card to beat stands."""
    turned = [seat for seat in live if up[seat]]
    for seat in turned:
        if any(game.kills(card, number, kill) for number, card in enumerate(up[seat], 1)):
            killer = "a card of the rank of the kill card" if kill is not None else "the queen of spades"
            raise Unreadable(f"expected seat {seat + 1} to be out: {killer} lies before it")
        if target is not None and game.made(up[seat]) <= bar_of_card(game.options, target):
            raise Unreadable(
                f"expected the cards of seat {seat + 1} to beat the {write_cards([target])}, or x: it is out"
            )
    return max(turned, key=lambda seat: game.made(up[seat]), default=-1)


def _board(game: MexicanSweat, at: Position, down: Sequence[Card], chips: int = _CHIPS, pot: int = 0) -> Board:
    """The board with these cards face down, seat after seat."""
    rest, hands = iter(down), []
    for seat, up in enumerate(at.up):
        missing = HAND - len(up) if seat in at.live else 0
        hands.append((*up, *(next(rest) for _ in range(missing))))
    match = Match(game.seats - 1, 0, (chips,) * game.seats, ())
    bar = (
        bar_of_hand(game.options, game.made(at.up[at.ahead])) if at.ahead >= 0 else bar_of_card(game.options, at.target)
    )
    return Board(
        dealt=Dealt(match, tuple(hands), at.kill, at.target),
        chips=(chips,) * game.seats,
        pot=with_dead(Pot(), pot),
        up=tuple(len(each) for each in at.up),
        live=at.live,
        left=(),  # the pot is dead chips, of which those who left have no share
        fates=tuple("in" if seat in at.live else "folded" for seat in range(game.seats)),
        peeked=(),
        ahead=at.ahead,
        bar=bar,
    )


# -- odds of being the last one -----------------------------------------------------------------------------


def equity(asked: Asked) -> Answer:
    """The probability that each seat is the last one in, if nobody folds any more."""
    game = asked.game
    assert isinstance(game, MexicanSweat), "a question is put to its own game"
    at = _position(asked)
    won: Counter[Seat] = Counter()
    for down in _ways(asked, at):
        won[last_one(game, Hand(_board(game, at, down), at.turned), at.live)] += 1
    cases = won.total()
    words = {seat: say("odds-last", seat=seat + 1) for seat in at.live}
    if at.down <= _FEW:
        figures = tuple(exact(f"seat-{seat + 1}", words[seat], Fraction(won[seat], cases)) for seat in at.live)
    else:
        figures = tuple(share_of(f"seat-{seat + 1}", words[seat], won[seat], cases, asked.seed) for seat in at.live)
    return Answer(figures=figures, notes=(say("odds-nobody-folds", n=at.down),))


def _ways(asked: Asked, at: Position) -> Iterator[Sequence[Card]]:
    """Yield arrangements of the cards face down: all of them, or the requested number at random."""
    if at.down <= _FEW:
        yield from permutations(at.unseen, at.down)
        return
    rng = asked.chance()
    for _ in range(asked.samples):
        yield shuffled(at.unseen, rng)[: at.down]


# -- the value of a word ----------------------------------------------------------------------------


def words(asked: Asked) -> Answer:
    """The gain in chips from fold, check, call, bet and raise, as the strong player weighs them."""
    game, given = asked.game, asked.given
    assert isinstance(game, MexicanSweat), "a question is put to its own game"
    at, seat = _position(asked), given["seat"] - 1
    if seat not in at.live:
        raise Unreadable(f"expected a seat that is in: {', '.join(str(each + 1) for each in at.live)}; got {seat + 1}")
    rng = asked.chance()
    board = _board(game, at, shuffled(at.unseen, rng), pot=given["pot"])
    bet = given["price"]
    order = (*(each for each in at.live if each >= seat), *(each for each in at.live if each < seat))
    payer = order[-1]
    paid = tuple(bet if each == payer else 0 for each in range(game.seats))
    waiting = order[:-1] if bet else order
    state = Betting(board, Round(paid, bet, bet, 0, game.options.bet, waiting), at.turned)
    moves = tuple(game.moves(state, seat))
    bot = StrongMexicanSweat(game, seat, rng, Budget(worlds=asked.samples))
    weighed = bot.choose(game.view(state, seat), moves).weighed
    return Answer(
        figures=tuple(
            Figure(
                name=game.spell(each.move).replace(" ", "-"),
                words=_said(each.move),
                value=each.worth,
                unit=Unit.NUMBER,
                method=Method.EXACT if each.move == FOLD else Method.SAMPLED,
                error=SURE * each.error,
                n=0 if each.move == FOLD else asked.samples,
                seed="" if each.move == FOLD else asked.seed,
                places=2,
            )
            for each in weighed
        ),
        notes=(say("odds-words-mean", pot=given["pot"] + bet),),
    )


def _said(move: Move) -> Text:
    match move:
        case Fold():
            return say("move-fold")
        case Call():
            return say("move-call")
        case Bet(chips):
            return say("move-bet", chips=chips)
        case Raise(chips):
            return say("move-raise", chips=chips)
    return say("move-check")


# -- the questions -----------------------------------------------------------------------------------


def _number(name: str, words: Text, low: int, high: int, usual: str) -> Parameter:
    return Parameter(name=name, words=words, read=lambda _, text: whole(text, name, low, high), usual=usual)


def _read_seat(game: AnyGame, text: str) -> int:
    return whole(text, "a seat", 1, game.seats) if text.strip() else 0


_POSITION: Final = (
    Parameter(name="up", words=say("ask-up"), read=_read_up, example="KC 3D/QH/x/-"),
    Parameter(name="kill", words=say("ask-kill"), read=_read_card, example="KC"),
    Parameter(name="target", words=say("ask-target"), read=_read_card, example="KC"),
    Parameter(name="gone", words=say("ask-gone"), read=lambda _, text: read_cards(text), example="AS KD 10H"),
    Parameter(name="turned", words=say("ask-turned"), read=_read_seat),
)
QUESTIONS: Final = (
    Question(name="equity", words=say("ask-equity"), answer=equity, parameters=_POSITION, samples=5_000),
    Question(
        name="words",
        words=say("ask-words"),
        answer=words,
        parameters=(
            *_POSITION,
            Parameter(name="seat", words=say("ask-seat"), read=_read_seat, usual="1"),
            _number("pot", say("ask-pot"), 1, _CHIPS, "20"),
            _number("price", say("ask-price"), 0, _CHIPS, "0"),
        ),
        samples=2_000,
    ),
)
