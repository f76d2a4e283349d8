"""What a person can choose on a scene: cards to tap and words to say, area by area."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.core.contract import Refusal, Value
from spadille.scene.model import Choice, Does, Face, Role, Scene, Zone

CHOICES = "choices"
HAND = "hand"
TABLE = "table"


class Aim(Value, frozen=True):
    """Something to choose: where it is, and the card or the choice it stands for."""

    area: str
    at: int
    """Its place within the area."""
    face: Face | None = None
    choice: Choice | None = None

    @property
    def refusal(self) -> Refusal | None:
        chosen = self.choice or self.face
        return chosen.refusal if chosen is not None else None

    @property
    def is_grave(self) -> bool:
        """It ends the game for whoever says it, or much hangs on it."""
        return self.choice is not None and self.choice.does in (Does.GIVE_UP, Does.DARE)

    @property
    def words(self) -> str:
        """What a screen reader says of it."""
        if self.choice is not None:
            return f"{self.choice.label}" + (f", {self.choice.note}" if self.choice.note else "")
        return str(self.face.words) if self.face is not None else ""


class Spot(Value, frozen=True):
    """A card of a zone by its place: what a drawing calls it before it is known whether it can be chosen."""

    zone: str
    row: int
    at: int


def spots(zone: Zone) -> Iterator[tuple[Spot, Face]]:
    """The cards of a zone with their places."""
    for at, face in enumerate(zone.faces):
        yield Spot(zone.name, -1, at), face
    for row, faces in enumerate(zone.rows):
        for at, face in enumerate(faces):
            yield Spot(zone.name, row, at), face


def ways_of(scene: Scene, face: Face) -> list[Choice]:
    """The choices that name a card, where it has no move of its own: what it can be taken with."""
    if face.card is None or face.move is not None:
        return []
    return [choice for choice in scene.choices if face.card in choice.cards]


class Aims:
    """Everything that can be chosen now, by area, in the order a keyboard goes through it.

    While cards are being picked, every card of the hand can be chosen.
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
        """The first thing of an area (or of any) that is allowed and is not grave, else the first."""
        aims = [aim for each in ([area] if area else self.areas) for aim in self.by_area.get(each, [])]
        allowed = (aim for aim in aims if aim.refusal is None and not aim.is_grave)
        return next(allowed, aims[0] if aims else None)

    def start(self) -> Aim | None:
        """Where a cursor begins; nowhere if it would be on one of several words, or a grave one: said too easily."""
        found = self.first(TABLE) if TABLE in self.by_area and HAND not in self.by_area else None
        if found is None or found.refusal is not None:
            found = self.first()
        several = found is not None and found.area == CHOICES and len(self.by_area[CHOICES]) > 1
        return None if found is None or several or found.is_grave else found

    def next_area(self, aim: Aim | None, step: int) -> Aim | None:
        """The start of the next area that has something to choose."""
        if not self.areas:
            return None
        at = self.areas.index(aim.area) if aim is not None and aim.area in self.areas else -step
        return self.first(self.areas[(at + step) % len(self.areas)])

    def beside(self, aim: Aim | None, step: int) -> Aim | None:
        """The next thing of the same area, round and round."""
        if aim is None or aim.area not in self.by_area:
            return self.first()
        aims = self.by_area[aim.area]
        return aims[(aim.at + step) % len(aims)]

    def asking(self) -> list[Choice]:
        """The choices that need a number and are allowed."""
        choices = [aim.choice for aim in self.by_area.get(CHOICES, [])]
        return [each for each in choices if each is not None and each.ask is not None and each.refusal is None]

    def keyed(self, key: str) -> Aim | None:
        """What a key, or two digits, stand for."""
        for aim in self.by_area.get(CHOICES, []):
            if aim.choice is not None and key in (aim.choice.key.lower(), *aim.choice.typed):
                return aim
        return None

    def of_move(self, move: str) -> Aim | None:
        """What makes this move, in notation."""
        for aim in (each for area in self.by_area.values() for each in area):
            chosen = aim.choice or aim.face
            if chosen is not None and chosen.move == move and chosen.refusal is None:
                return aim
        return None
