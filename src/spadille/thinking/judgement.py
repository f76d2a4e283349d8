"""A judge's evaluation of the moves of a seat: figures, equal moves, and reasons for the best.

A judgement is data, made where there is time to think; `thinking.saying` makes one sentence of it for the reader. The
facts that can be true of a move are in a game's folder: its manifest names `Reasons`, and a game without any has
`Reasons` as defined here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any, Final

import msgspec

from spadille.cards.card import CARDS, RANK_NAMES, SPOKEN_SUITS, SUITS, Card
from spadille.core.contract import AnyGame, Decision, Seat, Value, Weighed
from spadille.core.words import ENGLISH, Message, Name, Notation, Text, in_words
from spadille.scene.names import Names
from spadille.scene.telling import spaced
from spadille.thinking import say
from spadille.thinking.weighing import Gap, gap_between

_WINS: Final = 0.02
"""Smallest difference in the chance to win that matters."""
TELLS: Final = 0.03
"""Smallest change in an outcome's chance for a reason."""
_CARD: Final = re.compile(r"\b(?:10|1[123]|[2-9TJQKA])[CDHS]\b'?|\bJ[BL]\b'?")
_SPOKEN: Final = {str(each): each.plain.spoken for each in CARDS.values()}
MOVER: Final = "mover"
"""Placeholder for the moving player in the text of a `Plain`, until it is read: `say("lowest", who=MOVER)`."""
NOTATION: Final = re.compile(rf"{_CARD.pattern}|±|\d%")
"""Forbidden in sentences: cards as records spell them, and figures as tables write them."""


class Method(StrEnum):
    """The origin of a judge's figures."""

    EXACT = "exact"
    """All continuations were counted."""
    SAMPLED = "sampled"
    """Imagined worlds were played out: figures have errors."""
    OPINION = "opinion"
    """Rules of thumb: there are no figures to show."""


class Aim(StrEnum):
    """The purposes of moves. A game may have further ones."""

    NIL = "nil"
    """The player's own nil is kept."""
    COVER = "cover"
    """A partner's nil is kept."""
    ATTACK = "attack"
    """Another side's nil is broken."""
    NEED = "need"
    """The own contract is made."""
    SET = "set"
    """Another side's contract is broken."""
    BAGS = "bags"
    """No surplus tricks are taken."""
    MELD = "meld"
    PRICE = "price"
    """Chips are put in at a good price: the odds of a pot, or the edge of the house."""
    CLEAR = "clear"
    """All cards can still be cleared."""
    KEEP = "keep"
    """A card is used where it is worth most; also for any other obvious fact."""


class Ground(Value, frozen=True, kw_only=True):
    """A fact in favour of a move, and the players who could know it at the time."""

    aim: Name
    known_to: tuple[Seat, ...]
    seat: Seat
    """The seat that moves."""

    def words(self, names: Names) -> Text:
        """The fact as a clause of a sentence: "it wins, and your side needs 2 of the last 5"."""
        raise NotImplementedError


class Plain(Ground, frozen=True, kw_only=True):
    """A fact whose only player is the mover, named MOVER in it."""

    said: Text

    def words(self, names: Names) -> Text:
        return self.said if isinstance(self.said, str) else _by_name(self.said, names[self.seat])


def _by_name(said: Message, mover: str) -> Message:
    """A message about the mover, with their name."""
    given = tuple((key, _given_name(each, mover)) for key, each in said.given)
    return Message(said.speaker, said.name, given)


def _given_name(given: Any, mover: str) -> Any:
    if isinstance(given, Message):
        return _by_name(given, mover)
    return mover if given == MOVER else given


def spoken(text: str) -> Text:
    """A move with its cards in words.

    >>> str(spoken("pair 5H QS")), str(spoken("play JB")), spoken("pass")
    ('pair five of hearts queen of spades', 'big joker', 'pass')
    """
    move = text.removeprefix("play ")
    words: list[Text] = [_SPOKEN.get(each, each) for each in move.split(" ")]
    if all(isinstance(each, str) for each in words):
        return move
    return spaced(words)


def grouped(cards: Sequence[Card]) -> Message:
    """Cards in words, grouped by suit.

    >>> from spadille.cards.card import read_cards
    >>> str(grouped(read_cards("6D 7D 8D 5S JB")))
    'six, seven and eight of diamonds, five of spades and big joker'
    """
    suits: dict[int, list[Card]] = {}
    for each in cards:
        suits.setdefault(each.suit, []).append(each)
    return say("cards", cards=tuple(part for suit, some in suits.items() for part in _of_a_suit(suit, some)))


def _of_a_suit(suit: int, cards: Sequence[Card]) -> tuple[Message, ...]:
    if suit >= len(SUITS):
        return tuple(each.plain.spoken for each in cards)
    ranks = tuple(say("rank", rank=RANK_NAMES[each.rank]) for each in cards)
    return (say("of-a-suit", ranks=ranks, suit=SPOKEN_SUITS[suit]),)


