"""Mexican Sweat: the strength to beat, the stakes before a deal, the pot after it, and the end of the match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from spadille.cards.card import Card
from spadille.core.contract import DealSheet, Outcome, ScoreLine, Seat
from spadille.core.words import Message
from spadille.games.mexican_sweat import say
from spadille.games.mexican_sweat.clauses import Rule
from spadille.games.mexican_sweat.rules import MexicanSweatOptions
from spadille.games.mexican_sweat.state import Board, Fate, Match, Opening
from spadille.parts.betting import Chips, Pot, share, with_dead, with_round
from spadille.parts.showdown import Strength, strength, without_kickers

_PAID: Final[dict[Fate, tuple[str, Message]]] = {
    "in": (Rule.STAKES.clause, say("line-paid")),
    "folded": (Rule.BETTING.clause, say("folded")),
    "killed": (Rule.KILL.clause, say("killed")),
    "beaten": (Rule.BEATEN.clause, say("line-beaten")),
    "looked": (Rule.LOOK.clause, say("line-looked")),
}
WON: Final = Rule.LAST_WINS.clause
"""The clause of the line that gives the pot to the last seat in."""
_UNMATCHED: Final = Rule.BETTING.clause


def bar_of_card(rules: MexicanSweatOptions, target: Card | None) -> Strength:
    """The strength to exceed for the card to beat: one card as a hand, with or without kickers (Rule.CARD_TO_BEAT)."""
    if target is None:
        return 0  # any card stands (Rule.NO_CARD_TO_BEAT)
    bar = strength((target,))
    return without_kickers(bar) if rules.tie_with_card_to_beat == "rank_must_exceed" else bar


def bar_of_hand(rules: MexicanSweatOptions, hand: Strength) -> Strength:
    """The strength to exceed for a player's exposed cards, with or without kickers (Rule.STANDING_HAND,
    Rule.BEST_HAND).
    """
    return hand if rules.kickers_between_players else without_kickers(hand)


def post_stakes(options: MexicanSweatOptions, match: Match) -> Opening:
    """Take the antes or blinds, as far as the chips go (Rule.STAKES)."""
    chips, playing = match.chips, chips_in_play(match)
    if options.stake_mode == "ante":
        paid = tuple([min(options.ante, each) for each in playing])
        return Opening(match, _less(chips, paid), with_round(Pot(), paid))
    small = next_with_chips(match.dealer, playing)
    big = next_with_chips(small, playing)
    blinds = {small: options.small_blind, big: options.big_blind}
    paid = tuple([min(blinds.get(seat, 0), each) for seat, each in enumerate(chips)])
    return Opening(match, _less(chips, paid), with_dead(Pot(), sum(paid)))


def chips_in_play(match: Match) -> Chips:
    """The chips of the seats that are dealt in; a seat that sits the deal out counts as without chips (SWT-H12)."""
    return tuple([0 if seat in match.benched else each for seat, each in enumerate(match.chips)])


def _less(chips: Chips, paid: Chips) -> Chips:
    return tuple([each - price for each, price in zip(chips, paid, strict=True)])


def next_with_chips(seat: Seat, chips: Chips) -> Seat:
    """The next seat clockwise that has chips."""
    seats = len(chips)
    return next(each % seats for each in range(seat + 1, seat + 1 + seats) if chips[each % seats])


def finish(options: MexicanSweatOptions, board: Board) -> tuple[Match, Outcome | None]:
    """Pay the pot to the last seat in (Rule.LAST_WINS), unpaid levels apart (SWT-S13); go on, or end the match."""
    match = board.dealt.match
    won = share(board.pot, len(board.chips), (*board.left, *board.live))
    chips = tuple([each + more for each, more in zip(board.chips, won, strict=True)])
    sheet = DealSheet(match.deals + 1, tuple(_lines(board, won)), chips)
    deals, dealer = match.deals + 1, next_with_chips(match.dealer, chips)
    up = zip(board.dealt.hands, board.up, strict=True)
    shown = tuple([hand[:cards] for hand, cards in up]) if any(board.up) else ()
    after = Match(dealer, deals, chips, (*match.sheet, sheet), shown, _benched(options, board, chips))
    return after, _outcome(options, after)


def _benched(options: MexicanSweatOptions, board: Board, chips: Chips) -> tuple[Seat, ...]:
    """The seats that looked and sit the next deal out, if two others can play it (Rule.LOOK_SITS_OUT)."""
    if options.look_penalty != "sit_out":
        return ()
    out = tuple(seat for seat, fate in enumerate(board.fates) if fate == "looked" and chips[seat])
    return out if sum(each > 0 for each in chips) - len(out) > 1 else ()


def _lines(board: Board, won: Chips) -> Iterator[ScoreLine]:
    before = board.dealt.match.chips
    for seat, (had, has, more) in enumerate(zip(before, board.chips, won, strict=True)):
        if had > has:
            clause, words = _PAID[board.fates[seat]]
            yield ScoreLine(clause, seat, has - had, words)
        if more and seat in board.live:
            yield ScoreLine(WON, seat, more, say("line-pot"))
        elif more:
            yield ScoreLine(_UNMATCHED, seat, more, say("line-unmatched"))


def _outcome(options: MexicanSweatOptions, match: Match) -> Outcome | None:
    """The outcome: one seat with all chips wins; after the last deal those with the most, unless all are equal."""
    chips = match.chips
    best = max(chips)
    payoff = tuple([each - options.chips for each in chips])
    if best == sum(chips):
        return Outcome(payoff, (chips.index(best),))
    if match.deals < options.max_deals:
        return None
    first = tuple([seat for seat, each in enumerate(chips) if each == best])
    return Outcome(payoff, () if len(first) == len(chips) else first)
