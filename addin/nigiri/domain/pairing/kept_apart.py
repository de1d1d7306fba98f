"""Clubs, cities, ... that two players share and that keep them apart (M10), by round (A7).

The host's own players may meet, and whoever can win may meet anybody (B8, Field.free); but players
of one family name may not meet even then. What it costs a pairing, and how many points of score
difference are accepted rather than such a pair (Settings.gap_of), is in criteria.py: `score` and
`apart`. For a single pair, outside the draw, pairing_policies/pair_concerns.py answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.event import Apart
    from nigiri.domain.pairing.field import Field
    from nigiri.domain.pairing.squares import Ints


def counted_now(field: Field) -> tuple[str, ...]:
    """Return the keys ("club", "city", ...) of what is kept apart in the field's round."""
    return tuple(each.key for each in field.settings.keep_apart if _counts(field, each))


def priced(field: Field) -> tuple[str, ...]:
    """Return the keys of what is kept apart at the price of score differences."""
    settings = field.settings
    if "apart" not in settings.criteria:
        return ()
    return tuple(key for key in counted_now(field) if settings.gap_of(key))


def counted_later(field: Field) -> tuple[str, ...]:
    """Return the keys of what was kept apart until the last rounds began.

    Now they count last of all (criterion `later`).
    """
    return tuple(
        each.key
        for each in field.settings.keep_apart
        if each.rounds is None and not _counts(field, each)
    )


def shared(field: Field, keys: Sequence[str], upper: Ints, lower: Ints) -> Ints:
    """Return the number of these keys that each pair shares; only "family" for exempt players."""
    found = np.zeros(len(upper), dtype=np.int64)
    exempt = field.hosts[upper] & field.hosts[lower] | field.free[upper] | field.free[lower]
    for key in keys:
        labels = field.labels[key]
        same = (labels[upper] == labels[lower]) & (labels[upper] > 0)
        found += same if key == "family" else same & ~exempt
    return found


def _counts(field: Field, each: Apart) -> bool:
    """Tell whether that is kept apart in the field's round."""
    if each.rounds is None:
        return not field.settings.is_last(field.round_number)
    return field.round_number in each.rounds