class Reasons:
    """Reasons for the moves of any game; a game's own `Reasons` know more."""

    def words(self, game: Any, view: Any, move: Any) -> Text:
        """A move in words, to begin a sentence with: "queen of diamonds", "bid 4"."""
        return spoken(game.spell(move))

    def brief(self, game: Any, view: Any, move: Any) -> Text:
        """A move in short words, where its kind is clear: "4"."""
        return self.words(game, view, move)

    def idle(self, game: Any, move: Any) -> bool:
        """Return whether a move, such as giving up, need not be listed beside others."""
        return False

    def grounds(self, game: Any, view: Any, move: Any) -> Sequence[Ground]:
        """The facts in favour of a move, the most important first; derived from the view alone."""
        return ()

    def outcome(
        self, game: Any, view: Any, moves: tuple[Any, Any | None], aim: Name, chances: Chances
    ) -> Ground | None:
        """The reason for the first of two moves from how often each serves an aim; None if that is against it.

        The second may be None, with chance 0: then all other moves are about equal.
        """
        return None

    def stakes(self, game: Any, view: Any) -> Mapping[Name, float]:
        """The value of each measured aim, in points."""
        return {}

    def trick(self, game: Any, view: Any) -> int:
        """The number of the trick a move is made in, from 1; 0 if there are none."""
        return 0


Chances = tuple[float, float]
"""The probability that each of two moves serves an aim."""


class Candidate(Value, frozen=True, kw_only=True):
    """An evaluated move."""

    move: Notation
    words: Text
    brief: Text
    mean: float
    error: float
    win: float | None
    cost: Cost | None = None
    """The cost against the advised move; None: about equal to it."""


class Cost(Value, frozen=True):
    """The cost of a move in the decisive unit: points, or chances to win."""

    figure: float
    chances: bool = False
    """True if the figure is a chance to win from 0 to 1, because points would favour the other move."""


class Judgement(Value, frozen=True, kw_only=True):
    """The evaluation of a decision, complete for making a sentence."""

    judge: Name
    """The level of the judging bot."""
    method: Method
    seat: Seat
    unit: Text
    """The unit of the figures: "points"."""
    moves: tuple[Candidate, ...]
    """The advised move, then the others from the best on."""
    aim: Name = ""
    """The purpose of the advised move; empty if nothing speaks for it alone."""
    grounds: tuple[Ground, ...] = ()
    """The facts in favour of the advised move, the main reason first."""
    remark: Text = ""
    """The bot's own remark, in words, where the game has no reasons or no move was weighed."""
    trick: int = 0
    whole: bool = True
    """True if every legal move was evaluated."""

    @property
    def even(self) -> tuple[Candidate, ...]:
        """The moves about equal to the advised one; those with the same words are listed once."""
        same = self.moves[0].words
        found = {each.words: each for each in self.moves[1:] if each.cost is None and each.words != same}
        return tuple(found.values())

    @property
    def others(self) -> tuple[Candidate, ...]:
        """The moves that cost something, the cheapest first."""
        found = [(each.cost.figure, each) for each in self.moves[1:] if each.cost is not None]
        return tuple(each for _, each in sorted(found, key=lambda pair: pair[0]))


def cost_of(gap: Gap, taste: float) -> Cost | None:
    """The cost of a move; None if it is a matter of taste.

    So it is if the loss is within the taste in points or within its error (half of a 95 % interval), or if the move
    clearly wins more often.
    """
    if gap.win is not None and gap.win < -gap.win_error:
        return None
    if gap.worth > max(gap.error, taste):
        return Cost(gap.worth)
    if gap.win is not None and gap.win > max(gap.win_error, _WINS) and (gap.worth <= -gap.error or not gap.worth):
        return Cost(gap.win, chances=True)
    return None


def reason_for(
    reasons: Reasons,
    game: AnyGame,
    view: Any,
    moves: tuple[Any, Any | None],
    chances: tuple[Mapping[Name, float], Mapping[Name, float]],
) -> tuple[Ground, ...]:
    """The facts in favour of the first of two moves and not of the second, the main reason first.

    The aim whose chance the move changes most, weighted by its stake, comes first: the facts that serve it, then the
    change of its chance. Facts that serve aims not measured follow; others are left out.
    """
    best, other = moves
    held, (ours, theirs) = reasons.grounds(game, view, best), chances
    if other is None:
        alone = (reasons.outcome(game, view, moves, aim, (ours[aim], 0.0)) for aim in ours)
        return (*held, *(each for each in alone if each is not None))
    shared = reasons.grounds(game, view, other)
    own = [each for each in held if each not in shared]
    stakes = reasons.stakes(game, view)
    gained = {aim: ours[aim] - theirs[aim] for aim in ours if aim in theirs}
    ranked = sorted((aim for aim in gained if gained[aim] > TELLS), key=lambda aim: -gained[aim] * stakes.get(aim, 1))
    found: list[Ground] = []
    for aim in (*ranked, *(aim for aim in gained if aim not in ranked)):
        found += [each for each in own if each.aim == aim and aim in ranked]
        told = reasons.outcome(game, view, moves, aim, (ours[aim], theirs[aim]))
        found += [] if told is None else [told]
    found += [each for each in own if each.aim not in gained]
    # A move that was never played out has no chances at all, and nothing is known of them.
    rest = (reasons.outcome(game, view, moves, aim, (ours[aim], 0.0)) for aim in ours if theirs and aim not in theirs)
    return (*found, *(each for each in rest if each is not None))


