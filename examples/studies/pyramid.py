# ---
# jupyter:
#   jupytext:
#     text_representation:
#       extension: .py
#       format_name: percent
#   kernelspec:
#     display_name: Python 3
#     language: python
#     name: python3
# ---

# %% [markdown]
# # How often can Pyramid be won?
#
# Many deals of Pyramid cannot be won by anybody. How many can depends on the rules, and how many are won on the player.

# %%
import os
from typing import Any

import spadille
import spadille.odds
from spadille.core.errors import SpadilleError

SIZE = float(os.environ.get("STUDY_SIZE", "1"))
"""Size of the study, as a share of the usual."""
SAMPLES = max(30, int(200 * SIZE))

# %% [markdown]
# ## Rule by rule
#
# The same kind of question for several sets of rules, all cards in sight and no mistakes. The solver is part of the
# compiled kernel; without it the question is refused, and this part of the study is left out.

# %%
RULES: dict[str, tuple[str, dict[str, Any]]] = {
    "as the book has it": ("denexa", {}),
    "three cards at a time": ("denexa", {"draw_count": 3}),
    "once through the stock": ("denexa", {"stock_passes": 1}),
    "Tut's Tomb": ("tuts_tomb", {}),
}
shares: dict[str, float] = {}
for words, (book, options) in RULES.items():
    try:
        answer = spadille.odds.ask("pyramid", "rules", rulebook=book, samples=SAMPLES, seed=5, **options)
    except SpadilleError as wrong:
        print(f"{words}: {wrong}")
        continue
    (share,) = answer.figures[:1]
    shares[words] = share.value
    print(f"{words:<25} {share.said}, {share.how}")
if shares:
    assert shares["once through the stock"] <= shares["as the book has it"] + 0.05

# %% [markdown]
# ## By a player who does not see the cards
#
# Bots play by what a person would see. Between what can be won and what they win lies what cannot be known, and what
# could have been played better.

# %%
won, deals = 0, max(20, int(200 * SIZE))
for number in range(deals):
    table = spadille.table("pyramid", seed=f"study {number}")
    player = spadille.bot(table, 0, "regular", seed=number)
    while table.deciding:
        table.play(0, player.choose(table.view(0), table.moves(0)).move)
    won += bool(table.outcome and table.outcome.winners)
print(f"a regular player has won {won} of {deals} deals")
