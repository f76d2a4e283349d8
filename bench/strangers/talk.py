"""The line protocol for a program: one seat, one question after the other."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from typing import Any, TextIO

Choose = Callable[[dict[str, Any], dict[str, Any], list[str], random.Random], str]
"""A player: a function of the game, its view and its moves that returns one of them."""


def converse(name: str, game: str, choose: Choose, asked: TextIO = sys.stdin) -> None:
    """Answer questions until the input ends."""
    told: dict[str, Any] = {}
    view: dict[str, Any] = {}
    moves: list[str] = []
    chance = random.Random()
    for line in asked:
        word, _, rest = line.strip().partition(" ")
        if word == "spadille":
            print(f"name {name}\ngames {game}\nready", flush=True)
        elif word == "game":
            told = json.loads(rest)
            chance.seed(f"{told['seed']} {told['seat']}")
            print("ready", flush=True)
        elif word == "view":
            view = json.loads(rest)
        elif word == "moves":
            moves = json.loads(rest)
        elif word == "go":
            print("bestmove", moves[0] if len(moves) == 1 else choose(told, view, moves, chance), flush=True)
        elif word == "quit":
            return
