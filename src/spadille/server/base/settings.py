"""All settings that the operator may change: each is declared once, with its meaning and its type.

The declarations define the keys of the settings file (TOML), the names of environment variables (SPADILLE_PORT,
SPADILLE_LIMITS_SOCKETS), the messages about invalid values, and the page `docs/guide/host/settings.md`
(`python -m spadille.server.base.settings` writes it). The command line wins over the environment, that over the file.
"""

from __future__ import annotations

import ast
import inspect
import math
import os
import re
import textwrap
import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta
from msgspec import inspect as kinds

from spadille.core.contract import Value
from spadille.core.encoding import flaw
from spadille.core.errors import BadOptions, shortly
from spadille.server.base.limits import Limits
from spadille.server.base.validation import words_of

Level = Literal["debug", "info", "warning", "error"]
Seconds = Annotated[float, Meta(ge=1)]
Port = Annotated[int, Meta(ge=0, le=65_535)]

PREFIX: Final = "SPADILLE_"
_NOT_OURS: Final = {"SPADILLE_SETTINGS", "SPADILLE_LETTERS", "SPADILLE_CHECKED", "SPADILLE_GOLDEN"}
"""Variables that are not settings: the first names the settings file, the others belong to other commands."""


class Log(Value, frozen=True, kw_only=True):
    """The server's log on standard error."""

    level: Level | None = None
    """Lowest level to log; debug logs every request. Not set: info, or warning if standard error is a terminal."""


class Timeouts(Value, frozen=True, kw_only=True):
    """Time limits for waiting, in seconds."""

    connect: Seconds = 5
    """Time for a PostgreSQL database to accept a connection."""
    database: Seconds = 10
    """Time for a transaction; after that it is abandoned, and the request fails."""
    drain: float = 0
    """Time between the order to stop and the end: players are told, and no new tables are made."""


class Retention(Value, frozen=True, kw_only=True):
    """Days without a change after which a game is given up, or a table deleted."""

    give_up: float = 0
    """Days after which a game that nobody plays on is given up: it ends unfinished and its secret opens. 0: never."""
    unused: float = 30
    """Days after which a table is deleted that was never begun, or closed before the first move. 0: never."""
    unfinished: float = 0
    """Days after which a table is deleted whose game was neither finished nor given up. 0: never."""
    finished: float = 0
    """Days after which a table is deleted whose game is over, or was given up. 0: never."""


class Metrics(Value, frozen=True, kw_only=True):
    """Figures for Prometheus, on a port of their own, which no proxy publishes by mistake."""

    host: str = "127.0.0.1"
    """Address to listen on for the collector of the figures."""
    port: Port | None = None
    """The port; not set: no figures."""


class ServerSettings(Value, frozen=True, kw_only=True):
    """All settings of a server."""

    host: str = "127.0.0.1"
    """Address to listen on; 0.0.0.0 for everybody who can reach this machine."""
    port: Port | None = None
    """0: any free port; not set: 8052, or another if that is taken."""
    database: str | None = None
    """A SQLite file, or postgresql://…; not set: a file in the data folder."""
    origin: str | None = None
    """The public address, such as https://cards.example, if a proxy stands before the server."""
    trusted_proxies: tuple[str, ...] = ()
    """Proxies whose word about the client's address is trusted: addresses such as 10.0.0.5, networks such as
    172.16.0.0/12."""
    programs: tuple[str, ...] = ()
    """Programs that tables may have as bots, each NAME=COMMAND."""
    bots: tuple[str, ...] = ()
    """Bots of installed packages that tables may have."""
    trust_programs: bool = False
    """Run programs and these bots without a sandbox, with all rights of the server's user."""
    club: str | None = None
    """The folder of a club, whose evenings and ladder everybody may see at /club."""
    log: Log = Log()
    limits: Limits = Limits()
    timeouts: Timeouts = Timeouts()
    retention: Retention = Retention()
    metrics: Metrics = Metrics()


# -- reading the declarations ------------------------------------------------------------------------


