"""Five Hundred by house rules: what is refused, what is told, and how bots play other tables."""

from __future__ import annotations

from typing import Any

import pytest

from spadille.bots import make_bot
from spadille.core.contract import NATURE
from spadille.core.errors import BadOptions
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, entry, open_game
from spadille.games.five_hundred.batch import batch
from spadille.parts.encoder import Settings
from spadille.testing.arrange import arrange, read_wishes
from spadille.thinking.budget import Budget

NAMES = ("Ada", "Ben", "Cy", "Di", "Ed", "Flo")
QUIET: dict[str, Any] = {"ace_no_face": False, "first_dealer": "random"}


def dealt(seats: int, deal: str, words: str = "", **options: Any) -> Table:
    """A table in the first deal, dealt by the last seat, after these words of the seats in turn."""
    game = open_game("five_hundred", "denexa", seats, {**QUIET, **options})
    table, rng = Table(game), Stream(seed_of("house"))
    table.play(NATURE, f"dealer {seats - 1}")
    table.play(NATURE, arrange(game, table.state, read_wishes(deal), rng))
    for word in filter(None, words.split(", ")):
        table.play(table.deciding[0], word)
    return table


def played(seats: int, levels: str = "regular", deals: int = 1, **options: Any) -> Table:
    """A match by bots."""
    table = Table(open_game("five_hundred", "denexa", seats, {"max_deals": deals, **options}))
    rng = Stream(seed_of(f"match {seats}"))
    bots: dict[int, Any] = {}
    while table.outcome is None:
        if not table.deciding:
            table.settle(rng)
            continue
        (seat,) = table.deciding
        bot = bots.setdefault(seat, make_bot(levels, table.game, seat, seat, Budget(worlds=4)))
        table.play(seat, bot.choose(table.view(seat), table.moves(seat)).move)
    return table


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (4, {"sides": "threes"}, "Sides of three need six players; there are four at this table"),
        (3, {"sides": "pairs"}, "Pairs need four or six players"),
        (3, {"pack": "45"}, "Ten cards each for three and a middle of 3 do not use up a pack of 45"),
        (2, {"pack": "43"}, "Two play with the pack of 33"),
        (6, {"ace_no_face": True}, "“Ace, no face” needs a partner, and there are two of them here\\."),
        (3, {"grand_nullo": True}, "Grand nullo needs a partner, and nobody has one here\\."),
    ],
)
def test_options_that_cannot_stand_together_are_both_named(seats: int, options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        open_game("five_hundred", "denexa", seats, options)


def test_an_old_record_has_none_of_the_later_options() -> None:
    header = Table(open_game("five_hundred", "denexa", 4, {})).record.decode().splitlines()[0]
    assert not any(f'"{name}"' in header for name in ("sides", "pack", "middle", "open_nullo", "joker_no_trump"))


def laid(table: Table, seat: int) -> Any:
    """Return what a seat sees of a hand that lies face up."""
    return entry("five_hundred").scene(table.game, table.view(seat), (), NAMES[:4]).named("open")


def test_the_hand_of_an_open_nullo_is_seen_by_all_after_the_first_trick() -> None:
    deal = "0: 4S 5S 4H 5H 4C 5C 4D 5D 6D 7D; 1: 6S; 3: 7S; middle: AC AD AH AS KS"
    start = "open nullo, pass, pass, pass, discard AC AD AH AS KS, play 4S, play 6S"
    table = dealt(4, deal, start, open_nullo="top")
    assert laid(table, 1) is None
    table.play(3, "play 7S")
    assert [face.card for face in laid(table, 1).faces] == ["4C", "5C", "4D", "5D", "6D", "7D", "4H", "5H", "5S"]
    assert laid(table, 0) is None
    assert str(entry("five_hundred").scene(table.game, table.view(2), (), NAMES[:4]).plates[2].facts[-1].value)


def test_whoever_imagines_the_hands_of_an_open_nullo_knows_the_one_that_lies_face_up() -> None:
    deal = "0: 4S 5S 4H 5H 4C 5C 4D 5D 6D 7D; 1: 6S; 3: 7S; middle: AC AD AH AS KS"
    start = "open nullo, pass, pass, pass, discard AC AD AH AS KS, play 4S, play 6S"
    table, rng = dealt(4, deal, start, open_nullo="top"), Stream(seed_of("open"))
    game: Any = table.game

    def hands() -> set[int]:
        return {game.imagine(table.view(1), rng).bargain.hands[0] for _ in range(20)}

    assert len(hands()) > 1
    table.play(3, "play 7S")
    assert hands() == {table.state.bargain.hands[0]}


def test_bids_of_no_trick_are_laid_before_a_seat_where_they_are_played() -> None:
    table = dealt(4, "0: AS", open_nullo="top")
    labels = {
        str(each.label)
        for each in entry("five_hundred").scene(table.game, table.view(0), table.offers(0), NAMES[:4]).choices
    }
    assert {"Nullo", "Open nullo", "Grand nullo"} <= labels


@pytest.mark.parametrize(("seats", "sides", "won"), [(3, "alone", " wins the match"), (6, "threes", " win the match")])
def test_a_match_is_told_by_its_sides(seats: int, sides: str, won: str) -> None:
    table = played(seats, deals=30, sides=sides)
    game: Any = table.game
    told = entry("five_hundred").scene(table.game, table.view(None), (), NAMES[:seats])
    assert won in str(told.over)
    assert len(told.score.sides) == game.setting.sides
    panels = GAMES["five_hundred"].part("panels:panels")(table.game, told.score, NAMES[:seats])
    assert any("bid" in str(words) for panel in panels for words in panel.said)


@pytest.mark.parametrize(("option", "value"), [("trick_points", "never"), ("both_over", "higher"), ("raise_own", True)])
def test_the_kernel_plays_no_batch_by_a_house_rule(option: str, value: Any) -> None:
    game: Any = open_game("five_hundred", "denexa", 4, {option: value})
    with pytest.raises(BadOptions, match=f"{option} = {value}"):
        batch(game, Settings())


def test_an_open_nullo_has_no_number() -> None:
    manifest = GAMES["five_hundred"]
    with pytest.raises(BadOptions, match="expected open_nullo=off, as environments play Five Hundred; got top"):
        manifest.part(manifest.encoder_part)(open_game("five_hundred", "denexa", 4, {"open_nullo": "top"}), Settings())


def test_a_bot_bids_open_nullo_only_with_a_sure_hand() -> None:
    hands = ("1: 4S 5S 6S 4H 5H 6H 4C 5C 4D 5D", "1: 4S 9S KH 5H 4C TC 4D QD 6S AD")
    tables = [dealt(4, hand, "bid 9S", open_nullo="top", grand_nullo=False) for hand in hands]
    bids = [str(make_bot("regular", each.game, 1, 1).choose(each.view(1), each.moves(1)).move) for each in tables]
    assert bids == ["OpenNullo()", "Pass()"]
