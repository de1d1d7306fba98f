"""The commands that show: standings, grid, proof, check, print pairings."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal

import click

from nigiri.cli.options import ANY_PATH, LANGUAGE, asking, reading
from nigiri.cli.screen import patience, put, say, show_json
from nigiri.cli.session import carry_out, host_of, show_view, view_form, warn_if_open
from nigiri.errors import SheetProblems

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from nigiri.cli.options import Job
    from nigiri.desk.papers import Paper, Wanted
    from nigiri.desk.show import Found, View
    from nigiri.desk.work import Work


@click.command()
@asking
def standings(job: Job) -> None:
    """Update all sheets and show the standings."""
    _refresh(job, "standings")


@click.command()
@asking
def grid(job: Job) -> None:
    """Update all sheets and show the tournament grid."""
    _refresh(job, "grid")


@click.command()
@asking
def proof(job: Job) -> None:
    """Add the sheet Proof: every sum of the standings, added up again by the spreadsheet.

    From then on every command keeps it up to date.
    """
    from nigiri.desk.proof import proof as action
    from nigiri.desk.proof import sums_of

    carry_out(job, "proof", action, sums_of)


def _refresh(job: Job, kind: str) -> None:
    """Bring all sheets up to date and show one of them."""
    from nigiri.desk.show import refresh

    carry_out(job, kind, lambda book, desk: refresh(book, desk, kind), _shown(kind))


def _shown(kind: str) -> Callable[[Work], View]:
    """Return what shows Standings or Grid."""
    return lambda work: work.view(kind)


@click.command()
@reading
@click.pass_context
def check(ctx: click.Context, job: Job) -> None:
    """List all problems, edits by hand, departures from the rule set; change nothing.

    Ends with exit code 3 when something must be put right before the next draw.
    """
    from nigiri.desk.by_hand import edits, listed
    from nigiri.desk.rules import compared
    from nigiri.desk.work import checked, up_to_date
    from nigiri.hosts.past import past_of

    warn_if_open(job)
    past = past_of(host_of(job))
    by_hand = listed("Edited by hand since the last command", edits(past.last, past.workbook) or ())
    workbook = up_to_date(past.workbook, job.desk)
    found, otherwise = checked(workbook, job.desk), compared(workbook)
    if job.as_json:
        views = {"by_hand": view_form(by_hand), "otherwise": view_form(otherwise)}
        show_json({**_problems(job, found), **views})
    else:
        _told(job, found, (by_hand, otherwise))
    if any(problem.weight == "stop" for problem in found.problems):
        ctx.exit(SheetProblems.exit_code)


def _told(job: Job, found: Found, views: Iterable[View]) -> None:
    """Say what `check` found: problems, what changed since, the views that have rows, what next."""
    for problem in found.problems:
        say(str(problem), job.file)
    if found.since:
        say("Changed since rounds were drawn with it; the next draw asks about it:")
    for sentence in found.since:
        say(f"  {sentence}", job.file)
    for view in views:
        if view.rows:
            show_view(view)
    say(f"► {found.next_step}", job.file)


def _problems(job: Job, found: Found) -> dict[str, object]:
    """Return what `check` found, for machines."""
    listed = [
        {
            "weight": problem.weight, "code": problem.code, "sheet": problem.sheet,
            "cell": problem.cell, "message": problem.message, "way_out": problem.way_out,
        }
        for problem in found.problems
    ]  # fmt: skip
    return {"command": "check", "file": str(job.file), "problems": listed,
            "changed_since": found.since, "sentences": [f"► {found.next_step}"]}  # fmt: skip


@click.command()
@reading
def missing(job: Job) -> None:
    """List who has not reported a result, table by table, to be posted or read out."""
    from nigiri.desk.missing import missing as action
    from nigiri.desk.work import up_to_date

    warn_if_open(job)
    view = action(up_to_date(host_of(job).snapshot(), job.desk))
    if job.as_json:
        show_json({"command": "missing", "file": str(job.file), "view": view_form(view)})
        return
    show_view(replace(view, notes=()))
    for note in view.notes:
        say(note, job.file)


@click.group("print")
def print_() -> None:
    """Print what hangs on the wall."""


@print_.command()
@reading
@click.option("--round", "round_number", type=click.IntRange(1), help="Which round.  [the newest]")
@click.option(
    "--by", type=click.Choice(["table", "name"]), default="table", show_default=True,
    help="In order of the tables, or of the names.",
)  # fmt: skip
@click.option("--draft", is_flag=True, help="The round that is only a draft.")
@click.option("--missing", is_flag=True, help="Only the tables without a result.")
@click.option("--text", is_flag=True, help="Lines of text, for an e-mail or this terminal.")
@click.option("-o", "--output", type=ANY_PATH, metavar="OUT", help="Where to.  [beside FILE]")
@click.option("--language", type=LANGUAGE, help="Of the sheet.  [that of the event]")
@click.option("--open", "opens", is_flag=True, help="Open it in the browser.")
def pairings(
    job: Job, by: Literal["table", "name"], *, text: bool, opens: bool,
    **options: Any,  # noqa: ANN401 -- fields of Wanted
) -> None:  # fmt: skip
    """Print the pairings of a round, with the results known so far.

    An HTML file beside FILE: open it in a browser and print it from there.
    """
    from nigiri.desk.papers import Wanted

    wanted = Wanted(order=by, text=text, stamp=job.now, **options)
    paper = _paper(job, wanted)
    if text and job.output is None and not job.as_json:
        put(paper.content, end="")
        return
    name = job.file.with_name(f"{job.file.stem}-{paper.which}")
    path = _write(job, paper, job.output or name, again=job.output is None)
    if opens:
        click.launch(str(path))


def _paper(job: Job, wanted: Wanted) -> Paper:
    """Return the printed sheet."""
    from nigiri.desk.papers import pairings
    from nigiri.desk.work import up_to_date
    from nigiri.hosts.files import closed_file

    warn_if_open(job)
    with patience("nigiri print pairings ..."):
        workbook = up_to_date(closed_file(job.file, now=job.now).snapshot(), job.desk)
        return pairings(workbook, wanted)


def _write(job: Job, paper: Paper, path: Path, *, again: bool) -> Path:
    """Write the printed sheet and say where it is and what to do with it."""
    from nigiri.hosts.paper import write_paper

    write_paper(path, paper.content, again=again)
    sentence = f"{path} is ready. Open it in a browser and print it; A4 and Letter both do."
    if job.as_json:
        show_json({"command": "print pairings", "file": str(path), "sentences": [sentence]})
    else:
        say(sentence)
    return path


COMMANDS = (standings, grid, proof, check, missing, print_)
