"""Groups of commands; each command is built on first use, because building all takes most of the start."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

F = TypeVar("F", bound=Callable[..., Any])
_WHOLE: Final = 1_000
"""Maximum length of a command's first sentence in the list, large enough never to cut one."""


class ReaderGone(Exception):
    """Raised when the reader of the output has closed it."""


_ANY_NUMBER: Final = -1


def _in_usage(make: Callable[..., str], ctx: Any, *, usage: bool = False) -> str:
    """The form of an argument that may be given several times, with dots in a line that shows the usage."""
    return make(ctx, usage=usage) + ("..." if usage else "")


class Waiting(Mapping[str, Any]):
    """The commands of a group by name, built on access; groups among them come last."""

    def __init__(self) -> None:
        self._sources: dict[str, typer.Typer] = {}
        self._heads: dict[str, TyperCommand] = {}
        self._built: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self._built:
            source = self._sources[name]
            make = typer.main.get_group if isinstance(source, Group) else typer.main.get_command
            self._built[name] = made = make(source)
            made.name = name
            for param in made.params:
                if param.param_type_name == "argument" and param.nargs == _ANY_NUMBER:
                    setattr(param, "make_metavar", partial(_in_usage, param.make_metavar))  # noqa: B010 - an attribute of one argument
        return self._built[name]

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._sources, key=lambda name: isinstance(self._sources[name], Group)))

    def __len__(self) -> int:
        return len(self._sources)

    def add(self, name: str, source: typer.Typer, *, text: str, hidden: bool = False) -> None:
        """Add what Typer makes the command from; `text` is its help."""
        self._sources[name] = source
        self._heads[name] = TyperCommand(name, help=inspect.cleandoc(text), hidden=hidden)

    def head(self, name: str) -> TyperCommand | None:
        """A command with its name and help only, for the list of commands."""
        return self._heads.get(name)


class Commands(TyperGroup):
    """A group of commands that ends quietly and successfully when the reader closes the output."""

    waiting: Waiting

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.commands: Any = self.waiting

    def make_context(self, *args: Any, **more: Any) -> Any:
        try:
            return super().make_context(*args, **more)
        except BrokenPipeError:
            raise ReaderGone from None

    def list_commands(self, ctx: Any) -> list[str]:
        return [*self.waiting]

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """List the commands, each with the whole first sentence of its help."""
        found = [(name, self.waiting.head(name) or self.get_command(ctx, name)) for name in self.list_commands(ctx)]
        told = [(name, each.get_short_help_str(_WHOLE)) for name, each in found if each is not None and not each.hidden]
        if told:
            with formatter.section("Commands"):
                formatter.write_dl(told)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise ReaderGone from None
        except typer.BadParameter as wrong:
            if getattr(wrong.param, "name", None) == "game" and not wrong.message:
                from spadille.games import GAMES

                wrong.message = f"The games are {', '.join(GAMES)}"
            raise


class Group(typer.Typer):
    """A group to which commands and groups are added, by Typer's own methods."""

    def __init__(self, cls: type[Commands] = Commands, **more: Any) -> None:
        self.waiting = Waiting()
        self._help = more.get("help", "")
        super().__init__(cls=type(cls.__name__, (cls,), {"waiting": self.waiting}), rich_markup_mode=None, **more)

    def command(self, name: str | None = None, **more: Any) -> Callable[[F], F]:
        def enter(run: F) -> F:
            alone = typer.Typer(rich_markup_mode=None, add_completion=False)
            alone.command(name, **more)(run)
            text = more.get("help") or run.__doc__ or ""
            called = name or run.__name__.replace("_", "-")
            self.waiting.add(called, alone, text=text, hidden=more.get("hidden", False))
            return run

        return enter

    def add_typer(self, typer_instance: typer.Typer, *, name: str) -> None:  # type: ignore[override]
        assert isinstance(typer_instance, Group)
        self.waiting.add(name, typer_instance, text=typer_instance._help)
