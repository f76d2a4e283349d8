"""Layouts of a table: ring, lines and ranks. Each shows what fits, in the largest size that fits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from msgspec import structs
from rich.cells import cell_len

from spadille.scene.model import Plate, Role, Zone
from spadille.tui import say
from spadille.tui.draw.canvas import Box
from spadille.tui.draw.cards import CHIP, GREAT, LARGE, MIDDLE, SMALL, Size
from spadille.tui.draw.choices import choice_block
from spadille.tui.draw.colours import FAINT, TEXT, Ink
from spadille.tui.draw.plates import NARROW, plate_block, plate_line_block
from spadille.tui.draw.tricks import Moment, place_of, trick_block, trick_fits
from spadille.tui.draw.zones import Block, Pen, block_of, in_a_row, stacked

PLATE_ROOM: Final = 22
_LINE_PLATE: Final = 37
_SIZES: Final = (GREAT, LARGE, MIDDLE, SMALL, CHIP)
_GAP: Final = 2
_STEADY: Final = 2
"""Rows reserved for choices that change with every card, to keep what lies above them in place."""
_WRITTEN: Final = ("lines", "badge", "road")

Placed = list[tuple[Block, int, int]]


class Layout(NamedTuple):
    """Contents of a layout: all zones except the viewer's hand and the tricks, the open trick, the largest size."""

    pen: Pen
    moment: Moment
    felt: Box
    zones: Sequence[Zone]
    trick: Zone | None
    size: Size

    @property
    def plates(self) -> tuple[Plate, ...]:
        return self.moment.scene.plates

    @property
    def inner(self) -> Box:
        """The felt inside its rail."""
        return Box(self.felt.x + 1, self.felt.y + 1, self.felt.width - 2, self.felt.height - 2)

    @property
    def free(self) -> list[Zone]:
        """Zones that belong to no seat, without empty text zones."""
        return [zone for zone in self.of_seat(None) if zone.shape not in _WRITTEN or zone.lines or zone.faces]

    def of_seat(self, seat: int | None) -> list[Zone]:
        return [zone for zone in self.zones if zone.seat == seat]


def in_a_ring(layout: Layout) -> None:
    """Lay the seats out around the felt as the viewer sees them, with cards and choices in the middle."""
    plates, felt, own = layout.plates, layout.felt, layout.moment.scene.seat
    top, bottom, left, right = felt.y + 1, felt.bottom - 1, felt.x + 1, felt.right - 1
    for turn, plate in enumerate(plates):
        if plate.seat == own:
            if len(plates) > 1:
                bottom -= _own_place(layout, plate)
            continue
        across, down = place_of(turn, len(plates))
        block = _seat_block(layout, plate)
        x = felt.x + round((felt.width - block.width) * (1 + across) / 2)
        y = felt.y + round((felt.height - 1 - block.height) * (1 + down) / 2)
        block.draw(x, y)
        if across < -0.3:
            left = max(left, x + block.width + 1)
        elif across > 0.3:
            right = min(right, x - 1)
        elif down < 0:
            top = max(top, y + block.height)
    free = layout.free + (layout.of_seat(own) if own is not None and len(plates) == 1 else [])
    _middle(layout, Box(left, top, right - left, bottom - top), free)


def _seat_block(layout: Layout, plate: Plate) -> Block:
    """A plate with its cards below it; at a table of two, a pile stands apart at the side."""
    facing = len(layout.plates) == 2
    room = layout.inner.width if facing else PLATE_ROOM
    zones = layout.of_seat(plate.seat)
    piles = [zone for zone in zones if zone.shape == "pile"] if facing else []
    if piles:
        beside = _pile_block(layout, piles)
        beside.draw(layout.inner.right - beside.width - 1, layout.inner.y)
    below = [block_of(zone, CHIP, layout.pen, room) for zone in zones if zone not in piles]
    return stacked([plate_block(layout.pen, plate, room if facing else PLATE_ROOM), *below])


