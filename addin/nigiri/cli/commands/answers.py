"""The commands that answer a player's or the director's question: why, why-place and what-if."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import click

from nigiri.cli.frame.names import TABLE
from nigiri.cli.frame.options import asking, reading, settings_typed
from nigiri.cli.frame.screen import in_words, patience, say, show_json
from nigiri.cli.frame.session import done, show_view, tell, view_form, workbook_of
from nigiri.errors import WrongUse
from nigiri.messages.message import form, message, quoted

if TYPE_CHECKING:
    from nigiri.cli.frame.options import Job
    from nigiri.cli.frame.session import Done
    from nigiri.desk.explain.what_if import Comparison


def _pairs(
    _ctx: click.Context, _param: click.Parameter, typed: tuple[str, ...]
) -> tuple[tuple[int, int], ...]:
    """Return pairs of numbers, each typed as 3-7."""
    found = []
    for pair in typed:
        match = re.fullmatch(r"\s*(\d{1,9})\s*[-–:]\s*(\d{1,9})\s*", pair, re.ASCII)
        if match is None:
            raise click.BadParameter(message("command.use.pair", asked=quoted(pair)))
        found.append((int(match[1]), int(match[2])))
    return tuple(found)


@click.command()
@reading
@click.argument("table", type=TABLE)
@click.option("--round", "round_number", type=click.IntRange(1))
@click.option("--all", "in_figures", is_flag=True)
def why(job: Job, table: str, round_number: int | None, *, in_figures: bool) -> None:
    """Say why two meet, by their table or one of their names, or why somebody has the bye."""
    import dataclasses

    from nigiri.desk.explain.why import table_asked
    from nigiri.desk.explain.why import why as answer

    workbook = workbook_of(job)
    with patience(message("command.works", command="why")):
        found = answer(workbook, table_asked(table), round_number, in_figures=in_figures)
    if job.as_json:
        facts = [dataclasses.asdict(each) for each in found.facts]
        show_json(
            {"command": "why", "file": str(job.file), "view": view_form(found.view), "facts": facts}
        )
        return
    show_view(found.view)


@click.command("why-place")
@reading
@click.argument("one", type=click.IntRange(1))
@click.argument("other", type=click.IntRange(1))
def why_place(job: Job, one: int, other: int) -> None:
    """Say in one sentence why number ONE stands before or behind number OTHER."""
    import dataclasses

    from nigiri.desk.explain.place import why_place as answer

    found = answer(workbook_of(job), one, other)
    if job.as_json:
        show_json(
            {
                "command": "why-place",
                "file": str(job.file),
                "sentences": [in_words(found.sentence)],
                "messages": [form(found.sentence)],
                "facts": dataclasses.asdict(found.facts),
            }
        )
        return
    say(found.sentence)


@click.command("what-if")
@asking
@click.option(
    "--forbid",
    callback=_pairs,
    multiple=True,
    metavar="A-B",
)
@click.option(
    "--force",
    callback=_pairs,
    multiple=True,
    metavar="A-B",
)
@click.option("--bye", type=click.IntRange(1), metavar="N")
@click.option(
    "--set",
    "settings",
    callback=settings_typed,
    multiple=True,
    metavar="KEY=VALUE",
)
@click.option("--keep", is_flag=True)
def what_if(
    job: Job,
    *,
    keep: bool,
    settings: dict[str, str],
    **wanted: Any,  # noqa: ANN401 -- the fields of Wanted
) -> None:
    """Compare the round with how it would be drawn otherwise."""
    from nigiri.desk.draw.requests import Requests
    from nigiri.desk.explain.what_if import what_if as compare

    if job.output is not None and not keep:
        raise WrongUse(message("command.what-if.copy"))
    seen: list[Comparison] = []

    def remembered(found: Comparison) -> Comparison:
        seen.append(found)
        return found

    asked = Requests(**wanted)
    did = done(
        job,
        "what-if",
        lambda book, desk: remembered(compare(book, desk, asked, settings, keep=keep)).changes,
        keep=keep,
    )
    _tell(job, did, seen[-1], keep=keep)


def _tell(job: Job, did: Done, found: Comparison, *, keep: bool) -> None:
    """Show the comparison, and what was done with it; after a no only that nothing was."""
    work = did.work
    if did.refused:
        say(message("command.nothing"))
        return
    if job.as_json:
        show_json(
            {
                "command": "what-if",
                "file": str(job.target),
                "written": keep and not job.dry_run,
                "sentences": [in_words(each) for each in work.sentences()],
                "messages": [form(each) for each in work.sentences()],
                "view": view_form(found.boards),
                "totals": view_form(found.totals),
                "changes": work.json(),
            }
        )
        return
    show_view(found.boards)
    show_view(found.totals)
    tell(job, "what-if", work, asked=did.asked)


COMMANDS = (why, why_place, what_if)
