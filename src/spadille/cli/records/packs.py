"""Check of a pack of cards on the command line."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from spadille.cards.card import mark_copies, read_cards
from spadille.cards.pack import NAMED_PACKS, verify_pack
from spadille.core.errors import BadOptions

_INCOMPLETE = 1


def check_pack(words: Sequence[str], name: str, *, as_json: bool) -> int:
    """Print missing, surplus and foreign cards; return 0 for a complete pack, else 1."""
    if name not in NAMED_PACKS:
        raise BadOptions(f"expected a pack of {', '.join(NAMED_PACKS)} cards; got {name[:20]!r}")
    pack = NAMED_PACKS[name]()
    cards = read_cards(words)
    if len(set(pack)) == len(pack):
        cards = mark_copies(cards) if any(each.copy for each in pack) else cards
    found = verify_pack(cards, pack)
    if as_json:
        shown = {key: [str(each) for each in getattr(found, key)] for key in ("missing", "surplus", "foreign")}
        print(msgspec.json.encode({"pack": int(name), "complete": found.complete, **shown}).decode())
    else:
        print(f"{len(cards)} cards: {found.words}")
    return 0 if found.complete else _INCOMPLETE
