"""A go-between by which Playwright drives Debian's Firefox: `python fox.py firefox-esr …`.

Both speak WebDriver BiDi. Playwright begins with a command that Firefox 153 does not know, the colours that a page is
to prefer, and gives up at once; here it hears that this was done. A Firefox that knows the command is asked like any.
"""

from __future__ import annotations

import asyncio
import json
import re
import shlex
import sys
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

SPARED = "emulation.setMediaFeaturesOverride"
"""What a browser may leave undone without harm to a test."""
_LISTENS = re.compile(r"(WebDriver BiDi listening on )(ws://\S+)")


def program(firefox: str, folder: Path) -> Path:
    """A program that starts this Firefox with the go-between before it."""
    made = folder / "firefox"
    made.write_text(f'#!/bin/sh\nexec {shlex.join([sys.executable, __file__, firefox])} "$@"\n', "utf-8")
    made.chmod(0o755)
    return made


async def between(asked: ServerConnection, address: str) -> None:
    """Pass on what is said both ways; of a command that may be spared, "unknown command" becomes "done"."""
    spared: set[int] = set()
    path = asked.request.path if asked.request else ""
    async with connect(address + path, max_size=None, origin=None, proxy=None) as firefox:

        async def answer() -> None:
            async for told in firefox:
                heard = json.loads(told)
                if heard.get("id") in spared and heard.get("error") == "unknown command":
                    told = json.dumps({"type": "success", "id": heard["id"], "result": {}})
                await asked.send(told)
            await asked.close()

        answering = asyncio.create_task(answer())
        async for said in asked:
            command = json.loads(said)
            if command["method"] == SPARED:
                spared.add(command["id"])
            await firefox.send(said)
        answering.cancel()


async def main(words: list[str]) -> int:
    """Start Firefox, and say where to find it: at the go-between."""
    process = await asyncio.create_subprocess_exec(*words, stderr=asyncio.subprocess.PIPE)
    assert process.stderr is not None
    async for line in process.stderr:
        said = line.decode(errors="replace")
        if found := _LISTENS.search(said):
            server = await serve(lambda asked: between(asked, found[2]), "127.0.0.1", 0, max_size=None)
            host, port = server.sockets[0].getsockname()
            said = f"{found[1]}ws://{host}:{port}\n"
        sys.stderr.write(said)
        sys.stderr.flush()
    return await process.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
