"""The commands of several events in one folder: players and bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.options import ANY_PATH, asking, writing
from nigiri.cli.frame.session import carry_out, sisters_of
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.cli.frame.options import Job
    from nigiri.desk.family.family import Sister


def _name(job: Job, source: Path | None) -> str:
    """Return the name of the workbook that was named, "" for none; WrongUse for another folder."""
    if source is not None and source.resolve().parent != job.file.resolve().parent:
        raise WrongUse(message("command.family.folder", other=source.name, file=job.file.name))
    return "" if source is None else source.name


def _sister(job: Job, source: Path) -> Sister:
    """Return the workbook that was named, in whatever folder it is: nothing remembers it."""
    if source.resolve().parent == job.file.resolve().parent:
        return sisters_of(job)(source.name)
    from nigiri.buttons.sister_files import sister_at

    return sister_at(source, job.desk)


@click.command()
@asking
@click.option("--from", "source", type=ANY_PATH, metavar="MAIN")
@click.option("--keep", is_flag=True)
def players(job: Job, source: Path | None, *, keep: bool) -> None:
    """Bring the players of another workbook, and later what changed there."""
    from nigiri.desk.family.family import main_event
    from nigiri.desk.family.shared_players import share_players

    name, sister_of = _name(job, source), sisters_of(job)
    carry_out(
        job,
        "players",
        lambda book, desk: share_players(book, desk, main_event(book, name, sister_of), keep=keep),
    )


@click.command()
@writing
@click.option("--from", "source", type=ANY_PATH, metavar="OTHER", required=True)
def bring(job: Job, source: Path) -> None:
    """Bring the games of another workbook as rounds of this one, then their results."""
    from nigiri.desk.family.games import bring as action

    sister = _sister(job, source)
    carry_out(job, "bring", lambda book, desk: action(book, desk, sister))


COMMANDS = (players, bring)
