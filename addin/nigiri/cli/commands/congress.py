"""The commands of a congress: supergroup."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.options import asking
from nigiri.cli.frame.session import carry_out

if TYPE_CHECKING:
    from nigiri.cli.frame.options import Job


@click.command()
@asking
def supergroup(job: Job) -> None:
    """Write who starts above the bar at a congress, with the numbers that say so."""
    from nigiri.desk.setup.supergroup import supergroup as action

    carry_out(job, "supergroup", action)


COMMANDS = (supergroup,)
