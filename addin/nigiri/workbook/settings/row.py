"""A row of the Event sheet: one setting, its kind, and its words in every language.

kind        a value is                           written as
text        words                                themselves
count       a whole number                       a number
codes       a list of the choices                their words, comma between
choice      one of the choices                   its words
rounds      an Apart                             the first of the choices, "yes", or rounds: "1-3",
                                                 or strict: "strict", "strict 1-3"
rank        a rank, or one of the choices        "3d", or its words
points      half points                          "6½"
hundredths  hundredths                           "1.50"
four        four of half points or choices       "1 · 1 · ½ · ½"
tables      whole numbers                        "7, 13, 20-24"

The words of the catalogue, by the key of the row:

setting.KEY           the label
setting.KEY.note      the explanation beside it, where there is one
setting.KEY.CHOICE    a choice, unless several rows share its words: `said`
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal, NamedTuple, cast

from nigiri.domain.model.event import Apart
from nigiri.domain.model.figures import points_words
from nigiri.domain.model.units import HalfPoints
from nigiri.messages.catalogue import LANGUAGES, decimal, every, knows, text
from nigiri.workbook.model.plain import plain
from nigiri.workbook.spellings.rounds import format_rounds

if TYPE_CHECKING:
    from collections.abc import Collection

    from nigiri.workbook.model.cells import Cell

Kind = Literal[
    "text", "count", "codes", "choice", "rounds", "rank", "points", "hundredths", "four", "tables"
]

BETWEEN = " · "
"""Between the four values of a row; others that people type stand in read/settings.py."""

_NO_LETTERS = re.compile(r"\W+")


class SettingRow(NamedTuple):
    """One setting of the Event sheet.

    key -- a field of domain Settings, or one entry of such a field (values.py)
    kind -- see the table of the module; a count or hundredths lie between `least` and `most`
    choices -- their codes
    said -- what the keys of the choices' words begin with; "" for those of the row's own key
    also -- other words for choices, each with its code: those of other programs, former ones
    optional -- a missing row or an empty cell is no problem
    aliases -- the labels that older layouts wrote, besides those that former.py has
    facts -- of the note: name, value
    """

    key: str
    group: str
    kind: Kind = "text"
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()
    said: str = ""
    also: tuple[tuple[str, str], ...] = ()
    optional: bool = True
    aliases: tuple[str, ...] = ()
    facts: tuple[tuple[str, str], ...] = ()

    def label(self, language: str) -> str:
        """Return the label in a language."""
        return text(f"setting.{self.key}", language)

    @property
    def labels(self) -> tuple[str, ...]:
        """Return the label in every language: each is read, whatever the event's language is."""
        return every(f"setting.{self.key}")

    @property
    def former(self) -> frozenset[str]:
        """Return the labels of once, in the form of `plain`."""
        today = {plain(text(f"setting.{self.key}", language)) for language in LANGUAGES}
        return frozenset(map(plain, (*self.labels, *self.aliases))) - today

    def note(self, language: str) -> str:
        """Return the explanation beside the cell in a language, "" without one."""
        key = f"setting.{self.key}.note"
        return text(key, language, **dict(self.facts)) if knows(key) else ""

    def word(self, code: str, language: str) -> str:
        """Return the words of a choice; what is called alike everywhere, "SOS", has its code."""
        key = self._key(code)
        return text(key, language) if code in self.choices and knows(key) else code

    def _key(self, code: str) -> str:
        """Return the key of a choice's words."""
        return f"{self.said or f'setting.{self.key}'}.{_NO_LETTERS.sub('-', code)}"

    def words(self, language: str) -> tuple[str, ...]:
        """Return the words of all choices in a language, in their order."""
        return tuple(self.word(code, language) for code in self.choices)

    def spellings(self, code: str) -> tuple[str, ...]:
        """Return all that is read as a choice: its code, its words of today and of once."""
        key = self._key(code)
        return tuple(dict.fromkeys((code, *(every(key) if knows(key) else ()))))

    def cell(self, value: object, language: str) -> Cell:
        """Return a value as the sheet shows it: words of the event's language, a number, rounds.

        None for what is empty: no text, nothing by the director's own number, an empty list.
        """
        if value in {None, "", ()}:
            return None
        if self.kind == "count":
            return int(str(value))
        if isinstance(value, Apart):
            return self._apart(value, language)
        if self.kind == "tables":
            return format_rounds(cast("Collection[int]", value))
        if isinstance(value, tuple):
            between = BETWEEN if self.kind == "four" else ", "
            return between.join(self._value(each, language) for each in value)
        return self._value(value, language)

    def _apart(self, value: Apart, language: str) -> str:
        """Return the cell of something kept apart: "yes", "1-3", "strict", "strict 1-3"."""
        rounds = "" if value.rounds is None else format_rounds(value.rounds)
        if not value.strict:
            return rounds or self.word("yes", language)
        return " ".join(filter(None, (self.word("strict", language), rounds)))

    def _value(self, value: object, language: str) -> str:
        """Return a single value in words."""
        if isinstance(value, int) and self.kind in {"points", "four"}:
            return points_words(HalfPoints(value))
        if isinstance(value, int) and self.kind == "hundredths":
            return f"{value // 100}{decimal(language)}{value % 100:02d}"
        return self.word(str(value), language)
