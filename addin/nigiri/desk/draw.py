"""Draw the next round, or the newest one again, onto its own sheet."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from nigiri.desk.command import Desk, LogLine, finish, opened
from nigiri.desk.drawn_words import drawn_words
from nigiri.desk.english import counted
from nigiri.desk.identity import named
from nigiri.desk.left import NOBODY, Left, left_words
from nigiri.desk.locks import Locks, all_of, locks_of
from nigiri.desk.part import WHOLE, Part, check_one_way, draw_part
from nigiri.desk.people import numbered
from nigiri.desk.sections import proposed, write_boundaries
from nigiri.desk.sheets import add_round, forget_round, lines_of, record, remove_round
from nigiri.desk.unsettled import check_rounds_before
from nigiri.desk.wanted import Wanted, checked, released, with_bye
from nigiri.desk.which_round import waiting, which_round
from nigiri.domain.byes import regulars
from nigiri.workbook.apply import applied
from nigiri.workbook.changes import Changes, Operation, Say
from nigiri.workbook.read import read
from nigiri.workbook.words import text

if TYPE_CHECKING:
    from nigiri.domain.model import Event
    from nigiri.domain.pairing import Drawn
    from nigiri.domain.units import PlayerId
    from nigiri.workbook.cells import Workbook
    from nigiri.workbook.read import Reading
    from nigiri.workbook.read_drawn import DrawnPair


def draw(workbook: Workbook, desk: Desk, *, again: bool = False, part: Part = WHOLE) -> Changes:
    """Return the changes that draw the next round.

    again -- draw the newest round once more: pairs with a result, a keep mark, or that differ
    from what was drawn stay as they are
    part -- what of the round is drawn; a round drawn in part before is gone on with, and all that
    stands in it stays (M19)

    Numbers newcomers, and proposes sections where there are none. Raises SheetProblems for wrong
    cells, Forbidden when results are missing, all rounds are drawn or this one only in part,
    NoPairing when no round without a rematch exists, WrongUse for two parts at a time.
    """
    plan = planned(workbook, desk, again=again, part=part)
    say = [Say(sentence) for sentence in plan.sentences]
    command = "draw --again" if again else f"draw{part.words}"
    return finish(workbook, [*plan.operations, *say], desk, command, plan.log)


@dataclass(frozen=True)
class Plan:
    """A draw before anything follows from it.

    event -- as it is without this round, everybody numbered
    operations -- what writes the round; done -- what was done before it, in sentences
    left -- who is drawn later, where this is only a part of the round
    """

    event: Event
    drawn: Drawn
    locks: Locks
    operations: tuple[Operation, ...]
    done: tuple[str, ...] = ()
    left: Left = NOBODY

    @property
    def summary(self) -> str:
        """Return the draw in a sentence."""
        kept = len(self.locks.games)
        words = drawn_words(self.event, self.drawn, whole=not self.left.waiting)
        return words + (f" {counted(kept, 'pair')} kept." if kept else "")

    @property
    def sentences(self) -> tuple[str, ...]:
        """Return what the director is told."""
        number = self.drawn.round.number
        return (
            *self.done,
            self.summary,
            *(left_words(self.event, number, self.left) or (_next(number),)),
        )

    @property
    def log(self) -> list[LogLine]:
        """Return the lines of the Log."""
        language, number = self.event.settings.language, self.drawn.round.number
        return [LogLine(self.summary, text("sheet.round", language, number=number)),
                *self.locks.lost]  # fmt: skip


def planned(
    workbook: Workbook, desk: Desk, *,
    again: bool = False, part: Part = WHOLE, wanted: Wanted | None = None,
) -> Plan:  # fmt: skip
    """Return the draw of the next round, or of the newest again, as `draw` makes it.

    wanted -- pairs and a bye of the director's, which win over what is locked

    Raises as `draw` does, and Forbidden or WrongUse for what cannot be had.
    """
    reading, number = _begun(workbook, part, again=again)
    said: list[str] = []
    operations = [*named(workbook, reading, desk), *_prepared(workbook, reading, said)]
    after = applied(workbook, Changes(tuple(operations)))
    gone = _gone(after, reading, number)
    operations += gone
    after = applied(after, Changes(tuple(gone)))
    before = read(after)
    event = before.event
    locks = _locks(workbook, reading, number, again=again)
    left, wanted = NOBODY, wanted or Wanted()
    if part.asked:
        drawn, left = draw_part(event, number, part, locks, waiting(reading, event, number, locks))
    else:
        locks = _released(locks, reading, event, number, wanted)
        drawn = _drawn(event, number, locks, wanted)
    operations += add_round(before.book, event, drawn.round, locks.typed, left.waiting)
    operations += record(after, before.book, event, _lines(drawn, locks, wanted))
    return Plan(event, drawn, locks, tuple(operations), tuple(said), left)


def _begun(workbook: Workbook, part: Part, *, again: bool) -> tuple[Reading, int]:
    """Return the reading, and which round is drawn; raise what speaks against it."""
    check_one_way(part, again=again)
    reading = opened(workbook)
    number = which_round(reading, part, again=again)
    check_rounds_before(workbook, reading, number)
    return reading, number


def _gone(workbook: Workbook, reading: Reading, number: int) -> list[Operation]:
    """Return what takes away what there is of a round; it is made anew."""
    if number in reading.rounds:
        return remove_round(workbook, reading, number)
    return [*forget_round(workbook, reading.book, number)]


def _released(locks: Locks, reading: Reading, event: Event, number: int, wanted: Wanted) -> Locks:
    """Return the locks of a redraw without what is wanted otherwise, and with the bye wanted."""
    locks = released(locks, checked(event, number, wanted))
    record = reading.drawn if number in reading.rounds else ()
    return with_bye(locks, event, number, record, wanted.bye)


def _locks(workbook: Workbook, reading: Reading, number: int, *, again: bool) -> Locks:
    """Return what stays of a round: for a redraw what is locked, else all that stands there."""
    if again:
        return locks_of(workbook, reading)
    return all_of(workbook, reading) if number in reading.rounds else Locks()


def _lines(drawn: Drawn, locks: Locks, wanted: Wanted) -> list[DrawnPair]:
    """Return what As drawn is to say: what was drawn now, and for locked pairs what it said.

    So a pair that the director made or forced stays told apart from a drawn one, and locked. One
    that the sheet Wishes asks for was drawn: it goes with its wish.
    """
    own = wanted.forced | {frozenset(game.players) for game in locks.games}
    games = tuple(game for game in drawn.round.games if frozenset(game.players) not in own)
    byes = tuple(bye.player for bye in drawn.byes if not bye.forced)
    lines = [*lines_of(replace(drawn.round, games=games, byes=byes)), *locks.lines]
    return sorted(lines, key=lambda line: (line.bye is not None, line.table or 0))


def _drawn(event: Event, number: int, locks: Locks, wanted: Wanted) -> Drawn:
    """Return the draw; the pairing is imported here, because it takes a while and few need it."""
    from nigiri.domain.pairing import draw as drawn  # noqa: PLC0415 -- as said

    # A bye that the director wants now is an order, one that he gave earlier may give way.
    byes = locks.byes if wanted.bye is not None else _byes_that_stay(event, number, locks, wanted)
    event = replace(event, wishes=(*wanted.wishes, *event.wishes))
    return drawn(event, number, locked=locks.games, byes=byes or None)


def _byes_that_stay(
    event: Event, number: int, locks: Locks, wanted: Wanted
) -> tuple[PlayerId, ...]:
    """Return the byes that leave an even number where they were given: in a section by itself."""
    from nigiri.domain.pairing.parts import parts  # noqa: PLC0415 -- as above

    taken = {player for game in locks.games for player in game.players} | wanted.seated
    free = [n for n, player in event.by_number.items() if player.plays_in(number)]
    stay: list[PlayerId] = []
    for part in parts(event, number, sorted({*free, *locks.byes} - taken)):
        here = [bye for bye in locks.byes if bye in part]
        if len(regulars(event, set(part) - set(here))) % 2 == 0:
            stay += here
    return tuple(stay)


def _prepared(workbook: Workbook, reading: Reading, said: list[str]) -> list[Operation]:
    """Return what comes before a draw: sections there, everybody numbered."""
    operations: list[Operation] = []
    if not reading.event.sections:
        ranks = [section.lowest for section in proposed(reading.event)]
        operations += write_boundaries(workbook, reading, ranks)
        said.append(
            f"{counted(len(ranks), 'section')} proposed: down to {', '.join(map(str, ranks))}."
        )
    operations += numbered(workbook, reading)[1]
    return operations


def _next(number: int) -> str:
    """Return what to do after a draw."""
    return f"Print and post: nigiri print pairings. Then enter the results of round {number}."
