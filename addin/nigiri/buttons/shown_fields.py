"""The fields that a dialog shows: those of its action, or what this computer still has to ask.

action   its fields depend on
new      the club's own beginning: without one the few questions of questions.py, that about the
         federation first, with one only what it does not say; "other" as the kind of play asks for
         system and rule set as well
open     the language of who asks, in which the event is proposed, as for a new one
club     what the club has already, which stands in them
send     the federation of the event, else of the club; and who gets the results as well
preflight  the same federation
season   the workbook that an event was put into last
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from nigiri.desk.output.send import destination, usual_destination
from nigiri.desk.setup.club import MAIL
from nigiri.desk.setup.questions import (
    HOMES,
    OTHER,
    PLAYED_BY,
    open_questions,
    usual_answer,
)
from nigiri.members.club_file import read_club
from nigiri.members.season_file import last_season
from nigiri.messages.catalogue import known
from nigiri.messages.message import message
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from nigiri.desk.buttons.actions import Action
    from nigiri.desk.buttons.fields import Field
    from nigiri.workbook.model.cells import Workbook

_FIRST = ("federation", "language")
"""What is asked before all else about a new event: the rest of its form goes by it."""


def shown_fields(
    action: Action, given: Mapping[str, object] | None, language: str, workbook: Workbook
) -> tuple[Field, ...]:
    """Return the fields that are to be shown before an action is done; () where nothing is asked.

    given -- what was answered, None where no field was shown yet; language -- of who asks
    workbook -- as it was sent. Raises HostError where the file of the club cannot be read.
    """
    if action.tag in _OF_THE_EVENT:
        return _OF_THE_EVENT[action.tag](action.fields, workbook) if given is None else ()
    if action.tag in _VARYING:
        return _VARYING[action.tag](action.fields, given, language)
    return () if given is not None else tuple(each for each in action.fields if each.asked)


def _new(
    fields: Iterable[Field], given: Mapping[str, object] | None, language: str
) -> tuple[Field, ...]:
    """Return the fields of a new event.

    Without a club the federation comes first, in a form of its own: what is usual there stands in
    the next one. Last come system and rule set, where they are open.
    """
    club = read_club()
    asked = [each.key for each in open_questions((), club)]
    asked += ["language"] if "language" not in club else []
    if given is None:
        first = [key for key in asked if key in _FIRST] if "kind" in asked else asked
        usual = {key: usual_answer(key, {}) for key in first}
        return _shown(fields, first, {**usual, "language": known(language)})
    home = str(given.get("federation", ""))
    if "kind" in asked and home in HOMES and {*PLAYED_BY}.isdisjoint(given):
        usual = {key: usual_answer(key, given) for key in ("kind", "komi")}
        return _at_home(_shown(fields, asked, {**usual, **given}), home)
    if given.get("kind") == OTHER and not given.get("system"):
        shown = _shown(fields, [*asked, "system", "rules"], {"system": "mcmahon", **given})
        return _at_home(shown, home) if home in HOMES else shown
    return ()


def _at_home(fields: Iterable[Field], home: str) -> tuple[Field, ...]:
    """Return fields where the federation is chosen, and the handicaps say what is usual there."""
    usual = usual_answer("handicaps", {"federation": home})
    key = "setup.handicaps.usual.none" if usual == "none" else "setup.handicaps.usual"
    tip = message(key, handicaps=message(f"setup.handicaps.{usual}"))
    chosen = ((home, message(f"setup.home.{home}")),)
    changed: dict[str, dict[str, Any]] = {
        "federation": {"choices": chosen},
        "handicaps": {"tip": tip},
    }
    return tuple(replace(each, **changed.get(each.name, {})) for each in fields)


def _open(
    fields: Iterable[Field], given: Mapping[str, object] | None, language: str
) -> tuple[Field, ...]:
    """Return all fields, that of the language filled in; () once the form is filled in."""
    if given is not None:
        return ()
    every = tuple(fields)
    return _shown(every, [each.name for each in every], {"language": known(language)})


def _club(fields: Iterable[Field], given: Mapping[str, object] | None, _: str) -> tuple[Field, ...]:
    """Return all fields, those that the club keeps filled in; () once the form is filled in."""
    if given is not None:
        return ()
    every = tuple(fields)
    return _shown(every, [each.name for each in every if each.asked], read_club())


def _send(fields: Iterable[Field], workbook: Workbook) -> tuple[Field, ...]:
    """Return both fields, with whom an event is sent to and the addresses that the club keeps."""
    club = read_club()
    usual = {"to": _sent_to(workbook, club), "also": club.get(MAIL, "")}
    return _shown(fields, ["to", "also"], usual)


def _preflight(fields: Iterable[Field], workbook: Workbook) -> tuple[Field, ...]:
    """Return all fields, with the federation whose preflight the event's results pass."""
    to = destination(_sent_to(workbook, read_club()))
    every = tuple(fields)
    return _shown(every, [each.name for each in every], {"federation": to.federation})


def _sent_to(workbook: Workbook, club: Mapping[str, str]) -> str:
    """Return the key of whom results go to; where nobody says so, of those whose ratings count."""
    return usual_destination(workbook, club) or read(workbook).event.settings.rating_scale


def _season(
    fields: Iterable[Field], given: Mapping[str, object] | None, _: str
) -> tuple[Field, ...]:
    """Return all fields with the workbook of the last time; () once the form is filled in."""
    if given is not None:
        return ()
    every = tuple(fields)
    return _shown(every, [each.name for each in every], {"season": last_season()})


def _shown(
    fields: Iterable[Field], names: Iterable[str], values: Mapping[str, object]
) -> tuple[Field, ...]:
    """Return the fields of these names, in this order, with values that stand in them."""
    found = {each.name: each for each in fields}
    return tuple(
        replace(found[name], asked=True, value=_value(found[name], values)) for name in names
    )


def _value(field: Field, values: Mapping[str, object]) -> str | int | bool | None:
    """Return a field's value: the one given for it, else its default; None for none."""
    value = values.get(field.name)
    return value if isinstance(value, str | int) and value != "" else field.value


_VARYING: Mapping[
    str, Callable[[Iterable[Field], Mapping[str, object] | None, str], tuple[Field, ...]]
] = {"new": _new, "open": _open, "club": _club, "season": _season}
"""Action -> what its dialog shows."""

_OF_THE_EVENT: Mapping[str, Callable[[Iterable[Field], Workbook], tuple[Field, ...]]] = {
    "send": _send,
    "preflight": _preflight,
}
"""Action -> what its dialog shows of an event, before it is filled in."""
