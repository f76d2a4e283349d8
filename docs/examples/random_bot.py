"""A player of all eight games in plain Python: it makes any of the moves it is offered.

spadille arena spades --bots club,mine --program "mine=python3 docs/examples/random_bot.py"
"""

import json
import random
import sys


def say(text):
    print(text, flush=True)


def main():
    view, moves = None, []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "spadille":
            say("name Random example")
            say("ready")
        elif word == "game":
            told = json.loads(rest)  # game, seats, rulebook, options, seat
            random.seed(f"{told['seed']} {told['seat']}")
            say("ready")
        elif word == "view":
            view = json.loads(rest)  # what this seat sees: a player that thinks begins here
        elif word == "moves":
            moves = json.loads(rest)
        elif word == "go":
            say("info " + json.dumps({"why": f"any of {len(moves)} moves while the phase is {view['phase']}"}))
            say("bestmove " + random.choice(moves))
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
