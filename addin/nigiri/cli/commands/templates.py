"""The command that copies the templates of printed sheets, for a club to change."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.options import ANY_PATH, MOMENT
from nigiri.cli.frame.screen import say
from nigiri.messages.message import message

if TYPE_CHECKING:
    import datetime as dt
    from pathlib import Path


@click.command("templates")
@click.argument("folder", type=ANY_PATH)
@MOMENT
def templates(folder: Path, now: dt.datetime) -> None:
    """Copy nigiri's templates and words into FOLDER, to be changed."""
    from nigiri.desk.output.papers import WORDS, starters
    from nigiri.hosts.paper.write import check_free_in, write_papers

    files = starters(now)
    check_free_in(folder, files)
    write_papers(folder, files)
    say(message("command.templates", count=len(files) - 1, words=WORDS, folder=str(folder)))


COMMANDS = (templates,)
