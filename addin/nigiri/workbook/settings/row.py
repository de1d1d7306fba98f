"""A row of the Event sheet: one setting, its words in both languages, its kind.

kind        a value is                           written as
text        words                                themselves
count       a whole number                       a number
codes       a list of the choices                their words, comma between
choice      one of the choices                   its words
rounds      an Apart                             the first of the choices, "yes", or rounds: "1-3"
rank        a rank, or one of the choices        "3d", or its words
points      half points                          "6½"
hundredths  hundredths                           "1.50"
four        four of half points or choices       "1 · 1 · ½ · ½"
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from nigiri.domain.model.event import Apart
from nigiri.domain.model.units import HalfPoints, format_points
from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.entry.rounds import format_rounds

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell

Kind = Literal["text", "count", "codes", "choice", "rounds", "rank", "points", "hundredths", "four"]

#: code, words in English and French
Choices = tuple[tuple[str, str, str], ...]

#: Between the four values of a row; others that people type stand in read/settings.py.
BETWEEN = " · "


class SettingRow(NamedTuple):
    """One setting of the Event sheet.

    key -- a field of domain Settings, or one entry of such a field (values.py)
    kind -- see the table of the module; a count or hundredths lie between `least` and `most`
    label -- in both languages, and found again in either; note -- the explanation beside it
    aliases -- the labels that older layouts wrote
    also -- other words for choices, each with its code: those of other programs
    optional -- a missing row or an empty cell is no problem
    """

    key: str
    group: str
    label: tuple[str, str]
    note: tuple[str, str] = ("", "")
    kind: Kind = "text"
    least: int = 0
    most: int = 0
    choices: Choices = ()
    also: tuple[tuple[str, str], ...] = ()
    optional: bool = True
    aliases: tuple[str, ...] = ()

    def cell(self, value: object, language: str) -> Cell:
        """Return a value as the sheet shows it: words of the event's language, a number, rounds.

        None for what is empty: no text, nothing by the director's own number, an empty list.
        """
        if value in {None, "", ()}:
            return None
        if self.kind == "count":
            return int(str(value))
        which = LANGUAGES.index("fr" if language == "fr" else "en")
        shown = {code: words[which] for code, *words in self.choices}
        if isinstance(value, Apart):
            return shown["yes"] if value.rounds is None else format_rounds(value.rounds)
        if isinstance(value, tuple):
            between = BETWEEN if self.kind == "four" else ", "
            return between.join(self._word(each, shown, language) for each in value)
        return self._word(value, shown, language)

    def _word(self, value: object, shown: dict[str, str], language: str) -> str:
        """Return a single value in words."""
        if isinstance(value, int) and self.kind in {"points", "four"}:
            return format_points(HalfPoints(value))
        if isinstance(value, int) and self.kind == "hundredths":
            mark = "," if language == "fr" else "."
            return f"{value // 100}{mark}{value % 100:02d}"
        return shown.get(str(value), str(value))
