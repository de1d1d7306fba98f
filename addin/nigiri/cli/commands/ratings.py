"""The commands of lists of members: ratings, and its load, renew, find, fill, forget."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.names import LIST_PAGE, LOADED_LIST
from nigiri.cli.frame.options import ANY_PATH, MOMENT, asking
from nigiri.cli.frame.screen import in_words, patience, say, show_json
from nigiri.cli.frame.session import at_a_terminal, carry_out, show_view, view_form
from nigiri.errors import WrongUse
from nigiri.messages.message import message, quoted

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Callable
    from pathlib import Path

    from nigiri.cli.frame.options import Job
    from nigiri.desk.core.views import View
    from nigiri.desk.core.work import Work

_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,30}")
_JSON = click.option("--json", "as_json", is_flag=True)


@click.group(invoke_without_command=True)
@_JSON
@click.pass_context
def ratings(ctx: click.Context, *, as_json: bool) -> None:
    """Look after lists of members: load, search, fill a workbook; alone, show those loaded."""
    if ctx.invoked_subcommand is None:
        ctx.invoke(list_, as_json=as_json)


@ratings.command("list")
@_JSON
def list_(*, as_json: bool) -> None:
    """Show the lists that are loaded: of which day they are, how many members they have."""
    from nigiri.desk.members.views import lists_view
    from nigiri.members import lists_here

    _show("ratings list", lists_view(lists_here().lists()), as_json=as_json)


@ratings.command()
@click.argument("list_file", metavar="LIST", type=ANY_PATH)
@click.option("--name", metavar="NAME")
@click.option(
    "--date",
    type=click.DateTime(["%Y-%m-%d"]),
    metavar="DAY",
)
@MOMENT
def load(list_file: Path, name: str | None, date: dt.datetime | None, now: dt.datetime) -> None:
    """Load LIST, members of a federation or of your own; it takes the place of an older one."""
    from nigiri.buttons.fresh_lists import load_file

    with patience(message("command.works.loading")):
        told = load_file(list_file, now, _checked(name), date and date.date())
    for sentence in told:
        say(sentence)


@ratings.command()
@click.argument("name", metavar="[LIST]", type=LIST_PAGE, required=False)
@click.option("--take", is_flag=True)
@click.option("--folder", type=ANY_PATH)
@MOMENT
def renew(name: str | None, folder: Path | None, now: dt.datetime, *, take: bool) -> None:
    """Open a federation's page of lists, then take the newest list from the downloads folder."""
    from nigiri.buttons.fresh_lists import open_page, take_list, which_list

    listed = which_list(name)
    if not take:
        say(open_page(listed))
        say(message("members.fresh.save"))
        if not at_a_terminal():
            say(message("command.ratings.take", list=listed))
            return
        click.prompt(in_words(message("command.ratings.enter")), default="", show_default=False)
    with patience(message("command.works.loading")):
        told = take_list(listed, now, folder)
    for sentence in told:
        say(sentence)


@ratings.command()
@click.argument("words", nargs=-1, required=True)
@click.option("--most", type=click.IntRange(1, 100), default=10, show_default=True)
@_JSON
def find(words: tuple[str, ...], most: int, *, as_json: bool) -> None:
    """Look somebody up by name or number, with typing slips, without accents, in any order."""
    from nigiri.desk.members.views import found_view
    from nigiri.members import lists_here

    _show("ratings find", found_view(lists_here(), " ".join(words), most), as_json=as_json)


@ratings.command()
@asking
@click.option("--update", is_flag=True)
def fill(job: Job, *, update: bool) -> None:
    """Fill blank cells of Players from the lists: numbers, ratings, clubs, memberships."""
    from nigiri.desk.members.fill import fill as action
    from nigiri.desk.members.findings import member_findings
    from nigiri.members import lists_here

    lists = lists_here()
    carry_out(
        job,
        "ratings fill",
        lambda book, desk: action(book, desk, lists, update=update),
        lambda work: member_findings(work.after, lists),
    )


@ratings.command()
@click.argument("name", type=LOADED_LIST)
def forget(name: str) -> None:
    """Remove the list NAME from this computer."""
    from nigiri.members import lists_here

    if not lists_here().forget(_checked(name) or ""):
        raise WrongUse(message("command.ratings.no-list", name=name))
    say(message("command.ratings.gone", name=name))


def against_entries(job: Job) -> Callable[[Work], View] | None:
    """Return a function for the findings of member lists after a command; None without a list."""
    from nigiri.members import lists_here

    if job.as_json or lists_here().empty:
        return None
    from nigiri.desk.members.findings import member_findings

    return lambda work: member_findings(work.after, lists_here())


def _show(name: str, view: View, *, as_json: bool) -> None:
    """Show a view, or print it for machines."""
    if as_json:
        show_json({"command": name, "view": view_form(view)})
    else:
        show_view(view)


def _checked(name: str | None) -> str | None:
    """Return the name of a list, in small letters; WrongUse for one that no file could have."""
    name = name and name.casefold()
    if name is not None and not _NAME.fullmatch(name):
        raise WrongUse(message("command.ratings.no-name", name=quoted(name)))
    return name


COMMANDS = (ratings,)
