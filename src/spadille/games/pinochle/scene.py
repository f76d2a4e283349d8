"""Pinochle on screen, and its moves in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from spadille.cards.card import CARDS, SPOKEN_SUITS, Card
from spadille.cards.holding import holding
from spadille.core.contract import Offer, Outcome, Seat
from spadille.core.figures import signed
from spadille.core.words import Message, Text
from spadille.games.pinochle import say
from spadille.games.pinochle.clauses import Rule
from spadille.games.pinochle.game import Pinochle
from spadille.games.pinochle.rules import DIX_SHAPES, KINDS, MELDS, SPOKEN_MELDS
from spadille.games.pinochle.scoring import running
from spadille.games.pinochle.state import (
    Dix,
    Done,
    Meld,
    Move,
    Open,
    Swap,
    TakeStock,
    TakeUpcard,
    View,
)
from spadille.parts.dealing import FirstDealer, HighCards
from spadille.parts.doubled import BEATEN_BY, ORDERS
from spadille.parts.melds import shape_of
from spadille.parts.tricks import Play
from spadille.scene import say as shared
from spadille.scene.drawing import (
    clockwise_from,
    faces,
    hand_faces,
    hand_order,
    open_to_all,
    short,
    side_names,
    trick_faces,
)
from spadille.scene.happening import CardPlayed, Manner, News, Told
from spadille.scene.model import About, Choice, Does, Face, Fact, Plate, Scene, Score, Zone
from spadille.scene.names import Names, shown_name
from spadille.scene.paneling import in_points
from spadille.scene.telling import follows, goal, manner_of, moved, tell_first_dealer, trick_taken, waits
from spadille.scene.tricks import (
    YOUR_LEAD,
    hand_zone,
    last_zone,
    plays,
    trick_zone,
    tricks_fact,
    trumps_with,
    trumps_zone,
)

_KINDS: Final = {
    "AAAA": "aces",
    "KKKK": "kings",
    "QQQQ": "queens",
    "JJJJ": "jacks",
    "QJ": "pinochle",
    "KQ": "marriage",
    "AKQJT": "flush",
}
"""The kind of a meld by its ranks, for any trump suit."""


def scene(game: Pinochle, view: View, offers: Sequence[Offer], names: Names) -> Scene:
    """The table as the viewer sees it, with the offers."""
    return Scene(
        game=game.name,
        title=say("title"),
        seat=view.seat,
        phase=view.phase,
        plates=tuple([_plate(view, seat, names) for seat in clockwise_from(view.seat, game.seats)]),
        zones=tuple(_zones(game, view, view.open, offers, names)) if view.open else (),
        choices=tuple(_choices(game, view, view.open, offers)) if view.open else (),
        prompt=_prompt(game, view, names),
        score=_score(game, view, names),
        over=_over(view.outcome, names),
    )


def _plate(view: View, seat: Seat, names: Names) -> Plate:
    facts = _facts(view.open, seat, view.leaders[1:].count(seat)) if view.open else ()
    return Plate(seat, shown_name(names[seat]), seat, seat == view.to_act, seat == view.match.dealer, facts=facts)


def _facts(open_: Open, seat: Seat, taken: int) -> tuple[Fact, ...]:
    melded = sum(line.points for line in open_.lines if line.side == seat)
    return tricks_fact(taken), Fact(About.OTHER, say("melded"), str(melded), term="meld")


# -- the table -------------------------------------------------------------------------------------


def _zones(game: Pinochle, view: View, open_: Open, offers: Sequence[Offer], names: Names) -> Iterator[Zone]:
    """The zones on the table. Won tricks are closed: only the last one is seen, until the next is led (PIN-20)."""
    if view.seat is not None:
        hand = (view.hand or 0) & ~view.table(view.seat)
        shown = hand_faces(hand_order(hand, open_.trump, ORDERS[open_.trump]), offers)
        yield hand_zone(shown, view.seat)
    for seat in clockwise_from(view.seat, game.seats):
        if view.table(seat):
            own = seat == view.seat
            rows = tuple([hand_faces(row, offers if own else ()) for row in _meld_rows(view, open_, seat)])
            whose = say("your-melds") if own else say("melds-of", who=names[seat])
            yield Zone(f"melds {seat}", "melds", whose, rows=rows, seat=seat, term="meld")
    if view.phase == "play":
        yield trick_zone(_trick(view.leaders[-1], view.trick, None))
    if view.tricks and not view.trick:
        shown = _trick(view.leaders[-2], view.tricks[-1], view.leaders[-1])
        yield last_zone(shown, say("just-played"))
    if view.stock:
        top = () if view.last is None else faces([view.last])
        yield Zone("stock", "pile", say("stock"), top, count=view.stock, term="stock")
        title = say("upcard", suit=SPOKEN_SUITS[open_.trump])
        yield Zone("upcard", "pile", title, faces([open_.upcard]), term="upcard")
    yield trumps_zone(open_.trump)


def _meld_rows(view: View, open_: Open, seat: Seat) -> Iterator[tuple[Card, ...]]:
    """The melded cards of a seat on the table, each with the last meld it served in."""
    left, rows = view.table(seat), []
    for made in reversed(open_.melds):
        row = tuple(each for each in made.cards if made.seat == seat and left >> each & 1)
        left &= ~holding(row)
        rows.append(row)
    return (row for row in reversed(rows) if row)


def _trick(leader: Seat, trick: Sequence[Card], winner: Seat | None) -> tuple[Face, ...]:
    """The faces of a trick; the winner is marked once both cards are there."""
    seats = leader, 1 - leader
    return trick_faces(trick, seats, None if winner is None else seats.index(winner))


# -- choices ------------------------------------------------------------------------------


def _choices(game: Pinochle, view: View, open_: Open, offers: Sequence[Offer]) -> Iterator[Choice]:
    for each in _distinct(view, open_, offers):
        if not isinstance(each.move, Play):
            yield _choice(game, open_, each.move)


def _distinct(view: View, open_: Open, offers: Sequence[Offer]) -> Iterator[Offer]:
    """The offers without melds that differ only in which of two equal cards from the hand they use."""
    seen = set()
    for each in offers:
        if isinstance(each.move, Meld):
            laid = open_.laid[view.to_act or 0]
            kind = tuple((card.plain, card if laid >> card & 1 else None) for card in each.move.cards)
            if kind in seen:
                continue
            seen.add(kind)
        yield each


def _choice(game: Pinochle, open_: Open, move: Move) -> Choice:
    spelt = game.spell(move)
    match move:
        case Meld(cards):
            shape = shape_of(holding(cards), MELDS[open_.trump])
            assert shape is not None, "only melds are offered"
            return Choice(
                spelt,
                say(
                    "meld-choice",
                    meld=SPOKEN_MELDS[shape.name],
                    cards=" ".join(short(each.plain) for each in cards),
                ),
                "meld",
                note=in_points(shape.worth),
                does=Does.TOGETHER if len(cards) == 2 else Does.OTHER,
                cards=tuple([str(each) for each in cards]),
                points=shape.worth,
                term=shape.name.replace(" ", "-") if shape.group in "AC" else "meld",
            )
        case Dix():
            return Choice(
                spelt, say("show-dix"), "dix", note=in_points(DIX_SHAPES[open_.trump].worth), key="x", term="dix"
            )
        case Swap():
            label = say("swap-dix", card=open_.upcard.plain)
            return Choice(spelt, label, "dix", note=in_points(DIX_SHAPES[open_.trump].worth), key="s", term="dix")
        case TakeStock():
            return Choice(spelt, say("take-stock"), "take", key="s")
        case TakeUpcard():
            return Choice(spelt, say("take-upcard"), "take", key="u")
    return Choice(spelt, say("draw"), "done", key="d")


def _prompt(game: Pinochle, view: View, names: Names) -> Text:
    if view.to_act is None or view.to_act != view.seat:
        return waits(view.to_act, view.phase, _over(view.outcome, names), names)
    if view.phase == "meld":
        return say("meld-or-draw") if view.last is None else say("meld-or-draw-last", card=view.last.plain)
    if view.phase == "take":
        return say("take")
    if not view.trick:
        return YOUR_LEAD
    strict = view.phase_two and game.options.endgame == "strict"
    return say("follow-or-trump") if strict else say("any-card")


def _score(game: Pinochle, view: View, names: Names) -> Score:
    """Totals with the points melded in the open deal, and the chips left of a stack worth the first target (PIN-06)."""
    totals = running(view.match, view.open.lines if view.open else ())
    notes = tuple([_chips(max(0, game.options.target - total)) for total in totals])
    target = view.match.target
    to_win, sides = goal(target, game.options.target_rule), side_names(tuple(names), game.seats)
    return Score(sides, totals, shared("unit-points"), view.match.sheet, notes=notes, goal=to_win, target=target)


@open_to_all
def _chips(left: int) -> Message:
    return say("chips", n=left)


def _over(outcome: Outcome | None, names: Names) -> Text:
    if outcome is None:
        return ""
    if not outcome.winners:
        return say("drawn")
    return shared("wins-match", who=names[outcome.winners[0]], points=signed(max(outcome.payoff)))


# -- events ---------------------------------------------------------------------------------


def happened(game: Pinochle, before: View, by: Seat, move: Move | None, after: View, names: Names) -> Told:
    """The news of a move, as the viewer has seen it."""
    words, news = _told(game, before, by, move, names), list[News]()
    if isinstance(move, Play):
        news.append(CardPlayed(words, by, game.spell(move), str(move.card), _manner(before, move)))
        if before.trick and before.open is not None:
            led = before.trick[0]
            winner = by if BEATEN_BY[before.open.trump][led] >> move.card & 1 else 1 - by
            count = before.leaders[1:].count(winner) + 1
            trick, facts = _trick(1 - by, (led, move.card), winner), _facts(before.open, winner, count)
            news.append(trick_taken(trick, names, facts, count))
    else:
        news.append(moved(game, words, by, move))
    if after.match.deals > before.match.deals:
        news += follows(before.match.deals, _score(game, after, names), _over(after.outcome, names), after.outcome)
    return tuple(news)


def _manner(before: View, move: Play) -> Manner:
    """The manner in which a card answers the lead."""
    trump = before.open.trump if before.open else None
    return manner_of(CARDS[move.card].suit, CARDS[before.trick[0]].suit if before.trick else None, trump)


def _told(game: Pinochle, before: View, by: Seat, move: Move | None, names: Names) -> Text:
    """A move in one sentence, with the meld's name by the trumps of the deal."""
    if isinstance(move, Play) and _manner(before, move) is Manner.TRUMPS:
        return trumps_with(names[by], move.card.plain)
    if isinstance(move, Meld) and before.open is not None:
        shape = shape_of(holding(move.cards), MELDS[before.open.trump])
        if shape is not None and shape.clause == Rule.ROYAL_MARRIAGE:
            return _tell_meld(names[by], KINDS[shape.name], move.cards)
    return tell(game, by, move, names)


# -- moves in words --------------------------------------------------------------------------------


def tell(game: Pinochle, by: Seat, move: Move | None, names: Names) -> Text:
    """A move as a seat has seen it (None if hidden), in one sentence."""
    who = names[by] if by >= 0 else ""
    match move:
        case Play(each):
            return plays(who, each.plain)
        case Meld(cards):
            ranks = "".join(each.rank for each in cards)
            return _tell_meld(who, _KINDS.get(ranks, "cards"), cards)
        case Dix():
            return say("shows-dix", who=who)
        case Swap():
            return say("swaps-dix", who=who)
        case Done():
            return say("done-melding", who=who)
        case TakeStock():
            return say("takes-stock", who=who)
        case TakeUpcard():
            return say("takes-upcard", who=who)
        case HighCards() | FirstDealer():
            return tell_first_dealer(move, names)
    return say("dealt", packet=game.options.packet)


def _tell_meld(who: str, kind: str, cards: Sequence[Card]) -> Text:
    return say("melds", who=who, meld=say("a-meld", kind=kind), cards=[each.plain for each in cards])
