"""The commands that show: standings, grid, proof, check, missing."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.options import asking, reading
from nigiri.cli.frame.screen import in_words, say, show_json
from nigiri.cli.frame.session import (
    carry_out,
    host_of,
    past_of,
    show_view,
    sisters_of,
    view_form,
    warn_if_open,
    warn_of_lost_looks,
    workbook_of,
)
from nigiri.errors import SheetProblems
from nigiri.messages.message import form, message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from nigiri.cli.frame.options import Job
    from nigiri.desk.core.views import Found, View
    from nigiri.desk.core.work import Work
    from nigiri.hosts import Snapshot
    from nigiri.messages.message import Message


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
    """Add the sheet Proof: every sum of the standings, added up again by the spreadsheet."""
    from nigiri.desk.output.proof import proof as action
    from nigiri.desk.output.proof import sums_of

    carry_out(job, "proof", action, sums_of)


def _refresh(job: Job, kind: str) -> None:
    """Bring all sheets up to date and show one of them."""
    from nigiri.desk.core.views import refresh

    carry_out(job, kind, lambda book, desk: refresh(book, desk, kind), _shown(job, kind))


def _shown(job: Job, kind: str) -> Callable[[Work], View]:
    """Return a function that shows Standings or Grid; machines get scores as drawn."""
    return lambda work: work.view(kind, as_drawn=job.as_json)


@click.command()
@reading
@click.option("--edits", "listed", is_flag=True)
@click.pass_context
def check(ctx: click.Context, job: Job, *, listed: bool) -> None:
    """List all problems, edits by hand, departures from the rule set; change nothing."""
    from nigiri.desk.core.hand_edits import differences_view, edits, kinds
    from nigiri.desk.core.work import checked, up_to_date
    from nigiri.desk.members.age import old_lists
    from nigiri.desk.members.findings import member_findings
    from nigiri.desk.setup.rules import departures_view
    from nigiri.members import lists_here

    file = host_of(job)
    past = past_of(job, file)
    warn_if_open(job)
    warn_of_lost_looks(job, file.lost_looks(past.data))
    changed = edits(past.last_known, past.workbook) or ()
    workbook = up_to_date(past.workbook, job.desk)
    found, around = checked(workbook, job.desk), _around(job, workbook)
    old = old_lists(workbook, lists_here(), job.now.date())
    views = {
        "by_hand": differences_view(message("command.check.edited"), changed),
        "otherwise": departures_view(workbook),
        "members": member_findings(workbook, lists_here()),
    }
    if job.as_json:
        forms = {key: view_form(view) for key, view in views.items()}
        beside = {"family": list(map(in_words, around)), "old_lists": list(map(in_words, old))}
        show_json({**_problems(job, found), **beside, **forms})
    else:
        shown = [view for key, view in views.items() if listed or key != "by_hand"]
        _told(job, found, shown, (*around, *old), None if listed else kinds(changed, past.workbook))
    if any(problem.weight == "stop" for problem in found.problems):
        ctx.exit(SheetProblems.exit_code)


def _around(job: Job, workbook: Snapshot) -> list[str]:
    """Return sentences on the other workbooks of the family, [] for an event without one."""
    from nigiri.desk.family.family import family_files

    if not family_files(workbook):
        return []
    from nigiri.desk.family.shared_players import family_words

    return family_words(workbook, cache(sisters_of(job)))


def _told(
    job: Job, found: Found, views: Iterable[View], around: Iterable[str], by_hand: str | None
) -> None:
    """Say what `check` found: around the event, problems, changes, by hand, views, what is next."""
    for sentence in (*found.about, *around):
        say(sentence, job.file)
    for problem in found.problems:
        say(problem.line, job.file)
    if found.since:
        say(message("command.check.since"))
    for change in found.since:
        say(message("command.check.since.one", change=change), job.file)
    if by_hand:
        say(by_hand, job.file)
    for view in views:
        if view.rows:
            show_view(view)
    say(_next_step(found), job.file)


def _next_step(found: Found) -> Message:
    """Return the sentence on what comes next."""
    return message("command.next", next=found.next_step)


def _problems(job: Job, found: Found) -> dict[str, object]:
    """Return the result of `check` for machines."""
    listed = [
        {
            "weight": problem.weight,
            "code": problem.code,
            "sheet": problem.sheet,
            "cell": problem.cell,
            "message": problem.message,
            "way_out": problem.way_out,
        }
        for problem in found.problems
    ]
    said = (*found.about, _next_step(found))
    return {
        "command": "check",
        "file": str(job.file),
        "problems": listed,
        "changed_since": list(map(in_words, found.since)),
        "sentences": [*map(in_words, said)],
        "messages": [*map(form, said)],
    }


@click.command()
@reading
def missing(job: Job) -> None:
    """List who has not reported a result, table by table, to be posted or read out."""
    from nigiri.desk.results.missing import missing as action
    from nigiri.hosts.hall.inbox import inbox_of

    view = action(workbook_of(job), inbox_of(job.file))
    if job.as_json:
        show_json({"command": "missing", "file": str(job.file), "view": view_form(view)})
        return
    show_view(view._replace(notes=()))
    for note in view.notes:
        say(note, job.file)


COMMANDS = (standings, grid, proof, check, missing)
