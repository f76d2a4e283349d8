"""The options that the native half of a game supports; it does not play at a table with other values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

Honour: TypeAlias = tuple[Any, ...] | Literal["any value", "scored", "before"]
"""Option values that the native half supports; or the reason why it need not know the option."""
Honours: TypeAlias = Mapping[str, Honour]

ANY: Final = "any value"
SCORED: Final = "scored"
"""It only changes the score of an end, which the rules themselves compute."""
BEFORE: Final = "before"
"""It takes effect only before play begins."""
BOTH: Final = (True, False)


def aside(native: bool, honours: Honours, options: Any) -> str | None:
    """The reason, in words, why a player uses its rules of thumb with these options; None if it need not."""
    if not native:
        return "the native search is missing"
    for name in options.__struct_fields__:
        known, value = honours.get(name, ()), getattr(options, name)
        if isinstance(known, tuple) and value not in known:
            return f"the native search does not play by {name} = {value}"
    return None
