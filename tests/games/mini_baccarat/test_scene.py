"""Mini Baccarat: what a screen shows, what is said, and how the regular player bets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest
from tests.games.moment import after

from spadille.core.contract import NATURE, Decide, Over
from spadille.core.options import specs
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.mini_baccarat.game import MiniBaccarat
from spadille.games.mini_baccarat.players.regular import make
from spadille.games.mini_baccarat.rules import MiniBaccaratOptions
from spadille.games.mini_baccarat.scene import NO_TREND, scene
from spadille.games.mini_baccarat.state import READY, Betting, Cut, Ledger, Wager
from spadille.games.mini_baccarat.telling import tell
from spadille.scene.model import Does, Scene
from spadille.testing.worded import worded

NAMES = ("You", "West", "East", "Dora")


def shown(table: Table, seat: int | None = 0) -> Scene:
    game = table.game
    assert isinstance(game, MiniBaccarat)
    return worded(scene(game, table.view(seat), table.offers(seat), NAMES[: game.seats]))


def lines(shown: Scene, zone: str) -> tuple[str, ...]:
    found = shown.named(zone)
    assert found is not None
    return tuple(map(str, found.lines))


def titles(shown: Scene) -> dict[str, str]:
    return {zone.name: str(zone.title) for zone in shown.zones}


DEALT = """
    table mini_baccarat denexa 2 chips=100
    deal shoe: KS 2H ? ? 2H 2D 3H 3D 4H 9D 9C 9S QH QD
    0 cut 1
