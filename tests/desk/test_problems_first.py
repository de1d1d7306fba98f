"""What stops a draw comes first, and is named as it was typed."""

from __future__ import annotations

import pytest

from nigiri.desk.core.views import check
from nigiri.messages.message import said
from tests.desk.story import club, drawn


@pytest.mark.parametrize(("language", "words", "typed", "draw"), [
    ("en", "First put right what ■ marks above (1); then: nigiri check", "“Buchholz2”", "draw"),
    ("de", "Zuerst in Ordnung bringen, was oben ■ hat (1); dann: nigiri check", "„Buchholz2“",
     "auslosen"),
    ("fr", "Corrigez d'abord ce que ■ marque ci-dessus (1) ; puis : nigiri check",
     "« Buchholz2 »", "apparier"),
])  # fmt: skip
def test_nobody_is_told_to_draw_while_something_stops_it(
    language: str, words: str, typed: str, draw: str
) -> None:
    """A wrong tie-break in a list: it is named without the space before it."""
    for story in (club(12, language=language), drawn(club(12, language=language), 1)):
        story.sets("tiebreaks", "SOS, Buchholz2")
        found = check(story.workbook)
        problem = said(found.problems[0].message, language).replace("\u00a0", " ")

        assert typed in problem
        assert words == said(found.next_step, language).replace("\u00a0", " ")
        assert draw not in words
