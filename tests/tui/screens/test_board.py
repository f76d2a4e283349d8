"""The drawing of the table: complete and reachable for every game, at the smallest size and at larger ones."""

from __future__ import annotations

import random

import msgspec
import pytest

from spadille.cards.card import card
from spadille.core.words import speaking
from spadille.games import GAMES
from spadille.scene import say
from spadille.scene.happening import CardPlayed
from spadille.scene.model import Does, Face, Mark, Role, Zone
from spadille.tui.draw.board import draw_board, hand_size
from spadille.tui.draw.canvas import Box, Canvas
from spadille.tui.draw.cards import GREAT, LARGE, MIDDLE, SMALL, Size, draw_card
from spadille.tui.draw.colours import (
    DIM_INK,
    FAINT,
    FELT,
    GOLD,
    INK,
    IVORY,
    LIFT,
    PLATE,
    RIM,
    SHADE,
    SIDE_INKS,
    SUIT_INKS,
    TEXT,
    WARN,
    Ink,
    Look,
    look_here,
    typed,
)
from spadille.tui.draw.targets import CHOICES, Aims, ways_of
from spadille.tui.draw.tricks import Moment, late_trick, place_of
from spadille.tui.draw.zones import Pen, block_of
from spadille.tui.play.session import News, Session, sit_down
from spadille.tui.text.card_words import sign_of, zone_lines
from spadille.tui.text.score_words import score_line

SMALLEST = (60, 16)
"""Minimum columns and rows of a board."""
LARGER = ((80, 19), (86, 36), (140, 50))
TABLES = [
    (name, book.name, seats)
    for name, entry in GAMES.items()
    for book in entry.rulebooks.values()
    for seats in book.seats
]


def settled(session: Session) -> Session:
    for _ in session.advance():
        pass
    return session


def draw(session: Session, size: tuple[int, int] = SMALLEST, look: Look | None = None) -> Canvas:
    aims = Aims(session.scene)
    return draw_board(Moment(session.scene, aims, aims.start()), *size, look or Look())


def moves_in(session: Session) -> list[str]:
    """Every move that the scene offers, with some number or some cards where they are asked for."""
    scene = session.scene
    moves = []
    for aims in Aims(scene).by_area.values():
        for aim in (aim for aim in aims if aim.refusal is None):
            choice, face = aim.choice, aim.face
            if choice is not None and choice.ask is not None:
                moves.append(choice.move.format(choice.ask.usual))
            elif choice is not None and choice.pick is not None:
                faces = next(zone.faces for zone in scene.zones if zone.role is Role.HAND)
                moves.append(choice.move.format(" ".join(face.card or "" for face in faces[: choice.pick.low])))
            elif choice is not None:
                moves.append(choice.move)
            elif face is not None and face.move is not None:
                moves.append(face.move)
    return [move for move in moves if move not in ("resign", "leave")]


@pytest.mark.parametrize(("game", "rulebook", "seats"), TABLES)
def test_all_that_can_be_chosen_is_drawn_and_may_be_done(game: str, rulebook: str, seats: int) -> None:
    chance = random.Random(f"{game} {rulebook} {seats}")
    session = sit_down(game, rulebook=rulebook, seats=seats, seed=7)
    for _ in range(12):
        settled(session)
        if session.over:
            break
        aims = Aims(session.scene)
        canvas = draw(session)
        reached = {canvas.target_at(x, y) for y in range(SMALLEST[1]) for x in range(SMALLEST[0])}
        assert {aim for area in aims.by_area.values() for aim in area} <= reached
        size = chance.choice(LARGER)
        canvas = draw(session, size, Look(colour=chance.random() < 0.5, letters=chance.random() < 0.5))
        assert canvas.text().count("\n") == size[1] - 1
        session.play(chance.choice(moves_in(session)))


