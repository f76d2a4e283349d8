"""Pyramid: proof that a position is lost (PYR-S7), by a search over all cards that can become the top of the waste."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.games.pyramid.rules import PyramidOptions
from spadille.games.pyramid.state import (
    PYRAMID,
    PYRAMID_SIZE,
    SHAPES,
    TALON,
    Dealt,
    Place,
    Places,
    Playing,
    reserve_tops,
    spread,
    stock_of,
    waste_of,
)


def offers(rules: PyramidOptions, dealt: Dealt, pyramid: Places) -> bool:
    """True if the pyramid alone has a king or a pair, overlapping ones included where they may be matched."""
    shape = SHAPES[pyramid]
    wanted = wanted_in(dealt, pyramid)
    if wanted & shape.open:
        return True
    return rules.overlap_match and any(dealt.partners[low] >> top & 1 for low, top in shape.overlaps)


def reserve_offers(dealt: Dealt, left: Places) -> bool:
    """True if the top of a column is a king, or matches another available card (Rule.RESERVE)."""
    tops = reserve_tops(left)
    both = tops | SHAPES[left & PYRAMID].open
    return any(dealt.partners[place] & both for place in spread(tops))


def wanted_in(dealt: Dealt, pyramid: Places) -> Places:
    """The places whose cards match an available card of the pyramid."""
    wanted = 0
    partners = dealt.partners
    for place in SHAPES[pyramid].places:
        wanted |= partners[place]
    return wanted


def lost(rules: PyramidOptions, state: Playing) -> bool:
    """True if the pyramid stands and no card can ever leave it again (Rule.LOST).

    This holds if the pyramid has no king or pair available, and no card that matches an available one can become a
    playable top of the waste.
    """
    dealt, left = state.dealt, state.left
    pyramid = left & PYRAMID
    if rules.reserve == "giza":
        return not offers(rules, dealt, pyramid) and not reserve_offers(dealt, left)
    wanted = wanted_in(dealt, pyramid)
    if wanted & SHAPES[pyramid].open or not pyramid:
        return False
    useful = wanted & left & TALON
    if useful and rules.draw_count == 1:  # drawn one by one, every card of the stock comes up
        again = rules.stock_passes is None or state.recycled + 1 < rules.stock_passes
        if again or useful >> state.drawn:
            return False
    if rules.overlap_match and offers(rules, dealt, pyramid):
        return False
    return not (useful and comes_up(rules, state, useful))


def comes_up(rules: PyramidOptions, state: Playing, useful: Places) -> bool:
    """True if one of the useful cards can become the top of the waste without moves in the pyramid."""
    passes = rules.stock_passes
    recycled = state.recycled
    todo = [(state.left & TALON, state.drawn, state.fresh)]
    met = set(todo)
    while todo:
        emptied: list[tuple[Places, Place, bool]] = []
        while todo:
            talon, drawn, fresh = todo.pop()
            waste = waste_of(talon, drawn)
            if fresh and waste and useful >> waste.bit_length() - 1 & 1:
                return True
            if waste and not stock_of(talon, drawn):
                emptied.append((talon, PYRAMID_SIZE, rules.waste_top_playable))
            for node in _next(rules, state.dealt, talon, drawn, fresh):
                if node not in met:
                    met.add(node)
                    todo.append(node)
        recycled += 1
        if passes is None or recycled < passes:
            todo = [node for node in emptied if node not in met]
            met.update(todo)
    return False


def _next(
    rules: PyramidOptions, dealt: Dealt, talon: Places, drawn: Place, fresh: bool
) -> Iterator[tuple[Places, Place, bool]]:
    """Yield the talons after one move of waste and stock, recycling excluded."""
    waste = waste_of(talon, drawn)
    if fresh and waste:
        top = 1 << waste.bit_length() - 1
        below = 1 << (waste ^ top).bit_length() - 1 if waste ^ top else 0
        if top & dealt.kings:
            yield talon ^ top, drawn, rules.waste_top_playable
        elif rules.stock_waste_pairs and below & dealt.partners[top.bit_length() - 1]:
            yield talon ^ top ^ below, drawn, rules.waste_top_playable
    if after := draw(rules, talon, drawn):
        yield talon, after, True


def draw(rules: PyramidOptions, left: Places, drawn: Place) -> Place:
    """The position in the stock after one more draw; 0 if the stock is empty (Rule.DRAW)."""
    stock = stock_of(left, drawn)
    after = 0
    for _ in range(rules.draw_count):
        low = stock & -stock
        if not low:
            break
        after = low.bit_length()
        stock ^= low
    return after
