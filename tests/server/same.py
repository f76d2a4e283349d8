"""People who play the same cards at a server that may be asked as fast as one likes: each with cookies of their own."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any

from websockets.sync.client import connect


class Browser:
    """A browser: it keeps its cookies, and plays by the first or another of the moves that are offered."""

    def __init__(self, url: str, pick: int = 0) -> None:
        self.url, self.pick = url, pick
        self.cookies: dict[str, str] = {}

    @property
    def _headers(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}

    def ask(self, path: str, body: Any = None) -> Any:
        """Return what the server answers; its words where it refuses."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", **self._headers}
        try:
            with urllib.request.urlopen(urllib.request.Request(self.url + path, data, headers)) as answer:
                for each in answer.headers.get_all("Set-Cookie") or []:
                    name, _, value = each.partition(";")[0].partition("=")
                    self.cookies[name] = value
                text = answer.read().decode()
                return json.loads(text) if answer.headers.get_content_type() == "application/json" else text
        except urllib.error.HTTPError as wrong:
            with wrong:
                return {"status": wrong.code, **json.load(wrong)}

    def begin(self, table: str) -> None:
        """Begin the game of a table that this browser has made."""
        self.tell(table, "start", ("playing", "over"))

    def tell(self, table: str, what: str, phases: tuple[str, ...]) -> None:
        """Send a request, and wait until the table is in one of these phases."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/play"
        with connect(address, additional_headers=self._headers) as line:
            line.send(json.dumps({"t": what}))
            for message in line:
                if json.loads(message).get("room", {}).get("phase") in phases:
                    return

    def play(self, table: str, moves: int = 10_000) -> dict[str, Any]:
        """Play on; returns the last state, once the game is over or `moves` moves are made."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/play"
        moved = -1
        with connect(address, additional_headers=self._headers) as line:
            for message in line:
                told = json.loads(message)
                if told["t"] != "state" or told["v"] == moved:
                    continue  # the same moment again, with other people
                offered = _offered(told["scene"])
                if told["room"]["phase"] == "over" or (offered and not moves):
                    return dict(told)
                if offered:
                    moves, moved = moves - 1, told["v"]
                    line.send(json.dumps({"t": "move", "v": told["v"], "text": offered[self.pick % len(offered)]}))
        raise AssertionError("the line has been closed")


def _offered(scene: dict[str, Any]) -> list[str]:
    faces = [face for zone in scene["zones"] for row in [zone["faces"], *zone["rows"]] for face in row]
    free = [each for each in scene["choices"] + faces if each["move"] and not each["refusal"]]
    return [each["move"].format(each["ask"]["usual"]) if each.get("ask") else each["move"] for each in free]
