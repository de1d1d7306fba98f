"""The command of the organiser's desk: the workbook with money and addresses, beside the event."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.language import of_event
from nigiri.cli.frame.options import making
from nigiri.cli.frame.screen import patience
from nigiri.cli.frame.session import found_of, progress_words, tell

if TYPE_CHECKING:
    from nigiri.cli.frame.options import Job


@click.command()
@making
def organise(job: Job) -> None:
    """Make the organiser's workbook beside FILE, or bring it up to date."""
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


COMMANDS = (organise,)
