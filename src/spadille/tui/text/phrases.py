"""Words for games, seats, choices, hints and reviews, the same for text lines and screens."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from spadille.core.contract import AnyGame, Refusal
from spadille.core.encoding import printable as printable
from spadille.core.preset import Preset
from spadille.core.words import Message, Text
from spadille.games import entry
from spadille.lab.badge import badge
from spadille.manifest import Manifest
from spadille.review.model import Judged, Review
from spadille.review.telling import opening, sentence, summary
from spadille.scene.model import Choice, Pick, Plate
from spadille.scene.names import Names
from spadille.scene.telling import facts_line
from spadille.thinking.hints import lines
from spadille.thinking.judgement import Judgement
from spadille.tui import say
from spadille.ways.presets import preset_of, rules_of


def title_of(entry: Manifest, game: AnyGame) -> str:
    """The game's title and its rulebook or way to play: "Spades (Bicycle)"."""
    return f"{entry.title} ({book_of(entry, game)})"


def book_of(entry: Manifest, game: AnyGame) -> str:
    """The title of the way to play or the rulebook."""
    if (way := way_of(game)) is not None:
        return str(way.title)
    book = entry.rulebooks.get(game.rulebook)
    return str(book.title) if book else game.rulebook


@lru_cache(maxsize=16)
def way_of(game: AnyGame) -> Preset | None:
    """The named way to play that matches the game's rules; None if they have no name besides the rulebook's."""
    return preset_of(game.name, rules_of(game))


def unmeasured(game: AnyGame, levels: Iterable[str | None]) -> Text:
    """A notice if bots of these levels are unmeasured with the game's rules; otherwise empty."""
    return badge(game, (level for level in levels if level is not None))


def seats_of(game: AnyGame) -> Message:
    """Number of seats in words: "4 seats"."""
    return say("seats", n=game.seats)


def most_seats(entry: Manifest) -> int:
    """Maximum number of seats in any rulebook of a game."""
    return max(seats for book in entry.rulebooks.values() for seats in book.seats)


def counted_in(game: AnyGame) -> str:
    """The game's scoring unit: "points", "chips"."""
    return str(entry(game.name).counts_in(game)[0])


def ago(seconds: float) -> Message:
    """Time since an event in words: "3 minutes ago"."""
    for unit, length in (("day", 86400), ("hour", 3600), ("minute", 60)):
        if seconds >= length:
            return say("ago", n=int(seconds // length), unit=unit)
    return say("just-now")


def reason(refusal: Refusal) -> str:
    """The reason of a refusal, with its clause."""
    return f"{refusal.reason} ({refusal.clause})" if refusal.clause else str(refusal.reason)


def plate_line(plate: Plate) -> str:
    """A seat in words: "West, dealer, to act: bid 4, tricks 2"."""
    said = [str(plate.name)]
    said += [str(say("your-partner"))] if plate.partner else []
    said += [str(say("dealer"))] if plate.dealer else []
    said += [str(say("to-act"))] if plate.to_act else []
    facts = facts_line(plate.facts)
    return ", ".join(said) + (f": {facts}" if facts else "")


def choice_line(choice: Choice) -> str:
    """A choice in words, with the text to type for it: "bid 4", "nil (+100 or −100)"."""
    move = to_type(choice, "N" if choice.ask else "CARDS")
    notes = [str(choice.note)] if choice.note else []
    if choice.ask:
        notes.append(str(say("n-from-to", low=choice.ask.low, high=choice.ask.high)))
    if choice.pick:
        notes.append(str(cards_of(choice.pick)))
    return move + (f" ({'; '.join(notes)})" if notes else "")


def to_type(choice: Choice, blank: str = "") -> str:
    """The text to type for a choice, with `blank` for its number or cards; a word is that of its button."""
    move = choice.move.format(blank) if choice.ask or choice.pick else choice.move
    return label.lower() if move.isalpha() and (label := str(choice.label)).isalpha() else move


def cards_of(pick: Pick) -> Message:
    """Number of cards that a choice needs: "5 cards", "1 to 3 cards"."""
    return say("cards", n=pick.low) if pick.low == pick.high else say("cards-from-to", low=pick.low, high=pick.high)


def figure_lines(found: Judgement) -> list[str]:
    """The figures behind a hint, a line each."""
    return [*map(str, lines(found))] or [str(say("no-figures"))]


def review_lines(names: Names, found: Review) -> list[str]:
    """The last deal of a review: its biggest moments and its summary."""
    if not found.deals:
        return list(map(str, found.notes))
    return [
        str(say("deal-is", n=found.deals[-1].deal)),
        *map(str, found.notes),
        *map(str, opening(found, found.deals[-1], names)),
    ]


def decision_lines(names: Names, found: Review) -> list[str]:
    """Every decision of the last deal, a line each."""
    if not found.deals:
        return []
    deal = found.deals[-1]
    seats = sorted({each.seat for each in deal.judged})
    said = [
        sentence(each, names, found.unit) if each.played != each.best else _fine(each, names) for each in deal.judged
    ]
    return [str(summary(deal, seats, names)), *map(str, said)]


def _fine(each: Judged, names: Names) -> Message:
    """A decision that cost nothing."""
    return say("as-good-as-any", trick=each.trick or 0, who=names[each.seat], played=each.played_words)
