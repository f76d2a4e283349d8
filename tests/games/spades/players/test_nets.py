"""Tests the nets of Spades: their input, where they play, and that every build of the kernel computes the same."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final, NamedTuple

import msgspec
import pytest
from tests.games.nets import printed_by_both_builds, shuffled
from tests.games.parity import deal

from spadille.core.errors import SpadilleError
from spadille.games import open_game
from spadille.games.spades import native as spades
from spadille.games.spades.players import nets
from spadille.games.spades.players.outcomes import Outcomes
from spadille.games.spades.players.strong import StrongSpades
from spadille.games.spades.rules import RULEBOOKS
from spadille.games.spades.state import Move, Playing, View
from spadille.thinking.budget import STRONG, Budget, SeededRng

pytestmark = pytest.mark.skipif(not spades.READY, reason="no native search here")

BOOKS: Final = ("andrews", "rules_of_spades")
SUITS: Final = 4
LANE: Final = 16
CALLS: Final = tuple(range(-1, 14))


class Position(NamedTuple):
    """Who plays a card, what it sees in both terms, where all cards lie, and what it may play."""

    bot: StrongSpades
    facts: spades.Facts
    world: tuple[int, ...]
    view: View
    moves: Sequence[Move]


def positions(book: str, deals: int) -> list[Position]:
    """Every third card of some deals."""
    game, rng = open_game("spades", book, 4, {}), SeededRng(f"nets, {book}")
    found: list[Position] = []
    for _ in range(deals):
        steps, _after = deal(game, rng)
        for step in [each for each in steps if isinstance(each.state, Playing)][::3]:
            bot = StrongSpades(game, step.seat, SeededRng(1), STRONG)  # type: ignore[arg-type]
            held = [bot._cards(hand & ~step.state.gone) for hand in step.state.contract.hands]
            view = game.view(step.state, step.seat)
            found.append(Position(bot, bot._facts(view), (*held, 0, 0, 0), view, step.moves))
    return found


@pytest.mark.parametrize("book", BOOKS)
def test_a_net_is_told_its_own_hand_alone(book: str) -> None:
    rng, other = SeededRng("hidden"), 0
    for _, facts, world, *_ in positions(book, 8):
        found = spades.judge(facts, world, ())
        again = shuffled(world, facts.seat, 0, rng)
        assert spades.judge(facts, again, ()) == found
        other += again != world
    assert other > 50


@pytest.mark.parametrize("book", BOOKS)
def test_the_seats_that_are_played_on_are_told_their_own_hands_alone(book: str) -> None:
    rng, other = SeededRng("hidden"), 0
    for _, facts, world, *_ in positions(book, 8):
        card = max(spades.judge(facts, world, ()))
        turn = spades.replay(facts, world, (card,)).turns[-1]
        again = shuffled(world, turn, 1 << card, rng)
        assert spades.judge(facts, again, (card,)) == spades.judge(facts, world, (card,))
        other += again != world
    assert other > 50


def test_plain_suits_are_alike_to_a_net() -> None:
    def turned(cards: int) -> int:
        """Clubs become diamonds, diamonds hearts, hearts clubs."""
        lanes = [cards >> suit * LANE & 0xFFFF for suit in range(SUITS)]
        return lanes[2] | lanes[0] << LANE | lanes[1] << 2 * LANE | lanes[3] << 3 * LANE

    def turn(card: int) -> int:
        return turned(1 << card).bit_length() - 1

    alike, compared = 0, 0
    for _, facts, world, *_ in positions("andrews", 8):
        now = {
            "hand": turned(facts.hand),
            "unseen": turned(facts.unseen),
            "table": tuple(map(turn, facts.table)),
            "barred": tuple(map(turned, facts.barred)),
            "played": tuple(map(turned, facts.played)),
        }
        found = spades.judge(facts, world, ())
        other = spades.judge(msgspec.structs.replace(facts, **now), tuple(map(turned, world)), ())
        if len(found) < 2:
            continue
        # Where two cards are as good, the rules of thumb take one by its suit; and the nets are told of that one.
        compared += 1
        alike += {turn(card): worth for card, worth in found.items()} == pytest.approx(other)
    assert 0.8 * compared < alike < compared, (alike, compared)


def test_both_builds_of_the_kernel_judge_alike() -> None:
    says = (
        "from spadille.games.spades import native; from tests.games.spades.players.test_nets import positions;"
        "import hashlib; print(hashlib.sha256(repr([sorted(native.judge(facts, world, ()).items())"
        " for _, facts, world, *_ in positions('andrews', 6)]).encode()).hexdigest())"
    )
    assert len(printed_by_both_builds(says)) == 1


def test_a_decision_follows_from_the_seed() -> None:
    for bot, _, _, view, moves in positions("rules_of_spades", 1):
        one, two = (StrongSpades(bot.game, bot.seat, SeededRng("same"), STRONG) for _ in range(2))
        assert one.choose(view, moves) == two.choose(view, moves)


@pytest.mark.parametrize("book", sorted(RULEBOOKS))
def test_nets_play_on_where_they_were_taught(book: str) -> None:
    for seats in RULEBOOKS[book].seats:
        game = open_game("spades", book, seats, {})
        assert nets.knows(game.options, seats) == (book in BOOKS and seats == 4)


def test_what_a_deal_is_not_played_by_may_be_otherwise() -> None:
    options = RULEBOOKS["andrews"].options
    assert nets.knows(msgspec.structs.replace(options, target=200, mercy=None, hand_limit=3, blind_nil=False), 4)


@pytest.mark.parametrize(
    "other",
    [
        {"jokers": 2},
        {"nil": False},
        {"bag_penalty": 0},
        {"nil_bonus": 50},
        {"opening_lead": "two_of_clubs"},
        {"min_bid": 2},
    ],
)
def test_other_tables_are_played_on_by_rules_of_thumb(other: dict[str, Any]) -> None:
    options = msgspec.structs.replace(RULEBOOKS["andrews"].options, **other)
    assert nets.nets_for(options, 4) is None


def test_a_file_that_is_not_whole_is_refused() -> None:
    kept = files("spadille.games.spades.players").joinpath("nets.bin").read_bytes()
    for wrong in (b"", b"SPN1", kept[:-1], kept + b"\0", b"X" + kept[1:]):
        with pytest.raises(SpadilleError, match="expected the nets that this kernel was built for"):
            spades.nets_of(wrong)


def test_nets_know_two_sides_of_two() -> None:
    _, facts, world, *_ = positions("andrews", 1)[0]
    alone = msgspec.structs.replace(facts, sides=(0, 1, 2, 3))
    with pytest.raises(SpadilleError, match="expected two sides of two"):
        spades.replay(alone, world, ())


def test_the_card_of_the_nets_tells_of_these_nets() -> None:
    folder = files("spadille.games.spades.players")
    told = json.loads(folder.joinpath("nets.json").read_text("utf-8"))
    assert told["sha256"] == hashlib.sha256(folder.joinpath("nets.bin").read_bytes()).hexdigest()
    assert [each["number"] for each in told["generations"]] == [*range(1, len(told["generations"]) + 1)]


@pytest.mark.parametrize(("book", "often"), [("andrews", range(100, 1101, 250)), ("denexa", [100])])
def test_close_moves_are_looked_at_longer_where_nets_play_on(
    book: str, often: Sequence[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    imagined, imagine = 0, Outcomes.imagine

    def counted(self: Outcomes, worlds: int, seed: int) -> Any:
        nonlocal imagined
        imagined += worlds
        return imagine(self, worlds, seed)

    monkeypatch.setattr(Outcomes, "imagine", counted)
    found = set()
    for bot, _, _, view, moves in positions(book, 2):
        imagined = 0
        bot.choose(view, moves)
        found.add(imagined)
    assert {often[0], often[-1]} <= found <= {0, *often}


def before_the_last_call(facts: spades.Facts, world: tuple[int, ...]) -> spades.Facts:
    """Return what the last to call knows, when the others have called as the nets would."""
    whole = tuple(hand | played for hand, played in zip(world[:4], facts.played, strict=True))
    silent = msgspec.structs.replace(
        facts, first=0, leader=0, bids=(spades.SILENT,) * 4, taken=(0,) * 4, sizes=(13,) * 4, table=(), bidding=True,
        broken=False, fresh=True, barred=(0,) * 4, played=(0,) * 4,
    )  # fmt: skip
    for seat in range(4):
        here = {"seat": seat, "hand": whole[seat], "unseen": facts.pack & ~whole[seat]}
        silent = msgspec.structs.replace(silent, **here)
        if seat < 3:
            call = spades.at_once(silent, CALLS) - 1
            silent = msgspec.structs.replace(silent, bids=(*silent.bids[:seat], call, *silent.bids[seat + 1 :]))
    return silent


def test_worlds_are_drawn_by_what_the_nets_would_call() -> None:
    def called(world: Sequence[int], facts: spades.Facts) -> int:
        here = {"seat": 0, "hand": world[0], "unseen": facts.pack & ~world[0], "bids": (spades.SILENT,) * 4}
        return spades.at_once(msgspec.structs.replace(facts, **here), CALLS) - 1

    near = {"nets": 0, "rules": 0}
    for _, facts, world, *_ in [each for each in positions("andrews", 24) if max(each.facts.sizes) == 13]:
        last = before_the_last_call(facts, world)
        for by, here in (("nets", last), ("rules", msgspec.structs.replace(last, nets=None))):
            drawn = spades.roll_out(here, (3,), 50, pool=12, seed=7).worlds
            near[by] += sum(called(each, last) == last.bids[0] for each in drawn)
    assert near["nets"] > 1.2 * near["rules"] > 500, near


def test_a_nil_that_was_called_unseen_tells_nothing_of_its_hand() -> None:
    risks: dict[int, float] = {}
    for _, facts, world, *_ in positions("andrews", 3)[:1]:
        last = msgspec.structs.replace(before_the_last_call(facts, world), bids=(-1, 3, 3, spades.SILENT))
        aces = sum(1 << suit * LANE + 12 for suit in range(SUITS)) & last.unseen
        for blind in (0, 1):
            now = msgspec.structs.replace(last, blind=blind)
            drawn = spades.roll_out(now, (3,), 300, pool=12, seed=7).worlds
            risks[blind] = sum((each[0] & aces).bit_count() for each in drawn) / aces.bit_count() / 300
    assert risks[0] < 0.2 < 0.27 < risks[1], risks


def test_where_nothing_is_clearly_better_the_nets_have_their_way() -> None:
    followed, decided = 0, 0
    for bot, facts, _, view, moves in positions("andrews", 6):
        if len(moves) == 1:
            continue
        decision = StrongSpades(bot.game, bot.seat, SeededRng("few"), Budget(worlds=60)).choose(view, moves)
        chances = {each.move: each.win or 0.0 for each in decision.weighed}
        if chances[decision.move] == max(chances.values()):
            continue
        cards = [bot._number[each.move.card] for each in decision.weighed]
        at_once = decision.weighed[spades.at_once(facts, cards)].move
        decided, followed = decided + 1, followed + (decision.move == at_once)
    assert followed == decided > 2
