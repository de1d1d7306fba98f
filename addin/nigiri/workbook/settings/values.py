"""Settings as the values of rows, and back: a list of the domain is several rows of the sheet.

field of Settings   rows                a row's value
criteria            criterion.score     its place in the order, from 1; no value: does not count
keep_apart          apart.club          an Apart; no value: is not kept apart
scoring             worth.bye           what that kind of round is worth in each of TABLES
                    scoring.missed_sos  any other field of Scoring
board               the field           its code, "19"
tiebreaks, by_code  tiebreaks           letters as the event calls them
boards              none: the sheet Handicaps (read/handicaps.py)
any other           the field           the field's value
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

from nigiri.domain.model.scoring import Scoring, Worth
from nigiri.domain.tiebreaks import names_in
from nigiri.workbook.settings.draw import APART_KEY, CRITERION
from nigiri.workbook.settings.table import SCORING_KEY, TABLES, WORTH_KEY

if TYPE_CHECKING:
    from collections.abc import Mapping

_LISTS = {"criteria": CRITERION, "keep_apart": APART_KEY}
_TAKEN_APART = {*_LISTS, "scoring", "board", "boards", "by_code"}
_WORTHS = tuple(field.name for field in fields(Worth))


def values_of(
    settings: Mapping[str, Any], names: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """Return key of a row -> value, for all fields of Settings and other rows.

    names -- code -> what a tie-break is called instead; None: as in an event of these settings
    """
    values = {name: value for name, value in settings.items() if name not in _TAKEN_APART}
    if names is None:
        names = names_in(settings["rules"], settings["by_code"])
    values["tiebreaks"] = tuple(names.get(code, code) for code in settings["tiebreaks"])
    for position, code in enumerate(settings["criteria"], 1):
        values[CRITERION + code] = position
    for each in settings["keep_apart"]:
        values[APART_KEY + each.key] = each
    return {**values, **_values_of_scoring(settings["scoring"]), "board": str(settings["board"])}


def _values_of_scoring(scoring: Scoring) -> dict[str, Any]:
    """Return key of a row -> value, for the scoring of rounds and of tie-breaks."""
    tables = [getattr(scoring, table) for table in TABLES]
    values: dict[str, Any] = {
        WORTH_KEY + kind: tuple(getattr(table, kind) for table in tables) for kind in _WORTHS
    }
    for name, value in vars(scoring).items():
        if name not in TABLES:
            values[SCORING_KEY + name] = value
    return values


def fields_of(values: Mapping[str, Any], scoring: Scoring) -> dict[str, Any]:
    """Return field of Settings -> value, of rows in the order of the sheet.

    scoring -- the default for missing rows. A list without any row is left out: the rule set's
    counts. A row of it with the value None is there and empty.
    """
    found = {key: value for key, value in values.items() if "." not in key}
    order, apart = (_entries(values, prefix) for prefix in _LISTS.values())
    if order is not None:
        found["criteria"] = tuple(sorted(order, key=order.__getitem__))
    if apart is not None:
        found["keep_apart"] = tuple(apart.values())
    if "board" in found:
        found["board"] = int(found["board"])
    return {**found, "scoring": _scoring_of(values, scoring)}


def _scoring_of(values: Mapping[str, Any], scoring: Scoring) -> Scoring:
    """Return the scoring with the values of rows."""
    worths = _entries(values, WORTH_KEY) or {}
    changed: dict[str, Any] = {
        table: replace(getattr(scoring, table), **{kind: each[at] for kind, each in worths.items()})
        for at, table in enumerate(TABLES)
    }
    return replace(scoring, **changed, **(_entries(values, SCORING_KEY) or {}))


def _entries(values: Mapping[str, Any], prefix: str) -> dict[str, Any] | None:
    """Return code -> value of the filled rows of a list; None without any row."""
    rows = {key.removeprefix(prefix): v for key, v in values.items() if key.startswith(prefix)}
    return {code: value for code, value in rows.items() if value is not None} if rows else None
