"""Places and scores that no command has shown yet, because settings have changed (M3, M14).

What the last command showed stands in cells: the start scores on Players, places and figures on
Standings. Results that were typed since change places, too, and are nobody's surprise; so only
what results cannot have done is found here:

starts    a start score is not what Players shows
columns   Standings has the figures of other tie-breaks, or in another order
groups    it counts places in sections, and now all are together, or the other way round
first     its places go by wins where scores come first now, or the other way round
places    all rounds are there, complete, and none is a play-off (E2), nobody has won anything
          since, and a place is another

Every command that writes tells it (`told`), and so Standings shows it; until then nothing with
places in it is printed or published (`stop_unseen`).
"""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.scoring import BESIDE
from nigiri.domain.model.units import HalfPoints, PlayerId, parse_points
from nigiri.domain.standings.shown import as_shown, shown_start
from nigiri.domain.standings.standings import standings
from nigiri.domain.text import clean
from nigiri.domain.tiebreaks import SCORE, VICTORIES, placing
from nigiri.errors import Forbidden
from nigiri.messages.message import message
from nigiri.workbook.derive.criteria import criterion_keys
from nigiri.workbook.derive.target import points_cell
from nigiri.workbook.derive.written_cells import written_cells
from nigiri.workbook.layout.varying_columns import CRITERIA
from nigiri.workbook.model.plain import as_text, whole_number
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.standings.standings import Standing
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Cell, Workbook
    from nigiri.workbook.model.locations import Location
    from nigiri.workbook.read.workbook import Reading


class Unseen(NamedTuple):
    """What no command has shown yet.

    starts -- the number of players whose start score is another, not only shown on another scale
    places -- the number of players whose place is another
    first -- section -> who is first now, where others were; 0 where all are ranked together
    """

    starts: int
    places: int
    first: Mapping[int, Sequence[PlayerId]]


class _Line(NamedTuple):
    """A line of Standings as it stands there."""

    section: int | None
    place: int
    wins: Cell
    score: Cell


def unseen(workbook: Workbook, reading: Reading) -> Unseen | None:
    """Return the starts and places that no command has shown; None: results explain it all.

    workbook -- with Players and Standings as the last command left them
    reading -- the event of today
    """
    location, event = reading.book.get("standings"), reading.event
    if location is None or not event.rounds or reading.stops():
        return None
    lines = _lines(workbook, location)
    if not lines:
        return None
    now = {each.number: each for each in standings(as_shown(event))}
    moved = [n for n, each in now.items() if n in lines and lines[n].place != each.place]
    starts = _starts(workbook, reading)
    others = sum(was != now for was, now in starts)
    if not others and not (moved and _not_by_results(location, reading, lines, now)):
        return None
    return Unseen(0 if _one_scale(starts) else others, len(moved), dict(_first(event, lines, now)))


def told(workbook: Workbook, reading: Reading) -> tuple[Message, ...]:
    """Return the sentences on what no command has shown yet; () where there is nothing to tell."""
    found = unseen(workbook, reading)
    if found is None:
        return ()
    return (_words(found, "desk.unseen"), *_firsts(reading.event, found))


def stop_unseen(workbook: Workbook) -> None:
    """Raise Forbidden where places or scores would go out that no command has shown."""
    found = unseen(workbook, read(workbook))
    if found is not None:
        raise Forbidden(_words(found, "desk.unseen.stop"))


def _words(found: Unseen, key: str) -> Message:
    """Return the sentence on how many starts and places are others."""
    key = f"{key}.starts" if found.starts else key if found.places else f"{key}.scale"
    return message(key, starts=found.starts, places=found.places)


def _firsts(event: Event, found: Unseen) -> Iterator[Message]:
    """Yield a sentence for each section with another first."""
    for section, numbers in found.first.items():
        names = "; ".join(clean(event.player(number).name) for number in numbers)
        key = "desk.unseen.first.section" if section else "desk.unseen.first"
        yield message(key, section=section, names=names)


