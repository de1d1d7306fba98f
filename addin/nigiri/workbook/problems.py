"""The problems of a workbook: a code each, with its weight, its sentence and the way out.

■ stop  must be put right before the next draw
▲ look  allowed, but look at it
✎ hand  the director decided otherwise than the draw; it stays so
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from nigiri.messages.catalogue import LANGUAGES
from nigiri.messages.message import Several, SheetMessage, message, several
from nigiri.workbook.model.cells import address

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


Weight = Literal["stop", "look", "hand"]
SYMBOLS: dict[Weight, str] = {"stop": "■", "look": "▲", "hand": "✎"}


@dataclass(frozen=True)
class Finding(ABC):
    """A problem, or a defect of Preflight: its cell, its code, both sentences in one language.

    message, way_out -- as the sheet says them (SheetMessage)
    """

    code: str
    sheet: str
    row: int
    column: int
    message: str
    way_out: str

    @property
    @abstractmethod
    def weight(self) -> Weight:
        """Return the weight: stop, look or hand."""

    @property
    def symbol(self) -> str:
        """Return the sign of its weight."""
        return SYMBOLS[self.weight]

    @property
    def cell(self) -> str:
        """Return the address as programs show it: "Players!C14"."""
        return f"{self.sheet}!{address(self.row, self.column)}"

    @property
    def line(self) -> Several:
        """Return cell, sentence and way out in one line."""
        return several((f"{self.symbol} {self.cell}:", self.message, self.way_out), " ")

    def __str__(self) -> str:
        """Return that line as the sheet says it."""
        return str(self.line)


CODES: dict[str, Weight] = {
    "sheet-missing": "stop",
    "sheet-twice": "stop",
    "round-untitled": "stop",
    "column-missing": "look",
    "round-gap": "stop",
    "round-lost": "look",
    "setting-missing": "look",
    "setting-count": "stop",
    "setting-choice": "stop",
    "setting-rounds": "stop",
    "setting-rank": "stop",
    "setting-points": "stop",
    "setting-hundredths": "stop",
    "setting-four": "stop",
    "setting-tables": "stop",
    "system-unknown": "stop",
    "schema": "stop",
    "name-missing": "stop",
    "name-double": "stop",
    "rank-missing": "stop",
    "rank-unknown": "stop",
    "number-unknown": "stop",
    "number-double": "stop",
    "here-unknown": "stop",
    "out-unknown": "stop",
    "formula-empty": "stop",
    "number-bad": "look",
    "section-unknown": "stop",
    "section-order": "stop",
    "section-gap": "stop",
    "points-unknown": "stop",
    "met": "stop",
    "met-allowed": "look",
    "met-played": "look",
    "result-unknown": "stop",
    "result-letter": "stop",
    "result-date": "stop",
    "result-bye": "stop",
    "result-list": "stop",
    "list-both": "stop",
    "list-unknown": "stop",
    "list-double": "stop",
    "handicap-unknown": "stop",
    "table-unknown": "stop",
    "table-double": "look",
    "bye-again": "stop",
    "bye-twice": "look",
    "free": "stop",
    "handicap-rule": "look",
    "handicap-black": "look",
    "by-hand": "hand",
    "section-size": "look",
    "section-ranks": "look",
    "bar-other": "look",
    "player-unknown": "stop",
    "seat-black": "stop",
    "plays-self": "stop",
    "plays-twice": "stop",
    "alone": "stop",
    "player-gone": "stop",
    "number-moved": "stop",
    "name-other": "look",
    "seat-name": "stop",
    "seat-new": "stop",
    "late": "look",
    "board-twice": "look",
    "chart-who": "look",
    "chart-row": "look",
    "chart-cell": "look",
    "chart-unknown": "look",
    "chart-self": "look",
    "chart-often": "look",
    "ladder-who": "look",
    "ladder-start": "look",
    "ladder-half": "look",
    "ladder-winner": "look",
    "ladder-self": "look",
    "ladder-below": "look",
    "ladder-far": "look",
    "rounds-other": "look",
    "rounds-too-many": "look",
    "system-other": "look",
    "european-unknown": "look",
    "path-unknown": "look",
    "pko-european": "look",
    "supergroup-out": "look",
    "strong-gap": "look",
    "strong-default": "look",
    "entry-strong": "look",
    "standings-frozen": "look",
    "tiebreaks-both": "look",
    "top-reserve": "look",
    "top-sleeper": "look",
    "time-unknown": "look",
    "promise-again": "stop",
    "promise-had": "stop",
    "promise-double": "stop",
    "promise-idle": "look",
    "promise-open": "look",
    "prize-section": "look",
    "wish-unknown": "stop",
    "wish-blank": "stop",
    "wish-who": "stop",
    "wish-name": "stop",
    "wish-rounds": "stop",
    "wish-few": "stop",
    "wish-both": "stop",
    "wish-twice": "look",
    "never": "look",
    "stones-unknown": "stop",
    "stones-missing": "stop",
    "stones-equal": "stop",
    "stones-open": "stop",
    "stones-order": "look",
    "rating-unknown": "look",
    "rating-odd": "look",
    "hide-unknown": "look",
    "expires-unknown": "look",
    "member-lapsed": "look",
    "entry-below": "look",
    "entry-above": "look",
    "tree-full": "look",
    "tree-empty": "look",
    "tree-out": "look",
    "draft-result": "look",
    "provisional": "look",
    "record-lost": "look",
    "second-other": "stop",
    "out-plays": "stop",
    "unseen-plays": "look",
    "out-result": "look",
    "table-missing": "look",
    "colour-third": "look",
    "rank-old": "look",
    "apart": "look",
    "apart-drawn": "look",
    "family": "look",
    "gap-wide": "look",
    "mixed": "look",
    "bye-needless": "look",
    "bye-none": "look",
    "bye-by-hand": "hand",
    "section-split": "look",
    "section-fees": "look",
    "federation-double": "look",
    "log-changed": "look",
    "log-added": "look",
    "log-gone": "look",
}
"""Code -> weight; the sentences are "problem.<code>" and "problem.<code>.way"."""


@dataclass(frozen=True)
class Problem(Finding):
    """A problem of a cell, with both sentences in the language of the event.

    facts -- of its sentence
    """

    facts: Mapping[str, object] = field(default_factory=dict, compare=False, repr=False)

    @property
    def in_every_language(self) -> tuple[str, ...]:
        """Return its sentence in every language: the event may have been in another one before."""
        sentence = message(f"problem.{self.code}", **self.facts)
        return tuple(map(sentence.said, LANGUAGES))

    @property
    def weight(self) -> Weight:
        """Return the weight: stop, look or hand."""
        return CODES[self.code]


def problem(
    code: str, language: str, sheet: str, cell: tuple[int, int], /, **facts: object
) -> Problem:
    """Return the problem `code` of a cell (row, column) with its facts filled in."""
    what, way_out = (SheetMessage(f"problem.{code}{p}", facts, language) for p in ("", ".way"))
    return Problem(code, sheet, *cell, what, way_out, facts)


def clearest(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Return the problems; for a cell whose formula was never calculated only that one."""
    listed = tuple(problems)
    cells = {problem.cell for problem in listed if problem.code == "formula-empty"}
    return tuple(p for p in listed if p.code == "formula-empty" or p.cell not in cells)
