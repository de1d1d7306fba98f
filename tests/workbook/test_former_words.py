"""What was once written into a workbook is read for ever.

A catalogue may say a label, a choice or a heading otherwise: the former word becomes an alias then,
and stays in tests/data/words.tsv, from which nothing is ever removed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.workbook.model.cells import Sheet
from nigiri.workbook.read.event import setting_rows
from nigiri.workbook.read.settings import choice_of
from nigiri.workbook.read.tables import known_headings
from nigiri.workbook.settings.table import BY_KEY
from tests.workbook.former_words import recorded, today

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def label(key: str, word: str) -> bool:
    """Tell whether the label is that of the setting."""
    return {key: 1} == setting_rows(Sheet.of([[word]]))


def choice(key: str, code: str, word: str) -> bool:
    """Tell whether the word is that choice of the setting."""
    return code == choice_of(BY_KEY[key], word)


def heading(kind: str, key: str, word: str) -> bool:
    """Tell whether the heading is that of the column."""
    return key == known_headings(kind).get(word)


READ: Mapping[str, Callable[..., bool]] = {"label": label, "choice": choice, "heading": heading}


@pytest.mark.parametrize("what", READ)
def test_what_was_once_written_is_still_read(what: str) -> None:
    """In whatever language it was."""
    words = [facts for first, *facts in recorded() if first == what]

    assert words
    assert [] == [facts for facts in words if not READ[what](*facts)]


def test_all_that_is_written_today_will_be_read() -> None:
    """What is missing is added by python -m tests.workbook.former_words."""
    assert set() == {*today()} - {*recorded()}
