"""The command that makes results ready to be sent: send."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.names import DESTINATION
from nigiri.cli.frame.options import beside_file, sending
from nigiri.cli.frame.screen import in_words, patience, say, show_json
from nigiri.cli.frame.session import agreed, found_of
from nigiri.messages.message import form, message

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.cli.frame.options import Job


@click.command()
@sending
@beside_file("to", DESTINATION, metavar="[TO]", default="")
@click.option("--also", metavar="ADDRESS")
@click.option("--no-open", is_flag=True)
def send(job: Job, to: str, also: str | None, *, no_open: bool) -> None:
    """Make the results ready for a federation, and open the mail to it; nothing is sent."""
    from nigiri.buttons.results_parcel import parcel

    workbook = found_of(job)
    with patience(message("command.works", command="send")):
        ready = parcel(workbook, job.file, to, job.now, also)
    asked = ready.questions
    if asked and not job.yes and not agreed(job, lambda: _show(asked[1:], job.file), asked[0]):
        say(message("command.nothing"))
        return
    told = ready.deliver(opens=not (no_open or job.as_json)).in_a_terminal
    if not job.as_json:
        _show(told)
        return
    show_json(
        {
            "command": "send",
            "files": [str(path) for path, _ in ready.files],
            "mail": ready.mail._asdict(),
            "page": ready.page,
            "sentences": list(map(in_words, told)),
            "messages": list(map(form, told)),
            "open_points": list(map(in_words, ready.open_points)),
        }
    )


def _show(sentences: tuple[str, ...], file: Path | None = None) -> None:
    """Say sentences; file -- what commands in them are for, None for that of the command."""
    for sentence in sentences:
        say(sentence, file)


COMMANDS = (send,)
"""What `nigiri` knows of sending."""
