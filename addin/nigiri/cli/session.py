"""A command on a file: read it, do the work, preview or write it, tell what to do next."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from nigiri.cli.screen import complain, patience, say, show_json
from nigiri.errors import WrongUse

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from nigiri.cli.options import Job
    from nigiri.desk.show import View
    from nigiri.desk.work import Action, Work
    from nigiri.hosts import Host

_OTHER_WORKBOOKS = {".xls", ".xlsm", ".xlsb", ".csv"}


def host_of(job: Job) -> Host:
    """Return where the workbook lives; a warning when it is open and only read."""
    from nigiri.hosts.files import closed_file, file_copy

    if job.copies or job.dry_run:
        warn_if_open(job)
    if job.output is not None and job.copies:
        check_name(job.output)
        return file_copy(job.file, job.output, now=job.now)
    return closed_file(job.file, now=job.now)


def check_name(path: Path) -> None:
    """Raise WrongUse when a workbook to be made has a name that no program opens as one."""
    from nigiri.hosts.files import WORKBOOKS

    if path.suffix.casefold() not in WORKBOOKS:
        stem = path.stem if path.suffix.casefold() in _OTHER_WORKBOOKS else path.name
        msg = f"The name of a workbook ends in .xlsx or .ods: write {stem}.xlsx"
        raise WrongUse(msg)


def warn_if_open(job: Job) -> None:
    """Warn that what is not saved in a spreadsheet program is not seen."""
    from nigiri.hosts.locks import lock_of

    lock = lock_of(job.file.resolve())
    if lock is not None:
        complain(f"{job.file.name} is open in {lock.by}: what is not saved there is not seen.")


def carry_out(
    job: Job, name: str, action: Action, shows: Callable[[Work], View] | None = None
) -> Work:
    """Do the work of a command on its file and tell about it.

    shows -- what it shows besides: a table of the workbook as it will be
    """
    from nigiri.desk.work import worked

    host = host_of(job)
    with patience(f"nigiri {name} ..."):
        work = worked(host.snapshot(), job.desk, action)
    asked = bool(work.changes.questions) and not (job.yes or job.dry_run)
    if asked and not _go_on(job, work):
        say("Nothing was written.")
        return work
    with patience(f"nigiri {name} ..."):
        if not job.dry_run and (job.copies or not work.idle):
            host.apply(work.changes)
    tell(job, name, work, shows(work) if shows else None, asked=asked)
    return work


def _go_on(job: Job, work: Work) -> bool:
    """Tell whether the director agrees to what the work asks; WrongUse where nobody can answer."""

    def show() -> None:
        for question in work.changes.questions:
            say(question)

    return agreed(job, show, "Go on with what stands there now?")


def agreed(job: Job, show: Callable[[], None], question: str) -> bool:
    """Return the answer to a question, after showing what it is about.

    Raises WrongUse where nobody can answer: for machines, and where no terminal is.
    """
    if job.as_json:
        msg = "With --json nobody is asked: add --yes."
        raise WrongUse(msg)
    show()
    try:
        return click.confirm(question)
    except click.Abort:
        if at_a_terminal():
            raise
    msg = "Nobody answers here, so nothing was written. To agree beforehand: add --yes."
    raise WrongUse(msg)


def at_a_terminal() -> bool:
    """Tell whether somebody sits there who could answer."""
    return sys.stdin.isatty()


def tell(
    job: Job, name: str, work: Work, view: View | None = None, *, asked: bool = False
) -> None:  # fmt: skip
    """Tell what was done and what comes next; asked -- the questions were told already."""
    if job.as_json:
        show_json(_as_json(job, name, work, view))
        return
    if job.dry_run:
        _show_preview(work)
    if view is not None and view.headings:
        show_view(view, remarks=True)
    for sentence in work.told():
        if not (asked and sentence in work.changes.questions):
            say(sentence, job.target)
    if job.dry_run:
        say("Nothing was written (--dry-run).")


def _show_preview(work: Work) -> None:
    """Show the cells that would change, those that follow from others dim and first."""
    from nigiri.cli.tables import show_table

    sheets = len({line.sheet for line in work.lines})
    show_table(
        f"{len(work.lines)} changes on {sheets} sheets",
        ("Sheet", "Cell", "Before", "After"),
        [line[:4] for line in work.lines],
        dim=[line.computed for line in work.lines],
    )


def _as_json(job: Job, name: str, work: Work, view: View | None) -> dict[str, Any]:
    """Return what a machine is told."""
    form: dict[str, Any] = {
        "command": name,
        "file": str(job.target),
        "written": not job.dry_run and (job.copies or not work.idle),
        "sentences": list(work.told()),
    }
    if job.dry_run:
        form["cells"] = [line._asdict() for line in work.lines]
    if view is None:
        return {**form, "changes": work.json()}
    return {**form, "view": view_form(view)}


def show_view(view: View, *, remarks: bool = False) -> None:
    """Show a view: its table where it has one, and its notes.

    remarks -- the last column may go below its row
    """
    from nigiri.cli.tables import show_table

    if view.rows:
        show_table(view.title, view.headings, view.rows, remarks=remarks)
    else:
        say(view.title)
    for note in view.notes:
        say(note)


def view_form(view: View) -> dict[str, Any]:
    """Return a view for machines."""
    return {"title": view.title, "headings": view.headings, "rows": view.rows, "notes": view.notes}
