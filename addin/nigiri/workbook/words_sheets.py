"""The words of sheets and commands that have a module of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.words_awaited import AWAITED
from nigiri.workbook.words_byes import BYES
from nigiri.workbook.words_criteria import STANDINGS
from nigiri.workbook.words_crosstable import CROSSTABLE
from nigiri.workbook.words_draw import DRAW
from nigiri.workbook.words_grid import GRID
from nigiri.workbook.words_handicaps import HANDICAPS
from nigiri.workbook.words_log import LOG
from nigiri.workbook.words_preflight import PREFLIGHT
from nigiri.workbook.words_proof import PROOF
from nigiri.workbook.words_seats import SEATS
from nigiri.workbook.words_side import SIDE
from nigiri.workbook.words_simulate import SIMULATE
from nigiri.workbook.words_starts import STARTS
from nigiri.workbook.words_systems import SYSTEM_TEXTS
from nigiri.workbook.words_tree import TREE
from nigiri.workbook.words_verify import VERIFY
from nigiri.workbook.words_why import WHY
from nigiri.workbook.words_wishes import WISHES

if TYPE_CHECKING:
    from collections.abc import Mapping

OF_SHEETS: Mapping[str, tuple[str, str]] = {
    **BYES,
    **AWAITED,
    **GRID,
    **HANDICAPS,
    **SEATS,
    **STANDINGS,
    **PREFLIGHT,
    **PROOF,
    **CROSSTABLE,
    **DRAW,
    **WHY,
    **WISHES,
    **SIDE,
    **SIMULATE,
    **STARTS,
    **TREE,
    **VERIFY,
    **LOG,
    **SYSTEM_TEXTS,
}
"""Key -> the words in English and French; words.py has all others."""
