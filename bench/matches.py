"""Random matches through a game's contract, and sets of cards for bare loops."""

from __future__ import annotations

import random
from typing import Any

from bench.measure import Work
from spadille.core.contract import NATURE, Chance, Decide
from spadille.parts.dealing import Deal, FirstDealer


def through_contract(game: Any, pack: list[Any], chance: random.Random) -> Work:
    """Play whole matches of random moves of a game that shuffles one pack; counts deals."""

    def work(deals: int) -> int:
        moves, play, turn, pick = game.moves, game.play, game.turn, chance.random
        done = 0
        while done < deals:
            state = play(game.initial(), NATURE, FirstDealer(game.seats - 1))
            while True:
                now = turn(state)
                if type(now) is Decide:
                    seat = now.seats[0]
                    legal = tuple(moves(state, seat))
                    state = play(state, seat, legal[int(pick() * len(legal))])
                elif type(now) is Chance:
                    chance.shuffle(pack)
                    state = play(state, NATURE, Deal(tuple(pack)))
                else:
                    break
            done += state.match.deals
        return done

    return work


def bits(mask: int) -> list[int]:
    """The indexes of the ones of a number."""
    places = []
    while mask:
        low = mask & -mask
        places.append(low.bit_length() - 1)
        mask ^= low
    return places
