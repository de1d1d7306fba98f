"""The helps of commands and options, from the catalogue, in the language that is spoken.

The modules of the commands have none: a command gets them when somebody asks for its help.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.language import speaking
from nigiri.messages.catalogue import area, known, template

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

#: What click says itself in English -> key.
_CLICK = {
    "Options": "help.click.options",
    "Commands": "help.click.commands",
    "Show this message and exit.": "help.click.help",
}
_PIECES = ("default", "required")
#: More letters than the first sentence of any help has: it is not cut.
_WHOLE = 500


class _Formatter(click.HelpFormatter):
    """Says in the language that is spoken what click says itself."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write the line that shows how the command is called."""
        super().write_usage(prog, args, prefix or _spoken("help.click.usage"))

    def write_heading(self, heading: str) -> None:
        """Write a heading of click."""
        super().write_heading(_of_click(heading))

    def write_dl(
        self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2
    ) -> None:
        """Write options or commands with their helps."""
        super().write_dl([(name, _of_click(told)) for name, told in rows], col_max, col_spacing)


class SpokenContext(click.Context):
    """The context of a command that takes its helps from the catalogue when somebody asks."""

    formatter_class = _Formatter

    def get_help(self) -> str:
        """Return the help of the command in the language that is spoken."""
        name = _name_of(self)
        _describe(self.command, name)
        if isinstance(self.command, click.Group):
            for each, inner in self.command.commands.items():
                _describe(inner, f"{name}-{each}".lstrip("-"))
        return super().get_help()


def _name_of(context: click.Context) -> str:
    """Return the name of a command in the catalogue: "draw", "ratings-load"; "" of the program."""
    if context.parent is None:
        return ""
    return f"{_name_of(context.parent)}-{context.info_name}".lstrip("-")


def with_helps(command: click.Command) -> click.Command:
    """Let a command and the commands in it say their helps when they are asked for; return it."""
    command.context_class = SpokenContext
    if isinstance(command, click.Group) and isinstance(command.commands, dict):
        for inner in command.commands.values():
            with_helps(inner)
    return command


def write_hours(
    hours: Mapping[str, Iterable[str]],
    commands: Mapping[str, click.Command],
    formatter: click.HelpFormatter,
) -> None:
    """Write commands by the hours of the day, each under the words of its hour.

    hours -- key of an hour -> names of its commands
    """
    widest = max(map(len, commands))
    for hour, names in hours.items():
        rows = [(name.ljust(widest), commands[name].get_short_help_str(_WHOLE)) for name in names]
        with formatter.section(_spoken(f"help.hour.{hour}")):
            formatter.write_dl(rows)


def _describe(command: click.Command, name: str) -> None:
    """Give a command and its options their helps.

    name -- in the catalogue: "draw", "ratings-load", "" for the program itself; a help that is not
    there stays as it is
    """
    known_as = name or "nigiri"
    command.help = _help(known_as) or command.help
    for option in command.params:
        if isinstance(option, click.Option):
            long = next(each for each in option.opts if each.startswith("--"))[2:]
            group, dash, _ = name.partition("-")
            places = [known_as, *([group] if dash else []), "shared"]
            option.help = next(filter(None, (_help(f"{each}.{long}") for each in places)), None)


def _help(name: str) -> str | None:
    """Return a help, None where there is no such one."""
    key = f"help.{name}"
    return _spoken(key) if key in area("help", "en") else None


def _spoken(key: str) -> str:
    """Return the words of a key with the quotes around commands as they stand."""
    return template(key, known(speaking()))


def _of_click(told: str) -> str:
    """Return a text of click in the language that is spoken; nigiri's own texts as they are."""
    if told in _CLICK:
        return _spoken(_CLICK[told])
    for piece in _PIECES:
        key = f"help.click.{piece}"
        told = told.replace(template(key, "en"), _spoken(key))
    return told
