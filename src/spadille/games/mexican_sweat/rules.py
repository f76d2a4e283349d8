"""Mexican Sweat: the options and the two rulebooks."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from spadille.core.options import Option, Options, Rulebook
from spadille.core.words import Text
from spadille.games.mexican_sweat import say
from spadille.games.mexican_sweat.house import BettingAfter, CardToBeat, KillCard, LookPenalty, PairDoublesFor, Wild
from spadille.parts import say as shared
from spadille.parts.dealing import DealerMethod, first_dealer_option

HAND: Final = 7
"""Cards in a hand (SWT-05)."""


def _nobody_bets(table: MexicanSweatOptions, seats: int) -> bool:
    """True if the smallest bet is more than a pot holds that may not be exceeded."""
    pot = seats * table.ante if table.stake_mode == "ante" else table.small_blind + table.big_blind
    return table.betting_limit == "pot_limit" and table.bet > pot


class MexicanSweatOptions(Options, frozen=True, kw_only=True):
    """The agreements before play (SWT-03), and the rules that differ between texts."""

    stake_mode: Annotated[
        Literal["ante", "blinds"],
        Option(
            values=(
                ("ante", say("option-ante-mode")),
                ("blinds", say("option-blinds-mode")),
            ),
            clauses="SWT-03 SWT-04 SWT-S13",
            where=(
                (
                    lambda table, seats: table.stake_mode == "blinds" and seats == 2,
                    say("option-blinds-of-two"),
                ),
            ),
        ),
    ] = "ante"
    ante: Annotated[
        int,
        Option(
            whole=lambda n: say("option-ante", n=n),
            low=1,
            clauses="SWT-04",
            applies=lambda table, _: table.stake_mode == "ante",
        ),
    ] = 5
    small_blind: Annotated[
        int,
        Option(
            whole=lambda n: say("option-small-blind", n=n),
            low=1,
            clauses="SWT-04",
            applies=lambda table, _: table.stake_mode == "blinds",
        ),
    ] = 5
    big_blind: Annotated[
        int,
        Option(
            whole=lambda n: say("option-big-blind", n=n),
            low=1,
            clauses="SWT-04",
            applies=lambda table, _: table.stake_mode == "blinds",
        ),
    ] = 10
    betting_limit: Annotated[
        Literal["fixed", "pot_limit", "no_limit"],
        Option(
            values=(
                ("fixed", say("option-fixed")),
                ("pot_limit", say("option-pot-limit")),
                ("no_limit", say("option-no-limit")),
            ),
            clauses="SWT-03 SWT-S13",
        ),
    ] = "fixed"
    bet: Annotated[
        int,
        Option(
            whole=lambda n: shared("smallest-bet-is", chips=n),
            low=1,
            clauses="SWT-03 SWT-S13",
            left_open="SWT-S13",
            where=(
                (lambda table, _: table.betting_limit == "fixed", lambda n: say("option-bet-fixed", n=n)),
                (_nobody_bets, lambda n: say("option-bet-above-pot", n=n)),
            ),
        ),
    ] = 10
    max_raises: Annotated[
        int, Option(whole=lambda n: say("option-max-raises", n=n), clauses="SWT-S13", left_open="SWT-S13")
    ] = 3
    peek: Annotated[
        bool,
        Option(
            yes=say("option-peek"),
            no=say("option-no-peek"),
            clauses="SWT-06 SWT-24 SWT-25 SWT-26",
        ),
    ] = False
    peek_index: Annotated[
        int,
        Option(
            whole=lambda n: say("option-peek-index", n=n),
            low=1,
            high=HAND,
            clauses="SWT-24",
            applies=lambda table, _: table.peek,
        ),
    ] = HAND
    tie_with_card_to_beat: Annotated[
        Literal["rank_must_exceed", "kickers_count"],
        Option(
            values=(
                ("rank_must_exceed", say("option-rank-must-exceed")),
                ("kickers_count", say("option-kickers-count")),
            ),
            clauses="SWT-12 SWT-13 SWT-S2",
            left_open="SWT-S2",
            applies=lambda table, _: table.card_to_beat,
        ),
    ] = "rank_must_exceed"
    kickers_between_players: Annotated[
        bool,
        Option(
            yes=say("option-kickers"),
            no=say("option-no-kickers"),
            clauses="SWT-17 SWT-S1",
            left_open="SWT-S1",
        ),
    ] = True
    look_penalty: LookPenalty = "forfeit"
    pair_doubles_min_bet: Annotated[
        bool,
        Option(
            yes=say("option-pair-doubles"),
            no=say("option-pair-as-usual"),
            clauses="SWT-S13",
            left_open="SWT-S13",
        ),
    ] = False
    pair_doubles_for: PairDoublesFor = "round"
    kill_card: KillCard = "rank"
    card_to_beat: CardToBeat = True
    wild: Wild = "none"
    betting_after: BettingAfter = "turn"
    chips: Annotated[int, Option(whole=lambda n: shared("option-chips", n=n), low=1, clauses="SWT-03")] = 1000
    first_dealer: Annotated[DealerMethod, first_dealer_option("SWT-S16", left_open="SWT-S16")] = "random"
    max_deals: Annotated[
        int,
        Option(
            whole=lambda n: say("option-max-deals", n=n),
            low=1,
            high=10_000,
            clauses="SWT-S16",
            left_open="SWT-S16",
        ),
    ] = 100

    def contradiction(self, seats: int) -> Text | None:
        if self.look_penalty == "sit_out" and seats < 3:
            return say("nobody-to-sit-out", seats=seats)
        return None


DENEXA: Final = Rulebook(
    "denexa",
    say("denexa"),
    MexicanSweatOptions(),
    (2, 3, 4, 5, 6, 7),
    4,
    prefix="SWT",
    line=say("denexa-line"),
)
PEEK: Final = DENEXA.derive(
    name="peek",
    title=say("peek-book"),
    line=say("peek-line"),
    peek=True,
)

RULEBOOKS: Final = {each.name: each for each in (DENEXA, PEEK)}
