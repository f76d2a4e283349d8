"""Links that sit a reader down: a clause's scenario and a picture's position, played on at the table in a page.

They are there where the table in a page is published with the site: `make site TABLE=table`, for its folder `table`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from docutils import nodes
from sphinx.application import Sphinx

from spadille.core.contract import NATURE
from spadille.core.table import Table, replay
from spadille.games import open_header
from spadille.testing.scenario import run

FOLDER: Final = "records"
"""The folder of the records on the site."""
WORDS: Final = "play on from here"
_SCENARIO: Final = re.compile(r"tests/games/[^/]+/clauses/([^/]+)\.txt")


def _moment(table: Table) -> int:
    """The last moment of a table at which somebody still decides, as a number of moves."""
    if table.outcome is None:
        return table.version
    return max((at for at, (seat, _) in enumerate(table.log) if seat != NATURE), default=0)


def _make_records(app: Sphinx, *_: Any) -> list[str]:
    """Play every scenario that a page leads to, and read the records of the pictures."""
    app.config.site_records = records = {}
    if app.config.table_page:
        root = Path(app.srcdir).parent
        files = {file for data in app.env.metadata.values() for file in data.get("source_files", ())}
        for file in sorted(files):
            name = _SCENARIO.fullmatch(file)
            if name is not None:
                records[name[1]] = run((root / file).read_text("utf-8"), file)
        for path in sorted((Path(app.srcdir) / "images").glob("*.jsonl")):
            records[path.stem] = replay(path.read_bytes(), open_header)
    return []


def _sit_down(app: Sphinx, document: nodes.document, docname: str) -> None:
    """Put a link behind each scenario, and under each picture that has a record."""
    for link in list(document.findall(nodes.reference)):
        name = _SCENARIO.fullmatch(link.get("source_file", ""))
        if name is not None and name[1] in app.config.site_records:
            _put(link, nodes.Text(" · "), _link(app, docname, name[1]))
    for image in list(document.findall(nodes.image)):
        if Path(image["uri"]).stem in app.config.site_records:
            _put(image, nodes.Text(" "), _link(app, docname, Path(image["uri"]).stem))


def _put(node: nodes.Node, *after: nodes.Node) -> None:
    """Put nodes behind another one."""
    node.parent[node.parent.index(node) + 1 : node.parent.index(node) + 1] = list(after)


def _link(app: Sphinx, docname: str, name: str) -> nodes.reference:
    """The link to the table in a page, at the last moment of a record."""
    home = app.builder.get_relative_uri(docname, app.config.root_doc)
    moment = _moment(app.config.site_records[name])
    up = "../" * len(app.config.table_page.split("/"))  # from the page's folder to the site's own
    address = f"{home}{app.config.table_page}/replay?from={up}{FOLDER}/{name}.jsonl&at={moment}"
    return nodes.reference("", WORDS, refuri=address, internal=True)


def _write_records(app: Sphinx, wrong: Exception | None) -> None:
    """Write the records onto the site."""
    if wrong is None and app.config.site_records:
        folder = Path(app.outdir) / FOLDER
        folder.mkdir(exist_ok=True)
        for name, table in app.config.site_records.items():
            table.save(folder / f"{name}.jsonl")


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_config_value("table_page", "", "env")
    app.add_config_value("site_records", {}, "")
    app.connect("env-updated", _make_records)
    app.connect("doctree-resolved", _sit_down, priority=600)
    app.connect("build-finished", _write_records)
    return {"parallel_read_safe": False}
