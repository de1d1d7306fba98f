"""Derive the sheet Proof, where there is one: lines, sums, ticks, nearly all of them formulas.

The lines stay in the order into which the director sorted them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING

from nigiri.domain.cached import once
from nigiri.domain.model.units import PlayerId
from nigiri.domain.standings.shown import more_shown, on_shown_scale, sums_rise
from nigiri.domain.tiebreaks import TIEBREAKS
from nigiri.workbook.derive.criteria import YES, criterion_cell, put_headings
from nigiri.workbook.derive.proof import plan_of, proof_lines
from nigiri.workbook.derive.proof.cells import LineCells, shown_figure
from nigiri.workbook.derive.proof.live import ProofLive
from nigiri.workbook.derive.proof.plan import SUMS
from nigiri.workbook.derive.proof.refs import ProofRefs
from nigiri.workbook.derive.proof.sums import TOTALS, tick, verdict
from nigiri.workbook.derive.target import InEveryRow, Target
from nigiri.workbook.derive.written_cells import written_cells
from nigiri.workbook.layout.varying_columns import SUM, TICK
from nigiri.workbook.live.refs import Table
from nigiri.workbook.model.cells import Formula, shown
from nigiri.workbook.model.plain import plain, whole_number

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.standings.standings import Standing
    from nigiri.workbook.derive.proof import Line, Plan
    from nigiri.workbook.live.context import Context
    from nigiri.workbook.model.cells import Cell, Value
    from nigiri.workbook.model.locations import Location

    Rows = Mapping[tuple[PlayerId, int | None], int]


def rows_of_lines(context: Context) -> Rows | None:
    """Return (player, round) -> the row of the line on the sheet; round None: with the sums.

    None where the lines there are not those of the event.
    """
    location = context.reading.book.locations["proof"]
    reader, total = context.reader(location), plain(context.say("proof.total"))
    found: dict[tuple[PlayerId, int | None], int] = {}
    for row in written_cells(location, reader.sheet):
        number, cell = (reader.cell(row, key) for key in ("number", "round"))
        player, which = whole_number(number), whole_number(cell)
        if player is not None and (which is not None or plain(cell) == total):
            found[PlayerId(player), which] = row
    wanted = {(line.player, line.round) for line in proof_lines(context.event)}
    return found if found.keys() == wanted else None


def proof_target(
    context: Context,
    location: Location,
    standings: Sequence[Standing],
    added: frozenset[str] = frozenset(),
) -> Target:
    """Return the cells of Proof.

    added -- names of sheets that were added: formulas that look at one of them are written anew
    """
    target, lines = Target(location), proof_lines(context.event)
    in_order = {
        (line.player, line.round): row for row, line in enumerate(lines, location.first_row)
    }
    proof = _Proof(context, location, rows_of_lines(context) or in_order, standings)
    ticks: list[Cell] = []
    for line in lines:
        cells = proof.line(line)
        ticks += [shown(cells[key]) for key in proof.ticks if line.round is None]
        row = proof.rows[line.player, line.round]
        if proof.reads_otherwise(row, line, cells, added):
            target.anew.add(row)
        target.put_row(row, cells)
    sheet, title = context.sheet(location), location.heading_row - 1
    target.clear(sheet, written_cells(location, sheet), location.columns.values())
    put_headings(context, target)
    as_drawn = more_shown(context.event) and not sums_rise(context.event)
    words = "proof.from-zero" if as_drawn else "proof.title"
    target.put(title, "number", context.say(words))
    target.cells[title, location.columns["opponent"]] = proof.verdict(ticks) if lines else None
    if location.name in added:
        target.anew.add(title)
    return target


@lru_cache(maxsize=1024)
def _made(formulas: tuple[tuple[str, str], ...]) -> str:
    """Return a short hash of a line's formulas by column, to see whether they have changed."""
    texts = "\n".join(f"{key}={text}" for key, text in formulas)
    return f"f{sha256(texts.encode()).hexdigest()[:9]}"