EARLY: Final = 4
"""Number of first tricks with a doubled `taste`, since play-outs by rules of thumb are less reliable there."""


class Terms(Value, frozen=True, kw_only=True):
    """The terms of judging a game's decisions."""

    judge: Name
    """The level of the bot."""
    reasons: Any
    """The `Reasons` of the game."""
    unit: Text
    taste: float
    """Smallest difference in points that matters."""
    thumb: bool
    """True if the judge uses rules of thumb, whose figures are not points."""
    remarks: bool
    """True if the bot's remark may serve as a reason."""

    def weighed(self, decision: Decision) -> tuple[Weighed, ...]:
        """The moves whose figures may be shown, the chosen one first, then from the best on."""
        return () if self.thumb and not decision.exact else tuple(ranked(decision.weighed, decision.move))

    def method(self, decision: Decision) -> Method:
        """The origin of the judge's figures."""
        if decision.exact:
            return Method.EXACT
        return Method.SAMPLED if self.weighed(decision) else Method.OPINION

    def taste_in(self, decision: Decision, trick: int) -> float:
        """The taste in points for a trick; 0 if everything was counted."""
        return 0.0 if decision.exact else self.taste * (2 if 0 < trick <= EARLY else 1)


def judged(
    game: AnyGame, view: Any, seat: Seat, decision: Decision, terms: Terms, legal: int | None = None
) -> Judgement:
    """A judgement of the moves that a bot has evaluated for a seat; `legal` is the number of legal moves."""
    reasons, everything = terms.reasons, terms.weighed(decision)
    weighed = tuple(each for each in everything if each.move == decision.move or not reasons.idle(game, each.move))
    trick = reasons.trick(game, view)
    taste = terms.taste_in(decision, trick)

    def candidate(each: Weighed) -> Candidate:
        gap = None if each.move == decision.move else gap_between(weighed, decision.move, each.move)
        return Candidate(
            move=game.spell(each.move),
            words=reasons.words(game, view, each.move),
            brief=reasons.brief(game, view, each.move),
            mean=each.worth,
            error=each.error,
            win=each.win,
            cost=None if gap is None else cost_of(gap, taste),
        )

    found = Judgement(
        judge=terms.judge,
        method=terms.method(decision),
        seat=seat,
        unit=terms.unit,
        moves=tuple(candidate(each) for each in weighed or (Weighed(decision.move, 0.0),)),
        remark=said(decision.why) if terms.remarks or not weighed else "",
        trick=trick,
        whole=legal is None or len(everything) >= legal,
    )
    other = next(
        (each.move for each in weighed for mild in found.others[:1] if game.spell(each.move) == mild.move), None
    )
    grounds = grounds_for(game, view, seat, (decision.move, other), weighed, reasons)
    return msgspec.structs.replace(found, aim=grounds[0].aim if grounds else "", grounds=grounds)


def grounds_for(
    game: AnyGame, view: Any, seat: Seat, moves: tuple[Any, Any | None], weighed: Sequence[Weighed], reasons: Reasons
) -> tuple[Ground, ...]:
    """The facts in favour of the first of two moves that the seat can know, the main reason first."""
    ours, theirs = (next((dict(each.chances) for each in weighed if each.move == move), {}) for move in moves)
    return tuple(each for each in reason_for(reasons, game, view, moves, (ours, theirs)) if seat in each.known_to)


def ranked(weighed: Sequence[Weighed], chosen: Any) -> list[Weighed]:
    """The chosen move first, then by the chance to win, then by points."""
    return sorted(weighed, key=lambda each: (each.move != chosen, -(each.win or 0.0), -each.worth))


def said(why: Text) -> Text:
    """A bot's remark without figures and notation, for use in a sentence; empty if it has figures."""
    plain: Text = why if isinstance(why, Message) else _without_notation(why)
    words = in_words(plain, ENGLISH)
    return "" if NOTATION.search(words) or re.search(r"[+−]\d", words) else plain


def _without_notation(why: str) -> str:
    return _CARD.sub(lambda found: str(_SPOKEN.get(found[0].replace("10", "T"), found[0])), why.removeprefix("play "))
