"""The commands besides a running event: demo, replay and recalculate."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.language import of_new_event
from nigiri.cli.frame.names import LANGUAGE
from nigiri.cli.frame.options import ANY_PATH, MOMENT, PERSON, reading, writing
from nigiri.cli.frame.session import carry_out, found_of, warn_of_rights
from nigiri.messages.message import message

if TYPE_CHECKING:
    import datetime as dt
    from pathlib import Path

    from nigiri.cli.frame.options import Job


@click.command()
@writing
@click.argument("games", type=ANY_PATH)
@click.option("--byes", type=ANY_PATH, metavar="BYES")
def replay(job: Job, games: Path, byes: Path | None) -> None:
    """Fill in the rounds of a played event from GAMES."""
    from nigiri.desk.samples.replay import replay as action
    from nigiri.hosts.files.lists import read_list

    table = read_list(games, now=job.now)
    free = read_list(byes, now=job.now) if byes else None
    carry_out(
        job,
        "replay",
        lambda book, desk: action(book, desk, table, free, source=games.name),
    )


@click.command()
@click.argument("folder", default="nigiri-demo", type=ANY_PATH, metavar="[DIR]")
@click.option("--language", type=LANGUAGE)
@click.option(
    "--seed",
    type=click.IntRange(0, 2**31 - 1),
    default=1,
    show_default=True,
)
@MOMENT
@PERSON
def demo(folder: Path, language: str | None, seed: int, now: dt.datetime, user: str) -> None:
    """Show a sample tournament in DIR, command by command."""
    from nigiri.cli.commands.demo import Demo

    spoken = of_new_event(language)
    Demo.in_folder(folder, spoken, now=now, user=user).run(spoken, seed)


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


COMMANDS = (demo, replay, recalculate, looks)
