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


_STOPS: tuple[str, ...] = (
    "sheet-missing", "heading-gone", "sheet-twice", "round-untitled", "round-gap", "setting-count",
    "setting-choice", "setting-rounds", "setting-rank", "setting-points", "setting-hundredths",
    "setting-four", "setting-tables",
    "system-unknown", "schema", "name-missing", "name-double", "rank-missing",
    "rank-unknown", "number-unknown", "number-double", "here-unknown", "out-unknown",
    "formula-empty", "section-unknown", "section-order", "section-gap", "points-unknown",
    "met", "result-unknown", "result-letter", "result-date", "result-bye", "result-list",
    "list-both", "list-unknown", "list-double", "handicap-unknown", "table-unknown",
    "size-unknown", "size-full",
    "bye-again", "free", "player-unknown", "seat-black", "plays-self", "plays-twice", "alone",
    "player-gone", "names-moved", "number-moved", "seat-name", "seat-new", "promise-again",
    "promise-had", "promise-double", "wish-unknown", "wish-blank", "wish-who", "wish-name",
    "wish-rounds", "wish-few", "wish-both", "stones-unknown", "stones-missing", "stones-equal",
    "stones-open", "second-other", "out-plays", "tree-tie",
)  # fmt: skip  # words, several a line

LOOKS: tuple[str, ...] = (
    "entry-evidence",
    "never", "met-allowed", "no-show", "promise-idle", "promise-open", "unseen-plays",
    "table-missing",
    "table-double", "colour-third", "apart", "family", "apart-drawn", "mixed", "gap-wide",
    "handicap-black", "handicap-rule", "rank-old", "bye-needless", "bye-none", "late",
    "draft-result", "top-sleeper", "top-reserve", "supergroup-out", "strong-gap",
    "strong-default", "provisional", "out-result", "met-played", "bye-twice", "board-twice",
    "record-lost", "round-lost", "log-changed", "log-added", "log-gone", "name-other",
    "number-bad", "rating-unknown", "rating-odd", "entry-strong", "entry-below", "entry-above",
    "entry-raised", "entry-server", "entry-unrated", "grade-unknown",
    "federation-double", "federation-long", "member-lapsed", "expires-unknown", "european-unknown",
    "path-unknown", "pko-european", "hide-unknown", "relatives", "wish-twice", "stones-order",
    "system-other", "rounds-too-many", "rounds-other", "rounds-drawn", "komi-league", "bar-other",
    "tiebreaks-both", "tiebreaks-changed", "first-level", "winner-missed",
    "time-unknown", "apart-half", "prize-section", "standings-frozen", "frozen-late",
    "setting-missing", "column-missing", "tree-out",
    "tree-full", "tree-empty", "section-size", "section-ranks", "section-split",
    "section-fees", "chart-who", "chart-row", "chart-cell", "chart-unknown", "chart-self",
    "chart-often", "ladder-who", "ladder-start", "ladder-half", "ladder-winner", "ladder-self",
    "ladder-below", "ladder-far",
)  # fmt: skip  # words, several a line
"""What is only to be looked at, the weightiest first: what waits for words on Problems, the games
of now, what was played, the Log, entries, wishes, the event, trees, sections, side events.
"""

_BY_HAND: tuple[str, ...] = (
    "by-hand",
    "bye-by-hand",
)

CODES: dict[str, Weight] = {
    **dict.fromkeys(_STOPS, "stop"),
    **dict.fromkeys(LOOKS, "look"),
    **dict.fromkeys(_BY_HAND, "hand"),
}
"""Code -> weight; the sentences are "problem.<code>" and "problem.<code>.way"."""

MOST_LOOKS = 3
"""The number of ▲ on a sheet, Check of a round or Problems: who sees more of them sees none.

Every ■ shows, and every ✎. The other ▲ are counted there, and `check` has them all.
"""


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
