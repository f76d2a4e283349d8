"""Facts of a table, read off a state that a viewer is sent."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Any

Open = Callable[..., Any]
PATIENCE = 60.0
"""Seconds after which something that was waited for has failed: a machine that is busy is not at fault."""


def free() -> int:
    """A port that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
    return port


def playing(state: dict[str, Any]) -> bool:
    return bool(state["room"]["phase"] == "playing")


def over(state: dict[str, Any]) -> bool:
    return bool(state["room"]["phase"] == "over")


def mine(state: dict[str, Any]) -> bool:
    """The viewer is to move."""
    return playing(state) and any(each["to_act"] and each["seat"] == state["you"] for each in state["scene"]["plates"])


def kinds(state: dict[str, Any]) -> list[str]:
    return [each["kind"] for each in state["room"]["seats"]]


async def eventually(holds: Callable[[], bool]) -> None:
    """Wait until something is so that no message tells of."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


async def finish(house: Any) -> Any:
    """A game of Pyramid that its person has given up, between watchers."""
    host = await house.play("pyramid")
    await host.until(mine)
    await host.move("resign")
    await host.until(over)
    return host
