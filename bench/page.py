"""How long a visitor of the page without a server waits: `python -m bench.page`, on this machine.

Needed: the page that `make page` has built, playwright and Chromium. Files come from this machine, so that the network
is not measured; the number of bytes is. In Chromium every visit has a browser of its own, whose profile is new at the
first visit; Firefox (`--browser firefox`) makes first visits alone.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import statistics
import sys
import tempfile
import threading
import time
from collections import defaultdict
from pathlib import Path
from typing import Final

from playwright.async_api import BrowserContext, Page, Playwright, async_playwright
from tests.web.conftest import FLAGS, chromium_here
from tests.web.fox import program
from tools import page as building

ROOT: Final = Path(__file__).parents[1]
PATIENCE: Final = 60_000.0
Times = defaultdict[str, list[float]]


async def start(playwright: Playwright, profile: str, *, firefox: bool) -> BrowserContext:
    """Start a browser."""
    if not firefox:
        return await playwright.chromium.launch_persistent_context(profile, executable_path=chromium_here(), args=FLAGS)
    path = shutil.which("firefox-esr") or shutil.which("firefox")
    if path is None:
        raise SystemExit("expected Firefox on the PATH")
    own = program(path, Path(profile))
    return await (await playwright.firefox.launch(channel="moz-firefox", executable_path=own)).new_context()


async def visit(profile: str, home: str, which: str, times: Times, *, firefox: bool) -> None:
    """Open the page, press Play now, and bid; note the seconds until each thing is there."""
    async with async_playwright() as playwright:
        browser = await start(playwright, profile, firefox=firefox)
        tab = await browser.new_page()
        began = time.perf_counter()
        await tab.goto(home)
        await tab.wait_for_function("document.querySelector('.tile button')", timeout=PATIENCE)
        times[f"{which} visit: home"].append(time.perf_counter() - began)
        await tab.get_by_text("Play now", exact=True).first.click()
        await _bids(tab)
        times[f"{which} visit: first card, from the address"].append(time.perf_counter() - began)
        await tab.evaluate("navigator.serviceWorker.ready")
        began = time.perf_counter()
        await tab.reload()
        await _bids(tab)
        times[f"{which} visit: reload in the game"].append(time.perf_counter() - began)
        second = await browser.new_page()
        began = time.perf_counter()
        await second.goto(tab.url)
        await _bids(second)
        times[f"{which} visit: second tab"].append(time.perf_counter() - began)
        await (browser.browser or browser).close()


async def _bids(tab: Page) -> None:
    """Wait in the page itself: a locator looks only every half second."""
    await tab.wait_for_function("document.querySelector('[data-move=\"bid 3\"]')", timeout=PATIENCE)


def main() -> int:
    """Measure, and print minimum, median and maximum."""
    said = argparse.ArgumentParser(prog="python -m bench.page", description=(__doc__ or "").partition(":")[0])
    said.add_argument("--page", type=Path, default=ROOT / "build" / "page", help="folder that `make page` has built")
    said.add_argument("--browser", choices=("chromium", "firefox"), default="chromium")
    said.add_argument("--times", type=int, default=5, help="number of visitors (5 unless given)")
    given = said.parse_args()
    if not (given.page / "files.json").is_file():
        said.error(f"expected a page in {given.page}: make page")
    times: Times = defaultdict(list)
    load = os.getloadavg()[0]
    with building.serving(given.page) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        home = f"http://127.0.0.1:{server.server_address[1]}{building.path_of(given.page)}/"
        for _ in range(given.times):
            with tempfile.TemporaryDirectory() as profile:
                asyncio.run(visit(profile, home, "first", times, firefox=given.browser == "firefox"))
                if given.browser == "chromium":
                    asyncio.run(visit(profile, home, "later", times, firefox=False))
        server.shutdown()
    sent = sum(each["sent"] for each in json.loads((given.page / "files.json").read_text("utf-8")))
    sys.stdout.write(f"{sent:,} bytes over the wire; load {load:.1f} before; seconds (minimum, median, maximum):\n")
    for name, each in times.items():
        low, middle, high = min(each), statistics.median(each), max(each)
        sys.stdout.write(f"{name:42} {low:5.2f} {middle:5.2f} {high:5.2f}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
