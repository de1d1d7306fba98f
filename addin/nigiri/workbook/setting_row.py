"""What a row of the Event sheet is: one setting, its words in both languages, its kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from nigiri.domain.model import Apart
from nigiri.workbook.round_list import format_rounds
from nigiri.workbook.words import LANGUAGES

if TYPE_CHECKING:
    from nigiri.workbook.cells import Cell

Kind = Literal["text", "count", "codes", "choice", "rounds"]

#: code, words in English and French
Choices = tuple[tuple[str, str, str], ...]


@dataclass(frozen=True)
class SettingRow:
    """One setting of the Event sheet.

    key -- a field of domain Settings, or one entry of such a field: "criterion.score" is the place
    of that code in Settings.criteria, "apart.club" what Settings.keep_apart says of it
    kind -- text; count (a whole number between `least` and `most`); codes (a list, comma between);
    choice (one of `choices`); rounds (the first of `choices`, "yes", or rounds such as "1-3")
    label -- in both languages, and in either it is found again; note -- what stands beside it
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
    optional: bool = True

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
            return ", ".join(shown[code] for code in value)
        return shown.get(str(value), str(value))
