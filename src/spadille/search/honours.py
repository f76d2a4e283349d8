"""What the native half of a game makes of each of its options; a table that it cannot honour is not played by it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

Honour: TypeAlias = tuple[Any, ...] | Literal["any value", "scored", "before"]
"""Which values of an option the native half plays by; or why it need not know the option."""
Honours: TypeAlias = Mapping[str, Honour]

ANY: Final = "any value"
SCORED: Final = "scored"
"""It tells what ends are worth, and ends are scored by the rules themselves."""
BEFORE: Final = "before"
"""It is over before anything is played on."""
BOTH: Final = (True, False)


def aside(native: bool, honours: Honours, options: Any) -> str | None:
    """Why a player stands aside for its rules of thumb at a table with these options, in words; None if it need not."""
    if not native:
        return "the native search is missing"
    for name in options.__struct_fields__:
        known, value = honours.get(name, ()), getattr(options, name)
        if isinstance(known, tuple) and value not in known:
            return f"the native search does not play by {name} = {value}"
    return None