@pytest.mark.parametrize(("game", "rulebook", "seats"), TABLES)
def test_letters_are_enough_for_every_table(game: str, rulebook: str, seats: int) -> None:
    session = settled(sit_down(game, rulebook=rulebook, seats=seats, seed=7))
    draw(session, look=Look(colour=False, letters=True)).text().encode("ascii")
    lines = [line for zone in session.scene.zones for line in zone_lines(zone, session.names)]
    typed("\n".join([*lines, str(session.scene.prompt), score_line(session.scene)])).encode("ascii")


@pytest.mark.parametrize("language", ["en", "de"])
def test_round_a_table_of_six_the_word_for_who_led_is_whole_where_a_card_lies_beside_it(language: str) -> None:
    cards = [card(each) for each in ("7H", "KH", "9H", "5H", "6H")]
    led, ahead = ((Mark.LED,), say("led")), ((Mark.WINS,), "")
    with speaking(language):
        faces = []
        for at, each in enumerate(cards):
            marks, note = led if at == 0 else ahead if at == 1 else ((), "")
            faces.append(Face(str(each), seat=at + 1, marks=marks, note=note))
        session = settled(sit_down("spades", rulebook="bicycle", seats=6, seed=7))
        scene = msgspec.structs.replace(
            session.scene, zones=(Zone("trick", "trick", faces=tuple(faces), role=Role.TRICK),)
        )
        aims = Aims(scene)
        text = draw_board(Moment(scene, aims, aims.start()), 80, 17, Look()).text()
        row = next(line for line in text.splitlines() if "7♥" in line)
        assert row[row.index("7♥") :].split()[:3] == ["7♥", str(say("led")), "6♥"]


def test_seats_stand_clockwise_from_the_viewer() -> None:
    assert [place_of(turn, 4) for turn in range(4)] == [(0, 1), (-1, 0), (0, -1), (1, 0)]
    for seats in range(2, 10):
        assert place_of(0, seats) == (0, 1)
        if seats > 2:
            assert place_of(1, seats)[0] < 0 < place_of(seats - 1, seats)[0]
    text = draw(settled(sit_down("spades", rulebook="denexa", seed=3))).text()
    lines = text.splitlines()
    row = next(line for line in lines[1:] if "West" in line or "East" in line)
    assert "North partner (D)" in lines[1]
    assert row.index("West") < row.index("East") if "West" in row and "East" in row else True
    assert "▶You" in text


def test_cards_that_may_be_played_stand_higher() -> None:
    session = settled(sit_down("spades", rulebook="denexa", seed=3))
    session.play("bid 3")
    settled(session)
    aims = Aims(session.scene)
    canvas = draw_board(Moment(session.scene, aims, None), *SMALLEST, Look())
    tops = {}
    for aim in aims.by_area["hand"]:
        assert aim.face is not None
        tops[aim.face.card] = min(y for y in range(20) for x in range(80) if canvas.target_at(x, y) == aim)
    allowed = {tops[face.card] for zone in session.scene.zones for face in zone.faces if face.lit}
    barred = {tops[face.card] for zone in session.scene.zones for face in zone.faces if face.refusal}
    assert len(allowed) == len(barred) == 1
    assert allowed.pop() < barred.pop()


def test_a_card_under_others_tells_what_lies_on_it_and_one_of_several_ways_is_chosen() -> None:
    session = settled(sit_down("pyramid", seed=3))
    aims = Aims(session.scene).by_area["table"]
    covered = [aim for aim in aims if aim.refusal is not None]
    assert covered
    assert all("covered" in aim.words or "not playable" in aim.words for aim in covered)
    assert all(ways_of(session.scene, aim.face) for aim in aims if aim.face and not aim.face.move and not aim.refusal)


def test_the_last_card_of_a_deal_is_still_shown_with_its_trick() -> None:
    session = sit_down("spades", rulebook="denexa", seed=3)
    news: News = ()
    before = session.scene
    while not session.table.score_sheet:
        before, plan = session.scene, session.plan()
        news = session.follow(plan) if plan else session.play(session.table.game.spell(session.table.moves(0)[0]))
    played = news[0]
    assert isinstance(played, CardPlayed)
    late = late_trick(news, session.scene)
    assert len(late) == 4
    assert (late[-1].card, late[-1].seat) == (played.card, played.by)
    assert sum(Mark.WINS in face.marks for face in late) == 1
    assert late_trick(news, before) == (), "the trick is still there to be seen"
    assert late_trick(news[:1], session.scene) == (), "no trick has been taken"


