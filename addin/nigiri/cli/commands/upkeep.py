"""The commands that bring back what another program left out of a workbook: values and looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.options import reading
from nigiri.cli.frame.session import found_of, warn_of_rights
from nigiri.messages.message import message

if TYPE_CHECKING:
    from nigiri.cli.frame.options import Job


@click.command()
@reading
def recalculate(job: Job) -> None:
    """Bring the values of your own formulas up to date, through LibreOffice."""
    from nigiri.cli.frame.screen import patience, say, show_json
    from nigiri.desk.core.work import refuse_newer
    from nigiri.hosts.files.open import closed_file
    from nigiri.hosts.files.states import Deed

    refuse_newer(found_of(job))
    with patience(message("command.works.office", command="recalculate")):
        deed = Deed(job.now, job.user, "recalculate")
        file = closed_file(job.file, now=job.now, deed=deed)
        renewed = file.recalculate()
    warn_of_rights(file)
    if job.as_json:
        show_json({"command": "recalculate", "file": str(job.file), "cells": renewed})
    elif renewed:
        say(message("command.renewed", cells=", ".join(renewed)))
    else:
        say(message("command.renewed.none"))


@click.command()
@reading
def looks(job: Job) -> None:
    """Bring back drop-down lists, colours and protection that another program did not save."""
    from nigiri.cli.frame.screen import show_json
    from nigiri.cli.frame.session import brought_back, tell_of_looks
    from nigiri.desk.core.work import refuse_newer

    refuse_newer(found_of(job))
    lost = brought_back(job)
    if job.as_json:
        show_json({"command": "looks", "file": str(job.file), "brought_back": lost})
    else:
        tell_of_looks(lost)


COMMANDS = (recalculate, looks)