class Setting(Value, frozen=True):
    """One setting: its key, as in "limits.sockets", its type, its default and its meaning."""

    key: str
    type: Any
    default: Any
    meaning: str

    @property
    def variable(self) -> str:
        """The environment variable that sets it."""
        return PREFIX + self.key.replace(".", "_").upper()

    @property
    def expected(self) -> str:
        """The permitted values, in words."""
        return " or ".join(words_of(each, 0) for each in self._kinds)

    @property
    def _kinds(self) -> list[kinds.Type]:
        """The permitted types, without None, which no source can express."""
        found = kinds.type_info(self.type)
        return [each for each in getattr(found, "types", (found,)) if not isinstance(each, kinds.NoneType)]

    def read(self, value: Any, where: str) -> Any:
        """Convert a value from a settings file or the command line to the setting's type; raises BadOptions."""
        try:
            found = msgspec.convert(value, self.type)
        except msgspec.ValidationError:
            found = math.nan
        parts = found if isinstance(found, tuple) else (found,)
        if not all(each >= 0 for each in parts if isinstance(each, int | float)):
            raise BadOptions(f"{where}: {self.key}: expected {self.expected}; got {shortly(value)}")
        return found

    def read_text(self, text: str, where: str) -> Any:
        """Return a value from text, as in environment variables; commas separate the parts of a list."""
        parts = [each.strip() for each in text.split(",") if each.strip()]
        match self._kinds[0]:
            case kinds.StrType() | kinds.LiteralType():
                return self.read(text, where)
            case kinds.BoolType():
                return self.read({"true": True, "false": False}.get(text.strip().lower(), text), where)
            case kinds.VarTupleType():
                return self.read(parts, where)
            case kinds.TupleType():
                return self.read([_number(each) for each in parts], where)
            case _:
                return self.read(_number(text.strip()), where)


def _number(text: str) -> Any:
    """Return a number if the text is one, otherwise the text."""
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


@cache
def settings() -> dict[str, Setting]:
    """All settings by key, in order of declaration."""
    return {each.key: each for each in _settings(ServerSettings, "")}


def _settings(section: type[msgspec.Struct], prefix: str) -> Iterator[Setting]:
    meanings = _meanings(section)
    for field in msgspec.structs.fields(section):
        if isinstance(field.type, type) and issubclass(field.type, msgspec.Struct):
            yield from _settings(field.type, f"{prefix}{field.name}.")
        else:
            yield Setting(prefix + field.name, field.type, field.default, meanings.get(field.name, ""))


def _meanings(section: type) -> dict[str, str]:
    """The docstring below each field of a class."""
    body = ast.parse(textwrap.dedent(inspect.getsource(section))).body[0]
    assert isinstance(body, ast.ClassDef)
    found: dict[str, str] = {}
    name = ""
    for line in body.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            name = line.target.id
        elif name and isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant):
            found[name] = " ".join(str(line.value.value).split())
    return found


# -- sources -----------------------------------------------------------------------------------------


class Held(Value, frozen=True):
    """The settings in force, and the source of each that was set."""

    settings: ServerSettings
    sources: dict[str, str]


def gather(file: Path | None, given: Mapping[str, Any], environment: Mapping[str, str] | None = None) -> Held:
    """Return the settings in force: from a file, overridden by the environment, then by `given` (command line, by key).

    A value of None in `given` means unset. Raises BadOptions for an unknown key or an invalid value.
    """
    environment = os.environ if environment is None else environment
    named = environment.get("SPADILLE_SETTINGS")
    file = file or (Path(named) if named else None)
    found: dict[str, Any] = {}
    sources: dict[str, str] = {}
    said = {key: value for key, value in given.items() if value is not None}
    for source, values in (
        (f"{file}", {} if file is None else _of_file(file)),
        ("the environment", _of_environment(environment)),
        ("the command line", {key: _known(key, "").read(value, "the command line") for key, value in said.items()}),
    ):
        found |= values
        sources |= dict.fromkeys(values, source)
    made: ServerSettings = _made(ServerSettings, "", found)
    _check(made.retention)
    return Held(made, sources)


def _check(kept: Retention) -> None:
    """Raises BadOptions if a game would be deleted before it is given up, so that its secret is never opened."""
    if kept.give_up >= kept.unfinished > 0:
        most = f"{kept.unfinished:g}, the days of retention.unfinished"
        raise BadOptions(f"retention.give_up: expected a number below {most}; got {kept.give_up:g}")


def _of_file(file: Path) -> dict[str, Any]:
    data = file.read_bytes()
    if wrong_text := flaw(data):
        raise BadOptions(f"{file}: {wrong_text}")
    try:
        told = tomllib.loads(data.decode())
    except tomllib.TOMLDecodeError as wrong:
        raise BadOptions(f"{file}: expected settings in TOML: {wrong}") from None
    return {key: _known(key, f"{file}").read(value, f"{file}") for key, value in _flat(told, "")}


