"""Find what changed since rounds were drawn with it, tell it once, and note that it was agreed to.

Any result, section, start score, rank or rating may be changed at any time (A9, M13). As drawn
keeps what each draw knew of its players; where that is otherwise now, the next command says what
changed and who is affected. The director's yes is written behind what the draw knew ("5k, 2 → 5k,
1"), so that nobody is asked twice, on whatever computer.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from nigiri.desk.cells import Cells
from nigiri.desk.command import LogLine
from nigiri.desk.since_words import rank_words, score_words
from nigiri.domain.games.handicaps import counted_rating
from nigiri.domain.model.units import PlayerId
from nigiri.domain.scores.as_drawn import moved
from nigiri.domain.scores.scores import pairing_score
from nigiri.domain.systems.stages import waits
from nigiri.workbook.apply import applied
from nigiri.workbook.model.changes import Ask, Changes
from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.read.as_drawn import SIDES, Known, trail_cell, trail_of
from nigiri.workbook.read.tables import find

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from nigiri.desk.locks import Locks
    from nigiri.domain.model.event import Event
    from nigiri.domain.scores.as_drawn import Used
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Operation, SetCells
    from nigiri.workbook.read.as_drawn import DrawnPair, Trail
    from nigiri.workbook.read.workbook import Reading

    Places = Mapping[tuple[int, PlayerId], Known]


@dataclass(frozen=True)
class Since:
    """What changed since rounds were drawn with it.

    sentences -- what changed and whom it affects; now -- what was known is this from today on
    """

    sentences: tuple[str, ...] = ()
    now: Places = field(default_factory=dict)

    @property
    def asks(self) -> tuple[Ask, ...]:
        """Return what the director must agree to."""
        return tuple(map(Ask, self.sentences))

    @property
    def log(self) -> list[LogLine]:
        """Return the lines of the Log."""
        return [*map(LogLine, self.sentences)]

    def noted(self, workbook: Workbook, done: Iterable[Operation] = ()) -> tuple[SetCells, ...]:
        """Return what writes on As drawn, behind what the draws knew, what it became.

        done -- what is done to the workbook before that is written
        """
        return _agreed(applied(workbook, Changes((*done,))), self.now) if self.now else ()


def known_of(
    lines: Sequence[DrawnPair], *, first: bool = False
) -> dict[tuple[int, PlayerId], Known]:
    """Return (round, player) -> what was agreed to last; or `first`, what the draw itself knew."""
    return {
        (line.round, PlayerId(player)): trail[0 if first else -1]
        for line in lines
        for player, trail in line.seats()
    }


def scores_of(event: Event, known: Places) -> Used:
    """Return the scores of what was known, of the rounds for whose draw scores matter."""
    asked = {number for number, _ in known}
    matter = {number for number in asked if waits(event.settings, number)}
    return {key: each.score for key, each in known.items() if key[0] in matter}


def since_used(
    reading: Reading, drawing: int | None = None, standing: Sequence[DrawnPair] = ()
) -> Since:
    """Return what changed since rounds were drawn with it, and whom that affects.

    drawing -- the round that is drawn now: its own record is made anew, and new ranks and ratings
    count from it on; None where none is, and these change nothing
    standing -- what As drawn says of that round and goes on saying; `reading` has the round then
    """
    before = [line for line in reading.drawn if drawing is None or line.round < drawing]
    known = known_of([*before, *standing])
    used = _told_by(reading.event, scores_of(reading.event, known), drawing)
    scores = moved(reading.event, used)
    ranks = {} if drawing is None else _new_ranks(reading, known, drawing)
    sentences = [*score_words(reading.event, used, [*before, *standing])]
    for since in sorted({*ranks.values()}):
        old = {key[1]: known[key] for key, first in ranks.items() if first == since}
        sentences += rank_words(reading.event, old, since)
    now = {(n, p): known[n, p] for n, p in {*scores, *ranks}}
    now |= {(n, p): _strong(reading.event, p, now[n, p]) for n, p in ranks}
    now |= {(n, p): replace(now[n, p], score=pairing_score(reading.event, p, n)) for n, p in scores}
    return Since(tuple(sentences), now)


def _told_by(event: Event, used: Used, drawing: int | None) -> Used:
    """Return the scores used without those that would blame the wrong game.

    The round drawn now may have seen a change already that nobody has agreed to yet: then who had
    another score before it has today's in it, as if a game in between had given something else.
    """
    if drawing is None:
        return used
    known = {key: score for key, score in used.items() if key[1] in event.by_number}
    other = {(n, p) for (n, p), score in known.items() if score != pairing_score(event, p, n)}
    last = {player: number for number, player in sorted(known) if number < drawing}
    seen = {(drawing, player) for player, number in last.items() if (number, player) in other}
    return {key: score for key, score in known.items() if key not in seen - other}


def overtaken(event: Event, locks: Locks) -> tuple[DrawnPair, ...]:
    """Return the lines of As drawn that a redraw keeps, as its record is to have them.

    A line whose pair or bye the director replaced gets the scores of today behind the old ones:
    nobody plays what was drawn with those, and what stands there is kept with today's. Of a pair
    that stands as it was drawn, what the draw knew is told and agreed to.
    """
    standing = {frozenset[int | None](game.players) for game in locks.games}
    standing |= {frozenset[int | None]((player,)) for player in locks.byes}
    return tuple(
        line
        if frozenset((line.white, line.black) if line.bye is None else (line.bye,)) in standing
        else _with_today(event, line)
        for line in locks.lines
    )


def _with_today(event: Event, line: DrawnPair) -> DrawnPair:
    """Return a line with the scores of today behind what was known; ranks stay (M13)."""

    def today(number: int | None, trail: Trail) -> Trail:
        player = PlayerId(number or 0)
        if not trail or player not in event.by_number:
            return trail
        now = replace(trail[-1], score=pairing_score(event, player, line.round))
        return trail if now == trail[-1] else (*trail, now)

    return line._replace(
        white_known=today(line.white, line.white_known),
        black_known=today(line.black, line.black_known),
        bye_known=today(line.bye, line.bye_known),
    )


def _new_ranks(reading: Reading, known: Places, drawing: int) -> dict[tuple[int, PlayerId], int]:
    """Return round and player of everybody drawn last with another rank than today's (M13).

    So where handicaps go by ratings and it is another one (A6).
    The value is the round from which handicaps follow: the one drawn now, or the next one for who
    has a place in it already that stays. A rank that only rounds before had is told, too.
    """
    players = reading.event.by_number
    last = {player: number for number, player in sorted(known) if number < drawing}
    stays = {player for number, player in known if number == drawing}
    found = {(number, player): drawing for player, number in last.items()}
    found |= {(drawing, player): drawing + 1 for player in stays}
    new = {
        (number, player): since
        for (number, player), since in found.items()
        if player in players
        and known[number, player] != _strong(reading.event, player, known[number, player])
    }
    twice = {player for number, player in new if number == drawing}
    return {(n, p): since for (n, p), since in new.items() if n == drawing or p not in twice}


def _strong(event: Event, player: PlayerId, was: Known) -> Known:
    """Return what was known with the rank of today, and the rating where handicaps went by it."""
    rating = was.rating and (counted_rating(event, player) or was.rating)
    return replace(was, rank=event.player(player).rank, rating=rating)


def _agreed(workbook: Workbook, now: Places) -> tuple[SetCells, ...]:
    """Return what writes behind what the draws knew what it became."""
    place = find(workbook).places["drawn"]
    cells = Cells(place, workbook[place.name])
    for row in range(place.first_row, cells.sheet.height + 1):
        number = whole_number(cells.get(row, "round")) or 0
        for side in SIDES:
            player = whole_number(cells.get(row, f"{side}_no")) or 0
            trail = trail_of(cells.get(row, f"{side}_known"))
            became = now.get((number, PlayerId(player)))
            if trail and became not in {None, trail[-1]}:
                cells.put(row, f"{side}_known", trail_cell((*trail, became)))
    return cells.operations()
