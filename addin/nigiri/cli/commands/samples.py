"""The commands for events to try things out on: demo and replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.language import of_new_event
from nigiri.cli.frame.names import LANGUAGE
from nigiri.cli.frame.options import ANY_PATH, MOMENT, PERSON, writing
from nigiri.cli.frame.session import carry_out

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


COMMANDS = (demo, replay)
