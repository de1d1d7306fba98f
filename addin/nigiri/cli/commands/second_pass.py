"""The command of the second pass: verify."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import click

from nigiri.cli.frame.options import ANY_PATH, writing
from nigiri.cli.frame.screen import complain, in_words, say
from nigiri.cli.frame.session import at_a_terminal, carry_out, workbook_of
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.cli.frame.options import Job
    from nigiri.desk.results.entries import Entry
    from nigiri.desk.results.verify import Question, SecondPass

_END = "."


@click.command()
@writing
@click.argument("results", nargs=-1, metavar="[RESULT]...")
@click.option(
    "--from",
    "first",
    type=click.IntRange(1),
    metavar="N",
)
@click.option(
    "--table",
    "tables",
    type=(int, str),
    multiple=True,
    metavar="N RESULT",
)
@click.option(
    "--list",
    "list_file",
    type=ANY_PATH,
    metavar="LIST",
)
@click.option("--round", "round_number", type=click.IntRange(1))
def verify(
    job: Job,
    results: tuple[str, ...],
    tables: tuple[tuple[int, str], ...],
    list_file: Path | None,
    **options: Any,  # noqa: ANN401 -- the fields of SecondPass
) -> None:
    """Read results back: each RESULT in order of the tables, - for a table left out."""
    from nigiri.desk.results.entries import Entry
    from nigiri.desk.results.verify import SecondPass, disputed
    from nigiri.desk.results.verify import verify as action

    single = [Entry(table=table, typed=typed) for table, typed in tables]
    single += _listed(job, list_file) if list_file else []
    given = SecondPass(results=results, tables=single, **options)
    if not (results or single or list_file) and at_a_terminal():
        given = replace(given, tables=_asked(job, given))
    carry_out(
        job,
        "verify",
        lambda book, desk: action(book, desk, given),
        lambda work: disputed(work.after, given.round_number),
    )


def _listed(job: Job, path: Path) -> tuple[Entry, ...]:
    """Return the results of a list."""
    from nigiri.desk.results.verify import read_back_list
    from nigiri.hosts.files.lists import read_list

    return read_back_list(read_list(path, now=job.now))


def _asked(job: Job, given: SecondPass) -> tuple[Entry, ...]:
    """Ask for the results table by table, and return them."""
    from nigiri.desk.results.verify import questions

    asked = questions(workbook_of(job), given)
    if asked:
        say(message("command.verify.how", end=_END))
    entries: list[Entry] = []
    for question in asked:
        typed = _answer(question, entries)
        if typed == _END:
            break
    return tuple(entries)


def _answer(question: Question, entries: list[Entry]) -> str:
    """Ask for one table until the answer is understood, and add it; return what was typed."""
    while True:
        table, people = question.game.table, question.people
        prompt = message("command.verify.table", table=table, people=people)
        typed: str = click.prompt(in_words(prompt), default="", show_default=False).strip()
        if typed in {"", _END}:
            return typed
        try:
            entries.append(question.answered(typed))
        except WrongUse as error:
            complain(error.sentence)
        else:
            return typed


COMMANDS = (verify,)