"""


def test_bac_12_the_spots_lie_in_their_order() -> None:
    table = after(DEALT)
    table.play(0, "tie 5")
    table.play(0, "punto 20")
    table.play(1, "banco 7")
    scene = shown(table)
    assert lines(scene, "bets") == ("You: player 20, banker –, tie 5", "West: player –, banker 7, tie –")
    assert [str(fact.label) for fact in scene.plates[0].facts] == ["chips", "player", "tie"]
    assert [str(option.label) for option in scene.choices if option.does is Does.STAKE] == ["Player", "Banker", "Tie"]


def test_where_nothing_is_burned_no_place_is_shown_for_it() -> None:
    scene = shown(after("table mini_baccarat denexa 1 burn=none\ndeal shoe: KS 9H\n0 cut 1"))
    assert scene.named("burned") is None
    assert titles(scene)["shoe"] == "Shoe, 364 cards before the marker"


def test_the_dealer_tells_a_coup_step_by_step() -> None:
    table = after(DEALT + "0 ready ; 1 ready")
    scene = shown(table)
    assert lines(scene, "dealer") == (
        "Coup 1.",
        "The player has two of hearts and three of hearts, 5.",
        "The banker has two of diamonds and three of diamonds, 5.",
        "The player draws the four of hearts and has 9.",
        "The banker draws the nine of diamonds and has 4.",
        "The player wins, 9 to 4. The dealer pushes its cards towards the bettors.",
    )
    assert titles(scene)["player"] == "Player hand, 9, wins"
    assert titles(scene)["banker"] == "Banker hand, 4"
    player = scene.named("player")
    assert player is not None
    assert [(face.card, str(face.note)) for face in player.faces] == [("2H", "wins"), ("3H", "wins"), ("4H", "wins")]


def test_bac_43_the_dealer_taps_the_table_on_a_tie() -> None:
    scene = shown(after(DEALT + "0 ready ; 1 ready\n0 ready ; 1 ready"))
    assert lines(scene, "dealer")[-2:] == (
        "A natural. Nobody draws.",
        "A tie, 9 to 9. The dealer taps the table between the hands.",
    )
    assert titles(scene)["player"] == "Player hand, 9"


def test_bac_07_the_shoe_shows_its_marker_and_the_burned_cards() -> None:
    scene = shown(after(DEALT))
    assert titles(scene)["shoe"] == "Shoe, 361 cards before the marker"
    counts = {zone.name: zone.count for zone in scene.zones}
    assert (counts["shoe"], counts["discards"]) == (413, 3)
    burned = scene.named("burned")
    assert burned is not None
    assert [face.card for face in burned.faces] == ["2H", None, None]
    late = after(
        """
        table mini_baccarat denexa 1 marker_from_end=402 after_marker=one_more_hand
        deal shoe: KS AH ? 9H 2H KH KC 9D 2D KD QC 9C 2S QH QD
        0 cut 1
        0 ready ; 0 ready ; 0 ready
        """
    )
    assert titles(shown(late))["shoe"] == "Shoe, the marker is out, so this is its last coup"


def test_bac_16_the_table_says_that_past_results_do_not_change_the_odds() -> None:
    table = after(DEALT + "0 ready ; 1 ready")
    scene = shown(table)
    assert str(NO_TREND) == "The pattern of past results tells nothing about the next coup (BAC-16)."
    assert str(NO_TREND) in lines(scene, "odds")
    assert str(NO_TREND) in lines(scene, "next")
    assert lines(scene, "bead plate")[0] == "P"
    assert lines(scene, "big road")[0] == "P"


def test_the_odds_of_a_fresh_shoe_and_of_the_cards_unseen() -> None:
    table = Table(open_game("mini_baccarat", "denexa", 1, {}))
    assert lines(shown(table), "odds")[:2] == (
        "Chances with 416 cards unseen: player 44.62%, banker 45.86%, tie 9.52%.",
        "The house keeps in the long run: player 1.24%, banker 1.06% and tie 14.36%.",
    )
    assert lines(shown(after(DEALT + "0 ready ; 1 ready")), "odds")[0].startswith("Chances with 409 cards unseen")


def test_bac_54_without_commission_the_bettor_is_said_to_lead_on_banco() -> None:
    table = Table(open_game("mini_baccarat", "denexa", 1, {"commission": 0}))
    assert lines(shown(table), "odds")[1:3] == (
        "The house keeps in the long run: player 1.24% and tie 14.36%.",
        "In the long run the bettor gains: banker 1.24%.",
    )
    said = after("table mini_baccarat denexa 1 commission=0\ndeal shoe: KS AH ?\n0 cut 1")
    assert isinstance(said.game, MiniBaccarat)
    why = str(make(said.game, 0, Stream(seed_of(1))).choose(said.view(0), said.moves(0)).why)
    assert why == "of a bet the house keeps in the long run: player 1.24% and tie 14.36%; the bettor gains banker 1.24%"


def test_where_the_house_leads_on_no_spot_it_is_said_to_keep_nothing() -> None:
    said = after("table mini_baccarat denexa 1 commission=0\ndeal shoe: KS AH ?\n0 cut 1")
    assert isinstance(said.game, MiniBaccarat)
    bettor = make(said.game, 0, Stream(seed_of(1)))
    bettor.edges = {0: -0.01, 1: -0.02, 2: -0.03}
    told = str(bettor.choose(said.view(0), said.moves(0)).why)
    assert told == (
        "of a bet the house keeps nothing in the long run; the bettor gains tie 3.00%, banker 2.00% and player 1.00%"
    )


def test_the_roads_of_a_shoe_stay_until_the_next_one_is_cut() -> None:
    table = after(
        """
        table mini_baccarat denexa 2 marker_from_end=402 shoes=2
        deal shoe: KS AH ? 9H 2H KH KC 9D 2D 9C QC 9C 2S 9D QD
        0 cut 1
        0 ready ; 1 ready
        0 ready ; 1 ready
        0 ready ; 1 ready
        """
    )
    scene = shown(table)
    assert scene.phase == "shoe"
    assert str(scene.prompt) == "The dealer shuffles the cards."
    assert str(scene.score.goal) == "shoe 2 of 2"
    assert lines(scene, "bead plate") == ("P", "P", "P", ".", ".", ".")
    assert lines(scene, "big road")[:3] == ("P", "P.", "P.")
    assert lines(scene, "dealer")[0] == "Coup 3."
    assert scene.named("shoe") is None
    table.settle(Stream(seed_of(1)))
    assert str(shown(table).prompt) == "Cut the cards: any place will do."
    assert str(shown(table, 1).prompt) == "Waiting for you to cut."
    assert [option.move for option in shown(table).choices] == ["cut {}"]
    assert shown(table, 1).choices == ()
    table.play(0, "cut 5")
    assert lines(shown(table), "bead plate") == ()
    assert shown(table).named("dealer") is None


def test_ties_and_pairs_are_marked_on_the_big_road() -> None:
    table = after(
        """
        table mini_baccarat denexa 1
        deal shoe: KS AH ? 9C 9S QH QD 9H 2H KH KC 9C 9S QH QD 9H KS KH KC
        0 cut 1
        0 ready
        """
    )
    assert lines(shown(table), "big road")[0] == "1"
    for _ in range(3):
        table.play(0, "ready")
    assert lines(shown(table), "big road")[:3] == ("P2", "P.", ".")


def test_a_purse_too_small_for_a_bet_is_told_why() -> None:
    table = after("table mini_baccarat denexa 1 chips=10 min_bet=5\ndeal shoe: KS AH\n0 cut 1\n0 punto 7")
    options = {str(option.label): option for option in shown(table).choices}
    banco = options["Banker"]
    assert banco.refusal is not None
    assert (banco.move, banco.ask, banco.refusal.clause) == ("banco 5", None, "BAC-06")
    assert worded(table.game.refusal(table.state, 0, table.game.read("banco 5"))) == banco.refusal
    punto = options["Player"].ask
    assert punto is not None
    assert (punto.low, punto.high, punto.usual) == (5, 10, 7)
    assert options["Take back player"].move == "punto 0"
    assert options["Ready"].note == ""


def every_moment(seats: int, seed: int, **options: object) -> Iterator[Table]:
    """The moments of a game with modest random bets."""
    table = Table(open_game("mini_baccarat", "denexa", seats, options))
    rng = Stream(seed_of(f"moments {seed}"))
    while True:
        yield table
        if not table.deciding:
            if table.outcome:
                return
            table.settle(rng)
            continue
        seat = table.deciding[rng.below(len(table.deciding))]
        if isinstance(table.state, Betting):
            if rng.below(60) == 0:
                table.play(seat, "leave")
                continue
            if rng.below(2):
                bet = Wager(rng.below(3), rng.below(12))
                if table.game.refusal(table.state, seat, bet) is None:
                    table.play(seat, bet)
                continue
            table.play(seat, READY)
        else:
            table.play(seat, Cut(1 + rng.below(100)))


def made(table: Table, seat: int | None, moves: Sequence[str]) -> bool:
    """Return whether these moves may be made one after the other."""
    game, state = table.game, table.state
    for text in moves:
        assert seat is not None
        if game.refusal(state, seat, game.read(text)) is not None:
            return False
        state = game.play(state, seat, game.read(text))
    return True


@pytest.mark.parametrize("seats", [1, 3])
def test_every_scene_offers_what_the_rules_allow(seats: int) -> None:
    for table in every_moment(seats, seats, chips=40, min_bet=2, max_bet=20, marker_from_end=380, shoes=2):
        game = table.game
        for seat in (*range(seats), None):
            scene = shown(table, seat)
            assert scene.prompt
            assert scene.score.totals == table.standing.scores
            assert [plate.seat for plate in scene.plates if plate.to_act] == sorted(
                table.deciding, key=lambda each: (each - (seat or 0)) % seats
            )
            assert bool(scene.choices) == (seat in table.deciding)
            assert bool(scene.over) == (table.outcome is not None)
            for option in scene.choices:
                texts = [option.move]
                if option.does is Does.AGAIN:
                    assert made(table, seat, option.move.split("; "))
                    continue
                if option.ask is not None:
                    asked = (option.ask.low, option.ask.usual, option.ask.high)
                    assert list(asked) == sorted(asked)
                    texts = [option.move.format(number) for number in asked]
                for text in texts:
                    assert seat is not None
                    assert game.refusal(table.state, seat, game.read(text)) == option.refusal


def test_the_end_is_told_in_chips() -> None:
    table = after(DEALT + "0 punto 10 ; 1 banco 5\n0 ready ; 1 ready\n0 leave ; 1 leave")
    assert str(shown(table).over) == "The game is over. You win 10 and West loses 5."
    assert shown(table).prompt == shown(table).over
    assert [str(fact.value) for plate in shown(table).plates for fact in plate.facts] == ["110", "out", "95", "out"]
    level = after(DEALT + "0 leave ; 1 leave")
    assert str(shown(level).over) == "The game is over. Nobody has won or lost."


def test_waiting_is_told_by_name() -> None:
    table = after("table mini_baccarat denexa 3\nauto 2\n0 ready")
    assert str(shown(table).prompt) == "Waiting for West and East."
    assert str(shown(table).plates[0].facts[-1].value) == "ready"
    assert str(shown(table, 1).prompt) == "Place your bets."


@pytest.mark.parametrize(
    ("by", "text", "said"),
    [
        (1, "cut 7", "West cuts the cards. The dealer sets the marker and burns the first card."),
        (0, "cut 7", "You cut the cards. The dealer sets the marker and burns the first card."),
        (1, "banco 20", "West bets 20 on the banker."),
        (0, "tie 0", "You take back the bet on a tie."),
        (0, "ready", "You are ready."),
        (1, "ready", "West is ready."),
        (1, "leave", "West leaves the table."),
    ],
)
def test_moves_in_words(by: int, text: str, said: str) -> None:
    game = open_game("mini_baccarat", "denexa", 2, {})
    assert isinstance(game, MiniBaccarat)
    assert str(tell(game, by, game.read(text), NAMES)) == said


def test_the_shuffle_in_words() -> None:
    game = open_game("mini_baccarat", "denexa", 2, {"decks": 6})
    assert isinstance(game, MiniBaccarat)
    assert str(tell(game, NATURE, None, NAMES)) == "The dealer shuffles 6 packs and offers the cut card."


# -- the regular player ------------------------------------------------------------------------------


def test_the_regular_bot_bets_banco_and_is_ready() -> None:
    game = open_game("mini_baccarat", "denexa", 2, {"marker_from_end": 300})
    assert isinstance(game, MiniBaccarat)
    table = Table(game)
    bots = [make(game, seat, Stream(seed_of(seat))) for seat in range(2)]
    rng = Stream(seed_of("regular"))
    while (turn := table.game.turn(table.state)) and not isinstance(turn, Over):
        if isinstance(turn, Decide):
            seat = turn.seats[0]
            table.play(seat, bots[seat].choose(table.view(seat), table.moves(seat)).move)
        else:
            table.settle(rng)
    assert {each.stakes for each in table.state.ledger.settled} == {(0, 20, 0, 0, 20, 0)}


def test_bac_16_the_regular_bot_does_not_look_at_past_results() -> None:
    for table in every_moment(2, 7, chips=30, min_bet=3, marker_from_end=250):
        game = table.game
        assert isinstance(game, MiniBaccarat)
        for seat in table.deciding:
            view = table.view(seat)
            ledger = view.ledger
            blank = msgspec.structs.replace(view, ledger=Ledger(ledger.bankrolls, ledger.seated, (), ()))
            moves = table.moves(seat)
            chosen, other = (make(game, seat, Stream(seed_of(1))).choose(each, moves) for each in (view, blank))
            assert chosen == other
            assert table.game.refusal(table.state, seat, chosen.move) is None


def test_nothing_is_said_to_be_burned_where_nothing_is() -> None:
    game: Any = open_game("mini_baccarat", "denexa", 1, {"burn": "none"})
    assert str(tell(game, 0, game.read("cut 7"), ("You",))) == "You cut the cards. The dealer sets the marker."


def test_what_the_house_keeps_of_a_side_bet_is_told_of_the_shoe_for_which_it_is_so() -> None:
    for name, spec in specs(MiniBaccaratOptions).items():
        if spec.option.clauses.startswith("BAC-H") and "house keeps about" in (told := str(spec.says(True))):
            assert "with eight packs the house keeps about" in told, name
