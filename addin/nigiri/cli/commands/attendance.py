"""The commands about who is there, and who has the bye: out, back, late, bye."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.options import asking
from nigiri.cli.frame.session import carry_out

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.cli.frame.options import Job

    Command = Callable[..., None]


def _rounds(command: Command) -> Command:
    """Give a command the two ways to say which rounds."""
    one = click.option("--rounds", default="")
    on = click.option("--from", "first", type=click.IntRange(1))
    return one(on(command))


@click.command()
@asking
@click.argument("who")
@_rounds
def out(job: Job, who: str, rounds: str, first: int | None) -> None:
    """Let players sit out rounds: from the next draw on, if not told otherwise."""
    from nigiri.desk.attendance.attendance import out as action
    from nigiri.desk.attendance.change import When

    carry_out(job, "out", lambda book, desk: action(book, desk, who, When(rounds, first)))


@click.command()
@asking
@click.argument("who")
@_rounds
def back(job: Job, who: str, rounds: str, first: int | None) -> None:
    """Let players play rounds again that they were out of."""
    from nigiri.desk.attendance.attendance import back as action
    from nigiri.desk.attendance.change import When

    carry_out(job, "back", lambda book, desk: action(book, desk, who, When(rounds, first)))


@click.command()
@asking
@click.argument("who")
@click.option("--next", "later", is_flag=True)
def late(job: Job, who: str, *, later: bool) -> None:
    """Mark latecomers as here, and pair them in the round that is drawn already."""
    from nigiri.desk.attendance.attendance import late as action

    carry_out(job, "late", lambda book, desk: action(book, desk, who, later=later))


@click.command()
@asking
@click.argument("who")
@click.option("--round", "round_number", type=click.IntRange(1))
@click.option("--undo", is_flag=True)
def bye(job: Job, who: str, round_number: int | None, *, undo: bool) -> None:
    """Promise somebody the bye of a round to come, or give it in the one being played."""
    from nigiri.desk.attendance.bye import bye as action

    carry_out(job, "bye", lambda book, desk: action(book, desk, who, round_number, undo=undo))


COMMANDS = (out, back, late, bye)
