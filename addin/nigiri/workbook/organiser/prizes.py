"""The sheet Prizes: what there is to win, whose it is as things stand, and what it is worth.

block      a line for                             what nigiri fills in                      source
places     each place of a section with a prize   who has it, so far or for good            M26
wins       the prizes for wins                    who is the first, who gets one of them    B14
enough     each number of wins                    who has so many, how many in the worst    B14
                                                  case, whether the prizes suffice
special    juniors, teams, what else there is     nothing                                   B14
trophies   each size                              how many are wanted, whether they do      M26

What a prize is, what it is worth and whether it was handed over is the organiser's. Lines for
places and wins that come up later open below those of their block; one that nobody asks for any
more goes if nothing was typed there, else it stays and says so.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.units import Rank
from nigiri.domain.organising.prize_places import (
    holders,
    is_one_list,
    places_are_final,
    prize_places,
    section_sizes,
)
from nigiri.domain.organising.prizes import advice
from nigiri.domain.organising.trophies import FEWEST, trophies
from nigiri.domain.organising.win_prizes import first, missed, proposed, steps, with_wins
from nigiri.domain.starts.start_scores import sections_in_force
from nigiri.domain.text import clean
from nigiri.messages.catalogue import text
from nigiri.workbook.derive.target import InEveryRow, points_cell
from nigiri.workbook.layout.organiser.prizes import (
    MISSED,
    PLACE,
    POOL,
    SPECIAL,
    TOGETHER,
    TROPHIES,
    WINS,
    blocks,
)
from nigiri.workbook.layout.tables import MOST_ROWS
from nigiri.workbook.live.refs import Table
from nigiri.workbook.model.cells import Formula, column_letters
from nigiri.workbook.model.changes import DeleteRows, InsertRows
from nigiri.workbook.organiser.lines import Line, Lines, cents, money, number
from nigiri.workbook.spellings.yes_no import is_marked
from nigiri.workbook.words.formulas import quoted

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.organising.win_prizes import Step
    from nigiri.workbook.model.cells import Cell, Value
    from nigiri.workbook.model.changes import Option
    from nigiri.workbook.organiser.lines import Key

_NAMES = 3
"""So many names stand in a cell; of more, one less and how many others."""
_MANY = 99
"""More wins than anybody can have."""
_TYPED = ("prize", "worth", "count", "given", "note")
_TYPED_BESIDE_WINS = ("worth", "given", "note")
_NOTHING = '""'
"""A formula that shows nothing."""
_FIRST_DAN = Rank.parse("1d")
_SPECIAL = ("junior", "team", "door")


def prize_options(event: Event) -> dict[str, Option]:
    """Return the options of a new sheet."""
    return {"places": " ".join(_place_keys(event)), "rounds": event.settings.rounds}


def _place_keys(event: Event) -> list[str]:
    """Return the keys of the places with a prize."""
    return [f"{PLACE}{each.section}.{each.place}" for each in prize_places(event)]


class Opened(NamedTuple):
    """The rows that open and close before a sheet is filled in; new -- key -> the row it has."""

    operations: tuple[InsertRows | DeleteRows, ...]
    new: Mapping[Key, int]


@dataclass
class _Rows:
    """The rows of lines while others open and close; operations -- by which they do."""

    tab: str
    rows: dict[Key, int]
    operations: list[InsertRows | DeleteRows] = field(default_factory=list)

    def open(self, key: Key, at: int) -> None:
        """Open a row for a line; those from there on move down."""
        self.operations.append(InsertRows(self.tab, at))
        self.rows = {each: row + (row >= at) for each, row in self.rows.items()}
        self.rows[key] = at

    def close(self, key: Key, held: tuple[Cell, ...]) -> None:
        """Close the row of a line that held these cells."""
        at = self.rows.pop(key)
        self.operations.append(DeleteRows(self.tab, at, (held,)))
        self.rows = {each: row - (row > at) for each, row in self.rows.items()}


def opened_lines(event: Event, lines: Lines) -> Opened:
    """Return the rows that open for new places and wins, each below the one before in its block.

    None without the column of keys: nobody could tell the lines again.
    """
    if "key" not in lines.location.columns:
        return Opened((), {})
    wanted = blocks(_place_keys(event), event.settings.rounds)
    moved = _Rows(lines.location.name, dict(lines.rows))
    for block, group in (("places", PLACE), ("enough", WINS)):
        there = {key: row for key, row in moved.rows.items() if str(key).startswith(group)}
        gone = (row for key, row in there.items() if key not in wanted[block])
        above = max(gone, default=max(there.values(), default=None))
        for key in wanted[block]:
            if key not in moved.rows and above is not None and _is_new(key, lines):
                moved.open(key, above + 1)
            above = moved.rows.get(key, above)
    new = moved.rows.keys() - lines.rows.keys()
    for idle in _idle(lines, {key for keys in wanted.values() for key in keys}):
        moved.close(idle, lines.sheet.row(lines.rows[idle]))
    return Opened(tuple(moved.operations), {key: moved.rows[key] for key in new})


def _is_new(key: str, lines: Lines) -> bool:
    """Tell whether a line was never there: what lies between lines that are was deleted."""
    group, last = _parted(key)
    there = [at for name, at in map(_parted, map(str, lines.rows)) if name == group]
    return last > max(there, default=0 if group.startswith(PLACE) else _MANY)


def _parted(key: str) -> tuple[str, int]:
    """Return the section of a place, or what counts wins, and the number; 0 for other lines."""
    group, _, number_of = key.rpartition(".")
    return f"{group}.", int(number_of) if number_of.isdecimal() else 0


def _idle(lines: Lines, wanted: set[str]) -> Iterator[Key]:
    """Yield the lines that nobody asks for and where nothing was typed."""
    for key in lines.rows:
        computed = str(key).startswith(WINS)
        if str(key).startswith((PLACE, WINS)) and key not in wanted:
            cells = lines.typed(key)
            typed = _TYPED_BESIDE_WINS if computed else _TYPED
            if not any(_is_typed(column, cells.get(column)) for column in typed):
                yield key


def _is_typed(column: str, cell: Cell) -> bool:
    """Tell whether the organiser typed something; an empty box is nothing."""
    return is_marked(cell) if column == "given" else cell is not None


def prize_lines(event: Event, lines: Lines) -> list[Line]:
    """Return every line that is there or new, in the language of the sheet; none without keys."""
    if "key" not in lines.location.columns:
        return []
    own = _Prizes(event, lines)
    lines.add(key for key in _place_keys(event) if _is_new(key, lines))
    listed = (
        *own.places(),
        *own.wins(),
        *own.special(),
        *own.trophies(),
        *own.gone(),
    )
    return [
        line._replace(
            cells={"key": line.key, **line.cells},
            begins=line.begins if line.key in lines.new else {},
        )
        for line in listed
        if line.key in lines.rows
    ]


class Worth(NamedTuple):
    """What all prizes are worth, in cents: every line, as often as there are of it.

    cell -- where that stands, as other sheets refer to it
    """

    total: Fraction
    cell: str


def worth_of(lines: Lines, listed: Iterable[Line]) -> Worth:
    """Return the worth of all prizes, with the lines as they will be."""
    by_row = {lines.rows[line.key]: line for line in listed}
    first_row, end = lines.location.first_row, max(by_row, default=0)
    total = Fraction(0)
    for row in range(first_row, max(end, lines.sheet.height) + 1):
        worth, count = (lines.shown(by_row.get(row), row, key) for key in ("worth", "count"))
        times = number(count)
        total += (cents(worth) or 0) * (1 if times is None else times)
    return Worth(total, Table(lines.location, 0).above("worth"))


def worth_above(lines: Lines, worth: Worth) -> dict[str, Value]:
    """Return the sum above the heading of worth."""
    worths, counts = (_whole(lines, key) for key in ("worth", "count"))
    once = f"SUMPRODUCT({worths},1-ISNUMBER({counts}))"
    return {"worth": Formula(f"SUMPRODUCT({worths},{counts})+{once}", money(worth.total))}


def _whole(lines: Lines, column: str) -> str:
    """Return a column of the sheet as its own formulas write it."""
    letters = column_letters(lines.location.columns[column])
    return f"${letters}${lines.location.first_row}:${letters}${MOST_ROWS}"


class _Prizes:
    """The lines of the sheet, block by block."""

    def __init__(self, event: Event, lines: Lines) -> None:
        """Take the event as it stands, and the lines of the sheet."""
        self.event, self.lines, self.language = event, lines, lines.location.language
        self.final = places_are_final(event)
        self.any_result = any(
            game.result is not None for each in event.rounds for game in each.games
        )
        self.holders = holders(event) if self.any_result else {}

    def say(self, key: str, **facts: str | int) -> str:
        """Return words in the language of the sheet."""
        return text(f"organiser.{key}", self.language, **facts)

    def places(self) -> Iterator[Line]:
        """Yield the places with a prize, and what to do about large sections."""
        found = advice(section_sizes(self.event).values())
        words = None
        if found and not is_one_list(self.event):
            facts = {each.kind.replace("-", "_"): each.number for each in found}
            words = self.say("sections.large", players=round(found[0].average), **facts)
        yield Line("block.places", {"prize": words})
        for each in prize_places(self.event):
            key = f"{PLACE}{each.section}.{each.place}"
            section = each.section
            name = self.say("place.section", section=section) if section else self.say("place.all")
            cells: dict[str, Value] = {
                "place": each.place,
                "to": self._names(self.holders.get((section, each.place), ())),
            }
            yield Line(key, cells, {"for": name, "prize": each.prize or None})

    def wins(self) -> Iterator[Line]:
        """Yield the first's line, one for each number of wins, and who missed a round."""
        leading = self._names(first(self.event)) if self.any_result else None
        yield Line(POOL, {"for": self.say("wins.pool"), "to": leading})
        found = steps(self.event)
        verdict, words = self._verdict(found), self._verdicts(found)
        for each in found:
            cells: dict[str, Value] = {
                "for": self.say("wins.least", wins=each.wins),
                "place": each.have,
                "count": each.reach,
                "prize": InEveryRow(verdict, words[each.wins]),
                "to": self._listed(with_wins(self.event, each.wins)),
                "wins": each.wins if each.reach else 0,
                "needed": each.needed,
            }
            yield Line(f"{WINS}{each.wins}", cells)
        gone = missed(self.event)
        names = [f"{self._name(player)} ({points_cell(of)})" for player, of in gone.items()]
        cells = {
            "for": self.say("wins.missed"),
            "place": len(gone) or None,
            "prize": self.say("wins.discretion") if gone else None,
            "to": self._some(names),
        }
        yield Line(MISSED, cells)

    def special(self) -> Iterator[Line]:
        """Yield the free lines, which begin with words for what there usually is."""
        for key, kind in zip(SPECIAL, _SPECIAL, strict=False):
            begins = {
                "for": self.say(f"special.{kind}"),
                "note": None if kind == "team" else self.say(f"special.{kind}.note"),
            }
            yield Line(key, {}, begins)

    def trophies(self) -> Iterator[Line]:
        """Yield the trophies by size, and whether they suffice."""
        sections = [] if is_one_list(self.event) else [*sections_in_force(self.event)]
        dans = sum(section.lowest >= _FIRST_DAN for section in sections) or 1
        sizes = trophies(dans, len(sections) - dans)
        numbers = (sizes.large, sizes.medium, sizes.small) if sections else (None, None, None)
        for key, count in zip(TROPHIES, numbers, strict=True):
            begins = {
                "for": self.say(f"cost.{key}"),
                "note": self.say(f"{key}.note"),
            }
            yield Line(key, {"place": count}, begins)
        typed = [number(self.lines.typed(key).get("count")) or Fraction(0) for key in TROPHIES]
        cells_of = [self._at("count", key) for key in TROPHIES if key in self.lines.rows]
        held, together = sum(typed, Fraction(0)), self.lines.own("count")
        least = max(FEWEST, len(sections)) if sections else 0
        few = self.say("trophies.few", least=least)
        too_few = f'IF(OR({together}=0,{together}>={least}),"",{quoted(few)})'
        cells: dict[str, Value] = {
            "for": self.say("trophies.together"),
            "place": sizes.total if sections else None,
            "count": Formula(f"SUM({','.join(cells_of) or 0})", points_cell(held, 1)),
            "prize": InEveryRow(too_few, few if held and held < least else ""),
        }
        yield Line(TOGETHER, cells)

    def gone(self) -> Iterator[Line]:
        """Yield the lines of places and wins that there are no longer."""
        wanted = {*_place_keys(self.event)}
        rounds = self.event.settings.rounds
        for key in map(str, self.lines.rows):
            if key.startswith(PLACE) and key not in wanted:
                yield Line(key, {"to": self.say("place.gone")})
            elif key.startswith(WINS) and _parted(key)[1] > rounds:
                blank = dict.fromkeys(("place", "count", "prize", "wins", "needed"))
                yield Line(key, {**blank, "to": self.say("place.gone")})

    def _verdict(self, found: Sequence[Step]) -> str:
        """Return the formula that tells whether the prizes suffice for a number of wins."""
        rows = [row for key, row in self.lines.rows.items() if str(key).startswith(WINS)]
        helpers = {"wins", "needed"} <= self.lines.location.columns.keys()
        if POOL not in self.lines.rows or not rows or not found or not helpers:
            return _NOTHING
        own, pool = self.lines.own, self._at("count", POOL)
        wins, needed = (self._span(key, min(rows), max(rows)) for key in ("wins", "needed"))
        most = f"SUMPRODUCT(MAX(({wins}>0)*({needed}<={pool})*({_MANY}-{wins})))"
        few, enough, take = (
            quoted(self.say(f"wins.{kind}")) for kind in ("few", "enough", "proposed")
        )
        return (
            f'IF(OR(NOT(ISNUMBER({pool})),N({own("wins")})=0),"",'
            f"IF({own('needed')}>{pool},{few},IF({own('wins')}={_MANY}-{most},{take},{enough})))"
        )

    def _verdicts(self, found: Sequence[Step]) -> dict[int, str]:
        """Return wins -> what that formula says."""
        prizes = number(self.lines.typed(POOL).get("count"))
        words = dict.fromkeys((each.wins for each in found), "")
        if prizes is None or self._verdict(found) == _NOTHING:
            return words
        chosen = proposed(found, int(prizes))
        for each in found:
            if each.reach:
                enough = "proposed" if each.wins == chosen else "enough"
                words[each.wins] = self.say(f"wins.{enough if each.needed <= prizes else 'few'}")
        return words

    def _at(self, column: str, key: str) -> str:
        """Return a cell that all rows refer to."""
        return self.lines.own(column, f"${self.lines.rows[key]}")

    def _span(self, column: str, top: int, bottom: int) -> str:
        """Return part of a column that all rows refer to."""
        return f"{self.lines.own(column, f'${top}')}:{self.lines.own(column, f'${bottom}')}"

    def _names(self, players: Sequence[PlayerId]) -> str | None:
        """Return whose a prize is, or would be so far; None where there is nobody."""
        names = self._listed(players)
        return names if self.final or names is None else self.say("so-far", names=names)

    def _listed(self, players: Sequence[PlayerId]) -> str | None:
        """Return names, None where there are none."""
        return self._some([self._name(player) for player in players]) if self.any_result else None

    def _some(self, names: Sequence[str]) -> str | None:
        """Return a few names, and how many others there are."""
        if len(names) <= _NAMES:
            return "; ".join(names) or None
        shown_names = names[: _NAMES - 1]
        return self.say("names.more", names="; ".join(shown_names), n=len(names) - len(shown_names))

    def _name(self, player: PlayerId) -> str:
        """Return the name of a player."""
        return clean(self.event.player(player).name)
