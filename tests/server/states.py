"""What a state that a viewer is sent says of its table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Open = Callable[..., Any]


def playing(state: dict[str, Any]) -> bool:
    return bool(state["room"]["phase"] == "playing")


def over(state: dict[str, Any]) -> bool:
    return bool(state["room"]["phase"] == "over")


def mine(state: dict[str, Any]) -> bool:
    """The viewer is to move."""
    return playing(state) and any(each["to_act"] and each["seat"] == state["you"] for each in state["scene"]["plates"])


def kinds(state: dict[str, Any]) -> list[str]:
    return [each["kind"] for each in state["room"]["seats"]]


async def finish(house: Any) -> Any:
    """A game of Pyramid that its person has given up, between watchers."""
    host = await house.play("pyramid")
    await host.until(mine)
    await host.move("resign")
    await host.until(over)
    return host