@dataclass(frozen=True)
class _Proof:
    """The sheet while it is filled."""

    context: Context
    location: Location
    rows: Rows
    standings: Sequence[Standing]

    @cached_property
    def event(self) -> Event:
        """Return the event with the scores that are added up: those shown, if sums follow them."""
        return on_shown_scale(self.context.event)

    @cached_property
    def refs(self) -> ProofRefs:
        """Return the references of the formulas."""
        event, last = self.event, self.location.first_row + max(len(self.rows), 1) - 1
        own = Table(self.location, last, own=True)
        return ProofRefs(event, own, self.context.refs.rounds, self.context.language)

    @cached_property
    def by_number(self) -> Mapping[PlayerId, Standing]:
        """Return everybody's line of the standings."""
        return {each.number: each for each in self.standings}

    @cached_property
    def plan(self) -> Plan:
        """Return the columns to show."""
        return plan_of(self.event)

    @cached_property
    def live(self) -> ProofLive:
        """Return the values of the formulas."""
        return ProofLive(self.event)

    @cached_property
    def cells(self) -> LineCells:
        """Return the maker of the cells in the rounds' lines."""
        boards = {
            (number, player): row + 1 - self.context.refs.rounds[number].first
            for number, reading in self.context.reading.rounds.items()
            for row, game in reading.games.items()
            for player in game.players
        }
        places = {
            player: row + 1 - self.location.first_row
            for (player, number), row in self.rows.items()
            if number is None
        }
        return LineCells(self.refs, self.live, self.plan, boards, places)

    def line(self, line: Line) -> dict[str, Value]:
        """Return the cells of a line, with the hash of its formulas."""
        cells = self.sums(line) if line.round is None else self.cells.round(line, line.part)
        formulas = ((key, v.text) for key, v in cells.items() if isinstance(v, Formula))
        return {**cells, "made": _made(tuple(formulas))}

    def reads_otherwise(
        self, row: int, line: Line, cells: Mapping[str, Value], added: frozenset[str]
    ) -> bool:
        """Tell whether the formulas of a line must be written anew, whatever they show."""
        made = self.context.sheet(self.location).cell(row, self.location.columns.get("made", 0))
        return (
            made != cells["made"] or self.location.name in added or line.round in self._came(added)
        )

    @once
    def _came(self, added: frozenset[str]) -> frozenset[int]:
        """Return the rounds whose sheets were added."""
        rounds = self.context.refs.rounds.items()
        return frozenset(number for number, table in rounds if table.location.name in added)

    def sums(self, line: Line) -> dict[str, Value]:
        """Return the cells of a player's own line."""
        event, number = self.event, line.player
        standing = self.by_number.get(number)
        found: dict[str, Value] = {
            "number": number,
            "name": event.player(number).name,
            "own": number,
            "round": self.context.say("proof.total"),
            "what": self.cells.adjusted[number] or None,
            "place": standing.place if standing else None,
            "start": shown_figure(self.live.start(number)),
        }
        for code in self.plan.seen:
            found[code + SUM] = self._sum(code, number)
        for code in self.plan.sums:
            computed = self._computed(code, number)
            mine = self._sum(code, number)
            found |= {code + SUM: mine, code: computed}
            found[code + TICK] = InEveryRow(tick(self.refs, code), ticked(mine.value, computed))
        reason = standing.reason if standing else None
        unsummed = {c: criterion_cell(event, c, number, reason) for c in self.plan.no_sums}
        return {**found, **unsummed}

    def _sum(self, code: str, number: PlayerId) -> Formula:
        """Return a sum, live."""
        summed = SUMS[code]
        text = TOTALS[summed.added.total].formula(self.refs, summed, number)
        return InEveryRow(text, shown_figure(self.live.sum(code, number)))

    def _computed(self, code: str, number: PlayerId) -> Cell:
        """Return a criterion as Standings shows it; yes and no as a number."""
        cell = criterion_cell(self.event, code, number)
        return int(cell == YES) if TIEBREAKS[code].kind == "answer" else cell

    @cached_property
    def ticks(self) -> tuple[str, ...]:
        """Return the columns of the ticks."""
        return tuple(code + TICK for code in self.plan.sums)

    def verdict(self, ticks: Sequence[Cell]) -> Formula:
        """Return the sentence whether all sums agree; ticks -- the cells ✓ and ✗."""
        wrong, say = ticks.count("✗"), self.context.say
        words = say("proof.differ", wrong=wrong, sums=len(ticks)) if wrong else ""
        text = verdict(self.refs, self.ticks)
        return Formula(text, words or say("proof.agree", sums=len(ticks)))


def ticked(mine: Cell, computed: Cell) -> str:
    """Return ✓ where two figures are equal, as far as they are shown; else ✗."""
    if isinstance(mine, int | float) and isinstance(computed, int | float):
        return "✓" if abs(mine - computed) < 0.0001 else "✗"  # noqa: PLR2004 - as the formula has it
    return "✓" if mine == computed else "✗"
