"""Who may take a move back, and to which moment."""

from __future__ import annotations

from spadille.core.contract import Seat
from spadille.core.table import Table
from spadille.server.document import RoomDoc


def undo_to(doc: RoomDoc, table: Table, seat: Seat | None, first: int = 0) -> int | None:
    """The moment before the seat's last move, if its person plays alone and the table allows it; None if not.

    `first` is the moment at which the person came in: what others played is not theirs to take back.
    """
    if seat is None or not doc.settings.undo or doc.phase != "playing" or doc.people != [seat]:
        return None
    return next((at for at in reversed(range(first, table.version)) if table.log[at][0] == seat), None)
