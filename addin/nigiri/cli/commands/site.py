"""The command that publishes: a folder of pages for phones and the projector."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.names import PAPER_LANGUAGE
from nigiri.cli.frame.options import ANY_PATH, MADE, reading
from nigiri.cli.frame.process import collect_as_usual
from nigiri.cli.frame.screen import complain, in_words, patience, say, show_json
from nigiri.cli.frame.session import beside_file, workbook_of
from nigiri.errors import NigiriError, WrongUse
from nigiri.messages.message import form, message

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.cli.frame.options import Job
    from nigiri.hosts.files.watch import State


@click.command()
@reading
@click.argument("folder", metavar="[OUT]", required=False, type=ANY_PATH)
@MADE
@click.option("--language", type=PAPER_LANGUAGE)
@click.option("--watch", is_flag=True)
@click.option("--open", "opens", is_flag=True)
def publish(
    job: Job, *, folder: Path | None, language: str | None, watch: bool, opens: bool
) -> None:
    """Write pages for phones and the projector into a folder."""
    if watch and job.as_json:
        raise WrongUse(message("command.publish.either"))
    from nigiri.hosts.files.watch import state

    wanted = _folder(job, folder)
    seen = state(job.file)
    folder = _publish(job, wanted, language)
    if opens:
        click.launch(str(folder / "index.html"))
    if watch:
        with suppress(KeyboardInterrupt):
            _watch(job, folder, language, seen)
        say(message("command.publish.ended"))


def _folder(job: Job, folder: Path | None) -> Path | None:
    """Return the folder of the pages, that of -o or of the argument, None for one beside the file.

    Raises WrongUse where both are given.
    """
    if job.output is not None and folder is not None:
        raise WrongUse(message("command.publish.twice"))
    return job.output or folder


def _publish(job: Job, wanted: Path | None, language: str | None) -> Path:
    """Write the pages once, say where they are, and return their folder.

    wanted -- the folder, None for one beside the file
    """
    from nigiri.desk.output.publish import Looks, hidden_names
    from nigiri.desk.output.publish import publish as made
    from nigiri.hosts.files.folder import pages_of, write_pages
    from nigiri.hosts.paper.write import own_templates
    from nigiri.members.club_file import club_if_readable

    workbook = workbook_of(job)
    folder = wanted or beside_file(job, "pages")
    with patience(message("command.works", command="publish")):
        looks = Looks(language, own_templates(job.file), club_if_readable())
        files = made(workbook, job.now, looks)
        changed = write_pages(folder, files)
    pages = pages_of(files)
    first = folder / "index.html"
    sentence = message(
        "command.publish", count=len(pages), folder=str(folder), changed=changed, first=str(first)
    )
    sentences = (sentence, *hidden_names(workbook))
    if job.as_json:
        show_json(
            {
                "command": "publish",
                "folder": str(folder),
                "pages": pages,
                "changed": changed,
                "sentences": [*map(in_words, sentences)],
                "messages": [*map(form, sentences)],
            }
        )
    else:
        for each in sentences:
            say(each)
    return folder


def _watch(job: Job, folder: Path, language: str | None, seen: State) -> None:
    """Publish again whenever the file is saved; what cannot be read leaves the old pages.

    seen -- how the file was before it was last published
    """
    from nigiri.desk.core.clock import clock
    from nigiri.hosts.files.watch import changes

    say(message("command.publish.watching", file=job.file.name))
    collect_as_usual()
    for _ in changes(job.file, seen):
        try:
            _publish(job._replace(now=clock()), folder, language)
        except NigiriError as error:
            complain(message("command.publish.kept", trouble=error.sentence))


COMMANDS = (publish,)
