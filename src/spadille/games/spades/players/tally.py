"""Counts of contracts, bags and nils in deals of Spades, for each of two players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from spadille.core.contract import DealSheet, Over, ScoreLine
from spadille.games.spades.game import Spades
from spadille.games.spades.scoring import bag_clause, helps
from spadille.games.spades.state import LEXICON, Bid, BlindNil, Nil

Counts = Mapping[str, int]


def tally(game: Spades, state: Any, players: Sequence[int]) -> tuple[Counter[str], Counter[str]]:
    """Count for both players from the score sheet of a table; `players` gives the player of each seat.

    A player's `deals` count sides (or seats, if everyone is alone), `contracts` those that bid a number, `set` those of
    them not made; `bid`, `taken` and `bags` are their tricks. `nil` and `nil_kept` count its nils, `nil_faced` and
    `nil_broken` those of the other player. `games` counts finished matches (again by side), and `penalties` their
    penalties for bags (SPD-ROS-36).
    """
    found: tuple[Counter[str], Counter[str]] = Counter(), Counter()
    sheet = game.standing(state).sheet
    for deal in sheet:
        _count(game, deal, players, found)
    if isinstance(game.turn(state), Over):
        penalties = Counter(line.side for deal in sheet for line in deal.lines for _ in range(_penalties(game, line)))
        for side in range(len(sheet[-1].totals)):
            found[players[side]].update({"games": 1, "penalties": penalties[side]})
    return found


def _penalties(game: Spades, line: ScoreLine) -> int:
    """Number of penalties for ten bags in a line of the sheet."""
    return -line.points // game.options.bag_penalty if line.clause == bag_clause(game.options, game.prefix) else 0


def _count(game: Spades, deal: DealSheet, players: Sequence[int], found: tuple[Counter[str], Counter[str]]) -> None:
    sides = len(deal.totals)
    for side in range(sides):
        own = found[players[side]]
        seats = range(side, len(players), sides)
        own["deals"] += 1
        calls: dict[int, Any] = {seat: LEXICON.read(deal.bids[seat]) for seat in seats}
        bid = sum(call.tricks for call in calls.values() if isinstance(call, Bid))
        taken = sum(deal.taken[seat] for seat, call in calls.items() if helps(game.options, call))
        if bid:
            own.update(
                {"contracts": 1, "set": int(taken < bid), "bid": bid, "taken": taken, "bags": max(0, taken - bid)}
            )
        for seat, call in calls.items():
            if isinstance(call, Nil | BlindNil):
                kept = not deal.taken[seat]
                own.update({"nil": 1, "nil_kept": int(kept)})
                found[1 - players[side]].update({"nil_faced": 1, "nil_broken": int(not kept)})


def rates(counts: Counts) -> dict[str, str]:
    """The counts as a person reads them; empty counts are left out."""
    told: dict[str, str] = {}
    if contracts := counts.get("contracts"):
        told["contracts set"] = f"{counts['set'] / contracts * 100:.1f}% of {contracts}"
        told["bid and taken a contract"] = f"{counts['bid'] / contracts:.2f} and {counts['taken'] / contracts:.2f}"
        told["bags a deal"] = f"{counts['bags'] / counts['deals']:.2f}"
    if games := counts.get("games"):
        told["bag penalties a game"] = f"{counts['penalties'] / games:.2f}"
    if nils := counts.get("nil"):
        told["nils made"] = f"{counts['nil_kept'] / nils * 100:.1f}% of {nils}"
    if faced := counts.get("nil_faced"):
        told["others' nils set"] = f"{counts['nil_broken'] / faced * 100:.1f}% of {faced}"
    return told
