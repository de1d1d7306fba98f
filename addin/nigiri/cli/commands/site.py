"""The command that publishes: a folder of pages for phones and the projector."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import click

from nigiri.cli.frame import garbage
from nigiri.cli.frame.options import ANY_PATH, reading
from nigiri.cli.frame.screen import complain, patience, say, show_json
from nigiri.cli.frame.session import warn_if_open
from nigiri.errors import NigiriError, WrongUse

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.cli.frame.options import Job
    from nigiri.hosts.files.watch import State

WATCHING = "Watching {file}: save it, and the pages follow. Ctrl+C ends it."
ENDED = "The pages are as they were last published."
KEPT = "The pages stay as they were. {error}"


@click.command()
@reading
@click.argument("folder", metavar="OUT", type=ANY_PATH)
@click.option("--language", help="en, fr, both, or a catalogue of your own.  [that of the event]")
@click.option("--watch", is_flag=True, help="Publish again whenever FILE is saved.")
@click.option("--open", "opens", is_flag=True, help="Open the first page.")
def publish(job: Job, *, folder: Path, language: str | None, watch: bool, opens: bool) -> None:
    """Write pages for phones and the projector into the folder OUT.

    Pairings, results, grid, standings and a page for each player; any web server can show them, and
    without one they open from the folder. Nothing else in OUT is touched.
    """
    if watch and job.as_json:
        msg = "Choose one of --watch and --json."
        raise WrongUse(msg)
    from nigiri.hosts.files.watch import state

    warn_if_open(job)
    seen = state(job.file)
    _publish(job, folder, language)
    if opens:
        click.launch(str(folder / "index.html"))
    if watch:
        with suppress(KeyboardInterrupt):
            _watch(job, folder, language, seen)
        say(ENDED)


def _publish(job: Job, folder: Path, language: str | None) -> None:
    """Write the pages once and say where they are."""
    from nigiri.desk.core.work import up_to_date
    from nigiri.desk.output.publish import publish as pages_of
    from nigiri.hosts.files.folder import write_pages
    from nigiri.hosts.files.open import closed_file
    from nigiri.hosts.paper.write import own_templates

    with patience("nigiri publish ..."):
        workbook = up_to_date(closed_file(job.file, now=job.now).snapshot(), job.desk)
        pages = pages_of(workbook, job.now, language, own_templates(job.file))
        changed = write_pages(folder, pages)
    first = folder / "index.html"
    sentence = f"{len(pages)} pages are in {folder}, {changed} of them new. Open {first}"
    if job.as_json:
        show_json(
            {
                "command": "publish",
                "folder": str(folder),
                "pages": list(pages),
                "changed": changed,
                "sentences": [sentence],
            }
        )
    else:
        say(sentence)


def _watch(job: Job, folder: Path, language: str | None, seen: State) -> None:
    """Publish again whenever the file is saved; what cannot be read leaves the old pages.

    seen -- how the file was before it was last published
    """
    from nigiri.desk.core.clock import clock
    from nigiri.hosts.files.watch import changes

    say(WATCHING.format(file=job.file.name))
    garbage.collect_as_usual()
    for _ in changes(job.file, seen):
        try:
            _publish(job._replace(now=clock()), folder, language)
        except NigiriError as error:
            complain(KEPT.format(error=error))


COMMANDS = (publish,)
