"""Hand out the templates and the words of printed sheets, for a club to change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.reports.render import own_templates
from nigiri.reports.speech import words_to_translate

if TYPE_CHECKING:
    import datetime as dt

WORDS = "words.pot"


def starters(now: dt.datetime) -> dict[str, str]:
    """Return what a club can change, by file name: templates, style sheet, words to translate."""
    return {**own_templates(), WORDS: words_to_translate(now)}
