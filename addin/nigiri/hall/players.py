"""What players are answered: table and code, who they are, who won, and that they go home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.concurrency import run_in_threadpool
from starlette.responses import RedirectResponse

from nigiri.desk.core.clock import clock
from nigiri.domain.model.hall import Side
from nigiri.hall import questions
from nigiri.hall.codes import check_code
from nigiri.hall.devices import phone_of
from nigiri.hall.guard import form_of
from nigiri.hall.questions import Way
from nigiri.hall.seats import (
    Seat,
    board_at,
    check_rate,
    check_seats,
    is_player,
    question,
    receive,
)
from nigiri.hall.state import Speaker
from nigiri.hall.steps import Choice
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.requests import Request
    from starlette.responses import Response

    from nigiri.domain.model.units import PlayerId
    from nigiri.hall.state import Hall
    from nigiri.hall.steps import Step

_SEE_OTHER = 303
MOST = 10
"""So many reports a minute from one phone."""


async def enter(_hall: Hall, _request: Request) -> Step:
    """Ask for table and code."""
    return questions.enter()


async def find(hall: Hall, request: Request) -> Step | Response:
    """Lead to a table, once its code is right."""
    table, code = (request.query_params.get(name, "").strip() for name in ("table", "c"))
    if not (table.isascii() and table.isdigit() and len(table) < 5):  # noqa: PLR2004 -- digits
        return questions.enter(bad=message("hall.page.table.number"))
    check_code(hall, request, code, int(table))
    return RedirectResponse(Way(f"/t/{int(table)}", {"c": code}).link(), _SEE_OTHER)


async def player_board(hall: Hall, request: Request) -> Step | Response:
    """Ask a player on, or receive a result."""
    given = await _given(request)
    found = _seat(hall, request, given)
    if not isinstance(found, Seat):
        return found
    if request.method == "POST":
        await receive(hall, found, given, MOST)
        return RedirectResponse(found.way.link(), _SEE_OTHER)
    asked = question(found, given)
    if asked is not None:
        return asked
    board, speaker, way = found
    spoken = hall.waiting().get(board.seats)
    if spoken is None or speaker.by not in {word.by for word in spoken.words}:
        return questions.won(board, way, speaker.by)
    return questions.received(board, way, speaker.by, spoken, home=_home_link(hall, found))


async def player_home(hall: Hall, request: Request) -> Step | Response:
    """Ask a player who goes home whether it is so, or receive it."""
    given = await _given(request)
    found = _seat(hall, request, given)
    if not isinstance(found, Seat):
        return found
    board, speaker, way = found
    if request.method == "POST":
        check_seats(found._replace(board=board._replace(done=False)), given)
        check_rate(hall, found, MOST)
        await run_in_threadpool(hall.report_home, board, speaker)
        _tell_home(hall, found)
        return RedirectResponse(way.link("/home"), _SEE_OTHER)
    if hall.goes_home(_number(found), board.seats.round):
        return questions.home_received(board, way, speaker.by)
    return questions.home_question(board, way, speaker.by)


async def _given(request: Request) -> Mapping[str, str]:
    """Return the fields of the address, or of the form."""
    return await form_of(request) if request.method == "POST" else dict(request.query_params)


def _seat(hall: Hall, request: Request, given: Mapping[str, str]) -> Seat | Step:
    """Return the player who asks; or the question for the code, or for who it is."""
    table, code = int(request.path_params["table"]), given.get("c", "")
    if not code:
        return questions.enter(str(table))
    check_code(hall, request, code, table)
    board = board_at(hall, table, given.get("r", ""))
    number, side = board.seats.round, given.get("by", "")
    way = Way(f"/t/{table}", {"c": code, "r": str(number)})
    if not is_player(side):
        others = [
            Choice(questions.board_words(each), Way(way.path, {"c": code}).link(r=each.seats.round))
            for each in hall.saved.boards[table]
            if not each.done and each.seats.round != number
        ]
        return questions.who(board, way, others, hall.saved.frame.speech)
    way = way._replace(along={**way.along, "by": side})
    return Seat(board, Speaker(Side(side), phone_of(request)), way)


def _home_link(hall: Hall, seat: Seat) -> Choice | None:
    """Return the link to go home, None in the last round."""
    last = hall.saved.frame.drawn.settings.rounds
    if seat.board.seats.round >= last:
        return None
    return Choice(message("hall.page.home"), seat.way.link("/home"))


def _number(seat: Seat) -> PlayerId:
    """Return the player's number."""
    seats = seat.board.seats
    return seats.white if seat.speaker.by is Side.WHITE else seats.black


def _tell_home(hall: Hall, seat: Seat) -> None:
    """Tell the director that a player goes home."""
    facts = {"name": seat.board.names[seat.speaker.by], "round": seat.board.seats.round}
    hall.tell(message("hall.serve.home", time=f"{clock():%H:%M:%S}", **facts))
