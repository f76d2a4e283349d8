"""Tests what is counted of one's own games: held against the score sheet of games that were played."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from spadille.bots import make_bot
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.games import GAMES, entry, open_game
from spadille.scene.counting import Count
from spadille.scene.names import bot_name


@cache
def played(name: str, rulebook: str | None, deals: int, seed: int = 0, level: str = "regular") -> Table:
    game = open_game(name, rulebook, None, {})
    table = Table(game)
    table.deal_by(dealer(bytes([seed]) * 32))
    bots = [make_bot(level, game, seat, f"{seed} {seat}") for seat in range(game.seats)]
    while table.outcome is None and table.standing.deals < deals:
        seat = table.deciding[0]
        table.play(seat, bots[seat].choose(table.view(seat), table.moves(seat)).move)
    return table


def counted(table: Table, seat: int) -> dict[str, Count]:
    return {each.name: each for each in entry(table.game.name).counts(table, seat)}


@pytest.mark.parametrize("name", GAMES)
def test_every_game_says_what_is_worth_counting(name: str) -> None:
    table = played(name, None, 2)
    for seat in range(table.game.seats):
        found = entry(name).counts(table, seat)
        assert found
        assert len({each.name for each in found}) == len(found)
        for each in found:
            assert str(each.words)[0].isupper()
            assert each.got >= 0
            assert each.got <= each.of or each.kind != "share"


def test_spades_counts_bids_nils_and_bags() -> None:
    lines: list[tuple[Any, dict[str, Count]]] = []
    for seed in range(6):
        table = played("spades", "rules_of_spades", 30, seed, "beginner" if seed % 2 else "regular")
        lines.append((table.standing.sheet, counted(table, 0)))
    nils = bids = 0
    for sheet, found in lines:
        own = [deal.bids[0] for deal in sheet]
        assert found["nils made"].of == sum(each.endswith("nil") for each in own)
        assert found["nils made"].got == sum(deal.bids[0].endswith("nil") and not deal.taken[0] for deal in sheet)
        assert found["bids made"].of == sum(each.startswith("bid") for each in own)
        assert found["bags"].of == len(sheet)
        nils, bids = nils + found["nils made"].of, bids + found["bids made"].of
        both = [deal for deal in sheet if deal.bids[0].startswith("bid") and deal.bids[2].startswith("bid")]
        over = [sum(deal.taken[::2]) - int(deal.bids[0][4:]) - int(deal.bids[2][4:]) for deal in both]
        assert found["bids made"].got >= sum(each >= 0 for each in over)
        assert found["bags"].got >= sum(each for each in over if each > 0)
    assert nils
    assert bids


def test_five_hundred_counts_the_contracts_of_the_own_side_by_level() -> None:
    table = played("five_hundred", None, 20, 3)
    one, other = counted(table, 0), counted(table, 1)
    assert counted(table, 2) == one, "partners share their contracts"
    declared = sum(any(bid != "pass" for bid in deal.bids) for deal in table.standing.sheet)
    assert sum(each.of for found in (one, other) for each in found.values()) == declared
    made = sum("made" in str(line.words) for deal in table.standing.sheet for line in deal.lines)
    assert sum(each.got for found in (one, other) for each in found.values()) == made


def test_five_hundred_counts_nullos_apart() -> None:
    game = open_game("five_hundred", None, None, {})
    table = Table(game)
    table.deal_by(dealer(b"n" * 32))
    bots = [make_bot("regular", game, seat, str(seat)) for seat in range(4)]
    while table.outcome is None and not table.standing.deals:
        seat = table.deciding[0]
        moves = table.moves(seat)
        nullo = next((each for each in moves if game.spell(each).endswith("nullo")), None)
        table.play(seat, nullo or bots[seat].choose(table.view(seat), moves).move)
    found = [counted(table, seat)["nullos"] for seat in range(2)]
    assert [each.of for each in found].count(1) == 1
    assert all(each.of == 0 for seat in range(2) for name, each in counted(table, seat).items() if name != "nullos")


def test_pinochle_counts_melds_and_last_tricks() -> None:
    table = played("pinochle", None, 5)
    one, other = counted(table, 0), counted(table, 1)
    assert one["last tricks"].got + other["last tricks"].got == table.standing.deals == one["last tricks"].of
    points = sum(line.points for deal in table.standing.sheet for line in deal.lines if "cards" not in str(line.words))
    last = 10 * table.standing.deals
    assert one["melds"].got + other["melds"].got == points - last


def test_mexican_sweat_counts_pots_and_the_kill_card() -> None:
    table = played("mexican_sweat", None, 8)
    found = [counted(table, seat) for seat in range(table.game.seats)]
    assert sum(each["pots"].got for each in found) == table.standing.deals
    killed = sum(str(line.words) == "killed" for deal in table.standing.sheet for line in deal.lines)
    assert sum(each["killed"].got for each in found) == killed > 0


def test_pinochle_counts_the_melds_that_were_not_made() -> None:
    idle, keen = played("pinochle", None, 3, level="beginner"), played("pinochle", None, 3)
    missed = [counted(idle, seat)["missed"] for seat in (0, 1)]
    done = sum(idle.game.spell(move) == "done" for _, move in idle.log)
    assert 0 < sum(each.got for each in missed) <= done
    assert all(each.got < each.of for each in missed)
    assert all(2 * each.got < each.of for each in (counted(keen, seat)["missed"] for seat in (0, 1)))


def test_baccarat_counts_bets_that_were_won_or_lost() -> None:
    table = played("mini_baccarat", None, 12)
    found = counted(table, 1)["bets won"]
    points = [line.points for deal in table.standing.sheet for line in deal.lines if line.side == 1]
    assert (found.got, found.of) == (sum(each > 0 for each in points), sum(each != 0 for each in points))


def test_pyramid_counts_the_cards_that_came_out() -> None:
    table = played("pyramid", None, 1)
    assert counted(table, 0)["cards out"].got == 28 - table.standing.scores[0]


def test_war_counts_wars_and_the_longest() -> None:
    table = played("war", None, 1)
    one, other = counted(table, 0), counted(table, 1)
    spelt = [table.game.spell(move) for _, move in table.log]
    taken = [len(each.split()) - 1 for each in spelt if each.startswith("collect")]
    wars = [each for each in taken if each > 2]
    assert one["wars won"].got + other["wars won"].got == len(wars) == one["wars won"].of
    assert one["longest war"].got == max(wars)


def test_bots_have_names_of_their_own_at_tables_of_every_size() -> None:
    for seats in range(1, 13):
        assert len({bot_name(seats, seat) for seat in range(seats)}) == seats


def test_only_deals_that_can_be_judged_have_numbers() -> None:
    assert [name for name in GAMES if entry(name).numbered] == ["pyramid"]
