"""The command of the organiser's desk: the workbook with money and addresses, beside the event."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.options import making
from nigiri.cli.frame.screen import patience
from nigiri.cli.frame.session import progress_words, tell, workbook_of

if TYPE_CHECKING:
    from nigiri.cli.frame.options import Job


@click.command()
@making
def organise(job: Job) -> None:
    """Make the organiser's workbook beside FILE, or bring it up to date."""
    from nigiri.buttons.organiser_file import organise_beside

    event = workbook_of(job)
    with patience(progress_words(job, "organise")):
        path, work = organise_beside(job.file, event, job.desk, keep=not job.dry_run)
    tell(job._replace(file=path), "organise", work)


COMMANDS = (organise,)
