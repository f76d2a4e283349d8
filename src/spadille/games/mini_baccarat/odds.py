"""Mini Baccarat: the odds of a coup from any shoe, the cost of an hour, and the results after road patterns."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from spadille.cards.card import Card, read_cards, write_cards
from spadille.cards.pack import shoe as whole_shoe
from spadille.cards.pack import shuffled
from spadille.core.contract import AnyGame, Rng
from spadille.core.errors import Unreadable
from spadille.core.words import Message
from spadille.games.mini_baccarat import say
from spadille.games.mini_baccarat.bets import prices
from spadille.games.mini_baccarat.chances import counts, edges_by_result, odds, results
from spadille.games.mini_baccarat.coup import BANCO, BETS, MAIN, TIE, deal
from spadille.games.mini_baccarat.results import Counts, count_pairs
from spadille.games.mini_baccarat.roads import foretold, streaks
from spadille.games.mini_baccarat.rules import MiniBaccaratOptions
from spadille.games.mini_baccarat.sight import burned_from
from spadille.parts.wagers import HUNDREDTHS
from spadille.thinking.answers import (
    Answer,
    Asked,
    Figure,
    Parameter,
    Question,
    Unit,
    exact,
    one_of,
    share_of,
    whole,
)

_LONG: Final = 3
"""Number of wins of one side in a row that make a streak."""


# -- reading a shoe -----------------------------------------------------------------------


def _whole_shoe(game: AnyGame) -> Counts:
    return counts(whole_shoe(game.options.decks))


def _read_shoe(game: AnyGame, text: str) -> Counts | None:
    """Ten numbers: tens and faces, then aces to nines; one left out between commas, or empty text, means the full
    number.
    """
    full = _whole_shoe(game)
    words = [each.strip() for each in text.split(",")] if "," in text else text.split()
    if not any(words):
        return None
    if len(words) != len(full):
        raise Unreadable(f"expected ten numbers as shoe, the tens and faces, then aces to nines; got {len(words)}")
    names = ("tens and faces", "aces", *(f"cards of value {value}" for value in range(2, 10)))
    return tuple(
        whole(word, f"how many {name}", 0, most) if word else most
        for word, name, most in zip(words, names, full, strict=True)
    )


def _read_gone(game: AnyGame, text: str) -> tuple[Card, ...]:
    """The cards that have left the shoe, written as "AS KD 10H"."""
    gone = Counter(read_cards(text))
    decks = game.options.decks
    for card, times in gone.items():
        if times > whole_shoe(decks).count(card):
            raise Unreadable(
                f"expected at most {decks} of a card in {decks} packs; got {times} of {write_cards([card])}"
            )
    return tuple(gone.elements())


def _left(asked: Asked) -> Counts:
    """The shoe that is asked about."""
    shoe = asked.given["shoe"] or _whole_shoe(asked.game)
    left = tuple(each - gone for each, gone in zip(shoe, counts(asked.given["gone"]), strict=True))
    if min(left) < 0:
        raise Unreadable("expected only cards as gone that are in the shoe; got more of a value than it has")
    return left


def _cards_left(asked: Asked) -> tuple[Card, ...] | None:
    """The cards of that shoe; None if only their values are known, where tens and faces are not distinguished."""
    if asked.given["shoe"] not in (None, _whole_shoe(asked.game)):
        return None
    left = Counter(whole_shoe(asked.game.options.decks))
    left.subtract(asked.given["gone"])
    return tuple(left.elements())


_SHOE: Final = (
    Parameter(
        name="shoe",
        words=say("ask-shoe"),
        read=_read_shoe,
        example="128,32,32,32,32,32,32,32,32,32",
        parts=tuple(say("shoe-part", value=value) for value in range(10)),
    ),
    Parameter(name="gone", words=say("ask-gone"), read=_read_gone, example="AS KD 10H"),
)


# -- a coup ------------------------------------------------------------------------------------------


def coup(asked: Asked) -> Answer:
    """The odds of the next coup, and the house edge of each bet."""
    left = _left(asked)
    found, table, cards = odds(left), prices(asked.game.options), _cards_left(asked)
    kept = edges_by_result(table, results(left), cards)
    told = [spot.bet for spot in table.spots if cards is not None or spot.by_result is not None]
    edges = dict(zip(told, kept, strict=True))
    notes = () if len(told) == len(table.spots) else (say("pairs-not-told"),)
    return Answer(
        figures=(
            exact("banker", say("wins-banker"), Fraction(found.banker, found.total)),
            exact("player", say("wins-player"), Fraction(found.player, found.total)),
            exact("tie", say("comes-tie"), Fraction(found.tie, found.total)),
            exact("natural", say("comes-natural"), Fraction(found.natural, found.total)),
            *(exact(f"edge-{bet}", _edge_on(bet), edges[bet]) for bet in _ranked(told)),
        ),
        notes=(say("edge-means", n=len(told)), *notes),
    )


def _edge_on(bet: str) -> Message:
    return say("edge-on", spot=say("hint-spot", spot=bet))


def _ranked(bets: list[str]) -> list[str]:
    """Sort the bets: banker, the cheapest, first, then the others as they lie."""
    return sorted(bets, key=lambda bet: bet != BETS[BANCO])


# -- cost -----------------------------------------------------------------------------------


def cost(asked: Asked) -> Answer:
    """The average loss of a bettor in an hour, and the standard deviation of a single hour."""
    stake, coups = asked.given["stake"], asked.given["coups"]
    returned = _returned(asked)
    ways = sum(count for _, count in returned)
    mean = Fraction(sum(gain * count for gain, count in returned), HUNDREDTHS * ways)
    square = Fraction(sum(gain * gain * count for gain, count in returned), HUNDREDTHS * HUNDREDTHS * ways)
    strays = stake * math.sqrt(coups * (square - mean * mean))
    return Answer(
        figures=(
            exact("cost-coup", say("cost-coup"), -mean * stake, Unit.NUMBER),
            exact("cost-hour", say("cost-hour"), -mean * stake * coups, Unit.NUMBER, places=2),
            Figure(name="strays", words=say("hour-strays"), value=strays, unit=Unit.NUMBER, places=2),
        ),
        notes=(say("cost-means", coups=coups, stake=stake, spot=say("hint-spot", spot=asked.given["bet"])),),
    )


def _returned(asked: Asked) -> list[tuple[int, int]]:
    """The returns of a chip on the bet asked about, each with its number of ways. Raises Unreadable."""
    bet, left = asked.given["bet"], _left(asked)
    spot = next((each for each in prices(asked.game.options).spots if each.bet == bet), None)
    if spot is None:
        raise Unreadable(f"expected a bet that this table takes; got {bet}, which its options leave out")
    if spot.by_result is not None:
        return [(spot.by_result(each), count) for each, count in results(left).items()]
    cards = _cards_left(asked)
    if cards is None:
        raise Unreadable(f"expected cards as gone for {bet}; got a shoe by values, which tells nothing of pairs")
    assert spot.by_pairs is not None, "a bet hangs on the pairs or on the result"
    return [(spot.by_pairs(each), count) for each, count in count_pairs(cards).items()]


def _read_bet(text: str) -> str:
    """A bet by its name in notation, its words separated by hyphens or underscores."""
    return one_of(text, "a bet", [each.replace("-", "_") for each in BETS]).replace("_", "-")


_COST: Final = (
    Parameter(
        name="bet",
        words=say("ask-bet"),
        read=lambda _, text: _read_bet(text),
        usual="banker",
        choices=tuple((each, say("spot-label", spot=each)) for each in BETS[:MAIN]),
    ),
    Parameter(
        name="stake", words=say("ask-stake"), read=lambda _, text: whole(text, "chips", 1, 1_000_000_000), usual="10"
    ),
    Parameter(
        name="coups", words=say("ask-coups"), read=lambda _, text: whole(text, "coups an hour", 1, 10_000), usual="70"
    ),
)


# -- roads -------------------------------------------------------------------------------------------


def roads(asked: Asked) -> Answer:
    """The share of banker wins after road patterns: the same as after anything else."""
    seen: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for shown, banker in _decided(asked.game.options, asked.samples, asked.chance()):
        for each in shown:
            seen[each] += 1
            won[each] += banker
    fresh = odds(_whole_shoe(asked.game))
    patterns = {
        "all": say("after-all"),
        "banker": say("after-win", spot="banker"),
        "player": say("after-win", spot="player"),
        "streak-banker": say("after-streak", spot="banker", n=_LONG),
        "streak-player": say("after-streak", spot="player", n=_LONG),
        "red": say("after-red"),
        "blue": say("after-blue"),
    }
    sampled = (
        share_of(name, words, won[name], seen[name], asked.seed) for name, words in patterns.items() if seen[name]
    )
    return Answer(
        figures=(exact("expected", say("after-none"), Fraction(fresh.banker, fresh.banker + fresh.player)), *sampled),
        notes=(say("roads-mean"),),
    )


def _decided(options: MiniBaccaratOptions, coups: int, rng: Rng) -> Iterator[tuple[tuple[str, ...], bool]]:
    """Yield coups that are no tie, from whole shoes: the road patterns before each, and if the banker hand won."""
    left = coups
    while True:
        winners: list[int] = []
        for winner in _shoe(options, rng):
            if winner != TIE:
                yield _shown(winners), winner == BANCO
                left -= 1
                if not left:
                    return
            winners.append(winner)


def _shoe(options: MiniBaccaratOptions, rng: Rng) -> Iterator[int]:
    """The winners of the coups of a freshly shuffled shoe, to the marker."""
    cards = shuffled(whole_shoe(options.decks), rng)
    at = burned_from(options, cards[0])
    while at < len(cards) - options.marker_from_end:
        dealt, at = deal(cards, at)
        yield dealt.winner


def _shown(winners: list[int]) -> tuple[str, ...]:
    """The patterns that bettors read from the roads before a coup."""
    shown = ["all"]
    decided = [each for each in winners if each != TIE]
    if not decided:
        return tuple(shown)
    last = BETS[decided[-1]]
    shown.append(last)
    if streaks(winners)[-1] >= _LONG:
        shown.append(f"streak-{last}")
    mark = foretold(winners, BANCO)[0]
    return (*shown, mark) if mark else tuple(shown)


QUESTIONS: Final = (
    Question(name="coup", words=say("ask-coup"), answer=coup, parameters=_SHOE),
    Question(name="cost", words=say("ask-cost"), answer=cost, parameters=(*_COST, *_SHOE)),
    Question(name="roads", words=say("ask-roads"), answer=roads, samples=20_000),
)
