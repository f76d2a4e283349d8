"""Mini Baccarat: a coup unfolds card by card, and bets are laid once more or doubled."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.mini_baccarat.test_scene import DEALT, NAMES, shown
from tests.games.moment import after

from spadille.core.table import Table
from spadille.games.mini_baccarat.scene import happened
from spadille.scene.happening import Unfolded
from spadille.scene.model import Does
from spadille.scene.telling import news_of
from spadille.tui.play.session import sit_down, told


def several(table: Table, label: str, seat: int = 0) -> tuple[str, str] | None:
    """Return what Rebet or Double would lay, and the chips it says."""
    offered = [each for each in shown(table, seat).choices if each.does is Does.AGAIN and str(each.label) == label]
    return (offered[0].move, str(offered[0].note)) if offered else None


def test_the_last_bet_can_be_laid_once_more() -> None:
    table = after(DEALT + "0 punto 10 ; 0 tie 5 ; 1 banco 80\n0 ready ; 1 ready")
    assert several(table, "Rebet") == ("punto 10; tie 5", "15")
    assert several(table, "Rebet", 1) is None, "80 are gone, and 20 are left"
    table.play(0, "tie 1")
    assert several(table, "Rebet") is None, "something else is laid"
    table.play(0, "tie 0")
    table.play(0, "ready")
    table.play(1, "ready")
    assert several(table, "Rebet") == ("punto 10; tie 5", "15"), "a coup was left out"


def test_double_goes_as_far_as_limits_and_bankroll() -> None:
    table = after("table mini_baccarat denexa 1 chips=100 max_bet=50\ndeal shoe: KS AH\n0 cut 1")
    assert several(table, "Double") is None
    table.play(0, "punto 10")
    assert several(table, "Double") == ("punto 20", "20")
    table.play(0, "banco 40")
    assert several(table, "Double") == ("punto 20; banco 50", "70")
    table.play(0, "banco 50")
    table.play(0, "tie 35")
    assert several(table, "Double") == ("punto 15", "100"), "5 chips are left"
    table.play(0, "punto 15")
    assert several(table, "Double") is None


def coup(table: Table, moves: str, viewer: int | None = 0) -> Unfolded:
    """Return what the last of these moves leads to."""
    *_, steps = (table.play(int(each.split()[0]), each.partition(" ")[2]) for each in moves.split(" ; "))
    news = news_of(happened, table.game, steps, viewer, NAMES)
    return next(each for each in news if isinstance(each, Unfolded))


def test_a_coup_unfolds_card_by_card() -> None:
    found = coup(after(DEALT), "0 punto 20 ; 0 ready ; 1 ready")
    assert [str(each.words) for each in found.beats] == [
        "No more bets.",
        "Player gets the two of hearts.",
        "Banker gets the two of diamonds.",
        "Player gets the three of hearts.",
        "Banker gets the three of diamonds.",
        "Player has 5, Banker has 5.",
        "The player draws the four of hearts and has 9.",
        "The banker draws the nine of diamonds and has 4.",
        "Player wins, 9 to 4.",
        "Your 20 pays 20.",
    ]
    assert [each.stays for each in found.beats] == [500, *[600] * 4, 800, 900, 900, 600, 800]
    assert str(found.words) == "Player wins, 9 to 4. Your 20 pays 20."
    lying: dict[str, list[str | None]] = {}
    for beat in found.beats:
        lying.update({zone.name: [face.card for face in zone.faces] for zone in beat.zones})
        told = [str(zone.title) for zone in beat.zones]
        assert [title for title in told if "wins" in title] == (
            ["Player hand, 9, wins"] if str(beat.words) == "Player wins, 9 to 4." else []
        )
    assert lying == {"player": ["2H", "3H", "4H"], "banker": ["2D", "3D", "9D"]}


def test_the_dealers_words_about_the_last_coup_go_with_its_cards() -> None:
    table = after(DEALT)
    first = coup(table, "0 ready ; 1 ready")
    assert [zone.name for zone in first.beats[0].zones] == ["player", "banker"], "there are none yet"
    assert shown(table).named("dealer") is not None
    second = coup(table, "0 ready ; 1 ready")
    cleared = {zone.name: (zone.faces, zone.lines) for zone in second.beats[0].zones}
    assert cleared == {"player": ((), ()), "banker": ((), ()), "dealer": ((), ())}
    assert [zone.name for beat in second.beats[1:] for zone in beat.zones if zone.name == "dealer"] == []


def test_a_natural_and_a_tie_are_told_and_nobody_draws() -> None:
    table = after(DEALT + "0 ready ; 1 ready")
    found = coup(table, "0 punto 20 ; 0 ready ; 1 ready")
    assert [str(each.words) for each in found.beats][5:] == [
        "Player has 9, Banker has 9. A natural: nobody draws.",
        "A tie, 9 to 9.",
        "Your 20 comes back.",
    ]


@pytest.mark.parametrize(
    ("bets", "viewer", "paid"),
    [
        ("0 banco 20", 0, "You lose 20."),
        ("0 punto 20 ; 0 banco 5", 0, "Your bets win 15 in all."),
        ("0 punto 5 ; 0 tie 20", 0, "Your bets lose 15 in all."),
        ("0 punto 5 ; 0 tie 5", 0, "Your bets come out level."),
        ("1 punto 5", 0, ""),
        ("0 punto 5", None, ""),
    ],
)
def test_the_viewer_is_told_what_the_coup_pays(bets: str, viewer: int | None, paid: str) -> None:
    found = coup(after(DEALT), f"{bets} ; 0 ready ; 1 ready", viewer)
    assert str(found.words) == f"Player wins, 9 to 4. {paid}".strip()
    assert str(found.beats[-1].words) == paid or not paid
    assert len(found.beats) == 9 + bool(paid)


def test_the_last_coup_of_a_shoe_unfolds_too() -> None:
    table = after(
        "table mini_baccarat denexa 1 marker_from_end=402 shoes=2\n"
        "deal shoe: KS AH ? 9H 2H KH KC 9D 2D 9C QC 9C 2S 9D QD\n0 cut 1\n0 ready ; 0 ready"
    )
    assert str(coup(table, "0 ready").words).startswith("Player wins, 8 to 2.")
    assert shown(table).phase == "shoe"


def test_a_terminal_makes_several_moves_and_tells_a_coup_step_by_step(tmp_path: Path) -> None:
    session = sit_down("mini_baccarat", seed=4, seats=1, folder=tmp_path)
    list(session.advance())
    session.play("cut 5")
    laid = list(told(session.play("punto 10; tie 5")))
    assert laid == ["You bet 10 on the player.", "You bet 5 on a tie."]
    said = list(told(session.play("ready")))
    assert said[:2] == ["You are ready.", "No more bets."]
    assert said[2].startswith("Player gets the ")
    session.close()
