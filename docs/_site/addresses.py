"""Addresses that never change: clauses, options and words, found by the search and by other projects' links.

A page marks them with `<a id="spd-bic-26"></a>`, which a code host understands too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, ClassVar, Final

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.domains import Domain, ObjType
from sphinx.environment import BuildEnvironment
from sphinx.roles import XRefRole
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util.nodes import make_refnode

_ANCHOR: Final = re.compile(r'<a id="([^"]+)">')
_CLAUSE: Final = re.compile(r"[a-z]{3}(-[a-z]{3})?-[a-z]?\d+")


class Book(Domain):
    """What has an address of its own: a clause by its ID, and any other mark."""

    name = "spadille"
    label = "Spadille"
    object_types: ClassVar = {"clause": ObjType("clause", "clause")}
    roles: ClassVar = {"clause": XRefRole()}
    initial_data: ClassVar[dict[str, Any]] = {"marks": {}}
    data_version = 1

    @property
    def marks(self) -> dict[str, list[str]]:
        """The marks of every page."""
        found: dict[str, list[str]] = self.data["marks"]
        return found

    def clear_doc(self, docname: str) -> None:
        self.marks.pop(docname, None)

    def process_doc(self, env: BuildEnvironment, docname: str, document: nodes.document) -> None:
        raw = (node.astext() for node in document.findall(nodes.raw))
        self.marks[docname] = [mark for text in raw for mark in _ANCHOR.findall(text)]

    def get_objects(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        for docname, marks in self.marks.items():
            for mark in marks:
                if _CLAUSE.fullmatch(mark):
                    yield mark.upper(), mark.upper(), "clause", docname, mark, 1

    def resolve_any_xref(self, *given: Any) -> list[Any]:
        """Nothing: pages lead to clauses by their addresses."""
        return []

    def resolve_xref(
        self, env: Any, fromdocname: str, builder: Any, typ: str, target: str, node: Any, contnode: Any
    ) -> Any:
        for name, _, _, docname, mark, _ in self.get_objects():
            if name == target.upper():
                return make_refnode(builder, fromdocname, docname, mark, contnode, name)
        return None


class Leading(SphinxPostTransform):
    """Links to marks of other pages; a mark that is not there is a warning."""

    default_priority = 5

    def run(self, **kwargs: Any) -> None:
        marks, here = self.env.get_domain("spadille").data["marks"], self.env.docname
        for node in list(self.document.findall(addnodes.pending_xref)):
            page, mark = node.get("reftarget"), node.get("reftargetid")
            if node.get("reftype") == "myst" and not node.get("refdomain"):
                page, mark = here, page  # a link within the page
            if mark and mark in marks.get(page, ()):
                uri = "" if page == here else self.app.builder.get_relative_uri(here, page)
                node.replace_self(nodes.reference("", "", *node.children, refuri=f"{uri}#{mark}", internal=True))


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_domain(Book)
    app.add_post_transform(Leading)
    return {"parallel_read_safe": False}
