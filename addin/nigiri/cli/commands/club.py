"""The command about a club's own beginning: club."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.options import ANY_PATH, MOMENT, settings_typed
from nigiri.cli.frame.screen import say, show_json
from nigiri.cli.frame.session import show_view, view_form
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Mapping
    from pathlib import Path


@click.command()
@click.option("--set", "typed", multiple=True, callback=settings_typed, metavar="FACT=TEXT")
@click.option("--from", "event", type=ANY_PATH, metavar="EVENT")
@click.option("--logo", type=ANY_PATH, metavar="FILE")
@click.option("--take", type=ANY_PATH, metavar="FILE")
@click.option("--copy", type=ANY_PATH, metavar="FILE")
@click.option("--forget", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@MOMENT
def club(  # noqa: PLR0913 -- its options
    typed: Mapping[str, str],
    event: Path | None,
    take: Path | None,
    copy: Path | None,
    now: dt.datetime,
    *,
    logo: Path | None,
    forget: bool,
    as_json: bool,
) -> None:
    """Keep what the events of a club have in common; alone, show it."""
    from nigiri.members.club_file import forget_club, read_club, write_club

    if forget:
        say(message("command.club.gone" if forget_club() else "setup.club.none"))
        return
    before = read_club() if take is None else {}
    facts = _changed(before, {**typed, **_logo(logo)}, event, take, now)
    if copy is not None:
        _copied(facts, copy)
    if facts != before:
        write_club(facts)
    _show(facts, as_json=as_json)
    if copy is not None and not as_json:
        say(message("command.club.copy", path=str(copy), name=copy.name))


def _logo(file: Path | None) -> dict[str, str]:
    """Return the fact of a picture, none without a file; HostError for one that is not read."""
    from nigiri.desk.setup.logo import logo_text
    from nigiri.hosts.files.foreign import read_foreign

    return {} if file is None else {"logo": logo_text(read_foreign(file), file.name)}


def _copied(facts: Mapping[str, str], copy: Path) -> None:
    """Write a copy to be mailed; WrongUse where nothing is kept, HostError where it is there."""
    from nigiri.hosts.paper.write import check_free
    from nigiri.members.club_file import write_club

    check_free(copy)
    if not facts:
        raise WrongUse(message("setup.club.none"))
    write_club(facts, copy)


def _show(facts: Mapping[str, str], *, as_json: bool) -> None:
    """Show what is kept."""
    from nigiri.desk.setup.club import club_view
    from nigiri.members.club_file import club_path

    view = club_view(facts, str(club_path()))
    if as_json:
        show_json({"command": "club", "facts": facts, "view": view_form(view)})
        return
    show_view(view)
    if not facts:
        say(message("command.club.how"))


def _changed(
    before: Mapping[str, str],
    typed: Mapping[str, str],
    event: Path | None,
    take: Path | None,
    now: dt.datetime,
) -> dict[str, str]:
    """Return the facts that are asked for: of another file, of an event, as typed."""
    from nigiri.desk.setup.club import club_facts, facts_of_event
    from nigiri.hosts.files.open import closed_file
    from nigiri.members.club_file import read_club

    facts = dict(before)
    if take is not None:
        facts = club_facts(read_club(take), {})
    if event is not None:
        facts = facts_of_event(closed_file(event, now=now).snapshot(), facts)
    return club_facts(typed, facts) if typed else facts


COMMANDS = (club,)
"""What `nigiri` knows of a club's own beginning."""
