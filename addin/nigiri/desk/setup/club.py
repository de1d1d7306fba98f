"""A club's own beginning: what its events have in common, as texts by key.

key                                            what it is
federation, kind, handicaps                    answers to questions.py
rules, system, language                        as `new` takes them; they win over the kind of play
mail                                           who gets the results as well, commas between
logo                                           a picture as logo.py keeps it
any setting of the Event sheet                 as it is typed there, "" for an emptied cell

Names, dates and rounds are every event's own. Where they are kept: members/club_file.py.
"""

from __future__ import annotations

import re
import uuid
from typing import TYPE_CHECKING

from nigiri.desk.core.fixed_names import FIXED_NAMES, meant, worded
from nigiri.desk.core.views import View
from nigiri.desk.setup.create import NewEvent, event_operations
from nigiri.desk.setup.logo import checked_logo, logo_words
from nigiri.desk.setup.questions import (
    HANDICAPS,
    HOMES,
    KINDS,
    OTHER,
    PLAYED_BY,
    play_of,
    rules_asked,
    says_how_it_plays,
    usual_kind,
)
from nigiri.desk.setup.settings import setting_key
from nigiri.domain.model.settings import Settings
from nigiri.domain.model.system import system_name
from nigiri.domain.rules import RULE_SETS
from nigiri.domain.systems.registry import SYSTEMS
from nigiri.errors import WrongUse
from nigiri.messages.catalogue import LANGUAGES
from nigiri.messages.message import message, quoted
from nigiri.workbook.apply import applied
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import Changes
from nigiri.workbook.read.workbook import read
from nigiri.workbook.settings.departures import departures
from nigiri.workbook.settings.table import BY_KEY

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.desk.core.fixed_names import Names
    from nigiri.desk.setup.questions import Play

CHOICES: Mapping[str, tuple[str, ...]] = {
    "federation": tuple(HOMES),
    "kind": KINDS,
    "handicaps": tuple(HANDICAPS),
    "rules": tuple(RULE_SETS),
    "system": tuple(SYSTEMS),
    "language": LANGUAGES,
}
"""Fact that is a choice -> its values."""
_WORDS = {
    "federation": "setup.home",
    "kind": "setup.kind",
    "handicaps": "setup.handicaps",
    "language": "field.language",
}
"""Fact that is a choice -> how the keys of what its values are called begin."""
MAIL, LOGO = "mail", "logo"
#: The system in which a federation decides how it is played.
MCMAHON = Settings().system
#: Facts of every event's own, and of the file.
_OWN = {"name", "dates", "rounds", "event_id", "schema", "director", "family", "players_from"}
#: Settings that stay whatever an event is played by.
_ANY_PLAY = ("place", "host", "rules_of_play", "time_limits", "time_by_rank")
_ANY_WAY = {"language", "federation", *_ANY_PLAY}
_ADDRESS = re.compile(r"[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+")
_MOST = 200


def club_facts(typed: Mapping[str, str], before: Mapping[str, str]) -> dict[str, str]:
    """Return a club's facts with others typed; a blank one is removed.

    typed -- fact, or the label of a setting -> text. Raises WrongUse for an unknown fact, a text
    that is none of its choices, and a setting that could not be read.
    """
    facts = dict(before)
    for name, value in typed.items():
        key = _fact(name)
        text = value.strip() if key == LOGO else value.strip()[:_MOST]
        if text:
            facts[key] = _checked(key, text)
        else:
            facts.pop(key, None)
    _refuse_wrong_settings(facts)
    return facts


def facts_of_event(workbook: Workbook, before: Mapping[str, str]) -> dict[str, str]:
    """Return a club's facts as an event has them: rule set, system, language, what departs.

    before -- of which federation, mail and logo stay
    """
    settings = read(workbook).event.settings
    own = {key: str(getattr(settings, key)) for key in ("rules", "system", "language")}
    kept = {key: before[key] for key in ("federation", MAIL, LOGO) if key in before}
    typed = {key: str(getattr(settings, key)) for key in _ANY_PLAY if getattr(settings, key)}
    other = {each.key: "" if each.ours is None else str(each.ours) for each in departures(settings)}
    return {**kept, **own, **typed, **other}


