"""Clubs, cities, ... that keep two players apart (M10): when they count, for whom, what they cost.

question                          answer                                                   source
what counts in a round            all of Settings.keep_apart, until the last rounds; what  M10, A7
                                  has rounds of its own, in these (`counted_now`)
what is kept apart strictly       the same, in front of all that makes a draw better       A7
                                  (`strict`): as few such pairs as there can be
and in the last rounds            that first kind, behind all other criteria (`later`)     M10
who may meet all the same         two of the host; whoever can win, as the event says in   M10, B8
                                  Settings.apart_free; two of one family name not even
                                  then (`shared`)
what it costs a board             1 for each thing the two share, in the place that        M10
                                  `apart` has among the criteria (`apart`)
what it costs instead of score    where Settings.gap_of says n points: as much as a        M10
                                  difference of n points at two boards, and a little
                                  more (`penalty`, which the criterion `score` adds)

Such a pair is dear, not forbidden; field.py says who may not meet at all (`bans`). For a single
pair, outside the draw, pairing_policies/pair_concerns.py answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.event import Apart
    from nigiri.domain.pairing.field import Field
    from nigiri.domain.pairing.squares import Ints


def apart(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the number of clubs, cities, ... the two share that count in this round (M10)."""
    return shared(field, counted_now(field), upper, lower)


def strict(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the number of clubs, states, ... the two share that are kept apart strictly (A7)."""
    return shared(field, strict_now(field), upper, lower)


def later(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the number of clubs, cities, ... the two share that counted in rounds before (M10)."""
    return shared(field, counted_later(field), upper, lower)


def penalty(field: Field, upper: Ints, lower: Ints) -> Ints:
    """Return the price of what each pair has in common (a club, ...), in half points squared.

    It is added to the squared score difference. The dearest counts; 0 where they share nothing.
    """
    dearest = np.zeros(len(upper), dtype=np.int64)
    for key in priced(field):
        accepted = 2 * field.settings.gap_of(key)
        cost = (2 * accepted**2 + 1) * (shared(field, (key,), upper, lower) > 0)
        dearest = np.maximum(dearest, cost)
    return dearest


def penalised(field: Field) -> bool:
    """Tell whether `score` costs more for two who are to be kept apart (Settings.gap_of)."""
    return bool(priced(field))


def counted_now(field: Field) -> tuple[str, ...]:
    """Return the keys ("club", "city", ...) of what is kept apart in the field's round.

    Without what is kept apart strictly.
    """
    apart_ = field.settings.keep_apart
    return tuple(each.key for each in apart_ if not each.strict and _counts(field, each))


def strict_now(field: Field) -> tuple[str, ...]:
    """Return the keys of what is kept apart strictly in the field's round (A7)."""
    return tuple(e.key for e in field.settings.keep_apart if e.strict and _counts(field, e))


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
