"""Settings as the values of rows, and back: a list of the domain is several rows of the sheet.

field of Settings   rows             a row's value
criteria            criterion.score  its place in the order, from 1; no value: does not count
keep_apart          apart.club       an Apart; no value: is not kept apart
any other           the field        the field's value
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nigiri.workbook.settings_criteria import CRITERION
from nigiri.workbook.settings_draw import APART_KEY

if TYPE_CHECKING:
    from collections.abc import Mapping

_LISTS = {"criteria": CRITERION, "keep_apart": APART_KEY}


def values_of(fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return key of a row -> value, of these fields of Settings."""
    values = {name: value for name, value in fields.items() if name not in _LISTS}
    for place, code in enumerate(fields.get("criteria", ()), 1):
        values[CRITERION + code] = place
    for each in fields.get("keep_apart", ()):
        values[APART_KEY + each.key] = each
    return values


def fields_of(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return field of Settings -> value, of rows in the order of the sheet.

    A list none of whose rows is there is left out: the rule set's counts. A row of it with the
    value None is there and empty.
    """
    fields = {key: value for key, value in values.items() if "." not in key}
    places, kept = (_entries(values, prefix) for prefix in _LISTS.values())
    if places is not None:
        fields["criteria"] = tuple(sorted(places, key=places.__getitem__))
    if kept is not None:
        fields["keep_apart"] = tuple(kept.values())
    return fields


def _entries(values: Mapping[str, Any], prefix: str) -> dict[str, Any] | None:
    """Return code -> value of the rows of a list that are not empty; None: it has no rows."""
    rows = {key.removeprefix(prefix): v for key, v in values.items() if key.startswith(prefix)}
    return {code: value for code, value in rows.items() if value is not None} if rows else None
