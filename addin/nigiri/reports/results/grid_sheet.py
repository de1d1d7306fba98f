"""The tournament grid on paper: a sheet of ten players a page, a poster of sixteen (M20).

Pages are about equally full; a few more players stay on a single page.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from nigiri.reports.frame.names import aligned
from nigiri.reports.frame.pages import even_pages_of
from nigiri.reports.frame.sheet import TableSheet

if TYPE_CHECKING:
    from collections.abc import Sequence

A2 = "420mm 594mm"
"""Not "A2": browsers know only the names of the papers that printers have."""

_MORE = 5
"""A single page may have a fifth more players."""

POSTERS = {"letter": "17in 22in"}
"""The poster beside the paper of a printer; else it is A2. North America has no A2."""


class Box(NamedTuple):
    """A player's round in words; all "" for a round missed, or not drawn yet.

    top -- the opponent's number, or the word for a bye
    sign -- colour, or the handicap taken or given; mark -- of the footnote of its game, "" for none
    score -- after the round
    """

    top: str = ""
    sign: str = ""
    score: str = ""
    won: bool = False
    mark: str = ""


class Row(NamedTuple):
    """A player's line of the grid; empty to be filled in by hand.

    marks -- of the footnotes that concern the player, in the name or in a box
    opens -- a section begins here
    """

    boxes: Sequence[Box]
    number: str = ""
    name: str = ""
    rank: str = ""
    club: str = ""
    start: str = ""
    wins: str = ""
    place: str = ""
    marks: frozenset[str] = frozenset()
    opens: bool = False


class Footnote(NamedTuple):
    """A footnote in words, with its mark; default -- it tells of a game by default."""

    mark: str
    words: str
    default: bool = False


class GridPage(NamedTuple):
    """One page: its players, and the footnotes that concern them."""

    rows: Sequence[Row]
    notes: Sequence[Footnote] = ()

    @property
    def words(self) -> str:
        """Return the footnotes in one line: "* Round 2: ...; † ...", "" for none."""
        return "; ".join(f"{note.mark} {note.words}" for note in self.notes)

    @property
    def first(self) -> str:
        """Return the number of the first player, "" on an empty page."""
        return self.rows[0].number if self.rows else ""

    @property
    def last(self) -> str:
        """Return the number of the last player, "" on an empty page."""
        return next((row.number for row in reversed(self.rows) if row.number), "")


@dataclass(frozen=True, kw_only=True)
class GridSheet(TableSheet):
    """The grid ready to be printed.

    name -- "grid" or "poster"; heading -- the title; small -- beside the event's name
    rounds -- the number of columns; a_page -- the number of players on one of several pages
    footnotes -- all of them; legend -- explains a box; winners -- under the last page
    empty, lead -- sentences in place of, and before, the rows of the text
    blank -- to be filled in by hand: every page is filled up with empty rows
    """

    name: str
    rows: Sequence[Row]
    rounds: int
    a_page: int
    small: str = ""
    legend: str = ""
    footnotes: Sequence[Footnote] = ()
    winners: Sequence[str] = ()
    blank: bool = False
    empty: str = ""
    lead: str = ""

    @property
    def template(self) -> str:
        """Return the template of the sheet, or of the poster."""
        return f"{self.name}.html.j2"

    @property
    def about(self) -> str:
        """Return dates, place and director."""
        return self.small

    @property
    def poster(self) -> str:
        """Return the size of the poster as CSS has it."""
        return POSTERS.get(self.paper, A2)

    @property
    def columns(self) -> range:
        """Return the numbers of the rounds."""
        return range(1, self.rounds + 1)

    @cached_property
    def pages(self) -> Sequence[GridPage]:
        """Return the pages, one at least."""
        rows = list(self.rows)
        if self.blank:
            missing = -len(rows) % self.a_page if rows else self.a_page
            rows += [Row([Box()] * self.rounds)] * missing
        alone = self.a_page + self.a_page // _MORE
        size = alone if len(rows) <= alone else self.a_page
        return [self._page(part) for part in even_pages_of(rows, size)]

    def _page(self, rows: Sequence[Row]) -> GridPage:
        """Return a page; its first row opens no section, as one may go on from the page before."""
        marks = frozenset[str]().union(*(row.marks for row in rows))
        notes = [note for note in self.footnotes if note.mark in marks]
        return GridPage([*(row._replace(opens=False) for row in rows[:1]), *rows[1:]], notes)

    @property
    def notes(self) -> Sequence[str]:
        """Return the notes below the text: legend, footnotes, winners."""
        notes = [f"{note.mark} {note.words}" for note in self.footnotes]
        winners = [self.speech.say("grid winners"), *self.winners] if self.winners else []
        return [self.legend, *notes, *winners] if self.rows else []

    def text_lines(self) -> Sequence[str]:
        """Return headings and a line for each player."""
        if not self.rows:
            return []
        say = self.speech.say
        head = [say("number"), say("name"), say("rank"), say("grid start")]
        head += [say("grid round", number=n) for n in self.columns]
        head += [say("grid wins"), say("grid place")]
        last = len(head) - 1
        return aligned([head, *map(_line, self.rows)], right={0, 2, 3, last - 1, last})


def _line(row: Row) -> list[str]:
    """Return a player's cells as text."""
    boxes = [
        " ".join(filter(None, [box.top + box.sign + box.mark, box.score])) for box in row.boxes
    ]
    return [row.number, row.name, row.rank, row.start, *boxes, row.wins, row.place]
