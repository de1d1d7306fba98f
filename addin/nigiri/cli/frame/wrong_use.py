"""What is wrong with a command as it was typed, in the language that is spoken: the one door.

click finds it, and would say it in English whatever the event speaks.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click
from click.exceptions import NoArgsIsHelpError, NoSuchCommand

from nigiri.cli.frame.language import heard
from nigiri.cli.frame.screen import TYPED, complain, in_words
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nigiri.messages.message import Message


#: Kind of a value -> what is said of one that is not of that kind.
_KINDS: Mapping[type, str] = {
    click.DateTime: "day",
    click.types.UUIDParameterType: "id",
    click.Path: "file",
}


class WrongUseError(click.UsageError):
    """Wrong use that tells itself in the language that is spoken; its exit code is click's."""

    def __init__(self, error: click.UsageError, program: click.Context | None) -> None:
        """Take what click found, and the context of the program where that was read already."""
        super().__init__(error.message, error.ctx or program)
        self.error = error

    def show(self, file: Any = None) -> None:  # noqa: ANN401, ARG002 -- as click calls it
        """Print how the command is called, what is wrong, and where more is said."""
        if self.ctx is None:
            complain(_what(self.error))
            return
        with self.ctx.scope(cleanup=False):
            _speak_as_typed(self.ctx)
            if self.error.ctx is not None:
                complain(self.ctx.get_usage(), self.ctx)
            complain(_what(self.error), self.ctx)
            call = filter(None, (self.ctx.command_path, self.ctx.invoked_subcommand, "--help"))
            complain(message("command.use.help", command=" ".join(call)), self.ctx)


def retell(error: click.UsageError, program: click.Context | None) -> NoReturn:
    """Raise wrong use anew so that it tells itself in the language that is spoken."""
    if isinstance(error, (WrongUseError, NoArgsIsHelpError)):
        raise error
    raise WrongUseError(error, program) from error


def _speak_as_typed(ctx: click.Context) -> None:
    """Speak the language of the event whose file was typed, unless another one is wanted."""
    from nigiri.cli.frame.language import speak_as_file

    if not heard(ctx):
        for word in ctx.meta.get(TYPED, ()):
            speak_as_file(Path(word))


def _what(error: click.UsageError) -> str:
    """Return the sentence on what is wrong; click's own where there is none."""
    if isinstance(error, click.NoSuchOption):
        return _unknown("option", error.option_name, error.possibilities)
    if isinstance(error, NoSuchCommand):
        return _unknown("command", error.command_name, error.possibilities)
    if isinstance(error, click.MissingParameter):
        return message("command.use.missing", name=_name(error))
    if isinstance(error, click.BadParameter):
        return message("command.use.value", name=_name(error), what=_value(error))
    if isinstance(error, click.BadOptionUsage):
        flag = error.message.endswith("value.")
        key = "command.use.no-value" if flag else "command.use.option-value"
        return message(key, name=error.option_name)
    more = re.fullmatch(r"Got unexpected extra arguments? \((.*)\)", error.message, re.DOTALL)
    return message("command.use.more", words=more[1]) if more else in_words(error.format_message())


def _unknown(kind: str, name: str, near: Sequence[str] | None) -> Message:
    """Return the sentence on a name that there is not, with those that are near."""
    if near:
        return message(f"command.use.{kind}.near", name=name, near=", ".join(sorted(near)))
    return message(f"command.use.{kind}", name=name)


def _name(error: click.BadParameter) -> str:
    """Return the option or argument as it is typed."""
    hint = error.param_hint or (error.param.get_error_hint(error.ctx) if error.param else "")
    return (hint if isinstance(hint, str) else " / ".join(hint)).replace("'", "")


def _value(error: click.BadParameter) -> str:
    """Return the sentence on the values that are allowed; else the words of the error itself."""
    kind = error.param.type if error.param else None
    if isinstance(kind, click.Choice):
        return message("command.use.choice", choices=", ".join(map(str, kind.choices)))
    if isinstance(kind, (click.IntRange, click.FloatRange)):
        whole = "whole" if isinstance(kind, click.IntRange) else "number"
        if kind.max is None:
            return message(f"command.use.{whole}.from", low=kind.min)
        return message(f"command.use.{whole}.range", low=kind.min, high=kind.max)
    key = next((key for each, key in _KINDS.items() if isinstance(kind, each)), None)
    if isinstance(kind, click.Path) and "not readable" in error.message:
        key = "unreadable"
    return in_words(error.message) if key is None else message(f"command.use.{key}")
