"""War: what is known of the cards face down, and that every imagined world has them so."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.war.tables import dealt, fight, war

from spadille.cards.card import CARDS, Card, card, read_cards
from spadille.cards.pack import STANDARD
from spadille.core.contract import NATURE
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games.war.sight import face_up, out
from spadille.games.war.state import NOBODY, TURN_UP, Collect, Collecting, Ended, Last, Playing, State


@pytest.mark.parametrize(
    ("steps", "laid", "places"),
    [(0, 0, ()), (1, 1, (0,)), (2, 3, (0, 2)), (3, 6, (0, 2, 5)), (3, 1, (0,)), (3, 2, (0, 1)), (3, 4, (0, 2, 3))],
)
def test_the_last_card_of_every_step_lies_face_up(steps: int, laid: int, places: tuple[int, ...]) -> None:
    assert face_up(war().options, steps, laid) == places


def imagined(table: Table, times: int) -> Counter[tuple[int, int, Card]]:
    """Return how often each card was imagined at each place: seat, place from the top of what was laid, card."""
    rng, view = Stream(seed_of("worlds")), table.view(0)
    found: Counter[tuple[int, int, Card]] = Counter()
    for _ in range(times):
        world = table.game.imagine(view, rng)
        assert isinstance(world, Playing | Collecting)
        assert table.game.view(world, 0) == view
        for seat in (0, 1):
            for place, each in enumerate(world.table[seat] + world.stacks[seat]):
                found[seat, place, CARDS[each]] += 1
    return found


def flat(counts: list[int], expected: float) -> bool:
    """Chi square of counts that should be level."""
    chi = sum((count - expected) ** 2 / expected for count in counts)
    return bool(chi < len(counts) + 4 * (2 * len(counts)) ** 0.5 + 8)


def test_at_the_start_every_card_may_lie_anywhere() -> None:
    found = imagined(dealt("8C", "9D"), 1040)
    assert flat([found[0, 3, each] for each in STANDARD], 20)
    assert flat([found[1, 25, each] for each in STANDARD], 20)


def test_before_the_deal_both_stacks_are_empty_and_nobody_is_ready_or_has_won_anything() -> None:
    game = war()
    for viewer in (0, 1, None):
        view = game.view(game.initial(), viewer)
        assert (view.counts, view.table, view.steps, view.skirmishes) == ((0, 0), ((), ()), 0, 0)
        assert (view.ready, view.winner, view.last, view.why, view.outcome) == (NOBODY, NOBODY, None, None, None)
    assert game.standing(game.initial()).scores == (0, 0)


def test_there_is_nothing_to_imagine_before_the_deal() -> None:
    game = war()
    assert game.imagine(game.view(game.initial(), 0), Stream(seed_of(1))) == game.initial()


def test_who_has_laid_the_last_card_and_lost_is_out_and_who_takes_cards_is_not() -> None:
    taken = bytes(read_cards("9C")), bytes(read_cards("8D"))
    rest = bytes(each for each in STANDARD if each not in read_cards("9C 8D"))
    assert out(war().initial()) == ()
    assert out(Collecting((b"", rest), taken, 1, 0, 8)) == ()
    assert out(Collecting((b"", rest), taken, 1, 1, 8)) == (0,)
    assert out(Playing((b"", rest), taken, 1, 8, None)) == ()


def test_while_cards_are_taken_the_hidden_ones_may_be_any() -> None:
    table = dealt("8C 2C 5C", "8D AD 4D")
    fight(table, 2)
    found = imagined(table, 960)
    assert found[0, 2, card("5C")] == found[1, 2, card("4D")] == 960
    assert flat([found[1, 1, each] for each in STANDARD if each not in read_cards("8C 8D 5C 4D")], 20)


def test_in_a_war_the_cards_shown_lie_where_they_lie_and_the_rest_anywhere() -> None:
    table = dealt("8C 2C 5C", "8D AD 5D")
    fight(table, 2)
    found = imagined(table, 960)
    assert found[0, 0, card("8C")] == found[1, 2, card("5D")] == 960
    hidden = [each for each in STANDARD if each not in read_cards("8C 8D 5C 5D")]
    assert flat([found[0, 1, each] for each in hidden], 20)
    assert flat([found[1, 20, each] for each in hidden], 20)


def test_cards_taken_in_the_last_skirmish_lie_at_the_bottom_of_its_winners_stack() -> None:
    table = dealt("8C 2C 5C", "8D AD 4D")
    fight(table, 2)
    table.settle(Stream(seed_of(1)))
    found = imagined(table, 1200)
    shown = read_cards("8C 8D 5C 4D")
    for each in shown:
        assert flat([found[0, place, each] for place in range(23, 29)], 200)
    hidden = [each for each in STANDARD if each not in shown]
    assert flat([found[0, 24, each] for each in hidden], 1200 * 2 / 6 / 48)
    assert flat([found[1, 4, each] for each in hidden], 25)


@pytest.mark.parametrize(("order", "places"), [("winner_first", (23, 25, 26, 28)), ("loser_first", (26, 28, 23, 25))])
def test_where_captured_cards_keep_their_order_it_is_known(order: str, places: tuple[int, ...]) -> None:
    table = dealt("8C 2C 5C", "8D AD 4D", collect_order=order)
    fight(table, 2)
    found = imagined(table, 480)
    for place, each in zip(places, read_cards("8C 5C 8D 4D"), strict=True):
        assert found[0, place, each] == 480
    hidden = [each for each in STANDARD if each not in read_cards("8C 5C 8D 4D")]
    assert flat([found[0, 24, each] for each in hidden], 10)


def test_captured_cards_that_come_up_again_at_once_are_known_again() -> None:
    """A winner that had one card left lays what it has just taken."""
    game, rng = war(), Stream(seed_of(5))
    nine, eight, ten, jack = read_cards("9C 8D TC JC")
    rest = [each for each in STANDARD if each not in (nine, eight, ten, jack)]
    last = Last(0, 1, (1, 1), (bytes((nine,)), bytes((eight,))))
    state = Collecting((b"", bytes(rest)), (bytes((nine,)), bytes((eight,))), 1, 0, 8)
    turned = game.play(state, NATURE, Collect((nine, eight)))
    tied = Playing((bytes((eight,)), bytes(rest[1:])), (bytes((nine,)), bytes((rest[0],))), 1, 9, last)
    view = game.view(tied, 0)
    for _ in range(20):
        world = game.imagine(view, rng)
        assert isinstance(world, Playing)
        assert world.stacks[0] == bytes((eight,))
    assert isinstance(turned, Playing)
    assert turned.last == last


@pytest.mark.parametrize("short", [0, 1])
def test_a_war_that_one_side_could_not_pay_in_full_is_remembered_as_it_was_laid(short: int) -> None:
    """The last card of the short side stands; the other has laid three, one of them face down (WAR-S1)."""
    few, many = bytes(read_cards("8C 5C")), bytes(read_cards("8D 2D 4D 6D 7D 9D"))
    stacks = (few, many) if short == 0 else (many, few)
    game = war()
    state: State = Playing(stacks, (b"", b""), 0, 3, None)
    for _ in range(2):
        state = game.play(game.play(state, 0, TURN_UP), 1, TURN_UP)
    assert isinstance(state, Collecting)
    assert state.winner == short
    after = game.play(state, NATURE, game.draw(state, Stream(seed_of(1))))
    assert isinstance(after, Playing)
    assert after.last is not None
    assert after.last.laid == ((2, 3) if short == 0 else (3, 2))
    assert after.last.cards[short] == read_cards("8C 5C")
    assert after.last.cards[1 - short] == read_cards("8D 4D")


@pytest.mark.parametrize("short", [0, 1])
def test_where_running_short_in_a_war_loses_the_other_seat_has_won_it_and_all_cards(short: int) -> None:
    few, many = bytes(read_cards("8C 5C")), bytes(read_cards("8D 2D 4D 6D"))
    game = war(short_in_war="lose_at_once")
    state: State = Playing((few, many) if short == 0 else (many, few), (b"", b""), 0, 3, None)
    state = game.play(game.play(state, 0, TURN_UP), 1, TURN_UP)
    assert isinstance(state, Ended)
    assert state.counts == ((0, 52) if short == 0 else (52, 0))
    assert (state.last.winner, state.last.laid, state.last.cards[short]) == (1 - short, (1, 1), read_cards("8C"))
    assert state.outcome.winners == (1 - short,)
