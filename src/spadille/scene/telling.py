"""Words shared by several games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial, reduce
from typing import Any, Final

from spadille.core.contract import AnyGame, DealSheet, Outcome, Seat
from spadille.core.figures import figure
from spadille.core.table import Step
from spadille.core.words import Message, Text
from spadille.parts.dealing import FirstDealer, HighCards, first_dealer
from spadille.scene import say
from spadille.scene.happening import DealScored, GameOver, Manner, Moved, News, TrickTaken
from spadille.scene.model import About, Face, Fact, Mark, Score, Stand


def tell_first_dealer(move: HighCards | FirstDealer, names: Sequence[str]) -> Text:
    """The choice of the first dealer, in one sentence."""
    who = names[first_dealer(move)]
    if isinstance(move, FirstDealer):
        return say("deals-first", who=who)
    first = say("draws", who=names[0], card=move.cards[0])
    others = [say("and-draws", who=names[seat], card=each) for seat, each in enumerate(move.cards) if seat]
    return say("draw-for-dealer", drawn=[first, *others], who=who)


def commas(texts: Sequence[Text]) -> Text:
    """Texts joined by commas, without an "and": "bid 4, tricks 2"; empty if there are none.

    >>> str(commas(["bid 4", "tricks 2", "alone"]))
    'bid 4, tricks 2, alone'
    """
    return reduce(lambda most, last: say("comma", most=most, last=last), texts) if texts else ""


def semicolons(texts: Sequence[Text]) -> Text:
    """Texts that contain commas, joined by semicolons: "40 points; 2 bags, which count"."""
    return reduce(lambda most, last: say("semicolon", most=most, last=last), texts) if texts else ""


def spaced(texts: Sequence[Text]) -> Text:
    """Texts joined by spaces: sentences, or a word and its figure."""
    return reduce(lambda most, last: say("space", most=most, last=last), texts) if texts else ""


def capital(words: Text | Sequence[Text]) -> Message:
    """Words, or a list of them, with a capital: "Pass"."""
    return say("capital", words=words)


def goal(points: int, rule: str = "reach") -> Message:
    """The total that a side must "reach" or "exceed" to win: "to 500", "over 1000"."""
    return say("goal", rule=rule, points=points)


def waits(to_act: Seat | None, phase: str, over: Text, names: Sequence[str]) -> Text:
    """The prompt of a viewer who has nothing to do: the end, the chance move due, or the player to wait for."""
    return over or _CHANCE[phase] if to_act is None else say("waiting", who=names[to_act])


_CHANCE: Final = {"dealer": say("finding-dealer"), "deal": say("dealing")}


def moved(game: AnyGame, words: Text, by: Seat, move: Any) -> Moved:
    """A move in words and, if the viewer has seen it, in notation."""
    return Moved(words, by, None if move is None else game.spell(move))


def manner_of(suit: int, led: int | None, trump: int | None) -> Manner:
    """The relation of a card's suit to the suit led; it leads if `led` is None."""
    if led is None:
        return Manner.LEADS
    if suit == led:
        return Manner.FOLLOWS
    return Manner.TRUMPS if suit == trump else Manner.SLOUGHS


def against(bid: Text, wanted: int, taken: int, left: int, pile: int | None = None) -> Stand:
    """The standing of a side that needs `wanted` tricks, has `taken`, and can still win `left`.

    >>> str(against("5 bid", 5, 3, 6).words), str(against("7♠", 7, 3, 3).words)
    ('5 bid, 3 taken, need 2', '7♠, 3 taken: set')
    """
    stand = partial(Stand, tricks=taken if pile is None else pile, term="contract")
    if taken >= wanted:
        return stand(say("stand-made", bid=bid, taken=taken), state="made")
    if wanted - taken > left:
        return stand(say("stand-set", bid=bid, taken=taken), state="set")
    return stand(say("stand-open", bid=bid, taken=taken, need=wanted - taken))


def facts_line(facts: Sequence[Fact]) -> Text:
    """The facts of a plate in a line: "bid 4, tricks 2"."""
    return commas([spaced([fact.label, fact.value]) if fact.label else fact.value for fact in facts])


def trick_taken(trick: tuple[Face, ...], names: Sequence[str], facts: Sequence[Fact], count: int | None) -> TrickTaken:
    """The event of a whole trick going to its winner, with the facts on the winner's plate and its tricks now."""
    winner = next(face.seat for face in trick if Mark.WINS in face.marks)
    assert winner is not None, "every card of a trick is somebody's"
    return TrickTaken(_wins(names[winner], facts), winner, trick, count)


def _wins(who: str, facts: Sequence[Fact]) -> Text:
    """The winner of a trick and its number of tricks: of those that were bid, until these are taken."""
    told = {fact.about: fact.value for fact in facts}
    taken, bid = told.get(About.TRICKS), str(told.get(About.BID, ""))
    if taken is None:
        line = facts_line(facts)
        return say("wins-trick-with", who=who, facts=line) if line else say("wins-trick", who=who)
    return (
        say("wins-trick-of", who=who, taken=taken, bid=bid)
        if bid.isdigit() and int(str(taken)) <= int(bid)
        else say("wins-trick-so-far", who=who, taken=taken)
    )


def gains(sheet: DealSheet, sides: int) -> tuple[int, ...]:
    """The points of each side in a deal."""
    return tuple(sum(line.points for line in sheet.lines if line.side == side) for side in range(sides))


def follows(known: int, score: Score, over: Text, outcome: Outcome | None) -> Iterator[News]:
    """The events after a move: the deals on the score sheet after the first `known`, and the end of the game."""
    for sheet in score.sheet[known:]:
        got = gains(sheet, len(score.sides))
        each = zip(score.sides, got, strict=True)
        won = [say("gain", side=side, points=figure(points, score.per_unit, "+")) for side, points in each]
        yield DealScored(say("deal-scored", deal=sheet.deal, gains=commas(won)), sheet.deal, got)
    if outcome is not None:
        yield GameOver(over, outcome.winners)


def news_of(
    happened: Callable[..., tuple[News, ...]],
    game: AnyGame,
    steps: Iterable[Step],
    viewer: Seat | None,
    names: Sequence[str],
    now: tuple[Any, Any] = (None, None),
) -> list[News]:
    """The events of some steps of a table as a viewer has seen them, in order.

    `now` is a state and the viewer's view of it, if that has been computed already.
    """
    news: list[News] = []
    after = None
    for step in steps:
        before = game.view(step.state, viewer) if after is None else after
        seen = game.seen(step.state, step.seat, step.move, viewer)
        after = now[1] if step.after is now[0] else game.view(step.after, viewer)
        news += happened(game, before, step.seat, seen, after, names)
    return news
