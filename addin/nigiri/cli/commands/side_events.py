"""The commands of events without rounds: chart and ladder."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.options import writing
from nigiri.cli.frame.session import carry_out
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from nigiri.cli.frame.options import Job


@click.command()
@writing
@click.argument("winner", type=click.IntRange(1), required=False)
@click.argument("loser", type=click.IntRange(1), required=False)
@click.option("--jigo", is_flag=True)
def chart(job: Job, winner: int | None, loser: int | None, *, jigo: bool) -> None:
    """Add the wall chart of a self-paired event, enter a game, show the chart."""
    from nigiri.desk.side_events.chart import Result, chart_view
    from nigiri.desk.side_events.chart import chart as action

    if (winner is None) != (loser is None) or (jigo and winner is None):
        raise WrongUse(message("command.chart.two"))
    result = None if winner is None or loser is None else Result(winner, loser, jigo)
    carry_out(
        job,
        "chart",
        lambda book, desk: action(book, desk, result),
        lambda work: chart_view(work.after),
    )


@click.command()
@writing
@click.argument("challenger", type=click.IntRange(1), required=False)
@click.argument("challenged", type=click.IntRange(1), required=False)
@click.option("--won", "result", flag_value="won")
@click.option("--lost", "result", flag_value="lost")
def ladder(job: Job, challenger: int | None, challenged: int | None, *, result: str | None) -> None:
    """Add a ladder, enter a challenge or its result, show the ladder."""
    from nigiri.desk.side_events.ladder import Challenged, ladder_view
    from nigiri.desk.side_events.ladder import ladder as action

    if (challenger is None) != (challenged is None) or (result and challenger is None):
        raise WrongUse(message("command.ladder.two"))
    typed = None
    if challenger is not None and challenged is not None:
        typed = Challenged(challenger, challenged, None if result is None else result == "won")
    carry_out(
        job,
        "ladder",
        lambda book, desk: action(book, desk, typed),
        lambda work: ladder_view(work.after),
    )


COMMANDS = (chart, ladder)