def _own_place(layout: Layout, plate: Plate) -> int:
    """Draw the viewer's plate on the rail and the viewer's zones above it; return the rows used inside the felt."""
    pen, inner = layout.pen, layout.inner
    block = plate_line_block(pen, plate, inner.width)
    block.draw(inner.x + (inner.width - block.width) // 2, inner.bottom)
    zones = layout.of_seat(plate.seat)
    piles = [zone for zone in zones if zone.shape == "pile"] if len(layout.plates) == 2 else []
    if piles:
        beside = _pile_block(layout, piles)
        beside.draw(inner.x + 1, inner.bottom - beside.height)
    above = stacked([block_of(zone, CHIP, pen, inner.width) for zone in zones if zone not in piles])
    above.draw(inner.x + (inner.width - above.width) // 2, inner.bottom - above.height)
    return above.height


def _pile_block(layout: Layout, piles: Sequence[Zone]) -> Block:
    size = MIDDLE if layout.inner.height >= 14 else SMALL
    return stacked([block_of(zone, size, layout.pen, 24) for zone in piles])


def in_ranks(layout: Layout) -> None:
    """Lay the seats out in rows along the top with everything else below, for tables where nobody holds cards."""
    inner, top = layout.inner, layout.felt.y
    room = max(NARROW, min(PLATE_ROOM, inner.width // len(layout.plates) - _GAP))
    plates = [plate_block(layout.pen, plate, room) for plate in layout.plates]
    height = _ranks(plates, inner)
    if 2 * height > inner.height:
        half = (inner.width - _GAP) // 2
        plates = [plate_line_block(layout.pen, plate, half, fixed=True) for plate in layout.plates]
        height = _ranks(plates, inner)
    for block, x, y in pack(plates, Box(inner.x, top, inner.width, height)) or []:
        block.draw(x, y)
    _middle(layout, Box(inner.x, top + height, inner.width, inner.bottom - top - height), layout.free)


def _ranks(plates: Sequence[Block], inner: Box) -> int:
    """Rows that plates take side by side."""
    return -(-sum(plate.width + _GAP for plate in plates) // inner.width) * max(plate.height for plate in plates)


def in_lines(layout: Layout) -> None:
    """Lay each seat out on a line with its cards beside it, the viewer's own last."""
    inner = layout.inner
    plates = layout.plates[1:] + layout.plates[:1]
    middle = 6 + (2 if layout.moment.scene.choices else 0)
    size = next((each for each in _SIZES[1:] if (each.height + 1) * len(plates) + middle <= inner.height), CHIP)
    gap = 1 if (size.height + 1) * len(plates) + middle <= inner.height else 0
    left = max(plate_line_block(layout.pen, plate, _LINE_PLATE).width for plate in plates)
    y = inner.y
    for plate in plates:
        y += _line_of(layout, plate, size, Box(inner.x, y, left, size.height)) + gap
    _middle(layout, Box(inner.x, y, inner.width, inner.bottom - y), layout.free)


def _line_of(layout: Layout, plate: Plate, size: Size, box: Box) -> int:
    """Draw a seat in a line: the plate, its cards and their title; return the rows used."""
    pen, inner = layout.pen, layout.inner
    tall = size.height > 1
    block = plate_block(pen, plate, box.width) if tall else plate_line_block(pen, plate, box.width, fixed=True)
    block.draw(box.x, box.y)
    x, height = box.right + 1, block.height
    for zone in layout.of_seat(plate.seat):
        title = str(zone.title if zone.brief is None else zone.brief)
        cards = block_of(structs.replace(zone, title=""), size, pen, inner.right - x)
        cards.draw(x, box.y)
        if tall:
            pen.say(box.x + 2, box.y + block.height, title, Ink(TEXT), box.width)
        elif cell_len(title) <= inner.right - x - cards.width - 1:
            pen.say(x + cards.width + 1, box.y, title, Ink(TEXT))
        elif cards.height > 1:  # the notes stand below the cards, and the title beside the notes
            pen.say(box.x + 2, box.y + 1, title, Ink(TEXT), box.width)
        height = max(height, cards.height)
    return height


# -- the middle ------------------------------------------------------------------------------------


def _middle(layout: Layout, room: Box, zones: Sequence[Zone]) -> None:
    """Draw the middle with the choices below it; zones without room are left to the full table page."""
    pen, trick = layout.pen, layout.trick
    held = bool(zones) or (trick is not None and bool(trick.faces))
    choices = choice_block(layout.moment.scene, layout.moment.aims.by_choice, pen, Box(0, 0, room.width, room.height))
    if choices is not None:
        steady = _STEADY if any(zone.shape == "triangle" for zone in zones) else 0
        spare = max(0, room.height - max(choices.height, steady))
        under = spare if held else spare // 2
        choices.draw(room.x + (room.width - choices.width) // 2, room.y + under)
        room = room._replace(height=under)
    if not held and trick is None:
        return
    for shown, size in _attempts(zones, layout.size):
        placed = _place(layout, shown, size, room)
        if placed is None:
            continue
        for zone in [zone for zone in reversed(_by_use(zones)) if zone not in shown]:
            more = [each for each in zones if each in shown or each is zone]
            if (fuller := _place(layout, more, size, room)) is not None:
                shown, placed = more, fuller
        for block, x, y in placed:
            block.draw(x, y)
        if len(shown) < len(zones):
            hint = f" {say('more-on-t')} "
            pen.say(layout.felt.right - len(hint) - 2, layout.felt.bottom - 1, hint, Ink(FAINT))
        return
    if trick is not None and trick.faces:
        alone = block_of(structs.replace(trick, shape="row", title=""), CHIP, pen, room.width)
        alone.draw(room.x + (room.width - alone.width) // 2, room.y)


def _place(layout: Layout, zones: Sequence[Zone], size: Size, room: Box) -> Placed | None:
    """Place zones in a room with cards of one size; None if they do not fit."""
    blocks = [block_of(zone, size, layout.pen, room.width) for zone in zones]
    if layout.trick is None:
        return pack(blocks, room)
    return _round_the_trick(layout, layout.trick, blocks, room, size)


def _by_use(zones: Sequence[Zone]) -> list[Zone]:
    """Quiet zones, least useful first: spoken words, face-down cards, then texts from the last one."""
    quiet = [zone for zone in zones if zone.quiet and not zone.rows]
    said = [zone for zone in quiet if zone.role is Role.SPOKEN]
    down = [zone for zone in quiet if zone.shape == "pile" or any(face.card is None for face in zone.faces)]
    return [*said, *down, *(zone for zone in reversed(quiet) if not zone.faces and zone not in said + down)]


def _attempts(zones: Sequence[Zone], largest: Size) -> Iterator[tuple[Sequence[Zone], Size]]:
    """Yield zones and card sizes to try: all zones first, then fewer quiet ones; large cards first, chips last."""
    sizes = [each for each in _SIZES if each.height <= largest.height]
    order = _by_use(zones)
    for tried in (sizes[:-1], [CHIP]):
        for dropped in range(len(order) + 1):
            shown = [zone for zone in zones if zone not in order[:dropped]]
            yield from ((shown, size) for size in tried)
    for count in range(len(zones), -1, -1):
        yield zones[:count], CHIP


def _round_the_trick(layout: Layout, trick: Zone, blocks: Sequence[Block], room: Box, size: Size) -> Placed | None:
    """Place the trick in the centre, narrow blocks at its sides and wide blocks below; None if they do not fit."""
    columns = min(room.width, 5 * size.width)
    side = (room.width - columns) // 2 - 1
    wide = [block for block in blocks if block.width > side]
    below = stacked(in_a_row(wide, room.width))
    height = room.height - below.height
    seats = max(len(layout.plates), 1)
    if height < min(size.height + 2, room.height) or not trick_fits(seats, size, Box(0, 0, columns, height)):
        return None
    middle = trick_block(layout.pen, layout.moment, trick, size, room._replace(height=height))
    top = room.y + (height - middle.height) // 2
    placed: Placed = [(middle, room.x + (room.width - middle.width) // 2, top)]
    placed += [(below, room.x + (room.width - below.width) // 2, room.y + height)] if wide else []
    narrow = [block for block in blocks if block.width <= side]
    half = (len(narrow) + 1) // 2
    for column, left in ((narrow[:half], room.x), (narrow[half:], room.right - side)):
        stack = stacked(column)
        if stack.height > height:
            return None
        placed.append((stack, left + (side - stack.width) // 2, room.y + (height - stack.height) // 2))
    return placed


def pack(blocks: Sequence[Block], room: Box) -> Placed | None:
    """Place blocks on shelves from the left, low blocks below others of their shelf; None if they do not fit."""
    shelves: list[list[list[Block]]] = [[]]
    for block in blocks:
        shelf = shelves[-1]
        tallest = max((_height(column) for column in shelf), default=0)
        if shelf and shelf[-1] and _height(shelf[-1]) + 1 + block.height <= tallest:
            shelf[-1].append(block)
        elif not shelf or sum(_width(column) + _GAP for column in shelf) + block.width <= room.width:
            shelf.append([block])
        else:
            shelves.append([[block]])
    heights = [max((_height(column) for column in shelf), default=0) for shelf in shelves]
    widest = max((sum(_width(column) + _GAP for column in shelf) - _GAP for shelf in shelves if shelf), default=0)
    if sum(heights) > room.height or widest > room.width:
        return None
    gap = 1 if sum(heights) + len(shelves) - 1 <= room.height else 0
    placed: Placed = []
    y = room.y + (room.height - sum(heights) - gap * (len(shelves) - 1)) // 2
    for shelf, height in zip(shelves, heights, strict=True):
        x = room.x + (room.width - sum(_width(column) + _GAP for column in shelf) + _GAP) // 2
        for column in shelf:
            down = y
            for block in column:
                placed.append((block, x + (_width(column) - block.width) // 2, down))
                down += block.height + 1
            x += _width(column) + _GAP
        y += height + gap
    return placed


def _height(column: Sequence[Block]) -> int:
    return sum(block.height for block in column) + len(column) - 1


def _width(column: Sequence[Block]) -> int:
    return max(block.width for block in column)
