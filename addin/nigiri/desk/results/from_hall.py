"""Take in what the hall reported: results, and who goes home.

on the sheet   said, and new                  what is done with it
no result      by one side, or all alike      Result
               by two phones, all alike       Result and Second pass: verified
               not alike                      nothing; it waits until the director has typed
a result       the same                       Second pass, unless the phone was the first pass
               another one                    Second pass, where it shows as disagreeing (B11)
               not alike among themselves     nothing: the director has decided

Result is never overwritten, nor is what stands in Second pass. A report about two who no longer sit
at that table is told and left. Taken in is what a line of the Log on the sheet was written with:
so whoever goes back finds it waiting again, and what was taken in never acts twice.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property
from operator import methodcaller
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import Desk, LogLine, read_writable
from nigiri.desk.core.finish import finish
from nigiri.desk.core.normalise import out_cell
from nigiri.desk.core.phrases import player_label, rounds_named, tables_named
from nigiri.desk.results.enter import remaining_sentence
from nigiri.domain.model.event import Outcome, Result
from nigiri.domain.model.hall import Agreement, Side, spoken
from nigiri.errors import Forbidden
from nigiri.messages.message import message, several
from nigiri.workbook.apply import applied
from nigiri.workbook.log import newest_seal, seals_of
from nigiri.workbook.model.cells import address
from nigiri.workbook.model.changes import Ask, Changes, Say
from nigiri.workbook.read.player_references import names_of
from nigiri.workbook.read.workbook import read
from nigiri.workbook.spellings.results import read_back, written

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

    from nigiri.desk.core.work import Action
    from nigiri.domain.model.event import Game
    from nigiri.domain.model.hall import GoesHome, Inbox, Reported, Spoken
    from nigiri.domain.model.units import PlayerId
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.read.rounds import RoundReading
    from nigiri.workbook.read.workbook import Reading

_OTHER = {Outcome.WHITE: Outcome.BLACK, Outcome.BLACK: Outcome.WHITE}
_OTHER_SIDE = {Side.WHITE: Side.BLACK, Side.BLACK: Side.WHITE}


class Taken(NamedTuple):
    """What is to be done with the inbox, and how it will be known as done.

    seal -- of the line of the Log that it is written with, "" where nothing is written
    ids -- of the reports that are then taken in
    """

    changes: Changes
    seal: str = ""
    ids: frozenset[str] = frozenset()


def take_in(workbook: Workbook, desk: Desk, inbox: Inbox, *, home: bool = True) -> Taken:
    """Return the changes that take in what the hall reported since, and what is taken in by them.

    home -- also who goes home, after asking
    Raises SheetProblems for wrong cells, Forbidden when nothing is drawn, and for the inbox of
    another event that had the name of the file.
    """
    reading = read_writable(workbook)
    if not reading.rounds:
        raise Forbidden(message("report.no-round"))
    if inbox.event and inbox.event != reading.event.settings.event_id:
        raise Forbidden(message("hall.take.other-event"))
    hall = _Hall(workbook, reading, inbox)
    leavers = hall.leavers if home else {}
    cells = [*_result_cells(hall), *_out_cells(hall, leavers)]
    operations = [operation for each in cells for operation in each.operations()]
    after = read(applied(workbook, Changes(tuple(operations))))
    say = [*_questions(hall, leavers), *map(Say, _sentences(hall, after, leavers))]
    log = [_log_line(hall, cells, leavers)] if operations else []
    changes = finish(workbook, [*operations, *say], desk, "result", log)
    if not log:
        return Taken(changes)
    return Taken(changes, newest_seal(applied(workbook, changes)), hall.settled(leavers))


def taking(
    inbox: Inbox, note: Callable[[str, Collection[str]], None], *, home: bool = True
) -> Action:
    """Return the action that takes in; note -- called with seal and ids before that is written."""

    def action(workbook: Workbook, desk: Desk) -> Changes:
        taken = take_in(workbook, desk, inbox, home=home)
        note(taken.seal, taken.ids)
        return taken.changes

    return action


def waiting(workbook: Workbook, inbox: Inbox) -> int:
    """Return the number of tables about which something in the inbox waits to be taken in."""
    hall = _Hall(workbook, read(workbook), inbox)
    return sum(board.deed in {*_WRITES, "disagree"} for board in hall.boards)


def waiting_sentences(workbook: Workbook, inbox: Inbox) -> tuple[Message, ...]:
    """Return the sentence on what waits in the inbox, with the command; () for nothing."""
    many = waiting(workbook, inbox)
    return (message("hall.take.waiting", many=many),) if many else ()


_WRITES = {"entered", "agreed", "verified", "other"}
"""Of what may be done about a board, that which writes into cells."""


class _Board(NamedTuple):
    """A board about which something new was said.

    new -- the words not taken in yet; heard -- the phones whose words about it were taken in
    readable -- the sheet has the column Second pass
    """

    this: RoundReading
    row: int
    said: Spoken
    new: tuple[Reported, ...]
    heard: frozenset[str]
    readable: bool

    @property
    def game(self) -> Game:
        """Return the game as it stands on the sheet."""
        return self.this.games[self.row]

    @property
    def number(self) -> int:
        """Return the number of the round."""
        return self.this.round.number

    @property
    def result(self) -> Result:
        """Return the newest word."""
        return self.new[-1].result

    @property
    def deed(self) -> str:
        """Return the key of what is done about it: see the head of this module.

        "stays" for a result beside which the words are only told, "" where nothing is to be done
        """
        agreement = self.said.agreement
        if self.game.result is None:
            return {Agreement.DISAGREE: "disagree", Agreement.AGREED: "agreed"}.get(
                agreement, "entered"
            )
        if len({word.result for word in self.new}) > 1:
            return "stays"
        return self._second_deed

    @property
    def _second_deed(self) -> str:
        """Return the key of what is done about a board that has a result."""
        second, same = self.this.second.get(self.row), self.result == self.game.result
        if second is not None:
            return "" if self.result in {second, self.game.result} else "stays"
        if not same:
            return "other" if self.readable else "stays"
        own = {word.device for word in self.new} <= self.heard
        return "verified" if self.readable and not own else ""


class _Hall:
    """The inbox held against the workbook."""

    def __init__(self, workbook: Workbook, reading: Reading, inbox: Inbox) -> None:
        """Find who sits where now, and what was taken in already."""
        self.workbook, self.reading, self.inbox = workbook, reading, inbox
        seals = {*seals_of(workbook)} & inbox.taken.keys()
        self.taken = frozenset(id_ for seal in seals for id_ in inbox.taken[seal])
        self.moved: list[Reported] = []
        self._reported: dict[tuple[int, int], list[Reported]] = defaultdict(list)
        for report in inbox.reported:
            self._sort(report)

    def _sort(self, report: Reported) -> None:
        """Put a report to its board, or to those whose players sit elsewhere."""
        this = self.reading.rounds.get(report.round)
        for row, game in this.games.items() if this is not None else ():
            if game.table == report.table and {*game.players} == {report.white, report.black}:
                self._reported[report.round, row].append(_turned(report, game))
                return
        if report.id not in self.taken:
            self.moved.append(report)

    @cached_property
    def boards(self) -> tuple[_Board, ...]:
        """Return the boards about which something new was said, in order of rounds and tables."""
        found = []
        for (number, row), reports in self._reported.items():
            (said,) = spoken(reports)
            new = tuple(word for word in said.words if word.id not in self.taken)
            heard = frozenset(each.device for each in reports if each.id in self.taken)
            readable = "second" in self.reading.book.rounds[number].columns
            if new:
                this = self.reading.rounds[number]
                found.append(_Board(this, row, said, new, heard, readable))
        return tuple(sorted(found, key=lambda board: board.said.seats))

    def of(self, *deeds: str, number: int | None = None) -> list[_Board]:
        """Return the boards about which one of these things is done; number -- of one round."""
        return [
            board for board in self.boards if board.deed in deeds and number in {None, board.number}
        ]

    @property
    def rounds(self) -> tuple[int, ...]:
        """Return the rounds about which something new was said."""
        return tuple(dict.fromkeys(board.number for board in self.boards))

    @cached_property
    def leavers(self) -> Mapping[PlayerId, frozenset[int]]:
        """Return number -> the rounds not drawn yet for which a player goes home and is not out."""
        event = self.reading.event
        found: dict[PlayerId, frozenset[int]] = {}
        for goes in self._new_home:
            first = max(goes.round, len(event.rounds)) + 1
            rounds = frozenset(range(first, event.settings.rounds + 1))
            left = rounds - event.player(goes.number).out
            if left:
                found[goes.number] = left | found.get(goes.number, frozenset())
        return found

    @property
    def _new_home(self) -> list[GoesHome]:
        """Return the words of players of the event who go home, not taken in yet."""
        there = self.reading.event.by_number
        return [
            goes for goes in self.inbox.home if goes.id not in self.taken and goes.number in there
        ]

    def settled(self, leavers: Mapping[PlayerId, frozenset[int]]) -> frozenset[str]:
        """Return the ids of what is taken in now: all but what waits for the director."""
        waits = {seats_of(board) for board in self.of("disagree")}
        said = {
            report.id
            for at, reports in self._reported.items()
            for report in reports
            if at not in waits
        }
        home = {goes.id for goes in self._new_home if goes.number in leavers}
        return frozenset({*said, *home, *(report.id for report in self.moved)} - self.taken)


def seats_of(board: _Board) -> tuple[int, int]:
    """Return round and row of a board."""
    return board.number, board.row


def _turned(report: Reported, game: Game) -> Reported:
    """Return a report about a board as its players sit there now: they may have changed seats."""
    if report.white == game.white:
        return report
    outcome = report.result.outcome
    return report._replace(
        white=game.white,
        black=game.black,
        result=Result(_OTHER.get(outcome, outcome), report.result.by_default),
        by=_OTHER_SIDE.get(report.by, report.by),
    )


def _result_cells(hall: _Hall) -> Iterator[Cells]:
    """Yield the cells of each round that are written."""
    for number in hall.rounds:
        location = hall.reading.book.rounds[number]
        cells = Cells(location, hall.workbook[location.name])
        for board in hall.of(*_WRITES, number=number):
            if board.deed in {"entered", "agreed"}:
                cells.put(board.row, "result", written(board.result))
            if board.deed != "entered" and board.row not in board.this.second:
                cells.put(board.row, "second", read_back(board.result, board.game))
        yield cells


def _out_cells(hall: _Hall, leavers: Mapping[PlayerId, frozenset[int]]) -> Iterator[Cells]:
    """Yield the cells of Out in rounds that are written."""
    reading = hall.reading
    location = reading.book.locations["players"]
    cells = Cells(location, hall.workbook[location.name])
    for row, player in reading.player_rows.items():
        rounds = leavers.get(player.number) if player.number is not None else None
        if rounds:
            sits_out = methodcaller("sitting_out", rounds)
            cells.put(row, "out", out_cell(reading, cells.get(row, "out"), sits_out))
    yield cells


def _by_rounds(
    leavers: Mapping[PlayerId, frozenset[int]],
) -> Mapping[frozenset[int], list[PlayerId]]:
    """Return rounds -> the players who go home before them."""
    found: dict[frozenset[int], list[PlayerId]] = defaultdict(list)
    for number, rounds in leavers.items():
        found[rounds].append(number)
    return found


def _questions(hall: _Hall, leavers: Mapping[PlayerId, frozenset[int]]) -> Iterator[Ask]:
    """Yield the questions on players who go home."""
    event = hall.reading.event
    for rounds, numbers in _by_rounds(leavers).items():
        facts = {"names": names_of(map(event.player, numbers)), "rounds": rounds_named(rounds)}
        yield Ask(message("hall.take.home", many=len(numbers), **facts))


def _sentences(
    hall: _Hall, after: Reading, leavers: Mapping[PlayerId, frozenset[int]]
) -> Iterator[str]:
    """Yield the sentences on what was taken in, what was not, and what comes next."""
    for number in hall.rounds:
        yield from _round_sentences(hall, number, after)
    if hall.moved:
        yield message("hall.take.moved", boards=several(dict.fromkeys(map(_moved, hall.moved))))
    yield from _leavers_sentences(hall.reading, leavers)
    if hall.inbox.unreadable:
        yield message("hall.take.unreadable", many=hall.inbox.unreadable)
    if not (hall.of(*_WRITES, "disagree", "stays") or hall.moved or leavers):
        yield message("hall.take.none")


def _leavers_sentences(
    reading: Reading, leavers: Mapping[PlayerId, frozenset[int]]
) -> Iterator[Message]:
    """Yield the sentences on players who go home: byes that they lose, and a draft with them."""
    event, draft = reading.event, reading.draft
    for rounds, numbers in _by_rounds(leavers).items():
        names = names_of(map(event.player, numbers))
        yield message("attendance.out", rounds=rounds_named(rounds), names=names)
    for number, rounds in leavers.items():
        player = event.player(number)
        if gone := player.promised & rounds:
            facts = {"name": names_of([player]), "rounds": rounds_named(gone)}
            yield message("attendance.out.promise", **facts)
    if draft is not None and any(draft.number in rounds for rounds in leavers.values()):
        yield message("attendance.draft", round=draft.number)


def _round_sentences(hall: _Hall, number: int, after: Reading) -> Iterator[str]:
    """Yield the sentences on a round; after -- the workbook as it will be."""
    entered, this = _tables(hall.of(*_ENTERS, number=number)), after.rounds[number]
    if entered:
        yield message("hall.take.entered", round=number, tables=tables_named(entered))
    if hall.of("agreed", "verified", number=number):
        many = {"verified": len(this.verified_rows), "boards": len(this.games)}
        yield message("results.back.verified", round=number, **many)
    for board in hall.of(*_TOLD, number=number):
        yield _words_sentence(hall, board)
    complete = all(game.result is not None for game in this.games.values())
    if hall.of(*_WRITES, number=number) and not (complete and hall.of("other", number=number)):
        yield remaining_sentence(this, {}, {}, after)


_TOLD = ("disagree", "stays", "other")
"""Of what may be done about a board, that which the director is told word for word."""
_ENTERS = ("entered", "agreed")
"""Of what may be done about a board, that which gives it a result."""


def _words_sentence(hall: _Hall, board: _Board) -> Message:
    """Return the sentence on a board whose words are told."""
    words = board.said.words if board.deed == "disagree" else board.new
    said = several(
        message("hall.take.says", who=_speaker(hall, word), result=written(word.result))
        for word in words
    )
    facts = {"round": board.number, "table": board.game.table, "words": said}
    if board.game.result is None:
        return message("hall.take.disagree", **facts)
    key = "hall.take.other" if board.deed == "other" else "hall.take.stays"
    return message(key, result=written(board.game.result), **facts)


def _speaker(hall: _Hall, word: Reported) -> str:
    """Return the one who said something about a board, in words: a player, or a helper."""
    number = {Side.WHITE: word.white, Side.BLACK: word.black}.get(word.by)
    if number is not None:
        return player_label(hall.reading.event, number)
    return message("hall.take.helper.named" if word.name else "hall.take.helper", name=word.name)


def _moved(report: Reported) -> Message:
    """Return a board at which these two no longer sit, in words."""
    return message("hall.take.board", **report.seats._asdict())


def _tables(boards: Iterable[_Board]) -> list[int]:
    """Return the numbers of the tables."""
    return [board.said.seats.table for board in boards]


def _log_line(
    hall: _Hall, cells: Sequence[Cells], leavers: Mapping[PlayerId, frozenset[int]]
) -> LogLine:
    """Return the line of the Log on all that was taken in.

    With the range of its cells in Result where it is about one round, as for results that are typed
    """
    entered = [
        message("log.results.one", table=board.said.seats.table, result=written(board.result))
        for board in hall.of(*_ENTERS)
    ]
    parts = [message("log.results", many=len(entered), results=several(entered))] if entered else []
    for key, boards in (("verified", hall.of("agreed", "verified")), ("other", hall.of("other"))):
        if boards:
            parts.append(message(f"hall.take.log.{key}", tables=tables_named(_tables(boards))))
    if leavers:
        numbers = ", ".join(map(str, sorted(leavers)))
        parts.append(message("hall.take.log.home", numbers=numbers))
    line = LogLine(message("hall.take.log", parts=several(parts, "; ")))
    written_rounds = [each for each in cells if each.changes and each.location.number]
    if len(written_rounds) != 1:
        return line
    return line._replace(sheet=written_rounds[0].location.name, cell=_range(written_rounds[0]))


def _range(cells: Cells) -> str:
    """Return the range of the results written in a round, "" where there is none."""
    column = cells.location.columns.get("result")
    rows = [change.row for change in cells.changes if change.column == column]
    if not rows or column is None:
        return ""
    first, last = address(min(rows), column), address(max(rows), column)
    return first if first == last else f"{first}:{last}"
