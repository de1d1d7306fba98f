"""The commands for files of other programs and of federations: open, export, rounds."""

from __future__ import annotations

import uuid
from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.language import of_new_event
from nigiri.cli.frame.names import FORMAT, LANGUAGE
from nigiri.cli.frame.options import ANY_PATH, asking, beside_file, making, sending
from nigiri.cli.frame.screen import in_words, patience, say, show_json
from nigiri.cli.frame.session import agreed, carry_out, check_name, found_of, progress_words, tell
from nigiri.messages.message import form as json_form
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from nigiri.cli.frame.options import Job


@click.command("open")
@making
@click.argument("out", type=ANY_PATH, required=False, metavar="[OUT]")
@click.option("--language", type=LANGUAGE)
@click.option("--id", "event_id", type=click.UUID)
def open_(job: Job, out: Path | None, language: str | None, event_id: uuid.UUID | None) -> None:
    """Make a workbook of FILE, an event of another program."""
    from nigiri.desk.core.work import Work
    from nigiri.desk.setup.import_event import import_event
    from nigiri.hosts.files.foreign import read_foreign
    from nigiri.hosts.files.open import closed_file
    from nigiri.hosts.files.states import Deed
    from nigiri.hosts.memory import Memory

    language = of_new_event(language)
    target = out or job.file.with_suffix(".xlsx")
    check_name(target)
    data = read_foreign(job.file)
    with patience(progress_words(job, "open")):
        changes = import_event(
            data,
            job.desk,
            source=job.file.name,
            language=language,
            event_id=event_id or uuid.uuid4(),
        )
        if not job.dry_run:
            deed = Deed(job.now, job.user, "open", language=language)
            closed_file(target, now=job.now, deed=deed).create(changes)
    tell(job._replace(file=target), "open", Work(Memory().snapshot(), changes))


@click.command()
@beside_file("form", FORMAT, metavar="FORMAT")
@sending
@click.argument("out", type=ANY_PATH, required=False, metavar="[OUT]")
def export(job: Job, form: str, out: Path | None) -> None:
    """Write the event in FILE for another program or a federation."""
    from nigiri.desk.output.export_event import export, file_name, questions, written_sentences
    from nigiri.hosts.paper.write import check_free, existing_content, write_with_backup

    workbook = found_of(job)
    path = out or job.file.with_name(file_name(job.file.stem, form))
    if out is not None:
        check_free(out)
    with patience(message("command.works", command="export")):
        file = export(workbook, form, job.now.date(), existing_content(path))
    if file.open_points and not job.yes and not _agreed(job, questions(file)):
        say(message("command.nothing"))
        return
    sentences = written_sentences(path, write_with_backup(path, file.data), file.sentences)
    if job.as_json:
        show_json(
            {
                "command": "export",
                "file": str(path),
                "sentences": list(map(in_words, sentences)),
                "messages": list(map(json_form, sentences)),
                "open_points": list(map(in_words, file.open_points)),
            }
        )
        return
    for sentence in sentences:
        say(sentence)


def _agreed(job: Job, asked: Sequence[str]) -> bool:
    """Tell whether the file is wanted although it has open points."""

    def show() -> None:
        for point in asked[1:]:
            say(point, job.file)

    return agreed(job, show, asked[0])


@click.command()
@asking
@click.argument("event", type=ANY_PATH, metavar="EVENT")
def rounds(job: Job, event: Path) -> None:
    """Bring the rounds of EVENT, a file of another program, back into FILE."""
    from nigiri.desk.other_programs.rounds import bring_rounds
    from nigiri.hosts.files.foreign import read_foreign

    data, source = read_foreign(event), event.name
    carry_out(job, "rounds", lambda book, desk: bring_rounds(book, desk, data, source=source))


COMMANDS = (open_, export, rounds)