def _flat(told: Mapping[str, Any], prefix: str) -> Iterator[tuple[str, Any]]:
    for key, value in told.items():
        if isinstance(value, dict) and prefix + key not in settings():
            yield from _flat(value, f"{prefix}{key}.")
        else:
            yield prefix + key, value


def _known(key: str, where: str) -> Setting:
    if key in settings():
        return settings()[key]
    if key == "workers":
        raise BadOptions(f"{where}: workers is no longer a setting: start several servers behind a proxy")
    near = get_close_matches(key, settings(), 1, 0.6)
    meant = f"a setting such as {near[0]}" if near else "one of the settings of `spadille serve --print-settings`"
    raise BadOptions(f"{where}: expected {meant}; got {shortly(key)}")


def _of_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    by_variable = {each.variable: each for each in settings().values()}
    found: dict[str, Any] = {}
    for name, text in environment.items():
        if not name.startswith(PREFIX) or name in _NOT_OURS:
            continue
        if name not in by_variable:
            near = get_close_matches(name, by_variable, 1, 0.5) or ["SPADILLE_PORT"]
            raise BadOptions(f"the environment: expected a variable such as {near[0]}; got {name}")
        found[by_variable[name].key] = by_variable[name].read_text(text, f"the environment: {name}")
    return found


def _made(section: type[Any], prefix: str, found: Mapping[str, Any]) -> Any:
    fields: dict[str, Any] = {}
    for field in msgspec.structs.fields(section):
        key = prefix + field.name
        if isinstance(field.type, type) and issubclass(field.type, msgspec.Struct):
            fields[field.name] = _made(field.type, f"{key}.", found)
        elif key in found:
            fields[field.name] = found[key]
    return section(**fields)


# -- output ------------------------------------------------------------------------------------------


def written(held: Held) -> str:
    """Return the settings in force as a settings file, with the meaning and source of each."""
    section, lines = "", []
    for each in settings().values():
        of = each.key.rpartition(".")[0]
        if of != section:
            section = of
            lines += ["", f"[{of}]"]
        value = held.settings
        for part in each.key.split("."):
            value = getattr(value, part)
        source = f"; from {held.sources[each.key]}" if each.key in held.sources else ""
        lines += [f"# {each.meaning} ({each.expected}{source})", _line(each.key, value)]
    return "\n".join([*lines, ""])


def _line(key: str, value: Any) -> str:
    name = key.rpartition(".")[2]
    if value is None:
        return f"# {name} ="
    if key == "database":  # the address may hold a password
        value = re.sub(r"(://[^:/@]*):[^@]*@", r"\1:***@", value)
    return f"{name} = {msgspec.json.encode(value).decode()}"


def page() -> str:
    """The page of the guide that lists all settings."""
    rows = [
        f"| `{each.key}` | `{each.variable}` | {each.expected} | {_usual(each.default)} | {each.meaning} |"
        for each in settings().values()
    ]
    return "\n".join([*_PAGE, *rows, ""])


def _usual(value: Any) -> str:
    return "" if value in (None, ()) else f"`{msgspec.json.encode(value).decode()}`"


_PAGE: Final = (
    "# Settings of a server",
    "",
    "<!-- Written by `python -m spadille.server.base.settings` from the declarations: change those. -->",
    "",
    "`spadille serve --settings FILE` reads a file in TOML; the variable `SPADILLE_SETTINGS` may name it too. Each",
    "setting has an environment variable of its own, in which the items of a list are separated by commas. The",
    "command line wins over the environment, and that over the file. An unknown key or variable, or an invalid value,",
    "stops the server at its start with a sentence about what was expected. `spadille serve --print-settings` prints",
    "the settings in force, and where each was set, as such a file.",
    "",
    "```toml",
    'host = "0.0.0.0"',
    'origin = "https://cards.example"',
    "",
    "[limits]",
    "sockets = 1000",
    "```",
    "",
    "A rate is two numbers: how many are allowed at once, and how many per second after that.",
    "",
    "| Setting | Variable | What it may be | Default | What it means |",
    "|---|---|---|---|---|",
)


if __name__ == "__main__":
    Path("docs/guide/host/settings.md").write_text(page(), "utf-8")
