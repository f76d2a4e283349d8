"""Build the table in a page, which needs no server: `python -m tools.page [build/page]`.

The result is a folder of files for any web host. It contains the interpreter (npm package `pyodide`), the libraries of
the application (wheels of `requirements/page.txt`, each with its hash) and Spadille itself, compiled for it. Nothing is
fetched from anywhere else when the page runs. `lock` writes the hashes anew; `serve` shows the folder on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import functools
import gzip
import hashlib
import http.server
import io
import json
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import webbrowser
import zipfile
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from spadille.core.words import ENGLISH, LANGUAGES, speaking
from spadille.games import GAMES
from spadille.page import INSTEAD, STATES
from spadille.page.shell import Page
from spadille.server.api import pages
from spadille.web.scripts import fair_script
from tools import page_kernel, page_omissions

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "spadille"
LOCK: Final = ROOT / "requirements" / "page.txt"
LIBRARIES: Final = (
    "anyio",
    "attrs",
    "babel",
    "fluent.runtime",
    "fluent.syntax",
    "litestar",
    "msgspec",
    "multidict",
    "multipart",
    "pytz",
    "sniffio",
    "sqlalchemy",
    "typing-extensions",
)
"""The libraries that the application imports; wheels for any platform, or for the interpreter of the page."""
_PLATFORM: Final = ("--platform", "pyemscripten_2026_0_wasm32", "--platform", "any", "--python-version", "314")
_PACKAGES: Final = "pyodide-lock.json"
_INTERPRETER: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", _PACKAGES)
TRANSPORT: Final = "core/transport.js"
"""The module that reaches the application; the page has another one than a server's pages."""
MOST: Final = 10_000_000
"""Maximum number of bytes over the wire, compressed."""


def download(folder: Path) -> list[Path]:
    """Fetch the wheels, each with the hash in the lock file; return them."""
    words = ["download", "--quiet", "--no-deps", "--only-binary=:all:", *_PLATFORM, "--dest", str(folder)]
    subprocess.run([sys.executable, "-m", "pip", *words, "--require-hashes", "--requirement", str(LOCK)], check=True)
    return sorted(folder.glob("*.whl"))


def lock() -> None:
    """Write the newest versions of the libraries, and the hashes of their wheels, to the lock file."""
    with tempfile.TemporaryDirectory() as name:
        words = ["download", "--quiet", "--no-deps", "--only-binary=:all:", *_PLATFORM, "--dest", name, *LIBRARIES]
        subprocess.run([sys.executable, "-m", "pip", *words], check=True)
        rows = []
        for wheel in sorted(Path(name).glob("*.whl")):
            project, version = wheel.name.split("-")[:2]
            digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
            rows.append(f"{project.replace('_', '-').lower()}=={version} \\\n    --hash=sha256:{digest}\n")
    LOCK.write_text("".join(rows), "utf-8")


# -- Python ------------------------------------------------------------------------------------------


def application(folder: Path, *, native: bool = True) -> None:
    """Copy Spadille into a folder, without what the page has no use for; `native`: with the compiled kernel."""
    ignored = shutil.ignore_patterns("__pycache__", "*.pyc")
    shutil.copytree(SOURCE, folder / "spadille", ignore=ignored)
    for pattern in page_omissions.LEFT_OUT:
        for path in [*(folder / "spadille").glob(pattern)]:
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    if native:
        page_kernel.build(folder / "spadille" / "search" / "_native.so")


def first_modules(folder: Path) -> None:
    """Unpack the part of the standard library that the interpreter needs before it can unpack the rest."""
    first = _first()
    _standard_library(folder, lambda name: _top(name) in first)


def libraries(folder: Path) -> None:
    """Unpack the wheels and the rest of the standard library into a folder, without what nothing here uses."""
    first = _first()
    _standard_library(folder, lambda name: _top(name) not in first)
    with tempfile.TemporaryDirectory() as name:
        for wheel in download(Path(name)):
            with zipfile.ZipFile(wheel) as found:
                found.extractall(folder, [each for each in found.namelist() if page_omissions.is_needed(each)])
    page_omissions.slimmed(folder / "babel" / "global.dat")
    for name in page_omissions.UNUSED:
        (folder / name).write_text('"""Not used in the page."""\n', "utf-8")


@functools.cache
def _first() -> frozenset[str]:
    """The modules and packages at the top that the interpreter reads at once."""
    return frozenset(map(_top, _with_interpreter("page_first.mjs").split()))


def _top(name: str) -> str:
    return name.partition("/")[0]


def _standard_library(folder: Path, wanted: Callable[[str], bool]) -> None:
    with zipfile.ZipFile(_node("pyodide") / "python_stdlib.zip") as found:
        names = [each for each in found.namelist() if wanted(each) and not page_omissions.NOT_IMPORTED.match(each)]
        found.extractall(folder, names)


def _with_interpreter(program: str, *words: str) -> str:
    """Run a program that uses the interpreter of the page; return what it prints."""
    command = ["node", str(ROOT / "tools" / program), *words]
    return subprocess.run(command, check=True, cwd=ROOT, stdout=subprocess.PIPE, text=True).stdout


