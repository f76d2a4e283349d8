"""One sentence of a judgement, for whoever reads it: *move: reason. One number.*"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from spadille.core.contract import Seat
from spadille.core.words import Message, Text
from spadille.scene.names import Names
from spadille.thinking.judgement import Candidate, Cost, Judgement, Method
from spadille.thinking.words import say

LONGEST: Final = 119
"""Characters of a sentence: where the fullest is longer, a shorter one is said."""
_FEW: Final = 2
"""So many moves that are about even are named."""
_LEAST: Final = 0.5
"""Less is no number to be told."""


def hint(found: Judgement, names: Names) -> str:
    """What a good player would do, why, and what all else would cost, in the language that is being spoken.

    It is made at the edge: how much can be said in a sentence depends on the language.
    """
    return next((words for each in _hints(found, names) if len(words := str(each)) <= LONGEST), str(_bare(found)))


def reason(found: Judgement, names: Names) -> Text:
    """Why the move is advised; empty where no simple reason is known."""
    return found.grounds[0].words(names) if found.grounds else found.remark


def _hints(found: Judgement, names: Names) -> Iterator[Text]:
    """The sentence, from the fullest to the shortest."""
    move, why, tails = found.moves[0].words, reason(found, names), tuple(_tails(found))
    if not why and found.even and not found.others and found.whole:
        yield say("hint-anything", move=move)
    said = say("hint-why", move=move, why=why) if why else _bare(found)
    yield from (say("two-sentences", first=said, then=tail) for tail in tails)
    yield said
    yield from (say("hint-costs", move=move, costs=tail) for tail in tails)


def _bare(found: Judgement) -> Text:
    return say("hint-plain", move=found.moves[0].words)


def _tails(found: Judgement) -> Iterator[Text]:
    """What else might be done, with one number, from the fullest to the shortest."""
    even, others, exact = found.even, found.others, found.method is Method.EXACT
    if even and not others:
        told = len(even) > _FEW and found.whole
        yield say("others-even") if told else say("these-even", moves=_named(even), n=len(even))
    if not others or others[0].cost is None or not _tellable(others[0].cost):
        return
    price, move = amount(others[0].cost, found.unit, exact=exact), others[0].brief
    one = len(others) == 1 or not found.whole
    if even:
        named = _named(even) if len(even) <= _FEW else say("more-moves", n=len(even))
        yield (
            say("even-and-one-costs", moves=named, move=move, price=price)
            if one
            else say("even-and-all-cost", moves=named, price=price)
        )
    if not one and _is_the_game(others[0].cost, exact=exact):
        yield say("all-cost-the-game")
    yield say("one-costs", move=move, price=price) if one else say("all-cost", price=price)


def _named(even: Sequence[Candidate]) -> tuple[Text, ...]:
    """Moves by their names, two at most."""
    return tuple(each.brief for each in even[:_FEW])


def review(
    *, who: str, when: int, played: Text, better: Text, why: Text, cost: Cost | None, unit: Text, exact: bool = False
) -> Text:
    """A move that was made, the better one, and what the difference is worth; or that it was a matter of taste."""
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
    """What something costs, where it stands alone: "about 12 points", "it costs the game"."""
    return say("costs-the-game") if _is_the_game(cost, exact=exact) else amount(cost, unit, exact=exact)


def amount(cost: Cost, unit: Text, *, exact: bool = False) -> Text:
    """What something costs: "about 12 points", "about 4 games in 100"."""
    if _is_the_game(cost, exact=exact):
        return say("the-game")
    figure = (
        say("games-in-100", n=max(1, round(100 * cost.figure)))
        if cost.chances
        else counted_in(round(cost.figure), unit)
    )
    return figure if exact else say("about", amount=figure)


def _is_the_game(cost: Cost, *, exact: bool) -> bool:
    return cost.chances and exact and cost.figure == 1.0


def counted_in(count: int, unit: Text) -> Message:
    """So many points, chips or cards."""
    return say("amount", n=count, kind=_kind(unit), unit=unit)


def unit_words(unit: Text) -> Message:
    """What figures count, after one of them."""
    return say("unit", kind=_kind(unit), unit=unit)


def _kind(unit: Text) -> str:
    return unit.name if isinstance(unit, Message) else unit


def _tellable(cost: Cost) -> bool:
    return cost.chances or cost.figure >= _LEAST


def in_ten(chance: float) -> Message:
    """How often, as people say it: "7 times in 10"; next to always and next to never are said so.

    >>> str(in_ten(0.68)), str(in_ten(0.98)), str(in_ten(0.01))
    ('7 times in 10', 'nearly always', 'almost never')
    """
    return say("in-ten", tenths=round(10 * chance))


def ordinal(number: int) -> Message:
    """A place in words, as far as a hand of cards goes: "fifth"."""
    return say("ordinal", n=number)


def of_the_last(need: int, left: int) -> Message:
    """How many tricks are needed of those that are left: "2 of the last 5", "every trick"."""
    return say("every-trick") if need >= left else say("of-the-last", need=need, left=left)


def capital(text: str) -> str:
    """A text that begins a sentence."""
    return text[:1].upper() + text[1:]


def luck_line(names: Names, seats: Sequence[Seat], made: tuple[float, float, float], unit: Text) -> Text:
    """What a deal was made of, in one line, of its margin, skill and luck."""
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
