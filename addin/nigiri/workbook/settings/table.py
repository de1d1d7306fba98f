"""The settings on the Event sheet: all rows, group by group, and the groups' titles.

First what everybody needs; then, each under a heading of its own, the draw in detail, and scores,
starts and handicaps in detail.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.messages.catalogue import text
from nigiri.workbook.settings.draw import APART, BYES, CRITERIA, INSIDE
from nigiri.workbook.settings.event import EVENT
from nigiri.workbook.settings.scoring import SUMS, WORTHS
from nigiri.workbook.settings.starts import HANDICAPS, STARTS
from nigiri.workbook.settings.systems import KNOCKOUT, ROBIN, SIDE

if TYPE_CHECKING:
    from nigiri.workbook.settings.row import SettingRow

SCHEMA = 12
"""The version of the workbook's layout; an older one is migrated, a newer one refused."""

GROUPS = (
    "event", "play", "pairing", "winners", "file", "apart", "byes", "inside", "criteria", "starts",
    "handicaps", "worth", "sums", "robin", "knockout", "teams", "side",
)  # fmt: skip
"""The groups, in the order of the sheet."""


def group_title(group: str, language: str) -> str:
    """Return the title of a group."""
    return text(f"setting.group.{group}", language)


class Part(NamedTuple):
    """A part of the sheet below the common settings: its code, its groups, the key of its note."""

    code: str
    groups: tuple[str, ...]
    said: str = "setting.part.note"

    def title(self, language: str) -> str:
        """Return the heading."""
        return text(f"setting.part.{self.code}", language)

    def note(self, language: str) -> str:
        """Return what stands below the heading."""
        return text(self.said, language)


PARTS = (
    Part("draw", ("apart", "byes", "inside", "criteria")),
    Part("scores", ("starts", "handicaps", "worth", "sums")),
    Part("systems", ("robin", "knockout", "teams", "side"), "setting.part.systems.note"),
)

DETAIL = tuple(group for part in PARTS for group in part.groups)
"""The groups of these parts; all others stand above them."""

SETTINGS: tuple[SettingRow, ...] = (
    *EVENT, *APART, *BYES, *INSIDE, *CRITERIA, *STARTS, *HANDICAPS, *WORTHS, *SUMS, *ROBIN,
    *KNOCKOUT, *SIDE,
)  # fmt: skip

BY_KEY: dict[str, SettingRow] = {row.key: row for row in SETTINGS}
