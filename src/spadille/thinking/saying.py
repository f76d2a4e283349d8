"""One sentence of a judgement, for whoever reads it: *move: reason. One number.*"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from spadille.core.contract import Seat
from spadille.core.words import Text
from spadille.scene.names import Names
from spadille.thinking.judgement import Candidate, Cost, Judgement, Method

LONGEST: Final = 119
"""Characters of a sentence: where the fullest is longer, a shorter one is said."""
_FEW: Final = 2
"""So many moves that are about even are named."""
_LEAST: Final = 0.5
"""Less is no number to be told."""
_NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def hint(found: Judgement, names: Names) -> Text:
    """What a good player would do, why, and what all else would cost."""
    return next((each for each in _hints(found, names) if len(each) <= LONGEST), _bare(found))


def reason(found: Judgement, names: Names) -> Text:
    """Why the move is advised; empty where no simple reason is known."""
    return found.grounds[0].words(names) if found.grounds else found.remark


def _hints(found: Judgement, names: Names) -> Iterator[str]:
    """The sentence, from the fullest to the shortest."""
    head, why, tails = capital(str(found.moves[0].words)), reason(found, names), tuple(_tails(found))
    if not why and found.even and not found.others and found.whole:
        yield f"{head}, or anything else: the moves are about even."
    said = f"{head}: {why}." if why else _bare(found)
    yield from (f"{said} {tail}" for tail in tails)
    yield said
    yield from (f"{head} does best. {tail}" for tail in tails)


def _bare(found: Judgement) -> str:
    return f"{capital(str(found.moves[0].words))} does best. No simple reason."


def _tails(found: Judgement) -> Iterator[str]:
    """What else might be done, with one number, from the fullest to the shortest."""
    even, others, exact = found.even, found.others, found.method is Method.EXACT
    if even and not others:
        if len(even) > _FEW and found.whole:
            yield "The others are about even."
        else:
            yield f"{capital(_named(even))} {'is' if len(even) == 1 else 'are'} about even."
    if not others or others[0].cost is None or not _tellable(others[0].cost):
        return
    price, one = amount(others[0].cost, str(found.unit), exact=exact), len(others) == 1 or not found.whole
    costs = f"{others[0].brief} costs {price}" if one else f"all else costs {price} or more"
    if even:
        yield f"About even with {_named(even) if len(even) <= _FEW else _many(len(even))}; {costs}."
    yield f"{capital(costs)}."


def _named(even: Sequence[Candidate]) -> str:
    """Moves by their names, two at most."""
    return " and ".join(str(each.brief) for each in even[:_FEW])


def _many(count: int) -> str:
    return f"{_NUMBERS[min(count, len(_NUMBERS) - 1)]} more"


def review(
    *, who: str, when: int, played: str, better: str, why: str, cost: Cost | None, unit: str, exact: bool = False
) -> Text:
    """A move that was made, the better one, and what the difference is worth; or that it was a matter of taste."""
    start = f"Trick {when}. {who}: {played}." if when else f"{who}: {played}."
    if cost is None:
        return f"{start} A matter of taste."
    reason_too = f"{better}; {why}" if why else better
    return f"{start} Better: {reason_too}. {capital(amount(cost, unit, exact=exact))}."


def amount(cost: Cost, unit: str, *, exact: bool = False) -> str:
    """What something costs: "about 12 points", "about 4 games in 100"."""
    about = "" if exact else "about "
    if cost.chances and exact and cost.figure == 1.0:
        return "the game"
    if cost.chances:
        hundredths = max(1, round(100 * cost.figure))
        return f"{about}{hundredths} {'game' if hundredths == 1 else 'games'} in 100"
    whole = round(cost.figure)
    return f"{about}{whole} {unit.removesuffix('s') if whole == 1 else unit}"


def _tellable(cost: Cost) -> bool:
    return cost.chances or cost.figure >= _LEAST


def in_ten(chance: float) -> str:
    """How often, as people say it: "7 times in 10"; next to always and next to never are said so.

    >>> in_ten(0.68), in_ten(0.98), in_ten(0.01)
    ('7 times in 10', 'nearly always', 'almost never')
    """
    tenths = round(10 * chance)
    words = {0: "almost never", 1: "once in 10 times", 5: "half the time", 10: "nearly always"}
    return words.get(tenths, f"{tenths} times in 10")


def ordinal(number: int) -> str:
    """A place in words, as far as a hand of cards goes: "fifth"."""
    return _PLACES[number - 1] if 0 < number <= len(_PLACES) else f"{number}th"


_PLACES: Final = (
    *("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"),
    *("eleventh", "twelfth", "thirteenth"),
)


def of_the_last(need: int, left: int) -> str:
    """How many tricks are needed of those that are left: "2 of the last 5", "every trick"."""
    return "every trick" if need >= left else f"{need} of the last {left}"


def capital(text: str) -> str:
    """A text that begins a sentence."""
    return text[:1].upper() + text[1:]


def luck_line(names: Names, seats: Sequence[Seat], made: tuple[float, float, float], unit: str) -> Text:
    """What a deal was made of, in one line, of its margin, skill and luck."""
    margin, skill, luck = made
    who = " and ".join(names[seat] for seat in seats)
    gained = "gained {} on" if margin >= 0 else "lost {} to"
    won = f"{who} {gained.format(f'{round(abs(margin))} {unit}')} the others"
    return f"{won}: luck {_brought(luck)}, play {_brought(skill)}."


def _brought(figure: float) -> str:
    return f"{'brought' if figure >= 0 else 'cost'} {round(abs(figure))}"


LUCK_MEANS: Final = (
    "Play is what the moves were worth above those of a regular player; luck is everything else, the cards above all."
)
