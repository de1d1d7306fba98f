"""Why players enter otherwise than published: the director's words on Problems (A2, A13)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Player
    from nigiri.workbook.reader import TableReader

ABOUT_ENTRIES = frozenset({"entry-below", "entry-above"})
"""The codes of problems whose reasons are evidence."""


def with_evidence(rows: Mapping[int, Player], problems: TableReader) -> dict[int, Player]:
    """Return the players with the reasons that stand beside their problems.

    A player is known by the name in the sentence, which rows that move do not change.
    """
    names = {player.name: row for row, player in rows.items()}
    found = {**rows}
    for line in problems.rows():
        reason = problems.text(line, "accepted")
        if reason and problems.text(line, "code") in ABOUT_ENTRIES:
            sentence = problems.text(line, "what")
            name = max((name for name in names if name in sentence), key=len, default="")
            if name:
                found[names[name]] = replace(found[names[name]], evidence=reason)
    return found
