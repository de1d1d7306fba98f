"""What stands once for all players above the headings of hidden columns of Players.

The bar repeats it, and it is worked out anew only when Players or As drawn change, not with every
result that is typed.

above  says
name   the smallest number that was drawn with a name that is somebody else's now, 0 for none
away   who was announced for the next round and is not marked here, in words; "" for nobody
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.people_formulas import AWAITED, OUT, UNSEEN
from nigiri.workbook.read_drawn import SIDES
from nigiri.workbook.refs import Table
from nigiri.workbook.spreadsheet import concatenated, trimmed
from nigiri.workbook.words import formula_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.workbook.player_live import PlayersLive
    from nigiri.workbook.refs import Refs

_MANY = 10**6
"""More than any number of a player."""

_ANNOUNCED = (UNSEEN + AWAITED, OUT + UNSEEN + AWAITED)
"""What `away` says of who is awaited: not out in the newest round, or out in it."""


def record_of(refs: Refs) -> Table | None:
    """Return the lines of As drawn from the first round's to the last's, None without any."""
    tables = [*refs.drawn.values()]
    if not tables:
        return None
    first, last = min(table.first for table in tables), max(table.last for table in tables)
    return Table(tables[0].place, last, top=first)


def moved_formula(refs: Refs, own: Table) -> str:
    """Return the formula above `name`.

    Where a line of As drawn has its number and its name in two rows of Players, the number moved:
    1 divided by the distance of the rows is a number then.
    """
    record = record_of(refs)
    if record is None:
        return "0"
    least = []
    for side in SIDES:
        numbers, names = record.column(f"{side}_no"), record.column(side)
        at = f"MATCH({names},{own.column('name')},0)-MATCH({numbers},{own.column('number')},0)"
        least.append(f"ISNUMBER(1/({at}))*({numbers}>0)*({_MANY}-{numbers})")
    return f"IFERROR(MOD({_MANY}-SUMPRODUCT(MAX({','.join(least)})),{_MANY}),0)"


def moved(live: PlayersLive) -> int:
    """Return the value of that formula."""
    names: dict[str, int] = {}
    numbers: dict[int | None, int] = {}
    for row in live.reader.rows():
        names.setdefault(live.name(row).casefold(), row)
        numbers.setdefault(live.number(row), row)
    return min(
        (
            number
            for number, name in _drawn(live)
            if number in numbers and names.get(name.casefold(), numbers[number]) != numbers[number]
        ),
        default=0,
    )


def drawn_as_formula(refs: Refs, number: str) -> str:
    """Return the expression for the name with which a number was drawn, "?" for none."""
    record, words = record_of(refs), '"?"'
    if record is not None:
        for side in reversed(SIDES):
            at = f"MATCH({number},{record.column(f'{side}_no')},0)"
            words = f"IFERROR(INDEX({record.column(side)},{at}),{words})"
    return words


def drawn_as(live: PlayersLive, number: int) -> str:
    """Return that name."""
    return next((name for known, name in _drawn(live) if known == number), "?")


def _drawn(live: PlayersLive) -> Iterator[tuple[int, str]]:
    """Yield numbers and names of As drawn, White's of all lines first, then Black's, then byes."""
    record = record_of(live.context.refs)
    if record is None:
        return
    reader = live.context.reader(record.place)
    for side in SIDES:
        for row in range(record.first, record.last + 1):
            number = reader.cell(row, f"{side}_no")
            if isinstance(number, int):
                yield number, concatenated(reader.cell(row, side))


def awaited_formula(refs: Refs, own: Table) -> str:
    """Return the formula above `away`."""
    away = own.column("away")
    count = f'COUNTIF({away},">={_ANNOUNCED[0]}")'
    first, second = (f"MATCH({said},{away},0)" for said in _ANNOUNCED)
    number, family = (
        f"INDEX({own.column(key)},IFERROR({first},{second}))" for key in ("number", "family")
    )
    who = f'TRIM({number}&" "&{family})&IF({count}>1," +"&({count}-1),"")'
    return f'IF({count}=0,"",{formula_text("bar.awaited", refs.language, who=who)})'


def awaited(live: PlayersLive) -> str:
    """Return the value of that formula."""
    rows = {said: [row for row in live.rows if live.away(row) == said] for said in _ANNOUNCED}
    found = [row for said in _ANNOUNCED for row in rows[said]]
    if not found:
        return ""
    number, family = (live.reader.cell(found[0], key) for key in ("number", "family"))
    who = trimmed(f"{concatenated(number)} {concatenated(family)}")
    more = f" +{len(found) - 1}" if len(found) > 1 else ""
    return live.context.say("bar.awaited", who=who + more)
