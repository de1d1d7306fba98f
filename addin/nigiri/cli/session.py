"""A command on a file: read it, do the work, preview or write it, tell what to do next."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from nigiri.cli.screen import complain, patience, say, show_json
from nigiri.errors import WrongUse

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from nigiri.cli.options import Job
    from nigiri.desk.show import View
    from nigiri.desk.work import Action, Work
    from nigiri.hosts import Host

_OTHER_WORKBOOKS = {".xls", ".xlsm", ".xlsb", ".ods", ".csv"}


def host_of(job: Job, command: str, found: str = "") -> Host:
    """Return where the workbook of a command lives; found -- what was edited by hand, in words."""
    from nigiri.hosts.states import Deed
    from nigiri.hosts.xlsx_copy import XlsxCopy
    from nigiri.hosts.xlsx_file import XlsxFile

    if job.output is not None and job.copies:
        return XlsxCopy(job.file, job.output, now=job.now)
    deed = Deed(job.now, job.user, command, found=found)
    return XlsxFile(job.file, now=job.now, deed=deed)


def check_job(job: Job) -> None:
    """Refuse an impossible name for a copy; warn when the workbook is open and only read."""
    if job.copies or job.dry_run:
        warn_if_open(job)
    if job.output is not None and job.copies:
        check_name(job.output)


def check_name(path: Path) -> None:
    """Raise WrongUse when a workbook to be made has a name that no program opens as one."""
    if path.suffix.casefold() != ".xlsx":
        stem = path.stem if path.suffix.casefold() in _OTHER_WORKBOOKS else path.name
        msg = f"The name of a workbook ends in .xlsx: write {stem}.xlsx"
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
    work = done(job, name, action)
    tell(job, name, work, shows(work) if shows else None)
    return work


def done(job: Job, name: str, action: Action, *, keep: bool = True) -> Work:
    """Do the work of a command on its file; what was done by hand before goes into the Log.

    keep -- write it, unless it is only tried
    """
    from nigiri.desk.by_hand import edits, log_lines, summary
    from nigiri.desk.work import worked
    from nigiri.hosts.xlsx_states import past_of

    check_job(job)
    with patience(f"nigiri {name} ..."):
        past = past_of(job.file)
        found = edits(past.last, past.workbook)
        desk = replace(job.desk, by_hand=log_lines(found, past.workbook))
        work = worked(past.workbook, desk, action)
        if keep and not job.dry_run and (job.copies or not work.idle):
            host_of(job, name, summary(found)).apply(work.changes)
    return work


def tell(job: Job, name: str, work: Work, view: View | None = None) -> None:
    """Tell what was done and what comes next."""
    if job.as_json:
        show_json(_as_json(job, name, work, view))
        return
    if job.dry_run:
        _show_preview(work)
    if view is not None:
        from nigiri.cli.tables import show_table

        show_table(view.title, view.headings, view.rows, remarks=True)
        for note in view.notes:
            say(note)
    for sentence in work.told():
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