def test_marks_are_drawn_whatever_the_notes_say() -> None:
    canvas = Canvas(20, 6, Ink(TEXT, FELT))
    gone = Zone("any", "triangle", rows=((Face(None, marks=(Mark.GONE,), note="xyzzy"),),))
    block_of(gone, MIDDLE, Pen(canvas, Look(), {}, None, frozenset()), 20).draw(0, 0)
    assert canvas.text().strip() == ""
    for x, face in ((0, Face("QS", marks=(Mark.LED, Mark.WINS), note="xyzzy")), (10, Face("QS", note="wins"))):
        draw_card(canvas, x, 0, face, MIDDLE, Look())
    grounds = [segment.style.bgcolor for segment in canvas.line(0) if "Q" in segment.text and segment.style]
    assert [each and each.name for each in grounds] == [LIFT, IVORY]
    assert canvas.text().splitlines()[3].split() == ["▏wins", "▏wins"]


@pytest.mark.parametrize("room", [-3, 0, 1])
def test_a_zone_without_room_is_drawn_all_the_same(room: int) -> None:
    canvas = Canvas(20, 40, Ink(TEXT, FELT))
    zone = Zone("any", "row", title="Stock", lines=("12 left",))
    block_of(zone, MIDDLE, Pen(canvas, Look(), {}, None, frozenset()), room).draw(0, 0)


@pytest.mark.parametrize(("width", "said"), [(7, "new"), (20, "from your partner")])
def test_a_card_that_has_just_come_says_from_where_or_that_it_is_new(width: int, said: str) -> None:
    canvas = Canvas(width, 5, Ink(TEXT, FELT))
    draw_card(canvas, 0, 0, Face("QS", marks=(Mark.NEW,), note="from your partner"), Size(width, 5), Look())
    assert canvas.text().splitlines()[-1].strip(" ▏") == said


def test_a_hand_that_has_wild_cards_is_still_named_where_their_marks_take_the_room() -> None:
    options = {"wild": "threes_nines", "betting_after": "leader", "card_to_beat": False}
    session = settled(sit_down("mexican_sweat", seats=4, seed=11, options=options))
    while not any(face.card == "9H" for zone in session.scene.zones for face in zone.faces):
        session.play("turn" if session.scene.phase == "turn" else "check")
        settled(session)
    drawn = draw(session, (80, 19)).text()
    assert "wild" in drawn
    assert "a pair of twos" in drawn


def test_cards_grow_with_the_terminal() -> None:
    assert [hand_size(*size) for size in ((60, 16), (80, 19), (86, 36), (140, 46))] == [SMALL, MIDDLE, LARGE, GREAT]


def test_the_cursor_begins_on_nothing_where_a_slip_would_say_a_word() -> None:
    session = settled(sit_down("spades", rulebook="denexa", seed=3))
    aims = Aims(session.scene)
    assert aims.areas == [CHOICES]
    assert aims.start() is None
    session.play("bid 3")
    start = Aims(settled(session).scene).start()
    assert start is not None
    assert start.refusal is None


@pytest.mark.parametrize("game", list(GAMES))
def test_the_first_thing_under_the_cursor_gives_up_no_game_and_stakes_no_nil(game: str) -> None:
    for book in GAMES[game].rulebooks:
        session, seen = settled(sit_down(game, rulebook=book, seed=5)), 0
        while not session.over and seen < 60:
            aims, seen = Aims(session.scene), seen + 1
            others = [aim for area in aims.by_area.values() for aim in area if not (aim.refusal or aim.is_grave)]
            start, first = aims.start(), aims.first()
            assert start is None or not start.is_grave
            assert first is not None
            assert not (first.is_grave and others)
            assert first.choice is None or first.choice.move not in ("nil", "blind nil")
            assert session.seat is not None
            session.play(session.table.game.spell(session.table.moves(session.seat)[0]))
            settled(session)


