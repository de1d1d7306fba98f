"""The sheet Fees: what everybody owes, what came in at the door, what goes back and what is open.

What a player owes is the fee of the level plus what is due for a late entry and for somebody who is
no member, less a reduction, and never less than the smallest fee; the association's fee comes on
top (M25, B14, B33). Where an agreed fee is typed, that is the fee: 0 for a ghost, who plays free.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.organising.fees import Entrant, level_of, owed
from nigiri.domain.organising.money import Cents, amount
from nigiri.workbook.derive.target import InEveryRow
from nigiri.workbook.layout.tables import MOST_ROWS
from nigiri.workbook.model.cells import Formula, column_letters
from nigiri.workbook.organiser.lines import Line, cents, money
from nigiri.workbook.spellings.yes_no import is_marked, marked_test

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from nigiri.domain.model.event import Event, Player
    from nigiri.domain.model.units import Rank
    from nigiri.domain.organising.fees import Charges
    from nigiri.workbook.model.cells import Cell, Value
    from nigiri.workbook.organiser.lines import Lines, Typed

NO_LEVEL = -99
"""Steps above 1 kyu below every rank: no level begins there."""

AMOUNTS = ("reduction", "agreed", "association", "received")
"""The columns of amounts that the organiser types beside a player."""

_TOGETHER = ("owed", "received", "change", "open")
_TOLD = ("level", "owed", "received", "change", "outsider", "steps")


class Tariff(NamedTuple):
    """What Fees takes from Budget.

    steps, each, cells -- where the levels, and what is due besides, stand: as a formula says it
    """

    charges: Charges
    steps: str
    each: str
    cells: Mapping[str, str]


class Entered(NamedTuple):
    """What Fees tells Budget, amounts in cents.

    counts, owed -- level, in steps above 1 kyu -> its players, what they owe
    all_owed -- with those of no level; kept -- received and not given back
    members -- players who are members of the association, and those who are none
    refs -- the columns of Fees as a formula says them
    """

    counts: Mapping[int, int]
    owed: Mapping[int, int]
    all_owed: int
    kept: int
    members: tuple[int, int]
    refs: Mapping[str, str]


def fee_lines(event: Event, lines: Lines, tariff: Tariff) -> Iterator[Line]:
    """Yield a line for every player: the level, what is owed, what goes back, what is open.

    tariff -- what stands on Budget
    """
    formulas = _formulas(lines, tariff)
    for player in event.players:
        begins: Typed = _taken_over(player, tariff) if player.name in lines.new else {}
        typed = lines.typed(player.name)
        line = {**begins, **{key: cell for key, cell in typed.items() if cell is not None}}
        rank = player.initial_rank
        cells: dict[str, Value] = {
            "number": player.number,
            "name": player.name,
            "rank": str(rank),
            "steps": rank.steps,
        }
        values = due_of(rank, line, tariff.charges).cells
        cells |= {key: InEveryRow(formulas[key], values[key]) for key in formulas}
        yield Line(player.name, cells, begins)


class Due(NamedTuple):
    """What a player owes and has paid, in cents; None where no fee is known, or nothing is paid.

    level -- the steps above 1 kyu down to which the fee of the level goes, NO_LEVEL without one
    """

    level: int = NO_LEVEL
    base: Cents | None = None
    owed: Cents | None = None
    received: Cents | None = None

    @property
    def cells(self) -> dict[str, Cell]:
        """Return the computed cells of the line."""
        rest = None if self.owed is None else self.owed - (self.received or 0)
        change = None if rest is None or self.received is None else max(0, -rest)
        return {
            "level": self.level,
            "base": money(self.base),
            "owed": money(self.owed),
            "change": money(change),
            "open": money(None if rest is None else max(0, rest)),
        }


def due_of(rank: Rank, line: Typed, charges: Charges) -> Due:
    """Return the fee due from a player, by the cells of the line (M25)."""
    level = level_of(charges.levels, rank)
    entrant = Entrant(
        rank,
        late=is_marked(line.get("late")),
        member=not is_marked(line.get("outsider")),
        concession=cents(line.get("reduction")) or Cents(0),
        association=cents(line.get("association")) or Cents(0),
        agreed=None if line.get("agreed") is None else cents(line.get("agreed")) or Cents(0),
    )
    all_of_it, received = owed(charges, entrant), cents(line.get("received"))
    if level is None:
        return Due(owed=all_of_it, received=received)
    return Due(level.lowest.steps, level.amount, all_of_it, received)


def _formulas(lines: Lines, tariff: Tariff) -> dict[str, str]:
    """Return column -> its formula, with ROW for the row."""
    own, steps = lines.own, tariff.steps
    reached = f"SUMPRODUCT(MAX(({steps}<={own('steps')})*({steps}-({NO_LEVEL}))))+({NO_LEVEL})"
    last = f"IFERROR(SMALL({steps},COUNTIF({steps},{NO_LEVEL})+1),{NO_LEVEL})"
    marks = "".join(
        f"+IF({marked_test(own(mark))},N({tariff.cells[mark]}),0)" for mark in ("late", "outsider")
    )
    full = f"({own('base')}{marks})"
    reduced = f"MIN(N({own('reduction')}),MAX(0,{full}-N({tariff.cells['least']})))"
    association, received = f"N({own('association')})", own("received")
    owed = own("owed")
    return {
        "level": f"IF(ISNUMBER({own('steps')}),MAX({reached},{last}),{NO_LEVEL})",
        "base": f'IF({own("level")}={NO_LEVEL},"",SUMIF({steps},{own("level")},{tariff.each}))',
        "owed": (
            f'IF({own("agreed")}<>"",N({own("agreed")})+{association},'
            f'IF({own("base")}="","",{full}-{reduced}+{association}))'
        ),
        "change": f'IF(OR({owed}="",NOT(ISNUMBER({received}))),"",MAX(0,{received}-{owed}))',
        "open": f'IF({owed}="","",MAX(0,{owed}-N({received})))',
    }


def sums_above(lines: Lines, listed: Iterable[Line]) -> dict[str, Value]:
    """Return column -> the sum above its heading: owed, received, given back, open."""
    by_row = {lines.rows[line.key]: line for line in listed}
    first, end = lines.location.first_row, max(by_row, default=0)
    sums: dict[str, Value] = {}
    for key in _TOGETHER:
        at = lines.location.columns[key]
        rows = range(first, max(end, lines.sheet.height) + 1)
        total = sum(cents(lines.shown(by_row.get(row), row, key)) or 0 for row in rows)
        letters = column_letters(at)
        sums[key] = Formula(f"SUM(${letters}${first}:${letters}${MOST_ROWS})", money(total))
    return sums


def entered_of(lines: Lines, listed: Iterable[Line]) -> Entered:
    """Return the sums of Fees for Budget, those of people who are gone included."""
    by_row = {lines.rows[line.key]: line for line in listed}
    first, end = lines.location.first_row, max(by_row, default=0)
    counts: Counter[int] = Counter()
    owed: Counter[int] = Counter()
    members = [0, 0]
    kept = all_owed = 0
    for row in range(first, max(end, lines.sheet.height) + 1):
        level, due, came, back, outsider, steps = (
            lines.shown(by_row.get(row), row, key) for key in _TOLD
        )
        kept += (cents(came) or 0) - (cents(back) or 0)
        all_owed += cents(due) or 0
        if isinstance(level, int):
            counts[level] += 1
            owed[level] += cents(due) or 0
        if isinstance(steps, int):
            members[is_marked(outsider)] += 1
    refs = {key: lines.span(key, first, MOST_ROWS) for key in _TOLD}
    return Entered(counts, owed, all_owed, kept, (members[0], members[1]), refs)


def _taken_over(player: Player, tariff: Tariff) -> Typed:
    """Return the first cells of a new line: fee and payment from Players of an older event.

    A fee that is the one of the level is none to be agreed on.
    """
    agreed, paid = map(amount, (player.fee, player.paid))
    usual = due_of(player.initial_rank, {}, tariff.charges).base
    begins: Typed = {} if agreed in {None, usual} else {"agreed": money(agreed)}
    return begins if paid is None else {**begins, "received": money(paid)}
