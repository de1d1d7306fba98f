"""The commands on two copies of an event: diff, and take, which asks where both differ."""

from __future__ import annotations

import shutil
import sys
import textwrap
from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.names import one_of
from nigiri.cli.frame.options import ANY_PATH, reading, writing
from nigiri.cli.frame.screen import in_words, put, say, show_json
from nigiri.cli.frame.session import (
    at_a_terminal,
    carry_out,
    found_of,
    host_of,
    name_asked,
    warn_if_open,
    workbook_of,
)
from nigiri.desk.copies.decisions import SIDES
from nigiri.errors import WrongUse
from nigiri.messages.message import form, message

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.cli.frame.options import Job
    from nigiri.desk.copies.comparison import Comparison, Copy
    from nigiri.desk.copies.decisions import Difference, Side

_UNLIMITED = 10_000
_INDENT = "  "
_SIDES = "copies.take.side"
"""How the keys of the words for file and copy begin."""


@click.command()
@reading
@click.argument("other", type=ANY_PATH)
def diff(job: Job, other: Path) -> None:
    """Compare FILE with OTHER, another copy of the event."""
    from nigiri.desk.copies.comparison import compare

    if job.file.exists() and other.exists() and job.file.samefile(other):
        raise WrongUse(message("copies.diff.same-file", file=job.file.name))
    found = compare(*_copies(job, other))
    if job.as_json:
        show_json({"command": "diff", "file": str(job.file), "other": str(other), **_form(found)})
        return
    for sentence in found.sentences:
        _tell(sentence)
    for part in found.parts:
        put("")
        _tell(part.about)
        for sentence in part.sentences:
            _tell(sentence, _INDENT)


def _copies(job: Job, other: Path) -> tuple[Copy, Copy]:
    """Return both copies, called by their files' names; by their paths where these are alike."""
    from nigiri.desk.copies.comparison import copy_of, other_copy_of

    here = found_of(job)
    beside = job._replace(file=other)
    there = host_of(beside).snapshot()
    warn_if_open(beside)
    names = (job.file.name, other.name)
    if names[0] == names[1]:
        names = (str(job.file), str(other))
    return copy_of(names[0], here, job.desk), other_copy_of(names[1], there, job.desk)


def _tell(sentence: str, indent: str = "") -> None:
    """Print a sentence in lines that a terminal has room for, indented."""
    room = shutil.get_terminal_size().columns if sys.stdout.isatty() else _UNLIMITED
    following = f"{indent}{_INDENT}" if indent else ""
    put(
        textwrap.fill(
            in_words(sentence),
            room,
            initial_indent=indent,
            subsequent_indent=following,
            break_on_hyphens=False,
        )
    )


def _form(found: Comparison) -> dict[str, object]:
    """Return a comparison for machines."""
    return {
        **found.ancestry._asdict(),
        "sentences": [*map(in_words, found.sentences)],
        "messages": [*map(form, found.sentences)],
        "differences": [
            {
                "about": in_words(part.about),
                "round": part.round,
                "sentence": in_words(each),
                "message": form(each),
            }
            for part in found.parts
            for each in part.sentences
        ],
    }


@click.command()
@writing
@click.argument("copy", type=ANY_PATH, metavar="COPY")
@click.option("--keep", type=one_of(*SIDES, words=_SIDES))
def take(job: Job, copy: Path, *, keep: Side | None) -> None:
    """Take in COPY, a helper's copy of the event in FILE: registration, or results."""
    from nigiri.buttons.sister_files import copy_at
    from nigiri.desk.copies.take import differing
    from nigiri.desk.copies.take import take as action

    warn_if_open(job._replace(file=copy))
    source, there = copy_at(copy, job.file, job.desk)
    answers: dict[str, Side] = {}
    if keep is None and at_a_terminal() and not job.as_json:
        asked = differing(workbook_of(job), there, source=source)
        answers = {each.cell: _asked(each, source) for each in asked}
    carry_out(
        job,
        "take",
        lambda book, desk: action(book, desk, there, source=source, answers=answers, keep=keep),
    )


def _asked(difference: Difference, source: str) -> Side:
    """Ask whose cell counts, by a word or its first letter; Enter is the file's."""
    from nigiri.desk.copies.take import difference_words
    from nigiri.desk.core.fixed_names import worded

    say(difference_words(difference, source))
    names = worded(SIDES, _SIDES)
    letters = {side: (*words, *(word[0] for word in words)) for side, words in names.items()}
    spoken = {side: in_words(message(f"{_SIDES}.{side}")) for side in SIDES}
    asked = name_asked(in_words(message("copies.take.ask", **spoken)), letters)
    return "copy" if asked == "copy" else "file"


COMMANDS = (diff, take)
