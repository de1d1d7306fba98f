"""All that derived sheets are computed from: the workbook, its reading, its references."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from nigiri.domain.games.colours import OPEN
from nigiri.domain.games.handicaps import ByRanks, by_ranks_alone
from nigiri.domain.model.small_boards import FULL_SIZE
from nigiri.domain.systems.stages import is_over, judged
from nigiri.messages.catalogue import text
from nigiri.workbook.live.attendance import is_here
from nigiri.workbook.live.refs import Refs, refs_of
from nigiri.workbook.live.round.columns import round_live
from nigiri.workbook.live.round.sheet import SIDES, Facts, Person, person_of
from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.model.spreadsheet import concatenated, trimmed
from nigiri.workbook.read.event import setting_cells
from nigiri.workbook.read.handicap_in_force import drawn_handicaps
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.spellings.out_in_rounds import Outs

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Event
    from nigiri.workbook.live.refs import RoundTable
    from nigiri.workbook.live.round.board import RoundLive
    from nigiri.workbook.model.cells import Cell, Sheet, Workbook
    from nigiri.workbook.model.locations import Location
    from nigiri.workbook.read.as_drawn import DrawnPair
    from nigiri.workbook.read.workbook import Reading

#: After so many rounds with one colour the next one would be the third.
_RUN = 2


@dataclass(frozen=True)
class Context:
    """A workbook, the event read from it, and the references of formulas."""

    workbook: Workbook
    reading: Reading

    @property
    def event(self) -> Event:
        """Return the event."""
        return self.reading.event

    @property
    def language(self) -> str:
        """Return the event's language."""
        return self.reading.language

    @cached_property
    def refs(self) -> Refs:
        """Return the references formulas use."""
        refs = refs_of(self.workbook, self.language, self.reading.book)
        return replace(
            refs,
            judged={n: judged(self.event.settings, n) for n in refs.rounds},
            over=bool(refs.rounds) and is_over(self.event, max(refs.rounds) + 1),
            teams=self.event.played_by_teams,
            chosen=self.event.settings.colour_rule == OPEN,
            opened=frozenset(n for n, table in refs.rounds.items() if self._is_opened(n, table)),
        )

    def _is_opened(self, number: int, table: RoundTable) -> bool:
        """Tell whether colours of a round may be open: by the rule, by the draw, or as typed."""
        reading = self.reading.rounds.get(number)
        games = reading.round.games if reading else ()
        return "handicap" in table.location.columns and (
            self.event.settings.colour_rule == OPEN
            or any(line.open for line in self._drawn.get(number, ()))
            or any(game.open for game in games)
        )

    def say(self, key: str, **facts: object) -> str:
        """Return words in the language of the event."""
        return text(key, self.language, **facts)

    @cached_property
    def draft(self) -> Context | None:
        """Return the context as if the draft were kept (read/draft.py), None without a draft."""
        draft = self.reading.draft
        if draft is None:
            return None
        from nigiri.workbook.read.draft import with_draft  # noqa: PLC0415 -- few rounds are drafts

        return Context(self.workbook, with_draft(self.reading, draft))

    def location(self, kind: str) -> Location | None:
        """Return the location of the table of that kind, None without it."""
        return self.reading.book.get(kind)

    def sheet(self, location: Location) -> Sheet:
        """Return the sheet of a table."""
        return self.workbook[location.name]

    def reader(self, location: Location) -> TableReader:
        """Return a reader of a table; the problems it reports go nowhere."""
        return TableReader(location, self.sheet(location), self.language)

    @cached_property
    def people(self) -> Mapping[int, Person]:
        """Return number -> the player as Players shows them."""
        location = self.location("players")
        if location is None:
            return {}
        reader = self.reader(location)
        found: dict[int, Person] = {}
        for row in reader.rows():
            number = whole_number(reader.cell(row, "number"))
            if number is not None and number not in found:
                found[number] = person_of(reader, row)
        return found

    @cached_property
    def lives(self) -> Mapping[int, RoundLive]:
        """Return round -> the values of its live formulas."""
        lives: dict[int, RoundLive] = {}
        for number, table in self.refs.rounds.items():
            facts = self._facts(number, lives)
            before = [lives[back] for back in (number - 1, number - 2) if back in lives]
            if len(before) == _RUN:
                white, black = (before[0].played(side) & before[1].played(side) for side in SIDES)
                facts = replace(facts, white_twice=white, black_twice=black)
            lives[number] = round_live(self.sheet(table.location), table, facts)
        return lives

    @cached_property
    def _drawn(self) -> Mapping[int, list[DrawnPair]]:
        """Return round -> its lines of As drawn."""
        found: dict[int, list[DrawnPair]] = {}
        for line in self.reading.drawn:
            found.setdefault(line.round, []).append(line)
        return found

    def _facts(self, number: int, lives: Mapping[int, RoundLive]) -> Facts:
        """Return the facts from other sheets for a round's formulas; lives -- the rounds before."""
        settings, judge = self.event.settings, self.refs.judged[number]
        earlier = [live for before, live in lives.items() if before >= judge.first]
        met = Counter(pair for live in earlier for pair in live.pairs())
        byes = frozenset(bye for live in earlier for bye in live.byes if judge.by_score)
        lines = self._drawn.get(number, ())
        return Facts(
            self.language,
            self.people,
            met,
            judge.meetings,
            byes,
            lines,
            drawn_handicaps(lines),
            not judge.by_score,
            ByRanks.of(settings),
            settings.rematches == "allowed",
            by_ranks_alone(settings),
            self._komi,
            any(number < drawn for drawn in self._drawn),
            *self._away,
            chosen=settings.colour_rule == OPEN,
        )

    @cached_property
    def _away(self) -> tuple[frozenset[Cell], frozenset[Cell]]:
        """Return the numbers of players out in the newest round, and of those not marked here."""
        location, current = self.location("players"), self.refs.current
        if location is None or current is None:
            return frozenset(), frozenset()
        reader, first = self.reader(location), dict[int, int]()
        for row in reader.rows():
            number = whole_number(reader.cell(row, "number"))
            if number is not None:
                first.setdefault(number, row)
        outs = {n: Outs.readable(reader.text(row, "out")) for n, row in first.items()}
        out = {n for n, said in outs.items() if current.number in said.out}
        here = {n for n, row in first.items() if is_here(reader.cell(row, "here"))}
        return frozenset(out), frozenset(first) - here

    @cached_property
    def _komi(self) -> tuple[str, ...]:
        """Return the komi of even games, with handicap 1 and above, as its settings show it.

        () on small boards, where the stones do not say it, and where rows are missing.
        """
        if self.event.settings.board != FULL_SIZE:
            return ()
        cells = setting_cells(self.workbook, self.reading.book)
        keys = ("komi_even", "komi_one", "komi_handicap")
        if any(key not in cells for key in keys):
            return ()
        return tuple(trimmed(concatenated(cells[key].value(self.workbook))) for key in keys)
