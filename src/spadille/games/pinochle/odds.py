"""Pinochle: exact odds of each meld in a hand, at once and after more draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from math import comb
from typing import Final

from spadille.cards.card import SPOKEN_SUITS, SUITS, Card, write_cards
from spadille.cards.holding import Holding, members
from spadille.core.contract import AnyGame
from spadille.core.errors import Unreadable
from spadille.games.pinochle import say
from spadille.games.pinochle.rules import DEALT_TO_EACH, DIX_SHAPES, MELDS, PACK, SPOKEN_MELDS
from spadille.parts.melds import Shape, draws_with_all
from spadille.thinking.answers import TRUMP, Answer, Asked, Figure, Parameter, Question, exact, kinds, whole

_KINDS: Final = tuple(sorted({each.plain for each in PACK}))
_COPIES: Final = 2

Left = Mapping[Card, int]
"""Number of unseen copies of each kind."""
Counted = list[int]
"""Number of ways to draw k cards, indexed by k."""


# -- the question -----------------------------------------------------------------------------------


def _read_hand(_: AnyGame, text: str) -> Counter[Card]:
    return kinds(text, PACK, "a pack with two of each from nine to ace")


def hand(asked: Asked) -> Answer:
    """The probability of every meld, and of none, in a hand after a number of draws."""
    held, gone = asked.given["hand"], asked.given["gone"]
    left = {kind: _COPIES - held[kind] - gone[kind] for kind in _KINDS}
    if min(left.values()) < 0:
        worst = min(left, key=lambda kind: left[kind])
        raise Unreadable(f"expected at most two of a card, in the hand and gone; got more of {write_cards([worst])}")
    draws = asked.given["draws"]
    if draws is None:
        draws = 0 if held else DEALT_TO_EACH
    unseen = sum(left.values())
    if draws > unseen:
        raise Unreadable(f"expected at most {unseen} draws, the cards that nobody has seen; got {draws}")
    trump = asked.given["trump"]
    shapes = tuple(MELDS[trump].values())
    ways = comb(unseen, draws)
    has = [_chance(each, each.name, held, left, draws) for each in (*shapes, DIX_SHAPES[trump])]
    none = exact("none", say("odds-none"), Fraction(without((*shapes, DIX_SHAPES[trump]), held, left)[draws], ways))
    but_dix = exact("none-but-dix", say("odds-none-but-dix"), Fraction(without(shapes, held, left)[draws], ways))
    return Answer(figures=(*has, but_dix, none), notes=(say("odds-mean", n=draws, unseen=unseen),))


def _chance(shape: Shape, name: str, held: Counter[Card], left: Left, draws: int) -> Figure:
    missing = [each for each in members(shape.cards) if not held[each]]
    share = Fraction(draws_with_all(missing, left, draws), comb(sum(left.values()), draws))
    if name == "marriage":
        suit = missing[0].suit if missing else members(shape.cards)[0].suit
        words = say("odds-marriage", suit=SPOKEN_SUITS[suit])
        return exact(f"marriage-{SUITS[suit]}", words, share)
    return exact(name.replace(" ", "-"), SPOKEN_MELDS[name], share)


# -- no meld at all ----------------------------------------------------------------------------------


def without(shapes: Iterable[Shape], held: Counter[Card], left: Left) -> Counted:
    """The numbers of ways in which draws leave a hand without any of the shapes, by the number of cards drawn.

    Shapes that contain a smaller one are redundant. The others fall into groups with no card in common; each group is
    enumerated kind by kind, and the groups' counts are multiplied.
    """
    every = [each.cards for each in shapes]
    smallest = [each for each in every if not any(other != each and not other & ~each for other in every)]
    total: Counted = [1]
    free = set(_KINDS)
    for group in _groups(smallest):
        kinds = tuple(sorted({kind for shape in group for kind in members(shape)}))
        free -= set(kinds)
        total = _times(total, _avoiding(group, kinds, 0, held, left))
    for kind in sorted(free):
        total = _times(total, _draws_of(left[kind]))
    return total


def _groups(shapes: Iterable[Holding]) -> list[list[Holding]]:
    """Group shapes that share cards, directly or through others."""
    groups: list[list[Holding]] = []
    for shape in shapes:
        touched = [group for group in groups if any(shape & other for other in group)]
        groups = [group for group in groups if group not in touched]
        groups.append([shape, *(other for group in touched for other in group)])
    return groups


def _avoiding(
    group: Sequence[Holding], kinds: Sequence[Card], there: Holding, held: Counter[Card], left: Left
) -> Counted:
    """The counts of `without` for one group, given which of the earlier kinds are present."""
    if any(not shape & ~there for shape in group):
        return [0]
    if not kinds:
        return [1]
    kind, rest = kinds[0], kinds[1:]
    drawn = _draws_of(left[kind])
    if not held[kind]:
        drawn[0] = 0
    present = _times(drawn, _avoiding(group, rest, there | 1 << kind, held, left))
    return present if held[kind] else _plus(present, _avoiding(group, rest, there, held, left))


def _draws_of(copies: int) -> Counted:
    """The numbers of ways to draw none, one … all of a kind's copies."""
    return [comb(copies, drawn) for drawn in range(copies + 1)]


def _times(one: Counted, other: Counted) -> Counted:
    found = [0] * (len(one) + len(other) - 1)
    for at, ways in enumerate(one):
        for more, each in enumerate(other):
            found[at + more] += ways * each
    return found


def _plus(one: Counted, other: Counted) -> Counted:
    size = max(len(one), len(other))
    return [a + b for a, b in zip(one + [0] * (size - len(one)), other + [0] * (size - len(other)), strict=True)]


QUESTIONS: Final = (
    Question(
        name="melds",
        words=say("ask-melds"),
        answer=hand,
        parameters=(
            Parameter(name="hand", words=say("ask-hand"), read=_read_hand, example="KS QS JD"),
            Parameter(
                name="draws",
                words=say("ask-draws"),
                read=lambda _, text: whole(text, "draws", 0, len(PACK)) if text.strip() else None,
            ),
            TRUMP,
            Parameter(name="gone", words=say("ask-gone"), read=_read_hand, example="KS QS JD"),
        ),
    ),
)
