"""A workbook begins: a new event, the sample, an event of another program; what the club keeps."""

from __future__ import annotations

import uuid
from pathlib import Path
from typing import TYPE_CHECKING

from nigiri.buttons.orders import Outcome
from nigiri.desk.buttons.actions import BY_TAG
from nigiri.desk.core.work import Work
from nigiri.errors import WrongUse
from nigiri.messages.message import message, quoted

if TYPE_CHECKING:
    from nigiri.buttons.orders import Order


def new(order: Order) -> Outcome:
    """Make a new event beside the existing sheets."""
    from nigiri.desk.buttons.fields import USUAL
    from nigiri.desk.setup.club import beginning
    from nigiri.desk.setup.create import new_event
    from nigiri.members.club_file import read_club

    order.refuse_taken()
    given = {**order.answers}
    event_id = _event_id(given.pop("id", None))
    given = {key: answer for key, answer in given.items() if answer != USUAL}
    wanted = beginning(given, read_club(), given.pop("language", None))
    changes = new_event(wanted, order.desk, event_id=event_id)
    return Outcome(Work(order.workbook, changes))


def sample(order: Order) -> Outcome:
    """Make the sample tournament beside the existing sheets, in the language of who asks."""
    from nigiri.desk.samples.demo import sample_event

    order.refuse_taken()
    event_id = _event_id(order.answers.get("id"))
    language = order.answers.get("language", order.language)
    return Outcome(Work(order.workbook, sample_event(language, order.desk, event_id=event_id)))


def open_(order: Order) -> Outcome:
    """Make an event of another program's file in an empty workbook."""
    from nigiri.desk.core.work import Work
    from nigiri.desk.setup.import_event import import_event
    from nigiri.hosts.files.foreign import read_foreign

    order.refuse_taken()
    path = Path(order.answers["file"])
    changes = import_event(
        read_foreign(path),
        order.desk,
        source=path.name,
        event_id=uuid.uuid4(),
        language=order.answers["language"],
    )
    return Outcome(Work(order.workbook, changes))


def _event_id(typed: str | None) -> uuid.UUID:
    """Return the id of a new event; WrongUse for an invalid one."""
    try:
        return uuid.UUID(typed) if typed else uuid.uuid4()
    except ValueError as error:
        raise WrongUse(message("button.no-id", typed=quoted(typed))) from error


_NO_FACTS = {"picture", "no_picture", "take", "event"}
"""Fields of the club's form that are no facts of it."""


def club(order: Order) -> Outcome:
    """Keep what the events of the club have in common: typed, of this event, of another's file."""
    from nigiri.desk.setup.club import club_facts, club_view, facts_of_event
    from nigiri.members.club_file import club_path, read_club, write_club

    given = {**order.answers}
    take, event = given.pop("take", None), given.pop("event")
    typed = {**_logo(given.pop("picture", None), remove=given.pop("no_picture"))}
    before = read_club()
    if take:
        facts = club_facts({**read_club(Path(take)), **typed}, {})
    elif event:
        facts = facts_of_event(order.current, club_facts({**given, **typed}, before))
    else:
        blank = (each.name for each in BY_TAG["club"].fields)
        shown = (key for key in blank if key not in _NO_FACTS)
        typed |= {key: str(given.get(key) or "") for key in shown}
        facts = club_facts(typed, before)

    def keep() -> tuple[str, ...]:
        return (message("setup.club.kept", path=str(write_club(facts))),)

    return Outcome(view=club_view(facts, str(club_path()), kept=False), after_agreement=keep)


def _logo(file: str | None, *, remove: bool) -> dict[str, str]:
    """Return the logo that was chosen, blank to remove it; none where it stays as it is."""
    from nigiri.desk.setup.logo import logo_text
    from nigiri.hosts.files.foreign import read_foreign

    if file:
        return {"logo": logo_text(read_foreign(Path(file)), Path(file).name)}
    return {"logo": ""} if remove else {}
