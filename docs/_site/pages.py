"""Which pages there are: the contents by parts, and the address of a folder for its README."""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final

from sphinx.application import Sphinx
from sphinx.builders.dirhtml import DirectoryHTMLBuilder

README: Final = "README"


class SiteBuilder(DirectoryHTMLBuilder):
    """Pages at addresses without an ending; the README of a folder is the page of the folder."""

    name = "site"

    def get_target_uri(self, docname: str, typ: str | None = None) -> str:
        return str(super().get_target_uri(as_index(docname), typ))

    def get_output_path(self, page_name: str, /) -> Path:
        return Path(super().get_output_path(as_index(page_name)))


def as_index(docname: str) -> str:
    """A page's name, "index" for a README."""
    folder, slash, name = docname.rpartition("/")
    return f"{folder}{slash}index" if name == README else docname


def contents(parts: dict[str, list[str]], found: set[str]) -> dict[str, list[str]]:
    """The pages of every part, each page once: one that is named goes before a star, wherever that stands."""
    named = {name for names in parts.values() for name in names if "*" not in name}
    taken: set[str] = set()
    made: dict[str, list[str]] = {}
    for part, names in parts.items():
        made[part] = []
        for name in names:
            here = sorted(page for page in found - named - taken if fnmatch(page, name)) if "*" in name else [name]
            here = [page for page in here if page.count("/") == name.count("/")]
            taken.update(here)
            made[part] += here
    return made


def below(children: dict[str, str], page: str, found: set[str]) -> list[str]:
    """The pages that the contents show below this one, only while it or one of them is open.

    >>> below({"rules/*_play": "rules/*_way_*"}, "rules/war_play", {"rules/war_way_one_down", "rules/spades_way_whiz"})
    ['rules/war_way_one_down']
    """
    names: set[str] = set()
    for parent, child in children.items():
        if fnmatch(page, parent):
            before, _, after = parent.partition("*")
            pattern = child.replace("*", page[len(before) : len(page) - len(after)], 1)
            names.update(name for name in found if fnmatch(name, pattern))
    return sorted(names)


def _tables_of_contents(app: Sphinx, docname: str, source: list[str]) -> None:
    """Give the first page the contents of all parts, and a page those below it; a code host shows neither."""
    found = set(app.project.docnames)
    children = app.config.site_children
    if docname != app.config.root_doc:
        source[0] += _hidden(below(children, docname, found))
        return
    nested = {name for page in found for name in below(children, page, found)}
    for part, names in contents(app.config.site_parts, found - nested - {docname}).items():
        source[0] += _hidden(names, part)


def _hidden(names: list[str], part: str = "") -> str:
    """A table of contents that only the sidebar shows; empty without pages."""
    listed, caption = "\n".join(f"/{name}" for name in names), f":caption: {part}\n" if part else ""
    return f"\n```{{toctree}}\n:hidden:\n{caption}\n{listed}\n```\n" if names else ""


def _read_again(app: Sphinx, *_: Any) -> list[str]:
    """The pages with contents are read every time: pages may have come."""
    found = set(app.project.docnames)
    return [app.config.root_doc, *(page for page in found if below(app.config.site_children, page, found))]


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_builder(SiteBuilder)
    app.add_config_value("site_parts", {}, "env")
    app.add_config_value("site_children", {}, "env")
    app.connect("source-read", _tables_of_contents)
    app.connect("env-get-outdated", _read_again)
    return {"parallel_read_safe": False}
