"""The program: its commands by the hours of the day, and how errors end it.

exit code  when
0          done
1          the rules of the tournament forbid it
2          wrong use: an option, a table, a list without headings
3          cells of the sheets are wrong; all of them are listed
4          the file cannot be read or written
5          the file changed between reading and writing; nothing was written
70         a fault of nigiri
130        interrupted
141        whoever read the output closed it

A module of commands is loaded when one of its commands is called; nigiri --help loads all.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, NoReturn

import click

from nigiri.cli.frame.helps import SpokenContext, with_helps, write_hours
from nigiri.cli.frame.language import speak
from nigiri.cli.frame.names import LANGUAGE, begun
from nigiri.cli.frame.process import (
    UNREAD,
    collect_seldom,
    end_at_once,
    open_what_is_closed,
    throw_away_unread,
)
from nigiri.cli.frame.screen import TYPED, complain, unheard_file
from nigiri.errors import NigiriError
from nigiri.messages.message import message
from nigiri.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Iterator

    from click.shell_completion import CompletionItem

MODULES: dict[str, tuple[str, ...]] = {
    "registration": ("new", "add", "sections", "number", "names"),
    "import_list": ("import",),
    "congress": ("supergroup",),
    "family": ("players", "bring"),
    "ratings": ("ratings",),
    "club": ("club",),
    "rules": ("rules",),
    "side_events": ("chart", "ladder"),
    "wishes": ("wish", "wishes"),
    "rounds": ("draw", "keep", "discard", "result"),
    "second_pass": ("verify",),
    "attendance": ("out", "back", "late", "bye"),
    "answers": ("why", "why-place", "what-if"),
    "simulation": ("simulate",),
    "views": ("standings", "grid", "proof", "check", "missing"),
    "sheets": ("print",),
    "templates": ("templates",),
    "site": ("publish",),
    "hall": ("hall",),
    "federations": ("preflight",),
    "send": ("send",),
    "organise": ("organise", "season"),
    "history": ("undo", "history", "restore", "recalculate", "looks"),
    "samples": ("demo", "replay"),
    "archive": ("archive",),
    "files": ("open", "export", "rounds"),
    "shadow": ("shadow",),
    "privacy": ("archive-copy", "forget"),
    "copies": ("diff", "take"),
    "buttons": ("pipe", "serve"),
    "libreoffice": ("libreoffice",),
    "excel": ("excel",),
    "completion": ("completion",),
}
OTHER_NAMES: Mapping[str, str] = {"bands": "sections", "drop": "out"}
"""What the AGA calls a command -> its name here; typed, it is that command (A5, A8)."""
_MODULE_OF = {name: module for module, names in MODULES.items() for name in names}

HOURS: dict[str, tuple[str, ...]] = {
    "event": ("new", "import", "draw", "result", "standings"),
    "organiser": ("organise",),
    "registration": ("add", "ratings", "sections", "number", "rules", "club"),
    "before": ("out", "back", "bye", "wish", "wishes", "what-if", "keep", "discard"),
    "round": ("late", "missing", "verify", "why"),
    "after": ("check", "grid", "why-place"),
    "paper": ("print", "publish", "hall", "templates"),
    "end": ("proof", "preflight", "send", "archive-copy", "forget"),
    "beside": ("chart", "ladder", "players", "bring", "supergroup", "season", "diff", "take"),
    "programs": ("open", "export", "rounds", "shadow"),
    "archives": ("archive",),
    "back": ("undo", "history", "restore", "names", "looks", "recalculate"),
    "try": ("demo", "simulate", "replay"),
    "installation": ("libreoffice", "excel", "completion", "serve", "pipe"),
}
"""Hour of the day -> its commands, as `nigiri --help` lists them; the heading is help.hour.HOUR."""


class Commands(Mapping[str, "click.Command"]):
    """All commands by name, each loaded when needed; listing the names loads none."""

    def __getitem__(self, name: str) -> click.Command:
        """Return the command of that name; KeyError for another."""
        module = import_module(f"nigiri.cli.commands.{_MODULE_OF[name]}")
        commands: tuple[click.Command, ...] = module.COMMANDS
        return with_helps({each.name: each for each in commands}[name])

    def __iter__(self) -> Iterator[str]:
        """Yield the names in the order of the day."""
        return (name for names in HOURS.values() for name in names)

    def __len__(self) -> int:
        """Return the number of commands."""
        return len(_MODULE_OF)


FAULT, INTERRUPTED = 70, 130
#: numpy starts a thread for each processor, to multiply matrices: nothing here does.
_NO_THREADS = ("OPENBLAS_NUM_THREADS", "1")


class Program(click.Group):
    """The group of all commands, which turns errors into a sentence and an exit code."""

    context_class = SpokenContext

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 -- as click calls it
        """Return the commands in the order of the day."""
        return list(self.commands)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Return the options, or the names of commands, that begin so; no command is loaded."""
        if incomplete.startswith("-"):
            return super().shell_complete(ctx, incomplete)
        return begun(self.commands, incomplete)

    def format_commands(
        self,
        ctx: click.Context,  # noqa: ARG002 -- as click calls it
        formatter: click.HelpFormatter,
    ) -> None:
        """Write the commands by the hours of the day, a line of its help beside each."""
        write_hours(HOURS, self.commands, formatter)

    def make_context(self, *args: Any, **extra: Any) -> click.Context:  # noqa: ANN401 -- likewise
        """Read what was typed before the command; what is wrong is said in words."""
        try:
            return super().make_context(*args, **extra)
        except click.UsageError as error:
            _retell(error, None)
        except BrokenPipeError:
            _end_unread()

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command, and remember what was typed."""
        ctx.meta[TYPED] = (*args,)
        return super().resolve_command(ctx, [OTHER_NAMES.get(args[0], args[0]), *args[1:]])

    def invoke(self, ctx: click.Context) -> Any:  # noqa: ANN401 -- as click declares it
        """Run the command that was asked for."""
        try:
            return super().invoke(ctx)
        except click.UsageError as error:
            _retell(error, ctx)
        except NigiriError as error:
            _speak_as_its_file(ctx)
            complain(error.sentence or str(error), ctx)
            ctx.exit(error.exit_code)
        except KeyboardInterrupt:
            complain(message("command.interrupted"), ctx)
            ctx.exit(INTERRUPTED)
        except BrokenPipeError:
            _end_unread()
        except (click.exceptions.Exit, click.Abort, click.ClickException):
            raise
        except Exception as error:  # noqa: BLE001 -- the last net: a sentence, no traceback
            _tell_fault(error, ctx)
            ctx.exit(FAULT)


def _end_unread() -> NoReturn:
    """End a command, since nobody reads what it says; click would end as if rules forbade it."""
    throw_away_unread()
    raise click.exceptions.Exit(UNREAD)


def _retell(error: click.UsageError, ctx: click.Context | None) -> NoReturn:
    """Raise wrong use anew, so that it is said in the language that is spoken."""
    from nigiri.cli.frame.wrong_use import retell

    retell(error, ctx)


def _speak_as_its_file(ctx: click.Context) -> None:
    """Speak the language of the event although the command was refused before it was read."""
    file = unheard_file(ctx)
    if file is not None:
        from nigiri.cli.frame.language import speak_as_file

        speak_as_file(file)


def _tell_fault(error: Exception, ctx: click.Context) -> None:
    """Report a fault of nigiri, with its traceback if asked for."""
    if ctx.params["debug"]:
        complain("".join(traceback.format_exception(error)).rstrip())
        complain(message("command.fault.above"), ctx)
        return
    kind = f"{type(error).__name__}: {error}".rstrip(": ")
    complain(message("command.fault", kind=kind), ctx)


def _version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:  # noqa: FBT001
    """Print the version and end."""
    if not wanted or ctx.resilient_parsing:
        return
    click.echo(f"nigiri {VERSION}")
    ctx.exit()


def _language(_ctx: click.Context, _param: click.Parameter, wanted: str | None) -> None:
    """Speak the language that is wanted."""
    if wanted:
        speak(wanted, wanted=True)


@click.group(
    cls=Program,
    commands=Commands(),
    invoke_without_command=True,
    context_settings={
        "help_option_names": ["-h", "--help"],
        "token_normalize_func": str.casefold,  # of commands and options
    },
)
@click.option(
    "--language",
    type=LANGUAGE,
    expose_value=False,
    callback=_language,
    is_eager=True,
)
@click.option("--debug", is_flag=True, envvar="NIGIRI_DEBUG")
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_version,
)
@click.pass_context
def program(ctx: click.Context, /, **_options: bool) -> None:
    """Direct a Go tournament; alone, say where the event in this folder stands."""
    if ctx.invoked_subcommand is None:
        from nigiri.cli.commands.working_folder import tell_where

        tell_where()


def main() -> None:
    """Run the program with the arguments of the shell, and end the process."""
    try:
        run()
    except SystemExit as ended:
        end_at_once(ended.code)
        raise


def run() -> None:
    """Run the program with the arguments of the shell; SystemExit with its exit code."""
    open_what_is_closed()
    for stream in (sys.stdout, sys.stderr):
        # A name that the terminal cannot show must not stop a draw.
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    collect_seldom()
    os.environ.setdefault(*_NO_THREADS)
    program(prog_name="nigiri")
