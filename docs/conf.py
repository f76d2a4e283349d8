"""The site, made of this folder: `make site` writes it into build/site.

The pages stay plain Markdown that a code host shows as well. What a site needs beyond that is in `_site/`; here is what
stands where in its contents.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from pygments.lexers import TextLexer
from sphinx.application import Sphinx

import spadille

HERE: Final = Path(__file__).parent
sys.path.insert(0, str(HERE / "_site"))

project = "Spadille"
author = "the Spadille authors"
project_copyright = f"2026, {author}"
version = release = spadille.__version__
language = "en"
root_doc = "README"
exclude_patterns = ["_site", "examples"]
extensions = ["myst_parser", "pages", "addresses", "sources", "plays"]
nitpicky = True
highlight_language = "text"
smartquotes = False

source_suffix = {".md": "markdown"}
myst_heading_anchors = 4
myst_links_external_new_tab = False
suppress_warnings = ["myst.header"]  # pages of one part may begin at the same level on a code host

html_theme = "furo"
html_title = "Spadille"
html_copy_source = False
html_show_sourcelink = False
html_static_path = ["_site/static"]
html_css_files = ["site.css"]
templates_path = ["_site/templates"]
html_theme_options: dict[str, Any] = {
    "light_css_variables": {"color-brand-primary": "#12613c", "color-brand-content": "#12613c"},
    "dark_css_variables": {"color-brand-primary": "#7ed3a4", "color-brand-content": "#7ed3a4"},
    "footer_icons": [],
    "top_of_page_buttons": [],
}

site_parts: Final = {
    "Play": ["guide/first-evening", "guide/play", "rules/*_play", "rules/glossary", "guide/screen-reader", "faq"],
    "Rules": ["rules/README", "reference/differences", "rules/*"],
    "Host": ["guide/host", "guide/host/*", "guide/page", "guide/club", "privacy"],
    "Study": ["guide/tutorial", "guide/cookbook", "guide/*"],
    "Reference": [
        *("guide/commands", "notation", "guide/protocol", "guide/bot-protocol"),
        *("guide/environments-reference", "reference/*"),
    ],
    "Why": ["comparison", "architecture", "architecture/*", "bots*", "speed", "proof", "words", "adr/README", "adr/*"],
}
"""The contents: the pages of each part in their order. A star stands for all that no part has named before."""
site_children: Final = {"rules/*_play": "rules/*_way_*"}
"""Pages that the contents show below another; the first star is the same in both names."""


def setup(app: Sphinx) -> None:
    """Languages of code that Pygments does not know are shown plainly."""
    app.add_lexer("fluent", TextLexer)
    app.add_lexer("jsonl", TextLexer)
