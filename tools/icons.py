"""Icons as bitmaps, for devices that do not accept SVG, made from the drawings: `python -m tools.icons`."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from playwright.async_api import async_playwright
from tests.web.conftest import FLAGS, chromium_here

WEB: Final = Path(__file__).parents[1] / "src" / "spadille" / "web"
ICONS: Final = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "icon-mask-512.png": ("icon-mask.svg", 512),
    "apple-touch-icon.png": ("icon-mask.svg", 180),
}
"""Each icon with its drawing and the length of its sides in pixels."""


async def draw() -> None:
    """Render each icon in a browser, on a transparent background."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium_here(), args=FLAGS)
        page = await browser.new_page()
        for name, (drawing, size) in ICONS.items():
            await page.set_viewport_size({"width": size, "height": size})
            await page.set_content((WEB / drawing).read_text("utf-8").replace("<svg", '<svg style="display:block"', 1))
            await page.evaluate("document.body.style.margin = 0")
            await page.screenshot(path=WEB / name, omit_background=True)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(draw())
