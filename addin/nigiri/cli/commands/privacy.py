"""The commands on private facts: a copy of the workbook without them, and forgetting them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.language import of_event
from nigiri.cli.frame.options import MADE, asking_in_place, making
from nigiri.cli.frame.screen import in_words, patience, say, show_json
from nigiri.cli.frame.session import (
    agreed,
    beside_file,
    check_name,
    found_of,
    host_of,
    progress_words,
    warn_of_links,
    warn_of_rights,
)
from nigiri.messages.message import form, message

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from nigiri.cli.frame.options import Job
    from nigiri.desk.core.work import Work
    from nigiri.hosts import Snapshot
    from nigiri.hosts.files.forget import Copies
    from nigiri.messages.message import Message


@click.command("archive-copy")
@making
@MADE
def archive_copy(job: Job) -> None:
    """Make a copy to be mailed as the archive, without private facts."""
    from nigiri.desk.privacy.forget import archive_copy as action
    from nigiri.hosts.files.atomic_write import refuse_existing
    from nigiri.hosts.files.open import file_copy

    workbook = found_of(job)
    path = job.output or beside_file(job, "archive", job.file.suffix)
    check_name(path)
    refuse_existing(path)
    changes = action(workbook, job.desk)
    copied = message("private.copy", copy=str(path), file=job.file.name)
    if job.dry_run:
        _tell(job, "archive-copy", changes.sentences, path, written=False)
        return
    with patience(progress_words(job._replace(output=path), "archive-copy")):
        target = file_copy(host_of(job), path, now=job.now)
        target.copy.forgets = True
        target.apply(changes)
    warn_of_rights(target)
    _tell(job, "archive-copy", [copied, *changes.sentences], path)


@click.command()
@asking_in_place
def forget(job: Job) -> None:
    """Take private facts out of the file for good, with all earlier copies of it."""
    from nigiri.desk.core.work import Work
    from nigiri.desk.privacy.forget import forget as action
    from nigiri.hosts.files.forget import copies_of, texts_left

    workbook = found_of(job)
    _sweep(job)
    work = Work(workbook, action(workbook, job.desk))
    known = _copies(job, workbook)
    copies, texts = copies_of(job.file, known), texts_left(host_of(job))
    sentences: list[str] = [*work.changes.sentences]
    sentences += [message("private.forget.texts", many=texts)] * bool(texts)
    if work.idle and not (copies or texts or known.hall):
        nothing = [_nothing(job, workbook), *sentences, *_beside(job, known)]
        _tell(job, "forget", nothing, job.file, written=False)
        return
    sentences += [message("private.forget.copies", many=copies)] * bool(copies)
    sentences += _beside(job, known)
    if job.dry_run:
        _tell(job, "forget", sentences, job.file, written=False)
    elif job.yes or _agreed(job, sentences):
        _forget(job, work, known)
        done = message("private.forget.done", file=job.file.name)
        _tell(job, "forget", [*sentences, done] if job.yes else [done], job.file)
    else:
        say(message("command.nothing"))


def _sweep(job: Job) -> None:
    """Remove the copies of events that killed conversions of .ods files left."""
    if not job.dry_run:
        from nigiri.hosts.libreoffice import sweep

        sweep(time.time())


def _nothing(job: Job, workbook: Snapshot) -> Message:
    """Return the sentence that there is nothing to forget; hidden names are private, and stay."""
    from nigiri.desk.privacy.forget import named_in_full

    key = "private.forget.no-more" if named_in_full(workbook) else "private.forget.nothing"
    return message(key, file=job.file.name)


def _agreed(job: Job, sentences: Sequence[str]) -> bool:
    """Tell whether what goes may go; WrongUse where nobody can answer."""

    def show() -> None:
        for sentence in sentences:
            say(sentence)

    return agreed(job, show, message("private.forget.ask"))


def _copies(job: Job, workbook: Snapshot) -> Copies:
    """Return the marks of the earlier copies of a workbook, those of Excel's Undo as well.

    And the files of its hall, which tell of phones and of helpers.
    """
    from nigiri.desk.privacy.forget import traces
    from nigiri.hosts.excel.history import HistoryFolder, usual_folder
    from nigiri.hosts.files.forget import Copies
    from nigiri.hosts.hall.inbox import hall_files

    found = traces(workbook)
    undo = (HistoryFolder(usual_folder()).file(found.event),) if found.event else ()
    return Copies(found.seals, undo, hall_files(job.file))


def _beside(job: Job, known: Copies) -> list[Message]:
    """Return the sentences on what lies beside: what the hall reported, and addresses.

    The former goes as well, the organiser's workbook with the latter does not.
    """
    from nigiri.desk.organiser.organise import organisers_file

    folders = {file.parent.name for file in known.hall}
    hall = [message("private.forget.hall", folder=folder) for folder in folders]
    name = f"{organisers_file(job.file.stem, of_event())}{job.file.suffix}"
    there = job.file.with_name(name).exists()
    return [*hall, message("private.organiser", file=name)] if there else hall


def _forget(job: Job, work: Work, known: Copies) -> None:
    """Write the file without private facts, and remove its earlier copies."""
    from nigiri.hosts.files.forget import forget as written
    from nigiri.hosts.files.open import closed_file
    from nigiri.hosts.files.states import Deed

    deed = Deed(job.now, job.user, "forget")
    file = closed_file(job.file, now=job.now, deed=deed, backup=False)
    warn_of_links(file)
    with patience(progress_words(job, "forget")):
        written(file, work.changes, known)
    warn_of_rights(file)


def _tell(
    job: Job, command: str, sentences: Sequence[str], file: Path, *, written: bool = True
) -> None:
    """Say what was done, or what would be."""
    if job.as_json:
        told = {"command": command, "file": str(file), "written": written}
        said = {"sentences": [*map(in_words, sentences)], "messages": [*map(form, sentences)]}
        show_json({**told, **said})
        return
    for sentence in sentences:
        say(sentence)
    if job.dry_run:
        say(message("command.nothing.dry-run"))


COMMANDS = (archive_copy, forget)
