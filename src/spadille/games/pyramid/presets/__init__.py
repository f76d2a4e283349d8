"""Pyramid: well-known ways to play, the most popular first."""

from __future__ import annotations

from typing import Final

from spadille.core.preset import Preset
from spadille.core.words import speaker
from spadille.games.pyramid import say as rules

say: Final = speaker(__package__)

PRESETS: Final = (
    Preset(
        name="three_passes",
        title=say("three-passes"),
        line=say("three-passes-line"),
        guest=(say("three-passes-1"), say("three-passes-2"), rules("win-pyramid")),
        rulebook="denexa",
        seats=(1,),
        options={"stock_passes": 3},
        also=("three times through", "two redeals"),
    ),
    Preset(
        name="one_pass",
        title=say("one-pass"),
        line=say("one-pass-line"),
        guest=(say("one-pass-1"), rules("waste-top"), rules("win-pyramid")),
        rulebook="denexa",
        seats=(1,),
        options={"stock_passes": 1},
        also=("once through", "no redeal"),
    ),
    Preset(
        name="all_52",
        title=say("all-52"),
        line=say("all-52-line"),
        guest=(say("all-52-gone"), say("all-52-2"), say("all-52-3")),
        rulebook="denexa",
        seats=(1,),
        options={"win_condition": "clear_all_52"},
        also=("clear all 52", "every card"),
    ),
    Preset(
        name="giza",
        title=say("giza"),
        line=say("giza-line"),
        guest=(say("giza-1"), say("giza-2"), say("all-52-gone")),
        rulebook="denexa",
        seats=(1,),
        options={"reserve": "giza", "win_condition": "clear_all_52"},
        also=("pyramid with a reserve",),
    ),
    Preset(
        name="tuts_tomb_by_threes",
        title=say("tuts-tomb-by-threes"),
        line=say("tuts-tomb-by-threes-line"),
        guest=(say("tuts-tomb-by-threes-1"), say("tuts-tomb-by-threes-2"), rules("win-pyramid")),
        rulebook="tuts_tomb",
        seats=(1,),
        options={"draw_count": 3},
        also=("Tut's Tomb, draw three", "King Tut"),
    ),
)
