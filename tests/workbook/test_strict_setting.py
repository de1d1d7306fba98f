"""The cell of what is kept apart: yes, no, rounds, and each of it strictly (A7)."""

from __future__ import annotations

import pytest

from nigiri.desk.core.views import check
from nigiri.domain.model.event import Apart
from nigiri.workbook.settings.table import BY_KEY
from tests.desk.story import begin

LABEL = "Keep apart: state"
FIRST = frozenset({1, 2, 3})


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("yes", Apart("state")), ("1-3", Apart("state", FIRST)),
        ("strict", Apart("state", strict=True)), ("Streng", Apart("state", strict=True)),
        ("strict 1-3", Apart("state", FIRST, strict=True)),
        ("1-3 strict", Apart("state", FIRST, strict=True)),
        ("strict: 1, 2, 3", Apart("state", FIRST, strict=True)),
        ("yes, strict", Apart("state", strict=True)),
        ("no", None), (None, None),
    ],
)  # fmt: skip
def test_strict_stands_alone_or_beside_the_rounds(typed: str | None, read: Apart | None) -> None:
    """In every language, before or behind them."""
    story = begin(rules="aga", rounds=5)
    story.sets(LABEL, typed)
    found = [each for each in story.event.settings.keep_apart if each.key == "state"]

    assert ([] if read is None else [read]) == found
    assert not [each for each in story.reading.problems if each.code == "setting-rounds"]


@pytest.mark.parametrize("typed", ["strict 9", "stricter", "strict maybe"])
def test_other_words_are_told(typed: str) -> None:
    """And nothing is kept apart meanwhile."""
    story = begin(rules="aga", rounds=5)
    story.sets(LABEL, typed)
    told = [each for each in story.reading.problems if each.code == "setting-rounds"]

    assert [f"“{typed}”"] == [str(each.message).partition(" is")[0] for each in told]


@pytest.mark.parametrize(
    ("apart", "words"),
    [
        (Apart("state", strict=True), ("strict", "strict", "streng")),
        (Apart("state", FIRST, strict=True), ("strict 1-3", "strict 1-3", "streng 1-3")),
        (Apart("state", FIRST), ("1-3", "1-3", "1-3")),
    ],
)
def test_it_is_written_as_it_is_read(apart: Apart, words: tuple[str, ...]) -> None:
    """In each language."""
    row = BY_KEY["apart.state"]

    assert words == tuple(row.cell(apart, language) for language in ("en", "fr", "de"))


def test_the_half_of_the_rounds_is_told_with_the_word() -> None:
    """By the AGA at most three of five (A7)."""
    story = begin(rules="aga", rounds=5)
    story.sets(LABEL, "strict 1-4")
    (found,) = [each for each in check(story.workbook).problems if each.code == "apart-half"]
    assert found.way_out.startswith("Type strict 1-3;")
