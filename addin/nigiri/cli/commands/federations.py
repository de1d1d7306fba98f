"""The command that checks what is sent to a federation: preflight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.names import one_of
from nigiri.cli.frame.options import writing
from nigiri.cli.frame.session import carry_out

if TYPE_CHECKING:
    from nigiri.cli.frame.options import Job
    from nigiri.desk.core.show import View
    from nigiri.desk.core.work import Work

FEDERATION = one_of("aga", "egf", "ffg")


@click.command()
@click.argument("federation", type=FEDERATION, metavar="FEDERATION")
@writing
def preflight(job: Job, federation: str) -> None:
    """List what FEDERATION (aga, egf or ffg) would refuse, with a link to each cell."""
    from nigiri.desk.members.age import old_lists
    from nigiri.desk.output.preflight import points_of
    from nigiri.desk.output.preflight import preflight as action
    from nigiri.members import lists_here

    def shown(work: Work) -> View:
        """Return the points, and how old the list of the federation is."""
        old = old_lists(work.after, lists_here(), job.now.date(), federation)
        return points_of(work).with_notes(old)

    carry_out(job, "preflight", lambda book, desk: action(book, desk, federation), shown)


COMMANDS = (preflight,)
"""What `nigiri` knows of federations besides its formats."""
