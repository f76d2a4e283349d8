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


def _tables_of_contents(app: Sphinx, docname: str, source: list[str]) -> None:
    """Give the first page the contents of all parts, which a code host would show as they are written."""
    if docname != app.config.root_doc:
        return
    found = set(app.project.docnames) - {docname}
    for part, names in contents(app.config.site_parts, found).items():
        listed = "\n".join(names)
        source[0] += f"\n```{{toctree}}\n:hidden:\n:caption: {part}\n\n{listed}\n```\n"


def _read_again(app: Sphinx, *given: Any) -> list[str]:
    """The page with the contents is read every time: pages may have come."""
    return [app.config.root_doc]


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_builder(SiteBuilder)
    app.add_config_value("site_parts", {}, "env")
    app.connect("source-read", _tables_of_contents)
    app.connect("env-get-outdated", _read_again)
    return {"parallel_read_safe": False}