def compiled(folder: Path) -> list[Path]:
    """Compile the Python files of a folder with the page's interpreter; return all files but the sources."""
    _with_interpreter("page_compile.mjs", str(folder))
    return [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix != ".py"]


def zipped(folder: Path, archive: Path) -> None:
    """Pack what the interpreter reads as it is."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in compiled(folder):
            packed.writestr(zipfile.ZipInfo(str(path.relative_to(folder))), path.read_bytes(), zipfile.ZIP_DEFLATED)


def packed(folder: Path, archive: Path) -> None:
    """Pack as small as possible what is unpacked before it is read; the same files give the same archive."""
    with tarfile.open(archive, "w:xz", preset=9, format=tarfile.USTAR_FORMAT) as out:
        for path in compiled(folder):
            data, row = path.read_bytes(), tarfile.TarInfo(str(path.relative_to(folder)))
            row.size = len(data)
            out.addfile(row, io.BytesIO(data))


# -- the files of the page ---------------------------------------------------------------------------


def shell(language: str, base: str = "") -> str:
    """The frame of the page in a language, which loads the page's own start; `base` is its path on the host."""
    with speaking(language):
        page = pages.page_shell()
        words = {name: str(text) for name, text in STATES.items()}
        instead = {name: str(text) for name, text in INSTEAD.items()}
    page = page.replace('src="/static/js/main.js"', 'src="/static/js/page/boot.js"')
    page = page.replace("<html ", f'<html data-languages="{" ".join(LANGUAGES)}" ', 1)
    page = page.replace(
        '<main id="app"', '<p id="page-state" class="wait" role="status" hidden></p>\n<main id="app"', 1
    )
    page = re.sub(r'\b((?:src|href)=")/(?!/)', rf"\1{base}/", page)
    told = re.search(r'<script id="texts" type="application/json">(.*?)</script>', page, re.DOTALL)
    assert told is not None
    texts = json.loads(told[1])
    texts["texts"] |= instead
    found = json.dumps({"page": words, **texts}, ensure_ascii=False).replace("<", "\\u003c")
    return page[: told.start(1)] + found + page[told.end(1) :]


def screens(folder: Path, base: str = "") -> None:
    """Write everything that the browser loads besides Python."""
    static, js = folder / "static", SOURCE / "page" / "js"
    shutil.copytree(SOURCE / "web" / "js", static / "js", ignore=shutil.ignore_patterns(*page_omissions.UNSERVED))
    shutil.copytree(js, static / "js", ignore=shutil.ignore_patterns("sw.js"), dirs_exist_ok=True)
    _filled(js / TRANSPORT, static / "js" / TRANSPORT, base=base)
    shutil.copytree(SOURCE / "web" / "fonts", static / "fonts", ignore=shutil.ignore_patterns("*.txt"))
    (static / "page.css").write_bytes(pages.page_style())
    shutil.copytree(SOURCE / "web" / "css", static / "css", ignore=shutil.ignore_patterns(*pages.style_names()))
    for each in SOURCE.joinpath("web").iterdir():
        if each.suffix in (".svg", ".png"):
            shutil.copy(each, static)
    manifest = json.loads((SOURCE / "web" / "manifest.webmanifest").read_text("utf-8"))
    manifest |= dict.fromkeys(("id", "start_url", "scope"), f"{base}/")
    manifest["icons"] = [each | {"src": base + each["src"]} for each in manifest["icons"]]
    (folder / "manifest.webmanifest").write_text(json.dumps(manifest), "utf-8")
    for game in GAMES:
        place = folder / "games" / game
        place.mkdir(parents=True)
        place.joinpath("fair.js").write_bytes(fair_script(game))
    for language in LANGUAGES:
        name = "index.html" if language == ENGLISH else f"shell.{language}.html"
        (folder / name).write_text(shell(language, base), "utf-8")
    for language, data in asyncio.run(answers()).items():
        (folder / f"games.{language}.json").write_bytes(data)
    shutil.copy(folder / "index.html", folder / "404.html")  # hosts show it for the address of a table


async def answers() -> dict[str, bytes]:
    """The list of games by language, which the page shows before its Python runs."""
    with tempfile.TemporaryDirectory() as name:
        page = Page(Path(name))
        await page.start()
        try:
            found = {each: await page.request("GET", "/api/games", {"accept-language": each}, "") for each in LANGUAGES}
        finally:
            await page.stop()
    return {language: data for language, (_, _, data) in found.items()}


def _filled(source: Path, target: Path, **words: str) -> None:
    """Copy a file with words in place of their names, such as %BASE%."""
    text = source.read_text("utf-8")
    for name, word in words.items():
        text = text.replace(f"%{name.upper()}%", word)
    target.write_text(text, "utf-8")


