"""The command take: a helper's copy of the event comes in, and what differs is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.names import one_of
from nigiri.cli.frame.options import ANY_PATH, writing
from nigiri.cli.frame.screen import in_words, say
from nigiri.cli.frame.session import at_a_terminal, carry_out, name_asked, warn_if_open, workbook_of
from nigiri.desk.copies.decisions import SIDES
from nigiri.messages.message import message

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.cli.frame.options import Job
    from nigiri.desk.copies.decisions import Difference, Side

_WORDS = "copies.take.side"
"""How the keys of the words for file and copy begin."""


@click.command()
@writing
@click.argument("copy", type=ANY_PATH, metavar="COPY")
@click.option("--keep", type=one_of(*SIDES, words=_WORDS))
def take(job: Job, copy: Path, *, keep: Side | None) -> None:
    """Take in COPY, a helper's copy of the event in FILE: registration, or results."""
    from nigiri.buttons.sister_files import sister_at
    from nigiri.desk.copies.take import differing
    from nigiri.desk.copies.take import take as action

    warn_if_open(job._replace(file=copy))
    found = sister_at(copy, job.desk)
    there, source = found.book, str(copy) if copy.name == job.file.name else copy.name
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
    names = worded(SIDES, _WORDS)
    letters = {side: (*words, *(word[0] for word in words)) for side, words in names.items()}
    spoken = {side: in_words(message(f"{_WORDS}.{side}")) for side in SIDES}
    asked = name_asked(in_words(message("copies.take.ask", **spoken)), letters)
    return "copy" if asked == "copy" else "file"


COMMANDS = (take,)