def beginning(
    given: Mapping[str, object], club: Mapping[str, str], language: str | None = None
) -> NewEvent:
    """Return a new event: what was given for it, else what the club has.

    given -- name, rounds and other fields of Settings; rules, system, federation, kind, komi and
    handicaps. Who says how this event is played, or names another federation, leaves out what the
    club says of that. Blank values are not given.
    language -- None for the club's, else English

    Raises WrongUse for a komi that is no number of points.
    """
    said = {key: value for key, value in given.items() if value not in {None, ""}}
    home = said.get("federation")
    elsewhere = home not in {None, club.get("federation")} and says_how_it_plays(club)
    plays = elsewhere or any(said.get(key, OTHER) != OTHER for key in PLAYED_BY)
    facts = {k: v for k, v in club.items() if not plays or k in _ANY_WAY}
    asked = rules_asked(*(str(said.pop(key, "")) for key in ("komi", "handicaps")))
    chosen = {
        key: str(said.pop(key, "") or facts.get(key, ""))
        for key in (*PLAYED_BY, "federation", "handicaps")
    }
    play = _play(chosen)
    settings = {**play.settings, **rules_asked("", chosen["handicaps"]), **asked, **said}
    own = {"rules", "system", "language", *asked, *said}
    typed = {key: value for key, value in facts.items() if key in BY_KEY and key not in own}
    return NewEvent(
        chosen["rules"] or play.rules,
        language or facts.get("language", "en"),
        settings,
        chosen["system"] or play.system,
        typed=typed,
    )


def _play(chosen: Mapping[str, str]) -> Play:
    """Return the play that was chosen; a McMahon of no other kind is the federation's."""
    kind = chosen["kind"]
    if not chosen["rules"] and kind in {"", OTHER} and chosen["system"] in {"", MCMAHON}:
        kind = usual_kind(chosen["federation"])
    return play_of(chosen["federation"], kind, chosen["rules"])


def club_view(facts: Mapping[str, str], place: str, *, kept: bool = True) -> View:
    """Return a table of a club's facts; place -- of the file they are kept in, told if `kept`."""
    if not facts:
        return View(message("setup.club.none"), (), ())
    headings = (message("setup.column.setting"), message("setup.column.here"))
    rows = tuple((_label(key), _shown(key, value)) for key, value in facts.items())
    notes = (message("setup.club.kept", path=place),) if kept else ()
    return View(message("setup.club"), headings, rows, notes)


def _label(key: str) -> str:
    """Return the label of a fact."""
    return message(f"setting.{key}" if key in BY_KEY else f"setup.ask.{key}")


def _shown(key: str, value: str) -> str:
    """Return a fact in words."""
    if key in _WORDS:
        return message(f"{_WORDS[key]}.{value}")
    if key == "system":
        return system_name(value)
    return logo_words(value) if key == LOGO else value


def _fact(name: str) -> str:
    """Return the key of a fact by its key or its label; WrongUse for an unknown one."""
    if name in {"federation", "kind", "handicaps", MAIL, LOGO}:
        return name
    key = setting_key(name) if name != "language" else name
    if key in _OWN:
        raise WrongUse(message("setup.club.own", asked=quoted(name)))
    return key


def _choices(key: str) -> Names:
    """Return the values of a fact that is a choice, with what they are called."""
    names = FIXED_NAMES.get(key)
    return worded(CHOICES[key], _WORDS[key]) if names is None else names()


def _checked(key: str, text: str) -> str:
    """Return a fact; WrongUse where it is none of its choices, no address, no picture."""
    if key in CHOICES:
        found = meant(text, _choices(key))
        if found is not None:
            return found
        facts = {"fact": _label(key), "asked": quoted(text), "choices": ", ".join(CHOICES[key])}
        raise WrongUse(message("setup.club.choice", **facts))
    if key == LOGO:
        return checked_logo(text, _label(key))
    if key == MAIL:
        return ", ".join(addresses(text))
    return text


def addresses(text: str) -> list[str]:
    """Return the mail addresses in a text, commas between; WrongUse for what is none."""
    found = [part.strip() for part in text.split(",") if part.strip()]
    wrong = [part for part in found if not _ADDRESS.fullmatch(part)]
    if wrong:
        raise WrongUse(message("setup.club.address", asked=quoted(wrong[0])))
    return found


def _refuse_wrong_settings(facts: Mapping[str, str]) -> None:
    """Raise WrongUse where an event that begins so would have a cell that cannot be read."""
    operations = event_operations(beginning({"name": "Club"}, facts), uuid.UUID(int=0))
    found = read(applied(Workbook(), Changes(tuple(operations)))).stops()
    if found:
        raise WrongUse(message("setup.club.wrong", problem=found[0].message))
