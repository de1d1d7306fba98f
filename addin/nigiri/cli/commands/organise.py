"""The commands of workbooks that are no events: that of the organiser's desk, and a season's."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.language import speak
from nigiri.cli.frame.options import ANY_PATH, making
from nigiri.cli.frame.screen import patience
from nigiri.cli.frame.session import (
    carry_out,
    check_name,
    found_of,
    progress_words,
    tell,
    warn_if_open,
    workbook_of,
)

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.cli.frame.options import Job


@click.command()
@making
@click.option("--when", "fills", is_flag=True)
def organise(job: Job, *, fills: bool) -> None:
    """Make the organiser's workbook beside FILE, or bring it up to date."""
    if fills:
        _fill_when(job)
        return
    from nigiri.buttons.organiser_file import organise_beside

    event = workbook_of(job)
    with patience(progress_words(job, "organise")):
        path, work = organise_beside(job.file, event, job.desk, keep=not job.dry_run)
    tell(job._replace(file=path), "organise", work)


def _fill_when(job: Job) -> None:
    """Fill the hours of the organiser's timetable into the event itself."""
    from nigiri.cli.frame.language import of_event
    from nigiri.desk.organiser.organise import organisers_file
    from nigiri.desk.organiser.when import Own, fill_when
    from nigiri.hosts.files.open import closed_file
    from nigiri.hosts.xlsx.trouble import directors_words

    found_of(job)  # its language is that of the name
    name = f"{organisers_file(job.file.stem, of_event())}{job.file.suffix}"
    path = job.file.with_name(name)
    with directors_words(path):
        own = closed_file(path, now=job.now).snapshot() if path.exists() else None
    carry_out(job, "organise", lambda event, desk: fill_when(event, desk, Own(own, name)))


@click.command()
@making
@click.argument("events", type=ANY_PATH, nargs=-1, metavar="[EVENT]...")
@click.option("--print", "prints", is_flag=True)
@click.option("--page", type=ANY_PATH, metavar="PAGE")
def season(job: Job, events: tuple[Path, ...], page: Path | None, *, prints: bool) -> None:
    """Put finished events into FILE, the workbook of a season, or make it."""
    from nigiri.buttons.season_file import Wanted, event_books, put_into_season

    check_name(job.file)
    warn_if_open(job)
    with patience(progress_words(job, "season")):
        books, wanted = event_books(events, job.desk), Wanted(prints, page)
        found = put_into_season(job.file, books, wanted, job.desk, keep=not job.dry_run)
    speak(found.language)
    tell(job, "season", found.work)


COMMANDS = (organise, season)