def interpreter(folder: Path) -> None:
    """Copy the interpreter, with an empty list of the packages that it could load: the page loads none by it."""
    folder.mkdir(parents=True)
    for name in _INTERPRETER:
        shutil.copy(_node("pyodide") / name, folder)
    known = json.loads((folder / _PACKAGES).read_text("utf-8"))
    (folder / _PACKAGES).write_text(json.dumps({**known, "packages": {}}), "utf-8")


def _node(package: str) -> Path:
    """The folder of an npm package."""
    return ROOT / "node_modules" / package


def listed(folder: Path) -> list[dict[str, object]]:
    """All files of the page with their hashes and sizes."""
    rows: list[dict[str, object]] = []
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.name not in ("files.json", "sw.js", "404.html"):
            data = path.read_bytes()
            address = "" if path.name == "index.html" else path.relative_to(folder).as_posix()
            digest = base64.b64encode(hashlib.sha256(data).digest()).decode()
            small = len(data) if path.suffix in (".zip", ".xz") else len(gzip.compress(data, 9, mtime=0))
            rows.append({"path": address, "hash": f"sha256-{digest}", "bytes": len(data), "sent": small})
    return rows


def build(folder: Path, base: str = "", *, native: bool = True) -> int:
    """Build the page for a path on its host ("": the top); return the number of bytes over the wire.

    Without the compiled kernel (`native`) it has no `strong` bots, and says so.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    interpreter(folder / "pyodide")
    for fill, pack, name in (
        (first_modules, zipped, "python_stdlib.zip"),
        (libraries, packed, "libraries.tar.xz"),
        (functools.partial(application, native=native), packed, "spadille.tar.xz"),
    ):
        with tempfile.TemporaryDirectory() as place:
            fill(Path(place))
            pack(Path(place), folder / "pyodide" / name)
    screens(folder, base)
    rows = listed(folder)
    (folder / "files.json").write_text(json.dumps(rows), "utf-8")
    version = hashlib.sha256(json.dumps(rows).encode()).hexdigest()[:16]
    _filled(SOURCE / "page" / "js" / "sw.js", folder / "sw.js", version=version)
    return sum(int(str(each["sent"])) for each in rows)


def sizes(rows: Iterable[dict[str, object]]) -> str:
    """The largest files, for people."""
    largest = sorted(rows, key=lambda each: -int(str(each["sent"])))[:8]
    return "\n".join(f"  {int(str(each['sent'])):>9,}  {each['path']}" for each in largest)


class _Files(http.server.SimpleHTTPRequestHandler):
    """A host of files as there are many: an unknown address shows 404.html."""

    def __init__(self, *given: Any, base: str, **more: Any) -> None:
        self._base = base
        super().__init__(*given, **more)

    def translate_path(self, path: str) -> str:
        """The file of an address; none outside the path of the page."""
        inside = path.startswith(f"{self._base}/")
        return super().translate_path(path.removeprefix(self._base) if inside else "/nothing")

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        if code != 404:
            super().send_error(code, message, explain)
            return
        body = Path(self.directory, "404.html").read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


_Files.extensions_map = {**_Files.extensions_map, ".mjs": "text/javascript", ".wasm": "application/wasm"}


def path_of(folder: Path) -> str:
    """The path on its host that a page was built for."""
    start = json.loads((folder / "manifest.webmanifest").read_text("utf-8"))["start_url"]
    return str(start).rstrip("/")


class _Host(http.server.ThreadingHTTPServer):
    """A server that says nothing of a browser that has gone before it had the whole file."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def serving(folder: Path, port: int = 0) -> http.server.ThreadingHTTPServer:
    """A server of a built page on the loopback interface, at the page's path."""
    base = path_of(folder)
    handler = functools.partial(_Files, directory=str(folder), base=base)
    return _Host(("127.0.0.1", port), handler)


def main() -> int:
    """Build, lock, or serve."""
    asked = argparse.ArgumentParser(prog="python -m tools.page", description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("do", nargs="?", choices=("build", "lock", "serve"), default="build")
    asked.add_argument("--folder", type=Path, default=ROOT / "build" / "page")
    asked.add_argument("--port", type=int, default=8053)
    asked.add_argument("--base", default="", help='path on the host, such as "/table"; the top unless given')
    given = asked.parse_args()
    if given.base and not re.fullmatch(r"(/[\w.~-]+)+", given.base):
        asked.error(f'expected a path such as "/table"; got {given.base!r}')
    if given.do == "lock":
        lock()
        return 0
    if given.do == "serve":
        with serving(given.folder, given.port) as server, suppress(KeyboardInterrupt):
            address = f"http://127.0.0.1:{server.server_address[1]}{path_of(given.folder)}/"
            sys.stdout.write(f"The page is at {address} (Ctrl+C ends it)\n")
            sys.stdout.flush()
            webbrowser.open(address)
            server.serve_forever()
        return 0
    sent = build(given.folder, given.base)
    sys.stdout.write(f"{given.folder}: {sent:,} bytes over the wire; the largest files:\n")
    sys.stdout.write(f"{sizes(listed(given.folder))}\n")
    if sent > MOST:
        sys.stderr.write(f"expected at most {MOST:,} bytes\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
