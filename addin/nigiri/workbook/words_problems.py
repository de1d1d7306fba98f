"""The problems that have a module of words of their own, in the order in which pages list them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from nigiri.workbook.words_byes import PROMISE_PROBLEMS
from nigiri.workbook.words_congress import CONGRESS_PROBLEMS
from nigiri.workbook.words_handicaps import HANDICAP_PROBLEMS
from nigiri.workbook.words_hidden import HIDE_PROBLEMS
from nigiri.workbook.words_log import LOG_PROBLEMS
from nigiri.workbook.words_members import MEMBER_PROBLEMS
from nigiri.workbook.words_prizes import PRIZE_PROBLEMS
from nigiri.workbook.words_ratings import RATING_PROBLEMS
from nigiri.workbook.words_seats import SEAT_PROBLEMS
from nigiri.workbook.words_side import SIDE_PROBLEMS
from nigiri.workbook.words_systems import SYSTEM_PROBLEMS
from nigiri.workbook.words_tree import TREE_PROBLEMS
from nigiri.workbook.words_verify import VERIFY_PROBLEMS
from nigiri.workbook.words_warnings import WARNINGS
from nigiri.workbook.words_wishes import WISH_PROBLEMS

if TYPE_CHECKING:
    from collections.abc import Mapping

ELSEWHERE: Mapping[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    **SEAT_PROBLEMS,
    **SIDE_PROBLEMS,
    **SYSTEM_PROBLEMS,
    **CONGRESS_PROBLEMS,
    **PROMISE_PROBLEMS,
    **PRIZE_PROBLEMS,
    **WISH_PROBLEMS,
    **HANDICAP_PROBLEMS,
    **RATING_PROBLEMS,
    **HIDE_PROBLEMS,
    **MEMBER_PROBLEMS,
    **TREE_PROBLEMS,
    **VERIFY_PROBLEMS,
    **WARNINGS,
    **LOG_PROBLEMS,
}
"""Code -> weight, sentence and way out in both languages; problems.py has all others."""
