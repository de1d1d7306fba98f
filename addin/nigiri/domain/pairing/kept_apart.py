"""What players share who are kept apart: club, city, ... (M10), each in its rounds (A7).

The host's own may meet, and whoever can win may meet anybody (B8, exempt.py); but relatives, whom
the family name stands for, may not even then.
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
    """Return what is kept apart in the field's round."""
    return tuple(each.key for each in field.settings.keep_apart if _counts(field, each))


def counted_later(field: Field) -> tuple[str, ...]:
    """Return what was kept apart before the last rounds, and is now where it harms nothing."""
    return tuple(
        each.key
        for each in field.settings.keep_apart
        if each.rounds is None and not _counts(field, each)
    )


def shared(field: Field, keys: Sequence[str], upper: Ints, lower: Ints) -> Ints:
    """Return how many of these the pairs share, 0 for a pair that is exempt."""
    found = np.zeros(len(upper), dtype=np.int64)
    exempt = field.hosts[upper] & field.hosts[lower] | field.free[upper] | field.free[lower]
    for key in keys:
        labels = field.labels[key]
        same = (labels[upper] == labels[lower]) & (labels[upper] > 0)
        found += same if key == "family" else same & ~exempt
    return found


def _counts(field: Field, each: Apart) -> bool:
    """Tell whether that counts in the field's round."""
    if each.rounds is None:
        return not field.settings.is_last(field.round_number)
    return field.round_number in each.rounds
