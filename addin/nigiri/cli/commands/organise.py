"""The command of the organiser's desk: their workbook beside the event, its hours into the event."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.language import of_event
from nigiri.cli.frame.options import making
from nigiri.cli.frame.screen import patience
from nigiri.cli.frame.session import carry_out, found_of, progress_words, tell

if TYPE_CHECKING:
    from nigiri.cli.frame.options import Job


@click.command()
@making
@click.option("--when", "fills", is_flag=True)
def organise(job: Job, *, fills: bool) -> None:
    """Make the organiser's workbook beside FILE, or bring it up to date."""
    if fills:
        _fill_when(job)
        return
    from nigiri.desk.core.work import Work, up_to_date
    from nigiri.desk.organiser.organise import organise as action
    from nigiri.desk.organiser.organise import organisers_file
    from nigiri.hosts.files.open import closed_file
    from nigiri.hosts.files.states import Deed
    from nigiri.hosts.memory import Memory

    event = up_to_date(found_of(job), job.desk)
    name = organisers_file(job.file.stem, of_event())
    path = job.file.with_name(f"{name}{job.file.suffix}")
    deed = Deed(job.now, job.user, "organise", language=of_event())
    file = closed_file(path, now=job.now, deed=deed)
    with patience(progress_words(job, "organise")):
        own = file.snapshot() if path.exists() else None
        changes = action(event, job.file.name, own, path.name)
        work = Work(own or Memory().snapshot(), changes)
        if not (job.dry_run or work.idle):
            (file.create if own is None else file.apply)(changes)
    tell(job._replace(file=path), "organise", work)


def _fill_when(job: Job) -> None:
    """Fill the hours of the organiser's timetable into the event itself."""
    from nigiri.desk.organiser.organise import organisers_file
    from nigiri.desk.organiser.when import Own, fill_when
    from nigiri.hosts.files.open import closed_file

    found_of(job)  # whose language its name is in
    name = f"{organisers_file(job.file.stem, of_event())}{job.file.suffix}"
    path = job.file.with_name(name)
    own = closed_file(path, now=job.now).snapshot() if path.exists() else None
    carry_out(job, "organise", lambda event, desk: fill_when(event, desk, Own(own, name)))


COMMANDS = (organise,)
