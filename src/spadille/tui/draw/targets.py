"""Selectable items of a scene: cards and choices, grouped by area."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.core.contract import Refusal, Value
from spadille.scene.model import Choice, Does, Face, Role, Scene, Zone

CHOICES = "choices"
HAND = "hand"
TABLE = "table"


class Aim(Value, frozen=True):
    """A selectable item: its place, and its card or choice."""

    area: str
    at: int
    """Index within the area."""
    face: Face | None = None
    choice: Choice | None = None

    @property
    def refusal(self) -> Refusal | None:
        chosen = self.choice or self.face
        return chosen.refusal if chosen is not None else None

    @property
    def is_grave(self) -> bool:
        """The choice gives the game up or is a high risk."""
        return self.choice is not None and self.choice.does in (Does.GIVE_UP, Does.DARE)

    @property
    def words(self) -> str:
        """Text for a screen reader."""
        if self.choice is not None:
            return f"{self.choice.label}" + (f", {self.choice.note}" if self.choice.note else "")
        return str(self.face.words) if self.face is not None else ""


class Spot(Value, frozen=True):
    """A card's position in a zone; identifies the card in a drawing, selectable or not."""

    zone: str
    row: int
    at: int


def spots(zone: Zone) -> Iterator[tuple[Spot, Face]]:
    """Yield the cards of a zone with their positions."""
    for at, face in enumerate(zone.faces):
        yield Spot(zone.name, -1, at), face
    for row, faces in enumerate(zone.rows):
        for at, face in enumerate(faces):
            yield Spot(zone.name, row, at), face


def ways_of(scene: Scene, face: Face) -> list[Choice]:
    """The choices that name a card without a move of its own: the ways to take it."""
    if face.card is None or face.move is not None:
        return []
    return [choice for choice in scene.choices if face.card in choice.cards]


class Aims:
    """All items that can be selected now, grouped by area, in keyboard order.

    While cards are being picked, every card of the hand is selectable.
    """

    def __init__(self, scene: Scene, picking: Choice | None = None) -> None:
        self.by_area: dict[str, list[Aim]] = {}
        self.by_spot: dict[Spot, Aim] = {}
        for zone in scene.zones:
            area = HAND if zone.role is Role.HAND else TABLE
            for spot, face in spots(zone):
                picks = picking is not None and area == HAND and face.card is not None
                if picks or face.move or face.refusal or ways_of(scene, face):
                    self.by_spot[spot] = self._add(area, face=face)
        self.by_choice = {at: self._add(CHOICES, choice=choice) for at, choice in enumerate(scene.choices)}
        self.areas = [area for area in (CHOICES, TABLE, HAND) if area in self.by_area]

    def _add(self, area: str, face: Face | None = None, choice: Choice | None = None) -> Aim:
        aims = self.by_area.setdefault(area, [])
        aims.append(Aim(area, len(aims), face, choice))
        return aims[-1]

    def first(self, area: str | None = None) -> Aim | None:
        """The first item of an area (or of any) that is allowed and not grave; otherwise the first item."""
        aims = [aim for each in ([area] if area else self.areas) for aim in self.by_area.get(each, [])]
        allowed = (aim for aim in aims if aim.refusal is None and not aim.is_grave)
        return next(allowed, aims[0] if aims else None)

    def start(self) -> Aim | None:
        """The cursor's start; None on one of several choices or on a grave one, where a slip would be too easy."""
        found = self.first(TABLE) if TABLE in self.by_area and HAND not in self.by_area else None
        if found is None or found.refusal is not None:
            found = self.first()
        several = found is not None and found.area == CHOICES and len(self.by_area[CHOICES]) > 1
        return None if found is None or several or found.is_grave else found

    def next_area(self, aim: Aim | None, step: int) -> Aim | None:
        """The first item of the next area that has any."""
        if not self.areas:
            return None
        at = self.areas.index(aim.area) if aim is not None and aim.area in self.areas else -step
        return self.first(self.areas[(at + step) % len(self.areas)])

    def beside(self, aim: Aim | None, step: int) -> Aim | None:
        """The next item of the same area, cyclic."""
        if aim is None or aim.area not in self.by_area:
            return self.first()
        aims = self.by_area[aim.area]
        return aims[(aim.at + step) % len(aims)]

    def asking(self) -> list[Choice]:
        """The allowed choices that need a number."""
        choices = [aim.choice for aim in self.by_area.get(CHOICES, [])]
        return [each for each in choices if each is not None and each.ask is not None and each.refusal is None]

    def keyed(self, key: str) -> Aim | None:
        """The choice for a key or for two digits."""
        for aim in self.by_area.get(CHOICES, []):
            if aim.choice is not None and key in (aim.choice.key.lower(), *aim.choice.typed):
                return aim
        return None

    def of_move(self, move: str) -> Aim | None:
        """The item that makes this move, given in notation."""
        for aim in (each for area in self.by_area.values() for each in area):
            chosen = aim.choice or aim.face
            if chosen is not None and chosen.move == move and chosen.refusal is None:
                return aim
        return None
