"""The command that plays an event many times by chance: simulate."""

from __future__ import annotations

from contextlib import ExitStack
from math import ceil
from time import perf_counter
from typing import TYPE_CHECKING, Any, Literal

import click

from nigiri.cli.frame.options import ANY_PATH, picture_form, ranks_typed, reading, settings_typed
from nigiri.cli.frame.screen import complain, in_words, patience, progress, say, show_json
from nigiri.cli.frame.session import show_view, view_form, workbook_of
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from concurrent.futures import Executor
    from pathlib import Path

    from nigiri.cli.frame.options import Job
    from nigiri.desk.simulate.simulate import Simulation, SimulationRequest
    from nigiri.desk.simulate.views import SimulationViews
    from nigiri.messages.message import Message

#: Fewer are played at once, without saying how long it takes.
_WORTH_A_TRIAL = 40
_FIRST, _TRIALS = range(1), range(1, 4)
_MINUTE = 60
_MANY_SECONDS, _MANY_MINUTES = 90, 90
#: Seconds that several processes need to start.
_START = 1
_MOST_TOURNAMENTS, _MOST_SPREAD, _MOST_JOBS = 10**6, 1000, 1000


@click.command()
@reading
@click.option(
    "--set",
    "settings",
    callback=settings_typed,
    multiple=True,
    metavar="KEY=VALUE",
)
@click.option(
    "--sections",
    callback=ranks_typed,
    multiple=True,
    metavar="RANKS",
)
@click.option(
    "--against-set",
    callback=settings_typed,
    multiple=True,
    metavar="KEY=VALUE",
)
@click.option(
    "--against-sections",
    callback=ranks_typed,
    multiple=True,
    metavar="RANKS",
)
@click.option(
    "--tournaments",
    type=click.IntRange(2, _MOST_TOURNAMENTS),
    default=1000,
    show_default=True,
)
@click.option(
    "--spread",
    type=click.IntRange(0, _MOST_SPREAD),
    default=100,
    show_default=True,
)
@click.option("--all", "everybody", is_flag=True)
@click.option(
    "--seed",
    type=click.IntRange(0, 2**31 - 1),
    default=1,
    show_default=True,
)
@click.option(
    "--jobs",
    type=click.IntRange(1, _MOST_JOBS),
)
@click.option("--scheduler", metavar="ADDRESS")
@click.option("--plot", type=ANY_PATH, metavar="PICTURE")
def simulate(
    job: Job,
    *,
    jobs: int | None,
    scheduler: str | None,
    plot: Path | None,
    **asked: Any,  # noqa: ANN401 -- both variants and the fields of Asked
) -> None:
    """Play the event many times by chance, as it is and as it might be."""
    from nigiri.desk.simulate.simulate import SimulationRequest, Variant
    from nigiri.hosts.paper.write import write_paper

    if jobs and scheduler:
        raise WrongUse(message("command.simulate.either"))
    form = _checked(plot)
    variant = Variant(asked.pop("settings"), asked.pop("sections"))
    against = Variant(asked.pop("against_set"), asked.pop("against_sections"))
    told = _told(job, SimulationRequest(variant, against, **asked), jobs, scheduler)
    sentences = [told.phrases.say("simulate.unwritten")]
    if plot is not None and form is not None:
        write_paper(plot, told.drawn(form))
        sentences.append(message("command.simulate.picture", path=str(plot)))
    _show(job, told, sentences)


def _told(
    job: Job, asked: SimulationRequest, jobs: int | None, scheduler: str | None
) -> SimulationViews:
    """Play the tournaments and return what they show."""
    from nigiri.desk.simulate.simulate import simulation
    from nigiri.desk.simulate.views import SimulationViews

    workbook = workbook_of(job)
    with ExitStack() as opened:
        with patience(message("command.works", command="simulate")):
            prepared = simulation(workbook, asked)
            workers, notice = _workers(prepared, jobs, scheduler, opened)
        if notice is not None and not job.as_json:
            complain(notice)
        advance = opened.enter_context(
            progress(message("command.works.tournaments"), asked.tournaments)
        )
        found = prepared.run(workers, advance)
    return SimulationViews.of(prepared, found)


def _workers(
    prepared: Simulation, jobs: int | None, scheduler: str | None, opened: ExitStack
) -> tuple[int | Executor, Message | None]:
    """Return the workers, and the sentence said of them beforehand.

    opened -- closes the cluster in the end
    """
    from nigiri.desk.core.workers import processors

    if scheduler is None:
        many = jobs or processors()
        wait = _seconds(prepared, many)
        return many, None if wait is None else how_long(wait, prepared.request.tournaments)
    from nigiri.desk.simulate.cluster import cluster

    there = opened.enter_context(cluster(scheduler))
    told = message("command.simulate.there", address=scheduler, count=there.processes)
    return there.executor, told


def _seconds(prepared: Simulation, jobs: int) -> float | None:
    """Return about how many seconds it will take here, from a few tournaments played first.

    jobs -- in so many processes; None where all are so few that this is not worth while
    """
    from nigiri.desk.core.workers import processors

    many = prepared.request.tournaments
    if many < _WORTH_A_TRIAL:
        return None
    prepared.play_some(_FIRST)  # which loads and remembers what the others then have
    begin = perf_counter()
    prepared.play_some(_TRIALS)
    each = (perf_counter() - begin) / len(_TRIALS)
    return each * many / min(jobs, processors()) + (_START if jobs > 1 else 0)


def how_long(seconds: float, tournaments: int) -> Message:
    """Return the sentence on how long so many tournaments will take."""
    minutes, hours = (ceil(seconds / unit) for unit in (_MINUTE, 60 * _MINUTE))
    time = message("command.time.seconds", count=max(1, ceil(seconds)))
    if seconds > _MANY_SECONDS:
        time = message("command.time.minutes", count=minutes)
    if minutes > _MANY_MINUTES:
        time = message("command.time.hours", count=hours)
    return message("command.simulate.takes", count=tournaments, time=time)


def _show(job: Job, told: SimulationViews, sentences: list[str]) -> None:
    """Show what was found."""
    if job.as_json:
        show_json(
            {
                "command": "simulate",
                "file": str(job.file),
                "written": False,
                "sentences": list(map(in_words, sentences)),
                "view": view_form(told.measures),
                "sections": view_form(told.sections),
                "facts": told.facts,
            }
        )
        return
    show_view(told.measures, remarks=True)
    show_view(told.sections)
    for sentence in sentences:
        say(sentence)


def _checked(plot: Path | None) -> Literal["svg", "png"] | None:
    """Return the format of a picture to be made, before minutes are spent on it."""
    if plot is None:
        return None
    from nigiri.desk.simulate.views import check_pictures

    check_pictures()
    return picture_form(plot)


COMMANDS = (simulate,)
