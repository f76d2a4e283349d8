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
# # What is the bag penalty worth?
#
# In Spades ten bags (tricks above the contract) cost 100 points. What if they cost 50, or nothing? Both arms of the
# study play the same deals by the same bots, so that luck cancels out.

# %%
import os

from spadille.lab.measures import Difference
from spadille.lab.study import Arm, Compared, Study, run

SIZE = float(os.environ.get("STUDY_SIZE", "1"))
"""Size of the study, as a share of the usual."""
BASE = Arm(rulebook="andrews")
LESS = (Arm(rulebook="andrews", options={"bag_penalty": 50}), Arm(rulebook="andrews", options={"bag_penalty": 0}))


def by_name(arm: Compared) -> dict[str, Difference]:
    """The measures of an arm."""
    return {each.measure.name: each for each in (arm.primary, *arm.besides) if each is not None}


# %% [markdown]
# ## One deal
#
# Bots of the level `regular` play by rules of thumb, which ask whether bags cost anything, but not how much. So where
# they cost half, the same cards fall, and only the price is different: 5 points for each bag. That is a check of the
# study itself. Where they cost nothing, the bots play differently too.

# %%
deals = Study(game="spades", arms=(BASE, *LESS), bots=("regular", "regular"), primary="points")
found = run(deals, max(20, int(300 * SIZE)))
for arm in found.compared:
    told = by_name(arm)
    print(f"{arm.words}: {told['points'].difference} points a side and deal, {told['bags'].difference} bags a contract")
    assert arm.paired

half = by_name(found.compared[0])
assert half["bags"].difference.figure == 0
assert abs(half["points"].difference.figure - 5 * half["bags"].base.figure) < 0.5  # all but where both bid nil
print(f"half the penalty: {half['bags'].base.figure:.3f} bags at 5 points are all of the difference")

# %% [markdown]
# ## Whole games
#
# Over a match the penalty slows both sides down: without it there are fewer deals to the target. The deals themselves
# stay the same until one arm has reached it.

# %%
games = Study(game="spades", arms=(BASE, LESS[1]), bots=("regular", "regular"), primary="deals", whole=True)
found = run(games, max(6, int(60 * SIZE)))
told = by_name(found.compared[0])
print(f"deals a match: {told['deals'].base} with the penalty, {told['deals'].changed} without")
print(f"difference: {told['deals'].difference} deals")

# %% [markdown]
# ## What this does not say
#
# `regular` players take their bags as they come. Players who think (`strong`) shed tricks where bags are dear, so for
# them the penalty also changes the play: ask for `bots=("strong", "strong")`, and for more time.
