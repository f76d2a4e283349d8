"""What a hint claims of its moves, read off its words, and held against the figures that the hint itself holds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain, permutations
from typing import Final

from spadille.core.words import ENGLISH, Text, in_words, listed
from spadille.scene.names import Names
from spadille.thinking.judgement import Cost, Judgement, Method
from spadille.thinking.saying import capital, reason

_NUMBERS: Final = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)
_MORE: Final = re.compile(r"(\w+) more")
_PRICE: Final = re.compile(r"(about )?(\d+) (games? in 100|\w+)")
_ROUNDED: Final = 0.5001
"""What is said differs from its figure by no more."""


def false_claims(found: Judgement, names: Names, said: Text) -> list[str]:
    """Return what a hint says in English that its figures do not bear out, or that nobody can check."""
    held = _Held(found)
    return [
        f"{claim!r}: {wrong}"
        for claim in _sentences(found, str(reason(found, names)), in_words(said, ENGLISH))
        if (wrong := held.against(claim))
    ]


def _sentences(found: Judgement, why: str, told: str) -> Iterator[str]:
    """Return what is claimed of the moves: all but the advised move itself and the reason for it."""
    move = capital(str(found.moves[0].words))
    if told == f"{move}, or anything else: the moves are about even.":
        yield "anything else is even"
        return
    if told.startswith(f"{move} or ") and told.endswith(": about even."):
        yield f"About even with {told.removeprefix(f'{move} or ').removesuffix(': about even.')}"
        return
    none = f"{move} does best. No simple reason."
    starts = (f"{move}: {why}.", f"{move}: {capital(why)}.", *(() if why else (none,)), f"{move} does best.")
    start = next((each for each in starts if told.startswith(each)), "")
    rest = told.removeprefix(start).strip() if start else told
    yield from filter(None, rest.split("; ") if rest.startswith("About even with ") else [rest])


class _Held:
    """The figures of a hint: which moves are even with the advised one, and what the others cost."""

    def __init__(self, found: Judgement) -> None:
        own, words = str(found.moves[0].brief).lower(), str(found.moves[0].words)
        self.found, self.whole = found, found.whole
        rest = [each for each in found.moves[1:] if str(each.words) != words or each.cost is not None]
        self.even = sorted({str(each.words): str(each.brief).lower() for each in rest if each.cost is None}.values())
        self.dear = [each for each in rest if each.cost is not None]
        self.good = {own, *self.even}

    def against(self, claim: str) -> str:
        """Return what speaks against a claim; empty where nothing does."""
        claim = claim.removesuffix(".")
        if claim == "anything else is even" or claim == "The others are about even":
            return "" if self.whole and self.even and not self.dear else "something costs, or was not weighed"
        if match := re.fullmatch(r"About even with (.+)", claim) or re.fullmatch(r"(.+) (?:is|are) about even", claim):
            return self._even(match[1].lower(), every=claim.startswith("About"))
        if match := re.fullmatch(r"[Aa]ll else costs (.+?)( or more)?", claim):
            return self._all(match[1], after_even=claim[0] == "a", least=match[2] is not None)
        if match := re.fullmatch(r"(.+) costs (.+)", claim):
            return self._one(match[1].lower(), match[2])
        return "nobody knows what this claims"

    def _even(self, named: str, *, every: bool) -> str:
        """Moves called even are; where no other is named, they are all there are."""
        if more := _MORE.fullmatch(named):
            return "" if _NUMBERS.index(more[1]) == len(self.even) else f"{len(self.even)} are even"
        several = chain.from_iterable(permutations(self.even, count) for count in (1, 2))
        found = next((each for each in several if named == listed(list(each), ENGLISH)), None)
        if found is None:
            return f"even are {self.even}"
        return f"even are {self.even}" if every and len(found) < len(self.even) else ""

    def _all(self, price: str, *, after_even: bool, least: bool) -> str:
        """The claim that all other moves, except those just named as even, have this cost."""
        if self.even and not after_even:
            return f"even are {self.even}"
        costs = [each.cost for each in self.dear if each.cost is not None]
        if not self.whole or not costs:
            return "not all was weighed"
        if len({each.chances for each in costs}) > 1:
            return "some cost points and some chances to win"
        ends = (min, max) if not least else (min,)
        return next(filter(None, (self._priced(price, end(costs, key=lambda each: each.figure)) for end in ends)), "")

    def _one(self, named: str, price: str) -> str:
        """The claim that one move has this cost, and that no move of the same name is as good as the advised one."""
        if named in self.good:
            return "a move called so is as good"
        called = [each.cost for each in self.dear if str(each.brief).lower() == named]
        against = [self._priced(price, cost) for cost in called if cost is not None]
        return "" if "" in against else "; ".join(against) or "no such move costs anything"

    def _priced(self, price: str, cost: Cost) -> str:
        """Return what speaks against a price."""
        if price == "the game":
            return "" if cost.chances and cost.figure == 1.0 and self.found.method is Method.EXACT else f"it is {cost}"
        match = _PRICE.fullmatch(price)
        if match is None or ("in 100" in match[3]) != cost.chances:
            return f"it is {cost}"
        figure, told = cost.figure * (100 if cost.chances else 1), int(match[2])
        near = abs(figure - told) <= (_ROUNDED if match[1] else 1e-6) and told > 0
        return "" if near else f"it is {cost}"
