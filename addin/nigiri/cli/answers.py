"""The commands that answer a player's or the director's question: why and what-if."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import click

from nigiri.cli.options import reading, writing
from nigiri.cli.screen import patience, say, show_json
from nigiri.cli.session import host_of, tell, warn_if_open

if TYPE_CHECKING:
    from nigiri.cli.options import Job
    from nigiri.desk.command import Desk
    from nigiri.desk.show import View
    from nigiri.desk.what_if import Comparison
    from nigiri.desk.work import Work
    from nigiri.workbook.cells import Workbook
    from nigiri.workbook.changes import Changes


class Pair(click.ParamType):
    """Two players' numbers, such as 3-7."""

    name = "A-B"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None  # noqa: ANN401
    ) -> tuple[int, int]:  # fmt: skip
        """Return the two numbers."""
        if isinstance(value, tuple):
            return value
        found = re.fullmatch(r"\s*(\d{1,9})\s*[-–:]\s*(\d{1,9})\s*", value)
        if found is None:
            self.fail(f"{value!r} is no pair; write the two numbers as 3-7.", param, ctx)
        return int(found[1]), int(found[2])


class Setting(click.ParamType):
    """A setting and its value, such as pattern=adjacent."""

    name = "KEY=VALUE"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None  # noqa: ANN401
    ) -> tuple[str, str]:  # fmt: skip
        """Return key and value."""
        if isinstance(value, tuple):
            return value
        key, equals, typed = value.partition("=")
        if not equals:
            self.fail(f"{value!r} is no setting; write it as pattern=adjacent.", param, ctx)
        return key.strip(), typed.strip()


class Table(click.ParamType):
    """A table's number, or bye."""

    name = "TABLE"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None  # noqa: ANN401
    ) -> int | str:  # fmt: skip
        """Return the number, or "bye"."""
        if value == "bye" or isinstance(value, int):
            return value
        if not re.fullmatch(r"\d{1,9}", value, re.ASCII):
            self.fail(f"{value!r} is neither the number of a table nor bye.", param, ctx)
        return int(value)


@click.command()
@reading
@click.argument("table", type=Table())
@click.option("--round", "round_number", type=click.IntRange(1), help="Which round.  [the newest]")
def why(job: Job, table: int | str, round_number: int | None) -> None:
    """Say why the two at TABLE meet, or why somebody has the bye.

    TABLE is the number of a table, or: bye.
    """
    import dataclasses

    from nigiri.desk.why import why as answer
    from nigiri.desk.work import up_to_date
    from nigiri.hosts.xlsx_file import XlsxFile

    warn_if_open(job)
    with patience("nigiri why ..."):
        workbook = up_to_date(XlsxFile(job.file, now=job.now).snapshot(), job.desk)
        found = answer(workbook, table, round_number)
    if job.as_json:
        facts = [dataclasses.asdict(each) for each in found.facts]
        show_json({"command": "why", "file": str(job.file), "view": _form(found.view),
                   "facts": facts})  # fmt: skip
        return
    _show(found.view)


@click.command("what-if")
@writing
@click.option(
    "--forbid", type=Pair(), multiple=True, help="These two do not meet; as often as needed."
)
@click.option("--force", type=Pair(), multiple=True, help="These two meet; as often as needed.")
@click.option("--bye", type=click.IntRange(1), metavar="N", help="Number N has the bye.")
@click.option(
    "--set", "settings", type=Setting(), multiple=True,
    help="A setting of the Event sheet; as often as needed.",
)  # fmt: skip
@click.option("--keep", is_flag=True, help="Draw the round so.")
def what_if(job: Job, *, keep: bool, settings: tuple[tuple[str, str], ...], **wanted: Any) -> None:  # noqa: ANN401
    """Compare the round with how it would be drawn otherwise.

    The newest round while results are missing, else the one to be drawn next. Nothing is written
    without --keep.
    """
    from nigiri.desk.what_if import what_if as compare

    if job.output is not None and not keep:
        msg = "-o writes what --keep keeps; give both, or neither."
        raise click.UsageError(msg)
    seen: list[Comparison] = []

    def action(book: Workbook, desk: Desk) -> Changes:
        seen.append(compare(book, desk, settings=dict(settings), keep=keep, **wanted))
        return seen[-1].changes

    _tell(job, _work(job, action, keep=keep), seen[-1], keep=keep)


def _work(job: Job, action: Any, *, keep: bool) -> Work:  # noqa: ANN401 -- an Action of desk.work
    """Do the work, and write it where the director keeps it."""
    from nigiri.desk.work import worked

    host = host_of(job)
    with patience("nigiri what-if ..."):
        work = worked(host.snapshot(), job.desk, action)
        if keep and not job.dry_run:
            host.apply(work.changes)
    return work


def _tell(job: Job, work: Work, found: Comparison, *, keep: bool) -> None:
    """Show the comparison, and what was done with it."""
    if job.as_json:
        show_json({
            "command": "what-if", "file": str(job.target), "written": keep and not job.dry_run,
            "sentences": list(work.told()), "view": _form(found.boards),
            "totals": _form(found.totals), "changes": work.json(),
        })  # fmt: skip
        return
    _show(found.boards)
    _show(found.totals)
    tell(job, "what-if", work)


def _show(view: View) -> None:
    """Show a view: its table where it has one, and its notes."""
    from nigiri.cli.tables import show_table

    if view.rows:
        show_table(view.title, view.headings, view.rows)
    else:
        say(view.title)
    for note in view.notes:
        say(note)


def _form(view: View) -> dict[str, Any]:
    """Return a view for machines."""
    return {"title": view.title, "headings": view.headings, "rows": view.rows, "notes": view.notes}


COMMANDS = (why, what_if)
