"""What helpers are answered: their code, the tables without a result, and who won there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse

from nigiri.domain.model.hall import Side
from nigiri.hall import questions
from nigiri.hall.codes import check_code
from nigiri.hall.devices import is_helper, phone_of, remember_helper
from nigiri.hall.guard import form_of
from nigiri.hall.questions import Way
from nigiri.hall.seats import Seat, board_at, question, receive
from nigiri.hall.state import Speaker
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.requests import Request
    from starlette.responses import Response

    from nigiri.hall.boards import Board
    from nigiri.hall.state import Hall
    from nigiri.hall.steps import Step

_SEE_OTHER = 303
MOST = 60
"""So many results a minute from one helper's phone."""


async def helper_tables(hall: Hall, request: Request) -> Step | Response:
    """Ask for the helpers' code, or show the tables without a result."""
    if request.method == "POST":
        given = await form_of(request)
        check_code(hall, request, given.get("code", ""))
        response = RedirectResponse("/helper", _SEE_OTHER)
        remember_helper(response, phone_of(request), hall.codes)
        return response
    if not is_helper(request, hall.codes):
        return questions.helper_code()
    table = request.query_params.get("done", "")
    done = message("hall.page.helper.done", table=int(table)) if table.isdecimal() else None
    return questions.helper_tables(_unfinished(hall), hall.waiting(), done)


async def helper_board(hall: Hall, request: Request) -> Step | Response:
    """Ask a helper for the result of a table, or receive it."""
    if not is_helper(request, hall.codes):
        return RedirectResponse("/helper", _SEE_OTHER)
    posted = request.method == "POST"
    given = await form_of(request) if posted else dict(request.query_params)
    table = int(request.path_params["table"])
    board = board_at(hall, table, given.get("r", ""))
    way = Way(f"/helper/t/{table}", {"r": str(board.seats.round)})
    seat = Seat(board, Speaker(Side.HELPER, phone_of(request)), way)
    if posted:
        await receive(hall, seat, given, MOST)
        return RedirectResponse(f"/helper?done={table}", _SEE_OTHER)
    return question(seat, given) or questions.won(board, way, Side.HELPER)


def _unfinished(hall: Hall) -> Iterator[Board]:
    """Yield the boards without a result in the workbook, in the order of the tables."""
    for boards in hall.saved.boards.values():
        yield from (board for board in boards if not board.done)
