"""The ready questions by name: what each is asked with, loaded when somebody asks it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.archive.database import Database
from nigiri.lazy import loaded

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.archive.answer import Answer

QUESTIONS = {
    "career": "career:career",
    "meet": "meet:meet",
    "improve": "improve:improve",
    "fields": "fields:fields",
    "handicaps": "handicaps:handicaps",
    "byes": "byes:byes",
    "year": "attendance:by_year",
    "rank": "attendance:by_rank",
    "fee": "attendance:by_fee",
}
"""Question -> where its function stands in this folder."""


def answer(folder: Path, question: str, *asked: object) -> Answer:
    """Return the answer to a ready question; asked -- what its function takes.

    Raises WrongUse for a folder that is no archive, HostError for a damaged one.
    """
    with Database.of(folder) as database:
        found: Answer = loaded("nigiri.archive.questions", QUESTIONS[question])(database, *asked)
    return found
