"""Links that leave the folder of the pages: the files they lead to are shown on the site, as this version has them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from docutils import nodes
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import TextLexer, get_lexer_for_filename
from pygments.util import ClassNotFound
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.util import logging

LOG: Final = logging.getLogger(__name__)
FOLDER: Final = "source"
"""Where on the site they lie."""
_TEXT: Final = 200_000
"""The longest file that is shown, in bytes."""


def _outside(app: Sphinx, docname: str, target: str) -> Path | None:
    """The file or folder that a link leaves the pages for; None where it does not, or leads nowhere."""
    there = (Path(app.srcdir) / docname).parent / target.partition("#")[0]
    file = Path(os.path.normpath(there))
    if not file.exists():
        file = file.with_suffix(".md")  # a page, as MyST tells it
    if file.is_dir() and (file / "README.md").is_file():
        file = file / "README.md"
    return file if file.exists() and file.is_relative_to(Path(app.srcdir).parent) else None


def _leave(app: Sphinx, document: nodes.document) -> None:
    """Turn links to files that are no pages into links to their text; a folder is named and no link."""
    docname = app.env.docname
    files: list[str] = []
    for node in [*document.findall(addnodes.download_reference), *document.findall(addnodes.pending_xref)]:
        if node.get("reftype") != "myst" or node["reftarget"] in app.env.found_docs:
            continue
        file = _outside(app, docname, node["reftarget"])
        if file is not None and file.is_dir():
            node.replace_self(node.children)
        elif file is not None:
            files.append(file.relative_to(Path(app.srcdir).parent).as_posix())
            node.replace_self(nodes.reference("", "", *node.children, source_file=files[-1], internal=True))
    app.env.metadata[docname]["source_files"] = files


def _lead(app: Sphinx, document: nodes.document, docname: str) -> None:
    """Give those links their addresses."""
    for node in document.findall(nodes.reference):
        if "source_file" in node:
            node["refuri"] = app.builder.get_relative_uri(docname, f"{FOLDER}/{node['source_file']}")


def _shown(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    """A bare page for each file that some page leads to."""
    files = {file for data in app.env.metadata.values() for file in data.get("source_files", ())}
    for file in sorted(files):
        path = Path(app.srcdir).parent / file
        if path.stat().st_size > _TEXT:
            LOG.warning("too long to be shown: %s", file)
        yield f"{FOLDER}/{file}", {"title": file, "body": _coloured(path)}, "source.html"


def _coloured(path: Path) -> str:
    try:
        lexer = get_lexer_for_filename(path.name)
    except ClassNotFound:
        lexer = TextLexer()
    form = HtmlFormatter(linenos="inline", lineanchors="line", anchorlinenos=True, nowrap=False)
    return str(highlight(path.read_text("utf-8"), lexer, form))


def setup(app: Sphinx) -> dict[str, Any]:
    app.connect("doctree-read", _leave, priority=100)
    app.connect("doctree-resolved", _lead)
    app.connect("html-collect-pages", _shown)
    return {"parallel_read_safe": False}
