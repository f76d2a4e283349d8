"""One sentence from a judgement, for its reader: *move: reason. One number.*"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from spadille.core.contract import Seat
from spadille.core.words import ENGLISH, Message, Text, in_words, spoken_now
from spadille.scene.names import Names
from spadille.scene.telling import spaced
from spadille.thinking import say
from spadille.thinking.judgement import Candidate, Cost, Judgement, Method

LONGEST: Final = 119
"""Maximum number of characters of a sentence; if the fullest is longer, a shorter one is used."""
_FEW: Final = 2
"""Maximum number of equal moves to name."""
_WHOLE: Final = 1e-6
"""Tolerance for a figure to count as a whole number."""


def hint(found: Judgement, names: Names) -> str:
    """A good player's move, the reason, and the cost of the others, in the current language.

    It is made for each reader: the length of a sentence depends on the language.
    """
    every = [str(each) for each in forms(found, names)]
    return next((each for each in every if len(each) <= LONGEST), every[-1])


def reason(found: Judgement, names: Names) -> Text:
    """The reason for the advised move; empty if no simple reason is known in the current language.

    A bot's remark that is plain text is English.
    """
    if found.grounds:
        return found.grounds[0].words(names)
    return found.remark if isinstance(found.remark, Message) or spoken_now() == ENGLISH else ""


def forms(found: Judgement, names: Names) -> Iterator[Text]:
    """The sentence, from the fullest to the shortest; each is true by itself."""
    move, why, tails = found.moves[0].words, reason(found, names), tuple(_tails(found))
    if not why and found.even and not found.others and found.whole:
        only = len(found.even) == 1 and str(found.even[0].brief) != str(found.moves[0].brief)
        yield say("hint-either", move=move, other=found.even[0].brief) if only else say("hint-anything", move=move)
    said = say("hint-why", move=move, why=why) if why else say("hint-plain", move=move)
    yield from (spaced([said, tail]) for tail in tails)
    yield said
    yield from (say("hint-costs", move=move, costs=tail) for tail in tails)
    yield say("hint-best", move=move) if why else said


def _tails(found: Judgement) -> Iterator[Text]:
    """The alternatives with one number, from the fullest to the shortest; equal moves are never left out."""
    even, others, price = found.even, found.others, _price(found)
    whole = found.whole and len(others) > 1 and len({each.cost.chances for each in others if each.cost}) == 1
    good = {str(each.brief) for each in (found.moves[0], *even)}
    other = next((each for each in others if each.cost == others[0].cost and str(each.brief) not in good), None)
    if even:
        yield from _even(found, price, others[0] if whole else other, whole=whole)
    elif price and whole:
        yield say("all-cost-the-game") if _costs_the_game(found) else say("all-cost", price=price)
    elif price and other:
        yield say("one-costs", move=other.brief, price=price)


def _even(found: Judgement, price: Text, other: Candidate | None, *, whole: bool) -> Iterator[Text]:
    """The equal moves, named and counted, with and without the cost of another move or of all others."""
    several = say("more-moves", n=len(found.even))
    named = {str(each.brief) for each in (found.moves[0], *found.even)}
    apart = len(named) > len(found.even)  # all have names of their own
    few = len(found.even) <= _FEW and apart
    for moves in (_named(found.even), several) if few else (several,):
        if price and whole and _costs_the_game(found):
            yield say("even-and-all-cost-the-game", moves=moves)
        elif price and whole:
            yield say("even-and-all-cost", moves=moves, price=price)
        elif price and other:
            yield say("even-and-one-costs", moves=moves, move=other.brief, price=price)
    if not few and found.whole and not found.others:
        yield say("others-even")
    else:
        yield say("these-even", moves=_named(found.even) if apart else several, n=len(found.even))
    yield say("these-even", moves=several, n=len(found.even))


def _price(found: Judgement) -> Text:
    """The cost of the cheapest move that costs something; empty if there is none, or no number to show."""
    cost = found.others[0].cost if found.others else None
    exact = found.method is Method.EXACT
    return "" if cost is None or not _tellable(cost) else amount(cost, found.unit, exact=exact)


def _costs_the_game(found: Judgement) -> bool:
    cost = found.others[0].cost
    return cost is not None and is_the_game(cost, exact=found.method is Method.EXACT)


def _named(even: Sequence[Candidate]) -> tuple[Text, ...]:
    """The names of moves, two at most."""
    return tuple(each.brief for each in even[:_FEW])


def review(
    *, who: str, when: int, played: Text, better: Text, why: Text, cost: Cost | None, unit: Text, exact: bool = False
) -> Text:
    """A move that was made, the better one, and the cost of the difference; or that it was a matter of taste."""
    if cost is None:
        told = say("reviewed-taste", who=who, played=played)
    else:
        price = verdict(cost, unit, exact=exact)
        told = (
            say("reviewed-why", who=who, played=played, better=better, why=why, price=price)
            if why
            else say("reviewed", who=who, played=played, better=better, price=price)
        )
    return say("reviewed-in-trick", n=when, told=told) if when else told


def verdict(cost: Cost, unit: Text, *, exact: bool = False) -> Text:
    """A cost on its own: "about 12 points", "it costs the game"."""
    return say("costs-the-game") if is_the_game(cost, exact=exact) else amount(cost, unit, exact=exact)


def amount(cost: Cost, unit: Text, *, exact: bool = False) -> Text:
    """A cost in words: "about 12 points", "about 4 games in 100"; only whole numbers are exact."""
    if is_the_game(cost, exact=exact):
        return say("the-game")
    figure = 100 * cost.figure if cost.chances else cost.figure
    told = say("games-in-100", n=max(1, round(figure))) if cost.chances else counted_in(round(figure), unit)
    return told if exact and abs(figure - round(figure)) < _WHOLE else say("about", amount=told)


def is_the_game(cost: Cost, *, exact: bool) -> bool:
    """True if a move has lost a game that was surely won."""
    return cost.chances and exact and cost.figure == 1.0


def counted_in(count: int, unit: Text) -> Message:
    """A number of points, chips or cards."""
    return say("amount", n=count, kind=_kind(unit), unit=unit)


def unit_words(unit: Text) -> Message:
    """The unit of figures, as it follows a figure."""
    return say("unit", kind=_kind(unit), unit=unit)


def _kind(unit: Text) -> str:
    """The unit of figures by its English name in the messages: "points", "chips"."""
    return in_words(unit, ENGLISH)


def _tellable(cost: Cost) -> bool:
    return cost.chances or round(cost.figure) > 0


def in_ten(chance: float) -> Message:
    """A probability in plain words: "7 times in 10"; near 1 and near 0 have words of their own.

    >>> str(in_ten(0.68)), str(in_ten(0.98)), str(in_ten(0.01))
    ('7 times in 10', 'nearly always', 'almost never')
    """
    return say("in-ten", tenths=round(10 * chance))


def ordinal(number: int) -> Message:
    """An ordinal number in words, up to the length of a hand: "fifth"."""
    return say("ordinal", n=number)


def of_the_last(need: int, left: int) -> Message:
    """The number of tricks needed of those left: "2 of the last 5", "every trick"."""
    return say("every-trick") if need >= left else say("of-the-last", need=need, left=left)


def capital(text: str) -> str:
    """A text with a capital letter, to begin a sentence."""
    return text[:1].upper() + text[1:]


def luck_line(names: Names, seats: Sequence[Seat], made: tuple[float, float, float], unit: Text) -> Text:
    """A deal's margin, skill and luck in one line."""
    margin, skill, luck = made
    return say(
        "luck-line",
        who=tuple(names[seat] for seat in seats),
        way="gained" if margin >= 0 else "lost",
        amount=counted_in(round(abs(margin)), unit),
        luck_way=_brought(luck),
        luck=round(abs(luck)),
        play_way=_brought(skill),
        play=round(abs(skill)),
    )


def _brought(figure: float) -> str:
    return "brought" if figure >= 0 else "cost"


LUCK_MEANS: Final = say("luck-means")
