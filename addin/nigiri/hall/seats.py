"""Somebody at a board: what is asked next, and a result that is received."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from starlette.concurrency import run_in_threadpool

from nigiri.desk.core.clock import clock
from nigiri.domain.model.hall import Side
from nigiri.hall import questions
from nigiri.hall.guard import Refused
from nigiri.messages.message import message
from nigiri.workbook.spellings.results import code_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Result
    from nigiri.hall.boards import Board
    from nigiri.hall.questions import Way
    from nigiri.hall.state import Hall, Speaker
    from nigiri.hall.steps import Step

ALL = 600
"""So many results a minute from all phones together: more are no tournament."""


class Seat(NamedTuple):
    """Somebody at a board: as which side, from which phone, on which page."""

    board: Board
    speaker: Speaker
    way: Way


def board_at(hall: Hall, table: int, wanted: str) -> Board:
    """Return the board of a table: of the wanted round, else the newest that is being played.

    wanted -- digits, else ignored. Raises Refused where nobody plays there.
    """
    boards = hall.saved.boards.get(table, ())
    named = (each for each in boards if str(each.seats.round) == wanted)
    playing = (each for each in boards if not each.done)
    found = next(named, next(playing, next(iter(boards), None)))
    if found is None:
        raise Refused(404, message("hall.page.no-board", table=table))
    return found


def question(seat: Seat, given: Mapping[str, str]) -> Step | None:
    """Return the question before a result is sent, None where all is said.

    given -- of the address
    """
    board, speaker, way = seat
    if board.done:
        return questions.settled(board)
    result = _result(seat, given)
    if result is not None:
        return questions.confirm(board, way, result)
    return questions.won(board, way, speaker.by) if "change" in given else None


async def receive(hall: Hall, seat: Seat, given: Mapping[str, str], most: int) -> None:
    """Write the result that a form has; most -- so many a minute from that phone.

    Raises Refused for a pair that has changed since, and for too many.
    """
    result = _result(seat, given)
    check_seats(seat, given)
    if result is None:
        raise Refused(400, message("hall.page.no-page"))
    check_rate(hall, seat, most)
    await run_in_threadpool(hall.report, seat.board, result, seat.speaker)
    _, table, *_ = seat.board.seats
    hall.tell(
        message(
            "hall.serve.report",
            time=f"{clock():%H:%M:%S}",
            table=table,
            result=questions.result_words(seat.board, result),
            by=message(f"hall.serve.by.{seat.speaker.by.value}"),
        )
    )


def check_seats(seat: Seat, given: Mapping[str, str]) -> None:
    """Raise Refused where others sit at the board than when the question was asked."""
    seats = seat.board.seats
    if seat.board.done:
        raise Refused(409, message("hall.page.settled"), message("hall.page.settled.wrong"))
    if (given.get("white"), given.get("black")) != (str(seats.white), str(seats.black)):
        raise Refused(409, message("hall.page.pair-changed"))


def check_rate(hall: Hall, seat: Seat, most: int) -> None:
    """Raise Refused where too much comes from one phone, or from all."""
    phone = seat.speaker.device
    if not (hall.rate.allows(f"phone {phone}", most) and hall.rate.allows("all", ALL)):
        raise Refused(429, message("hall.page.too-many"), wait=60)


def _result(seat: Seat, given: Mapping[str, str]) -> Result | None:
    """Return the result in an answer, None for one that this side is not offered."""
    offered = {code_of(each): each for each in seat.board.offered(seat.speaker.by)}
    return offered.get(given.get("result", ""))


def is_player(side: str) -> bool:
    """Tell whether a text is the side of a player."""
    return side in {Side.WHITE.value, Side.BLACK.value}