def _lines(workbook: Workbook, location: Location) -> dict[PlayerId, _Line]:
    """Return player -> the line on Standings."""
    sheet, at = workbook[location.name], location.columns
    found: dict[PlayerId, _Line] = {}
    for row in written_cells(location, sheet):
        cells = {key: sheet.cell(row, column) for key, column in at.items()}
        number, place = whole_number(cells.get("number")), whole_number(cells.get("place"))
        if number is not None and place is not None:
            section = whole_number(cells.get("section"))
            found[PlayerId(number)] = _Line(section, place, cells.get("wins"), cells.get("score"))
    return found


def _starts(workbook: Workbook, reading: Reading) -> tuple[tuple[HalfPoints, HalfPoints], ...]:
    """Return every start score that stands on Players, with the one of today as it is shown."""
    location = reading.book.get("players")
    if location is None or "start" not in location.columns:
        return ()
    sheet, column = workbook[location.name], location.columns["start"]
    return tuple(
        (was, shown_start(reading.event, player))
        for row, player in reading.player_rows.items()
        if player.number is not None and (was := _half_points(sheet.cell(row, column))) is not None
    )


def _half_points(cell: Cell) -> HalfPoints | None:
    """Return the points in a cell, perhaps behind the ✎ of the director's; None for no points."""
    try:
        return parse_points(as_text(cell).removeprefix("✎"))
    except ValueError:
        return None


def _one_scale(starts: Sequence[tuple[HalfPoints, HalfPoints]]) -> bool:
    """Tell whether all start scores are shown higher, or all lower, by the same."""
    return len({now - was for was, now in starts}) == 1


def _not_by_results(
    location: Location,
    reading: Reading,
    lines: Mapping[PlayerId, _Line],
    now: Mapping[PlayerId, Standing],
) -> bool:
    """Tell whether places have moved for other reasons than results."""
    event = reading.event
    there = {column.key for column in CRITERIA} & location.columns.keys()
    if (
        there != {*criterion_keys(event)}
        or not _grouped(event, lines)
        or not _by_first(event, lines)
    ):
        return True
    drawn = {line.round for line in reading.drawn if not line.draft}
    if not drawn <= {this.number for this in event.rounds}:  # somebody took a round's sheet away
        return False
    if not all(this.complete and this.system not in BESIDE for this in as_shown(event).rounds):
        return False
    same = (lines[n].wins == points_cell(each.victories) for n, each in now.items() if n in lines)
    return lines.keys() == now.keys() and all(same)


def _groups(event: Event, lines: Mapping[PlayerId, _Line]) -> Iterator[list[_Line]]:
    """Yield the lines of those who are ranked together, best place first."""
    together = event.settings.ranked_by == "all"

    def section(line: _Line) -> int:
        return 0 if together else line.section or 0

    ordered = sorted(lines.values(), key=lambda line: (section(line), line.place))
    yield from ([*members] for _, members in groupby(ordered, key=section))


def _grouped(event: Event, lines: Mapping[PlayerId, _Line]) -> bool:
    """Tell whether places count on in the groups that are ranked together today.

    One more than there are better ones; where nobody is first (M15), the best are second.
    """
    return all(
        line.place in {better + 1, max(better + 1, 2)}
        for members in _groups(event, lines)
        for line in members
        for better in [sum(other.place < line.place for other in members)]
    )


def _by_first(event: Event, lines: Mapping[PlayerId, _Line]) -> bool:
    """Tell whether places go by what comes first today, as far as that is wins or scores."""
    code = placing(event)[0].code
    if code not in {VICTORIES, SCORE} or event.settings.winner_played_all == "yes":
        return True  # who is first may have less (B7)
    figures = (
        [line.wins if code == VICTORIES else line.score for line in members]
        for members in _groups(event, lines)
    )
    return all(
        not (isinstance(a, int | float) and isinstance(b, int | float)) or a >= b
        for members in figures
        for a, b in pairwise(members)
    )


def _first(
    event: Event, lines: Mapping[PlayerId, _Line], now: Mapping[PlayerId, Standing]
) -> Iterator[tuple[int, list[PlayerId]]]:
    """Yield each section with those who are first now, where others were."""
    was = {number for number, line in lines.items() if line.place == 1}
    together = event.settings.ranked_by == "all"
    for section, members in groupby(now.values(), key=lambda each: each.section):
        first = [each.number for each in members if each.place == 1]
        if first and not was.issuperset(first):
            yield 0 if together else section, first
