"""The command that checks what is sent to a federation: preflight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.options import writing
from nigiri.cli.frame.session import carry_out

if TYPE_CHECKING:
    from nigiri.cli.frame.options import Job

FEDERATION = click.Choice(["aga", "egf", "ffg"])


@click.command()
@click.argument("federation", type=FEDERATION, metavar="FEDERATION")
@writing
def preflight(job: Job, federation: str) -> None:
    """List what FEDERATION (aga, egf or ffg) would refuse, with a link to each cell."""
    from nigiri.desk.output.preflight import points_of
    from nigiri.desk.output.preflight import preflight as action

    carry_out(job, "preflight", lambda book, desk: action(book, desk, federation), points_of)


COMMANDS = (preflight,)
"""What `nigiri` knows of federations besides its formats."""
