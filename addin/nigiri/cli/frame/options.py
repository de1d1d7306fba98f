"""Options that commands have in common: the file first, then how it is processed."""

from __future__ import annotations

import datetime as dt
import functools
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

import click

from nigiri.cli.frame.screen import remember_file
from nigiri.desk.core.clock import clock, logged_in
from nigiri.errors import WrongUse
from nigiri.messages.message import message, quoted

if TYPE_CHECKING:
    from nigiri.cli.frame.names import Listed, OneOf
    from nigiri.desk.core.command import Desk

Callback = Callable[..., None]
Names: TypeAlias = "OneOf | Listed"

ANY_PATH = click.Path(path_type=Path)


def _moment(_ctx: click.Context, _param: click.Parameter, typed: str | dt.datetime) -> dt.datetime:
    """Return a date and time in ISO format, local and without time zone."""
    if isinstance(typed, dt.datetime):
        return typed
    try:
        return dt.datetime.fromisoformat(typed).replace(tzinfo=None)
    except ValueError as error:
        raise click.BadParameter(message("command.use.time", asked=quoted(typed))) from error


class Job(NamedTuple):
    """The common options of a command.

    file -- the workbook; output -- the copy to be made, None to write the file itself
    as_json -- for machines; user, now -- for the log and the backups
    yes -- agree to all questions
    """

    file: Path
    now: dt.datetime
    output: Path | None = None
    dry_run: bool = False
    as_json: bool = False
    user: str = ""
    yes: bool = False

    @property
    def target(self) -> Path:
        """Return the file that will have the result."""
        return self.output or self.file

    @property
    def copies(self) -> bool:
        """Tell whether a copy is made; the file itself may be its own output."""
        if self.output is None:
            return False
        return not (self.file.exists() and self.output.exists() and self.file.samefile(self.output))

    @property
    def desk(self) -> Desk:
        """Return user and time of the command."""
        from nigiri.desk.core.command import Desk

        return Desk(self.now, self.user)


_FILE = click.argument("file", type=ANY_PATH)
_OUTPUT = click.option(
    "-o",
    "--output",
    type=ANY_PATH,
    metavar="OUT",
)
_DRY_RUN = click.option("--dry-run", is_flag=True)
_JSON = click.option("--json", "as_json", is_flag=True)
_YES = click.option("--yes", is_flag=True)
MADE = click.option("-o", "--output", type=ANY_PATH, metavar="OUT")
"""Where a command that leaves FILE alone writes what it makes; else beside FILE."""
PERSON = click.option("--user", default=logged_in)
MOMENT = click.option(
    "--now",
    callback=_moment,
    default=clock,
    metavar="TIME",
)


class _BesideFile(click.Argument):
    """A name from a list, typed in front of the file or behind it: either order is understood."""

    def handle_parse_result(
        self,
        ctx: click.Context,
        opts: Any,  # noqa: ANN401 -- as click calls it
        args: list[str],
    ) -> tuple[Any, list[str]]:
        """Exchange the two where what stands for the file is such a name, and the other is none."""
        name, file, knows = opts.get(self.name), opts.get("file"), self.type.knows  # type: ignore[attr-defined]
        typed = isinstance(name, str) and isinstance(file, str)  # click has a mark for what is not
        if typed and not knows(name) and knows(file):
            opts[self.name], opts["file"] = file, name
        return super().handle_parse_result(ctx, opts, args)


def beside_file(name: str, kind: Names, **options: Any) -> Callable[[Callback], Callback]:  # noqa: ANN401 -- click's
    """Return the argument for a name that may stand in front of the file or behind it.

    kind -- of the name: a type of names.py
    """
    return click.argument(name, type=kind, cls=_BesideFile, is_eager=True, **options)


_PICTURES: dict[str, Literal["svg", "png"]] = {".svg": "svg", ".png": "png"}


def picture_form(plot: Path | None) -> Literal["svg", "png"] | None:
    """Return the format of a picture to be made, by its name; None where none is wanted.

    Raises WrongUse for another ending, HostError where a file has that name.
    """
    if plot is None:
        return None
    from nigiri.hosts.paper.write import check_free

    form = _PICTURES.get(plot.suffix.casefold())
    if form is None:
        raise WrongUse(message("command.simulate.name", stem=plot.stem))
    check_free(plot)
    return form


def settings_typed(
    _ctx: click.Context, _param: click.Parameter, typed: tuple[str, ...]
) -> dict[str, str]:
    """Return settings by name, each typed as pattern=adjacent."""
    found = {}
    for setting in typed:
        key, equals, value = setting.partition("=")
        if not equals:
            raise click.BadParameter(message("command.use.setting", asked=quoted(setting)))
        found[key.strip()] = value.strip()
    return found


def ranks_typed(
    _ctx: click.Context, _param: click.Parameter, typed: tuple[str, ...]
) -> tuple[str, ...]:
    """Return the ranks, typed with commas."""
    return tuple(rank for text in typed for rank in text.replace(",", " ").split())


def writing(command: Callback) -> Callback:
    """Give a command that writes its file the common options, passed as `job`."""
    return _with(command, _FILE, _OUTPUT, _DRY_RUN, _JSON, PERSON, MOMENT)


def asking(command: Callback) -> Callback:
    """Give a command that may ask before it writes the options of `writing`, and --yes."""
    return _with(command, _FILE, _OUTPUT, _DRY_RUN, _YES, _JSON, PERSON, MOMENT)


def asking_in_place(command: Callback) -> Callback:
    """Give a command that changes its file for good the options of `asking`, but no copy."""
    return _with(command, _FILE, _DRY_RUN, _YES, _JSON, PERSON, MOMENT)


def making(command: Callback) -> Callback:
    """Give the command that makes a file the options that apply to it."""
    return _with(command, _FILE, _DRY_RUN, _JSON, PERSON, MOMENT)


def reading(command: Callback) -> Callback:
    """Give a command that only reads its file the common options, passed as `job`."""
    return _with(command, _FILE, _JSON, MOMENT)


def sending(command: Callback) -> Callback:
    """Give a command that makes another file, and may ask first, the options of `reading`."""
    return _with(command, _FILE, _YES, _JSON, MOMENT)


def _with(command: Callback, *options: Callable[[Callback], Callback]) -> Callback:
    """Return the command with these options before its own, collected in a job."""
    names = {"file", "output", "dry_run", "as_json", "user", "now", "yes"}

    @functools.wraps(command)
    def with_job(**given: Any) -> None:  # noqa: ANN401 -- whatever click hands over
        job = Job(**{name: given.pop(name) for name in names & set(given)})
        remember_file(job.file)
        command(job=job, **given)

    for option in reversed(options):
        option(with_job)
    return with_job
