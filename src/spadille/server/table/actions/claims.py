"""Claims: a player claims all remaining tricks.

A claim is accepted at once if it is proved from what the claimer can know. Otherwise the hand is laid open and every
opponent is asked; bots judge by what they see themselves. The server's knowledge of all cards decides nothing.
"""

from __future__ import annotations

from spadille.cards.card import CARDS
from spadille.cards.holding import members
from spadille.core.contract import Seat
from spadille.core.table import Table
from spadille.manifest import sides_of
from spadille.parts.claiming import Known, claim_of, line, own_claim
from spadille.server.base.errors import NotNow
from spadille.server.protocol import wire
from spadille.server.store.document import RoomDoc
from spadille.server.table import game, table_log
from spadille.server.table.actions import consent, say
from spadille.server.table.actions.playing_out import known_tricks, play_out
from spadille.server.table.effects import Compute, Effects, Keep, Tell
from spadille.server.table.state import TableState
from spadille.server.table.viewer import Viewer

_FEWEST = 2
"""Minimum number of tricks worth a claim."""


def may_claim(doc: RoomDoc, table: Table, seat: Seat | None) -> Known | None:
    """Return what a seat knows of the tricks that it may claim now; None if it may not."""
    if seat is None or doc.phase != "playing" or doc.paused or seat not in table.deciding:
        return None
    known = known_tricks(table.game, table.view(seat))
    if known is None or not known.claims or known.hand.bit_count() < _FEWEST:
        return None
    return known


def open_hands(doc: RoomDoc, table: Table) -> tuple[wire.OpenHand, ...]:
    """The hands laid open in this deal, with their present cards."""
    deal = table.standing.deals
    found = []
    for seat in [each for each, at in doc.open_hands.items() if at == deal]:
        known = known_tricks(table.game, table.view(seat))
        if known is not None:
            found.append(wire.OpenHand(seat, tuple(str(CARDS[each]) for each in members(known.hand))))
    return tuple(found)


def claim(t: TableState, seat: Seat, show: bool, claimer: Viewer) -> Effects[None]:
    """Claim the remaining tricks for a seat; with `show` its hand is laid open if the claim is not proved."""
    known = may_claim(t.doc, t.table, seat)
    if known is None:
        raise NotNow(say("no-claim-now"))
    consent.free(t)
    proved = line(known, own_claim(known))
    if proved is not None:
        yield from take(t, seat, proved)
    elif t.doc.open_hands.get(seat) == t.table.standing.deals:
        raise NotNow(say("asked-already"))  # clocks stand still while people are asked
    elif show:
        consent.may_ask(t, seat)
        yield from _ask(t, seat, known)
    else:
        yield Tell(claimer, wire.Unproved(say("not-proved")))


def _ask(t: TableState, seat: Seat, known: Known) -> Effects[None]:
    """Lay the hand open, and ask the opponents."""
    doc, table = t.doc, t.table
    doc.open_hands[seat] = table.standing.deals
    yield Keep()
    sides, name, n = sides_of(table.game), doc.seats[seat].name, known.hand.bit_count()
    against = [each for each in range(table.game.seats) if each % sides != seat % sides]
    people = [each for each in against if not t.people.run_by_bot(each)]
    yield from consent.put(t, "claim", seat, say("claims", who=name, n=n), people)
    for each in against:
        agrees = t.people.here(each) if each in people else _sees(table, each, known)
        if not agrees:
            yield from consent.close(t, say("claim-denied", who=doc.seats[each].name, by=name, n=n))
            return
    if not people:
        yield from consent.agree(t)
        yield from take(t, seat, ())


def _sees(table: Table, bot: Seat, claimed: Known) -> bool:
    """True if a bot is sure of a claim, from its own view and the open hand."""
    own = known_tricks(table.game, table.view(bot))
    return own is not None and line(own, claim_of(own, claimed.seat, claimed.hand)) is not None


def take(t: TableState, seat: Seat, proved: tuple[int, ...] = ()) -> Effects[None]:
    """Play the rest of the deal; every card goes into the record."""
    table, name = t.table, t.doc.seats[seat].name
    given = table.game, table.state, seat, [CARDS[each] for each in proved]
    moves = yield Compute("claim", play_out, given, t.asker)
    if moves is None:
        yield Tell(None, wire.Answered("claim", seat, False, say("cannot-be", who=name)))
        return
    yield from table_log.note(t, "claim", seat)
    yield Keep()
    yield Tell(None, wire.Answered("claim", seat, True, say("claimed", who=name)))
    yield from game.play_all(t, moves)
