"""Pyramid: of each way to play, how many deals can be won and how many `regular` won (`bench.pyramid_chances`)."""

from __future__ import annotations

from typing import Final

DEALS: Final = 500
MEASURED: Final[tuple[tuple[dict[str, object], int, int], ...]] = (
    ({}, 341, 258),
    ({"stock_passes": 1}, 18, 3),
    ({"reserve": "giza", "win_condition": "clear_all_52"}, 168, 27),
    ({"overlap_match": True}, 418, 374),
    ({"draw_count": 3}, 280, 21),
    ({"stock_passes": 3}, 321, 212),
    ({"overlap_match": True, "draw_count": 3}, 358, 51),
    ({"overlap_match": True, "stock_passes": 1}, 63, 21),
    ({"stock_passes": 2}, 208, 75),
    ({"stock_passes": 3, "stock_waste_pairs": True}, 337, 216),
    ({"win_condition": "clear_all_52", "stock_waste_pairs": True}, 310, 94),
    ({"overlap_match": True, "stock_passes": 3}, 408, 330),
    ({"overlap_match": True, "win_condition": "clear_all_52", "stock_waste_pairs": True}, 373, 84),
    ({"reserve": "giza"}, 189, 39),
    ({"reserve": "giza", "win_condition": "clear_all_52", "overlap_match": True}, 266, 56),
)