def test_the_cursor_begins_on_a_card_where_the_only_word_gives_the_bid_up() -> None:
    session = settled(sit_down("auction_pinochle", rulebook="widow", seed=3))
    for move in ("bid 500", "trumps C", "bury QD KD AD"):
        session.play(move)
        settled(session)
    aims = Aims(session.scene)
    start = aims.start()
    assert [aim.choice.does for aim in aims.by_area[CHOICES] if aim.choice is not None] == [Does.DARE]
    assert start is not None
    assert start.face is not None, f"one press of Enter says {start.words!r}"


def test_the_cursor_does_not_begin_on_giving_up_though_nothing_else_is_left() -> None:
    session = settled(sit_down("pyramid", seed=5))
    alone = [choice for choice in session.scene.choices if choice.does is Does.GIVE_UP]
    aims = Aims(msgspec.structs.replace(session.scene, zones=(), choices=tuple(alone)))
    assert len(alone) == 1
    assert aims.start() is None


def test_drawing_outside_is_no_harm_and_wide_signs_take_two_cells() -> None:
    canvas = Canvas(6, 2, Ink(TEXT, FELT))
    canvas.put(-1, 0, "abc", Ink())
    canvas.put(4, 0, "wxyz", Ink())
    canvas.put(0, 7, "lost", Ink())
    canvas.put(0, 1, "漢a\u0301字", Ink())
    canvas.fill(Box(-5, -5, 3, 20), Ink(), "#")
    assert canvas.text() == "bc  wx\n漢a字"
    assert sum(segment.cell_length for segment in canvas.line(1)) == 6


# -- colours ---------------------------------------------------------------------------------------


def _light(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    lights = sorted((_light(one), _light(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        *((ink, ground) for ink in SUIT_INKS for ground in (IVORY, LIFT)),
        (DIM_INK, SHADE),
        *((TEXT, ground) for ground in (FELT, RIM, PLATE)),
        *((FAINT, ground) for ground in (FELT, RIM, PLATE)),
        (INK, GOLD),
        (GOLD, RIM),
        (WARN, RIM),
        *((ink, FELT) for ink in SIDE_INKS),
    ],
)
def test_everything_written_can_be_read(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= 4.5


def test_suits_differ_in_colour_and_in_shape() -> None:
    cards = [card(name) for name in ("2C", "2D", "2H", "2S", "JB")]
    for letters in (False, True):
        assert len({sign_of(each, letters=letters) for each in cards}) == 5
    assert len(set(SUIT_INKS)) == 5
    assert not set(SUIT_INKS) & set(SIDE_INKS)


def test_the_look_follows_the_terminal() -> None:
    assert look_here({"TERM": "xterm-256color"}) == Look(colour=True, letters=False)
    assert not look_here({"NO_COLOR": "1"}).colour
    assert look_here({"TERM": "linux"}).letters
    assert look_here({"SPADILLE_LETTERS": "1"}).letters


def test_the_upper_corners_show_what_stands_for_each_side() -> None:
    session = settled(sit_down("spades", rulebook="denexa", seed=3))
    session.play("bid 3")
    while sum(stand.tricks for stand in settled(session).scene.score.now) < 4:
        session.play(session.table.game.spell(session.table.moves(0)[0]))
    ours, theirs = session.scene.score.now
    rail = draw(session).text().splitlines()[1]
    assert f"Y+N {ours.words}" in rail[:30]
    assert f"W+E {theirs.words}" in rail[30:]
    rail = draw(session, (80, 20)).text().splitlines()[1]
    assert f"Y+N {ours.words}" in rail[:29]
    assert f"W+E {theirs.words}" in rail[51:]
    wide = draw(session, (140, 50)).text().splitlines()[1]
    assert f"You and North: {ours.words} {('▮▬' * 7)[: ours.tricks]}".rstrip() in wide
    alone = sit_down("spades", rulebook="bicycle", seats=3, seed=3)
    assert "contract" not in draw(settled(alone)).text()
