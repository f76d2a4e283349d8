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
# # Mini Baccarat: what every bet costs, and why roads foretell nothing
#
# The roads on a baccarat table show which hand has won so far. People bet by them. Do they know anything?

# %%
import os

import spadille.odds

SIZE = float(os.environ.get("STUDY_SIZE", "1"))
"""Size of the study, as a share of the usual."""

# %% [markdown]
# ## The chances of a coup are known exactly
#
# Every order in which the cards of a full shoe can come has been counted.

# %%
coup = spadille.odds.ask("mini_baccarat", "coup")
for each in coup.figures:
    print(f"{each.words!s:<45} {each.value:9.6f}")
assert round(coup.figure("banker").value, 6) == 0.458597

# %% [markdown]
# ## The shoe hardly remembers
#
# Cards that are gone do change the chances, but by how much? Take out the six cards of a coup that was as good for
# Player as can be, and see.

# %%
before, after = coup, spadille.odds.ask("mini_baccarat", "coup", gone="5H 5D 5S 5C 6S 6H")
was, now = before.figure("banker").value, after.figure("banker").value
print(f"Banker wins {was:.4%} of coups from a full shoe, {now:.4%} after those cards")
assert abs(now - was) < 0.005

# %% [markdown]
# ## And roads do not know even that
#
# Coups from whole shoes, sorted by what the roads showed before each. If a road knew something, Banker would win more
# often after one sign than after another. All lines tell the same, as far as this number of coups can show.

# %%
roads = spadille.odds.ask("mini_baccarat", "roads", samples=max(200, int(4000 * SIZE)), seed=7)
expected = roads.figure("expected").value
inside = 0
for each in roads.figures:
    if each.error:
        low, high = each.between or (0.0, 1.0)
        near = low <= expected <= high
        inside += near
        told = "as expected" if near else "off"
        print(f"{each.words!s:<55} {each.value:.3f} ({low:.3f} to {high:.3f})  {told}  (n = {each.n})")
print(f"{inside} of {len(roads.figures) - 1} intervals hold the chance of a full shoe, {expected:.4f}")

# %% [markdown]
# One interval in twenty may miss by luck alone: these are 95 % intervals. A bettor who tries enough roads finds one
# that has "worked".
