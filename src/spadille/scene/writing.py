"""A scene as lines of text, for printing at a prompt."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from spadille.core.contract import AnyGame, Seat
from spadille.core.figures import figure
from spadille.core.showing import headlines
from spadille.scene.model import Face, Mark, Plate, Role, Scene, Score, Zone
from spadille.scene.telling import facts_line

_BACK: Final = "--"
"""A card face down."""


def picture(
    game: AnyGame, scene_of: Callable[..., Scene], state: Any, made: int, viewer: Seat | None = None, title: str = ""
) -> str:
    """A table in readable form, as a seat or a spectator (None) sees it, after a number of moves.

    `scene_of` makes the game's scenes (`scene` of its manifest); `title` names the game and its rulebook.
    """
    names = [f"seat {seat}" for seat in range(game.seats)]
    scene = scene_of(game, game.view(state, viewer), (), names)
    score = scene.score
    totals = [str(figure(total, score.per_unit)) for total in score.totals]
    head = headlines(game, state, made, title=title, score=score_line(score), totals=totals)
    return "\n".join([*head, *written(scene)])


def score_line(score: Score) -> str:
    """The total of every side: "seats 0 and 2: 120; seats 1 and 3: 84 points"."""
    each = zip(score.sides, score.totals, strict=True)
    return f"{'; '.join(f'{_side(str(side))}: {figure(total, score.per_unit)}' for side, total in each)} {score.unit}"


def _side(name: str) -> str:
    """A side's name, with the word "seat" once: "seats 0 and 2"."""
    return f"seats {name.replace('seat ', '')}" if name.count("seat ") > 1 else name


def written(scene: Scene) -> Iterator[str]:
    """The seats and the zones on the table, a line each; zones beside the table are left out."""
    yield from filter(None, map(_plate, scene.plates))
    for zone in scene.zones:
        if zone.role is not Role.ASIDE and zone.shape != "road":
            yield from _zone(zone)


def _plate(plate: Plate) -> str:
    told = [*(["dealer"] if plate.dealer else []), *([str(facts_line(plate.facts))] if plate.facts else [])]
    return f"{plate.name}: {', '.join(told)}" if told else ""


def _zone(zone: Zone) -> Iterator[str]:
    title = str(zone.title or zone.name.capitalize())
    if zone.shape == "pile" and zone.seat is not None:
        title += f" of seat {zone.seat}"
    match zone.shape:
        case "lines" | "badge":
            yield from (f"{title}: {line}" for line in zone.lines)
        case "triangle":
            yield f"{title}:"
            yield from (f"{'  ' * (len(zone.rows) - at)}{_cards(row)}" for at, row in enumerate(zone.rows))
        case "melds":
            if zone.rows:
                yield f"{title}: {'; '.join(map(_cards, zone.rows))}"
        case "pile" if zone.count is not None:
            top = zone.faces[-1].card if zone.faces else None
            yield f"{title}: {zone.count} card{'' if zone.count == 1 else 's'}{f', {top} on top' if top else ''}"
        case "trick":
            yield f"{title}: {', '.join(map(_played, zone.faces)) or 'nothing'}"
        case _:
            yield f"{title}: {_cards(zone.faces) or 'nothing'}"


def _cards(faces: Sequence[Face]) -> str:
    return " ".join(_card(face) for face in faces)


def _card(face: Face) -> str:
    return "  " if Mark.GONE in face.marks else face.card or _BACK


def _played(face: Face) -> str:
    """A card of a trick with its seat and note: "QC (seat 2, led, wins)"."""
    told = [*([f"seat {face.seat}"] if face.seat is not None else []), *([str(face.note)] if face.note else [])]
    return f"{_card(face)} ({', '.join(told)})" if told else _card(face)
