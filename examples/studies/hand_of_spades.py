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
# # What is a hand of Spades worth?
#
# Players count sure tricks and bid. How many tricks do hands take in fact, and how good is the usual count?

# %%
import os

import spadille.odds

SIZE = float(os.environ.get("STUDY_SIZE", "1"))
"""Size of the study, as a share of the usual."""
SAMPLES = max(60, int(600 * SIZE))

HANDS = {
    "strong": "AS KS QS JS 9S AH KH 4H 3H AD 7D 6C 2C",
    "the same without the jack of spades": "AS KS QS 9S 8S AH KH 4H 3H AD 7D 6C 2C",
    "the ace of diamonds is small": "AS KS QS JS 9S AH KH 4H 3H 8D 7D 6C 2C",
    "for a nil": "TS 4S 9H 7H 5H 3H 8D 6D 4D 7C 5C 3C 2C",
}

# %% [markdown]
# ## Tricks
#
# The other cards are dealt at random, again and again, and all four hands bid and play by rules of thumb. So the
# figures are about such players, and they are samples: each has its interval.

# %%
worth: dict[str, float] = {}
for words, hand in HANDS.items():
    answer = spadille.odds.ask("spades", "hand", rulebook="andrews", samples=SAMPLES, seed=3, hand=hand)
    tricks = answer.figure("tricks")
    worth[words] = tricks.value
    spread = "  ".join(
        f"{at}: {answer.figure(f'takes-{at}').value:.0%}"
        for at in range(14)
        if answer.figure(f"takes-{at}").value >= 0.01
    )
    print(f"{words:<38} {tricks.value:5.2f} ± {tricks.error:.2f} tricks   {spread}")
assert worth["strong"] > worth["the ace of diamonds is small"] > worth["for a nil"]

# %% [markdown]
# ## What one card is worth
#
# An ace is not worth one trick exactly, and a jack of trumps not nothing: what a card is worth depends on the hand.

# %%
for card, poorer in (
    ("jack of spades", "the same without the jack of spades"),
    ("ace", "the ace of diamonds is small"),
):
    print(f"the {card} is worth {worth['strong'] - worth[poorer]:+.2f} tricks in the strong hand")

# %% [markdown]
# ## A nil
#
# The last hand would bid nil, and it did so above. How often is it kept?

# %%
low = HANDS["for a nil"]
nil = spadille.odds.ask("spades", "hand", rulebook="andrews", samples=SAMPLES, seed=3, hand=low, call="nil")
for each in nil.figures:
    if "nil" in str(each.words):
        print(f"{each.words}: {each.said}, {each.how}")
        assert each.value > 0.3
