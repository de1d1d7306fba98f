"""Draw the next round, or the newest one again, onto its own sheet."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from nigiri.desk.command import Desk, LogLine, finish, opened
from nigiri.desk.english import counted
from nigiri.desk.identity import named
from nigiri.desk.locks import Locks, locks_of
from nigiri.desk.people import numbered
from nigiri.desk.sections import proposed, write_boundaries
from nigiri.desk.sheets import add_round, forget_round, lines_of, record, remove_round
from nigiri.desk.wanted import Wanted, checked, released, with_bye
from nigiri.domain.byes import regulars
from nigiri.errors import Forbidden
from nigiri.workbook.apply import applied
from nigiri.workbook.changes import Changes, Operation, Say
from nigiri.workbook.read import read
from nigiri.workbook.words import text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.domain.model import Event
    from nigiri.domain.pairing import Drawn
    from nigiri.domain.units import PlayerId
    from nigiri.workbook.cells import Workbook
    from nigiri.workbook.read import Reading
    from nigiri.workbook.read_drawn import DrawnPair


def draw(workbook: Workbook, desk: Desk, *, again: bool = False) -> Changes:
    """Return the changes that draw the next round.

    again -- draw the newest round once more: pairs with a result, a keep mark, or that differ
    from what was drawn stay as they are

    Numbers newcomers, and proposes sections where there are none. Raises SheetProblems for wrong
    cells, Forbidden when results are missing or all rounds are drawn, NoPairing when no round
    without a rematch exists. Nothing is drawn half.
    """
    plan = planned(workbook, desk, again=again)
    say = [Say(sentence) for sentence in plan.sentences]
    command = "draw --again" if again else "draw"
    return finish(workbook, [*plan.operations, *say], desk, command, plan.log)


@dataclass(frozen=True)
class Plan:
    """A draw before anything follows from it.

    event -- as it is without this round, everybody numbered
    operations -- what writes the round; done -- what was done before it, in sentences
    """

    event: Event
    drawn: Drawn
    locks: Locks
    operations: tuple[Operation, ...]
    done: tuple[str, ...] = ()

    @property
    def summary(self) -> str:
        """Return the draw in a sentence."""
        kept = len(self.locks.games)
        return summary(self.event, self.drawn) + (f" {counted(kept, 'pair')} kept." if kept else "")

    @property
    def sentences(self) -> tuple[str, ...]:
        """Return what the director is told."""
        return (*self.done, self.summary, _next(self.drawn.round.number))

    @property
    def log(self) -> list[LogLine]:
        """Return the lines of the Log."""
        language, number = self.event.settings.language, self.drawn.round.number
        return [LogLine(self.summary, text("sheet.round", language, number=number)),
                *self.locks.lost]  # fmt: skip


def planned(
    workbook: Workbook, desk: Desk, *, again: bool = False, wanted: Wanted | None = None
) -> Plan:
    """Return the draw of the next round, or of the newest again, as `draw` makes it.

    wanted -- pairs and a bye of the director's, which win over what is locked

    Raises as `draw` does, and Forbidden or WrongUse for what cannot be had.
    """
    reading, wanted = opened(workbook), wanted or Wanted()
    number = len(reading.event.rounds) + (0 if again else 1)
    _check_allowed(reading.event, number, again=again)
    said: list[str] = []
    operations = [*named(workbook, reading, desk), *_prepared(workbook, reading, said)]
    after = applied(workbook, Changes(tuple(operations)))
    locks = locks_of(workbook, reading) if again else Locks()
    gone: list[Operation] = (
        remove_round(after, reading, number)
        if again
        else [*forget_round(after, reading.book, number)]
    )
    operations += gone
    after = applied(after, Changes(tuple(gone)))
    before = read(after)
    event, book = before.event, before.book
    locks = released(locks, checked(event, number, wanted))
    locks = with_bye(locks, event, number, reading.drawn if again else (), wanted.bye)
    drawn = _drawn(event, number, locks, wanted)
    operations += add_round(book, event, drawn.round, locks.typed)
    operations += record(after, book, event, _lines(drawn, locks))
    return Plan(event, drawn, locks, tuple(operations), tuple(said))


def _lines(drawn: Drawn, locks: Locks) -> list[DrawnPair]:
    """Return what As drawn is to say: what was drawn now, and for locked pairs what it said.

    So a pair that the director made stays told apart from a drawn one, and locked.
    """
    games = tuple(board.game for board in drawn.boards if not board.locked)
    byes = tuple(bye.player for bye in drawn.byes if not bye.forced)
    lines = [*lines_of(replace(drawn.round, games=games, byes=byes)), *locks.lines]
    return sorted(lines, key=lambda line: (line.bye is not None, line.table or 0))


def _drawn(event: Event, number: int, locks: Locks, wanted: Wanted) -> Drawn:
    """Return the draw; the pairing is imported here, because it takes a while and few need it."""
    from nigiri.domain.pairing import draw as drawn  # noqa: PLC0415 -- as said

    playing = [n for n, player in event.by_number.items() if player.plays_in(number)]
    taken = {player for game in locks.games for player in game.players} | set(locks.byes)
    even = len(regulars(event, set(playing) - taken - wanted.seated)) % 2 == 0
    # A bye that the director wants now is an order, one that he gave earlier gives way.
    byes = (locks.byes if even or wanted.bye is not None else ()) or None
    return drawn(event, number, locked=locks.games, byes=byes, wishes=wanted.wishes)


def _check_allowed(event: Event, number: int, *, again: bool) -> None:
    """Raise Forbidden when the round cannot be drawn now."""
    if again and not event.rounds:
        msg = "No round is drawn yet; draw round 1 with: nigiri draw"
        raise Forbidden(msg)
    if number > event.settings.rounds:
        msg = (f"All {event.settings.rounds} rounds are drawn. "
               "For one more, raise Rounds on the Event sheet.")  # fmt: skip
        raise Forbidden(msg)
    for this in event.rounds[: number - 1]:
        missing = [game.table or 0 for game in this.games if game.result is None]
        if missing:
            tables = f"table{'s' * (len(missing) > 1)} {', '.join(map(str, missing))}"
            msg = (
                f"Round {this.number} is not complete: "
                f"enter the results of {tables}, then draw round {number}."
            )
            raise Forbidden(msg)


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


def summary(event: Event, drawn: Drawn) -> str:
    """Return the draw in a sentence: how many boards, who has the bye, who need not play (B6)."""
    this = drawn.round
    boards = counted(len(this.games), "table")
    byes = _named(event, (bye.player for bye in drawn.byes))
    words = f"Round {this.number}: {boards}, {f'bye: {byes}' if byes else 'no bye'}."
    idle = [n for n, p in sorted(event.by_number.items())
            if p.plays_in(this.number) and p.may_sit_out(this.number)
            and n not in this.game_by_player and n not in this.byes]  # fmt: skip
    spare = _named(event, (n for n in idle if event.player(n).reserve))
    out = _named(event, (n for n in idle if not event.player(n).reserve))
    words += f" Not needed: {spare}." if spare else ""
    return words + (f" Sits out, as offered: {out}." if out else "")


def _named(event: Event, players: Iterable[PlayerId]) -> str:
    """Return players by number and name, with commas between."""
    return ", ".join(f"{number} {event.player(number).name}" for number in players)


def _next(number: int) -> str:
    """Return what to do after a draw."""
    return f"Print and post: nigiri print pairings. Then enter the results of round {number}."
